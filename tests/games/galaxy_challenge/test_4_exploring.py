"""Chapter 4: exploring."""

from __future__ import annotations

import pytest

from cosmodrome.core.records import plain
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageReturned,
    AdvantagesDrawn,
    DefenceTried,
    ExploringBegan,
    GameEnded,
    SectorDrawn,
    TurnBegan,
)
from tests.games.galaxy_challenge.positions import (
    EMPTY,
    GLASS_COMET,
    LOST_PROBE,
    SECTOR,
    Table,
    card,
    of_kind,
    only,
)

LEVIATHAN = "Sleeping Leviathan"
"""A great anomaly with two advantage cards."""


def landed(*, blue: int = 1, green: int = 1, hand: tuple[str, ...] = (), cell: str = "E6", seats: int = 2) -> Table:
    """A rocket that has just moved, with these totals; none of its cards was used."""
    table = Table(seats)
    table.at(0, "E5")
    table.give(0, *hand)
    table.begin(0, dice=(1, blue, 1, green))
    if hand:
        table.roll(dice=(1, blue, 1, green))
    table.move(cell)
    return table


@pytest.mark.clause("CH-4.1", "CH-4.8")
def test_CH_4_1_explore_or_attack_or_neither_then_the_turn_ends() -> None:
    table = landed()
    assert table.offers() == [actions.Explore(), actions.EndTurn()]
    assert only(table.explore(EMPTY), TurnBegan).seat == 1
    table = landed()
    events = table.play(0, actions.EndTurn())
    assert not of_kind(events, SectorDrawn)
    assert only(events, TurnBegan).seat == 1
    assert table.clause(0, actions.Explore()) != ""


@pytest.mark.clause("CH-4.2")
@pytest.mark.parametrize(
    ("bonus", "blue", "due"),
    [("", 1, 1), ("", 5, 1), ("", 6, 2), ("exploring 6", 6, 2), ("exploring 8", 4, 2), ("exploring 8", 5, 3)],
)
def test_CH_4_2_cards_by_the_blue_total(bonus: str, blue: int, due: int) -> None:
    table = Table(2)
    table.at(0, "E5")
    used = table.give(0, bonus) if bonus else ()
    table.begin(0, dice=(1, blue, 1, 1))
    if bonus:
        table.roll(*used, dice=(1, blue, 1, 1))
    assert table.reach()["E6"].cards == due
    table.move("E6")
    assert table.view().cards == due
    events = table.explore(EMPTY, "Thin Dust", "Old Static")
    assert only(events, ExploringBegan).cards == due
    assert [each.card for each in of_kind(events, SectorDrawn)] == [51, 52, 53][:due]


@pytest.mark.clause("CH-4.2")
def test_CH_4_2_each_card_is_resolved_before_the_next() -> None:
    table = landed(blue=6, green=1, hand=("moving 3", "attack 3"))
    events = table.explore("World-Breaker", GLASS_COMET)
    assert [each.card for each in of_kind(events, SectorDrawn)] == [SECTOR["World-Breaker"]]
    assert (table.view().phase, table.view().sector, table.view().draws) == ("return", SECTOR["World-Breaker"], 1)
    events = table.play(0, actions.ReturnAdvantage(card("moving 3")))
    assert [each.card for each in of_kind(events, SectorDrawn)] == [SECTOR[GLASS_COMET]]


@pytest.mark.clause("CH-4.3")
def test_CH_4_3_a_discovery_gives_a_chip_and_the_cards_it_names() -> None:
    table = landed()
    table.top(card("moving 3"), card("attack 3"))
    events = table.explore(LEVIATHAN)
    assert only(events, SectorDrawn) == SectorDrawn(0, SECTOR[LEVIATHAN], 1, 29)
    assert only(events, AdvantagesDrawn).cards == (card("moving 3"), card("attack 3"))
    assert table.hand(0) == {"moving 3", "attack 3"}
    assert (table.state.chips, table.state.bank) == ((1, 0), 29)


@pytest.mark.clause("CH-4.3")
def test_CH_4_3_on_the_centre_two_chips_but_no_more_cards() -> None:
    table = Table(2)
    table.at(0, "G6")
    table.begin(0, dice=(1, 1, 1, 1))
    table.move("G7")
    events = table.explore(GLASS_COMET)
    assert only(events, SectorDrawn).chips == 2
    assert table.holds(0) == 1


@pytest.mark.clause("CH-4.3", "CH-4.5")
def test_CH_4_3_sector_cards_go_to_the_bottom_in_the_order_drawn() -> None:
    table = landed(blue=6)
    table.explore(LOST_PROBE, EMPTY)
    order = table.state.sectors
    drawn = [SECTOR[LOST_PROBE], SECTOR[EMPTY]]
    for _ in range(35):
        table.at(0, "E5")
        table.begin(0, dice=(1, 6, 1, 6, 1, 1, 1, 1))
        if table.view().phase == "roll":
            table.roll(dice=(1, 6, 1, 6))
        table.move("E6")
        events = table.play(0, actions.Explore(), dice=(1, 1, 1, 1))
        while table.view().phase == "return":
            events += table.play(0, table.offers()[0])
        drawn += [each.card for each in of_kind(events, SectorDrawn)]
        if GAME.outcome(table.state):
            break
    assert drawn == list(order[: len(drawn)])
    assert table.view().unseen_sectors == 72 - len(drawn)


@pytest.mark.clause("CH-4.4")
@pytest.mark.parametrize(("green", "held"), [(3, False), (4, True), (5, True)])
def test_CH_4_4_a_green_total_of_the_cards_number_holds(green: int, held: bool) -> None:
    table = landed(green=green, hand=("moving 3",))
    events = table.explore("Raider Wing")
    assert only(events, DefenceTried) == DefenceTried(0, SECTOR["Raider Wing"], 4, green, held)
    assert table.holds(0) == (1 if held else 0)
    assert len(of_kind(events, AdvantageReturned)) == (0 if held else 1)


@pytest.mark.clause("CH-4.4")
def test_CH_4_4_whoever_holds_no_card_loses_none() -> None:
    events = landed(green=3).explore("Raider Wing")
    assert only(events, DefenceTried) == DefenceTried(0, SECTOR["Raider Wing"], 4, 3, False, spared=True)
    assert not of_kind(events, AdvantageReturned)


@pytest.mark.clause("CH-4.4")
def test_CH_4_4_otherwise_one_card_of_choice_returns_to_the_deck() -> None:
    table = landed(hand=("moving 3", "defence 10"))
    table.explore("Raider Wing")
    assert table.offers() == [actions.ReturnAdvantage(card("moving 3")), actions.ReturnAdvantage(card("defence 10"))]
    assert table.clause(0, actions.ReturnAdvantage(card("attack 3"))) == "CH-4.4"
    table.play(0, actions.ReturnAdvantage(card("defence 10")))
    assert table.hand(0) == {"moving 3"}
    assert table.state.deck[-1] == card("defence 10")


@pytest.mark.clause("CH-4.4")
def test_CH_4_4_without_a_card_nothing_is_lost_and_used_ones_do_not_count() -> None:
    table = landed()
    events = table.explore("Raider Wing")
    assert not of_kind(events, AdvantageReturned)
    table = Table(2)
    table.at(0, "E5")
    used = table.give(0, "moving 3")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 1, 1))
    table.move("E6")
    events = table.explore("Raider Wing")
    assert not of_kind(events, AdvantageReturned)


@pytest.mark.clause("CH-4.4")
def test_CH_4_4_a_defence_used_before_the_roll_counts() -> None:
    table = Table(2)
    table.at(0, "E5")
    used = table.give(0, "defence 8")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 1, 1))
    table.move("E6")
    assert only(table.explore("World-Breaker"), DefenceTried).held


@pytest.mark.clause("CH-4.5")
def test_CH_4_5_finding_nothing() -> None:
    table = landed()
    events = table.explore(EMPTY)
    assert only(events, SectorDrawn) == SectorDrawn(0, SECTOR[EMPTY], 0, 30)
    assert not of_kind(events, AdvantagesDrawn)
    assert sorted(table.state.sectors) == list(range(1, 73))


@pytest.mark.clause("CH-4.6")
def test_CH_4_6_no_more_chips_than_the_bank_has() -> None:
    table = Table(2)
    table.chips(0, 29)
    table.at(0, "G6")
    table.begin(0, dice=(1, 1, 1, 1))
    table.move("G7")
    events = table.explore(LOST_PROBE)
    assert only(events, SectorDrawn).chips == 1
    assert table.state.chips == (1, 29)
    assert of_kind(events, GameEnded)


@pytest.mark.clause("CH-4.7")
def test_CH_4_7_an_empty_deck_gives_nothing_and_there_is_no_hand_limit() -> None:
    table = Table(2)
    table.at(0, "E5")
    everything = [f"{row} {bonus}" for row in ("moving", "attack") for bonus in (3, 4, 5, 6, 8, 10)]
    table.give(1, *everything, *[f"{row} {bonus}" for row in ("exploring", "defence") for bonus in (3, 4, 5, 6, 8, 10)])
    table.give(1, *[f"special {bonus}" for bonus in (4, 5, 6, 8, 4, 5, 6)])
    assert (table.holds(1), len(table.state.deck)) == (31, 1)
    table.begin(0, dice=(1, 1, 1, 1))
    table.move("E6")
    events = table.explore(LEVIATHAN)
    assert len(only(events, AdvantagesDrawn).cards) == 1  # of two
    assert table.state.deck == ()
    table.at(0, "E5")
    table.begin(0)
    table.roll(dice=(1, 1, 1, 1))
    table.move("E6")
    assert not of_kind(table.explore(GLASS_COMET), AdvantagesDrawn)
    assert table.state.chips == (2, 0)


@pytest.mark.clause("CH-4.8")
def test_CH_4_8_once_begun_all_cards_due_are_drawn() -> None:
    table = landed(blue=6, hand=("moving 3", "attack 3"))
    table.explore("Raider Wing", EMPTY)
    assert {type(offer) for offer in table.offers()} == {actions.ReturnAdvantage}
    assert table.clause(0, actions.EndTurn()) == "CH-4.1"
    events = table.play(0, table.offers()[0])
    assert only(events, SectorDrawn).card == SECTOR[EMPTY]


@pytest.mark.clause("CH-4.9")
def test_CH_4_9_cards_gained_can_be_taken_at_once_but_help_no_total() -> None:
    table = landed(blue=6, green=1)
    table.top(card("defence 10"))
    events = table.explore(GLASS_COMET, "Raider Wing")
    assert only(events, DefenceTried).green == 1
    assert only(events, AdvantageReturned).card == card("defence 10")
    assert table.holds(0) == 0


@pytest.mark.clause("CH-4.10")
def test_CH_4_10_a_returned_card_is_not_shown_to_the_others() -> None:
    table = landed(hand=("moving 3", "defence 10"), seats=3)
    table.explore("Raider Wing")
    events = only(table.play(0, actions.ReturnAdvantage(card("moving 3"))), AdvantageReturned)
    assert plain(GAME.redact(events, 0)) == plain(events)
    for watcher in (1, 2, None):
        assert plain(GAME.redact(events, watcher)) == plain(AdvantageReturned(0, 0))
