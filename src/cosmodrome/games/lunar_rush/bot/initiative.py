"""What the choice of routes is worth: in the order of initiative everybody takes what is best for them of what is left.

With bids still to come it is the mean over the places that a bid is likely to reach. That whoever comes last chooses
first among the gold modules is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmodrome.games.lunar_rush.bot.bonuses import cargo_for_wonder
from cosmodrome.games.lunar_rush.bot.growth import beds_by, growth_worth, lacking, load_for
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import DATA, DOWN, ORE, ROUTES, UP
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.bidding import cost_of
from cosmodrome.games.lunar_rush.rules.lanes import OPEN
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.rules.routes import GAINS
from cosmodrome.games.lunar_rush.state import State

if TYPE_CHECKING:
    from cosmodrome.games.lunar_rush.bot.evaluation import Moment

AGAIN = 0.6
"""What a second lane of the same direction is worth beside the first."""
EXPECTED = 0.5
"""How surely somebody bids what seems best for them."""
EARLY_TURNS, LATE = 4, 0.5
"""After which turn the choice of routes counts less, while bids cost more; docs/bots.md says how sure that is."""
HELPER = 8.0
"""A temporary astronaut."""
SPARE = 0.5
"""One of life support or energy."""
CREW = DATA.setup.crew_up
FIRST_DOWN = DOWN.start


def routes_worth(moment: Moment) -> list[float]:
    """What each corporation can still expect of this turn's routes, less the bid that it has placed."""
    state = moment.state
    people = range(state.house.people)
    if moment.top == steps.BID:
        return _with_bids(moment, [lane_values(moment, index) for index in people])
    to_come = (*state.asked, *reversed(state.agenda))
    picks = [step.seat for step in to_come if step.name in (steps.ROUTE, steps.AI_ROUTE)]
    if not picks:
        return [0.0] * len(state.corps)
    return _picked(moment, [lane_values(moment, index) for index in people], picks)


def launched(moment: Moment, index: int) -> float:
    """Moonbound ships that are still to be loaded."""
    lanes = [ship.lane for ship in moment.state.corps[index].ships if ship.lane < DOWN.start and not ship.loaded]
    if not lanes:
        return 0.0
    crew, person = _crew(moment, index, moment.base(index, moment.free_room(index)))
    values = sorted((_moonbound(moment, index, lane, crew, person) for lane in lanes), reverse=True)
    return values[0] + AGAIN * sum(values[1:])


def _picked(moment: Moment, values: list[list[float]], picks: list[int]) -> list[float]:
    state = moment.state
    lanes = [lane for lane, claim in enumerate(state.claims) if claim == OPEN]
    total = [0.0] * len(state.corps)
    taken: list[tuple[int, bool]] = []
    for one in picks:
        if one >= len(values):
            lane = max(lanes, key=lambda at: ROUTES[at].spaces)
        else:
            ways = [way for who, way in taken if who == one]
            worths, lane, most = values[one], -1, 0.0
            for each in lanes:
                worth = worths[each]
                if ways and (each >= FIRST_DOWN) in ways:
                    worth *= AGAIN
                if lane < 0 or worth > most:
                    lane, most = each, worth
            total[one] += most * (LATE if state.turn > EARLY_TURNS else 1.0)
        lanes.remove(lane)
        taken.append((one, lane >= FIRST_DOWN))
        if not lanes:
            break
    return total


def _with_bids(moment: Moment, values: list[list[float]]) -> list[float]:
    """The bids that are placed are paid; the places that follow from them are weighed by their chances."""
    state = moment.state
    total = [0.0] * len(state.corps)
    places = _places(moment, values)
    guesses = _guesses(state, places)
    for index, corp in enumerate(state.corps[: state.house.people]):
        chances = place_chances(state, index, corp.bid or 3, guesses)
        total[index] = sum(chance * worth for chance, worth in zip(chances, places[index], strict=True))
        if corp.bid:
            total[index] -= min(corp.gc, cost_of(state, corp, corp.bid))
    return total


def _places(moment: Moment, values: list[list[float]]) -> list[list[float]]:
    """What a person's routes would be worth in each place of the order."""
    state = moment.state
    everybody = state.order or tuple(range(len(state.corps)))
    found = []
    for index in range(len(values)):
        others = [one for one in reversed(everybody) if one != index]
        orders = [[*others[:place], index, *others[place:]] for place in range(len(everybody))]
        found.append([_picked(moment, values, order * DATA.setup.picks)[index] for order in orders])
    return found


Guess = list[tuple[int, float]]
"""Bid cards with how likely they are."""


def guessed_bids(moment: Moment) -> list[Guess]:
    """What everybody may bid: any card of the hand, most of all the one that pays if all cards of others are alike."""
    people = range(moment.state.house.people)
    return _guesses(moment.state, _places(moment, [lane_values(moment, index) for index in people]))


def _guesses(state: State, places: list[list[float]]) -> list[Guess]:
    hands = [[card for card in DATA.setup.bids if card != corp.last_bid] for corp in state.corps]
    alike: list[Guess] = [[(card, 1 / len(hand)) for card in hand] for hand in hands]
    found = []
    for index, corp in enumerate(state.corps):
        if index >= len(places):
            found.append(alike[index])
            continue
        worths = []
        for card in hands[index]:
            chances = place_chances(state, index, card, alike)
            gain = sum(chance * worth for chance, worth in zip(chances, places[index], strict=True))
            worths.append(gain - min(corp.gc, cost_of(state, corp, card)))
        best = hands[index][max(range(len(worths)), key=worths.__getitem__)]
        found.append([(card, EXPECTED * (card == best) + (1 - EXPECTED) * chance) for card, chance in alike[index]])
    return found


def place_chances(state: State, index: int, bid: int, guesses: list[Guess]) -> list[float]:
    """How likely each place in the order is with this bid; LR-4.2: who wins a tie is known."""
    own, chances = bid + perks_of(state.corps[index]).rank, [1.0]
    for other, corp in enumerate(state.corps):
        if other == index:
            continue
        cards = [(corp.bid, 1.0)] if corp.bid else guesses[other]
        rank, tie = perks_of(corp).rank, _loses_tie(state, index, other)
        ahead = sum(chance * ((card + rank > own) + tie * (card + rank == own)) for card, chance in cards)
        stays = [chance * (1 - ahead) for chance in chances] + [0.0]
        moves = [0.0] + [chance * ahead for chance in chances]
        chances = [one + two for one, two in zip(stays, moves, strict=True)]
    return chances


def _loses_tie(state: State, index: int, other: int) -> float:
    """LR-4.2, LR-4.6: how likely the other comes first with the same bid."""
    mine, theirs = [
        (perks.ties > 0) - (perks.ties < 0) for perks in (perks_of(state.corps[one]) for one in (index, other))
    ]
    if mine != theirs:
        return float(theirs > mine)
    if state.turn == 1:
        return 0.5
    return float(state.order.index(other) > state.order.index(index))


def lane_values(moment: Moment, index: int) -> list[float]:
    """What each lane would add."""
    lanes = tuple([claim == OPEN for claim in moment.state.claims])
    known = moment.known(index)
    found = known.lanes.get(lanes)
    if found is None:
        known.lanes[lanes] = found = _lane_values(moment, index)
    return found


def _lane_values(moment: Moment, index: int) -> list[float]:
    corp, state = moment.state.corps[index], moment.state
    free = moment.free_room(index)
    here = moment.base(index, free)
    perks = perks_of(corp)
    values = [0.0] * len(ROUTES)
    for lane in DOWN:
        if state.claims[lane] == OPEN:
            values[lane] = moment.base(index, free + perks.capacity[lane]) - here
    up = [lane for lane in UP if state.claims[lane] == OPEN]
    if up:
        crew, person = _crew(moment, index, here)
        for lane in up:
            if state.closed[lane] >= 0:
                values[lane] = _closed(moment, index, state.closed[lane])
            else:
                values[lane] = _moonbound(moment, index, lane, crew, person)
    return values


def _crew(moment: Moment, index: int, here: float) -> tuple[int, float]:
    """How many astronauts there are beds for, and what each would add if it were there now."""
    corp = moment.state.corps[index]
    coming = sum(ship.crew for ship in corp.ships if ship.lane < DOWN.start)
    crew = max(0, min(CREW, corp.earth, beds_by(corp, ROUTES[UP.start].moves) - corp.moon - coming))
    if not crew:
        return 0, 0.0
    return crew, max(0.0, (moment.base(index, moment.free_room(index), people=crew) - here) / crew)


def _moonbound(moment: Moment, index: int, lane: int, crew: int, person: float) -> float:
    """Full of what the base needs next."""
    corp, left = moment.state.corps[index], moment.left
    after = left + 2 - ROUTES[lane].moves
    if after <= 0:
        return 0.0
    spaces = perks_of(corp).capacity[lane]
    crew = min(crew, spaces)
    people, have = _supplies(corp)
    wanted = lacking(moment.state, corp, people, left, have)
    load = load_for(wanted, spaces - crew)
    more = tuple([a + b for a, b in zip(have, load, strict=True)])
    here = growth_worth(moment.state, corp, people, left, have)
    goods = growth_worth(moment.state, corp, people + crew, left, more) - here
    wonder = cargo_for_wonder(corp, moment.state, spaces) if moment.hopes and corp.cards else 0.0
    return (goods + person * crew) * after / (left + 1) + wonder


def _supplies(corp: Corporation) -> tuple[int, tuple[int, int, int]]:
    """People and earth items, those on their way included."""
    coming = [ship for ship in corp.ships if ship.lane < DOWN.start]
    parts, tech, machinery = [corp.stock[item] + sum(ship.load[item] for ship in coming) for item in range(3)]
    return corp.moon + sum(ship.crew for ship in coming), (parts, tech, machinery)


def _closed(moment: Moment, index: int, card: int) -> float:
    corp, left = moment.state.corps[index], moment.left
    people, have = _supplies(corp)
    total = HELPER * DATA.route_closed[card].astronauts
    more = list(have)
    for item, number in GAINS[card]:
        if item >= ORE:
            total += 0.7 * number * moment.prices[item - ORE]
        elif item < len(more):
            more[item] += number
        else:
            total += SPARE * number
    here = growth_worth(moment.state, corp, people, left, have)
    return total + growth_worth(moment.state, corp, people, left, tuple(more)) - here
