"""Chapter 13: smugglers, slavers and pirates attack in flight order until they are beaten."""

from __future__ import annotations

from typing import Literal

from cosmodrome.core.flow import Step, ask, do_next
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_trucker.data.components import CARDS, Enemy, Pirates, Slavers, Smugglers
from cosmodrome.games.galaxy_trucker.events import EnemyFought
from cosmodrome.games.galaxy_trucker.rules import steps
from cosmodrome.games.galaxy_trucker.rules.threats import roll
from cosmodrome.games.galaxy_trucker.state import State


def attack_all(state: State, card: Enemy, events: list[Event]) -> None:
    """GT-13.7 to GT-13.9; pirates shoot when the attacks are over."""
    shots = len(card.shots) if isinstance(card, Pirates) else 0
    attacks = [Step(steps.ATTACK, seat) for seat in state.order]
    do_next(state, *attacks, *(Step(steps.SHOT, value=index) for index in range(shots)))


def attack(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.18: who is attacked declares a strength."""
    if state.ships[step.seat].flying and not state.beaten:
        do_next(state, Step(steps.CANNONS, step.seat), Step(steps.FIGHT, step.seat))


def fight(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.7: strength above the enemy's wins, a tie is nothing."""
    seat, card = step.seat, CARDS[state.card]
    assert isinstance(card, Smugglers | Slavers | Pirates)
    strength, enemy = state.declared[seat], 2 * card.strength
    result: Literal["won", "tied", "lost"] = "won" if strength > enemy else "tied" if strength == enemy else "lost"
    events.append(EnemyFought(seat, state.card, strength, enemy, result))
    if result == "won":
        state.beaten = True
        ask(state, Step(steps.OFFER, seat))
    elif result == "lost" and isinstance(card, Smugglers):
        do_next(state, Step(steps.LOSE_GOODS, seat, card.lose_goods))
    elif result == "lost" and isinstance(card, Slavers):
        do_next(state, Step(steps.LOSE_CREW, seat, card.lose_crew))
    elif result == "lost":
        state.losers += (seat,)


def shoot(state: State, step: Step, events: list[Event]) -> None:
    """GT-13.9, GT-15.8: the first loser rolls for all of them."""
    card = CARDS[state.card]
    assert isinstance(card, Pirates)
    losers = [seat for seat in state.losers if state.ships[seat].flying]
    if losers:
        roll(state, losers, card.shots[step.value], events)
