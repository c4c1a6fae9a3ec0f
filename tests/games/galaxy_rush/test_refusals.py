"""What a player reads who asks "why not?": every refusal as a sentence with its clause."""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, DeclineClaim, PlayPrediction, TakeCard
from tests.games.galaxy_rush.positions import BLUE, DISCOVERY, FACE_DOWN, FACE_UP, ORANGE, Table
from tests.words import english


def why_not(table: Table, action: Action, seat: int = BLUE) -> str:
    refusal = table.refused(seat, action)
    return f"{english(GAME, refusal.text, ['Mira', 'Bolt'])} [{refusal.clause}]"


def test_why_a_card_cannot_be_taken() -> None:
    table = Table().stands(ORANGE, 3, 2).stands(BLUE, 1, 1).acts(BLUE)
    assert why_not(table, TakeCard(1, 2, FACE_UP)) == "Pair 1 is not ahead of you: your rocket is on pair 1. [GR-3.1]"
    assert why_not(table, TakeCard(4, 2, FACE_UP)) == "Accelerating skips one pair. Pair 4 would skip 2. [GR-3.4]"
    assert why_not(table, TakeCard(8, 1, FACE_UP)) == "The track has pairs 1 to 6. There is no pair 8. [GR-1.3]"
    assert why_not(table, TakeCard(2, 3, FACE_UP)) == "There are only orbits one and two. [GR-1.3]"
    taken = "The card in pair 3, orbit two, has been taken. Only the other one is left. [GR-3.2]"
    assert why_not(table, TakeCard(3, 2, FACE_UP)) == taken


def test_why_nobody_accelerates_past_the_end() -> None:
    table = Table().stands(ORANGE, 5, 2).stands(BLUE, 5, 1).acts(BLUE)
    wanted = "Pair 6 is the last one. There is no second pair ahead to accelerate to. [GR-3.4]"
    assert why_not(table, TakeCard(7, 1, FACE_UP)) == wanted


def test_why_a_discovery_cannot_be_claimed() -> None:
    table = Table().at(3).pair(1, "Iridium", "Comet").own(BLUE, "Iridium", "Iridium", "Palladium")
    table.pool("Ravel", "Nightloom", "Palisade")
    claim = ClaimDiscovery(DISCOVERY["Ravel"])
    table.own(BLUE, "Iridium")
    assert why_not(table, claim) == "To claim Ravel, you must first play a resource face up. [GR-4.9]"
    assert why_not(table, ClaimDiscovery(DISCOVERY["Vantage"])) == "Vantage is not in the pool. [GR-4.5]"
    table.take(1, 1)
    nightloom = why_not(table, ClaimDiscovery(DISCOVERY["Nightloom"]))
    assert nightloom == "You still need 1 osmium and 1 ruthenium for Nightloom. [GR-4.6]"
    assert why_not(table, ClaimDiscovery(DISCOVERY["Palisade"])) == "You still need 2 osmium for Palisade. [GR-4.6]"
    assert why_not(table, ClaimDiscovery(DISCOVERY["Vantage"])) == "Vantage is not in the pool. [GR-4.5]"
    assert why_not(table, ClaimDiscovery(99)) == "Discovery 99 is not in the pool. [GR-4.5]"


def test_why_a_prediction_cannot_be_played() -> None:
    table = Table().hand(BLUE, "Most heroics")
    assert why_not(table, PlayPrediction(2, 0)) == "You cannot do this now. The current step is: Turn. [GR-6.1]"
    table.intermission()
    assert why_not(table, PlayPrediction(6, 0)) == '"Most medals" is not in your hand. [GR-6.1]'
    assert why_not(table, PlayPrediction(77, 0)) == "There is no prediction 77. [GR-6.1]"
    assert why_not(table, PlayPrediction(2, 5)) == "There is no rocket 5. There are two, 0 and 1. [GR-6.1]"


def test_why_not_now() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    assert why_not(table, TakeCard(1, 1, FACE_UP), ORANGE) == "It is Mira's turn to decide. [GR-2.1]"
    assert why_not(table, DeclineClaim()) == "You cannot do this now. The current step is: Turn. [GR-4.5]"
    table.take(1, 1)
    later = "You cannot do this now. The current step is: Claim. [GR-3.6]"
    assert why_not(table, TakeCard(2, 1, FACE_UP)) == later
    table.decline()
    table = Table()
    table.finish()
    assert why_not(table, TakeCard(1, 1, FACE_UP)) == "The game is over. [GR-5.4]"


def test_what_a_player_might_look_for_on_a_turn() -> None:
    table = Table().pool("Tin Lantern", "Fallow")
    pool = [ClaimDiscovery(DISCOVERY[name]) for name in ("Tin Lantern", "Fallow")]
    assert list(GAME.wishes(table.state, BLUE)) == [*table.offers(), *pool]
    table.take(1, 1, FACE_DOWN)
    taken = TakeCard(1, 1, FACE_UP)
    assert list(GAME.wishes(table.state, ORANGE)) == [taken, *table.offers(), *pool]
    table.stands(ORANGE, 5, 2).stands(BLUE, 5, 1).acts(BLUE)
    assert list(GAME.wishes(table.state, BLUE)) == [*table.offers(), TakeCard(7, 1, FACE_UP), *pool]


def test_what_a_player_might_look_for_elsewhere() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern", "Fallow")
    table.take(1, 1)
    pool = [ClaimDiscovery(DISCOVERY[name]) for name in ("Tin Lantern", "Fallow")]
    assert list(GAME.wishes(table.state, BLUE)) == [*pool, DeclineClaim()]
    table = Table().intermission()
    assert list(GAME.wishes(table.state, BLUE)) == table.offers()
