"""Clauses are found by id and by words."""

from __future__ import annotations

from cosmodrome.core.rulebook import parse_rules

RULES = """# A game

## 1. Setup
- XX-1.1 Two players *(ruling)*.
not a clause

## 2. Turn
- XX-2.1 Take a card, then pay.
"""


def test_rules_are_parsed_into_chapters_and_clauses() -> None:
    book = parse_rules(RULES)
    assert [(chapter.number, chapter.title) for chapter in book.chapters] == [(1, "Setup"), (2, "Turn")]
    assert book.chapters[0].clauses[0].text == "Two players (ruling)."


def test_clauses_are_found() -> None:
    book = parse_rules(RULES)
    assert (found := book.clause("xx-2.1")) is not None
    assert found.id == "XX-2.1"
    assert book.clause("XX-9.9") is None
    assert [clause.id for clause in book.search("PAY card")] == ["XX-2.1"]
    assert book.search("nothing like it") == []


def test_a_clause_or_a_chapter_is_found_by_its_number_alone() -> None:
    book = parse_rules(RULES)
    assert [clause.id for clause in book.find("2.1")] == ["XX-2.1"]
    assert [clause.id for clause in book.find("xx-1.1")] == ["XX-1.1"]
    assert [clause.id for clause in book.find("1")] == ["XX-1.1"]
    assert [clause.id for clause in book.find("card")] == ["XX-2.1"]
