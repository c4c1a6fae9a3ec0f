"""A match: play, refuse, view, undo; on the template game, whose choices are secret and simultaneous."""

from __future__ import annotations

import msgspec
import pytest

import cosmodrome
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import fewest_seats
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import digest
from cosmodrome.core.refusal import BadSetup, IllegalAction, Refusal, UndoRefused
from cosmodrome.games._template import GAME
from cosmodrome.games._template.actions import ChooseFuel, TimeUp
from cosmodrome.games._template.events import FuelChosen


def lift_off(seats: int = 2, seed: int = 1, **options: str) -> Match:
    return cosmodrome.new("template", seats=seats, seed=seed, options=options, players=["Ada", "Ben", "Cleo"][:seats])


def choose(match: Match, seat: int) -> ChooseFuel:
    action = match.offers(seat)[0]
    assert isinstance(action, ChooseFuel)
    match.play(seat, action)
    return action


def test_a_whole_game_by_first_offers() -> None:
    match = lift_off(3)
    while match.outcome is None:
        seat = match.awaiting[0]
        match.play(seat, match.offers(seat)[0])
    assert match.awaiting == ()
    assert match.offers(0) == ()
    assert sum(match.outcome.scores) <= 25


def test_an_illegal_action_is_raised_with_its_refusal_and_changes_nothing() -> None:
    match = lift_off()
    before = digest(match.snapshot())
    with pytest.raises(IllegalAction) as caught:
        match.play(0, ChooseFuel(99))
    assert caught.value.refusal.clause == "LO-1.2"
    assert "LO-1.2" in str(caught.value)
    assert digest(match.snapshot()) == before
    assert match.log == []


def test_several_seats_are_awaited_at_once_in_any_order() -> None:
    match = lift_off(3)
    assert list(match.awaiting) == [0, 1, 2]
    choose(match, 2)
    assert list(match.awaiting) == [0, 1]
    choose(match, 0)
    choose(match, 1)
    assert list(match.awaiting) == [0, 1, 2]


def test_time_is_a_player() -> None:
    match = lift_off(2, timer="on")
    assert match.awaiting == (0, 1, CLOCK)
    choose(match, 0)
    match.play(CLOCK, TimeUp())
    assert match.awaiting == (0, 1, CLOCK)
    assert [entry.seat for entry in match.log] == [0, CLOCK]


def test_a_seat_sees_only_its_own_secret_choice() -> None:
    match = lift_off()
    action = choose(match, 0)
    first = list(match.opening)
    assert match.seen(0) == [*first, FuelChosen(0, action.strength)]
    assert match.seen(1) == match.seen(None) == [*first, FuelChosen(0, 0)]


def test_a_snapshot_is_a_copy() -> None:
    match = lift_off()
    match.snapshot().hands.clear()
    assert match.offers(0)


def test_why_not_tells_what_is_closed() -> None:
    match = lift_off()
    closed = match.why_not(0)
    assert [refusal.clause for _, refusal in closed] == ["LO-1.2"]
    assert match.why_not(7) == []


class TestUndo:
    def test_goes_back_step_by_step_to_the_last_barrier(self) -> None:
        match = lift_off(3)
        begin = digest(match.snapshot())
        first = choose(match, 0)
        choose(match, 1)
        match.undo()
        assert match.undo().action == first
        assert digest(match.snapshot()) == begin
        with pytest.raises(UndoRefused, match="nothing has been played"):
            match.undo()

    def test_not_across_what_was_revealed(self) -> None:
        match = lift_off(2)
        choose(match, 0)
        choose(match, 1)
        with pytest.raises(UndoRefused, match="hidden"):
            match.undo()
        assert len(match.log) == 2

    def test_not_across_chance(self) -> None:
        match = lift_off(2, timer="on")
        match.play(CLOCK, TimeUp())
        with pytest.raises(UndoRefused, match="random"):
            match.undo()

    def test_not_across_what_somebody_else_did(self) -> None:
        match = lift_off(3)
        choose(match, 0)
        choose(match, 1)
        with pytest.raises(UndoRefused, match="Ben acted after you"):
            match.undo(0)
        match.undo(1)
        match.undo(0)
        assert match.log == []

    def test_not_across_time_that_ran_out(self) -> None:
        match = cosmodrome.new(
            "galaxy-trucker", seats=2, seed=1, options={"pace": "real-time", "rounds": "II"}, players=["Ada", "Ben"]
        )
        match.play(0, match.offers(0)[0])
        match.play(CLOCK, match.offers(CLOCK)[0])
        for seat in (0, 1):
            assert match.why_no_undo(seat) == say("undo-time")

    def test_not_across_what_the_rules_bind(self, monkeypatch: pytest.MonkeyPatch) -> None:
        match = lift_off(3)
        choose(match, 0)
        monkeypatch.setattr(FuelChosen, "binds", "fuel is burnt")
        with pytest.raises(UndoRefused, match="You cannot undo this: fuel is burnt"):
            match.undo(0)
        assert len(match.log) == 1

    def test_the_barrier_stays_after_undoing_what_came_later(self) -> None:
        match = lift_off(2)
        choose(match, 0)
        choose(match, 1)
        choose(match, 0)
        match.undo(0)
        assert match.why_no_undo(0) == say("undo-revealed")

    def test_play_goes_on_after_an_undo_as_if_it_had_not_been(self) -> None:
        straight, bent = lift_off(2), lift_off(2)
        choose(straight, 0)
        bent.play(0, bent.offers(0)[1])
        bent.undo(0)
        choose(bent, 0)
        choose(straight, 1)
        choose(bent, 1)
        assert straight.dump() == bent.dump()


class TestSetup:
    def test_seats(self) -> None:
        with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
            cosmodrome.new("template", seats=5)

    def test_unknown_option(self) -> None:
        with pytest.raises(BadSetup, match=r'no option "tie"\. It has: ties and timer'):
            lift_off(tie="scrap")

    def test_unknown_value(self) -> None:
        with pytest.raises(BadSetup, match=r'cannot be "maybe"\. It can be scrap or next'):
            lift_off(ties="maybe")

    def test_seed(self) -> None:
        with pytest.raises(BadSetup, match="seed"):
            cosmodrome.new("template", seed=-1)

    def test_players(self) -> None:
        with pytest.raises(BadSetup, match="There is 1 name for 2 seats"):
            cosmodrome.new("template", seats=2, players=["Ada"])

    def test_options_that_do_not_go_with_the_seats(self) -> None:
        with pytest.raises(BadSetup, match=r"CO-1\.6"):
            cosmodrome.new("galaxy-command", seats=2, options={"deck": "original"})

    def test_without_a_number_the_fewest_seats_that_go_with_the_options(self) -> None:
        refusal = Refusal("LO-1.1", "Three or more, please.")
        picky = msgspec.structs.replace(
            GAME, refuse_setup=lambda seats, options: refusal if seats < 3 or options["timer"] == "on" else None
        )
        assert fewest_seats(GAME, {}) == 2
        assert fewest_seats(picky, {}) == 3
        assert fewest_seats(picky, {}, least=4) == 4
        assert fewest_seats(picky, {"timer": "on"}) == 2, "none will do: the refusal says why"
        assert len(cosmodrome.new("galaxy-command", options={"deck": "original"}).players) == 1

    def test_unknown_game(self) -> None:
        with pytest.raises(cosmodrome.UnknownGame, match="galaxy-command"):
            cosmodrome.new("chess")

    def test_without_a_seed_games_differ(self) -> None:
        assert cosmodrome.new("template").seed != cosmodrome.new("template").seed


def test_moments_of_an_action_are_kept_where_somebody_asks_for_them() -> None:
    match, plain_match = lift_off(), lift_off()
    match.keeps_moments = True
    for each in (match, plain_match):
        choose(each, 0)
        choose(each, 1)
    assert plain_match.moments == {}
    assert digest(match.snapshot()) == digest(plain_match.snapshot())
    assert [[moment.events for moment in match.moments[number]] for number in (1, 2)] == [[0], [0, 1, 3]]
    _, chosen, taken = match.moments[2]
    assert all(chosen.state.chosen)
    assert sum(len(cards) for cards in chosen.state.won) + len(chosen.state.scrapped) == 0
    assert sum(len(cards) for cards in taken.state.won) + len(taken.state.scrapped) == 1
    match.forget_moments()
    assert match.moments == {}


def test_undo_takes_the_moments_back_too() -> None:
    match = lift_off()
    match.keeps_moments = True
    choose(match, 0)
    match.undo(0)
    assert match.moments == {}
    choose(match, 0)
    assert list(match.moments) == [1]
    assert match.moments[1][0].state.chosen == [0, 0]
