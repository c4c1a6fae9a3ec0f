"""How a game ends before its rules end it: somebody resigns, or everybody agrees to play no further."""

from __future__ import annotations

from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from tests.table.seating import Seating, refused
from tests.words import english


def two() -> Seating:
    seating = Seating(seats=2)
    seating.begin("ada", "ben")
    return seating


def notes(seating: Seating, player: str) -> list[str]:
    """What the log says beside the game."""
    lines = [line for line in seating.hello(player).log if line.event is None]
    return [english(seating.table.game, line.text, ["Ada", "Ben"], 0 if player == "ada" else None) for line in lines]


class TestResigning:
    def test_a_bot_plays_on_and_there_is_no_way_back(self) -> None:
        seating = two()
        assert seating.give("ben", p.Resign("a")) is None
        assert seating.table.stage == "playing"
        assert seating.table.stand_in(1) == "resigned"
        assert 1 in seating.table.awaited_bots()
        for command in (p.Reclaim("b", 1), p.Sit("c", 1), p.Resign("d"), p.EndGame("e", on=True), p.Undo("f", 1)):
            refused(seating.give("ben", command), "You have resigned")
        refused(seating.act("ben", 1), "You have resigned")
        assert notes(seating, "ada") == ["Ben resigned. A bot plays on."]

    def test_the_host_hands_the_table_on(self) -> None:
        seating = two()
        seating.give("ada", p.Resign("a"))
        assert seating.table.host == "ben"

    def test_somebody_away_can_still_come_back_to_the_game(self) -> None:
        seating = two()
        seating.give("ben", p.Leave("a", 1))
        seating.give("ada", p.Resign("b"))
        assert seating.table.stage == "playing"
        assert seating.give("ben", p.Reclaim("c", 1)) is None

    def test_the_game_ends_where_nobody_is_left(self) -> None:
        seating = two()
        seating.give("ada", p.Resign("a"))
        seating.give("ben", p.Resign("b"))
        assert seating.table.stage == "closed"
        assert seating.hello("").showing.closed_for == "resigned"
        assert seating.rebuilt().closed_for == "resigned"

    def test_the_score_sheet_says_so(self) -> None:
        seating = two()
        seating.give("ben", p.Resign("a"))
        while seating.table.stage == "playing":
            seat = seating.table.awaiting()[0]
            seating.act_by_itself(seat, seating.match.offers(seat)[0])
        assert seating.hello("ada").showing.seats[1].stand_in == "resigned"

    def test_only_during_the_game_and_by_those_who_play(self) -> None:
        seating = Seating(seats=2)
        refused(seating.give("ada", p.Resign("a")), "not begun")
        seating.begin("ada", "ben")
        refused(seating.give("eve", p.Resign("b")), "not your seat")


class TestEndingTogether:
    def test_it_ends_once_everybody_wants_that(self) -> None:
        seating = two()
        assert seating.give("ada", p.EndGame("a", on=True)) is None
        assert seating.table.stage == "playing"
        assert seating.hello("ben").showing.end_votes == (0,)
        assert seating.give("ben", p.EndGame("b", on=True)) is None
        assert seating.hello("ben").showing.closed_for == "agreed"

    def test_one_no_is_enough(self) -> None:
        seating = two()
        seating.give("ada", p.EndGame("a", on=True))
        seating.give("ben", p.EndGame("b", on=False))
        assert seating.hello("ada").showing.end_votes == ()
        assert seating.table.stage == "playing"
        assert notes(seating, "ada") == ["You want to end the game without a result.", "Ben wants to play on."]

    def test_nobody_waits_for_those_a_bot_plays_for(self) -> None:
        seating = two()
        seating.apply(ev.StandInCalled(1, "random", "time"))
        seating.give("ada", p.EndGame("a", on=True))
        assert seating.table.stage == "closed"

    def test_spectators_have_no_say(self) -> None:
        seating = two()
        refused(seating.give("eve", p.EndGame("a", on=True)), "not your seat")
