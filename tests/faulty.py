"""Games with a verb of their flow replaced, for tests that want to see what comes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmodrome.core.flow import Flow
from cosmodrome.core.game import Game


def with_flow(game: Game[Any], **verbs: Any) -> Game[Any]:
    """The game with these functions in place of its flow's."""
    flow = object.__new__(Flow)
    vars(flow).update({**vars(game.flow), **verbs})
    return msgspec.structs.replace(game, flow=flow)
