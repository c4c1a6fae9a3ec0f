"""The network that was trained for this game with `cosmodrome train`: the file `network-2.npz`."""

from __future__ import annotations

from cosmodrome.core.network import Trained
from cosmodrome.core.numeric import Options
from cosmodrome.games.galaxy_rush.data.components import SEATS
from cosmodrome.games.galaxy_rush.state import State


def table(state: State) -> tuple[int, Options]:
    return SEATS, {}


TRAINED = Trained("cosmodrome.games.galaxy_rush.bot", table)
