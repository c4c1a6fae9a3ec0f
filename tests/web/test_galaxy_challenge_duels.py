"""Galaxy Challenge in a browser: attacks and challenges from both sides, at moments of games played before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from cosmodrome.core.match import Match
from cosmodrome.core.records import Action
from cosmodrome.core.rng import Rng
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.actions import Attack, MoveRocket
from cosmodrome.games.galaxy_challenge.data.components import HOMES, KIND_OF, SIDE, SPECIAL_KIND
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.attacking import targets
from cosmodrome.games.galaxy_challenge.rules.board import DISTANCE, cells_of
from cosmodrome.games.galaxy_challenge.rules.steps import decides, phase
from cosmodrome.games.galaxy_challenge.state import State
from tests.server.serving import Server
from tests.web.test_access import STILL, faults
from tests.web.test_galaxy_challenge import events, go, pieces, showing
from tests.web.visits import DESKTOP, PATIENCE, PHONE, Visit, introduce, play_on_from, scrolls_sideways, visiting

SPECIALS = tuple(card for card, kind in enumerate(KIND_OF) if kind == SPECIAL_KIND)
SEEDS = 40
MANY = 6
"""Chips in the bank that a few turns do not take."""
Look = tuple[dict[str, int], str]
"""The size of the page, and its theme."""
LOOKS: tuple[Look, ...] = ((DESKTOP, "dark"), (PHONE, "light"))


def brawl(state: State, offers: tuple[Action, ...], rng: Rng) -> Action:
    """Attacks where it can, challenges at times, keeps close to others, and does anything else."""
    if phase(state) == steps.ACT:
        return next((each for each in offers if isinstance(each, Attack)), offers[0])
    if phase(state) == steps.MOVE:
        moves = [each for each in offers if isinstance(each, MoveRocket)]
        challenges = [each for each in moves if is_challenge(state, each.cell)]
        if challenges and rng.below(2):
            return challenges[0]
        return min(moves, key=lambda each: loneliness(state, each.cell))
    return rng.choice(offers)


def is_challenge(state: State, cell: int) -> bool:
    return cell in HOMES and cell != HOMES[state.colours[state.turn]]


def loneliness(state: State, cell: int) -> int:
    """Steps to the next rocket with cards; planets are for challenges."""
    others = [seat for seat in range(len(state.cells)) if seat != state.turn]
    steps = min(DISTANCE[cell][state.cells[seat]] + SIDE * (not state.hands[seat]) for seat in others)
    return steps + 2 * SIDE * (cell in HOMES)


class Brawl(NamedTuple):
    """A game of three, and the state before each action."""

    match: Match
    states: tuple[State, ...]


@cache
def brawled(seed: int) -> Brawl:
    rng, before = Rng.seeded(seed), list[State]()
    match = Match(GAME, 3, seed, {})
    while match.awaiting:
        seat = match.awaiting[0]
        before.append(match.snapshot())
        match.play(seat, brawl(before[-1], match.offers(seat), rng))
    return Brawl(match, tuple(before))


def is_wanted(state: State, wanted: str) -> bool:
    """Whether the first seat is asked this, with a choice to make, and the end is not near."""
    if decides(state) != 0 or state.bank < MANY:
        return False
    if wanted == "attack":
        return phase(state) == steps.ACT and bool(targets(state, state.cells[0]))
    if wanted == "challenge":
        return phase(state) == steps.MOVE and any(is_challenge(state, cell) for cell in cells_of(state.trail[-1]))
    if wanted == "special":
        return phase(state) == steps.ROLL and any(state.hands[0] >> card & 1 for card in SPECIALS)
    return phase(state) == wanted and state.hands[0].bit_count() > 1


def moment(wanted: str) -> tuple[bytes, int]:
    """A game and how many actions of it lead there."""
    games = (brawled(seed) for seed in range(SEEDS))
    return next(
        (game.match.dump(), ply) for game in games for ply, state in enumerate(game.states) if is_wanted(state, wanted)
    )


@contextmanager
def at_a_duel(browser: Browser, server: Server, wanted: str, look: Look) -> Iterator[Visit]:
    """A visitor who is asked this at a table of bots; the page is checked once more when all is done."""
    size, theme = look
    with visiting(browser, server.address, size, confirm="always", theme=theme) as visit:
        visit.open(play_on_from(visit, *moment(wanted)))
        expect(visit.page.locator(".galaxy-challenge")).to_be_visible(timeout=PATIENCE)
        yield visit
        assert not scrolls_sideways(visit)
        assert faults(visit) == []


def press(visit: Visit, piece: Locator) -> None:
    """Chosen by the first click, done by the second."""
    ply, name = visit.ply(), piece.get_attribute("data-piece")
    piece.click()
    again = visit.page.locator(f".galaxy-challenge [data-piece='{name}']:visible").first
    expect(again).to_have_attribute("aria-pressed", "true")
    again.click()
    visit.wait_for_ply(ply)


def wait_for(visit: Visit, kind: str, since: int = 0) -> Any:
    """The first event of this kind after so many others, once it is told."""

    def told() -> list[Any]:
        return [event for event in events(visit)[since:] if event["kind"] == kind]

    visit.wait_until(told, kind)
    return told()[0]


def see(visit: Visit, region: str) -> None:
    """On a phone one region is seen at a time."""
    tab = visit.page.locator("nav.tabs button", has_text=region)
    if tab.count():
        tab.click()


def expect_face_off(visit: Visit, kind: str, *numbers: str) -> None:
    """Two rows of four dice, each with its number."""
    duel = visit.page.locator(".galaxy-challenge .duel:visible")
    expect(duel).to_have_accessible_name(kind)
    for side, number in enumerate(numbers):
        expect(duel.locator(".side").nth(side).locator(".die")).to_have_count(4)
        expect(duel.locator(".side").nth(side).locator("strong")).to_have_text(number)


def expect_to_wait(watcher: Visit, address: str, asked: str) -> None:
    """Somebody who looks on is asked nothing, and told who is."""
    introduce(watcher, "Eve")
    watcher.open(address)
    expect(watcher.page.locator(".galaxy-challenge .duel")).to_be_visible(timeout=PATIENCE)
    assert showing(watcher)["decisions"] == []
    deciding = [info["name"] for info in showing(watcher)["seats"] if info["deciding"]]
    assert deciding == [asked]
    expect(watcher.page.locator(".actions")).to_contain_text(asked)


def take_picture(visit: Visit, folder: Path, what: str, look: Look) -> None:
    visit.page.evaluate(STILL)
    visit.page.screenshot(path=folder / f"challenge-{what}-{look[0]['width']}-{look[1]}.png")


@pytest.fixture(params=LOOKS, ids=["desktop", "phone"])
def look(request: pytest.FixtureRequest) -> Look:
    size, theme = request.param
    return dict(size), str(theme)


def test_the_visitor_attacks(browser: Browser, server: Server, pictures: Path, look: Look) -> None:
    with at_a_duel(browser, server, "attack", look) as visit:
        before, rolled = len(events(visit)), showing(visit)["view"]["dice"][2]["total"]
        see(visit, "Sectors")
        take_picture(visit, pictures, "before-attack", look)
        press(visit, pieces(visit, ".cell.rival").first)
        ended = wait_for(visit, "BattleEnded", before)
        assert (ended["seat"], ended["red"]) == (0, rolled)
        see(visit, "Dice")
        take_picture(visit, pictures, "attack", look)


def test_the_visitor_defends(browser: Browser, server: Server, pictures: Path, look: Look) -> None:
    with at_a_duel(browser, server, "defend", look) as visit, visiting(browser, server.address) as watcher:
        before, duel = len(events(visit)), showing(visit)["view"]["duel"]
        assert {each["action"]["kind"] for each in showing(visit)["decisions"][0]["offers"]} == {"Defend"}
        expect_face_off(visit, "Attack", str(duel["attacker_number"]), "?")
        expect(visit.page.locator(".actions")).to_contain_text("Your answer")
        take_picture(visit, pictures, "defence", look)
        expect_to_wait(watcher, visit.page.url.removeprefix(server.address), own_name(visit))
        press(visit, go(visit))
        ended = wait_for(visit, "BattleEnded", before)
        assert (ended["seat"], ended["target"]) == (duel["attacker"], 0)
        see(visit, "Dice")
        take_picture(visit, pictures, "defended", look)


def own_name(visit: Visit) -> str:
    return next(str(info["name"]) for info in showing(visit)["seats"] if info["yours"])


def test_the_visitor_challenges(browser: Browser, server: Server, pictures: Path, look: Look) -> None:
    with at_a_duel(browser, server, "challenge", look) as visit:
        before, number = len(events(visit)), sum(die["total"] for die in showing(visit)["view"]["dice"])
        see(visit, "Sectors")
        press(visit, pieces(visit, ".cell.challenge").first)
        ended = wait_for(visit, "ChallengeEnded", before)
        assert (ended["seat"], ended["numbers"][0]) == (0, number)
        see(visit, "Dice")
        expect_face_off(visit, "Challenge", str(number), str(ended["numbers"][1]))
        take_picture(visit, pictures, "challenge", look)
        see(visit, "Sectors")
        press(visit, pieces(visit, ".cell").last)
        assert wait_for(visit, "PlanetLeft", before)["seat"] == 0


def test_the_visitor_answers_a_challenge(browser: Browser, server: Server, pictures: Path, look: Look) -> None:
    with at_a_duel(browser, server, "answer", look) as visit, visiting(browser, server.address) as watcher:
        before, duel = len(events(visit)), showing(visit)["view"]["duel"]
        expect_face_off(visit, "Challenge", str(duel["attacker_number"]), "?")
        expect_to_wait(watcher, visit.page.url.removeprefix(server.address), own_name(visit))
        see(visit, "Hand")
        card = pieces(visit, ".hand .slot").first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        take_picture(visit, pictures, "answer", look)
        ply = visit.ply()
        go(visit).click()
        visit.wait_for_ply(ply)
        answered = wait_for(visit, "ChallengeAnswered", before)
        assert (answered["seat"], len(answered["cards"])) == (0, 1)
        see(visit, "Dice")
        take_picture(visit, pictures, "answered", look)


def test_a_click_while_dice_roll_shows_the_roll_and_chooses_nothing(browser: Browser, server: Server) -> None:
    """What lies there is clicked once the question is open."""
    with visiting(browser, server.address, confirm="always", animation="normal") as visit:
        visit.page.clock.install()
        visit.open(play_on_from(visit, *moment("special")))
        expect(visit.page.locator(".galaxy-challenge")).to_be_visible(timeout=PATIENCE)
        visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
        hand = showing(visit)["view"]["hand"]
        special = next(card for card in hand if card in SPECIALS)
        visit.page.locator(f".galaxy-challenge .hand [data-piece=card-{special}]").click()
        ply = visit.ply()
        go(visit).click()
        visit.wait_for_ply(ply)
        expect(visit.page.locator(".galaxy-challenge .dice .tumbles")).to_have_count(4)
        visit.page.locator(".galaxy-challenge .dice .row").first.click(force=True)
        row = pieces(visit, ".dice .row").first
        expect(row).to_have_attribute("aria-pressed", "false")
        row.click()
        expect(row).to_have_attribute("aria-pressed", "true")
