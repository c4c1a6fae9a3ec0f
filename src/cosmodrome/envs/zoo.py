"""PettingZoo: every game turn by turn (`env`), and with all who are asked deciding at once (`parallel_env`).

An observation is a dictionary with the numbers of `docs/numeric.md` and the mask of legal ids. Rewards come at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from cosmodrome.envs import gymnasium_id
from cosmodrome.envs.render import MODES, rendered
from cosmodrome.envs.spaces import ILLEGAL, action_space, agent_names, mask, masked_space, observe
from cosmodrome.games.registry import find_game
from cosmodrome.lab.episode import LONG, Episode, Table

SEEDS = 2**32

Seen = dict[str, Any]


def env(game: str, **settings: Any) -> AECEnv[str, Seen, int]:
    """The turn-based environment with the usual checks. An illegal action ends the match with a reward of -1."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(TurnEnv(game, **settings), ILLEGAL)))


class TurnEnv(AECEnv[str, Seen, int]):
    """Where several players are asked at once they decide one after the other, none knowing what the others chose."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int = LONG,
    ) -> None:
        super().__init__()
        self.metadata = {"name": gymnasium_id(game), "render_modes": MODES, "is_parallelizable": False}
        self.table = Table.of(find_game(game), seats, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """Decisions of all players together after which the match is broken off."""
        encoder = self.table.game.encoder(self.table.seats, self.table.options)
        self.episode = Episode(self.table, encoder)
        self.possible_agents = agent_names(self.table.seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(encoder, encoder.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Seen:
        seat, episode = self._seats[agent], self.episode
        return {"observation": observe(episode, seat), "action_mask": mask(episode, seat, episode.encoder.actions)}

    def step(self, action: int | None) -> None:
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an action is wanted"
        self._cumulative_rewards[agent] = 0.0
        episode.play(self._seats[agent], int(action))
        if episode.outcome is not None:
            self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[episode.seat]
            if episode.decisions >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as everybody may see it."""
        return rendered(self.render_mode, self.table.game, self.episode.state, None, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""


class parallel_env(ParallelEnv[str, Seen, int]):  # noqa: N801 - the name by which PettingZoo's tools look for it
    """Everybody acts in every step; the last id is to wait, and the only one for those who are not asked.

    Players who are asked at the same time decide on the same position. Their actions are carried out in the order of
    the seats; one that is not legal, perhaps because of an action before it, is left out, and `infos` says so.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int = LONG,
    ) -> None:
        super().__init__()
        self.metadata = {"name": gymnasium_id(game), "render_modes": MODES}
        self.table = Table.of(find_game(game), seats, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        encoder = self.table.game.encoder(self.table.seats, self.table.options)
        self.episode = Episode(self.table, encoder)
        self.possible_agents = agent_names(self.table.seats)
        self.wait = encoder.actions
        actions = encoder.actions + 1
        self.observation_spaces = {agent: masked_space(encoder, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._cycles = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode, agents = self.episode, self.agents
        self._cycles += 1
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in episode.asked():
            agent = self.possible_agents[seat]
            if not self._play(seat, actions.get(agent)):
                infos[agent]["illegal"] = True
        is_over = episode.outcome is not None
        is_long = not is_over and self._cycles >= self.max_cycles
        rewards = episode.rewards() if is_over else (0.0,) * self.table.seats
        if is_over or is_long:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._seen(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_long),
            infos,
        )

    def _play(self, seat: int, action: int | None) -> bool:
        """False where the action is not legal; where nothing of an unfinished one is left to pick, it is dropped."""
        episode = self.episode
        if episode.outcome is not None or seat not in episode.asked():
            return False
        legal = episode.legal(seat)
        if not legal:
            episode.partials[seat] = None
        if action is None or int(action) not in legal:
            return False
        episode.play(seat, int(action))
        return True

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Seen:
        legal = mask(self.episode, seat, self.wait + 1)
        if not legal.any():
            legal[self.wait] = 1
        return {"observation": observe(self.episode, seat), "action_mask": legal}

    def render(self) -> Any:
        """The board as everybody may see it."""
        return rendered(self.render_mode, self.table.game, self.episode.state, None, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
