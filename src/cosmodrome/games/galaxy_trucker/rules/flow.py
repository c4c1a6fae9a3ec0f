"""How a game goes: rounds of building, preparing, flying and paying (chapter 1), and the flight card by card.

A step that needs an answer asks for it, of one seat or of several at once; nothing goes on until all have answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.flow import Answer, Flow, Question, Seat, Step, ask, do_next, legal, no_effect
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.data import components as rows
from cosmodrome.games.galaxy_trucker.data.components import CARDS
from cosmodrome.games.galaxy_trucker.events import CardIgnored, CardTurnedUp, GameEnded
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
from cosmodrome.games.galaxy_trucker.rules.track import flight_order
from cosmodrome.games.galaxy_trucker.state import State


def next_card(state: State, step: Step, events: list[Event]) -> None:
    """GT-15.1, GT-15.7: before each card everybody may give up; nobody does in the learning flight (GT-1.4)."""
    flying = flight_order(state)
    if not state.deck or not flying:
        return
    if not state.lesson:
        ask(state, *[Step(steps.FLY_ON, seat) for seat in flying])
    do_next(state, Step(steps.TURN_UP), Step(steps.END_OF_CARD), Step(steps.NEXT_CARD))


def turn_up(state: State, step: Step, events: list[Event]) -> None:
    """GT-10.3; GT-15.6: a lone flyer ignores what compares ships."""
    state.order = flight_order(state)
    if not state.order:
        return
    card, state.deck = state.deck[-1], state.deck[:-1]
    state.card, state.spent, state.shown = card, (*state.spent, card), state.shown | 1 << card
    events.append(CardTurnedUp(state.order[0], card, len(state.deck)))
    row = CARDS[card]
    if len(state.order) == 1 and isinstance(row, rows.CombatZone | rows.Sabotage):
        events.append(CardIgnored(state.order[0], card))
    else:
        RESOLVE[type(row)](state, row, events)


def end_game(state: State, step: Step, events: list[Event]) -> None:
    events.append(GameEnded())


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


def not_asked(state: State, seat: Seat) -> Refusal | None:
    """Why a builder has to wait."""
    if not state.building or not 0 <= seat < len(state.ships):
        return None
    if state.ships[seat].number:
        return Refusal("GT-6.2", "You have finished building.")
    return Refusal("GT-5.7", f"It is the building turn of seat {state.turn + 1}.")


def only(action: Action) -> Callable[[State, int], list[Action]]:
    """A menu of one."""
    return lambda state, seat: [action]


BUILDING = (
    Answer(actions.TakeFaceDown, "GT-3.1", grabbing.check_take_face_down, grabbing.take_face_down, again=True),
    Answer(actions.TakeFaceUp, "GT-3.1", grabbing.check_take_face_up, grabbing.take_face_up, again=True),
    Answer(actions.TakeSetAside, "GT-3.7", grabbing.check_take_set_aside, grabbing.take_set_aside, again=True),
    Answer(actions.AddComponent, "GT-3.2", grabbing.check_add, grabbing.add, again=True, form=grabbing.ADD_FORM),
    Answer(actions.TakeBack, "GT-3.5", grabbing.check_take_back, grabbing.take_back, again=True),
    Answer(actions.ReturnComponent, "GT-3.2", grabbing.check_return, grabbing.give_back, again=True),
    Answer(actions.SetAside, "GT-3.7", grabbing.check_set_aside, grabbing.set_aside, again=True),
    Answer(actions.LookAtPile, "GT-4.6", looking.check_look, looking.look_at_pile, again=True),
    Answer(actions.PutPileBack, "GT-4.2", looking.check_put_back, looking.put_pile_back, again=True),
    Answer(actions.FlipTimer, "GT-5.2", timer.check_flip, finishing.flip, again=True),
    Answer(actions.EndTurn, "GT-5.7", timer.check_end_turn, timer.end_turn, again=True),
    Answer(actions.Finish, "GT-6.2", finishing.check_finish, finishing.finish, again=True),
)
"""Who builds is asked until the building is over; `timer.ask_builders` says who that is."""

REMOVING = Answer(actions.RemoveComponent, "GT-7.3", spot_check.check_remove, spot_check.remove)

POWERING = (Answer(actions.Declare, "GT-9.3", power.check_declare, power.declare, form=power.POWER_FORM),)

FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
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
    },
    questions=(
        Question(steps.GO, "GT-5.1", (Answer(actions.SayGo, "GT-5.1", legal, timer.say_go),), only(actions.SayGo())),
        Question(
            steps.BUILD,
            "GT-3.1",
            BUILDING,
            finishing.wishes_while_building,
            offers=finishing.offers_while_building,
        ),
        Question(
            steps.FLIP,
            "GT-5.2",
            (Answer(actions.FlipTimer, "GT-5.2", timer.check_flip, finishing.flip, again=True),),
            only(actions.FlipTimer()),
        ),
        Question(
            steps.CLOCK_RUNS,
            "GT-5.7",
            (Answer(actions.RunOut, "GT-5.7", legal, finishing.run_out, again=True),),
            only(actions.RunOut()),
            seconds=timer.seconds,
        ),
        Question(
            steps.NUMBER,
            "GT-5.4",
            (Answer(actions.Finish, "GT-6.2", finishing.check_finish, finishing.finish),),
            finishing.lowest_number,
        ),
        Question(
            steps.REPAIR,
            "GT-7.3",
            (REMOVING,),
            spot_check.offers_to_repair,
            offers=spot_check.offers_to_repair,
        ),
        Question(
            steps.PIECE,
            "GT-11.6",
            (Answer(actions.KeepPiece, "GT-11.6", spot_check.check_keep, spot_check.keep_piece), REMOVING),
            spot_check.offers_of_pieces,
            offers=spot_check.offers_of_pieces,
        ),
        Question(
            steps.CREW,
            "GT-8.1",
            (Answer(actions.PlaceCrew, "GT-8.1", launch.check_crew, launch.place_crew),),
            launch.offers_of_crew,
            offers=launch.offers_of_crew,
        ),
        Question(
            steps.FLY_ON,
            "GT-15.1",
            (
                Answer(actions.FlyOn, "GT-15.1", legal, no_effect),
                Answer(actions.GiveUp, "GT-15.1", legal, giving_up.choose_to_give_up),
            ),
            giving_up.fly_on_or_give_up,
        ),
        Question(steps.ENGINES, "GT-9.3", POWERING, power.offers_of_power, offers=power.offers_of_power),
        Question(steps.CANNONS, "GT-9.3", POWERING, power.offers_of_power, offers=power.offers_of_power),
        Question(
            steps.PLANET,
            "GT-13.2",
            (
                Answer(actions.Land, "GT-13.2", opportunities.check_land, opportunities.land),
                Answer(actions.Decline, "GT-13.18", legal, opportunities.decline),
            ),
            opportunities.offers_of_planets,
        ),
        Question(
            steps.OFFER,
            "GT-13.18",
            (
                Answer(actions.Accept, "GT-13.18", legal, opportunities.accept),
                Answer(actions.Decline, "GT-13.18", legal, opportunities.decline),
            ),
            opportunities.accept_or_decline,
        ),
        Question(
            steps.LOAD,
            "GT-11.2",
            (Answer(actions.Stow, "GT-11.2", loading.check_stow, loading.stow, form=loading.STOW_FORM),),
            loading.offers_of_loads,
            offers=loading.offers_of_loads,
        ),
        Question(
            steps.LOSE_CREW,
            "GT-11.5",
            (Answer(actions.LoseCrew, "GT-11.5", losses.check_crew, losses.lose_crew, form=losses.CREW_FORM),),
            losses.offers_of_crew,
            offers=losses.offers_of_crew,
        ),
        Question(
            steps.LOSE_GOODS,
            "GT-11.4",
            (Answer(actions.LoseGoods, "GT-11.4", losses.check_goods, losses.lose_goods, form=losses.GOODS_FORM),),
            losses.offers_of_goods,
            offers=losses.offers_of_goods,
        ),
        Question(
            steps.DEFEND,
            "GT-12.8",
            (
                Answer(actions.Defend, "GT-12.8", threats.check_defend, threats.defend, form=threats.DEFEND_FORM),
                Answer(actions.TakeHit, "GT-12.8", legal, threats.take_hit),
            ),
            threats.offers_to_defend,
            offers=threats.offers_to_defend,
        ),
    ),
    over="GT-1.5",
    not_asked=not_asked,
    after=finishing.after_building_action,
)
