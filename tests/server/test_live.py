"""The live protocol: a whole game, refusals, duplicates, spectators who must not see, people who come and go."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.core.records import revive
from tests.reaching import picks_to, played_on, unoffered
from tests.server.serving import LocalServer, Page, Seat, Server
from tests.words import spoken


def test_a_whole_game_against_bots(page: Page) -> None:
    table = page.open_table("galaxy-command", "you", "greedy", "random")
    with page.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            assert seat.act()["kind"] == "Accepted"
        numbers = [(message["since"], message["number"]) for message in seat.heard if message["kind"] == "News"]
        assert all(since < number for since, number in numbers)
        assert [number for _, number in numbers[:-1]] == [since for since, _ in numbers[1:]]
        assert seat.showing["outcome"]["scores"]


def test_an_action_sent_twice_counts_once(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        action, at = seat.showing["decisions"][0]["offers"][-1]["action"], seat.latest["number"]
        first = seat.ask("Act", key="same", seat=0, action=action, at=at)
        again = seat.ask("Act", key="same", seat=0, action=action, at=at)
        assert first == again
        seat.say("Refresh")
        assert seat.hear("Hello")["showing"]["ply"] == 1


def test_a_stale_action_is_refused_with_the_fresh_showing(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        action, at = seat.showing["decisions"][0]["offers"][0]["action"], seat.latest["number"]
        seat.ask("Act", seat=0, action=action, at=at)
        answer = seat.ask("Act", seat=0, action=action, at=at)
        assert answer["kind"] == "Refused"
        assert "look again" in spoken(answer["refusal"]["text"])
        assert answer["showing"]["ply"] == 1


def test_what_the_rules_refuse_comes_with_its_clause(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        answer = seat.ask("Act", seat=0, action={"kind": "Explore", "slot": 8}, at=seat.latest["number"])
        assert answer["refusal"]["clause"] == "CO-3.5"
        assert answer["showing"]["ply"] == 0


def test_asking_why_not_plays_nothing(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        number, legal = seat.latest["number"], seat.latest["showing"]["decisions"][0]["offers"][0]["action"]
        asked = seat.ask("AskWhy", seat=0, action=legal)
        assert (asked["kind"], asked["number"]) == ("Accepted", number)
        answer = seat.ask("AskWhy", seat=0, action={"kind": "Explore", "slot": 8})
        assert answer["refusal"]["clause"] == "CO-3.5"
        assert (answer["number"], answer["showing"]["ply"]) == (number, 0)


def test_undo_and_hint(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        seat.act(-1)
        seat.wait_for_turn()
        seat.act(0)
        assert seat.ask("Undo", seat=0)["kind"] == "Accepted"
        assert next(m for m in reversed(seat.heard) if m["kind"] == "News")["undone"]
        hint = seat.ask("AskHint", seat=0)
        assert hint["kind"] == "Hint"
        assert hint["thoughts"][0]["text"]
        assert seat.ask("AskHint", seat=5)["kind"] == "Refused"


def test_one_guest_has_so_many_hints_at_a_time(page: Page) -> None:
    tables = [page.open_table("galaxy-command", "you")["id"] for _ in range(4)]
    with ExitStack() as stack:
        seats = [stack.enter_context(page.sit(table)) for table in tables]
        keys = [seat.say("AskHint", seat=0) for seat in seats]
        answers = [seat.hear("Hint", "Refused", key=key) for seat, key in zip(seats, keys, strict=True)]
    refused = [one["refusal"]["text"]["say"] for one in answers if one["kind"] == "Refused"]
    assert refused == ["server-hints"] * 2


def test_a_move_does_not_wait_for_a_hint(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        key = seat.say("AskHint", seat=0)
        assert seat.act(0)["kind"] == "Accepted"
        assert [message for message in seat.heard if message.get("key") == key] == []
        late = seat.hear("Refused", key=key)
        assert late["refusal"]["text"]["say"] == "room-hint-stale"


def secrets_in(messages: list[dict[str, Any]], word: str) -> list[Any]:
    """Every value under this name, anywhere in the messages."""
    found: list[Any] = []

    def search(value: Any) -> None:
        if isinstance(value, dict):
            found.extend(inner for name, inner in value.items() if name == word)
            for inner in value.values():
                search(inner)
        elif isinstance(value, list):
            for inner in value:
                search(inner)

    search(messages)
    return found


def test_nobody_hears_what_they_may_not_know(server: Server) -> None:
    """Three pages at a game of secret choices: the whole of what each socket said is searched."""
    ada, ben, eve = (Page(server, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.open_table("template", "you", None, begin=False)
    with ada.sit(table["id"]) as first, ben.sit(table["id"]) as second, eve.sit(table["id"]) as spectator:
        second.ask("Sit", seat=1)
        first.ask("Begin")
        while first.wait_for_turn():
            assert first.act()["kind"] == "Accepted"
            secret = first.heard[-1]
            assert secret["kind"] == "Accepted"
            second.wait_for_turn()
            assert second.act()["kind"] == "Accepted"
            while second.showing["stage"] == "playing" and second.showing["ply"] % 2:
                second.listen()
        while spectator.showing["stage"] != "over":
            spectator.listen()
        events = [line["event"] for m in second.heard + spectator.heard for line in m.get("log", [])]
        chosen = [event["strength"] for event in events if event["kind"] == "FuelChosen" and event["seat"] == 0]
        assert set(chosen) == {0}
        assert {tuple(hand) for hand in secrets_in(spectator.heard, "hand")} == {()}
        assert set(secrets_in(spectator.heard, "chosen")) <= {0}
        playing = [m for m in spectator.heard if m["kind"] == "Hello"]
        assert set(secrets_in(playing, "seed") + secrets_in(playing, "salt")) == {""}
        assert not spectator.showing["decisions"]


def test_coming_back_shows_the_same_table(page: Page) -> None:
    table = page.open_table("galaxy-command", "you")
    with page.sit(table["id"]) as seat:
        seat.act(0)
        before = seat.latest["showing"]
    with page.sit(table["code"].lower()) as again:
        assert again.hello["showing"]["view"] == before["view"]
        assert again.hello["showing"]["own_seats"] == [0]
        assert again.hello["log"]


def test_presence_is_told(server: Server) -> None:
    ada, ben = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("template", "you", None, begin=False)
    with ada.sit(table["id"]) as first:
        with ben.sit(table["id"]) as second:
            second.ask("Sit", seat=1)
            first.hear("News")
            assert first.showing["seats"][1]["present"]
        gone = first.hear("Present")
        assert not gone["showing"]["seats"][1]["present"]


def test_chat_reaches_everybody(server: Server) -> None:
    ada, eve = Page(server, "Ada"), Page(server, "<b>Eve</b>")
    table = ada.open_table("template", "you", "random", begin=False)
    with ada.sit(table["id"]) as first, eve.sit(table["id"]) as spectator:
        spectator.ask("Say", text="<script>alert(1)</script>")
        line = first.hear("News")["chat"][0]
        assert (line["name"], line["text"]) == ("<b>Eve</b>", "<script>alert(1)</script>")


@pytest.mark.parametrize("bot", ["oracle", "os:system", "search/seconds=9999", "random/x=1"])
def test_nobody_brings_code_or_budgets_over_the_socket(page: Page, bot: str) -> None:
    table = page.open_table("template", "you", None, begin=False)
    with page.sit(table["id"]) as seat:
        assert "There is no bot" in spoken(seat.ask("SeatBot", seat=1, bot=bot)["refusal"]["text"])
        assert seat.ask("SeatBot", seat=1, bot="random")["kind"] == "Accepted"


def test_a_new_name_counts_at_once(page: Page) -> None:
    table = page.open_table("template", None, "random", begin=False)
    with page.sit(table["id"]) as seat:
        page.http.post("/api/me", json={"name": "Zoe"})
        seat.ask("Sit", seat=0)
        assert seat.showing["seats"][0]["name"] == "Zoe"


@pytest.mark.parametrize("message", ["", "{", "[]", '{"kind": "Fly"}', '{"kind": "Act"}', "null", "x" * 20_000])
def test_nonsense_closes_the_socket_and_nothing_else(page: Page, message: str) -> None:
    table = page.open_table("template", "you", "random")
    with page.sit(table["id"]) as seat:
        seat.socket.send(message)
        with pytest.raises(ConnectionClosed):
            seat.hear("nothing, for the socket closes")
    with page.sit(table["id"]) as again:
        assert again.showing["stage"] == "playing"


def flood(seat: Seat) -> None:
    for number in range(500):
        seat.socket.send(json.dumps({"kind": "Say", "key": f"k{number}", "text": "spam"}))
        seat.listen()


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    with LocalServer(tmp_path).open() as server:
        page = Page(server, "Mira")
        table = page.open_table("template", "you", "random", begin=False)
        with page.sit(table["id"]) as seat, pytest.raises(ConnectionClosed):
            flood(seat)


def test_an_action_is_put_together_pick_by_pick(page: Page) -> None:
    table = page.open_table("lunar-rush", "you", "greedy")
    with page.sit(table["id"]) as seat:
        while not (asking := seat.latest["showing"]["decisions"][0])["forms"]:
            seat.act(0)
            seat.wait_for_turn()
        kind = asking["forms"][0]
        picks: list[int] = []
        while (found := seat.ask("Compose", seat=0, action=kind, picks=picks))["picks"]:
            assert found["picks"][0]["text"]
            picks.append(found["picks"][0]["value"])
        action = found["offer"]["action"]
        assert action not in [offer["action"] for offer in asking["offers"]], "an empty ship is not offered"
        assert seat.ask("Compose", seat=0, action=kind, picks=[99])["picks"] == []
        for wrong in ({"seat": 1, "action": kind}, {"seat": 0, "action": "Nothing"}, {"seat": 77, "action": kind}):
            assert seat.ask("Compose", **wrong)["kind"] == "Refused"
        assert seat.ask("Act", seat=0, action=action, at=seat.latest["number"])["kind"] == "Accepted"


@pytest.mark.parametrize(("game", "kind"), [("galaxy-trucker", "Stow"), ("galaxy-challenge", "RollDice")])
def test_lists_of_goods_and_cards_are_put_together(page: Page, game: str, kind: str) -> None:
    match, action = unoffered(game, kind)
    kept = page.http.post("/api/replays", content=played_on(match)).raise_for_status().json()
    branch = page.http.post(f"/api/tables/{kept['id']}/branch", json={"ply": len(match.log)}).raise_for_status().json()
    picks = picks_to(match, action)
    assert picks
    with page.sit(branch["id"]) as seat:
        found = seat.ask("Compose", seat=0, action=kind, picks=[])
        for at, pick in enumerate(picks, 1):
            assert pick in [each["value"] for each in found["picks"]]
            found = seat.ask("Compose", seat=0, action=kind, picks=picks[:at])
        assert revive(found["offer"]["action"], type(action)) == action
        made = seat.ask("Act", seat=0, action=found["offer"]["action"], at=seat.latest["number"])
        assert made["kind"] == "Accepted"
