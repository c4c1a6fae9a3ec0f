"""The game in numbers. Of the two captains the one who looks comes first.

An observation has what counts, and what products of a few counts would have to find out: what a card would bring at
once, how much a discovery lacks, the lead a prediction needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

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
)
from cosmodrome.games.galaxy_rush.rules import measures
from cosmodrome.games.galaxy_rush.rules.achievements import (
    MOST,
    POINTS,
    meets,
)
from cosmodrome.games.galaxy_rush.rules.measures import distance_points
from cosmodrome.games.galaxy_rush.rules.menus import CLAIMS, DECLINE, PLAYS
from cosmodrome.games.galaxy_rush.rules.scoring import discovery_points, heroic_points, medal_points
from cosmodrome.games.galaxy_rush.rules.taking import FARTHEST
from cosmodrome.games.galaxy_rush.state import Captain, Cards, State

AU_STEP: Final = 5
"""Distances are written in steps of so many au."""
FEW: Final = 5
"""Of a resource, as a thermometer."""
SETS = len(EXPEDITION_POINTS)
AHEAD: Final = FARTHEST + 2
"""Pairs before the rear rocket of which each card is written."""
CARD: Final = 5 + len(KINDS) + 2 * SEATS
PLACE: Final = 3 + 2 * RESOURCES + SEATS
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
        _captain(state.captains[(seat + shift) % SEATS], out, at)

    return write


def _captain(captain: Captain, out: Any, at: int) -> None:
    """The points are those without achievements."""
    owned, resources, tables = captain.owned, RESOURCES, EXPEDITION_POINTS
    out[at + captain.pair] = 1
    at += PAIRS + 1
    out[at] = 2 - captain.orbit
    at += 1
    for have in owned[:resources]:
        if have:
            out[at] = have
            up_to(out, at + 1, have, FEW)
        at += 1 + FEW
    fewest = measures.resource_sets(captain)
    if fewest:
        out[at] = fewest
    at += 1
    heroics = heroic_points(captain) if owned[HEROICS] else 0
    found = discovery_points(captain) if captain.discoveries else 0
    medals = medal_points(captain)
    points = heroics + found + medals + distance_points(captain)
    for table in tables:
        have = owned[resources]
        if have:
            worth = table[have]
            out[at] = have
            out[at + 1] = worth
            points += worth
        resources += 1
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
    mine, theirs, track = captain.owned, other.owned, state.track
    first, second = captain.pair * ORBITS, other.pair * ORBITS
    rear = first if first < second else second
    kinds, resources, heroics, printed, steps = KIND_OF, RESOURCES, HEROICS, PRINTED, STEPS
    reach, after = FARTHEST * ORBITS, 5 + len(KINDS)
    claims, others = _best_claims(state, mine), _best_claims(state, theirs)
    end = rear + AHEAD * ORBITS
    for space in range(rear, end if end < len(track) else len(track)):
        card = track[space]
        if not card:
            continue
        here, kind = at + (space - rear) * CARD, kinds[card]
        for offset, number in printed[card]:
            out[here + offset] = number
        if first <= space < first + reach:
            out[here + 3] = 1
        if second <= space < second + reach:
            out[here + 4] = 1
        here += after
        if kind < resources:
            if claims[kind]:
                out[here] = claims[kind]
            if others[kind]:
                out[here + 2] = others[kind]
        elif kind < heroics:
            out[here + 1] = steps[kind - resources][mine[kind]]
            out[here + 3] = steps[kind - resources][theirs[kind]]
    _count(track, first, second, out, at + AHEAD * ORBITS * CARD)


PRINTED = [()] + [
    tuple(
        (place, number)
        for place, number in (
            (0, 1),
            (1, AU_OF[card] // AU_STEP),
            (2, POINTS_OF[card]),
            (5 + KIND_OF[card], 1),
        )
        if number
    )
    for card in range(1, len(KIND_OF))
]
"""What is printed on each orbit card: places with their numbers."""
STEPS = [[more - now for now, more in zip(table, (*table[1:], table[-1]), strict=True)] for table in EXPEDITION_POINTS]
"""What one more expedition brings, by the number owned."""


def _best_claims(state: State, owned: Cards) -> list[int]:
    """By resource: the most points of a discovery that one more of it would pay for."""
    worth, costs = DISCOVERY_POINTS, COST_OF
    best = [0] * RESOURCES
    for card in state.pool:
        if not card:
            continue
        points, short = worth[card], lacking(owned, card)
        if short < 2:
            for kind, wanted in enumerate(costs[card]):
                if points > best[kind] and (short == 0 or wanted > owned[kind]):
                    best[kind] = points
    return best


def _count(track: Cards, first: int, second: int, out: Any, at: int) -> None:
    """How many cards of each kind there are from the first space on, then from the second on."""
    kinds, number = KIND_OF, len(KINDS)
    counts = [0] * (SEATS * number)
    for space in range(first if first < second else second, len(track)):
        card = track[space]
        if card:
            if space >= first:
                counts[kinds[card]] += 1
            if space >= second:
                counts[number + kinds[card]] += 1
    for count in counts:
        if count:
            out[at] = count
        at += 1


class Seen:
    """The deck counted last: it changes once a season."""

    deck: ClassVar[Cards] = ()
    counts: ClassVar[Cards] = ()


def _counted(deck: Cards) -> Cards:
    """How many of each kind."""
    if deck is not Seen.deck:
        kinds = [KIND_OF[card] for card in deck]
        Seen.deck, Seen.counts = deck, tuple([kinds.count(kind) for kind in range(len(KINDS))])
    return Seen.counts


OF_DISCOVERY = [()] + [
    tuple(
        (place, number)
        for place, number in (
            (0, 1),
            (1, DISCOVERY_POINTS[card]),
            *((3 + kind, int(GIVES[card] == kind)) for kind in range(RESOURCES)),
            *((3 + RESOURCES + kind, COST_OF[card][kind]) for kind in range(RESOURCES)),
        )
        if number
    )
    for card in range(1, len(COST_OF))
]
"""What is printed on each discovery."""


def _pool(state: State, seat: Seat, out: Any, at: int) -> None:
    """The discoveries, and how many resources each captain lacks for them."""
    mine, theirs = state.captains[seat].owned, state.captains[1 - seat].owned
    left, printed, lacks = len(state.discovery_decks[0]), OF_DISCOVERY, 3 + 2 * RESOURCES
    for card in state.pool:
        if card:
            for place, number in printed[card]:
                out[at + place] = number
            if left:
                out[at + 2] = left
            short, others = lacking(mine, card), lacking(theirs, card)
            if short:
                out[at + lacks] = short
            if others:
                out[at + lacks + 1] = others
        at += PLACE


def _deck(state: State, seat: Seat, out: Any, at: int) -> None:
    """What has not been seen yet, by kind: everybody can count that."""
    for kind, count in enumerate(_counted(state.deck)):
        if count:
            out[at + kind] = count


COUNTED = (
    "resource_sets",
    "best_resource",
    "resources",
    "heroics",
    "expeditions",
    "expedition_kinds",
    "discoveries",
    "distance",
    "distance_points",
    "medals",
    "orbit_one",
    "achievement_points",
)


def _numbers(state: State, captain: Captain) -> list[int]:
    """All that achievements and predictions count of a captain, in this order, each once."""
    found = [
        measures.resource_sets(captain),
        measures.best_resource(captain),
        measures.resources(captain),
        captain.owned[HEROICS],
        measures.expeditions(captain),
        measures.expedition_kinds(captain),
        len(captain.discoveries),
        captain.total_au,
        distance_points(captain),
        captain.medals.bit_count(),
        measures.orbit_one(captain),
    ]
    points, worth, counted = 0, POINTS, COUNTED_BY
    for card in state.achievements:
        points += worth[card][found[counted[card]]]
    found.append(points)
    return found


COUNTED_BY = [0] + [COUNTED.index(row.measure) for row in ACHIEVEMENTS.values()]
AIMS = [0] + [row.value for row in ACHIEVEMENTS.values()]
"""By achievement: the number it asks for."""
MET = [()] + [tuple([meets(row, value) for value in range(MOST + 1)]) for row in ACHIEVEMENTS.values()]
"""By achievement: which numbers meet it."""
FORESEEN = [COUNTED.index(row.measure) for row in PREDICTIONS.values()]
"""By prediction: what it counts."""
DISTANCE = COUNTED.index("distance")
ACHIEVEMENT: Final = 1 + 4 * SEATS
PREDICTION: Final = 5


def _aims(state: State, seat: Seat, out: Any, at: int) -> None:
    """Achievements, the open ones: points now and by how much the number is off, of both. Then predictions: in the own
    hand, played by oneself on oneself and on the other, and the lead each is about. Of the other's only how many lie
    where."""
    captain, other = state.captains[seat], state.captains[1 - seat]
    mine, theirs = _numbers(state, captain), _numbers(state, other)
    distance = DISTANCE
    for card in state.achievements:
        place = at + (card - 1) * ACHIEVEMENT
        out[place] = 1
        place += 1
        what, points, aim, met = COUNTED_BY[card], POINTS[card], AIMS[card], MET[card]
        step = AU_STEP if what == distance else 1
        for numbers in (mine, theirs):
            value = numbers[what]
            if points[value]:
                out[place] = points[value]
            lead(out, place + 1, (aim - value) // step)
            if met[value]:
                out[place + 3] = 1
            place += 4
    at += len(ACHIEVEMENTS) * ACHIEVEMENT
    hand, place = captain.hand, at
    for what in FORESEEN:
        hand >>= 1
        if hand & 1:
            out[place] = 1
        ahead = mine[what] - theirs[what]
        if ahead:
            lead(out, place + 3, ahead // AU_STEP if what == distance else ahead)
        place += PREDICTION
    end = at + PREDICTION * len(PREDICTIONS)
    for shift, rocket in enumerate((captain, other)):
        for who, card in rocket.stack:
            if who == seat:
                out[at + (card - 1) * PREDICTION + 1 + shift] = 1
            out[end + 2 * shift + (0 if who == seat else 1)] += 1
    out[end + 2 * SEATS] = small(mine[-1])
    out[end + 2 * SEATS + 1] = small(theirs[-1])


def blocks(seats: int, options: Options) -> list[Block]:
    return [
        Block("turn", SEASONS + 10, _turn),
        Block("me", CAPTAIN, _captain_of(0)),
        Block("other", CAPTAIN, _captain_of(1)),
        Block("cards", AHEAD * ORBITS * CARD + 2 * len(KINDS), _cards),
        Block("pool", DATA.setup.pool * PLACE, _pool),
        Block("deck", len(KINDS), _deck),
        Block("aims", len(ACHIEVEMENTS) * ACHIEVEMENT + len(PREDICTIONS) * PREDICTION + 3 * SEATS, _aims),
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
