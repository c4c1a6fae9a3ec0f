"""The seed: too large to be searched for, and a commitment to it that anyone can check once the game is over."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.core.refusal import SaveError
from cosmodrome.games.registry import find_game
from cosmodrome.server.live.rooms import table_opened
from tests.cli.run import here
from tests.server.serving import Page


def test_seeds_have_128_bits_and_salts_too() -> None:
    opened = [table_opened(find_game("template"), 2, {}, "ada") for _ in range(40)]
    assert max(one.seed for one in opened) > 2**120
    assert len({one.salt for one in opened}) == 40
    assert all(len(bytes.fromhex(one.salt)) == 16 for one in opened)


def test_who_noted_the_commitment_can_verify_the_finished_game(page: Page, tmp_path: Path) -> None:
    table = page.open_table("template", "you", "random")
    with page.sit(table["id"]) as seat:
        shown = seat.hello["commitment"]
        while seat.wait_for_turn():
            seat.act()
    with page.sit(table["id"]) as seat:
        told = seat.hello
    assert told["commitment"] == shown == hashlib.sha256(f"{told['salt']}:{told['seed']}".encode()).hexdigest()
    file = tmp_path / "game.json"
    file.write_bytes(page.http.get(f"/api/tables/{table['id']}/save").content)
    assert here("verify", str(file), shown).code == 0
    assert shown in here("verify", str(file)).out.replace("\n", "")
    other = here("verify", str(file), "0" * 64)
    assert other.code == 2
    assert shown in other.err.replace("\n", "")
    again = page.http.post("/api/replays", content=file.read_bytes())
    assert page.replay(again.json()["id"])["seed"] == told["seed"], "all digits of it"


def test_a_file_whose_seed_was_changed_is_refused(tmp_path: Path) -> None:
    match = cosmodrome.new("template", seats=2, seed=2**127 + 5)
    match.play(0, match.offers(0)[0])
    file = tmp_path / "game.json"
    file.write_bytes(match.dump("5a1f"))
    assert cosmodrome.load(file).seed == 2**127 + 5
    file.write_bytes(match.dump("5a1f").replace(str(match.seed).encode(), str(match.seed - 1).encode()))
    with pytest.raises(SaveError):
        cosmodrome.load(file)
    assert here("verify", str(file)).code == 2


def test_a_file_of_an_earlier_release_opens_and_has_no_commitment(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "recorded" / "template-0.json"
    assert "no commitment" in here("verify", str(file)).out
    assert here("verify", str(file), "0" * 64).code == 2
