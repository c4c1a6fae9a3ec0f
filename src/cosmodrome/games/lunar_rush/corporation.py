"""What is true of one corporation: its ships, and money, base and cards in a shell with a written `clone`; no rules."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

Numbers = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class Ship(NamedTuple):
    """A ship on a lane: how many moves it still has to make, and what is on board."""

    lane: int
    moves: int
    spaces: int = 0  # fixed when it is loaded (LR-6.5)
    load: Numbers = (0,) * 9  # by item
    crew: int = 0
    card: int = -1  # the AI's ship card
    loaded: bool = False  # its owner has said what goes on it


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
