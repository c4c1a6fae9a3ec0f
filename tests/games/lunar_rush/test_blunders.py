"""Mistakes a beginner would laugh at, each as a position: no bot above Easy makes them."""

from __future__ import annotations

import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import moves
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.bot.bonuses import bonuses
from cosmodrome.games.lunar_rush.bot.evaluation import Moment
from cosmodrome.games.lunar_rush.bot.initiative import place_chances
from cosmodrome.games.lunar_rush.corporation import Ship
from cosmodrome.games.lunar_rush.data.components import ADJECTIVE_OF, NOUN_OF
from cosmodrome.games.lunar_rush.lab.handicaps import HANDICAPS
from cosmodrome.games.lunar_rush.rules import steps
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    FAST_UP,
    FINISH,
    MEDIUM_DOWN,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    building,
    family,
)

BOTS = ["greedy", "search/iterations=60"]
both = pytest.mark.parametrize("bot", BOTS)


def choice(table: Table, bot: str, seat: int = 0) -> Action:
    return make_bot(bot, GAME, Rng.seeded(1)).choose(look(GAME, table.state, seat, Rng.seeded(2)))


def card(noun: str, adjective: str) -> int:
    """A wonder card by its two sides."""
    return next(row for row, one in enumerate(NOUN_OF) if one.id == noun and ADJECTIVE_OF[row].id == adjective)


def play_step(table: Table, bot: str, step: str, seat: int = 0) -> list[Action]:
    """What the bot does in this step until it is done."""
    done: list[Action] = []
    while table.step == step and seat in table.awaiting:
        done.append(choice(table, bot, seat))
        table.play(seat, done[-1])
    return done


def loading(*lanes: int, turn: int = 3, **goods: int) -> Table:
    """Three players in the loading of earthbound ships; seat 0 has launched these and nobody else any."""
    table = Table(3)
    table.to(steps.BUILD, turn)
    for corp in table.state.corps:
        corp.ships = ()
        corp.stock[3] = 20
    table.corp(0).ships = tuple(Ship(lane, {FAST_DOWN: 1, MEDIUM_DOWN: 2, SLOW_DOWN: 3}[lane]) for lane in lanes)
    table.give(0, **{"ore": 0, "bar": 0, "shard": 0, "gem": 0, **goods})
    table.to(steps.LOAD_DOWN)
    return table


# work


@both
def test_nobody_rests_beside_work_that_costs_nothing(bot: str) -> None:
    """Every astronaut works, on the last turn too, as long as a space makes something that has room."""
    for turn in (2, 7):
        table = building(2)
        table.to(steps.BUILD, turn)
        table.people(0, 4)
        table.give(0, life_support=15, energy=0)
        table.state.corps[0].ships = ()
        done = play_step(table, bot, steps.BUILD)
        assert isinstance(done[-1], actions.EndBuilding)
        assert sum(isinstance(action, actions.Work) for action in done) >= 4


def idle_steps(seed: int, seats: int, **options: str) -> tuple[int, int]:
    """Building steps of a game of greedy bots, and those that ended with somebody idle beside such work."""
    rng = Rng.seeded(seed)
    state = GAME.setup(seats, check_setup(GAME, seats, options), rng.spawn())[0]
    bots = [make_bot("greedy/deals=1", GAME, rng.spawn()) for _ in range(seats)]
    found = [0, 0]
    before = state.clone()
    for move in moves(GAME, state, bots, rng):
        if isinstance(move.action, actions.EndBuilding):
            found[0] += 1
            corp = before.corps[move.seat]
            found[1] += corp.idle > 0 and any(corp.stock[item] < 20 for item in (3, 4)) and corp.runs[5] == 0
        before = state.clone()
    return found[0], found[1]


@pytest.mark.long
def test_in_whole_games_nobody_rests_beside_free_work() -> None:
    """The lab, which needs nothing, is never left empty while somebody is idle: in less than 0.5 % of the steps."""
    counts = [idle_steps(seed, seats, roles="faction") for seed in range(4) for seats in (2, 3)]
    steps_there, idle = (sum(numbers) for numbers in zip(*counts, strict=True))
    assert steps_there > 100
    assert idle < 0.005 * steps_there


# wonders and goals


@both
def test_a_card_is_drafted_for_what_it_is_worth(bot: str) -> None:
    """Wherever it lies: there is technology for Learned, and it fits the University; nothing else can be paid."""
    good = card("solar_farm", "learned")
    poor = [card("biodome", "gilded"), card("grand_foundry", "crystalline")]
    for row in ((good, *poor), (*poor, good)):
        table = Table(2, wonders="on")
        table.to(steps.DRAFT, 5)
        seat = table.awaiting[0]
        table.state.row = row
        table.corp(seat).cards = (card("university", "shiny"),)
        table.give(seat, tech=10, habp=2, energy=6)
        assert choice(table, bot, seat) == actions.DraftWonder(good)


def with_wonder(**items: int) -> Table:
    table = building(2, wonders="on")
    table.to(steps.BUILD, 7)
    foundry, *others = card("grand_foundry", "radiant"), card("university", "ironclad"), card("biodome", "vibrant")
    table.corp(0).cards = (foundry, *others)
    table.corp(0).ships = ()
    table.level(0, ore_mine=1)
    table.give(0, **{"habp": 1, "ore": 10, "advm": 2, "energy": 2, "life_support": 12, "tech": 0, **items})
    return table


@both
def test_a_wonder_that_can_be_paid_is_built(bot: str) -> None:
    table = with_wonder()
    done = play_step(table, bot, steps.BUILD)
    assert any(isinstance(action, actions.BuildWonder) for action in done)


@both
def test_what_a_wonder_lacks_is_made_and_not_spent(bot: str) -> None:
    """Two energy are missing, and the machinery would also build a better mine."""
    table = with_wonder(energy=0)
    done = play_step(table, bot, steps.BUILD)
    assert any(isinstance(action, actions.BuildWonder) for action in done)


def test_the_goals_of_a_role_count_as_they_come_nearer() -> None:
    table = Table(2)
    table.to(steps.BUILD, 2)
    table.role(0, "crew_first")
    hopes = []
    for people in (3, 4, 5):
        table.people(0, people)
        hopes.append(bonuses(Moment(table.state), 0))
    assert hopes == sorted(hopes)
    assert hopes[2] - hopes[1] > 2
    table.corp(0).goals = 7
    assert bonuses(Moment(table.state), 0) == 0


def test_the_handicap_hopes_for_nothing_before_it_is_built() -> None:
    table = with_wonder()
    blind = HANDICAPS["bonuses"].evaluate
    poor = table.state.clone()
    poor.corps[0].cards = ()
    assert GAME.evaluate(table.state, 0) > GAME.evaluate(poor, 0) + 0.05
    assert blind(table.state, 0) == blind(poor, 0)


# bids


def test_who_wins_a_tie_is_public() -> None:
    """LR-4.2: whoever came later in the turn before comes first now."""
    table = Table(2)
    table.bid(5, 2)
    table.to(steps.BID, 2)
    assert table.state.order == (0, 1)
    sure = [[(3, 1.0)], [(3, 1.0)]]
    assert place_chances(table.state, 0, 3, sure) == [0.0, 1.0]
    assert place_chances(table.state, 1, 3, sure) == [1.0, 0.0]
    assert place_chances(table.state, 0, 4, sure) == [1.0, 0.0]


def test_on_the_first_turn_and_with_cards_ties_are_another_matter() -> None:
    table = Table(2)
    sure = [[(3, 1.0)], [(3, 1.0)]]
    assert place_chances(table.state, 0, 3, sure) == [0.5, 0.5]
    table.role(0, "weak_signal")
    assert place_chances(table.state, 0, 4, sure) == [0.0, 1.0]
    table.role(0, "builders_guild")
    table.own(0, "priority_dispatch_bureau")
    assert place_chances(table.state, 0, 3, sure) == [1.0, 0.0]


# loads


@both
def test_the_fast_ship_is_loaded_before_others_spoil_the_price(bot: str) -> None:
    """Somebody's gems arrive before the slow ship does; the fast one sells at today's price."""
    for lanes in ((SLOW_DOWN, FAST_DOWN), (FAST_DOWN, SLOW_DOWN)):
        for goods in ({"gem": 3}, {"gem": 1, "ore": 7}):
            table = loading(*lanes, **goods)
            table.sail(1, MEDIUM_DOWN, 1, gem=3)
            done = [load for load in play_step(table, bot, steps.LOAD_DOWN) if isinstance(load, actions.LoadEarthbound)]
            assert {load.lane: load.gem for load in done}[FAST_DOWN] == 1
            assert sum(load.gem + load.ore for load in done) == sum(goods.values())


@both
def test_what_is_needed_first_goes_up_by_the_fast_ship(bot: str) -> None:
    table = Table(3)
    table.bid(5, 4, 3)
    table.choose(SLOW_UP)
    table.to(steps.ROUTE)
    while table.step == steps.ROUTE:
        free = [offer for offer in table.offers(table.awaiting[0]) if isinstance(offer, actions.ChooseRoute)]
        mine = table.awaiting[0] == 0
        table.choose(next(offer.lane for offer in free if (offer.lane == FAST_UP) == mine))
    first = choice(table, bot)
    assert isinstance(first, actions.LoadMoonbound)
    assert first.lane == FAST_UP


@both
def test_nothing_is_sold_for_as_much_as_an_empty_space_brings(bot: str) -> None:
    """The last turn: ore at 1 on a ship is worth no more than the empty space, and 1 in the base besides."""
    table = loading(FAST_DOWN, turn=7, ore=1)
    table.role(0, "builders_guild")
    table.market(ore=19)
    assert table.price("ore") == 2
    assert choice(table, bot) in (FINISH, actions.LoadEarthbound(FAST_DOWN, 0, 0, 0, 0))


@both
def test_on_the_last_turn_ore_is_smelted_rather_than_kept(bot: str) -> None:
    """No ship is left: a bar is worth 4 at the end, the two ores and the energy that it takes little more than 2."""
    table = building(2)
    table.to(steps.BUILD, 7)
    table.state.corps[0].ships = ()
    table.level(0, lunarium_refinery=1)
    table.people(0, 2)
    table.give(0, ore=4, energy=2, life_support=15)
    done = play_step(table, bot, steps.BUILD)
    assert (
        sum(
            action in (actions.Work(family("lunarium_refinery"), 0), actions.Work(family("lunarium_refinery"), 1))
            for action in done
        )
        == 2
    )
