"""Events are counted by year and Red Alerts apart from them (CO-6.9), in view, steps and tables, at every table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from cosmodrome.core.game import all_setups
from cosmodrome.core.records import Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Block
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import PayRansom
from cosmodrome.games.galaxy_command.data.components import EVENTS
from cosmodrome.games.galaxy_command.events import EventDrawn, YearBegan
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.games.galaxy_command.view.show import view
from cosmodrome.games.galaxy_command.view.table import GalaxyCommandView
from tests.games.galaxy_command.positions import SURE, Table
from tests.words import english

EVENTS_OF_YEAR = {1: 7, 2: 6}


class Seen(NamedTuple):
    """A moment of a game, with what was drawn this year as the events told it."""

    view: GalaxyCommandView
    events: int
    alerts: int


def moments(seats: int, options: dict[str, str], seed: int) -> Iterator[Seen]:
    """A random game."""
    dice = random.Random(seed)
    state, _ = GAME.setup(seats, options, Rng.seeded(seed))
    drawn: list[int] = []
    while awaited := GAME.awaiting(state):
        yield _seen(state, drawn)
        offers = list(GAME.offers(state, awaited[0]))
        for event in GAME.apply(state, awaited[0], dice.choice(offers)):
            if isinstance(event, YearBegan):
                drawn = []
            elif isinstance(event, EventDrawn):
                drawn.append(event.card)
    yield _seen(state, drawn)


def _seen(state: State, drawn: list[int]) -> Seen:
    alerts = sum(EVENTS[card].red_alert for card in drawn)
    return Seen(view(state, None), len(drawn) - alerts, alerts)


def event_step(view: GalaxyCommandView) -> str:
    return english(GAME, GAME.texts.prompt(view).steps[-1])


def events_table(view: GalaxyCommandView) -> Block:
    return next(block for block in GAME.texts.board(view) if english(GAME, block.title).startswith("Events of year"))


def check(seen: Seen) -> None:
    shown, events, alerts = seen
    total = EVENTS_OF_YEAR[shown.year]
    assert (shown.events_resolved, shown.events_left, shown.red_alerts) == (events, total - events, alerts)
    number = events + 1 if shown.turn >= 0 else events
    assert number <= total
    assert event_step(shown) == f"Event {number} of {total}"
    table = events_table(shown)
    red = f" Red Alerts: {alerts}." if alerts else ""
    assert english(GAME, table.note) == f"Events resolved: {events} of {total}.{red}"
    assert [row[0] for row in table.rows if row[0] != "-"] == [str(one) for one in range(1, events + 1)]
    assert [english(GAME, row[1]).startswith("Red Alert: ") for row in table.rows].count(True) == alerts


@pytest.mark.clause("CO-6.9")
@pytest.mark.parametrize(("seats", "options"), all_setups(GAME))
def test_the_number_of_an_event_is_right_all_the_time(seats: int, options: dict[str, str]) -> None:
    games = [list(moments(seats, options, seed)) for seed in range(30)]
    for seen in (seen for game in games for seen in game):
        check(seen)
    ended = [game[-1] for game in games if game[-1].view.year == 2 and not game[-1].view.events_left]
    assert ended, "no game came to its last event"
    assert any(game[-1].alerts for game in games) == (options["deck"] == "whole")


@pytest.mark.clause("CO-6.9")
def test_a_year_has_as_many_events_in_the_middle_of_an_action() -> None:
    """Also between a Red Alert and the event in its place, which is the next one to be counted."""
    dice, after_alert = random.Random(2), 0
    state, _ = GAME.setup(3, {"deck": "whole"}, Rng.seeded(2))

    def pause(moment: State, told: list[Event]) -> None:
        nonlocal after_alert
        shown = view(moment, None)
        if shown.phase != "End":
            assert shown.events_resolved + shown.events_left == EVENTS_OF_YEAR[shown.year]
        if shown.phase == "Event" and shown.turn < 0 and EVENTS[shown.used_events[-1]].red_alert:
            after_alert += 1

    while awaited := GAME.awaiting(state):
        GAME.apply(state, awaited[0], dice.choice(list(GAME.offers(state, awaited[0]))), pause)
    assert after_alert


@pytest.mark.clause("CO-6.9")
def test_while_a_red_alert_asks_its_event_is_still_to_come() -> None:
    table = Table().at(2, 13).aligned(0, SURE, "Vega", "Wolf 359", "Fomalhaut").before_event()
    table.own(0, metal=3, wealth=3).draw("Pandemic", "Peace and Quiet")
    view = table.view()
    before = (view.events_resolved, view.red_alerts)
    assert view.pandemic
    assert view.events_left == 1
    assert event_step(view) == f"Event {before[0] + 1} of {before[0] + 1}"
    table.play(0, PayRansom("metal"))
    after = table.view()
    assert (after.events_resolved, after.events_left, after.red_alerts) == (before[0] + 1, 0, before[1])
    assert event_step(after) == f"Event {before[0] + 1} of {before[0] + 1}"
