"""What people read: every sentence, offer, refusal and table says the right thing and cites clauses that exist."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple, get_args

import pytest

from cosmodrome.core.flow import Seat
from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_command import GAME, actions
from cosmodrome.games.galaxy_command.actions import AnyAction
from cosmodrome.games.galaxy_command.events import (
    AnyEvent,
    CommanderLost,
    EnvoysArrived,
    EventDrawn,
    GameEnded,
    MilitaryBuilt,
    NothingThreatened,
    PlayerSpared,
    QuietPassed,
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
from tests.games.galaxy_command.positions import SURE, Table, start
from tests.words import english, in_english

CITATION = re.compile(r"CO-\d+\.\d+")
CLAUSES = {clause.id for clause in GAME.rules.clauses()}
NAMES = ("Ada", "Bo", "Cy", "Di")
TABLES = [(1, "whole"), (1, "original"), (2, "whole"), (4, "whole")]

SENTENCES: list[tuple[Event, str, str]] = [
    (YearBegan(2, 6), "Year 2 begins with 6 events.", "CO-7.1"),
    (TurnBegan(1, 2, 9), "Year 2, round 9: turn of Bo.", "CO-2.1"),
    (SystemExplored(0, 3, 1), "Ada explored Wolf 359.", "CO-3.1"),
    (SystemAttacked(0, 3, 1, 3, 2, 5, True), "Ada aligned Wolf 359: 3 + 2 = 5 against 5.", "CO-3.2"),
    (SystemAttacked(0, 3, 1, 2, 2, 5, False), "Ada failed to align Wolf 359: 2 + 2 = 4 against 5.", "CO-3.4"),
    (SystemAttacked(0, 3, 1, 0, 2, 5, True), "Ada aligned Wolf 359 by diplomacy.", "CO-5.6"),
    (StrengthLost(0, 1), "Ada fell to strength 1.", "CO-3.4"),
    (TimeBidden(1), "Bo bided time.", "CO-3.7"),
    (ResourcesCollected(0, 2, 1, 0, 0, False), "Ada collected 2 metal and 1 wealth.", "CO-4.1"),
    (ResourcesCollected(0, 2, 0, 0, 1, False), "Ada collected 2 metal; 1 wealth wasted.", "CO-4.1"),
    (ResourcesCollected(0, 0, 0, 0, 0, True), "Ada collected nothing in a strike.", "CO-6.3"),
    (ResourcesTraded(0, -2, 1), "Ada exchanged 2 metal for 1 wealth.", "CO-4.2"),
    (ResourcesTraded(0, 1, -2), "Ada exchanged 2 wealth for 1 metal.", "CO-4.2"),
    (MilitaryBuilt(0, 3), "Ada built military: strength 3.", "CO-5.2"),
    (TechnologyDiscovered(0, "robot_workers", 2), "Ada discovered Robot Workers for 2 wealth.", "CO-5.3"),
    (EventDrawn(13, 1, False), "Event: Derelict Ship, gain 1 metal.", "CO-6.1"),
    (EventDrawn(12, 1, False), "Event: Strike, no collection next turn.", "CO-6.1"),
    (
        EventDrawn(14, 2, True),
        "Event in its place: Revolt, the weakest aligned system revolts with force 3.",
        "CO-6.9",
    ),
    (
        EventDrawn(15, 1, False),
        "Event: Small Invasion, the newest aligned system is invaded with force 1.",
        "CO-6.1",
    ),
    (
        EventDrawn(54, 1, False),
        "Red Alert: Alien Envoys, with strength 1 or less gain 1 strength.",
        "CO-6.9",
    ),
    (
        EventDrawn(53, 2, True),
        "Red Alert: Pandemic, with 4 or more aligned systems pay 2 wealth or 3 metal, or lose the newest.",
        "CO-6.9",
    ),
    (ResourcesGained(0, 1, 0, 1), "Ada gained 1 metal; 1 found no room.", "CO-6.2"),
    (ResourcesGained(0, 0, 2, 0), "Ada gained 2 wealth.", "CO-6.2"),
    (StrikeCalled(0), "The workers of Ada strike in the next collection.", "CO-6.3"),
    (
        SystemDefended(0, 3, 1, "revolt", 4, 1, 5, True),
        "Ada lost Wolf 359 to the revolt: 4 + 1 = 5 against 5.",
        "CO-6.4",
    ),
    (
        SystemDefended(0, 3, 1, "invasion", 3, 1, 5, False),
        "Ada held Wolf 359 in the invasion: 3 + 1 = 4 against 5.",
        "CO-6.5",
    ),
    (NothingThreatened(0), "Ada had no aligned system to lose.", "CO-6.7"),
    (CommanderLost(0), "The home world of Ada revolted: out of the game.", "CO-6.7"),
    (QuietPassed(), "Nothing happened.", "CO-6.8"),
    (StormRaged(0, 3, 1, 1), "Wolf 359 of Ada yields nothing in the next collection.", "CO-6.12"),
    (StormRaged(0, 3, 1, 2), "Wolf 359 of Ada yields nothing in the next 2 collections.", "CO-6.12"),
    (RansomPaid(0, 0, 1), "Ada paid 1 wealth.", "CO-6.13"),
    (SystemGivenUp(0, 3, 1), "Ada gave up Wolf 359.", "CO-6.13"),
    (EnvoysArrived(0, 2), "Envoys helped Ada: strength 2.", "CO-6.14"),
    (PlayerSpared(0), "The Red Alert does not touch Ada.", "CO-6.9"),
    (GameEnded(), "The game is over.", "CO-7.2"),
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
    return GAME.texts.offer(table.view(table.turn), action)


@pytest.mark.parametrize(("event", "text", "clause"), SENTENCES)
def test_every_event_is_a_sentence_with_its_clause(event: Event, text: str, clause: str) -> None:
    line = in_english(GAME, GAME.texts.event(event), NAMES)
    assert (line.text, line.clause) == (text, clause)
    assert clause in CLAUSES


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(AnyEvent))


def test_offers_of_the_action_step() -> None:
    table = Table().unaligned(0, "Sirius").own(0, strength=2).know(0, "Capital Ships", "Forward Star Bases")
    assert offer(table, actions.Explore(1)) == Line(
        "Explore near system 2", "CO-3.1", "die + 2 against an unknown resistance"
    )
    assert offer(table, actions.Conquer(0)) == Line("Conquer Sirius", "CO-3.6", "die + 2 against 6: 50 %")
    assert offer(table, actions.BideTime()) == Line("Bide time", "CO-3.7", "no risk, no gain")
    table.commander(0).aligned = (0,)
    assert offer(table, actions.Explore(8)).text == "Explore distant system 3"


@pytest.mark.parametrize(
    ("name", "strength", "chance"),
    [
        ("Vega", 1, "0 %"),
        ("Vega", 2, "17 %"),
        ("Wolf 359", 0, "33 %"),
        ("Tau Ceti", 2, "83 %"),
        ("Tau Ceti", 3, "100 %"),
    ],
)
def test_offers_tell_the_true_odds(name: str, strength: int, chance: str) -> None:
    table = Table().unaligned(0, name).own(0, strength=strength)
    assert english(GAME, offer(table, actions.Conquer(0)).detail).endswith(f": {chance}")


def test_offers_with_diplomacy() -> None:
    table = Table().unaligned(0, "Sirius")
    table.commander(0).sure_round = 1
    assert offer(table, actions.Explore(1)).detail == "succeeds without a roll"
    assert offer(table, actions.Conquer(0)).detail == "succeeds without a roll"
    assert offer(table, actions.BideTime()).detail == "no risk, no gain; the sure success is wasted"


def test_offers_of_the_collection_and_of_building() -> None:
    table = Table().know(0, "Interspecies Commerce").own(0, metal=1, wealth=1)
    table.play(0, actions.BideTime())
    assert offer(table, actions.Trade("metal")) == Line("Exchange 2 metal for 1 wealth", "CO-4.2")
    assert offer(table, actions.Trade("wealth")) == Line("Exchange 2 wealth for 1 metal", "CO-4.2")
    assert offer(table, actions.KeepResources()) == Line("Exchange nothing", "CO-4.2")
    table.play(0, actions.KeepResources())
    assert offer(table, actions.BuildMilitary()) == Line(
        "Build military", "CO-5.2", "1 metal and 1 wealth; strength 0 to 1"
    )
    assert offer(table, actions.DiscoverTechnology("robot_workers")) == Line(
        "Discover Robot Workers", "CO-5.3", "2 wealth; Half resources, rounded up, in a strike."
    )
    assert offer(table, actions.EndTurn()) == Line("End the turn", "CO-5.1", "nothing built")
    table.play(0, actions.BuildMilitary())
    assert offer(table, actions.EndTurn()) == Line("End the turn", "CO-5.1")


@pytest.mark.parametrize(("year", "round", "wealth", "metal"), [(1, 3, 1, 2), (2, 9, 2, 3)])
def test_offers_of_the_pandemic(year: int, round: int, wealth: int, metal: int) -> None:
    table = Table().at(year, round).aligned(0, SURE, "Vega", "Sirius", "Wolf 359").before_event()
    table.own(0, metal=3, wealth=3).draw("Pandemic", "Peace and Quiet")
    kept = "every system stays aligned"
    assert offer(table, actions.PayRansom("wealth")) == Line(f"Pay {wealth} wealth", "CO-6.13", kept)
    assert offer(table, actions.PayRansom("metal")) == Line(f"Pay {metal} metal", "CO-6.13", kept)
    assert offer(table, actions.RefuseRansom()) == Line("Pay nothing", "CO-6.13", "Wolf 359 becomes unaligned")


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
        assert not any("{" in english(GAME, line.text, NAMES) for line in lines)


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
        (Table(2).finish(), "The Empire falls short: 0 distant systems aligned, 4 needed (CO-8.6)."),
        (
            Table(2).aligned(0, SURE, "Canopus", "Polaris").aligned(1, "Rigel").finish(),
            "The Empire prevails: 4 distant systems aligned, 4 needed (CO-8.6).",
        ),
    ]
    for outcome, verdict in outcomes:
        assert outcome.verdict == verdict
        assert set(CITATION.findall(verdict)) <= CLAUSES


def test_the_rules_have_eight_chapters() -> None:
    counts = [len(chapter.clauses) for chapter in GAME.rules.chapters]
    assert counts == [8, 2, 8, 2, 8, 15, 3, 8]
    numbered = [f"CO-{chapter}.{number}" for chapter, count in enumerate(counts, 1) for number in range(1, count + 1)]
    assert [clause.id for clause in GAME.rules.clauses()] == numbered


def test_component_tables_show_every_row_with_its_provenance() -> None:
    blocks = GAME.texts.components()
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
