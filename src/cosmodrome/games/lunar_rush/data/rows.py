"""The rows of the component data, typed: every printed fact has a place here. They are read in `components.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.core.message import Printed
from cosmodrome.games.lunar_rush.data.effects import (
    AnyEffect,
    Bill,
    Count,
    Direction,
    Family,
    Item,
    Lane,
    Level,
    Row,
    Space,
)

Source = Literal["rulebook", "public", "reconstructed", "own"]
Price = Annotated[int, Meta(ge=1, le=999)]


class Sourced(Row, frozen=True, kw_only=True):
    source: Source
    origins: dict[str, str] = msgspec.field(default_factory=dict)
    """Where a field comes from, if not from the source of its row."""
    notes: str = ""


class Setup(Sourced, frozen=True):
    gc: Count
    life_support: Count
    energy: Count
    items: Bill
    moon: Count
    earth: Count
    ships: Count
    astronauts: Count
    bids: tuple[Count, ...]
    gold_shown: Count
    gold_limit: Count
    turns: Literal[7]
    picks: Count
    track_end: Count
    crew_up: Count
    crew_down: Count


class Scoring(Sourced, frozen=True):
    empty_space: Count
    items_per_gc: Annotated[int, Meta(ge=1)]
    death: Count
    bid_left: Count
    bid_left_wonders: Count


class ItemRow(Sourced, frozen=True):
    id: Item
    name: Printed
    kind: Literal["earth", "track", "moon"]
    spaces: Count
    """On a ship; 0 where it never travels."""


class Corporation(Sourced, frozen=True):
    id: str
    name: str
    business: str


class Turn(Sourced, frozen=True):
    turn: Count
    multiplier: Count
    closed: tuple[Lane, ...]


class Route(Sourced, frozen=True):
    id: str
    direction: Direction
    lane: Lane
    name: Printed
    spaces: Count
    moves: Annotated[int, Meta(ge=1, le=3)]
    players: Count
    """It is in the game with at least so many in all."""


class Module(Sourced, frozen=True):
    id: str
    family: Family
    name: Printed
    level: Level
    cost: Bill
    spaces: tuple[Space, ...]
    worth: Count
    beds: Count = 0


class GoldModule(Sourced, frozen=True):
    id: str
    name: str
    advanced: bool
    cost: Bill
    worth: Count
    text: Printed
    effects: tuple[AnyEffect, ...]


class PriceTrack(Sourced, frozen=True):
    item: Item
    track: tuple[Price, ...]
    start: Count
    threshold: Price
    refresh: tuple[tuple[Count, Count], ...]
    """From so many sold on, so many steps to the left."""
    end: Count


class MarketSide(Sourced, frozen=True):
    side: Literal["A", "B"]
    players: tuple[Count, ...]
    items: tuple[PriceTrack, PriceTrack, PriceTrack, PriceTrack]


class Market(Sourced, frozen=True):
    id: str
    name: Printed
    text: Printed
    sides: tuple[MarketSide, MarketSide]


class RouteClosed(Sourced, frozen=True):
    id: str
    gain: Bill
    astronauts: Count


class AiShip(Sourced, frozen=True):
    id: str
    level: Literal["beginner", "intermediate", "advanced"]
    fast: Bill
    medium: Bill
    slow: Bill


class AiUp(Sourced, frozen=True):
    id: str
    prefer: tuple[Lane, ...]
    blocks: Lane
    gold_removed: Count


class AiDown(Sourced, frozen=True):
    id: str
    prefer: tuple[Lane, ...]
    blocks: Lane


class AiBid(Sourced, frozen=True):
    id: str
    value: Count


class Role(Sourced, frozen=True):
    id: str
    set: Literal["beginner", "faction", "challenge"]
    name: Printed
    text: Printed
    effects: tuple[AnyEffect, ...]
    stars: Count = 0


class Wonders(Sourced, frozen=True):
    draft_turns: tuple[Count, ...]
    preview_turns: tuple[Count, ...]
    build_turns: tuple[Count, ...]
    rows: Count


class Multiplier(Row, frozen=True):
    measure: Literal["leftover_item", "module_worth", "gold_worth"]
    factor: Count
    of: str = ""


class Noun(Sourced, frozen=True):
    id: str
    name: Printed
    cost: Bill
    multipliers: tuple[Multiplier, ...]


class Adjective(Sourced, frozen=True):
    id: str
    name: Printed
    cost: Bill
    gc: Count
    match_gc: Count
    matches: tuple[str, ...]


class WonderCard(Sourced, frozen=True):
    noun: str
    adjective: str


class Components(Row, frozen=True):
    setup: Setup
    scoring: Scoring
    items: tuple[ItemRow, ...]
    corporations: tuple[Corporation, ...]
    turns: tuple[Turn, ...]
    routes: tuple[Route, ...]
    modules: tuple[Module, ...]
    gold_modules: tuple[GoldModule, ...]
    markets: tuple[Market, ...]
    route_closed: tuple[RouteClosed, ...]
    ai_ships: tuple[AiShip, ...]
    ai_up: tuple[AiUp, ...]
    ai_down: tuple[AiDown, ...]
    ai_bids: tuple[AiBid, ...]
    roles: tuple[Role, ...]
    wonders: Wonders
    nouns: tuple[Noun, ...]
    adjectives: tuple[Adjective, ...]
    wonder_cards: tuple[WonderCard, ...]
