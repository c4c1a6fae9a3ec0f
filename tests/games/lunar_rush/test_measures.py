"""What Lunar Rush says of itself for a balance report."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from cosmodrome.core.match import Match
from cosmodrome.core.records import Event
from cosmodrome.core.study import Measures
from cosmodrome.games.lunar_rush import GAME, actions
from cosmodrome.games.lunar_rush.data.components import NOUN_OF, ROLES
from cosmodrome.games.lunar_rush.events import (
    AstronautsDied,
    BidsShown,
    GoldBought,
    GoldRemoved,
    LanesBlocked,
    MoonboundArrived,
    RouteChosen,
    ShipSold,
)
from cosmodrome.games.lunar_rush.lab.measures import measures as keyed
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.scoring import score
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import item_name
from tests.games.lunar_rush.positions import GOLD, Table, of_kind
from tests.words import english, measured

TURNS = [f"Turn {turn}" for turn in range(1, 8)]
KINDS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "four with beginner cards": (4, {"roles": "beginner"}),
    "solo": (1, {"ais": "1"}),
    "two against two AIs, wonders, factions": (2, {"ais": "2", "wonders": "on", "roles": "faction"}),
}


def measures(state: State, events: Sequence[Event], seat: int) -> Measures:
    return measured(GAME, keyed(state, events, seat))


class Played:
    """A game of offers taken in turn, and what each seat measures in it."""

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        match = Match(GAME, seats, seed, options)
        while match.awaiting:
            seat = match.awaiting[0]
            offers = match.offers(seat)
            match.play(seat, offers[(seed + 7 * len(match.log)) % len(offers)])
        self.state: State = match.snapshot()
        self.events: list[Event] = list(match.events)
        self.found: list[Measures] = [measures(self.state, self.events, seat) for seat in range(seats)]


@cache
def played(kind: str) -> list[Played]:
    seats, options = KINDS[kind]
    return [Played(seats, seed, options) for seed in range(3)]


@pytest.fixture(params=[*KINDS])
def games(request: pytest.FixtureRequest) -> list[Played]:
    return played(request.param)


def test_bids_and_initiative_are_told_by_turn(games: list[Played]) -> None:
    for game in games:
        bids = of_kind(game.events, BidsShown)
        for seat, own in enumerate(game.found):
            assert [*own.numbers["Bid"]] == [*own.things["First in initiative"]] == TURNS
            assert [*own.numbers["Bid"].values()] == [each.values[each.corps.index(seat)] for each in bids]
            assert -sum(own.numbers["GC for the bid"].values()) == game.state.corps[seat].book[1]
        for turn, each in zip(TURNS, bids, strict=True):
            first = [own.things["First in initiative"][turn] for own in game.found]
            assert first == [each.corps[0] == seat for seat in range(len(game.found))]


def test_the_first_route_is_one_of_those_still_open(games: list[Played]) -> None:
    for game in games:
        lanes = 8 if len(game.state.corps) == 4 else 6
        blocked = 2 if of_kind(game.events, LanesBlocked) else 0
        chosen = of_kind(game.events, RouteChosen)
        for seat, own in enumerate(game.found):
            before = next(at for at, event in enumerate(chosen) if event.corp == seat)
            first = own.things["First route of the game"]
            assert (len(first), sum(first.values())) == (lanes - blocked - before, 1)
            picks = [event.lane for event in chosen if event.corp == seat]
            numbers = dict(own.numbers["Routes"])
            assert numbers.pop("Earthbound in all") == sum(lane >= 4 for lane in picks)
            assert sum(numbers.values()) == len(picks) == 14


def test_gold_modules_that_were_shown_could_be_had(games: list[Played]) -> None:
    for game in games:
        shown = {*game.state.gold, *(event.gold for event in of_kind(game.events, GoldRemoved))}
        shown |= {event.gold for event in of_kind(game.events, GoldBought)}
        assert len(shown) == 8
        for corp, own in zip(game.state.corps, game.found, strict=False):
            had = own.things["Gold module"]
            assert sum(had.values()) == len(corp.golds) == len(own.numbers["Turn of purchase"])
            if game.state.house.roles != "beginner":
                assert len(had) == 8


def test_what_was_gone_before_a_role_card_allows_gold_modules_is_left_out() -> None:
    table = Table(2)
    events = [*table.opening]
    table.role(0, "ore_runner")
    table.show("lunarium_mining_collective", "cold_storage_vault", "crescent_arboretum")
    table.give(1, habp=1, advm=1)
    events += table.to(steps.GOLD)
    events += table.play(1, actions.BuyGold(GOLD["lunarium_mining_collective"]))
    events += table.to(steps.BID, turn=4)
    table.give(1, habp=1, tech=1, advm=0)
    events += table.to(steps.GOLD)
    events += table.play(1, actions.BuyGold(GOLD["crescent_arboretum"]))
    events += table.finish()
    kept = {"Cold Storage Vault": False, "Crescent Arboretum": False}
    assert measures(table.state, events, 0).things["Gold module"] == kept
    assert measures(table.state, events, 1).things["Gold module"] == {
        "Lunarium Mining Collective": True,
        "Cold Storage Vault": False,
        "Crescent Arboretum": True,
    }
    assert measures(table.state, events, 1).numbers["Turn of purchase"] == {
        "Lunarium Mining Collective": 1,
        "Crescent Arboretum": 4,
    }


def test_modules_count_with_all_levels_below() -> None:
    table = Table(2)
    events = [*table.opening, *table.finish()]
    table.level(0, ore_mine=2, lunarium_refinery=1)
    own = measures(table.state, events, 0)
    built = [name for name, had in own.things["Module"].items() if had]
    assert built == ["Int Ore Mine", "Adv Ore Mine", "Int Lunarium Refinery"]
    assert own.numbers["Base"]["Upgrades"] == 3
    assert len(own.things["Module"]) == 15


def test_role_cards_stand_beside_those_of_their_kind(games: list[Played]) -> None:
    for game in games:
        kind = game.state.house.roles
        for corp, own in zip(game.state.corps, game.found, strict=False):
            group = own.things.get(f"{kind.capitalize()} card", {})
            assert len(group) == sum(row.set == kind for row in ROLES)
            assert [name for name, had in group.items() if had] == (
                [english(GAME, ROLES[corp.role].name)] if corp.role >= 0 else []
            )
            met = own.things.get("Task met", {})
            assert len(met) == (3 if kind == "beginner" else 0)
            assert sum(met.values()) == corp.goals.bit_count()


def test_wonders_are_told_by_the_nouns_of_the_own_cards(games: list[Played]) -> None:
    for game in games:
        for corp, own in zip(game.state.corps, game.found, strict=False):
            assert set(own.things.get("Wonder built", ())) == {english(GAME, NOUN_OF[card].name) for card in corp.cards}


def test_a_wonder_is_known_by_its_noun() -> None:
    table = Table(2, wonders="on")
    events = [*table.opening, *table.finish()]
    corp = table.corp(0)
    assert not any(measures(table.state, events, 0).things["Wonder built"].values())
    corp.noun = corp.cards[0]
    nouns = measures(table.state, events, 0).things["Wonder built"]
    assert [name for name, built in nouns.items() if built] == [english(GAME, NOUN_OF[corp.noun].name)]


def test_trade_and_deaths_add_up(games: list[Played]) -> None:
    for game in games:
        for seat, (corp, own) in enumerate(zip(game.state.corps, game.found, strict=False)):
            sold = [event for event in of_kind(game.events, ShipSold) if event.corp == seat]
            prices = own.numbers["GC for one on a ship"]
            by_ship = sum(
                prices[english(GAME, item_name(item))] * n
                for e in sold
                for item, n in zip(e.items, e.numbers, strict=True)
            )
            assert by_ship == pytest.approx(sum(event.gc for event in sold))
            assert [*own.numbers["Sold"].values()] == corp.sold
            arrived = [event for event in of_kind(game.events, MoonboundArrived) if event.corp == seat]
            crew = sum(event.astronauts for event in arrived)
            assert own.numbers["Brought to the Moon"]["Astronauts"] == crew
            died = [event for event in of_kind(game.events, AstronautsDied) if event.seat == seat]
            lost = own.numbers["Deaths"]
            assert lost["Without a bed"] + lost["Without life support"] == corp.dead
            assert lost["GC lost"] == sum(event.lost for event in died)
            assert own.things["Astronauts"]["All survived"] == (not died)


def test_ais_are_compared_with(games: list[Played]) -> None:
    for game in games:
        state, ais = game.state, range(game.state.house.people, len(game.state.corps))
        for seat, own in enumerate(game.found):
            found = own.numbers.get("AI corporations", {})
            assert len(found) == (len(ais) + 1 if ais else 0)
            if ais:
                best = max(score(state, ai) for ai in ais)
                assert found["Ahead of the best"] == score(state, seat) - best


def test_the_games_that_are_looked_at_hold_something_to_see() -> None:
    events = [event for kind in KINDS for game in played(kind) for event in game.events]
    for kind in (GoldBought, GoldRemoved, AstronautsDied, ShipSold, MoonboundArrived):
        assert of_kind(events, kind), kind
