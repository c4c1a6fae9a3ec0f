"""Every clause of every game is cited by one of its tests, and every number cited anywhere is a clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.games.registry import TEMPLATE, find_game, game_ids

TESTS = Path(__file__).parent
SOURCES = TESTS.parent.parent / "src" / "cosmodrome" / "games"
CITED = re.compile(r"\b([A-Z]{2}-\d+\.\d+)\b")


def folder(game_id: str) -> str:
    return "_template" if game_id in TEMPLATE else game_id.replace("-", "_")


def cited(root: Path) -> set[str]:
    return {clause for file in root.rglob("*.py") for clause in CITED.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game_id", [*game_ids(), *TEMPLATE])
def test_every_clause_has_a_test(game_id: str) -> None:
    clauses = {clause.id for clause in find_game(game_id).rules.clauses()}
    assert clauses
    assert clauses - cited(TESTS / folder(game_id)) == set()


@pytest.mark.parametrize("game_id", [*game_ids(), *TEMPLATE])
def test_every_cited_number_is_a_clause(game_id: str) -> None:
    clauses = {clause.id for clause in find_game(game_id).rules.clauses()}
    prefix = next(iter(clauses))[:2]
    found = cited(TESTS / folder(game_id)) | cited(SOURCES / folder(game_id))
    assert {clause for clause in found if clause.startswith(prefix)} - clauses == set()
