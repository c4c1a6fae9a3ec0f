"""Long games: nobody waits for another's import, replay or analysis, and there is an end to all of them."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import cosmodrome
from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.games.registry import find_game
from cosmodrome.server.http.app import create_app
from cosmodrome.server.http.services import Config, Services
from cosmodrome.server.live.room import Settings
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.replay import frames as films_module
from cosmodrome.server.replay.frames import Rendering, Renderings
from cosmodrome.server.replay.render import Script
from cosmodrome.server.thinking import backlog as backlog_module
from cosmodrome.server.thinking import win_chances as chances_module
from cosmodrome.server.thinking.backlog import Backlog, Client, TooBusy
from cosmodrome.server.thinking.thinker import Thinker
from cosmodrome.server.thinking.win_chances import every
from cosmodrome.table import event_log as ev
from cosmodrome.table.commands import MOST_ACTIONS
from cosmodrome.table.table import Table
from cosmodrome.workers import TooLong
from tests.server.long_games import long_save
from tests.server.serving import PATIENCE, STARTING, Page, serving
from tests.server.test_trouble import with_services

ADA = Client("ada", "here")
MEANWHILE = 12
"""Requests one after the other: more than a server answers before it has read the large one."""


class LocalServer:
    def __init__(self, address: str, services: Services) -> None:
        self.address = address
        self.services = services


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    settings = Settings(bot_delay=0.0, limited=False)
    app = create_app(Config(data=tmp_path_factory.mktemp("data"), settings=settings))
    with serving(app) as address:
        yield LocalServer(address, app.state.services)


@pytest.fixture(scope="module")
def long_table(server: LocalServer) -> str:
    """The id of a finished game with more than a thousand actions."""
    answer = visitor(server).http.post("/api/replays", content=long_save(500), timeout=STARTING)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def visitor(server: LocalServer, name: str = "Ada") -> Page:
    page = Page(server, name)
    page.http.timeout = httpx.Timeout(STARTING)
    return page


class InTheBackground:
    """Something large that is asked for while others ask for something small."""

    def __init__(self, work: Any) -> None:
        self.answer: Any = None
        self._work = work
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        self.answer = self._work()

    @property
    def is_done(self) -> bool:
        return not self._thread.is_alive()

    def result(self) -> Any:
        self._thread.join(STARTING)
        return self.answer


def answered_meanwhile(page: Page, large: InTheBackground) -> int:
    """How many small requests are answered, one after the other, before the large one is."""
    answered = 0
    while answered < MEANWHILE:
        assert page.http.get("/api/tables").status_code == 200
        if large.is_done:
            break
        answered += 1
    return answered


class TestNobodyWaits:
    def test_for_the_import_of_a_long_game(self, server: LocalServer) -> None:
        ada, ben, save = visitor(server), visitor(server, "Ben"), long_save(900)
        large = InTheBackground(lambda: ada.http.post("/api/replays", content=save))
        assert answered_meanwhile(ben, large) == MEANWHILE
        assert large.result().status_code == 201

    def test_for_its_replay(self, server: LocalServer, long_table: str) -> None:
        ben, cleo = visitor(server, "Ben"), visitor(server, "Cleo")
        large = InTheBackground(lambda: ben.replay(long_table, seat=1))
        assert answered_meanwhile(cleo, large) == MEANWHILE
        assert len(large.result()["frames"]) == len(cosmodrome.loads(long_save(500)).log) + 1

    def test_for_playing_on_from_its_end(self, server: LocalServer, long_table: str) -> None:
        ben, cleo = visitor(server, "Ben"), visitor(server, "Cleo")
        plies = len(cosmodrome.loads(long_save(500)).log)
        large = InTheBackground(lambda: ben.http.post(f"/api/tables/{long_table}/branch", json={"ply": plies - 1}))
        assert answered_meanwhile(cleo, large) == MEANWHILE
        assert large.result().status_code == 201


@pytest.fixture
def nothing_is_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own process is for people; other processes are not changed by this."""

    def fail(*_: Any) -> Any:
        raise AssertionError("played on the event loop")

    monkeypatch.setattr(Match, "play", fail)


def begun(match: Match, upto: int) -> Table:
    actions = tuple((entry.seat, plain(entry.action)) for entry in match.log[:upto])
    opened = table_opened(match.game, match.seats, match.options, "ada", seed=match.seed, actions=actions)
    table = Table("t1", opened, 0.0, find_game)
    table.apply(ev.SeatTaken(0, "ada", "Ada"), 0.0)
    for seat in range(1, match.seats):
        table.apply(ev.BotSeated(seat, "greedy"), 0.0)
    table.apply(ev.GameBegan(), 0.0)
    return table


def played_by_bots(game: str, seats: int) -> Match:
    match = cosmodrome.new(game, seats=seats, seed=3)
    while match.awaiting:
        seat = match.awaiting[0]
        match.play(seat, match.offers(seat)[len(match.log) % len(match.offers(seat))])
    return match


async def all_pages(renderings: Renderings, table: Table, perspective: int | None, count: int) -> list[Any]:
    frames: list[bytes] = []
    async with asyncio.timeout(STARTING):
        while True:
            page = await renderings.page(table, perspective, ADA, len(frames), count)
            assert len(page.frames) <= count
            frames += page.frames
            if len(frames) == page.total:
                return [msgspec.json.decode(frame) for frame in frames]


def seen_directly(table: Table, perspective: int | None) -> list[Any]:
    """The same moments, played through in one go."""
    match = table.match
    assert match is not None
    again, views = Match(match.game, match.seats, match.seed, match.options), []
    for entry in match.log:
        views.append(plain(again.view(perspective)))
        again.play(entry.seat, entry.action)
    found: list[Any] = json.loads(msgspec.json.encode([*views, plain(again.view(perspective))]))
    return found


async def check_pages(services: Services, table: Table, perspective: int | None) -> None:
    whole = await all_pages(Renderings(services.backlog), table, perspective, 1_000)
    assert [frame["view"] for frame in whole] == seen_directly(table, perspective)
    assert [frame["ply"] for frame in whole] == list(range(table.ply + 1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(films_module, "STRETCH", 7)
        assert await all_pages(Renderings(services.backlog), table, perspective, 5) == whole
        patch.setattr(films_module, "PAGE_BYTES", 1)
        assert await all_pages(Renderings(services.backlog), table, perspective, 5) == whole, "at least one in a page"


class TestPages:
    def test_make_up_the_whole(self, tmp_path: Path) -> None:
        """In stretches of any length, in pages of any length, of a finished game and of one under way."""

        async def work(services: Services) -> None:
            for game, seats in (("galaxy-command", 3), ("galaxy-rush", 2), ("template", 3)):
                match = played_by_bots(game, seats)
                for plies in (len(match.log), len(match.log) // 2):
                    for perspective in (None, 0):
                        await check_pages(services, begun(match, plies), perspective)

        with_services(tmp_path, work, STARTING)

    def test_over_http_from_any_moment(self, server: LocalServer, long_table: str) -> None:
        page = visitor(server)
        whole = page.replay(long_table, seat=0)["frames"]
        path = f"/api/tables/{long_table}/replay"
        part = page.http.get(path, params={"seat": 0, "start": 700, "count": 5}).json()
        assert part["frames"] == whole[700:705]
        assert (part["made"], part["total"]) == (len(whole), len(whole))
        assert page.http.get(path, params={"seat": 0, "start": 10**5}).json()["frames"] == []
        assert page.http.get(path, params={"count": 10**5}).status_code == 400

    def test_go_on_with_the_game_and_begin_anew_where_it_was_taken_back(self, tmp_path: Path) -> None:
        match = played_by_bots("template", 2)

        async def work(services: Services) -> None:
            renderings = services.renderings
            for table in (begun(match, 3), begun(match, 5), begun(match, 2)):
                frames = await all_pages(renderings, table, 0, 100)
                assert [frame["view"] for frame in frames] == seen_directly(table, 0)

        with_services(tmp_path, work, STARTING)

    def test_of_a_running_game_show_spectators_what_they_saw(self, server: LocalServer) -> None:
        ada, ben = visitor(server), visitor(server, "Ben")
        table = ada.open_table("template", "you", "you")
        with ada.sit(table["id"]) as seat:
            seat.act()
        frames = ben.replay(table["id"], seat=0)["frames"]
        assert [(frame["ply"], frame["view"]["seat"], frame["offers"]) for frame in frames] == [
            (0, None, []),
            (1, None, []),
        ]

    def test_are_kept_within_a_budget(self, tmp_path: Path) -> None:
        match = played_by_bots("template", 2)

        async def work(services: Services) -> None:
            renderings, table = Renderings(services.backlog, budget=1), begun(match, len(match.log))
            for perspective in (None, 0, 1):
                await all_pages(renderings, table, perspective, 100)
            assert len(renderings._renderings) == 1

        with_services(tmp_path, work, STARTING)

    @pytest.mark.usefixtures("nothing_is_played_here")
    def test_are_not_made_by_the_server_itself(self, server: LocalServer, long_table: str) -> None:
        assert visitor(server, "Dora").replay(long_table)["frames"]


class TestAnalysis:
    def test_is_made_in_stretches_by_other_processes(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = played_by_bots("galaxy-rush", 2)
        table = begun(match, len(match.log))

        def fail(*_: Any) -> Any:
            raise AssertionError("played on the event loop")

        async def work(services: Services) -> None:
            largest, run = [0], services.thinker.run

            async def watched(*arguments: Any, **more: Any) -> Any:
                largest.append(len(arguments[-1]))
                return await run(*arguments, **more)

            monkeypatch.setattr(services.thinker, "run", watched)
            monkeypatch.setattr(chances_module, "ABREAST", 7)
            monkeypatch.setattr(Match, "play", fail)
            chances = services.analyst.chances(table, ADA)
            async with asyncio.timeout(STARTING):
                while not chances.done:
                    await asyncio.sleep(0.05)
            assert [ply for ply, _ in chances.points] == list(range(len(match.log) + 1))
            assert max(largest) <= 8, "no more moments than a stretch has are anywhere at once"

        with_services(tmp_path, work, STARTING)

    def test_ends_where_it_has_taken_too_long(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = played_by_bots("galaxy-rush", 2)
        table = begun(match, len(match.log))
        monkeypatch.setattr(chances_module, "MOST_SECONDS", 0.0001)
        monkeypatch.setattr(chances_module, "ABREAST", 7)

        async def work(services: Services) -> None:
            chances = services.analyst.chances(table, ADA)
            async with asyncio.timeout(STARTING):
                while not chances.done:
                    await asyncio.sleep(0.05)
            assert 0 < len(chances.points) <= 7 < len(match.log)

        with_services(tmp_path, work, STARTING)

    def test_looks_at_pairs_of_neighbours_where_a_game_is_too_long(self) -> None:
        assert every(2_400) == 2
        judged = [ply for ply in range(MOST_ACTIONS) if ply % every(MOST_ACTIONS) < 2]
        assert len(judged) <= chances_module.MOST
        assert {0, 1} <= set(judged)

    def test_waits_for_those_who_wait(self) -> None:
        """Whoever opens a replay does not queue behind the analysis of it."""

        async def work() -> None:
            thinker, order = Thinker(2), list[str]()
            backlog = Backlog(thinker)

            async def ask(name: str, run: Any) -> None:
                await run(ADA, time.sleep, 0.05)
                order.append(name)

            first = asyncio.create_task(ask("replay", backlog.run))
            await asyncio.sleep(0)
            later = [asyncio.create_task(ask("analysis", backlog.run_later)) for _ in range(2)]
            await asyncio.sleep(0)
            await asyncio.gather(first, *later, ask("replay", backlog.run), ask("replay", backlog.run))
            assert order == ["replay"] * 3 + ["analysis"] * 2
            thinker.close()

        asyncio.run(asyncio.wait_for(work(), STARTING))


WAIT_FOR = """
import pathlib, time
while not pathlib.Path(r"{}").exists():
    time.sleep(0.01)
"""


class TestLimits:
    def test_a_game_of_too_many_actions_is_refused_before_it_is_played(
        self, server: LocalServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        save = json.loads(long_save(0))
        save["actions"] = [save["actions"][0]] * (MOST_ACTIONS + 1)

        async def fail(*_: Any, **__: Any) -> Any:
            raise AssertionError("played")

        monkeypatch.setattr(server.services.thinker, "run", fail)
        answer = visitor(server).http.post("/api/replays", json=save)
        assert answer.status_code == 400
        assert (
            answer.json()["detail"] == "This game has 6,001 actions. The longest that can be replayed here has 6,000."
        )

    def test_one_person_has_so_many_under_way(self, server: LocalServer, long_table: str) -> None:
        page = visitor(server)
        client = Client(page.me["player"], "127.0.0.1")
        pieces = [server.services.backlog.piece(client) for _ in range(backlog_module.OF_ONE)]
        try:
            answer = page.http.get(f"/api/tables/{long_table}/chances")
            assert (answer.status_code, "Wait until one is ready" in answer.json()["detail"]) == (429, True)
            assert visitor(server, "Ben").http.get(f"/api/tables/{long_table}/chances").status_code == 200
        finally:
            for piece in pieces:
                piece.close()
        assert page.http.get(f"/api/tables/{long_table}/chances").status_code == 200

    def test_who_watches_a_running_game_has_so_many_under_way(
        self, server: LocalServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Its replay is counted like that of a finished game, and others are served meanwhile."""
        ada, eve, ben = (visitor(server, name) for name in ("Ada", "Eve", "Ben"))
        path = f"/api/tables/{ada.open_table('template', 'you', 'you')['id']}/replay"
        go, backlog, run = threading.Event(), server.services.backlog, server.services.backlog.run

        async def run_then(*arguments: Any) -> Any:
            while not go.is_set():
                await asyncio.sleep(0.01)
            return await run(*arguments)

        monkeypatch.setattr(backlog, "run", run_then)
        flood = [InTheBackground(lambda: eve.http.get(path)) for _ in range(backlog_module.OF_ONE)]
        deadline = time.monotonic() + PATIENCE
        while backlog._under_way.total() < backlog_module.OF_ONE:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        answer = eve.http.get(path)
        assert (answer.status_code, answer.json()["detail"]) == (
            429,
            "8 of your replays and analyses are still being prepared. Wait until one is ready.",
        )
        assert ben.http.get("/api/tables").status_code == 200
        go.set()
        assert [one.result().status_code for one in flood] == [200] * len(flood)
        assert [frame["ply"] for frame in ben.replay(path.split("/")[3])["frames"]] == [0]

    def test_new_people_do_not_help_an_address(self) -> None:
        """A name costs nothing; with enough of them one address would keep everybody else waiting."""
        backlog = Backlog(Thinker(2))
        for number in range(backlog_module.OF_ADDRESS):
            backlog.piece(Client(str(number), "there"))
        with pytest.raises(TooBusy, match="for your network"):
            backlog.piece(Client("one more", "there"))
        with backlog.piece(ADA):
            pass

    def test_hints_of_one_person_leave_those_of_others_and_bots_their_turn(self, tmp_path: Path) -> None:
        async def work() -> None:
            thinker = Thinker(2)
            hints = Backlog(thinker, backlog_module.HINTS)

            async def ask(client: Client) -> None:
                with hints.piece(client):
                    await hints.run(client, exec, WAIT_FOR.format(tmp_path / "go"))

            flood = [asyncio.create_task(ask(ADA)) for _ in range(60)]
            await asyncio.sleep(0.05)
            refused = [one for one in flood if one.done() and isinstance(one.exception(), TooBusy)]
            assert len(refused) == 60 - backlog_module.HINTS_OF_ONE
            ben = asyncio.create_task(ask(Client("ben", "there")))
            assert await thinker.run(abs, -3) == 3, "a bot's move"
            (tmp_path / "go").touch()
            await asyncio.gather(ben, *(one for one in flood if one not in refused))
            thinker.close()

        asyncio.run(asyncio.wait_for(work(), STARTING))

    def test_all_together_have_so_many(self) -> None:
        backlog = Backlog(Thinker(2))
        pieces = [backlog.piece(Client("ben", str(number))) for number in range(backlog_module.OF_ALL)]
        with pytest.raises(TooBusy, match="Try again in a minute"):
            backlog.piece(ADA)
        pieces[0].close()
        with backlog.piece(ADA):
            pass

    def test_half_of_the_processes_are_left_to_bots(self, tmp_path: Path) -> None:
        """However much one asks for, and somebody else has the next turn."""

        async def work() -> None:
            thinker, order = Thinker(2), list[str]()
            backlog = Backlog(thinker)

            async def ask(client: Client) -> None:
                await backlog.run(client, exec, WAIT_FOR.format(tmp_path / "go"))
                order.append(client.player)

            ada = [asyncio.create_task(ask(ADA)) for _ in range(5)]
            await asyncio.sleep(0)
            ben = asyncio.create_task(ask(Client("ben", "there")))
            assert await thinker.run(abs, -3) == 3
            assert order == []
            (tmp_path / "go").touch()
            await asyncio.gather(*ada, ben)
            assert order.index("ben") <= 1
            thinker.close()

        asyncio.run(asyncio.wait_for(work(), STARTING))


NOTE_AND_WAIT = """
import os, pathlib, time
pathlib.Path(r"{}").write_text(str(os.getpid()))
time.sleep(1_000)
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()


async def wait_for_end(process: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while is_running(process):
            await asyncio.sleep(0.05)


class TestDeadlines:
    def test_work_that_takes_too_long_is_stopped(self, tmp_path: Path) -> None:
        file = tmp_path / "process"

        async def work(services: Services) -> None:
            with pytest.raises(TooLong):
                await services.thinker.run(exec, NOTE_AND_WAIT.format(file), deadline=2.0)
            await wait_for_end(int(file.read_text()))
            assert await services.thinker.run(abs, -3) == 3

        with_services(tmp_path, work, STARTING)

    def test_work_that_nobody_waits_for_is_stopped(self, tmp_path: Path) -> None:
        file = tmp_path / "process"

        async def work(services: Services) -> None:
            task = asyncio.create_task(services.thinker.run(exec, NOTE_AND_WAIT.format(file)))
            while not (file.exists() and file.read_text()):
                await asyncio.sleep(0.05)
            task.cancel()
            await wait_for_end(int(file.read_text()))

        with_services(tmp_path, work, STARTING)

    def test_a_film_that_takes_too_long_is_given_up(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        match = played_by_bots("template", 2)
        table = begun(match, len(match.log))
        monkeypatch.setattr(films_module, "MOST_SECONDS", 0.0)
        monkeypatch.setattr(films_module, "STRETCH", 2)

        async def work(services: Services) -> None:
            acts = [(entry.seat, entry.action) for entry in match.log]
            rendering = Rendering(Script.of(table), None, acts)
            await rendering.render(services.backlog, ADA, services.backlog.piece(ADA))
            assert isinstance(rendering.error, TooLong)
            assert rendering.made == 2

        with_services(tmp_path, work, STARTING)

    def test_the_page_hears_of_it(self, server: LocalServer, long_table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        server.services.renderings._renderings.clear()
        monkeypatch.setattr(films_module, "MOST_SECONDS", 0.0)
        page, path = visitor(server, "Emma"), f"/api/tables/{long_table}/replay"
        answer = page.http.get(path, params={"seat": 1, "start": 900})
        while answer.status_code == 200 and not answer.json()["frames"]:
            answer = page.http.get(path, params={"seat": 1, "start": 900})
        assert (answer.status_code, answer.json()["detail"]) == (
            503,
            "This game takes too long to be played again here.",
        )
