"""What components, cards, cells, goods and amounts are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cosmodrome.core.message import Message, say
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS, COLOURS, DATA, TILES

if TYPE_CHECKING:
    from cosmodrome.core.catalogue import Catalogue


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
    return say("list", things=goods(counts)) if any(counts) else say("goods-none")


def load_of(blocks: Sequence[int], tokens: int, humans: int = 0, aliens: Iterable[str] = ()) -> tuple[Message, ...]:
    """What lies on components, as far as there is any."""
    found = [say("humans", n=humans)] if humans else []
    found += alien_names(aliens)
    found += [say("goods", goods=goods(blocks), n=[count for count in blocks if count][-1])] if any(blocks) else []
    return tuple(found + ([say("tokens", n=tokens)] if tokens else []))


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


def threats(found: Iterable[rows.Threat]) -> tuple[Message, ...]:
    return tuple([say("threat-from", threat=threat_name(each.size), side=side_name(each.side)) for each in found])


def side_name(side: str) -> Message:
    return say(f"side-{side}")


def penalty(line: rows.CombatLine) -> Message:
    """What a line of a combat zone costs."""
    if line.penalty == "shots":
        return say("penalty-shots", threats=threats(line.shots))
    return say(f"penalty-{line.penalty.replace('_', '-')}", n=line.amount)


def kind_titles() -> dict[int, str]:
    """The kind of each tile in English words, for balance reports."""
    return {tile: _words().render(kind_name(tile)).capitalize() for tile in TILES}


def card_titles() -> dict[type, str]:
    """The same for the types of cards."""
    return {type(card): _words().render(card_title(card)) for card in DATA.cards}


def _words() -> Catalogue:
    from cosmodrome.core.catalogue import catalogue  # noqa: PLC0415 - takes a while, and only reports need it

    return catalogue(__package__)
