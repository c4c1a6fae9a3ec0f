"""The numbers in the log are those of the state: games with every option, read from the log alone."""

from __future__ import annotations

from importlib import import_module
from zlib import crc32

import pytest

from cosmodrome.testing.walk import Case, walk
from tests.contract.cases import all_cases
from tests.ledger import Ledger

LEDGERS = {"galaxy-rush": "GalaxyRush", "lunar-rush": "LunarRush", "galaxy-command": "GalaxyCommand"}
CASES = [case for case in all_cases() if case.game.meta.id in LEDGERS]


def ledger_of(case: Case) -> Ledger:
    game = case.game.meta.id
    module = import_module(f"tests.games.{game.replace('-', '_')}.ledger")
    ledger: Ledger = getattr(module, LEDGERS[game])(case.seats, case.options)
    return ledger


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_log_agrees_with_the_state(case: Case) -> None:
    for game in range(ledger_of(case).games):
        _compare(case, crc32(case.name.encode()) + game)


def _compare(case: Case, seed: int) -> None:
    game, ledger = case.game, ledger_of(case)
    state, events = case.open(seed)
    for event in events:
        ledger.hear(game.texts.event(event).text)
    ledger.check(state)
    for moment in walk(case, seed):
        state, events = moment.after
        for event in events:
            ledger.hear(game.texts.event(event).text)
        ledger.check(state)
    outcome = game.outcome(state)
    assert outcome is not None
    ledger.close(state, outcome)
