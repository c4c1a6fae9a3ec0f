"""Chapter 3: the rocket moves by a walk of exactly the black total."""

from __future__ import annotations

from functools import cache, lru_cache

from cosmodrome.core.flow import Reason, Step, do_next
from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_challenge.actions import MoveRocket
from cosmodrome.games.galaxy_challenge.data.components import BLACK, CELLS, CENTRE, HOMES, name_of
from cosmodrome.games.galaxy_challenge.events import RocketMoved, RocketStayed
from cosmodrome.games.galaxy_challenge.rules.board import (
    AROUND,
    AROUND_BITS,
    BIT,
    CENTRE_BIT,
    IS_PLANET,
    OPEN_TO,
    PLACES,
    PLANETS,
    STRAIGHT,
    bits,
    cells_of,
    spread,
)
from cosmodrome.games.galaxy_challenge.rules.challenge import why_no_challenge
from cosmodrome.games.galaxy_challenge.rules.steps import MOVE_OF
from cosmodrome.games.galaxy_challenge.state import Boards, Cards, State
from cosmodrome.games.galaxy_challenge.words import names


def find_trail(state: State) -> Boards:
    """Where the rocket can be after 0, 1, 2 and more steps of its walk (CH-3.1); just the first where it is boxed in.

    CH-3.2, CH-3.3, CH-3.5: other rockets, other home planets and a centre just left are closed, but the last step may
    be a challenge if it is one of a walk of the full length. CH-3.7: a diagonal step is a step like any other.
    """
    seat, start = state.turn, state.start
    free = OPEN_TO[state.colours[seat]] & ~others(state, seat)
    if start == CENTRE:
        free &= ~CENTRE_BIT
    steps = state.totals[BLACK]
    ahead = AROUND_BITS[start]
    found = [BIT[start]]
    while len(found) < steps:
        layer = ahead & free
        if not layer:
            break
        found.append(layer)
        ahead = spread(layer)
    last = ahead & free
    if len(found) == steps and ahead & PLANETS & ~free:
        last |= ahead & challenges(state, seat)
    if last:
        found.append(last)
    return tuple(found)


def others(state: State, seat: int) -> int:
    """The cells of the other rockets."""
    found = 0
    for other, cell in enumerate(state.cells):
        if other != seat:
            found |= BIT[cell]
    return found


def challenges(state: State, seat: int) -> int:
    """The home planets on which the move may end with a challenge (CH-6.1)."""
    targets = [target for target in range(len(state.cells)) if why_no_challenge(state, seat, target) is None]
    return bits([HOMES[state.colours[target]] for target in targets])


def find_destinations(state: State, step: Step, events: list[Event]) -> None:
    """The destinations, found once; whoever is boxed in stays (CH-3.1)."""
    found = find_trail(state)
    if len(found) > 1:
        state.trail = found
        do_next(state, MOVE_OF[state.turn])
        return
    events.append(RocketStayed(state.turn, state.start))
    state.challenged &= ~(1 << state.turn)


def forced_move(state: State, seat: int) -> MoveRocket | None:
    """The only place within reach, where there is one."""
    reach = state.trail[-1]
    return MOVES[reach.bit_length() - 1] if reach.bit_count() == 1 else None


def check_move(state: State, seat: int, action: MoveRocket) -> Reason | None:
    """CH-3.1."""
    return None if 0 <= action.cell < CELLS and state.trail[-1] >> action.cell & 1 else _out_of_reach


def move_rocket(state: State, seat: int, action: MoveRocket, events: list[Event]) -> None:
    """CH-3.1; CH-6.6: a turn without a challenge opens the next one."""
    found = state.trail
    events.append(RocketMoved(seat, walk(found, action.cell), len(found) <= state.totals[BLACK]))
    state.cells = put(state.cells, seat, action.cell)
    if not is_foreign_planet(state, seat, action.cell):
        state.challenged &= ~(1 << seat)
    state.trail = ()


def is_foreign_planet(state: State, seat: int, cell: int) -> bool:
    return IS_PLANET[cell] and cell != HOMES[state.colours[seat]]


def walk(found: Boards, cell: int) -> Cards:
    """One walk along a trail that ends here; of the ways back to the start, always the straightest."""
    ways = _ways_back(found[0].bit_length() - 1)
    path = [cell]
    for layer in reversed(found[:-1]):
        cell = _before(layer, ways[cell])
        path.append(cell)
    path.reverse()
    return tuple(path)


def _before(layer: int, ways: Cards) -> int:
    """The first of the ways back that leads to where the rocket can be."""
    for cell in ways:
        if layer & BIT[cell]:
            return cell
    raise AssertionError("a trail that is torn")


@cache
def _ways_back(start: int) -> tuple[Cards, ...]:
    """The places around each cell, first those that a walk from the start likes best."""
    return tuple([tuple(sorted(around, key=STRAIGHT[start].__getitem__)) for around in AROUND])


@lru_cache(maxsize=64)
def walks(found: Boards) -> tuple[Cards, ...]:
    """One to each end of a trail, in the order of the cells; everybody at the table wants to see the same ones.

    Many begin alike, so each step back is looked up once for all.
    """
    ways, reached = _ways_back(found[0].bit_length() - 1), cells_of(found[-1])
    back: list[dict[int, int]] = []
    for layer in reversed(found[:-1]):
        steps = {cell: _before(layer, ways[cell]) for cell in reached}
        back.append(steps)
        reached = list(set(steps.values()))
    paths: dict[int, Cards] = {cell: (cell,) for cell in reached}
    for steps in reversed(back):
        paths = {cell: paths[before] + (cell,) for cell, before in steps.items()}
    return tuple(paths.values())


MOVES = tuple([MoveRocket(cell) for cell in range(CELLS)])


def _out_of_reach(state: State, seat: int, action: MoveRocket) -> Refusal:
    cell = action.cell
    if not 0 <= cell < CELLS:
        return Refusal("CH-1.6", say("no-place", place=names.place(cell)))
    if not PLACES >> cell & 1:
        return Refusal("CH-1.6", say("card-space", cell=name_of(cell)))
    if is_foreign_planet(state, seat, cell):
        return _no_challenge(state, seat, cell)
    if others(state, seat) >> cell & 1:
        return Refusal("CH-3.2", say("occupied", who=Player(state.cells.index(cell)), place=names.place(cell)))
    if cell == CENTRE == state.start:
        return Refusal("CH-3.5", say("centre-closed"))
    return Refusal("CH-3.1", _no_walk(state, cell))


def _no_challenge(state: State, seat: int, cell: int) -> Refusal:
    colour = HOMES.index(cell)
    if colour not in state.colours:
        return Refusal("CH-1.2", say("planet-closed", cell=name_of(cell), colour=names.colour(colour)))
    reason = why_no_challenge(state, seat, state.colours.index(colour))
    if reason is not None:
        return reason(state, seat, state.colours.index(colour))
    return Refusal("CH-3.3", _no_walk(state, cell))


def _no_walk(state: State, cell: int) -> Message:
    return say("no-walk", n=state.totals[BLACK], place=names.place(cell))
