"""How a game goes: rounds of building, preparing, flying and paying (chapter 1), and the flight card by card.

The steps of `AUTOMATIC` carry themselves out one after another; one that needs an answer asks for it, and nothing goes
on until everybody asked has answered. `DEEDS` says which answers there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cosmodrome.core.agenda import Step, owe
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions as says
from cosmodrome.games.galaxy_trucker import components as rows
from cosmodrome.games.galaxy_trucker import events as tells
from cosmodrome.games.galaxy_trucker.components import CARDS
from cosmodrome.games.galaxy_trucker.rules import (
    combat,
    enemies,
    finishing,
    giving_up,
    grabbing,
    launch,
    loading,
    looking,
    losses,
    opportunities,
    perils,
    power,
    rewards,
    setup,
    spot_check,
    steps,
    threats,
    timer,
    track,
)
from cosmodrome.games.galaxy_trucker.rules.asking import ask
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.state import State


def next_card(state: State, step: Step, told: list[Event]) -> None:
    """GT-15.1, GT-15.7: before each card everybody may give up; nobody does in the learning flight (GT-1.4)."""
    flying = flight_order(state)
    if not state.deck or not flying:
        return
    if not state.lesson:
        for seat in flying:
            ask(state, seat, steps.FLY_ON)
    owe(state.agenda, Step(steps.TURN_UP), Step(steps.END_OF_CARD), Step(steps.NEXT_CARD))


def turn_up(state: State, step: Step, told: list[Event]) -> None:
    """GT-10.3; GT-15.6: a lone flyer ignores what compares ships."""
    state.order = flight_order(state)
    if not state.order:
        return
    card, state.deck = state.deck[-1], state.deck[:-1]
    state.card, state.spent, state.shown = card, (*state.spent, card), state.shown | 1 << card
    told.append(tells.CardTurnedUp(state.order[0], card, len(state.deck)))
    row = CARDS[card]
    if len(state.order) == 1 and isinstance(row, rows.CombatZone | rows.Sabotage):
        told.append(tells.CardIgnored(state.order[0], card))
    else:
        RESOLVE[type(row)](state, row, told)


def end_game(state: State, step: Step, told: list[Event]) -> None:
    told.append(tells.GameEnded())


RESOLVE: dict[type, Callable[[State, Any, list[Event]], None]] = {
    rows.OpenSpace: opportunities.open_space,
    rows.Planets: opportunities.planets,
    rows.AbandonedShip: opportunities.abandoned,
    rows.AbandonedStation: opportunities.abandoned,
    rows.MeteoricSwarm: perils.meteoric_swarm,
    rows.Smugglers: enemies.attack_all,
    rows.Slavers: enemies.attack_all,
    rows.Pirates: enemies.attack_all,
    rows.CombatZone: combat.combat_zone,
    rows.Stardust: perils.stardust,
    rows.Epidemic: perils.epidemic,
    rows.Sabotage: perils.sabotage,
}

AUTOMATIC: dict[str, Callable[[State, Step, list[Event]], None]] = {
    steps.ROUND: setup.begin_round,
    steps.GO: timer.ask_for_go,
    steps.BUILDING: timer.begin_building,
    steps.SPOT_CHECK: spot_check.spot_check,
    steps.LAUNCH: launch.prepare,
    steps.CREW: launch.choose_crew,
    steps.START: launch.start,
    steps.NEXT_CARD: next_card,
    steps.TURN_UP: turn_up,
    steps.END_OF_CARD: giving_up.end_card,
    steps.REWARDS: rewards.pay_journey,
    steps.END: end_game,
    steps.ENGINES: power.ask_for_strength,
    steps.CANNONS: power.ask_for_strength,
    steps.THRUST: opportunities.thrust,
    steps.PLANET: opportunities.choose_planet,
    steps.LOAD: loading.load,
    steps.DEPART: opportunities.depart,
    steps.LOSE_DAYS: track.lose_days,
    steps.OFFER: opportunities.make_offer,
    steps.LOSE_CREW: losses.demand_crew,
    steps.LOSE_GOODS: losses.demand_goods,
    steps.CREDITS: opportunities.gain_credits,
    steps.METEOR: perils.meteor,
    steps.SHOT: enemies.shoot,
    steps.SHELL: combat.shell,
    steps.ATTACK: enemies.attack,
    steps.FIGHT: enemies.fight,
    steps.LINE: combat.open_line,
    steps.WEAKEST: combat.punish_weakest,
}


class Deed(NamedTuple):
    """A kind of action: the questions it answers, its clause, when it may be done, and what it does."""

    questions: tuple[str, ...]
    clause: str
    check: Callable[[State, int, Any], Refusal | None]
    do: Callable[[State, int, Any, list[Event]], None]


BUILDING = (steps.BUILD,)

DEEDS: dict[type[Action], Deed] = {
    says.SayGo: Deed((steps.GO,), "GT-5.1", timer.check_go, timer.say_go),
    says.TakeFaceDown: Deed(BUILDING, "GT-3.1", grabbing.check_take_face_down, grabbing.take_face_down),
    says.TakeFaceUp: Deed(BUILDING, "GT-3.1", grabbing.check_take_face_up, grabbing.take_face_up),
    says.TakeSetAside: Deed(BUILDING, "GT-3.7", grabbing.check_take_set_aside, grabbing.take_set_aside),
    says.AddComponent: Deed(BUILDING, "GT-3.2", grabbing.check_add, grabbing.add),
    says.TakeBack: Deed(BUILDING, "GT-3.5", grabbing.check_take_back, grabbing.take_back),
    says.ReturnComponent: Deed(BUILDING, "GT-3.2", grabbing.check_return, grabbing.give_back),
    says.SetAside: Deed(BUILDING, "GT-3.7", grabbing.check_set_aside, grabbing.set_aside),
    says.LookAtPile: Deed(BUILDING, "GT-4.6", looking.check_look, looking.look_at_pile),
    says.PutPileBack: Deed(BUILDING, "GT-4.2", looking.check_put_back, looking.put_pile_back),
    says.FlipTimer: Deed((steps.BUILD, steps.FLIP), "GT-5.2", timer.check_flip, finishing.flip),
    says.RunOut: Deed((steps.CLOCK_RUNS,), "GT-5.7", timer.check_run_out, finishing.run_out),
    says.EndTurn: Deed(BUILDING, "GT-5.7", timer.check_end_turn, timer.end_turn),
    says.Finish: Deed((steps.BUILD, steps.NUMBER), "GT-6.2", finishing.check_finish, finishing.finish),
    says.RemoveComponent: Deed((steps.REPAIR,), "GT-7.3", spot_check.check_remove, spot_check.remove),
    says.KeepPiece: Deed((steps.PIECE,), "GT-11.6", spot_check.check_keep, spot_check.keep_piece),
    says.PlaceCrew: Deed((steps.CREW,), "GT-8.1", launch.check_crew, launch.place_crew),
    says.FlyOn: Deed((steps.FLY_ON,), "GT-15.1", giving_up.check_fly_on, giving_up.fly_on),
    says.GiveUp: Deed((steps.FLY_ON,), "GT-15.1", giving_up.check_fly_on, giving_up.choose_to_give_up),
    says.Declare: Deed((steps.ENGINES, steps.CANNONS), "GT-9.3", power.check_declare, power.declare),
    says.Land: Deed((steps.PLANET,), "GT-13.2", opportunities.check_land, opportunities.land),
    says.Accept: Deed((steps.OFFER,), "GT-13.18", opportunities.check_accept, opportunities.accept),
    says.Decline: Deed((steps.OFFER, steps.PLANET), "GT-13.18", opportunities.check_decline, opportunities.decline),
    says.Stow: Deed((steps.LOAD,), "GT-11.2", loading.check_stow, loading.stow),
    says.LoseCrew: Deed((steps.LOSE_CREW,), "GT-11.5", losses.check_crew, losses.lose_crew),
    says.LoseGoods: Deed((steps.LOSE_GOODS,), "GT-11.4", losses.check_goods, losses.lose_goods),
    says.Defend: Deed((steps.DEFEND,), "GT-12.8", threats.check_defend, threats.defend),
    says.TakeHit: Deed((steps.DEFEND,), "GT-12.8", threats.check_take_hit, threats.take_hit),
}

OFFERS: dict[str, Callable[[State, int], list[Action]]] = {
    steps.GO: lambda state, seat: [says.SayGo()],
    steps.BUILD: finishing.offers_while_building,
    steps.FLIP: lambda state, seat: [says.FlipTimer()],
    steps.NUMBER: lambda state, seat: [says.Finish(min(state.numbers))],
    steps.REPAIR: spot_check.offers_to_repair,
    steps.PIECE: spot_check.offers_of_pieces,
    steps.CREW: launch.offers_of_crew,
    steps.FLY_ON: giving_up.offers_to_fly_on,
    steps.ENGINES: power.offers_of_power,
    steps.CANNONS: power.offers_of_power,
    steps.PLANET: opportunities.offers_of_planets,
    steps.OFFER: opportunities.offers_to_accept,
    steps.LOAD: loading.offers_of_loads,
    steps.LOSE_CREW: losses.offers_of_crew,
    steps.LOSE_GOODS: losses.offers_of_goods,
    steps.DEFEND: threats.offers_to_defend,
    steps.CLOCK_RUNS: lambda state, seat: [says.RunOut()],
}
"""What is put before a seat for each question; `DEEDS` accepts every legal answer."""
