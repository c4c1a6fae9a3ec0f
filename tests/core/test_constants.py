"""Names that never change are marked for the compiler, and nothing else."""

from __future__ import annotations

from cosmodrome.compiling.constants import mark_constants

SOURCE = '''"""A module."""

from __future__ import annotations

from cosmodrome.core.message import Player, say
from cosmodrome.core.rng import MASK, Rng
from cosmodrome.core.step import NOBODY

SIZES = tuple([2, 3])
PAIR = (2, 3)
ROW: tuple[int, ...] = (2, 3)
KNOWN: dict[int, int] = {}
COUNT = 0
T = 3
(
    NEAR,
    FAR,
) = range(2)


def work() -> None:
    global COUNT
    COUNT = NOBODY
    say("x", who=Player(SIZES[0]), rng=Rng(a=MASK, b=0, c=0))
'''

MARKED = '''"""A module."""

from __future__ import annotations
from typing import Final

from cosmodrome.core.message import Player, say; _make_Player: Final = Player
from cosmodrome.core.rng import MASK, Rng
from cosmodrome.core.step import NOBODY as _plain_NOBODY; NOBODY: Final = _plain_NOBODY

SIZES: Final = tuple([2, 3])
PAIR = (2, 3)
ROW: Final[tuple[int, ...]] = (2, 3)
KNOWN: Final[dict[int, int]] = {}
COUNT = 0
T = 3
(
    _plain_NEAR,
    _plain_FAR,
) = range(2); NEAR: Final = _plain_NEAR; FAR: Final = _plain_FAR


def work() -> None:
    global COUNT
    COUNT = NOBODY
    say("x", who=_make_Player(SIZES[0]), rng=Rng(a=MASK, b=0, c=0))
'''


def test_constants_are_marked_wherever_they_come_from() -> None:
    """Tuples with a type for each item are not: reading one would make it anew."""
    assert mark_constants(SOURCE, {"cosmodrome.core.rng"}) == MARKED


def test_what_is_imported_over_several_lines_keeps_the_lines_of_the_rest() -> None:
    source = "from cosmodrome.core.step import (\n    NOBODY,\n    Step,\n)\n\nHERE = Step('x', NOBODY)\n"
    first, *empty, last = mark_constants(source, ()).splitlines()[1:]
    assert first.startswith("from cosmodrome.core.step import NOBODY as _plain_NOBODY, Step; NOBODY: Final = ")
    assert empty == [""] * 4
    assert last == "HERE: Final = _make_Step('x', NOBODY)"


def test_tuples_that_other_modules_write_out_are_left_alone() -> None:
    source = "from cosmodrome.compiling.spell_out import DECORATOR, OPEN\n"
    assert mark_constants(source, ()) == source


def test_nothing_to_mark() -> None:
    assert mark_constants("x = 1\n", ()) == "x = 1\n"
