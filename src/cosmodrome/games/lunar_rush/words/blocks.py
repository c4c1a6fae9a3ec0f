"""The board and the component data as tables."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.texts import Block
from cosmodrome.games.lunar_rush.data.components import ADJECTIVE_OF, DATA, GOLD, ITEMS, NOUN, NOUN_OF, ROLES, pairs
from cosmodrome.games.lunar_rush.data.effects import Space
from cosmodrome.games.lunar_rush.data.rows import PriceTrack
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.view.base import CorporationView, ModuleView, ShipView
from cosmodrome.games.lunar_rush.view.lanes import LaneView
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words.names import (
    bill,
    closed_text,
    factors,
    gold_name,
    item_name,
    lane_name,
    role_name,
    who,
)


def board(view: LunarRushView) -> Sequence[Block]:
    """Corporations, lanes, market, the base of whoever looks, gold modules, and wonder cards where they are used."""
    looking = view.corporations[view.seat if view.seat is not None and view.seat >= 0 else 0]
    blocks = [_corporations(view), _lanes(view), _market(view), _base(looking), _gold(view)]
    if view.wonders:
        blocks.append(_wonders(view))
    return tuple(blocks)


def _corporations(view: LunarRushView) -> Block:
    """A column for each: there are many more kinds of things than corporations."""
    kinds = ("Player", "GC", "Bid", "On the Moon", "Idle", "On Earth", "Beds", *(item.name for item in ITEMS), "Role")
    columns = [
        (
            who(row.corp),
            str(row.gc),
            str(row.bid) if row.bid else "placed" if row.has_bid else "-",
            *(str(number) for number in (row.moon, row.idle, row.earth, row.beds)),
            *(str(number) for number in row.stock),
            role_name(row.role),
        )
        for row in view.corporations
    ]
    head = ("Corporation", *(row.name for row in DATA.corporations[: len(columns)]))
    order = ", ".join(who(corp) for corp in view.order)
    rows = tuple(zip(kinds, *columns, strict=True))
    step = FLOW.title(view.step) if view.step else view.phase
    return Block(f"Turn {view.turn}: {step}", head, rows, f"Initiative: {order}.")


def _lanes(view: LunarRushView) -> Block:
    rows = tuple(_lane(lane) for lane in view.lanes if lane.status != "absent")
    return Block("Lanes", ("Lane", "Spaces", "State", "Ships"), rows)


def _lane(lane: LaneView) -> tuple[str, ...]:
    state = f"taken by {who(lane.corp)}" if lane.status == "taken" else lane.status
    if lane.closed >= 0:
        state += f", closed: {closed_text(lane.closed)}"
    return lane_name(lane.lane), str(lane.spaces), state, "; ".join(map(_ship, lane.ships))


def _ship(ship: ShipView) -> str:
    crew = f" +{ship.astronauts} crew" if ship.astronauts else ""
    return f"{who(ship.corp)}, {ship.moves} to go: {bill(ship.load)}{crew}"


def _market(view: LunarRushView) -> Block:
    head = ("Item", "Price", "Track", "Sold now", "Refresh at", "Would refresh", "3 pay", "then", "At the end")
    rows = tuple(
        (
            item_name(row.item),
            str(row.price),
            " ".join(f"[{price}]" if at == row.at else str(price) for at, price in enumerate(row.track)),
            str(row.sold),
            str(row.threshold),
            str(row.refresh_now),
            str(row.pays[2]),
            str(row.after[2]),
            str(row.end),
        )
        for row in view.prices
    )
    return Block(DATA.markets[view.market].name, head, rows)


def _base(own: CorporationView) -> Block:
    rows = [_module(module) for module in own.modules]
    rows += [(gold_name(row.gold), str(row.worth), GOLD[row.gold].text, "used" * row.used, "") for row in own.golds]
    note = ""
    if own.forecast:
        cast = own.forecast
        note = (
            f"At the end of the step {cast.astronauts} astronauts need {cast.due} of {cast.life_support} Life Support "
            f"and have {cast.beds} beds; {cast.without_bed + cast.without_food} would die."
        )
    return Block(f"Base of {who(own.corp)}", ("Module", "Worth", "Spaces", "Used", "Upgrade"), tuple(rows), note)


def _module(module: ModuleView) -> tuple[str, ...]:
    spaces = "; ".join(
        f"{bill(space.inputs, '')}{' -> ' if space.inputs else ''}{bill(space.outputs)}" for space in module.spaces
    )
    used = f"{sum(space.used for space in module.spaces)}/{len(module.spaces)}" if module.spaces else ""
    cost = bill(module.upgrade.cost) if module.upgrade else ""
    return module.name if module.built else f"({module.name})", str(module.worth), spaces, used, cost


def _gold(view: LunarRushView) -> Block:
    rows = tuple((gold_name(row.gold), bill(row.cost), bill(row.missing, ""), GOLD[row.gold].text) for row in view.gold)
    return Block("Gold modules", ("Gold module", "Cost", "You lack", "Effect"), rows)


def _wonders(view: LunarRushView) -> Block:
    holders = [(who(row.corp), row.cards) for row in view.corporations if row.corp >= 0]
    places = [("Row", view.row), ("Preview", view.preview), *holders]
    rows = tuple((place, *_wonder(card)) for place, cards in places for card in cards)
    return Block("Wonder cards", ("Where", "Noun", "Costs", "Multiplies", "Adjective", "It costs", "GC"), rows)


def _wonder(card: int) -> tuple[str, ...]:
    noun, adjective = NOUN_OF[card], ADJECTIVE_OF[card]
    gc = f"{adjective.gc}, {adjective.match_gc} more with {', '.join(NOUN[one].name for one in adjective.matches)}"
    costs = bill(pairs(noun.cost)), bill(pairs(adjective.cost))
    return noun.name, costs[0], factors(noun), adjective.name, costs[1], gc


def components() -> Sequence[Block]:
    return (*_base_components(), *_card_components())


def _base_components() -> tuple[Block, ...]:
    modules = tuple(
        (row.name, bill(pairs(row.cost), "-"), str(row.worth), str(row.beds or ""), _spaces(row.spaces), row.source)
        for row in DATA.modules
    )
    lanes = tuple(
        (row.direction, row.name, str(row.spaces), str(row.moves), str(row.players), row.source) for row in DATA.routes
    )
    tracks = tuple(
        (f"{board.name} {side.side}", *_track(row))
        for board in DATA.markets
        for side in board.sides
        for row in side.items
    )
    return (
        Block("Modules", ("Module", "Cost", "Worth", "Beds", "Spaces", "Source"), modules),
        Block("Lanes", ("Direction", "Lane", "Spaces", "Moves", "Players", "Source"), lanes),
        Block("Markets", ("Board", "Item", "Track", "Start", "Threshold", "Refresh", "End", "Source"), tracks),
    )


def _track(row: PriceTrack) -> tuple[str, ...]:
    refresh = ", ".join(f"{least}+: {left}" for least, left in row.refresh)
    prices, start = " ".join(map(str, row.track)), str(row.track[row.start])
    return row.item, prices, start, str(row.threshold), refresh, str(row.end), row.source


def _spaces(spaces: Sequence[Space]) -> str:
    return "; ".join(f"{bill(pairs(space.input), '')} -> {bill(pairs(space.output))}" for space in spaces)


def _card_components() -> tuple[Block, ...]:
    gold = tuple(
        (row.name, bill(pairs(row.cost)), str(row.worth), "yes" if row.advanced else "", row.text, row.source)
        for row in GOLD
    )
    roles = tuple((row.name, row.set, "*" * row.stars, row.text, row.source) for row in ROLES)
    closed = tuple((row.id, closed_text(at), row.source) for at, row in enumerate(DATA.route_closed))
    nouns = tuple((row.name, bill(pairs(row.cost)), factors(row), row.source) for row in DATA.nouns)
    adjectives = tuple(
        (row.name, bill(pairs(row.cost)), str(row.gc), f"+{row.match_gc}: {', '.join(row.matches)}", row.source)
        for row in DATA.adjectives
    )
    ships = tuple(
        (row.id, row.level, *(bill(pairs(load)) for load in (row.fast, row.medium, row.slow)), row.source)
        for row in DATA.ai_ships
    )
    up = tuple((row.id, ", ".join(row.prefer), row.blocks, str(row.gold_removed), row.source) for row in DATA.ai_up)
    down = tuple((row.id, ", ".join(row.prefer), row.blocks, "", row.source) for row in DATA.ai_down)
    return (
        Block("Gold modules", ("Gold module", "Cost", "Worth", "Advanced", "Effect", "Source"), gold),
        Block("Role cards", ("Role", "Kind", "Stars", "Effect", "Source"), roles),
        Block("Route-closed cards", ("Card", "Gain", "Source"), closed),
        Block("Wonder nouns", ("Noun", "Cost", "Multiplies", "Source"), nouns),
        Block("Wonder adjectives", ("Adjective", "Cost", "GC", "Match", "Source"), adjectives),
        Block("AI ship cards", ("Card", "Level", "Fast", "Medium", "Slow", "Source"), ships),
        Block("AI up and down cards", ("Card", "Lanes", "Blocks", "Gold removed", "Source"), up + down),
    )
