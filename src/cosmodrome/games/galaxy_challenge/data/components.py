"""The board, cards and numbers as typed rows, loaded once and checked on load (chapters 1, 4 and 8).

Cells of the board are numbered row by row from 0, the card spaces too. Sector and advantage cards are known by their
number, from 1; dice, colours and civilizations by their place in the data, from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.core.game import Colour
from cosmodrome.core.message import Printed, say
from cosmodrome.games.content import Content, open_content, worded

GAME_ID = "galaxy-challenge"

Source = Literal["rulebook", "public", "reconstructed", "own"]
Count = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=1, le=99)]
DieName = Literal["black", "blue", "red", "green"]
SectorKind = Literal["discovery", "defend", "nothing"]
AdvantageKind = Literal["moving", "exploring", "attack", "defence", "special"]
Effect = Literal["fixed", "declared", "lowest", "copied"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    pass


class Players(Row, frozen=True):
    least: Annotated[int, Meta(ge=2, le=6)]
    most: Annotated[int, Meta(ge=2, le=6)]
    source: Source


class Die(Row, frozen=True):
    id: DieName
    use: Literal["move", "explore", "attack", "defend"]
    faces: Number
    source: Source


class Chips(Row, frozen=True):
    count: Number
    source: Source


class Board(Row, frozen=True):
    """A letter for each cell: `.` a sector, `O` a home planet, `*` the centre, `S` and `A` the card spaces."""

    rows: tuple[Annotated[str, Meta(min_length=13, max_length=13, pattern="^[.O*SA]*$")], ...]
    source: Source


class Centre(Row, frozen=True):
    """Chips for each discovery made there."""

    chips: Number
    source: Source


class Rocket(Row, frozen=True):
    """A colour and the cell of its home planet, such as C1: column C of row 1."""

    colour: Colour
    home: str
    source: Source


class Band(Row, frozen=True):
    """From this blue total on, so many sector cards are drawn."""

    least: Number
    cards: Number
    source: Source


class AttackRule(Row, frozen=True):
    least_red: Number
    source: Source


class ChallengeRule(Row, frozen=True):
    chips: Number
    big_margin: Number
    big_chips: Number
    source: Source


class SectorCard(Row, frozen=True):
    number: Number
    id: str
    kind: SectorKind
    name: str
    source: Source
    great: bool = False
    chips: Count = 0
    advantages: Count = 0
    green: Count = 0
    """The green total that holds against it."""


class AdvantageCard(Row, frozen=True):
    number: Number
    id: str
    kind: AdvantageKind
    bonus: Number
    source: Source


class Civilization(Row, frozen=True):
    id: str
    name: str
    colour: Colour
    effect: Effect
    text: Printed
    source: Source
    die: DieName | Literal[""] = ""
    bonus: Count = 0


class Components(msgspec.Struct, frozen=True):
    players: Players
    chips: Chips
    board: Board
    centre: Centre
    attack: AttackRule
    challenge: ChallengeRule
    dice: tuple[Die, ...]
    rockets: tuple[Rocket, ...]
    bands: tuple[Band, ...]
    sector_cards: tuple[SectorCard, ...]
    advantage_cards: tuple[AdvantageCard, ...]
    civilizations: tuple[Civilization, ...]


SIDE = 13
KINDS = ("moving", "exploring", "attack", "defence", "special")
SPECIAL_KIND = 4
DICE = ("black", "blue", "red", "green")
BLACK, BLUE, RED, GREEN = range(4)
NONE = -1


def cell_of(name: str) -> int:
    """The number of a cell such as C1; `NONE` where the board has no such cell."""
    column, row = "ABCDEFGHIJKLM".find(name[:1]), name[1:]
    inside = len(name) > 1 and column >= 0 and row.isdecimal() and 1 <= int(row) <= SIDE
    return (int(row) - 1) * SIDE + column if inside else NONE


def name_of(cell: int) -> str:
    return f"{'ABCDEFGHIJKLM'[cell % SIDE]}{cell // SIDE + 1}"


def read_components(content: Content) -> Components:
    """The rows of a data file; `ContentError` lists every fault in it."""
    players, chips = content.section("players", Players), content.section("chips", Chips)
    board, centre = content.section("board", Board), content.section("centre", Centre)
    attack, challenge = content.section("attack", AttackRule), content.section("challenge", ChallengeRule)
    dice, rockets, bands = content.rows("dice", Die), content.rows("rockets", Rocket), content.rows("bands", Band)
    sectors = content.rows("sector_cards", SectorCard)
    advantages = content.rows("advantage_cards", AdvantageCard)
    civilizations = content.rows("civilizations", Civilization)
    if board is not None and players is not None and not content.faults:
        _check_board(content, board, rockets, players)
        _check_dice(content, dice, bands)
        _check_cards(content, sectors, advantages)
        _check_civilizations(content, rockets, civilizations)
    content.close()
    assert players is not None
    assert chips is not None
    assert board is not None
    assert centre is not None
    assert attack is not None
    assert challenge is not None
    return Components(
        players,
        chips,
        board,
        centre,
        attack,
        challenge,
        tuple(dice),
        tuple(rockets),
        tuple(bands),
        tuple(sectors),
        tuple(advantages),
        tuple(civilizations),
    )


def _check_board(content: Content, board: Board, rockets: list[Rocket], players: Players) -> None:
    content.expect(len(board.rows) == SIDE, say("data-board", n=SIDE))
    letters = "".join(board.rows)
    content.expect(letters.count("*") == 1, say("data-centre"))
    homes = [cell_of(row.home) for row in rockets]
    planets = [cell for cell, letter in enumerate(letters) if letter == "O"]
    content.expect(sorted(homes) == planets, say("data-homes"))
    enough = players.least <= players.most <= len(rockets)
    content.expect(enough, say("data-players", least=players.least, most=players.most, rockets=len(rockets)))


def _check_dice(content: Content, dice: list[Die], bands: list[Band]) -> None:
    content.expect(tuple(row.id for row in dice) == DICE, say("data-dice"))
    steps = [row.least for row in bands]
    content.expect(bool(steps) and steps == sorted(set(steps)) and steps[0] == 1, say("data-bands"))


def _check_cards(content: Content, sectors: list[SectorCard], advantages: list[AdvantageCard]) -> None:
    for section, numbers in (
        ("sector_cards", [row.number for row in sectors]),
        ("advantage_cards", [row.number for row in advantages]),
    ):
        content.expect(numbers == list(range(1, len(numbers) + 1)), say("data-numbers", section=section))
    content.expect(any(row.chips for row in sectors), say("data-no-chip"))
    content.expect(any(row.great for row in sectors), say("data-no-great"))


def _check_civilizations(content: Content, rockets: list[Rocket], civilizations: list[Civilization]) -> None:
    colours = [row.colour for row in rockets]
    content.expect([row.colour for row in civilizations] == colours, say("data-civilizations"))
    for row in civilizations:
        needs_die = row.effect in ("fixed", "declared")
        content.expect(bool(row.die) == needs_die, say("data-die", name=row.name))
    copied = sum(row.effect == "copied" for row in civilizations)
    content.expect(copied <= 1, say("data-copied"))


PRINTED = read_components(open_content(GAME_ID, __package__ or ""))
DATA = worded(GAME_ID, PRINTED)

COLOURS = tuple(row.colour for row in DATA.rockets)
HOMES = tuple(cell_of(row.home) for row in DATA.rockets)
"""By colour."""
LETTERS = "".join(DATA.board.rows)
CELLS = len(LETTERS)
CENTRE = LETTERS.index("*")
CENTRE_CHIPS = DATA.centre.chips
CHIPS = DATA.chips.count
FACES = tuple(row.faces for row in DATA.dice)

SECTOR_CARDS = {row.number: row for row in DATA.sector_cards}
ADVANTAGES = {row.number: row for row in DATA.advantage_cards}
KIND_OF = (NONE, *(KINDS.index(row.kind) for row in DATA.advantage_cards))
BONUS_OF = (0, *(row.bonus for row in DATA.advantage_cards))

LEAST_RED = DATA.attack.least_red
CHALLENGE = DATA.challenge

EFFECTS = tuple(row.effect for row in DATA.civilizations)
"""By colour, as the next two."""
POWER_DIE = tuple(DICE.index(row.die) if row.die else NONE for row in DATA.civilizations)
POWER_BONUS = tuple(row.bonus for row in DATA.civilizations)
