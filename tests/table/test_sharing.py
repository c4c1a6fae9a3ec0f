"""Several players on one device: what it shows and tells, and when it has to be handed over."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.core.records import plain
from cosmodrome.core.rng import Rng
from cosmodrome.games.registry import find_game
from cosmodrome.table.showing import Mark, Viewer, news
from tests.table.seating import GRACE, Seating


def sharing(game: str, *people: str) -> Seating:
    seating = Seating(game, seats=len(people))
    seating.begin(*people)
    return seating


def test_the_log_and_what_happens_are_told_as_to_spectators() -> None:
    """What one player learned stays on the screen when the next one takes the device."""
    seating = sharing("template", "ada", "ada")
    before, mark = seating.hello("ada"), Mark.of(seating.table)
    seat = seating.match.awaiting[0]
    assert seating.act("ada", seat) is None
    told = [news(seating.table, Viewer(player, seating.now, {}, GRACE), mark) for player in ("ada", "eve")]
    assert plain(told[0].log) == plain(told[1].log)
    assert plain(before.log) == plain(sharing("template", "ada", "ada").hello("eve").log)


def test_the_curtain_falls_where_the_next_player_has_secrets() -> None:
    seating = sharing("template", "ada", "ada")
    assert seating.hello("ada").showing.curtain
    alone = sharing("template", "ada", "ben")
    assert not alone.hello("ada").showing.curtain, "nobody looks over their shoulder"


def test_while_nobody_here_decides_a_shared_device_shows_what_spectators_see() -> None:
    """Nobody knows then who holds it."""
    seating = Seating("galaxy-challenge", seats=3)
    seating.begin("ada", "ada", bots=("random",))
    while 2 not in seating.match.awaiting:
        assert seating.act("ada", seating.match.awaiting[0]) is None
    assert plain(seating.hello("ada").showing.view) == plain(seating.hello("eve").showing.view)


def curtains(game_id: str, seed: int) -> list[tuple[Any, bool]]:
    """The view of whoever decides on a shared device, and whether it has to be handed over, at every decision."""
    game, found = find_game(game_id), []
    state, _ = game.setup(2, {option.id: option.default for option in game.meta.options}, Rng.seeded(seed))
    while awaited := game.awaiting(state):
        seat = awaited[0]
        found.append((game.shared_view(state, seat), game.has_secrets(state, seat)))
        moves = list(game.sensible(state, seat))
        game.apply(state, seat, moves[len(found) % len(moves)])
    return found


@pytest.mark.parametrize("seed", range(3))
def test_galaxy_rush_hides_predictions_and_nothing_else(seed: int) -> None:
    found = curtains("galaxy-rush", seed)
    assert {falls for view, falls in found if view.phase == "prediction"} == {True}
    assert {falls for view, falls in found if view.phase != "prediction"} == {False}
    assert {view.hand for view, falls in found if not falls} == {()}


def test_galaxy_command_has_no_secrets() -> None:
    assert {falls for _, falls in curtains("galaxy-command", 0)} == {False}


def test_whoever_plays_on_their_own_device_sees_their_predictions_all_the_time() -> None:
    seating = sharing("galaxy-rush", "ada", "ben")
    assert len(seating.hello("ada").showing.view.hand) == 3
    shared = sharing("galaxy-rush", "ada", "ada")
    assert shared.hello("ada").showing.view.hand == ()
