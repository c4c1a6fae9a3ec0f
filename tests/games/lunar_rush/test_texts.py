"""What people read: every sentence, offer and table says the right thing and cites clauses that exist."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any, get_args

import pytest

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Line
from cosmodrome.games.lunar_rush import GAME, actions, events
from cosmodrome.games.lunar_rush.actions import AnyAction
from cosmodrome.games.lunar_rush.events import AnyEvent
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.flow import FLOW
from cosmodrome.games.lunar_rush.words import narration, texts
from tests.games.lunar_rush.positions import (
    FAST_DOWN,
    FAST_UP,
    GEM,
    GOLD,
    MEDIUM_DOWN,
    MEDIUM_UP,
    ORE,
    ROLE,
    SHARD,
    SLOW_DOWN,
    SLOW_UP,
    Table,
    family,
)
from tests.games.lunar_rush.test_09_feeding import with_ships
from tests.words import english, in_english

NAMES = ("Ada", "Bo", "Cy", "Di")
CLAUSES = {clause.id for clause in GAME.rules.clauses()}
HABP, TECH, ADVM, LIFE_SUPPORT, ENERGY = range(5)

SENTENCES: list[tuple[Event, str, str]] = [
    (events.RoleWished(1, "none"), "Bo will play without a role card.", "LR-1.5"),
    (
        events.LanesBlocked(0, 0, SLOW_UP, FAST_DOWN),
        "The moonbound slow and earthbound fast lanes are blocked this turn.",
        "LR-3.4",
    ),
    (
        events.LaneClosed(SLOW_UP, 5),
        "The moonbound slow lane is closed. Whoever takes it gains 1 temporary astronaut and launches no ship.",
        "LR-3.1",
    ),
    (events.BidPlaced(1, 0), "Bo placed a bid.", "LR-4.1"),
    (
        events.BidsShown((0, -1), (3, 2), (3, 2)),
        "Initiative: you (bid 3, paid 3 GC) and AI 1 (bid 2, paid 2 GC).",
        "LR-4.2",
    ),
    (
        events.BidsShown((0, 1), (3, 3), (3, 3), "drawn"),
        "Initiative: you (bid 3, paid 3 GC) and Bo (bid 3, paid 3 GC). The order of equal bids was drawn at random.",
        "LR-4.2",
    ),
    (
        events.BidsShown((0, 1), (3, 3), (3, 3), "before"),
        "Initiative: you (bid 3, paid 3 GC) and Bo (bid 3, paid 3 GC). Of equal bids, the one with the lower "
        "initiative last turn goes first.",
        "LR-4.2",
    ),
    (
        events.BidsShown((0, 1), (3, 3), (2, 3), "card", full=(3, 3)),
        "Initiative: you (bid 3, paid 2 GC instead of 3) and Bo (bid 3, paid 3 GC). A card decides between equal bids.",
        "LR-4.6",
    ),
    (
        events.BidsShown((0, 1), (4, 4), (4, 4), "card", counted=(4, 3)),
        "Initiative: you (bid 4, paid 4 GC) and Bo (bid 4, counted as 3, paid 4 GC). A card decides between equal "
        "bids.",
        "LR-4.6",
    ),
    (
        events.AiCardsTurned(-2, 0, 0, (FAST_UP, SLOW_DOWN)),
        "AI 2 looks for open lanes in this order: moonbound fast and earthbound slow.",
        "LR-13.4",
    ),
    (
        events.AiCardsTurned(-1, 0, 0, (SLOW_DOWN, FAST_UP)),
        "AI 1 looks for open lanes in this order: earthbound slow and moonbound fast.",
        "LR-13.5",
    ),
    (
        events.MoonboundLoaded(0, FAST_UP, ((ADVM, 1),), 1),
        "You loaded the moonbound fast ship with 1 Advanced Machinery and 1 astronaut.",
        "LR-6.2",
    ),
    (events.MoonboundLoaded(1, FAST_UP, (), 0), "Bo left the moonbound fast ship empty.", "LR-6.2"),
    (
        events.MoonboundLoaded(1, FAST_UP, (), 0, fast_lanes=2),
        "Bo left the moonbound fast 1 ship empty.",
        "LR-6.2",
    ),
    (
        events.MoonboundArrived(1, MEDIUM_UP, ((HABP, 2), (TECH, 1)), 0),
        "Bo unloaded 2 Habitation Parts and 1 Tech from the moonbound medium ship.",
        "LR-6.3",
    ),
    (events.ShipsMoved(up=True), "All moonbound ships moved one space.", "LR-6.3"),
    (events.ShipsMoved(up=False), "All earthbound ships moved one space.", "LR-11.1"),
    (events.Unveiled(steps.BUILD), 'Everybody is done with "Build & produce". All actions are revealed.', "LR-2.3"),
    (
        events.Produced(0, GOLD["crescent_arboretum"], ((LIFE_SUPPORT, 6),)),
        "You gained 6 Life Support from Crescent Arboretum.",
        "LR-7.7",
    ),
    (
        events.Produced(1, GOLD["orbital_mirror_array"], ((ENERGY, 4),)),
        "Bo gained 4 Energy from Orbital Mirror Array.",
        "LR-7.12",
    ),
    (
        events.Worked(0, family("life_support_module"), 0, 0, (), ((LIFE_SUPPORT, 3),), lost=((LIFE_SUPPORT, 2),)),
        "You produced 3 Life Support at the Basic Life Support Module. "
        "The track is full: 2 Life Support went to waste.",
        "LR-8.2",
    ),
    (
        events.GoldWorked(1, GOLD["crescent_arboretum"], 0, (), ((LIFE_SUPPORT, 6),)),
        "Bo sent an astronaut to Crescent Arboretum and gained 6 Life Support.",
        "LR-7.7",
    ),
    (
        events.Worked(1, family("lunarium_refinery"), 1, 0, ((ENERGY, 1), (ORE, 2)), ((ORE + 1, 1),)),
        "Bo turned 1 Energy and 2 Lunarium Ore into 1 Lunarium Bar at the Int Lunarium Refinery.",
        "LR-8.2",
    ),
    (
        events.Worked(0, family("ore_mine"), 1, 0, (), ((ORE, 2),)),
        "You produced 2 Lunarium Ore at the Int Ore Mine.",
        "LR-8.2",
    ),
    (
        events.Upgraded(0, family("ore_mine"), 1, ((HABP, 1), (ADVM, 1))),
        "You upgraded to the Int Ore Mine for 1 Habitation Part and 1 Advanced Machinery.",
        "LR-8.3",
    ),
    (events.Upgraded(1, family("lunarium_refinery"), 1, ()), "Bo built the Int Lunarium Refinery for free.", "LR-8.3"),
    (
        events.Salvaged(0, GOLD["andromedas_edge_salvage"], family("ore_mine"), 0, ((HABP, 1),), 15),
        "You salvaged the Int Ore Mine for 15 GC and got back 1 Habitation Part.",
        "LR-7.4",
    ),
    (
        events.Roused(0, GOLD["drone_foreman_network"], ((ENERGY, 1),), family("lunarium_refinery")),
        "You paid 1 Energy to make the astronaut at the Lunarium Refinery ready again. The second run there is lost.",
        "LR-7.20",
    ),
    (
        events.Boarded(0, (FAST_DOWN, SLOW_DOWN)),
        "You put an astronaut on each of the earthbound fast and earthbound slow ships.",
        "LR-9.3",
    ),
    (events.Fed(0, 4, 4), "You fed 4 astronauts with 4 Life Support.", "LR-9.1"),
    (events.Fed(1, 1, 0), "Bo fed 1 astronaut without paying Life Support.", "LR-9.1"),
    (events.Fed(1, 0, 0), "Bo fed no astronauts.", "LR-9.1"),
    (events.AstronautsDied(0, 2, 0, 50), "You lost 2 astronauts: not enough beds. That cost 50 GC.", "LR-9.2"),
    (
        events.AstronautsDied(1, 2, 1, 75),
        "Bo lost 3 astronauts: 2 had no bed and 1 had no Life Support. That cost 75 GC.",
        "LR-9.2",
    ),
    (
        events.AstronautsDied(1, 0, 1, 0),
        "Bo lost 1 astronaut: not enough Life Support. There was no GC left to lose.",
        "LR-9.2",
    ),
    (
        events.AstronautsDied(1, 0, 3, 15),
        "Bo lost 3 astronauts: not enough Life Support. That cost the last 15 GC.",
        "LR-9.2",
    ),
    (
        events.PricesMoved((7, 20, 6, 34), (8, 20, 7, 34)),
        "Prices fell: Lunarium Ore from 8 to 7 GC and Lunethyst Shard from 7 to 6 GC.",
        "LR-11.3",
    ),
    (
        events.PricesMoved((7, 20, 6, 34)),
        "Prices are now Lunarium Ore 7 GC, Lunarium Bar 20 GC, Lunethyst Shard 6 GC and Lunethyst Gem 34 GC.",
        "LR-11.3",
    ),
    (
        events.EarthboundArrived(-1, SLOW_DOWN, 0, 1, 1),
        "AI 1 landed the earthbound slow ship on Earth. Its empty space scored 1 GC.",
        "LR-11.1",
    ),
    (
        events.EarthboundArrived(0, MEDIUM_DOWN, 1, 2, 8),
        "You landed the earthbound medium ship on Earth. Its 2 empty spaces scored 8 GC. "
        "An astronaut came back with it.",
        "LR-11.1",
    ),
    (
        events.ShipSold(0, MEDIUM_DOWN, (ORE, SHARD), (2, 1), (8, 7), 23),
        "You sold 2 Lunarium Ore at 8 GC and 1 Lunethyst Shard at 7 GC from the earthbound medium ship: 23 GC.",
        "LR-11.3",
    ),
    (
        events.ShipSold(1, MEDIUM_DOWN, (ORE, SHARD), (2, 1), (7, 7), 21, (8, 7)),
        "Bo sold 2 Lunarium Ore at 7 GC instead of 8 and 1 Lunethyst Shard at 7 GC from the earthbound medium ship: "
        "21 GC.",
        "LR-11.3",
    ),
    (
        events.EarthboundLoaded(0, MEDIUM_DOWN, ((ORE, 2),), owner=1),
        "You loaded Bo's earthbound medium ship with 2 Lunarium Ore.",
        "LR-16.1",
    ),
    (
        events.EarthboundLoaded(1, MEDIUM_DOWN, (), owner=0),
        "Bo put nothing on your earthbound medium ship.",
        "LR-16.1",
    ),
    (
        events.SoldFromBase(0, GOLD["tourist_market"], GEM, 42),
        "You sold 1 Lunethyst Gem from the base for 42 GC with the Tourist Market.",
        "LR-7.9",
    ),
    (events.FeePaid(1, 0), "Bo had no GC left for the customs duty.", "LR-14.13"),
    (
        events.MarketRefreshed((0,) * 4, (2, 0, 1, 0), (7, 20, 6, 34)),
        "The market refresh moved prices to the left: Lunarium Ore by 2 spaces to 7 GC and Lunethyst Shard by 1 space "
        "to 6 GC.",
        "LR-11.5",
    ),
    (events.MarketRefreshed((0,) * 4, (0,) * 4, (7, 20, 6, 34)), "The market refresh moved no price.", "LR-11.5"),
    (
        events.GoalMet(0, 2, 10, ROLE["first_ingots"]),
        "You met a goal of First Ingots (2 Lunarium Bars sold): 10 GC.",
        "LR-14.4",
    ),
    (events.GoalMet(1, 1, 8, ROLE["ore_runner"]), "Bo met a goal of Ore Runner (Int Ore Mine): 8 GC.", "LR-14.4"),
    (
        events.FinalScored(0, 37, (("Leftover items", 3), ("Modules", 8)), 48),
        "Final score: you have\n37 GC before final scoring,\n3 GC for leftover items,\n8 GC for modules,\n"
        "48 GC in all.",
        "LR-12.2",
    ),
    (events.FinalScored(1, 31, (), 31), "Final score: Bo has 31 GC.", "LR-12.2"),
    (
        events.FinalScored(-1, 55, (("Bid cards left", 45),), 100),
        "Final score: AI 1 has\n55 GC before final scoring,\n45 GC for bid cards left,\n100 GC in all.",
        "LR-13.9",
    ),
    (events.GameEnded((1,), 48), "Bo won with 48 GC.", "LR-12.5"),
    (events.GameEnded((0, 2), 95), "You and Cy won with 95 GC together.", "LR-16.1"),
    (
        events.GameEnded((-1,), 48, tied=True),
        "AI 1 won the tie at 48 GC with the lowest initiative of the last turn.",
        "LR-12.5",
    ),
]


@pytest.mark.parametrize(("event", "text", "clause"), SENTENCES, ids=lambda value: type(value).__name__)
def test_the_log_says_who_did_what(event: Event, text: str, clause: str) -> None:
    line = in_english(GAME, GAME.texts.event(event), NAMES, 0)
    assert (line.text, line.clause) == (text, clause)


def _offer(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    line: Line = in_english(GAME, GAME.texts.offer(table.view(seat), action), NAMES, seat)
    return str(line.text), str(line.detail)


def test_offers_of_lanes_say_when_a_ship_arrives() -> None:
    table = Table(3)
    table.to(steps.ROUTE, 6)
    assert _offer(table, actions.ChooseRoute(FAST_UP)) == (
        "Take the moonbound fast lane",
        "2 spaces; arrives this turn.",
    )
    assert _offer(table, actions.ChooseRoute(MEDIUM_UP))[1] == "5 spaces; arrives on turn 7."
    assert _offer(table, actions.ChooseRoute(SLOW_DOWN))[1] == "7 spaces; arrives after the last turn and still sells."
    assert _offer(table, actions.ChooseRoute(SLOW_UP))[1].startswith("It is closed: you gain ")


def test_fast_lanes_have_numbers_where_there_are_two() -> None:
    """LR-5.2."""
    table = Table(4)
    table.to(steps.ROUTE, 1)
    assert _offer(table, actions.ChooseRoute(FAST_UP))[0] == "Take the moonbound fast 1 lane"
    assert _offer(table, actions.ChooseRoute(FAST_UP + 1))[0] == "Take the moonbound fast 2 lane"


def test_the_offer_of_an_upgrade_says_what_it_gives() -> None:
    table = Table(2)
    table.to(steps.BUILD, 1)
    assert _offer(table, actions.Upgrade(family("ore_mine"))) == (
        "Upgrade to the Int Ore Mine",
        "For 1 Habitation Part and 1 Advanced Machinery. 2 spaces for 2 Lunarium Ore each. Worth 3 GC at the end.",
    )
    assert _offer(table, actions.Upgrade(family("habitation")))[1] == (
        "For 2 Habitation Parts. 10 beds. Worth 4 GC at the end."
    )
    table.own(0, "innovative_hardware")
    assert _offer(table, actions.Upgrade(family("lunarium_refinery"))) == (
        "Build the Int Lunarium Refinery",
        "For 1 Habitation Part. 2 spaces that turn 2 Lunarium Ore into 1 Lunarium Bar. Worth 5 GC at the end.",
    )


def test_the_offer_of_work_says_who_works_and_what_is_lost() -> None:
    table = Table(2)
    table.to(steps.BUILD, 1)
    work = actions.Work(family("life_support_module"), 0)
    assert _offer(table, work) == (
        "Produce 3 Life Support at the Basic Life Support Module",
        "",
    )
    table.give(0, life_support=19)
    table.corp(0).idle = 1
    assert _offer(table, work)[1] == ("The track ends at 20: 2 Life Support would be lost.")


def test_offers_say_what_they_cost_and_give_back() -> None:
    table = Table(2)
    table.to(steps.BUILD, 1)
    table.own(0, "drone_foreman_network", "andromedas_edge_salvage", "tourist_market")
    table.role(0, "robotics_league")
    assert _offer(table, actions.HireStandIn())[1].startswith("For 1 Energy. ")
    assert _offer(table, actions.Rouse(GOLD["drone_foreman_network"]))[1].startswith("For 1 Energy. ")
    table.give(0, habp=1, advm=1)
    table.play(0, actions.Upgrade(family("ore_mine")))
    assert _offer(table, actions.Salvage(GOLD["andromedas_edge_salvage"], family("ore_mine"))) == (
        "Salvage the Int Ore Mine",
        "It goes down one level. You gain 15 GC and get back 1 Habitation Part and 1 Advanced Machinery. "
        "Takes one astronaut, once a turn.",
    )
    assert _offer(table, actions.SellFromBase(GOLD["tourist_market"], ORE))[1].endswith(
        "Takes one astronaut, once a turn."
    )


def test_what_a_module_is_worth_counts_the_role_card() -> None:
    """LR-14.8: Gilded Trust takes 4 GC from a gold module and 3 from an upgraded one."""
    table = Table(2)
    table.show("orbital_mirror_array")
    buy = actions.BuyGold(GOLD["orbital_mirror_array"])
    assert _offer(table, buy)[1].endswith(" Worth 7 GC at the end.")
    table.role(0, "gilded_trust")
    assert _offer(table, buy)[1].endswith(" Worth 3 GC at the end.")
    table.own(0, "orbital_mirror_array")
    table.level(0, ore_mine=1)
    view = table.view(0).corporations[0]
    assert (view.golds[0].worth, view.modules[family("ore_mine")].worth) == (3, 0)


def test_the_offer_of_an_earthbound_load_counts_the_empty_spaces() -> None:
    """LR-10.2, LR-7.19."""
    table = with_ships(MEDIUM_DOWN, SLOW_DOWN)
    table.give(0, ore=1, life_support=9)
    table.to(steps.LOAD_DOWN)
    berth = table.view(0).berths[0]
    some = actions.LoadEarthbound(berth.lane, ore=1, bar=0, shard=0, gem=0)
    none = actions.LoadEarthbound(berth.lane, ore=0, bar=0, shard=0, gem=0)
    empty = berth.free - 1
    assert _offer(table, none)[1].startswith(f"{berth.free} GC for {berth.free} empty spaces; arrives ")
    assert f" and {empty} GC for {empty} empty spaces; " in _offer(table, some)[1]
    table.own(0, "contract_freight_office")
    assert _offer(table, none)[1].startswith(f"{4 * berth.free} GC for {berth.free} empty spaces; ")


def test_work_without_a_free_astronaut_says_so() -> None:
    table = Table(2)
    table.to(steps.BUILD, 1)
    work = actions.Work(family("ore_mine"), 0)
    assert _offer(table, work)[1] == ""
    table.corp(0).idle = 0
    assert _offer(table, work)[1] == "You have no free astronaut."


def test_refusals_name_what_is_missing_and_who_was_first() -> None:
    table = Table(2)
    table.to(steps.BUILD, 1)
    refusal = GAME.refuse(table.state, 0, actions.Upgrade(family("lunarium_refinery")))
    assert refusal is not None
    assert english(GAME, refusal.text, NAMES, 0) == "Your base lacks 1 Advanced Machinery."
    table = Table(3)
    table.to(steps.ROUTE, 1)
    first = table.awaiting[0]
    table.play(first, actions.ChooseRoute(SLOW_UP))
    second = table.awaiting[0]
    refusal = GAME.refuse(table.state, second, actions.ChooseRoute(SLOW_UP))
    assert refusal is not None
    assert (
        english(GAME, refusal.text, NAMES, second) == f"{NAMES[first]} already took the moonbound slow lane this turn."
    )


def test_there_is_no_initiative_before_the_first_bids() -> None:
    table = Table(2)
    block = GAME.texts.board(table.view(0))[0]
    assert block.note == ""
    table.to(steps.ROUTE, 1)
    note = in_english(GAME, GAME.texts.board(table.view(0))[0], NAMES, 0).note
    assert re.fullmatch(r"Initiative: (you and Bo|Bo and you)\.", str(note))


@pytest.mark.parametrize("step", [steps.LOAD_UP, steps.BUILD])
def test_the_brief_board_says_once_what_is_stored_and_its_short_names_are_in_the_legend(step: str) -> None:
    table = Table(2)
    table.to(step, 1)
    brief = [in_english(GAME, block, NAMES, 0) for block in GAME.texts.brief(table.view(0))]
    assert sum(str(block.note).count("Your storage: ") for block in brief) == 1
    legend = brief[-1].note
    short = {
        word for block in brief for row in block.rows for cell in row for word in re.findall(r"HabP|AdvM", str(cell))
    }
    assert short == {"HabP", "AdvM"}
    assert all(f"{word} is " in str(legend) for word in short)


TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (1, {"ais": "2", "roles": "challenge"}),
    (4, {"teams": "on", "secrecy": "on", "wonders": "on", "roles": "faction"}),
    (2, {"ais": "2", "teams": "on", "roles": "beginner", "market": "2164"}),
    (3, {"roles": "choose", "wonders": "on"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_that_a_game_says_is_in_the_catalogue_and_cites_real_clauses(seats: int, options: dict[str, str]) -> None:
    """A message without words, or without an argument it needs, raises."""
    dice = random.Random(seats)
    table = Table(seats, seats, **options)
    told = list(table.opening)
    lines: list[Line] = []
    is_single = len(table.state.corps) < 4
    while table.awaiting:
        seat = dice.choice(table.awaiting)
        view, offers = table.view(seat), table.offers(seat)
        lines += [GAME.texts.offer(view, action) for action in dice.sample(offers, min(2, len(offers)))]
        in_english(GAME, GAME.texts.prompt(view), NAMES, seat)
        if dice.random() < 0.1:
            for block in GAME.texts.board(view):
                in_english(GAME, block, NAMES, seat)
        told += table.play(seat, dice.choice(offers))
    lines += [GAME.texts.event(event) for event in told]
    for line in lines:
        words = in_english(GAME, line, NAMES, 0)
        assert words.clause in CLAUSES
        assert "{" not in words.text + words.detail
        numbered = re.search(r"bound fast \d", words.text)
        assert not numbered if is_single else numbered or not re.search(r"bound fast\b", words.text)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    words_of_sheet = [f"sheet-{name.replace(' ', '-')}" for row in outcome.sheet for name in row]
    assert all(catalogue(GAME.texts.words).has(entry) for entry in words_of_sheet)
    assert re.search(r" won (the tie at|with) \d+ GC", english(GAME, outcome.verdict, NAMES))


def test_every_kind_of_action_and_event_has_words() -> None:
    assert set(texts.OFFERS) == set(get_args(AnyAction))
    assert set(narration.SENTENCES) == set(get_args(AnyEvent))


def test_every_message_that_the_rules_name_is_in_the_catalogue() -> None:
    """Refusals, titles, options and the lesson; what is put together is met by the games above."""
    package = files("cosmodrome.games.lunar_rush")
    words = {line.split(" =")[0] for line in (package / "words" / "en.ftl").read_text("utf-8").splitlines()}
    said: set[str] = set()
    for folder in ("rules", "words", "view", "."):
        for file in (package / folder).iterdir():
            if file.name.endswith(".py"):
                said |= set(re.findall(r'say\(\s*"([^"]+)"', file.read_text("utf-8")))
    assert said - words == {"player", "list"}
    lesson = GAME.lessons[0]
    shown: list[Any] = [GAME.meta.summary, lesson.title, lesson.text, *lesson.closing]
    shown += [paragraph for step in lesson.steps for paragraph in step.paragraphs]
    for option in GAME.meta.options:
        shown += [option.title, option.text]
        shown += [text for choice in option.choices for text in (choice.title, choice.text)]
    shown += [FLOW.title(name) for name in (steps.ROLES, *steps.TABLE_STEPS)]
    assert all(english(GAME, text, NAMES) for text in shown)
    for block in GAME.texts.components():
        in_english(GAME, block)
