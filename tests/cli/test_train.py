"""`train` as somebody types it: it shows how far it is, leaves a network and a curve, and continues."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.run import Ran, cosmodrome


def train(folder: Path, *arguments: str, games: int = 12) -> Ran:
    common = ("--seats", "2", "--workers", "1", "--games", str(games), "--out", str(folder))
    return cosmodrome("train", "template", *common, *arguments)


def test_it_leaves_a_network_and_its_curve_and_continues(tmp_path: Path) -> None:
    folder = tmp_path / "trained"
    ran = train(folder)
    assert ran.code == 0, ran.err
    assert "12/12" in ran.err
    assert "games/s" in ran.err
    assert f"The network is in {folder / 'network-2.npz'}" in ran.out
    assert (folder / "curve.svg").read_text("utf-8").startswith("<svg")
    before = (folder / "network-2.npz").read_bytes()

    again = train(folder)
    assert again.code == 2
    assert "--resume" in again.err
    assert (folder / "network-2.npz").read_bytes() == before

    further = train(folder, "--resume", games=24)
    assert further.code == 0, further.err
    assert "24/24" in further.err
    assert [look["games"] for look in json.loads((folder / "curve.json").read_text("utf-8"))] == [12, 24]
