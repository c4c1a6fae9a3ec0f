"""Chapter 11: losing components, crew and goods."""

from __future__ import annotations

from cosmodrome.core.flow import Form, Picks, Step, ask
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import COLOURS
from cosmodrome.games.galaxy_trucker.events import AlienLeft, ComponentsLost, CrewLost, GoodsLost
from cosmodrome.games.galaxy_trucker.rules.giving_up import leave_without_humans
from cosmodrome.games.galaxy_trucker.rules.questions import asked, board_of, cell_text
from cosmodrome.games.galaxy_trucker.rules.steps import PIECE
from cosmodrome.games.galaxy_trucker.ship.cargo import (
    ORANGE,
    Loads,
    aliens,
    batteries,
    block,
    blocks,
    cabins,
    changed,
    crew,
    figures,
    goods,
    holds,
    tokens,
)
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import fragments
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from cosmodrome.games.galaxy_trucker.ship.support import is_supported
from cosmodrome.games.galaxy_trucker.state import Numbers, State


def strip(state: State, seat: int, gone: tuple[int, ...]) -> Numbers:
    """Takes components off a ship, whatever lies on them goes to the bank; returns their tiles."""
    ship = state.ships[seat]
    before = goods(ship.cells, ship.loads)
    tiles = tuple(tile_of(ship.cells[cell]) for cell in gone)
    ship.cells = tuple(0 if cell in gone else piece for cell, piece in enumerate(ship.cells))
    ship.loads = tuple(0 if cell in gone else load for cell, load in enumerate(ship.loads))
    back_to_bank(state, before, goods(ship.cells, ship.loads))
    return tiles


def loss_of(state: State, seat: int, gone: tuple[int, ...], *, destroyed: bool) -> ComponentsLost:
    """These components, which are still on the ship, and what is on them."""
    ship = state.ships[seat]
    cells = tuple(ship.cells[cell] for cell in gone)
    loads = tuple(ship.loads[cell] for cell in gone)
    tiles = tuple(tile_of(piece) for piece in cells)
    figures_lost, blocks_lost = crew(cells, loads), goods(cells, loads)
    found = aliens(cells, loads)
    return ComponentsLost(seat, gone, tiles, destroyed, figures_lost, tokens(cells, loads), blocks_lost, found)


def back_to_bank(state: State, before: Numbers, after: Numbers) -> None:
    """GT-11.3: what a ship no longer carries is in the bank, and the other way round."""
    state.bank = tuple(had + one - two for had, one, two in zip(state.bank, before, after, strict=True))


def destroy(state: State, seat: int, cell: int, events: list[Event]) -> None:
    """GT-11.6, GT-11.9, GT-12.10; whose ship breaks apart will be asked which piece to keep."""
    ship = state.ships[seat]
    events.append(loss_of(state, seat, (cell,), destroyed=True))
    ship.lost += strip(state, seat, (cell,))
    if len(fragments(board_of(state), ship.cells)) > 1:
        state.to_ask += (Step(PIECE, seat),)
    else:
        aftermath(state, seat, events)


def ask_waiting(state: State) -> None:
    """Opens the questions that have come up."""
    if state.to_ask:
        ask(state, *state.to_ask)
        state.to_ask = ()


def aftermath(state: State, seat: int, events: list[Event]) -> None:
    """GT-11.7, GT-11.8: what follows from lost components."""
    ship, board = state.ships[seat], board_of(state)
    for cell in cabins(ship.cells, ship.loads):
        alien = ship.loads[cell]
        if alien >= ORANGE and not is_supported(board, ship.cells, cell, alien):
            ship.loads = changed(ship.loads, cell, -alien)
            events.append(AlienLeft(seat, cell, "orange" if alien == ORANGE else "purple"))
    leave_without_humans(state, seat, events)


def is_flying(state: State, seat: int) -> bool:
    """GT-10.2: a ship that gave up is touched by nothing more."""
    return state.ships[seat].flying


def forced_crew(state: State, seat: int) -> actions.LoseCrew | None:
    """GT-11.5: everybody goes, or there is one cabin only."""
    ship, due = state.ships[seat], asked(state, seat).value
    homes = cabins(ship.cells, ship.loads)
    if len(homes) > 1 and due < crew(ship.cells, ship.loads):
        return None
    everybody = [cell for cell in homes for _ in range(figures(ship.loads[cell]))]
    return actions.LoseCrew(tuple(everybody[:due]))


def offers_of_crew(state: State, seat: int) -> list[Action]:
    """Every choice of aliens to go, the rest humans: from the fullest cabins last, so that cabins empty one by one."""
    ship, due = state.ships[seat], asked(state, seat).value
    homes = cabins(ship.cells, ship.loads)
    aliens = [cell for cell in homes if ship.loads[cell] >= ORANGE]
    people = [cell for cell in homes if ship.loads[cell] == 1]
    people += [cell for cell in homes if ship.loads[cell] == 2 for _ in range(2)]
    found: list[Action] = []
    for chosen in range(1 << len(aliens)):
        going = [cell for bit, cell in enumerate(aliens) if chosen >> bit & 1]
        if len(going) <= due <= len(going) + len(people):
            found.append(actions.LoseCrew(tuple(sorted(going + people[: due - len(going)]))))
    return found


def _picks_to_lose_crew(state: State, seat: int, picks: Picks) -> list[int]:
    """Cabins in their order, one for each figure; never so late a one that too few figures are left."""
    ship, missing = state.ships[seat], asked(state, seat).value - len(picks)
    left = [
        (cell, figures(ship.loads[cell]) - picks.count(cell))
        for cell in cabins(ship.cells, ship.loads)
        if not picks or cell >= picks[-1]
    ]
    return _enough(left, missing)


def _enough(left: list[tuple[int, int]], missing: int) -> list[int]:
    """The places, of these with so much in each, from which on there is enough of what is missing."""
    if missing <= 0:
        return []
    return [
        cell for at, (cell, count) in enumerate(left) if count and sum(number for _, number in left[at:]) >= missing
    ]


CREW_FORM: Form = Form(_picks_to_lose_crew, lambda state, seat, picks: actions.LoseCrew(picks))


def check_crew(state: State, seat: int, action: actions.LoseCrew) -> Refusal | None:
    ship, due = state.ships[seat], asked(state, seat).value
    if len(action.cells) != due:
        return Refusal("GT-11.5", say("crew-due", n=due))
    homes = cabins(ship.cells, ship.loads)
    for cell in action.cells:
        if cell not in homes or action.cells.count(cell) > figures(ship.loads[cell]):
            return Refusal("GT-11.5", say("too-few-figures", cell=cell_text(state, cell)))
    return None


def lose_crew(state: State, seat: int, action: actions.LoseCrew, events: list[Event]) -> None:
    events.append(remove_figures(state, seat, action.cells))
    leave_without_humans(state, seat, events)


def remove_figures(state: State, seat: int, cells: tuple[int, ...], *, epidemic: bool = False) -> CrewLost:
    """One from each of these cabins."""
    ship = state.ships[seat]
    gone = aliens(tuple(ship.cells[cell] for cell in cells), tuple(ship.loads[cell] for cell in cells))
    for cell in cells:
        load = ship.loads[cell]
        ship.loads = changed(ship.loads, cell, -load if load >= ORANGE else -1)
    return CrewLost(seat, cells, epidemic, gone)


def due_goods(cells: Cells, loads: Loads, amount: int) -> tuple[list[int], int]:
    """GT-11.4: the colours that must go, the most valuable first, and the tokens that make up the rest."""
    stock = goods(cells, loads)
    colours = [colour for colour in range(4) for _ in range(stock[colour])][:amount]
    return colours, min(amount - len(colours), tokens(cells, loads))


def forced_goods(state: State, seat: int) -> actions.LoseGoods | None:
    """GT-11.4: there is no choice among equals."""
    ship, due = state.ships[seat], asked(state, seat).value
    one = _pick(ship.cells, ship.loads, due, backwards=False)
    other = _pick(ship.cells, ship.loads, due, backwards=True)
    same = sorted(one.holds) == sorted(other.holds) and sorted(one.batteries) == sorted(other.batteries)
    return one if same else None


def _pick(cells: Cells, loads: Loads, amount: int, *, backwards: bool) -> actions.LoseGoods:
    colours, spare = due_goods(cells, loads, amount)
    places = holds(cells)[::-1] if backwards else holds(cells)
    chosen: list[int] = []
    for colour in sorted(set(colours)):
        full = [cell for cell in places for _ in range(blocks(loads[cell])[colour])]
        chosen += full[: colours.count(colour)]
    powered = batteries(cells, loads)[::-1] if backwards else batteries(cells, loads)
    return actions.LoseGoods(tuple(chosen), tuple([cell for cell in powered for _ in range(loads[cell])][:spare]))


def offers_of_goods(state: State, seat: int) -> list[Action]:
    ship, due = state.ships[seat], asked(state, seat).value
    return [_pick(ship.cells, ship.loads, due, backwards=backwards) for backwards in (False, True)]


def _picks_to_lose_goods(state: State, seat: int, picks: Picks) -> list[int]:
    """A hold for each block, the most valuable first; then a battery for each token."""
    ship = state.ships[seat]
    colours, spare = due_goods(ship.cells, ship.loads, asked(state, seat).value)
    done = len(picks)
    if done < len(colours):
        first = colours.index(colours[done])
        same = picks[first:done]
        left = [
            (cell, blocks(ship.loads[cell])[colours[done]] - same.count(cell))
            for cell in holds(ship.cells)
            if not same or cell >= same[-1]
        ]
        return _enough(left, colours.count(colours[done]) - len(same))
    paid = picks[len(colours) :]
    tokens_left = [
        (cell, ship.loads[cell] - paid.count(cell))
        for cell in batteries(ship.cells, ship.loads)
        if not paid or cell >= paid[-1]
    ]
    return _enough(tokens_left, spare - len(paid))


def _goods_to_lose(state: State, seat: int, picks: Picks) -> Action:
    ship = state.ships[seat]
    cut = len(due_goods(ship.cells, ship.loads, asked(state, seat).value)[0])
    return actions.LoseGoods(picks[:cut], picks[cut:])


GOODS_FORM: Form = Form(_picks_to_lose_goods, _goods_to_lose)


def check_goods(state: State, seat: int, action: actions.LoseGoods) -> Refusal | None:
    ship = state.ships[seat]
    colours, spare = due_goods(ship.cells, ship.loads, asked(state, seat).value)
    if len(action.holds) != len(colours) or len(action.batteries) != spare:
        what = [say(f"goods-{COLOURS[colour]}", n=colours.count(colour)) for colour in sorted(set(colours))]
        what += [say("tokens", n=spare)] if spare else []
        return Refusal("GT-11.4", say("goods-due", what=tuple(what)))
    loads = ship.loads
    for cell, colour in zip(action.holds, colours, strict=True):
        if cell not in holds(ship.cells) or not blocks(loads[cell])[colour]:
            return Refusal("GT-11.4", say("not-most-valuable", cell=cell_text(state, cell)))
        loads = changed(loads, cell, -block(colour))
    for cell in action.batteries:
        if cell not in batteries(ship.cells, loads):
            return Refusal("GT-11.4", say("no-token", cell=cell_text(state, cell)))
        loads = changed(loads, cell, -1)
    return None


def lose_goods(state: State, seat: int, action: actions.LoseGoods, events: list[Event]) -> None:
    ship = state.ships[seat]
    colours, _ = due_goods(ship.cells, ship.loads, len(action.holds))
    before = goods(ship.cells, ship.loads)
    for cell, colour in zip(action.holds, colours, strict=True):
        ship.loads = changed(ship.loads, cell, -block(colour))
    for cell in action.batteries:
        ship.loads = changed(ship.loads, cell, -1)
    back_to_bank(state, before, goods(ship.cells, ship.loads))
    events.append(GoodsLost(seat, tuple(colours), action.holds, action.batteries))
