"""What Galaxy Command says of itself for a balance report."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.data.components import EVENTS, NEAR, SYSTEMS, TECHNOLOGIES
from cosmodrome.games.galaxy_command.events import (
    EventDrawn,
    ResourcesCollected,
    SystemDefended,
    TechnologyDiscovered,
    TurnBegan,
)
from cosmodrome.games.galaxy_command.lab.measures import measures as keyed
from cosmodrome.games.galaxy_command.state import State
from tests.games.galaxy_command.positions import start
from tests.words import measured


def measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    return measured(GAME, keyed(state, events, seat))


def played(seats: int, seed: int, deck: str = "whole") -> tuple[State, Match]:
    """A game of last offers: it explores little, builds much, and ends."""
    match = Match(GAME, seats, seed, {"deck": deck})
    while match.awaiting:
        seat = match.awaiting[0]
        offers = match.offers(seat)
        match.play(seat, offers[(seed + len(match.log)) % len(offers)])
    return match.snapshot(), match


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_had_is_what_lies_there_at_the_end(seats: int) -> None:
    for seed in range(6):
        state, match = played(seats, seed)
        for seat, commander in enumerate(state.commanders):
            found = measures(state, match.events, seat)
            sector = [SYSTEMS[number].name for number in commander.cards]
            dealt = {**found.things["Near system dealt"], **found.things["Distant system dealt"]}
            assert sorted(name for name, had in dealt.items() if had) == sorted(sector)
            assert len(dealt) == len(SYSTEMS)
            if not commander.out:
                held = {**found.things["Near system held"], **found.things["Distant system held"]}
                assert sorted(held) == sorted(sector)
                assert {name for name, had in held.items() if had} == {sector[slot] for slot in commander.aligned}
                assert sum(found.things["Technology"].values()) == commander.technologies.bit_count()
                assert len(found.things["Technology"]) == len(TECHNOLOGIES)


def test_the_original_deck_compares_only_its_own_cards() -> None:
    state, match = played(1, 3, "original")
    found = measures(state, match.events, 0)
    assert len(found.things["Near system dealt"]) == 7
    assert set(found.things["Event of year 1"]) == {card.name for card in EVENTS.values() if card.original}


def test_who_is_out_is_not_compared_by_what_was_owned() -> None:
    state = start(2)
    state.commanders[0].out = True
    out, other = measures(state, [], 0), measures(state, [], 1)
    assert "Technology" not in out.things
    assert "Near system dealt" in out.things
    assert (out.numbers["Sector"]["Out of the game"], other.numbers["Sector"]["Out of the game"]) == (1, 0)


def test_events_are_met_by_year_and_count_where_everybody_was_out_before() -> None:
    state = start(1)
    strike, quiet = (
        next(card for card in EVENTS.values() if card.name == name) for name in ("Strike", "Peace and Quiet")
    )
    state.year, state.pile, state.used = 2, (quiet.number,), (strike.number,)
    found = measures(state, [EventDrawn(strike.number, 1, False)], 0)
    assert found.things["Event of year 1"]["Strike"]
    assert not found.things["Event of year 1"]["Peace and Quiet"]
    assert not found.things["Event of year 2"]["Strike"]
    assert found.things["Event of year 2"]["Peace and Quiet"]


def test_numbers_are_the_own_ones() -> None:
    state = start(2)
    first = TECHNOLOGIES[0]
    events = [
        TechnologyDiscovered(0, first.id, 3),
        TurnBegan(1, 1, 1),
        ResourcesCollected(1, 2, 1, 4, 0, False),
        ResourcesCollected(0, 1, 1, 0, 2, True),
        SystemDefended(1, 0, 1, "revolt", 6, 1, 5, True),
        SystemDefended(1, 0, 1, "invasion", 1, 1, 5, False),
        TurnBegan(1, 1, 2),
        TechnologyDiscovered(1, first.id, 3),
    ]
    mine, theirs = measures(state, events, 0), measures(state, events, 1)
    assert numbers(mine, "Round of discovery") == {"Capital Ships": 1}
    assert numbers(theirs, "Round of discovery") == {"Capital Ships": 2}
    assert (numbers(mine, "Resources")["Wealth wasted"], numbers(theirs, "Resources")["Metal wasted"]) == (2, 4)
    struck = [numbers(each, "Resources")["Collections with a strike"] for each in (mine, theirs)]
    assert struck == [1, 0]
    assert (numbers(theirs, "Sector")["Lost in revolts"], numbers(theirs, "Sector")["Lost to invasions"]) == (1, 0)


def test_a_sector_counts_near_and_distant_systems_apart() -> None:
    state = start(1)
    state.commanders[0].aligned = (0, NEAR, NEAR + 1)
    sector = numbers(measures(state, [], 0), "Sector")
    assert (sector["Near systems aligned"], sector["Distant systems aligned"]) == (1, 2)


def numbers(found: Measures, group: str) -> dict[str, float]:
    return found.numbers[group]
