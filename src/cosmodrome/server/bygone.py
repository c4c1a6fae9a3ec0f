"""Tables of other versions: rules and data are pinned when a game begins, and nothing else can play it on.

Such a table is watched from what its spectators saw (`chronicle.py`), through their eyes only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.refusal import SaveError
from cosmodrome.server.cards import TableCard
from cosmodrome.server.chronicle import Chronicle
from cosmodrome.server.keepsakes import Edition
from cosmodrome.server.requests import Replay
from cosmodrome.server.store import Store, Stored
from cosmodrome.table import happenings as h
from cosmodrome.table.table import Table

FindGame = Callable[[str], Game[Any]]
MOVES = (h.GameBegan, h.Acted, h.Undone)


class WatchOnly(Exception):
    """This server cannot play a table on, for the reason given."""

    def __init__(self, table_id: str, reason: str) -> None:
        super().__init__(reason)
        self.table_id = table_id
        self.reason = reason


def why_not(error: Exception) -> str:
    """In one sentence, for people."""
    reason = str(error) if isinstance(error, SaveError) else "This server's rules cannot follow this game"
    return f"{reason}: it can be watched, not played on."


def built_again(table_id: str, history: Sequence[Stored], find_game: FindGame) -> Table:
    """The table as its happenings made it; `SaveError` where this server's rules are not those it was played by."""
    opened = opening_of(history)
    check_edition(edition_of(history), find_game(opened.game))
    table = Table(table_id, opened, history[0].at, find_game)
    for stored in history[1:]:
        table.take(stored.happening, stored.at)
    return table


def opening_of(history: Sequence[Stored]) -> h.TableOpened:
    opened = history[0].happening if history else None
    if not isinstance(opened, h.TableOpened):
        raise SaveError("Nothing is known of how this table began")
    return opened


def edition_of(history: Sequence[Stored]) -> Edition | None:
    """The rules and data that bind the table; None while people gather: a game begins with those of its day."""
    opened = opening_of(history)
    began = next((one.happening for one in history if isinstance(one.happening, h.GameBegan)), None)
    if began is not None and began.rules:
        return Edition(opened.game, began.rules, began.content)
    return Edition(opened.game, opened.rules, opened.content) if began or opened.actions else None


def check_edition(edition: Edition | None, game: Game[Any]) -> None:
    here = Edition(game.meta.id, game.meta.rules_version, game.content)
    if edition is None or edition == here:
        return
    if edition.rules != here.rules:
        raise SaveError(f"Played with rules {edition.rules}; this server plays rules {here.rules}")
    raise SaveError("Played with other component data than this server has")


def last_move(history: Sequence[Stored]) -> int:
    """The number of the last happening that changed the board; 0 before the game."""
    return next((one.number for one in reversed(history) if isinstance(one.happening, MOVES)), 0)


def retired(stored: str, reason: str) -> TableCard:
    """The table in a list: nobody decides there any more."""
    card = msgspec.json.decode(stored, type=TableCard)
    seats = tuple(msgspec.structs.replace(seat, deciding=False) for seat in card.seats)
    return msgspec.structs.replace(card, seats=seats, your_move=False, watch_only=reason)


async def bygone_replay(store: Store, chronicle: Chronicle, table_id: str) -> Replay:
    """What spectators saw, in the edition of the game in which they saw it."""
    card, history = retired(await store.card(table_id), ""), await store.history(table_id)
    frames, edition = await chronicle.frames(table_id), edition_of(history)
    return Replay(
        game=card.game,
        name=card.name,
        players=[seat.name for seat in card.seats],
        frames=frames,
        outcome=frames[-1].outcome if frames else None,
        seed=opening_of(history).seed if card.stage == "over" else 0,
        book=await chronicle.edition(edition) if edition else None,
    )
