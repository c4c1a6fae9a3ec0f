"""How a bot judges positions: by the game's evaluation, written by hand, or by a network trained for the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from cosmodrome.core.flow import Seat, is_over
from cosmodrome.core.game import Game
from cosmodrome.core.message import say
from cosmodrome.core.network import Network, WrongNetwork, fitting, has_numpy, read_network
from cosmodrome.core.records import Action

OWN = "own"
"""Names the network that comes with the game. Where the table has none, the evaluation judges."""


class Judge(Protocol):
    """0 to 1, exact once the game is over."""

    learned: bool

    def after(self, deals: Sequence[Any], seat: Seat, moves: Sequence[Action]) -> list[float]:
        """What each of these moves is worth to the seat, on average over the deals."""

    def of(self, state: Any, seats: Sequence[Seat]) -> list[float]:
        """What a state is worth to each of these seats."""


class ByHand:
    learned = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def after(self, deals: Sequence[Any], seat: Seat, moves: Sequence[Action]) -> list[float]:
        apply, evaluate = self.game.flow.apply, self.game.evaluate
        totals = [0.0] * len(moves)
        for deal in deals:
            for number, move in enumerate(moves):
                after = deal.clone()
                apply(after, seat, move)
                totals[number] += evaluate(after, seat)
        return [total / len(deals) for total in totals]

    def of(self, state: Any, seats: Sequence[Seat]) -> list[float]:
        return [self.game.evaluate(state, seat) for seat in seats]


class ByNetwork:
    """All positions of a call are judged at once."""

    learned = True

    def __init__(self, game: Game[Any], network: Network) -> None:
        self.game = game
        self.network = network

    def after(self, deals: Sequence[Any], seat: Seat, moves: Sequence[Action]) -> list[float]:
        states, values = self.network.after(deals, seat, moves)
        totals = [0.0] * len(moves)
        for number, (state, value) in enumerate(zip(states, values, strict=True)):
            totals[number % len(moves)] += self._end(state, seat) if is_over(state) else value
        return [total / len(deals) for total in totals]

    def of(self, state: Any, seats: Sequence[Seat]) -> list[float]:
        if is_over(state):
            return [self._end(state, seat) for seat in seats]
        return self.network.of(state, seats)

    def _end(self, state: Any, seat: Seat) -> float:
        return self.network.encoder.worth(self.game.outcome(state), seat)


def judge_for(game: Game[Any], state: Any, network: str) -> Judge:
    """By hand where no network is named; `network` is `own`, or the path of a file."""
    if not network:
        return ByHand(game)
    found = game.network_for(state) if network == OWN else network_in(network, game, state)
    return ByHand(game) if found is None else ByNetwork(game, found)


def network_in(path: str, game: Game[Any], state: Any) -> Network:
    """The network of a file that fits the table of this state."""
    trained = game.hints.trained
    if trained is None or not has_numpy():
        raise WrongNetwork(say("network-none", game=game.meta.title))
    return _read(path, game.content, game.encoder(*trained.table(state)), tuple(trained.table(state)[1].items()))


@lru_cache(16)
def _read(path: str, content: str, encoder: Any, options: tuple[tuple[str, str], ...]) -> Network:
    return read_network(Path(path).read_bytes(), encoder, fitting(content, encoder, dict(options)))
