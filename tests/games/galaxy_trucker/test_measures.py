"""What the balance report is told of a game, checked against a flight we know and against whole games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from cosmodrome.bots.drive import moves
from cosmodrome.bots.roster import make_bot
from cosmodrome.core.game import check_setup
from cosmodrome.core.records import Action, Event
from cosmodrome.core.rng import Rng
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.events import RoundBegan
from cosmodrome.games.galaxy_trucker.lab.measures import measures as keyed
from cosmodrome.games.galaxy_trucker.rules.setup import CATEGORIES
from cosmodrome.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.positions import CARD, Table, building
from tests.words import measured


def measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    return measured(GAME, keyed(state, events, seat))


@cache
def played(seed: int, **options: str) -> tuple[State, tuple[Event, ...]]:
    seats = 4
    state, events = GAME.setup(seats, check_setup(GAME, seats, options), Rng.seeded(seed))
    bots = [make_bot("careless", GAME, Rng.seeded(seed, seat)) for seat in range(seats)]
    for move in moves(GAME, state, bots, Rng.seeded(seed, 99)):
        events += move.events
    return state, tuple(events)


def whole(seed: int, seat: int) -> Measures:
    return measures(*played(seed), seat)


@pytest.mark.parametrize("seat", range(4))
def test_the_credits_of_all_rounds_are_the_score(seat: int) -> None:
    outcome = GAME.outcome(played(3)[0])
    assert outcome is not None
    found = whole(3, seat).numbers
    rounds = [found[f"Round {name}, credits"] for name in ("I", "II", "III")]
    forgiven = outcome.sheet[seat]["Forgiven"]
    assert sum(each["In all"] for each in rounds) + forgiven == outcome.scores[seat]
    for category in CATEGORIES[:-1]:
        assert sum(each[category] for each in rounds) == outcome.sheet[seat][category]


def test_one_seat_of_each_round_finished_first() -> None:
    for name in ("Round I", "Round II", "Round III"):
        assert sum(whole(3, seat).things["Finished building first"][name] for seat in range(4)) == 1


def test_losses_by_card_are_all_losses() -> None:
    for seat in range(4):
        numbers = whole(3, seat).numbers
        assert sum(numbers["Components lost in"].values()) == sum(numbers["Components lost"].values())


def events_of(table: Table, *acts: tuple[int, Action]) -> Sequence[Event]:
    return [RoundBegan(0, False), *(event for seat, action in acts for event in table.play(seat, action))]


def test_what_was_built_in_counts_and_what_was_taken_back_does_not() -> None:
    table = building(2, rounds="I")
    tile = table.lay_out("C.-.#")
    acts = (actions.TakeFaceUp(tile), actions.AddComponent(table.cell(7, 8), 0))
    events = events_of(table, *((0, act) for act in acts))
    assert measures(table.state, events, 0).numbers["Round I, ship"]["Cabin"] == 1
    events = [*events, *table.play(0, actions.TakeBack())]
    assert measures(table.state, events, 0).numbers["Round I, ship"]["Components"] == 0


def test_who_looked_is_told_from_who_did_not() -> None:
    table = building(2, rounds="I")
    table.add(0, "C.-.#", 7, 8)
    events = events_of(table, (0, actions.LookAtPile(1)))
    one, other = (measures(table.state, events, seat) for seat in (0, 1))
    assert one.things["Looked at cards"] == {"Round I": True}
    assert one.numbers["Piles looked at"] == {"Round I": 1.0}
    assert other.things["Looked at cards"] == {"Round I": False}


def test_partners_measure_the_ship_they_fly() -> None:
    state, events = played(1, teams="partners", rounds="I")
    by_seat = [measures(state, events, seat).numbers["Round I, ship"]["Components"] for seat in range(4)]
    for seat, ship in enumerate(state.ships):
        lost = measures(state, events, seat).numbers["Components lost"]["Round I"]
        assert by_seat[seat] + 1 - lost == sum(piece != 0 for piece in ship.cells)


def test_a_card_that_did_not_come_is_left_out() -> None:
    state, events = played(2, rounds="I")
    turned = {CARD["I-03"]} & {card for card in state.spent if state.shown >> card & 1}
    assert ("Pirates" in measures(state, events, 0).numbers["Components lost in"]) == bool(turned)
