"""Backup, restore and check, and what a server says of how it fares."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome import new
from tests.cli.run import cosmodrome
from tests.server.serving import LocalServer, Page, Server
from tests.server.test_damage import base, tables

__all__ = ["tables"]


def run(command: str, *arguments: str, data: Path) -> tuple[int, str]:
    ran = cosmodrome(command, *arguments, "--data", str(data))
    assert "Traceback" not in ran.err
    return ran.code, ran.out + ran.err


def test_a_backup_of_a_running_server_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "monday.sqlite"
    server = Server(data).start()
    page = Page(server, "Mira")
    table = page.open_table("template", "you", "you")
    with page.sit(table["id"]) as seat:
        seat.act()
        ply = seat.showing["ply"]
        assert run("backup", str(file), data=data)[0] == 0
        seat.act()
        assert seat.showing["ply"] > ply
    code, told = run("backup", str(file), data=data)
    assert (code, "exists already" in told) == (2, True)
    code, told = run("restore", str(file), "--force", data=data)
    assert (code, "Another server keeps its games" in told) == (2, True), "not while it runs"
    server.stop()
    code, told = run("restore", str(file), data=data)
    assert (code, "exists already" in told) == (2, True)
    assert run("restore", str(file), "--force", data=data)[0] == 0
    assert len(list(data.glob("cosmodrome.sqlite.before-*"))) >= 1
    assert run("check", data=data) == (0, "1 table was checked: no faults.\n")
    server.start()
    with page.sit(table["id"]) as seat:
        assert seat.showing["ply"] == ply
    server.stop()


def test_what_is_no_backup_is_not_restored(tmp_path: Path, tables: list[str]) -> None:
    file, database = tmp_path / "x", tmp_path / "cosmodrome.sqlite"
    before = database.read_bytes()
    for content in (b"hello " * 1000, b""):
        file.write_bytes(content)
        code, told = run("restore", str(file), "--force", data=tmp_path)
        assert (code, told.count("\n")) == (2, 1)
        assert database.read_bytes() == before
    assert run("backup", str(tmp_path / "y"), data=tmp_path / "empty")[0] == 2


def seed_in(opened: str) -> str:
    return str(re.findall(r'"seed":(\d+)', opened)[0])


def test_check_has_a_line_for_each_fault(tmp_path: Path, tables: list[str]) -> None:
    assert run("check", data=tmp_path)[0] == 0
    with base(tmp_path) as connection:
        connection.execute("DELETE FROM happenings WHERE table_id = ? AND number = 2", [tables[0]])
        query = "SELECT body FROM happenings WHERE table_id = ? AND number = 1"
        [opened] = connection.execute(query, [tables[1]]).fetchone()
        views = [new("template", seats=2, seed=seed).view() for seed in (int(seed_in(opened)), *range(99))]
        seed = next(number for number, view in enumerate(views[1:]) if view != views[0])
        other = opened.replace(seed_in(opened), str(seed))
        connection.execute("UPDATE happenings SET body = ? WHERE table_id = ? AND number = 1", [other, tables[1]])
    code, told = run("check", data=tmp_path)
    assert code == 1
    assert f"Table {tables[0]}: row 2 is missing" in told
    assert f"Table {tables[1]}: move 0 leads to another position" in told
    assert "2 faults" in told


def test_check_changes_nothing_and_says_what_is_of_another_version(tmp_path: Path, tables: list[str]) -> None:
    for version, words in (("0999", "newer version"), ("0003", "earlier version")):
        with base(tmp_path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        code, told = run("check", data=tmp_path)
        assert (code, words in told, told.count("\n")) == (2, True, 1)
        with closing(sqlite3.connect(tmp_path / "cosmodrome.sqlite")) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (version,)


def test_health_really_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with LocalServer(tmp_path).open() as server:
        assert httpx.get(f"{server.address}/health").status_code == 200

        async def fail(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(server.services.store.writer, "_carry_out", fail)
        answer = httpx.get(f"{server.address}/health")
        assert (answer.status_code, answer.json()["message"]["say"]) == (503, "server-not-storing")
        figures = httpx.get(f"{server.address}/metrics").text
        assert float(re.findall(r"^cosmodrome_store_errors_total (.*)$", figures, re.MULTILINE)[0]) > 0


def test_metrics_tell_how_long_things_take_and_what_waits(page: Page) -> None:
    with page.sit(page.open_table("template", "you", "you")["id"]) as seat:
        seat.act()
    figures = page.http.get("/metrics").text
    for name in ("command", "commit", "thinking"):
        assert f"cosmodrome_{name}_seconds_bucket" in figures
    assert not re.search(r"^cosmodrome_command_seconds_count 0\.0$", figures, re.MULTILINE)
    assert "\ncosmodrome_store_queue " in figures
    assert "\ncosmodrome_thinking " in figures
