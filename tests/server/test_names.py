"""Everything that a server says can be read, and players are called by their names."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.core.records import plain
from cosmodrome.games.registry import TEMPLATE, find_game, game_ids
from cosmodrome.testing.walk import random_action
from tests.server.serving import Page, Seat, Server
from tests.words import PLACEHOLDER, spoken

EVERY = 3
"""Actions of one's own from one try of something illegal to the next; the first time a hint is asked for, too."""


def texts(message: Any) -> Iterator[str]:
    """Every string of a message, names of fields too."""
    if isinstance(message, str):
        yield message
    elif isinstance(message, dict):
        for name, value in message.items():
            yield from (name, *texts(value))
    elif isinstance(message, list):
        for value in message:
            yield from texts(value)


def said(message: Any) -> Iterator[Any]:
    """Every message of the catalogues in what a server has sent."""
    if isinstance(message, dict) and "say" in message:
        yield message
    elif isinstance(message, dict | list):
        for value in message.values() if isinstance(message, dict) else message:
            yield from said(value)


def assert_named(game_id: str, *messages: Any) -> None:
    """Every message can be read in English, and no text waits for a name."""
    game, called = find_game(game_id), [f"Player {seat}" for seat in range(12)]
    known = {json.dumps(message): message for message in said(list(messages))}
    read = [spoken(message, game, called) for message in known.values()]
    assert [text for text in (*read, *texts(list(messages))) if PLACEHOLDER.search(text)] == []


def play_to_the_end(seat: Seat, game_id: str) -> None:
    """At random, now and then with something that is refused, and with one hint."""
    dice, acts, hinted = random.Random(1), 0, False
    while seat.wait_for_turn():
        acts += 1
        asking = seat.showing["decisions"][0]
        if acts >= EVERY and not hinted:  # refused where the board has changed meanwhile
            hinted = seat.ask("AskHint", seat=asking["seat"])["kind"] == "Hint"
        if acts % EVERY == 0:
            nonsense = plain(random_action(find_game(game_id), dice))
            for wish in (nonsense, *(one["action"] for one in asking["closed"][:3])):
                seat.ask("Act", seat=asking["seat"], action=wish, at=seat.latest["number"])
        if seat.wait_for_turn():
            seat.act(dice.randrange(1_000))
    assert hinted


def seats_at(game_id: str) -> int:
    meta = find_game(game_id).meta
    return min(3, meta.max_seats)


@pytest.mark.parametrize("game_id", [*game_ids(), *TEMPLATE])
def test_a_whole_game_is_told_with_names(game_id: str, server: Server) -> None:
    page, bots = Page(server, "Mira"), ["random"] * (seats_at(game_id) - 1)
    table = page.open_table(game_id, *bots, "you", public=True)
    with page.sit(table["id"]) as seat, Page(server).sit(table["id"]) as spectator:
        play_to_the_end(seat, game_id)
        spectator.say("Refresh")
        while spectator.hear("Hello")["showing"]["stage"] != "over":
            pass
    path = f"/api/tables/{table['id']}"
    replays = [
        page.http.get(f"{path}/replay", params=perspective).json()
        for perspective in ({}, {"seat": 0}, {"seat": len(bots)})
    ]
    assert_named(game_id, *seat.heard, *spectator.heard)
    assert_named(game_id, *replays, page.http.get(path).json())
    for cards in page.http.get("/api/tables").json().values():
        for card in cards:  # of other games, too
            assert_named(card["game"], card)
    ends = [message["showing"]["outcome"] for message in (seat.latest, spectator.latest)]
    assert [*ends, *(replay["outcome"] for replay in replays)] == [ends[0]] * 5
    assert any(message["kind"] == "Refused" for message in seat.heard), "nothing was refused"


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if find_game(game_id).lessons])
def test_a_lesson_is_told_with_names(game_id: str, server: Server) -> None:
    page = Page(server, "Mira")
    body = {"game": game_id, "lesson": find_game(game_id).lessons[0].id}
    table = page.http.post("/api/tables/lesson", json=body).raise_for_status().json()
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn() and (lesson := seat.showing["lesson"]) and not lesson["done"]:
            asking, wanted = seat.showing["decisions"][0], lesson["action"]
            other = next((one["action"] for one in asking["offers"] if one["action"] != wanted), None)
            if wanted and other:
                assert seat.ask("Act", seat=asking["seat"], action=other, at=seat.latest["number"])["kind"] == "Refused"
            action = wanted or asking["offers"][0]["action"]
            assert seat.ask("Act", seat=asking["seat"], action=action, at=seat.latest["number"])["kind"] == "Accepted"
    assert_named(game_id, *seat.heard)
