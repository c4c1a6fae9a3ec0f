"""Chapter 1: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome.core.game import check_setup
from cosmodrome.core.refusal import BadSetup
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import CENTRE, COLOURS, DATA, HOMES, LETTERS, cell_of, name_of
from cosmodrome.games.galaxy_challenge.events import ColourChosen, DiceRolled, StartRolled, TurnBegan
from cosmodrome.games.galaxy_challenge.rules.steps import decides
from tests.games.galaxy_challenge.positions import Table, only, start


@pytest.mark.clause("CH-1.1")
def test_CH_1_1_two_to_six_players() -> None:
    for seats in range(2, 7):
        assert check_setup(GAME, seats, {}) == {"civilizations": "off", "winners_go_on": "off"}
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            check_setup(GAME, seats, {})


@pytest.mark.clause("CH-1.1")
def test_CH_1_1_the_highest_roll_chooses_first_and_begins() -> None:
    for seed in range(40):
        state, opening = GAME.setup(4, check_setup(GAME, 4, {}), Rng.seeded(seed))
        start = only(opening, StartRolled)
        first = start.rolls[0]
        assert [first[seat] for seat in start.order] == sorted(first, reverse=True)
        for seat in start.order:
            assert list(GAME.awaiting(state)) == [seat]
            events = GAME.apply(state, seat, GAME.offers(state, seat)[0])
        assert only(events, TurnBegan).seat == start.order[0] == state.turn


@pytest.mark.clause("CH-1.1")
def test_CH_1_1_equal_rolls_are_rolled_again_among_those_who_tied() -> None:
    states = [start(6, seed) for seed in range(60)]
    tied = [state for state in states if len(state.openers) > 1]
    assert tied
    for state in tied:
        first, second = state.openers[:2]
        again = {seat for seat in range(6) if first.count(first[seat]) > 1}
        assert {seat for seat, roll in enumerate(second) if roll} == again
        ranks = [[rolls[seat] for rolls in state.openers if rolls[seat]] for seat in state.order]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.clause("CH-1.1")
def test_CH_1_1_a_colour_is_chosen_once_and_the_last_of_six_chooses_itself() -> None:
    state = start(6)
    for place, seat in enumerate(state.order[:5]):
        events = GAME.apply(state, seat, actions.ChooseColour(place))
        if place < 4:
            refusal = GAME.refuse(state, decides(state), actions.ChooseColour(place))
            assert refusal is not None
            assert refusal.clause == "CH-1.1"
            assert actions.ChooseColour(place) not in GAME.offers(state, decides(state))
    assert [each.colour for each in events if isinstance(each, ColourChosen)] == [4, 5]


@pytest.mark.clause("CH-1.1")
def test_CH_1_1_turns_go_clockwise_by_seat() -> None:
    table = Table(3)
    table.begin(1, dice=(1, 1, 1, 1))
    table.move("K2")
    assert only(table.play(1, actions.EndTurn()), TurnBegan).seat == 2


@pytest.mark.clause("CH-1.2")
def test_CH_1_2_rockets_start_on_their_home_planets() -> None:
    state = start(2)
    for seat, colour in zip(state.order, (3, 5), strict=True):
        events = GAME.apply(state, seat, actions.ChooseColour(colour))
        assert only(events, ColourChosen).cell == HOMES[colour] == state.cells[seat]
    view = Table(2).view()
    assert [name_of(player.cell) for player in view.players] == ["C1", "K1"]
    assert all(player.at_home for player in view.players)


@pytest.mark.clause("CH-1.2")
def test_CH_1_2_planets_of_colours_nobody_plays_are_closed() -> None:
    table = Table(2)
    table.chips(3, 3)
    table.at(0, "B7")
    table.begin(0, dice=(1, 1, 1, 1))
    assert table.no_move("A7") == "CH-1.2"
    assert "A7" not in table.reach()


@pytest.mark.clause("CH-1.3")
def test_CH_1_3_decks_and_bank() -> None:
    state = start(4)
    assert sorted(state.sectors) == list(range(1, 73))
    assert sorted(state.deck) == list(range(1, 33))
    assert state.sectors != tuple(sorted(state.sectors))
    assert state.deck != tuple(sorted(state.deck))
    assert (state.bank, state.chips) == (30, (0, 0, 0, 0))
    kinds = Counter(row.kind for row in DATA.sector_cards)
    assert kinds == {"discovery": 30, "defend": 20, "nothing": 22}


@pytest.mark.clause("CH-1.3", "CH-1.4")
def test_CH_1_3_the_order_of_the_decks_is_hidden_from_all() -> None:
    table = Table(2)
    deals = [GAME.redeal(table.state, 0, Rng.seeded(seed)) for seed in range(8)]
    assert len({deal.sectors for deal in deals}) == len({deal.deck for deal in deals}) == 8


@pytest.mark.clause("CH-1.4")
def test_CH_1_4_hands_are_hidden_numbers_and_chips_public() -> None:
    table = Table(3)
    held = table.give(0, "moving 3", "special 8")
    table.chips(2, 0, 5)
    assert table.view(0).hand == held
    for watcher in (1, 2, None):
        view = table.view(watcher)
        assert view.hand == ()
        assert [player.hand for player in view.players] == [2, 0, 0]
        assert [player.chips for player in view.players] == [2, 0, 5]


@pytest.mark.clause("CH-1.5")
def test_CH_1_5_four_dice_with_six_sides() -> None:
    assert [(die.id, die.faces) for die in DATA.dice] == [("black", 6), ("blue", 6), ("red", 6), ("green", 6)]
    seen = set()
    for seed in range(60):
        table = Table(2)
        table.give(0, "moving 3")
        table.begin(0)
        table.state.rng = Rng.seeded(seed)
        events = GAME.apply(table.state, 0, actions.RollDice((), False))
        seen |= set(enumerate(only(events, DiceRolled).dice))
    assert seen == {(die, face) for die in range(4) for face in range(1, 7)}


@pytest.mark.clause("CH-1.6")
def test_CH_1_6_the_board_as_the_data_lays_it_out() -> None:
    assert Counter(LETTERS) == {".": 150, "O": 6, "*": 1, "S": 6, "A": 6}
    assert name_of(CENTRE) == "G7"
    assert dict(zip(COLOURS, map(name_of, HOMES), strict=True)) == {
        "red": "C1",
        "orange": "K1",
        "yellow": "M7",
        "green": "K13",
        "blue": "C13",
        "purple": "A7",
    }


@pytest.mark.clause("CH-1.6")
def test_CH_1_6_no_rocket_enters_or_crosses_the_card_spaces() -> None:
    table = Table(2)
    table.at(0, "E3")
    table.begin(0, dice=(4, 1, 1, 1))
    assert table.no_move("F3") == table.no_move("G4") == "CH-1.6"
    assert table.no_move("I3") == ""  # around them: F2, G2, H2
    table = Table(2)
    table.at(0, "G2")
    table.begin(0, dice=(3, 1, 1, 1))
    assert table.no_move("G5") == "CH-3.1"
    assert not {"G3", "G4"} & set(table.reach())
    assert actions.MoveRocket(cell_of("G3")) not in table.offers()
