"""The numbers in the log are those of the state: games with every option, read from the log alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from zlib import crc32

import pytest

from cosmodrome.testing.walk import FEW, Case, walk
from tests.contract.cases import all_cases
from tests.ledger import Ledger

LEDGERS = {"galaxy-challenge": "GalaxyChallenge", "galaxy-rush": "GalaxyRush", "galaxy-trucker": "GalaxyTrucker"}
SHARE = 3
"""Of many cases of one game every third is in the default run."""


def cases() -> list[Any]:
    games = [[case for case in all_cases() if case.game.meta.id == game] for game in LEDGERS]
    return [
        pytest.param(case, id=case.name, marks=[pytest.mark.long] if len(found) > FEW and number % SHARE else [])
        for found in games
        for number, case in enumerate(found)
    ]


def ledger_of(case: Case) -> Ledger:
    game = case.game.meta.id
    module = import_module(f"tests.games.{game.replace('-', '_')}.ledger")
    ledger: Ledger = getattr(module, LEDGERS[game])(case.seats, case.options)
    return ledger


@pytest.mark.parametrize("case", cases())
def test_the_log_agrees_with_the_state(case: Case) -> None:
    game, seed = case.game, crc32(case.name.encode())
    ledger = ledger_of(case)
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
