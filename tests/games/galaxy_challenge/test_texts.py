"""Words for people: offers, events, the board and the prompt, as a player reads them."""

from __future__ import annotations

import msgspec

from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_challenge import GAME, actions
from cosmodrome.games.galaxy_challenge.data.components import ADVANTAGES, cell_of
from cosmodrome.games.galaxy_challenge.events import AdvantageGiven, AdvantageReturned, AdvantagesDrawn
from tests.games.galaxy_challenge.positions import GLASS_COMET, Table, card
from tests.words import english, in_english

NAMES = ["Ann", "Ben", "Cleo"]


def offer(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    line = in_english(GAME, GAME.texts.offer(table.view(seat), action), NAMES)
    return line.text, line.detail


def sentence(event: Event, reader: int | None = None) -> str:
    seen = GAME.redact(event, reader)
    assert seen is not None
    return english(GAME, GAME.texts.event(seen).text, NAMES)


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
        "Move to G7",
        "explore with 2 cards, 2 chips a discovery",
    )
    assert offer(table, actions.MoveRocket(cell_of("G6"))) == ("Move to G6", "explore with 2 cards or attack Ben")
    assert offer(table, actions.MoveRocket(cell_of("A1"))) == ("Move to A1", "")
    table.at(0, "J2")
    table.begin(0)
    table.roll(dice=(1, 1, 1, 1))
    assert offer(table, actions.MoveRocket(cell_of("K1"))) == ("Move to K1 and challenge Ben", "your number is 4")


def test_offers_of_cards() -> None:
    table = Table(2)
    used = table.give(0, "moving 3", "special 8")
    table.begin(0)
    assert offer(table, actions.RollDice((), False))[0] == "Roll without a card"
    assert offer(table, actions.RollDice(used, False))[0] == "Use moving +3 and special +8 and roll"
    table.roll(*used, dice=(1, 1, 1, 1))
    assert offer(table, actions.AssignSpecial(1)) == ("Add special +8 to blue", "blue total 9")


def test_hidden_cards_are_not_named_to_others() -> None:
    drawn = AdvantagesDrawn(0, (card("moving 3"), card("attack 4")))
    assert sentence(drawn, 0) == "Ann drew moving +3 and attack +4."
    assert sentence(drawn, 1) == sentence(drawn) == "Ann drew 2 advantage cards."
    given = AdvantageGiven(0, 1, card("moving 3"))
    assert sentence(given, 1) == "Ann gave moving +3 to Ben."
    assert sentence(given, 2) == "Ann gave an advantage card to Ben."
    assert sentence(AdvantageReturned(0, card("moving 3")), 2) == "Ann returned an advantage card to the deck."


def test_what_happened_in_sentences() -> None:
    table = moving()
    events = table.move("G7")
    events += table.explore(GLASS_COMET, "Raider Wing")
    lines = [sentence(event, 1) for event in events]
    assert lines[:5] == [
        "Ann moved 2 steps to G7.",
        "Ann explores G7: 2 sector cards at blue 6.",
        "Ann discovered Glass Comet: 2 chips, 26 left in the bank.",
        "Ann drew 1 advantage card.",
        "Ann met Raider Wing: defend yourself!",
    ]
    assert lines[5] == "Ann failed to hold against Raider Wing: green 1, needed 4."


def test_the_prompt_says_what_is_asked() -> None:
    table = moving()
    prompt = GAME.texts.prompt(table.view(0))
    assert (prompt.title, prompt.text) == ("Move the rocket", "Exactly 2 steps, in any of the eight directions.")
    table.move("G6")
    table.attack(1)
    prompt = GAME.texts.prompt(table.view(1))
    assert (prompt.title, prompt.text) == ("Defend against the attack", "Against a red total of 6; a tie is yours.")


def test_the_board_shows_rockets_reach_and_bank() -> None:
    sectors, players, dice = GAME.texts.board(moving().view(0))
    assert sectors.rows[5][5] == "1"
    assert sectors.rows[4][7] == "2"
    assert sectors.rows[6][7] == "*+"
    assert english(GAME, sectors.note).startswith("28 chips in the bank")
    assert [row[4] for row in players.rows] == ["1", "1", "0"]
    assert players.note == "In your hand: special +4."
    assert [row[3] for row in dice.rows] == ["2", "6", "6", "1"]


def test_the_components_name_their_sources() -> None:
    blocks = {block.title: block for block in GAME.texts.components()}
    assert len(blocks["Sector cards"].rows) == 72
    assert len(blocks["Advantage cards"].rows) == 32
    assert all(row[-1] in ("rulebook", "reconstructed") for block in blocks.values() for row in block.rows)


def test_cards_that_read_alike_are_told_apart() -> None:
    """A player who puts a set of cards together can pick either of two equal ones."""
    twins = [card for card, row in ADVANTAGES.items() if (row.kind, row.bonus) == ("special", 6)][:2]
    view = msgspec.structs.replace(Table(2).view(0), hand=tuple(twins))
    labels = [GAME.texts.pick(view, actions.Defend, (), card) for card in twins]
    assert labels == [f"special +6 (card {card})" for card in twins]
