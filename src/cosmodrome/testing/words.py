"""Whether catalogues and code fit together: every message that code can say exists and gets its arguments, every
message of a catalogue is said somewhere, and no sentence is left in Python.

Calls of `say`, `paragraphs`, `words_of` and `Catalogue.phrase` in Python and of `t` in the page are read from the
source, so their ids are literals, or f-strings and templates that begin with one. `check_words` is for one game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from cosmodrome.core.catalogue import ENGLISH, FUNCTIONS, catalogue, folder_of, sources
from cosmodrome.core.game import Game
from cosmodrome.core.message import Message

PARAGRAPH = r"-\d+"
"""The end of the ids that `paragraphs` makes."""
SAYING = {"say", "paragraphs", "phrase", "words_of"}
BY_NAME = re.compile(r"sheet-|do-|event-[A-Z]|kind-mark-|undo-|language-name$")
"""Messages that are found by a name in the data: categories of a score sheet, kinds of actions and events with what
tells those of a kind apart, and rules that bind (`Event.binds`)."""


KIND = re.compile(r"(do|event)-[A-Z]")
"""Messages for kinds of actions and events."""
BUILT_IN = {"NUMBER", "DATETIME"}
"""Functions that Fluent has."""
CHOSEN_BY = {"YOU": {"you", "other"}}
"""What can be chosen by the result of a function."""


def check_words(game: Game[Any], *said: Said) -> None:
    """`AssertionError` names messages that are missing, left over, or lack an argument.

    `said` is what is said outside the game's package, such as by a board.
    """
    folder = folder_of(game.texts.words)
    shared = read_catalogue(sources(ENGLISH))
    own = read_catalogue([(folder / f"{ENGLISH}.ftl").read_text("utf-8")])
    texts = dict(read_data(game.data, game.printed))
    of_data = [Said("component data", re.compile(re.escape(text)), frozenset(), False, True) for text in texts]
    found = faults([*read_code(folder.parent.rglob("*.py")), *of_data, *said], own, shared)
    words = catalogue(game.texts.words)
    found += [f"{text} is not what the data says" for text in own.keys() & texts if words.phrase(text) != texts[text]]
    names = {f"do-{kind.__name__}" for kind in get_args(game.records.action) or (game.records.action,)}
    names |= {f"event-{kind.__name__}" for kind in get_args(game.records.event) or (game.records.event,)}
    found += [f"no message {name}" for name in sorted(names - own.keys())]
    found += [f"nobody says {name}" for name in own if KIND.match(name) and name not in names]
    assert not found, "; ".join(found)


def read_data(data: Any, printed: Any) -> Iterator[tuple[str, str]]:
    """The messages that component data has, each with the text that is printed in its place."""
    if isinstance(data, Message):
        yield data.id, printed
    elif isinstance(data, tuple):
        for each, other in zip(data, printed or data, strict=True):
            yield from read_data(each, other)
    elif isinstance(data, msgspec.Struct):
        for name in data.__struct_fields__:
            yield from read_data(getattr(data, name), getattr(printed, name, None))


class Said(NamedTuple):
    """A place in the code that makes a message."""

    where: str
    pattern: re.Pattern[str]
    """Of the ids that it can be."""
    args: frozenset[str]
    more: bool
    """Whether it passes arguments that cannot be read here."""
    literal: bool
    """Whether it can only be this one message. Of several, random games show whether each gets its arguments."""


class Entry(NamedTuple):
    """A message of a catalogue."""

    variables: frozenset[str]
    uses: frozenset[str]
    """Other messages that it is made of."""


def read_catalogue(sources: Iterable[str]) -> dict[str, Entry]:
    """The messages by id; what another message uses counts as its own.

    `ValueError` names what cannot be read, an id that a file has twice, an unknown function, and what is chosen by a
    word that never comes.
    """
    found: dict[str, Entry] = {}
    for source in sources:
        here = set[str]()
        for part in FluentParser().parse(source).body:
            if isinstance(part, ftl.Junk):
                raise ValueError(f"not a message: {(part.content or '').strip()[:80]}")
            if isinstance(part, ftl.Message):
                if part.id.name in here:
                    raise ValueError(f"{part.id.name} stands twice")
                here.add(part.id.name)
                names = _Names(part.id.name)
                names.visit(part)
                found.setdefault(part.id.name, Entry(frozenset(names.variables), frozenset(names.messages)))
    return {name: Entry(_all_variables(found, name), found[name].uses) for name in found}


class _Names(visitor.Visitor):
    def __init__(self, id: str) -> None:
        self.id = id
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name not in FUNCTIONS.keys() | BUILT_IN:
            raise ValueError(f"{self.id}: there is no function {node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        function = node.selector.id.name if isinstance(node.selector, ftl.FunctionReference) else ""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if unknown := keys - CHOSEN_BY.get(function, keys):
            raise ValueError(f"{self.id}: {function} gives {_or(CHOSEN_BY[function])}, not {_or(unknown)}")
        self.generic_visit(node)


def _or(words: set[str]) -> str:
    return " or ".join(sorted(words))


def _all_variables(found: dict[str, Entry], name: str) -> frozenset[str]:
    entry = found.get(name, Entry(frozenset(), frozenset()))
    return entry.variables.union(*(_all_variables(found, each) for each in entry.uses))


def read_code(files: Iterable[Path]) -> Iterator[Said]:
    """All that these Python files say."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            where = f"{file.name}:{node.lineno}"
            if _called(node.func) == "Message" and isinstance(node.args[0], ast.Constant):
                yield Said(where, re.compile(re.escape(str(node.args[0].value))), frozenset(), True, True)
            if _called(node.func) in SAYING:
                args = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                more = any(keyword.arg is None for keyword in node.keywords)
                for said in _either(node.args[0]):
                    if pattern := _pattern(said, _called(node.func)):
                        yield Said(where, pattern, args, more, isinstance(said, ast.Constant))


def _either(node: ast.expr) -> Iterator[ast.expr]:
    """What a choice between two can give."""
    if isinstance(node, ast.IfExp):
        yield from (*_either(node.body), *_either(node.orelse))
    else:
        yield node


PAGE_CALL = re.compile(r"""(?<![\w.$])t\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)\s*(,?)\s*(\{?)""")
PAGE_MESSAGE = re.compile(r"""\bsay: (?:[^\n,{}'`]*\? )?(?:'([^'\n]+)'|`([^`\n]+)`)(?: : '([^'\n]+)')?""")
SLOT = re.compile(r"\$\{[^}]*\}")
LINE_END = "\n"
KEY = re.compile(r"\s*(\.\.\.|\w+|'[^']+')")


def read_page(files: Iterable[Path]) -> Iterator[Said]:
    """All that these files of the page, TypeScript or Svelte, say with `t` or as `{ say: ... }`."""
    for file in files:
        code = file.read_text("utf-8")
        for call in PAGE_CALL.finditer(code):
            plain, template, comma, brace = call.groups()
            parts = SLOT.split(template) if template else [plain]
            keys = _keys(code, call.end()) if brace else {"..."} if comma else set()
            line = code.count(LINE_END, 0, call.start()) + 1
            pattern = re.compile(".+".join(map(re.escape, parts)))
            yield Said(f"{file.name}:{line}", pattern, frozenset(keys), "..." in keys, len(parts) == 1)
        for message in PAGE_MESSAGE.finditer(code):
            where = f"{file.name}:{code.count(LINE_END, 0, message.start()) + 1}"
            for said in filter(None, message.groups()):
                parts = SLOT.split(said)
                yield Said(where, re.compile(".+".join(map(re.escape, parts))), frozenset(), True, len(parts) == 1)


def _keys(code: str, at: int) -> set[str]:
    """The keys of an object that is open at this place."""
    found, depth, expected = set[str](), 0, True
    while depth >= 0:
        if expected and depth == 0 and (key := KEY.match(code, at)):
            found.add(key[1].strip("'"))
            at, expected = key.end(), False
            continue
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(code[at], 0)
        expected = expected or (code[at] == "," and depth == 0)
        at += 1
    return found


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _pattern(node: ast.expr, function: str) -> re.Pattern[str] | None:
    """None where it is no literal: a parameter of a function that says what it is given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        ending = PARAGRAPH if function == "paragraphs" else ""
        return re.compile(re.escape(node.value) + ending)
    if isinstance(node, ast.JoinedStr):
        return re.compile(
            "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
        )
    return None


def faults(code: Iterable[Said], own: dict[str, Entry], shared: dict[str, Entry]) -> list[str]:
    """What is said without a message, without its arguments or with others, and messages of `own` that nobody says."""
    everything, used, found = shared | own, set[str](), list[str]()
    for said in code:
        matching = [name for name in everything if said.pattern.fullmatch(name)]
        if not matching:
            found.append(f"{said.where}: no message {said.pattern.pattern}")
        used |= set(matching)
        spare = {name: _spare(said, everything[name].variables) for name in matching}
        found += [f"{said.where}: {name} does not use {_listed(each)}" for name, each in spare.items() if each]
        lacking = {name: everything[name].variables - said.args for name in matching}
        if said.more or not (said.literal or all(lacking.values())):
            continue
        found += [f"{said.where}: {name} lacks {_listed(lacks)}" for name, lacks in lacking.items() if lacks]
    found += [f"{name} uses {each}, which there is not" for name in own for each in own[name].uses - everything.keys()]
    used |= {each for name in used if name in everything for each in _made_of(everything, name)}
    unused = [name for name in own if name not in used and not BY_NAME.match(name) and name not in shared]
    return found + [f"nobody says {name}" for name in unused]


def _spare(said: Said, variables: frozenset[str]) -> frozenset[str]:
    """Arguments that the message does not use. The paragraphs of a lesson share theirs."""
    is_one = said.literal and not said.pattern.pattern.endswith(PARAGRAPH)
    return said.args - variables - {"..."} if is_one else frozenset()


def _listed(names: frozenset[str]) -> str:
    return ", ".join(sorted(names))


def _made_of(entries: dict[str, Entry], name: str) -> set[str]:
    direct = entries[name].uses & entries.keys()
    return set(direct).union(*(_made_of(entries, each) for each in direct))


SENTENCE = re.compile(
    r"(?:[^\W\d_]{2,}|\0)[,;:]? (?:an? )?[a-z]{2,}(?![\w=:])|[A-Za-z]{2,}[.!?]$"
    r"|^[,;:]? [A-Za-z]{2,}|[A-Za-z]{2,}[,;:]? $|[^\W\d_]{2,}:? \0|\0'|^[A-Z]{2,} [A-Z]{2,}"
)
"""Two words with a space between, or the end of a sentence; a word beside a value, or with a space at its end, where
another text is added; capitals. `\\0` stands for a value in an f-string, and for what `format` and `%` fill in.
"""
WORD = re.compile(r"[^\W\d_]{2,}")
SHOWING = {"Line", "Block", "Text", "tell", "print"}
"""What shows its first argument: no word of it belongs into code."""
SLOTS = re.compile(r"\{\w*\}|%[ds]")
CODE = re.compile(r"""<[/!a-z]|="|\w\(\)|\[/\w+\]|\bdef \w|^cosmodrome [a-z]|^not bold$""")
"""Markup, Python, commands to type, and a style of the terminal."""
LOGGING = {"log", "logging", "fault", "watched"}
PROGRAMMERS = {
    *("AssertionError", "KeyError", "LookupError", "ModuleNotFoundError", "NotImplementedError", "RuntimeError"),
    *("TypeError", "ValueError", "DecodeError", "MissingMessage", "TooLong"),
}
"""Errors for programmers and logs; those for people carry a message."""
REFERENCE = {"summary", "description"}
"""What routes say of themselves in the reference of the HTTP interface."""


def read_sentences(file: Path) -> Iterator[tuple[int, str]]:
    """Texts in a Python file that read like something for people, with their lines.

    Left out are docstrings, lines for logs, errors for programmers, patterns, and the reference of the HTTP interface.
    """
    tree = ast.parse(file.read_text("utf-8"))
    shown = {part for node in ast.walk(tree) for part in _shown(node)}
    skipped = {each for node in ast.walk(tree) for part in _not_for_people(node) for each in ast.walk(part)}
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            skipped |= set(node.values)
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        pattern = WORD if node in shown else SENTENCE
        if pattern.search(SLOTS.sub("\0", text)) and not CODE.search(text):
            yield node.lineno, text.replace("\0", "{}")


def _shown(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call) and _called(node.func) in SHOWING:
        yield from node.args[:1]


def _not_for_people(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if name in LOGGING or (
            (name, method) == ("re", "compile")
        ):
            yield node
        case ast.Call(func=ast.Name(id=name)) if name in LOGGING:
            yield node
        case ast.Raise(exc=ast.Call(func=function)) if _called(function) in PROGRAMMERS:
            yield node
        case ast.Assert(msg=ast.expr() as reason):
            yield reason
        case ast.keyword(arg=name, value=value) if name in REFERENCE:
            yield value
