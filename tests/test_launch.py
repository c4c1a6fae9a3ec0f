"""`launch.py` fetches nothing that is not pinned and installs no browser unasked."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import Any

import pytest

from tests.test_compiled import launcher


def test_uv_is_pinned_with_the_digests_of_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    launch: Any = launcher()
    ran: list[list[str]] = []
    monkeypatch.setattr(launch.shutil, "which", lambda *_, path="": path and ran and "uv")
    monkeypatch.setattr(launch.subprocess, "run", lambda command, **_: ran.append(command))
    assert launch.find_uv() == "uv"
    [command] = ran
    assert "--require-hashes" in command
    assert command[-1] == str(launch.UV)
    lines = launch.UV.read_text().splitlines()
    assert re.fullmatch(r"uv==\d+\.\d+\.\d+ \\", lines[1])
    assert len(lines) > 10
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in lines[2:])


@pytest.mark.skipif(os.name == "nt", reason="there is no apt-get")
@pytest.mark.parametrize(
    ("ci", "terminal", "answer", "installs"),
    [
        ("1", False, "", True),
        ("", False, "", False),
        ("", True, "n", False),
        ("", True, "", False),
        ("", True, "y", True),
    ],
)
def test_chromium_is_installed_only_where_somebody_agrees(
    monkeypatch: pytest.MonkeyPatch, ci: str, terminal: bool, answer: str, installs: bool
) -> None:
    launch: Any = launcher()
    ran: list[list[str]] = []
    monkeypatch.setenv("CI", ci)
    monkeypatch.delenv("COSMODROME_BROWSER", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name, **_: "there" if name == "apt-get" else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(command))
    assert "need Chromium" in launch.find_browser()
    assert bool(ran) == installs
