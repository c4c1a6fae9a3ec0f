"""Lanes and the ships that can be loaded, as a seat sees them."""

from __future__ import annotations

from cosmodrome.games.lunar_rush.data.components import DOWN, ORE, ROUTES, Pairs
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.lanes import ABSENT, BLOCKED, FAST_2, OPEN
from cosmodrome.games.lunar_rush.rules.loading import free_spaces, shared_ships
from cosmodrome.games.lunar_rush.rules.money import label
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.view.base import CorporationView
from cosmodrome.games.lunar_rush.view.lanes import BerthView, LaneView

NO_CORPORATION = 9


def lane_views(state: State, own: int | None, everybody: tuple[CorporationView, ...]) -> tuple[LaneView, ...]:
    capacity = perks_of(state.corps[own]).capacity if own is not None else [route.spaces for route in ROUTES]
    ships = [ship for row in everybody for ship in row.ships]
    return tuple(
        [
            LaneView(
                lane=lane,
                status=_status(claim),
                corp=label(state, claim) if claim >= 0 else NO_CORPORATION,
                closed=state.closed[lane],
                spaces=capacity[lane],
                moves=ROUTES[lane].moves,
                ships=tuple([ship for ship in ships if ship.lane == lane]),
            )
            for lane, claim in enumerate(state.claims)
        ]
    )


def fast_lanes(lanes: tuple[LaneView, ...]) -> int:
    """How many of them lead each way."""
    return 1 if lanes[FAST_2].status == "absent" else 2


def _status(claim: int) -> str:
    return {OPEN: "open", BLOCKED: "blocked", ABSENT: "absent"}.get(claim, "taken")


def berth_views(state: State, own: int | None, step: str) -> tuple[BerthView, ...]:
    if own is None:
        return ()
    if step == steps.LOAD_UP:
        mine = [
            ship for ship in state.corps[own].ships if ship.moves == ROUTES[ship.lane].moves and ship.lane < DOWN.start
        ]
        return tuple(BerthView(ship.lane, own, ship.spaces, _bill(ship.load), ship.crew, ship.loaded) for ship in mine)
    if step != steps.LOAD_DOWN:
        return ()
    said = {load[0]: load[1:] for load in state.corps[own].aboard}
    return tuple(
        BerthView(
            lane=ship.lane,
            owner=owner,
            free=free_spaces(state, own, owner, ship),
            load=_bill((0,) * ORE + said.get(ship.lane, ())),
            astronauts=ship.crew,
            loaded=ship.lane in said,
            empty_gc=perks_of(state.corps[owner]).empty,
        )
        for owner, ship in shared_ships(state, own)
    )


def _bill(load: tuple[int, ...]) -> Pairs:
    return tuple((item, number) for item, number in enumerate(load) if number)
