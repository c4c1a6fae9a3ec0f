"""Chapter 6, Red Alerts: how they are drawn; Pandemic and Alien Envoys."""

from __future__ import annotations

import pytest

from cosmodrome.core.message import say
from cosmodrome.games.galaxy_command.actions import BideTime, Conquer, EndTurn, PayRansom, RefuseRansom, Resource
from cosmodrome.games.galaxy_command.data.components import EVENTS, Envoys, Ransom, Storm
from cosmodrome.games.galaxy_command.events import (
    CommanderLost,
    EnvoysArrived,
    EventDrawn,
    PlayerSpared,
    RansomPaid,
    ResourcesGained,
    StormRaged,
    SystemDefended,
    SystemGivenUp,
    TurnBegan,
)
from tests.games.galaxy_command.positions import EVENT_NUMBER, SURE, Table, of_kind, only

STORM, PANDEMIC, ENVOYS = "Meteor Storm", "Pandemic", "Alien Envoys"
FOUR = (SURE, "Vega", "Wolf 359", "Fomalhaut")


def stricken(year: int, metal: int, wealth: int, *names: str) -> Table:
    """A table where the Pandemic has just come up and Peace and Quiet follows it."""
    table = Table().in_year(year).aligned(0, *names).before_event()
    table.own(0, metal=metal, wealth=wealth).draw(PANDEMIC, "Peace and Quiet")
    return table


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_an_event_of_the_unused_pile_in_its_place() -> None:
    table = Table(2)
    events = table.round(ENVOYS, "Asteroid")
    assert of_kind(events, EventDrawn) == [
        EventDrawn(EVENT_NUMBER[ENVOYS], 1, in_place=False, number=1, total=7),
        EventDrawn(EVENT_NUMBER["Asteroid"], 1, in_place=True, number=1, total=7),
    ]
    kinds = [EventDrawn, EnvoysArrived, EnvoysArrived, EventDrawn, ResourcesGained, ResourcesGained, TurnBegan]
    assert [type(event) for event in events] == kinds


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_it_does_not_count_as_the_years_event() -> None:
    table = Table()
    table.round(ENVOYS, "Asteroid")
    view = table.view()
    assert (view.round, view.events_left, view.unused_events) == (2, 6, 10)
    assert view.used_events == (EVENT_NUMBER[ENVOYS], EVENT_NUMBER["Asteroid"])


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_another_red_alert_is_handled_the_same_way() -> None:
    table = Table().aligned(0, "Wolf 359").own(0, strength=1)
    events = table.round(ENVOYS, STORM, "Asteroid")
    assert [event.in_place for event in of_kind(events, EventDrawn)] == [False, True, True]
    assert (of_kind(events, EnvoysArrived), of_kind(events, StormRaged)) == (
        [EnvoysArrived(0, 2)],
        [StormRaged(0, 0, 1, 1)],
    )
    assert len(of_kind(events, ResourcesGained)) == 1
    assert (table.view().events_left, table.view().unused_events) == (6, 9)


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_all_three_in_a_row_and_still_one_event() -> None:
    table = Table().aligned(0, SURE)
    events = table.round(ENVOYS, STORM, PANDEMIC, "Revolt", dice=[1])
    assert len(of_kind(events, EventDrawn)) == 4
    assert len(of_kind(events, SystemDefended)) == 1
    assert (table.view().round, table.view().events_left, table.view().unused_events) == (2, 6, 8)


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_it_is_resolved_before_the_event_in_its_place() -> None:
    table = Table().aligned(0, SURE, "Vega", "Tau Ceti").before_event().own(0, metal=0, wealth=0)
    events = table.draw(PANDEMIC, "Asteroid")
    assert only(events, SystemGivenUp).card == 5
    assert table.stored(0) == (0, 1)


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_the_event_waits_for_the_ransom() -> None:
    table = Table().aligned(0, SURE, "Vega", "Tau Ceti").before_event().own(0, metal=0, wealth=1)
    assert len(of_kind(table.draw(PANDEMIC, "Asteroid"), EventDrawn)) == 1
    events = table.play(0, PayRansom("wealth"))
    assert only(events, EventDrawn).in_place
    assert table.stored(0) == (0, 1)


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_in_the_last_round_of_a_year_too() -> None:
    table = Table().at(1, 7)
    assert len(of_kind(table.round(ENVOYS, "Peace and Quiet"), EventDrawn)) == 2
    assert (table.view().year, table.view().round) == (2, 8)
    table.aligned(0, SURE).at(2, 13).round(ENVOYS, "Peace and Quiet")
    assert table.outcome().scores == (3,)


@pytest.mark.clause("CO-6.9")
def test_CO_6_9_only_the_players_it_names() -> None:
    table = Table(3).own(0, strength=2).own(1, strength=1)
    events = table.round(ENVOYS, "Peace and Quiet")
    assert of_kind(events, PlayerSpared) == [PlayerSpared(0, "strength", 2)]
    assert [table.mat(seat).strength for seat in range(3)] == [2, 2, 1]


@pytest.mark.clause("CO-6.10")
def test_CO_6_10_ransoms_are_decided_in_turn_order() -> None:
    table = Table(3, first=2)
    for seat, names in enumerate([("Wolf 359", "Proxima", "Cygnus"), ("Vega",), ("Struve", "Altair", "Luyten")]):
        table.aligned(seat, *names)
    table.before_event()
    for seat in range(3):
        table.own(seat, metal=2, wealth=1)
    table.draw(PANDEMIC, "Peace and Quiet")
    assert (table.turn, table.view().phase) == (2, "Event")
    assert table.refused(0, RefuseRansom()).clause == "CO-1.1"
    events = table.play(2, RefuseRansom())
    assert [type(event) for event in events] == [SystemGivenUp]
    assert table.turn == 0
    events = table.play(0, PayRansom("metal"))
    assert of_kind(events, PlayerSpared) == [PlayerSpared(1, "few systems", 1)]
    assert (table.turn, table.view().phase) == (2, "Action")
    assert (table.is_aligned(2, "Luyten"), table.is_aligned(0, "Cygnus")) == (False, True)


@pytest.mark.clause("CO-6.11")
def test_CO_6_11_the_three_red_alerts_and_their_numbers() -> None:
    alerts = {card.name: card.years for card in EVENTS.values() if card.red_alert}
    assert alerts == {
        STORM: (Storm(collections=1), Storm(collections=2)),
        PANDEMIC: (Ransom(from_systems=3, wealth=1, metal=2), Ransom(from_systems=4, wealth=2, metal=3)),
        ENVOYS: (Envoys(up_to_strength=1, strength=1), Envoys(up_to_strength=2, strength=1)),
    }


@pytest.mark.clause("CO-6.11")
@pytest.mark.parametrize("alert", [STORM, PANDEMIC, ENVOYS])
@pytest.mark.parametrize("year", [1, 2])
def test_CO_6_11_none_eliminates_anybody(alert: str, year: int) -> None:
    table = Table().in_year(year)
    events = table.round(alert, "Peace and Quiet")
    assert not of_kind(events, CommanderLost)
    assert (table.mat(0).out, table.turn) == (False, 0)


@pytest.mark.clause("CO-6.13")
@pytest.mark.parametrize(("year", "systems", "named"), [(1, 2, False), (1, 3, True), (2, 3, False), (2, 4, True)])
def test_CO_6_13_three_aligned_systems_or_four_in_year_2(year: int, systems: int, named: bool) -> None:
    table = stricken(year, 3, 3, *FOUR[:systems])
    assert table.view().phase == ("Event" if named else "Action")
    assert table.view().pandemic == (EVENT_NUMBER[PANDEMIC] if named else 0)


@pytest.mark.clause("CO-6.13")
def test_CO_6_13_unaligned_systems_do_not_count() -> None:
    table = Table().aligned(0, SURE, "Vega").unaligned(0, "Wolf 359", "Proxima")
    assert of_kind(table.round(PANDEMIC, "Peace and Quiet"), PlayerSpared) == [PlayerSpared(0, "few systems", 2)]


@pytest.mark.clause("CO-6.13")
@pytest.mark.parametrize(
    ("year", "resource", "before", "after"),
    [
        (1, "wealth", (0, 1), (0, 0)),
        (1, "metal", (2, 0), (0, 0)),
        (1, "wealth", (3, 3), (3, 2)),
        (1, "metal", (3, 3), (1, 3)),
        (2, "wealth", (0, 2), (0, 0)),
        (2, "metal", (3, 0), (0, 0)),
        (2, "wealth", (3, 3), (3, 1)),
        (2, "metal", (3, 3), (0, 3)),
    ],
)
def test_CO_6_13_paid_in_wealth_or_metal(
    year: int, resource: Resource, before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = stricken(year, *before, *FOUR)
    events = table.play(0, PayRansom(resource))
    assert events[0] == RansomPaid(seat=0, metal=before[0] - after[0], wealth=before[1] - after[1])
    assert table.stored(0) == after
    assert all(table.is_aligned(0, name) for name in FOUR)
    assert table.view().phase == "Action"


@pytest.mark.clause("CO-6.13")
@pytest.mark.parametrize(
    ("year", "resource", "metal", "wealth", "due", "owned"),
    [
        (1, "wealth", 2, 0, 1, 0),
        (1, "metal", 1, 1, 2, 1),
        (2, "wealth", 3, 1, 2, 1),
        (2, "metal", 2, 2, 3, 2),
    ],
)
def test_CO_6_13_with_one_less_it_cannot_be_paid(
    year: int, resource: Resource, metal: int, wealth: int, due: int, owned: int
) -> None:
    table = stricken(year, metal, wealth, *FOUR)
    refusal = table.refused(0, PayRansom(resource))
    facts = {"due": due, "owned": owned, "resource": say(f"resource-{resource}")}
    assert (refusal.clause, refusal.args) == ("CO-6.13", facts)
    other: Resource = "metal" if resource == "wealth" else "wealth"
    assert table.offers() == [PayRansom(other), RefuseRansom()]


@pytest.mark.clause("CO-6.13")
@pytest.mark.parametrize(("year", "metal", "wealth"), [(1, 1, 0), (2, 2, 1), (1, 0, 0), (2, 0, 0)])
def test_CO_6_13_who_can_pay_neither_loses_the_newest_system(year: int, metal: int, wealth: int) -> None:
    table = Table().in_year(year).aligned(0, *FOUR).before_event()
    events = table.own(0, metal=metal, wealth=wealth).draw(PANDEMIC, "Peace and Quiet")
    assert only(events, SystemGivenUp) == SystemGivenUp(0, table.slot(0, "Fomalhaut"), 27, forced=True)
    assert [table.is_aligned(0, name) for name in FOUR] == [True, True, True, False]
    assert (table.production(0), table.stored(0)) == ((2, 1), (metal, wealth))
    assert table.view().phase == "Action"


@pytest.mark.clause("CO-6.13")
@pytest.mark.parametrize("year", [1, 2])
def test_CO_6_13_the_player_may_refuse(year: int) -> None:
    table = stricken(year, 3, 3, *FOUR)
    assert table.offers() == [PayRansom("wealth"), PayRansom("metal"), RefuseRansom()]
    events = table.play(0, RefuseRansom())
    assert only(events, SystemGivenUp).card == 27
    assert (table.production(0), table.stored(0)) == ((2, 1), (3, 3))
    assert (table.system(0, "Fomalhaut").card, table.is_aligned(0, "Fomalhaut")) == (27, False)


@pytest.mark.clause("CO-6.13")
def test_CO_6_13_a_system_given_up_can_be_conquered_back() -> None:
    table = stricken(1, 3, 3, *FOUR)
    table.play(0, RefuseRansom())
    table.own(0, strength=3).play(0, Conquer(table.slot(0, "Fomalhaut")), dice=[5])
    assert table.is_aligned(0, "Fomalhaut")


@pytest.mark.clause("CO-6.13")
def test_CO_6_13_nothing_else_while_the_ransom_is_open() -> None:
    table = stricken(1, 3, 3, *FOUR)
    assert table.refused(0, BideTime()).clause == "CO-3.7"
    assert table.refused(0, EndTurn()).clause == "CO-5.1"
    table.play(0, PayRansom("wealth"))
    assert table.refused(0, PayRansom("wealth")).clause == "CO-6.13"


@pytest.mark.clause("CO-6.14")
@pytest.mark.parametrize(
    ("year", "strength", "after"),
    [(1, 0, 1), (1, 1, 2), (1, 2, 2), (1, 3, 3), (2, 0, 1), (2, 1, 2), (2, 2, 3), (2, 3, 3)],
)
@pytest.mark.parametrize("known", [(), ("Capital Ships",)])
def test_CO_6_14_the_weak_gain_one_strength(year: int, strength: int, after: int, known: tuple[str, ...]) -> None:
    table = Table().in_year(year).own(0, strength=strength).know(0, *known)
    events = table.round(ENVOYS, "Peace and Quiet")
    assert table.mat(0).strength == after
    gained = strength != after
    assert of_kind(events, EnvoysArrived) == ([EnvoysArrived(0, after)] if gained else [])
    assert of_kind(events, PlayerSpared) == ([] if gained else [PlayerSpared(0, "strength", strength)])


@pytest.mark.clause("CO-6.14")
def test_CO_6_14_it_costs_nothing_and_is_no_building() -> None:
    table = Table().before_event().own(0, metal=1, wealth=1)
    table.draw(ENVOYS, "Peace and Quiet")
    assert (table.stored(0), table.mat(0).strength) == ((1, 1), 1)
    assert not table.mat(0).built
