"""Cards, dice and places: every legal action can be chosen, also with a hand that has more sets than are offered."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.actions import AnswerChallenge, Defend, RollDice
from cosmodrome.games.galaxy_challenge.data.components import CELLS, KIND_OF, KINDS
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.state import State
from tests.games.galaxy_challenge.positions import Table, card, start
from tests.games.galaxy_challenge.test_4_exploring import landed
from tests.games.galaxy_challenge.test_5_attacking import beside
from tests.games.galaxy_challenge.test_6_challenge import challenged, near
from tests.games.galaxy_challenge.test_8_civilizations import copiers, powers
from tests.reaching import check_position

BIG_HAND = [f"{kind} {bonus}" for kind in ("moving", "exploring", "attack") for bonus in (3, 4, 5)]
BIG_HAND += ["defence 3", "defence 4", "special 4", "special 4", "special 5"]
"""Fourteen cards."""


def colour() -> Table:
    table = Table()
    table.state = start(2)
    return table


def power() -> Table:
    """Two rockets are equally near."""
    table = copiers("E5", "E7", "G5")
    table.begin(0)
    return table


def roll(*hand: str, civilizations: bool = False) -> Table:
    """With civilizations the power may be declared."""
    table = Table(civilizations=civilizations, colours=("blue", "yellow"))
    table.give(0, *hand)
    table.begin(0)
    return table


def raising() -> Table:
    """Two dice are equally low."""
    table = powers("purple", "yellow")
    table.begin(0, dice=(2, 5, 2, 6))
    return table


def special() -> Table:
    table = roll("special 4")
    table.roll(card("special 4"), dice=(2, 2, 3, 3))
    return table


def fight() -> Table:
    """An attack on a seat with two green cards."""
    table = beside(their=("defence 3", "defence 5", "special 8", "attack 4"))
    table.attack(1)
    return table


def lost() -> Table:
    table = fight()
    table.play(1, Defend(0), dice=(1,))
    return table


def returning() -> Table:
    """A defence fails."""
    table = landed(green=1, hand=("moving 3", "attack 3"))
    table.explore("World-Breaker")
    return table


def challenge(*hand: str) -> Table:
    """The seat that is challenged has these cards."""
    table = near(1, 1, seats=3)
    table.give(1, *hand)
    challenged(table)
    return table


POSITIONS: list[tuple[str, Callable[[], Table]]] = [
    ("colour", colour),
    ("power", power),
    ("roll", lambda: roll("moving 3", "moving 4", "attack 3")),
    ("raise", raising),
    ("special", special),
    ("move", lambda: near(1, 1)),
    ("act", beside),
    ("return", returning),
    ("defend", fight),
    ("give", lost),
    ("answer", lambda: challenge("moving 3", "defence 3", "defence 4")),
    ("leave", challenge),
]
"""The question and the position."""


@pytest.mark.parametrize(("asked", "position"), POSITIONS)
def test_every_legal_action_can_be_reached(asked: str, position: Callable[[], Table]) -> None:
    check_position(GAME, position().state, asked, range(-1, CELLS + 1))


def sets(state: State, seat: int) -> list[tuple[int, ...]]:
    """Every set of a hand with one card of a kind at most, in every order."""
    kinds: list[list[int]] = [[] for _ in KINDS]
    for held in cards_of(state.hands[seat]):
        kinds[KIND_OF[held]].append(held)
    chosen = [tuple(held for held in one if held) for one in product(*[(0, *cards) for cards in kinds])]
    return [cards for one in chosen for cards in permutations(one)]


def rolls(state: State, seat: int) -> set[Action]:
    return {RollDice(cards, declared) for declared in (False, True) for cards in sets(state, seat)}


def answers(state: State, seat: int) -> set[Action]:
    return {AnswerChallenge(cards) for cards in sets(state, seat)}


BIG_HANDS: list[tuple[Callable[[], Table], Callable[[State, int], set[Action]]]] = [
    (lambda: roll(*BIG_HAND), rolls),
    (lambda: roll(*BIG_HAND, civilizations=True), rolls),
    (lambda: challenge(*BIG_HAND), answers),
]
"""The position, and the actions that could be legal there."""


@pytest.mark.parametrize(("position", "every"), BIG_HANDS)
def test_every_set_of_a_big_hand_can_be_put_together(
    position: Callable[[], Table], every: Callable[[State, int], set[Action]]
) -> None:
    table = position()
    legal = {action for action in every(table.state, table.seat) if not table.clause(table.seat, action)}
    assert set(GAME.legal_actions(table.state, table.seat)) == legal
    assert len(table.offers()) < len(legal), "the offers alone are not all"
