"""When somebody would die although everybody idle made life support: the plan that costs the fewest lives.

All that can bring beds or food is tried in every order: upgrades and what they need, others' shared modules, and
energy where it makes somebody ready again.
"""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DOWN, FAMILIES, HABITATION, LIFE_SUPPORT, LIFE_SUPPORT_MODULE
from cosmodrome.games.lunar_rush.rules import feeding
from cosmodrome.games.lunar_rush.rules.loading import launching
from cosmodrome.games.lunar_rush.rules.menus import offers_while_building
from cosmodrome.games.lunar_rush.rules.together import EFFECTS
from cosmodrome.games.lunar_rush.state import State

LAB, SOLAR = FAMILIES.index("rd_lab"), FAMILIES.index("solar_array")
MOST = 3_000
"""Positions that are looked at; bases in need are small."""


def deaths(corp: Corporation, boarders: int) -> int:
    """If the step ended now, with so many on board of ships."""
    staying = corp.moon - boarders
    housed = min(staying, feeding.beds(corp))
    return staying - housed + max(0, feeding.due(corp, housed) - corp.stock[LIFE_SUPPORT])


def at_best(corp: Corporation) -> int:
    """The same with as many boarders as help."""
    ships = min(len(launching(corp, DOWN)), corp.moon)
    return min(deaths(corp, boarders) for boarders in range(ships + 1))


def rescue(state: State, seat: int) -> Action | None:
    """The first move of such a plan; None where no move saves anybody."""
    seen: dict[object, int] = {}
    now = at_best(state.corps[seat])
    best, first = now, None
    for action in _helpful(state, seat):
        found = _fewest(_after(state, seat, action), seat, seen)
        if found < best:
            best, first = found, action
    return first


def _fewest(state: State, seat: int, seen: dict[object, int]) -> int:
    corp = state.corps[seat]
    key = (
        tuple(corp.stock[: LIFE_SUPPORT + 2]),
        corp.idle,
        corp.levels,
        tuple(corp.used),
        corp.shared_used,
        corp.stand_ins,
    )
    if key in seen:
        return seen[key]
    best = seen[key] = at_best(corp)
    if len(seen) < MOST:
        for action in _helpful(state, seat):
            if not best:
                break
            best = min(best, _fewest(_after(state, seat, action), seat, seen))
        seen[key] = best
    return best


def _helpful(state: State, seat: int) -> list[Action]:
    return [action for action in offers_while_building(state, seat) if _helps(action)]


def _helps(action: Action) -> bool:
    if isinstance(action, actions.Work):
        return action.module in (LIFE_SUPPORT_MODULE, LAB, SOLAR)
    if isinstance(action, actions.Upgrade):
        return action.module in (HABITATION, LIFE_SUPPORT_MODULE, LAB)
    return isinstance(action, actions.UseShared | actions.Salvage | actions.Rouse | actions.HireStandIn)


def _after(state: State, seat: int, action: Action) -> State:
    after = state.clone()
    EFFECTS[type(action)](after, seat, action, [])
    return after
