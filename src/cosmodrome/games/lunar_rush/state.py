"""What is true of a game: the fields of its state; no rules.

Cards, lanes and items are known by their rows in the data. Lists below the shells are copied by `clone`, everything
else is frozen and shared. People are the first corporations, AIs the last.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmodrome.core.flow import GameState
from cosmodrome.core.state import Shared
from cosmodrome.games.lunar_rush.actions import AnyAction
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.events import AnyEvent


class House(NamedTuple):
    """What the table settled before the game."""

    people: int
    ais: int
    market: int
    side: int
    roles: str
    wonders: bool
    teams: bool
    secrecy: bool


class Automa(NamedTuple):
    """The decks of one AI set, the top last, and the two cards turned up this turn; -1: none."""

    bids: Numbers
    up: Numbers
    down: Numbers
    ships: Numbers
    discards: Numbers  # ship cards
    bids_gone: Numbers = ()
    up_card: int = -1
    down_card: int = -1
    marker: int = -1  # how far down the two cards the first pick was found


class State(GameState):
    """The whole table."""

    house: House
    turn: int = 0
    corps: list[Corporation]
    order: Numbers  # of initiative, the highest first; of the turn before until bids are shown
    claims: list[int]  # by lane: who took it this turn; -1: nobody, -2: blocked, -3: not in the game
    closed: list[int]  # by lane: the route-closed card on it; -1: none
    closed_deck: Numbers  # the top last
    closed_gone: Numbers = ()
    market: list[int]  # by moon item: where its price marker is
    sold: list[int]  # by moon item, in this Market phase
    gold: Numbers  # the display
    gold_gone: Numbers = ()  # removed by AIs
    automas: list[Automa]
    wonder_deck: Numbers  # the top last
    row: Numbers  # the current row of wonder cards
    preview: Numbers = ()
    wonder_gone: Numbers = ()
    before: Shared[tuple[Corporation, ...]] = ()  # people as they were when that step began; never changed
    said: list[tuple[AnyAction, ...]]  # by person: in that step, for taking back
    veiled: tuple[AnyEvent, ...] = ()  # what others will see when a secret step ends
    wish: list[str]  # by person: the kind of role card asked for; empty: not yet
