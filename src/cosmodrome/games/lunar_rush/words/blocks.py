"""The board and the component data as tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest

from msgspec.structs import replace

from cosmodrome.core.message import Message, Text, listed, say
from cosmodrome.core.texts import LATER, LEGEND, NOW, SOON, Block, some_rows
from cosmodrome.games.content import source_of
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    DATA,
    FAMILIES,
    GOLD,
    ITEM_IDS,
    ITEMS,
    LANES,
    NOUN,
    NOUN_OF,
    ROLES,
    ROUTES,
    Pairs,
    pairs,
)
from cosmodrome.games.lunar_rush.data.rows import PriceTrack
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.view.base import CorporationView, ForecastView, ModuleView, ShipView
from cosmodrome.games.lunar_rush.view.lanes import LaneView
from cosmodrome.games.lunar_rush.view.market import PriceView
from cosmodrome.games.lunar_rush.view.show_lanes import fast_lanes
from cosmodrome.games.lunar_rush.view.table import LunarRushView
from cosmodrome.games.lunar_rush.words.names import (
    astronauts,
    bill,
    billed,
    cargo,
    closed_gain,
    factors,
    gold_name,
    item_name,
    lane_text,
    named_corp,
    role_name,
    who,
    wonder_card,
)

Cells = tuple[Text, ...]


def _head(*names: str) -> Cells:
    return tuple([say(f"head-{name}") for name in names])


EARLY = (steps.ROLES, steps.BID, steps.ROUTE)
LOADING = (steps.LOAD_UP, steps.LOAD_DOWN)
SELLING = (steps.LOAD_DOWN, steps.CARD)
BUILDING = (steps.LOAD_UP, steps.BUILD)
"""Steps for which one has to know what the own base lacks."""


def board(view: LunarRushView) -> Sequence[Block]:
    """What the step needs comes first; of bases, that of whoever looks. Wonder cards where they are used."""
    looking = view.seat if view.seat is not None and 0 <= view.seat < view.people else 0
    bases = [_base(row, LATER) for row in view.corporations if row.corp >= 0 and row.corp != looking]
    blocks = [
        _standings(view, looking),
        _lanes(view, NOW if view.step in EARLY else SOON if view.step in LOADING else LATER),
        _base(view.corporations[looking], NOW if view.step in BUILDING else SOON),
        _market(view, NOW if view.step in SELLING else SOON),
        _gold(view, NOW if view.step == steps.GOLD else SOON),
    ]
    if view.wonders:
        blocks.append(_wonders(view, NOW if view.step == steps.DRAFT else LATER))
    legend = Block(say("board-legend"), (), (), say("board-legend-text"), LEGEND)
    return (*blocks, _tracks(view), _corporations(view), *bases, legend)


def brief(view: LunarRushView) -> Sequence[Block]:
    """The board with what the step needs in few words: less about ships, modules and cards, and the standings later."""
    own = view.corporations[view.seat if view.seat is not None and 0 <= view.seat < view.people else 0]
    shorter = {
        steps.BID: [_order(view, own), _brief_lanes(view)],
        steps.ROUTE: [_order(view, own), _brief_lanes(view)],
        steps.LOAD_UP: [_brief_base(own)],
        steps.BUILD: [_brief_base(own)],
        steps.GOLD: [_brief_gold(view)],
        steps.DRAFT: [_brief_wonders(view)],
    }
    if view.step not in shorter:
        return ()
    needed = shorter[view.step]
    others = [block for block in board(view) if block.title not in [each.title for each in needed[-1:]]]
    if view.step in BUILDING:
        others[0] = replace(others[0], note="")  # what is stored is said beside the base
    return (*needed, *(replace(block, need=max(block.need, SOON)) for block in others))


def _order(view: LunarRushView, own: CorporationView) -> Block:
    order = tuple([who(corp) for corp in view.order]) if _has_order(view) else ()
    return Block("", (), (), say("board-brief-order", who=who(own.corp), gc=own.gc, order=order))


def _brief_lanes(view: LunarRushView) -> Block:
    """Ships without what is on board."""
    fast, rows = fast_lanes(view.lanes), []
    for lane in view.lanes:
        if lane.status != "absent":
            ships = tuple([say("board-brief-ship", who=who(ship.corp), n=ship.moves) for ship in lane.ships])
            rows.append((lane_text(lane.lane, fast), str(lane.spaces), _state(lane), listed(ships) if ships else "-"))
    return Block(say("board-lanes"), _head("lane", "spaces", "lane-state", "ships"), tuple(rows))


def _brief_base(own: CorporationView) -> Block:
    """Two modules in a row: how many spaces are used, and what the next level costs."""
    modules = [_brief_module(module) for module in own.modules]
    rows = tuple([(*first, *second) for first, second in zip_longest(modules[::2], modules[1::2], fillvalue=("", ""))])
    stored = bill(tuple([(item, number) for item, number in enumerate(own.stock) if number]))
    golds = tuple([gold_name(row.gold) for row in own.golds])
    note: Text = say("board-brief-base", who=who(own.corp), stored=stored, golds=golds)
    if cast := own.forecast:
        about = {"n": cast.astronauts, "beds": cast.beds, "due": cast.due, "there": cast.life_support}
        note = say("board-brief-forecast", note=note, dying=cast.without_bed + cast.without_food, **about)
    return Block(say("board-base", who=who(own.corp)), _head("module", "upgrade") * 2, rows, note, NOW, own.corp)


def _brief_module(module: ModuleView) -> tuple[Text, Text]:
    used = (sum(space.used for space in module.spaces), len(module.spaces))
    name = say(f"board-family-{FAMILIES[module.module]}")
    about = {"name": name, "level": module.level, "built": module.built, "used": used[0], "spaces": used[1]}
    return say("board-brief-module", **about), _brief_bill(module.upgrade.cost) if module.upgrade else "-"


def _brief_bill(cost: Pairs) -> Text:
    """Earth items by the short names that are printed on cards."""
    if not cost:
        return "-"
    return _side_by_side(
        [say("board-brief-amount", n=number, item=ITEM_IDS[item], name=item_name(item)) for item, number in cost]
    )


def _side_by_side(parts: Sequence[Text]) -> Text:
    return reduce(lambda first, rest: say("board-brief-more", first=first, rest=rest), parts)


def _brief_gold(view: LunarRushView) -> Block:
    rows = tuple([(gold_name(row.gold), _brief_bill(row.cost), _brief_bill(row.missing)) for row in view.gold])
    return Block(say("board-gold"), _head("gold", "cost", "lack"), rows)


def _brief_wonders(view: LunarRushView) -> Block:
    """Who has which; what those in the row bring is among the choices."""
    places = [(say("board-row"), view.row), (say("board-preview"), view.preview)]
    places += [(named_corp(row.corp), row.cards) for row in view.corporations if row.corp >= 0]
    rows = tuple([(place, listed(map(wonder_card, cards))) for place, cards in places if cards])
    return Block(say("board-wonders"), _head("where", "cards"), rows)


def _standings(view: LunarRushView, looking: int) -> Block:
    """Who has what, in a line each, and the initiative or the own storage."""
    rows = tuple([_standing(row) for row in view.corporations])
    own = view.corporations[looking]
    stored = bill(tuple([(item, number) for item, number in enumerate(own.stock) if number]))
    note: Text = say("storage-of", who=who(own.corp), stored=stored)
    if view.step in EARLY:
        note = say("board-initiative", order=tuple([who(corp) for corp in view.order])) if _has_order(view) else ""
    return Block("", _head("player", "gc", "bid", "moon", "idle", "earth", "beds"), rows, note)


def _standing(row: CorporationView) -> Cells:
    numbers = (row.moon, row.idle, row.earth, row.beds)
    return named_corp(row.corp), str(row.gc), _bid(row), *(str(number) for number in numbers)


def _bid(row: CorporationView) -> Text:
    return str(row.bid) if row.bid else say("board-bid-placed") if row.has_bid else "-"


def _corporations(view: LunarRushView) -> Block:
    """A column for each: there are many more kinds of things than corporations."""
    kinds: Cells = (*_head("player"), *(item.name for item in ITEMS), say("head-role"))
    columns = [
        (named_corp(row.corp), *(str(number) for number in row.stock), role_name(row.role)) for row in view.corporations
    ]
    head: Cells = (say("head-corporation"), *(row.name for row in DATA.corporations[: len(columns)]))
    rows = tuple([(kind, *(column[at] for column in columns)) for at, kind in enumerate(kinds)])
    return Block(say("board-storages"), head, rows, "", LATER)


def _has_order(view: LunarRushView) -> bool:
    """Before the first bids are shown there is no initiative."""
    return view.turn > 1 or any(row.bid for row in view.corporations if row.corp != view.seat)


def _lanes(view: LunarRushView, need: int) -> Block:
    fast = fast_lanes(view.lanes)
    rows = tuple([_lane(lane, fast) for lane in view.lanes if lane.status != "absent"])
    return Block(say("board-lanes"), _head("lane", "spaces", "lane-state", "ships"), rows, "", need)


def _lane(lane: LaneView, fast: int) -> Cells:
    """A ship says whose it is, so the lane need not."""
    ships = _in_a_row([_ship(ship) for ship in lane.ships]) if lane.ships else "-"
    return lane_text(lane.lane, fast), str(lane.spaces), _state(lane), ships


def _state(lane: LaneView) -> Message:
    state = say(f"lane-state-{lane.status}")
    if lane.status == "taken":
        state = say("lane-state-taken-ship") if lane.ships else say("lane-state-taken", who=who(lane.corp))
    return say("lane-state-closed", state=state, gain=closed_gain(lane.closed)) if lane.closed >= 0 else state


def _ship(ship: ShipView) -> Message:
    load = cargo(ship.load, ship.astronauts)
    return say("board-ship", who=who(ship.corp), n=ship.moves, load=load)


def _market(view: LunarRushView, need: int) -> Block:
    head = _head("item", "price", "sold", "threshold", "refresh-now", "three-pay", "then", "end")
    rows = tuple([(item_name(row.item), *_price(row)) for row in view.prices])
    return Block(DATA.markets[view.market].name, head, rows, "", need)


def _price(row: PriceView) -> Cells:
    numbers = (row.price, row.sold, row.threshold, row.refresh_now, row.pays[2], row.after[2], row.end)
    return tuple([str(number) for number in numbers])


def _tracks(view: LunarRushView) -> Block:
    """All prices of each item, with the one that holds in brackets."""
    rows = tuple(
        (
            item_name(row.item),
            " ".join(f"[{price}]" if at == row.at else str(price) for at, price in enumerate(row.track)),
        )
        for row in view.prices
    )
    return Block(say("board-tracks"), _head("item", "track"), rows, "", LATER)


def _base(own: CorporationView, need: int) -> Block:
    rows = [_module(module) for module in own.modules]
    for row in own.golds:
        used = say("board-used") if row.used else ""
        rows.append((gold_name(row.gold), str(row.worth), GOLD[row.gold].text, used, ""))
    note = _forecast(own.forecast) if own.forecast else ""
    title = say("board-base", who=who(own.corp))
    return Block(title, _head("module", "worth", "spaces", "used", "upgrade"), tuple(rows), note, need, own.corp)


def _forecast(cast: ForecastView) -> Message:
    about = {"crew": astronauts(cast.astronauts), "beds": cast.beds, "due": cast.due, "there": cast.life_support}
    return say("board-forecast", n=cast.without_bed + cast.without_food, **about)


def _module(module: ModuleView) -> Cells:
    spaces = _spaces([(space.inputs, space.outputs) for space in module.spaces])
    used = f"{sum(space.used for space in module.spaces)}/{len(module.spaces)}" if module.spaces else ""
    cost = billed(module.upgrade.cost) if module.upgrade else ""
    return (
        module.name if module.built else say("board-unbuilt", module=module.name),
        str(module.worth),
        spaces,
        used,
        cost,
    )


def _spaces(spaces: Sequence[tuple[Pairs, Pairs]]) -> Text:
    """What each worker place takes and gives."""
    each = [
        say("board-space", inputs=billed(inputs), outputs=billed(outputs)) if inputs else billed(outputs)
        for inputs, outputs in spaces
    ]
    return _in_a_row(each) if each else ""


def _in_a_row(parts: Sequence[Text]) -> Text:
    """Parts that have lists of their own in them."""
    return reduce(lambda first, rest: say("board-more", first=first, rest=rest), parts)


def _gold(view: LunarRushView, need: int) -> Block:
    rows = tuple((gold_name(row.gold), billed(row.cost), billed(row.missing), GOLD[row.gold].text) for row in view.gold)
    return Block(say("board-gold"), _head("gold", "cost", "lack", "effect"), rows, "", need)


def _wonders(view: LunarRushView, need: int) -> Block:
    holders = [(named_corp(row.corp), row.cards) for row in view.corporations if row.corp >= 0]
    places = [(say("board-row"), view.row), (say("board-preview"), view.preview), *holders]
    rows = tuple((place, *_wonder(card)) for place, cards in places for card in cards)
    head = _head("where", "noun", "noun-cost", "multiplies", "adjective", "adjective-cost", "gc")
    return Block(say("board-wonders"), head, rows, "", need)


def _wonder(card: int) -> Cells:
    noun, adjective = NOUN_OF[card], ADJECTIVE_OF[card]
    matches = tuple([NOUN[one].name for one in adjective.matches])
    gc = say("board-match", gc=adjective.gc, more=adjective.match_gc, matches=matches)
    costs = billed(pairs(noun.cost)), billed(pairs(adjective.cost))
    return noun.name, costs[0], listed(factors(noun)), adjective.name, costs[1], gc


def remaining(view: LunarRushView) -> Sequence[Block]:
    """LR-1.3: the other gold modules are out of the game. LR-2.5: what was revealed is public."""
    tables = {id_of(block): block for block in _card_components()}
    sale = {GOLD[offer.gold].name for offer in view.gold}
    on_lanes = {lane.closed for lane in view.lanes} | set(view.closed_gone)
    closed = {_number(at) for at in range(len(DATA.route_closed)) if at not in on_lanes}
    blocks = [
        some_rows(tables["components-gold"], sale, 5, say("remaining-gold"), say("remaining-gold-note")),
        some_rows(tables["components-closed"], closed, 2, say("remaining-closed")),
    ]
    if view.wonders:
        shown = {
            *view.row,
            *view.preview,
            *view.wonder_gone,
            *(card for row in view.corporations for card in row.cards),
        }
        cards = tuple(_wonder(card) for card in range(len(NOUN_OF)) if card not in shown)
        head = _head("noun", "noun-cost", "multiplies", "adjective", "adjective-cost", "gc")
        note = say("remaining-wonders-note", n=view.wonder_cards_left)
        blocks.append(Block(say("remaining-wonders"), head, cards, note, clause="LR-15.1"))
    for at, automa in enumerate(view.automas):
        bids = [row.value for row in DATA.ai_bids]
        for value in automa.bids_gone:
            bids.remove(value)
        rows = tuple((str(value), str(bids.count(value))) for value in sorted(set(bids)))
        title = say("remaining-ai-bids", number=at + 1)
        blocks.append(Block(title, _head("bid", "cards-left"), rows, clause="LR-13.1"))
    return tuple(blocks)


def id_of(block: Block) -> str:
    return block.title.id if isinstance(block.title, Message) else ""


def components() -> Sequence[Block]:
    return (*_base_components(), *_card_components())


def _base_components() -> tuple[Block, ...]:
    modules = tuple(
        (
            row.name,
            billed(pairs(row.cost)) or "-",
            str(row.worth),
            str(row.beds or ""),
            _spaces([(pairs(space.input), pairs(space.output)) for space in row.spaces]),
            source_of(row),
        )
        for row in DATA.modules
    )
    lanes = tuple(
        (lane_text(at, 2), str(row.spaces), str(row.moves), str(row.players), source_of(row))
        for at, row in enumerate(DATA.routes)
    )
    tracks = tuple(
        (say("components-board", board=board.name, side=side.side), *_track(row))
        for board in DATA.markets
        for side in board.sides
        for row in side.items
    )
    market = _head("board", "item", "track", "start", "threshold", "refresh", "end", "source")
    return (
        Block(
            say("components-modules"),
            _head("module", "cost", "worth", "beds", "spaces", "source"),
            modules,
            clause="LR-1.4",
        ),
        Block(say("components-lanes"), _head("lane", "spaces", "moves", "players", "source"), lanes, clause="LR-5.1"),
        Block(say("components-markets"), market, tracks, clause="LR-1.2"),
    )


def _track(row: PriceTrack) -> Cells:
    refresh = ", ".join(f"{least}+: {left}" for least, left in row.refresh)
    prices, start = " ".join(map(str, row.track)), str(row.track[row.start])
    item = item_name(ITEM_IDS.index(row.item))
    return item, prices, start, str(row.threshold), refresh, str(row.end), source_of(row)


def _lane_list(lanes: Sequence[str]) -> Message:
    return listed(ROUTES[[*LANES].index(lane)].name for lane in lanes)  # type: ignore[arg-type]


def _number(card: int) -> str:
    """Cards without a name are numbered, in the log, too."""
    return str(card + 1)


def _card_components() -> tuple[Block, ...]:
    gold = tuple(
        (
            row.name,
            billed(pairs(row.cost)),
            str(row.worth),
            say("yes") if row.advanced else "",
            row.text,
            source_of(row),
        )
        for row in GOLD
    )
    roles = tuple((row.name, say(f"role-set-{row.set}"), "*" * row.stars, row.text, source_of(row)) for row in ROLES)
    closed = tuple((_number(at), listed(closed_gain(at)), source_of(row)) for at, row in enumerate(DATA.route_closed))
    nouns = tuple((row.name, billed(pairs(row.cost)), listed(factors(row)), source_of(row)) for row in DATA.nouns)
    adjectives = tuple(
        (
            row.name,
            billed(pairs(row.cost)),
            str(row.gc),
            say("components-match", gc=row.match_gc, matches=tuple(NOUN[one].name for one in row.matches)),
            source_of(row),
        )
        for row in DATA.adjectives
    )
    ships = tuple(
        (
            _number(at),
            say(f"ship-level-{row.level}"),
            *(billed(pairs(load)) for load in (row.fast, row.medium, row.slow)),
            source_of(row),
        )
        for at, row in enumerate(DATA.ai_ships)
    )
    up = tuple(
        (_number(at), _lane_list(row.prefer), _lane_list((row.blocks,)), str(row.gold_removed), source_of(row))
        for at, row in enumerate(DATA.ai_up)
    )
    down = tuple(
        (_number(at), _lane_list(row.prefer), _lane_list((row.blocks,)), "", source_of(row))
        for at, row in enumerate(DATA.ai_down)
    )
    return (
        Block(
            say("components-gold"),
            _head("gold", "cost", "worth", "advanced", "effect", "source"),
            gold,
            clause="LR-1.3",
        ),
        Block(say("components-roles"), _head("role", "kind", "stars", "effect", "source"), roles, clause="LR-1.5"),
        Block(say("components-closed"), _head("card", "gain", "source"), closed, clause="LR-3.1"),
        Block(say("components-nouns"), _head("noun", "cost", "multiplies", "source"), nouns, clause="LR-15.1"),
        Block(
            say("components-adjectives"),
            _head("adjective", "cost", "gc", "match", "source"),
            adjectives,
            clause="LR-15.1",
        ),
        Block(
            say("components-ships"), _head("card", "level", "fast", "medium", "slow", "source"), ships, clause="LR-13.1"
        ),
        Block(
            say("components-ai"),
            _head("card", "lanes", "blocks", "gold-removed", "source"),
            up + down,
            clause="LR-13.1",
        ),
    )
