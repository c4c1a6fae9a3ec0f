"""What a flight will ask of a ship: the cards a builder has looked at, and the average of those nobody has seen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA, ROUNDS, SIDES, Threat

PILES = DATA.flight.open_piles + 1
SHOT_AT, SHELLED = 0.5, 0.3
"""How often a ship is among those that pirates, or a combat zone, shoot at."""

Demand = tuple[float, ...]
"""Engines, cannons, crew, containers, reinforced ones; then by side small and large meteors, light and heavy fire.

Last the open spaces, where a ship without a working engine has to give up (GT-15.4).
"""

ENGINES, CANNONS, CREW, ROOM, RED, SMALL, LARGE, LIGHT, HEAVY, OPEN_SPACE = 0, 1, 2, 3, 4, 5, 9, 13, 17, 21
WIDTH = 22
THREATS = {"small": SMALL, "large": LARGE, "light": LIGHT, "heavy": HEAVY}


class Forecast:
    """All that is expected, and how it compares with a flight of which nothing is known.

    No tuple: what is worked out of a ship is kept for each forecast, and hashing all these numbers took longest of all.
    """

    __slots__ = ("demand", "stress")

    def __init__(self, demand: Demand, stress: Demand) -> None:
        self.demand = demand
        self.stress = stress


def _demand(card: rows.AnyCard) -> Demand:
    asks = [0.0] * WIDTH
    if isinstance(card, rows.OpenSpace):
        asks[ENGINES] = asks[OPEN_SPACE] = 1.0
    elif isinstance(card, rows.Planets):
        asks[ROOM] = sum(len(goods) for goods in card.planets) / len(card.planets)
        asks[RED] = sum(goods.count("red") for goods in card.planets) / len(card.planets)
    elif isinstance(card, rows.AbandonedShip | rows.AbandonedStation):
        asks[CREW] = 1.0
    elif isinstance(card, rows.Slavers | rows.Smugglers | rows.Pirates):
        asks[CANNONS] = 1.0
    elif isinstance(card, rows.CombatZone):
        asks[ENGINES] = asks[CANNONS] = asks[CREW] = 0.5
    for threat, chance in _threats(card):
        asks[THREATS[threat.size] + SIDES.index(threat.side)] += chance
    return tuple(asks)


def _threats(card: rows.AnyCard) -> Iterable[tuple[Threat, float]]:
    if isinstance(card, rows.MeteoricSwarm):
        return [(meteor, 1.0) for meteor in card.meteors]
    if isinstance(card, rows.Pirates):
        return [(shot, SHOT_AT) for shot in card.shots]
    if isinstance(card, rows.CombatZone):
        return [(shot, SHELLED) for line in card.lines for shot in line.shots]
    return []


DEMANDS = {card: _demand(row) for card, row in CARDS.items()}


def _sum(demands: Iterable[Demand]) -> Demand:
    return tuple(map(sum, zip((0.0,) * WIDTH, *demands, strict=True)))


@cache
def _average(deck: int) -> Demand:
    found = [DEMANDS[card] for card, row in CARDS.items() if row.deck == deck]
    return tuple(asks / len(found) for asks in _sum(found))


@lru_cache(maxsize=256)
def forecast(number: int, seen: tuple[int, ...]) -> Forecast:
    """Of the round with this number, with these of its cards seen."""
    unseen = [PILES * cards for cards in ROUNDS[number].pile]
    for card in seen:
        unseen[CARDS[card].deck - 1] -= 1
    rest = [tuple(count * asks for asks in _average(deck)) for deck, count in enumerate(unseen, start=1)]
    demand = _sum([*(DEMANDS[card] for card in seen), *rest])
    if not seen:
        return Forecast(demand, (1.0,) * WIDTH)
    usual = forecast(number, ()).demand
    return Forecast(
        demand, tuple(asks / typical if typical else 1.0 for asks, typical in zip(demand, usual, strict=True))
    )
