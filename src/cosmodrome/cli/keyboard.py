"""The keyboard and the screen, shared by the session and by what goes on while a person types.

Any thread that uses the match must hold the lock. The session holds it except while it waits for
something.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Condition, Lock
from typing import Any

from cosmodrome.cli.layout import Picture
from cosmodrome.cli.show import console, in_words, show, window
from cosmodrome.core.message import say

NEWS = 4
"""Lines above the prompt for what happens meanwhile: more would drive what can be done off the screen."""
ERASE_LINE, LINE_UP = "\r\x1b[2K", "\x1b[1A"


class Keyboard:
    def __init__(self) -> None:
        self.lock = Condition(Lock())
        self._prompt = ""
        """What stands at the bottom of the screen while somebody types."""
        self._counts = False
        self._news: list[str] = []
        """What stands above it."""
        self._typed_ahead = ""
        """What a person typed below a part of a long text, in place of reading on."""
        self._readline = _line_editor()

    def ask(self, prompt: str, *, counts: bool = False) -> str:
        """A line that a person types; others may have the match meanwhile. `counts`: the prompt shows the time."""
        if self._typed_ahead:
            answer, self._typed_ahead = self._typed_ahead, ""
            return answer
        self._news, self._counts = [], counts
        let_go = False

        def on_screen() -> None:
            """Others get the match once the prompt stands: their news come above it."""
            nonlocal let_go
            self._prompt, let_go = prompt, True
            self.lock.release()

        hook = getattr(self._readline, "set_pre_input_hook", None)
        if hook:
            hook(on_screen)
        else:
            on_screen()
        try:
            return input(prompt).strip()
        finally:
            self._prompt = ""  # before the lock is back: news would show it again
            if let_go:
                self.lock.acquire()
            if hook:
                hook(None)

    def leaf(self, picture: Picture) -> None:
        """Shows lines, a window at a time."""
        height = window()[1]
        step = len(picture) if height is None or len(picture) < height else height - 1
        for at in range(0, len(picture), max(1, step)):
            show(picture[at : at + step])
            rest = len(picture) - at - step
            answer = self.ask(f"{in_words(say('play-lines-left', n=rest))} ") if rest > 0 else ""
            if answer:
                self._typed_ahead = "" if answer.lower() == "q" else answer
                return

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Lets others have the match."""
        self.lock.release()
        try:
            yield
        finally:
            self.lock.acquire()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What is printed here comes above the prompt, which is shown again with what was typed so far."""
        if not self._prompt:
            yield
        elif _can_erase():
            with console.capture() as output:
                yield
            self._show_news(output.get().splitlines())
        else:
            console.print()
            yield
            console.out(self._prompt, end="", highlight=False)

    def prompt_again(self, prompt: str) -> None:
        """Another prompt of the same width, such as one with the time, before what was typed so far."""
        if self._prompt and self._counts and _can_erase() and prompt != self._prompt:
            self._prompt = prompt
            self._show_news([])

    def keep_news(self) -> None:
        """What stands above the prompt stays on the screen."""
        self._news = []

    def _show_news(self, lines: list[str]) -> None:
        """The latest lines in place of those before; the log has them all."""
        gone = ERASE_LINE + (LINE_UP + ERASE_LINE) * len(self._news)
        self._news = [*self._news, *lines][-max(NEWS, len(lines)) :]
        typed = self._readline.get_line_buffer() if self._readline else ""
        console.file.write(gone + "".join(f"{line}\n" for line in self._news) + self._prompt + typed)
        console.file.flush()


def _can_erase() -> bool:
    return console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows


def _line_editor() -> Any:
    """The standard library's, where there is one and a person at a terminal: only that knows what was typed so far."""
    if not (sys.stdin.isatty() and sys.stdout.isatty() and console.is_terminal):
        return None
    try:
        return import_module("readline")
    except ImportError:
        return None
