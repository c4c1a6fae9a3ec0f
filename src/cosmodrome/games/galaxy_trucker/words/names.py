"""What components, cards, cells, goods and amounts are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby

from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, DATA, SIDES, TILES
from cosmodrome.games.galaxy_trucker.ship.board import FRONT, REAR
from cosmodrome.games.galaxy_trucker.ship.pieces import (
    CANNON,
    COVERS,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND,
    POINTS,
    SHIELD,
    piece_of,
)

CANNON_HALVES = {CANNON: 2, DOUBLE_CANNON: 4}
"""The strength of one that points forward; otherwise it is half of that (GT-9.2)."""


def kind_of(tile: int) -> str:
    """Its kind, as it is written in ids of messages."""
    row = TILES.get(tile)
    if row is None:
        return "unknown"
    kind = row.kind.replace("_", "-")
    return f"{kind}-{row.alien}" if row.alien else kind


def tile_name(tile: int) -> Message:
    """Without an article."""
    return say(f"tile-{kind_of(tile)}", n=TILES[tile].size if tile in TILES else 0)


def kind_name(tile: int) -> Message:
    """Without an article and without its size."""
    return say(f"kind-{kind_of(tile)}")


def a_tile(tile: int) -> Message:
    return say(f"a-tile-{kind_of(tile)}", n=TILES[tile].size if tile in TILES else 0)


def tiles(found: Sequence[int]) -> tuple[Message, ...]:
    """With articles; those alike are counted: "a cabin and 3 engines"."""
    alike = Counter((kind_of(tile), TILES[tile].size if tile in TILES else 0) for tile in found)
    return tuple([_several(kind, size, count) for (kind, size), count in alike.items()])


IMPORTANT = ("cabin", "life_support", "engine", "cannon", "shield", "battery", "special_cargo", "cargo")
"""Without crew or engines a flight ends; double ones count as their kind."""


def most_important(found: Sequence[int], kinds: int) -> tuple[list[int], int]:
    """The components of so many kinds, as they come, and how many others there are."""
    alike = {tile: (kind_of(tile), TILES[tile].size if tile in TILES else 0) for tile in found}
    first = sorted(dict.fromkeys(alike[tile] for tile in found), key=lambda kind: _importance(kind[0]))[:kinds]
    named = [tile for tile in found if alike[tile] in first]
    return named, len(found) - len(named)


def _importance(kind: str) -> int:
    return next((at for at, name in enumerate(IMPORTANT) if name in kind), len(IMPORTANT))


def _several(kind: str, size: int, count: int) -> Message:
    return say(f"a-tile-{kind}", n=size) if count == 1 else say(f"tiles-{kind}", count=count, n=size)


def as_it_lies(tile: int, turns: int) -> Message:
    """What it does for the ship when it lies like that, or where an engine wrongly points; its sides."""
    piece, sides = piece_of(tile, turns), connectors(tile, turns)
    if KIND[piece] in CANNON_HALVES:
        side, strength = POINTS[piece], CANNON_HALVES[KIND[piece]]
        about = {"side": side_name(SIDES[side]), "strength": halves(strength if side == FRONT else strength // 2)}
        return say("lies-cannon", double=KIND[piece] == DOUBLE_CANNON, sides=sides, **about)
    if KIND[piece] == SHIELD:
        covered = tuple([side_name(name) for side, name in enumerate(SIDES) if COVERS[piece] >> side & 1])
        return say("lies-shield", covered=covered, sides=sides)
    if KIND[piece] in (ENGINE, DOUBLE_ENGINE) and POINTS[piece] != REAR:
        return say("lies-engine", side=side_name(SIDES[POINTS[piece]]), sides=sides)
    return sides


def connectors(tile: int, turns: int = 0) -> Message:
    """The sides of a component as it lies."""
    row = TILES[tile]
    front, right, rear, left = (say(f"connector-{row.connectors[(side - turns) % 4]}") for side in range(4))
    return say("connectors", front=front, right=right, rear=rear, left=left)


def type_of(card: rows.AnyCard) -> str:
    """The type of a card, as it is written in ids of messages."""
    return str(card.__struct_config__.tag).replace("_", "-")


def card_name(card: int) -> Message:
    row = CARDS.get(card)
    return say("card-unknown") if row is None else say("card", name=card_title(row), id=row.id)


def card_title(card: rows.AnyCard) -> Message:
    return say(f"card-{type_of(card)}")


def cell_name(round: int, cell: int) -> Message:
    places = DATA.boards[round].cells
    if not 0 <= cell < len(places):
        return say("cell-none")
    row, column = places[cell]
    return say("cell", row=row, column=column)


def goods(counts: Sequence[int]) -> tuple[Message, ...]:
    """Blocks by colour, as a list."""
    return tuple([say(f"goods-{COLOURS[colour]}", n=count) for colour, count in enumerate(counts) if count])


def goods_text(counts: Sequence[int]) -> Message:
    """ "1 red and 2 blue blocks"."""
    if not any(counts):
        return say("goods-none")
    return say("goods", goods=goods(counts), n=[count for count in counts if count][-1])


def load_of(blocks: Sequence[int], tokens: int, humans: int = 0, aliens: Iterable[str] = ()) -> tuple[Message, ...]:
    """What lies on components, as far as there is any."""
    found = [say("humans", n=humans)] if humans else []
    found += alien_names(aliens)
    counted = [say("tokens", n=tokens)] if tokens else []
    return tuple(found + _blocks(blocks, apart=bool(found or counted)) + counted)


def _blocks(counts: Sequence[int], *, apart: bool) -> list[Message]:
    """Among other things, the blocks of each colour by themselves: "2 humans, 1 red block and 2 blue blocks"."""
    if not apart:
        return [goods_text(counts)] if any(counts) else []
    ones = [
        tuple(count if other == colour else 0 for other in range(len(counts))) for colour, count in enumerate(counts)
    ]
    return [goods_text(one) for one in ones if any(one)]


def alien_names(aliens: Iterable[str]) -> tuple[Message, ...]:
    return tuple([say(f"alien-{alien}") for alien in aliens])


def by_colour(colours: Iterable[int]) -> tuple[int, ...]:
    """How many blocks there are of each colour in a list of colours by number."""
    listed = tuple(colours)
    return tuple(listed.count(colour) for colour in range(len(COLOURS)))


def of_card(printed: Sequence[str]) -> tuple[int, ...]:
    """The same for the colours printed on a card."""
    return tuple(printed.count(colour) for colour in COLOURS)


def halves(strength: int) -> str:
    """9 halves as "4½"."""
    whole, half = divmod(strength, 2)
    return f"{whole or ''}½" if half else str(whole)


def circle_name(circle: int) -> Message:
    return say(f"circle-{circle}")


def threat_name(size: str) -> Message:
    return say(f"threat-{size}")


def threats(found: Iterable[rows.Threat]) -> Message:
    """In order; those that come from the same side one after the other are named together."""
    return in_a_row(
        [_volley([each.size for each in group], side) for side, group in groupby(found, lambda each: each.side)]
    )


def _volley(sizes: Sequence[str], side: str) -> Message:
    if len(sizes) == 1:
        return say("threat-from", threat=threat_name(sizes[0]), side=side_name(side))
    if len(set(sizes)) == 1:
        return say("threats-alike", n=len(sizes), size=sizes[0], side=side_name(side))
    meteors = sizes[0] in ("small", "large")
    return say(
        "threats-mixed", sizes=tuple([say(f"size-{size}") for size in sizes]), meteors=meteors, side=side_name(side)
    )


def in_a_row(parts: Sequence[Message]) -> Message:
    """Parts that have lists of their own in them."""
    return reduce(lambda first, rest: say("text-more", first=first, rest=rest), parts)


def side_name(side: str) -> Message:
    return say(f"side-{side}")


def penalty(line: rows.CombatLine) -> Message:
    """What a line of a combat zone costs."""
    if line.penalty == "shots":
        return say("penalty-shots", threats=threats(line.shots))
    return say(f"penalty-{line.penalty.replace('_', '-')}", n=line.amount)
