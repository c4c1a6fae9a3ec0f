"""Choosing colours before the game: one's own, a free one, until it begins."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.core.game import check_colours
from cosmodrome.core.refusal import BadSetup, Refusal
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.cards import card_of
from cosmodrome.table import event_log as ev
from cosmodrome.table import protocol as p
from cosmodrome.table.table import Table
from tests.table.seating import Seating, refused


class Colours(Seating):
    """Three seats and four colours; Ada hosts in seat 0, Ben has seat 1."""

    def __init__(self) -> None:
        super().__init__("galaxy-trucker", 3)
        for seat, player in enumerate(("ada", "ben")):
            assert self.give(player, p.Sit(self.key(), seat)) is None

    def choose(self, player: str, seat: int, colour: str | None) -> Refusal | None:
        command = {"kind": "ChooseColour", "key": self.key(), "seat": seat, "colour": colour}
        return self.give(player, msgspec.convert(command, p.Command))

    @property
    def shown(self) -> list[str | None]:
        return [chair.colour for chair in self.hello("").showing.seats]


def test_without_a_choice_the_order_is_the_usual_one() -> None:
    assert Colours().shown == ["blue", "green", "yellow"]


def test_a_colour_that_nobody_has_is_taken() -> None:
    table = Colours()
    assert table.choose("ben", 1, "red") is None
    assert table.shown == ["blue", "red", "yellow"]
    assert [chair.colour_chosen for chair in table.hello("ada").showing.seats] == [False, True, False]
    assert [seat.colour for seat in card_of(table.table, "").seats] == ["blue", "red", "yellow"]


def test_who_has_not_chosen_gives_way() -> None:
    table = Colours()
    assert table.choose("ben", 1, "blue") is None
    assert table.shown == ["green", "blue", "yellow"]


def test_what_somebody_has_chosen_is_theirs_until_they_give_it_up() -> None:
    table = Colours()
    assert table.choose("ben", 1, "green") is None
    refused(table.choose("ada", 0, "green"), "Ben already chose green.", seating=table)
    assert table.choose("ben", 1, None) is None
    assert table.choose("ada", 0, "green") is None
    assert table.shown == ["green", "blue", "yellow"]


def test_who_stands_up_leaves_the_colour_to_others() -> None:
    table = Colours()
    table.choose("ben", 1, "red")
    table.give("ben", p.Leave("l", 1))
    assert table.choose("ada", 0, "red") is None
    assert table.shown == ["red", "blue", "yellow"]


def test_the_host_chooses_for_bots_and_for_nobody_else() -> None:
    table = Colours()
    refused(table.choose("ada", 2, "red"), "not your seat")
    table.give("ada", p.SeatBot("b", 2, "random"))
    refused(table.choose("ben", 2, "red"), "not your seat")
    refused(table.choose("ada", 1, "red"), "not your seat")
    refused(table.choose("", 2, "red"), "not your seat")
    assert table.choose("ada", 2, "red") is None
    assert table.shown == ["blue", "green", "red"]


def test_only_the_games_own_colours_and_only_before_it() -> None:
    table = Colours()
    refused(table.choose("ada", 0, "purple"), "This game has no pieces in purple.")
    table.give("ada", p.SeatBot("b", 2, "random"))
    table.give("ada", p.Begin("c"))
    refused(table.choose("ada", 0, "red"), "The game has already begun.")


def test_a_game_without_colours_has_none_to_choose() -> None:
    seating = Seating()
    seating.give("ada", p.Sit("a", 0))
    refused(seating.give("ada", p.ChooseColour("b", 0, "blue")), "This game has no pieces in blue.")
    assert [chair.colour for chair in seating.hello("ada").showing.seats] == [None, None]


def test_the_stored_table_has_them_again() -> None:
    table = Colours()
    table.choose("ben", 1, "blue")
    again = table.rebuilt()
    assert (again.colours, again.chosen_colours) == (["green", "blue", "yellow"], {1})


def test_a_table_may_open_with_colours() -> None:
    opened: ev.TableOpened = msgspec.structs.replace(Colours().opened, colours=("red", "green", "blue"))
    assert Table("t1", opened, 0.0, find_game).colours == ["red", "green", "blue"]


@pytest.mark.parametrize("chosen", [["red"], ["red", "red", "blue"], ["red", "blue", "purple"], ["red"] * 4])
def test_each_seat_has_a_colour_of_its_own(chosen: list[str]) -> None:
    meta = find_game("galaxy-trucker").meta
    with pytest.raises(BadSetup, match="a colour of its own"):
        check_colours(meta, 3, chosen)
    assert check_colours(meta, 3, ["red", "green", "blue"]) == ("red", "green", "blue")
