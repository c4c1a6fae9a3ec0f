"""A lesson over the wire: opened with one request, followed to its end, killed in the middle, played on afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.registry import find_game
from tests.server.serving import Page, Seat, Server
from tests.words import spoken


def open_lesson(page: Page, game: str, lesson: str) -> dict[str, Any]:
    answer = page.http.post("/api/tables/lesson", json={"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def follow(seat: Seat, most: int = 99) -> int:
    """Does what the lesson asks (the first offer where all are free), for so many steps; how many there were."""
    for done in range(most):
        seat.wait_for_turn()
        lesson = seat.showing["lesson"]
        if lesson is None or lesson["done"]:
            return done
        action = lesson["action"] or seat.showing["decisions"][0]["offers"][0]["action"]
        assert seat.ask("Act", seat=0, action=action, at=seat.latest["number"])["kind"] == "Accepted"
    return most


def test_the_shelf_lists_the_lessons(page: Page) -> None:
    games = {game["meta"]["id"]: game["lessons"] for game in page.http.get("/api/games").json()}
    assert [lesson["id"] for lesson in games["galaxy-command"]] == ["first-year"]
    assert all(set(lesson) == {"id", "title", "text"} for lessons in games.values() for lesson in lessons)
    (own,) = page.http.get("/api/games/galaxy-command").json()["lessons"]
    said = {name: spoken(own[name], find_game("galaxy-command")) for name in ("title", "text")}
    assert games["galaxy-command"] == [{**own, **said}]


def test_another_action_is_refused_and_nothing_changes(page: Page) -> None:
    table = open_lesson(page, "galaxy-command", "first-year")
    with page.sit(table["id"]) as seat:
        other = seat.showing["decisions"][0]["offers"][1]["action"]
        answer = seat.ask("Act", seat=0, action=other, at=seat.latest["number"])
        assert answer["kind"] == "Refused"
        said = spoken(answer["refusal"]["text"], find_game("galaxy-command"))
        assert said == "The lesson asks for: Explore near system 1."
        assert answer["showing"]["ply"] == 0
        assert seat.showing["name"] == {"say": "lesson-title"}  # in the reader's language


def test_a_whole_lesson_then_on_to_the_end_of_the_game(page: Page) -> None:
    table = open_lesson(page, "galaxy-command", "first-year")
    with page.sit(table["id"]) as seat:
        assert follow(seat) == 18
        assert seat.showing["lesson"]["done"]
        assert seat.showing["view"]["year"] == 2
        while seat.wait_for_turn():
            assert seat.act(-1)["kind"] == "Accepted"
            assert seat.showing["lesson"] is None
        assert seat.showing["outcome"] is not None


def test_the_others_play_their_lines_and_bots_play_on(page: Page) -> None:
    table = open_lesson(page, "template", "lift-off")
    with page.sit(table["id"]) as seat:
        assert follow(seat) == 3
        while seat.wait_for_turn():
            assert seat.act()["kind"] == "Accepted"
        shown = [line["event"] for m in seat.heard for line in m.get("log", []) if line["event"]["kind"] == "FuelShown"]
        assert [event["strengths"] for event in shown[:2]] == [[5, 2], [4, 4]]


def test_a_spectator_hears_nothing_of_the_lesson(server: Server, page: Page) -> None:
    table = open_lesson(page, "template", "lift-off")
    with page.sit(table["id"]) as seat, Page(server, "Eve").sit(table["id"]) as spectator:
        follow(seat, 2)
        while spectator.showing["ply"] < 4:
            spectator.listen()
        assert all(message["showing"]["lesson"] is None for message in spectator.heard if "showing" in message)


def test_a_lesson_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    page = Page(server, "Mira")
    table = open_lesson(page, "galaxy-command", "first-year")
    with page.sit(table["id"]) as seat:
        follow(seat, 12)
    server.kill()
    server.start()
    with page.sit(table["id"]) as seat:
        seat.wait_for_turn()
        assert follow(seat) == 6
        assert seat.ask("LeaveLesson")["kind"] == "Accepted"
    server.kill()
    server.start()
    with page.sit(table["id"]) as seat:
        assert seat.showing["lesson"] is None
    server.stop()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess", "lesson": "first-year"}, 'There is no game "chess"'),
        ({"game": "galaxy-command", "lesson": "second-year"}, 'Galaxy Command has no lesson "second-year"'),
        ({"game": "galaxy-command"}, "lesson"),
    ],
)
def test_a_lesson_that_is_not_there(page: Page, body: dict[str, str], message: str) -> None:
    answer = page.http.post("/api/tables/lesson", json=body)
    assert answer.status_code == 400
    assert message in answer.json()["detail"]
