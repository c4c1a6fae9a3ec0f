"""Words for people: what an offer would do, and what is asked. The board as tables is in `blocks.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    COLOURS,
    DATA,
    AbandonedShip,
    AbandonedStation,
    Planets,
)
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.view.ship import ShipView
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView
from cosmodrome.games.galaxy_trucker.words.names import (
    card_name,
    cell_name,
    circle_name,
    colours_text,
    connectors,
    count,
    goods_text,
    tile_name,
)

COLOUR_INDEX = {colour: index for index, colour in enumerate(("red", "yellow", "green", "blue"))}


def offer(view: GalaxyTruckerView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _own(view: GalaxyTruckerView) -> ShipView | None:
    return view.ships[view.seat] if view.seat is not None and view.seat >= 0 else None


def _held(view: GalaxyTruckerView) -> int:
    return view.truckers[view.seat].held if view.seat is not None and view.seat >= 0 else 0


def _take(view: GalaxyTruckerView, action: actions.TakeFaceUp | actions.TakeSetAside, clause: str) -> Line:
    detail = connectors(action.tile) if action.tile in range(1, len(DATA.tiles) + 1) else ""
    return Line(f"Take the {tile_name(action.tile)}", clause, detail)


def _take_up(view: GalaxyTruckerView, action: actions.TakeFaceUp) -> Line:
    return _take(view, action, "GT-3.1")


def _take_aside(view: GalaxyTruckerView, action: actions.TakeSetAside) -> Line:
    line = _take(view, action, "GT-3.7")
    return Line(f"{line.text} that you set aside", line.clause, line.detail)


def _add(view: GalaxyTruckerView, action: actions.AddComponent) -> Line:
    held = _held(view)
    where = f"Add the {tile_name(held)} at {cell_name(view.round, action.cell)}"
    legal = any(place.cell == action.cell and action.turns in place.fits for place in view.places)
    sides = connectors(held, action.turns) if held else ""
    return Line(where, "GT-3.4" if legal else "GT-3.6", sides if legal else f"a building mistake; {sides}")


def _look(view: GalaxyTruckerView, action: actions.LookAtPile) -> Line:
    return Line(f"Look at pile {action.pile + 1}", "GT-4.2", "no building meanwhile")


def _flip(view: GalaxyTruckerView, action: actions.FlipTimer) -> Line:
    return Line(f"Flip the timer to {circle_name(max(0, view.timer.circle - 1))}", "GT-5.2")


def _finish(view: GalaxyTruckerView, action: actions.Finish) -> Line:
    own = _own(view)
    empty = len(DATA.boards[view.round].cells) - len(own.parts) if own else 0
    return Line(f"Finish: take number {action.number}", "GT-6.1", f"{count(empty, 'cell')} stay empty")


def _remove(view: GalaxyTruckerView, action: actions.RemoveComponent) -> Line:
    cost = "at no cost" if view.learning else "it counts as lost"
    return Line(f"Remove the {_part_name(view, action.cell)}", "GT-7.3", cost)


def _part_name(view: GalaxyTruckerView, cell: int) -> str:
    own = _own(view)
    tile = next((part.tile for part in own.parts if part.cell == cell), 0) if own else 0
    return f"{tile_name(tile)} at {cell_name(view.round, cell)}"


def _keep(view: GalaxyTruckerView, action: actions.KeepPiece) -> Line:
    own = _own(view)
    piece = next((piece for piece in own.pieces if action.cell in piece), ()) if own else ()
    rest = len(own.parts) - len(piece) if own else 0
    detail = f"with the {_part_name(view, action.cell)}; {count(rest, 'component')} lost"
    return Line(f"Keep the piece of {count(len(piece), 'component')}", "GT-11.6", detail)


def _crew(view: GalaxyTruckerView, action: actions.PlaceCrew) -> Line:
    homes = [(name, cell) for name, cell in (("orange", action.orange), ("purple", action.purple)) if cell != -1]
    aliens = " and ".join(f"the {name} alien at {cell_name(view.round, cell)}" for name, cell in homes)
    return Line(f"Take on board {aliens}" if aliens else "Take humans only", "GT-8.1")


def _declare(view: GalaxyTruckerView, action: actions.Declare) -> Line:
    if not action.powered:
        return Line("Power nothing", "GT-9.3", _strength(view, 0))
    cost = count(len(action.batteries), "token")
    return Line(f"Power {len(action.powered)} for {cost}", "GT-9.3", _strength(view, len(action.powered)))


def _strength(view: GalaxyTruckerView, powered: int) -> str:
    own = _own(view)
    return f"{count(own.tokens - powered, 'token')} left" if own else ""


def _land(view: GalaxyTruckerView, action: actions.Land) -> Line:
    card = CARDS[view.card.card] if view.card else None
    if not isinstance(card, Planets) or not 0 <= action.planet < len(card.planets):
        return Line(f"Land on planet {action.planet + 1}", "GT-13.2")
    goods = goods_text(tuple(card.planets[action.planet].count(c) for c in ("red", "yellow", "green", "blue")))
    return Line(f"Land on planet {action.planet + 1}", "GT-13.2", f"{goods}; {count(card.days, 'day')} lost")


def _accept(view: GalaxyTruckerView, action: actions.Accept) -> Line:
    card = CARDS[view.card.card] if view.card else None
    days = f"{count(getattr(card, 'days', 0), 'day')} lost"
    if isinstance(card, AbandonedShip):
        return Line("Man the ship", "GT-13.3", f"{card.reward_credits} credits for {card.lose_crew} crew; {days}")
    goods = tuple(getattr(card, "reward_goods", ()).count(colour) for colour in COLOUR_INDEX)
    gain = goods_text(goods) if any(goods) else f"{getattr(card, 'reward_credits', 0)} credits"
    if isinstance(card, AbandonedStation):
        return Line("Dock at the station", "GT-13.5", f"{gain}; {days}")
    return Line("Take the reward", "GT-13.10", f"{gain}; {days}")


def _stow(view: GalaxyTruckerView, action: actions.Stow) -> Line:
    worth = sum(DATA.flight.prices[colour] for colour in action.colours if 0 <= colour < 4)
    return Line(f"Carry {colours_text(action.colours)}", "GT-11.2", f"worth {count(worth, 'credit')}")


def _lose_crew(view: GalaxyTruckerView, action: actions.LoseCrew) -> Line:
    cells = [f"{action.cells.count(cell)} at {cell_name(view.round, cell)}" for cell in sorted(set(action.cells))]
    return Line(f"Give up {count(len(action.cells), 'figure')}", "GT-11.5", "; ".join(cells))


def _lose_goods(view: GalaxyTruckerView, action: actions.LoseGoods) -> Line:
    cells = [f"{cell_name(view.round, cell)}" for cell in (*action.holds, *action.batteries)]
    parts = ((len(action.holds), "block"), (len(action.batteries), "token"))
    what = " and ".join(count(number, one) for number, one in parts if number) or "nothing"
    return Line(f"Give up {what}", "GT-11.4", "from " + "; ".join(cells) if cells else "")


def _defend(view: GalaxyTruckerView, action: actions.Defend) -> Line:
    threat, own = view.card.threat if view.card else None, view.seat
    shield = threat is None or own is None or own < 0 or threat.ships[own].token != "shot"  # noqa: S105
    what, clause = ("Power a shield", "GT-12.2") if shield else ("Fire a double cannon", "GT-12.3")
    return Line(f"{what} from the battery at {cell_name(view.round, action.battery)}", clause, "1 token")


def _hit(view: GalaxyTruckerView, action: actions.TakeHit) -> Line:
    threat, own = view.card.threat if view.card else None, view.seat
    cell = threat.ships[own].cell if threat and own is not None and own >= 0 else -1
    return Line("Take the hit", "GT-12.8", f"lose the {_part_name(view, cell)}" if cell >= 0 else "")


OFFERS: dict[type[Action], Callable[[GalaxyTruckerView, Any], Line]] = {
    actions.SayGo: lambda view, a: Line('Say "Go!"', "GT-5.1"),
    actions.TakeFaceDown: lambda view, a: Line("Take a face-down component", "GT-3.1", f"{view.face_down} left"),
    actions.TakeFaceUp: _take_up,
    actions.TakeSetAside: _take_aside,
    actions.AddComponent: _add,
    actions.TakeBack: lambda view, a: Line("Take the newest component back", "GT-3.5"),
    actions.ReturnComponent: lambda view, a: Line(
        f"Return the {tile_name(_held(view))}", "GT-3.2", "face up, for anyone"
    ),
    actions.SetAside: lambda view, a: Line(f"Set the {tile_name(_held(view))} aside", "GT-3.7", "lost if never added"),
    actions.LookAtPile: _look,
    actions.PutPileBack: lambda view, a: Line("Put the pile back", "GT-4.2"),
    actions.FlipTimer: _flip,
    actions.RunOut: lambda view, a: Line("The timer runs out", "GT-5.7"),
    actions.EndTurn: lambda view, a: Line("End the turn", "GT-5.7"),
    actions.Finish: _finish,
    actions.RemoveComponent: _remove,
    actions.KeepPiece: _keep,
    actions.PlaceCrew: _crew,
    actions.FlyOn: lambda view, a: Line("Fly on", "GT-15.1", f"{count(view.cards_left, 'card')} to come"),
    actions.GiveUp: lambda view, a: Line("Give up", "GT-15.2", "no bonuses, goods for half"),
    actions.Declare: _declare,
    actions.Land: _land,
    actions.Accept: _accept,
    actions.Decline: lambda view, a: Line("Decline", "GT-13.18"),
    actions.Stow: _stow,
    actions.LoseCrew: _lose_crew,
    actions.LoseGoods: _lose_goods,
    actions.Defend: _defend,
    actions.TakeHit: _hit,
}

PHASES = ("Building", "Spot check", "Launch", "Flight")


def pick(view: GalaxyTruckerView, kind: type[Action], picks: Picks, value: int) -> str:
    """What one more pick means: a cell, a way to turn, a colour."""
    second = len(picks) % 2
    if kind is actions.AddComponent and second:
        return "as it is" if not value else f"turned {90 * value}° clockwise"
    if kind is actions.Stow and second:
        return f"a {COLOURS[value]} block"
    return cell_name(view.round, value)


def prompt(view: GalaxyTruckerView) -> Prompt:
    names = (f"Round {DATA.rounds[view.round].id}", *(_phase_name(view, phase) for phase in PHASES))
    if view.phase == "End":
        return Prompt(names, -1, "The game is over", "")
    asked = view.truckers[view.seat].asked if view.seat is not None and view.seat >= 0 else ""
    question, text = QUESTIONS.get(asked, ("Others decide", ""))
    if asked == steps.BUILD and _held(view):
        question, text = f"Place the {tile_name(_held(view))}", "Turn it, add it to your ship, or put it down."
    if asked == steps.PIECE and view.phase == "Spot check":
        text = "Choose the one to keep, or remove components first."
    if view.card:
        text = f"{card_name(view.card.card)}. {text}"
    return Prompt(names, 1 + PHASES.index(view.phase), question, text)


def _phase_name(view: GalaxyTruckerView, phase: str) -> str:
    """The flight under way tells its card."""
    done = sum(DATA.rounds[view.round].pile) * (DATA.flight.open_piles + 1) - view.cards_left
    return f"{phase} · card {done}" if phase == view.phase == "Flight" and done else phase


QUESTIONS = {
    steps.GO: ("Say Go!", "The timer starts and everybody builds."),
    steps.BUILD: ("Build your ship", "Take a component, add it or return it; finish when you like."),
    steps.FLIP: ("You have finished", "When the timer has run out you may flip it."),
    steps.NUMBER: ("Time is up", "Take the lowest number tile."),
    steps.REPAIR: ("Repair your ship", "Remove components that take part in a flaw, or hang on one that does."),
    steps.PIECE: ("Your ship is in pieces", "Choose the one to keep."),
    steps.CREW: ("Place the crew", "Aliens live next to their life support."),
    steps.FLY_ON: ("Fly on?", "Before the next card you may give up."),
    steps.ENGINES: ("Declare engine strength", "Each double engine costs a token."),
    steps.CANNONS: ("Declare cannon strength", "Each double cannon costs a token."),
    steps.PLANET: ("Land on a planet?", "One ship for each planet."),
    steps.OFFER: ("Take it?", "It costs days of flight."),
    steps.LOAD: ("Load goods", "All cargo may be rearranged."),
    steps.LOSE_CREW: ("Give up crew", "Humans or aliens, from any cabins."),
    steps.LOSE_GOODS: ("Give up goods", "The most valuable first, then battery tokens."),
    steps.DEFEND: ("Defend your ship?", "A token saves the component."),
}
