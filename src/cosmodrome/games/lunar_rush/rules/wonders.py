"""Chapter 15: drafting wonder cards, building a wonder, what it is worth."""

from __future__ import annotations

from collections import Counter

from cosmodrome.core.flow import Step, do_next
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.lunar_rush.actions import BuildWonder, DraftWonder
from cosmodrome.games.lunar_rush.corporation import Corporation, Numbers
from cosmodrome.games.lunar_rush.data.components import (
    ADJECTIVE_OF,
    DATA,
    FAMILIES,
    GOLD,
    ITEM_IDS,
    MODULE,
    NOUN_OF,
    Pairs,
    pairs,
)
from cosmodrome.games.lunar_rush.data.rows import Multiplier
from cosmodrome.games.lunar_rush.events import WonderBuilt, WonderDiscarded, WonderDrafted, WonderRowShown
from cosmodrome.games.lunar_rush.rules import steps
from cosmodrome.games.lunar_rush.rules.money import can_pay, is_person, refuse_short, spend
from cosmodrome.games.lunar_rush.state import State
from cosmodrome.games.lunar_rush.words.names import wonder_card

CARDS_NEEDED = 3
NOUN_COST = tuple(pairs(noun.cost) for noun in NOUN_OF)
ADJECTIVE_COST = tuple(pairs(adjective.cost) for adjective in ADJECTIVE_OF)


def draft_wonders(state: State, step: Step, events: list[Event]) -> None:
    """LR-15.2: the next row is laid out as a preview, then everybody drafts from lowest initiative."""
    if not state.house.wonders or state.turn not in DATA.wonders.draft_turns:
        return
    if state.turn in DATA.wonders.preview_turns:
        size = state.house.people + 1
        state.preview, state.wonder_deck = state.wonder_deck[-size:], state.wonder_deck[:-size]
        events.append(WonderRowShown(state.preview))
    people = [one for one in reversed(state.order) if is_person(state, one)]
    do_next(state, *(Step(steps.DRAFT, one) for one in people), Step(steps.END_DRAFT))


def end_draft(state: State, step: Step, events: list[Event]) -> None:
    """LR-15.2: the card left over is discarded, the preview becomes the current row."""
    events.extend(WonderDiscarded(card) for card in state.row)
    state.wonder_gone += state.row
    state.row, state.preview = state.preview, ()


def offers_of_cards(state: State, seat: int) -> list[Action]:
    return [DraftWonder(card) for card in state.row]


def check_draft(state: State, seat: int, action: DraftWonder) -> Refusal | None:
    if action.card in state.row:
        return None
    return Refusal("LR-15.2", say("not-in-row", card=wonder_card(action.card)))


def draft(state: State, seat: int, action: DraftWonder, events: list[Event]) -> None:
    """LR-15.2, LR-15.7."""
    state.row = tuple(card for card in state.row if card != action.card)
    state.corps[seat].cards += (action.card,)
    events.append(WonderDrafted(seat, action.card))


def cost(cards: Numbers, noun: int) -> Pairs:
    """LR-15.3: the noun side of one card and the adjective sides of the others."""
    total: Counter[int] = Counter(dict(NOUN_COST[noun]))
    for card in cards:
        if card != noun:
            total.update(dict(ADJECTIVE_COST[card]))
    return tuple(sorted(total.items()))


def may_build(state: State, corp: Corporation) -> bool:
    return len(corp.cards) == CARDS_NEEDED and corp.noun < 0 and state.turn in DATA.wonders.build_turns


def offers_of_wonders(state: State, corp: Corporation) -> list[Action]:
    if not may_build(state, corp):
        return []
    return [BuildWonder(card) for card in corp.cards if can_pay(corp.stock, cost(corp.cards, card))]


def check_build(state: State, seat: int, action: BuildWonder) -> Refusal | None:
    """LR-15.3, LR-15.8."""
    corp = state.corps[seat]
    if corp.noun >= 0:
        return Refusal("LR-15.3", say("wonder-built-already"))
    if action.card not in corp.cards:
        return Refusal("LR-15.3", say("not-your-card", card=wonder_card(action.card)))
    if not may_build(state, corp):
        return Refusal("LR-15.3", say("wonder-needs", cards=CARDS_NEEDED, turn=DATA.wonders.build_turns[0]))
    return refuse_short(corp, cost(corp.cards, action.card), "LR-15.3")


def build(state: State, seat: int, action: BuildWonder, events: list[Event]) -> None:
    corp = state.corps[seat]
    paid = cost(corp.cards, action.card)
    spend(corp, paid)
    corp.noun = action.card
    others = tuple(card for card in corp.cards if card != action.card)
    events.append(WonderBuilt(seat, (action.card, *others), paid))


def worth(corp: Corporation) -> int:
    """LR-15.4, LR-15.11: of the wonder that was built, as things stand."""
    return value(corp, corp.noun) if corp.noun >= 0 else 0


def value(corp: Corporation, noun: int, paid: Pairs = ()) -> int:
    """LR-15.4, LR-15.10: what a wonder with this noun is worth with what is in the base now, less what is paid."""
    total = sum(multiplied(corp, multiplier, dict(paid)) for multiplier in NOUN_OF[noun].multipliers)
    for card in corp.cards:
        if card != noun:
            adjective = ADJECTIVE_OF[card]
            total += adjective.gc + (adjective.match_gc if NOUN_OF[noun].id in adjective.matches else 0)
    return total


def multiplied(corp: Corporation, multiplier: Multiplier, paid: dict[int, int]) -> int:
    """LR-15.5, LR-15.9."""
    if multiplier.measure == "leftover_item":
        item = ITEM_IDS.index(multiplier.of)
        units = max(0, corp.stock[item] - paid.get(item, 0))
        return units // DATA.scoring.items_per_gc * multiplier.factor
    if multiplier.measure == "module_worth":
        family = FAMILIES.index(multiplier.of)
        module = MODULE[family][corp.levels[family]]
        return (module.worth if module else 0) * multiplier.factor
    return sum(GOLD[gold].worth for gold in corp.golds) * multiplier.factor
