"""What is true: fields and `clone`; no rules.

Cards, lanes and items are known by their rows in the data. Lists below the shells are copied by `clone`, everything
else is frozen and shared. People are the first corporations, AIs the last.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from cosmodrome.core.agenda import Step
from cosmodrome.core.rng import Rng
from cosmodrome.games.lunar_rush.actions import AnyAction
from cosmodrome.games.lunar_rush.events import AnyEvent

Numbers = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class House(NamedTuple):
    """What the table settled before the game."""

    people: int
    ais: int
    market: int
    side: int
    roles: str
    wonders: bool
    teams: bool
    secrecy: bool


class Ship(NamedTuple):
    """A ship on a lane: how many moves it still has to make, and what is on board."""

    lane: int
    moves: int
    spaces: int = 0  # fixed when it is loaded (LR-6.5)
    load: Numbers = (0,) * 9  # by item
    crew: int = 0
    card: int = -1  # the AI's ship card
    loaded: bool = False  # its owner has said what goes on it


class Automa(NamedTuple):
    """The decks of one AI set, the top last, and the two cards turned up this turn; -1: none."""

    bids: Numbers
    up: Numbers
    down: Numbers
    ships: Numbers
    discards: Numbers  # ship cards
    bids_gone: Numbers = ()
    up_card: int = -1
    down_card: int = -1
    marker: int = -1  # how far down the two cards the first pick was found


class Corporation:
    """A player's money, base and ships; of an AI only money and ships count."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "gc": int,
        "book": list[int],  # the same by category
        "stock": list[int],  # by item; the two tracks included
        "moon": int,  # astronauts in the base
        "earth": int,
        "dead": int,
        "idle": int,  # workers of the base who have not worked, the temporary astronaut included
        "temps": int,  # temporary astronauts this turn
        "stand_ins": int,  # paid for and not yet on a space
        "hired": int,  # stand-ins of this turn
        "roused": int,  # astronauts made ready again this turn
        "levels": Numbers,  # by family: 0 basic or not built
        "paid": tuple[Pairs, ...],  # by family and level, two each: what was paid for it
        "used": list[int],  # by family: its used spaces, a bit for each
        "runs": list[int],  # by family
        "left": int,  # families whose astronaut was made ready again before a further run, a bit for each
        "stood_in": int,  # families where a stand-in works, a bit for each
        "barred": int,  # families salvaged this turn, a bit for each
        "golds": Numbers,
        "bought": Numbers,  # the turns they were bought in
        "gold_used": list[int],  # of each, the spaces used this turn, a bit for each
        "shared_used": int,  # others' shared modules used this turn, a bit for each
        "mixes": int,  # own gold modules whose mix is not settled, a bit for each
        "teleport": Numbers,  # earth items chosen for this turn
        "bid": int,  # of this turn; 0: none yet
        "last_bid": int,
        "role": int,  # -1: none
        "goals": int,  # met, a bit for each
        "sold": list[int],  # moon items since the start
        "shipped": list[int],  # moon items loaded since the start
        "launched": int,  # earthbound ships since the start
        "cards": Numbers,  # wonder cards
        "noun": int,  # the card that is the noun of the wonder; -1: none is built
        "ships": tuple[Ship, ...],
        "aboard": tuple[Numbers, ...],  # loads put on earthbound ships this turn: lane and number of each moon item
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        gc: int,
        book: list[int],
        stock: list[int],
        moon: int,
        earth: int,
        dead: int,
        idle: int,
        temps: int,
        stand_ins: int,
        hired: int,
        roused: int,
        levels: Numbers,
        paid: tuple[Pairs, ...],
        used: list[int],
        runs: list[int],
        left: int,
        stood_in: int,
        barred: int,
        golds: Numbers,
        bought: Numbers,
        gold_used: list[int],
        shared_used: int,
        mixes: int,
        teleport: Numbers,
        bid: int,
        last_bid: int,
        role: int,
        goals: int,
        sold: list[int],
        shipped: list[int],
        launched: int,
        cards: Numbers,
        noun: int,
        ships: tuple[Ship, ...],
        aboard: tuple[Numbers, ...],
    ) -> None:
        self.gc = gc
        self.book = book
        self.stock = stock
        self.moon = moon
        self.earth = earth
        self.dead = dead
        self.idle = idle
        self.temps = temps
        self.stand_ins = stand_ins
        self.hired = hired
        self.roused = roused
        self.levels = levels
        self.paid = paid
        self.used = used
        self.runs = runs
        self.left = left
        self.stood_in = stood_in
        self.barred = barred
        self.golds = golds
        self.bought = bought
        self.gold_used = gold_used
        self.shared_used = shared_used
        self.mixes = mixes
        self.teleport = teleport
        self.bid = bid
        self.last_bid = last_bid
        self.role = role
        self.goals = goals
        self.sold = sold
        self.shipped = shipped
        self.launched = launched
        self.cards = cards
        self.noun = noun
        self.ships = ships
        self.aboard = aboard

    def clone(self) -> Corporation:
        return Corporation(
            self.gc,
            self.book[:],
            self.stock[:],
            self.moon,
            self.earth,
            self.dead,
            self.idle,
            self.temps,
            self.stand_ins,
            self.hired,
            self.roused,
            self.levels,
            self.paid,
            self.used[:],
            self.runs[:],
            self.left,
            self.stood_in,
            self.barred,
            self.golds,
            self.bought,
            self.gold_used[:],
            self.shared_used,
            self.mixes,
            self.teleport,
            self.bid,
            self.last_bid,
            self.role,
            self.goals,
            self.sold[:],
            self.shipped[:],
            self.launched,
            self.cards,
            self.noun,
            self.ships,
            self.aboard,
        )


class State:
    """The whole table."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "house": House,
        "turn": int,
        "corps": list[Corporation],
        "order": Numbers,  # of initiative, the highest first; of the turn before until bids are shown
        "claims": list[int],  # by lane: who took it this turn; -1: nobody, -2: blocked, -3: not in the game
        "closed": list[int],  # by lane: the route-closed card on it; -1: none
        "closed_deck": Numbers,  # the top last
        "closed_gone": Numbers,
        "market": list[int],  # by moon item: where its price marker is
        "sold": list[int],  # by moon item, in this Market phase
        "gold": Numbers,  # the display
        "gold_gone": Numbers,  # removed by AIs
        "automas": list[Automa],
        "wonder_deck": Numbers,  # the top last
        "row": Numbers,  # the current row of wonder cards
        "preview": Numbers,
        "wonder_gone": Numbers,
        "done": list[bool],  # by person: has finished the step that all do at once
        "before": tuple[Corporation, ...],  # people as they were when that step began; never changed
        "said": list[tuple[AnyAction, ...]],  # by person: in that step, for taking back
        "veiled": tuple[AnyEvent, ...],  # what others will be told when a secret step ends
        "wish": list[str],  # by person: the kind of role card asked for; empty: not yet
        "agenda": list[Step],
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        house: House,
        turn: int,
        corps: list[Corporation],
        order: Numbers,
        claims: list[int],
        closed: list[int],
        closed_deck: Numbers,
        closed_gone: Numbers,
        market: list[int],
        sold: list[int],
        gold: Numbers,
        gold_gone: Numbers,
        automas: list[Automa],
        wonder_deck: Numbers,
        row: Numbers,
        preview: Numbers,
        wonder_gone: Numbers,
        done: list[bool],
        before: tuple[Corporation, ...],
        said: list[tuple[AnyAction, ...]],
        veiled: tuple[AnyEvent, ...],
        wish: list[str],
        agenda: list[Step],
    ) -> None:
        self.rng = rng
        self.house = house
        self.turn = turn
        self.corps = corps
        self.order = order
        self.claims = claims
        self.closed = closed
        self.closed_deck = closed_deck
        self.closed_gone = closed_gone
        self.market = market
        self.sold = sold
        self.gold = gold
        self.gold_gone = gold_gone
        self.automas = automas
        self.wonder_deck = wonder_deck
        self.row = row
        self.preview = preview
        self.wonder_gone = wonder_gone
        self.done = done
        self.before = before
        self.said = said
        self.veiled = veiled
        self.wish = wish
        self.agenda = agenda

    def clone(self) -> State:
        return State(
            self.rng.clone(),
            self.house,
            self.turn,
            [corp.clone() for corp in self.corps],
            self.order,
            self.claims[:],
            self.closed[:],
            self.closed_deck,
            self.closed_gone,
            self.market[:],
            self.sold[:],
            self.gold,
            self.gold_gone,
            self.automas[:],
            self.wonder_deck,
            self.row,
            self.preview,
            self.wonder_gone,
            self.done[:],
            self.before,
            self.said[:],
            self.veiled,
            self.wish[:],
            self.agenda[:],
        )
