"""Chapter 2: rolling."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.events import CardsReturned, DiceRolled, SpecialAssigned
from cosmodrome.games.galaxy_challenge.rules.steps import phase
from tests.games.galaxy_challenge.positions import BLACK, BLUE, GREEN, RED, Table, card, cards, of_kind, only


@pytest.mark.clause("CH-2.1")
def test_CH_2_1_cards_then_all_four_dice_and_each_has_its_total() -> None:
    table = Table(2)
    used = table.give(0, "moving 3", "exploring 5", "attack 4", "defence 10")
    table.begin(0)
    assert table.view().phase == "roll"
    events = only(table.roll(*used, dice=(1, 2, 3, 4)), DiceRolled)
    assert (events.cards, events.dice) == (used, (1, 2, 3, 4))
    dice = table.view(None).dice
    assert [die.total for die in dice] == [4, 7, 7, 14]
    assert [[bonus.card for bonus in die.bonuses] for die in dice] == [[each] for each in used]


@pytest.mark.clause("CH-2.1")
def test_CH_2_1_whoever_holds_no_card_rolls_at_once() -> None:
    table = Table(2)
    events = only(table.begin(0, dice=(2, 3, 4, 5)), DiceRolled)
    assert (events.cards, events.dice) == ((), (2, 3, 4, 5))
    assert table.view().phase == "move"


@pytest.mark.clause("CH-2.2")
def test_CH_2_2_several_cards_but_not_two_of_a_kind() -> None:
    table = Table(2)
    table.give(0, "moving 3", "moving 5", "special 4", "special 5", "attack 3")
    table.begin(0)
    assert table.clause(0, actions.RollDice(cards("moving 3", "moving 5"), False)) == "CH-2.2"
    assert table.clause(0, actions.RollDice(cards("special 4", "special 5"), False)) == "CH-2.2"
    assert table.clause(0, actions.RollDice(cards("moving 3") * 2, False)) == "CH-2.2"
    assert table.clause(0, actions.RollDice(cards("moving 5", "special 4", "attack 3"), False)) == ""
    sets = [offer.cards for offer in table.offers() if isinstance(offer, actions.RollDice)]
    assert len(sets) == len(set(sets)) == 3 * 3 * 2


@pytest.mark.clause("CH-2.2")
def test_CH_2_2_of_a_large_hand_any_set_may_be_said_though_not_all_are_offered() -> None:
    table = Table(2)
    table.give(0, *[f"{kind} {bonus}" for kind in ("moving", "exploring", "attack") for bonus in (3, 5, 8)])
    table.begin(0)
    middle = actions.RollDice(cards("moving 5", "attack 5"), False)
    assert len(table.offers()) == 3 * 3 * 3
    assert middle not in table.offers()
    assert table.clause(0, middle) == ""


@pytest.mark.clause("CH-2.2", "CH-2.4")
def test_CH_2_2_used_cards_stay_open_until_the_turn_ends_then_return() -> None:
    table = Table(2)
    (used, kept) = table.give(0, "moving 3", "attack 3")
    table.begin(0)
    table.roll(used, dice=(1, 1, 1, 1))
    assert table.view(1).used == (used,)
    assert table.clause(0, actions.RollDice((), False)) == "CH-2.1"
    assert table.clause(0, actions.RollDice((kept,), False)) == "CH-2.1"
    table.move("C3")
    assert table.view(1).used == (used,)
    events = only(table.play(0, actions.EndTurn()), CardsReturned)
    assert events.cards == (used,)
    assert table.view(1).used == ()
    assert table.state.deck[-1] == used


@pytest.mark.clause("CH-2.3")
def test_CH_2_3_a_special_advantage_is_assigned_after_the_roll_before_moving() -> None:
    table = Table(2)
    used = table.give(0, "special 8", "exploring 3")
    table.begin(0)
    table.roll(*used, dice=(1, 2, 3, 4))
    assert table.view().phase == "special"
    assert table.view(1).special == used[0]
    assert [die.total for die in table.view().dice] == [1, 5, 3, 4]
    assert table.clause(0, actions.MoveRocket(0)) == "CH-3.1"
    assert table.offers() == [actions.AssignSpecial(die) for die in range(4)]
    events = only(table.play(0, actions.AssignSpecial(BLUE)), SpecialAssigned)
    assert (events.die, events.total) == (BLUE, 13)
    assert [die.total for die in table.view().dice] == [1, 13, 3, 4]
    assert table.view().phase == "move"


@pytest.mark.clause("CH-2.3")
@pytest.mark.parametrize("die", [BLACK, BLUE, RED, GREEN])
def test_CH_2_3_on_any_die(die: int) -> None:
    table = Table(2)
    used = table.give(0, "special 4")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 1, 1))
    table.play(0, actions.AssignSpecial(die))
    assert [each.total for each in table.view().dice] == [5 if place == die else 1 for place in range(4)]


@pytest.mark.clause("CH-2.4")
def test_CH_2_4_using_is_never_compulsory_and_only_what_is_held_is_used() -> None:
    table = Table(2)
    table.give(0, "moving 3")
    table.give(1, "attack 3")
    table.begin(0)
    assert table.offers()[0] == actions.RollDice((), False)
    assert table.clause(0, actions.RollDice((card("attack 3"),), False)) == "CH-2.4"
    assert table.clause(0, actions.RollDice((0,), False)) == "CH-2.4"
    assert table.clause(0, actions.RollDice((99,), False)) == "CH-2.4"


@pytest.mark.clause("CH-2.4")
def test_CH_2_4_a_used_card_is_no_longer_held() -> None:
    table = Table(2)
    table.at(0, "E8")
    table.at(1, "F7")
    used = table.give(0, "attack 10")
    table.give(1, "moving 3")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 6, 1))
    assert table.holds(0) == 0
    assert table.view(1).players[0].hand == 0
    table.move("F8")
    assert table.clause(0, actions.Attack(1)) == "CH-5.1"  # no stake


@pytest.mark.clause("CH-2.5")
def test_CH_2_5_used_cards_go_under_the_deck_the_defenders_last() -> None:
    table = Table(2)
    table.at(0, "E8")
    table.at(1, "F7")
    first, second, _ = table.give(0, "moving 3", "attack 3", "special 4")
    (green, _) = table.give(1, "defence 3", "moving 4")
    table.begin(0)
    table.roll(second, first, dice=(1, 1, 6, 1))
    table.move("F8")
    table.attack(1)
    events = table.play(1, actions.Defend(green), dice=(6,))
    events += table.play(0, GAME.offers(table.state, 0)[0]) if phase(table.state) == "give" else []
    assert of_kind(events, CardsReturned)[0].cards == (second, first, green)
    assert table.state.deck[-3:] == (second, first, green)
