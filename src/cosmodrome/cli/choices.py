"""A numbered list of choices, in as much room as there is: in full, with what they share said once, or cut to a line.

Numbers are those of the whole list, whatever is shown of it. A choice can also be named by words of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from cosmodrome.cli.layout import GAP, Picture, cut, wide, wrapped

INDENT = 5
"""Where the text of a choice begins, after its number."""
ALIKE = 4
"""The least number of choices with the same first words that get a heading."""
LAST = 4
"""So many at the end of a list are shown in any case: it ends with what ends a step."""
LEAST = 2
"""Lines that are left for other choices where fatal ones need room."""
WORD = re.compile(r"\w+")


class Choice(NamedTuple):
    number: int
    text: str
    detail: str = ""
    clause: str = ""
    fatal: str = ""
    """The worst of `detail` in few words; it is shown even where the rest is cut."""

    def line(self) -> Text:
        """Without the clause."""
        return self.item().text

    def item(self) -> Item:
        detail = (f"  {self.detail}" if self.detail else "", "dim")
        return Item(Text.assemble((f"{self.number:>3}  ", "bold"), self.text, detail), self.fatal)


class Item(NamedTuple):
    """A choice or a heading as one line, however long."""

    text: Text
    fatal: str = ""

    def cut(self, width: int) -> Picture:
        """In one line that ends with what is fatal; where that takes most of it, in two."""
        short = cut(self.text, width)
        if self.fatal in short.plain:
            return [short]
        end, at = Text(f"  {self.fatal}", "bold"), self.text.plain.find(self.fatal)
        before = self.text[:at] if at >= 0 else self.text
        before.rstrip()
        if end.cell_len > width / 2:
            return [cut(before, width), *wrapped(Text(" " * INDENT + self.fatal, "bold"), width, INDENT)]
        return [cut(before, width - end.cell_len) + end]


class Group(NamedTuple):
    """Choices that begin with the same words. Without a heading it is a single choice."""

    heading: str
    detail: str
    """Where all have the same."""
    choices: list[Choice]
    fatal: str = ""


def in_full(choices: Sequence[Choice], width: int) -> Picture:
    """Each choice with all of its words, and with its clause where that does not take another line."""
    return [line for choice in choices for line in wrapped(_line(choice, width), width, INDENT)]


def grouped(choices: Sequence[Choice], width: int) -> Picture:
    """What several choices share is said once, above them."""
    return [line for group in groups(choices, width, 2) for line in _in_group(group, width)]


def in_short(choices: Sequence[Choice], width: int) -> Picture:
    """No more lines than choices: in groups where that is enough, else a line for each choice and each heading."""
    found = [line for group in groups(choices, width, ALIKE) for line in _in_group(group, width)]
    return found if len(found) <= len(choices) else in_lines(choices, width)


def in_lines(choices: Sequence[Choice], width: int, height: int = 0) -> Picture:
    """A line for each choice and each heading; what is too long is cut, unless so many lines leave room for it.

    Without headings where so many lines have no room for them.
    """
    items = [item for group in groups(choices, width, ALIKE) for item in _items(group, width)]
    short = [item.cut(width) for item in items]
    if 0 < height < sum(map(len, short)):
        return in_rows(choices, width)
    spare, lines = height - sum(map(len, short)), Picture()
    for item, least in zip(items, short, strict=True):
        whole = wrapped(item.text, width, INDENT)
        if len(whole) - len(least) <= max(0, spare):
            spare -= len(whole) - len(least)
            lines += whole
        else:
            lines += least
    return lines


def in_rows(choices: Sequence[Choice], width: int) -> Picture:
    """A line for each choice, without headings."""
    return [line for choice in choices for line in choice.item().cut(width)]


def in_brief(choices: Sequence[Choice], width: int, height: int) -> Picture:
    """Where there is not room for a line each: of long groups the beginning, and of all the first and the last.

    Those that are fatal come last, if there is room for them.
    """
    fatal = [choice for choice in choices if choice.fatal]
    others = [choice for choice in choices if not choice.fatal]
    warned = [line for choice in fatal for line in choice.item().cut(width)]
    if not others or len(warned) > height - LEAST:
        return _in_brief(choices, width, height)
    return [*_in_brief(others, width, height - len(warned)), *warned]


def _in_brief(choices: Sequence[Choice], width: int, height: int) -> Picture:
    parts = [
        [line for item in _items(group, width) for line in item.cut(width)] for group in groups(choices, width, ALIKE)
    ]
    while (over := sum(map(len, parts)) - height) > 0:
        at = max(range(len(parts)), key=lambda part: len(parts[part]))
        if len(parts[at]) == 1:
            break
        parts[at] = _begun(parts[at], max(1, len(parts[at]) - over), width)
    lines = [line for part in parts for line in part]
    if len(lines) <= height or height < LAST:
        return lines[:height]
    last = min(LAST, height // 2)
    return [*lines[: height - last - 1], Text(f"{' ' * INDENT}..."), *lines[len(lines) - last :]]


def _begun(lines: Picture, height: int, width: int) -> Picture:
    """The first lines of a group, in one line its heading with the first choices."""
    last = lines[height - 1] if height > 1 else lines[0] + Text("  ") + lines[1]
    shown = cut(last, width - 2)
    return [*lines[: height - 1], shown if len(shown) < len(last) else shown + Text(" …")]


def groups(choices: Sequence[Choice], width: int, least: int) -> list[Group]:
    """Many that differ in the last word only, and at least so many in a row of which a heading makes fewer lines."""
    found, rest = [], list[Choice]()
    alike: dict[tuple[str, str], list[Choice]] = {}
    for choice in choices:
        alike.setdefault((choice.text.rpartition(" ")[0], choice.detail), []).append(choice)
    for (heading, _), each in alike.items():
        if heading and len(each) >= ALIKE:
            found.append(_group(len(heading.split(" ")), each))
        else:
            rest += each
    rest.sort()
    while rest:
        sizes = (ALIKE, least) if len(rest) >= ALIKE else (least,)
        tried = [_group(shared, rest[:count]) for count, shared in (_alike(rest, size) for size in sizes)]
        best = next((group for group in tried if group.heading and _is_shorter(group, rest, width)), None)
        found.append(best or Group("", "", rest[:1]))
        rest = rest[len(found[-1].choices) :]
    return sorted(found, key=lambda group: group.choices[0].number)


def _is_shorter(group: Group, choices: Sequence[Choice], width: int) -> bool:
    plain = [choice._replace(clause="") for choice in choices[: len(group.choices)]]
    return len(_in_group(group, width)) < len(in_full(plain, width))


def named(choices: Sequence[Choice], answer: str) -> list[Choice]:
    """Those that have all these words in them. A number alone names none."""
    wanted = set(WORD.findall(answer.lower()))
    if not any(letter.isalpha() for letter in answer):
        return []
    return [choice for choice in choices if wanted <= set(WORD.findall(choice.text.lower()))]


def _alike(choices: Sequence[Choice], least: int) -> tuple[int, int]:
    """How many of the first ones begin with the same words, and how many words; one and none where they do not."""
    split = [choice.text.split(" ") for choice in choices]
    shared = _shared(split[:least]) if len(split) >= least else 0
    if not shared:
        return 1, 0
    return next((at for at, each in enumerate(split) if _shared([split[0], each]) < shared), len(split)), shared


def _shared(split: Sequence[Sequence[str]]) -> int:
    """How many words all of them begin with; each keeps one of its own."""
    most, count = min(map(len, split)) - 1, 0
    while count < most and len({each[count] for each in split}) == 1:
        count += 1
    return count


def _group(shared: int, choices: Sequence[Choice]) -> Group:
    if not shared:
        return Group("", "", list(choices))
    split = [choice.text.split(" ") for choice in choices]
    while shared and (split[0][shared - 1].isdigit() or any(words[shared][:1].isdigit() for words in split)):
        shared -= 1  # a number stays with what it counts, and not beside the number of the choice
    if not shared:
        return Group("", "", list(choices))
    same = choices[0].detail if len({choice.detail for choice in choices}) == 1 else ""
    inside = []
    for choice, words in zip(choices, split, strict=True):
        detail, fatal = ("", "") if same else (choice.detail, choice.fatal)
        inside.append(Choice(choice.number, " ".join(words[shared:]), detail, fatal=fatal))
    return Group(" ".join(split[0][:shared]), same, inside, choices[0].fatal if same else "")


def _line(choice: Choice, width: int) -> Text:
    line = choice.line()
    with_clause = line + Text(f"  {choice.clause}", "cyan")
    fits = len(wrapped(with_clause, width, INDENT)) == len(wrapped(line, width, INDENT))
    return with_clause if choice.clause and fits else line


def _items(group: Group, width: int) -> list[Item]:
    """The heading, if it has one, and the choices; those without a detail of their own stand side by side."""
    items = [choice.item() for choice in group.choices]
    if not group.heading:
        return items
    heading = Text(f"{' ' * INDENT}{group.heading} ...") + Text(f"  {group.detail}" if group.detail else "", "dim")
    if group.detail:
        items = [Item(line) for line in in_columns([item.text for item in items], width)]
    return [Item(heading, group.fatal), *items]


def _in_group(group: Group, width: int) -> Picture:
    return [line for item in _items(group, width) for line in wrapped(item.text, width, INDENT)]


def in_columns(items: Sequence[Text], width: int) -> Picture:
    """Short items side by side, read from left to right."""
    each = wide(list(items)) + GAP
    across = max(1, (width + GAP) // each)
    lines = []
    for at in range(0, len(items), across):
        line = Text()
        for item in items[at : at + across]:
            line += item + Text(" " * (each - item.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
