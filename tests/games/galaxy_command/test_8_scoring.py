"""Chapter 8: points, bonuses, ranks, the common target, and who is out."""

from __future__ import annotations

import pytest

from cosmodrome.core.game import Outcome
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import BideTime
from cosmodrome.games.galaxy_command.data.components import PRINTED, TECHNOLOGIES
from cosmodrome.games.galaxy_command.events import (
    CommanderLost,
    CommanderScored,
    EventDrawn,
    GameEnded,
    PointsScored,
    TurnBegan,
)
from tests.games.galaxy_command.positions import SURE, TECHNOLOGY, Table, of_kind
from tests.words import english

NEAR = ("Wolf 359", "Proxima", "Epsilon Eridani", "Cygnus", "Tau Ceti", "Procyon")
DISTANT = ("Canopus", "Polaris", SURE)
TECHNOLOGY_NAMES = [*TECHNOLOGY]
ALL_DISTANT = [
    ("Galaxy's Edge", "Canopus", "Polaris"),
    ("Perseus Rim", "Antares", "Rigel"),
    ("Deneb", "Betelgeuse", "Spica"),
    ("Achernar", "Aldebaran", "Hadar"),
]


def titles(outcome: Outcome) -> tuple[str, ...]:
    return tuple(english(GAME, title) for title in outcome.titles)


def sheet(
    systems: int = 0, technologies: int = 0, exploration: int = 0, scientific: int = 0, warlord: int = 0
) -> dict[str, int]:
    return {
        "Systems": systems,
        "Technologies": technologies,
        "Exploration": exploration,
        "Scientific": scientific,
        "Warlord": warlord,
    }


def together(*distant: int) -> Table:
    """A table with a player for each number, who has aligned that many distant systems."""
    table = Table(len(distant))
    for seat, systems in enumerate(distant):
        table.aligned(seat, *ALL_DISTANT[seat][:systems])
    return table


@pytest.mark.clause("CO-8.1")
def test_CO_8_1_points_of_every_aligned_system() -> None:
    table = Table().aligned(0, "Wolf 359", "Vega", "Kapteyn", "Canopus", SURE).unaligned(0, "Proxima", "Polaris")
    assert table.finish().sheet == (sheet(systems=1 + 2 + 0 + 2 + 3),)


@pytest.mark.clause("CO-8.1")
@pytest.mark.parametrize("count", range(8))
def test_CO_8_1_one_point_per_technology(count: int) -> None:
    table = Table().know(0, *TECHNOLOGY_NAMES[:count])
    assert table.finish().sheet == (sheet(technologies=count),)


@pytest.mark.clause("CO-8.1")
def test_CO_8_1_each_player_scores_the_own_sector() -> None:
    table = Table(3).aligned(0, "Wolf 359").know(1, "Capital Ships", "Robot Workers").aligned(2, SURE)
    outcome = table.finish()
    assert outcome.scores == (1, 2, 3)
    assert outcome.sheet == (sheet(systems=1), sheet(technologies=2), sheet(systems=3))


@pytest.mark.clause("CO-8.1")
def test_CO_8_1_metal_wealth_and_strength_score_nothing() -> None:
    table = Table().at(2, 13).before_event().own(0, metal=3, wealth=3, strength=3)
    table.draw("Peace and Quiet")
    assert table.outcome().scores == (0,)


@pytest.mark.clause("CO-8.2")
def test_CO_8_2_one_point_for_nine_explored_systems_aligned_or_not() -> None:
    table = Table().unaligned(0, *NEAR, *DISTANT)
    assert table.finish().sheet == (sheet(exploration=1),)


@pytest.mark.clause("CO-8.2")
@pytest.mark.parametrize("names", [NEAR[:5] + DISTANT, NEAR + DISTANT[:2], NEAR])
def test_CO_8_2_no_point_with_one_face_down(names: tuple[str, ...]) -> None:
    assert Table().unaligned(0, *names).finish().sheet == (sheet(),)


@pytest.mark.clause("CO-8.2")
def test_CO_8_2_some_aligned_some_not() -> None:
    table = Table().aligned(0, *NEAR[:4]).unaligned(0, *NEAR[4:], *DISTANT)
    assert table.finish().sheet == (sheet(systems=4, exploration=1),)


@pytest.mark.clause("CO-8.3")
def test_CO_8_3_one_point_for_all_eight_technologies() -> None:
    outcome = Table().know(0, *TECHNOLOGY_NAMES).finish()
    assert (outcome.sheet, outcome.scores) == ((sheet(technologies=8, scientific=1),), (9,))


@pytest.mark.clause("CO-8.3")
@pytest.mark.parametrize("missing", TECHNOLOGY_NAMES)
def test_CO_8_3_no_point_with_one_missing(missing: str) -> None:
    table = Table().know(0, *(name for name in TECHNOLOGY_NAMES if name != missing))
    assert table.finish().sheet == (sheet(technologies=7),)


@pytest.mark.clause("CO-8.4")
def test_CO_8_4_three_points_for_nine_aligned_systems_and_exploration_on_top() -> None:
    outcome = Table().aligned(0, *NEAR, *DISTANT).finish()
    assert outcome.sheet == (sheet(systems=13, exploration=1, warlord=3),)
    assert outcome.scores == (17,)


@pytest.mark.clause("CO-8.4")
@pytest.mark.parametrize("missing", ["Wolf 359", "Canopus"])
def test_CO_8_4_no_points_with_one_unaligned(missing: str) -> None:
    names = [name for name in NEAR + DISTANT if name != missing]
    result = Table().aligned(0, *names).unaligned(0, missing).finish().sheet[0]
    assert (result["Warlord"], result["Exploration"]) == (0, 1)


@pytest.mark.clause("CO-8.4")
def test_CO_8_4_all_there_is_to_score() -> None:
    outcome = Table().aligned(0, *NEAR, *DISTANT).know(0, *TECHNOLOGY_NAMES).finish()
    assert outcome.sheet == (sheet(systems=13, technologies=8, exploration=1, scientific=1, warlord=3),)
    assert outcome.scores == (26,)


@pytest.mark.clause("CO-8.5")
@pytest.mark.parametrize(
    ("technologies", "systems", "score", "rank"),
    [
        (0, (), 0, "Demoted"),
        (4, NEAR[:3], 7, "Demoted"),
        (5, NEAR[:3], 8, "Commander"),
        (6, NEAR, 12, "Commander"),
        (7, NEAR, 13, "Captain"),
        (7, (*NEAR[:5], "Canopus"), 14, "Captain"),
        (7, (*NEAR, "Canopus"), 15, "Commodore"),
        (7, (*NEAR, SURE), 16, "Commodore"),
        (7, (*NEAR, SURE, "Betelgeuse"), 17, "Admiral"),
        (8, (*NEAR, *DISTANT), 26, "Admiral"),
    ],
)
def test_CO_8_5_ranks_at_each_boundary(technologies: int, systems: tuple[str, ...], score: int, rank: str) -> None:
    outcome = Table().know(0, *TECHNOLOGY_NAMES[:technologies]).aligned(0, *systems).finish()
    assert (outcome.scores, titles(outcome)) == ((score,), (rank,))


@pytest.mark.clause("CO-8.5")
def test_CO_8_5_ranks_and_bonuses_of_the_rulebook() -> None:
    assert [(rank.from_points, rank.name) for rank in PRINTED.ranks] == [
        (0, "Demoted"),
        (8, "Commander"),
        (13, "Captain"),
        (15, "Commodore"),
        (17, "Admiral"),
    ]
    assert [(bonus.id, bonus.points) for bonus in PRINTED.bonuses] == [
        ("exploration", 1),
        ("scientific", 1),
        ("warlord", 3),
    ]
    assert {row.points for row in TECHNOLOGIES} == {1}
    assert PRINTED.target.distant_per_player == 2


@pytest.mark.clause("CO-8.6")
@pytest.mark.parametrize(
    ("distant", "target"),
    [((2, 2), 4), ((2, 2, 2), 6), ((2, 2, 2, 2), 8), ((3, 3), 4), ((3, 3, 3, 3), 8)],
)
def test_CO_8_6_two_distant_systems_per_player_win_together(distant: tuple[int, ...], target: int) -> None:
    table = together(*distant)
    assert (table.view().distant_aligned, table.view().distant_target) == (sum(distant), target)
    outcome = table.finish()
    assert outcome.winners == tuple(range(len(distant)))
    assert set(outcome.places) == {1}


@pytest.mark.clause("CO-8.6")
@pytest.mark.parametrize("distant", [(2, 1), (0, 3), (2, 2, 1), (3, 2, 0), (2, 2, 2, 1), (0, 0)])
def test_CO_8_6_with_one_less_all_lose_together(distant: tuple[int, ...]) -> None:
    outcome = together(*distant).finish()
    assert outcome.winners == ()
    assert set(outcome.places) == {1}


@pytest.mark.clause("CO-8.6")
def test_CO_8_6_ranks_are_given_as_in_solitaire() -> None:
    table = together(2, 2).aligned(0, *NEAR).know(0, *TECHNOLOGY_NAMES[:6])
    outcome = table.finish()
    assert outcome.scores == (6 + 6 + 5, 5)
    assert titles(outcome) == ("Admiral", "Demoted")
    assert outcome.winners == (0, 1)


@pytest.mark.clause("CO-8.6")
def test_CO_8_6_near_and_unaligned_systems_do_not_help() -> None:
    table = together(2, 1).aligned(0, *NEAR).unaligned(1, "Hadar")
    assert table.finish().winners == ()


@pytest.mark.clause("CO-8.7")
def test_CO_8_7_solitaire_ends_at_once() -> None:
    table = Table().at(2, 8).know(0, *TECHNOLOGY_NAMES).unaligned(0, *NEAR)
    events = table.round("Revolt")
    assert [type(event) for event in events] == [EventDrawn, CommanderLost, CommanderScored, GameEnded]
    outcome = table.outcome()
    assert (outcome.scores, titles(outcome), outcome.winners) == ((0,), ("Demoted",), ())
    assert outcome.sheet == (sheet(),)
    assert not GAME.awaiting(table.state)
    assert table.refused(0, BideTime()).clause == "CO-7.2"


@pytest.mark.clause("CO-8.7")
def test_CO_8_7_who_is_out_has_no_more_turns_and_the_others_play_on() -> None:
    table = Table(3, first=1).at(2, 11).aligned(0, SURE).aligned(2, "Perseus Rim")
    table.round("Siren Leader", dice=[1, 1])
    assert [table.mat(seat).out for seat in range(3)] == [False, True, False]
    turns = [table.turn]
    while GAME.awaiting(table.state):
        assert table.refused(1, BideTime()).clause == "CO-1.1"
        table.stack("Peace and Quiet")
        turns += [event.seat for event in of_kind(table.rest(), TurnBegan)]
    assert turns == [2, 0, 2, 0]


@pytest.mark.clause("CO-8.7")
def test_CO_8_7_out_in_the_middle_of_an_event_the_others_still_meet_it() -> None:
    table = Table(2).at(2, 9).aligned(1, "Wolf 359")
    events = table.round("Revolt", dice=[6])
    assert of_kind(events, CommanderLost) == [CommanderLost(0)]
    assert not table.is_aligned(1, "Wolf 359")
    assert not of_kind(events, GameEnded)


@pytest.mark.clause("CO-8.7")
def test_CO_8_7_who_is_out_scores_nothing_and_is_demoted() -> None:
    table = together(3, 3, 0).know(2, *TECHNOLOGY_NAMES).unaligned(2, *NEAR, "Hadar", "Deneb", "Spica").at(2, 12)
    table.round("Large Invasion", dice=[1, 1])
    outcome = table.finish()
    assert (outcome.sheet[2], outcome.scores[2], titles(outcome)[2]) == (sheet(), 0, "Demoted")
    assert outcome.scores[:2] == (7, 6)


@pytest.mark.clause("CO-8.7")
@pytest.mark.parametrize(("distant", "winners"), [((3, 3, 0), (0, 1)), ((3, 2, 0), ())])
def test_CO_8_7_the_common_target_stays(distant: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = together(*distant).at(2, 12)
    table.round("Small Invasion", dice=[1, 1])
    assert table.view().distant_target == 6
    outcome = table.finish()
    assert outcome.winners == winners
    assert outcome.places == (1, 1, 3)


@pytest.mark.clause("CO-8.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CO_8_7_when_all_are_out_all_have_lost(seats: int) -> None:
    table = Table(seats).at(2, 8)
    events = table.round("Large Invasion")
    assert [event.seat for event in of_kind(events, CommanderLost)] == list(range(seats))
    assert events[-1] == GameEnded(0, 2 * seats)
    outcome = table.outcome()
    assert (outcome.winners, outcome.scores, titles(outcome)) == ((), (0,) * seats, ("Demoted",) * seats)


@pytest.mark.clause("CO-8.7")
def test_CO_8_7_out_one_after_the_other() -> None:
    table = Table(2).at(2, 8).aligned(1, "Tau Ceti")
    table.round("Large Invasion", dice=[6])
    assert (table.turn, table.mat(0).out, table.mat(1).out) == (1, True, False)
    assert table.round("Small Invasion")[-1] == GameEnded(0, 4)
    assert table.outcome().winners == ()


@pytest.mark.clause("CO-8.8")
@pytest.mark.parametrize("distant", [(3, 1), (1, 3), (3, 3, 0), (0, 3, 3), (3, 2, 3, 0), (1, 3, 1, 3)])
def test_CO_8_8_however_they_are_spread(distant: tuple[int, ...]) -> None:
    assert together(*distant).finish().winners == tuple(range(len(distant)))


@pytest.mark.clause("CO-8.8")
def test_CO_8_8_only_those_aligned_at_the_end_count() -> None:
    table = together(3, 0).aligned(1, "Betelgeuse").at(2, 13)
    assert table.view().distant_aligned == 4
    table.round("Small Invasion", dice=[1, 5])  # Polaris holds, Betelgeuse is lost
    assert table.outcome().winners == ()


@pytest.mark.clause("CO-8.8")
@pytest.mark.parametrize("systems", [(), DISTANT])
def test_CO_8_8_solitaire_has_no_target_only_the_rank(systems: tuple[str, ...]) -> None:
    table = Table().aligned(0, *systems)
    assert table.view().distant_target == 0
    outcome = table.finish()
    assert outcome.winners == ()
    assert "distant" not in english(GAME, outcome.verdict)
    assert titles(outcome) == ("Demoted",)


@pytest.mark.clause("CO-8.1", "CO-8.7")
def test_CO_8_1_the_final_scores_are_told_as_they_stand_on_the_sheet() -> None:
    table = Table(3).at(2, 12).aligned(0, SURE, "Canopus").aligned(1, "Wolf 359").know(1, "Robot Workers")
    table.round("Small Invasion", dice=[1, 1])
    assert table.mat(2).out
    events = table.round("Peace and Quiet")
    sheets = table.outcome().sheet
    told = of_kind(events, CommanderScored)
    assert [each.seat for each in told] == [0, 1, 2]
    assert [each.systems for each in told] == [5, 1, 0]
    assert [each.technologies for each in told] == [0, 1, 0]
    assert [each.out for each in told] == [False, False, True]
    lines = of_kind(events, PointsScored)
    assert lines == [
        PointsScored(0, "systems", 2, 5),
        PointsScored(1, "systems", 1, 1),
        PointsScored(1, "technologies", 1, 1),
    ]
    for seat, sheet in enumerate(sheets):
        assert {line.category.title(): line.points for line in lines if line.seat == seat} == {
            category: points for category, points in sheet.items() if points
        }
    assert events[-1] == GameEnded(2, 6)
