"""A language made from English by machine: longer words with accents.

In the page it shows at a glance which text is not in a catalogue, and what does not fit.
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from cosmodrome.core.rulebook import Chapter, Clause, Rulebook

LANGUAGE = "en-XA"
BASE = "en"

ACCENTS = str.maketrans(
    "aceinorsuyzACEINORSUYZ",
    "áçéíñöŕšüýžÁÇÉÍÑÖŔŠÜÝŽ",
)
DOUBLED = "aeiou"


def accented(text: str) -> str:
    """About a third longer, and still readable."""
    longer = "".join(letter * 2 if letter in DOUBLED else letter for letter in text)
    return longer.translate(ACCENTS)


def lengthen(source: str) -> str:
    """The same catalogue with every text changed; what Fluent reads, such as names of variables, stays."""
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(_Texts().visit(resource))


def rules(book: Rulebook) -> Rulebook:
    chapters = [
        Chapter(each.number, accented(each.title), tuple(Clause(one.id, accented(one.text)) for one in each.clauses))
        for each in book.chapters
    ]
    return Rulebook(tuple(chapters))


class _Texts(visitor.Transformer):
    def visit_TextElement(self, node: Any) -> ast.TextElement:  # noqa: N802 - the library's name
        return ast.TextElement(accented(node.value))
