"""What is still to come, as a seat can count it from its view, against what really is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import Message
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.state import State

OPTIONS = {option.id: option.default for option in GAME.meta.options}


def course(seats: int, **options: str) -> Iterator[State]:
    """The states of a game that is played at random."""
    dice = random.Random(5)
    state, _ = GAME.setup(seats, {**OPTIONS, **options}, Rng.seeded(5))
    while awaited := [seat for seat in GAME.awaiting(state) if seat != CLOCK]:
        yield state
        seat = dice.choice(awaited)
        GAME.apply(state, seat, dice.choice(GAME.sensible(state, seat)))


def told(state: State, seat: int | None) -> dict[str, Block]:
    blocks = GAME.texts.remaining(GAME.view(state, seat))
    return {block.title.id: block for block in blocks if isinstance(block.title, Message)}


def numbers(block: Block) -> list[str]:
    return [str(row[0]) for row in block.rows]


def test_CH_1_4_sector_cards_and_advantage_cards() -> None:
    for state in course(3):
        blocks = told(state, 0)
        size, drawn = len(state.sectors), state.drawn
        assert set(numbers(blocks["remaining-sectors"])) == {str(card) for card in state.sectors[drawn:]}
        assert numbers(blocks["remaining-seen"]) == [str(card) for card in state.sectors[:drawn]]
        others = [card for card in range(1, 33) if any(hand >> card & 1 for hand in state.hands[1:])]
        assert set(numbers(blocks["remaining-advantages"])) == {str(card) for card in (*state.deck, *others)}
    state.drawn = size + 3
    blocks = told(state, 0)
    assert not blocks["remaining-sectors"].rows
    assert numbers(blocks["remaining-seen"]) == [str(card) for card in (*state.sectors[3:], *state.sectors[:3])]
