"""What the environments promise beyond their suites."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest

from cosmodrome.core.rng import Rng
from cosmodrome.envs import gymnasium_id, spiel, zoo
from cosmodrome.envs.spaces import ILLEGAL
from cosmodrome.games.registry import find_game
from cosmodrome.lab.vector import at_random, play

GAME = "galaxy-rush"


def play_to_the_end(env: Any, choose: Any) -> dict[str, float]:
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else choose(seen["action_mask"]))
    return total


def test_turns_pay_the_share_of_the_win_at_the_end() -> None:
    env = zoo.env(GAME)
    env.reset(seed=5)
    total = play_to_the_end(env, lambda mask: int(mask.argmax()))
    assert sum(total.values()) == 1
    assert total == dict(zip(env.possible_agents, env.unwrapped.episode.rewards(), strict=True))


def test_an_illegal_action_ends_the_match_for_whoever_played_it() -> None:
    env = zoo.env(GAME)
    env.reset(seed=5)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert env.rewards[agent] == ILLEGAL
    assert all(env.terminations.values())

    alone = gymnasium.make(gymnasium_id(GAME), bots="random")
    _, info = alone.reset(seed=5)
    _, reward, terminated, _, info = alone.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, info["illegal"]) == (ILLEGAL, True, True)


def test_an_observation_is_the_same_when_what_is_hidden_is_dealt_again() -> None:
    env = zoo.env(GAME)
    env.reset(seed=3)
    for _ in range(30):
        agent = env.agent_selection
        seen = env.observe(agent)
        episode, seat = env.unwrapped.episode, env.possible_agents.index(agent)
        true = episode.state
        episode.state = episode.table.game.redeal(true, seat, Rng.seeded(9))
        again = env.observe(agent)
        episode.state = true
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], again["action_mask"])
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))


def test_all_who_are_asked_decide_at_once() -> None:
    """Lunar Rush: both bid and build in one step."""
    env = zoo.parallel_env("lunar-rush")
    seen, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        asked = [agent for agent, action in actions.items() if action != env.wait]
        assert asked
        before = env.episode.decisions
        seen, rewards, _, _, infos = env.step(actions)
        assert env.episode.decisions - before == len(asked)
        assert not any("illegal" in info for info in infos.values())
        together += len(asked) == 2
    assert together >= 7
    assert sum(rewards.values()) == 1


def test_who_is_not_asked_has_to_wait() -> None:
    env = zoo.parallel_env(GAME)
    seen, _ = env.reset(seed=2)
    (other,) = [agent for agent, one in seen.items() if one["action_mask"][env.wait]]
    (asked,) = [agent for agent in env.agents if agent != other]
    _, _, _, _, infos = env.step({asked: env.wait, other: env.wait})
    assert infos[asked] == {"illegal": True}
    assert infos[other] == {}


def test_long_matches_are_broken_off() -> None:
    env = zoo.env(GAME, max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_the_bot_plays_the_other_seat() -> None:
    """The same seed gives the same match, bot included."""
    results = []
    for seed in (1, 1, 2):
        env: Any = gymnasium.make(gymnasium_id(GAME), bots=["greedy/deals=1"])
        _, info = env.reset(seed=seed)
        done, reward = False, 0.0
        while not done:
            _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
            done = terminated or truncated
        results.append((reward, info["scores"]))
    assert results[0] == results[1] != results[2]
    for reward, (own, other) in results:
        assert reward == (own > other)


def test_a_bot_is_wanted_for_every_other_seat() -> None:
    with pytest.raises(ValueError, match="1 bots are wanted"):
        gymnasium.make(gymnasium_id(GAME), bots=["random", "random"])


def test_matches_of_a_vector_are_those_of_the_runner() -> None:
    """The same deals and the same actions give the same ends, whichever interface steps them."""
    envs: Any = gymnasium.make_vec(gymnasium_id(GAME), num_envs=3)
    _, infos = envs.reset(seed=4)
    runner = envs.unwrapped.runner
    ends: list[Any] = []
    while len(ends) < 5:
        number = [episode.number for episode in runner.episodes]
        _, rewards, ended, _, infos = envs.step(at_random(runner.batch))
        for row in np.flatnonzero(ended):
            final = infos["final_info"]["rewards"][row]
            assert rewards[row] in final
            ends.append((number[row], tuple(final)))
    matches = play(find_game(GAME), [at_random, at_random], 5 + 3, seed=runner.seed, together=2)
    expected = {end.match: end.rewards for end in matches}
    assert all(expected[match] == rewards for match, rewards in ends if match in expected)


def test_in_a_vector_bots_play_the_other_seats() -> None:
    envs = gymnasium.make_vec(gymnasium_id(GAME), num_envs=2, bots="random", seat=1)
    _, infos = envs.reset(seed=4)
    for _ in range(60):
        assert set(infos["seat"]) == {1}
        _, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))


def test_histories_of_openspiel_can_be_copied_and_told_apart() -> None:
    game = spiel.load(GAME, deals=10)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 10
    state.apply_action(3)
    before = state.information_state_string(0)
    other = copy.deepcopy(state)
    other.apply_action(other.legal_actions()[0])
    assert state.information_state_string(0) == before != other.information_state_string(0)
    assert len(state.observation_tensor(0)) == find_game(GAME).encoder(2, {}).size
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[-1])
    assert sum(other.returns()) == 1
