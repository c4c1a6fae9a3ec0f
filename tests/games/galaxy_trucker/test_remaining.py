"""What is still to come, as a seat can count it from its view, against what really is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import Message
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.rules.grabbing import FACE_DOWN
from cosmodrome.games.galaxy_trucker.state import State
from cosmodrome.games.galaxy_trucker.view.table import GalaxyTruckerView

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


def test_GT_4_2_cards_not_turned_up_and_components_nobody_has_shown() -> None:
    phases = set()
    for state in course(2, rounds="I"):
        view = GAME.view(state, 0)
        assert isinstance(view, GalaxyTruckerView)
        blocks = told(state, 0)
        phases.add(view.phase)
        shown = {CARDS[card].id for card in view.turned_up}
        cards = set(numbers(blocks["remaining-cards"]))
        assert not cards & shown
        assert cards >= {CARDS[card].id for card in state.deck}
        if view.phase == "Building":
            hidden = len(state.face_down) + (state.truckers[1].held > 0 and state.truckers[1].origin == FACE_DOWN)
            assert sum(int(str(row[1])) for row in blocks["remaining-tiles"].rows) == hidden
        else:
            assert "remaining-tiles" not in blocks
    assert {"Building", "Flight"} <= phases
