"""Chapter 11: goods, crew and hits."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import DATA
from cosmodrome.games.galaxy_trucker.events import AlienLeft, CrewLost, GoodsLost, GoodsStowed, JourneyPaid, ShipGaveUp
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE, goods
from tests.games.galaxy_trucker.positions import BLUE, GREEN, RED, YELLOW, Table, flight, fly, of_kind, put

HOLDS = "7/6: K2.#.. P R1.#.#"
"""A hold with two containers on the left, a reinforced one with one on the right."""


def block(*colours: int) -> int:
    return sum(1 << 2 * colour for colour in colours)


def landed(drawing: str, card: str = "I-12", planet: int = 1, others: int = 0) -> Table:
    """The leader has landed on a planet and loads."""
    table = flight(drawing, *["7/7: P"] * others, cards=[card])
    fly(table)
    table.play(0, actions.Land(planet))
    for seat in range(1, others + 1):
        table.play(seat, actions.Decline())
    return table


@pytest.mark.clause("GT-11.1")
def test_GT_11_1_one_block_for_a_container_and_red_in_reinforced_ones() -> None:
    table = landed(HOLDS)
    plain, special = table.cell(7, 6), table.cell(7, 8)
    assert table.view().card is not None
    assert table.clause(0, actions.Stow((plain,), (RED,))) == "GT-11.1"
    assert table.clause(0, actions.Stow((special, special), (YELLOW, BLUE))) == "GT-11.1"
    assert table.clause(0, actions.Stow((table.cell(7, 7),), (BLUE,))) == "GT-11.1"
    assert table.clause(0, actions.Stow((plain,), (7,))) == "GT-11.1"
    assert table.clause(0, actions.Stow((special, plain), (YELLOW, BLUE))) == ""
    table.play(0, actions.Stow((special, plain, plain), (RED, YELLOW, BLUE)))
    assert table.view().journey[0].goods == 4 + 3 + 1


@pytest.mark.clause("GT-11.2")
def test_GT_11_2_all_cargo_may_be_rearranged_when_goods_are_gained() -> None:
    table = flight(HOLDS, cards=["I-12", "I-04"])
    plain, special = table.cell(7, 6), table.cell(7, 8)
    put(table, 0, 7, 8, block(GREEN))
    table.state.bank = (12, 17, 12, 14)
    assert table.clause(0, actions.Stow((plain,), (GREEN,))) == "GT-11.2"
    fly(table)
    table.play(0, actions.Land(1))
    events = table.play(0, actions.Stow((special, plain, plain), (RED, YELLOW, GREEN)))
    assert of_kind(events, GoodsStowed)[0].offered == (1, 1, 0, 1)
    assert of_kind(events, GoodsStowed)[0].left == (0, 0, 0, 1)
    assert goods(table.ship().cells, table.ship().loads) == (1, 1, 1, 0)
    assert table.state.bank == (11, 16, 12, 14)
    assert table.clause(0, actions.Stow((), ())) == "GT-11.2"


@pytest.mark.clause("GT-11.3")
def test_GT_11_3_what_the_bank_lacks_is_not_received_but_discards_serve_the_next() -> None:
    table = flight(HOLDS, HOLDS.replace("K2.#..", "K2.#.-").replace("R1.#.#", "R1#..#"), cards=["I-13"])
    put(table, 0, 7, 8, block(RED))
    table.state.bank = (0, 17, 13, 14)
    fly(table)
    table.play(0, actions.Land(0))
    table.play(1, actions.Land(1))
    plain, special = table.cell(7, 6), table.cell(7, 8)
    assert table.view(0).card is not None
    assert table.view(0).card.offered == (0, 0, 0, 0)  # type: ignore[union-attr]
    assert table.clause(0, actions.Stow((special, special), (RED, RED))) == "GT-11.1"
    table.play(0, actions.Stow((), ()))
    assert table.state.bank[RED] == 1
    assert table.view(1).card.offered == (1, 0, 0, 2)  # type: ignore[union-attr]
    assert table.clause(1, actions.Stow((plain, plain, special), (BLUE, BLUE, RED))) == ""
    assert table.clause(1, actions.Stow((plain,), (GREEN,))) == "GT-11.3"


def robbed(drawing: str, **loads: int) -> Table:
    """Smugglers of strength 4 who take two blocks."""
    table = flight(drawing, cards=["I-02", "I-04"])
    table.state.bank = (0, 0, 0, 0)
    for place, load in loads.items():
        put(table, 0, int(place[1]), int(place[3]), load)
    return table


@pytest.mark.clause("GT-11.4")
def test_GT_11_4_the_most_valuable_goods_go_first() -> None:
    table = robbed(HOLDS, r7c6=block(GREEN, BLUE), r7c8=block(RED))
    events = fly(table)
    assert of_kind(events, GoodsLost)[0].colours == (RED, GREEN)
    assert goods(table.ship().cells, table.ship().loads) == (0, 0, 0, 1)


@pytest.mark.clause("GT-11.4")
def test_GT_11_4_the_owner_picks_among_equals_and_tokens_make_up_the_rest() -> None:
    table = robbed("7/6: K2.#.. P R1.#.#", r7c6=block(YELLOW, YELLOW), r7c8=block(YELLOW))
    fly(table)
    assert table.asked() == "lose-goods"
    plain, special = table.cell(7, 6), table.cell(7, 8)
    assert table.clause(0, actions.LoseGoods((special, special), ())) == "GT-11.4"
    assert table.clause(0, actions.LoseGoods((plain,), ())) == "GT-11.4"
    table.play(0, actions.LoseGoods((special, plain), ()))
    assert table.ship().loads[plain] == block(YELLOW)

    table = robbed("7/6: B2.#.. P B2...#")
    fly(table)
    assert table.asked() == "lose-goods"
    assert table.clause(0, actions.LoseGoods((), (table.cell(7, 7), table.cell(7, 6)))) == "GT-11.4"
    table.play(0, actions.LoseGoods((), (table.cell(7, 6), table.cell(7, 8))))
    assert table.view().ships[0].tokens == 2
    poor = robbed("7/7: P")
    assert of_kind(fly(poor), GoodsLost)[0].colours == ()


SLAVED = "7/6: C-#.. P C-.-#\n8/8: LO-..#"


@pytest.mark.clause("GT-11.5")
def test_GT_11_5_crew_of_the_owners_choice() -> None:
    table = flight(SLAVED, cards=["I-01", "I-04"])
    put(table, 0, 7, 8, ORANGE)
    fly(table)
    assert (table.asked(), table.due()) == ("lose-crew", 3)
    left, pilot, alien = table.cell(7, 6), table.cell(7, 7), table.cell(7, 8)
    for wrong in ((left, left), (alien, alien, left), (left, left, left), (left, left, 3)):
        assert table.clause(0, actions.LoseCrew(wrong)) == "GT-11.5"
    for right in ((left, left, pilot), (alien, pilot, left), (pilot, pilot, alien)):
        assert table.clause(0, actions.LoseCrew(right)) == ""
    table.play(0, actions.LoseCrew((alien, pilot, left)))
    assert [table.ship().loads[cell] for cell in (left, pilot, alien)] == [1, 1, 0]


@pytest.mark.clause("GT-11.5")
def test_GT_11_5_with_too_few_all_go() -> None:
    table = flight("7/7: P", cards=["I-01", "I-04"])
    events = fly(table)
    assert len(of_kind(events, CrewLost)[0].cells) == 2


CHAIN = "7/5: K2.#.. M-#.# P C.-.#"
"""A hold that hangs on a structural module."""


@pytest.mark.clause("GT-11.6")
def test_GT_11_6_what_is_cut_off_is_lost_and_the_owner_chooses_the_piece() -> None:
    table = flight(CHAIN, cards=["I-09", "I-04"])
    put(table, 0, 7, 5, block(BLUE, BLUE))
    table.state.bank = (12, 17, 13, 12)
    fly(table, dice=[3, 3])
    assert table.asked() == "piece"
    assert table.clause(0, actions.KeepPiece(table.cell(7, 6))) == "GT-11.6"
    table.play(0, actions.KeepPiece(table.cell(7, 7)), dice=[1, 1, 1, 1])
    assert len(table.ship().lost) == 2
    assert table.state.bank == DATA.bank.goods
    assert table.asked() == "fly-on"


@pytest.mark.clause("GT-11.7")
def test_GT_11_7_a_piece_without_humans_may_be_kept_but_gives_up() -> None:
    table = flight(CHAIN, cards=["I-09", "I-04"])
    fly(table, dice=[3, 3])
    events = table.play(0, actions.KeepPiece(table.cell(7, 5)))
    assert of_kind(events, ShipGaveUp) == [ShipGaveUp(0, "no humans")]


@pytest.mark.clause("GT-11.8")
def test_GT_11_8_an_alien_leaves_with_its_life_support() -> None:
    table = flight("6/8: G..-.\n7/7: P C-.-#\n8/8: LO-..#", cards=["I-10", "I-04"])
    put(table, 0, 7, 8, ORANGE)
    events = fly(table, dice=[1, 1, 4, 4, 1, 1, 1, 1])
    assert not of_kind(events, AlienLeft)
    table = flight("7/7: P C-.-#\n8/8: LO-..#", cards=["I-10", "I-04"])
    put(table, 0, 7, 8, ORANGE)
    events = fly(table, dice=[1, 1, 1, 1, 4, 4, 1, 1])
    assert of_kind(events, AlienLeft) == [AlienLeft(0, table.cell(7, 8), "orange")]
    assert table.ship().loads[table.cell(7, 8)] == 0


@pytest.mark.clause("GT-11.9")
def test_GT_11_9_lost_components_are_paid_for_at_the_end() -> None:
    table = flight(CHAIN, cards=["I-09"])
    fly(table, dice=[3, 3])
    events = table.play(0, actions.KeepPiece(table.cell(7, 7)), dice=[1, 1, 1, 1])
    assert of_kind(events, JourneyPaid)[0].penalty == 2


@pytest.mark.clause("GT-11.10")
def test_GT_11_10_no_action_moves_crew_or_tokens() -> None:
    table = landed("7/6: K2.#.. P B2...#")
    assert table.clause(0, actions.Stow((table.cell(7, 8),), (BLUE,))) == "GT-11.1"
    kinds = {type(offer) for offer in table.offers(0)}
    assert kinds == {actions.Stow}


@pytest.mark.clause("GT-11.11")
def test_GT_11_11_the_right_to_load_is_enough_to_rearrange() -> None:
    table = flight(HOLDS, cards=["I-13", "I-04"])
    put(table, 0, 7, 8, block(BLUE))
    table.state.bank = (0, 0, 0, 0)
    fly(table)
    table.play(0, actions.Land(2))
    assert table.asked() == "load"
    table.play(0, actions.Stow((table.cell(7, 6),), (BLUE,)))
    assert table.ship().loads[table.cell(7, 6)] == block(BLUE)


@pytest.mark.clause("GT-11.12")
def test_GT_11_12_goods_of_a_ship_that_gave_up_stay_out_of_the_bank() -> None:
    table = flight(HOLDS, "7/7: P", cards=["I-04", "I-04"])
    put(table, 0, 7, 6, block(YELLOW, YELLOW))
    table.state.bank = (12, 15, 13, 14)
    table.play(0, actions.GiveUp())
    assert table.state.bank == (12, 15, 13, 14)
    table.play(1, actions.FlyOn())
    table.play(1, actions.FlyOn())
    assert GAME.outcome(table.state) is not None
    assert table.view().journey[0].goods == 3
    assert table.state.bank == DATA.bank.goods
