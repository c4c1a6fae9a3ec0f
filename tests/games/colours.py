"""For clauses that let players choose their colours."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.records import plain
from cosmodrome.table import protocol as p
from tests.table.seating import Seating


def check_colours_are_free(game: Game[Any]) -> None:
    """Two people choose other colours than those of their seats, each a different one, and the game is the same."""
    colours, seats = game.meta.colours, 2
    usual, chosen = Seating(game.meta.id, seats), Seating(game.meta.id, seats)
    for seating in (usual, chosen):
        assert seating.give("ada", p.Sit("a", 0)) is None
        assert seating.give("ben", p.Sit("b", 1)) is None
    assert chosen.give("ada", p.ChooseColour("c", 0, colours[-1])) is None
    assert chosen.give("ben", p.ChooseColour("d", 1, colours[-1])) is not None
    assert chosen.give("ben", p.ChooseColour("e", 1, colours[0])) is None
    for seating in (usual, chosen):
        assert seating.give("ada", p.Begin("f")) is None
    assert chosen.give("ben", p.ChooseColour("g", 1, colours[1])) is not None, "the game has begun"
    assert [chair.colour for chair in usual.hello("ada").showing.seats] == list(colours[:seats])
    assert [chair.colour for chair in chosen.hello("ada").showing.seats] == [colours[-1], colours[0]]
    assert plain(usual.match.view(0)) == plain(chosen.match.view(0))
