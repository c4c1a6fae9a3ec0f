"""Galaxy Trucker as its log tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    COLOURS,
    DATA,
    PILOT_CABINS,
    ROUNDS,
    TILES,
    WAREHOUSE,
    AnyCard,
    OpenSpace,
    Pirates,
    Slavers,
    Smugglers,
    Stardust,
)
from cosmodrome.games.galaxy_trucker.rules.setup import CATEGORIES
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, PURPLE, goods, has_alien, humans, tokens
from cosmodrome.games.galaxy_trucker.ship.pieces import tile_of
from cosmodrome.games.galaxy_trucker.state import Ship, State
from cosmodrome.games.galaxy_trucker.words.names import kind_of
from cosmodrome.testing import Ledger

Kind = tuple[str, int]
"""A component as the log names it: its kind, and its size or 0."""
SHEET = dict(zip(("on-the-way", "finishing", "best-ship", "goods", "penalty", "unpaid"), CATEGORIES, strict=True))


def named(tile: Message) -> Kind:
    return tile.id.removeprefix("a-").removeprefix("tile-"), tile.args["n"]


def all_named(tiles: Iterable[Message]) -> list[Kind]:
    """Of a list in which those alike are counted."""
    found: list[Kind] = []
    for tile in tiles:
        kind = tile.id.removeprefix("a-tile-").removeprefix("tiles-"), tile.args["n"]
        found += [kind] * tile.args.get("count", 1)
    return found


def kind(tile: int) -> Kind:
    return kind_of(tile), TILES[tile].size


def from_halves(text: str) -> int:
    """Half strengths: "4½" is 9."""
    return 2 * int(text.removesuffix("½") or 0) + text.endswith("½")


def blocks(text: Message) -> Counter[str]:
    """Of a list such as "1 red and 2 blue", or of "no goods"."""
    things = text.args["things"] if text.id == "list" else text.args.get("goods", ())
    return Counter({each.id.removeprefix("goods-"): each.args["n"] for each in things})


class Load(Counter[str]):
    """Humans, tokens, aliens and goods as a list of messages names them."""

    def __init__(self, found: Iterable[Message] = ()) -> None:
        super().__init__()
        for each in found:
            if each.id == "goods":
                self.update(blocks(each))
            else:
                self[each.id] += each.args.get("n", 1)

    @property
    def crew(self) -> int:
        return self["humans"] + self["alien-orange"] + self["alien-purple"]

    @property
    def worth(self) -> int:
        return sum(price * self[colour] for colour, price in zip(COLOURS, DATA.flight.prices, strict=True))

    def take(self, found: Counter[str]) -> None:
        self.subtract(found)
        assert min(self.values(), default=0) >= 0


class Account:
    """What the log says of one ship."""

    def __init__(self, pilot: int) -> None:
        self.parts: Counter[Kind] | None = Counter([kind(pilot)])
        """None once components fell off of which some were counted but not named."""
        self.size = 1
        self.aside: Counter[Kind] = Counter()
        self.lost = 0
        self.number = 0
        self.load: Load | None = None
        self.days = 0
        self.flying = False

    def drop(self, parts: Iterable[Kind], count: int) -> None:
        found = Counter(parts)
        if self.parts is not None and found.total() == count:
            assert found <= self.parts
            self.parts -= found
        else:
            self.parts = None
        self.size -= count

    @property
    def on_board(self) -> Load:
        assert self.load is not None
        return self.load

    def check(self, ship: Ship) -> None:
        laid = Counter(kind(tile_of(piece)) for piece in ship.cells if piece)
        assert laid.total() == self.size
        assert self.parts is None or laid == self.parts
        assert Counter(map(kind, ship.aside)) == self.aside
        assert (len(ship.lost), ship.number) == (self.lost, self.number)
        if self.load is not None:
            aboard = {"humans": humans(ship.cells, ship.loads), "tokens": tokens(ship.cells, ship.loads)}
            aboard["alien-orange"] = int(has_alien(ship.cells, ship.loads, ORANGE))
            aboard["alien-purple"] = int(has_alien(ship.cells, ship.loads, PURPLE))
            aboard |= dict(zip(COLOURS, goods(ship.cells, ship.loads), strict=True))
            assert aboard == {name: self.load[name] for name in aboard}


class GalaxyTrucker(Ledger):
    unkept = frozenset({"saboteurs-missed"})  # Dice that hit nothing.
    flawed: list[tuple[int, Message]]
    """Squares that the spot check has just named, with whose ship it is."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.teams = options["teams"] != "off"
        self.purses: list[Counter[str]] = [Counter() for _ in range(2 if self.teams else seats)]
        self.totals: dict[int, int] = {}
        self.won: tuple[int, ...] = ()
        self._new_round(0)

    def _new_round(self, number: int) -> None:
        self.round, self.learning = number, False
        self.accounts = [Account(PILOT_CABINS[seat]) for seat in range(self.seats)]
        self.held: list[Kind | None] = [None] * self.seats
        self.looking = [0] * self.seats
        self.down, self.up = len(WAREHOUSE), 0
        self.circle, self.builder = -1, -1
        self.moved_back: dict[int, int] = {}
        self.underway, self.left = False, 0
        self.flawed = []
        self.gained = [0] * self.seats
        self._new_card(None)

    def _new_card(self, card: AnyCard | None) -> None:
        self.card = card
        self.strengths: dict[int, int] = {}
        self.planets: dict[int, int] = {}
        self.found: dict[int, Counter[str]] = {}
        self.reward: dict[int, int] = {}
        self.price: dict[int, int] = {}
        self.struck: Kind | None = None
        self.line = 0

    def _purse(self, seat: int) -> Counter[str]:
        return self.purses[seat % 2 if self.teams else seat]

    def _order(self) -> list[int]:
        flying = [seat for seat, ship in enumerate(self.accounts) if ship.flying]
        return sorted(flying, key=lambda seat: -self.accounts[seat].days)

    # Building

    def round_began(self, round: str) -> None:
        self._new_round([row.id for row in ROUNDS].index(round))

    def round_learning(self, round: str) -> None:
        self.round_began(round)
        self.learning = True

    def go_said(self, who: int, circle: Message) -> None:
        self.circle = int(circle.id.removeprefix("circle-"))
        assert self.circle == ROUNDS[self.round].circle

    def flipped(self, who: int, circle: Message) -> None:
        self.circle -= 1
        assert circle.id == f"circle-{self.circle}"

    def ran_out(self, circle: Message) -> None:
        assert circle.id == f"circle-{self.circle}"

    def turn_began(self, who: int) -> None:
        self.builder = who

    def drew(self, who: int, tile: Message) -> None:
        self.down -= 1
        self.held[who] = named(tile)

    def took(self, who: int, tile: Message) -> None:
        self.up -= 1
        self.held[who] = named(tile)

    def took_aside(self, who: int, tile: Message) -> None:
        self.held[who] = named(tile)
        assert self.accounts[who].aside[named(tile)]
        self.accounts[who].aside -= Counter([named(tile)])

    def took_back(self, who: int, tile: Message) -> None:
        self.held[who] = named(tile)
        self.accounts[who].drop([named(tile)], 1)

    def _let_go(self, who: int, tile: Message) -> Kind:
        held, self.held[who] = self.held[who], None
        assert held == named(tile)
        return held

    def added(self, who: int, tile: Message) -> None:
        ship, added = self.accounts[who], self._let_go(who, tile)
        assert ship.parts is not None
        ship.parts[added] += 1
        ship.size += 1

    def returned(self, who: int, tile: Message) -> None:
        self._let_go(who, tile)
        self.up += 1

    def set_aside(self, who: int, tile: Message) -> None:
        self.accounts[who].aside[self._let_go(who, tile)] += 1

    def looked_at(self, who: int, pile: int, cards: tuple[Message, ...]) -> None:
        self.looking[who] = pile

    def put_back(self, who: int, pile: int) -> None:
        assert self.looking[who] == pile
        self.looking[who] = 0

    def swapped_to_build(self, who: tuple[int, int]) -> None:
        one, other = who
        self.accounts[one], self.accounts[other] = self.accounts[other], self.accounts[one]

    def swapped_to_fly(self, who: tuple[int, int]) -> None:
        self.swapped_to_build(who)

    def finished(self, who: int, number: int) -> None:
        self.accounts[who].number = number

    def building_over(self) -> None:
        assert all(ship.number for ship in self.accounts)

    def flaw_found_at(self, who: int, flaw: Message, squares: tuple[Message, ...]) -> None:
        self.flawed += [(who, square) for square in squares]

    def flaw_found_part(self, who: int, flaw: Message, n: int, square: Message) -> None:
        assert n < self.accounts[who].size
        self.flawed.append((who, square))

    def aside_lost(self, who: int, n: int, tiles: tuple[Message, ...]) -> None:
        ship = self.accounts[who]
        assert Counter(all_named(tiles)) == ship.aside
        ship.lost += n
        ship.aside = Counter()

    def removed(self, who: int, tile: Message) -> None:
        self._take_off(who, [named(tile)], 1)

    def _take_off(self, who: int, tiles: Iterable[Kind], count: int) -> None:
        """In the learning flight what comes off before the launch costs nothing."""
        ship = self.accounts[who]
        ship.drop(tiles, count)
        if self.learning and not self.underway:
            self.up += count
        else:
            ship.lost += count

    def number_moved(self, who: int, number: int) -> None:
        assert number > self.accounts[who].number
        self.moved_back[who] = number

    def _move_up(self) -> None:
        """Those who are not moved back take the other numbers in their order."""
        others = [seat for seat in range(self.seats) if seat not in self.moved_back]
        others.sort(key=lambda seat: self.accounts[seat].number)
        free = [number for number in range(1, self.seats + 1) if number not in self.moved_back.values()]
        for seat, number in [*self.moved_back.items(), *zip(others, free, strict=True)]:
            self.accounts[seat].number = number
        self.moved_back = {}

    def crew_placed(self, who: int, load: tuple[Message, ...]) -> None:
        self.accounts[who].load = Load(load)
        assert self.accounts[who].on_board.crew

    def crew_placed_none(self, who: int, load: tuple[Message, ...]) -> None:
        self.accounts[who].load = Load(load)
        assert not self.accounts[who].on_board.crew

    # The flight

    def flight_began(self, n: int, who: tuple[int, ...]) -> None:
        self.underway, self.left = True, n
        assert list(who) == sorted(range(self.seats), key=lambda seat: self.accounts[seat].number)
        for place, seat in enumerate(who):
            self.accounts[seat].flying = True
            self.accounts[seat].days = -place * ROUNDS[self.round].gap

    def card_turned_up(self, who: int, card: Message, left: int) -> None:
        assert (who, left) == (self._order()[0], self.left - 1)
        self.left = left
        self._new_card(next(row for row in CARDS.values() if row.id == card.args["id"]))

    def card_ignored(self, who: int, card: Message) -> None:
        assert self._order() == [who]

    def declared(self, who: int, what: str, strength: str, n: int) -> None:
        self._spend(who, n)
        self.strengths[who] = from_halves(strength) if what == "cannons" else int(strength)

    def _spend(self, who: int, count: int) -> None:
        self.accounts[who].on_board.take(Counter(tokens=count))

    def gained_days(self, who: int, n: int) -> None:
        assert isinstance(self.card, OpenSpace)
        assert n == self.strengths[who]
        self._move(who, n)

    def lost_days(self, who: int, n: int) -> None:
        self._move(who, -n)

    def lost_days_stardust(self, who: int, n: int) -> None:
        assert isinstance(self.card, Stardust)
        self._move(who, -n)

    def _move(self, who: int, days: int) -> None:
        """On to the next empty space, as often as there are days."""
        ship, circle = self.accounts[who], DATA.flight.spaces
        assert ship.flying
        taken = {self.accounts[seat].days % circle for seat in self._order() if seat != who}
        for _ in range(abs(days)):
            ship.days += 1 if days > 0 else -1
            while ship.days % circle in taken:
                ship.days += 1 if days > 0 else -1

    def landed_for(self, who: int, planet: int, goods: Message) -> None:
        assert planet - 1 not in self.planets.values()
        self.planets[who], self.found[who] = planet - 1, blocks(goods)

    def accepted_abandoned_ship(self, who: int, n: int, crew: int) -> None:
        self.reward[who], self.price[who] = n, crew

    def accepted_abandoned_station(self, who: int, goods: Message) -> None:
        self.found[who] = blocks(goods)

    def accepted_smugglers(self, who: int, goods: Message) -> None:
        self.found[who] = blocks(goods)

    def accepted_slavers(self, who: int, n: int) -> None:
        self.reward[who] = n

    def accepted_pirates(self, who: int, n: int) -> None:
        self.reward[who] = n

    def stowed(self, who: int, goods: Message) -> None:
        self.stowed_left(who, goods, Message("goods-none"))

    def stowed_left(self, who: int, goods: Message, left: Message) -> None:
        """What the bank has of what was found, and the old cargo: carried now or left behind."""
        aboard, carried, behind = self.accounts[who].on_board, blocks(goods), blocks(left)
        given = self.found.pop(who) & self._bank()
        for colour in COLOURS:
            assert carried[colour] + behind[colour] == aboard[colour] + given[colour]
            aboard[colour] = carried[colour]

    def _bank(self) -> Counter[str]:
        left: Counter[str] = Counter(dict(zip(COLOURS, DATA.bank.goods, strict=True)))
        for ship in self.accounts:
            left.subtract({colour: ship.load[colour] for colour in COLOURS} if ship.load is not None else {})
        return left

    def crew_lost(self, who: int, what: tuple[Message, ...]) -> None:
        gone = Load(what)
        assert gone.crew == self.price.pop(who, gone.crew)
        self.accounts[who].on_board.take(gone)

    def crew_lost_epidemic(self, who: int, what: tuple[Message, ...]) -> None:
        self.crew_lost(who, what)

    def crew_lost_none(self, who: int) -> None:
        assert not self.accounts[who].on_board.crew

    def goods_lost(self, who: int, what: tuple[Message, ...]) -> None:
        self.accounts[who].on_board.take(Load(what))

    def goods_lost_none(self, who: int) -> None:
        aboard = self.accounts[who].on_board
        assert not aboard.worth
        assert not aboard["tokens"]

    def credits_gained(self, who: int, n: int) -> None:
        assert n == self.reward.pop(who)
        self.gained[who] += n
        self._purse(who)["On the way"] += n

    def rolled(self, who: int, dice: str, threat: Message, line: str, number: int) -> None:
        assert sum(map(int, dice.split(" + "))) == number
        self.line = number

    def met_shielded(self, who: int, threat: Message) -> None:
        self._spend(who, 1)

    def met_shot_token(self, who: int, threat: Message) -> None:
        self._spend(who, 1)

    def destroyed(self, who: int, tile: Message, load: Any) -> None:
        assert self.struck in (None, named(tile))
        self.struck = None
        self._take_off(who, [named(tile)], 1)
        self._lose_load(who, load)

    def fell_off(self, who: int, n: int, tiles: tuple[Message, ...], load: Any) -> None:
        others = tiles[-1].args["n"] if tiles[-1].id == "tiles-others" else 0
        found = all_named(tiles[:-1] if others else tiles)
        assert len(found) == n - others
        self._take_off(who, found, n)
        self._lose_load(who, load)

    def _lose_load(self, who: int, load: Any) -> None:
        if load:
            self.accounts[who].on_board.take(Load(load.args["load"]))

    def alien_left(self, who: int, alien: str) -> None:
        self.accounts[who].on_board.take(Counter({f"alien-{alien}": 1}))

    def fought_won(self, who: int, enemy: Message, own: str, theirs: str) -> None:
        assert self._battle(who, own, theirs) > 0

    def fought_tied(self, who: int, enemy: Message, own: str, theirs: str) -> None:
        assert self._battle(who, own, theirs) == 0

    def fought_lost(self, who: int, enemy: Message, own: str, theirs: str) -> None:
        assert self._battle(who, own, theirs) < 0

    def _battle(self, who: int, own: str, theirs: str) -> int:
        assert isinstance(self.card, Smugglers | Slavers | Pirates)
        assert (from_halves(own), from_halves(theirs)) == (self.strengths[who], 2 * self.card.strength)
        return from_halves(own) - from_halves(theirs)

    def weakest(self, who: int, fewest: str, why: Message) -> None:
        order = self._order()
        if fewest == "crew":
            figures = {seat: self.accounts[seat].on_board.crew for seat in order}
        else:
            figures = {seat: self.strengths[seat] for seat in order}
        assert who == min(order, key=lambda seat: figures[seat])
        known = {each.args["who"].seat: each.args["n"] for each in why.args["others"]} | {who: why.args["own"]}
        assert figures == {seat: from_halves(n) if fewest == "cannons" else int(n) for seat, n in known.items()}
        tied = list(figures.values()).count(figures[who]) > 1
        assert why.id == ("weakest-tied" if tied else "weakest-alone")

    def saboteurs_hit(self, who: int, column: int, row: int, tile: Message) -> None:
        self.struck = named(tile)

    def gave_up_chosen(self, who: int) -> None:
        self.accounts[who].flying = False

    def gave_up_no_humans(self, who: int) -> None:
        assert not self.accounts[who].on_board["humans"]
        self.gave_up_chosen(who)

    def gave_up_no_engines(self, who: int) -> None:
        assert self.strengths[who] == 0
        self.gave_up_chosen(who)

    def gave_up_lapped(self, who: int) -> None:
        assert self.accounts[self._order()[0]].days - self.accounts[who].days > DATA.flight.spaces
        self.gave_up_chosen(who)

    # Journey's end

    def paid_landed(self, who: int, n: int, total: int, debt: int, parts: Any) -> None:
        assert self._order().index(who) == n - 1
        assert debt == max(0, -total)
        self._pay(who, total, parts, ROUNDS[self.round].finish[n - 1], self.accounts[who].on_board.worth)

    def paid_gave_up(self, who: int, total: int, debt: int, parts: Any) -> None:
        assert not self.accounts[who].flying
        assert debt == max(0, -total)
        self._pay(who, total, parts, 0, (self.accounts[who].on_board.worth + 1) // 2)

    def _pay(self, who: int, total: int, parts: Any, finishing: int, sale: int) -> None:
        ship, insurance = self.accounts[who], DATA.boards[self.round].insurance
        penalty = ship.lost if insurance is None else min(ship.lost, insurance)
        amounts = self._parts(total, parts)
        assert amounts["On the way"] == self.gained[who]
        assert (amounts["Finishing"], amounts["Goods"], amounts["Losses"]) == (finishing, sale, -penalty)
        assert amounts["Best ship"] in (0, ROUNDS[self.round].best_ship)
        if penalty:
            (line,) = (part for part in parts.args["parts"] if part.id == "paid-penalty")
            assert (line.args["lost"], line.args["insured"]) == (ship.lost, penalty < ship.lost)
        purse = self._purse(who)
        for name, amount in amounts.items():
            purse[name] += 0 if name == "On the way" else amount
        if who == self.seats - 1:
            self._clear_the_table()

    @staticmethod
    def _parts(total: int, parts: Any) -> Counter[str]:
        found: Counter[str] = Counter()
        for part in parts.args["parts"] if parts else ():
            name = part.id.removeprefix("paid-")
            found[SHEET[name]] = -part.args["n"] if name == "penalty" else part.args["n"]
        assert sum(found.values()) == total
        return found

    def _clear_the_table(self) -> None:
        self.underway = False
        for ship in self.accounts:
            ship.flying, ship.load = False, Load()

    def counted(self, who: tuple[int, ...], total: int, debt: int, parts: Any) -> None:
        assert not debt
        found, purse = self._parts(total, parts), self._purse(who[0])
        for seat in who:
            assert self._purse(seat) is purse
            self.totals[seat] = total
        assert {name: found[name] for name in CATEGORIES} == {name: purse[name] for name in CATEGORIES}

    def ended_nobody(self) -> None:
        assert max(self.totals.values()) <= 0

    def ended_alone(self, who: int, n: int) -> None:
        self.ended((who,), n, ())

    def ended(self, who: tuple[int, ...], n: int, also: tuple[int, ...]) -> None:
        most = max(self.totals.values())
        assert n == most
        assert list(who) == [seat for seat in range(self.seats) if self.totals[seat] == most]
        assert list(also) == [seat for seat in range(self.seats) if 0 < self.totals[seat] < most]
        self.won = who

    def ended_tie(self, who: tuple[int, ...], n: int, also: tuple[int, ...]) -> None:
        self.ended(who, n, also)

    def ended_team(self, who: tuple[int, ...], n: int, also: tuple[int, ...]) -> None:
        self.ended(who, n, also)

    # The state

    def check(self, state: State) -> None:
        if self.moved_back:
            self._move_up()
        squares = DATA.boards[state.round].cells
        for seat, named_square in self.flawed:
            row, column = named_square.args["row"], named_square.args["column"]
            assert state.ships[seat].cells[squares.index((row, column))]
        self.flawed = []
        assert (state.round, state.learning, state.circle) == (self.round, self.learning, self.circle)
        assert (len(state.face_down), len(state.face_up)) == (self.down, self.up)
        assert state.turn in (-1, self.builder)
        for seat, (ship, account) in enumerate(zip(state.ships, self.accounts, strict=True)):
            account.check(ship)
            hand = state.truckers[seat]
            assert (kind(hand.held) if hand.held else None, hand.pile + 1) == (self.held[seat], self.looking[seat])
            if self.underway:
                assert (ship.days, ship.flying) == (account.days, account.flying)
        if self.underway:
            self._check_flight(state)
        assert [dict(zip(CATEGORIES, purse, strict=True)) for purse in state.purses] == [
            {name: purse[name] for name in CATEGORIES} for purse in self.purses
        ]

    def _check_flight(self, state: State) -> None:
        assert len(state.deck) == self.left
        assert state.gained == tuple(self.gained)
        assert dict(zip(COLOURS, state.bank, strict=True)) == dict(self._bank())
        if not state.card:
            return
        assert self.card is CARDS[state.card]
        assert not state.threat or state.threat[2] == self.line
        assert state.landed == tuple(self.planets.get(seat, -1) for seat in range(self.seats))
        assert state.declared == tuple(self.strengths.get(seat, 0) for seat in range(self.seats))

    def close(self, state: State, outcome: Outcome) -> None:
        assert outcome.scores == tuple(self.totals[seat] for seat in range(self.seats))
        assert outcome.winners == self.won
        for seat, sheet in enumerate(outcome.sheet):
            assert dict(sheet) == {name: self._purse(seat)[name] for name in sheet}
