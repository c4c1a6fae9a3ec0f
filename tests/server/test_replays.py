"""Replays and what belongs to them: who plays on from a moment, what is known of the end, what is still to come."""

from __future__ import annotations

import pytest

from cosmodrome.games.galaxy_trucker.view.show import HIDDEN
from tests.server.serving import Page, Server
from tests.web.visits import lost_by_the_visitor


def finished_by_two(server: Server) -> tuple[Page, Page, str]:
    """A game of Ada, Ben and two bots of different levels."""
    ada, ben = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("template", "you", None, "random", "search/seconds=1", begin=False)["id"]
    with ada.sit(table) as first, ben.sit(table) as second:
        second.ask("Sit", seat=1)
        first.ask("Begin")
        while first.wait_for_turn():
            first.act()
            if second.wait_for_turn():
                second.act()
    return ada, ben, table


def test_playing_on_keeps_the_bots_and_says_so_before(server: Server) -> None:
    ada, ben, table = finished_by_two(server)
    fierce = "search/seconds=1"
    plays_on = {
        ada: ["", "greedy", "random", fierce],
        ben: ["greedy", "", "random", fierce],
        Page(server, "Cleo"): ["", "greedy", "random", fierce],
    }
    for page, bots in plays_on.items():
        sitters = page.replay(table)["sitters"]
        assert [sitter["goes_on"] for sitter in sitters] == bots
        assert [sitter["bot"] for sitter in sitters] == ["", "", "random", fierce]
        branch = page.http.post(f"/api/tables/{table}/branch", json={"ply": 2}).json()["id"]
        with page.sit(branch) as seat:
            assert [info["bot"] for info in seat.showing["seats"]] == bots


def test_nobody_plays_on_before_the_end(page: Page) -> None:
    table = page.open_table("template", "you", "random")["id"]
    assert page.replay(table)["sitters"] == []


def test_colours_chosen_in_play_are_known_from_the_first_page(page: Page) -> None:
    table = page.open_table("galaxy-challenge", "you", "random")["id"]
    with page.sit(table) as seat:
        while any(player["colour"] < 0 for player in seat.showing["view"]["players"]):
            seat.wait_for_turn()
            seat.act()
        now = [player["colour"] for player in seat.showing["view"]["players"]]
    path = f"/api/tables/{table}/replay"
    first = page.replay(table)
    assert [player["colour"] for player in first["frames"][0]["view"]["players"]] == [-1, -1]
    assert [player["colour"] for player in first["latest"]["players"]] == now
    assert page.http.get(path, params={"start": 1, "count": 1}).json()["latest"] is None


def test_the_view_at_the_end_is_that_of_the_perspective(server: Server) -> None:
    """Before the end a replay shows no more than the table does."""
    ada, stranger = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("template", "you", "random", public=True)["id"]
    assert ada.replay(table, seat=0)["latest"]["hand"]
    assert stranger.replay(table, seat=0)["latest"]["hand"] == []


def test_scores_that_were_secret_are_told_once_the_game_is_over(server: Server) -> None:
    ada, stranger = Page(server, "Ada"), Page(server, "Ben")
    running = ada.open_table("galaxy-trucker", "you", "random", public=True)["id"]
    for page, seat in ((ada, 0), (ada, 1), (stranger, 0), (stranger, None)):
        asked = {} if seat is None else {"seat": seat}
        assert [frame["scores"] for frame in page.replay(running, **asked)["frames"] if frame["scores"]] == []
    save = lost_by_the_visitor("galaxy-trucker", 2).dump()
    table = ada.http.post("/api/replays", content=save).raise_for_status().json()["id"]
    seen, own = ada.replay(table, seat=0)["frames"], ada.replay(table, seat=1)["frames"]
    then = [frame["view"]["truckers"][1]["credits"] for frame in seen]
    assert [frame["scores"][1] for frame in seen] == [frame["view"]["truckers"][1]["credits"] for frame in own]
    assert HIDDEN in then, "what was seen stays as it was"
    assert HIDDEN not in [score for frame in ada.replay(table)["frames"] for score in frame["scores"]]


def test_what_was_still_to_come_at_a_moment_of_a_replay(server: Server) -> None:
    ada, stranger = Page(server, "Ada"), Page(server, "Ben")
    match = lost_by_the_visitor("galaxy-challenge", 2)
    table = ada.http.post("/api/replays", content=match.dump()).raise_for_status().json()["id"]

    def advantages(page: Page, table: str, **moment: int) -> int:
        answer = page.http.get(f"/api/tables/{table}/remaining", params=moment)
        blocks = answer.raise_for_status().json()["blocks"]
        return sum(len(block["rows"]) for block in blocks if block["title"]["say"] == "remaining-advantages")

    frames = ada.replay(table, seat=0)["frames"]
    held = next(at for at, frame in enumerate(frames) if frame["view"]["hand"])
    view = frames[held]["view"]
    assert advantages(ada, table, ply=0, seat=0) == 32
    assert advantages(ada, table, ply=held, seat=0) == 32 - len(view["hand"]) - len(view["used"])
    assert advantages(ada, table, ply=held) == 32 - len(view["used"])
    assert advantages(ada, table, ply=len(frames) - 1) == 0, "nothing comes after the end"
    assert advantages(ada, table, ply=len(frames)) == 0
    running = ada.open_table("galaxy-challenge", "you", "random", public=True)["id"]
    with ada.sit(running) as seat:
        while not seat.showing["view"]["hand"]:
            seat.wait_for_turn()
            seat.act()
        view, ply = seat.showing["view"], seat.showing["ply"]
    assert advantages(ada, running, ply=ply, seat=0) == 32 - len(view["hand"]) - len(view["used"])
    assert advantages(stranger, running, ply=ply, seat=0) == 32 - len(view["used"]), "not what the seat holds"


def test_what_is_still_to_come_is_told_from_ones_own_view(server: Server) -> None:
    ada, stranger = Page(server, "Ada"), Page(server, "Ben")
    table = ada.open_table("galaxy-challenge", "you", "random", public=True)["id"]
    path = f"/api/tables/{table}/remaining"

    def advantages(page: Page) -> int:
        blocks = page.http.get(path).raise_for_status().json()["blocks"]
        return next(len(block["rows"]) for block in blocks if block["title"]["say"] == "remaining-advantages")

    with ada.sit(table) as seat:
        while not seat.showing["view"]["hand"]:
            seat.wait_for_turn()
            seat.act()
        hand, used = len(seat.showing["view"]["hand"]), len(seat.showing["view"]["used"])
        assert advantages(ada) == 32 - hand - used
        assert advantages(stranger) == 32 - used


def test_nothing_is_to_come_once_a_game_is_over(server: Server) -> None:
    ada, _, table = finished_by_two(server)
    assert ada.http.get(f"/api/tables/{table}/remaining").json() == {"blocks": []}


@pytest.mark.parametrize("game", ["galaxy-rush", "galaxy-challenge", "lunar-rush", "galaxy-trucker", "galaxy-command"])
def test_a_game_tells_all_its_components(page: Page, game: str) -> None:
    blocks = page.http.get(f"/api/games/{game}/components").raise_for_status().json()["blocks"]
    assert len(blocks) >= 5
    assert all(block["rows"] and block["clause"] for block in blocks)


def test_there_is_no_such_game(page: Page) -> None:
    assert page.http.get("/api/games/chess/components").status_code == 404


def test_the_game_that_goes_on_from_a_moment_is_neither_listed_nor_rated_nor_open_to_everybody(server: Server) -> None:
    ada, _, table = finished_by_two(server)
    eve = Page(server, "Eve")
    branch = ada.http.post(f"/api/tables/{table}/branch", json={"ply": 2}).json()["id"]
    assert branch not in {card["id"] for card in eve.http.get("/api/tables").json()["open"]}
    with ada.sit(branch) as host, eve.sit(branch) as stranger:
        assert not host.showing["public"]
        assert not host.showing["rated"]
        stranger.ask("Sit", seat=2)
        assert stranger.showing["own_seats"] == []
        while not host.showing["requests"]:
            host.listen()
        assert host.showing["requests"][0]["name"] == "Eve"


def test_the_replay_of_a_game_that_was_played_on_names_those_who_made_the_first_moves(server: Server) -> None:
    _, ben, table = finished_by_two(server)
    cleo = Page(server, "Cleo")
    first = cleo.http.post(f"/api/tables/{table}/branch", json={"ply": 4}).json()["id"]
    bots = [{"seat": 0, "until": 4, "name": "Ada", "bot": False}, {"seat": 1, "until": 4, "name": "Ben", "bot": False}]
    assert cleo.replay(first)["earlier"] == bots, "the bots are the same"
    with cleo.sit(first) as seat:
        while seat.wait_for_turn():
            seat.act()
    second = ben.http.post(f"/api/tables/{first}/branch", json={"ply": 6}).json()["id"]
    assert ben.replay(second)["earlier"] == [*bots, {"seat": 0, "until": 6, "name": "Cleo", "bot": False}]
    earlier = ben.http.post(f"/api/tables/{first}/branch", json={"ply": 2}).json()["id"]
    assert ben.replay(earlier)["earlier"] == [{**one, "until": 2} for one in bots]
    beginning = ben.http.post(f"/api/tables/{first}/branch", json={"ply": 0}).json()["id"]
    assert ben.replay(beginning)["earlier"] == []


def test_a_replay_knows_who_played_a_seat_before_it_was_taken_over(server: Server) -> None:
    ada, cleo = Page(server, "Ada"), Page(server, "Cleo")
    table = ada.open_table("template", "you", "random", public=True)["id"]
    with ada.sit(table) as first, cleo.sit(table) as second:
        assert first.wait_for_turn()
        bot = first.showing["seats"][1]["name"]
        first.act()
        answer = second.ask("Sit", seat=1)
        assert answer["kind"] == "Accepted", answer
        ply = second.showing["ply"]
    replay = ada.replay(table)
    assert replay["players"] == ["Ada", "Cleo"]
    assert replay["earlier"] == [{"seat": 1, "until": ply, "name": bot, "bot": True}]
