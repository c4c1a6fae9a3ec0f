"""What an offer would do, and what is asked. The board as tables is in `blocks.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.message import Message, Player, Text, say
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    COLOURS,
    DATA,
    SIDES,
    TILES,
    AbandonedShip,
    AbandonedStation,
    AnyCard,
    CombatLine,
    CombatZone,
    Enemy,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.ship.board import BOARDS
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, RED, Loads, worth
from cosmodrome.games.galaxy_trucker.ship.fit import Cells
from cosmodrome.games.galaxy_trucker.ship.geometry import fragments, mistakes
from cosmodrome.games.galaxy_trucker.ship.pieces import piece_of
from cosmodrome.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength
from cosmodrome.games.galaxy_trucker.view.ship import PartView, ShipView
from cosmodrome.games.galaxy_trucker.view.show_ship import reach
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView, ThreatView
from cosmodrome.games.galaxy_trucker.words.names import (
    as_it_lies,
    card_name,
    cell_name,
    circle_name,
    connectors,
    goods_text,
    halves,
    kind_name,
    load_of,
    of_card,
    side_name,
    threat_name,
    threats,
    tile_name,
)

ALIENS = {"orange": ORANGE, "purple": PURPLE}


def offer(view: GalaxyTruckerView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _seat(view: GalaxyTruckerView) -> int:
    """-1 for a spectator."""
    return view.seat if view.seat is not None else -1


def _own(view: GalaxyTruckerView) -> ShipView | None:
    return view.ships[_seat(view)] if _seat(view) >= 0 else None


def _held(view: GalaxyTruckerView) -> int:
    return view.truckers[_seat(view)].held if _seat(view) >= 0 else 0


def _card(view: GalaxyTruckerView) -> AnyCard | None:
    return CARDS[view.card.card] if view.card else None


def _part(view: GalaxyTruckerView, cell: int) -> PartView | None:
    own = _own(view)
    return next((part for part in own.parts if part.cell == cell), None) if own else None


def _part_name(view: GalaxyTruckerView, cell: int) -> Message:
    part = _part(view, cell)
    return say("at-cell", kind=kind_name(part.tile if part else 0), cell=cell_name(view.round, cell))


# Building


def _go(view: GalaxyTruckerView, action: actions.SayGo) -> Line:
    return Line(say("say-go"), "GT-5.1", say("say-go-detail"))


def _take_down(view: GalaxyTruckerView, action: actions.TakeFaceDown) -> Line:
    return Line(say("take-face-down"), "GT-3.1", say("take-face-down-detail", n=view.face_down))


def _take_up(view: GalaxyTruckerView, action: actions.TakeFaceUp) -> Line:
    return Line(say("take", tile=tile_name(action.tile)), "GT-3.1", _sides(action.tile))


def _take_aside(view: GalaxyTruckerView, action: actions.TakeSetAside) -> Line:
    return Line(say("take-aside", tile=tile_name(action.tile)), "GT-3.7", _sides(action.tile))


def _sides(tile: int) -> Text:
    return connectors(tile) if tile in TILES else ""


def _add(view: GalaxyTruckerView, action: actions.AddComponent) -> Line:
    held = _held(view)
    text = say("add", tile=tile_name(held), cell=cell_name(view.round, action.cell))
    sides = as_it_lies(held, action.turns) if held in TILES else ""
    if any(place.cell == action.cell and action.turns in place.fits for place in view.places):
        return Line(text, "GT-3.4", sides)
    own = _own(view)
    if own is None or held not in TILES:
        return Line(text, "GT-3.6")
    flaws = mistakes(BOARDS[view.round], _laid_out(view, own)[0], action.cell, piece_of(held, action.turns))
    return Line(text, "GT-3.6", say("add-mistake", flaws=flaws, sides=sides))


def _take_back(view: GalaxyTruckerView, action: actions.TakeBack) -> Line:
    own = _own(view)
    part = _part(view, own.newest) if own else None
    detail = say("take-back-detail", tile=tile_name(part.tile)) if part else ""
    return Line(say("take-back"), "GT-3.5", detail)


def _return(view: GalaxyTruckerView, action: actions.ReturnComponent) -> Line:
    return Line(say("return", tile=tile_name(_held(view))), "GT-3.2", say("return-detail"))


def _set_aside(view: GalaxyTruckerView, action: actions.SetAside) -> Line:
    return Line(say("set-aside-offer", tile=tile_name(_held(view))), "GT-3.7", say("set-aside-detail"))


def _look(view: GalaxyTruckerView, action: actions.LookAtPile) -> Line:
    known = 0 <= action.pile < len(view.piles)
    detail = say("look-detail", n=view.piles[action.pile].size) if known else ""
    return Line(say("look", pile=action.pile + 1), "GT-4.2", detail)


def _put_pile_back(view: GalaxyTruckerView, action: actions.PutPileBack) -> Line:
    return Line(say("put-pile-back"), "GT-4.2", say("put-pile-back-detail"))


def _flip(view: GalaxyTruckerView, action: actions.FlipTimer) -> Line:
    circle = max(0, view.timer.circle - 1)
    text = say("flip", circle=circle_name(circle))
    if circle:
        return Line(text, "GT-5.2", say("flip-detail", runs=circle + 1))
    return Line(text, "GT-5.3", say("flip-last-detail"))


def _run_out(view: GalaxyTruckerView, action: actions.RunOut) -> Line:
    return Line(say("run-out"), "GT-5.7")


def _end_turn(view: GalaxyTruckerView, action: actions.EndTurn) -> Line:
    return Line(say("end-turn"), "GT-5.7", say("end-turn-detail", n=view.timer.actions_left))


def _finish(view: GalaxyTruckerView, action: actions.Finish) -> Line:
    own, text = _own(view), say("finish", number=action.number)
    if own is None:
        return Line(text, "GT-6.1")
    empty = len(DATA.boards[view.round].cells) - len(own.parts)
    detail = say("finish-detail", empty=empty, exposed=own.exposed, aside=len(own.aside), flaws=len(own.flaws))
    return Line(text, "GT-6.1", detail)


def _remove(view: GalaxyTruckerView, action: actions.RemoveComponent) -> Line:
    cost = say("remove-free") if view.learning else say("remove-lost")
    return Line(say("remove", part=_part_name(view, action.cell)), "GT-7.3", cost)


def _keep(view: GalaxyTruckerView, action: actions.KeepPiece) -> Line:
    own, flying = _own(view), view.phase == "Flight"
    piece = next((piece for piece in own.pieces if action.cell in piece), ()) if own else ()
    lost = len(own.parts) - len(piece) if own else 0
    parts = [part for part in own.parts if part.cell in piece] if own else []
    humans = sum(part.humans for part in parts)
    crew = humans + sum(part.alien != "" for part in parts) if flying else -1
    detail = say("keep-detail", part=_part_name(view, action.cell), crew=crew, lost=lost)
    fatal = flying and not humans and not view.learning
    if fatal:
        detail = say("keep-fatal", detail=detail)
    return Line(say("keep", n=len(piece)), "GT-11.6" if flying else "GT-7.4", detail, _fatal(fatal))


def _crew(view: GalaxyTruckerView, action: actions.PlaceCrew) -> Line:
    own = _own(view)
    homes = [(name, cell) for name, cell in (("orange", action.orange), ("purple", action.purple)) if cell != -1]
    cabins = sum(TILES[part.tile].kind in ("starting_cabin", "cabin") for part in own.parts) if own else 0
    crew = DATA.flight.crew * cabins - (DATA.flight.crew - 1) * len(homes)
    if not homes:
        return Line(say("crew-humans"), "GT-8.1", say("crew-humans-detail", n=crew))
    aliens = tuple(
        say("crew-alien", alien=say(f"alien-{name}"), cell=cell_name(view.round, cell)) for name, cell in homes
    )
    effects = tuple(say(f"crew-{name}", n=DATA.flight.alien_strength) for name, _ in homes)
    return Line(say("crew-aliens", aliens=aliens), "GT-8.1", say("crew-detail", effects=effects, n=crew))


# The flight


def _fly_on(view: GalaxyTruckerView, action: actions.FlyOn) -> Line:
    own = _own(view)
    if own is None:
        return Line(say("fly-on"), "GT-15.1")
    lapped = DATA.flight.spaces if own.behind > DATA.flight.spaces // 2 else 0
    detail = say("fly-on-detail", cards=view.cards_left, behind=own.behind, lapped=lapped)
    return Line(say("fly-on"), "GT-15.1", detail)


def _give_up(view: GalaxyTruckerView, action: actions.GiveUp) -> Line:
    own = _own(view)
    if own is None:
        return Line(say("give-up"), "GT-15.2")
    due, limit = DATA.flight.lost_component * len(own.lost), DATA.boards[view.round].insurance
    paid = due if limit is None else min(due, limit)
    return Line(say("give-up"), "GT-15.2", say("give-up-detail", sale=(own.goods_worth + 1) // 2, penalty=paid))


def _declare(view: GalaxyTruckerView, action: actions.Declare) -> Line:
    asked = view.truckers[_seat(view)].asked if _seat(view) >= 0 else ""
    if not action.powered:
        text = say("power-nothing")
    elif asked == steps.ENGINES:
        text = say("power-engines", n=len(action.powered))
    else:
        text = say("power-cannons", n=len(action.powered))
    own = _own(view)
    if own is None:
        return Line(text, "GT-9.3")
    left = own.tokens - len(action.batteries)
    outcome = _thrust(view, own, action, left) if asked == steps.ENGINES else _fire(view, own, action, left)
    ends = {outcome.id, *(each.id for each in outcome.args.values() if isinstance(each, Message))} & FATAL
    fatal = say("may-give-up") if ends and outcome.id == "power-depends" else _fatal(bool(ends))
    return Line(text, "GT-9.3", say("power-detail", outcome=outcome, left=left), fatal)


FATAL = {"power-fatal", "loss-crew-fatal"}
"""What a strength can lead to that ends the flight."""


def _fatal(fatal: bool) -> Text:
    return say("must-give-up") if fatal else ""


def _laid_out(view: GalaxyTruckerView, own: ShipView) -> tuple[Cells, Loads]:
    """The ship as the rules count it; of what is on it, the aliens."""
    size = len(DATA.boards[view.round].cells) + 1
    cells, loads = [0] * size, [0] * size
    for part in own.parts:
        cells[part.cell] = piece_of(part.tile, part.turns)
        loads[part.cell] = ALIENS.get(part.alien, 0)
    return tuple(cells), tuple(loads)


def _thrust(view: GalaxyTruckerView, own: ShipView, action: actions.Declare, tokens: int) -> Message:
    """What this engine strength brings, with so many battery tokens left."""
    strength, card = engine_strength(*_laid_out(view, own), len(action.powered)), _card(view)
    if not isinstance(card, OpenSpace):
        return _compared(view, strength, steps.ENGINES, tokens)
    if strength:
        return say("power-move", strength=strength)
    return say("power-stand-still") if view.learning else say("power-fatal")


def _fire(view: GalaxyTruckerView, own: ShipView, action: actions.Declare, tokens: int) -> Message:
    """What this cannon strength brings, with so many battery tokens left."""
    strength, card = cannon_halves(*_laid_out(view, own), action.powered), _card(view)
    if not isinstance(card, Smugglers | Slavers | Pirates):
        return _compared(view, strength, steps.CANNONS, tokens)
    against = {"own": halves(strength), "theirs": str(card.strength)}
    if strength > 2 * card.strength:
        return say("power-wins", reward=_reward(card), **against)
    if strength == 2 * card.strength:
        return say("power-ties", **against)
    return say("power-loses", penalty=_defeat(view, own, card, tokens), **against)


def _reward(card: Smugglers | Slavers | Pirates) -> Message:
    if isinstance(card, Smugglers):
        return say("reward-goods", goods=goods_text(of_card(card.reward_goods)), days=card.days)
    return say("reward-credits", n=card.reward_credits, days=card.days)


def _defeat(view: GalaxyTruckerView, own: ShipView, card: Enemy, tokens: int) -> Message:
    """What losing to an enemy costs."""
    if isinstance(card, Smugglers):
        return _goods_due(own, card.lose_goods, tokens)
    if isinstance(card, Slavers):
        return _crew_due(view, own, card.lose_crew)
    assert isinstance(card, Pirates)
    return say("loss-shots", threats=threats(card.shots))


def _line_due(view: GalaxyTruckerView, own: ShipView, line: CombatLine, tokens: int) -> Message:
    """What a line of a combat zone costs (GT-13.12)."""
    match line.penalty:
        case "lose_goods":
            return _goods_due(own, line.amount, tokens)
        case "lose_crew":
            return _crew_due(view, own, line.amount)
        case "lose_days":
            return say("loss-days", n=line.amount)
    return say("loss-shots", threats=threats(line.shots))


def _goods_due(own: ShipView, due: int, tokens: int) -> Message:
    """GT-11.4: the most valuable goods first, then battery tokens."""
    blocks = _dearest(own, due)
    return say("loss-goods", what=load_of(blocks, min(due - sum(blocks), tokens)))


def _dearest(own: ShipView, number: int) -> tuple[int, ...]:
    """So many of the most valuable goods on board, by colour."""
    blocks = [colour for colour in range(len(COLOURS)) for _ in range(own.goods[colour])][:number]
    return tuple(blocks.count(colour) for colour in range(len(COLOURS)))


def _crew_due(view: GalaxyTruckerView, own: ShipView, due: int) -> Message:
    """GT-11.5, GT-15.3."""
    fatal = own.crew <= due and not view.learning
    return say("loss-crew-fatal") if fatal else say("loss-crew", n=min(due, own.crew))


def _compared(view: GalaxyTruckerView, strength: int, what: str, tokens: int) -> Message:
    """GT-13.11: a strength beside those of the ships ahead, who have declared, and what those behind can reach."""
    shown, card = halves(strength) if what == steps.CANNONS else str(strength), _card(view)
    if not isinstance(card, CombatZone) or view.card is None or view.card.stake is None:
        return say("power-plain", strength=shown)
    order, stake, line = view.card.order, view.card.stake, next(line for line in card.lines if line.fewest == what)
    at, cost = order.index(_seat(view)), _line_due(view, view.ships[_seat(view)], line, tokens)
    ahead = {seat: view.card.declared[seat] for seat in order[:at]}
    behind = {seat: reach(view.ships[seat], what) for seat in order[at + 1 :]}
    others = (
        *[_figure(seat, what, declared, declared) for seat, declared in ahead.items()],
        *[_figure(seat, what, *reach) for seat, reach in behind.items()],
    )
    about = {"own": shown, "others": others}
    if strength >= stake.safe:
        is_less = any(other < strength for other in (*ahead.values(), *(most for _, most in behind.values())))
        return say("power-safe", **about) if is_less else say("power-tied", **about)
    if strength <= stake.weakest:
        return say("power-weakest", penalty=cost, **about)
    return say("power-depends", penalty=cost, **about)


def _figure(seat: int, what: str, least: int, most: int) -> Message:
    """A strength that has been declared, or the range of one that has not."""
    low, high = (halves(least), halves(most)) if what == steps.CANNONS else (str(least), str(most))
    if least == most:
        return say("weakest-other", n=low, who=Player(seat))
    return say("weakest-range", least=low, most=high, who=Player(seat))


def _land(view: GalaxyTruckerView, action: actions.Land) -> Line:
    card, text = _card(view), say("land", planet=action.planet + 1)
    if not isinstance(card, Planets) or not 0 <= action.planet < len(card.planets):
        return Line(text, "GT-13.2")
    return Line(text, "GT-13.2", _loading(view, card.planets[action.planet], card.days))


def _loading(view: GalaxyTruckerView, printed: Sequence[str], days: int) -> Message:
    """Goods for flight days, and whether there is room for them (GT-11.1)."""
    own, found = _own(view), of_card(printed)
    room = own.containers - sum(own.goods) if own else 0
    red = not found[RED] or (own is not None and own.reinforced > own.goods[RED])
    return say("land-detail", goods=goods_text(found), days=days, room=room, red=red)


def _accept(view: GalaxyTruckerView, action: actions.Accept) -> Line:
    own = _own(view)
    match _card(view):
        case AbandonedShip(lose_crew=crew, reward_credits=credits, days=days):
            aboard = own.crew if own else 0
            about = {"n": credits, "crew": crew, "own": aboard, "days": days}
            fatal = aboard == crew and not view.learning
            detail = say("accept-ship-fatal", **about) if fatal else say("accept-ship-detail", **about)
            return Line(say("accept-ship"), "GT-13.3", detail, _fatal(fatal))
        case AbandonedStation(reward_goods=found, days=days):
            return Line(say("accept-station"), "GT-13.5", _loading(view, found, days))
        case Smugglers(reward_goods=found, days=days):
            return Line(say("accept-reward"), "GT-13.7", _loading(view, found, days))
        case Slavers(reward_credits=credits, days=days):
            return Line(say("accept-reward"), "GT-13.8", say("accept-reward-detail", n=credits, days=days))
        case Pirates(reward_credits=credits, days=days):
            return Line(say("accept-reward"), "GT-13.9", say("accept-reward-detail", n=credits, days=days))
    return Line(say("accept-reward"), "GT-13.18")


def _decline(view: GalaxyTruckerView, action: actions.Decline) -> Line:
    match _card(view):
        case Planets():
            return Line(say("decline"), "GT-13.18", say("decline-nothing"))
        case AbandonedShip() | AbandonedStation():
            last = view.card is None or view.card.order[-1:] == (_seat(view),)
            return Line(say("decline"), "GT-13.18", say("decline-nothing") if last else say("decline-find"))
        case Smugglers() | Slavers() | Pirates():
            return Line(say("decline"), "GT-13.10", say("decline-reward"))
    return Line(say("decline"), "GT-13.18")


def _stow(view: GalaxyTruckerView, action: actions.Stow) -> Line:
    red, yellow, green, blue = (action.colours.count(colour) for colour in range(len(COLOURS)))
    carried, own = (red, yellow, green, blue), _own(view)
    now = goods_text(own.goods) if own else ""
    detail = say("stow-detail", n=worth(carried), now=now) if any(carried) else say("stow-none", now=now)
    return Line(say("stow", goods=goods_text(carried)), "GT-11.2", detail)


def _lose_crew(view: GalaxyTruckerView, action: actions.LoseCrew) -> Line:
    own = _own(view)
    if own is None or not action.cells:
        return Line(say("lose-crew-none"), "GT-11.5")
    gone = {cell: action.cells.count(cell) for cell in sorted(set(action.cells))}
    parts = {part.cell: part for part in own.parts}
    aliens = {cell for cell in gone if cell in parts and parts[cell].alien}
    figures = tuple(
        say(
            "from-cell",
            what=say(f"alien-{parts[cell].alien}") if cell in aliens else say("humans", n=count),
            cell=cell_name(view.round, cell),
        )
        for cell, count in gone.items()
    )
    humans_left = own.humans - sum(count for cell, count in gone.items() if cell not in aliens)
    about = {"from": figures, "left": own.crew - len(action.cells)}
    fatal = humans_left <= 0 and not view.learning
    detail = say("lose-crew-fatal", **about) if fatal else say("lose-crew-detail", **about)
    return Line(say("lose-crew-offer", n=len(action.cells)), "GT-11.5", detail, _fatal(fatal))


def _lose_goods(view: GalaxyTruckerView, action: actions.LoseGoods) -> Line:
    """GT-11.4: which colours go is settled by their value."""
    own, blocks, tokens = _own(view), len(action.holds), len(action.batteries)
    if own is None or not blocks + tokens:
        return Line(say("lose-goods-none"), "GT-11.4")
    lost = _dearest(own, blocks)
    left = load_of([all_of - gone for all_of, gone in zip(own.goods, lost, strict=True)], own.tokens - tokens)
    cells = _cells(view, (*action.holds, *action.batteries))
    detail = say("lose-goods-left", cells=cells, left=left)
    return Line(say("lose-goods-offer", what=load_of(lost, tokens)), "GT-11.4", detail)


def _cells(view: GalaxyTruckerView, cells: Iterable[int]) -> tuple[Message, ...]:
    """Each of them once."""
    return tuple(_part_name(view, cell) for cell in dict.fromkeys(cells))


def _threat(view: GalaxyTruckerView) -> tuple[ThreatView | None, int]:
    """What comes at the viewer's ship, and the cell it strikes; -1: none."""
    threat = view.card.threat if view.card else None
    return threat, threat.ships[_seat(view)].cell if threat and _seat(view) >= 0 else -1


def _defend(view: GalaxyTruckerView, action: actions.Defend) -> Line:
    threat, cell = _threat(view)
    own, battery = _own(view), _part_name(view, action.battery)
    large = threat is not None and threat.size == "large"
    text = say("defend-cannon", battery=battery) if large else say("defend-shield", battery=battery)
    if threat is None or own is None or cell < 0:
        return Line(text, "GT-12.8", say("defend-bare"))
    clause = {"small": "GT-12.2", "light": "GT-12.6"}.get(threat.size, "GT-12.4" if threat.side else "GT-12.3")
    return Line(text, clause, say("defend-detail", left=own.tokens - 1, part=_part_name(view, cell)))


def _hit(view: GalaxyTruckerView, action: actions.TakeHit) -> Line:
    _, cell = _threat(view)
    own, part = _own(view), _part(view, cell)
    if own is None or part is None:
        return Line(say("take-hit"), "GT-12.8")
    on_it = load_of(part.goods, part.tokens, part.humans, (part.alien,) if part.alien else ())
    load: Text = say("with-load", load=on_it) if on_it else ""
    pieces = _pieces_without(view, own, cell)
    falling = [other for other in own.parts if other.cell not in (cell, *(pieces[0] if pieces else ()))]
    crew = sum(other.humans + bool(other.alien) for other in falling)
    about = {"part": _part_name(view, cell), "load": load, "more": len(falling), "crew": crew}
    manned = {other.cell for other in own.parts if other.humans}
    fatal = not view.learning and not any(manned & set(piece) for piece in pieces)
    detail = say("take-hit-fatal", **about) if fatal else say("take-hit-detail", **about)
    return Line(say("take-hit"), "GT-12.10", detail, _fatal(fatal))


def _pieces_without(view: GalaxyTruckerView, own: ShipView, cell: int) -> list[tuple[int, ...]]:
    """What the ship falls into when that component is destroyed, the largest piece first (GT-11.6)."""
    left = [0 if at == cell else piece for at, piece in enumerate(_laid_out(view, own)[0])]
    return fragments(BOARDS[view.round], tuple(left))


OFFERS: dict[type[Action], Callable[[GalaxyTruckerView, Any], Line]] = {
    actions.SayGo: _go,
    actions.TakeFaceDown: _take_down,
    actions.TakeFaceUp: _take_up,
    actions.TakeSetAside: _take_aside,
    actions.AddComponent: _add,
    actions.TakeBack: _take_back,
    actions.ReturnComponent: _return,
    actions.SetAside: _set_aside,
    actions.LookAtPile: _look,
    actions.PutPileBack: _put_pile_back,
    actions.FlipTimer: _flip,
    actions.RunOut: _run_out,
    actions.EndTurn: _end_turn,
    actions.Finish: _finish,
    actions.RemoveComponent: _remove,
    actions.KeepPiece: _keep,
    actions.PlaceCrew: _crew,
    actions.FlyOn: _fly_on,
    actions.GiveUp: _give_up,
    actions.Declare: _declare,
    actions.Land: _land,
    actions.Accept: _accept,
    actions.Decline: _decline,
    actions.Stow: _stow,
    actions.LoseCrew: _lose_crew,
    actions.LoseGoods: _lose_goods,
    actions.Defend: _defend,
    actions.TakeHit: _hit,
}

PHASES = ("Building", "Spot check", "Launch", "Flight")


def pick(view: GalaxyTruckerView, kind: type[Action], picks: Picks, value: int) -> Text:
    """What one more pick means: a cell, a way to turn, a colour."""
    second = len(picks) % 2
    if kind is actions.AddComponent and second:
        held = _held(view)
        sides = as_it_lies(held, value) if held in TILES else ""
        return say("pick-turned", degrees=90 * value, sides=sides) if value else say("pick-as-it-is", sides=sides)
    if kind is actions.Stow and second:
        return say(f"pick-block-{COLOURS[value]}")
    return cell_name(view.round, value) if kind is actions.AddComponent else _part_name(view, value)


def prompt(view: GalaxyTruckerView) -> Prompt:
    first = say("phase-round", round=DATA.rounds[view.round].id)
    names = (first, *(_phase_name(view, phase) for phase in PHASES))
    if view.phase == "End":
        return Prompt(names, -1, say("prompt-over"), "")
    question, text = _question(view)
    if view.card:
        card = card_name(view.card.card)
        text = say("prompt-card", card=card, text=text) if text else say("prompt-card-alone", card=card)
    return Prompt(names, 1 + PHASES.index(view.phase), question, text)


def _question(view: GalaxyTruckerView) -> tuple[Message, Text]:
    asked = view.truckers[_seat(view)].asked if _seat(view) >= 0 else ""
    if not asked:
        return say("prompt-others"), ""
    if asked == steps.BUILD and _held(view):
        return say("prompt-place", tile=tile_name(_held(view))), say("prompt-place-text", learning=view.learning)
    if asked == steps.BUILD and view.truckers[_seat(view)].pile >= 0:
        return say("prompt-pile"), say("prompt-pile-text")
    title, text = say(f"prompt-{asked}"), say(f"prompt-{asked}-text")
    if asked == steps.PIECE and view.phase == "Spot check":
        text = say("prompt-piece-spot-check")
    if asked in (steps.LOSE_CREW, steps.LOSE_GOODS):
        title = say(f"prompt-{asked}", n=view.truckers[_seat(view)].due)
    threat, _ = _threat(view)
    if asked == steps.DEFEND and threat is not None:
        name = say("threat-from", threat=threat_name(threat.size), side=side_name(SIDES[threat.side]))
        line = "row" if threat.side % 2 else "column"
        text = say("prompt-defend-threat", threat=name, line=line, number=threat.number)
    return title, text


def phase_title(phase: str) -> Message:
    return say(f"phase-{phase.lower().replace(' ', '-')}")


def _phase_name(view: GalaxyTruckerView, phase: str) -> Message:
    """During the flight, with the number of the card."""
    done = sum(DATA.rounds[view.round].pile) * (DATA.flight.open_piles + 1) - view.cards_left
    if phase == view.phase == "Flight" and done:
        return say("phase-flight-card", card=done)
    return phase_title(phase)
