"""Every clause of every game is cited by one of its tests, and every number cited anywhere is a clause."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cosmodrome.core.rulebook import parse_rules
from cosmodrome.games.registry import HOUSE_GAMES, TEMPLATE, find_game
from cosmodrome.testing import check_clauses

TESTS = Path(__file__).parent
SOURCES = TESTS.parent.parent / "src" / "cosmodrome" / "games"


def folder(game_id: str) -> str:
    return "_template" if game_id in TEMPLATE else game_id.replace("-", "_")


@pytest.mark.parametrize("game_id", [*HOUSE_GAMES, *TEMPLATE])
def test_clauses_and_tests_belong_together(game_id: str) -> None:
    check_clauses(find_game(game_id), TESTS / folder(game_id), SOURCES / folder(game_id))


PROOF = re.compile(r"@pytest\.mark\.clause\(([^)]*)\)\n(?:@pytest.*\n|    .*\n|\)\n)*?def test_([A-Z]+)_(\d+)_(\d+)_")


@pytest.mark.parametrize("game_id", ["galaxy-challenge", "galaxy-command", "galaxy-rush"])
def test_the_tests_of_chapters_are_named_by_a_clause_they_prove(game_id: str) -> None:
    """The two large games name theirs by what happens, and cite the clauses."""
    texts = [path.read_text("utf-8") for path in sorted((TESTS / folder(game_id)).glob("test_[1-9]_*.py"))]
    proofs = [proof for text in texts for proof in PROOF.findall(text)]
    assert proofs
    assert all(f"{prefix}-{chapter}.{number}" in marks for marks, prefix, chapter, number in proofs)
    assert len(proofs) == sum(text.count("\ndef test_") for text in texts)


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ("- XX-1.1 Cited.\n- XX-1.2 Not cited.", "no test cites XX-1.2"),
        ("- XX-1.1 Cited, and so is a clause that is not there.", "RULES.md does not have XX-1.3"),
        ("XX-1.1 without a dash.", "RULES.md has no clause"),
    ],
)
def test_what_does_not_belong_together_is_named(tmp_path: Path, rules: str, complaint: str) -> None:
    cited = ("XX-1.1", "XX-1.3") if "1.3" in complaint else ("XX-1.1",)
    (tmp_path / "test_rules.py").write_text("\n".join(f"# {clause}" for clause in cited))
    game = msgspec.structs.replace(find_game("template"), rules=parse_rules(f"## 1. One\n{rules}"))
    with pytest.raises(AssertionError, match=complaint):
        check_clauses(game, tmp_path)


def test_a_list_line_that_is_no_clause_is_refused() -> None:
    assert parse_rules("- before\n## 1. Setup\n- XX-1.1 One.\nMore.\n").clause("XX-1.1")
    with pytest.raises(ValueError, match=r"not a clause.*: - XX1.2 Two"):
        parse_rules("## 1. Setup\n- XX1.2 Two.\n")
