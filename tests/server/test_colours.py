"""The colours of a table over the network: opened with, chosen, in lists and replays, and at the tables that follow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Page, Server
from tests.words import spoken

CHOSEN = ["orange", "blue"]


def at(page: Page, table: str) -> list[str | None]:
    with page.sit(table) as seat:
        return [info["colour"] for info in seat.showing["seats"]]


def played(page: Page) -> str:
    table = page.open_table("galaxy-rush", "you", "random", colours=CHOSEN)
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.act()
    return str(table["id"])


@pytest.mark.parametrize("colours", [["blue"], ["blue", "blue"], ["blue", "red"], ["blue", "mauve"]])
def test_bad_colours_are_refused_in_a_line(page: Page, colours: list[str]) -> None:
    body: dict[str, Any] = {"game": "galaxy-rush", "seats": 2, "bots": ["you", "random"], "colours": colours}
    answer = page.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["detail"] == "Each of the 2 seats needs a colour of its own. There are blue and orange."


def test_two_people_choose_and_are_told(server: Server, page: Page) -> None:
    table = page.open_table("galaxy-rush", "you", None, begin=False)["id"]
    with page.sit(table) as seat, Page(server, "Tarek").sit(table) as other:
        other.ask("Sit", seat=1)
        assert other.ask("ChooseColour", seat=1, colour="blue")["kind"] == "Accepted"
        refused = seat.ask("ChooseColour", seat=0, colour="blue")
        assert spoken(refused["refusal"]["text"], names=["Mira", "Tarek"]) == "Tarek already chose blue."
        assert [info["colour"] for info in refused["showing"]["seats"]] == CHOSEN
    card = page.http.get(f"/api/tables/{table}").json()
    assert [seat["colour"] for seat in card["seats"]] == CHOSEN


def test_replay_rematch_and_playing_on_keep_them(page: Page) -> None:
    table = played(page)
    assert page.replay(table)["colours"] == CHOSEN
    again = at(page, page.http.post(f"/api/tables/{table}/rematch").json()["id"])
    assert again == CHOSEN[::-1], "seats rotate, and colours go along"
    assert at(page, page.http.post(f"/api/tables/{table}/branch", json={"ply": 3}).json()["id"]) == CHOSEN
    listed = page.http.get("/api/tables").json()["replays"]
    assert [seat["colour"] for seat in next(card for card in listed if card["id"] == table)["seats"]] == CHOSEN
