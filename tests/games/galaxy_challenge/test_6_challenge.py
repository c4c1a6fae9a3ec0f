"""Chapter 6: the anomaly challenge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import cell_of, name_of
from cosmodrome.games.galaxy_challenge.events import (
    ChallengeAnswered,
    ChallengeBegan,
    ChallengeEnded,
    GameEnded,
    PlanetLeft,
    SectorDrawn,
    TurnBegan,
    TurnWentOn,
)
from tests.games.galaxy_challenge.positions import LOST_PROBE, Table, card, of_kind, only
from tests.words import english

CHEAP = (1, 1, 1, 1)


def near(*chips: int, dice: Sequence[int] = (1, 2, 3, 4), own: tuple[str, ...] = (), seats: int = 2) -> Table:
    """Seat 0 beside the home planet of seat 1 on K1, whose rocket is away; it has rolled, with all its cards used."""
    table = Table(seats)
    table.at(0, "J1")
    table.at(1, "G7")
    table.chips(*chips)
    used = table.give(0, *own)
    table.begin(0, dice=dice)
    if used:
        table.roll(*used, dice=dice)
    return table


def challenged(table: Table, answer: Sequence[int] = CHEAP) -> list[Event]:
    """The move onto the planet; a defender without cards answers at once."""
    return table.move("K1", dice=answer)


@pytest.mark.clause("CH-6.1")
def test_CH_6_1_both_have_a_chip_and_the_owner_is_away() -> None:
    assert near(1, 1).reach()["K1"].challenge == 1
    assert near(0, 1).no_move("K1") == "CH-6.1"
    assert near(1, 0).no_move("K1") == "CH-6.1"
    table = Table(2)
    table.at(0, "J1")
    table.chips(1, 1)
    table.begin(0, dice=(1, 1, 1, 1))
    assert table.no_move("K1") == "CH-6.1"


@pytest.mark.clause("CH-6.1")
def test_CH_6_1_only_with_an_exact_walk() -> None:
    table = near(1, 1, dice=(2, 1, 1, 1))
    assert "K1" in table.reach()
    table.at(0, "H1")
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("K1") == "CH-3.3"


@pytest.mark.clause("CH-6.2")
def test_CH_6_2_the_number_is_the_sum_of_all_four_totals() -> None:
    table = near(1, 1, own=("attack 5", "exploring 3"))
    events = only(challenged(table), ChallengeBegan)
    assert (events.totals, events.number) == ((1, 5, 8, 4), 18)


@pytest.mark.clause("CH-6.3")
def test_CH_6_3_the_defender_alone_is_asked_and_uses_one_card_of_a_kind() -> None:
    table = near(1, 1, seats=3)
    table.give(1, "moving 3", "moving 10", "special 8", "defence 4")
    challenged(table)
    assert list(GAME.awaiting(table.state)) == [1]
    duel = table.view(1).duel
    assert duel is not None
    assert (duel.kind, duel.attacker_number, duel.rolled) == ("challenge", 10, False)
    assert table.clause(0, actions.AnswerChallenge(())) == table.clause(2, actions.AnswerChallenge(())) == "CH-6.3"
    twice = actions.AnswerChallenge((card("moving 3"), card("moving 10")))
    assert table.clause(1, twice) == "CH-2.2"
    assert len(table.offers(1)) == 3 * 2 * 2
    answer = actions.AnswerChallenge((card("moving 10"), card("special 8"), card("defence 4")))
    events = table.play(1, answer, dice=(1, 2, 3, 4))
    assert only(events, ChallengeAnswered).number == 10 + 8 + 4 + 10
    duel = table.view(None).duel
    assert duel is not None
    assert duel.defender_number == sum(die.total for die in duel.defender_dice) == 32


@pytest.mark.clause("CH-6.4")
@pytest.mark.parametrize(
    ("answer", "winner", "chips"),
    [((1, 2, 3, 3), 0, (3, 1)), ((1, 2, 3, 4), 1, (1, 3)), ((6, 6, 6, 6), 1, (1, 3))],
)
def test_CH_6_4_the_higher_number_wins_and_the_defender_wins_ties(
    answer: Sequence[int], winner: int, chips: tuple[int, int]
) -> None:
    table = near(2, 2)
    events = only(challenged(table, answer), ChallengeEnded)
    assert events.winner == winner
    assert table.state.chips == chips


@pytest.mark.clause("CH-6.4")
@pytest.mark.parametrize(
    ("dice", "theirs", "taken"),
    [((1, 6, 6, 6), 2, 2), ((1, 6, 6, 5), 2, 1), ((1, 6, 6, 6), 1, 1)],
)
def test_CH_6_4_two_chips_if_ahead_by_25_and_the_defender_has_two(dice: Sequence[int], theirs: int, taken: int) -> None:
    table = near(1, theirs, dice=dice, own=("attack 10",))
    events = only(challenged(table), ChallengeEnded)
    assert events.numbers == (sum(dice) + 10, 4)
    assert (events.winner, events.chips) == (0, taken)
    assert table.state.chips == (1 + taken, theirs - taken)


@pytest.mark.clause("CH-6.5")
def test_CH_6_5_either_way_the_rocket_moves_to_a_free_sector_next_to_the_planet() -> None:
    for answer in (CHEAP, (6, 6, 6, 6)):
        table = near(2, 2, seats=3)
        table.at(2, "L2")
        challenged(table, answer)
        assert list(GAME.awaiting(table.state)) == [0]
        assert [name_of(cell) for cell in table.view().landing] == ["J1", "L1", "J2", "K2"]
        assert table.clause(0, actions.LeavePlanet(cell_of("L2"))) == "CH-6.5"
        events = table.play(0, actions.LeavePlanet(cell_of("K2")))
        assert only(events, PlanetLeft).cell == cell_of("K2") == table.state.cells[0]
        assert only(events, TurnBegan).seat == 1


@pytest.mark.clause("CH-6.5")
def test_CH_6_5_where_none_is_free_the_nearest_free_one() -> None:
    table = near(1, 1, seats=6)
    table.at(0, "K3")
    for seat, cell in ((1, "J1"), (2, "L1"), (3, "J2"), (4, "L2"), (5, "K2")):
        table.at(seat, cell)
    table.begin(0, dice=(2, 1, 1, 1))
    assert "K1" not in table.reach()  # every way to it is shut
    table.at(0, "K2")
    table.at(5, "G7")
    table.begin(0, dice=(1, 1, 1, 1))
    table.state.cells = (*table.state.cells[:5], cell_of("K2"))
    challenged(table)
    landing = {name_of(cell) for cell in table.view().landing}
    assert landing == {"I1", "M1", "I2", "M2", "I3", "J3", "K3", "L3", "M3"}


@pytest.mark.clause("CH-6.6")
def test_CH_6_6_not_on_two_turns_in_a_row_whoever_won() -> None:
    table = near(3, 3, seats=3)
    challenged(table, (6, 6, 6, 6))
    table.play(0, actions.LeavePlanet(cell_of("J1")), dice=(1, 1, 1, 1))
    assert table.view().players[0].challenged
    table.begin(0, dice=(1, 1, 1, 1))
    assert table.no_move("K1") == "CH-6.6"
    table.move("I1")
    table.play(0, actions.EndTurn(), dice=(1, 1, 1, 1))
    table.begin(0, dice=(2, 1, 1, 1))
    assert table.no_move("K1") == ""


@pytest.mark.clause("CH-6.7", "CH-6.8")
def test_CH_6_7_a_challenge_takes_the_place_of_everything_else() -> None:
    table = near(1, 1)
    table.give(1, "moving 3")
    challenged(table)
    assert table.clause(0, actions.Explore()) != ""
    table.play(1, actions.AnswerChallenge(()), dice=CHEAP)
    assert {type(offer) for offer in table.offers()} == {actions.LeavePlanet}


@pytest.mark.clause("CH-6.8")
def test_CH_6_8_ending_there_is_the_challenge_and_there_is_no_limit() -> None:
    table = near(3, 3)
    for _ in range(5):
        events = challenged(table, CHEAP)
        assert only(events, ChallengeBegan).target == 1
        table.play(0, actions.LeavePlanet(cell_of("J1")), dice=CHEAP)
        table.chips(3, 3)
        table.begin(0, dice=(2, 6, 6, 6))
        table.move("J1")
        table.play(0, actions.EndTurn(), dice=CHEAP)
        table.begin(0, dice=(2, 6, 6, 6))
        assert table.clause(0, actions.EndTurn()) == "CH-4.1"
    assert table.view().players[1].challenge


@pytest.mark.clause("CH-6.4", "CH-7.1")
def test_CH_6_4_chips_that_change_hands_do_not_end_the_game() -> None:
    table = near(3, 26)
    events = challenged(table)
    assert table.state.bank == 1
    assert not [event for event in events if isinstance(event, GameEnded)]


@pytest.mark.clause("CH-6.9")
def test_CH_6_9_with_the_option_a_winning_challenger_goes_on_from_the_sector_moved_to() -> None:
    for answer, goes_on in ((CHEAP, True), ((6, 6, 6, 6), False)):
        table = near(2, 2)
        table.state.winners_go_on = True
        challenged(table, answer)
        events = table.play(0, actions.LeavePlanet(cell_of("K2")))
        assert [each.challenge for each in of_kind(events, TurnWentOn)] == [True] * goes_on
        assert len(of_kind(events, TurnBegan)) == (not goes_on)
        if goes_on:
            assert table.offers(0) == [actions.Explore(), actions.EndTurn()]
            assert only(table.explore(LOST_PROBE), SectorDrawn).chips == 1
            assert table.state.challenged & 1  # no challenge on the next turn (CH-6.6)


@pytest.mark.clause("CH-6.9")
@pytest.mark.parametrize("goes_on", [True, False])
def test_CH_6_9_the_sectors_say_what_can_be_done_there_only_where_the_turn_goes_on(goes_on: bool) -> None:
    table = near(2, 2, 0, dice=(1, 6, 6, 6), seats=3)
    table.give(0, "moving 3")
    table.give(2, "moving 4")
    table.at(2, "L3")
    table.begin(0)
    table.roll(dice=(1, 6, 6, 6))
    table.state.winners_go_on = goes_on
    challenged(table)
    lines = {
        name: english(GAME, GAME.texts.offer(table.view(0), actions.LeavePlanet(cell_of(name))).detail, ("A", "B", "C"))
        for name in ("K2", "L2")
    }
    told = {"K2": "explore with 2 sector cards", "L2": "attack C with red 6, or explore with 2 sector cards"}
    assert lines == (told if goes_on else {"K2": "", "L2": ""})
    assert table.view(0).landing
