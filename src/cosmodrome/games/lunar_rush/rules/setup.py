"""Chapter 1: setup."""

from __future__ import annotations

from cosmodrome.core.flow import Step
from cosmodrome.core.game import Options
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import (
    CORPORATIONS,
    DATA,
    ENERGY,
    FAMILIES,
    GOLD,
    ITEM_IDS,
    LIFE_SUPPORT,
    MOON_ITEMS,
    ROUTES,
    pairs,
)
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.lanes import unclaimed
from cosmodrome.games.lunar_rush.rules.money import CATEGORIES, START
from cosmodrome.games.lunar_rush.rules.roles import deal_roles
from cosmodrome.games.lunar_rush.state import Automa, House, State

OFF, ON = "off", "on"
EACH = "choose"
LEFT_OUT = {"easier": "advanced", "harder": "beginner", "normal": ""}
"""LR-13.2: the level of ship cards that a difficulty does without."""
ALL_FOUR = "4"


def refuse_setup(seats: int, options: Options) -> Refusal | None:
    """LR-1.1, LR-16.8; and what means nothing at this table."""
    ais = int(options["ais"])
    if seats + ais < 2:
        return Refusal("LR-1.1", say("table-alone"))
    if seats + ais > CORPORATIONS:
        return Refusal("LR-1.1", say("table-too-many", most=CORPORATIONS, asked=seats + ais))
    if options["teams"] == ON and (seats, ais) not in ((4, 0), (2, 2)):
        return Refusal("LR-16.8", say("table-teams"))
    if options["secrecy"] == ON and seats == 1:
        return Refusal("LR-2.3", say("table-secrecy"))
    return _refuse_difficulty(ais, options)


def teams(seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
    """LR-16.8: of four people opposite seats, of two both."""
    if options["teams"] != ON:
        return ()
    return ((0, 1),) if seats == 2 else ((0, 2), (1, 3))


def _refuse_difficulty(ais: int, options: Options) -> Refusal | None:
    """LR-13.2."""
    if not ais and options["difficulty"] != "normal":
        return Refusal("LR-13.2", say("table-difficulty"))
    if options["difficulty"] == "normal" and options["left_out"] != ALL_FOUR:
        return Refusal("LR-13.2", say("table-left-out"))
    return None


def set_up(seats: int, options: Options, rng: Rng) -> State:
    """LR-1.2 to LR-1.5, LR-13.1, LR-15.1."""
    house = _house(seats, options)
    everybody = seats + house.ais
    side = DATA.markets[house.market].sides[house.side]
    gold = [row for row, module in enumerate(GOLD) if options["gold"] == "all" or not module.advanced]
    wonders = _shuffled(rng, len(DATA.wonder_cards)) if house.wonders else ()
    row = seats + 1
    state = State(
        rng=rng,
        agenda=[Step(steps.START)],
        house=house,
        corps=[fresh_corporation(corp < seats) for corp in range(everybody)],
        order=tuple(range(everybody)),
        claims=unclaimed(everybody),
        closed=[-1] * len(ROUTES),
        closed_deck=_shuffled(rng, len(DATA.route_closed)),
        market=[track.start for track in side.items],
        sold=[0] * len(MOON_ITEMS),
        gold=_drawn(rng, gold, DATA.setup.gold_shown),
        automas=[_automa(rng, options) for _ in range(house.ais or everybody == 2)],
        wonder_deck=wonders[: len(wonders) - row],
        row=wonders[len(wonders) - row :],
        said=[()] * seats,
        wish=[house.roles if house.roles != EACH else ""] * seats,
    )
    if house.roles != EACH:
        deal_roles(state, [])
    return state


def _house(seats: int, options: Options) -> House:
    ais = int(options["ais"])
    market = next(row for row, board in enumerate(DATA.markets) if board.id.endswith(options["market"]))
    side = next(row for row, one in enumerate(DATA.markets[market].sides) if seats + ais in one.players)
    flags = (options[name] == ON for name in ("wonders", "teams", "secrecy"))
    return House(seats, ais, market, side, options["roles"], *flags)


def fresh_corporation(person: bool) -> Corporation:
    """LR-1.4; LR-13.1: an AI has ships and GC only."""
    start = DATA.setup
    stock = [0] * len(ITEM_IDS)
    if person:
        for item, number in pairs(start.items):
            stock[item] = number
        stock[LIFE_SUPPORT], stock[ENERGY] = start.life_support, start.energy
    book = [0] * len(CATEGORIES)
    book[START] = start.gc
    return Corporation(
        gc=start.gc,
        book=book,
        stock=stock,
        moon=start.moon if person else 0,
        earth=start.earth if person else 0,
        idle=start.moon if person else 0,
        levels=(0,) * len(FAMILIES),
        paid=((),) * (2 * len(FAMILIES)),
        used=[0] * len(FAMILIES),
        runs=[0] * len(FAMILIES),
        gold_used=[],
        sold=[0] * len(MOON_ITEMS),
        shipped=[0] * len(MOON_ITEMS),
    )


def _automa(rng: Rng, options: Options) -> Automa:
    """LR-13.1, LR-13.2."""
    level, number = LEFT_OUT[options["difficulty"]], int(options["left_out"])
    left_out = [row for row, card in enumerate(DATA.ai_ships) if card.level == level][:number]
    ships = [row for row in range(len(DATA.ai_ships)) if row not in left_out]
    return Automa(
        bids=_shuffled(rng, len(DATA.ai_bids)),
        up=_shuffled(rng, len(DATA.ai_up)),
        down=_shuffled(rng, len(DATA.ai_down)),
        ships=_drawn(rng, ships, len(ships)),
        discards=(),
    )


def _shuffled(rng: Rng, cards: int) -> Numbers:
    return _drawn(rng, list(range(cards)), cards)


def _drawn(rng: Rng, cards: list[int], number: int) -> Numbers:
    rng.shuffle(cards)
    return tuple(cards[:number])
