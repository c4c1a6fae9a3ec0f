"""Chapter 3: grabbing and adding components."""

from __future__ import annotations

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.message import Message, Player
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import WAREHOUSE
from cosmodrome.games.galaxy_trucker.events import ComponentDrawn
from cosmodrome.games.galaxy_trucker.ship.geometry import flaws
from tests.games.galaxy_trucker.positions import building, finished, of_kind
from tests.words import english


@pytest.mark.clause("GT-3.1")
def test_GT_3_1_take_face_down_or_face_up_with_an_empty_hand() -> None:
    table = building()
    assert set(table.state.face_down) == set(WAREHOUSE)
    (drawn,) = of_kind(table.play(0, actions.TakeFaceDown()), ComponentDrawn)
    assert table.trucker().held == drawn.tile
    assert drawn.tile not in table.state.face_down
    assert table.clause(0, actions.TakeFaceDown()) == "GT-3.2"
    tile = table.lay_out("M")
    assert table.clause(1, actions.TakeFaceUp(tile)) == ""


@pytest.mark.clause("GT-3.1")
def test_GT_3_1_of_two_hands_on_one_component_the_later_is_told() -> None:
    table = building()
    tile = table.lay_out("M")
    assert actions.TakeFaceUp(tile) in table.offers(0)
    assert actions.TakeFaceUp(tile) in table.offers(1)
    table.play(1, actions.TakeFaceUp(tile))
    refusal = GAME.refuse(table.state, 0, actions.TakeFaceUp(tile))
    assert refusal is not None
    assert refusal.clause == "GT-3.1"
    assert english(GAME, refusal.text, ("Ann", "Ben")) == "Ben was quicker and took that component."
    assert refusal.args == {"who": Player(1)}


@pytest.mark.clause("GT-3.2")
def test_GT_3_2_a_held_component_is_added_set_aside_or_returned_for_anyone() -> None:
    table = building()
    tile = table.hold(0, "M")
    kinds = {type(offer) for offer in table.offers(0)}
    assert kinds == {actions.AddComponent, actions.SetAside, actions.ReturnComponent}
    table.play(0, actions.ReturnComponent())
    assert tile in table.state.face_up
    table.play(1, actions.TakeFaceUp(tile))
    assert table.trucker(1).held == tile


@pytest.mark.clause("GT-3.3")
def test_GT_3_3_only_its_holder_sees_a_component_drawn_face_down() -> None:
    table = building()
    events = table.play(0, actions.TakeFaceDown())
    tile = table.trucker().held
    assert table.view(0).truckers[0].held == tile
    for watcher in (1, None):
        assert (table.view(watcher).truckers[0].holds, table.view(watcher).truckers[0].held) == (True, 0)
        assert GAME.redact(events[0], watcher) == ComponentDrawn(0, 0, False)
    deals = {GAME.redeal(table.state, 1, Rng.seeded(seed)).truckers[0].held for seed in range(12)}
    assert len(deals) > 5
    assert {GAME.redeal(table.state, 0, Rng.seeded(seed)).truckers[0].held for seed in range(5)} == {tile}
    table.play(0, actions.ReturnComponent())
    assert tile in table.view(1).face_up


@pytest.mark.clause("GT-3.3")
def test_GT_3_3_with_open_hands_everybody_sees_it() -> None:
    table = building(hands="open")
    events = table.play(0, actions.TakeFaceDown())
    assert table.view(1).truckers[0].held == table.trucker().held
    assert GAME.redact(events[0], 1) == events[0]


@pytest.mark.clause("GT-3.4")
@pytest.mark.parametrize("mistakes", ["warn", "forbid"])
def test_GT_3_4_next_to_the_ship_on_an_empty_cell_of_the_board(mistakes: str) -> None:
    table = building(mistakes=mistakes)
    table.hold(0, "M")
    for cell in (table.cell(7, 7), table.cell(5, 7), -1, 18, 99):
        assert table.clause(0, actions.AddComponent(cell, 0)) == "GT-3.4"
    assert table.clause(0, actions.AddComponent(table.cell(7, 8), 7)) == "GT-3.4"


@pytest.mark.clause("GT-3.5")
def test_GT_3_5_the_newest_may_be_taken_back_until_another_is_taken() -> None:
    table = building()
    table.add(0, "C.-.#", 7, 8)
    table.play(0, actions.TakeBack())
    table.play(0, actions.AddComponent(table.cell(6, 7), 3))
    assert table.ship().cells[table.cell(7, 8)] == 0
    table.play(0, actions.TakeFaceDown())
    table.play(0, actions.ReturnComponent())
    assert table.clause(0, actions.TakeBack()) == "GT-3.5"


@pytest.mark.clause("GT-3.5")
def test_GT_3_5_looking_at_cards_fixes_it_too() -> None:
    table = building()
    table.add(0, "C.-.#", 7, 8)
    table.play(0, actions.LookAtPile(0))
    table.play(0, actions.PutPileBack())
    assert table.clause(0, actions.TakeBack()) == "GT-3.5"


@pytest.mark.clause("GT-3.5")
def test_GT_3_5_one_from_the_set_aside_spots_goes_back_there() -> None:
    table = building()
    tile = table.hold(0, "C.-.#")
    table.play(0, actions.SetAside())
    table.play(0, actions.TakeSetAside(tile))
    table.play(0, actions.AddComponent(table.cell(7, 8), 0))
    table.play(0, actions.TakeBack())
    assert table.clause(0, actions.ReturnComponent()) == "GT-3.7"
    table.play(0, actions.SetAside())
    assert table.ship().aside == (tile,)


def after_returning_and_adding() -> tuple[Match, int]:
    """A match in which seat 0 has a loose component on its ship and another lies face up in the warehouse."""
    match = Match(GAME, 2, 0, {"pace": "relaxed"})
    match.play(0, actions.TakeFaceDown())
    tile = match.snapshot().truckers[0].held
    match.play(0, actions.ReturnComponent())
    match.play(0, actions.TakeFaceDown())
    match.play(0, next(offer for offer in match.offers(0) if isinstance(offer, actions.AddComponent)))
    assert actions.TakeBack() in match.offers(0)
    return match, tile


@pytest.mark.clause("GT-3.5")
def test_GT_3_5_taking_another_face_up_cannot_be_undone() -> None:
    match, tile = after_returning_and_adding()
    match.play(0, actions.TakeFaceUp(tile))
    with pytest.raises(UndoRefused, match=r"fixed \(GT-3\.5\)"):
        match.undo(0)


@pytest.mark.clause("GT-6.2")
def test_GT_6_2_finishing_cannot_be_undone() -> None:
    match, _ = after_returning_and_adding()
    match.play(0, actions.Finish(1))
    with pytest.raises(UndoRefused, match=r"a number tile cannot be given back \(GT-6\.2\)"):
        match.undo(0)


@pytest.mark.clause("GT-3.6")
def test_GT_3_6_mistakes_are_marked_or_forbidden() -> None:
    for mistakes, clause in (("warn", ""), ("forbid", "GT-3.11")):
        table = building(mistakes=mistakes)
        table.hold(0, "G..-.")
        wrong = actions.AddComponent(table.cell(8, 7), 0)
        assert table.clause(0, wrong) == clause
        assert wrong not in table.offers(0)
    table = building()
    table.add(0, "G..-.", 8, 7)
    assert {flaw.clause for flaw in table.view().ships[0].flaws} == {"GT-2.3", "GT-3.9", "GT-7.1"}


@pytest.mark.clause("GT-3.11")
@pytest.mark.parametrize(
    ("part", "turns", "flaw"),
    [("G..-.", 1, "flaw-smooth"), ("G..-.", 2, "flaw-barrel"), ("E.#..", 3, "flaw-engine"), ("G..-.", 0, "")],
)
def test_GT_3_11_a_mistake_says_what_would_be_wrong(part: str, turns: int, flaw: str) -> None:
    for rule in ("warn", "forbid"):
        table = building(mistakes=rule)
        table.hold(0, part)
        action = actions.AddComponent(table.cell(6, 7), turns)
        refused = GAME.refuse(table.state, 0, action)
        said = refused.text if refused else GAME.texts.offer(table.view(), action).detail
        told = said.args.get("flaws", ()) if isinstance(said, Message) else ()
        assert flaw in [text.id for text in told] if flaw else not told


@pytest.mark.clause("GT-3.7")
def test_GT_3_7_two_components_at_a_time_are_set_aside_for_their_owner_alone() -> None:
    table = building()
    tiles = []
    for part in ("M", "B2"):
        tiles.append(table.hold(0, part))
        table.play(0, actions.SetAside())
    table.hold(0, "K2")
    assert table.clause(0, actions.SetAside()) == "GT-3.7"
    table.play(0, actions.ReturnComponent())
    assert table.clause(1, actions.TakeSetAside(tiles[0])) == "GT-3.7"
    table.play(0, actions.TakeSetAside(tiles[0]))
    assert table.clause(0, actions.ReturnComponent()) == "GT-3.7"


@pytest.mark.clause("GT-3.7")
def test_GT_3_7_what_is_never_added_counts_as_lost() -> None:
    table = building(2)
    tile = table.hold(0, "M")
    table.play(0, actions.SetAside())
    for seat in (0, 1):
        table.play(seat, actions.Finish(seat + 1))
    assert table.ship().lost == (tile,)


@pytest.mark.clause("GT-3.8")
def test_GT_3_8_an_exhaust_points_to_the_rear_with_nothing_behind() -> None:
    table = building(mistakes="forbid")
    table.hold(0, "E.#..")
    assert table.clause(0, actions.AddComponent(table.cell(7, 6), 0)) == ""
    assert table.clause(0, actions.AddComponent(table.cell(8, 7), 3)) == "GT-3.11"
    table.play(0, actions.AddComponent(table.cell(7, 6), 0))
    table.add(0, "M#==#", 8, 7, 0)
    table.hold(0, "M-#.#")
    assert table.clause(0, actions.AddComponent(table.cell(8, 6), 0)) == "GT-3.11"


@pytest.mark.clause("GT-3.9")
def test_GT_3_9_a_barrel_points_anywhere_with_nothing_before_it() -> None:
    table = building(mistakes="forbid")
    table.hold(0, "G..-.")
    for row, column, turns in ((6, 7, 0), (7, 8, 1), (8, 7, 2), (7, 6, 3)):
        assert table.clause(0, actions.AddComponent(table.cell(row, column), turns)) == ""
        assert table.clause(0, actions.AddComponent(table.cell(row, column), turns + 2 & 3)) == "GT-3.11"
    table.play(0, actions.AddComponent(table.cell(6, 7), 0))
    table.hold(0, "M")
    assert all(table.clause(0, actions.AddComponent(table.cell(5, 7), turns)) == "GT-3.11" for turns in range(4))


@pytest.mark.clause("GT-3.10")
@pytest.mark.parametrize("part", ["S", "B2", "K3", "R1", "C", "M", "LO", "LP"])
def test_GT_3_10_others_have_no_facing(part: str) -> None:
    table = building(mistakes="forbid")
    table.hold(0, part)
    cells = {offer.cell for offer in table.offers(0) if isinstance(offer, actions.AddComponent)}
    assert cells == {table.cell(6, 7), table.cell(7, 6), table.cell(7, 8), table.cell(8, 7)}


@pytest.mark.clause("GT-3.11")
def test_GT_3_11_every_side_fits_and_one_joins() -> None:
    table = building(mistakes="forbid")
    table.add(0, "C=-=-", 7, 8)
    table.hold(0, "C-=.=")
    beside = table.cell(7, 9)
    legal = {turns for turns in range(4) if table.clause(0, actions.AddComponent(beside, turns)) == ""}
    left = {0: "=", 1: ".", 2: "=", 3: "-"}
    assert legal == {turns for turns, mark in left.items() if mark == "-"}


@pytest.mark.clause("GT-3.12")
def test_GT_3_12_a_lone_pilot_cabin_may_fly() -> None:
    table = finished("7/7: P")
    assert table.asked() == "fly-on"
    assert flaws(table.yard.board, table.ship().cells) == []
