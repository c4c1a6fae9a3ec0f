"""Names go into lines and tables; clauses are found by id and by words."""

from __future__ import annotations

from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Block, Line

RULES = """# A game

## 1. Setup
- XX-1.1 Two players *(ruling)*.
not a clause

## 2. Turn
- XX-2.1 Take a card, then pay.
"""


def test_names_are_filled_in() -> None:
    assert Line("{0} beat {1}", "XX-1.1", "{1} lost").named(["Ada", "Ben"]) == Line(
        "Ada beat Ben", "XX-1.1", "Ben lost"
    )
    assert Block("{0}", ("a",), (("{1}",),), "{0}").named(["A", "B"]) == Block("A", ("a",), (("B",),), "A")


def test_a_name_with_braces_is_left_alone() -> None:
    assert Line("{0} and {1}", "XX-1.1").named(["{1}", "Ben"]).text == "{1} and Ben"


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
