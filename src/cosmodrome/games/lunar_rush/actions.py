"""What a player can say. Lanes, modules, gold modules, items and cards are given by their rows in the data."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.records import Action

RoleSet = Literal["none", "beginner", "faction", "challenge"]


class ChooseRole(Action, frozen=True):
    """Say which kind of role card to draw, if any (LR-1.5)."""

    cards: RoleSet


class PickChallenge(Action, frozen=True):
    """Take this very challenge card, by its row, instead of drawing one (LR-1.5)."""

    role: int


class PlaceBid(Action, frozen=True):
    """Choose a bid card in secret (LR-4.1)."""

    value: int


class ChooseRoute(Action, frozen=True):
    """Claim an open lane (LR-5.1)."""

    lane: int


class LoadMoonbound(Action, frozen=True):
    """Say all that goes on one's moonbound ship; said again, it replaces what was said before (LR-6.2)."""

    lane: int
    habp: int
    tech: int
    advm: int
    astronauts: int


class Teleport(Action, frozen=True):
    """Say what a gold module brings up without a ship this turn (LR-7.6)."""

    gold: int
    habp: int
    tech: int
    advm: int


class FinishLoading(Action, frozen=True):
    """Done with loading, up or down (LR-2.2)."""


class BuyGold(Action, frozen=True):
    """Buy a gold module; `spare`: the item of which one unit is left out, where a card allows it (LR-7.1, LR-14.12)."""

    gold: int
    spare: int = -1


class Pass(Action, frozen=True):
    """Buy no gold module, or use no further card in the Market phase (LR-7.1, LR-11.8)."""


class DraftWonder(Action, frozen=True):
    """Take a card of the current row (LR-15.2)."""

    card: int


class SettleMix(Action, frozen=True):
    """Say which mix one's own gold module gives; numbers in the order of its entry (LR-7.8)."""

    gold: int
    mix: tuple[int, ...]


class Work(Action, frozen=True):
    """Run a space of a module: with a worker placed on it, or once more by the one who may (LR-8.2, LR-8.9)."""

    module: int
    space: int


class WorkGold(Action, frozen=True):
    """The same on a gold module of one's own (LR-7.11)."""

    gold: int
    space: int


class UseShared(Action, frozen=True):
    """Place an astronaut on somebody else's shared module (LR-7.7)."""

    gold: int
    mix: tuple[int, ...] = ()


class Upgrade(Action, frozen=True):
    """Build or upgrade a module (LR-8.3)."""

    module: int


class Salvage(Action, frozen=True):
    """Take an upgraded module one level down with a gold module (LR-7.4)."""

    gold: int
    module: int


class SellFromBase(Action, frozen=True):
    """Sell a moon item without a ship by a gold module (LR-7.5, LR-7.9)."""

    gold: int
    item: int


class Rouse(Action, frozen=True):
    """Pay for an astronaut who has worked to be ready again (LR-7.20)."""

    gold: int
    module: int = -1
    """The converter that is left before its second run; -1: a place where nothing more can be run."""


class HireStandIn(Action, frozen=True):
    """Pay for a stand-in who takes the next space used in one's own modules (LR-14.10)."""


class BuildWonder(Action, frozen=True):
    """Build the wonder of one's three cards, with this one as its noun (LR-15.3)."""

    card: int


class EndBuilding(Action, frozen=True):
    """Done with build & produce; an astronaut boards each of these earthbound ships (LR-9.3)."""

    boarders: tuple[int, ...] = ()


class LoadEarthbound(Action, frozen=True):
    """Say all that goes on an earthbound ship; said again, it replaces what was said before (LR-10.1)."""

    lane: int
    ore: int
    bar: int
    shard: int
    gem: int


class MovePrice(Action, frozen=True):
    """Move a price marker to the left by a gold module (LR-7.16)."""

    gold: int
    item: int
    steps: int


class TakeBack(Action, frozen=True):
    """Take back the last thing said in a step that all do at once, as long as one is not done (LR-2.2)."""


AnyAction = (
    ChooseRole
    | PickChallenge
    | PlaceBid
    | ChooseRoute
    | LoadMoonbound
    | Teleport
    | FinishLoading
    | BuyGold
    | Pass
    | DraftWonder
    | SettleMix
    | Work
    | WorkGold
    | UseShared
    | Upgrade
    | Salvage
    | SellFromBase
    | Rouse
    | HireStandIn
    | BuildWonder
    | EndBuilding
    | LoadEarthbound
    | MovePrice
    | TakeBack
)
