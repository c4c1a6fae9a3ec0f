"""Chapter 9: the end of the Moon phase: boarding, beds, life support, death."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from cosmodrome.core.flow import Step, by_seat, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import EndBuilding
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import DATA, DOWN, FAMILIES, HABITATION, LIFE_SUPPORT
from cosmodrome.games.lunar_rush.events import AstronautsDied, Boarded, BuildingEnded, Fed
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.lanes import fast_lanes
from cosmodrome.games.lunar_rush.rules.loading import launching
from cosmodrome.games.lunar_rush.rules.money import DEATHS, pay
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.rules.together import close_step
from cosmodrome.games.lunar_rush.state import State

IDLE_BASE = [0] * len(FAMILIES)
BASES = by_seat(steps.FEED_BASE)


def offers(corp: Corporation) -> list[Action]:
    """Nobody boards, or one on each of some ships launched this turn."""
    lanes = tuple(sorted([ship.lane for ship in launching(corp, DOWN)]))
    return endings(lanes, min(len(lanes), corp.moon))


@lru_cache(256)
def endings(lanes: Numbers, most: int) -> list[Action]:
    return [EndBuilding(some) for number in range(most + 1) for some in combinations(lanes, number)]


def check_end(state: State, seat: int, action: EndBuilding) -> Refusal | None:
    """LR-9.3, LR-10.1, LR-16.4."""
    corp = state.corps[seat]
    lanes = [ship.lane for ship in launching(corp, DOWN)]
    if not set(action.boarders).issubset(lanes):
        return Refusal("LR-9.3", say("board-own"))
    if len(set(action.boarders)) < len(action.boarders):
        return Refusal("LR-9.3", say("board-one", most=DATA.setup.crew_down))
    if len(action.boarders) > corp.moon:
        return Refusal("LR-9.3", say("too-few-on-moon", n=corp.moon))
    return None


def end(state: State, seat: int, action: EndBuilding, events: list[Event]) -> None:
    """LR-9.3: boarders are named before anybody is fed."""
    corp = state.corps[seat]
    corp.moon -= len(action.boarders)
    fresh = launching(corp, DOWN)
    corp.ships = tuple(
        ship._replace(crew=1) if ship.lane in action.boarders and ship in fresh else ship for ship in corp.ships
    )
    if action.boarders:
        events.append(Boarded(seat, action.boarders, fast_lanes=fast_lanes(state)))
    events.append(BuildingEnded(seat))


def feed_all(state: State, step: Step, events: list[Event]) -> None:
    """LR-9.1."""
    close_step(state, steps.BUILD, events)
    do_next(state, *BASES[: state.house.people])


def feed_base(state: State, step: Step, events: list[Event]) -> None:
    """LR-9.1, LR-9.5, LR-3.9: then everybody rests, temporary astronauts leave."""
    corp = state.corps[step.seat]
    _feed(step.seat, corp, events)
    corp.idle = corp.moon
    corp.temps = corp.stand_ins = corp.hired = corp.roused = corp.barred = corp.shared_used = 0
    corp.left = corp.stood_in = 0
    corp.used, corp.runs = IDLE_BASE[:], IDLE_BASE[:]
    corp.gold_used = [0] * len(corp.golds)


def beds(corp: Corporation) -> int:
    """LR-8.8, LR-7.15, LR-14.14."""
    return perks_of(corp).beds[corp.levels[HABITATION]]


def due(corp: Corporation, staying: int) -> int:
    """LR-9.1, LR-7.15: the life support to be paid for so many."""
    return max(0, staying - perks_of(corp).feed)


def _feed(seat: int, corp: Corporation, events: list[Event]) -> None:
    """LR-9.2, LR-9.4."""
    without_bed = max(0, corp.moon - beds(corp))
    staying = corp.moon - without_bed
    owed, there = due(corp, staying), corp.stock[LIFE_SUPPORT]
    without_food = max(0, owed - there)
    corp.stock[LIFE_SUPPORT] = there - owed + without_food
    events.append(Fed(seat, staying - without_food, owed - without_food))
    died = without_bed + without_food
    if died:
        corp.moon -= died
        corp.dead += died
        lost = pay(corp, DEATHS, died * DATA.scoring.death)
        events.append(AstronautsDied(seat, without_bed, without_food, lost))
