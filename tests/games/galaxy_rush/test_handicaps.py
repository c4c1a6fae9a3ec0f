"""The handicaps bite: what a captain does without is offered, and never done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, TakeCard
from cosmodrome.games.galaxy_rush.lab.handicaps import HANDICAPS
from cosmodrome.games.galaxy_rush.rules.steps import turn
from cosmodrome.games.galaxy_rush.state import State
from tests.games.galaxy_rush.positions import BLUE, ORANGE, Table, start

BOTS = ["random", "greedy/deals=1", "search/iterations=12"]


def accelerates(state: State, action: Action) -> bool:
    return isinstance(action, TakeCard) and action.pair > state.captains[turn(state)].pair + 1


def claims(state: State, action: Action) -> bool:
    return isinstance(action, ClaimDiscovery)


PARTS = [("acceleration", accelerates), ("discoveries", claims)]
Does = Callable[[State, Action], bool]


def chosen(spec: str, does: Does) -> list[bool]:
    """Whether the bot does it, wherever it could and need not in some random games."""
    found = []
    for seed in range(6):
        bot, rng, state = make_bot(spec, GAME, Rng.seeded(seed, 1), HANDICAPS), Rng.seeded(seed, 2), start(seed)
        while GAME.awaiting(state):
            offers = GAME.offers(state, turn(state))
            if any(does(state, offer) for offer in offers):
                found.append(does(state, bot.choose(look(GAME, state, turn(state), rng))))
            GAME.apply(state, turn(state), rng.choice(offers))
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("part", "does"), PARTS)
def test_what_is_offered_is_never_done(bot: str, part: str, does: Does) -> None:
    without = chosen(f"{bot}/without={part}", does)
    assert len(without) > 5
    assert not any(without)


@pytest.mark.parametrize(("part", "does"), PARTS)
def test_else_it_is_done(part: str, does: Does) -> None:
    assert any(chosen("search/iterations=12", does)), part


def test_who_is_blind_to_medals_sees_no_race() -> None:
    blind, sees = HANDICAPS["medals"].evaluate, GAME.evaluate
    names = ("Five of a kind", "Five heroics", "Seven expeditions", "Sets of resources")
    level, ahead = (Table().achievements(*names).hand(BLUE) for _ in range(2))
    ahead.state.captains[BLUE].season_au = 40
    assert blind(ahead.state, BLUE) == pytest.approx(blind(level.state, BLUE))
    assert sees(ahead.state, BLUE) > sees(level.state, BLUE)
    ahead.state.captains[BLUE].medals = 1 << 1
    assert blind(ahead.state, BLUE) == pytest.approx(blind(level.state, BLUE))


def test_who_is_blind_to_medals_does_not_see_them_at_the_end() -> None:
    table = Table().achievements().own(ORANGE, "Blockade Slipped")
    table.state.captains[BLUE].medals = 1 << 1 | 1 << 2 | 1 << 3
    assert table.finish().winners == (BLUE,)
    assert [HANDICAPS["medals"].evaluate(table.state, seat) for seat in (BLUE, ORANGE)] == [0.0, 1.0]


def test_who_does_not_discover_hopes_for_nothing_of_it() -> None:
    hopes, sees = HANDICAPS["discoveries"].evaluate, GAME.evaluate
    poor, rich = Table().achievements(), Table().achievements().own(BLUE, "Iridium", "Osmium", "Palladium", "Ruthenium")
    assert hopes(rich.state, BLUE) == pytest.approx(hopes(poor.state, BLUE))
    assert sees(rich.state, BLUE) > sees(poor.state, BLUE)


def test_a_handicap_goes_along_to_other_processes() -> None:
    state = start(1)
    bot = make_bot("search/iterations=20/processes=2/without=acceleration", GAME, Rng.seeded(1), HANDICAPS)
    assert not accelerates(state, bot.choose(look(GAME, state, turn(state), Rng.seeded(1))))
