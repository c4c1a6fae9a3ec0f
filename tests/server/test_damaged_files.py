"""Database files that are damaged or come from a newer version: one plain line, never a traceback."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cosmodrome.games.registry import find_game
from cosmodrome.server.http.services import Services
from cosmodrome.server.live.rooms import table_opened
from cosmodrome.server.store.journal import keep_damaged, lost_commits
from cosmodrome.server.store.store import BadDatabase, prepare
from cosmodrome.table import event_log as ev
from tests.cli.run import cosmodrome
from tests.server.test_damage import base, tables, visited
from tests.server.test_trouble import with_services
from tests.words import spoken

__all__ = ["tables"]


def filled(folder: Path) -> Path:
    """A database with some tables in it."""

    async def work(services: Services) -> None:
        for _ in range(6):
            opened = table_opened(find_game("template"), 2, {}, "ada")
            await services.rooms.open(opened, [ev.BotSeated(seat, "random") for seat in range(2)])

    with_services(folder, work)
    return folder / "cosmodrome.sqlite"


def write(change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        file.write_bytes(change(file.read_bytes()))

    return damage


def order(*sentences: str) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            for sentence in sentences:
                connection.execute(sentence)

    return damage


def overwrite(start: int, with_what: bytes) -> Callable[[Path], None]:
    def damage(file: Path) -> None:
        data = bytearray(file.read_bytes())
        data[start : start + len(with_what)] = with_what
        file.write_bytes(data)

    return damage


DAMAGES: dict[str, tuple[Callable[[Path], None], str]] = {
    "no database": (write(lambda _: b"hello " * 1000), "is damaged"),
    "cut in half": (write(lambda data: data[:9000]), "is damaged"),
    "a page of zeros": (overwrite(4096, bytes(4096)), "is damaged"),
    "a bad head": (overwrite(0, b"SQLite format 9"), "is damaged"),
    "pages of noise": (overwrite(8192, b"\xa5" * 20_000), "is damaged"),
    "no events": (order("DROP TABLE happenings"), "happenings has no "),
    "no version": (order("DELETE FROM alembic_version"), "is damaged"),
    "another version": (order("UPDATE alembic_version SET version_num = 'x'"), "newer version"),
    "a newer version": (order("UPDATE alembic_version SET version_num = '0999'"), "newer version of Cosmodrome (0999"),
}


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_file_is_told_of_in_one_line(kind: str, tmp_path: Path) -> None:
    file = filled(tmp_path)
    damage, words = DAMAGES[kind]
    damage(file)
    with pytest.raises(BadDatabase) as error:
        asyncio.run(prepare(f"sqlite:///{file}"))
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_the_command_says_it_and_ends(tmp_path: Path) -> None:
    file = filled(tmp_path)
    file.write_bytes(b"hello " * 1000)
    ran = cosmodrome("serve", "--no-browser", "--port", "0", "--data", str(tmp_path))
    assert ran.code == 2
    assert ran.err.startswith(f"cosmodrome: {file} is damaged: ")
    assert ran.err.count("\n") == 1


def test_commits_lost_in_a_damaged_journal_are_counted(tmp_path: Path) -> None:
    """A half-written last commit is no loss: it was confirmed to nobody."""
    file, copy = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE t (x)")
        for number in range(10):
            with connection:
                connection.execute("INSERT INTO t VALUES (?)", [f"{number}" * 500])
        shutil.copy(file, copy)
        whole = file.with_name("a.sqlite-wal").read_bytes()
    journal = copy.with_name("b.sqlite-wal")

    def lost(data: bytes) -> int:
        journal.write_bytes(data)
        return lost_commits(copy)

    assert lost(whole) == 0
    assert lost(whole[:-2000]) == 0, "the last frame is not whole"
    assert lost(whole[:-1] + b"\xff") == 0, "the last commit alone"
    middle = len(whole) // 2
    flipped = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    found = lost(flipped)
    assert found > 3
    kept = keep_damaged(copy)
    with closing(sqlite3.connect(copy)) as connection:
        assert 10 - connection.execute("SELECT count(*) FROM t").fetchone()[0] >= found
    assert kept.read_bytes() == flipped


def test_a_table_that_lost_its_last_rows_is_set_aside(tmp_path: Path, tables: list[str]) -> None:
    """What people have seen of it says how far it had come."""
    with base(tmp_path) as connection:
        query = "DELETE FROM happenings WHERE table_id = ? AND number >= 4"
        assert connection.execute(query, [tables[0]]).rowcount
    with visited(tmp_path) as client:
        mine = {card["name"]: card for card in client.get("/api/tables").json()["mine"]}
        assert "row 4 is missing" in spoken(mine["Unlucky"]["watch_only"])
        assert not mine["Lucky"]["watch_only"]
