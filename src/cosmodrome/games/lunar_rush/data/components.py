"""Items, routes, modules, cards and market boards, loaded once and checked on load; their rows are typed in `rows.py`.

Everything is known by its row: `ITEMS[item]`, `ROUTES[lane]`, `GOLD[gold]`. Bills are laid out as pairs of item and
number, so that the rules pay and gain without looking anything up.
"""

from __future__ import annotations

from cosmodrome.core.message import say
from cosmodrome.games.content import Content, open_content, worded
from cosmodrome.games.lunar_rush.data.effects import AnyEffect, Bill, CostDiscount, Family, Item, Lane, Level
from cosmodrome.games.lunar_rush.data.rows import (
    Adjective,
    AiBid,
    AiDown,
    AiShip,
    AiUp,
    Components,
    Corporation,
    GoldModule,
    ItemRow,
    Market,
    Module,
    Noun,
    Role,
    Route,
    RouteClosed,
    Scoring,
    Setup,
    Turn,
    WonderCard,
    Wonders,
)

GAME_ID = "lunar-rush"
CORPORATIONS = 4
TURNS = 7

ITEM_IDS: tuple[Item, ...] = ("habp", "tech", "advm", "life_support", "energy", "ore", "bar", "shard", "gem")
HABP, TECH, ADVM, LIFE_SUPPORT, ENERGY, ORE, BAR, SHARD, GEM = range(9)
EARTH_ITEMS: tuple[int, ...] = (HABP, TECH, ADVM)
MOON_ITEMS: tuple[int, ...] = (ORE, BAR, SHARD, GEM)
TRACKS: tuple[int, ...] = (LIFE_SUPPORT, ENERGY)
FAMILIES: tuple[Family, ...] = (
    "habitation",
    "life_support_module",
    "solar_array",
    "ore_mine",
    "shard_mine",
    "rd_lab",
    "lunarium_refinery",
    "lunethyst_manufactory",
)
HABITATION, LIFE_SUPPORT_MODULE, SOLAR_ARRAY, ORE_MINE, SHARD_MINE, RD_LAB, REFINERY, MANUFACTORY = range(8)
CONVERTERS: tuple[int, ...] = (REFINERY, MANUFACTORY)
LEVELS: tuple[Level, ...] = ("basic", "int", "adv")
LANES: tuple[Lane, ...] = ("fast_1", "fast_2", "medium", "slow")
UP, DOWN = range(4), range(4, 8)
"""The rows of the moonbound and of the earthbound lanes."""

Pairs = tuple[tuple[int, int], ...]


def read_components(content: Content) -> Components:
    setup, scoring = content.section("setup", Setup), content.section("scoring", Scoring)
    wonders = content.section("wonders", Wonders)
    items, routes = content.rows("items", ItemRow), content.rows("routes", Route)
    modules, golds = content.rows("modules", Module), content.rows("gold_modules", GoldModule)
    markets, turns = content.rows("markets", Market), content.rows("turns", Turn)
    corporations, closed = content.rows("corporations", Corporation), content.rows("route_closed", RouteClosed)
    ships, ups = content.rows("ai_ships", AiShip), content.rows("ai_up", AiUp)
    downs, bids = content.rows("ai_down", AiDown), content.rows("ai_bids", AiBid)
    roles, nouns = content.rows("roles", Role), content.rows("nouns", Noun)
    adjectives, cards = content.rows("adjectives", Adjective), content.rows("wonder_cards", WonderCard)
    expect = content.expect
    expect([row.id for row in items] == list(ITEM_IDS), say("data-items", items=", ".join(ITEM_IDS)))
    lanes = [(row.direction, row.lane) for row in routes]
    expect(lanes == [(way, lane) for way in ("up", "down") for lane in LANES], say("data-routes"))
    expect([row.turn for row in turns] == list(range(1, TURNS + 1)), say("data-turns"))
    expect(len(corporations) == CORPORATIONS, say("data-corporations"))
    expect({(row.family, row.level) for row in modules} == set(FACES), say("data-modules"))
    expect(len(markets) == 3, say("data-markets"))
    expect(setup is None or len(golds) >= setup.gold_shown, say("data-gold"))
    expect(len(bids) > TURNS, say("data-bids"))
    expect(len(closed) >= sum(len(row.closed) for row in turns), say("data-closed"))
    for level in ("beginner", "intermediate", "advanced"):
        expect(sum(row.level == level for row in ships) >= 4, say("data-ai-ships", level=level))
    for kind in ("beginner", "faction", "challenge"):
        expect(sum(row.set == kind for row in roles) >= CORPORATIONS, say("data-roles", kind=kind))
    for name, effects in [(card.name, card.effects) for card in golds] + [(card.name, card.effects) for card in roles]:
        expect(all(map(is_discount_known, effects)), say("data-discounts", name=name))
    known = {row.id for row in nouns}
    for number, row in enumerate(cards, start=1):
        paired = row.noun in known and row.adjective in {other.id for other in adjectives}
        expect(paired, say("data-wonder", row=number, noun=row.noun, adjective=row.adjective))
    for adjective in adjectives:
        expect(known.issuperset(adjective.matches), say("data-adjective", name=adjective.name))
    expect(len(cards) >= 3 * (CORPORATIONS + 1), say("data-wonders"))
    content.close()
    assert setup is not None
    assert scoring is not None
    assert wonders is not None
    modules.sort(key=lambda row: (FAMILIES.index(row.family), LEVELS.index(row.level)))
    return Components(
        setup=setup,
        scoring=scoring,
        items=tuple(items),
        corporations=tuple(corporations),
        turns=tuple(turns),
        routes=tuple(routes),
        modules=tuple(modules),
        gold_modules=tuple(golds),
        markets=tuple(markets),
        route_closed=tuple(closed),
        ai_ships=tuple(ships),
        ai_up=tuple(ups),
        ai_down=tuple(downs),
        ai_bids=tuple(bids),
        roles=tuple(roles),
        wonders=wonders,
        nouns=tuple(nouns),
        adjectives=tuple(adjectives),
        wonder_cards=tuple(cards),
    )


def is_discount_known(effect: AnyEffect) -> bool:
    """The rules know two kinds of discounts."""
    if not isinstance(effect, CostDiscount):
        return True
    return (effect.item != "any") if effect.applies_to == "modules" else (effect.item == "any" and effect.amount == 1)


def _faces() -> list[tuple[Family, Level]]:
    """LR-1.4: refinery and manufactory have no basic version, habitation no advanced one."""
    missing = {(FAMILIES[family], LEVELS[0]) for family in CONVERTERS} | {(FAMILIES[HABITATION], LEVELS[2])}
    return [(family, level) for family in FAMILIES for level in LEVELS if (family, level) not in missing]


def pairs(bill: Bill) -> Pairs:
    """A bill as item rows with numbers, in the order of the items."""
    return tuple(sorted((ITEM_IDS.index(item), number) for item, number in bill.items() if number))


FACES = _faces()
PRINTED = read_components(open_content(GAME_ID, __package__ or ""))
DATA = worded(GAME_ID, PRINTED)
ITEMS, ROUTES, GOLD, ROLES = DATA.items, DATA.routes, DATA.gold_modules, DATA.roles
MODULE: tuple[tuple[Module | None, ...], ...] = tuple(
    tuple(next((row for row in DATA.modules if (row.family, row.level) == (family, level)), None) for level in LEVELS)
    for family in FAMILIES
)
"""By family and level; None where there is no such face."""
GOLD_COST = tuple(pairs(row.cost) for row in GOLD)
NOUN = {row.id: row for row in DATA.nouns}
ADJECTIVE = {row.id: row for row in DATA.adjectives}
NOUN_OF = tuple(NOUN[row.noun] for row in DATA.wonder_cards)
ADJECTIVE_OF = tuple(ADJECTIVE[row.adjective] for row in DATA.wonder_cards)
