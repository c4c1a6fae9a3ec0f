"""What the ships under way will bring: their sales in the order of the spaceport, at the prices each will find.

All cargoes are public, so this is nearly exact for what has been loaded; what nobody has loaded yet is left out.
"""

from __future__ import annotations

from cosmodrome.games.lunar_rush.corporation import Corporation, Ship
from cosmodrome.games.lunar_rush.data.components import DOWN, ORE, ROUTES, TURNS
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.market import refresh_steps, tracks
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State

Cargo = tuple[int, int, tuple[int, ...]]
"""Lane, corporation, and the number of each moon item."""


def sales(state: State) -> tuple[list[float], list[int]]:
    """GC of each corporation from its ships, and where the price markers will be after them."""
    earned = [0.0] * len(state.corps)
    markers = state.market[:]
    phases = _arrivals(state, earned)
    for number, cargoes in enumerate(phases):
        if cargoes:
            _sell(state, sorted(cargoes), earned, markers, refreshed=state.turn + number <= TURNS)
    return earned, markers


def _arrivals(state: State, earned: list[float]) -> list[list[Cargo]]:
    """What arrives in each Market phase from the next on; empty spaces of loaded ships are counted at once."""
    past = not any(step.name == steps.MARKET for step in state.agenda)
    loads = _put_aboard(state)
    phases: list[list[Cargo]] = [[], [], [], []]
    for index, corp in enumerate(state.corps):
        for ship in corp.ships:
            if ship.lane >= DOWN.start:
                cargo = ship.load[ORE:]
                if ship.moves == ROUTES[ship.lane].moves and ship.lane in loads:
                    cargo = loads[ship.lane]
                    earned[index] += _empty(corp, ship, cargo)
                elif ship.moves and ship.loaded:
                    earned[index] += _empty(corp, ship, ship.load)
                if any(cargo):
                    phases[ship.moves - 1 + past].append((ship.lane, index, cargo))
    return phases


def _put_aboard(state: State) -> dict[int, tuple[int, ...]]:
    """By lane, what is being loaded; LR-16.1: partners load together."""
    loads: dict[int, tuple[int, ...]] = {}
    for corp in state.corps:
        for put in corp.aboard:
            before = loads.get(put[0], (0, 0, 0, 0))
            loads[put[0]] = tuple([one + two for one, two in zip(before, put[1:], strict=True)])
    return loads


def _empty(corp: Corporation, ship: Ship, load: tuple[int, ...]) -> float:
    return float((ship.spaces - sum(load) - ship.crew) * perks_of(corp).empty)


def _sell(state: State, cargoes: list[Cargo], earned: list[float], markers: list[int], *, refreshed: bool) -> None:
    items = tracks(state)
    sold = [0, 0, 0, 0]
    for _, index, cargo in cargoes:
        change = perks_of(state.corps[index]).price
        for at, number in enumerate(cargo):
            if number:
                track = items[at].track
                earned[index] += number * max(1, track[markers[at]] + change[at])
                markers[at] = min(markers[at] + number, len(track) - 1)
                sold[at] += number
    if refreshed:
        for at, item in enumerate(items):
            markers[at] -= min(markers[at], refresh_steps(item, item.track[markers[at]], sold[at]))
