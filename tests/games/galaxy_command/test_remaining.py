"""What is still to come, as a seat can count it from its view, against what really is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import Message
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.state import State

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


def test_CO_1_8_events_and_systems_that_nobody_has_seen() -> None:
    for state in course(2):
        blocks = told(state, 0)
        assert set(numbers(blocks["remaining-events"])) == {str(card) for card in (*state.pile, *state.unused)}
        hidden = set(state.rest)
        for commander in state.commanders:
            hidden |= {card for slot, card in enumerate(commander.cards) if not commander.explored >> slot & 1}
        found = numbers(blocks["remaining-near"]) + numbers(blocks["remaining-distant"])
        assert set(found) == {str(card) for card in hidden}


def test_CO_1_6_the_original_set_counts_its_own_cards_only() -> None:
    state = next(course(1, deck="original"))
    blocks = told(state, 0)
    assert len(blocks["remaining-events"].rows) == 8
    assert len(blocks["remaining-near"].rows) == 7
