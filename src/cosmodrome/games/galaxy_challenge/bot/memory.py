"""What a seat can know of the advantage cards: a deal that fits everything it has seen, and nothing more.

The log of the cards is played again with nameless cards. One gets its name when the seat sees it; where a card was
passed on in secret, any card of that hand may have been it. A course that leads to something the seat has seen
otherwise is thrown away and tried again. Names that are left over go to nameless cards at random.
"""

from __future__ import annotations

from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge.data.components import ADVANTAGES
from cosmodrome.games.galaxy_challenge.rules.dealing import DECK, DRAW, PASS, UNDER
from cosmodrome.games.galaxy_challenge.state import Cards, State

TRIES = 40
"""Then cards passed on in secret take their true course, and only names are dealt."""
NAMELESS = 0
NAMES = tuple(ADVANTAGES)

Deal = tuple[Cards, Cards, Cards]


def remember(state: State, seat: int | None, rng: Rng) -> Deal:
    """The deck, the hands and the log of a deal."""
    watcher = -1 if seat is None else seat
    for _ in range(TRIES):
        course = Course(len(state.hands), rng)
        if course.follow(state.log, watcher, False):
            return course.deal(state.log)
    course = Course(len(state.hands), rng)
    course.follow(state.log, watcher, True)
    return course.deal(state.log)


class Course:
    """One way in which the cards may have gone. A nameless card is a number from 0, its first place in the deck."""

    __slots__ = ("deck", "hands", "moved", "names", "places", "rng", "top")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.rng = rng
        self.deck = list(range(len(NAMES)))
        self.top = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.names = [NAMELESS] * len(NAMES)
        self.places = [-1] * (len(NAMES) + 1)
        """By name, the number of the card; -1: not seen yet."""
        self.moved: list[int] = []

    def follow(self, log: Cards, watcher: int, faithful: bool) -> bool:
        """Plays the log again; False where something that was seen does not fit."""
        deck, hands, names, places, moved = self.deck, self.hands, self.names, self.places, self.moved
        true = [-1] * len(places)
        for record in log:
            kind, seat, name = record & 3, record >> 2 & 7, record >> 8
            if kind == DRAW:
                card = deck[self.top]
                self.top += 1
                true[name] = card
                if seat == watcher and names[card] != name:
                    if names[card] != NAMELESS or places[name] >= 0:
                        return False
                    names[card] = name
                    places[name] = card
                hands[seat].append(card)
            elif kind == UNDER:
                card = places[name]
                deck.append(card)
            else:
                to = record >> 5 & 7
                if kind == PASS and watcher not in (seat, to):
                    card = true[name] if faithful else self.rng.choice(hands[seat])
                else:
                    card = self._seen(hands[seat], name, true[name] if faithful else -1)
                    if card < 0:
                        return False
                hands[seat].remove(card)
                if kind == PASS:
                    (deck if to == DECK else hands[to]).append(card)
            moved.append(card)
        return True

    def _seen(self, hand: list[int], name: int, true: int) -> int:
        """The card of a hand that is seen to have this name; -1 where it cannot be there."""
        card = self.places[name]
        if card >= 0:
            return card if card in hand else -1
        nameless = [each for each in hand if self.names[each] == NAMELESS]
        if not nameless:
            return -1
        card = true if true >= 0 else self.rng.choice(nameless)
        self.names[card] = name
        self.places[name] = card
        return card

    def deal(self, log: Cards) -> Deal:
        """Every card with a name."""
        left = [name for name in NAMES if self.places[name] < 0]
        self.rng.shuffle(left)
        names = [name or left.pop() for name in self.names]
        hands = [sum([1 << names[card] for card in hand]) for hand in self.hands]
        moved = [record & 255 | names[card] << 8 for record, card in zip(log, self.moved, strict=True)]
        return tuple([names[card] for card in self.deck[self.top :]]), tuple(hands), tuple(moved)
