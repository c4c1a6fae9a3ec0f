"""A small network that judges positions, in place of a game's hand-written evaluation.

It looks at observations (`core/numeric.py`), so at nothing that its seat does not know, and says how good each is,
0 to 1. A game has its networks as files; each belongs to one digest of the component data, one number of seats, one
choice of options and one layout of the observation. Where that differs, or where numpy is missing, there is none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from typing import Any, NamedTuple

from cosmodrome.core.flow import Seat
from cosmodrome.core.message import say
from cosmodrome.core.numeric import Encoder, Options
from cosmodrome.core.records import Action, digest
from cosmodrome.core.refusal import Problem

ABOUT = "about"


class Trained(NamedTuple):
    """The networks of a game: one file for each number of seats that has one."""

    package: str
    """The package that holds the files."""
    table: Callable[[Any], tuple[int, Options]]
    """The number of seats and the options of a state."""

    def file(self, seats: int) -> bytes | None:
        """What the file for so many seats holds; None where there is none."""
        file = files(self.package).joinpath(file_name(seats))
        return file.read_bytes() if file.is_file() else None


def file_name(seats: int) -> str:
    return f"network-{seats}.npz"


class WrongNetwork(Problem):
    """A file that is not a network for this table."""


class About(NamedTuple):
    """What a network belongs to, and where it comes from."""

    game: str
    fits: str
    """Digest of the component data, the seats, the options and the layout."""
    games: int
    """Games of self-play that it was trained on."""


def fitting(content: str, encoder: Encoder, options: Options) -> str:
    """What a network has to belong to at this table; `content` is the digest of the component data."""
    return digest([content, encoder.seats, sorted(options.items()), [list(block) for block in encoder.blocks]])


def has_numpy() -> bool:
    return find_spec("numpy") is not None


class Network:
    """Layers of weights, and the encoder of the table that they were trained for."""

    def __init__(self, encoder: Encoder, layers: Sequence[tuple[Any, Any]]) -> None:
        import numpy as np  # noqa: PLC0415 - of an extra

        self.encoder = encoder
        self.layers = [(np.asarray(weights, np.float32), np.asarray(bias, np.float32)) for weights, bias in layers]
        self._np = np

    def values(self, rows: bytes | bytearray) -> list[float]:
        """How good the positions are whose observations stand here one after the other."""
        found: list[float] = self.judge_rows(self._np.frombuffer(rows, self._np.uint8)).tolist()
        return found

    def judge_rows(self, rows: Any) -> Any:
        """The same of an array, as an array."""
        np = self._np
        found = rows.reshape(-1, self.encoder.size).astype(np.float32)
        *hidden, (weights, bias) = self.layers
        for each, shift in hidden:
            found = found @ each
            found += shift
            np.maximum(found, 0.0, out=found)
        return 1.0 / (1.0 + np.exp(-(found @ weights[:, 0] + bias[0])))

    def after(self, deals: Sequence[Any], seat: Seat, moves: Sequence[Action]) -> tuple[list[Any], list[float]]:
        """The states that these moves lead to, deal by deal, and how good they are for the seat, all judged at once."""
        encoder = self.encoder
        size, states = len(moves) * encoder.size, list[Any]()
        rows = bytearray(len(deals) * size)
        for place, deal in enumerate(deals):
            states += encoder.observe_after(deal, seat, moves, rows, place * size)
        return states, self.values(rows)

    def of(self, state: Any, seats: Sequence[Seat]) -> list[float]:
        """How good a state is for each of these seats."""
        encoder = self.encoder
        rows = bytearray(len(seats) * encoder.size)
        for place, seat in enumerate(seats):
            encoder.observe(state, seat, rows, place * encoder.size)
        return self.values(rows)


def write_network(network: Network, about: About) -> bytes:
    """A file with half-precision weights."""
    import numpy as np  # noqa: PLC0415 - of an extra

    arrays: dict[str, Any] = {}
    for number, (weights, bias) in enumerate(network.layers):
        arrays[f"weights{number}"], arrays[f"bias{number}"] = weights.astype(np.float16), bias.astype(np.float16)
    arrays[ABOUT] = np.frombuffer(json.dumps(about._asdict()).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def read_network(raw: bytes, encoder: Encoder, fits: str) -> Network:
    """The network of a file; `WrongNetwork` where it belongs to another table, or is damaged."""
    import numpy as np  # noqa: PLC0415 - of an extra

    try:
        with np.load(BytesIO(raw), allow_pickle=False) as file:
            about = About(**json.loads(file[ABOUT].tobytes()))
            count = sum(name.startswith("weights") for name in file.files)
            layers = [(file[f"weights{number}"], file[f"bias{number}"]) for number in range(count)]
    except Exception as error:  # whatever is wrong with the file
        raise WrongNetwork(say("network-damaged")) from error
    if about.fits != fits or layers[0][0].shape[0] != encoder.size:
        raise WrongNetwork(say("network-other"))
    return Network(encoder, layers)
