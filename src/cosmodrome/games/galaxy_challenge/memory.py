"""What a seat can know of the advantage cards: a deal that fits everything it has seen, and nothing more.

The log of the cards is played again with nameless cards. One gets its name when the seat sees it; where a card was
passed on in secret, any card of that hand may have been it. A course that leads to something the seat has seen
otherwise is thrown away and tried again. Names that are left over go to nameless cards at random.
"""

from __future__ import annotations

from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge.components import ADVANTAGES
from cosmodrome.games.galaxy_challenge.rules.dealing import DECK, DRAW, PASS, UNDER, entry, hand_of
from cosmodrome.games.galaxy_challenge.state import Cards, State

TRIES = 40
"""Then cards passed on in secret take their true course, and only names are dealt."""
NAMELESS = 0

Deal = tuple[Cards, Cards, Cards]


def remember(state: State, seat: int | None, rng: Rng) -> Deal:
    """The deck, the hands and the log of a deal."""
    for _ in range(TRIES):
        course = Course(len(state.hands), rng)
        if course.follow(state.log, seat, False):
            return course.deal(state.log)
    course = Course(len(state.hands), rng)
    course.follow(state.log, seat, True)
    return course.deal(state.log)


class Course:
    """One way in which the cards may have gone, so far."""

    __slots__ = ("deck", "hands", "moved", "names", "rng", "table", "tokens", "top")

    def __init__(self, seats: int, rng: Rng) -> None:
        cards = len(ADVANTAGES)
        self.rng = rng
        self.deck = list(range(cards))
        self.top = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.table: list[int] = []
        self.names = [NAMELESS] * cards
        self.tokens = [-1] * (cards + 1)
        self.moved: list[int] = []

    def follow(self, log: Cards, seat: int | None, faithful: bool) -> bool:
        """Plays the log again; False where something the seat has seen does not fit."""
        true: list[int] = [-1] * len(self.tokens)
        for record in log:
            kind, who, to, card = record & 3, record >> 2 & 7, record >> 5 & 7, record >> 8
            if kind == DRAW:
                token = self.deck[self.top]
                self.top += 1
                true[card] = token
                if who == seat and not self._name(token, card):
                    return False
                self.hands[who].append(token)
            elif kind == UNDER:
                token = self.tokens[card]
                self.table.remove(token)
                self.deck.append(token)
            else:
                hidden = kind == PASS and seat not in (who, to)
                if hidden:
                    token = true[card] if faithful else self.rng.choice(self.hands[who])
                else:
                    token = self._find(self.hands[who], card, true[card] if faithful else -1)
                    if token < 0:
                        return False
                self.hands[who].remove(token)
                self._lay(token, kind, to)
            self.moved.append(token)
        return True

    def _lay(self, token: int, kind: int, to: int) -> None:
        if kind != PASS:
            self.table.append(token)
        elif to == DECK:
            self.deck.append(token)
        else:
            self.hands[to].append(token)

    def _name(self, token: int, card: int) -> bool:
        """The seat sees that this is the card."""
        if self.names[token] == NAMELESS and self.tokens[card] < 0:
            self.names[token] = card
            self.tokens[card] = token
        return self.names[token] == card

    def _find(self, hand: list[int], card: int, true: int) -> int:
        """The card in a hand that the seat sees to be this one; -1 where it cannot be there."""
        token = self.tokens[card]
        if token >= 0:
            return token if token in hand else -1
        nameless = [each for each in hand if self.names[each] == NAMELESS]
        if not nameless:
            return -1
        token = true if true >= 0 else self.rng.choice(nameless)
        self._name(token, card)
        return token

    def deal(self, log: Cards) -> Deal:
        """Every card with a name."""
        left = [card for card in ADVANTAGES if self.tokens[card] < 0]
        self.rng.shuffle(left)
        names = [name or left.pop() for name in self.names]
        hands = tuple([hand_of(tuple([names[token] for token in hand])) for hand in self.hands])
        deck = tuple([names[token] for token in self.deck[self.top :]])
        told = [
            entry(record & 3, record >> 2 & 7, record >> 5 & 7, names[token])
            for record, token in zip(log, self.moved, strict=True)
        ]
        return deck, hands, tuple(told)
