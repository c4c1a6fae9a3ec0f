"""What a trucker can do without, to see what it is worth: looking at the cards, building on to the end."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Hints
from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_trucker.actions import Finish, LookAtPile
from cosmodrome.games.galaxy_trucker.bot.evaluation import evaluate
from cosmodrome.games.galaxy_trucker.bot.hints import sensible, thinking
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.questions import question
from cosmodrome.games.galaxy_trucker.state import State

ENOUGH = 0.7
"""The share of its cells that is enough for who wants to be first."""


def never_look(state: State, seat: Seat) -> Sequence[Action]:
    """Never GT-4.2."""
    moves = sensible(state, seat)
    return [move for move in moves if not isinstance(move, LookAtPile)] or moves


def finish_early(state: State, seat: Seat) -> Sequence[Action]:
    """GT-6.1 as soon as the ship will do."""
    ship, trucker = state.ships[seat], state.truckers[seat]
    free = not trucker.held and trucker.pile < 0
    if free and question(state, seat) == steps.BUILD and ship.cells.count(0) < (1.0 - ENOUGH) * len(ship.cells):
        return [Finish(state.numbers[0])]
    return sensible(state, seat)


HANDICAPS = {
    "looking": Hints(evaluate=evaluate, sensible=never_look, thinking=thinking),
    "patience": Hints(evaluate=evaluate, sensible=finish_early, thinking=thinking),
}
