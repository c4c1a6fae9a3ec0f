"""Figures, findings and page from the samples of a run, written beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.core.catalogue import Catalogue, catalogue
from cosmodrome.core.game import Game
from cosmodrome.lab.arena import Plan
from cosmodrome.lab.balance.count import count
from cosmodrome.lab.balance.facts import Report
from cosmodrome.lab.balance.findings import findings
from cosmodrome.lab.balance.page import render
from cosmodrome.lab.balance.samples import Sample

GAMES, FIGURES, PAGE = "games.json", "figures.json", "report.html"


def make_report(game: Game[Any], plan: Plan, samples: Sequence[Sample]) -> Report:
    """The same samples, in whatever order they came, make the same report."""
    figures = count(game, plan, sorted(samples, key=lambda sample: sample.index))
    return Report(findings(figures, catalogue(game.texts.words)), figures)


def write_report(report: Report, folder: Path, words: Catalogue) -> Path:
    """The page and the figures; returns the page. `words` is the game's catalogue in the reader's language."""
    (folder / FIGURES).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    page = folder / PAGE
    page.write_text(render(report, words), encoding="utf-8")
    return page
