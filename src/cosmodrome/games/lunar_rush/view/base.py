"""A corporation as it is shown: money, storage, modules as worker places, ships, cards, and what the step will cost."""

from __future__ import annotations

from cosmodrome.core.message import Text
from cosmodrome.core.records import Shown
from cosmodrome.games.lunar_rush.data.components import Pairs


class SpaceView(Shown, frozen=True):
    """A worker place: what a run takes and gives with all cards counted in."""

    inputs: Pairs
    outputs: Pairs
    used: bool
    runs_left: int
    """Runs that are still possible this turn, by a worker who comes or by the one who stands there."""
    missing: Pairs
    """Inputs that are not in the base."""
    item: int = -1
    """Of a place that sells: nothing to pay, any moon item."""


class UpgradeView(Shown, frozen=True):
    level: int
    name: Text
    cost: Pairs
    missing: Pairs
    barred: bool
    """Salvaged this turn."""
    spaces: tuple[SpaceView, ...] = ()
    """Its worker places, with all cards counted in."""
    worth: int = 0
    beds: int = 0


class ModuleView(Shown, frozen=True):
    module: int
    level: int
    built: bool
    name: Text
    worth: int
    runs: int
    spaces: tuple[SpaceView, ...]
    upgrade: UpgradeView | None
    paid: Pairs = ()
    """What this level was paid with (LR-7.4)."""


class GoldView(Shown, frozen=True):
    """A gold module in a base."""

    gold: int
    bought: int
    worth: int
    works: bool
    """False in the turn of purchase, where it works from the next one on."""
    used: bool
    """All its spaces have run this turn, or its card was used."""
    spaces: tuple[SpaceView, ...]


class ShipView(Shown, frozen=True):
    corp: int
    lane: int
    moves: int
    """Still to make; as many as the lane has where it stands on its launch space."""
    arrives: int
    """The turn of its arrival; 8 and 9 are the extra Market phases."""
    spaces: int
    load: Pairs
    astronauts: int
    card: int
    empty: int


class GoalView(Shown, frozen=True):
    by: int
    what: Text
    """What is counted."""
    reached: int
    least: int
    gc: int
    met: bool


class ForecastView(Shown, frozen=True):
    """What will happen at the end of build & produce if nothing more is done and nobody boards."""

    astronauts: int
    beds: int
    without_bed: int
    due: int
    life_support: int
    life_support_after: int
    without_food: int
    lost: int
    leaving: tuple[int, ...]
    """Lanes of the earthbound ships that astronauts may board."""


class CorporationView(Shown, frozen=True):
    corp: int
    """Its seat, or -1 and -2 for the AIs."""
    gc: int
    score: int
    """If the game ended now, ships under way not counted."""
    book: tuple[int, ...]
    bid: int
    """This turn's, as far as it may be known; 0: not yet, or hidden."""
    has_bid: bool
    bid_hand: tuple[int, ...]
    bid_costs: tuple[int, ...]
    """What each card of the hand would cost now."""
    done: bool
    stock: tuple[int, ...]
    moon: int
    idle: int
    earth: int
    dead: int
    travelling: int
    temps: int
    stand_ins: int
    hired: int
    roused: int
    rouses_left: int
    stand_ins_left: int
    beds: int
    modules: tuple[ModuleView, ...]
    golds: tuple[GoldView, ...]
    gold_limit: int
    mixes: tuple[int, ...]
    """Gold modules whose mix has to be settled first."""
    shared_used: tuple[int, ...]
    teleport: Pairs
    ships: tuple[ShipView, ...]
    role: int
    goals: tuple[GoalView, ...]
    cards: tuple[int, ...]
    noun: int
    wonder_values: tuple[int, ...]
    """By card: what the wonder would score with it as the noun, as things stand; empty without three cards."""
    wonder_after: tuple[int, ...]
    """The same once it is paid for."""
    wonder_costs: tuple[Pairs, ...]
    wonder_missing: tuple[Pairs, ...]
    sold: tuple[int, ...]
    shipped: tuple[int, ...]
    forecast: ForecastView | None
    tally: tuple[tuple[str, int], ...]
    """GC by category once the game is over; an AI's has other categories than a person's."""
