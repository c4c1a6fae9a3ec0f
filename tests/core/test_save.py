"""Save files: small, whole or refused with a message that names the place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.core.match import Match
from cosmodrome.core.records import digest
from cosmodrome.core.refusal import SaveError
from cosmodrome.games._template.rules import flow


def played(actions: int = 40, seed: int = 12) -> Match:
    match, dice = cosmodrome.new("galaxy-command", seats=2, seed=seed, players=["Mira", "Teo"]), random.Random(seed)
    while match.outcome is None and len(match.log) < actions:
        seat = match.awaiting[0]
        match.play(seat, dice.choice(match.offers(seat)))
    return match


def test_round_trip(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "game.json")
    again = cosmodrome.load(tmp_path / "game.json")
    assert digest(again.snapshot()) == digest(match.snapshot())
    assert again.log == match.log
    assert (again.players, again.seed, again.options) == (match.players, match.seed, match.options)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_whole_game_is_small() -> None:
    assert len(played(10_000).dump()) < 8_000


def test_undone_actions_are_not_saved() -> None:
    match = played(0)
    while match.why_no_undo():
        seat = match.awaiting[0]
        match.play(seat, match.offers(seat)[-1])
    count = len(match.log)
    match.undo()
    assert len(cosmodrome.loads(match.dump()).log) == count - 1


def test_a_step_may_get_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    match = cosmodrome.new("template", seats=2, seed=5)
    match.play(0, match.offers(0)[0])
    monkeypatch.setattr(flow, "SHOW", "reworded")
    monkeypatch.setitem(flow.FLOW._steps, "reworded", flow.show_fuel)
    again = cosmodrome.loads(match.dump())
    assert again.log == match.log
    assert digest(again.snapshot()) != digest(match.snapshot())  # the step's name is in it


def test_a_game_of_an_earlier_release_goes_on_or_says_why_not() -> None:
    """Galaxy Challenge of release 0.1, whose rules were corrected since (CH-3.1)."""
    recorded = json.loads((Path(__file__).parents[1] / "recorded" / "galaxy-challenge-0.json").read_text())
    half = {**recorded, "actions": recorded["actions"][:60]}
    match = cosmodrome.loads(json.dumps(half).encode())
    assert match.awaiting
    assert cosmodrome.loads(match.dump()).log == match.log
    half["actions"][40] = [half["actions"][40][0], {"kind": "ChooseColour", "colour": 0}]
    with pytest.raises(
        SaveError,
        match=r"Action 41 .* is illegal\. .* \(The game began with version 1 of the rules\. This is version 2\.\)",
    ):
        cosmodrome.loads(json.dumps(half).encode())
    with pytest.raises(SaveError, match="This game was saved with version 1 of the rules"):
        cosmodrome.loads(json.dumps({**half, "content": "0" * 16}).encode())


Spoil = Callable[[dict[str, Any]], Any]

DAMAGES: list[tuple[Spoil, str]] = [
    (lambda save: save.update(cosmodrome=99), "save file has format 99"),
    (lambda save: save.pop("cosmodrome"), "not a save file of Cosmodrome"),
    (lambda save: save.update(game="chess"), 'There is no game "chess"'),
    (lambda save: save.update(rules="0"), "saved with version 0 of the rules"),
    (lambda save: save.update(content="0000"), "saved with other component data"),
    (lambda save: save.update(seats=9), "This table cannot be set up. .* 1 to 4 players, not 9"),
    (lambda save: save.update(options={"deck": "tarot"}), "This table cannot be set up. Option .deck."),
    (lambda save: save.update(options={"deck": "original"}), r"This table cannot be set up. .*CO-1\.6"),
    (lambda save: save.update(players=["Mira"]), "This table cannot be set up. There is 1 name"),
    (lambda save: save.pop("seed"), "save file is damaged: .*seed"),
    (lambda save: save.update(seed="seven"), r"save file is damaged: .*\$\.seed"),
    (lambda save: save.update(secret=1), "save file is damaged: .*secret"),
    (lambda save: save["actions"].__setitem__(4, [0, {"kind": "Teleport"}]), "Action 5 cannot be read: .*Teleport"),
    (lambda save: save["actions"].__setitem__(4, [0, {"kind": "Explore"}]), "Action 5 cannot be read: .*slot"),
    (lambda save: save["actions"].__setitem__(4, [0]), r"save file is damaged: .*actions"),
    (lambda save: save["actions"].__setitem__(0, [3, save["actions"][0][1]]), r"Action 1 .* is illegal. .*CO-1\.1"),
    (lambda save: save["actions"].__setitem__(0, [save["actions"][0][0], {"kind": "Conquer", "slot": 0}]), r"CO-3\.6"),
    (lambda save: save["actions"].pop(), "lead to another position"),
    (lambda save: save.update(check="f" * 16), "lead to another position"),
    (lambda save: save.update(seed=save["seed"] + 1), "illegal|another position"),
]


@pytest.mark.parametrize(("spoil", "message"), DAMAGES)
def test_a_damaged_file_is_refused_by_name(spoil: Spoil, message: str, tmp_path: Path) -> None:
    save = json.loads(played().dump())
    spoil(save)
    file = tmp_path / "spoilt.json"
    file.write_text(json.dumps(save))
    with pytest.raises(SaveError, match=message) as caught:
        cosmodrome.load(file)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"cosmodrome": 1}', b'"text"'])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    with pytest.raises(SaveError):
        cosmodrome.load(file)


def test_a_file_cut_off_anywhere_is_refused() -> None:
    whole = played(12).dump()
    for length in range(len(whole.rstrip()) - 1):
        with pytest.raises(SaveError):
            cosmodrome.loads(whole[:length])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="No such file"):
        cosmodrome.load(tmp_path / "nothing.json")


def test_saving_replaces_a_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    match = played(3)
    blocked = tmp_path / "game.json.part"
    blocked.mkdir()
    with pytest.raises(OSError, match=r"."):
        match.save(file)
    assert file.read_text() == "precious"
