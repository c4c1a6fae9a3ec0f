"""How good a position is: an estimate of each corporation's final GC, and the lead made of it.

`forecast.py` sells what is under way, `prospects.py` is what a base will still earn, `growth.py` what earth items are
worth to it, `initiative.py` what the routes are that can still be chosen, `bonuses.py` wonders and goals.
"""

from __future__ import annotations

from math import exp

from cosmodrome.core.flow import Seat
from cosmodrome.games.lunar_rush.bot.bonuses import bonuses, meals, wonder_worth
from cosmodrome.games.lunar_rush.bot.engine import engine_of, kept
from cosmodrome.games.lunar_rush.bot.forecast import sales
from cosmodrome.games.lunar_rush.bot.growth import beds_by, growth_worth, room_a_turn
from cosmodrome.games.lunar_rush.bot.initiative import launched, routes_worth
from cosmodrome.games.lunar_rush.bot.prospects import RECRUITED, Outlook, earnings, recruits
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import (
    DATA,
    DOWN,
    ENERGY,
    HABITATION,
    LIFE_SUPPORT,
    LIFE_SUPPORT_MODULE,
    ORE,
    ROUTES,
    TURNS,
)
from cosmodrome.games.lunar_rush.rules import feeding, scoring, steps
from cosmodrome.games.lunar_rush.rules.market import tracks
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, perks_of
from cosmodrome.games.lunar_rush.rules.together import is_done
from cosmodrome.games.lunar_rush.state import State

SCALE = 45.0
"""A lead of so many GC makes odds of e to 1."""
DEATH = DATA.scoring.death + 6.0
AI_TURN = 26.0
"""What an AI's ships bring in a turn."""


class Known:
    """What was worked out before for a base: its worth, and that of routes, by the lanes that are open."""

    __slots__ = ("lanes", "worth")

    def __init__(self) -> None:
        self.worth: float | None = None
        self.lanes: dict[tuple[bool, ...], list[float]] = {}


_KNOWN: dict[object, Known] = {}


class Moment:
    """What all corporations have in common at an instant: which parts of the turn are still to come."""

    def __init__(self, state: State, *, hopes: bool = True) -> None:
        names = {step.name for step in state.agenda}
        self.state = state
        self.hopes = hopes
        self.top = state.asked[0].name if state.asked else ""
        self.left = TURNS - state.turn
        self.arriving = steps.ARRIVE in names
        self.building = steps.BUILD_AND_PRODUCE in names
        self.feeding = steps.FEED in names
        self.shipping = steps.MARKET in names
        self.earned, markers = sales(state)
        items = tracks(state)
        now = [float(item.track[at]) for item, at in zip(items, markers, strict=True)]
        self.prices = now
        if self.left:
            self.prices = [(price + min(price, item.threshold)) / 2 for price, item in zip(now, items, strict=True)]
        self.ends = [item.end for item in items]
        self.key = (state.turn, self.top, len(state.agenda), tuple(self.prices), state.house.market, len(state.corps))
        self.found: list[Known | None] = [None] * len(state.corps)

    def known(self, index: int) -> Known:
        """By all that its worth depends on: others' moves leave it as it is, and most evaluations ask again."""
        found = self.found[index]
        if found is None:
            corp = self.state.corps[index]
            done = is_done(self.state, index)
            work = (corp.moon, corp.earth, corp.idle, corp.stand_ins, corp.used[LIFE_SUPPORT_MODULE], done)
            base = (corp.role, corp.golds, corp.levels, corp.cards, corp.noun)
            key = (self.key, self.hopes, base, work, tuple(corp.stock), corp.ships, corp.aboard)
            self.found[index] = found = kept(_KNOWN, key, Known)
        return found

    def is_done(self, index: int, step: str) -> bool:
        return self.top == step and is_done(self.state, index)

    def can_work(self, index: int) -> bool:
        return self.building or (self.top == steps.BUILD and not is_done(self.state, index))

    def free_room(self, index: int) -> int:
        return free_room(self.state.corps[index]) if self.can_load(index) else 0

    def base(self, index: int, free: int, people: int = 0) -> float:
        """What the base will earn with so much room on this turn's ships, and so many more astronauts."""
        corp = self.state.corps[index]
        look = outlook(self, index, free, people)
        spare = look.room + free - _usable(self, index, free)
        return earnings(engine_of(corp), corp.stock, look) + perks_of(corp).empty * spare

    def can_load(self, index: int) -> bool:
        return self.shipping and not self.is_done(index, steps.LOAD_DOWN)


def evaluate(state: State, seat: Seat) -> float:
    """The lead over the best rival."""
    return odds(Moment(state), seat)


def odds(moment: Moment, seat: Seat) -> float:
    state = moment.state
    routes = routes_worth(moment)
    values = [worth(moment, index) + routes[index] for index in range(len(state.corps))]
    teams = scoring.teams(state)
    own = next(team for team in teams if seat in team)
    mine = sum([values[one] for one in own], 0.0)
    rival = max(sum([values[one] for one in team], 0.0) for team in teams if team is not own)
    return 0.02 + 0.96 / (1.0 + exp((rival - mine) / (SCALE * len(own))))


def worth(moment: Moment, index: int) -> float:
    """What a corporation will have at the end, more or less."""
    state, corp = moment.state, moment.state.corps[index]
    total = corp.gc + moment.earned[index]
    if index >= state.house.people:
        return total + AI_TURN * (moment.left + (not any(ship.card >= 0 for ship in corp.ships)))
    if corp.noun >= 0:
        total += wonder_worth(corp, corp.noun, moment.left, meals(moment, index))
    if moment.hopes:
        total += bonuses(moment, index)
    known = moment.known(index)
    if known.worth is None:
        known.worth = _base(moment, index)
    return total + known.worth


def _base(moment: Moment, index: int) -> float:
    corp = moment.state.corps[index]
    total = moment.base(index, moment.free_room(index)) + _supplies(moment, corp) + _cards(corp, moment.left)
    total += scoring.modules(corp) + scoring.gold(corp)
    if moment.arriving:
        total += launched(moment, index)
    if moment.feeding:
        total -= _deaths(corp, moment.is_done(index, steps.BUILD))
    return total


def free_room(corp: Corporation) -> int:
    """On ships that can still be loaded this turn."""
    capacity = perks_of(corp).capacity
    said = [put[0] for put in corp.aboard]
    room = 0
    for ship in corp.ships:
        if ship.lane >= DOWN.start and ship.moves == ROUTES[ship.lane].moves and ship.lane not in said:
            room += (ship.spaces or capacity[ship.lane]) - ship.crew
    return room


def _usable(moment: Moment, index: int, free: int) -> float:
    """As much of it as there can be goods for this turn."""
    if not free:
        return 0.0
    corp = moment.state.corps[index]
    goods = float(sum(corp.stock[ORE:]))
    if moment.can_work(index):
        work = engine_of(corp).work
        goods += (corp.idle + corp.stand_ins) / min(work[5], work[7])
    return min(float(free), goods)


def outlook(moment: Moment, index: int, free: int, people: int = 0) -> Outlook:
    """What is still to come for a corporation; `people`: so many more on the Moon."""
    state, corp, left = moment.state, moment.state.corps[index], moment.left
    perks = perks_of(corp)
    beds, moon = perks.beds[corp.levels[HABITATION]], corp.moon + people
    staying = min(beds, moon)
    works = moment.can_work(index)
    work = float(staying * left + (corp.idle + corp.stand_ins + people if works else 0))
    mouths = float(feeding.due(corp, staying) * left)
    if moment.feeding and not moment.is_done(index, steps.BUILD):
        mouths += feeding.due(corp, staying)
    elif moment.feeding:
        mouths += feeding.due(corp, min(beds, corp.moon))
    coming = staying
    for ship in corp.ships:
        if ship.lane < DOWN.start and ship.crew:
            turns = left + 1 - ship.moves + moment.arriving
            crew = min(ship.crew, beds_by(corp, ship.moves) - coming)
            if crew > 0 and turns > 0:
                coming += crew
                work += crew * turns
                mouths += crew * turns
    soon = float(feeding.due(corp, coming)) + min(mouths, feeding.due(corp, staying))
    more = min(corp.earth, recruits(beds - max(coming, perks.beds[0]), left)) * RECRUITED * left
    empty = perks.empty
    return Outlook(
        turns=left + works,
        work=work + more,
        mouths=mouths + more,
        soon=soon if left else mouths,
        room=room_a_turn(state, perks) * left + _usable(moment, index, free),
        prices=tuple(
            [max(1.0, price + change) - empty for price, change in zip(moment.prices, perks.price, strict=True)]
        ),
        ends=tuple([end * factor for end, factor in zip(moment.ends, perks.end_factor, strict=True)]),
    )


def _supplies(moment: Moment, corp: Corporation) -> float:
    """Earth items by what they will build, those on their way as far as they come in time; what is left at the end."""
    left, stock = moment.left, corp.stock
    total = (stock[LIFE_SUPPORT] + stock[ENERGY]) / (3.0 if not left else 9.0)
    have = (stock[0], stock[1], stock[2])
    if not left and not (moment.building or moment.top == steps.BUILD):
        return total + sum(have) / 3.0
    people = corp.moon
    coming, late, number = [0, 0, 0], 0.0, 0
    for ship in corp.ships:
        after = left + 1 - ship.moves + moment.arriving
        if ship.lane < DOWN.start and ship.loaded and after > 0:
            people += ship.crew
            for item in range(3):
                coming[item] += ship.load[item]
                number += ship.load[item]
                late += ship.load[item] * after / (left + 1)
    here = growth_worth(moment.state, corp, people, left, have)
    if not number:
        return total + here
    there = growth_worth(moment.state, corp, people, left, tuple([a + b for a, b in zip(have, coming, strict=True)]))
    return total + here + (there - here) * late / number


def _cards(corp: Corporation, left: int) -> float:
    """What gold modules do that is neither work nor goods."""
    total = 0.0
    for gold in corp.golds:
        abilities = GOLD_ABILITIES[gold]
        total += left * (6.0 * (abilities.sell != "") + 3.0 * (abilities.move > 0) + 4.0 * (abilities.teleport > 0))
        total += left * (5.0 * (abilities.salvage > 0))
    return total


def _deaths(corp: Corporation, done: bool) -> float:
    """Those who will die at the end of the step, as far as nobody who is still idle can prevent it."""
    boarding = sum(
        ship.crew == 0 and ship.lane >= DOWN.start and ship.moves == ROUTES[ship.lane].moves for ship in corp.ships
    )
    homeless = max(0, corp.moon - feeding.beds(corp))
    staying = corp.moon - homeless
    recipes = perks_of(corp).recipes[LIFE_SUPPORT_MODULE][corp.levels[LIFE_SUPPORT_MODULE]]
    free = sum(not corp.used[LIFE_SUPPORT_MODULE] >> at & 1 for at in range(len(recipes)))
    reserve = min(free, corp.idle) * recipes[0].outputs[0][1]
    if done:
        reserve = boarding = 0
    hungry = max(0, feeding.due(corp, staying) - corp.stock[LIFE_SUPPORT] - reserve)
    return DEATH * max(0, homeless + hungry - boarding)
