"""Lunar Rush as its log tells it. The reader knows what is printed: the start, the lanes, the cards."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Any

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message, Player
from cosmodrome.games.lunar_rush.data.components import (
    DATA,
    DOWN,
    FAMILIES,
    GOLD,
    ITEM_IDS,
    ITEMS,
    LANES,
    LIFE_SUPPORT,
    MODULE,
    ORE,
    ROLES,
    ROUTES,
    TURNS,
    UP,
    pairs,
)
from cosmodrome.games.lunar_rush.data.effects import SetStart
from cosmodrome.games.lunar_rush.rules.money import BIDS, CARDS, CATEGORIES, DEATHS, SALES, SPACES, START
from cosmodrome.games.lunar_rush.rules.perks import GOLD_ABILITIES, Perks, perks_of
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.testing import Ledger

Bill = dict[int, int]

ITEM = {row.name: at for at, row in enumerate(ITEMS)}
GOLD_ROW = {row.name: at for at, row in enumerate(GOLD)}
ROLE = {row.name: at for at, row in enumerate(ROLES)}
FACE = {
    face.name: (family, level)
    for family, faces in enumerate(MODULE)
    for level, face in enumerate(faces)
    if face is not None
}


class Ship:
    def __init__(self, lane: int) -> None:
        self.lane, self.crew, self.spaces, self.card = lane, 0, 0, -1
        self.loads: dict[int, Bill] = {}
        """By who loaded it: partners share their earthbound ships."""
        self.is_in_port = False

    @property
    def load(self) -> Bill:
        return dict(sum((Counter(load) for load in self.loads.values()), Counter()))


class Accounts:
    """Of one corporation."""

    def __init__(self, is_person: bool) -> None:
        start = DATA.setup
        self.book = [0] * len(CATEGORIES)
        self.book[START] = start.gc
        self.stock: Counter[int] = Counter()
        self.moon = self.earth = self.dead = self.temps = 0
        if is_person:
            self.stock.update(dict(pairs(start.items)) | {LIFE_SUPPORT: start.life_support})
            self.moon, self.earth = start.moon, start.earth
        self.role = -1
        self.golds: tuple[int, ...] = ()
        self.levels = [0] * len(FAMILIES)
        self.ships: list[Ship] = []
        self.sold: Counter[int] = Counter()
        self.shipped: Counter[int] = Counter()
        self.launched = self.bid = self.drafted = 0
        self.teleport: Bill = {}
        self.final: dict[str, int] = {}
        self.total = 0

    @property
    def gc(self) -> int:
        return sum(self.book)

    @property
    def perks(self) -> Perks:
        return perks_of(self)  # type: ignore[arg-type]

    def ship(self, lane: int, *, in_port: bool = False) -> Ship:
        """The first that was launched."""
        return next(ship for ship in self.ships if ship.lane == lane and ship.is_in_port == in_port)

    def pay(self, category: int, due: int, paid: int) -> None:
        assert paid == min(due, self.gc)
        self.book[category] -= paid


class LunarRush(Ledger):
    unkept = frozenset({"gold-removed"})
    """The number is that of an AI."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        corps = seats + int(options["ais"])
        self.corps = [Accounts(corp < seats) for corp in range(corps)]
        market = next(row for row in DATA.markets if row.id.endswith(options["market"]))
        self.tracks = next(side for side in market.sides if corps in side.players).items
        self.market = [track.start for track in self.tracks]
        self.shown = self._prices()
        """Prices as they were told last."""
        self.turn_now = self.extra = 0
        self.order = list(range(corps))
        self.claims: dict[int, int] = {}
        self.closed: dict[int, Any] = {}
        self.fresh: dict[int, Ship] = {}
        self.blocked: set[int] = set()
        self.searches: dict[int, list[int]] = {}
        """By AI: the lanes it looks for, in order."""
        self.secret: list[Message] = []
        self.again: list[Message] = []

    def hear(self, text: Any) -> None:
        """LR-2.3: what is done in secret is told to its player at once, and to the others when the step ends."""
        if self.again:
            self.again.remove(text)
            return
        super().hear(text)
        if text.id not in ("loading-finished", "building-ended", "unveiled"):
            self.secret.append(text)

    def unveiled(self, step: Message) -> None:
        self.again, self.secret = self.secret, []

    # what messages are made of

    def _corp(self, who: Any) -> int:
        if isinstance(who, Message):
            number: int = who.args["number"]
            return self.seats - 1 + number
        return who.seat if isinstance(who, Player) else int(who)

    def _of(self, who: Any) -> Accounts:
        return self.corps[self._corp(who)]

    def _lane(self, lane: Message) -> int:
        name = "fast_1" if lane.args["lane"] == "fast" else lane.args["lane"]
        return (UP if lane.id == "lane-up" else DOWN)[LANES.index(name)]

    def _bill(self, load: tuple[Message, ...]) -> Bill:
        return {ITEM[one.args["name"]]: one.args["n"] for one in load if one.id.startswith("amount")}

    def _crew(self, load: tuple[Message, ...]) -> int:
        return sum(one.args["n"] for one in load if one.id.endswith("astronauts"))

    def _change(self, who: int, gained: Any = (), spent: Any = (), lost: Any = ()) -> None:
        stock = self.corps[who].stock
        for sign, load in ((1, gained), (-1, spent), (-1, lost)):
            for item, number in self._bill(load).items():
                stock[item] += sign * number

    # before the first turn and in the Earth phase

    def role_drawn(self, who: int, role: str) -> None:
        self.corps[who].role = ROLE[role]

    role_picked = role_drawn

    def turn(self, turn: int, turns: int) -> None:
        assert (turn, turns) == (self.turn_now + 1, len(DATA.turns))
        self.turn_now = turn
        self.claims, self.closed, self.fresh = {}, {}, {}
        self.blocked, self.searches = set(), {}
        for corp in self.corps:
            corp.bid = 0
            if turn == 1 and corp.role >= 0:
                self._start_with(corp)

    def _start_with(self, corp: Accounts) -> None:
        """LR-14.1: as printed on the role card."""
        for effect in ROLES[corp.role].effects:
            if isinstance(effect, SetStart):
                corp.book[START] = corp.book[START] if effect.gc is None else effect.gc
                corp.moon = corp.moon if effect.moon is None else effect.moon
                corp.earth = corp.earth if effect.earth is None else effect.earth
                if effect.life_support is not None:
                    corp.stock[LIFE_SUPPORT] = effect.life_support
                for name, number in effect.items.items():
                    corp.stock[ITEM_IDS.index(name)] = number

    def lane_closed(self, lane: Message, gain: Any) -> None:
        self.closed[self._lane(lane)] = gain

    def bid_placed_own(self, who: int, value: int) -> None:
        self.corps[who].bid = value

    def bids_shown(self, bids: tuple[Message, ...], tie: str) -> None:
        self.order = [self._corp(one.args["who"]) for one in bids]
        if self.options["teams"] == "off" or self.options["ais"] == "0":
            assert bool(tie) == (len({one.args["value"] for one in bids}) < len(bids))
            assert (tie == "drawn") <= (self.turn_now == 1)
        times, together = DATA.turns[self.turn_now - 1].multiplier, self.options["teams"] == "on"
        most = max([one.args["value"] for one in bids if isinstance(one.args["who"], Message)], default=0)
        for corp, one in zip(self.order, bids, strict=True):
            accounts, value = self.corps[corp], one.args["value"]
            assert corp >= self.seats or accounts.bid == value
            assert (one.args["full"], one.args["is_full"]) == (value * times, one.args["paid"] == value * times)
            counted = accounts.perks.rank + (value if corp < self.seats or not together else most)
            assert (one.args["counted"], one.args["as_bid"]) == (counted, counted == value)
            accounts.bid = value
            accounts.pay(BIDS, ceil(value * times * accounts.perks.bid_factor), one.args["paid"])

    def lanes_blocked(self, up: Message, down: Message) -> None:
        self.blocked = {self._lane(up), self._lane(down)}

    def ai_search(self, who: Message, lanes: tuple[Message, ...]) -> None:
        self.searches[self._corp(who)] = [self._lane(lane) for lane in lanes]

    def _open_to(self, ai: int) -> list[int]:
        return [row for row in self.searches[ai] if row not in self.claims and row not in self.blocked]

    def pick_given_up(self, who: Message) -> None:
        assert not self._open_to(self._corp(who))

    def route_taken(self, who: Any, lane: Message) -> None:
        corp, row = self._corp(who), self._lane(lane)
        assert corp < self.seats or row == self._open_to(corp)[0]
        assert row not in self.blocked
        self.claims[row] = corp
        if row not in self.closed and (corp < self.seats or row in DOWN):
            self.fresh[row] = Ship(row)
            self.corps[corp].ships.append(self.fresh[row])
            self.corps[corp].launched += row in DOWN

    def closed_gained(self, who: int, gain: Any, lane: Message, lost: Any) -> None:
        assert gain == self.closed[self._lane(lane)]
        self._change(who, gain, lost=lost)
        self.corps[who].temps += self._crew(gain)

    def loaded(self, who: int, lane: Message, load: Any) -> None:
        """Whoever loads a ship again has changed their mind."""
        row, new, corp = self._lane(lane), self._bill(load), self.corps[who]
        ship = self.fresh[row]
        before = ship.loads.get(who, {})
        ship.loads[who] = new
        if row in UP:
            corp.earth += ship.crew - self._crew(load)
            ship.crew = self._crew(load)
            return
        for item in {*new, *before}:
            more = new.get(item, 0) - before.get(item, 0)
            corp.stock[item] -= more
            corp.shipped[item] += more

    def loaded_partner(self, who: int, owner: int, lane: Message, load: Any) -> None:
        assert owner != who
        assert self.fresh[self._lane(lane)] in self.corps[owner].ships
        self.loaded(who, lane, load)

    def unloaded(self, who: int, lane: Message, load: Any) -> None:
        corp = self.corps[who]
        ship = corp.ship(self._lane(lane))
        assert (self._bill(load), self._crew(load)) == (ship.load, ship.crew)
        corp.ships.remove(ship)
        self._change(who, load)
        corp.moon += ship.crew

    def teleport_chosen(self, who: int, gold: str, load: Any) -> None:
        self.corps[who].teleport = self._bill(load)

    def teleported(self, who: int, load: Any) -> None:
        assert self._bill(load) == self.corps[who].teleport
        self._change(who, load)

    # in the Moon phase

    def gold_bought(self, who: int, gold: str, paid: Any) -> None:
        self._change(who, spent=paid)
        self.corps[who].golds += (GOLD_ROW[gold],)

    def wonder_drafted(self, who: int, card: Message) -> None:
        self.corps[who].drafted += 1

    def wonder_built(self, who: int, name: str, paid: Any) -> None:
        self._change(who, spent=paid)

    def produced_gold(self, who: int, made: Any, gold: str, lost: Any) -> None:
        self._change(who, made, lost=lost)

    worked_shared = produced_gold

    def worked(self, who: int, made: Any, module: str, lost: Any) -> None:
        self._change(who, made, lost=lost)

    def worked_inputs(self, who: int, spent: Any, made: Any, module: str, lost: Any) -> None:
        self._change(who, made, spent, lost)

    def upgraded(self, who: int, built: bool, module: str, paid: Any) -> None:
        family, level = FACE[module]
        assert level == self.corps[who].levels[family] + 1
        self.corps[who].levels[family] = level
        self._change(who, spent=paid)

    def salvaged(self, who: int, module: str, back: Any, gc: int) -> None:
        family, level = FACE[module]
        assert level == self.corps[who].levels[family]
        self.corps[who].levels[family] = level - 1
        self.corps[who].book[CARDS] += gc
        self._change(who, back)

    def roused(self, who: int, paid: Any) -> None:
        self._change(who, spent=paid)

    def roused_left(self, who: int, paid: Any, module: str) -> None:
        self._change(who, spent=paid)

    def stand_in(self, who: int, paid: Any) -> None:
        self._change(who, spent=paid)

    def boarded(self, who: int, lanes: tuple[Message, ...]) -> None:
        self.corps[who].moon -= len(lanes)
        for lane in lanes:
            self.fresh[self._lane(lane)].crew = 1

    def fed(self, who: int, n: int, paid: int) -> None:
        """Temporary astronauts leave now, and the ships of this turn have got their size (LR-6.5)."""
        corp = self.corps[who]
        assert n - corp.perks.feed <= paid <= n <= corp.moon
        corp.stock[LIFE_SUPPORT] -= paid
        corp.temps = 0
        for ship in corp.ships:
            if self.fresh.get(ship.lane) is ship:
                ship.spaces = corp.perks.capacity[ship.lane]

    def died(self, who: int, n: int, why: Message, lost: int, all: bool) -> None:
        corp = self.corps[who]
        if why.id == "died-both":
            assert sum(why.args.values()) == n
        corp.moon -= n
        corp.dead += n
        corp.pay(DEATHS, n * DATA.scoring.death, lost)
        assert all == (lost == n * DATA.scoring.death)

    def ai_loaded(self, who: Message, lane: Message, load: Any, card: int) -> None:
        ship = self.fresh[self._lane(lane)]
        ship.loads[self._corp(who)] = self._bill(load)
        ship.card, ship.spaces = card - 1, ROUTES[ship.lane].spaces

    # in the Market phase and at the end

    def landed(self, who: Any, lane: Message, empty: int, gc: int, n: int) -> None:
        corp = self._of(who)
        ship = corp.ship(self._lane(lane))
        assert (empty, n) == (ship.spaces - sum(ship.load.values()) - ship.crew, ship.crew)
        assert gc == empty * corp.perks.empty
        corp.book[SPACES] += gc
        corp.earth += n
        ship.crew, ship.is_in_port = 0, True

    def sold(self, who: Any, sales: tuple[Message, ...], lane: Message, gc: int) -> None:
        corp = self._of(who)
        ship = corp.ship(self._lane(lane), in_port=True)
        assert self._bill(tuple(sale.args["items"] for sale in sales)) == ship.load
        prices = [self._price(corp, item - ORE) for item in sorted(ship.load)]
        assert [sale.args["price"] for sale in sales] == prices
        shown = [self.tracks[item - ORE].track[self.market[item - ORE]] for item in sorted(ship.load)]
        assert [sale.args.get("market", sale.args["price"]) for sale in sales] == shown
        assert sum(price * ship.load[item] for price, item in zip(prices, sorted(ship.load), strict=True)) == gc
        corp.book[SALES] += gc
        corp.ships.remove(ship)
        for item, number in ship.load.items():
            corp.sold[item] += number
            self._move(item - ORE, number)

    def _price(self, corp: Accounts, index: int) -> int:
        return max(1, self.tracks[index].track[self.market[index]] + corp.perks.price[index])

    def _move(self, index: int, number: int) -> None:
        self.market[index] = min(self.market[index] + number, len(self.tracks[index].track) - 1)

    def sold_from_base(self, who: int, sold: Message, gc: int, gold: str) -> None:
        """LR-7.5, LR-7.9: at the price of the market, or at the first one of the track, which moves nothing."""
        (item, number), corp = *self._bill((sold,)).items(), self.corps[who]
        assert number == 1
        if GOLD_ABILITIES[GOLD_ROW[gold]].sell == "first":
            assert gc == self.tracks[item - ORE].track[0]
        else:
            assert gc == self._price(corp, item - ORE)
            self._move(item - ORE, 1)
        corp.stock[item] -= 1
        corp.sold[item] += 1
        corp.book[SALES] += gc

    def fee_paid(self, who: int, gc: int) -> None:
        self.corps[who].pay(CARDS, self.corps[who].perks.fee, gc)

    def prices_fallen(self, prices: tuple[Message, ...]) -> None:
        for one in prices:
            index = ITEM[one.args["item"]] - ORE
            assert one.args["was"] == self.shown[index] != one.args["gc"]
            self.shown[index] = one.args["gc"]
        assert self.shown == self._prices()

    def _prices(self) -> list[int]:
        return [track.track[at] for track, at in zip(self.tracks, self.market, strict=True)]

    def price_raised(self, who: int, item: str, steps: int, price: int, gold: str) -> None:
        self._raise(item, steps, price)

    def refreshed(self, moved: tuple[Message, ...]) -> None:
        for one in moved:
            self._raise(**one.args)
        self._empty_port()

    def _raise(self, item: str, steps: int, price: int) -> None:
        index = ITEM[item] - ORE
        self.market[index] -= steps
        self.shown[index] = price
        assert self.shown == self._prices()

    def _empty_port(self) -> None:
        """Ships that sold nothing had nothing."""
        for corp in self.corps:
            assert not any(ship.load for ship in corp.ships if ship.is_in_port)
            corp.ships = [ship for ship in corp.ships if not ship.is_in_port]

    def goal_met(self, who: int, role: str, goal: Message, gc: int) -> None:
        corp = self.corps[who]
        assert corp.role == ROLE[role]
        assert (goal.args.get("n", 1), gc) in {(each.least, each.gc) for each in corp.perks.goals}
        assert self._reached(corp, goal) >= goal.args.get("n", 1)
        corp.book[CARDS] += gc

    def _reached(self, corp: Accounts, goal: Message) -> int:
        measure, name = goal.id.removeprefix("goal-"), goal.args.get("name", "")
        if measure == "module_level":
            family, level = FACE[name]
            return corp.levels[family] >= level
        return {
            "astronauts_on_moon-any": corp.moon,
            "items_loaded": corp.shipped[ITEM.get(name, -1)],
            "items_sold": corp.sold[ITEM.get(name, -1)],
            "items_sold-any": corp.sold.total(),
            "ships_launched-any": corp.launched,
            "track_after_feeding": corp.stock[ITEM.get(name, -1)],
        }[measure]

    def extra_market(self, number: int) -> None:
        assert (self.turn_now, number) == (TURNS, self.extra + 1)
        self.extra = number
        self._empty_port()

    def final_scored(self, who: Any, before: int, parts: tuple[Message, ...], gc: int, lines: Any) -> None:
        corp = self._of(who)
        assert before == corp.gc
        corp.final = {part.args["what"].replace("-", " "): part.args["gc"] for part in parts}
        assert all(corp.final.values())
        assert gc == before + sum(corp.final.values())
        corp.total = gc
        self._empty_port()

    def ended(self, who: Any, gc: int, together: bool = False) -> None:
        self.winners = [self._corp(one) for one in who]
        assert sum(self.corps[corp].total for corp in self.winners) == gc
        assert together == (len(self.winners) > 1)

    def ended_tie(self, who: Any, gc: int) -> None:
        self.ended(who, gc, len(who) > 1)

    def check(self, state: State) -> None:
        assert not self.again
        if not state.veiled:
            self.secret = []
        assert state.turn == self.turn_now
        assert state.order == tuple(self.order)
        assert state.market == self.market
        assert self.shown == self._prices()
        assert {lane: corp for lane, corp in enumerate(state.claims) if corp >= 0} == self.claims
        is_loading_down = any(corp.aboard for corp in state.corps)
        for corp, kept in zip(state.corps, self.corps, strict=True):
            assert (corp.gc, corp.book) == (kept.gc, kept.book)
            assert corp.stock == [kept.stock[item] for item in range(len(ITEMS))]
            assert (corp.moon, corp.earth, corp.dead, corp.temps) == (kept.moon, kept.earth, kept.dead, kept.temps)
            assert (corp.levels, corp.golds) == (tuple(kept.levels), kept.golds)
            assert (corp.bid, len(corp.cards)) == (kept.bid, kept.drafted)
            assert corp.sold == [kept.sold[item] for item in range(ORE, len(ITEMS))]
            assert corp.shipped == [kept.shipped[item] for item in range(ORE, len(ITEMS))]
            assert corp.launched == kept.launched
            if not is_loading_down:
                ships = [(ship.lane, dict(_some(ship.load)), ship.crew, ship.card) for ship in corp.ships]
                assert ships == [(ship.lane, ship.load, ship.crew, ship.card) for ship in kept.ships]

    def close(self, state: State, outcome: Outcome) -> None:
        for seat, sheet in enumerate(outcome.sheet):
            kept = self.corps[seat]
            told = dict(zip(CATEGORIES, kept.book, strict=True)) | kept.final
            assert {name: told.get(name, 0) for name in sheet} == dict(sheet)
            assert kept.total == outcome.scores[seat]
        assert outcome.winners == tuple(corp for corp in self.winners if corp < self.seats)
        if self.options["teams"] == "off":
            assert max(corp.total for corp in self.corps) == self.corps[self.winners[0]].total


def _some(load: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(item, number) for item, number in enumerate(load) if number]
