"""Chapter 11: loading goods. All cargo is laid out anew in one go; the offers are the best load and the old one."""

from __future__ import annotations

from cosmodrome.core.flow import Form, Picks
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, AbandonedStation, Colour, Planets, Smugglers
from cosmodrome.games.galaxy_trucker.events import GoodsStowed
from cosmodrome.games.galaxy_trucker.rules.losses import back_to_bank
from cosmodrome.games.galaxy_trucker.rules.questions import cell_text
from cosmodrome.games.galaxy_trucker.ship.cargo import RED, Loads, block, blocks, containers, goods, holds
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.pieces import KIND, SIZE, SPECIAL
from cosmodrome.games.galaxy_trucker.state import Numbers, State


def on_card(state: State, seat: int) -> tuple[Colour, ...]:
    card = CARDS[state.card]
    if isinstance(card, Planets):
        return card.planets[state.landed[seat]]
    return card.reward_goods if isinstance(card, AbandonedStation | Smugglers) else ()


def offered(state: State, seat: int) -> Numbers:
    """GT-11.3: what the card gives and the bank has, by colour."""
    card = on_card(state, seat)
    return tuple(min(card.count(colour), left) for colour, left in zip(COLOURS, state.bank, strict=True))


def may_load(state: State, seat: int) -> bool:
    """GT-11.2: of planets, whoever has landed on one."""
    return state.ships[seat].flying and (not isinstance(CARDS[state.card], Planets) or state.landed[seat] >= 0)


def nothing_to_load(state: State, seat: int) -> actions.Stow | None:
    """GT-11.11: there is no container, or nothing to put into it."""
    ship = state.ships[seat]
    choice = containers(ship.cells)[0] and (any(offered(state, seat)) or any(goods(ship.cells, ship.loads)))
    return None if choice else actions.Stow((), ())


def offers_of_loads(state: State, seat: int) -> list[Action]:
    ship = state.ships[seat]
    pool = tuple(a + b for a, b in zip(goods(ship.cells, ship.loads), offered(state, seat), strict=True))
    best, old = best_load(ship.cells, pool), as_it_lies(ship.cells, ship.loads)
    return [best] if best == old else [best, old]


def best_load(cells: Cells, pool: Numbers) -> actions.Stow:
    """The most valuable load: red in reinforced containers, the others wherever there is room, plain holds first."""
    space = {cell: SIZE[cells[cell]] for cell in holds(cells)}
    reinforced = [cell for cell in space if KIND[cells[cell]] == SPECIAL]
    plain_first = [cell for cell in space if cell not in reinforced] + reinforced
    laid: list[tuple[int, int]] = []
    for colour, count in enumerate(pool):
        for _ in range(count):
            room = next((cell for cell in (reinforced if colour == RED else plain_first) if space[cell]), -1)
            if room >= 0:
                space[room] -= 1
                laid.append((room, colour))
    laid.sort()
    return actions.Stow(tuple(cell for cell, _ in laid), tuple(colour for _, colour in laid))


def as_it_lies(cells: Cells, loads: Loads) -> actions.Stow:
    laid = [(cell, colour) for cell in holds(cells) for colour in range(4) for _ in range(blocks(loads[cell])[colour])]
    return actions.Stow(tuple(cell for cell, _ in laid), tuple(colour for _, colour in laid))


def _picks_to_stow(state: State, seat: int, picks: Picks) -> list[int]:
    """A hold, then the colour of the block that goes there; then the next block, hold by hold."""
    ship = state.ships[seat]
    cells, colours = picks[::2], picks[1::2]
    left = _left(state, seat, colours)
    if len(picks) % 2:
        return _fitting(ship.cells, left, cells, colours)
    return [
        cell
        for cell in holds(ship.cells)
        if (not cells or cell >= cells[-1])
        and cells.count(cell) < SIZE[ship.cells[cell]]
        and _fitting(ship.cells, left, (*cells, cell), colours)
    ]


def _left(state: State, seat: int, laid: Picks) -> list[int]:
    """Blocks by colour that are neither laid nor out of reach."""
    ship = state.ships[seat]
    stock, given = goods(ship.cells, ship.loads), offered(state, seat)
    return [stock[colour] + given[colour] - laid.count(colour) for colour in range(4)]


def _fitting(pieces: Cells, left: list[int], cells: Picks, colours: Picks) -> list[int]:
    """The colours that can go into the last of these holds; in one hold they come in their order."""
    cell, before = cells[-1], [colour for place, colour in zip(cells, colours, strict=False) if place == cells[-1]]
    return [
        colour
        for colour in range(max(before, default=0), 4)
        if left[colour] and (colour != RED or KIND[pieces[cell]] == SPECIAL)
    ]


STOW_FORM: Form = Form(
    _picks_to_stow, lambda state, seat, picks: None if len(picks) % 2 else actions.Stow(picks[::2], picks[1::2])
)


def check_stow(state: State, seat: int, action: actions.Stow) -> Refusal | None:
    """GT-11.1 to GT-11.3."""
    ship = state.ships[seat]
    if len(action.cells) != len(action.colours) or not set(action.colours) <= {0, 1, 2, 3}:
        return Refusal("GT-11.1", say("bad-stow"))
    for cell, colour in zip(action.cells, action.colours, strict=True):
        if cell not in holds(ship.cells) or action.cells.count(cell) > SIZE[ship.cells[cell]]:
            return Refusal("GT-11.1", say("no-container", cell=cell_text(state, cell)))
        if colour == RED and KIND[ship.cells[cell]] != SPECIAL:
            return Refusal("GT-11.1", say("red-reinforced", cell=cell_text(state, cell)))
    stock, given = goods(ship.cells, ship.loads), offered(state, seat)
    for colour in range(4):
        there = stock[colour] + given[colour]
        if action.colours.count(colour) > there:
            return Refusal("GT-11.3", say("too-few-goods", n=there, colour=COLOURS[colour]))
    return None


def stow(state: State, seat: int, action: actions.Stow, events: list[Event]) -> None:
    ship = state.ships[seat]
    given, before = offered(state, seat), goods(ship.cells, ship.loads)
    loads = list(ship.loads)
    for cell in holds(ship.cells):
        loads[cell] = 0
    for cell, colour in zip(action.cells, action.colours, strict=True):
        loads[cell] += block(colour)
    ship.loads = tuple(loads)
    now = goods(ship.cells, ship.loads)
    back_to_bank(state, before, now)
    left = tuple(old + new - kept for old, new, kept in zip(before, given, now, strict=True))
    events.append(GoodsStowed(seat, given, action.cells, action.colours, left))
