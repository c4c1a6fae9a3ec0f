"""The game in numbers. Corporations of people are told apart by how many seats they sit after the one who looks, then
come the AIs. Of a secret step others are as it found them (LR-2.3), and their bids are hidden until they are shown.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, Picked, lead, small, up_to
from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.corporation import Corporation
from cosmodrome.games.lunar_rush.data.components import (
    CONVERTERS,
    CORPORATIONS,
    DATA,
    DOWN,
    EARTH_ITEMS,
    FAMILIES,
    GOLD,
    GOLD_COST,
    ITEMS,
    LEVELS,
    LIFE_SUPPORT,
    MOON_ITEMS,
    ORE,
    ROLES,
    ROUTES,
    TURNS,
    UP,
)
from cosmodrome.games.lunar_rush.data.effects import AnyEffect, Capacity
from cosmodrome.games.lunar_rush.rules import bidding, feeding, market, scoring
from cosmodrome.games.lunar_rush.rules.building import UPGRADE, WORK
from cosmodrome.games.lunar_rush.rules.lanes import ABSENT, BLOCKED, OPEN
from cosmodrome.games.lunar_rush.rules.loading import MOVES
from cosmodrome.games.lunar_rush.rules.money import can_pay
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, perks_of
from cosmodrome.games.lunar_rush.rules.roles import PICKS, ROLE_SETS
from cosmodrome.games.lunar_rush.rules.routes import CHOOSE, GAINS
from cosmodrome.games.lunar_rush.rules.together import known_of
from cosmodrome.games.lunar_rush.rules.workers import ANYWHERE, HIRE
from cosmodrome.games.lunar_rush.rules.workshops import settlements, uses
from cosmodrome.games.lunar_rush.state import State

EFFECTS: list[AnyEffect] = [effect for row in GOLD for effect in row.effects]
EFFECTS += [effect for role in ROLES for effect in role.effects]
EXTRA = sum([max(0, effect.delta) for effect in EFFECTS if isinstance(effect, Capacity)])
SPACES = max(route.spaces for route in ROUTES) + EXTRA
"""No ship holds more."""
CARDS = len(DATA.wonder_cards)
BERTHS: dict[tuple[int, int], int] = {
    place: number
    for number, place in enumerate(
        (lane, moves) for lane, route in enumerate(ROUTES) for moves in range(1, route.moves + 1)
    )
}
"""Where a ship can be: its lane and the moves it still has to make."""
BERTH = 4 + len(ITEMS)
MONEY = 6
PEOPLE = 14
MODULES = len(FAMILIES) * (len(LEVELS) + 4)
OWNED = 3 * len(GOLD) + len(ROLES) + 2 * CARDS + 8
SOLD = 2 * len(MOON_ITEMS) + 1
CORPORATION = MONEY + len(ITEMS) + PEOPLE + MODULES + OWNED + SOLD + len(BERTHS) * BERTH
ROLE_WISHES = ("none", "beginner", "faction", "challenge")


def _turn(state: State, seat: Seat, out: Any, at: int) -> None:
    """The turn, the order of initiative, and what one has still to settle in the step."""
    up_to(out, at, state.turn, TURNS)
    at += TURNS
    out[at] = small(int(DATA.turns[max(0, state.turn - 1)].multiplier))
    order = state.order
    if seat in order:
        out[at + 1] = 1 + order.index(seat)
    corp = state.corps[seat]
    out[at + 2] = corp.mixes.bit_count()
    out[at + 3] = small(len(state.said[seat])) if state.said else 0
    out[at + 4] = small(len(state.closed_deck))


def _corporation_of(place: int, people: int) -> Callable[[State, Seat, Any, int], None]:
    def write(state: State, seat: Seat, out: Any, at: int) -> None:
        index = (seat + place) % people if place < people else place
        _corporation(state, index, seat, out, at)

    return write


def _corporation(state: State, index: int, watcher: Seat, out: Any, at: int) -> None:
    person = index < state.house.people
    corp = known_of(state, index, watcher) if person else state.corps[index]
    real = state.corps[index]
    out[at] = small(corp.gc)
    out[at + 1] = small(corp.gc - 256)
    if index == watcher or not bidding.is_bidding(state):
        out[at + 2] = real.bid
    out[at + 3] = 1 if real.bid else 0
    out[at + 4] = real.last_bid
    if index in state.order:
        out[at + 5] = 1 + state.order.index(index)
    at += MONEY
    for item, number in enumerate(corp.stock):
        if number:
            out[at + item] = small(number)
    at += len(ITEMS)
    if person:
        _people(corp, out, at)
    at += PEOPLE
    if person:
        _modules(corp, out, at)
    at += MODULES
    if person:
        _owned(state, index, corp, out, at)
    at += OWNED
    for item in range(len(MOON_ITEMS)):
        out[at + item] = small(corp.sold[item])
        out[at + len(MOON_ITEMS) + item] = small(corp.shipped[item])
    out[at + 2 * len(MOON_ITEMS)] = corp.launched
    _ships(corp, out, at + SOLD)


def _people(corp: Corporation, out: Any, at: int) -> None:
    """Who is where, who can work, and what will be missing when all are fed."""
    beds = feeding.beds(corp)
    staying = min(corp.moon, beds)
    out[at] = corp.moon
    out[at + 1] = corp.idle
    out[at + 2] = corp.earth
    out[at + 3] = corp.dead
    out[at + 4] = corp.temps
    out[at + 5] = corp.stand_ins
    out[at + 6] = corp.hired
    out[at + 7] = corp.roused
    out[at + 8] = beds
    out[at + 9] = corp.moon - staying
    out[at + 10] = sum(corp.teleport)
    out[at + 11] = corp.mixes.bit_count()
    lead(out, at + 12, corp.stock[LIFE_SUPPORT] - feeding.due(corp, staying))


def _modules(corp: Corporation, out: Any, at: int) -> None:
    """Of each module its level, spaces used, runs, and how much is missing for the next level."""
    costs, stock = perks_of(corp).costs, corp.stock
    for family, level in enumerate(corp.levels):
        out[at + level] = 1
        at += len(LEVELS)
        used = corp.used[family]
        if used:
            out[at] = used.bit_count()
        if corp.runs[family]:
            out[at + 1] = corp.runs[family]
        cost = costs[family][level + 1] if level + 1 < len(LEVELS) else None
        if cost is None or corp.barred >> family & 1:
            out[at + 3] = 1
        else:
            short = 0
            for item, number in cost:
                if stock[item] < number:
                    short += number - stock[item]
            if short:
                out[at + 2] = short
        at += 4


def _owned(state: State, index: int, corp: Corporation, out: Any, at: int) -> None:
    """Gold modules, the role with its goals, wonder cards, and what all that is worth at the end."""
    for place, gold in enumerate(corp.golds):
        out[at + gold] = 1
        if corp.gold_used[place]:
            out[at + len(GOLD) + gold] = corp.gold_used[place].bit_count()
        if corp.bought[place] == state.turn:
            out[at + 2 * len(GOLD) + gold] = 1
    at += 3 * len(GOLD)
    if corp.role >= 0:
        out[at + corp.role] = 1
    at += len(ROLES)
    for card in corp.cards:
        out[at + card] = 1
    if corp.noun >= 0:
        out[at + CARDS + corp.noun] = 1
    at += 2 * CARDS
    out[at] = corp.goals.bit_count()
    out[at + 1] = small(scoring.modules(corp))
    out[at + 2] = small(scoring.gold(corp))
    out[at + 3] = small(scoring.moon_items(state, corp))
    out[at + 4] = small(scoring.leftovers(corp))
    if state.wish and state.wish[index] in ROLE_WISHES:
        out[at + 5] = 1 + ROLE_WISHES.index(state.wish[index])
    out[at + 6] = corp.left.bit_count() + corp.stood_in.bit_count()
    out[at + 7] = corp.shared_used.bit_count()


def _ships(corp: Corporation, out: Any, at: int) -> None:
    """Each ship by its lane and the moves to come, with what is on it and what is said to go on it."""
    for ship in corp.ships:
        place = BERTHS.get((ship.lane, ship.moves), -1)
        if place < 0:
            continue
        start = at + place * BERTH
        out[start] = 1
        out[start + 1] = ship.spaces
        out[start + 2] = ship.crew
        out[start + 3] = 1 if ship.loaded else 0
        for item, number in enumerate(ship.load):
            if number:
                out[start + 4 + item] = number
    for load in corp.aboard:
        place = BERTHS[load[0], MOVES[load[0]]]
        for item in range(len(MOON_ITEMS)):
            out[at + place * BERTH + 4 + ORE + item] += load[1 + item]


def _lanes(state: State, seat: Seat, out: Any, at: int) -> None:
    """Which lanes are open, whose they are, and what a closed one gives."""
    people = state.house.people
    for lane, claim in enumerate(state.claims):
        if claim == OPEN:
            out[at] = 1
        elif claim == BLOCKED:
            out[at + 1] = 1
        elif claim != ABSENT:
            out[at + 2 + ((claim - seat) % people if claim < people else claim)] = 1
        at += LANE
        card = state.closed[lane]
        if card >= 0:
            out[at] = 1
            out[at + 1] = DATA.route_closed[card].astronauts
            for item, number in GAINS[card]:
                out[at + 2 + item] = number
        at += 2 + len(ITEMS)


LANE = 2 + CORPORATIONS


def _market(state: State, seat: Seat, out: Any, at: int) -> None:
    """Prices, where the markers stand, and what was sold."""
    for index, track in enumerate(market.tracks(state)):
        place = state.market[index]
        out[at] = small(track.track[place])
        out[at + 1] = place
        out[at + 2] = state.sold[index]
        out[at + 3] = small(market.unit_price(state, state.corps[seat], index))
        out[at + 4] = min(place, market.refresh_steps(track, track.track[place], state.sold[index]))
        at += 5


def _gold(state: State, seat: Seat, out: Any, at: int) -> None:
    """Gold modules for sale, those of them that one could pay for, and those that are gone."""
    stock = state.corps[seat].stock
    for gold in state.gold:
        out[at + gold] = 1
        if can_pay(stock, GOLD_COST[gold]):
            out[at + len(GOLD) + gold] = 1
    for gold in state.gold_gone:
        out[at + 2 * len(GOLD) + gold] = 1


def _wonders(state: State, seat: Seat, out: Any, at: int) -> None:
    for cards in (state.row, state.preview, state.wonder_gone):
        for card in cards:
            out[at + card] = 1
        at += CARDS


def _automas(state: State, seat: Seat, out: Any, at: int) -> None:
    """The two cards that are turned up of each AI set, and the bids that are gone."""
    for automa in state.automas:
        if automa.up_card >= 0:
            out[at + automa.up_card] = 1
        if automa.down_card >= 0:
            out[at + len(DATA.ai_up) + automa.down_card] = 1
        out[at + len(DATA.ai_up) + len(DATA.ai_down)] = automa.marker + 1
        for card in automa.bids_gone:
            out[at + AUTOMA - len(DATA.ai_bids) + card] = 1
        at += AUTOMA


AUTOMA = len(DATA.ai_up) + len(DATA.ai_down) + 1 + len(DATA.ai_bids)
AUTOMAS = 2


def blocks(seats: int, options: Options) -> list[Block]:
    names = ["me", *[f"after me {shift}" for shift in range(1, seats)]]
    names += [f"AI {number}" for number in range(1, int(options["ais"]) + 1)]
    return [
        Block("turn", TURNS + 5, _turn),
        *[Block(name, CORPORATION, _corporation_of(place, seats)) for place, name in enumerate(names)],
        Block("lanes", len(ROUTES) * (LANE + 2 + len(ITEMS)), _lanes),
        Block("market", 5 * len(MOON_ITEMS), _market),
        Block("gold", 3 * len(GOLD), _gold),
        Block("wonders", 3 * CARDS, _wonders),
        Block("automas", AUTOMAS * AUTOMA, _automas),
    ]


def _on_gold() -> list[Action]:
    """What is done with one's own or somebody else's gold module."""
    found: list[Action] = []
    for gold, row in enumerate(GOLD_ABILITIES):
        found += [actions.BuyGold(gold, spare) for spare in range(-1, len(ITEMS))]
        found += [actions.WorkGold(gold, space) for space in range(len(row.recipes))]
        if row.mix[1]:
            found += settlements(gold)
        if row.shared is not None:
            found += uses(gold)
        if row.salvage:
            found += [actions.Salvage(gold, family) for family in range(len(FAMILIES))]
        if row.sell:
            found += [actions.SellFromBase(gold, item) for item in MOON_ITEMS]
        if any(type(effect).__name__ == "ReuseAstronaut" for effect in GOLD[gold].effects):
            found += [actions.Rouse(gold, place) for place in (ANYWHERE, *CONVERTERS)]
        found += [actions.MovePrice(gold, item, steps) for item in MOON_ITEMS for steps in range(1, row.move + 1)]
    return found


def all_actions(seats: int, options: Options) -> list[Action]:
    boarders = [some for number in range(len(DOWN) + 1) for some in combinations(DOWN, number)]
    return [
        *ROLE_SETS,
        *PICKS,
        *[actions.PlaceBid(value) for value in DATA.setup.bids],
        *CHOOSE,
        actions.FinishLoading(),
        actions.Pass(),
        *[actions.DraftWonder(card) for card in range(CARDS)],
        *[action for spaces in WORK for action in spaces],
        *UPGRADE,
        *_on_gold(),
        HIRE,
        *[actions.BuildWonder(card) for card in range(CARDS)],
        *[actions.EndBuilding(some) for some in boarders],
        actions.TakeBack(),
    ]


def picked(seats: int, options: Options) -> list[Picked]:
    number = range(SPACES + 1)
    golds = range(len(GOLD))
    return [
        Picked(actions.LoadMoonbound, (UP, *[number for _ in EARTH_ITEMS], number)),
        Picked(actions.Teleport, (golds, *[number for _ in EARTH_ITEMS])),
        Picked(actions.LoadEarthbound, (DOWN, *[number for _ in MOON_ITEMS])),
    ]


NUMERIC = Numeric(blocks, all_actions, picked)
