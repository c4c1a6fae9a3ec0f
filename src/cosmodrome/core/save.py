"""The save file: small JSON with rules version, seed, options, seats and actions.

Pure: bytes in, a `Save` out, or a `SaveError` that names the place. A state's digest at the end tells a damaged file.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.message import say
from cosmodrome.core.records import ANYTHING, Action, Records, plain, read_json
from cosmodrome.core.refusal import SaveError

FORMAT = 2
OLDEST = 1
"""Format 1 has digests of states that were laid out differently: its actions are checked, the digest is not."""


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: str
    content: str
    seed: int
    seats: int
    players: tuple[str, ...]
    options: dict[str, str]
    actions: tuple[tuple[Seat, Any], ...]
    """Who did what: a seat and an action, in JSON data."""
    check: str
    """Digest of the state that the actions lead to."""
    cosmodrome: int = FORMAT

    def check_end(self, found: str) -> None:
        """Raises `SaveError` where the actions lead to a state with another digest than the one saved."""
        if self.cosmodrome == FORMAT and found != self.check:
            raise SaveError(say("save-wrong-position"))


def encode(save: Save) -> bytes:
    """One line per action, so that two files can be compared by eye."""
    data = plain(save)
    lines = ",\n  ".join(_compact(action) for action in data.pop("actions"))
    head = ",\n ".join(f"{_compact(name)}: {_compact(value)}" for name, value in data.items())
    return f'{{{head},\n "actions": [\n  {lines}\n ]}}\n'.encode()


def decode(data: bytes) -> Save:
    try:
        found = read_json(ANYTHING, data)
    except msgspec.DecodeError as error:
        raise SaveError(say("save-not-json", error=str(error))) from error
    version = found.get("cosmodrome") if isinstance(found, dict) else None
    if not isinstance(version, int):
        raise SaveError(say("save-not-ours"))
    if not OLDEST <= version <= FORMAT:
        raise SaveError(say("save-format", found=version, oldest=OLDEST, newest=FORMAT))
    try:
        return msgspec.convert(found, Save)
    except msgspec.ValidationError as error:
        raise SaveError(say("save-damaged", error=str(error))) from error


def check_versions(save: Save, game: Game[Any]) -> None:
    meta = game.meta
    if save.game != meta.id:
        raise SaveError(say("save-other-game", found=save.game, wanted=meta.id))
    if save.rules != meta.rules_version:
        raise SaveError(say("save-other-rules", found=save.rules, current=meta.rules_version))
    if save.content != game.content:
        raise SaveError(say("save-other-content", found=save.content, current=game.content))


def read_action(records: Records, number: int, data: Any) -> Action:
    try:
        return records.read_action(data)
    except msgspec.ValidationError as error:
        raise SaveError(say("save-unreadable-action", number=number, error=str(error))) from error


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()
