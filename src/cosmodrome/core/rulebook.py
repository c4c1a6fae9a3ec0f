"""A game's rules in our words, read from its RULES.md: chapters of numbered clauses.

A clause is what a refusal, an event or a test refers to, and the text a player is shown on "why?".
"""

from __future__ import annotations

import re

import msgspec

CHAPTER = re.compile(r"^## (\d+)\. (.+)$")
CLAUSE = re.compile(r"^- ([A-Z]{2}-\d+\.\d+) (.+)$")
LIST_LINE = re.compile(r"^[-*] ")
EMPHASIS = re.compile(r"\*\((.+?)\)\*")


class Clause(msgspec.Struct, frozen=True):
    id: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    number: int
    title: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True):
    chapters: tuple[Chapter, ...]

    def clause(self, clause_id: str) -> Clause | None:
        wanted = clause_id.upper()
        return next((clause for clause in self.clauses() if clause.id == wanted), None)

    def clauses(self) -> list[Clause]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def find(self, words: str) -> list[Clause]:
        """A clause by its number, with or without the letters; a chapter by its number; else a search."""
        number = words.strip().upper()
        one = [clause for clause in self.clauses() if number in (clause.id, clause.id.partition("-")[2])]
        chapter = [clause for each in self.chapters if number == str(each.number) for clause in each.clauses]
        return one or chapter or self.search(words)

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold every one of these words, in any order and case."""
        wanted = words.lower().split()
        return [clause for clause in self.clauses() if all(word in clause.text.lower() for word in wanted)]


def parse_rules(markdown: str) -> Rulebook:
    """Chapters are `## N. Title`, clauses `- XX-N.M text`; other text is for readers of the file."""
    chapters: list[tuple[int, str, list[Clause]]] = []
    for line in markdown.splitlines():
        if head := CHAPTER.match(line):
            chapters.append((int(head[1]), head[2], []))
        elif chapters and (found := CLAUSE.match(line)):
            chapters[-1][2].append(Clause(found[1], EMPHASIS.sub(r"(\1)", found[2])))
        elif chapters and LIST_LINE.match(line):
            raise ValueError(f"not a clause, which begins with '- XX-1.1 ': {line}")
    return Rulebook(tuple(Chapter(number, title, tuple(clauses)) for number, title, clauses in chapters))


def translated(rules: Rulebook, other: Rulebook) -> Rulebook:
    """The same rules with the titles and clauses that the other book has; numbers and order stay."""
    titles = {chapter.number: chapter.title for chapter in other.chapters}
    texts = {clause.id: clause.text for clause in other.clauses()}
    return Rulebook(
        tuple(
            Chapter(
                chapter.number,
                titles.get(chapter.number, chapter.title),
                tuple(Clause(clause.id, texts.get(clause.id, clause.text)) for clause in chapter.clauses),
            )
            for chapter in rules.chapters
        )
    )
