"""What is still to come, as a seat can count it from its view, against what really is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import Message
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.state import State

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


def test_GR_1_5_orbit_cards_and_discoveries_that_nobody_has_seen() -> None:
    for state in course(2):
        blocks = told(state, None)
        assert set(numbers(blocks["remaining-orbit-cards"])) == {str(card) for card in state.deck}
        decks = {str(card) for deck in state.discovery_decks for card in deck}
        assert set(numbers(blocks["remaining-discoveries"])) == decks
