"""What is true: fields and `clone`; no rules."""

from __future__ import annotations

from typing import Any, ClassVar

from cosmodrome.core.rng import Rng

Cards = tuple[int, ...]


class State:
    """A rocket is known by its row in the data, a fuel card by its strength. The top of the pile is its last rocket."""

    FIELDS: ClassVar[dict[str, Any]] = {
        "rng": Rng,
        "scrap": bool,  # what a tie does (LO-2.3)
        "timer": bool,
        "round": int,
        "rocket": int,  # the one turned up; -1 after the end
        "pile": Cards,
        "scrapped": Cards,
        "hands": list[Cards],
        "away": list[int],
        "chosen": list[int],  # 0: not yet
        "spent": list[Cards],
        "won": list[Cards],
    }
    __slots__ = tuple(FIELDS)

    def __init__(
        self,
        rng: Rng,
        scrap: bool,
        timer: bool,
        round: int,
        rocket: int,
        pile: Cards,
        scrapped: Cards,
        hands: list[Cards],
        away: list[int],
        chosen: list[int],
        spent: list[Cards],
        won: list[Cards],
    ) -> None:
        self.rng = rng
        self.scrap = scrap
        self.timer = timer
        self.round = round
        self.rocket = rocket
        self.pile = pile
        self.scrapped = scrapped
        self.hands = hands
        self.away = away
        self.chosen = chosen
        self.spent = spent
        self.won = won

    def clone(self) -> State:
        return State(
            self.rng.clone(),
            self.scrap,
            self.timer,
            self.round,
            self.rocket,
            self.pile,
            self.scrapped,
            self.hands[:],
            self.away[:],
            self.chosen[:],
            self.spent[:],
            self.won[:],
        )
