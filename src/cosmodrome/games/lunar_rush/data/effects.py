"""The vocabulary of card effects: gold modules and role cards are lists of these. `rules/perks.py` adds them up.

`next_turn` says that an effect works from the turn after purchase on.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Item = Literal["habp", "tech", "advm", "life_support", "energy", "ore", "bar", "shard", "gem"]
Family = Literal[
    "habitation",
    "life_support_module",
    "solar_array",
    "ore_mine",
    "shard_mine",
    "rd_lab",
    "lunarium_refinery",
    "lunethyst_manufactory",
]
Level = Literal["basic", "int", "adv"]
Lane = Literal["fast_1", "fast_2", "medium", "slow"]
Direction = Literal["up", "down"]
Count = Annotated[int, Meta(ge=0, le=99)]
Bill = dict[Item, Count]
Measure = Literal[
    "astronauts_on_moon", "module_level", "items_loaded", "items_sold", "track_after_feeding", "ships_launched"
]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    pass


class Space(Row, frozen=True):
    """A worker place: what a run takes and gives, and how often its astronaut may run it."""

    output: Bill
    input: Bill = {}
    runs: Count = 1


class Goal(Row, frozen=True):
    by: Count
    measure: Measure
    gc: Count
    least: Count
    of: str = ""
    """The item, track, family or direction that is measured."""


class Effect(Row, frozen=True, tag_field="op"):
    pass


class Gain(Effect, frozen=True, tag="gain"):
    items: Bill
    next_turn: bool = False


class GainChoice(Effect, frozen=True, tag="gain_choice"):
    """Any mix of exactly `count` pieces, or of pieces worth at most `spaces` ship spaces."""

    items: tuple[Item, ...]
    count: Count = 0
    spaces: Count = 0
    next_turn: bool = False


class WorkSpace(Effect, frozen=True, tag="work_space"):
    spaces: tuple[Space, ...]


class SharedSpace(Effect, frozen=True, tag="shared_space"):
    """Each other person may work here once a turn, for the output or for any mix of `count` pieces."""

    output: Bill = {}
    choice: tuple[Item, ...] = ()
    count: Count = 0


class Capacity(Effect, frozen=True, tag="capacity"):
    direction: Direction
    delta: int
    lanes: tuple[Lane, ...] = ("fast_1", "fast_2", "medium", "slow")


class CostDiscount(Effect, frozen=True, tag="cost_discount"):
    item: Item | Literal["any"]
    amount: Count
    applies_to: Literal["modules", "gold"]


class RecipeDiscount(Effect, frozen=True, tag="recipe_discount"):
    family: Family
    item: Item
    amount: Count


class FeedDiscount(Effect, frozen=True, tag="feed_discount"):
    amount: Count


class Habitation(Effect, frozen=True, tag="habitation"):
    beds: Count


class SellExtra(Effect, frozen=True, tag="sell_extra"):
    """Without a ship: at the current price, which then drops, or by an astronaut at the first price of the track."""

    price: Literal["current", "first"]


class PriceMove(Effect, frozen=True, tag="move_price"):
    steps: Count


class BidCostFactor(Effect, frozen=True, tag="bid_cost_factor"):
    factor: float


class WinTies(Effect, frozen=True, tag="win_ties"):
    pass


class LoseTies(Effect, frozen=True, tag="lose_ties"):
    pass


class BidRankDelta(Effect, frozen=True, tag="bid_rank_delta"):
    delta: int


class EndValueFactor(Effect, frozen=True, tag="end_value_factor"):
    factor: Count
    items: tuple[Item, ...]


class NetWorthDelta(Effect, frozen=True, tag="net_worth_delta"):
    targets: tuple[Literal["int", "adv", "gold"], ...]
    amount: int


class ReuseAstronaut(Effect, frozen=True, tag="reuse_astronaut"):
    uses: Count
    cost: Bill


class StandInWorker(Effect, frozen=True, tag="stand_in_worker"):
    uses: Count
    cost: Bill


class EmptySpaceGC(Effect, frozen=True, tag="empty_space_gc"):
    gc: Count


class Salvaging(Effect, frozen=True, tag="salvage"):
    gc: Count


class SellPriceDelta(Effect, frozen=True, tag="sell_price_delta"):
    items: tuple[Item, ...]
    delta: int


class SetStart(Effect, frozen=True, tag="set_start"):
    gc: Count | None = None
    life_support: Count | None = None
    items: Bill = {}
    moon: Count | None = None
    earth: Count | None = None


class Milestones(Effect, frozen=True, tag="milestones"):
    goals: tuple[Goal, ...]


class Forbid(Effect, frozen=True, tag="forbid"):
    what: Literal["gold"]
    turns: tuple[Count, Count]


class OutputDelta(Effect, frozen=True, tag="output_delta"):
    family: Family
    item: Item
    delta: int


class GoldLimit(Effect, frozen=True, tag="gold_limit"):
    limit: Count


class Fee(Effect, frozen=True, tag="fee"):
    gc: Count


class HabitationOverride(Effect, frozen=True, tag="habitation_override"):
    basic: Count
    intermediate: Count


AnyEffect = (
    Gain
    | GainChoice
    | WorkSpace
    | SharedSpace
    | Capacity
    | CostDiscount
    | RecipeDiscount
    | FeedDiscount
    | Habitation
    | SellExtra
    | PriceMove
    | BidCostFactor
    | WinTies
    | LoseTies
    | BidRankDelta
    | EndValueFactor
    | NetWorthDelta
    | ReuseAstronaut
    | StandInWorker
    | EmptySpaceGC
    | Salvaging
    | SellPriceDelta
    | SetStart
    | Milestones
    | Forbid
    | OutputDelta
    | GoldLimit
    | Fee
    | HabitationOverride
)
