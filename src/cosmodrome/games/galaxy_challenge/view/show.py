"""What a seat may see: everything but the order of decks and the advantage cards of others (CH-1.3, CH-1.4).

What follows from the open things is said here too (walks, totals, what could be done on each cell), so that nobody who
draws or describes the table works out a rule.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from cosmodrome.core.flow import NOBODY, Seat, coming
from cosmodrome.core.records import Event
from cosmodrome.games.galaxy_challenge.data.components import (
    BLACK,
    BLUE,
    BONUS_OF,
    CENTRE,
    CENTRE_CHIPS,
    FACES,
    GREEN,
    HOMES,
    KIND_OF,
    NONE,
    POWER_BONUS,
    RED,
    SPECIAL_KIND,
)
from cosmodrome.games.galaxy_challenge.events import AdvantageGiven, AdvantageReturned, AdvantagesDrawn
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.attacking import targets, within_power
from cosmodrome.games.galaxy_challenge.rules.board import BESIDE, IS_PLANET, cells_of
from cosmodrome.games.galaxy_challenge.rules.challenge import goes_on, landing, why_no_challenge
from cosmodrome.games.galaxy_challenge.rules.dealing import cards_of
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE, chips_each
from cosmodrome.games.galaxy_challenge.rules.moving import walks
from cosmodrome.games.galaxy_challenge.rules.powers import may_declare, nearest, raised_dice
from cosmodrome.games.galaxy_challenge.rules.rolling import special_of
from cosmodrome.games.galaxy_challenge.state import Boards, Cards, Dice, State
from cosmodrome.games.galaxy_challenge.view.table import (
    BonusView,
    DieView,
    DuelView,
    GalaxyChallengeView,
    Phase,
    PlayerView,
    ReachView,
)


def view(state: State, seat: Seat | None) -> GalaxyChallengeView:
    own = seat if seat is not None and seat >= 0 else None
    phase, act = steps.phase(state), steps.phase(state) == steps.ACT
    mid_turn = bool(state.totals) and phase != steps.OVER
    return GalaxyChallengeView(
        seat=seat,
        civilizations=state.civilizations,
        winners_go_on=state.winners_go_on,
        phase=cast("Phase", phase),
        coming=coming(state),
        decides=steps.decides(state),
        turn=state.turn,
        openers=state.openers,
        order=state.order,
        players=tuple(_player(state, each) for each in range(len(state.cells))),
        bank=state.bank,
        sector_deck=len(state.sectors),
        unseen_sectors=max(0, len(state.sectors) - state.drawn),
        advantage_deck=len(state.deck),
        start=state.start,
        rolled=bool(state.dice),
        dice=_dice(state.dice, state.used, state.special, state.power, state.raised),
        used=state.used,
        special=special_of(state.used) if phase == steps.SPECIAL else 0,
        raises=raised_dice(state.power, state.dice, False) if phase == steps.RAISE else (),
        power=state.power,
        may_declare=phase == steps.ROLL and may_declare(state, state.turn),
        powers=nearest(state, steps.decides(state)) if phase == steps.POWER else (),
        draws=state.draws,
        sector=state.sectors[(state.drawn - 1) % len(state.sectors)] if steps.is_resolving(state) else 0,
        cards=CARDS_DUE[state.totals[BLUE]] if mid_turn else 0,
        chips=chips_each(state) if mid_turn else 1,
        attacks=targets(state, state.cells[state.turn]) if act else (),
        reach=_reach(state) if phase == steps.MOVE else _reach_after(state) if phase == steps.LEAVE else (),
        landing=tuple(cells_of(landing(state))) if phase == steps.LEAVE else (),
        duel=_duel(state) if state.rival != NOBODY else None,
        hand=() if own is None else cards_of(state.hands[own]),
        winner=state.winner,
        sectors_seen=_sectors_seen(state),
    )


def _sectors_seen(state: State) -> tuple[int, ...]:
    cards, drawn = state.sectors, state.drawn
    if drawn < len(cards):
        return cards[:drawn]
    next_one = drawn % len(cards)
    return cards[next_one:] + cards[:next_one]


def secrets(view: GalaxyChallengeView) -> tuple[int, ...]:
    """CH-1.4."""
    return view.hand


def redact(event: Event, seat: Seat | None) -> Event | None:
    """CH-1.4, CH-4.10, CH-5.5: only those who held a card may know which it was."""
    if isinstance(event, AdvantagesDrawn) and event.seat != seat:
        return AdvantagesDrawn(event.seat, (0,) * len(event.cards))
    if isinstance(event, AdvantageReturned) and event.seat != seat:
        return AdvantageReturned(event.seat, 0)
    if isinstance(event, AdvantageGiven) and seat not in (event.seat, event.to):
        return AdvantageGiven(event.seat, event.to, 0, event.attacker)
    return event


def _dice(dice: Dice, cards: Cards, special: int, power: int, raised: int) -> tuple[DieView, ...]:
    rolled = dice or (0,) * len(FACES)
    return tuple(_die(die, rolled[die], cards, special, power, raised) for die in range(len(FACES)))


def _die(die: int, rolled: int, cards: Cards, special: int, power: int, raised: int) -> DieView:
    on_it = [card for card in cards if (special if KIND_OF[card] == SPECIAL_KIND else KIND_OF[card]) == die]
    bonuses = [BonusView(BONUS_OF[card], card, NONE) for card in on_it]
    if raised == die:
        bonuses.append(BonusView(POWER_BONUS[power], 0, power))
    return DieView(rolled, tuple(bonuses), rolled + sum(each.bonus for each in bonuses))


def _player(state: State, seat: Seat) -> PlayerView:
    colour, turn = state.colours[seat], state.turn
    home = HOMES[colour] if colour != NONE else NONE
    open_to_challenge = NONE not in state.colours and why_no_challenge(state, turn, seat) is None
    return PlayerView(
        colour=colour,
        home=home,
        cell=state.cells[seat],
        chips=state.chips[seat],
        hand=state.hands[seat].bit_count(),
        at_home=colour != NONE and state.cells[seat] == home,
        challenged=state.challenged >> seat & 1 == 1,
        declared=state.declared >> seat & 1 == 1,
        power=colour if state.civilizations else NONE,
        challenge=open_to_challenge,
        tie_number=state.numbers[seat] if state.numbers else 0,
    )


KEPT = 256
"""Destinations that are kept: everybody at the table looks at the same ones."""


def _reach(state: State) -> tuple[ReachView, ...]:
    return _destinations(state.trail, *_stakes(state))


def _reach_after(state: State) -> tuple[ReachView, ...]:
    """CH-6.9: what a winner whose turn goes on could do beside the planet."""
    if not goes_on(state):
        return ()
    planet = state.cells[state.turn]
    return _places(tuple([(planet, cell) for cell in cells_of(landing(state))]), *_stakes(state))


def _stakes(state: State) -> tuple[Cards, Cards, Cards, int, int]:
    """Who could be attacked, from beside which cells, and how many cards are due."""
    prey = within_power(state)
    cells = tuple([state.cells[each] for each in prey])
    return prey, cells, state.colours, state.turn, CARDS_DUE[state.totals[BLUE]]


@lru_cache(KEPT)
def _destinations(
    trail: Boards, prey: Cards, cells: Cards, colours: Cards, turn: int, cards: int
) -> tuple[ReachView, ...]:
    return _places(walks(trail), prey, cells, colours, turn, cards)


def _places(
    paths: tuple[Cards, ...], prey: Cards, cells: Cards, colours: Cards, turn: int, cards: int
) -> tuple[ReachView, ...]:
    """The ends of these paths."""
    own = HOMES[colours[turn]]
    near: dict[int, Cards] = {}
    for each, there in zip(prey, cells, strict=True):
        for cell in cells_of(BESIDE[there]):
            near[cell] = (*near.get(cell, ()), each)
    found = []
    for path in paths:
        cell = path[-1]
        planet = IS_PLANET[cell]
        found.append(
            ReachView(
                cell=cell,
                walk=path,
                cards=0 if planet else cards,
                chips=CENTRE_CHIPS if cell == CENTRE else 1,
                attacks=() if planet else near.get(cell, ()),
                challenge=colours.index(HOMES.index(cell)) if planet and cell != own else NOBODY,
                home=planet and cell == own,
            )
        )
    return tuple(found)


def _duel(state: State) -> DuelView:
    home = HOMES[state.colours[state.rival]]
    # The challenger's rocket leaves the planet before the turn ends; an answer to a challenge has a black die.
    challenge = state.cells[state.turn] == home or (bool(state.rival_dice) and state.rival_dice[BLACK] > 0)
    rolled, numbers = bool(state.rival_dice), state.rival_totals or (0,) * len(FACES)
    # In a challenge the sum is the same whichever die a special advantage joins: it is shown with black.
    special = 0 if challenge else NONE
    attacker = sum(state.totals) if challenge else state.totals[RED]
    defender = sum(numbers) if challenge else numbers[GREEN]
    winner = (state.turn if attacker > defender else state.rival) if rolled else NOBODY
    return DuelView(
        kind="challenge" if challenge else "attack",
        attacker=state.turn,
        defender=state.rival,
        attacker_dice=_dice(state.dice, state.used, state.special, state.power, state.raised),
        defender_dice=_dice(state.rival_dice, state.rival_used, special, state.rival_power, state.rival_raised),
        attacker_cards=state.used,
        defender_cards=state.rival_used,
        attacker_number=attacker,
        defender_number=defender,
        rolled=rolled,
        winner=winner,
        defender_power=state.rival_power,
    )
