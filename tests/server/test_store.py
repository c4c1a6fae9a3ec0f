"""The store: the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib.util
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

from cosmodrome.core.texts import Prompt
from cosmodrome.server.http.cards import CardSeat, TableCard, read_card
from cosmodrome.server.http.requests import Frame
from cosmodrome.server.replay.recorder import Recorder
from cosmodrome.server.store.recordings import RecordingStore
from cosmodrome.server.store.store import MIGRATIONS, BadDatabase, CodeTaken, Listing, Store, Wanted, prepare
from cosmodrome.table import event_log as ev
from tests.server.databases import KINDS, POSTGRES, empty_database
from tests.server.test_recorder import page_of

Run = Callable[[Callable[[Store], Awaitable[None]]], None]

CARD = TableCard(
    id="t1", code="KX7Q", name="", game="", stage="playing", public=False, seats=(), your_move=False, verdict="",
    scores=(), updated=0.0,
)  # fmt: skip


@pytest.fixture(params=KINDS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Run]:
    """Runs work on a store that is empty but for one table, opened twice so that migrations meet their own work."""

    async def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
        store = Store(url)
        await store.open()
        await store.close()
        store = Store(url)
        await store.open()
        await store.found_table(Listing("t1", "KX7Q", "playing", CARD, ["ada", "ben"]), 0.0, [])
        await work(store)
        await store.close()

    with empty_database(request.param, tmp_path) as url:
        yield lambda work: asyncio.run(with_store(url, work))


def test_events_come_back_as_they_went(run: Run) -> None:
    async def work(store: Store) -> None:
        said = ev.Said("ada", "Ada", "<b>\u2604 'quoted'</b>", "k")
        await store.append("t1", 1, 1_763_250_000.123456, [said, ev.HostNamed("ben")])
        history = await store.history("t1")
        assert [(one.number, one.event) for one in history] == [(1, said), (2, ev.HostNamed("ben"))]
        assert history[0].at == 1_763_250_000.123456

    run(work)


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("ChairTaken", ev.SeatTaken(1, "ada", "Ada")),
        ("ChairKept", ev.SeatReserved(1, "ada", "Ada")),
        ("ChairLeft", ev.SeatLeft(1)),
        ("ChairReclaimed", ev.SeatReclaimed(1)),
    ],
)
def test_events_are_stored_under_the_names_of_earlier_releases(kind: str, event: ev.TableEvent) -> None:
    stored = msgspec.json.encode(event)
    assert msgspec.json.decode(stored)["kind"] == kind
    assert msgspec.json.decode(stored, type=ev.TableEvent) == event


def test_a_number_is_taken_once_and_its_neighbours_are_stored(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.found_table(Listing("t2", "ABCD", "playing", CARD, []), 0.0, [])
        await store.append("t1", 1, 0.0, [ev.HostNamed("ada")])
        together = [("t1", 1, "eve"), ("t2", 1, "ben"), ("t1", 2, "cleo")]
        answers = await asyncio.gather(
            *(store.append(table, number, 0.0, [ev.HostNamed(who)]) for table, number, who in together),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [IntegrityError, type(None), type(None)]
        assert [one.event for one in await store.history("t1")] == [ev.HostNamed("ada"), ev.HostNamed("cleo")]

    run(work)


def test_tables_are_found_and_listed(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.find_table("kx7q") == await store.find_table("t1") == "t1"
        assert await store.find_table("ZZZZ") is None
        assert await store.tables_in(["playing"]) == ["t1"]
        assert len(await store.cards_of("ada", ["playing"], 5)) == 1
        await store.save_card(Listing("t1", "KX7Q", "over", CARD, ["ben"]))
        assert await store.cards_of("ada", ["over"], 5) == []
        assert len(await store.cards_of("ben", ["over"], 5)) == 1

    run(work)


def finished(number: int, game: str, *names: str, winner: int = 0) -> Listing:
    """A game that is over, with a player of the same name in each seat."""
    seats = tuple(CardSeat(name=name, kind="person", yours=False, deciding=False) for name in names)
    card = msgspec.structs.replace(CARD, id=f"r{number}", game=game, stage="over", seats=seats)
    results = {name.lower(): "won" if seat == winner else "lost" for seat, name in enumerate(names)}
    return Listing(f"r{number}", f"R{number}", "over", card, [name.lower() for name in names], results)


def test_finished_games_are_searched_and_paged(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.found_table(finished(1, "one", "Ada", "Ben"), 0.0, [])
        await store.found_table(finished(2, "one", "Ada", "Cleo_%"), 0.0, [])
        await store.found_table(finished(3, "two", "Ben", "Ada"), 0.0, [])

        async def found(wanted: Wanted, start: int = 0, limit: int = 9) -> list[str]:
            cards = await store.cards_of("ada", ["over"], limit, start, wanted)
            assert start or limit < 9 or len(cards) == await store.count_of("ada", ["over"], wanted)
            return [card.id for card in cards]

        assert await found(Wanted()) == ["r3", "r2", "r1"]
        assert await found(Wanted(), start=1, limit=1) == ["r2"]
        assert await found(Wanted(game="one")) == ["r2", "r1"]
        assert await found(Wanted(who="BEN")) == ["r3", "r1"]
        assert await found(Wanted(who="_%")) == ["r2"]
        assert await found(Wanted(result="lost")) == ["r3"]
        assert await found(Wanted(game="one", who="ben", result="won")) == ["r1"]
        card = read_card((await store.cards_of("ada", ["over"], 1))[0])
        assert (card.result, [seat.yours for seat in card.seats], card.alone) == ("lost", [False, True], False)

    run(work)


def test_nothing_is_left_of_a_table_that_is_deleted(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.append("t1", 1, 0.0, [ev.HostNamed("ada")])
        await store.delete_table("t1")
        assert await store.find_table("t1") is None
        assert await store.history("t1") == []
        assert await store.players_of("t1") == set()

    run(work)


def test_a_lesson_once_done_stays_done(run: Run) -> None:
    async def work(store: Store) -> None:
        for done in (1, 4, 2):
            await store.save_lesson("ada", "one", "first", done)
        assert await store.lessons_of("ada") == [("one", "first", 4)]
        assert await store.lessons_of("ben") == []

    run(work)


def test_cards_of_earlier_releases_can_be_searched(tmp_path: Path) -> None:
    """The columns that lists are searched by are filled from the cards; one that cannot be read stays as it is."""
    file = tmp_path / "base.sqlite"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        card = msgspec.json.encode(finished(1, "one", "Ada", "Ben").card).decode()
        for table, text in (("r1", card), ("r2", "{]")):
            row = {"table": table, "card": text}
            connection.execute(sa.text("INSERT INTO tables VALUES (:table, :table, 'over', 0.0, :card)"), row)
            connection.execute(sa.text("INSERT INTO seats VALUES (:table, 'ada')"), row)

    async def work() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        assert [one.id for one in await store.cards_of("ada", ["over"], 9, 0, Wanted("one", "ben"))] == ["r1"]
        assert await store.count_of("ada", ["over"]) == 2
        await store.close()

    asyncio.run(work())


def test_a_code_is_given_once(run: Run) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(CodeTaken):
            await store.found_table(Listing("t2", "KX7Q", "playing", CARD, ["ada"]), 0.0, [ev.HostNamed("ada")])
        assert await store.history("t2") == []
        assert await store.find_table("t2") is None

    run(work)


def test_people_and_their_hours(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.name_of("ada") is None
        await store.save_player("ada", "Ada")
        await store.save_player("ada", "Zoe")
        assert (await store.name_of("ada"), await store.sleep_of("ada")) == ("Zoe", None)
        await store.save_sleep("ada", ev.Sleep(1_380, 420, 60))
        assert await store.sleep_of("ada") == ev.Sleep(1_380, 420, 60)

    run(work)


def test_frames(run: Run) -> None:
    async def work(store: Store) -> None:
        recorder = Recorder(RecordingStore(store.engine, store.writer))
        for ply in (0, 1, 2, 1):
            recorder.note("t1", ply + 1, Frame(ply, 0, (), {"ply": ply}, Prompt((), 0, "", "")))
            await recorder.flush()
        page = await page_of(recorder)
        assert [msgspec.json.decode(frame)["view"] for frame in page.frames] == [{"ply": 0}, {"ply": 1}]

    run(work)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "not the address of a database"),
        ("mysql://x", "not in mysql"),
        ("sqlite:////no/such/folder", "No database answers"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_a_line(url: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread is started that may outlive it."""
    monkeypatch.delattr(threading.Thread, "start")
    with pytest.raises(BadDatabase, match=words) as caught:
        asyncio.run(prepare(url))
    assert "\n" not in str(caught.value)


@pytest.mark.skipif(importlib.util.find_spec("asyncpg") is not None, reason="asyncpg is installed")
def test_what_postgresql_needs_is_told_in_a_line() -> None:
    with pytest.raises(BadDatabase, match=r'"asyncpg".*cosmodrome\[postgresql\]') as caught:
        Store("postgresql://ada@127.0.0.1/games")
    assert "\n" not in str(caught.value)


@pytest.mark.skipif(not POSTGRES, reason="no PostgreSQL is named")
def test_the_address_that_is_shown_holds_no_password(tmp_path: Path) -> None:
    with empty_database("postgres", tmp_path) as url:
        shown = asyncio.run(prepare(url.replace("@", ":s3cret@")))
    assert "s3cret" not in shown
