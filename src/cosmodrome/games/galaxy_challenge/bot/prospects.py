"""What things are worth in chips, worked out from the component data: cards, sector cards, the way to the centre."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from cosmodrome.games.galaxy_challenge.data.components import ADVANTAGES, BONUS_OF, DATA, FACES, KIND_OF, SIDE
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE

SECTORS = len(DATA.sector_cards)
FOUND = sum([row.chips for row in DATA.sector_cards]) / SECTORS
"""Chips of a sector card, on average."""
GIVEN = sum([row.advantages for row in DATA.sector_cards]) / SECTORS
"""Advantage cards of a sector card."""
LOST = sum([1.0 for row in DATA.sector_cards if row.kind == "defend"]) / SECTORS / 2
"""Advantage cards that a sector card takes from who has some: about every second defence holds."""
A_CARD = 0.5
"""Chips of a card not yet seen."""
A_LOSS = 0.3
"""Chips of the card that is missed least."""
A_TURN = 0.9
"""Chips that a turn brings, with the cards it brings."""
BY_KIND: tuple[tuple[float, float], ...] = ((0.0, 0.07), (0.05, 0.12), (0.3, 0.02), (0.4, 0.02), (0.0, 0.13))
"""Chips of a card by its kind: for the card, and for each point of its bonus; docs/bots.md says how it was found."""


def _worth(card: int) -> float:
    base, slope = BY_KIND[KIND_OF[card]]
    return base + slope * BONUS_OF[card]


WORTH = (0.0, *[_worth(card) for card in ADVANTAGES])
"""Chips of each advantage card."""


SECOND = 0.7
"""What is left of that for the second of a kind, which waits for another turn."""


@lru_cache(maxsize=8192)
def card_worth(hand: int) -> float:
    """Chips of a hand: at most one card of a kind is used on a turn, so the second of a kind is worth less."""
    best = [0.0] * 5
    total = 0.0
    for card in cards_of(hand):
        kind, worth = KIND_OF[card], WORTH[card]
        low = min(worth, best[kind])
        best[kind] = max(worth, best[kind])
        total += SECOND * low
    return total + sum(best)


@lru_cache(maxsize=8192)
def cheapest(hand: int) -> float:
    return min([WORTH[card] for card in cards_of(hand)])


def explored(blue: int, chips: int, hand: int) -> float:
    """Chips of exploring with this blue total: discoveries, the cards they bring, and the risk for cards held."""
    return CARDS_DUE[blue] * (FOUND * chips + GIVEN * A_CARD - (LOST * A_LOSS if hand else 0.0))


def _rolls() -> tuple[float, ...]:
    """By number: the chance that four dice show less."""
    sums = [sum(dice) for dice in product(*[range(1, faces + 1) for faces in FACES])]
    return tuple([sum([each < number for each in sums]) / len(sums) for number in range(sum(FACES) + 2)])


LESS = _rolls()


def beats_roll(number: int) -> float:
    """The chance that a number is higher than a roll of all four dice."""
    return LESS[min(max(number, 0), len(LESS) - 1)]


GUARD: tuple[int, ...] = (0, 3, 6, 8)
"""What a defender with no, one, two or more cards adds to a roll, about."""


def wins_challenge(number: int, cards: int) -> float:
    """The chance of this number against a defender with so many cards."""
    return beats_roll(number - GUARD[min(cards, 3)])


CENTRE_SOON = tuple([0.0 if not steps else 0.30 * max(0, FACES[0] + 1 - steps) / FACES[0] for steps in range(SIDE + 1)])
"""Chips of standing so many steps from the centre: how likely the next roll leads there; from it, none."""
