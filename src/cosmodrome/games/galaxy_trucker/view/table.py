"""The records of a view; `show.py` says what a seat may see. Those of a ship are in `ship.py`."""

from __future__ import annotations

from cosmodrome.core.records import Shown, View
from cosmodrome.games.galaxy_trucker.view.ship import ShipView


class TruckerView(Shown, frozen=True):
    holds: bool
    held: int
    """The tile in hand; 0: none, or one that only its holder sees."""
    pile: int
    """The pile of cards in hand; -1: none."""
    asked: str
    """What the seat has to decide; empty: nothing."""
    due: int
    """How many figures or goods it is about."""
    credits: int
    """-1: hidden."""


class PlaceView(Shown, frozen=True):
    """Where the held component may be added: in these quarter turns rightly, in all others wrongly."""

    cell: int
    fits: tuple[int, ...]


class PileView(Shown, frozen=True):
    size: int
    holder: int
    """-1: it lies in its place."""
    cards: tuple[int, ...]
    """For whoever holds it."""


class TimerView(Shown, frozen=True):
    circle: int
    """0: Start; -1: there is no timer."""
    running: bool
    run: int
    seconds: int
    """Of one run, in real time."""
    turns_left: int
    """Of each player in this run, where building goes by turns."""
    turn: int
    """Who builds; -1: everybody at once."""
    actions_left: int


class MetView(Shown, frozen=True):
    """What a threat means for a ship whose flyer is asked: the cell it strikes, and what a token would do.

    For others, who have nothing to fear or to decide any more, the cell is -1.
    """

    cell: int
    token: str


class ThreatView(Shown, frozen=True):
    size: str
    side: int
    """0: front, 1: right, 2: rear, 3: left."""
    number: int
    """The row or column."""
    ships: tuple[MetView, ...]


class StakeView(Shown, frozen=True):
    """What the strength that the viewer declares in a combat zone decides."""

    days: int
    """Flight days that the weakest loses; 0: the line costs something else."""
    weakest: int
    """With this strength or less the viewer certainly is the weakest."""
    safe: int
    """With this one or more certainly not."""


class CardView(Shown, frozen=True):
    """The card that is being dealt with."""

    card: int
    order: tuple[int, ...]
    """Of flight, as it was when the card, or this line of it, came up."""
    declared: tuple[int, ...]
    """The last strength of each seat; cannons in halves."""
    landed: tuple[int, ...]
    """The planet of each seat; -1: none."""
    losers: tuple[int, ...]
    settled: bool
    """The enemy is beaten, or the find is taken."""
    threat: ThreatView | None
    """From the roll until nobody is asked any more what to do about it."""
    offered: tuple[int, ...]
    """Goods that the viewer may load now, by colour."""
    stake: StakeView | None
    """While the viewer declares a strength in a combat zone."""


class JourneyView(Shown, frozen=True):
    """What the last flight brought a seat; `place` is 0 for who gave up, `unpaid` is forgiven."""

    place: int
    on_the_way: int
    finishing: int
    best_ship: int
    goods: int
    penalty: int
    unpaid: int


class GalaxyTruckerView(View, frozen=True, tag="GalaxyTruckerView"):
    seat: int | None
    """Whose view this is; None: a spectator's."""
    phase: str
    round: int
    """Row of the data: 0 to 3 for classes I, II, III and IIIa."""
    rounds_left: int
    learning: bool
    pace: str
    forbid: bool
    ships: tuple[ShipView, ...]
    """By the seat that builds or flies them now."""
    truckers: tuple[TruckerView, ...]
    places: tuple[PlaceView, ...]
    """For the viewer's held component."""
    face_down: int
    face_up: tuple[int, ...]
    numbers: tuple[int, ...]
    timer: TimerView
    piles: tuple[PileView, ...]
    cards_left: int
    turned_up: tuple[int, ...]
    """All cards that were turned up in this game, the latest last."""
    order: tuple[int, ...]
    """Of flight, the leader first."""
    card: CardView | None
    bank: tuple[int, ...]
    """Goods by colour."""
    journey: tuple[JourneyView, ...]
    """The end of the last flight, by seat; empty before the first."""
