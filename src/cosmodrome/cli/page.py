"""What a person sees at a decision, in one window: what happened, as much of the board as fits, and the choices.

Room is given in this order: to the question and its choices, to the tables that are needed now, to the news, and then
to the other tables. Where not even the first two fit, the choices are said in fewer words, and the board in its brief
form if it has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from cosmodrome.cli import choices as lists
from cosmodrome.cli.choices import Choice
from cosmodrome.cli.layout import Picture, arrange, cut, wrapped
from cosmodrome.cli.show import Speaker
from cosmodrome.core.flow import Seat
from cosmodrome.core.message import names, say
from cosmodrome.core.texts import LEGEND, NOW, Block, Line, Prompt

ENDLESS = 100_000
"""The height of a window that is none: a file, or a pipe."""
FEWEST_NEWS, MOST_NEWS = 1 / 8, 1 / 4
"""Of the height: news that come before the tables that are needed now, and before the others."""
NOTHING = (0, False)
"""What is lacking on a page: how many tables that are needed, and whether none of the news is on it."""
WIDEST = 100
"""How far the line above the board goes."""
FEWEST_CHOICES, MOST_CHOICES = 1 / 3, 2 / 3
"""Of the room: what a list of choices that is too long gets at least and at most, with the question."""
FEW = 16
"""Up to so many choices are listed rather than hidden for a table, if they leave half of the room."""


class News(NamedTuple):
    """One thing that happened. It is wrapped when it is shown: the window may have another size by then."""

    text: Text
    clause: str = ""
    mine: bool = False
    """It names the reader: where there is not room for all, such news are kept first."""

    def lines(self, width: int) -> Picture:
        """With the clause, where that does not take another line."""
        plain = wrapped(self.text, width, 2)
        cited = wrapped(self.text + Text(f"  {self.clause}", "cyan"), width, 2)
        return cited if self.clause and len(cited) == len(plain) else plain


def all_lines(told: Sequence[News], width: int) -> Picture:
    return [line for each in told for line in each.lines(width)]


class Page:
    """A window of this size, without a height where it is a file or a pipe."""

    def __init__(self, speaker: Speaker, width: int, height: int | None) -> None:
        self.speaker = speaker
        self.width = width
        self.height = ENDLESS if height is None else height - 1  # the prompt has the last line

    def lines(
        self,
        seat: Seat,
        told: Sequence[News],
        blocks: Sequence[Block],
        prompt: Prompt,
        choices: Sequence[Choice],
        more: Picture,
        brief: Sequence[Block] = (),
    ) -> Picture:
        """All of it, no higher than the window; `more` stands below the choices.

        With the board in its brief form where more of the tables that are needed then fit, or any news at all.
        """
        whole, lacking = self._laid_out(seat, told, blocks, prompt, choices, more)
        if lacking == NOTHING or not brief:
            return whole
        short, less = self._laid_out(seat, told, brief, prompt, choices, more)
        return short if less < lacking else whole

    def _laid_out(
        self,
        seat: Seat,
        told: Sequence[News],
        blocks: Sequence[Block],
        prompt: Prompt,
        choices: Sequence[Choice],
        more: Picture,
    ) -> tuple[Picture, tuple[int, bool]]:
        """The page, and what is lacking. Others' tables come last."""
        tables = sorted([block for block in blocks if block.of in (None, seat)], key=lambda block: block.need)
        pictures = [self.speaker.picture(block, self.width) for block in tables]
        plain = [picture for block, picture in zip(tables, pictures, strict=True) if block.need != LEGEND]
        needed = sum(block.need == NOW for block in tables)
        tall = len(all_lines(told, self.width))
        where, few = self._where(prompt), min(tall, round(self.height * FEWEST_NEWS))
        room = self.height - len(where)
        ways = [(kept, *self._below(prompt, choices, more, plain, needed, room - kept)) for kept in _less(few)]
        # rather more choices and tables than more than a line of news
        few, below, _ = max(ways, key=lambda way: (way[2], way[2] < 0 and way[0] == 1))
        left = self.height - len(where) - len(below)
        room = left - min(tall, round(self.height * MOST_NEWS))
        others = [self.speaker.picture(block, self.width) for block in blocks if block.of not in (None, seat)]
        everything = arrange([*pictures, *others], self.width, room)
        if set(range(len(tables))) <= set(everything.placed):
            board, missing = everything.picture, 0
        else:
            board, missing = self._board(tables, pictures, room, left - few, left)
        above = self._above(told, prompt, left - len(board))
        return [*above, *board, *below], (missing, bool(told) and len(above) == 1)

    def news(self, line: Line) -> News:
        text = Text("· ") + Text(self.speaker.render(line.text))
        if line.detail:
            text += Text(f"  {self.speaker.render(line.detail)}", "dim")
        return News(text, line.clause, names(line.text, self.speaker.you))

    def _where(self, prompt: Prompt, hidden: str = "") -> Picture:
        """The steps of the phase, with the one under way in brackets; on the right, what there is no room for.

        Where that is too long, the steps before are left out, or those after. The first names the round: it stays where
        there is room for it.
        """
        end = Text(f" {hidden}" if hidden else "")
        whole, now = self._steps(prompt, 0), max(0, prompt.step)
        width = min(self.width, max(WIDEST, whole.cell_len + end.cell_len))
        room = width - end.cell_len
        if hidden and whole.cell_len > room:
            whole = self._steps(prompt, now)
            first = Text(f"── {self.speaker.render(prompt.steps[0])} · {'… · ' if now > 1 else ''}", "dim")
            step = self.speaker.render(prompt.steps[now])
            if now and len(f"{first.plain}[{step}] …") <= room:
                whole = first + whole[3:]
        begun = cut(whole, room)
        return [begun + Text("─" * (room - begun.cell_len), "dim") + end]

    def _steps(self, prompt: Prompt, first: int) -> Text:
        line = Text("── ", "dim")
        for number, step in enumerate(map(self.speaker.render, prompt.steps[first:]), first):
            line += Text(f"[{step}]", "bold") if number == prompt.step else Text(step, "dim")
            line += Text(" · " if number + 1 < len(prompt.steps) else " ", "dim")
        return line

    def _below(
        self,
        prompt: Prompt,
        choices: Sequence[Choice],
        more: Picture,
        tables: Sequence[Picture],
        needed: int,
        room: int,
    ) -> tuple[Picture, int]:
        """The question and the choices, in as many words as leave room for the tables that are needed: the first ones.

        Of two ways to say all of it, the one that leaves room for more tables. A needed table that leaves no room for
        the choices counts as if it were not there. Also, how many of them leave
        room for a line for each choice; -1: none.
        """
        room -= len(more)
        ask, wide = self.speaker.render, self.width
        question = Text.assemble((ask(prompt.title), "bold"), f"  {ask(prompt.text)}" if prompt.text else "")
        whole, short = wrapped(question, wide), [cut(question, wide)]
        brief_ways = [(short, show) for show in (lists.in_short, lists.in_lines, lists.in_rows)]
        ways = ((whole, lists.in_full), (whole, lists.grouped), *brief_ways)
        written = [[*first, *show(choices, wide)] for first, show in ways]
        hint = cut(Text(ask(say("play-more-choices", n=len(choices))), "dim"), wide)
        least, most = round(room * FEWEST_CHOICES), round(room * MOST_CHOICES)
        for count in range(needed, -1, -1):
            tall = len(arrange(tables[:count], wide, ENDLESS).picture)
            if fitting := [lines for lines in written[:2] if tall + len(lines) <= room]:
                best = max(fitting, key=lambda lines: len(arrange(tables, wide, room - len(lines)).placed))
                return [*best, *more], count
            if any(tall + len(lines) <= room for lines in written[2:]):
                return [*short, *lists.in_lines(choices, wide, room - tall - len(short)), *more], count
            if room - tall >= least:
                break
        rows = min(written[-2:], key=len)
        if len(choices) <= FEW and len(rows) <= room / 2:
            return [*rows, *more], 0  # no table is worth hiding a few choices
        brief = [*short, *lists.in_brief(choices, wide, max(1, min(room - tall, most) - len(short) - 1)), hint]
        return [*min(rows, brief, key=len), *more], -1

    def _board(
        self, tables: Sequence[Block], pictures: Sequence[Picture], room: int, most: int, left: int
    ) -> tuple[Picture, int]:
        """As many tables as fit, and the names of the others. Those that are needed may take more room.

        Also, how many that are needed do not fit.
        """
        needed = sum(block.need == NOW for block in tables)
        plain = sum(block.need != LEGEND for block in tables)
        for height in (room - 1, most, left - 1, left):
            first = arrange(pictures[:needed], self.width, height)
            if len(first.placed) == needed:
                break
        found = arrange(pictures[:plain], self.width, max(room - 1, len(first.picture)))
        out = [block.title or say("play-overview") for at, block in enumerate(tables[:plain]) if at not in found.placed]
        others = cut(Text(self.speaker.render(say("play-left-out", tables=tuple(out))), "dim"), self.width)
        missing = sum(at not in found.placed for at in range(needed))
        return [*found.picture, others] if out and len(found.picture) < most else found.picture, missing

    def _above(self, told: Sequence[News], prompt: Prompt, room: int) -> Picture:
        """The news in so many lines, and the steps of the phase. How many more lines there are is said beside the
        steps where these need not be cut for it or there is one line of news at most, else in a line of its own.
        """
        kept = _kept(told, room, self.width)
        more = len(all_lines(told, self.width)) - len(kept)
        if not more:
            return [*kept, *self._where(prompt)]
        beside = self._where(prompt, self.speaker.render(say("play-news-hidden", n=more)))
        if room <= 1 or beside[0].plain.startswith(self._steps(prompt, 0).plain):
            return [*kept, *beside]
        kept = _kept(told, room - 1, self.width)
        first = Text(self.speaker.render(say("play-more-news", n=len(all_lines(told, self.width)) - len(kept))), "dim")
        return [cut(first, self.width), *kept, *self._where(prompt)]


def _kept(told: Sequence[News], room: int, width: int) -> Picture:
    """Of news for which there is not room, those that name the reader before the others, and the latest first.

    The first of them is cut where not even that one fits.
    """
    kept = dict[int, Picture]()
    for at in sorted(range(len(told)), key=lambda at: (told[at].mine, at), reverse=True):
        lines = told[at].lines(width)
        if len(lines) <= room:
            kept[at] = lines
        elif room > 0 and not kept:
            kept[at] = [*lines[: room - 1], cut(lines[room - 1] + Text(" ") + lines[room], width)]
        room -= len(kept.get(at, ()))
    return [line for at in sorted(kept) for line in kept[at]]


def _less(few: int) -> list[int]:
    """Lines of news to try: so many, one, none."""
    return list(dict.fromkeys((few, min(few, 1), 0)))
