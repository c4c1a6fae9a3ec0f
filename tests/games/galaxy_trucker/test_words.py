"""What players read: the log, offers with what comes of them, prompts, tables."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cosmodrome.core.flow import CLOCK
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import LEGEND, Line
from cosmodrome.games.galaxy_trucker import GAME, actions
from cosmodrome.games.galaxy_trucker.data.components import TILES
from cosmodrome.games.galaxy_trucker.events import (
    BuildingEnded,
    CardTurnedUp,
    ComponentsLost,
    CreditsCounted,
    CrewLost,
    CrewPlaced,
    FlawFound,
    GameEnded,
    GoodsLost,
    GoodsStowed,
    JourneyPaid,
    SetAsideLost,
    ShipMoved,
    StrengthDeclared,
    ThreatMet,
    WeakestFound,
)
from cosmodrome.games.galaxy_trucker.ship.cargo import ORANGE
from tests.games.galaxy_trucker.positions import TUG, Table, building, finished, flight, fly, put
from tests.words import english, in_english

NAMES = ("Ann", "Ben", "Cid", "Dot")
CABIN, ENGINE = (next(tile for tile, row in TILES.items() if row.kind == kind) for kind in ("cabin", "engine"))
CANNON, SHIELD, BATTERY, STRUCTURAL = (
    next(tile for tile, row in TILES.items() if row.kind == kind)
    for kind in ("cannon", "shield", "battery", "structural")
)


def told(event: Event, you: int | None = None) -> tuple[str, str]:
    line = GAME.texts.event(event)
    return english(GAME, line.text, NAMES, you), line.clause


def log(events: Sequence[Event], you: int | None = None) -> list[str]:
    return [told(event, you)[0] for event in events]


def offered(table: Table, seat: int, action: Action) -> Line:
    line = in_english(GAME, GAME.texts.offer(table.view(seat), action), NAMES, seat)
    assert isinstance(line, Line)
    return line


@pytest.mark.parametrize(
    ("part", "turns", "lies"),
    [
        (SHIELD, range(4), ("front and right", "right and rear", "rear and left", "front and left")),
        (CANNON, range(4), ("front", "right", "rear", "left")),
        (ENGINE, (1,), ("left",)),
        (ENGINE, (0,), ("",)),
        (STRUCTURAL, (0,), ("",)),
    ],
)
def test_an_offer_says_where_a_turned_component_points_or_what_it_covers(
    part: int, turns: Sequence[int], lies: Sequence[str]
) -> None:
    """With like connectors on opposite sides, nothing else tells two ways to turn it apart."""
    table = building()
    table.trucker().held = part
    offers = [offered(table, 0, actions.AddComponent(table.cell(7, 8), turn)) for turn in turns]
    word = "covers the" if part == SHIELD else "points to the"
    for offer, wanted in zip(offers, lies, strict=True):
        assert (f"{word} {wanted}" in str(offer.detail)) if wanted else word not in str(offer.detail)


@pytest.mark.parametrize(
    ("event", "sentence", "clause"),
    [
        (
            ThreatMet(0, "shielded", 3, 1, "small", "left"),
            "The small meteor was stopped by Ann's shield, for 1 battery token.",
            "GT-12.2",
        ),
        (
            ThreatMet(0, "shielded", 3, 1, "light", "left"),
            "The light cannon fire was stopped by Ann's shield, for 1 battery token.",
            "GT-12.6",
        ),
        (ThreatMet(1, "shot", 3, -1, "large", "front"), "The large meteor was shot down by Ben's cannon.", "GT-12.3"),
        (
            ThreatMet(1, "shot", 3, 1, "large", "left"),
            "The large meteor was shot down by Ben's double cannon, for 1 battery token.",
            "GT-12.4",
        ),
        (BuildingEnded(), "Everybody has finished: building is over.", "GT-5.6"),
        (BuildingEnded(time_up=True), "Time is up: building is over.", "GT-5.4"),
        (GoodsLost(2, (), (), (4, 4, 4)), "Cid lost 3 battery tokens.", "GT-11.4"),
        (
            GoodsLost(2, (0, 3, 3), (1, 2, 2), (4,)),
            "Cid lost 1 red block, 2 blue blocks and 1 battery token.",
            "GT-11.4",
        ),
        (GoodsLost(2, (), (), ()), "Cid has neither goods nor battery tokens to lose.", "GT-11.4"),
        (CrewLost(1, (), False), "Ben has no crew left to lose.", "GT-11.5"),
        (CrewLost(1, (3, 4), False), "Ben lost 2 humans.", "GT-11.5"),
        (CrewLost(1, (3, 4), False, ("orange",)), "Ben lost 1 human and the orange alien.", "GT-11.5"),
        (CrewLost(1, (3,), True, ("purple",)), "Ben lost the purple alien to the epidemic.", "GT-13.14"),
        (
            CrewPlaced(0, 4, -1, 7, 5),
            "On board Ann's ship: 4 humans, the purple alien and 5 battery tokens.",
            "GT-8.1",
        ),
        (CrewPlaced(0, 0, -1, -1), "Ann's ship has no cabin and no crew.", "GT-8.1"),
        (CrewPlaced(0, 0, -1, -1, 2), "Ann's ship has no cabin and no crew, only 2 battery tokens.", "GT-8.1"),
        (SetAsideLost(0, (CABIN,)), "The component set aside for Ann's ship counts as lost: a cabin.", "GT-3.7"),
        (
            SetAsideLost(0, (CABIN, ENGINE)),
            "The components set aside for Ann's ship count as lost: a cabin and an engine.",
            "GT-3.7",
        ),
        (CardTurnedUp(0, 5, 0), "Ann turned up Open Space (I-05). It is the last card.", "GT-10.3"),
        (CardTurnedUp(0, 5, 7), "Ann turned up Open Space (I-05). 7 more cards are to come.", "GT-10.3"),
        (
            ComponentsLost(2, (4,), (CABIN,), True, 1, 0, (), ("orange",)),
            "Cid's cabin was destroyed, along with the orange alien.",
            "GT-11.6",
        ),
        (StrengthDeclared(0, "cannons", 1, (), ()), "Ann declared cannon strength ½.", "GT-9.2"),
        (
            StrengthDeclared(0, "cannons", 9, (1, 2), (3, 3)),
            "Ann declared cannon strength 4½ for 2 battery tokens.",
            "GT-9.2",
        ),
        (
            WeakestFound(1, 0, "crew", (0, 1, 2), (5, 2, 4)),
            "Ben has the fewest crew: 2 against Ann's 5 and Cid's 4.",
            "GT-13.11",
        ),
        (
            WeakestFound(0, 2, "cannons", (0, 1), (3, 3)),
            "Ann has the weakest cannons: 1½ against Ben's 1½. Of those tied, the one farthest ahead pays.",
            "GT-13.11",
        ),
        (WeakestFound(0, -1, "crew", (1, 0), (4, 3)), "Ann has the fewest crew: 3 against Ben's 4.", "GT-13.15"),
        (
            FlawFound(0, "GT-2.3", say("flaw-smooth"), (0, 1)),
            "Spot check: Ann's ship has a connector against a smooth side.",
            "GT-2.3",
        ),
        (
            FlawFound(0, "GT-2.3", say("flaw-smooth"), (0, 1), 0),
            "Spot check: Ann's ship has a connector against a smooth side at row 5, column 7 and row 6, column 6.",
            "GT-2.3",
        ),
        (
            FlawFound(0, "GT-7.1", say("flaw-loose"), (0, 1, 2), 0),
            "Spot check: Ann's ship has a part that is not joined to the rest: 3 components, among them the one at "
            "row 5, column 7.",
            "GT-7.1",
        ),
        (ShipMoved(1, -1, 4, stardust=True), "Ben lost 1 flight day for 1 exposed connector.", "GT-13.13"),
        (ShipMoved(1, -3, 4, stardust=True), "Ben lost 3 flight days for 3 exposed connectors.", "GT-13.13"),
        (
            ComponentsLost(2, (4,), (CABIN,), False, 2, 0, (2, 1, 0, 0)),
            "A cabin fell off Cid's ship, along with 2 humans, 2 red blocks and 1 yellow block.",
            "GT-11.6",
        ),
        (
            ComponentsLost(2, (4, 5), (CABIN, ENGINE), False, 0, 0, ()),
            "2 components fell off Cid's ship: a cabin and an engine.",
            "GT-11.6",
        ),
        (
            ComponentsLost(2, (4, 5, 6), (CABIN, ENGINE, ENGINE), False, 0, 0, ()),
            "3 components fell off Cid's ship: a cabin and 2 engines.",
            "GT-11.6",
        ),
        (
            ComponentsLost(
                2, (4, 5, 6, 7, 8, 9), (STRUCTURAL, BATTERY, SHIELD, CANNON, ENGINE, CABIN), False, 0, 0, ()
            ),
            "6 components fell off Cid's ship: a shield generator, a cannon, an engine, a cabin and 2 others.",
            "GT-11.6",
        ),
        (ComponentsLost(2, (5, 6), (ENGINE, ENGINE), False, 0, 0, ()), "2 engines fell off Cid's ship.", "GT-11.6"),
        (
            JourneyPaid(0, 1, 0, 4, 2, 0, 0, 0),
            "Ann finished first: 6 credits (4 for the finish and 2 for the best-looking ship).",
            "GT-14.1",
        ),
        (JourneyPaid(0, 0, 0, 0, 0, 0, 0, 0), "Ann did not finish: no credits.", "GT-15.2"),
        (
            JourneyPaid(0, 0, 0, 0, 0, 1, 3, 2, 3),
            "Ann did not finish: no credits (1 for goods, −3 for 3 lost components and 2 of the penalty forgiven).",
            "GT-15.2",
        ),
        (
            JourneyPaid(0, 0, 0, 0, 0, 5, 8, 0, 12),
            "Ann did not finish: −3 credits (5 for goods and −8, the insurance limit, for 12 lost components).",
            "GT-15.2",
        ),
        (GoodsStowed(0, (1, 0, 0, 0), (3,), (0,)), "Ann now carries 1 red block.", "GT-11.2"),
        (
            GoodsStowed(0, (2, 0, 2, 0), (3, 3), (2, 2), (2, 0, 0, 0)),
            "Ann now carries 2 green blocks, leaving 2 red blocks behind.",
            "GT-11.2",
        ),
        (
            JourneyPaid(0, 2, 0, 6, 0, 0, 5, 0, 13),
            "Ann finished second: 1 credit (6 for the finish and −5, the insurance limit, for 13 lost components).",
            "GT-14.1",
        ),
        (
            CreditsCounted((1,), 4, 8, 0, 12, -3, 0),
            "Ben made 21 credits in all (4 won on the way, 8 for the finish, 12 for goods and −3 for lost components).",
            "GT-14.1",
        ),
        (CreditsCounted((0, 2), 0, 0, 0, 0, 0, 0), "Ann and Cid made no credits in all.", "GT-14.1"),
        (GameEnded((0, 0)), "The game is over. Nobody made any money.", "GT-1.5"),
        (GameEnded((7,), (0,)), "The game is over. Ann made 7 credits and is a winner.", "GT-1.5"),
        (GameEnded((7, 0, 0), (0,)), "The game is over. Ann made the most money: 7 credits.", "GT-1.5"),
        (
            GameEnded((7, 9, 1), (1,)),
            "The game is over. Ben made the most money: 9 credits. Also winners: Ann and Cid.",
            "GT-1.5",
        ),
        (
            GameEnded((7, 9, 0), (1,)),
            "The game is over. Ben made the most money: 9 credits. Also a winner: Ann.",
            "GT-1.5",
        ),
        (
            GameEnded((9, 9, 0), (0, 1)),
            "The game is over. Ann and Ben made the most money, 9 credits each.",
            "GT-1.5",
        ),
        (
            GameEnded((9, 4, 9, 4), (0, 2), teams=True),
            "The game is over. Ann and Cid made the most money together: 9 credits. Also winners: Ben and Dot.",
            "GT-1.5",
        ),
    ],
)
def test_an_event_is_told_with_its_figures_and_its_clause(event: Event, sentence: str, clause: str) -> None:
    assert told(event) == (sentence, clause)


def test_a_reader_is_addressed() -> None:
    assert told(WeakestFound(1, 0, "crew", (0, 1, 2), (5, 2, 4)), you=1)[0] == (
        "You have the fewest crew: 2 against Ann's 5 and Cid's 4."
    )
    assert told(GameEnded((7,), (0,)), you=0)[0] == "The game is over. You made 7 credits and are a winner."
    assert told(WeakestFound(1, 0, "crew", (0, 1, 2), (5, 2, 4)), you=2)[0] == (
        "Ben has the fewest crew: 2 against Ann's 5 and your 4."
    )


def chances(table: Table, seat: int) -> list[tuple[str, str]]:
    """What is offered, and what would come of it."""
    lines = [offered(table, seat, offer) for offer in table.offers(seat)]
    return [(english(GAME, line.text), english(GAME, line.detail)) for line in lines]


DOUBLE = "7/7: P B2...#\n8/7: EE-..."
POWER = "6/7: GG..-.\n7/7: P B2...#"
HANGING = "7/6: B2.#.. P C--?- C???-\n8/7: S^-???"
CREWED = "7/6: C-#.. P C-.-#"


def test_engines_say_how_far_they_go_and_what_having_none_means() -> None:
    table = flight(DOUBLE, TUG, cards=["I-05", "I-04"])
    fly(table)
    assert chances(table, 0) == [
        ("Power nothing", "engine strength 0: you must give up; 2 battery tokens left"),
        ("Power 1 double engine", "engine strength 2: you move 2 spaces ahead; 1 battery token left"),
    ]


def test_cannons_say_what_the_enemy_does_to_them() -> None:
    table = flight(POWER, TUG, cards=["I-02", "I-04"])
    fly(table)
    assert chances(table, 0) == [
        ("Power nothing", "0 against 4: a defeat, so you lose 2 battery tokens; 2 battery tokens left"),
        ("Power 1 double cannon", "2 against 4: a defeat, so you lose 1 battery token; 1 battery token left"),
    ]


def test_a_combat_zone_says_who_would_be_weakest() -> None:
    """Of two ships alike the one ahead pays."""
    table = flight(DOUBLE, DOUBLE.replace("EE-...", "EE????"), cards=["I-16", "I-04"])
    fly(table)
    assert table.state.order == (1, 0)
    assert chances(table, 1) == [
        (
            "Power nothing",
            "you are the weakest, so you lose all your crew and must give up (0 against Ann's 0 to 2); "
            "2 battery tokens left",
        ),
        (
            "Power 1 double engine",
            "you lose all your crew and must give up, unless somebody behind you declares less (2 against Ann's "
            "0 to 2); 1 battery token left",
        ),
    ]
    table.play(1, table.offers(1)[1])
    assert chances(table, 0) == [
        (
            "Power nothing",
            "you are the weakest, so you lose all your crew and must give up (0 against Ben's 2); "
            "2 battery tokens left",
        ),
        (
            "Power 1 double engine",
            "you are not the weakest (2 against Ben's 2; in a tie the ship farther ahead pays); 1 battery token left",
        ),
    ]


def test_goods_on_offer_say_whether_red_ones_fit() -> None:
    """GT-11.1: only the second ship has a reinforced container."""
    table = flight("7/7: P K2...#", "7/7: P R1.#.#", cards=["I-12", "I-04"])
    fly(table)
    for seat, room in ((0, "2 free containers; no reinforced container for red goods"), (1, "1 free container")):
        assert offered(table, seat, actions.Land(3)).detail == f"1 red and 1 green block; 3 flight days lost; {room}"


def test_what_ends_a_flight_is_said_before() -> None:
    table = flight("7/7: P", CREWED, cards=["I-18", "I-04"])
    fly(table)
    line = offered(table, 0, actions.Accept())
    assert line.text == "Take the abandoned ship"
    assert line.detail == "3 credits for 2 of your 2 crew; 1 flight day lost; no human is left: you must give up"
    table.play(0, actions.Decline())
    assert offered(table, 1, actions.Accept()).detail == "3 credits for 2 of your 6 crew; 1 flight day lost"
    assert offered(table, 1, actions.Decline()).detail == "you gain nothing and lose no flight days"


def test_a_lost_component_is_told_with_what_was_on_it() -> None:
    table = flight("7/7: P C.-.#", "7/7: P", cards=["I-10", "I-04"])
    events = fly(table, dice=[1, 1, 1, 1, 1, 1, 3, 4])
    assert "Your cabin was destroyed, along with 2 humans." in log(events, you=0)
    assert "The small meteor hit Ann's ship." in log(events)


def test_a_hit_says_what_falls_off_with_whom_and_whether_it_ends_the_flight() -> None:
    """The cabin in the line holds the other one; or the only humans are in it."""
    table = flight(HANGING, TUG, cards=["I-10", "I-04"])
    fly(table, dice=[4, 4])
    assert offered(table, 0, actions.TakeHit()).detail == (
        "lose the cabin at row 7, column 8, along with 2 humans; 1 more component falls off with 2 crew"
    )
    put(table, 0, 7, 7, 0)
    put(table, 0, 7, 9, 0)
    assert offered(table, 0, actions.TakeHit()).detail == (
        "lose the cabin at row 7, column 8, along with 2 humans; 1 more component falls off; no human is left: "
        "you must give up"
    )


def test_an_alien_that_leaves_is_named() -> None:
    table = flight("7/7: P C-.-#\n8/8: LO-..#", cards=["I-10", "I-04"])
    put(table, 0, 7, 8, ORANGE)
    events = fly(table, dice=[1, 1, 1, 1, 4, 4, 1, 1])
    assert "The orange alien left Ann's ship: its life support is gone." in log(events)


def test_who_waits_for_a_pile_is_told_whose_hands_it_is_in() -> None:
    table = building()
    for seat, part in enumerate(("M", "M")):
        table.add(seat, part, 7, 8)
    table.play(0, actions.LookAtPile(1))
    for seat, sentence in ((0, "You are already looking at pile 2."), (1, "Ann is looking at pile 2.")):
        refusal = GAME.refuse(table.state, seat, actions.LookAtPile(1))
        assert refusal is not None
        assert (refusal.clause, english(GAME, refusal.text, NAMES, seat)) == ("GT-4.2", sentence)


def test_the_letters_of_a_ship_have_a_legend() -> None:
    table = flight(TUG, "7/7: P")
    _, ship, other, legend = (in_english(GAME, block, NAMES, 0) for block in GAME.texts.board(table.view(0)))
    assert (ship.title, ship.of) == ("Your ship", 0)
    assert (other.title, other.of) == ("Ben's ship", 1)
    assert (legend.title, legend.need) == ("Legend", LEGEND)
    assert "P pilot cabin" in legend.note


def test_the_table_says_how_long_the_timer_still_runs() -> None:
    for pace, note in (
        ("turn-based", "The timer runs in circle 1: 6 turns left."),
        ("real-time", "The timer runs in circle 1."),
    ):
        table = building(pace=pace)
        assert in_english(GAME, GAME.texts.board(table.view(0))[0], NAMES, 0).note == note


def test_flaws_are_told_once_for_each_kind_with_their_squares() -> None:
    table = finished("7/7: P C=-=- C-=.=")
    ship = next(block for block in GAME.texts.board(table.view(0)) if block.of == 0)
    assert in_english(GAME, ship, NAMES, 0).note == (
        "Flaws, by row and column: a simple connector against a double one (GT-2.3) at 7-8 and 7-9; "
        "a part that is not joined to the rest (GT-7.1) at 7-9."
    )


def test_every_card_and_component_has_words() -> None:
    blocks = [in_english(GAME, block) for block in GAME.texts.components()]
    cards = {row[0]: row[2] for row in blocks[1].rows}
    assert cards["I-02"] == (
        "Strength 4. Reward: 1 yellow, 1 green and 1 blue block; 1 flight day lost. If you lose: 2 goods lost."
    )
    assert cards["I-16"] == (
        "Fewest crew: 3 flight days lost; weakest engines: 2 crew lost; weakest cannons: light and heavy cannon fire "
        "from the rear."
    )
    assert cards["I-09"] == "Large meteor from the front; small meteor from the left; small meteor from the right."
    assert cards["II-10"].startswith("2 small meteors from the front; 2 small meteors from the rear; small meteor")
    assert cards["I-11"] == "Large, small and large meteors from the front."
    assert all(all(cell for cell in row) for block in blocks for row in block.rows)


def test_the_table_of_a_flight_has_the_own_credits_and_says_who_gave_up() -> None:
    table = flight(TUG, "7/7: P", cards=["I-05", "I-04"])
    table.play(0, actions.FlyOn())
    table.play(1, actions.GiveUp())
    overview = in_english(GAME, GAME.texts.board(table.view(0))[0], NAMES, 0)
    assert overview.head[:2] == ("Trucker", "Credits")
    assert [(row[1], row[-1]) for row in overview.rows] == [("0", "leader"), ("", "gave up")]


def test_who_holds_a_pile_is_asked_to_look_and_put_it_back() -> None:
    table = building()
    table.add(0, "C.-.#", 7, 8)
    table.play(0, actions.LookAtPile(1))
    prompt = in_english(GAME, GAME.texts.prompt(table.view(0)), NAMES, 0)
    assert (prompt.title, prompt.text) == ("Look at the cards", "Put the pile back before you go on building.")


@pytest.mark.parametrize(
    ("part", "turns", "start"),
    [
        ("G", 0, "points to the front: strength 1; front smooth"),
        ("G", 1, "points to the right: strength ½; "),
        ("GG", 0, "points to the front: strength 2 for a battery token; "),
        ("GG", 3, "points to the left: strength 1 for a battery token; "),
        ("S", 1, "covers the right and rear; "),
        ("C", 0, "front "),
    ],
)
def test_a_component_says_what_it_does_as_it_lies(part: str, turns: int, start: str) -> None:
    table = building()
    table.hold(0, part)
    cell = table.cell(6, 7)
    detail = english(GAME, GAME.texts.offer(table.view(0), actions.AddComponent(cell, turns)).detail)
    assert detail.partition("; ")[2].startswith(start) if "mistake" in detail else detail.startswith(start)
    assert start.partition(";")[0] in english(
        GAME, GAME.texts.pick(table.view(0), actions.AddComponent, (cell,), turns)
    )


def test_building_mistakes_are_counted() -> None:
    table = building()
    table.hold(0, "G.---")
    one = GAME.texts.offer(table.view(0), actions.AddComponent(table.cell(8, 8), 0)).detail
    assert english(GAME, one).startswith("a building mistake: a part that is not joined to the rest; ")
    two = GAME.texts.offer(table.view(0), actions.AddComponent(table.cell(8, 7), 0)).detail
    assert english(GAME, two).startswith("building mistakes: ")


def test_flipping_the_timer_says_when_building_ends() -> None:
    table = building(pace="real-time", rounds="II")
    offer = actions.FlipTimer()
    table.play(CLOCK, actions.RunOut())
    assert english(GAME, offered(table, 0, offer).detail) == "the first of 2 runs left until building ends"
    table.play(0, offer)
    table.play(0, actions.Finish(1))
    table.play(CLOCK, actions.RunOut())
    assert english(GAME, offered(table, 0, offer).detail) == "building ends when it runs out there"


@pytest.mark.parametrize(
    ("learning", "ways"), [("off", "add it to your ship, set it aside or"), ("on", "add it to your ship or")]
)
def test_who_holds_a_component_is_told_what_can_be_done_with_it(learning: str, ways: str) -> None:
    table = building(learning=learning)
    table.hold(0, "C")
    assert in_english(GAME, GAME.texts.prompt(table.view(0)), NAMES, 0).text == f"Turn it, {ways} return it."


@pytest.mark.parametrize(("behind", "warned"), [(20, False), (21, True), (40, True)])
def test_flying_on_warns_who_may_be_lapped(behind: int, warned: bool) -> None:
    table = flight(TUG, "7/7: P")
    leader = max(range(2), key=lambda seat: table.ship(seat).days)
    table.ship(1 - leader).days = table.ship(leader).days - behind
    detail = str(offered(table, 1 - leader, actions.FlyOn()).detail)
    assert f"{behind} spaces behind the leader" in detail
    assert ("out of the flight if that becomes more than 40" in detail) is warned
