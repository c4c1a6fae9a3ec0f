"""OpenSpiel: `load("galaxy-rush")` is a game for its algorithms, `pyspiel.load_game("cosmodrome_galaxy_rush")` too.

One chance node at the start draws the deal; everything that chance decides later follows from it and from the actions,
so a state is a history like that of any other game. Players who are asked at once decide one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from cosmodrome.core.game import Game
from cosmodrome.core.numeric import information_state
from cosmodrome.core.records import to_json
from cosmodrome.envs.render import as_text
from cosmodrome.envs.spaces import agent_names
from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.lab.episode import LONG, Episode, Table

DEALS = 1_000
"""How many deals the chance node has, unless the parameter `deals` says otherwise."""
HIGHEST = 10.0
"""No reward of one who plays alone for a score comes near to it."""


def load(game: str, seats: int | None = None, deals: int = DEALS, options: Mapping[str, Any] | None = None) -> Any:
    """The game for OpenSpiel's algorithms."""
    table = Table.of(find_game(game), seats, options)
    return pyspiel.load_game(_name(table.game), {"players": table.seats, "deals": deals, **dict(table.options)})


def _name(game: Game[Any]) -> str:
    return f"cosmodrome_{game.meta.id.replace('-', '_')}"


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.episode = Episode(game.table, game.encoder, keeps_log=True)

    # the names that OpenSpiel calls

    def current_player(self) -> int:
        if self.episode.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.outcome else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.episode.state is None:
            self.episode.begin(action)
        else:
            self.episode.play(self.episode.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal-{action}"
        return f"{player}: {self.episode.encoder.name_of(action)}"

    def is_terminal(self) -> bool:
        return self.episode.outcome is not None

    def returns(self) -> list[float]:
        return list(self.episode.rewards()) if self.is_terminal() else [0.0] * self.table.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player knows; equal exactly where the player cannot tell two histories apart."""
        seat, episode, game = self._player(player), self.episode, self.table.game
        if episode.state is None:
            return ""
        view = game.view(episode.state, seat)
        known = information_state(view, seat, game.redact, episode.opening, episode.log)
        return known if episode.partials[seat] is None else f"{known} {episode.partials[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees of the position, as JSON."""
        seat, episode = self._player(player), self.episode
        return "" if episode.state is None else to_json(self.table.game.view(episode.state, seat)).decode()

    def __str__(self) -> str:
        if self.episode.state is None:
            return ""
        return as_text(self.table.game, self.episode.state, None, agent_names(self.table.seats))

    def _player(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        found = SpielState(self.get_game())
        found.episode = self.episode.clone()
        return found


class SpielObserver:
    """The observation in numbers, from the point of view of a player."""

    def __init__(self, table: Table, size: int) -> None:
        self.table = table
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode.state is not None:
            seen = bytearray(len(self.tensor))
            state.episode.observe(player, seen)
            self.tensor[:] = np.frombuffer(seen, np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class SpielGame(pyspiel.Game):
    def __init__(self, kind: Any, game: Game[Any], params: Mapping[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        self.deals = int(chosen.pop("deals"))
        self.table = Table.of(game, int(chosen.pop("players")), chosen)
        self.encoder = game.encoder(self.table.seats, self.table.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=HIGHEST if self.table.seats == 1 else 1.0,
            max_game_length=2 * LONG,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table, self.encoder.size)


def _register(game: Game[Any]) -> None:
    meta = game.meta
    kind = pyspiel.GameType(
        short_name=_name(game),
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.min_seats,
            "deals": DEALS,
            **{option.id: option.default for option in meta.options},
        },
    )

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)


for _game_id in game_ids():
    _register(find_game(_game_id))
