"""Chapter 7: what is wrong with a ship, and how its flyer puts it right by taking components off."""

from __future__ import annotations

from cosmodrome.core.flow import Step, ask, close
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.tuples import put
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import ComponentRemoved, FlawFound, NumberMovedBack, SetAsideLost
from cosmodrome.games.galaxy_trucker.rules import losses
from cosmodrome.games.galaxy_trucker.rules.finishing import swap_partners
from cosmodrome.games.galaxy_trucker.rules.questions import asked, board_of
from cosmodrome.games.galaxy_trucker.rules.steps import PIECE, REPAIR
from cosmodrome.games.galaxy_trucker.ship.geometry import flaws, fragments, is_sound
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from cosmodrome.games.galaxy_trucker.state import State

AT_SPOT_CHECK = 1


def spot_check(state: State, step: Step, events: list[Event]) -> None:
    """GT-7.7, after partners have swapped (GT-16.4) and what was set aside is counted as lost (GT-3.7)."""
    if state.house.teams:
        swap_partners(state, events)
    board, flawed = board_of(state), []
    for seat, ship in enumerate(state.ships):
        if ship.aside:
            events.append(SetAsideLost(seat, ship.aside))
        ship.lost, ship.aside = ship.lost + ship.aside, ()
        found = flaws(board, ship.cells)
        if found:
            events.extend(FlawFound(seat, *flaw, state.round) for flaw in found)
            flawed.append(seat)
    if state.learning:
        _move_numbers(state, events)
    for seat in flawed:
        look_again(state, seat)


def _move_numbers(state: State, events: list[Event]) -> None:
    """GT-7.2."""
    board = board_of(state)
    seats = sorted(
        range(len(state.ships)), key=lambda s: (not is_sound(board, state.ships[s].cells), state.ships[s].number)
    )
    for number, seat in enumerate(seats, start=1):
        ship = state.ships[seat]
        if ship.number < number:
            events.append(NumberMovedBack(seat, number))
        ship.number = number


def look_again(state: State, seat: int) -> None:
    """GT-7.3, GT-7.4: what its flyer is asked: of a ship in pieces, also which one to keep."""
    board, cells = board_of(state), state.ships[seat].cells
    if len(fragments(board, cells)) > 1:
        ask(state, Step(PIECE, seat, AT_SPOT_CHECK))
    elif not is_sound(board, cells):
        ask(state, Step(REPAIR, seat))
    else:
        close(state, seat)


def removable(state: State, seat: int) -> list[int]:
    """GT-7.6: what takes part in a flaw, and what would fall off with it."""
    board, cells = board_of(state), state.ships[seat].cells
    flawed = {cell for flaw in flaws(board, cells) for cell in flaw.cells}
    found = set(flawed)
    for cell in flawed:
        without = put(cells, cell, 0)
        found.update(other for piece in fragments(board, without)[1:] for other in piece)
    return sorted(found)


def offers_to_repair(state: State, seat: int) -> list[Action]:
    return [actions.RemoveComponent(cell) for cell in removable(state, seat)]


def check_remove(state: State, seat: int, action: actions.RemoveComponent) -> Refusal | None:
    if asked(state, seat) == Step(PIECE, seat):
        return Refusal("GT-7.3", say("remove-in-flight"))
    if action.cell not in removable(state, seat):
        return Refusal("GT-7.6", say("not-removable"))
    return None


def remove(state: State, seat: int, action: actions.RemoveComponent, events: list[Event]) -> None:
    """GT-7.3; in the learning flight at no cost (GT-7.2)."""
    tile = tile_of(state.ships[seat].cells[action.cell])
    events.append(ComponentRemoved(seat, tile, action.cell))
    take_off(state, seat, (action.cell,))
    look_again(state, seat)


def take_off(state: State, seat: int, cells: tuple[int, ...]) -> None:
    tiles = losses.strip(state, seat, cells)
    if state.learning:
        state.face_up += tiles
    else:
        state.ships[seat].lost += tiles


def offers_of_pieces(state: State, seat: int) -> list[Action]:
    """GT-7.4: at the spot check components may also be removed one by one."""
    pieces = fragments(board_of(state), state.ships[seat].cells)
    found: list[Action] = [actions.KeepPiece(piece[0]) for piece in pieces]
    return found + offers_to_repair(state, seat) if asked(state, seat).value == AT_SPOT_CHECK else found


def check_keep(state: State, seat: int, action: actions.KeepPiece) -> Refusal | None:
    cells = state.ships[seat].cells
    if not 0 <= action.cell < board_of(state).outside or not cells[action.cell]:
        return Refusal("GT-11.6", say("no-piece"))
    return None


def keep_piece(state: State, seat: int, action: actions.KeepPiece, events: list[Event]) -> None:
    """GT-7.4, GT-11.6."""
    at_spot_check = asked(state, seat).value == AT_SPOT_CHECK
    ship = state.ships[seat]
    pieces = fragments(board_of(state), ship.cells)
    gone = tuple(cell for piece in pieces if action.cell not in piece for cell in piece)
    events.append(losses.loss_of(state, seat, gone, destroyed=False))
    if at_spot_check:
        take_off(state, seat, gone)
        look_again(state, seat)
    else:
        close(state, seat)
        ship.lost += losses.strip(state, seat, gone)
        losses.aftermath(state, seat, events)
