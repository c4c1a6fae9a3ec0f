"""Sitting, beginning, acting, undoing, going away and coming back, at a table in memory."""

from __future__ import annotations

import hashlib

import pytest

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.records import plain
from cosmodrome.games._template.actions import ChooseFuel
from cosmodrome.games._template.events import FuelChosen
from cosmodrome.server.http.cards import card_of
from cosmodrome.table import commands
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import next_moment, out_of_time
from cosmodrome.table.showing import Mark, Viewer, names, news, notes_of
from tests.table.seating import GRACE, Seating, data, refused
from tests.words import english


class TestBoardsInWords:
    def test_a_game_without_a_board_on_the_page_is_shown_as_its_tables(self) -> None:
        seating = Seating(seats=2)
        assert seating.hello("ada").showing.blocks == ()
        seating.begin("ada", "ben")
        own, watching = (seating.hello(who).showing.blocks for who in ("ada", "cleo"))
        assert len(own[0].rows) == len(watching[0].rows) == 2
        assert own[0].note
        assert not watching[0].note

    def test_a_game_with_a_board_has_them_for_screen_readers(self) -> None:
        seating = Seating("galaxy-rush")
        seating.begin("ada", "ben")
        blocks = seating.hello("ada").showing.blocks
        assert len(blocks) > 2
        assert any(block.title for block in blocks)


class TestGathering:
    def test_people_sit_bots_are_seated_and_the_host_begins(self) -> None:
        seating = Seating(seats=3)
        seating.begin("ada", "ben", bots=("random",))
        showing = seating.hello("ben").showing
        assert showing.stage == "playing"
        assert [info.kind for info in showing.seats] == ["person", "person", "bot"]
        assert showing.own_seats == (1,)
        assert not showing.host

    def test_only_the_host_seats_bots_and_begins(self) -> None:
        seating = Seating()
        seating.give("ben", p.Sit("a", 1))
        refused(seating.give("ben", p.SeatBot("b", 0, "random")), "Only the host")
        refused(seating.give("ben", p.Begin("c")), "Only the host")
        refused(seating.give("ada", p.Begin("d")), "Every seat needs")

    def test_a_taken_seat_stays_taken(self) -> None:
        seating = Seating()
        seating.give("ada", p.Sit("a", 0))
        refused(seating.give("ben", p.Sit("b", 0)), "Somebody else has this seat")
        refused(seating.give("ada", p.SeatBot("c", 0, "random")), "Somebody else has this seat")
        refused(seating.give("ben", p.Leave("d", 0)), "not your seat")
        refused(seating.give("ben", p.Sit("e", 9)), "There is no seat 9")

    def test_nobody_without_a_name_sits_or_moves_a_seat(self) -> None:
        seating = Seating()
        seating.give("ada", p.SeatBot("a", 1, "random"))
        refused(seating.give("", p.Sit("b", 0)), "choose a name")
        refused(seating.give("", p.Leave("c", 1)), "not your seat")
        refused(seating.give("", p.Leave("d", 0)), "not your seat")
        assert seating.give("ada", p.Leave("e", 1)) is None

    def test_who_plays_does_not_look_into_a_bots_hand(self) -> None:
        seating = Seating(seats=3)
        seating.begin("ada", "ben", bots=("random",))
        refused(seating.give("ada", p.Sit("a", 2)), "cannot see the hand of another seat")
        assert seating.give("cleo", p.Sit("b", 2)) is None

    def test_a_host_who_leaves_hands_the_table_on(self) -> None:
        seating = Seating()
        seating.give("ada", p.Sit("a", 0))
        seating.give("ben", p.Sit("b", 1))
        assert seating.give("ada", p.Leave("c", 0)) is None
        assert seating.hello("ben").showing.host

    def test_a_host_who_takes_a_bot_away_stays_the_host(self) -> None:
        seating = Seating(seats=3)
        seating.give("ada", p.Sit("a", 0))
        seating.give("ben", p.Sit("b", 1))
        seating.give("ada", p.SeatBot("c", 2, "random"))
        assert seating.give("ada", p.Leave("d", 2)) is None
        assert seating.hello("ada").showing.host

    def test_bots_have_names_of_their_own_by_which_the_log_knows_them(self) -> None:
        seating = Seating("galaxy-command", seats=3)
        seating.begin("ada", bots=("random", "greedy"))
        assert [info.name for info in seating.hello("").showing.seats] == ["Ada", "Bolt", "Rivet"]
        while len(seating.table.match.log if seating.table.match else ()) < 12:
            seat = seating.table.awaiting()[0]
            assert seating.table.match is not None
            seating.apply(ev.Acted(seat, data(seating.table.match.offers(seat)[0]), seating.key()))
        hello = seating.hello("")
        names = [info.name for info in hello.showing.seats]
        said = " ".join(english(seating.table.game, line.text, names) for line in hello.log)
        assert "Bolt" in said
        assert "Rivet" in said

    def test_one_person_may_hold_several_seats(self) -> None:
        seating = Seating()
        seating.begin("ada", "ada")
        assert seating.hello("ada").showing.own_seats == (0, 1)

    def test_players_on_one_device_go_by_names_of_their_own(self) -> None:
        seating = Seating()
        for seat, name in ((0, ""), (1, "\n Bea "), (1, "Bea the great and wonderful"), (0, "Cleo")):
            assert seating.give("ada", p.Sit(seating.key(), seat, name)) is None
        assert [info.name for info in seating.hello("ada").showing.seats] == ["Cleo", "Bea the great and wonderf"[:24]]
        assert seating.give("ada", p.Sit(seating.key(), 0)) is None
        assert seating.hello("ada").showing.seats[0].name == "Ada"
        refused(seating.give("ben", p.Sit(seating.key(), 1, "Ben")), "Somebody else has this seat")


class TestKeptChairs:
    """As a rematch keeps them for those who played."""

    def kept(self) -> Seating:
        seating = Seating(seats=3)
        seating.apply(ev.SeatTaken(0, "ada", "Ada"))
        seating.apply(ev.SeatReserved(1, "ben", "Ben"))
        seating.apply(ev.BotSeated(2, "random"))
        return seating

    def test_only_the_one_it_is_kept_for_may_sit_there(self) -> None:
        seating = self.kept()
        for other in ("cleo", "ada"):
            refused(seating.give(other, p.Sit(seating.key(), 1)), "This seat is reserved for Ben.")
        assert seating.give("ben", p.Sit("b", 1)) is None
        assert seating.hello("ben").showing.own_seats == (1,)

    def test_everybody_sees_for_whom_it_is_kept_and_the_one_that_it_is_theirs(self) -> None:
        seating = self.kept()
        for player, invited in (("ben", True), ("ada", False), ("", False)):
            info = seating.hello(player).showing.seats[1]
            assert (info.kind, info.name, info.kept_for, info.invited) == ("open", "", "Ben", invited)

    def test_the_game_waits_for_it(self) -> None:
        seating = self.kept()
        refused(seating.give("ada", p.Begin("a")), "Every seat needs")
        seating.give("ben", p.Sit("b", 1))
        assert seating.give("ada", p.Begin("c")) is None

    def test_the_host_may_give_it_to_a_bot(self) -> None:
        seating = self.kept()
        refused(seating.give("cleo", p.SeatBot("a", 1, "random")), "Only the host")
        assert seating.give("ada", p.SeatBot("b", 1, "random")) is None
        assert seating.hello("ben").showing.seats[1].kept_for == ""
        assert seating.give("ada", p.Begin("c")) is None

    @pytest.mark.parametrize("player", ["ada", "ben"])
    def test_the_host_frees_it_for_anybody_or_the_one_declines(self, player: str) -> None:
        seating = self.kept()
        refused(seating.give("cleo", p.Leave("a", 1)), "not your seat")
        assert seating.give(player, p.Leave("b", 1)) is None
        assert seating.give("cleo", p.Sit("c", 1)) is None
        assert seating.hello("ada").showing.host


class TestPlaying:
    def test_the_first_turn_is_told_before_anybody_acts(self) -> None:
        seating = Seating("galaxy-command", seats=2)
        seating.begin("ada", "ben")
        names = ("Ada", "Ben")
        lines = [(line.ply, english(seating.table.game, line.text, names)) for line in seating.hello("").log]
        first = names[seating.table.awaiting()[0]]
        assert lines == [(0, f"Round 1, year 1: {first}'s turn. {first} was drawn as the first player.")]
        assert news(seating.table, Viewer("", seating.now, {}), Mark(1, -1)).log == seating.hello("").log

    def test_an_action_is_played_and_shown_to_everybody_as_they_may_know_it(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        assert seating.act("ada", 0) is None
        assert data(seating.hello("ada"))["showing"]["view"]["chosen"] > 0
        for other in ("ben", ""):
            assert data(seating.hello(other))["showing"]["view"]["chosen"] == 0

    def test_the_log_tells_its_events_as_each_may_know_them(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        seating.act("ada", 0)
        mine, others = (seating.hello(player).log[-1] for player in ("ada", "ben"))
        assert plain(mine.event)["strength"] > 0
        assert plain(others.event) == {"kind": "FuelChosen", "seat": 0, "strength": 0}
        assert not mine.head

    def test_the_log_has_heads_where_the_game_sets_them(self) -> None:
        seating = Seating("galaxy-command", seats=2)
        seating.begin("ada", "ben")
        while seating.table.awaiting()[0] == 0:
            seating.act("ada", 0, -1)
        heads = [line for line in seating.hello("ben").log if line.head]
        assert {plain(line.event)["kind"] for line in heads} == {"TurnBegan"}
        assert heads[0].ply == 0

    def test_nobody_plays_for_another(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        refused(seating.act("ben", 0), "not your seat")
        refused(seating.act("", 0), "not your seat")

    def test_what_the_rules_refuse_is_refused_with_its_clause(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        refusal = seating.give("ada", p.Act("x", 0, {"kind": "ChooseFuel", "strength": 99}, seating.table.number))
        assert refusal is not None
        assert refusal.clause == "LO-1.2"
        refused(
            seating.give("ada", p.Act("y", 0, {"kind": "Fly"}, seating.table.number)), "This game has no such action"
        )

    def test_a_stale_action_is_refused(self) -> None:
        seating = Seating("galaxy-command", seats=2)
        seating.begin("ada", "ben")
        seat = seating.table.awaiting()[0]
        player = ["ada", "ben"][seat]
        old = seating.table.number
        assert seating.act(player, seat, -1) is None
        refused(seating.act(player, seat, -1, at=old), "look again")

    def test_others_do_not_make_a_simultaneous_choice_stale(self) -> None:
        seating = Seating(seats=3)
        seating.begin("ada", "ben", "cleo")
        old = seating.table.number
        assert seating.act("ada", 0) is None
        assert seating.act("ben", 1, at=old) is None

    def test_undo_by_the_seat_that_acted(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        seating.act("ada", 0)
        refused(seating.give("ben", p.Undo("x", 1)), "You cannot undo this: Ada acted after you.", seating=seating)
        assert seating.hello("ada").showing.no_undo == ""
        assert english(None, seating.hello("ben").showing.no_undo) == "You have not acted yet."
        assert seating.give("ada", p.Undo("y", 0)) is None
        assert seating.hello("ada").showing.ply == 0

    def test_a_save_file_tells_a_person_who_is_called_like_a_bot_from_bots(self) -> None:
        seating = Seating(seats=3)
        for sat in (ev.SeatTaken(0, "ada", "Ada"), ev.SeatTaken(1, "ben", "bot greedy"), ev.BotSeated(2, "random")):
            seating.apply(sat)
        assert [label.startswith("bot ") for label in seating.table.labels()] == [False, False, True]

    def test_asking_why_not_never_plays(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        before = seating.table.number
        legal, illegal = plain(seating.match.offers(0)[0]), plain(ChooseFuel(99))
        assert seating.give("ada", p.AskWhy("a", 0, legal)) is None
        refusal = seating.give("ada", p.AskWhy("b", 0, illegal))
        assert refusal is not None
        assert refusal.clause == "LO-1.2"
        assert (seating.table.number, seating.table.ply) == (before, 0)
        refused(seating.give("ben", p.AskWhy("c", 0, legal)), "not your seat")
        refused(seating.give("ada", p.AskWhy("d", 0, {"kind": "Nonsense"})), "This game has no such action")

    def test_an_undo_of_an_earlier_release_is_still_taken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What could be undone then and is bound by the rules now must not break a stored table."""
        seating = Seating()
        seating.begin("ada", "ben")
        seating.act("ada", 0)
        monkeypatch.setattr(FuelChosen, "binds", "fuel is burnt")
        refused(seating.give("ada", p.Undo("x", 0)), "fuel is burnt")
        seating.table.apply(ev.Undone(0, "y"), seating.now)
        assert seating.table.ply == 0

    def test_a_table_keeps_so_many_actions(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        seating.act("ada", 0)
        monkeypatch.setattr(commands, "MOST_ACTIONS", 1)
        refused(seating.act("ben", 1), "the most that a table keeps")
        assert seating.undo("ada", 0) is None
        assert seating.act("ada", 0) is None
        monkeypatch.setattr(commands, "MOST_EVENTS", seating.table.number)
        refused(seating.undo("ada", 0), "Nothing more can be undone here")

    def test_a_bot_that_could_not_decide_is_told_of_where_it_happened(self) -> None:
        seating = Seating()
        seating.begin("ada", bots=("random",))
        mark = Mark.of(seating.table)
        seating.apply(ev.BotFailed(1, "random"))
        seating.act_by_itself(1, seating.match.offers(1)[0])
        lines = news(seating.table, Viewer("ada", seating.now, {}), mark).log
        assert [(line.ply, line.seat) for line in lines if line.event is None] == [(0, 1)]
        assert lines[0].event is None, "before the move that was played for it"
        seating.act("ada", 0)
        assert notes(seating) == ["The bot could not decide, so a simple move was made for it."]
        assert seating.rebuilt().failed_bots == {"random"}

    def test_the_seed_is_told_only_when_the_game_is_over(self) -> None:
        seating = Seating()
        seating.begin("ada", "ada")
        shown = seating.hello("").commitment
        while seating.table.stage != "over":
            assert (seating.hello("").seed, seating.hello("").salt) == ("", "")
            seating.act("ada", seating.table.awaiting()[0])
        told = seating.hello("")
        assert told.seed == "7"
        assert told.commitment == shown == hashlib.sha256(f"{told.salt}:7".encode()).hexdigest()

    def test_a_newcomer_hears_when_their_seats_acted_last(self) -> None:
        seating = Seating()
        seating.begin("ada", "bea")
        assert seating.hello("ada").acted == 0
        acted = {"ada": 0, "bea": 0}
        for _ in range(6):
            seat = seating.table.awaiting()[0]
            who = ("ada", "bea")[seat]
            seating.act(who, seat)
            acted[who] = seating.table.ply
            assert {name: seating.hello(name).acted for name in acted} == acted
        assert seating.hello("a stranger").acted == 0


class TestComingAndGoing:
    def test_who_has_left_does_not_act_beside_the_stand_in(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        seat = seating.table.awaiting()[0]
        who = ("ada", "ben")[seat]
        assert seating.give(who, p.Leave("a", seat)) is None
        refused(seating.act(who, seat), "A bot plays for you")
        refused(seating.undo(who, seat), "A bot plays for you")
        assert seating.give(who, p.Reclaim("b", seat)) is None
        assert seating.act(who, seat) is None

    def test_the_host_may_call_a_bot_after_the_grace_time(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        refused(seating.give("ada", p.CallStandIn("a", 1)), "60 seconds")
        seating.away = {"ben": GRACE - 1}
        refused(seating.give("ada", p.CallStandIn("b", 1)), "60 seconds")
        seating.away = {"ben": GRACE}
        assert seating.give("ada", p.CallStandIn("c", 1)) is None
        assert seating.table.awaited_bots() == [1]

    def test_everybody_sees_how_long_the_grace_lasts(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        assert seating.hello("ada").showing.seats[1].grace == 0
        seating.away = {"ben": 42.0}
        assert seating.hello("ada").showing.seats[1].grace == GRACE - 42
        seating.away = {"ben": GRACE + 5}
        assert seating.hello("ada").showing.seats[1].grace == 0

    def test_the_person_takes_the_seat_back_at_any_time(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        assert seating.hello("ben").showing.decisions
        seating.give("ben", p.Leave("a", 1))
        assert seating.table.awaited_bots() == [1]
        assert not seating.hello("ben").showing.decisions
        refused(seating.give("ada", p.Reclaim("b", 1)), "not your seat")
        assert seating.give("ben", p.Reclaim("c", 1)) is None
        assert seating.table.awaited_bots() == []

    def test_others_decide_by_vote(self) -> None:
        seating = Seating(seats=4, host="dora")
        seating.begin("ada", "ben", "cleo", "dora")
        seating.away = {"dora": 90.0}
        assert seating.give("ada", p.CallStandIn("a", 3)) is None
        assert seating.table.awaited_bots() == []
        assert seating.give("ada", p.CallStandIn("b", 3)) is None
        assert seating.table.awaited_bots() == []
        assert seating.give("ben", p.CallStandIn("c", 3)) is None
        assert seating.table.awaited_bots() == [3]
        refused(seating.give("stranger", p.CallStandIn("d", 2)), "has been away")


def notes(seating: Seating, player: str = "") -> list[str]:
    """What the log says of who plays, oldest first."""
    own = seating.table.seats_of(player)
    you, game = own[0] if own else None, seating.table.game
    lines = [line for line in seating.hello(player).log if line.event is None]
    return [english(game, line.text, names(seating.table), you) for line in lines]


def finish(seating: Seating) -> None:
    """Everybody plays on with whatever comes first, bots and people alike."""
    while seating.table.stage != "over":
        seat = seating.table.awaiting()[0]
        seating.apply(ev.Acted(seat, plain(seating.match.offers(seat)[0]), seating.key()))


class TestStandInsAreTold:
    def playing(self, bank: int = 0) -> Seating:
        seating = Seating(seats=2, bank=bank)
        seating.begin("ada", "ben")
        return seating

    def late(self) -> Seating:
        """Ben's time is out."""
        seating = self.playing(bank=20)
        seating.act("ada", 0)
        seating.now += 21
        for one in out_of_time(seating.table, seating.now):
            seating.apply(one)
        return seating

    def test_out_of_time(self) -> None:
        seating = self.late()
        for player in ("ada", ""):
            assert notes(seating, player) == ["Ben ran out of time. A bot took over."]
        assert notes(seating, "ben") == ["You ran out of time. A bot took over."]
        line = seating.hello("").log[-1]
        assert (line.ply, line.seat, line.clause, line.head) == (1, 1, "", False)
        assert [info.stand_in for info in seating.hello("").showing.seats] == ["", "time"]

    def test_as_news_it_comes_once_before_what_the_bot_does(self) -> None:
        seating = self.playing(bank=20)
        seating.now += 21
        mark = Mark.of(seating.table)
        seating.apply(out_of_time(seating.table, seating.now)[0])
        first = news(seating.table, Viewer("ben", seating.now, {}), mark)
        assert [english(None, line.text) for line in first.log] == ["Ada ran out of time. A bot took over."]
        mark = Mark.of(seating.table)
        seating.act_by_itself(0, seating.match.offers(0)[0])
        assert all(line.event for line in news(seating.table, Viewer("ben", seating.now, {}), mark).log)
        assert [line.event is None for line in seating.hello("ben").log][1:3] == [True, False]

    def test_away_and_a_bot_called_by_the_host(self) -> None:
        seating = self.playing()
        seating.away = {"ben": GRACE}
        seating.give("ada", p.CallStandIn("a", 1))
        assert notes(seating) == ["Ben was away. The host called in a bot."]
        assert notes(seating, "ben") == ["You were away. The host called in a bot."]
        assert seating.hello("").showing.seats[1].stand_in == "host"

    def test_away_and_a_bot_called_by_vote(self) -> None:
        seating = Seating(seats=3, host="cleo")
        seating.begin("ada", "ben", "cleo")
        seating.away = {"cleo": GRACE}
        seating.give("ada", p.CallStandIn("a", 2))
        assert notes(seating) == []
        seating.give("ben", p.CallStandIn("b", 2))
        assert notes(seating) == ["Cleo was away. The table voted for a bot to take over."]

    def test_left_and_back_again(self) -> None:
        seating = self.playing()
        seating.give("ben", p.Leave("a", 1))
        assert seating.hello("ada").showing.seats[1].stand_in == "left"
        seating.give("ben", p.Reclaim("b", 1))
        assert notes(seating) == ["Ben left. A bot took over.", "Ben came back."]
        assert seating.hello("ada").showing.seats[1].stand_in == ""

    def test_somebody_takes_a_bots_seat(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", bots=("random",))
        seating.give("ben", p.Sit("a", 1))
        assert notes(seating) == ["Ben took over from a bot."]

    def test_who_has_lost_the_seat_keeps_the_name_in_the_log(self) -> None:
        seating = self.playing()
        seating.give("ben", p.Leave("a", 1))
        seating.apply(ev.SeatTaken(1, "cleo", "Cleo"))
        for player in ("", "ada", "ben"):
            assert notes(seating, player) == ["Ben left. A bot took over.", "Cleo took over from Ben."]
        assert notes(seating, "cleo") == ["Ben left. A bot took over.", "You took over from Ben."]

    def test_before_the_game_nothing_is_told(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", "ben")
        assert notes(seating) == []

    def test_the_result_says_that_a_bot_finished_whatever_comes_after(self) -> None:
        seating = self.late()
        finish(seating)
        assert [info.stand_in for info in seating.hello("").showing.seats] == ["", "time"]
        assert [seat.stand_in for seat in card_of(seating.table, "").seats] == ["", "time"]
        seating.give("ben", p.Reclaim("a", 1))
        refused(seating.give("ben", p.Sit("b", 1)), "The game is over.")
        seating.apply(ev.SeatTaken(1, "ben", "Ben"))
        assert [info.stand_in for info in seating.hello("").showing.seats] == ["", "time"]
        assert notes(seating) == ["Ben ran out of time. A bot took over."]

    def test_who_came_back_before_the_end_has_finished_the_game(self) -> None:
        seating = self.late()
        seating.give("ben", p.Reclaim("a", 1))
        finish(seating)
        assert [info.stand_in for info in seating.hello("").showing.seats] == ["", ""]

    def test_what_is_taken_back_does_not_take_it_out_of_the_log(self) -> None:
        seating = self.playing()
        seating.act("ada", 0)
        seating.give("ben", p.Leave("a", 1))
        assert seating.undo("ada", 0) is None
        assert [line.ply for line in seating.hello("").log][1:] == [0]
        assert notes(seating) == ["Ben left. A bot took over."]

    def test_a_replay_tells_it_at_its_moment(self) -> None:
        seating = self.late()
        finish(seating)
        assert [ply for ply in range(seating.table.ply + 1) for _ in notes_of(seating.table, ply, None)] == [1]


class TestClock:
    def test_a_bank_runs_while_the_seat_is_awaited_and_only_then(self) -> None:
        seating = Seating(bank=100)
        seating.begin("ada", "ben")
        seating.now += 10
        seating.act("ada", 0)
        seating.now += 5
        seats = seating.hello("").showing.seats
        assert [info.time_left for info in seats] == [90.0, 85.0]

    def test_out_of_time_a_bot_plays_on_until_the_person_is_back(self) -> None:
        seating = Seating(bank=20)
        seating.begin("ada", "ben")
        assert seating.table.clock.next_flag() == (1_020.0, 0)
        seating.now += 21
        called = out_of_time(seating.table, seating.now)
        assert [(one.seat, one.reason) for one in called if isinstance(one, ev.StandInCalled)] == [
            (0, "time"),
            (1, "time"),
        ]
        for one in called:
            seating.apply(one)
        seating.give("ada", p.Reclaim("a", 0))
        assert seating.hello("").showing.seats[0].time_left == 30.0

    def test_without_a_clock_nobody_is_late(self) -> None:
        seating = Seating()
        seating.begin("ada", "ben")
        assert seating.table.clock.next_flag() is None
        assert seating.hello("").showing.seats[0].time_left == -1


class TestChat:
    def test_what_is_said_is_kept(self) -> None:
        seating = Seating()
        assert seating.give("zoe", p.Say("a", "  hello ")) is None
        assert [(line.name, line.text) for line in seating.hello("").chat] == [("Zoe", "hello")]

    @pytest.mark.parametrize("text", ["", "   ", "x" * 401])
    def test_nothing_and_too_much_are_refused(self, text: str) -> None:
        refused(Seating().give("zoe", p.Say("a", text)), "1 to 400")


def test_a_table_built_again_from_its_store_is_the_same() -> None:
    seating = Seating("galaxy-command", seats=2, bank=300)
    seating.begin("ada", "ben")
    for step in range(60):
        seating.now += 3.5
        if seating.table.stage == "over":
            break
        seat = seating.table.awaiting()[0]
        seating.act(["ada", "ben"][seat], seat, step % 2 - 1)
        if step % 7 == 0 and not seating.hello("ada").showing.no_undo:
            seating.give("ada", p.Undo(seating.key(), 0))
    again, before = seating.rebuilt(), seating.hello("ben")
    seating.table = again
    assert seating.hello("ben") == before


def test_a_seat_asked_the_same_again_is_asked_anew() -> None:
    seating = Seating(seats=3)
    seating.begin("ada", "ben", "cleo")
    old = seating.table.number
    for seat, player in enumerate(("ada", "ben", "cleo")):
        assert seating.act(player, seat, at=old) is None
    assert seating.table.is_stale(old, 0)
    assert not seating.table.is_stale(seating.table.number, 0)
    assert seating.table.is_stale(seating.table.number + 1, 0)


class TestTheTimerOfTheGame:
    def timed(self) -> Seating:
        seating = Seating(seats=2, timer="on")
        seating.begin("ada", "ben")
        return seating

    def test_time_speaks_when_it_has_run_out_and_not_before(self) -> None:
        seating = self.timed()
        seating.now += 29.0
        assert out_of_time(seating.table, seating.now) == []
        assert seating.hello("ada").showing.timer_left == 1.0
        assert next_moment(seating.table) == 1_030.0
        seating.now += 1.0
        (acted,) = out_of_time(seating.table, seating.now)
        assert isinstance(acted, ev.Acted)
        assert (acted.seat, acted.action["kind"]) == (CLOCK, "TimeUp")

    def test_it_runs_on_whatever_people_do_and_starts_afresh_with_the_next_round(self) -> None:
        seating = self.timed()
        seating.now += 10.0
        seating.act("ada", 0)
        assert next_moment(seating.table) == 1_030.0
        seating.now += 10.0
        seating.act("ben", 1)
        assert next_moment(seating.table) == 1_050.0
        assert seating.rebuilt().hourglass.runs_out() == 1_050.0

    def test_bots_do_not_play_for_time(self) -> None:
        seating = Seating(seats=2, timer="on")
        seating.begin("ada", bots=("random",))
        assert seating.table.awaited_bots() == [1]

    def test_without_a_timer_nothing_runs(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", "ben")
        assert next_moment(seating.table) is None
        assert seating.hello("ada").showing.timer_left == -1.0
