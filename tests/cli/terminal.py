"""A terminal of a given size for the real command: a pseudo-terminal, and a screen that shows what a person sees."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from unicodedata import category, east_asian_width

PATIENCE = 120.0
CONTROL = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\x1b[=>]")


class Screen:
    """As much of a terminal as the command uses. All lines that ever were are kept; the window is the last of them."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.lines: list[list[str]] = [[]]
        self.row = self.column = 0
        self.wrapped = 0
        """How often a line was longer than the window is wide."""
        self._rest = ""

    def write(self, text: str) -> None:
        text = self._rest + text
        cut = text.rfind("\x1b")
        whole = cut < 0 or CONTROL.match(text, cut)
        text, self._rest = (text, "") if whole else (text[:cut], text[cut:])
        at = 0
        while at < len(text):
            if found := CONTROL.match(text, at):
                self._control(found[1] or "", found[2] or "")
                at = found.end()
            else:
                self._letter(text[at])
                at += 1

    @property
    def top(self) -> int:
        """The first line in the window."""
        return max(0, len(self.lines) - self.rows)

    def text(self, since: int = 0) -> list[str]:
        return ["".join(line).rstrip() for line in self.lines[since:]]

    def window(self) -> list[str]:
        return self.text(self.top)

    def _letter(self, letter: str) -> None:
        match letter:
            case "\n":
                self._down()
            case "\r":
                self.column = 0
            case "\b":
                self.column = max(0, self.column - 1)
            case _ if category(letter)[0] != "C":
                self._put(letter)

    def _put(self, letter: str) -> None:
        width = 2 if east_asian_width(letter) in "WF" else 1
        if self.column + width > self.columns:
            self.wrapped += 1
            self.column = 0
            self._down()
        line = self.lines[self.row]
        line += [" "] * (self.column + width - len(line))
        line[self.column] = letter
        self.column += width

    def _down(self) -> None:
        self.row += 1
        if self.row == len(self.lines):
            self.lines.append([])

    def _control(self, numbers: str, letter: str) -> None:
        number = int(numbers) if numbers.isdigit() else 0
        match letter:
            case "A":
                self.row = max(self.top, self.row - max(1, number))
            case "B":
                self.row = min(len(self.lines) - 1, self.row + max(1, number))
            case "C":
                self.column += max(1, number)
            case "D":
                self.column = max(0, self.column - max(1, number))
            case "K":
                line = self.lines[self.row]
                self.lines[self.row] = [] if number == 2 else line[: self.column]
            case "J" if number == 2:
                self.lines += [[] for _ in range(self.rows)]
            case "H":
                self.row, self.column = self.top, 0


class Terminal:
    """The command in a window. Each answer of a person comes after the prompt."""

    def __init__(
        self, columns: int, rows: int, *arguments: str, home: Path, prompt: str | tuple[str, ...] = "> "
    ) -> None:
        self.screen = Screen(columns, rows)
        self.prompt = prompt
        self.over = False
        self._begun = 0
        self.fd, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        variables = {**os.environ, "TERM": "xterm", "COSMODROME_DATA": str(home), "COSMODROME_COMMAND": "cosmodrome"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            variables.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cosmodrome", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env=variables,
        )
        os.close(inside)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.fd)

    def read(self) -> list[str]:
        """What was printed up to the next prompt, or to the end."""
        end = monotonic() + PATIENCE
        while not self.over and not self._at_prompt():
            assert monotonic() < end, "\n".join(self.screen.window())
            self._more(1.0)
        return self.screen.text(self._begun)

    def read_until(self, words: str) -> list[str]:
        """What was printed, once these words are among it."""
        end = monotonic() + PATIENCE
        while not self.over and not any(words in line for line in self.screen.text(self._begun)):
            assert monotonic() < end, "\n".join(self.screen.window())
            self._more(1.0)
        return self.screen.text(self._begun)

    def type(self, answer: str) -> None:
        """A line, with Enter."""
        row = self.screen.row
        self.keys(f"{answer}\r")
        while not self.over and self.screen.row <= row:
            self._more(0.05)
        self._begun = row + 1

    def keys(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def answers(self) -> Iterator[list[str]]:
        """What is printed, again and again; whoever loops over it types."""
        while not self.over:
            yield self.read()

    def _at_prompt(self) -> bool:
        line = "".join(self.screen.lines[self.screen.row][: self.screen.column])
        return line.endswith(self.prompt)

    def _more(self, seconds: float) -> None:
        ready, _, _ = select.select([self.fd], [], [], seconds)
        if not ready:
            return
        try:
            data = os.read(self.fd, 65_536)
        except OSError:  # the other end is closed
            data = b""
        if data:
            self.screen.write(data.decode(errors="replace"))
        else:
            self.over = True
            self.process.wait()
