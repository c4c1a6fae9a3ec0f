"""Chapter 3: taking components and adding them to the ship, all players at once."""

from __future__ import annotations

from cosmodrome.core.flow import Form, Picks, form_of
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import DATA, TILES
from cosmodrome.games.galaxy_trucker.events import (
    ComponentAdded,
    ComponentDrawn,
    ComponentReturned,
    ComponentSetAside,
    ComponentTaken,
    ComponentTakenBack,
)
from cosmodrome.games.galaxy_trucker.rules import timer
from cosmodrome.games.galaxy_trucker.rules.questions import board_of, cell_text
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS
from cosmodrome.games.galaxy_trucker.ship.fit import fits, open_cells, placements, touches
from cosmodrome.games.galaxy_trucker.ship.geometry import mistakes
from cosmodrome.games.galaxy_trucker.ship.pieces import piece_of, tile_of
from cosmodrome.games.galaxy_trucker.state import Numbers, State

FACE_DOWN, FACE_UP, SET_ASIDE = "face down", "face up", "set aside"

CELLS = max(board.outside for board in BOARDS)
ADD = [[actions.AddComponent(cell, turns) for turns in range(4)] for cell in range(CELLS)]
TAKE = {tile: actions.TakeFaceUp(tile) for tile in TILES}
TAKE_FACE_DOWN: Action = actions.TakeFaceDown()
TAKE_BACK: Action = actions.TakeBack()
RETURN: Action = actions.ReturnComponent()
LAY_ASIDE: Action = actions.SetAside()
"""Made once: they come in nearly every menu."""


def offers_in_hand(state: State, seat: int) -> list[Action]:
    """What to do with the held component: legal places first; GT-3.6: where it fits nowhere, wrong ones too."""
    trucker, ship, board = state.truckers[seat], state.ships[seat], board_of(state)
    found: list[Action] = [ADD[cell][turns] for cell, turns in placements(board, ship.cells, trucker.held)]
    if not found and not state.house.forbid:
        found = [ADD[cell][0] for cell in open_cells(board, ship.cells)]
    if trucker.origin != SET_ASIDE:
        found.append(RETURN)
    if may_set_aside(state, seat):
        found.append(LAY_ASIDE)
    return found


def may_set_aside(state: State, seat: int) -> bool:
    """GT-3.7: there is room for one more; GT-1.4."""
    return not state.learning and len(state.ships[seat].aside) < DATA.flight.set_aside


def offers_to_take(state: State, seat: int) -> list[Action]:
    found: list[Action] = [TAKE_FACE_DOWN] if state.face_down else []
    found += [TAKE[tile] for tile in state.face_up]
    ship = state.ships[seat]
    found += [actions.TakeSetAside(tile) for tile in ship.aside]
    if ship.newest >= 0:
        found.append(TAKE_BACK)
    return found


def refuse_full_hands(state: State, seat: int) -> Refusal | None:
    """GT-3.2, GT-4.6."""
    trucker = state.truckers[seat]
    if trucker.held:
        return Refusal("GT-3.2", say("full-hands-tile"))
    if trucker.pile >= 0:
        return Refusal("GT-4.6", say("full-hands-pile"))
    return None


def check_take_face_down(state: State, seat: int, action: actions.TakeFaceDown) -> Refusal | None:
    if not state.face_down:
        return Refusal("GT-3.1", say("no-face-down"))
    return refuse_full_hands(state, seat)


def check_take_face_up(state: State, seat: int, action: actions.TakeFaceUp) -> Refusal | None:
    if action.tile not in state.face_up:
        quicker = next((s for s, other in enumerate(state.truckers) if action.tile == other.held and s != seat), -1)
        taken = quicker >= 0 and state.truckers[quicker].origin != FACE_DOWN
        if taken:
            return Refusal("GT-3.1", say("was-quicker", who=Player(quicker)))
        return Refusal("GT-3.1", say("not-face-up"))
    return refuse_full_hands(state, seat)


def check_take_set_aside(state: State, seat: int, action: actions.TakeSetAside) -> Refusal | None:
    if action.tile not in state.ships[seat].aside:
        return Refusal("GT-3.7", say("not-set-aside"))
    return refuse_full_hands(state, seat)


def check_take_back(state: State, seat: int, action: actions.TakeBack) -> Refusal | None:
    if state.ships[seat].newest < 0:
        return Refusal("GT-3.5", say("all-fixed"))
    return refuse_full_hands(state, seat)


def check_add(state: State, seat: int, action: actions.AddComponent) -> Refusal | None:
    """GT-3.4; GT-3.6, GT-3.11 where the table forbids mistakes."""
    held, cells, board = state.truckers[seat].held, state.ships[seat].cells, board_of(state)
    if not held:
        return Refusal("GT-3.2", say("holds-nothing"))
    if not (0 <= action.cell < board.outside and 0 <= action.turns < 4):
        return Refusal("GT-3.4", say("no-cell"))
    if cells[action.cell]:
        return Refusal("GT-3.4", say("cell-taken", cell=cell_text(state, action.cell)))
    if not touches(board, cells, action.cell):
        return Refusal("GT-3.4", say("cell-apart"))
    piece = piece_of(held, action.turns)
    if state.house.forbid and not fits(board, cells, action.cell, piece):
        return Refusal("GT-3.11", say("does-not-fit", flaws=mistakes(board, cells, action.cell, piece)))
    return None


def _picks_to_add(state: State, seat: int, picks: Picks) -> list[int]:
    """A cell, then how far the component is turned."""
    held, cells, board = state.truckers[seat].held, state.ships[seat].cells, board_of(state)
    if not held or len(picks) > 1:
        return []
    free = [picks[0]] if picks else open_cells(board, cells)
    found = [
        (cell, turns)
        for cell in free
        for turns in range(4)
        if not state.house.forbid or fits(board, cells, cell, piece_of(held, turns))
    ]
    return [turns for _, turns in found] if picks else sorted({cell for cell, _ in found})


ADD_FORM: Form = form_of(actions.AddComponent, _picks_to_add)


def check_return(state: State, seat: int, action: actions.ReturnComponent) -> Refusal | None:
    trucker = state.truckers[seat]
    if not trucker.held:
        return Refusal("GT-3.2", say("holds-nothing"))
    if trucker.origin == SET_ASIDE:
        return Refusal("GT-3.7", say("no-return"))
    return None


def check_set_aside(state: State, seat: int, action: actions.SetAside) -> Refusal | None:
    if state.learning:
        return Refusal("GT-1.4", say("no-aside-learning"))
    if not state.truckers[seat].held:
        return Refusal("GT-3.2", say("holds-nothing"))
    if len(state.ships[seat].aside) >= DATA.flight.set_aside:
        return Refusal("GT-3.7", say("aside-full", most=DATA.flight.set_aside))
    return None


def take_face_down(state: State, seat: int, action: actions.TakeFaceDown, events: list[Event]) -> None:
    place = state.rng.below(len(state.face_down))
    tile, state.face_down = state.face_down[place], state.face_down[:place] + state.face_down[place + 1 :]
    shown = state.house.open_hands
    events.append(ComponentDrawn(seat, tile, shown))
    _take(state, seat, tile, FACE_UP if shown else FACE_DOWN)


def take_face_up(state: State, seat: int, action: actions.TakeFaceUp, events: list[Event]) -> None:
    state.face_up = without(state.face_up, action.tile)
    events.append(ComponentTaken(seat, action.tile, "face up"))
    _take(state, seat, action.tile, FACE_UP)


def take_set_aside(state: State, seat: int, action: actions.TakeSetAside, events: list[Event]) -> None:
    ship = state.ships[seat]
    ship.aside = without(ship.aside, action.tile)
    events.append(ComponentTaken(seat, action.tile, "set aside"))
    _take(state, seat, action.tile, SET_ASIDE)


def _take(state: State, seat: int, tile: int, origin: str) -> None:
    """GT-3.5: whatever was placed before is fixed now."""
    state.ships[seat].newest = -1
    state.truckers[seat].held, state.truckers[seat].origin = tile, origin
    timer.count_action(state)


def add(state: State, seat: int, action: actions.AddComponent, events: list[Event]) -> None:
    trucker, ship = state.truckers[seat], state.ships[seat]
    cell, tile = action.cell, trucker.held
    ship.cells = put(ship.cells, cell, piece_of(tile, action.turns))
    ship.newest, ship.newest_aside = cell, trucker.origin == SET_ASIDE
    trucker.held, trucker.origin = 0, ""
    events.append(ComponentAdded(seat, tile, cell, action.turns))
    timer.hands_free(state, events)


def take_back(state: State, seat: int, action: actions.TakeBack, events: list[Event]) -> None:
    """GT-3.5."""
    trucker, ship = state.truckers[seat], state.ships[seat]
    cell = ship.newest
    trucker.held, trucker.origin = tile_of(ship.cells[cell]), SET_ASIDE if ship.newest_aside else FACE_UP
    ship.cells = put(ship.cells, cell, 0)
    ship.newest = -1
    events.append(ComponentTakenBack(seat, trucker.held, cell))


def give_back(state: State, seat: int, action: actions.ReturnComponent, events: list[Event]) -> None:
    drop_held(state, seat, events)
    timer.hands_free(state, events)


def set_aside(state: State, seat: int, action: actions.SetAside, events: list[Event]) -> None:
    trucker, ship = state.truckers[seat], state.ships[seat]
    events.append(ComponentSetAside(seat, trucker.held))
    ship.aside += (trucker.held,)
    trucker.held, trucker.origin = 0, ""
    timer.hands_free(state, events)


def drop_held(state: State, seat: int, events: list[Event]) -> None:
    """Back to where it may go: face up into the warehouse, or to the set-aside spots it came from (GT-3.5)."""
    trucker, ship = state.truckers[seat], state.ships[seat]
    if trucker.held and trucker.origin == SET_ASIDE:
        ship.aside += (trucker.held,)
        events.append(ComponentSetAside(seat, trucker.held))
    elif trucker.held:
        state.face_up += (trucker.held,)
        events.append(ComponentReturned(seat, trucker.held))
    trucker.held, trucker.origin = 0, ""


def without(tiles: Numbers, tile: int) -> Numbers:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
