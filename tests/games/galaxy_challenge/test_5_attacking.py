"""Chapter 5: attacking."""

from __future__ import annotations

import pytest

from cosmodrome.core.flow import NOBODY
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import plain
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.events import (
    AdvantageGiven,
    AttackBegan,
    BattleEnded,
    CardsReturned,
    DefenceRolled,
    NothingGiven,
    TurnBegan,
    TurnWentOn,
)
from tests.games.galaxy_challenge.positions import EMPTY, Table, card, of_kind, only, start


def beside(
    *,
    red: int = 6,
    own: tuple[str, ...] = ("moving 3", "moving 4"),
    their: tuple[str, ...] = ("attack 3", "attack 4"),
    cell: str = "F8",
    target: str = "F7",
    used: tuple[str, ...] = (),
    seats: int = 3,
    winners_go_on: bool = False,
) -> Table:
    """Seat 0 has moved from E8 to a place next to seat 1, on F7."""
    table = Table(seats)
    table.state.winners_go_on = winners_go_on
    table.at(0, "E8")
    table.at(1, target)
    table.give(0, *own, *used)
    table.give(1, *their)
    table.begin(0, dice=(1, 1, red, 1))
    if table.view().phase == "roll":
        table.roll(*map(card, used), dice=(1, 1, red, 1))
    table.move(cell)
    return table


@pytest.mark.clause("CH-5.1")
def test_CH_5_1_orthogonally_next_to_the_target() -> None:
    table = beside()
    assert actions.Attack(1) in table.offers()
    assert table.view().attacks == (1,)
    events = only(table.attack(1), AttackBegan)
    assert events == AttackBegan(0, 1, 6)
    for cell in ("E6", "D8"):
        table = Table(2)
        table.at(0, "E7")
        table.at(1, "F5" if cell == "E6" else "F7")
        table.give(0, "moving 3")
        table.give(1, "moving 4")
        table.begin(0)
        table.roll(dice=(1, 1, 6, 1))
        assert table.reach()[cell].attacks == ()
        table.move(cell)
        assert table.clause(0, actions.Attack(1)) == "CH-5.1"  # diagonal, or far away
    assert table.clause(0, actions.Attack(0)) == table.clause(0, actions.Attack(9)) == "CH-5.1"


@pytest.mark.clause("CH-5.1")
@pytest.mark.parametrize(("red", "used", "clause"), [(5, (), "CH-5.1"), (6, (), ""), (1, ("attack 5",), "")])
def test_CH_5_1_a_red_total_of_six(red: int, used: tuple[str, ...], clause: str) -> None:
    assert beside(red=red, used=used).clause(0, actions.Attack(1)) == clause


@pytest.mark.clause("CH-5.1")
def test_CH_5_1_an_unused_card_of_ones_own() -> None:
    assert beside(own=()).clause(0, actions.Attack(1)) == "CH-5.1"
    assert beside(own=(), used=("attack 10",)).clause(0, actions.Attack(1)) == "CH-5.1"
    assert beside(own=("moving 3",), used=("attack 10",)).clause(0, actions.Attack(1)) == ""


@pytest.mark.clause("CH-5.2")
def test_CH_5_2_the_target_holds_a_card_and_is_not_at_home() -> None:
    assert beside(their=()).clause(0, actions.Attack(1)) == "CH-5.2"
    table = Table(2)
    table.at(0, "J2")
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.begin(0)
    table.roll(dice=(1, 1, 6, 1))
    table.move("J1")
    assert table.clause(0, actions.Attack(1)) == "CH-5.2"


@pytest.mark.clause("CH-5.3")
def test_CH_5_3_the_defender_alone_is_asked_and_knows_the_red_total() -> None:
    table = beside(their=("defence 3", "defence 5", "special 8", "attack 4"))
    table.attack(1)
    assert list(GAME.awaiting(table.state)) == [1]
    duel = table.view(1).duel
    assert duel is not None
    assert (duel.kind, duel.attacker_number, duel.rolled, duel.winner) == ("attack", 6, False, NOBODY)
    assert table.offers(1) == [actions.Defend(0), actions.Defend(card("defence 3")), actions.Defend(card("defence 5"))]
    assert table.clause(0, actions.Defend(0)) == "CH-5.3"
    assert table.clause(2, actions.Defend(0)) == "CH-5.3"
    assert table.clause(1, actions.Defend(card("special 8"))) == "CH-5.3"
    assert table.clause(1, actions.Defend(card("attack 4"))) == "CH-5.3"
    assert table.clause(1, actions.Defend(card("defence 10"))) == "CH-2.4"
    events = only(table.play(1, actions.Defend(card("defence 5")), dice=(4,)), DefenceRolled)
    assert (events.card, events.die, events.total) == (card("defence 5"), 4, 9)


@pytest.mark.clause("CH-5.3")
def test_CH_5_3_an_only_card_is_used_only_if_it_is_green() -> None:
    table = beside(their=("attack 3",))
    table.attack(1)
    assert table.offers(1) == [actions.Defend(0)]
    table = beside(their=("defence 3",))
    table.attack(1)
    assert table.offers(1) == [actions.Defend(0), actions.Defend(card("defence 3"))]


@pytest.mark.clause("CH-5.4")
@pytest.mark.parametrize(("green", "winner"), [(5, 0), (6, 1)])
def test_CH_5_4_the_higher_total_wins_and_the_defender_wins_ties(green: int, winner: int) -> None:
    table = beside(red=6)
    table.attack(1)
    events = only(table.play(1, actions.Defend(0), dice=(green,)), BattleEnded)
    assert events == BattleEnded(0, 1, 6, green, winner)
    duel = table.view(None).duel
    assert duel is not None
    assert (duel.defender_number, duel.winner) == (green, winner)


@pytest.mark.clause("CH-5.5")
def test_CH_5_5_a_winning_attacker_gets_a_card_of_the_defenders_choice() -> None:
    table = beside()
    table.attack(1)
    table.play(1, actions.Defend(0), dice=(1,))
    assert list(GAME.awaiting(table.state)) == [1]
    assert table.offers(1) == [actions.GiveAdvantage(card("attack 3")), actions.GiveAdvantage(card("attack 4"))]
    assert table.clause(0, actions.GiveAdvantage(card("moving 3"))) == "CH-5.5"
    events = only(table.play(1, actions.GiveAdvantage(card("attack 4"))), AdvantageGiven)
    assert events == AdvantageGiven(1, 0, card("attack 4"))
    assert table.hand(0) == {"moving 3", "moving 4", "attack 4"}
    for watcher in (0, 1):
        assert plain(GAME.redact(events, watcher)) == plain(events)
    for other in (2, None):
        assert plain(GAME.redact(events, other)) == plain(AdvantageGiven(1, 0, 0))


@pytest.mark.clause("CH-5.5")
def test_CH_5_5_a_last_card_used_in_the_battle_leaves_nothing_to_give() -> None:
    table = beside(red=6, their=("defence 3",))
    table.attack(1)
    events = table.play(1, actions.Defend(card("defence 3")), dice=(1,))
    assert only(events, BattleEnded).winner == 0
    assert only(events, NothingGiven) == NothingGiven(1, 0)
    assert table.holds(0) == 2


@pytest.mark.clause("CH-5.6")
def test_CH_5_6_a_losing_attacker_gives_an_unused_card_of_choice_and_the_turn_ends() -> None:
    table = beside(used=("attack 3",), their=("attack 5",), red=3)
    table.attack(1)
    table.play(1, actions.Defend(0), dice=(6,))
    assert list(GAME.awaiting(table.state)) == [0]
    assert table.offers(0) == [actions.GiveAdvantage(card("moving 3")), actions.GiveAdvantage(card("moving 4"))]
    assert table.clause(0, actions.GiveAdvantage(card("attack 3"))) == "CH-2.4"
    events = table.play(0, actions.GiveAdvantage(card("moving 4")))
    assert only(events, AdvantageGiven) == AdvantageGiven(0, 1, card("moving 4"), attacker=True)
    assert only(events, TurnBegan).seat == 1
    assert table.hand(1) == {"attack 5", "moving 4"}


@pytest.mark.clause("CH-5.7", "CH-5.8")
def test_CH_5_7_one_attack_a_turn_whoever_wins() -> None:
    for green in (1, 6):
        table = beside(their=("attack 3",), own=("moving 3",))
        table.at(2, "E8")
        table.give(2, "moving 5")
        table.attack(1)
        events = table.play(1, actions.Defend(0), dice=(green, 1, 1, 1, 1))
        assert only(events, TurnBegan).seat == 1
        assert of_kind(events, TurnBegan)[0].seat == 1
        assert table.clause(0, actions.Attack(2)) != ""


@pytest.mark.clause("CH-5.7")
def test_CH_5_7_any_number_of_attacks_in_a_game() -> None:
    table = beside()
    for more in ("special 4", "special 5", "special 6", "special 8"):
        table.attack(1)
        events = table.play(1, actions.Defend(0), dice=(1,))
        events += table.play(1, table.offers(1)[0])
        assert only(events, BattleEnded).winner == 0
        table.give(1, more)
        table.at(0, "E8")
        table.begin(0)
        table.roll(dice=(1, 1, 6, 1))
        table.move("F8")
    assert actions.Attack(1) in table.offers()


@pytest.mark.clause("CH-5.8")
def test_CH_5_8_a_won_attack_ends_the_turn_and_no_rocket_moves() -> None:
    table = beside(their=("attack 3",))
    before = table.state.cells
    table.attack(1)
    events = table.play(1, actions.Defend(0), dice=(1, 1, 1, 1, 1))
    assert only(events, BattleEnded).winner == 0
    assert only(events, TurnBegan).seat == 1
    assert table.state.cells == before


@pytest.mark.clause("CH-5.9")
def test_CH_5_9_the_centre_is_a_sector_for_attacker_and_target() -> None:
    assert beside(target="G7", cell="F7").clause(0, actions.Attack(1)) == ""
    table = Table(2)
    table.at(0, "F6")
    table.at(1, "H7")
    table.give(0, "moving 3")
    table.give(1, "moving 4")
    table.begin(0)
    table.roll(dice=(1, 1, 6, 1))
    table.move("G7")
    assert actions.Attack(1) in table.offers()


@pytest.mark.clause("CH-5.10")
def test_CH_5_10_the_option_is_off_unless_the_table_chooses_it() -> None:
    assert check_setup(GAME, 2, {})["winners_go_on"] == "off"
    assert not start(2).winners_go_on
    assert start(2, winners_go_on="on").winners_go_on


@pytest.mark.clause("CH-5.10")
def test_CH_5_10_with_the_option_a_winner_may_explore_or_attack_again() -> None:
    table = beside(winners_go_on=True)
    table.attack(1)
    table.play(1, actions.Defend(0), dice=(1,))
    events = table.play(1, actions.GiveAdvantage(card("attack 4")))
    assert only(events, TurnWentOn) == TurnWentOn(0, (), challenge=False)
    assert not of_kind(events, TurnBegan)
    assert table.view().duel is None
    assert table.offers(0) == [actions.Explore(), actions.Attack(1), actions.EndTurn()]
    table.attack(1)
    events = table.play(1, actions.Defend(0), dice=(1,))
    assert only(events, BattleEnded).winner == 0
    assert table.holds(1) == 0
    assert table.offers(0) == [actions.Explore(), actions.EndTurn()]
    assert only(table.explore(EMPTY), TurnBegan).seat == 1


@pytest.mark.clause("CH-5.10")
def test_CH_5_10_a_lost_attack_still_ends_the_turn() -> None:
    table = beside(own=("moving 3",), winners_go_on=True)
    table.attack(1)
    events = table.play(1, actions.Defend(0), dice=(6, 1, 1, 1, 1))
    assert only(events, TurnBegan).seat == 1
    assert not of_kind(events, TurnWentOn)


@pytest.mark.clause("CH-5.10")
def test_CH_5_10_a_card_used_in_defence_goes_under_the_deck_before_the_turn_goes_on() -> None:
    table = beside(their=("defence 3", "attack 3"), winners_go_on=True)
    defence = card("defence 3")
    table.attack(1)
    events = table.play(1, actions.Defend(defence), dice=(1,))
    assert only(events, TurnWentOn).cards == (defence,)
    assert table.state.deck[-1] == defence
    assert not of_kind(table.play(0, actions.EndTurn(), dice=(1, 1, 1, 1)), CardsReturned)
