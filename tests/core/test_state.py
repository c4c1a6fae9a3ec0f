"""State classes: what their annotations turn into."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import plain, revive
from cosmodrome.core.state import Part, Shared


class Player(Part):
    coins: int
    cards: list[int]


class Board(Part):
    players: list[Player]
    pair: tuple[Player, Player]
    rows: tuple[Player, ...]
    before: Shared[tuple[Player, ...]]
    deck: tuple[int, ...]


class Larger(Board):
    round: int


def board() -> Larger:
    players = [Player(number, [number]) for number in range(6)]
    return Larger(players[:2], (players[2], players[3]), (players[4],), (players[5],), (7, 8), round=3)


def test_a_clone_shares_nothing_that_can_change() -> None:
    one = board()
    other = one.clone()
    for part in (other.players[0], other.pair[1], other.rows[0]):
        part.coins = 99
        part.cards.append(99)
    other.players.append(Player(6, []))
    assert plain(one) == plain(board())
    assert type(other) is Larger


def test_a_clone_keeps_what_is_declared_as_shared() -> None:
    one = board()
    assert one.clone().before is one.before


def test_fields_of_the_base_come_first_and_json_goes_both_ways() -> None:
    one = board()
    assert list(Larger.FIELDS) == ["players", "pair", "rows", "before", "deck", "round"]
    assert plain(revive(plain(one), Larger)) == plain(one)


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        board().colour = "red"  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        Player(1)  # type: ignore[call-arg]
