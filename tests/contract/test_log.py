"""The numbers in the log are those of the state: games with every option, read from the log alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from zlib import crc32

import pytest

from cosmodrome.testing import Case, Ledger, check_log
from cosmodrome.testing.walk import FEW
from tests.contract.cases import all_cases

LEDGERS = {
    "galaxy-challenge": "GalaxyChallenge",
    "galaxy-command": "GalaxyCommand",
    "galaxy-rush": "GalaxyRush",
    "galaxy-trucker": "GalaxyTrucker",
    "lunar-rush": "LunarRush",
}
SHARE = 3
"""Of many cases of one game every third is in the default run."""


def cases() -> list[Any]:
    games = [[case for case in all_cases() if case.game.meta.id == game] for game in LEDGERS]
    return [
        pytest.param(case, id=case.name, marks=[pytest.mark.long] if len(found) > FEW and number % SHARE else [])
        for found in games
        for number, case in enumerate(found)
    ]


def ledger_of(case: Case) -> type[Ledger]:
    game = case.game.meta.id
    module = import_module(f"tests.games.{game.replace('-', '_')}.ledger")
    ledger: type[Ledger] = getattr(module, LEDGERS[game])
    return ledger


@pytest.mark.parametrize("case", cases())
def test_the_log_agrees_with_the_state(case: Case) -> None:
    check_log(case, ledger_of(case), crc32(case.name.encode()))
