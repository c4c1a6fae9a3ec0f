"""What a player can say."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.records import Action

Resource = Literal["metal", "wealth"]


class Explore(Action, frozen=True):
    """Turn up a face-down system and attack it at once (CO-3.1)."""

    slot: int


class Conquer(Action, frozen=True):
    """Attack an explored, unaligned system (CO-3.6)."""

    slot: int


class BideTime(Action, frozen=True):
    """No action, no risk (CO-3.7)."""


class Trade(Action, frozen=True):
    """Exchange some of one resource for the other (CO-4.2)."""

    give: Resource


class KeepResources(Action, frozen=True):
    """No exchange this turn (CO-4.2)."""


class BuildMilitary(Action, frozen=True):
    """Metal and wealth for a point of strength (CO-5.2)."""


class DiscoverTechnology(Action, frozen=True):
    """Pay for a technology and keep it (CO-5.3)."""

    technology: str


class EndTurn(Action, frozen=True):
    """Build nothing more this turn (CO-5.1)."""


class PayRansom(Action, frozen=True):
    """Pay what the Pandemic asks (CO-6.13)."""

    resource: Resource


class RefuseRansom(Action, frozen=True):
    """Let the newest aligned system go (CO-6.13)."""


AnyAction = (
    Explore
    | Conquer
    | BideTime
    | Trade
    | KeepResources
    | BuildMilitary
    | DiscoverTechnology
    | EndTurn
    | PayRansom
    | RefuseRansom
)
