"""Every table of every registered game, with the census of its components."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from cosmodrome.games.registry import HOUSE_GAMES, TEMPLATE, find_study
from cosmodrome.testing.walk import Case, Census, cases_of


def census_of(game_id: str) -> Census:
    folder = "_template" if game_id in TEMPLATE else game_id.replace("-", "_")
    return cast("Census", import_module(f"tests.games.{folder}.census").census)


def all_cases() -> list[Case]:
    studies = [(find_study(game_id), census_of(game_id)) for game_id in (*HOUSE_GAMES, *TEMPLATE)]
    return [case for study, census in studies for case in cases_of(study.game, census, study)]
