"""The signing key: written whole or not at all, and refused where it is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.http.identity import BadKey, Identities, read_secret
from tests.server.serving import STARTING


def test_it_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    key = read_secret(tmp_path)
    assert len(key) == 64
    assert read_secret(tmp_path) == key
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"\0" * 16, b"\xff" * 64])
def test_an_empty_or_damaged_one_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(BadKey, match="Delete that file and start again"):
        read_secret(tmp_path)
    assert (tmp_path / "secret").read_bytes() == content


def test_a_start_with_an_empty_one_says_what_to_do_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    command = [sys.executable, "-m", "cosmodrome", "serve", "--no-browser", "--data", str(tmp_path), "--port", "0"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=STARTING, check=False)
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert ran.stderr.startswith("cosmodrome: The signing key in ")
    assert "Delete that file" in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_leaves_no_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail) if failing == "fsync" else patch.setattr(Path, "replace", fail)
        with pytest.raises(BadKey, match="No space left on device"):
            read_secret(tmp_path)
    assert list(tmp_path.iterdir()) == []
    Identities(read_secret(tmp_path))


def test_what_a_start_left_half_written_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / "secret.part").write_text("half")
    assert len(read_secret(tmp_path)) == 64
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_it_is_durable_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def sync(file: int) -> None:
        done.append("sync")
        fsync(file)

    def name(draft: Path, file: Path) -> Path:
        done.append("name")
        return replace(draft, file)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "replace", name)
    read_secret(tmp_path)
    assert done == ["sync", "name", "sync"]
