"""How bots judge: by hand, or by a network from a file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from cosmodrome.bots.bot import look
from cosmodrome.bots.judging import ByHand, ByNetwork, judge_for
from cosmodrome.bots.roster import UnknownBot, make_bot
from cosmodrome.core.game import Options
from cosmodrome.core.network import About, Network, Trained, WrongNetwork, fitting, write_network
from cosmodrome.core.rng import Rng
from cosmodrome.games._template import GAME as LIFT_OFF
from cosmodrome.games._template.state import State

TABLE = {"ties": "scrap", "timer": "off"}


def table(state: State) -> tuple[int, Options]:
    return len(state.hands), TABLE


TRAINED = msgspec.structs.replace(
    LIFT_OFF, hints=msgspec.structs.replace(LIFT_OFF.hints, trained=Trained("tests.bots", table))
)


def file_for(folder: Path, seats: int) -> str:
    """A network that likes everything it sees, the more of it there is."""
    encoder = TRAINED.encoder(seats, TABLE)
    network = Network(encoder, [(np.full((encoder.size, 1), 0.01), np.zeros(1))])
    file = folder / f"any-{seats}.npz"
    file.write_bytes(write_network(network, About("template", fitting(TRAINED.content, encoder, TABLE), 0)))
    return str(file)


def test_a_network_from_a_file_judges(tmp_path: Path) -> None:
    state, _ = TRAINED.setup(3, TABLE, Rng.seeded(1))
    judge = judge_for(TRAINED, state, file_for(tmp_path, 3))
    assert isinstance(judge, ByNetwork)
    seat = TRAINED.awaiting(state)[0]
    moves = TRAINED.sensible(state, seat)
    deals = [TRAINED.redeal(state, seat, Rng.seeded(number)) for number in range(3)]
    together = judge.after(deals, seat, moves)
    apart = [judge.after([deal], seat, [move])[0] for move in moves for deal in deals]
    assert together == pytest.approx([sum(apart[at : at + 3]) / 3 for at in range(0, len(apart), 3)])
    assert judge.of(state, (0, 1)) == pytest.approx([judge.of(state, (0,))[0], judge.of(state, (1,))[0]])
    sight = look(TRAINED, state, seat, Rng.seeded(5))
    assert make_bot(f"greedy/network={tmp_path / 'any-3.npz'}", TRAINED, Rng.seeded(2)).choose(sight) in moves


def test_a_file_of_another_table_is_refused(tmp_path: Path) -> None:
    state, _ = TRAINED.setup(2, TABLE, Rng.seeded(1))
    with pytest.raises(WrongNetwork):
        judge_for(TRAINED, state, file_for(tmp_path, 3))
    with pytest.raises(WrongNetwork):
        judge_for(LIFT_OFF, state, file_for(tmp_path, 2))
    (tmp_path / "torn.npz").write_bytes(b"PK")
    with pytest.raises(WrongNetwork):
        judge_for(TRAINED, state, str(tmp_path / "torn.npz"))


def test_where_no_file_is_the_evaluation_judges() -> None:
    state, _ = TRAINED.setup(2, TABLE, Rng.seeded(1))
    assert isinstance(judge_for(TRAINED, state, "own"), ByHand)


def test_there_is_no_master_without_a_network() -> None:
    make_bot("master", TRAINED, Rng.seeded(1))
    with pytest.raises(UnknownBot):
        make_bot("master", LIFT_OFF, Rng.seeded(1))
