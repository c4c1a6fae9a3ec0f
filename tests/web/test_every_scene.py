"""Every kind of event of every game is seen on the page before the next question.

Bots play games until each kind has come of an action of the first seat. The visitor sits down at these moments, and the
action is done again; as dice and decks are part of the state, the same follows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, partial
from typing import Any, Literal, NamedTuple, get_args

import pytest
from playwright.sync_api import Browser

from cosmodrome.bots.bot import look
from cosmodrome.bots.drive import next_to_move
from cosmodrome.bots.simple import GreedyBot
from cosmodrome.core.flow import CLOCK
from cosmodrome.core.game import Game, check_setup
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.registry import find_game
from tests.server.serving import Page, Seat, Server
from tests.web.shown import lines_in, watch
from tests.web.test_event_player import GAMES, Shown, among, distinct, is_asked
from tests.web.visits import DESKTOP, PHONE, Visit, play_on_from, visiting

pytestmark = pytest.mark.long


class Tables(NamedTuple):
    """So many games with these options: of greedy bots, of sensible moves, or of any that are offered."""

    seats: int
    games: int
    how: Literal["greedy", "sensible", "offered"]
    options: dict[str, str]


TABLES: dict[str, list[Tables]] = {
    "galaxy-rush": [Tables(2, 6, "sensible", {})],
    "galaxy-command": [Tables(3, 400, "sensible", {"deck": "whole"})],
    "galaxy-challenge": [
        Tables(4, 60, "sensible", {"civilizations": "on", "winners_go_on": "on"}),
        Tables(2, 60, "sensible", {"winners_go_on": "on"}),
    ],
    "lunar-rush": [
        Tables(3, 30, "sensible", {"roles": "choose", "wonders": "on"}),
        Tables(1, 50, "offered", {"roles": "choose", "ais": "1", "difficulty": "harder"}),
        Tables(1, 50, "sensible", {"roles": "choose", "ais": "1", "wonders": "on"}),
        Tables(2, 30, "offered", {"roles": "beginner", "wonders": "on", "secrecy": "on"}),
    ],
    "galaxy-trucker": [
        Tables(2, 40, "offered", {"rounds": "I"}),
        Tables(2, 40, "offered", {"rounds": "I", "learning": "on"}),
        Tables(2, 30, "offered", {}),
        Tables(3, 20, "sensible", {"rounds": "II"}),
        Tables(4, 4, "greedy", {"rounds": "I", "teams": "partners"}),
    ],
}
OTHERWISE: dict[str, set[str]] = {
    "galaxy-rush": set(),
    "galaxy-command": set(),
    "galaxy-challenge": {"RocketStayed", "StartRolled"},
    "lunar-rush": {"TakenBack"},
    "galaxy-trucker": {"NumberMovedBack", "SaboteursRolled"},
}
"""Kinds that do not come of an action of the first seat in these games: set-up, and what hardly ever happens."""


class Moment(NamedTuple):
    save: bytes
    ply: int
    action: Action
    kinds: frozenset[str]


def kinds_of(game: Game[Any]) -> set[str]:
    return {kind.__name__ for kind in get_args(game.records.event)}


def played(game: Game[Any], tables: Tables) -> Iterator[tuple[Match, set[int]]]:
    """Games, and the plies at which only the first seat was asked: no bot acts before the visitor then."""
    for seed in range(tables.games):
        rng = Rng.seeded(seed)
        match = Match(game, tables.seats, seed, check_setup(game, tables.seats, tables.options))
        alone = set[int]()
        while match.awaiting:
            if match.awaiting == (0,):
                alone.add(len(match.log))
            seat, state = next_to_move(match.awaiting), match.snapshot()
            if seat == CLOCK or tables.how == "offered":
                match.play(seat, rng.choice(game.offers(state, seat)))
            elif tables.how == "sensible":
                match.play(seat, rng.choice(game.sensible(state, seat)))
            else:
                match.play(seat, GreedyBot(rng.spawn(), deals=1).choose(look(game, state, seat, rng)))
        yield match, alone


@cache
def moments(game_id: str) -> list[Moment]:
    """Few in which each kind comes at least once that comes at all; better where the first seat alone is asked."""
    game, alone, others = find_game(game_id), list[Moment](), list[Moment]()
    for tables in TABLES[game_id]:
        for match, asked_alone in played(game, tables):
            save = match.dump()
            for ply, entry in enumerate(match.log):
                found = alone if ply in asked_alone else others
                kinds = frozenset(type(event).__name__ for event in entry.events if game.redact(event, 0) is not None)
                if entry.seat == 0 and kinds - all_kinds(found):
                    found.append(Moment(save, ply, entry.action, kinds))
    chosen, missing = list[Moment](), all_kinds(alone + others)
    for found in (alone, others):
        while wanted := missing & all_kinds(found):
            chosen.append(max(found, key=lambda each: len(each.kinds & wanted)))
            missing -= chosen[-1].kinds
    return chosen


def all_kinds(found: list[Moment]) -> frozenset[str]:
    return frozenset().union(*(each.kinds for each in found))


def act(visit: Visit, server: Server, action: Action) -> None:
    """As if at another page of the same person."""
    page = Page(server)
    page.http.cookies.clear()
    for cookie in visit.page.context.cookies():
        page.http.cookies.set(cookie["name"], cookie["value"])
    with Seat(page, visit.heard[-1]["showing"]["table"]) as seat:
        answer = seat.ask("Act", seat=0, action=json.loads(json.dumps(plain(action))), at=seat.latest["number"])
        assert answer["kind"] == "Accepted", answer


def is_told(visit: Visit) -> bool:
    """Some games end with a count of their own before the score sheet."""
    return is_asked(visit) or visit.page.get_by_role("button", name="Score sheet").count() > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("shown", GAMES, ids=lambda shown: shown.game)
def test_every_kind_of_event_is_seen(browser: Browser, server: Server, shown: Shown, size: dict[str, int]) -> None:
    seen = set[str]()
    for moment in moments(shown.game):
        with visiting(browser, server.address, size, touch=size == PHONE, confirm="never", animation="fast") as visit:
            visit.page.clock.install()
            visit.open(play_on_from(visit, moment.save, moment.ply))
            visit.wait_until(partial(is_asked, visit), "a question")
            visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
            heard, ply = len(visit.heard), visit.ply()
            act(visit, server, moment.action)
            visit.wait_for_ply(ply)
            told = watch(visit, until=partial(is_told, visit))
            lines = [line for line in lines_in(visit.heard[heard:]) if line[0] not in shown.silent]
            texts = [text for _, text in lines]
            assert among(texts, told) == distinct(texts), (told, texts)
            seen |= {kind for kind, _ in lines}
    assert kinds_of(find_game(shown.game)) - seen - shown.silent == OTHERWISE[shown.game]
