"""The records of a view; `show.py` says what a seat may see."""

from __future__ import annotations

from cosmodrome.core.records import Shown, View
from cosmodrome.games.lunar_rush.view.base import CorporationView
from cosmodrome.games.lunar_rush.view.lanes import BerthView, LaneView
from cosmodrome.games.lunar_rush.view.market import GoldOffer, PriceView


class AutomaView(Shown, frozen=True):
    corp: int
    """-3 where its cards only block lanes."""
    up_card: int
    down_card: int
    bids_left: int
    bids_gone: tuple[int, ...]
    ships_left: int
    discards: tuple[int, ...]
    lanes: tuple[int, ...] = ()
    """Those that the two cards look for, in the order of this turn; empty where its cards only block lanes."""


class LunarRushView(View, frozen=True):
    seat: int | None
    people: int
    ais: int
    market: int
    side: int
    sides: tuple[tuple[int, ...], ...]
    """Who adds up scores with whom; empty where everybody plays alone."""
    veiled: tuple[int, ...]
    """Seats whose actions in this step are still hidden from the viewer (LR-2.3): shown as they were when it began."""
    secrecy: bool
    wonders: bool
    turn: int
    multiplier: int
    phase: str
    """"setup", "earth", "moon", "market" or "end"."""
    step: str
    """What is asked; empty in the middle of an action."""
    coming: str
    """The same, in the middle of an action the step that comes next; empty after the end."""
    awaiting: tuple[int, ...]
    order: tuple[int, ...]
    """Of initiative, the highest first; of the turn before until bids are shown."""
    corporations: tuple[CorporationView, ...]
    lanes: tuple[LaneView, ...]
    prices: tuple[PriceView, ...]
    gold: tuple[GoldOffer, ...]
    gold_gone: tuple[int, ...]
    """Why the watcher may buy none; empty where it may."""
    shared: tuple[int, ...]
    """Others' shared modules that the watcher may still use this turn."""
    automas: tuple[AutomaView, ...]
    closed_left: int
    closed_gone: tuple[int, ...]
    row: tuple[int, ...]
    preview: tuple[int, ...]
    wonder_cards_left: int
    wonder_gone: tuple[int, ...]
    berths: tuple[BerthView, ...]
    """What the watcher may load in this step."""
    teleporters: tuple[int, ...]
    teleport_spaces: int
    can_take_back: bool
    wishes: tuple[str, ...]
    """By seat: the kind of role card to be drawn; empty: not said yet."""
