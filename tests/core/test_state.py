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


class Harbour(Part):
    home: Player
    players: list[Player]
    rows: tuple[Player, ...]
    cards: tuple[int, ...]


class Larger(Board):
    round: int = 3


def board() -> Larger:
    players = [Player(coins=number, cards=[number]) for number in range(6)]
    return Larger(
        players=players[:2], pair=(players[2], players[3]), rows=(players[4],), before=(players[5],), deck=(7, 8)
    )


def test_a_clone_shares_nothing_that_can_change() -> None:
    one = board()
    other = one.clone()
    for part in (other.players[0], other.pair[1], other.rows[0]):
        part.coins = 99
        part.cards.append(99)
    other.players.append(Player(coins=6, cards=[]))
    assert plain(one) == plain(board())
    assert type(other) is Larger


def test_a_clone_keeps_what_is_declared_as_shared() -> None:
    one = board()
    assert one.clone().before is one.before


def test_a_key_says_all_that_a_part_holds() -> None:
    one = board().players[0]
    assert one.key() == one.clone().key() == (0, (0,))
    assert len({hash(one.key()), *(hash(each.key()) for each in board().players)}) == 2
    one.cards.append(1)
    assert one.key() == (0, (0, 1))
    fleet = Harbour(home=one, players=[one], rows=(one,), cards=(3,))
    assert fleet.key() == (one.key(), (one.key(),), (one.key(),), (3,))


def test_fields_of_the_base_come_first_and_json_goes_both_ways() -> None:
    one = board()
    assert list(Larger.FIELDS) == ["players", "pair", "rows", "before", "deck", "round"]
    assert plain(revive(plain(one), Larger)) == plain(one)


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        board().colour = "red"  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        Player(coins=1)  # type: ignore[call-arg]


class Rocket(Part):
    fuel: int = 6
    cards: tuple[int, ...] = ()
    crew: int


def test_a_field_starts_as_its_declaration_says() -> None:
    rocket = Rocket(crew=2)
    assert (rocket.fuel, rocket.cards, rocket.crew) == (6, (), 2)
    assert Rocket(fuel=1, crew=0).fuel == 1
    assert plain(rocket.clone()) == plain(rocket)


def test_what_can_change_is_no_start() -> None:
    with pytest.raises(AssertionError, match=r"Fleet\.ships would share"):

        class Fleet(Part):
            ships: list[int] = []  # noqa: RUF012 - the fault
