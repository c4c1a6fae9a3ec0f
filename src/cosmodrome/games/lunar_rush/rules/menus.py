"""What a player might look for in build & produce, and what may be done there."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.flow import Form, listed
from cosmodrome.core.records import Action
from cosmodrome.games.lunar_rush import actions
from cosmodrome.games.lunar_rush.rules import building, feeding, wonders, workshops
from cosmodrome.games.lunar_rush.rules.perks import perks_of
from cosmodrome.games.lunar_rush.state import State

WORK_FORM: Form = listed(actions.Work, building.all_work, workshops.mix_first(building.check_work))
GOLD_FORM: Form = listed(actions.WorkGold, workshops.all_work, workshops.mix_first(workshops.check_work_gold))
"""The offers have one of several spaces that are alike."""


def offers_while_building(state: State, seat: int) -> list[Action]:
    """LR-8.1; LR-7.8: the mix of one's own gold module comes before anything else."""
    corp = state.corps[seat]
    if corp.mixes:
        return workshops.settlements(corp.mixes.bit_length() - 1)
    found = building.offers_of_work(corp) + building.offers_of_upgrades(corp)
    found += workshops.offers_of_gold(state, seat)
    if corp.cards:
        found += wonders.offers_of_wonders(state, corp)
    return found + feeding.offers(corp)


def buildings(state: State, seat: int) -> Sequence[Action]:
    """Every space that there is, the first one of a module that is not built, and every upgrade and wonder."""
    corp = state.corps[seat]
    recipes, found = perks_of(corp).recipes, list[Action]()
    for family in building.WORKPLACES:
        found += building.WORK[family][: max(1, len(recipes[family][corp.levels[family]]))]
    return [*found, *building.UPGRADE, *[actions.BuildWonder(card) for card in corp.cards]]
