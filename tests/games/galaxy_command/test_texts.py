"""What people read: every sentence, offer, refusal and table says the right thing and cites clauses that exist."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import replace

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_command import GAME, actions
from cosmodrome.games.galaxy_command.actions import AnyAction
from cosmodrome.games.galaxy_command.data.components import NEAR, SYSTEMS
from cosmodrome.games.galaxy_command.events import (
    AnyEvent,
    CommanderLost,
    CommanderScored,
    EnvoysArrived,
    EventDrawn,
    GameEnded,
    MilitaryBuilt,
    NothingThreatened,
    PlayerSpared,
    PointsScored,
    RansomPaid,
    ResourcesCollected,
    ResourcesGained,
    ResourcesTraded,
    StormRaged,
    StrengthLost,
    StrikeCalled,
    SystemAttacked,
    SystemDefended,
    SystemExplored,
    SystemGivenUp,
    TechnologyDiscovered,
    TimeBidden,
    TurnBegan,
    YearBegan,
)
from cosmodrome.games.galaxy_command.rules.flow import FLOW
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.games.galaxy_command.view.show import view
from cosmodrome.games.galaxy_command.words.texts import event_number, events_of_year
from tests.games.galaxy_command.positions import SURE, SYSTEM_NUMBER, TECHNOLOGY, Table, start
from tests.words import english, in_english

CITATION = re.compile(r"CO-\d+\.\d+")
CLAUSES = {clause.id for clause in GAME.rules.clauses()}
NAMES = ("Ada", "Bo", "Cy", "Di")
TABLES = [(1, "whole"), (1, "original"), (2, "whole"), (4, "whole")]

SENTENCES: list[tuple[Event, str, str]] = [
    (YearBegan(2, 6), "Year 2 begins. All event cards are shuffled, and 6 are dealt.", "CO-7.1"),
    (TurnBegan(1, 2, 9), "Round 9, year 2: Bo's turn.", "CO-2.1"),
    (SystemExplored(0, 3, 1), "Ada explored near system 4: Wolf 359, resistance 5.", "CO-3.1"),
    (SystemExplored(0, 7, 8), "Ada explored distant system 2: Canopus, resistance 9.", "CO-3.1"),
    (
        SystemAttacked(0, 3, 1, 3, 2, 5, True),
        "Ada aligned Wolf 359: die 3 + strength 2 = 5 against resistance 5. It brings 1 metal each turn and 1 point.",
        "CO-3.2",
    ),
    (
        SystemAttacked(0, 3, 27, 6, 2, 8, True),
        "Ada aligned Fomalhaut: die 6 + strength 2 = 8 against resistance 8. "
        "It brings 1 metal and 1 wealth each turn and 1 point.",
        "CO-3.2",
    ),
    (
        SystemAttacked(0, 3, 1, 2, 2, 5, False),
        "Ada failed to align Wolf 359: die 2 + strength 2 = 4 against resistance 5.",
        "CO-3.4",
    ),
    (
        SystemAttacked(0, 3, 5, 0, 2, 4, True),
        "Ada aligned Tau Ceti without a roll, thanks to Interstellar Diplomacy. It brings 1 point.",
        "CO-5.6",
    ),
    (StrengthLost(0, 1), "Ada's strength fell to 1.", "CO-3.4"),
    (TimeBidden(1), "Bo bided their time.", "CO-3.7"),
    (TimeBidden(1, True), "Bo bided their time and wasted the sure success of Interstellar Diplomacy.", "CO-5.6"),
    (ResourcesCollected(0, 2, 1, 0, 0, False), "Ada collected 2 metal and 1 wealth.", "CO-4.1"),
    (
        ResourcesCollected(0, 2, 0, 0, 1, False),
        "Ada collected 2 metal. Storage is full: 1 wealth went to waste.",
        "CO-4.1",
    ),
    (
        ResourcesCollected(0, 0, 0, 1, 2, False),
        "Ada collected nothing. Storage is full: 1 metal and 2 wealth went to waste.",
        "CO-4.1",
    ),
    (ResourcesCollected(0, 0, 0, 0, 0, False), "Ada collected nothing.", "CO-4.1"),
    (ResourcesCollected(0, 0, 0, 0, 0, True), "Ada collected nothing because of the strike.", "CO-6.3"),
    (
        ResourcesCollected(0, 1, 1, 0, 0, True),
        "Ada collected 1 metal and 1 wealth in the strike, thanks to Robot Workers.",
        "CO-6.3",
    ),
    (
        ResourcesCollected(0, 1, 0, 0, 1, True),
        "Ada collected 1 metal in the strike, thanks to Robot Workers. Storage is full: 1 wealth went to waste.",
        "CO-6.3",
    ),
    (
        ResourcesCollected(0, 0, 0, 1, 0, True),
        "Ada collected nothing in the strike. Storage is full: 1 metal went to waste.",
        "CO-6.3",
    ),
    (ResourcesTraded(0, -2, 1), "Ada exchanged 2 metal for 1 wealth.", "CO-4.2"),
    (ResourcesTraded(0, 1, -2), "Ada exchanged 2 wealth for 1 metal.", "CO-4.2"),
    (MilitaryBuilt(0, 3), "Ada built military for 1 metal and 1 wealth: strength 3.", "CO-5.2"),
    (
        TechnologyDiscovered(0, "robot_workers", 2),
        "Ada discovered Robot Workers for 2 wealth. Half resources in a strike, rounded up.",
        "CO-5.3",
    ),
    (EventDrawn(13, 1, False, 3, 7), "Event 3 of 7: Derelict Ship. Gain 1 metal.", "CO-6.1"),
    (EventDrawn(12, 1, False, 1, 7), "Event 1 of 7: Strike. No collection next turn.", "CO-6.1"),
    (
        EventDrawn(14, 2, True, 2, 6),
        "In its place, event 2 of 6: Revolt. The weakest aligned system revolts: die + 3 against its resistance.",
        "CO-6.9",
    ),
    (
        EventDrawn(15, 1, False, 7, 7),
        "Event 7 of 7: Small Invasion. The newest aligned system is invaded: die + 1 against its resistance.",
        "CO-6.1",
    ),
    (EventDrawn(16, 1, False, 7, 7), "Event 7 of 7: Peace and Quiet. Nothing happens.", "CO-6.1"),
    (EventDrawn(16, 2, True, 1, 6), "In its place, event 1 of 6: Peace and Quiet. Nothing happens.", "CO-6.9"),
    (
        EventDrawn(52, 2, False, 1, 6),
        "Red Alert: Meteor Storm. If the newest aligned system produces anything, it yields nothing in the next "
        "2 collections.",
        "CO-6.9",
    ),
    (
        EventDrawn(54, 1, False, 1, 7),
        "Red Alert: Alien Envoys. With strength 1 or less, gain 1 strength.",
        "CO-6.9",
    ),
    (
        EventDrawn(53, 2, True, 1, 6),
        "Red Alert: Pandemic. With 4 or more aligned systems, pay 2 wealth or 3 metal, or lose the newest.",
        "CO-6.9",
    ),
    (ResourcesGained(0, 1, 0, 1), "Ada gained 1 metal. Storage had no room for 1 more.", "CO-6.2"),
    (ResourcesGained(0, 0, 2, 0), "Ada gained 2 wealth.", "CO-6.2"),
    (ResourcesGained(0, 0, 0, 2), "Ada gained nothing: storage is full.", "CO-6.2"),
    (StrikeCalled(0), "Ada's workers went on strike.", "CO-6.3"),
    (
        StrikeCalled(0, True),
        "Ada's workers went on strike. Thanks to Robot Workers, half of the next collection still comes in.",
        "CO-6.3",
    ),
    (
        SystemDefended(0, 3, 1, "revolt", 4, 1, 5, True),
        "Ada lost Wolf 359 to the revolt: die 4 + force 1 = 5 against resistance 5. "
        "It no longer brings 1 metal each turn and 1 point.",
        "CO-6.4",
    ),
    (
        SystemDefended(0, 3, 1, "revolt", 4, 1, 6, False, 2),
        "Ada held Wolf 359 (drawn from 2 equally weak systems) in the revolt: die 4 + force 1 = 5 against resistance 6 "
        "(5 + 1 for Hyper Television).",
        "CO-6.4",
    ),
    (
        SystemDefended(0, 3, 1, "invasion", 3, 1, 5, False),
        "Ada held Wolf 359 in the invasion: die 3 + force 1 = 4 against resistance 5.",
        "CO-6.5",
    ),
    (NothingThreatened(0), "Ada had no aligned system to lose.", "CO-6.7"),
    (
        CommanderLost(0),
        "With no aligned system left, Ada's home world revolted. Ada is out of the game.",
        "CO-6.7",
    ),
    (
        StormRaged(0, 3, 1, 1),
        "The storm hit Ada's Wolf 359: it yields nothing in the next collection (1 metal less).",
        "CO-6.12",
    ),
    (
        StormRaged(0, 3, 1, 2),
        "The storm hit Ada's Wolf 359: it yields nothing in the next 2 collections (1 metal less each time).",
        "CO-6.12",
    ),
    (RansomPaid(0, 0, 1), "Ada paid 1 wealth and kept every system.", "CO-6.13"),
    (
        SystemGivenUp(0, 3, 1),
        "Ada did not pay and lost Wolf 359. It no longer brings 1 metal each turn and 1 point.",
        "CO-6.13",
    ),
    (
        SystemGivenUp(0, 3, 5, True),
        "Ada could not pay and lost Tau Ceti. It no longer brings 1 point.",
        "CO-6.13",
    ),
    (EnvoysArrived(0, 2), "The envoys raised Ada's strength to 2.", "CO-6.14"),
    (PlayerSpared(0), "The Red Alert did not affect Ada.", "CO-6.9"),
    (PlayerSpared(0, "no system"), "Ada had no aligned system for the storm to hit.", "CO-6.12"),
    (
        PlayerSpared(0, "no production", 5),
        "The storm did no harm to Ada's newest system: Tau Ceti produces nothing.",
        "CO-6.12",
    ),
    (PlayerSpared(0, "few systems", 0), "Ada had no aligned system and paid nothing.", "CO-6.13"),
    (PlayerSpared(0, "few systems", 1), "Ada had only 1 aligned system and paid nothing.", "CO-6.13"),
    (PlayerSpared(0, "few systems", 2), "Ada had only 2 aligned systems and paid nothing.", "CO-6.13"),
    (PlayerSpared(0, "strength", 3), "No envoys came to Ada: strength 3 is too high.", "CO-6.14"),
    (PointsScored(0, "systems", 9, 11), "Ada scored 11 points for 9 aligned systems.", "CO-8.1"),
    (PointsScored(0, "systems", 1, 1), "Ada scored 1 point for 1 aligned system.", "CO-8.1"),
    (PointsScored(0, "technologies", 1, 1), "Ada scored 1 point for 1 technology.", "CO-8.1"),
    (PointsScored(0, "technologies", 3, 3), "Ada scored 3 points for 3 technologies.", "CO-8.1"),
    (
        PointsScored(0, "exploration", 9, 1),
        "Exploration bonus: Ada scored 1 point for exploring all 9 systems.",
        "CO-8.2",
    ),
    (
        PointsScored(0, "scientific", 8, 1),
        "Scientific bonus: Ada scored 1 point for discovering all 8 technologies.",
        "CO-8.3",
    ),
    (PointsScored(0, "warlord", 9, 3), "Warlord bonus: Ada scored 3 points for aligning all 9 systems.", "CO-8.4"),
    (CommanderScored(0, 11, 8, 1, 1, 3), "Final score: Ada has 24 points. Rank: Admiral.", "CO-8.5"),
    (CommanderScored(1, 1, 0, 0, 0, 0), "Final score: Bo has 1 point. Rank: Demoted.", "CO-8.5"),
    (
        CommanderScored(1, 0, 0, 0, 0, 0, True),
        "Final score: Bo is out of the game and has 0 points. Rank: Demoted.",
        "CO-8.7",
    ),
    (GameEnded(), "The game is over.", "CO-7.2"),
    (
        GameEnded(1, 4),
        "The game is over: 1 distant system was aligned, but 4 were needed. The Empire falls short.",
        "CO-8.6",
    ),
    (
        GameEnded(4, 4),
        "The game is over: 4 distant systems were aligned, and 4 were needed. The Empire prevails.",
        "CO-8.6",
    ),
]

TO_YOURSELF: list[tuple[Event, str]] = [
    (TurnBegan(0, 1, 1), "Round 1, year 1: your turn."),
    (TurnBegan(0, 1, 1, drawn=True), "Round 1, year 1: your turn. You were drawn as the first player."),
    (TimeBidden(0), "You bided your time."),
    (StrengthLost(0, 0), "Your strength fell to 0."),
    (StrikeCalled(0), "Your workers went on strike."),
    (CommanderLost(0), "With no aligned system left, your home world revolted. You are out of the game."),
    (
        StormRaged(0, 3, 1, 1),
        "The storm hit your Wolf 359: it yields nothing in the next collection (1 metal less).",
    ),
    (EnvoysArrived(0, 2), "The envoys raised your strength to 2."),
    (PlayerSpared(0, "strength", 3), "No envoys came to you: strength 3 is too high."),
    (PointsScored(0, "warlord", 9, 3), "Warlord bonus: you scored 3 points for aligning all 9 systems."),
    (CommanderScored(0, 9, 0, 0, 0, 0), "Final score: you have 9 points. Rank: Commander."),
    (
        CommanderScored(0, 0, 0, 0, 0, 0, True),
        "Final score: you are out of the game and have 0 points. Rank: Demoted.",
    ),
]


class Moment(NamedTuple):
    state: State
    seat: Seat
    events: list[Event]
    """What came of the decision that was then made."""


def moments(seats: int, deck: str, seeds: range) -> Iterator[Moment]:
    """Random games, decision by decision; the state is the one before it."""
    for seed in seeds:
        chance, state = random.Random(seed), start(seats, deck, seed)
        while awaited := GAME.awaiting(state):
            seat, before = awaited[0], state.clone()
            events = GAME.apply(state, seat, chance.choice(GAME.offers(state, seat)))
            yield Moment(before, seat, events)


def offer(table: Table, action: Action) -> Line:
    assert action in table.offers()
    line: Line = in_english(GAME, GAME.texts.offer(table.view(table.turn), action))
    return line


def detail(table: Table, action: Action) -> str:
    return str(offer(table, action).detail)


@pytest.mark.parametrize(("event", "text", "clause"), SENTENCES)
def test_every_event_is_a_sentence_with_its_clause(event: Event, text: str, clause: str) -> None:
    line = in_english(GAME, GAME.texts.event(event), NAMES)
    assert (line.text, line.clause) == (text, clause)
    assert clause in CLAUSES


@pytest.mark.parametrize(("event", "text"), TO_YOURSELF)
def test_players_read_of_themselves_in_the_second_person(event: Event, text: str) -> None:
    assert english(GAME, GAME.texts.event(event).text, NAMES, you=0) == text


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(AnyEvent))


def test_offers_of_the_action_step() -> None:
    table = Table().unaligned(0, "Sirius").own(0, strength=2).know(0, "Capital Ships", "Forward Star Bases")
    odds = "49% on average: die + 2 against resistance 4 to 8; failing costs 1 strength"
    assert offer(table, actions.Explore(1)) == Line("Explore near system 2", "CO-3.1", odds)
    odds = "3 of 6 rolls win (50%): die + 2 against resistance 6; brings 1 point; opens the distant systems; "
    assert offer(table, actions.Conquer(0)) == Line("Conquer Sirius", "CO-3.6", f"{odds}failing costs 1 strength")
    assert offer(table, actions.BideTime()) == Line("Bide time", "CO-3.7", "no risk, no gain")
    table.commander(0).aligned = (0,)
    assert offer(table, actions.Explore(8)).text == "Explore distant system 3"


@pytest.mark.clause("CO-3.5")
def test_offers_tell_that_failing_closes_the_distant_systems() -> None:
    table = Table().aligned(0, "Sirius").own(0, strength=1).know(0, "Capital Ships", "Forward Star Bases")
    assert detail(table, actions.Explore(1)).endswith("; failing costs 1 strength and closes the distant systems")
    assert detail(table, actions.Explore(6)).endswith("; failing costs 1 strength")
    table.own(0, strength=0)
    assert detail(table, actions.Explore(1)).endswith("; failing closes the distant systems")


@pytest.mark.clause("CO-3.5", "CO-6.13")
def test_paying_nothing_can_close_the_distant_systems() -> None:
    table = Table().aligned(0, SURE, "Vega", "Sirius", "Wolf 359").know(0, "Capital Ships", "Forward Star Bases")
    table.before_event().own(0, metal=3, wealth=3).draw("Pandemic", "Peace and Quiet")
    told = detail(table, actions.RefuseRansom())
    assert told.endswith("; this closes the distant systems; you can conquer it back")


@pytest.mark.clause("CO-1.8")
@pytest.mark.parametrize(("seats", "deck"), TABLES)
def test_exploring_tells_the_average_of_all_cards_that_nobody_has_seen(seats: int, deck: str) -> None:
    found = 0
    for state, seat, _ in moments(seats, deck, range(3)):
        strength, shown = state.commanders[seat].strength, view(state, seat)
        for action in GAME.offers(state, seat):
            if not isinstance(action, actions.Explore) or shown.commanders[seat].sure_success:
                continue
            cards = [SYSTEMS[card] for card in unseen(state) if SYSTEMS[card].distant == (action.slot >= NEAR)]
            wins = [die + strength >= card.resistance for card in cards for die in range(1, 7)]
            chance, resistances = round(100 * sum(wins) / len(wins)), [card.resistance for card in cards]
            average = " on average" if len(set(resistances)) > 1 else ""
            said = {0: "cannot succeed", 100: "always succeeds"}.get(chance, f"{chance}%{average}")
            ends = " to ".join(str(each) for each in sorted({min(resistances), max(resistances)}))
            told = in_english(GAME, GAME.texts.offer(shown, action)).detail
            assert f"{told};".startswith(f"{said}: die + {strength} against resistance {ends};")
            found += 1
    assert found > 50


def unseen(state: State) -> list[int]:
    """The systems that nobody has explored, dealt or not."""
    sectors = [(commander.explored, enumerate(commander.cards)) for commander in state.commanders]
    down = [card for explored, cards in sectors for slot, card in cards if not explored >> slot & 1]
    return [*down, *state.rest]


@pytest.mark.clause("CO-6.7")
@pytest.mark.parametrize(
    ("table", "is_said"),
    [
        (Table().at(2, 9), True),
        (Table().at(1, 3), False),
        (Table().at(2, 9).aligned(0, SURE), False),
    ],
)
def test_offers_tell_when_failing_can_be_the_end(table: Table, is_said: bool) -> None:
    danger = "; with no aligned system, a revolt or invasion puts you out of the game"
    table.unaligned(0, "Sirius")
    for action in (actions.Conquer(table.slot(0, "Sirius")), actions.Explore(4), actions.BideTime()):
        assert detail(table, action).endswith(danger) == is_said
    assert table.mat(0).in_danger == is_said


@pytest.mark.clause("CO-8.2", "CO-8.4")
def test_offers_tell_of_the_bonuses_for_the_last_system() -> None:
    table = Table().know(0, "Capital Ships", "Forward Star Bases").own(0, strength=5)
    table.aligned(0, "Wolf 359", "Proxima", "Epsilon Eridani", "Cygnus", "Tau Ceti", "Procyon", "Canopus", "Polaris")
    told = detail(table, actions.Explore(8))
    assert "; scores 1 point for exploring every system; success scores 3 points for aligning every system; " in told
    table.commander(0).sure_round = 1
    assert detail(table, actions.Explore(8)) == (
        "succeeds without a roll; scores 1 point for exploring every system and 3 points for aligning every system"
    )
    table.commander(0).explored |= 1 << 8
    assert detail(table, actions.Conquer(8)).endswith(" and 3 points for aligning every system")


@pytest.mark.clause("CO-7.2")
def test_offers_of_the_last_round_tell_what_comes_too_late() -> None:
    table = Table(2).at(2, 13).aligned(0, SURE).aligned(1, "Vega")
    table.know(0, "Robot Workers", "Interspecies Commerce", "Interstellar Banking").own(0, metal=2, wealth=4)
    table.to_build()
    assert detail(table, actions.BuildMilitary()).endswith("; too late for another attack")
    late = "comes too late to be used; costs 3 wealth; scores 1 point"
    assert detail(table, actions.DiscoverTechnology("capital_ships")) == late
    useful = "+1 resistance against invasions; costs 4 wealth; scores 1 point"
    assert detail(table, actions.DiscoverTechnology("planetary_defenses")) == useful
    kept = "you build nothing and keep 3 metal and 5 wealth, which scores nothing"
    assert detail(table, actions.EndTurn()) == kept
    table.rest()
    table.to_build()
    assert re.search(r", which scores nothing; event (\d) of \1 follows$", detail(table, actions.EndTurn()))


@pytest.mark.clause("CO-8.3")
def test_the_last_technology_tells_of_its_bonus() -> None:
    others = [name for name in TECHNOLOGY if name != "Interstellar Diplomacy"]
    table = Table().know(0, *others).own(0, wealth=4).to_build()
    assert detail(table, actions.DiscoverTechnology("interstellar_diplomacy")) == (
        "Next turn only, explore or conquer without a roll; costs 5 wealth; scores 1 point and "
        "1 point for discovering every technology"
    )


@pytest.mark.parametrize(
    ("name", "strength", "odds", "rest"),
    [
        ("Vega", 1, "cannot succeed", "failing costs 1 strength"),
        ("Vega", 0, "cannot succeed", "failing costs nothing"),
        ("Vega", 2, "1 of 6 rolls wins (17%)", "brings 2 points; failing costs 1 strength"),
        ("Wolf 359", 0, "2 of 6 rolls win (33%)", "brings 1 metal each turn and 1 point; failing costs nothing"),
        ("Tau Ceti", 2, "5 of 6 rolls win (83%)", "brings 1 point; failing costs 1 strength"),
        ("Tau Ceti", 3, "always succeeds", "brings 1 point"),
    ],
)
def test_offers_tell_the_true_odds_and_the_cost_of_failing(name: str, strength: int, odds: str, rest: str) -> None:
    table = Table().unaligned(0, name).own(0, strength=strength)
    resistance = SYSTEMS[SYSTEM_NUMBER[name]].resistance
    told = f"{odds}: die + {strength} against resistance {resistance}; {rest}"
    assert detail(table, actions.Conquer(0)) == told


def test_offers_with_diplomacy() -> None:
    table = Table().unaligned(0, "Sirius")
    table.commander(0).sure_round = 1
    assert offer(table, actions.Explore(1)).detail == "succeeds without a roll"
    assert offer(table, actions.Conquer(0)).detail == "succeeds without a roll; brings 1 point"
    wasted = "no risk, no gain; the sure success of Interstellar Diplomacy is wasted"
    assert offer(table, actions.BideTime()).detail == wasted


def test_offers_of_the_collection_and_of_building() -> None:
    table = Table().know(0, "Interspecies Commerce").own(0, metal=1, wealth=1)
    table.play(0, actions.BideTime())
    assert offer(table, actions.Trade("metal")) == Line(
        "Exchange 2 metal for 1 wealth", "CO-4.2", "you then have 3 wealth"
    )
    assert offer(table, actions.Trade("wealth")) == Line(
        "Exchange 2 wealth for 1 metal", "CO-4.2", "you then have 3 metal"
    )
    assert offer(table, actions.KeepResources()) == Line("Exchange nothing", "CO-4.2", "you keep 2 metal and 2 wealth")
    table.play(0, actions.KeepResources())
    assert offer(table, actions.BuildMilitary()) == Line(
        "Build military", "CO-5.2", "strength from 0 to 1; costs 1 metal and 1 wealth"
    )
    assert offer(table, actions.DiscoverTechnology("robot_workers")) == Line(
        "Discover Robot Workers", "CO-5.3", "Half resources in a strike, rounded up; costs 2 wealth; scores 1 point"
    )
    kept = "you build nothing and keep 2 metal and 2 wealth; event 1 of 7 follows"
    assert offer(table, actions.EndTurn()) == Line("End the turn", "CO-5.1", kept)
    table.play(0, actions.BuildMilitary())
    assert offer(table, actions.EndTurn()).detail == "you keep 1 metal and 1 wealth; event 1 of 7 follows"


@pytest.mark.parametrize(("year", "round", "wealth", "metal"), [(1, 3, 1, 2), (2, 9, 2, 3)])
def test_offers_of_the_pandemic(year: int, round: int, wealth: int, metal: int) -> None:
    table = Table().at(year, round).aligned(0, SURE, "Vega", "Sirius", "Wolf 359").before_event()
    table.own(0, metal=3, wealth=3).draw("Pandemic", "Peace and Quiet")
    kept = "Wolf 359 stays aligned; you then have"
    rest = f"{kept} 3 metal and {3 - wealth} wealth"
    assert offer(table, actions.PayRansom("wealth")) == Line(f"Pay {wealth} wealth", "CO-6.13", rest)
    rest = f"{kept} {3 - metal} metal and 3 wealth" if metal < 3 else f"{kept} 3 wealth"
    assert offer(table, actions.PayRansom("metal")) == Line(f"Pay {metal} metal", "CO-6.13", rest)
    lost = "you lose Wolf 359, which brings 1 metal each turn and 1 point; you can conquer it back"
    assert offer(table, actions.RefuseRansom()) == Line("Pay nothing", "CO-6.13", lost)
    prompt = in_english(GAME, GAME.texts.prompt(table.view(0)), NAMES, you=0)
    asked = f"Pandemic: you pay {wealth} wealth or {metal} metal, or Wolf 359 is lost."
    assert (prompt.title, prompt.text) == ("Pay, or lose a system?", asked)


def test_refusing_the_last_ransom_promises_no_later_turn() -> None:
    table = Table().at(2, 13).aligned(0, SURE, "Vega", "Sirius", "Wolf 359").before_event()
    table.own(0, metal=3, wealth=3).draw("Pandemic", "Peace and Quiet")
    assert offer(table, actions.RefuseRansom()).detail == "you lose Wolf 359, which brings 1 point"


def test_no_event_is_counted_beyond_the_last_of_the_year() -> None:
    table = Table().at(2, 13).to_build()
    view = table.view(0)
    assert event_number(view) == events_of_year(view)
    over = replace(view, events_resolved=view.events_resolved + 1, events_left=0)
    assert event_number(over) == events_of_year(over)


@pytest.mark.parametrize(("seats", "deck"), TABLES)
def test_all_that_is_said_in_random_games_cites_existing_clauses(seats: int, deck: str) -> None:
    for state, seat, events in moments(seats, deck, range(8)):
        view = GAME.view(state, seat)
        wishes = GAME.wishes(state, seat)
        lines = [GAME.texts.event(event) for event in events]
        lines += [GAME.texts.offer(view, action) for action in wishes]
        refusals = [refusal for wish in wishes if (refusal := GAME.refuse(state, seat, wish))]
        cited = {line.clause for line in lines} | {refusal.clause for refusal in refusals}
        cited |= set(CITATION.findall("".join(english(GAME, block.note) for block in GAME.texts.board(view))))
        assert cited <= CLAUSES
        texts = [english(GAME, text, NAMES) for line in lines for text in (line.text, line.detail)]
        texts += [english(GAME, refusal.text, NAMES) for refusal in refusals]
        assert not any("{" in text or "  " in text for text in texts)


@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_offer_all_that_is_not_refused(seats: int) -> None:
    for state, seat, _ in moments(seats, "whole", range(20, 26)):
        wishes = GAME.wishes(state, seat)
        allowed = [wish for wish in wishes if GAME.refuse(state, seat, wish) is None]
        assert list(GAME.offers(state, seat)) == allowed


def test_every_kind_of_action_names_an_existing_clause() -> None:
    assert set(FLOW.clauses) == set(get_args(AnyAction))
    assert set(FLOW.clauses.values()) <= CLAUSES


def test_verdicts_cite_existing_clauses() -> None:
    lost = Table().at(2, 9)
    lost.round("Revolt")
    outcomes = [
        (lost.outcome(), "The home world revolted: the game is lost (CO-6.7)."),
        (Table().aligned(0, SURE).finish(), "Demoted with 3 points (CO-8.5)."),
        (Table(2).finish(), "The Empire falls short: no distant systems were aligned, but 4 were needed (CO-8.6)."),
        (
            Table(2).aligned(0, SURE, "Canopus", "Polaris").aligned(1, "Rigel").finish(),
            "The Empire prevails: 4 distant systems were aligned, and 4 were needed (CO-8.6).",
        ),
    ]
    for outcome, verdict in outcomes:
        assert english(GAME, outcome.verdict) == verdict
        assert set(CITATION.findall(verdict)) <= CLAUSES


def test_the_rules_have_eight_chapters() -> None:
    counts = [len(chapter.clauses) for chapter in GAME.rules.chapters]
    assert counts == [8, 2, 8, 2, 8, 15, 3, 8]
    numbered = [f"CO-{chapter}.{number}" for chapter, count in enumerate(counts, 1) for number in range(1, count + 1)]
    assert [clause.id for clause in GAME.rules.clauses()] == numbered


def test_component_tables_show_every_row_with_its_provenance() -> None:
    blocks = [in_english(GAME, block) for block in GAME.texts.components()]
    assert [block.title for block in blocks] == ["Near systems", "Distant systems", "Technologies", "Events", "Numbers"]
    assert [len(block.rows) for block in blocks[:4]] == [24, 12, 8, 18]
    for block in blocks:
        source = block.head.index("Source")
        assert all(len(row) == len(block.head) for row in block.rows)
        assert {row[source] for row in block.rows} <= {"rulebook", "public", "reconstructed", "own"}


def test_the_code_cites_existing_clauses() -> None:
    game = files("cosmodrome.games.galaxy_command")
    sources = [part for folder in (game, game / "rules") for part in folder.iterdir() if part.name.endswith(".py")]
    cited = set(CITATION.findall("".join(source.read_text("utf-8") for source in sources)))
    assert len(cited) > 40
    assert cited <= CLAUSES
