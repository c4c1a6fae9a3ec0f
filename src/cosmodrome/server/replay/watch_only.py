"""Tables that this server cannot play on: rules and data are pinned when a game begins, and nothing else can play it
on; a record that is damaged is set aside.

Such a table is watched from what its spectators saw (`recorder.py`), from their perspective only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.message import Message, Text, say
from cosmodrome.core.refusal import Problem, SaveError
from cosmodrome.server.http.cards import TableCard, read_card
from cosmodrome.server.http.requests import Frame, Replay
from cosmodrome.server.replay.kept import Kept
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.recordings import Edition
from cosmodrome.server.store.store import Damaged, Store, Stored
from cosmodrome.table import event_log as ev
from cosmodrome.table.table import Table

FindGame = Callable[[str], Game[Any]]
MOVES = (ev.GameBegan, ev.Acted, ev.Undone)


class WatchOnly(Problem):
    """This server cannot play a table on, for the reason given."""

    def __init__(self, table_id: str, reason: Text) -> None:
        super().__init__(reason)
        self.table_id = table_id


def why_not(error: Exception) -> Message:
    """For people. Every reason that is given here is a message of the server, not of a game."""
    if isinstance(error, Damaged):
        return say("watch-only", why=say("watch-damaged", damage=error.text))
    return say("watch-only", why=error.text if isinstance(error, SaveError) else say("watch-unknown"))


def opened_again(table_id: str, history: Sequence[Stored], find_game: FindGame) -> Table:
    """The table as it was first; `SaveError` where this server's rules are not those it was played by."""
    opened = opened_event(history)
    check_edition(edition_of(history), find_game(opened.game))
    return Table(table_id, opened, history[0].at, find_game)


def opened_event(history: Sequence[Stored]) -> ev.TableOpened:
    opened = history[0].event if history else None
    if not isinstance(opened, ev.TableOpened):
        raise SaveError(say("watch-no-beginning"))
    return opened


def edition_of(history: Sequence[Stored]) -> Edition | None:
    """The rules and data that bind the table; None while people gather: a game begins with those of its day."""
    opened = opened_event(history)
    began = next((one.event for one in history if isinstance(one.event, ev.GameBegan)), None)
    if began is not None and began.rules:
        return Edition(opened.game, began.rules, began.content)
    return Edition(opened.game, opened.rules, opened.content) if began or opened.actions else None


def check_edition(edition: Edition | None, game: Game[Any]) -> None:
    here = Edition(game.meta.id, game.meta.rules_version, game.content)
    if edition is None or game.plays(edition.rules, edition.content):
        return
    if edition.rules != here.rules:
        raise SaveError(say("watch-rules", found=edition.rules, here=here.rules))
    raise SaveError(say("watch-content"))


def last_move(history: Sequence[Stored]) -> int:
    """The number of the last event that changed the board; 0 before the game."""
    return next((one.number for one in reversed(history) if isinstance(one.event, MOVES)), 0)


def retired(card: TableCard, reason: Text) -> TableCard:
    """The table in a list: nobody decides there any more."""
    seats = tuple(msgspec.structs.replace(seat, deciding=False) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats, your_move=False, watch_only=reason)


async def recorded_replay(store: Store, recorder: Recorder, table_id: str, kept: Kept, start: int) -> Replay:
    """A page of what spectators saw, in the edition of the game in which they saw it."""
    card, page = read_card(await store.card(table_id)), kept.page
    edition, seed = await _edition_and_seed(store, table_id)
    last = msgspec.json.decode(kept.last, type=Frame) if kept.last else None
    return Replay(
        game=card.game,
        name=card.name,
        players=[seat.name for seat in card.seats],
        colours=[seat.colour for seat in card.seats if seat.colour],
        frames=as_frames(page.frames),
        made=page.made,
        total=page.total,
        outcome=last.outcome if last else None,
        seed=seed if card.stage == "over" else "",
        book=await recorder.edition(edition) if edition and not start else None,
        latest=last.view if last and not start else None,
    )


def as_frames(page: Sequence[bytes]) -> list[Frame]:
    """Frames that are JSON already: they are put into the answer as they are."""
    return cast("list[Frame]", [msgspec.Raw(frame) for frame in page])


async def _edition_and_seed(store: Store, table_id: str) -> tuple[Edition | None, str]:
    try:
        history = await store.beginning(table_id)
        return edition_of(history), str(opened_event(history).seed)
    except (Damaged, SaveError):
        return None, ""
