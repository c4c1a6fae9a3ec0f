"""The numbers in the log are those of the state: games with every option, read from the log alone."""

from __future__ import annotations

from importlib import import_module
from zlib import crc32

import pytest

from cosmodrome.testing import Case, Ledger, check_log
from tests.contract.cases import all_cases

LEDGERS = {"galaxy-rush": "GalaxyRush", "lunar-rush": "LunarRush", "galaxy-command": "GalaxyCommand"}
CASES = [case for case in all_cases() if case.game.meta.id in LEDGERS]


def ledger_of(case: Case) -> type[Ledger]:
    game = case.game.meta.id
    module = import_module(f"tests.games.{game.replace('-', '_')}.ledger")
    ledger: type[Ledger] = getattr(module, LEDGERS[game])
    return ledger


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_log_agrees_with_the_state(case: Case) -> None:
    check_log(case, ledger_of(case), crc32(case.name.encode()))
