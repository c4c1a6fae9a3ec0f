"""Words for people: offers, events, the board and the prompt, as a player reads them."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import structs

from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME, actions, events
from cosmodrome.games.galaxy_challenge.data.components import cell_of
from cosmodrome.games.galaxy_challenge.events import AdvantageGiven, AdvantageReturned, AdvantagesDrawn
from cosmodrome.games.galaxy_challenge.view.table import Phase
from tests.games.galaxy_challenge.positions import EMPTY, GLASS_COMET, SECTOR, Table, card, cards
from tests.words import english, in_english

NAMES = ["Ann", "Ben", "Cleo"]
LEVIATHAN, RAIDERS, NOTHING = SECTOR["Sleeping Leviathan"], SECTOR["Raider Wing"], SECTOR[EMPTY]
G7, C1, E5, E6 = map(cell_of, ("G7", "C1", "E5", "E6"))

SENTENCES: list[tuple[Event, str, str]] = [
    (
        events.StartRolled(((5, 2, 5), (4, 0, 1)), (0, 2, 1)),
        "Rolls for the start: Ann 5, Ben 2 and Cleo 5. Equal rolls are rolled again: Ann 4 and Cleo 1. "
        "Ann chooses a rocket first and takes the first turn.",
        "CH-1.1",
    ),
    (events.ColourChosen(1, 0, C1), "Ben took the red rocket. Its home planet is C1.", "CH-1.1"),
    (events.TurnBegan(1), "Ben's turn.", "CH-2.1"),
    (events.PowerTaken(0, 1, 3), "Ann took over Ben's power: Nycadians, +2 on green.", "CH-8.6"),
    (events.DiceRolled(0, (), (2, 6, 5, 1), False), "Ann rolled black 2, blue 6, red 5 and green 1.", "CH-2.1"),
    (
        events.DiceRolled(0, cards("moving 3", "special 8"), (2, 6, 5, 1), False),
        "Ann used moving +3 and special +8, then rolled black 2 + 3, blue 6, red 5 and green 1.",
        "CH-2.1",
    ),
    (
        events.DiceRolled(0, (), (2, 6, 5, 1), True),
        "Ann declared their power and rolled black 2, blue 6, red 5 and green 1.",
        "CH-8.4",
    ),
    (
        events.DiceRolled(0, cards("moving 3"), (2, 6, 5, 1), True),
        "Ann declared their power, used moving +3, then rolled black 2 + 3, blue 6, red 5 and green 1.",
        "CH-8.4",
    ),
    (events.DieRaised(0, 3, 3, 2, 6), "Ann's power (Nycadians) added 2 to green: 6 in all.", "CH-8.2"),
    (events.SpecialAssigned(0, card("special 8"), 1, 12), "Ann added special +8 to blue: 12 in all.", "CH-2.3"),
    (events.RocketMoved(0, (E5, E6), False), "Ann moved 1 step to E6.", "CH-3.1"),
    (
        events.RocketMoved(0, (E5, E6, C1), True),
        "Ann moved 2 steps to the red home planet (C1), as far as possible.",
        "CH-3.1",
    ),
    (events.RocketStayed(0, E5), "Ann could not move and stayed on E5.", "CH-3.1"),
    (events.ExploringBegan(0, G7, 6, 2), "Ann explored the centre (G7) with blue 6: 2 sector cards.", "CH-4.2"),
    (
        events.SectorDrawn(0, LEVIATHAN, 2, 1),
        "Ann discovered Sleeping Leviathan, a Great Anomaly, and took 2 chips. 1 chip is left in the bank.",
        "CH-4.3",
    ),
    (
        events.SectorDrawn(0, SECTOR[GLASS_COMET], 1, 0),
        "Ann discovered Glass Comet and took 1 chip. The bank is empty.",
        "CH-4.3",
    ),
    (events.SectorDrawn(0, RAIDERS, 0, 9), "Ann met Raider Wing: green 4 or more is needed.", "CH-4.4"),
    (events.SectorDrawn(0, NOTHING, 0, 9), "Ann drew Empty Reach and found nothing.", "CH-4.5"),
    (events.AdvantagesDrawn(0, (0,)), "Ann drew an advantage card.", "CH-4.3"),
    (events.DefenceTried(0, RAIDERS, 4, 5, True), "Ann held off Raider Wing: green 5, needed 4.", "CH-4.4"),
    (
        events.DefenceTried(0, RAIDERS, 4, 1, False),
        "Ann failed to hold off Raider Wing: green 1, needed 4.",
        "CH-4.4",
    ),
    (
        events.DefenceTried(0, RAIDERS, 4, 1, False, True),
        "Ann failed to hold off Raider Wing: green 1, needed 4. There was no advantage card to lose.",
        "CH-4.4",
    ),
    (events.AdvantageReturned(0, 0), "Ann returned an advantage card to the deck.", "CH-4.4"),
    (events.AttackBegan(0, 1, 9), "Ann attacked Ben with red 9.", "CH-5.1"),
    (events.DefenceRolled(1, 0, 4, 0, 4), "Ben rolled green 4.", "CH-5.3"),
    (
        events.DefenceRolled(1, card("defence 3"), 4, 2, 9),
        "Ben used defence +3, then rolled green 4, plus 2 from a power: 9 in all.",
        "CH-5.3",
    ),
    (events.BattleEnded(0, 1, 9, 3, 0), "Ann won the battle against Ben: red 9 against green 3.", "CH-5.4"),
    (events.BattleEnded(0, 1, 6, 8, 1), "Ben held off Ann's attack: green 8 against red 6.", "CH-5.4"),
    (
        events.BattleEnded(0, 1, 7, 7, 1),
        "Ben held off Ann's attack: green 7 against red 7, and the defender wins ties.",
        "CH-5.4",
    ),
    (events.AdvantageGiven(1, 0, card("moving 3")), "Ben gave Ann an advantage card.", "CH-5.5"),
    (events.AdvantageGiven(0, 1, card("moving 3"), True), "Ann gave Ben an advantage card.", "CH-5.6"),
    (events.NothingGiven(1, 0), "Ben has no card left, so Ann wins nothing.", "CH-5.5"),
    (
        events.ChallengeBegan(0, 1, (3, 5, 4, 11), 23),
        "Ann challenged Ben with 23: black 3, blue 5, red 4 and green 11.",
        "CH-6.2",
    ),
    (
        events.ChallengeAnswered(1, (), (1, 2, 3, 4), -1, 0, 10),
        "Ben rolled black 1, blue 2, red 3 and green 4: 10 in all.",
        "CH-6.3",
    ),
    (
        events.ChallengeAnswered(1, cards("moving 3", "special 8"), (1, 2, 3, 4), 3, 2, 23),
        "Ben used moving +3 and special +8, then rolled black 1 + 3, blue 2, red 3 and green 4, "
        "plus 8 from special advantages, plus 2 from a power: 23 in all.",
        "CH-6.3",
    ),
    (events.ChallengeEnded(0, 1, (23, 16), 0, 1), "Ann won the challenge 23 to 16 and took 1 chip from Ben.", "CH-6.4"),
    (
        events.ChallengeEnded(0, 1, (40, 15), 0, 2),
        "Ann won the challenge 40 to 15, ahead by 25 or more, and took 2 chips from Ben.",
        "CH-6.4",
    ),
    (
        events.ChallengeEnded(0, 1, (26, 26), 1, 1),
        "Ben won the challenge at 26 each, because the defender wins ties, and took 1 chip from Ann.",
        "CH-6.4",
    ),
    (events.PlanetLeft(0, C1, E5), "Ann moved on to E5.", "CH-6.5"),
    (
        events.CardsReturned(0, cards("moving 3", "attack 4")),
        "Moving +3 and attack +4 went under the advantage deck.",
        "CH-2.5",
    ),
    (events.TurnWentOn(0, ()), "Ann won, so their turn goes on.", "CH-5.10"),
    (events.TurnWentOn(0, (), True), "Ann won, so their turn goes on.", "CH-6.9"),
    (
        events.TieRolled(0, cards("attack 4"), (1, 2, 3, 4), -1, 0, 14),
        "To break the tie, Ann used attack +4, then rolled black 1, blue 2, red 3 + 4 and green 4: 14 in all.",
        "CH-7.2",
    ),
    (events.TieDrawn(0, LEVIATHAN), "To break the tie, Ann drew Sleeping Leviathan, a Great Anomaly.", "CH-7.3"),
    (events.TieDrawn(0, NOTHING), "To break the tie, Ann drew Empty Reach.", "CH-7.3"),
    (events.GameEnded((7, 14, 9), 1), "Ben won with 14 chips; Cleo has 9 and Ann has 7.", "CH-7.1"),
    (
        events.GameEnded((12, 12, 6), 0, (17, 14, 0)),
        "Ann won the tie at 12 chips with 17 in the deciding roll; Ben has 12 and Cleo has 6.",
        "CH-7.2",
    ),
    (
        events.GameEnded((12, 12, 6), 0, (17, 17, 0)),
        "Ann won the tie at 12 chips as the first to draw a Great Anomaly; Ben has 12 and Cleo has 6.",
        "CH-7.3",
    ),
]

TO_ANN: list[tuple[Event, str]] = [
    (
        events.StartRolled(((5, 2),), (0, 1)),
        "Rolls for the start: you 5 and Ben 2. You choose a rocket first and take the first turn.",
    ),
    (events.TurnBegan(0), "Your turn."),
    (events.PowerTaken(1, 0, 3), "Ben took over your power: Nycadians, +2 on green."),
    (events.AttackBegan(1, 0, 9), "Ben attacked you with red 9."),
    (events.BattleEnded(0, 1, 6, 8, 1), "Ben held off your attack: green 8 against red 6."),
    (events.BattleEnded(1, 0, 6, 8, 0), "You held off Ben's attack: green 8 against red 6."),
    (events.AdvantageGiven(1, 0, card("moving 3")), "Ben gave you moving +3."),
    (events.NothingGiven(0, 1), "You have no card left, so Ben wins nothing."),
    (events.NothingGiven(1, 0), "Ben has no card left, so you win nothing."),
    (events.ChallengeEnded(1, 0, (23, 16), 1, 1), "Ben won the challenge 23 to 16 and took 1 chip from you."),
    (events.TurnWentOn(0, ()), "You won, so your turn goes on."),
    (events.GameEnded((7, 14), 1), "Ben won with 14 chips; you have 7."),
    (events.GameEnded((14, 7), 0), "You won with 14 chips; Ben has 7."),
]


def offer(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    line = in_english(GAME, GAME.texts.offer(table.view(seat), action), NAMES, seat)
    return line.text, line.detail


def sentence(event: Event, reader: int | None = None, you: int | None = None) -> str:
    seen = GAME.redact(event, reader)
    assert seen is not None
    return english(GAME, GAME.texts.event(seen).text, NAMES, you)


@pytest.mark.parametrize(("event", "text", "clause"), SENTENCES)
def test_every_event_is_a_sentence_with_its_clause(event: Event, text: str, clause: str) -> None:
    assert sentence(event) == text
    assert GAME.texts.event(event).clause == clause
    assert GAME.rules.clause(clause)


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(events.AnyEvent))


@pytest.mark.parametrize(("event", "text"), TO_ANN)
def test_whoever_is_meant_reads_you(event: Event, text: str) -> None:
    assert sentence(event, 0, you=0) == text


def moving() -> Table:
    table = Table(3)
    table.at(0, "E6")
    table.at(1, "G5")
    table.at(2, "K10")
    table.chips(1, 1, 0)
    table.give(0, "special 4")
    table.give(1, "moving 4")
    table.begin(0)
    table.roll(dice=(2, 6, 6, 1))
    return table


def test_an_offer_to_move_says_what_could_be_done_there() -> None:
    table = moving()
    assert offer(table, actions.MoveRocket(cell_of("G7"))) == (
        "Move to the centre (G7)",
        "2 chips for each discovery; explore with 2 sector cards",
    )
    assert offer(table, actions.MoveRocket(cell_of("G6"))) == (
        "Move to G6",
        "attack Ben with red 6, or explore with 2 sector cards",
    )
    assert offer(table, actions.MoveRocket(cell_of("A1"))) == ("Move to A1", "")
    table.at(0, "J2")
    table.begin(0)
    table.roll(dice=(1, 1, 1, 1))
    assert offer(table, actions.MoveRocket(cell_of("K1"))) == (
        "Move to K1 and challenge Ben",
        "0% to win with 4 against Ben's four dice, less if Ben uses a card; the loser gives 1 chip",
    )


def test_an_offer_to_move_home_says_what_it_costs() -> None:
    table = Table(2)
    table.at(0, "B1")
    table.begin(0, dice=(1, 1, 6, 1))
    assert offer(table, actions.MoveRocket(cell_of("C1"))) == (
        "Move home to C1",
        "nobody can attack or challenge you there, but you can neither explore nor attack",
    )


def test_offers_to_explore_attack_or_do_neither() -> None:
    table = moving()
    table.move("G6")
    assert offer(table, actions.Explore()) == (
        "Explore",
        "2 sector cards, 1 chip for each discovery; green 1 to defend yourself, or you return a card",
    )
    assert offer(table, actions.Attack(1)) == (
        "Attack Ben",
        "83% to win with red 6 against Ben's green die, less with a defence card; the loser gives a card",
    )
    assert offer(table, actions.EndTurn()) == ("End your turn", "without exploring or attacking")


def test_exploring_without_a_card_threatens_none() -> None:
    table = Table(2)
    table.at(0, "E6")
    table.begin(0, dice=(1, 1, 6, 2))
    table.move("E7")
    assert offer(table, actions.Explore())[1] == "1 sector card, 1 chip for each discovery; green 2 to defend yourself"


def test_exploring_for_the_last_chips_says_that_it_can_end_the_game() -> None:
    table = moving()
    table.chips(14, 14)
    table.move("G6")
    assert offer(table, actions.Explore())[1].endswith("; the last chip of the bank ends the game")


def test_offers_to_defend_say_the_odds() -> None:
    table = moving()
    table.give(1, "defence 3")
    table.move("G6")
    table.attack(1)
    assert offer(table, actions.Defend(0), 1) == (
        "Defend without a card",
        "17% to reach red 6: then Ann gives you a card, otherwise you give one",
    )
    assert offer(table, actions.Defend(card("defence 3")), 1) == (
        "Defend with defence +3",
        "67% to reach red 6: then Ann gives you a card, otherwise you give one",
    )


def test_a_defence_that_always_holds_says_so() -> None:
    table = moving()
    table.give(1, "defence 8")
    table.move("G6")
    table.attack(1)
    assert offer(table, actions.Defend(card("defence 8")), 1) == (
        "Defend with defence +8",
        "every roll reaches red 6: you win, and Ann gives you a card",
    )


def test_a_defence_that_cannot_hold_says_so() -> None:
    table = Table(2)
    table.at(0, "E6")
    table.at(1, "E8")
    used = table.give(0, "attack 8")
    table.give(0, "moving 3")
    table.give(1, "defence 3")
    table.begin(0)
    table.roll(*used, dice=(1, 1, 6, 1))
    table.move("E7")
    table.attack(1)
    assert offer(table, actions.Defend(0), 1)[1] == "green cannot reach red 14: you lose and give a card"
    assert offer(table, actions.Defend(card("defence 3")), 1)[1] == (
        "green cannot reach red 14: you lose, but have no card left to give"
    )


def test_offers_to_answer_a_challenge_say_the_odds() -> None:
    table = Table(2)
    table.chips(1, 2)
    table.at(0, "J1")
    table.at(1, "G7")
    table.give(1, "special 8")
    table.begin(0, dice=(1, 5, 4, 4))
    table.move("K1")
    assert offer(table, actions.AnswerChallenge(()), 1) == (
        "Answer without cards",
        "56% to reach 14: then Ann gives you 1 chip, otherwise you give 1",
    )
    assert offer(table, actions.AnswerChallenge((card("special 8"),)), 1) == (
        "Answer with special +8",
        "99% to reach 14: then Ann gives you 1 chip, otherwise you give 1",
    )


def test_an_answer_that_always_wins_says_so() -> None:
    table = Table(2)
    table.chips(1, 2)
    table.at(0, "J1")
    table.at(1, "G7")
    table.begin(0, dice=(1, 1, 1, 1))
    table.move("K1")
    assert offer(table, actions.AnswerChallenge(()), 1)[1] == (
        "every roll reaches 4: you win, and Ann gives you 1 chip"
    )


def test_a_hopeless_answer_says_so() -> None:
    table = Table(2)
    table.chips(1, 2)
    table.at(0, "J1")
    table.at(1, "G7")
    used = table.give(0, "attack 8", "defence 10")
    table.give(1, "moving 3")
    table.begin(0)
    table.roll(*used, dice=(1, 6, 6, 6))
    table.move("K1")
    assert offer(table, actions.AnswerChallenge(()), 1)[1] == (
        "the dice cannot reach 37: you lose and give 1 chip, or 2 if you lose by 25"
    )


def test_offers_of_powers() -> None:
    table = Table(2, civilizations=True, colours=("blue", "purple"))
    table.begin(0)
    declare = ("Declare your power and roll without cards", "blue 2 to 7 (1 or 2 sector cards)")
    assert offer(table, actions.RollDice((), True)) == declare
    table = Table(3, civilizations=True, colours=("orange", "green", "red"))
    assert offer(table, actions.PickPower(1)) == ("Take over Ben's power", "Nycadians, +2 on green")
    state = GAME.setup(2, {"civilizations": "on", "winners_go_on": "off"}, Rng.seeded(1))[0]
    seat = GAME.awaiting(state)[0]
    line = in_english(GAME, GAME.texts.offer(GAME.view(state, seat), actions.ChooseColour(5)), NAMES)
    assert (line.text, line.detail) == (
        "Take the purple rocket",
        "home planet A7; Jes' RaHS, +2 on the lowest die of each roll",
    )


def test_offers_of_cards() -> None:
    table = Table(2)
    used = table.give(0, "moving 3", "special 8")
    table.begin(0)
    assert offer(table, actions.RollDice((), False))[0] == "Roll without cards"
    assert offer(table, actions.RollDice(used, False)) == (
        "Use moving +3 and special +8, then roll",
        "black 4 to 9 and 8 more on any die after the roll",
    )
    table.roll(*used, dice=(1, 1, 1, 1))
    assert offer(table, actions.AssignSpecial(1)) == (
        "Add special +8 to blue",
        "blue 9: exploring draws 2 sector cards",
    )


def test_cards_that_look_alike_are_numbered() -> None:
    table = Table(2)
    first, second = table.give(0, "special 6", "special 6")
    table.begin(0)
    assert offer(table, actions.RollDice((first,), False))[0] == "Use special +6 (1), then roll"
    assert offer(table, actions.RollDice((second,), False))[0] == "Use special +6 (2), then roll"
    picks = [GAME.texts.pick(table.view(0), actions.RollDice, (0,), each) for each in (first, second)]
    assert [english(GAME, each) for each in picks] == ["special +6 (1)", "special +6 (2)"]


def test_hidden_cards_are_not_named_to_others() -> None:
    drawn = AdvantagesDrawn(0, (card("moving 3"), card("attack 4")))
    assert sentence(drawn, 0) == "Ann drew moving +3 and attack +4."
    assert sentence(drawn, 1) == sentence(drawn) == "Ann drew 2 advantage cards."
    given = AdvantageGiven(0, 1, card("moving 3"))
    assert sentence(given, 1) == "Ann gave Ben moving +3."
    assert sentence(given, 2) == "Ann gave Ben an advantage card."
    assert sentence(AdvantageReturned(0, card("moving 3")), 2) == "Ann returned an advantage card to the deck."


def test_what_happened_in_sentences() -> None:
    table = moving()
    told = table.move("G7")
    told += table.explore(GLASS_COMET, "Raider Wing")
    lines = [sentence(event, 1) for event in told]
    assert lines[:6] == [
        "Ann moved 2 steps to the centre (G7).",
        "Ann explored the centre (G7) with blue 6: 2 sector cards.",
        "Ann discovered Glass Comet and took 2 chips. 26 chips are left in the bank.",
        "Ann drew an advantage card.",
        "Ann met Raider Wing: green 4 or more is needed.",
        "Ann failed to hold off Raider Wing: green 1, needed 4.",
    ]
    assert offer(table, actions.ReturnAdvantage(card("special 4"))) == (
        "Return special +4 to the deck",
        "Raider Wing: green 1, needed 4",
    )


def test_the_prompt_says_what_is_asked() -> None:
    table = moving()
    prompt = in_english(GAME, GAME.texts.prompt(table.view(0)), NAMES, 0)
    assert prompt.steps == ("Your turn", "Roll", "Move", "Explore, attack or challenge")
    assert (prompt.step, prompt.title, prompt.text) == (
        2,
        "Move your rocket",
        "Exactly 2 steps in any of the eight directions, also back and forth.",
    )
    table.move("G6")
    table.attack(1)
    prompt = in_english(GAME, GAME.texts.prompt(table.view(1)), NAMES, 1)
    assert (prompt.step, prompt.title, prompt.text) == (
        3,
        "Defend yourself",
        "Ann attacks you with red 6. Green 6 or more wins the battle for you.",
    )
    assert english(GAME, GAME.texts.prompt(table.view(0)).text, NAMES, 0) == (
        "You attack Ben with red 6. Green 6 or more wins the battle for Ben."
    )


@pytest.mark.parametrize(
    ("goes_on", "answer", "ending"),
    [
        (True, (1, 1, 1, 1), "You won, so your turn goes on from there."),
        (True, (6, 6, 6, 6), "Then your turn ends."),
        (False, (1, 1, 1, 1), "Then your turn ends."),
    ],
)
def test_whoever_leaves_a_planet_knows_whether_the_turn_goes_on(
    goes_on: bool, answer: tuple[int, ...], ending: str
) -> None:
    table = Table(2)
    table.state.winners_go_on = goes_on
    table.at(0, "J1")
    table.at(1, "G7")
    table.chips(1, 1)
    table.begin(0, dice=(1, 2, 3, 4))
    table.move("K1", dice=answer)
    assert english(GAME, GAME.texts.prompt(table.view(0)).text, NAMES, 0).endswith(f" {ending}")


def test_a_single_step_cannot_go_back_and_forth() -> None:
    table = Table(2)
    table.at(0, "E5")
    table.begin(0, dice=(1, 1, 1, 1))
    assert english(GAME, GAME.texts.prompt(table.view(0)).text) == "Exactly 1 step in any of the eight directions."


@pytest.mark.parametrize("phase", [phase for phase in get_args(Phase) if phase])
def test_every_phase_has_a_prompt(phase: Phase) -> None:
    table = moving()
    table.move("G6")
    table.attack(1)
    prompt = in_english(GAME, GAME.texts.prompt(structs.replace(table.view(0), phase=phase)), NAMES)
    assert prompt.title
    assert bool(prompt.text) == (phase != "over")


def test_the_board_shows_rockets_reach_and_bank() -> None:
    blocks = [in_english(GAME, block, NAMES, 0) for block in GAME.texts.board(moving().view(0))]
    players, sectors, dice, legend = blocks
    assert (sectors.title, sectors.head) == ("Sectors", ("", "A B C D E F G H I J K L M"))
    cells = {number: row[::2] for number, row in sectors.rows}
    assert (cells["6"][4], cells["5"][6], cells["7"][6], cells["7"][5]) == ("1", "2", "*", "+")
    assert "letters home planets, * is the centre. You can move to a sector with +" in legend.note
    assert players.rows[0] == ("You", "1 red", "E6", "1", "1", "")
    assert [row[3] for row in players.rows] == ["1", "1", "0"]
    assert players.note == "28 chips in the bank. In your hand: special +4."
    assert dice.note == "Not seen yet: 72 sector cards. In the deck: 30 advantage cards."
    assert [row[0] for row in dice.rows] == ["black", "blue", "red", "green"]
    assert [row[1] for row in dice.rows] == ["Move", "Explore", "Attack", "Defend"]
    assert [row[4] for row in dice.rows] == ["2", "6", "6", "1"]


def test_the_board_notes_powers_and_challenges() -> None:
    table = Table(2, civilizations=True, colours=("yellow", "red"))
    table.state.challenged = 1
    players = in_english(GAME, GAME.texts.board(table.view(0))[0], NAMES, 0)
    assert [row[5] for row in players.rows] == ["Interstellar Alliance; cannot challenge yet", "Taykeean Empire"]


def test_cards_on_the_blue_die_say_how_many_sector_cards_it_can_draw() -> None:
    table = Table(2)
    table.give(0, "exploring 5")
    table.begin(0)
    assert offer(table, actions.RollDice(cards("exploring 5"), False))[1] == "blue 6 to 11 (2 sector cards)"


def test_the_board_shows_a_duel() -> None:
    table = moving()
    table.move("G6")
    table.attack(1)
    duel = GAME.texts.board(table.view(1))[1]
    shown = in_english(GAME, duel, NAMES, 1)
    assert (shown.title, shown.note) == ("Ann's attack on you", "6 against a roll still to come")


def test_the_components_name_their_sources() -> None:
    blocks = {english(GAME, block.title): in_english(GAME, block) for block in GAME.texts.components()}
    assert len(blocks["Sector cards"].rows) == 72
    assert len(blocks["Advantage cards"].rows) == 32
    assert all(row[-1] in ("rulebook", "reconstructed") for block in blocks.values() for row in block.rows)
