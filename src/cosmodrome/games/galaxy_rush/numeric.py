"""The game in numbers. Of the two captains the one who looks comes first.

An observation has what counts, and what products of a few counts would have to find out: what a card would bring at
once, how much a discovery lacks, the lead a prediction needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Options
from cosmodrome.core.numeric import Block, Numeric, lead, small, up_to
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush.actions import PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.bot.prospects import lacking
from cosmodrome.games.galaxy_rush.data.components import (
    ACHIEVEMENTS,
    AU_OF,
    COST_OF,
    DATA,
    DISCOVERY_POINTS,
    EXPEDITION_POINTS,
    GIVES,
    HEROICS,
    KIND_OF,
    KINDS,
    MEDAL_POINTS,
    ORBITS,
    PAIRS,
    POINTS_OF,
    PREDICTIONS,
    RESOURCES,
    SEASONS,
    SEATS,
    SPACES,
)
from cosmodrome.games.galaxy_rush.rules.achievements import (
    COUNTS,
    MOST,
    POINTS,
    all_achievement_points,
    meets,
)
from cosmodrome.games.galaxy_rush.rules.measures import MEASURES, distance_points
from cosmodrome.games.galaxy_rush.rules.menus import CLAIMS, DECLINE, PLAYS
from cosmodrome.games.galaxy_rush.rules.scoring import discovery_points, heroic_points, medal_points
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST
from cosmodrome.games.galaxy_rush.state import Captain, State

AU_STEP = 5
"""Distances are written in steps of so many au."""
FEW = 5
"""Of a resource, as a thermometer."""
SETS = len(EXPEDITION_POINTS)
AHEAD = FARTHEST + 2
"""Pairs before the rear rocket of which each card is written."""
CARD = 5 + len(KINDS) + 2 * SEATS
PLACE = 3 + 2 * RESOURCES + SEATS
CAPTAIN = PAIRS + 1 + 1 + RESOURCES * (1 + FEW) + 1 + 2 * SETS + 2 + 2 + 2 + SEASONS + 1 + 1 + 1


def _turn(state: State, seat: Seat, out: Any, at: int) -> None:
    """The season, the race for its medal, and how far apart the rockets are."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    out[at + state.season - 1] = 1
    at += SEASONS
    out[at] = PAIRS - captain.pair
    out[at + 1] = PAIRS - other.pair
    out[at + 2] = MEDAL_POINTS[state.season]
    out[at + 3] = PAIRS * (SEASONS - state.season)
    lead(out, at + 4, captain.pair - other.pair)
    lead(out, at + 6, (captain.season_au - other.season_au) // AU_STEP)
    lead(out, at + 8, (captain.total_au - other.total_au) // AU_STEP)


def _captain_of(shift: int) -> Callable[[State, Seat, Any, int], None]:
    def write(state: State, seat: Seat, out: Any, at: int) -> None:
        _captain(state, state.captains[(seat + shift) % SEATS], out, at)

    return write


def _captain(state: State, captain: Captain, out: Any, at: int) -> None:
    owned = captain.owned
    out[at + captain.pair] = 1
    at += PAIRS + 1
    out[at] = 2 - captain.orbit
    at += 1
    fewest = owned[0]
    for kind in range(RESOURCES):
        have = owned[kind]
        if have:
            out[at] = have
            up_to(out, at + 1, have, FEW)
        fewest = min(fewest, have)
        at += 1 + FEW
    if fewest:
        out[at] = fewest
    at += 1
    heroics = heroic_points(captain) if owned[HEROICS] else 0
    found = discovery_points(captain) if captain.discoveries else 0
    medals = medal_points(captain)
    points = heroics + found + medals + distance_points(captain) + all_achievement_points(state, captain)
    for kind in range(SETS):
        have = owned[RESOURCES + kind]
        if have:
            worth = EXPEDITION_POINTS[kind][have]
            out[at] = have
            out[at + 1] = worth
            points += worth
        at += 2
    if heroics:
        out[at] = owned[HEROICS]
        out[at + 1] = heroics
    if found:
        out[at + 2] = len(captain.discoveries)
        out[at + 3] = found
    if captain.season_au:
        out[at + 4] = captain.season_au // AU_STEP
    if captain.total_au:
        out[at + 5] = captain.total_au // AU_STEP
    at += 6
    if medals:
        for season in range(1, SEASONS + 1):
            if captain.medals >> season & 1:
                out[at + season - 1] = 1
        out[at + SEASONS] = medals
    at += SEASONS
    out[at + 1] = captain.hand.bit_count()
    out[at + 2] = small(points)


def _cards(state: State, seat: Seat, out: Any, at: int) -> None:
    """The cards of the pairs before the rear rocket, pair by pair; then by kind those before each rocket."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    rear = captain.pair if captain.pair < other.pair else other.pair
    track = state.track
    for place in range(AHEAD * ORBITS):
        space = rear * ORBITS + place
        if space >= SPACES:
            break
        card = track[space]
        if card:
            _card(state, captain, other, card, space // ORBITS, out, at + place * CARD)
    at += AHEAD * ORBITS * CARD
    for each in (captain, other):
        _count([track[space] for space in range(each.pair * ORBITS, SPACES) if track[space]], out, at)
        at += len(KINDS)


def _count(cards: list[int], out: Any, at: int) -> None:
    """How many of each kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[KIND_OF[card]] += 1
    for kind, count in enumerate(counts):
        if count:
            out[at + kind] = count


def _card(state: State, captain: Captain, other: Captain, card: int, pair: int, out: Any, at: int) -> None:
    """What a card is, who can take it, and what it would bring each captain at once."""
    kind = KIND_OF[card]
    out[at] = 1
    out[at + 1] = AU_OF[card] // AU_STEP
    if kind == HEROICS:
        out[at + 2] = POINTS_OF[card]
    if captain.pair <= pair < captain.pair + FARTHEST:
        out[at + 3] = 1
    if other.pair <= pair < other.pair + FARTHEST:
        out[at + 4] = 1
    out[at + 5 + kind] = 1
    at += 5 + len(KINDS)
    for each in (captain, other):
        if kind < RESOURCES:
            best = _best_claim(state, each, kind)
            if best:
                out[at] = best
        elif kind < HEROICS:
            table, have = EXPEDITION_POINTS[kind - RESOURCES], each.owned[kind]
            out[at + 1] = table[have + 1] - table[have] if have + 1 < len(table) else 0
        at += 2


def _best_claim(state: State, captain: Captain, kind: int) -> int:
    """The most points of a discovery that one more of this resource would pay for."""
    best, owned = 0, captain.owned
    for card in state.pool:
        if card and DISCOVERY_POINTS[card] > best:
            short = lacking(owned, card)
            if short == 0 or (short == 1 and COST_OF[card][kind] > owned[kind]):
                best = DISCOVERY_POINTS[card]
    return best


def _pool(state: State, seat: Seat, out: Any, at: int) -> None:
    mine, theirs = state.captains[seat].owned, state.captains[1 - seat].owned
    for card in state.pool:
        if card:
            out[at] = 1
            out[at + 1] = DISCOVERY_POINTS[card]
            out[at + 2] = len(state.discovery_decks[0])
            gives = GIVES[card]
            if gives >= 0:
                out[at + 3 + gives] = 1
            for kind in range(RESOURCES):
                out[at + 3 + RESOURCES + kind] = COST_OF[card][kind]
            out[at + 3 + 2 * RESOURCES] = lacking(mine, card)
            out[at + 4 + 2 * RESOURCES] = lacking(theirs, card)
        at += PLACE


def _deck(state: State, seat: Seat, out: Any, at: int) -> None:
    """What has not been seen yet, by kind: everybody can count that."""
    _count(list(state.deck), out, at)


AIMS = [(0, 1, ())] + [
    (row.value, AU_STEP if row.measure == "distance" else 1, tuple([meets(row, value) for value in range(MOST + 1)]))
    for row in ACHIEVEMENTS.values()
]
"""By achievement: the number it asks for, the step in which that is written, and which numbers meet it."""
ACHIEVEMENT = 1 + 4 * SEATS


def _achievements(state: State, seat: Seat, out: Any, at: int) -> None:
    """Of the open ones: points now and by how much the number is off, of both."""
    mine, theirs = state.captains[seat], state.captains[1 - seat]
    for card in state.achievements:
        place = at + (card - 1) * ACHIEVEMENT
        out[place] = 1
        place += 1
        count, points = COUNTS[card], POINTS[card]
        aim, step, met = AIMS[card]
        for each in (mine, theirs):
            value = count(each)
            if points[value]:
                out[place] = points[value]
            lead(out, place + 1, (aim - value) // step)
            if met[value]:
                out[place + 3] = 1
            place += 4


LEADS = [
    (card, MEASURES.get(row.measure), AU_STEP if row.measure == "distance" else 1) for card, row in PREDICTIONS.items()
]
"""What a prediction counts, None for points of achievements, and the step in which it is written."""
PREDICTION = 5


def _predictions(state: State, seat: Seat, out: Any, at: int) -> None:
    """Each card: in the own hand, played by oneself on oneself and on the other, and the lead it is about.

    Of the other's only how many lie where.
    """
    captain, other = state.captains[seat], state.captains[1 - seat]
    hand = captain.hand
    for card, count, step in LEADS:
        place = at + (card - 1) * PREDICTION
        if hand >> card & 1:
            out[place] = 1
        if count is None:
            ahead = all_achievement_points(state, captain) - all_achievement_points(state, other)
        else:
            ahead = count(captain) - count(other)
        lead(out, place + 3, ahead // step)
    end = at + PREDICTION * len(PREDICTIONS)
    for shift, rocket in enumerate((captain, other)):
        for who, card in rocket.stack:
            if who == seat:
                out[at + (card - 1) * PREDICTION + 1 + shift] = 1
            out[end + 2 * shift + (0 if who == seat else 1)] += 1


def blocks(seats: int, options: Options) -> list[Block]:
    return [
        Block("turn", SEASONS + 10, _turn),
        Block("me", CAPTAIN, _captain_of(0)),
        Block("other", CAPTAIN, _captain_of(1)),
        Block("cards", AHEAD * ORBITS * CARD + 2 * len(KINDS), _cards),
        Block("pool", DATA.setup.pool * PLACE, _pool),
        Block("deck", len(KINDS), _deck),
        Block("achievements", len(ACHIEVEMENTS) * ACHIEVEMENT, _achievements),
        Block("predictions", len(PREDICTIONS) * PREDICTION + 2 * SEATS, _predictions),
    ]


def actions(seats: int, options: Options) -> list[Action]:
    takes = [
        TakeCard(pair, orbit, face_up)
        for pair in range(1, PAIRS + 1)
        for orbit in range(1, ORBITS + 1)
        for face_up in (True, False)
    ]
    plays = [play for card in PREDICTIONS for play in PLAYS[card]]
    return [*takes, *CLAIMS.values(), DECLINE, *plays]


def by_seat(action: Action, seat: Seat, seats: int) -> Action:
    """Rocket 0 of the list is one's own."""
    return PLAYS[action.card][(seat + action.rocket) % SEATS] if isinstance(action, PlayPrediction) else action


NUMERIC = Numeric(blocks, actions, by_seat=by_seat)
