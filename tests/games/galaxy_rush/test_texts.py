"""What people read: every sentence, offer and table says the right thing and cites clauses that exist."""

from __future__ import annotations

import copy
import random
import re
from importlib.resources import files
from typing import Any, get_args

import pytest

from cosmodrome.core.records import Action, Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_rush import GAME, actions
from cosmodrome.games.galaxy_rush.actions import AnyAction
from cosmodrome.games.galaxy_rush.events import (
    AchievementJudged,
    AnyEvent,
    CardLeft,
    CardTaken,
    ClaimDeclined,
    DiscoveryClaimed,
    DiscoveryShown,
    GameEnded,
    MedalWon,
    PointsCounted,
    PredictionJudged,
    PredictionPlayed,
    SeasonBegan,
)
from cosmodrome.games.galaxy_rush.rules.flow import FLOW
from tests.games.galaxy_rush.positions import BLUE, DISCOVERY, FACE_DOWN, FACE_UP, ORANGE, PREDICTION, Table, start
from tests.words import english, in_english

CITATION = re.compile(r"GR-\d+\.\d+")
CLAUSES = {clause.id for clause in GAME.rules.clauses()}
NAMES = ("Ada", "Bo")

SENTENCES: list[tuple[Event, str, str]] = [
    (
        SeasonBegan(1, (1,) * 12, (13,), 1),
        "Season 1 begins. Bo's rocket was drawn first, so it starts in orbit one.",
        "GR-1.3",
    ),
    (
        SeasonBegan(2, (1,) * 12, (13,), 0),
        "Season 2 begins with a new track and a new pool. Ada starts in orbit one.",
        "GR-7.3",
    ),
    (
        CardTaken(0, 33, 0, 1, 1, 2, False, True, 0, 0, 2),
        "Ada took Asteroid, face up: second asteroid, +2 points.",
        "GR-4.10",
    ),
    (
        CardTaken(1, 33, 0, 1, 1, 2, False, False, 10, 25),
        "Bo took Asteroid, face down: +10 au, 25 au this season.",
        "GR-4.2",
    ),
    (
        CardTaken(0, 74, 1, 1, 3, 2, True, True, 0, 0),
        "Ada accelerated to Blockade Slipped in pair 3, face up: 6 points.",
        "GR-3.3",
    ),
    (
        CardTaken(0, 74, 1, 1, 3, 2, True, False, 20, 20),
        "Ada accelerated to Blockade Slipped in pair 3, face down: +20 au, 20 au this season.",
        "GR-3.3",
    ),
    (
        CardTaken(0, 33, 0, 1, 1, 2, False, True, 0, 0, 1, ((6, 4),)),
        'Ada took Asteroid, face up: first asteroid, +1 point; +4 so far for "One of each expedition".',
        "GR-4.10",
    ),
    (CardTaken(0, 9, 0, 1, 1, 2, False, True, 0, 0, 1), "Ada took Osmium Core, face up: first osmium.", "GR-4.4"),
    (CardTaken(0, 74, 0, 1, 1, 2, False, True, 0, 0), "Ada took Blockade Slipped, face up: 6 points.", "GR-4.11"),
    (
        CardTaken(0, 33, 0, 1, 1, 2, False, False, 10, 10, 0, ((7, 1), (11, -5))),
        "Ada took Asteroid, face down: +10 au, 10 au this season; "
        '+1 so far for "Long distance" and −5 for "50 au or less".',
        "GR-4.2",
    ),
    (CardLeft(9, 2, 2), "Osmium Core in pair 2 left the game.", "GR-3.5"),
    (DiscoveryClaimed(0, 4, 1, 1, 3), "Ada claimed Tin Lantern: 1 point. It also counts as 1 ruthenium.", "GR-4.8"),
    (
        DiscoveryClaimed(0, 4, 1, 1, 3, ((1, 3),)),
        'Ada claimed Tin Lantern: 1 point. It also counts as 1 ruthenium; +3 so far for "Sets of resources".',
        "GR-4.8",
    ),
    (DiscoveryClaimed(0, 17, 1, 4, -1), "Ada claimed Cinderholm: 4 points.", "GR-4.5"),
    (DiscoveryShown(4, 2), "Tin Lantern was added to the pool.", "GR-4.7"),
    (ClaimDeclined(1), "Bo claimed no discovery.", "GR-4.5"),
    (MedalWon(1, 2, 6, (20, 35), False), "Bo won the medal of season 2 (6 points): 35 au against 20 au.", "GR-5.2"),
    (
        MedalWon(1, 3, 8, (20, 35), False, ((13, 7),)),
        'Bo won the medal of season 3 (8 points): 35 au against 20 au; +7 so far for "Exactly three medals".',
        "GR-5.2",
    ),
    (
        MedalWon(0, 1, 5, (0, 0), True),
        "Ada won the medal of season 1 (5 points): 0 au each, and Ada is in orbit one.",
        "GR-5.3",
    ),
    (PredictionPlayed(0, 1, 0, 0), "Ada played a prediction on Bo's rocket.", "GR-6.1"),
    (AchievementJudged(4, (6, 0)), 'Achievement "No expedition": 6 points for Ada.', "GR-8.8"),
    (AchievementJudged(4, (0, 0)), 'Achievement "No expedition": nobody met it.', "GR-8.8"),
    (
        PredictionJudged(1, 0, 0, 2, True, 6, (1, 3)),
        "Ada's prediction \"Most heroics\" on Bo's rocket is right (Bo 3, Ada 1): 6 points.",
        "GR-8.9",
    ),
    (
        PredictionJudged(0, 0, 1, 6, False, 0, (2, 2)),
        "Bo's prediction \"Most medals\" on Ada's rocket is wrong (Ada 2, Bo 2).",
        "GR-8.9",
    ),
    (
        PredictionJudged(0, 0, 0, 8, False, 0, (0, 1)),
        'Ada\'s prediction "Orbit one at the end" on their own rocket is wrong (Bo ended in orbit one).',
        "GR-8.9",
    ),
    (
        PointsCounted(0, 11, 0, 20, 0, 7, 6, 0),
        "Ada scored\n11 points for medals,\n20 points for discoveries,\n7 points for distance,\n"
        "6 points for achievements,\n44 points in all.",
        "GR-8.11",
    ),
    (GameEnded((90, 101), 1, False), "Bo won with 101 points to 90.", "GR-8.10"),
    (GameEnded((90, 90), 0, True), "90 points each: Ada won by being in orbit one.", "GR-8.10"),
]


def offer(table: Table, action: Action) -> Any:
    assert action in table.offers()
    return in_english(GAME, GAME.texts.offer(table.view(table.turn), action), NAMES)


@pytest.mark.parametrize(("event", "text", "clause"), SENTENCES)
def test_every_event_is_a_sentence_with_its_clause(event: Event, text: str, clause: str) -> None:
    line = in_english(GAME, GAME.texts.event(event), NAMES)
    assert (line.text, line.clause) == (text, clause)
    assert clause in CLAUSES


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(AnyEvent))


def test_offers_of_resources() -> None:
    table = Table().at(2).pair(1, "Osmium 15", "Comet").own(BLUE, "Osmium", "Osmium", "Iridium")
    table.pool("Verdigris", "Greywater", "Tallow")
    assert offer(table, actions.TakeCard(1, 1, FACE_UP)) == Line(
        "Take Osmium Core in orbit one, face up", "GR-3.1", "Bo acts next; third osmium: you can claim Verdigris"
    )
    table.pool("Tallow")
    assert offer(table, actions.TakeCard(1, 1, FACE_UP)).detail == "Bo acts next; third osmium"


def test_offers_face_down() -> None:
    table = Table().pair(1, "Osmium 15", "Comet").flown(BLUE, 20).flown(ORANGE, 20)
    assert offer(table, actions.TakeCard(1, 1, FACE_DOWN)) == Line(
        "Take Osmium Core in orbit one, face down", "GR-3.1", "Bo acts next; +15 au: 35 this season, Bo has 20"
    )


@pytest.mark.parametrize(
    ("call", "owned", "detail"),
    [
        ("Comet", 0, "first comet: 1 more for 8 points"),
        ("Comet", 1, "second comet: +8 points"),
        ("Comet", 2, "third comet: 1 more for 8 points"),
        ("Nebula", 0, "first nebula: 2 more for 15 points"),
        ("Nebula", 1, "second nebula: 1 more for 15 points"),
        ("Nebula", 2, "third nebula: +15 points"),
        ("Asteroid", 0, "first asteroid: +1 point"),
        ("Asteroid", 3, "fourth asteroid: +4 points"),
        ("Blockade Slipped", 0, "6 points"),
    ],
)
def test_offers_of_expeditions_and_heroics(call: str, owned: int, detail: str) -> None:
    table = Table().pair(1, call, "Iridium").own(BLUE, *[call] * owned)
    assert offer(table, actions.TakeCard(1, 1, FACE_UP)).detail == f"Bo acts next; {detail}"


def test_offers_to_accelerate() -> None:
    table = Table().pair(1, "Comet", "Nebula").pair(2, "Blockade Slipped", "Asteroid 20").stands(ORANGE, 1, 2)
    table.acts(BLUE)
    line = offer(table, actions.TakeCard(2, 1, FACE_UP))
    assert line == Line(
        "Accelerate to Blockade Slipped in orbit one, face up",
        "GR-3.3",
        "Bo acts next; 6 points; Comet leaves the game",
    )
    assert offer(table, actions.TakeCard(2, 2, FACE_DOWN)).text == "Accelerate to Asteroid in orbit two, face down"


def test_no_two_offers_read_alike() -> None:
    for seed in range(20):
        dice, state = random.Random(seed), start(seed)
        while awaited := GAME.awaiting(state):
            offers, view = list(GAME.offers(state, awaited[0])), GAME.view(state, awaited[0])
            assert len({english(GAME, GAME.texts.offer(view, action).text) for action in offers}) == len(offers)
            GAME.apply(state, awaited[0], dice.choice(offers))


@pytest.mark.parametrize(
    ("ahead", "face_up", "face_down"),
    [
        (10, "Bo wins its medal (5 points)", "you win its medal (5 points)"),
        (20, "Bo wins its medal (5 points)", "Bo wins its medal (5 points)"),
        (0, "you win its medal (5 points)", "you win its medal (5 points)"),
    ],
)
def test_offers_that_end_the_season_say_who_wins_the_medal(ahead: int, face_up: str, face_down: str) -> None:
    table = Table().pair(6, "Comet 15", "Nebula").stands(ORANGE, 6, 2).stands(BLUE, 5, 1).acts(BLUE)
    table.flown(ORANGE, *[ahead] * (ahead > 0))
    for up, expected in ((FACE_UP, face_up), (FACE_DOWN, face_down)):
        line = in_english(GAME, GAME.texts.offer(table.view(BLUE), actions.TakeCard(6, 1, up)), NAMES, BLUE)
        assert line.detail.startswith(f"the season ends and {expected}")
        ended = copy.deepcopy(table)
        (medal,) = [each for each in ended.take(6, 1, up) if isinstance(each, MedalWon)]
        assert (medal.seat == BLUE) == expected.startswith("you")


def test_two_cards_of_one_name_that_leave_the_game_are_named_once() -> None:
    table = Table().pair(1, "Comet", "Comet").pair(2, "Iridium", "Osmium").stands(ORANGE, 2, 2).acts(BLUE)
    assert offer(table, actions.TakeCard(2, 1, FACE_DOWN)).detail.endswith("; two Comet cards leave the game")


def test_you_is_small_after_the_points_of_a_tie() -> None:
    tie = GAME.texts.event(GameEnded((90, 90), 0, True))
    assert english(GAME, tie.text, NAMES, BLUE) == "90 points each: you won by being in orbit one."


def test_words_for_what_is_refused() -> None:
    table = Table().stands(ORANGE, 5, 2).stands(BLUE, 5, 1).acts(BLUE)
    beyond = GAME.texts.offer(table.view(BLUE), actions.TakeCard(7, 1, FACE_UP))
    assert (english(GAME, beyond.text), beyond.clause) == ("Accelerate to pair 7, orbit one", "GR-3.3")
    table = Table()
    table.take(1, 2, FACE_DOWN)
    taken = GAME.texts.offer(table.view(ORANGE), actions.TakeCard(1, 2, FACE_UP))
    assert (english(GAME, taken.text), taken.clause) == ("Take the card in pair 1, orbit two", "GR-3.1")


def test_offers_of_claims() -> None:
    table = Table().pair(1, "Iridium", "Comet").own(BLUE, "Ruthenium").pool("Tin Lantern", "Bramble Moon")
    table.take(1, 1)
    assert offer(table, actions.ClaimDiscovery(DISCOVERY["Tin Lantern"])) == Line(
        "Claim Tin Lantern", "GR-4.5", "1 point; needs 1 iridium; counts as 1 ruthenium"
    )
    assert offer(table, actions.ClaimDiscovery(DISCOVERY["Bramble Moon"])).detail == (
        "2 points; needs 1 iridium and 1 ruthenium; counts as 1 osmium"
    )
    assert offer(table, actions.DeclineClaim()) == Line("Claim nothing", "GR-4.5", "The pool stays as it is.")


def test_offers_of_predictions() -> None:
    table = Table().hand(BLUE, "Most heroics", "Orbit one at the end").own(BLUE, "Blockade Slipped").intermission()
    assert offer(table, actions.PlayPrediction(PREDICTION["Most heroics"], BLUE)) == Line(
        'Play "Most heroics" on your rocket', "GR-6.1", "now you 1, Bo 0; 6 points if right"
    )
    line = offer(table, actions.PlayPrediction(PREDICTION["Orbit one at the end"], ORANGE))
    assert (line.text, line.detail) == (
        'Play "Orbit one at the end" on Bo\'s rocket',
        "you are in orbit one now; 6 points if right",
    )
    table.predicted(ORANGE, "Most medals", ORANGE)
    line = offer(table, actions.PlayPrediction(PREDICTION["Most heroics"], ORANGE))
    assert line.detail == "now you 1, Bo 0; 5 to 6 points if right"


@pytest.mark.parametrize("season", [1, 3])
def test_the_prompt_of_each_phase(season: int) -> None:
    table = Table().at(season).pair(1, "Iridium", "Comet").own(BLUE, "Osmium", "Palladium", "Iridium", "Iridium")
    steps = (f"Season {season}", "Turn", "Claim", "Medal", "Prediction", f"Season {season + 1}")
    prompt = in_english(GAME, GAME.texts.prompt(table.view(BLUE)), NAMES, BLUE)
    assert (prompt.steps, prompt.step, prompt.title) == (steps, 1, "Take a card and play it")
    assert prompt.text.startswith("You are level and in orbit one, so it is your turn.")
    table.pool("Tin Lantern" if season == 1 else "Ravel").take(1, 1)
    prompt = in_english(GAME, GAME.texts.prompt(table.view(BLUE)), NAMES, BLUE)
    assert (prompt.step, prompt.title) == (2, "Claim a discovery?")
    table.decline()
    assert english(GAME, GAME.texts.prompt(table.view(BLUE)).text, NAMES, BLUE).startswith(
        "Bo is behind, so it is their turn."
    )
    prompt = in_english(GAME, GAME.texts.prompt(Table().at(season).intermission().view(BLUE)))
    assert (prompt.steps, prompt.step, prompt.title) == (steps, 4, "Play a prediction")


def test_the_prompt_of_the_last_season_and_of_the_end() -> None:
    table = Table().at(4)
    assert in_english(GAME, GAME.texts.prompt(table.view())).steps == (
        "Season 4",
        "Turn",
        "Claim",
        "Medal",
        "Final scoring",
    )
    table.finish()
    prompt = in_english(GAME, GAME.texts.prompt(table.view()))
    assert (prompt.step, prompt.title) == (-1, "The game is over")


def test_the_board_in_words() -> None:
    table = Table().pair(1, "Comet 10", "Blockade Slipped").pool("Tin Lantern").own(BLUE, "Iridium", "Comet")
    table.achievements("One of each expedition").hand(BLUE, "Most heroics").predicted(ORANGE, "Most medals", BLUE)
    table.take(2, 1, FACE_DOWN)
    blocks = {
        english(GAME, block.title): in_english(GAME, block, NAMES) for block in GAME.texts.board(table.view(BLUE))
    }
    assert blocks[""].rows == (
        ("Ada", "1", "10 au", "10 au", "1 iridium and 1 comet"),
        ("Bo", "0", "0 au", "0 au", "-"),
    )
    track = blocks["Track of season 1 (36 cards still to come)"]
    assert track.head == ("", "Orbit one", "Orbit two")
    assert track.rows[:2] == (("Start", "-", "<Bo>"), ("Pair 1", "Comet 10 au", "Blockade Slipped (6) 20 au"))
    assert track.rows[2][1] == "<Ada>"
    captains = {name: cells for name, *cells in blocks["Captains"].rows}
    assert blocks["Captains"].head == ("", "Ada", "Bo")
    assert (captains["Iridium"], captains["Osmium"], captains["Comets"]) == (["1", "0"], ["0", "0"], ["1", "0"])
    assert captains["Expeditions"] == ["1: 0 points", "0: 0 points"]
    assert blocks["Captains"].note == "Ada leads the race for the medal worth 5 points, by distance (GR-5.2)."
    assert blocks["Discovery pool"].rows == (("Tin Lantern", "1", "1 iridium", "Ruthenium", "nothing", "1 iridium"),)
    assert blocks["Achievements"].rows[0] == (
        "One of each expedition",
        "At least one comet, one asteroid and one nebula face up.",
        "4",
        "1",
        "0",
    )
    assert blocks["Predictions"].rows[0] == ("Ada", "Bo", "6 5 4 3 2 1")
    assert blocks["Predictions"].note == 'In your hand: "Most heroics".'


def test_the_board_after_the_end_shows_the_judged_predictions() -> None:
    table = Table().own(BLUE, "Blockade Slipped").predicted(ORANGE, "Most heroics", BLUE)
    table.finish()
    blocks = {english(GAME, block.title): in_english(GAME, block, NAMES) for block in GAME.texts.board(table.view())}
    assert blocks["Predictions"].rows[0] == ("Ada", "Most heroics (Bo, right: 6 points)", "5 4 3 2 1")


def test_all_that_is_said_in_random_games_cites_existing_clauses() -> None:
    for seed in range(8):
        dice, state = random.Random(seed), start(seed)
        while awaited := GAME.awaiting(state):
            seat = awaited[0]
            view, wishes = GAME.view(state, seat), GAME.wishes(state, seat)
            refusals = [refusal for wish in wishes if (refusal := GAME.refuse(state, seat, wish))]
            lines = [GAME.texts.offer(view, action) for action in wishes]
            cited = set(CITATION.findall("".join(english(GAME, block.note) for block in GAME.texts.board(view))))
            events = GAME.apply(state, seat, dice.choice(list(GAME.offers(state, seat))))
            lines += [GAME.texts.event(event) for event in events]
            cited |= {line.clause for line in lines} | {refusal.clause for refusal in refusals}
            assert cited <= CLAUSES
            assert not any("{" in english(GAME, line.text, NAMES) + english(GAME, line.detail, NAMES) for line in lines)


def test_random_games_offer_all_wishes_that_are_not_refused() -> None:
    for seed in range(10):
        dice, state = random.Random(seed), start(seed)
        while awaited := GAME.awaiting(state):
            seat = awaited[0]
            allowed = [wish for wish in GAME.wishes(state, seat) if GAME.refuse(state, seat, wish) is None]
            assert list(GAME.offers(state, seat)) == allowed
            GAME.apply(state, seat, dice.choice(allowed))


def test_every_kind_of_action_names_an_existing_clause() -> None:
    assert set(FLOW.clauses) == set(get_args(AnyAction))
    assert set(FLOW.clauses.values()) <= CLAUSES


def test_the_rules_have_nine_chapters() -> None:
    counts = [len(chapter.clauses) for chapter in GAME.rules.chapters]
    assert counts == [11, 4, 8, 12, 5, 4, 4, 13, 15]
    numbered = [f"GR-{chapter}.{number}" for chapter, count in enumerate(counts, 1) for number in range(1, count + 1)]
    assert [clause.id for clause in GAME.rules.clauses()] == numbered


def test_component_tables_show_every_row_with_its_provenance() -> None:
    blocks = [in_english(GAME, block) for block in GAME.texts.components()]
    assert [len(block.rows) for block in blocks[:5]] == [74, 48, 3, 8, 13]
    for block in blocks:
        source = block.head.index("Source")
        assert all(len(row) == len(block.head) for row in block.rows)
        assert {row[source] for row in block.rows} <= {"rulebook", "public", "reconstructed", "own"}


def test_the_code_cites_existing_clauses() -> None:
    game = files("cosmodrome.games.galaxy_rush")
    sources = [part for folder in (game, game / "rules") for part in folder.iterdir() if part.name.endswith(".py")]
    cited = set(CITATION.findall("".join(source.read_text("utf-8") for source in sources)))
    assert len(cited) > 50
    assert cited <= CLAUSES
