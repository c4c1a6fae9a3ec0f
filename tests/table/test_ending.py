"""How a game ends before its rules end it: somebody resigns, or everybody agrees to play no further."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from cosmodrome.server.http.cards import card_of
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table import result
from cosmodrome.table.finish import finish_of
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


def played_out(game: str, gone: Sequence[str], *people: str, bots: tuple[str, ...] = ()) -> Seating:
    """These people have resigned, and the game has been played to its end."""
    seating = Seating(game, seats=len(people) + len(bots))
    seating.begin(*people, bots=bots)
    for player in gone:
        seating.give(player, p.Resign(player))
    while seating.table.stage == "playing":
        seat = seating.table.awaiting()[0]
        seating.act_by_itself(seat, seating.match.offers(seat)[0])
    return seating


def first_by_the_rules(*people: str) -> int:
    outcome = played_out("template", (), *people).match.outcome
    assert outcome is not None
    return outcome.winners[0]


def test_a_winner_behind_the_winners_has_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_out("template", (), "ada", "ben", "cleo").table
    ended = result.outcome_of(table)
    assert ended is not None
    ended = msgspec.structs.replace(ended, winners=(0,), also=(1,))
    monkeypatch.setattr(result, "outcome_of", lambda _: ended)
    assert [result.result_of(table, player) for player in ("ada", "ben", "cleo")] == ["won", "", "lost"]


class TestWhoResignedComesLast:
    """Whatever the bot has reached for them."""

    @pytest.mark.parametrize("people", [("ada", "ben"), ("ada", "ben", "cleo")])
    def test_on_the_score_sheet_in_lists_and_in_what_is_kept(self, people: tuple[str, ...]) -> None:
        best = first_by_the_rules(*people)
        seating = played_out("template", [people[best]], *people)
        table, outcome = seating.table, seating.hello(people[best]).showing.outcome
        by_rules = seating.match.outcome
        assert outcome is not None
        assert by_rules is not None
        assert by_rules.winners == (best,), "the bot has won"
        assert outcome.scores == by_rules.scores
        assert outcome.places[best] == len(people)
        assert sum(place < outcome.places[best] for place in outcome.places) == len(people) - 1
        winner = outcome.winners[0]
        assert outcome.places[winner] == 1
        names = [player.capitalize() for player in people]
        won = " and ".join(names[seat] for seat in outcome.winners)
        verdict = f"{won} won. {names[best]} did not finish the game."
        assert english(table.game, outcome.verdict, names) == verdict
        assert card_of(table, "").verdict == outcome.verdict
        assert english(table.game, outcome.titles[best], names) == "Did not finish"
        assert english(table.game, outcome.titles[winner], names) == "Winner"
        results = [card_of(table, player).result for player in people]
        assert results.pop(best) == "resigned"
        assert results == ["won" if seat in outcome.winners else "lost" for seat in range(len(people)) if seat != best]
        kept = finish_of(table, seating.now)
        assert kept is not None
        order = {one.player: one.place for one in kept.people}
        assert min(order, key=lambda player: order[player]) == people[winner]
        assert max(order, key=lambda player: order[player]) == people[best]

    def test_who_does_not_reach_the_goal_together_loses_together(self) -> None:
        seating = played_out("galaxy-command", [], "ada", "ben")
        outcome = seating.hello("").showing.outcome
        assert outcome is not None
        assert outcome.winners == ()
        assert [card_of(seating.table, player).result for player in ("ada", "ben")] == ["lost", "lost"]

    def test_the_score_sheet_says_whether_it_counts_for_ratings(self) -> None:
        def is_rated(game: str, *people: str, bots: tuple[str, ...] = ()) -> bool:
            seating = played_out(game, (), *people, bots=bots)
            kept = finish_of(seating.table, seating.now)
            assert kept is not None
            assert seating.hello(people[0]).showing.rated == kept.rated
            return kept.rated

        assert is_rated("template", "ada", "ben")
        assert not is_rated("template", "ada", bots=("random",))
        assert not is_rated("template", "ada", "ada")
        assert not is_rated("galaxy-command", "ada", "ben")

    def test_alone_with_a_score_to_reach_nobody_wins_or_loses(self) -> None:
        seating = played_out("galaxy-command", [], "ada")
        assert seating.table.stage == "over"
        assert card_of(seating.table, "ada").result == ""

    def test_who_is_behind_anyway_changes_no_words(self) -> None:
        best = first_by_the_rules("ada", "ben")
        seating = played_out("template", [("ben", "ada")[best]], "ada", "ben")
        outcome, by_rules = seating.hello("").showing.outcome, seating.match.outcome
        assert outcome is not None
        assert by_rules is not None
        assert outcome.verdict == by_rules.verdict
        assert outcome.places == by_rules.places

    def test_a_bot_with_a_seat_of_its_own_wins_against_them(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", bots=("random",))
        seating.apply(ev.StandInCalled(0, "random", "left"))
        while seating.table.stage == "playing":
            seat = seating.table.awaiting()[0]
            seating.act_by_itself(seat, seating.match.offers(seat)[0])
        outcome = seating.hello("ada").showing.outcome
        assert outcome is not None
        assert outcome.winners == (1,)
        assert card_of(seating.table, "ada").result == "lost"


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
