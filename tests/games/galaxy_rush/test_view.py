"""What the table shows before it happens: landings, claims, and what is missing, against what then comes of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cosmodrome.core.flow import NOBODY
from cosmodrome.core.records import Action, Event
from cosmodrome.games.galaxy_rush import GAME
from cosmodrome.games.galaxy_rush.actions import ClaimDiscovery, TakeCard
from cosmodrome.games.galaxy_rush.events import CardLeft, MedalWon
from cosmodrome.games.galaxy_rush.rules.steps import turn
from cosmodrome.games.galaxy_rush.state import State
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView
from tests.games.galaxy_rush.positions import BLUE, FACE_DOWN, ORANGE, Table, of_kind, start
from tests.words import english


def turns(seeds: range) -> Iterator[tuple[State, GalaxyRushView, TakeCard]]:
    """Every card that could be taken in random games: the state before, as it is seen, and the action."""
    for seed in seeds:
        dice, state = random.Random(seed), start(seed)
        while GAME.awaiting(state):
            offers = list(GAME.offers(state, turn(state)))
            view = GAME.view(state, None)
            assert isinstance(view, GalaxyRushView)
            for action in offers:
                if isinstance(action, TakeCard):
                    yield state.clone(), view, action
            GAME.apply(state, turn(state), dice.choice(offers))


def after(state: State, action: Action) -> list[Event]:
    return GAME.apply(state, turn(state), action)


def test_landings_are_the_cards_on_offer_in_order() -> None:
    for state, view, _ in turns(range(5)):
        offered = [action for action in GAME.offers(state, turn(state)) if isinstance(action, TakeCard)]
        assert [(each.pair, each.orbit) for each in view.landings] == [
            (action.pair, action.orbit) for action in offered if action.face_up
        ]


def test_landings_tell_what_comes_of_each_card() -> None:
    for state, view, action in turns(range(25)):
        (landing,) = [each for each in view.landings if (each.pair, each.orbit) == (action.pair, action.orbit)]
        seat = turn(state)
        assert landing.accelerates == (action.pair == state.captains[seat].pair + 2)
        events = after(state, action)
        assert tuple(event.card for event in of_kind(events, CardLeft)) == landing.leaves
        claims = [offer.card for offer in _offers(state) if isinstance(offer, ClaimDiscovery)]
        assert tuple(claims) == (landing.claims if action.face_up else ())
        if claims:
            events = after(state, GAME.offers(state, seat)[-1])
        over = bool(of_kind(events, MedalWon))
        assert landing.next == (NOBODY if over else turn(state))


def _offers(state: State) -> list[Action]:
    return list(GAME.offers(state, turn(state))) if GAME.awaiting(state) else []


def test_there_are_no_landings_but_on_a_turn() -> None:
    table = Table().pair(1, "Iridium", "Comet").pool("Tin Lantern")
    table.take(1, 1)
    assert table.view().landings == ()
    assert Table().intermission().view().landings == ()


def test_what_is_missing_for_each_discovery_and_each_captain() -> None:
    table = Table().at(2).pool("Cinderholm", "Orchard").own(BLUE, "Iridium", "Osmium", "Osmium")
    table.own(ORANGE, "Palladium", "Iridium", "Iridium", "Iridium")
    first, second = table.view().pool
    assert first.missing == ((1, 0, 1, 0), (0, 0, 0, 0))
    assert second.missing == ((0, 0, 1, 1), (0, 0, 0, 1))


def test_running_points_are_those_of_the_end() -> None:
    """The last card gives the one who waits nothing; predictions and the last medal are still open before it."""
    for seed in range(20):
        dice, table = random.Random(seed), Table()
        table.state = start(seed)
        while GAME.awaiting(table.state):
            view, mover = table.view(), table.turn
            GAME.apply(table.state, mover, dice.choice(table.offers()))
        outcome, waits = table.outcome(), 1 - mover
        for category in ("Heroics", "Discoveries", "Expeditions", "Distance"):
            assert view.captains[waits].points[category] == outcome.sheet[waits][category]
        assert [captain.points for captain in table.view().captains] == list(outcome.sheet)
        assert tuple(captain.total for captain in table.view().captains) == outcome.scores


def test_who_acts_next_is_told_in_the_words_of_an_offer() -> None:
    table = Table().pair(1, "Comet", "Nebula").stands(ORANGE, 2, 2).acts(BLUE)
    again = GAME.texts.offer(table.view(BLUE), TakeCard(1, 1, FACE_DOWN))
    assert "you act again" in english(GAME, again.detail)
    beyond = GAME.texts.offer(table.view(BLUE), TakeCard(2, 1, FACE_DOWN))
    assert "you act again" in english(GAME, beyond.detail)  # level on pair 2, in orbit one
    assert "leave the game" in english(GAME, beyond.detail)
