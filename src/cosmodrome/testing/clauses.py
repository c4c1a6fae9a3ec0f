"""Rules and tests belong together: each clause is cited by a test, and each number that is cited is a clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cosmodrome.core.game import Game

CITED = re.compile(r"\b([A-Z]{2}-\d+\.\d+)\b")


def check_clauses(game: Game[Any], tests: Path, *sources: Path) -> None:
    """`AssertionError` names the clauses without a test in that folder, and numbers cited there or in the sources."""
    clauses = {clause.id for clause in game.rules.clauses()}
    assert clauses, "RULES.md has no clause: a line that begins with '- XX-1.1 '"
    tested = _cited(tests)
    assert clauses <= tested, f"no test cites {', '.join(sorted(clauses - tested))}"
    prefixes = {clause[:2] for clause in clauses}
    found = {clause for folder in (tests, *sources) for clause in _cited(folder) if clause[:2] in prefixes}
    assert found <= clauses, f"RULES.md does not have {', '.join(sorted(found - clauses))}"


def _cited(folder: Path) -> set[str]:
    return {clause for file in folder.rglob("*.py") for clause in CITED.findall(file.read_text(encoding="utf-8"))}
