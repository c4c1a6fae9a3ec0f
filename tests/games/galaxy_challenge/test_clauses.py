"""The tests of the chapters are each named by a clause that they prove."""

from __future__ import annotations

import re
from pathlib import Path

PROOF = re.compile(r"@pytest\.mark\.clause\(([^)]*)\)\n(?:@pytest.*\n|    .*\n|\)\n)*?def test_(CH_\d+_\d+)_")
HERE = Path(__file__).parent


def texts() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(HERE.glob("test_[1-9]_*.py"))]


def proofs() -> list[tuple[list[str], str]]:
    """For each test the clauses it is marked with, and the one in its name."""
    found = [proof for text in texts() for proof in PROOF.findall(text)]
    return [(re.findall(r"CH-\d+\.\d+", marks), re.sub(r"CH_(\d+)_", r"CH-\1.", name)) for marks, name in found]


def test_each_test_is_named_by_a_clause_it_proves() -> None:
    assert proofs()
    assert all(name in marks for marks, name in proofs())


def test_no_test_of_a_chapter_goes_without_a_clause() -> None:
    assert len(proofs()) == sum(text.count("\ndef test_") for text in texts())
