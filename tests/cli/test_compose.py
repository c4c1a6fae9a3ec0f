"""Actions put together at the terminal: what no offer has can be played as well."""

from __future__ import annotations

from pathlib import Path

import pytest

import cosmodrome as library
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action
from tests.cli.run import Ran, cosmodrome
from tests.reaching import picks_to, unoffered

TO_LOADING = "1\nmoonbound medium\nearthbound\n"
"""A bid and two routes, chosen by their words."""


def play(tmp_path: Path, typed: str) -> Ran:
    table = ("lunar-rush", "--seats", "2", "--bots", "random", "--seed", "3")
    arguments = ("play", *table, "--save", str(tmp_path / "game.json"))
    return cosmodrome(*arguments, typed=f"{TO_LOADING}{typed}quit\n", home=tmp_path)


def loads(tmp_path: Path) -> list[tuple[int, ...]]:
    fields = ("habp", "tech", "advm", "astronauts")
    log = library.load(tmp_path / "game.json").log
    found = [entry.action for entry in log if entry.seat == 0 and type(entry.action).__name__ == "LoadMoonbound"]
    return [tuple(getattr(action, name) for name in fields) for action in found]


def test_a_ship_may_fly_empty_though_no_offer_says_so(tmp_path: Path) -> None:
    ran = play(tmp_path, "choose\n0\n0\n0\n0\n")
    assert "choose: put an action together yourself" in ran.out
    assert "  0  Habitation Parts    1  Habitation Part" in ran.out, "typed as it is counted"
    assert "Load moonbound: moonbound medium\n" in ran.out
    assert "Load moonbound: moonbound medium and 0 Habitation Parts\n" in ran.out
    assert loads(tmp_path) == [(0, 0, 0, 0)]


def test_picks_can_be_named_by_their_words(tmp_path: Path) -> None:
    play(tmp_path, "c\n1 habitation\ntech 2\nmachinery\n0\n0\n")
    assert loads(tmp_path) == [(1, 2, 0, 0)]


def test_a_load_can_be_said_again_and_taken_back(tmp_path: Path) -> None:
    out = play(tmp_path, "c\n0\n0\n0\n0\nc\n1\n1\n1\n0\n0\n").out
    assert "2  Take back" in out
    assert loads(tmp_path) == [(0, 0, 0, 0), (1, 1, 0, 0)]


def test_wrong_picks_are_asked_again_and_back_changes_nothing(tmp_path: Path) -> None:
    ran = play(tmp_path, "c\n99\nx\n\nb\n")
    assert ran.code == 0
    assert ran.out.count("Type a number from the list") == 3
    assert loads(tmp_path) == []


def test_back_goes_one_pick_back(tmp_path: Path) -> None:
    play(tmp_path, "c\n1\nb\n0\n0\n0\n0\n")
    assert loads(tmp_path) == [(0, 0, 0, 0)]


def typed_for(match: Match, action: Action) -> str:
    """What a person types to put an action together: after the curtain, the number of each pick that is asked for."""
    lines, picks, found = ["", "choose"], picks_to(match, action), match.compose(0, type(action))
    assert picks
    for at, pick in enumerate(picks, 1):
        if len(found.picks) > 1 or found.action is not None:
            lines.append(str(1 + list(found.picks).index(pick)))
        found = match.compose(0, type(action), picks[:at])
    return "\n".join([*lines, *([""] if found.picks else []), "quit", ""])


@pytest.mark.parametrize(("game", "kind"), [("galaxy-trucker", "Stow"), ("galaxy-challenge", "RollDice")])
def test_lists_of_goods_and_cards_are_put_together(tmp_path: Path, game: str, kind: str) -> None:
    match, action = unoffered(game, kind)
    file = tmp_path / "game.json"
    match.save(file)
    cosmodrome("play", "--resume", str(file), typed=typed_for(match, action), home=tmp_path)
    assert library.load(file).log[len(match.log)].action == action
