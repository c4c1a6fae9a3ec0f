"""What is kept of a game: measures, choices, events, length."""

from __future__ import annotations

import msgspec

from cosmodrome.bots.drive import Move
from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Measures, Study
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import make_plan, play_game, run
from cosmodrome.lab.balance.samples import kind_key, make_sample, play_sample


class BuyThing(Action, frozen=True):
    thing: str
    place: int
    in_a_hurry: bool = False


class Wait(Action, frozen=True):
    pass


class ThingBought(Event, frozen=True):
    seat: int
    thing: str


class NightFell(Event, frozen=True):
    pass


def test_kinds_are_told_by_ids_and_truths_not_by_numbers() -> None:
    assert kind_key(BuyThing("red_shoes", 3)) == "BuyThing/red_shoes"
    assert kind_key(BuyThing("red_shoes", 4, True)) == "BuyThing/red_shoes/in_a_hurry"
    assert kind_key(NightFell()) == "NightFell"
    assert kind_key(BuyThing("", 1)) == "BuyThing"


def test_moves_become_counts() -> None:
    """Seat 0 chooses twice, once between places of one kind only; seat 1 is forced."""
    hat, shoes = BuyThing("hat", 1), BuyThing("shoes", 1)
    made = [
        Move(0, [hat, shoes, BuyThing("hat", 2)], hat, [ThingBought(0, "hat")]),
        Move(1, [Wait()], Wait(), [NightFell()]),
        Move(0, [hat, BuyThing("hat", 2)], hat, [ThingBought(0, "hat")]),
    ]
    found = make_sample(Study(LIFT_OFF), 2, 7, over(), made)
    assert (found.index, found.decisions, found.forced, found.turns) == (7, 3, 1, 3)
    assert found.seats[0].choices == {"BuyThing/hat": (1, 1), "BuyThing/shoes": (1, 0)}
    assert found.seats[1].choices == {}
    assert found.seats[0].events == {"NightFell": 1, "ThingBought/hat": 2}
    assert found.seats[1].events == {"NightFell": 1}


def over() -> object:
    """A finished game, whose own events do not matter here."""
    state = LIFT_OFF.setup(2, {"ties": "scrap", "timer": "off"}, Rng.seeded(1))[0]
    state.rocket, state.asked, state.agenda = -1, (), []
    state.spent = [(), ()]
    return state


def test_the_clock_decides_nothing() -> None:
    plan = make_plan(Study(LIFT_OFF), ["random"], 2, {"timer": "on"}, 5, 0)
    assert {found.decisions for found in run(play_sample, plan, find_study, [], 1)} == {10}


def test_a_sample_is_the_arenas_result_and_more() -> None:
    plan = make_plan(Study(LIFT_OFF), ["random", "greedy/deals=2"], 3, {}, 6, 0)
    results = list(run(play_game, plan, find_study, [], 1))
    samples = list(run(play_sample, plan, find_study, [], 1))
    names = [field.name for field in msgspec.structs.fields(results[0])]
    assert [[getattr(found, name) for name in names] for found in samples] == [
        [getattr(found, name) for name in names] for found in results
    ]
    for found in samples:
        assert [sum(own.sheet.values()) for own in found.seats] == list(found.scores)


def test_the_games_own_measures_are_kept() -> None:
    """Every rocket that came up is had by one seat at most, and adds up to its score."""
    plan = make_plan(Study(LIFT_OFF), ["random"], 2, {}, 20, 0)
    points = {rocket.name: rocket.points for rocket in LIFT_OFF.data.rockets}
    for found in run(play_sample, plan, find_study, [], 1):
        rockets = [own.measures.things["measure-rocket"] for own in found.seats]
        assert len(rockets[0]) == 5
        assert not any(all(own[name] for own in rockets) for name in rockets[0])
        assert [sum(points[name] for name, had in own.items() if had) for own in rockets] == list(found.scores)
        for own in found.seats:
            fuel = own.measures.numbers["measure-fuel"]
            assert 0 <= fuel["measure-spent-in-vain"] <= fuel["measure-spent"]


def test_a_game_needs_no_measures() -> None:
    plain = Study(LIFT_OFF)
    found = make_sample(plain, 2, 0, over(), [Move(0, [ChooseFuel(1)], ChooseFuel(1), [])])
    assert [own.measures for own in found.seats] == [Measures(), Measures()]
