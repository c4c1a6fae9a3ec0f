"""Chapter 7: the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import SECTOR_CARDS
from cosmodrome.games.galaxy_challenge.events import (
    AdvantagesDrawn,
    GameEnded,
    SectorDrawn,
    TieDrawn,
    TieRolled,
    TurnBegan,
)
from tests.games.galaxy_challenge.positions import GLASS_COMET, LOST_PROBE, Table, card, of_kind, only
from tests.words import english


def last_chip(
    *chips: int, blue: int = 1, dice: Sequence[int] = (), **hands: tuple[str, ...]
) -> tuple[Table, list[Event]]:
    """Seat 0 explores with one chip left in the bank: `hand0`, `hand1` and so on are what the seats hold."""
    table = Table(len(chips))
    table.at(0, "E5")
    table.chips(*chips)
    assert table.state.bank == 1
    for name, calls in hands.items():
        table.give(int(name[-1]), *calls)
    table.begin(0, dice=(1, blue, 1, 1))
    if table.view().phase == "roll":
        table.roll(dice=(1, blue, 1, 1))
    table.move("E6", dice=dice)
    table.sectors(LOST_PROBE, GLASS_COMET)
    return table, table.play(0, actions.Explore(), dice=dice)


@pytest.mark.clause("CH-7.1")
def test_CH_7_1_the_last_chip_ends_the_game_at_once_and_most_chips_win() -> None:
    table, events = last_chip(14, 10, 5, blue=6)
    assert len(of_kind(events, SectorDrawn)) == 1  # the second draw is dropped
    assert only(events, GameEnded) == GameEnded((15, 10, 5), 0)
    assert not of_kind(events, TurnBegan)
    assert list(GAME.awaiting(table.state)) == []
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((15, 10, 5), (1, 2, 3), (0,))
    assert english(GAME, outcome.verdict, ["Ada", "Ben", "Cleo"]) == "Ada won with 15 chips (CH-7.1)."
    assert table.clause(0, actions.EndTurn()) == "CH-7.1"


@pytest.mark.clause("CH-7.1")
def test_CH_7_1_others_may_win_by_the_last_chip_of_somebody() -> None:
    table, _ = last_chip(3, 20, 6)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.clause("CH-7.2")
def test_CH_7_2_tied_players_add_all_their_cards_to_a_roll_of_four_dice() -> None:
    table, events = last_chip(
        11, 12, 6, dice=(1, 1, 1, 2, 1, 1, 1, 1), hand0=("moving 3", "moving 4"), hand1=("attack 8",)
    )
    rolls = of_kind(events, TieRolled)
    assert [(each.seat, each.number) for each in rolls] == [(0, 5 + 3 + 4), (1, 4 + 8)]  # two of a kind, all of them
    assert rolls[0].cards == (card("moving 3"), card("moving 4"))
    assert GAME.outcome(table.state) is not None


@pytest.mark.clause("CH-7.2")
@pytest.mark.parametrize(("second", "winner"), [((1, 1, 1, 1), 0), ((6, 6, 6, 6), 1)])
def test_CH_7_2_the_highest_number_wins(second: Sequence[int], winner: int) -> None:
    table, events = last_chip(11, 12, 6, dice=(2, 2, 2, 2, *second))
    assert only(events, GameEnded).winner == winner
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.places == ((1, 2, 3) if winner == 0 else (2, 1, 3))
    name, number = (("Ada", 8), ("Ben", 24))[winner]
    assert english(GAME, outcome.verdict, ["Ada", "Ben", "Cleo"]) == (
        f"{name} won with 12 chips after a tie: {number} in the deciding roll (CH-7.2)."
    )
    assert [english(GAME, title) for title in outcome.titles] == (
        ["Winner", "Place 2", "Place 3"] if winner == 0 else ["Place 2", "Winner", "Place 3"]
    )
    assert not of_kind(events, TieDrawn)
    assert table.view().players[2].tie_number == 0


@pytest.mark.clause("CH-7.3")
def test_CH_7_3_tied_again_they_draw_until_a_great_anomaly() -> None:
    table, events = last_chip(9, 10, 10, dice=(2,) * 12)
    drawn = of_kind(events, TieDrawn)
    assert [each.seat for each in drawn] == [place % 3 for place in range(len(drawn))]  # from the last chip clockwise
    assert [SECTOR_CARDS[each.card].great for each in drawn] == [False] * (len(drawn) - 1) + [True]
    assert len({each.card for each in drawn}) == len(drawn)  # drawn cards stay out
    assert only(events, GameEnded) == GameEnded((10, 10, 10), drawn[-1].seat, (8, 8, 8))
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert english(GAME, outcome.verdict, ["Ada", "Ben", "Cleo"]) == (
        f"{('Ada', 'Ben', 'Cleo')[drawn[-1].seat]} won with 10 chips after a second tie: "
        "the first to draw a Great Anomaly (CH-7.3)."
    )


@pytest.mark.clause("CH-7.3")
def test_CH_7_3_only_those_tied_for_the_highest_number_and_the_next_of_them_begins() -> None:
    _, events = last_chip(9, 10, 10, dice=(1, 1, 1, 1, *(2,) * 8))
    drawn = of_kind(events, TieDrawn)
    assert [each.seat for each in drawn] == [1 + place % 2 for place in range(len(drawn))]


@pytest.mark.clause("CH-7.4")
def test_CH_7_4_the_last_discovery_still_gives_its_cards_and_used_ones_do_not_count() -> None:
    table = Table(2)
    table.at(0, "E5")
    table.chips(14, 15)
    used = table.give(0, "defence 10")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 1, 1))
    table.move("E6")
    table.sectors(GLASS_COMET)
    table.top(card("attack 6"))
    events = table.play(0, actions.Explore(), dice=(1, 1, 1, 1, 2, 2, 2, 2))
    assert only(events, AdvantagesDrawn).cards == (card("attack 6"),)
    assert [(each.cards, each.number) for each in of_kind(events, TieRolled)] == [((card("attack 6"),), 10), ((), 8)]
    assert only(events, GameEnded).winner == 0
