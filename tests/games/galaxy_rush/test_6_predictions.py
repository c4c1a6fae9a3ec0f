"""Chapter 6: predictions between the seasons."""

from __future__ import annotations

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.core.refusal import UndoRefused
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import PlayPrediction, TakeCard
from cosmodrome.games.galaxy_rush.events import PredictionPlayed
from cosmodrome.games.galaxy_rush.rules.steps import phase
from tests.games.galaxy_rush.positions import BLUE, ORANGE, PREDICTION, Table, only

HEROICS, MEDALS, DISTANCE = (PREDICTION[name] for name in ("Most heroics", "Most medals", "Most distance"))


def intermission(orbit_one: int = BLUE) -> Table:
    table = Table().hand(BLUE, "Most heroics", "Most medals", "Most distance")
    return table.hand(ORANGE, "Most heroics", "Most resources", "Most discoveries").intermission(orbit_one)


@pytest.mark.clause("GR-6.1")
@pytest.mark.parametrize("orbit_one", [BLUE, ORANGE])
def test_GR_6_1_orbit_one_first_then_the_other_one_card_each(orbit_one: int) -> None:
    table = intermission(orbit_one)
    assert table.turn == orbit_one
    assert table.refused(1 - orbit_one, PlayPrediction(HEROICS, BLUE)).clause == "GR-2.1"
    table.predict("Most heroics", orbit_one)
    assert table.turn == 1 - orbit_one
    table.predict("Most heroics", orbit_one)
    assert table.view().phase == "turn"


@pytest.mark.clause("GR-6.1")
def test_GR_6_1_any_card_of_the_hand_on_either_rocket() -> None:
    cards = sorted([HEROICS, MEDALS, DISTANCE])
    assert intermission().offers() == [PlayPrediction(card, rocket) for card in cards for rocket in (BLUE, ORANGE)]
    table = intermission()
    table.predict("Most medals", ORANGE)
    assert table.view(BLUE).hand == tuple(sorted([HEROICS, DISTANCE]))
    assert [len(rocket.stack) for rocket in table.view().rockets] == [0, 1]


@pytest.mark.clause("GR-6.1")
@pytest.mark.parametrize("action", [PlayPrediction(1, 0), PlayPrediction(9, 0), PlayPrediction(0, 0)])
def test_GR_6_1_only_from_hand(action: PlayPrediction) -> None:
    assert intermission().refused(BLUE, action).clause == "GR-6.1"


@pytest.mark.clause("GR-6.1")
def test_GR_6_1_only_on_a_rocket_and_only_between_seasons() -> None:
    assert intermission().refused(BLUE, PlayPrediction(HEROICS, 2)).clause == "GR-6.1"
    assert intermission().refused(BLUE, PlayPrediction(HEROICS, -1)).clause == "GR-6.1"
    assert Table().refused(BLUE, PlayPrediction(HEROICS, 0)).clause == "GR-6.1"
    assert intermission().refused(BLUE, TakeCard(1, 1, True)).clause == "GR-3.6"


@pytest.mark.clause("GR-6.2")
@pytest.mark.parametrize("watcher", [BLUE, ORANGE, None])
def test_GR_6_2_a_played_prediction_is_shown_to_nobody(watcher: int | None) -> None:
    tables = [intermission(), intermission()]
    played = [table.predict(name, BLUE) for table, name in zip(tables, ("Most heroics", "Most medals"), strict=True)]
    for table in tables:
        table.hand(BLUE, "Most distance")
    assert plain(tables[0].view(watcher)) == plain(tables[1].view(watcher))
    shown = [[plain(GAME.redact(event, watcher)) for event in events] for events in played]
    assert shown[0] == shown[1]
    assert only(played[0], PredictionPlayed).card == HEROICS


@pytest.mark.clause("GR-6.2")
def test_GR_6_2_where_it_lies_and_who_played_it_is_public() -> None:
    table = intermission()
    table.predict("Most heroics", ORANGE)
    played = only(table.predict("Most resources", ORANGE), PredictionPlayed)
    assert (played.seat, played.rocket, played.place) == (ORANGE, ORANGE, 1)
    stack = table.view().rockets[ORANGE].stack
    assert [(played.seat, played.card) for played in stack] == [(BLUE, 0), (ORANGE, 0)]


@pytest.mark.clause("GR-6.2")
def test_GR_6_2_they_are_shown_at_the_final_scoring() -> None:
    table = Table().predicted(BLUE, "Most heroics", ORANGE).predicted(ORANGE, "Most medals", ORANGE)
    table.finish()
    stack = table.view().rockets[ORANGE].stack
    assert [(played.seat, played.card) for played in stack] == [(BLUE, HEROICS), (ORANGE, MEDALS)]


@pytest.mark.clause("GR-6.2")
def test_GR_6_2_a_prediction_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, 5)
    while match.outcome is None and phase(match.snapshot()) != "prediction":
        match.play(match.awaiting[0], match.offers(match.awaiting[0])[-1])
    seat = match.awaiting[0]
    match.play(seat, match.offers(seat)[0])
    with pytest.raises(UndoRefused, match=r"not looked at again \(GR-6\.2\)"):
        match.undo(seat)
    match.play(1 - seat, match.offers(1 - seat)[0])
    assert match.why_no_undo(seat) is not None
    assert match.why_no_undo(1 - seat) is not None  # the next season is shown


@pytest.mark.clause("GR-6.3")
def test_GR_6_3_they_lie_in_the_order_they_were_played() -> None:
    table = intermission()
    table.predict("Most heroics", BLUE)
    table.predict("Most resources", BLUE)
    table.intermission(ORANGE)
    table.predict("Most heroics", BLUE)
    table.predict("Most medals", BLUE)
    assert [played.seat for played in table.view().rockets[BLUE].stack] == [BLUE, ORANGE, ORANGE, BLUE]
    names = ("Most heroics", "Most resources", "Most heroics", "Most medals")
    assert [card for _, card in table.captain(BLUE).stack] == [PREDICTION[name] for name in names]


@pytest.mark.clause("GR-6.4")
def test_GR_6_4_cards_left_stay_in_hand_until_all_three_are_played() -> None:
    table = Table()
    for left in (2, 1, 0):
        hands = [set(table.view(seat).hand) for seat in (BLUE, ORANGE)]
        table.intermission().predict_anything()
        for seat in (BLUE, ORANGE):
            assert set(table.view(seat).hand) < hands[seat]
            assert len(table.view(seat).hand) == table.sees(seat).hand == left
            assert table.view(1 - seat).hand == tuple(sorted(table.view(1 - seat).hand))
    assert [len(rocket.stack) for rocket in table.view().rockets] == [3, 3]
