"""Bots: legal everywhere, blind to what is hidden, repeatable, and each stronger than the one before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cosmodrome.bots.bot import Sight, look
from cosmodrome.bots.drive import next_to_move, play_out
from cosmodrome.bots.roster import UnknownBot, make_bot
from cosmodrome.bots.search import SearchBot
from cosmodrome.bots.tree import Tree
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import LOOK_AHEAD, Outcome, Thinking
from cosmodrome.core.records import Action, plain
from cosmodrome.core.refusal import IllegalAction
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.testing.walk import Case, walk
from tests.contract.cases import all_cases

QUICK = ["random", "careless", "greedy/deals=2", "search/iterations=20"]


def play(case: Case, bots: list[str], seed: int) -> Outcome:
    seated = [make_bot(bots[seat % len(bots)], case.game, Rng.seeded(seed, seat + 1)) for seat in range(case.seats)]
    return play_out(case.game, case.begin(seed), seated, Rng.seeded(seed, 99))


def tables() -> list[Case]:
    """All of a game with few; of many some will do, since bots know no options."""
    return [case for number, case in enumerate(all_cases()) if not case.is_one_of_many or number % 5 == 0]


def seating(bot: str, case: Case) -> Any:
    """Bots that think take long in long games: those are not for the quick lane."""
    is_slow = case.is_one_of_many and bot not in {"random", "careless"}
    return pytest.param(bot, case, marks=[pytest.mark.slow] if is_slow else [], id=f"{bot}-{case.name}")


@pytest.mark.parametrize(("bot", "case"), [seating(bot, case) for bot in QUICK for case in tables()])
def test_every_bot_plays_every_game_to_its_end(bot: str, case: Case) -> None:
    if case.is_one_of_many:  # the longest games: what the search sees matters here, not how much of it
        bot = bot.replace("iterations=20", "iterations=1")
    assert len(play(case, [bot], 3).scores) == case.seats


@pytest.mark.parametrize("bot", QUICK)
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    case = Case(LIFT_OFF, 3, {"ties": "next", "timer": "off"})
    assert play(case, [bot], 5) == play(case, [bot], 5)


class Spy:
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, sight: Sight) -> Action:
        self.sights.append(sight)
        return sight.offers[0]


def test_a_bot_is_shown_a_deal_of_its_own_and_never_the_true_one() -> None:
    case = Case(LIFT_OFF, 3, {"ties": "scrap", "timer": "off"})
    different = 0
    for moment in walk(case, 8):
        sight = look(LIFT_OFF, moment.state, moment.seat, Rng.seeded(1))
        assert plain(sight.view) == plain(LIFT_OFF.view(moment.state, moment.seat))
        assert sight.state.rng.words() != moment.state.rng.words()
        different += plain(sight.state.hands) != plain(moment.state.hands)
    assert different > 5


def test_what_a_bot_does_to_its_sight_does_not_touch_the_game() -> None:
    class Vandal(Spy):
        def choose(self, sight: Sight) -> Action:
            sight.state.won[sight.seat] = (0, 1, 2, 3, 4, 5)
            return sight.offers[0]

    case = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"})
    state = case.begin(4)
    outcome = play_out(LIFT_OFF, state, [Vandal(), Spy()], Rng.seeded(4))
    assert sum(outcome.scores) < 25


def test_an_illegal_choice_is_an_error() -> None:
    class Cheat(Spy):
        def choose(self, sight: Sight) -> Action:
            return ChooseFuel(99 + sight.seat)

    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(1)
    with pytest.raises(IllegalAction, match=r"LO-1\.2"):
        play_out(LIFT_OFF, state, [Cheat(), Spy()], Rng.seeded(1))


def test_time_moves_when_nobody_else_does() -> None:
    assert next_to_move([CLOCK, 2]) == 2
    assert next_to_move([CLOCK]) == CLOCK


def wins(bots: list[str], games: int) -> float:
    case = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"})
    share = 0.0
    for game in range(games):
        lineup = bots if game % 2 == 0 else bots[::-1]
        outcome = play(case, lineup, 100 + game // 2)
        seat = lineup.index(bots[0])
        share += 1 / len(outcome.winners) if seat in outcome.winners else 0
    return share / games


@pytest.mark.slow
def test_search_beats_random_in_the_template_game() -> None:
    assert wins(["search/iterations=120", "random"], 60) > 0.6


def test_search_finds_the_winning_card() -> None:
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    state.round, state.rocket, state.pile = 5, 5, (0,)
    state.hands, state.away, state.chosen = [(1, 6), (2, 3)], [5, 1], [0, 0]
    state.spent, state.won, state.scrapped = [(2, 3, 4), (4, 5, 6)], [(1,), (2,)], (3, 4)
    thoughts = SearchBot(Rng.seeded(1), iterations=300).think(look(LIFT_OFF, state, 0, Rng.seeded(2)))
    assert thoughts[0].action == ChooseFuel(6)
    assert thoughts[0].worth > 0.9 > thoughts[-1].worth


def test_all_moves_of_a_new_position_are_judged_at_once() -> None:
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    tree = Tree(LIFT_OFF, state, 0, Rng.seeded(1), exploration=0.1)
    tree.grow()
    assert {move: child.visits for move, child in tree.root.children.items()} == dict.fromkeys(
        LIFT_OFF.offers(state, 0), 1
    )


def test_new_moves_are_judged_by_what_the_mover_knows() -> None:
    dealt: list[int | None] = []

    def deal_anew(state: Any, seat: int | None, rng: Rng) -> None:
        dealt.append(seat)
        LIFT_OFF.deal_anew(state, seat, rng)

    game = msgspec.structs.replace(LIFT_OFF, deal_anew=deal_anew)
    tree = Tree(game, Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2), 0, Rng.seeded(1), exploration=0.1)
    tree.grow()
    assert dealt == [0, 0]  # the descent, and the first mover's moves
    tree.grow()
    assert dealt == [0, 0, 0, 1]  # the other's answers


def test_a_search_moves_first_for_its_own_seat() -> None:
    """Where several seats are awaited at once, others' moves are none of its thoughts."""
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    state.round, state.rocket, state.pile = 5, 5, (0,)
    state.hands, state.away, state.chosen = [(1, 6), (2, 3)], [5, 1], [0, 0]
    state.spent, state.won, state.scrapped = [(2, 3, 4), (4, 5, 6)], [(1,), (2,)], (3, 4)
    thoughts = SearchBot(Rng.seeded(1), iterations=20).think(look(LIFT_OFF, state, 1, Rng.seeded(2)))
    assert {thought.action for thought in thoughts} == {ChooseFuel(2), ChooseFuel(3)}


def test_like_deals_for_every_move_where_a_game_asks_for_it() -> None:
    hints = msgspec.structs.replace(LIFT_OFF.hints, thinking=lambda *_: Thinking(common_numbers=True))
    game = msgspec.structs.replace(LIFT_OFF, hints=hints)
    tree = Tree(game, Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2), 0, Rng.seeded(1), exploration=9.0)
    for _ in range(31):
        tree.grow()
    looks = [child.visits - 1 for child in tree.root.children.values()]
    assert sum(looks) == 30
    assert len(tree.deals) == max(looks) < 30


def test_search_in_several_processes_agrees() -> None:
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    sight = look(LIFT_OFF, state, 0, Rng.seeded(2))
    thoughts = SearchBot(Rng.seeded(1), iterations=200, processes=2).think(sight)
    assert {thought.action for thought in thoughts} == set(sight.offers)
    assert sum(thought.visits for thought in thoughts) <= 200
    assert thoughts == SearchBot(Rng.seeded(1), iterations=200, processes=2).think(sight)


def test_search_skips_forced_moves() -> None:
    def explode(state: Any, seat: int) -> float:
        raise AssertionError("there was nothing to think about")

    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    state.hands = [(4,), (5,)]
    hints = msgspec.structs.replace(LIFT_OFF.hints, evaluate=explode)
    game = msgspec.structs.replace(LIFT_OFF, hints=hints)
    assert SearchBot(Rng.seeded(1)).choose(look(game, state, 0, Rng.seeded(2))) == ChooseFuel(4)


def game_of_routine(dealt: list[int | None]) -> Any:
    """Where one look ahead is enough; keeps who was dealt for."""

    def deal_anew(state: Any, seat: int | None, rng: Rng) -> None:
        dealt.append(seat)
        LIFT_OFF.deal_anew(state, seat, rng)

    hints = msgspec.structs.replace(LIFT_OFF.hints, thinking=lambda *_: LOOK_AHEAD)
    return msgspec.structs.replace(LIFT_OFF, hints=hints, deal_anew=deal_anew)


@pytest.mark.parametrize("bot", ["greedy", "search/seconds=1", "search/iterations=500"])
def test_nobody_thinks_long_about_routine(bot: str) -> None:
    dealt: list[int | None] = []
    game = game_of_routine(dealt)
    sight = Sight(game, 0, (), Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2))
    make_bot(bot, game, Rng.seeded(1)).choose(sight)
    assert dealt == [0]


def test_a_descent_ends_where_routine_begins() -> None:
    dealt: list[int | None] = []
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    tree = Tree(game_of_routine(dealt), state, 0, Rng.seeded(1), exploration=0.1)
    tree.grow()
    assert not tree.root.children
    assert dealt == [0]


def test_a_thought_about_routine_names_every_move() -> None:
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    thoughts = SearchBot(Rng.seeded(1)).think(look(game_of_routine([]), state, 0, Rng.seeded(2)))
    assert {thought.action for thought in thoughts} == set(LIFT_OFF.offers(state, 0))
    assert thoughts[0].worth == max(thought.worth for thought in thoughts)


def test_the_careless_overlook_as_often_as_they_are_told() -> None:
    state = Case(LIFT_OFF, 2, {"ties": "scrap", "timer": "off"}).begin(2)
    sight = look(LIFT_OFF, state, 0, Rng.seeded(2))
    best = make_bot("careless/slips=0", LIFT_OFF, Rng.seeded(1)).choose(sight)
    chosen = [make_bot("careless/slips=0.5", LIFT_OFF, Rng.seeded(luck)).choose(sight) for luck in range(60)]
    assert 15 < chosen.count(best) < 45
    assert set(chosen) <= set(sight.offers)


class Cautious:
    """A bot of one's own, with a setting."""

    def __init__(self, rng: Rng, depth: int = 1) -> None:
        self.rng = rng
        self.depth = depth

    def choose(self, sight: Sight) -> Action:
        return sight.offers[0]


class Mute:
    """Not a bot."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng


class Stillborn(Cautious):
    """Fails before its first move."""

    def __init__(self, rng: Rng) -> None:
        raise KeyError("plan", rng)


def test_bring_your_own() -> None:
    bot = make_bot("tests.bots.test_bots:Cautious/depth=3", LIFT_OFF, Rng.seeded(1))
    assert isinstance(bot, Cautious)
    assert bot.depth == 3


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("deep-thought", 'There is no bot "deep-thought". You can choose random, careless, greedy, search or master'),
        (
            "search/depth=3",
            '"depth=3" is not a setting. Write NAME=VALUE with seconds, iterations, processes or network',
        ),
        ("search/seconds", '"seconds" is not a setting'),
        ("search/seconds=soon", 'seconds cannot be "soon"'),
        ("search/seconds=-1", "more than 0 seconds"),
        ("greedy/deals=0", "at least 1 deal"),
        ("careless/slips=1", "slips from 0 to less than 1"),
        ("random/x=1", "is not a setting. It has none"),
        ("random/without=luck", 'in Lift-off it cannot do without "luck". No part of this game can be left out'),
        ("nowhere:Bot", 'there is no module "nowhere" in .*, and none is installed'),
        ("nowhere.deep:Bot", 'there is no module "nowhere" in .*, and none is installed'),
        (":Bot", 'module "" cannot be imported'),
        ("tests.bots.test_bots:Nothing", 'module "tests.bots.test_bots" has no class "Nothing"'),
        ("tests.bots.test_bots:play", 'module "tests.bots.test_bots" has no class "play"'),
        ("tests.bots.test_bots:Mute", 'no method "choose"'),
        ("tests.bots.test_bots:Stillborn", "cannot be created: KeyError: \\('plan', "),
    ],
)
def test_bad_specs_say_what_is_wrong(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        make_bot(spec, LIFT_OFF, Rng.seeded(1))
