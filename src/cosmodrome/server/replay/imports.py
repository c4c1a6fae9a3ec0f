"""Games that come from elsewhere: a save file, or the beginning of another game. They are played again in a process of
their own before a table is opened for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.refusal import SaveError
from cosmodrome.core.save import Save, check_of, read_action
from cosmodrome.server.replay.frames import Rendering
from cosmodrome.server.replay.render import Script
from cosmodrome.server.thinking.backlog import Backlog, Client
from cosmodrome.table.commands import MOST_ACTIONS
from cosmodrome.table.person import clean_name
from cosmodrome.table.table import Table


async def render_save(backlog: Backlog, client: Client, game: Game[Any], save: Save) -> tuple[Match, Rendering]:
    """The match of a save file at its beginning, and all frames of it; `SaveError` says what is wrong with the file."""
    match = Match.replay(game, save, upto=0)
    if len(save.actions) > MOST_ACTIONS:
        raise SaveError(say("import-long", found=len(save.actions), most=MOST_ACTIONS))
    acts = [
        (seat, read_action(game.records, number, data)) for number, (seat, data) in enumerate(save.actions, start=1)
    ]
    called = tuple(map(clean_name, match.players))
    script = Script(game, match.seats, match.seed, match.options, called, over=True)
    rendering = await _rendered(backlog, client, Rendering(script, None, acts))
    assert rendering.last is not None
    save.check_end(check_of(game, script.position(rendering.last.position), acts))
    if not rendering.last.over:
        raise SaveError(say("import-unfinished"))
    return match, rendering


async def render_beginning(
    backlog: Backlog, client: Client, table: Table, acts: Sequence[tuple[Seat, Any]], called: Sequence[str]
) -> Rendering:
    """The frames of the table's game up to the last of these actions."""
    opened = table.opened
    script = Script(table.game, opened.seats, opened.seed, opened.options, tuple(called), over=False)
    return await _rendered(backlog, client, Rendering(script, None, acts))


async def _rendered(backlog: Backlog, client: Client, rendering: Rendering) -> Rendering:
    await rendering.render(backlog, client, backlog.piece(client))
    if rendering.error:
        raise rendering.error
    return rendering
