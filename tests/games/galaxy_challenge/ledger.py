"""Galaxy Challenge as its log tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cosmodrome.core.game import Outcome
from cosmodrome.core.message import Message
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    BLACK,
    BLUE,
    CENTRE,
    CENTRE_CHIPS,
    CHALLENGE,
    CHIPS,
    COLOURS,
    DATA,
    DICE,
    GREEN,
    HOMES,
    KINDS,
    LEAST_RED,
    RED,
    SECTOR_CARDS,
    Civilization,
    SectorCard,
    cell_of,
)
from cosmodrome.games.galaxy_challenge.rules.board import DISTANCE
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE
from cosmodrome.games.galaxy_challenge.state import State
from cosmodrome.testing import Ledger

Card = tuple[str, int]
"""An advantage card as the log names it: its kind and its bonus."""


def named(card: Message) -> Card:
    return card.id.removeprefix("card-"), card.args["n"]


def cards(messages: Iterable[Message]) -> Counter[Card]:
    return Counter(map(named, messages))


def bonuses(found: Counter[Card]) -> int:
    return sum(bonus * count for (_, bonus), count in found.items())


def specials(found: Counter[Card]) -> int:
    return sum(bonus * count for (kind, bonus), count in found.items() if kind == "special")


def die(message: Message) -> int:
    return DICE.index(message.id.removeprefix("die-"))


def thrown(dice: Iterable[Message]) -> list[int]:
    """By die; 0: not rolled."""
    found = {die(each.args["die"]): each.args["n"] for each in dice}
    return [found.get(place, 0) for place in range(len(DICE))]


def cell(place: Any) -> int:
    return cell_of(place.args["cell"] if isinstance(place, Message) else place)


def sector(name: str, kind: str) -> SectorCard:
    return next(row for row in SECTOR_CARDS.values() if (row.name, row.kind) == (name, kind))


class GalaxyChallenge(Ledger):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.openers: tuple[tuple[int, ...], ...] = ()
        self.colours, self.cells, self.chips = [-1] * seats, [-1] * seats, [0] * seats
        self.bank = CHIPS
        self.hands: list[Counter[Card]] = [Counter() for _ in range(seats)]
        self.table: Counter[Card] = Counter()
        """Cards that were used and lie open."""
        self.rival_cards: Counter[Card] = Counter()
        """Those of the defender among them."""
        self.civilizations: dict[int, Civilization] = {}
        """The power that a seat has, or has taken over for its next roll."""
        self.turn, self.start_cell = -1, -1
        self.dice: list[int] = []
        self.totals: list[int] = []
        self.due = 0
        self.card: SectorCard | None = None
        self.guard, self.answer = 0, 0
        self.numbers: dict[int, int] = {}
        self.won = -1

    def _use(self, who: int, used: tuple[Message, ...]) -> Counter[Card]:
        found = cards(used)
        assert found <= self.hands[who]
        self.hands[who] -= found
        self.table += found
        return found

    def _check_bonus(self, who: int, bonus: int) -> None:
        assert bonus in (0, self.civilizations[who].bonus)
        assert not bonus or self.options["civilizations"] == "on"

    # The start

    def start(self, rolls: Message, who: int) -> None:
        rounds: list[tuple[int, ...]] = []
        told: Message | None = rolls
        while told:
            found = {each.args["who"].seat: each.args["n"] for each in told.args["rolls"]}
            rounds.insert(0, tuple(found.get(seat, 0) for seat in range(self.seats)))
            told = told.args.get("before")
        self.openers = tuple(rounds)
        assert who == max(range(self.seats), key=lambda seat: [each[seat] for each in rounds])

    def chose(self, who: int, colour: Message, cell: str) -> None:
        self.colours[who] = COLOURS.index(colour.id.removeprefix("colour-"))
        self.cells[who] = cell_of(cell)
        self.civilizations[who] = DATA.civilizations[self.colours[who]]
        assert self.cells[who] == HOMES[self.colours[who]]

    # A turn

    def turn_began(self, who: int) -> None:
        assert (self.due, self.table) == (0, Counter())
        self.turn, self.start_cell = who, self.cells[who]
        self.dice, self.totals = [], []

    def power_taken(self, who: int, owner: int, power: Message) -> None:
        row = DATA.civilizations[self.colours[owner]]
        assert (power.args["name"], power.args.get("n", 0)) == (row.name, row.bonus)
        self.civilizations[who] = row

    def rolled(self, who: int, cards: tuple[Message, ...], dice: tuple[Message, ...]) -> None:
        assert who == self.turn
        self.dice = thrown(dice)
        self.totals = list(self.dice)
        for kind, bonus in self._use(who, cards):
            if kind != "special":
                self.totals[KINDS.index(kind)] += bonus
        assert [each.args["n"] + each.args.get("more", 0) for each in dice] == self.totals

    def rolled_declared(self, who: int, cards: tuple[Message, ...], dice: tuple[Message, ...]) -> None:
        assert self.civilizations[who].effect == "declared"
        self.rolled(who, cards, dice)

    def raised(self, who: int, power: str, n: int, total: int, **about: Message) -> None:
        assert power == self.civilizations[who].name
        self._check_bonus(who, n)
        self._raise(about["die"], n, total)

    def assigned(self, who: int, card: Message, total: int, **about: Message) -> None:
        assert self.table[named(card)]
        self._raise(about["die"], named(card)[1], total)

    def _raise(self, which: Message, by: int, total: int) -> None:
        self.totals[die(which)] += by
        assert self.totals[die(which)] == total

    def moved(self, who: int, n: int, place: Any) -> None:
        assert n == self.totals[BLACK]
        self._go(who, n, place)

    def moved_short(self, who: int, n: int, place: Any) -> None:
        assert n < self.totals[BLACK]
        self._go(who, n, place)

    def _go(self, who: int, steps: int, place: Any) -> None:
        assert DISTANCE[self.cells[who]][cell(place)] <= steps
        self.cells[who] = cell(place)

    def stayed(self, who: int, place: Any) -> None:
        assert self.cells[who] == cell(place)

    # Exploring

    def explored(self, who: int, place: Any, blue: int, n: int) -> None:
        assert (self.cells[who], self.totals[BLUE], CARDS_DUE[blue]) == (cell(place), blue, n)
        self.due = n

    def _draw(self, who: int, name: str, kind: str) -> SectorCard:
        assert (who, self.due > 0) == (self.turn, True)
        self.due -= 1
        self.card = sector(name, kind)
        return self.card

    def discovered(self, who: int, name: str, great: bool, n: int, bank: int) -> None:
        row = self._draw(who, name, "discovery")
        each = CENTRE_CHIPS if self.cells[who] == CENTRE != self.start_cell else 1
        assert (great, n) == (row.great, min(self.bank, each * row.chips))
        self.chips[who] += n
        self.bank -= n
        assert bank == self.bank

    def drew(self, who: int, cards: tuple[Message, ...]) -> None:
        assert self.card is not None
        assert len(cards) <= self.card.advantages
        self.hands[who].update(map(named, cards))

    def met(self, who: int, name: str, needed: int) -> None:
        assert needed == self._draw(who, name, "defend").green

    def found_nothing(self, who: int, name: str) -> None:
        self._draw(who, name, "nothing")

    def held_off(self, who: int, name: str, green: int, needed: int) -> None:
        assert self.card is not None
        assert (name, green, needed) == (self.card.name, self.totals[GREEN], self.card.green)
        assert green >= needed

    def not_held_off(self, who: int, name: str, green: int, needed: int, spared: bool) -> None:
        assert self.card is not None
        assert (name, green, needed) == (self.card.name, self.totals[GREEN], self.card.green)
        assert green < needed
        assert spared is not bool(self.hands[who])

    def returned(self, who: int, card: Message) -> None:
        assert self.hands[who][named(card)]
        self.hands[who] -= cards([card])

    # Attacks

    def attacked(self, who: int, target: int, red: int) -> None:
        assert red == self.totals[RED] >= LEAST_RED

    def defended_plain(self, who: int, **about: int) -> None:
        self.guard = about["die"]

    def defended(self, who: int, cards: tuple[Message, ...], bonus: int, total: int, **about: int) -> None:
        self.rival_cards = self._use(who, cards)
        self._check_bonus(who, bonus)
        self.guard = about["die"] + bonuses(self.rival_cards) + bonus
        assert total == self.guard

    def battle_won(self, who: int, target: int, red: int, green: int) -> None:
        assert (red, green) == (self.totals[RED], self.guard)
        assert red > green

    def battle_lost(self, who: int, target: int, red: int, green: int) -> None:
        assert (red, green) == (self.totals[RED], self.guard)
        assert red < green

    def battle_tied(self, who: int, target: int, red: int, green: int) -> None:
        assert red == green == self.totals[RED] == self.guard

    def gave(self, who: int, card: Message, to: int) -> None:
        assert self.hands[who][named(card)]
        self.hands[who] -= cards([card])
        self.hands[to] += cards([card])

    def gave_nothing(self, who: int, to: int) -> None:
        assert not self.hands[who]

    # Challenges

    def challenged(self, who: int, target: int, number: int, dice: tuple[Message, ...]) -> None:
        assert self.cells[who] == HOMES[self.colours[target]]
        assert (thrown(dice), number) == (self.totals, sum(self.totals))

    def answered(
        self, who: int, cards: tuple[Message, ...], dice: tuple[Message, ...], special: int, bonus: int, number: int
    ) -> None:
        self.rival_cards = self._use(who, cards)
        self._check_bonus(who, bonus)
        assert special == specials(self.rival_cards)
        self.answer = sum(thrown(dice)) + bonuses(self.rival_cards) + bonus
        assert number == self.answer

    def challenge_won(self, who: int, loser: int, n: int, high: int, low: int) -> None:
        assert n == CHALLENGE.chips
        self._settle(who, loser, n, high, low)
        assert high > low

    def challenge_won_high(self, who: int, loser: int, n: int, high: int, low: int, margin: int) -> None:
        assert n == min(CHALLENGE.big_chips, self.chips[loser])
        self._settle(who, loser, n, high, low)
        assert who == self.turn
        assert high - low >= margin == CHALLENGE.big_margin

    def challenge_tied(self, who: int, loser: int, n: int, high: int, low: int) -> None:
        assert n == CHALLENGE.chips
        self._settle(who, loser, n, high, low)
        assert (high, loser) == (low, self.turn)

    def _settle(self, who: int, loser: int, chips: int, high: int, low: int) -> None:
        numbers = (sum(self.totals), self.answer)
        assert (high, low) == (numbers if who == self.turn else numbers[::-1])
        self.chips[loser] -= chips
        self.chips[who] += chips

    def left(self, who: int, place: Any) -> None:
        self.cells[who] = cell(place)

    # The end of a turn

    def cards_returned(self, cards: tuple[Message, ...]) -> None:
        assert Counter(map(named, cards)) == self.table
        self.table, self.rival_cards = Counter(), Counter()

    def turn_went_on(self, who: int, cards: tuple[Message, ...]) -> None:
        assert Counter(map(named, cards)) == self.rival_cards
        self.table -= self.rival_cards
        self.rival_cards = Counter()

    # The end of the game

    def tie_rolled(
        self, who: int, cards: tuple[Message, ...], dice: tuple[Message, ...], special: int, bonus: int, number: int
    ) -> None:
        assert self.chips[who] == max(self.chips)
        self._check_bonus(who, bonus)
        used = self._use(who, cards)
        assert special == specials(used)
        assert number == sum(thrown(dice)) + bonuses(used) + bonus
        assert not self.hands[who]
        self.numbers[who] = number

    def tie_drawn(self, who: int, name: str, great: bool) -> None:
        assert self.numbers[who] == max(self.numbers.values())

    def ended(self, who: int, n: int, others: tuple[Message, ...]) -> None:
        assert self.chips.count(max(self.chips)) == 1
        self._end(who, n, others)

    def ended_by_roll(self, who: int, n: int, others: tuple[Message, ...], number: int) -> None:
        assert list(self.numbers.values()).count(number) == 1
        assert number == self.numbers[who] == max(self.numbers.values())
        self._end(who, n, others)

    def ended_by_draw(self, who: int, n: int, others: tuple[Message, ...]) -> None:
        assert list(self.numbers.values()).count(self.numbers[who]) > 1
        self._end(who, n, others)

    def _end(self, who: int, chips: int, others: tuple[Message, ...]) -> None:
        told = {who: chips} | {each.args["who"].seat: each.args["n"] for each in others}
        assert told == dict(enumerate(self.chips))
        assert chips == max(self.chips)
        self.won = who

    # The state

    def check(self, state: State) -> None:
        assert state.openers == self.openers
        assert (state.colours, state.cells) == (tuple(self.colours), tuple(self.cells))
        assert (state.chips, state.bank) == (tuple(self.chips), self.bank)
        hands = [[ADVANTAGES[card] for card in cards_of(hand)] for hand in state.hands]
        assert [Counter((row.kind, row.bonus) for row in hand) for hand in hands] == self.hands
        assert (list(state.dice), list(state.totals)) == (self.dice, self.totals)
        assert self.turn in (-1, state.turn)
        assert state.draws == self.due or not self.bank
        if self.bank:
            open_cards = self.table.total() + sum(hand.total() for hand in self.hands)
            assert len(state.deck) == len(ADVANTAGES) - open_cards
        if state.numbers:
            assert state.numbers == tuple(self.numbers.get(seat, 0) for seat in range(self.seats))

    def close(self, state: State, outcome: Outcome) -> None:
        assert outcome.scores == tuple(self.chips)
        assert outcome.winners == (self.won,)
