"""What a host decides: who enters a private game, who has to go, who may talk, and when a table closes."""

from __future__ import annotations

from cosmodrome.core.message import Message
from cosmodrome.core.records import plain
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.commands import MOST_SAID, MOST_SAID_BY_SPECTATORS, next_moment
from cosmodrome.table.hosting import why_not_watch
from cosmodrome.table.table import KEPT_CHAT
from tests.table.seating import Seating, refused
from tests.words import english


def private() -> Seating:
    """Ada and a bot play a private game; Mira and Eve watch."""
    seating = Seating(seats=2, public=False)
    seating.begin("ada", bots=("random",))
    seating.here = {"ada": "Ada", "mira": "Mira", "eve": "Eve"}
    return seating


class TestAskingForASeat:
    def test_nobody_takes_a_bots_seat_in_a_private_game_without_the_host(self) -> None:
        seating = private()
        assert seating.give("mira", p.Sit("a", 1)) is None
        assert seating.hello("mira").showing.own_seats == ()
        assert plain(seating.hello("mira").showing.view) == plain(seating.hello("").showing.view)
        assert seating.table.awaited_bots() == [1]

    def test_the_host_and_who_asked_see_the_request_and_nobody_else(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        for viewer in ("ada", "mira"):
            assert seating.hello(viewer).showing.requests == (p.SeatRequest("mira", "Mira", 1, True),)
        for viewer in ("eve", ""):
            assert seating.hello(viewer).showing.requests == ()

    def test_the_host_lets_in(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        refused(seating.give("mira", p.LetIn("b", "mira")), "Only the host")
        refused(seating.give("ada", p.LetIn("c", "eve")), "no such request")
        assert seating.give("ada", p.LetIn("d", "mira")) is None
        assert seating.hello("mira").showing.own_seats == (1,)
        assert seating.hello("ada").showing.requests == ()
        refused(seating.give("ada", p.LetIn("e", "mira")), "no such request")

    def test_nobody_is_seated_who_has_gone(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        del seating.here["mira"]
        refused(seating.give("ada", p.LetIn("b", "mira")), "Mira is no longer here")
        assert seating.table.awaited_bots() == [1]

    def test_the_host_refuses_and_is_not_asked_for_ever(self) -> None:
        seating = private()
        for _ in range(3):
            assert seating.give("mira", p.Sit(seating.key(), 1)) is None
            assert seating.give("ada", p.Deny(seating.key(), "mira")) is None
            assert seating.hello("mira").showing.requests == ()
        refused(seating.give("mira", p.Sit("b", 1)), "cannot ask again")

    def test_asking_again_is_stored_once_and_many_have_to_wait(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        stored = len(seating.stored)
        assert seating.give("mira", p.Sit("b", 1)) is None
        assert len(seating.stored) == stored
        for number in range(9):
            assert seating.give(f"guest{number}", p.Sit(f"c{number}", 1)) is None
        refused(seating.give("one-more", p.Sit("d", 1)), "Many people are asking")

    def test_one_seat_answers_everybody_who_asked_for_it(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        seating.give("eve", p.Sit("b", 1))
        seating.give("ada", p.LetIn("c", "eve"))
        assert seating.hello("ada").showing.requests == ()
        refused(seating.give("mira", p.Sit("d", 1)), "Somebody else has this seat")

    def test_who_left_takes_the_own_seat_back_without_being_asked(self) -> None:
        seating = Seating(seats=2, public=False)
        seating.begin("ada", "ben")
        for command in (p.Reclaim("b", 1), p.Sit("c", 1)):
            seating.give("ben", p.Leave(seating.key(), 1))
            assert seating.table.awaited_bots() == [1]
            assert seating.give("ben", command) is None
            assert seating.table.awaited_bots() == []

    def test_a_host_who_only_watched_sits_down_at_once(self) -> None:
        seating = Seating(seats=2, public=False)
        for seat in (0, 1):
            seating.give("ada", p.SeatBot(seating.key(), seat, "random"))
        seating.give("ada", p.Begin("b"))
        assert seating.give("ada", p.Sit("c", 0)) is None
        assert seating.hello("ada").showing.own_seats == (0,)

    def test_before_the_game_the_link_is_the_invitation(self) -> None:
        seating = Seating(seats=2, public=False)
        assert seating.give("mira", p.Sit("a", 1)) is None
        assert seating.hello("mira").showing.own_seats == (1,)

    def test_nobody_sits_down_in_a_game_that_is_over(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", bots=("random",))
        while seating.table.stage != "over":
            seat = seating.table.awaiting()[0]
            seating.act_by_itself(seat, seating.match.offers(seat)[0])
        refused(seating.give("mira", p.Sit("a", 1)), "The game is over")


class TestRemoving:
    def test_a_bot_takes_the_seat_and_the_person_cannot_come_back(self) -> None:
        seating = Seating(seats=2, public=False)
        seating.begin("ada", "ben")
        assert seating.give("ada", p.Remove("a", "ben")) is None
        assert seating.table.awaited_bots() == [1]
        assert [info.kind for info in seating.hello("ada").showing.seats] == ["person", "bot"]
        assert seating.hello("ben").showing.own_seats == ()
        for command in (p.Sit("b", 1), p.Reclaim("c", 1), p.Say("d", "but"), p.Leave("e", 1)):
            refused(seating.give("ben", command), "removed you")

    def test_the_clock_does_not_run_for_who_was_removed(self) -> None:
        seating = Seating(seats=2, bank=100)
        seating.begin("ada", "ben")
        seating.give("ada", p.Remove("a", "ben"))
        assert seating.table.clock.running == {0}

    def test_before_the_game_the_seat_is_free(self) -> None:
        seating = Seating(seats=2)
        seating.give("ben", p.Sit("a", 1))
        seating.give("ada", p.Remove("b", "ben"))
        assert seating.hello("ada").showing.seats[1].kind == "open"
        refused(seating.give("ben", p.Sit("c", 1)), "removed you")

    def test_a_spectator_has_to_go_and_comes_back_as_one(self) -> None:
        seating = private()
        seating.give("mira", p.Sit("a", 1))
        assert seating.give("ada", p.Remove("b", "mira")) is None
        assert seating.hello("ada").showing.requests == ()
        (guest,) = [one for one in seating.hello("ada").showing.guests if one.player == "mira"]
        assert guest.removed
        assert seating.give("ada", p.AllowBack("c", "mira")) is None
        assert seating.give("mira", p.Say("d", "thanks")) is None

    def test_only_the_host_removes_and_only_those_who_are_here(self) -> None:
        seating = private()
        refused(seating.give("mira", p.Remove("a", "eve")), "Only the host")
        refused(seating.give("ada", p.Remove("b", "ada")), "cannot be removed")
        refused(seating.give("ada", p.Remove("c", "stranger")), "no such person")

    def test_whoever_is_known_by_a_seat_or_a_message_can_be_removed(self) -> None:
        seating = private()
        seating.give("zoe", p.Say("a", "hello"))
        assert seating.give("ada", p.Remove("b", "zoe")) is None
        assert seating.table.removed == {"zoe": "Zoe"}

    def test_a_finished_game_keeps_its_players(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", "ben")
        while seating.table.stage != "over":
            seat = seating.table.awaiting()[0]
            seating.act(("ada", "ben")[seat], seat)
        seating.give("ada", p.Remove("a", "ben"))
        assert seating.table.seats_of("ben") == (1,)


def told(reason: Message | None) -> str:
    return english(None, reason) if reason else ""


class TestWatching:
    """A private game: who has no cookie any more is somebody else to the server."""

    def test_nobody_new_watches_once_somebody_was_removed(self) -> None:
        seating = private()
        assert why_not_watch(seating.table, "zoe") is None
        seating.give("ada", p.Remove("a", "eve"))
        for known in ("ada", "mira"):
            assert why_not_watch(seating.table, known) is None
        for new in ("zoe", "eve"):
            assert told(why_not_watch(seating.table, new)) == "The host lets nobody new watch this game."
        assert not seating.hello("ada").showing.watchers_allowed

    def test_the_host_allows_it_again_and_stops_it(self) -> None:
        seating = private()
        refused(seating.give("mira", p.AllowWatchers("a", on=False)), "Only the host")
        seating.give("ada", p.Remove("b", "eve"))
        del seating.here["eve"]
        assert seating.give("ada", p.AllowWatchers("c", on=True)) is None
        assert why_not_watch(seating.table, "zoe") is None
        seating.here["zoe"] = "Zoe"
        del seating.here["mira"]
        assert seating.give("ada", p.AllowWatchers("d", on=False)) is None
        for known in ("mira", "zoe"):
            assert why_not_watch(seating.table, known) is None
        assert why_not_watch(seating.table, "eve")
        stored = len(seating.stored)
        assert seating.give("ada", p.AllowWatchers("e", on=False)) is None
        assert len(seating.stored) == stored

    def test_who_is_let_back_in_watches(self) -> None:
        seating = private()
        seating.give("ada", p.Remove("a", "eve"))
        seating.give("ada", p.AllowBack("b", "eve"))
        assert why_not_watch(seating.table, "eve") is None

    def test_nobody_comes_to_a_private_table_without_a_name(self) -> None:
        assert told(why_not_watch(Seating(public=False).table, "")) == "Please choose a name first."
        assert told(why_not_watch(private().table, "")) == "Please choose a name first."
        assert why_not_watch(Seating().table, "") is None

    def test_other_tables_are_as_open_as_before(self) -> None:
        gathering = Seating(public=False)
        gathering.give("ben", p.Sit("a", 1))
        gathering.give("ada", p.Remove("b", "ben"))
        assert why_not_watch(gathering.table, "zoe") is None, "friends with the link still come"
        refused(gathering.give("ada", p.AllowWatchers("c", on=False)), "not begun")
        public = Seating()
        public.begin("ada", "ben")
        public.give("ada", p.Remove("d", "ben"))
        assert why_not_watch(public.table, "zoe") is None
        refused(public.give("ada", p.AllowWatchers("e", on=False)), "Anybody may watch")

    def test_a_finished_game_is_for_all_who_have_its_link(self) -> None:
        seating = private()
        seating.give("ada", p.Remove("a", "eve"))
        while seating.table.stage != "over":
            seat = seating.table.awaiting()[0]
            seating.act_by_itself(seat, seating.match.offers(seat)[0])
        assert why_not_watch(seating.table, "") is None
        refused(seating.give("ada", p.AllowWatchers("b", on=True)), "The game is over")


class TestGuests:
    def test_only_the_host_is_told_who_is_who(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", "ben")
        seating.here = {"ada": "Ada", "ben": "Ben", "eve": "Eve", "": "Spectator"}
        host, other = seating.hello("ada").showing, seating.hello("ben").showing
        assert host.guests == (p.Guest("eve", "Eve", watching=True, muted=False, removed=False),)
        assert [info.player for info in host.seats] == ["ada", "ben"]
        assert other.guests == ()
        assert [info.player for info in other.seats] == ["", ""]


class TestChat:
    def test_who_is_muted_says_nothing_until_unmuted(self) -> None:
        seating = private()
        refused(seating.give("mira", p.Mute("a", "eve", on=True)), "Only the host")
        assert seating.give("ada", p.Mute("b", "eve", on=True)) is None
        refused(seating.give("eve", p.Say("c", "hello")), "muted you")
        assert seating.give("mira", p.Say("d", "hello")) is None
        assert seating.give("ada", p.Mute("e", "eve", on=False)) is None
        assert seating.give("eve", p.Say("f", "hello")) is None
        refused(seating.give("ada", p.Mute("g", "ada", on=True)), "cannot be muted")

    def test_nobody_talks_without_saying_who_they_are(self) -> None:
        refused(Seating().give("", p.Say("a", "hello")), "choose a name")

    def test_spectators_cannot_talk_the_players_out_of_the_chat(self) -> None:
        seating = private()
        seating.give("ada", p.Say("first", "good luck"))
        for number in range(3 * KEPT_CHAT):
            seating.give(f"guest{number % 10}", p.Say(f"k{number}", "spam"))
        chat = seating.hello("ada").chat
        assert len(chat) == KEPT_CHAT
        assert chat[0].text == "good luck"
        assert seating.give("ada", p.Say("last", "well played")) is None
        assert [line.text for line in seating.hello("ada").chat][-1] == "well played"

    def test_one_person_and_all_spectators_have_their_share(self) -> None:
        seating = private()
        for number in range(MOST_SAID):
            assert seating.give("eve", p.Say(f"e{number}", "spam")) is None
        refused(seating.give("eve", p.Say("x", "more")), "limit for one person")
        for number in range(MOST_SAID_BY_SPECTATORS - MOST_SAID):
            assert seating.give(f"guest{number % 100}", p.Say(f"k{number}", "spam")) is None
        refused(seating.give("mira", p.Say("y", "hello")), "Spectators have reached the limit")
        assert seating.give("ada", p.Say("z", "we can still talk")) is None


class TestClosing:
    def test_the_host_closes_a_table_that_has_not_begun(self) -> None:
        seating = Seating(seats=2)
        seating.give("ben", p.Sit("a", 1))
        refused(seating.give("ben", p.CloseTable("b")), "Only the host")
        assert seating.give("ada", p.CloseTable("c")) is None
        assert seating.hello("ben").showing.stage == "closed"
        for command in (p.Sit("d", 0), p.Say("e", "?"), p.Begin("f"), p.CloseTable("g")):
            refused(seating.give("ada", command), "is closed")

    def test_a_game_of_the_hosts_own_stands_still_once_closed(self) -> None:
        seating = Seating(seats=2, bank=60, timer="on")
        seating.begin("ada", bots=("random",))
        assert seating.give("ada", p.CloseTable("a")) is None
        assert seating.table.awaiting() == ()
        assert seating.table.awaited_bots() == []
        assert next_moment(seating.table) is None
        assert seating.hello("ada").seed == ""

    def test_a_game_of_several_people_is_not_the_hosts_to_close(self) -> None:
        seating = Seating(seats=2)
        seating.begin("ada", "ben")
        refused(seating.give("ada", p.CloseTable("a")), "Other people play here")


def test_a_vote_counts_and_is_stored_once() -> None:
    seating = Seating(seats=4, host="dora")
    seating.begin("ada", "ben", "cleo", "dora")
    seating.away = {"dora": 90.0}
    for key in ("a", "b", "c"):
        seating.give("ada", p.CallStandIn(key, 3))
    assert sum(isinstance(one, ev.VoteCast) for _, one in seating.stored) == 1


def test_a_table_built_again_knows_it_all() -> None:
    seating = Seating(seats=3, public=False)
    seating.begin("ada", "ben", bots=("random",))
    seating.here = {player: player.capitalize() for player in ("ada", "ben", "mira", "eve", "zoe")}
    seating.give("mira", p.Sit("a", 2))
    seating.give("zoe", p.Sit("b", 2))
    seating.give("ada", p.Deny("c", "zoe"))
    seating.give("ada", p.Mute("d", "eve", on=True))
    seating.give("ada", p.Remove("e", "ben"))
    before = [seating.hello(player) for player in ("ada", "mira", "")]
    known = seating.table.known
    seating.table = seating.rebuilt()
    assert seating.table.known == known == {"ada", "eve", "mira", "zoe"}
    assert [seating.hello(player) for player in ("ada", "mira", "")] == before
    assert seating.table.denials == {"zoe": 1}
    seating.apply(ev.TableClosed("idle"))
    assert seating.rebuilt().stage == "closed"
