"""A position as text and as a picture: the tables that a terminal shows, as one seat or a spectator sees them."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game

MODES = ("human", "ansi", "rgb_array")
WIDTH = 110
"""Letters in a line."""
MARGIN, LETTERS = 12, 14
DARK, LIGHT = (16, 20, 32), (226, 232, 244)


def as_text(game: Game[Any], state: Any, seat: Seat | None, names: Sequence[str]) -> str:
    """The tables of the board."""
    words = catalogue(game.texts.words)

    def render(text: Any) -> str:
        return words.render(text, names, seat)

    written = StringIO()
    console = Console(file=written, width=WIDTH, highlight=False, color_system=None)
    for block in game.texts.board(game.view(state, seat)):
        table = Table(title=Text(render(block.title)), title_justify="left", caption_justify="left")
        table.caption = Text(render(block.note)) if block.note else None
        for title in block.head:
            table.add_column(Text(render(title)))
        for row in block.rows:
            table.add_row(*[Text(render(cell)) for cell in row])
        console.print(table)
    return written.getvalue()


def as_picture(text: str) -> NDArray[np.uint8]:
    """The same as an array of height, width and three colours."""
    font = ImageFont.load_default(LETTERS)
    lines = text.splitlines() or [""]
    height = LETTERS + 4
    width = max(int(font.getlength(line)) for line in lines) + 2 * MARGIN
    image = Image.new("RGB", (width, height * len(lines) + 2 * MARGIN), DARK)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + number * height), line, LIGHT, font)
    return np.asarray(image)


def rendered(mode: str | None, game: Game[Any], state: Any, seat: Seat | None, names: Sequence[str]) -> Any:
    """What `render` of an environment returns: text, a picture, or nothing where it has printed the text."""
    if mode is None:
        return None
    text = as_text(game, state, seat, names)
    if mode == "rgb_array":
        return as_picture(text)
    if mode == "ansi":
        return text
    Console(highlight=False).print(Text(text), soft_wrap=True)
    return None
