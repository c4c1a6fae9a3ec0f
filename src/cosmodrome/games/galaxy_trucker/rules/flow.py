"""Chapter 1: how a game goes, round by round, and a flight card by card.

A round is building, the spot check, the launch, the flight and its rewards. Before each card everybody may give up.
What a card brings is in `cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.core.flow import (
    Answer,
    Check,
    Effect,
    Flow,
    Form,
    Question,
    Seat,
    Step,
    ask,
    do_next,
    legal,
    no_effect,
)
from cosmodrome.core.message import Player, say
from cosmodrome.core.records import Action, Event
from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_trucker import actions
from cosmodrome.games.galaxy_trucker.events import RoundBegan
from cosmodrome.games.galaxy_trucker.rules import (
    cards,
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


def begin_round(state: State, step: Step, events: list[Event]) -> None:
    """GT-1.3."""
    setup.lay_out_round(state)
    events.append(RoundBegan(state.round, state.learning))
    do_next(
        state,
        Step(steps.READY),
        Step(steps.BUILDING),
        Step(steps.SPOT_CHECK),
        Step(steps.LAUNCH),
        Step(steps.NEXT_CARD),
        Step(steps.REWARDS),
        *([Step(steps.ROUND)] if state.rounds else rewards.last_steps(state)),
    )


def next_card(state: State, step: Step, events: list[Event]) -> None:
    """GT-15.1, GT-15.7: before each card everybody may give up; nobody does in the learning flight (GT-1.4)."""
    flying = flight_order(state)
    if not state.deck or not flying:
        return
    if not state.learning:
        ask(state, *[Step(steps.FLY_ON, seat) for seat in flying])
    do_next(state, Step(steps.TURN_UP), Step(steps.END_OF_CARD), Step(steps.NEXT_CARD))


def not_asked(state: State, seat: Seat) -> Refusal | None:
    """Why a builder has to wait."""
    if not state.building or not 0 <= seat < len(state.ships):
        return None
    if state.ships[seat].number:
        return Refusal("GT-6.2", say("has-finished"))
    return Refusal("GT-5.7", say("others-building-turn", who=Player(state.turn)))


def only(action: Action) -> Callable[[State, int], list[Action]]:
    """A menu of one."""
    return lambda state, seat: [action]


def _part(kind: type[Action], clause: str, check: Check, effect: Effect, form: Form | None = None) -> Answer:
    """Something done while ships are built, which goes on after it."""
    return Answer(kind, clause, check, finishing.while_building(effect), again=True, form=form)


FLIP = _part(actions.FlipTimer, "GT-5.2", timer.check_flip, finishing.flip)
REMOVE = Answer(actions.RemoveComponent, "GT-7.3", spot_check.check_remove, spot_check.remove)
DECLARE = Answer(actions.Declare, "GT-9.3", power.check_declare, power.declare, form=power.POWER_FORM)
DECLINE = Answer(actions.Decline, "GT-13.18", legal, opportunities.decline)

FLOW = Flow(
    __name__,
    setup=setup.set_up,
    steps={
        steps.ROUND: begin_round,
        steps.READY: timer.ask_for_go,
        steps.BUILDING: timer.begin_building,
        steps.SPOT_CHECK: spot_check.spot_check,
        steps.LAUNCH: launch.prepare,
        steps.START: launch.start,
        steps.NEXT_CARD: next_card,
        steps.TURN_UP: cards.turn_up,
        steps.END_OF_CARD: giving_up.end_card,
        steps.REWARDS: rewards.end_journey,
        steps.PAY_JOURNEY: rewards.pay_journey,
        steps.CLEAR_TABLE: rewards.clear_table,
        steps.COUNT_CREDITS: rewards.count_credits,
        steps.END: rewards.end_game,
        steps.THRUST: opportunities.thrust,
        steps.DEPART: opportunities.depart,
        steps.LOSE_DAYS: track.lose_days,
        steps.CREDITS: opportunities.gain_credits,
        steps.METEOR: perils.meteor,
        steps.MEET: threats.meet,
        steps.ASK_TOGETHER: threats.ask_together,
        steps.STARDUST: perils.fly_through_stardust,
        steps.EPIDEMIC: perils.fall_ill,
        steps.SABOTEURS: perils.roll_for_saboteurs,
        steps.ATTACK: enemies.attack,
        steps.FIGHT: enemies.fight,
        steps.SHOT: enemies.shoot,
        steps.LINE: combat.open_line,
        steps.WEAKEST: combat.punish_weakest,
        steps.SHELL: combat.shell,
    },
    questions=(
        Question(
            steps.GO,
            "GT-5.1",
            (Answer(actions.SayGo, "GT-5.1", legal, timer.say_go),),
            offers=only(actions.SayGo()),
            title=say("step-go"),
            starts_race=True,
        ),
        Question(
            steps.BUILD,
            "GT-3.1",
            (
                _part(actions.TakeFaceDown, "GT-3.1", grabbing.check_take_face_down, grabbing.take_face_down),
                _part(actions.TakeFaceUp, "GT-3.1", grabbing.check_take_face_up, grabbing.take_face_up),
                _part(actions.TakeSetAside, "GT-3.7", grabbing.check_take_set_aside, grabbing.take_set_aside),
                _part(actions.AddComponent, "GT-3.2", grabbing.check_add, grabbing.add, grabbing.ADD_FORM),
                _part(actions.TakeBack, "GT-3.5", grabbing.check_take_back, grabbing.take_back),
                _part(actions.ReturnComponent, "GT-3.2", grabbing.check_return, grabbing.give_back),
                _part(actions.SetAside, "GT-3.7", grabbing.check_set_aside, grabbing.set_aside),
                _part(actions.LookAtPile, "GT-4.6", looking.check_look, looking.look_at_pile),
                _part(actions.PutPileBack, "GT-4.2", looking.check_put_back, looking.put_pile_back),
                FLIP,
                _part(actions.EndTurn, "GT-5.7", timer.check_end_turn, timer.end_turn),
                _part(actions.Finish, "GT-6.2", finishing.check_finish, finishing.finish),
            ),
            finishing.wishes_while_building,
            finishing.offers_while_building,
            title=say("step-build"),
        ),
        Question(steps.FLIP, "GT-5.2", (FLIP,), only(actions.FlipTimer()), title=say("step-flip")),
        Question(
            steps.TIMER,
            "GT-5.7",
            (_part(actions.RunOut, "GT-5.7", legal, finishing.run_out),),
            offers=only(actions.RunOut()),
            seconds=timer.seconds,
            lead=timer.lead,
            title=say("step-timer"),
        ),
        Question(
            steps.NUMBER,
            "GT-5.4",
            (Answer(actions.Finish, "GT-6.2", finishing.check_finish, finishing.finish),),
            finishing.lowest_number,
            title=say("step-number"),
        ),
        Question(steps.REPAIR, "GT-7.3", (REMOVE,), offers=spot_check.offers_to_repair, title=say("step-repair")),
        Question(
            steps.PIECE,
            "GT-11.6",
            (Answer(actions.KeepPiece, "GT-11.6", spot_check.check_keep, spot_check.keep_piece), REMOVE),
            offers=spot_check.offers_of_pieces,
            title=say("step-piece"),
        ),
        Question(
            steps.CREW,
            "GT-8.1",
            (Answer(actions.PlaceCrew, "GT-8.1", launch.check_crew, launch.place_crew),),
            offers=launch.offers_of_crew,
            forced=launch.only_humans,
            title=say("step-crew"),
        ),
        Question(
            steps.FLY_ON,
            "GT-15.1",
            (
                Answer(actions.FlyOn, "GT-15.1", legal, no_effect),
                Answer(actions.GiveUp, "GT-15.1", legal, giving_up.choose_to_give_up),
            ),
            offers=giving_up.fly_on_or_give_up,
            title=say("step-fly-on"),
        ),
        Question(
            steps.ENGINES,
            "GT-9.3",
            (DECLARE,),
            offers=power.offers_of_power,
            forced=power.nothing_to_power,
            title=say("step-engines"),
        ),
        Question(
            steps.CANNONS,
            "GT-9.3",
            (DECLARE,),
            offers=power.offers_of_power,
            forced=power.nothing_to_power,
            title=say("step-cannons"),
        ),
        Question(
            steps.PLANET,
            "GT-13.2",
            (Answer(actions.Land, "GT-13.2", opportunities.check_land, opportunities.land), DECLINE),
            offers=opportunities.offers_of_planets,
            asked_if=opportunities.is_planet_free,
            title=say("step-planet"),
        ),
        Question(
            steps.OFFER,
            "GT-13.18",
            (Answer(actions.Accept, "GT-13.18", legal, opportunities.accept), DECLINE),
            offers=opportunities.accept_or_decline,
            asked_if=opportunities.may_accept,
            title=say("step-offer"),
        ),
        Question(
            steps.LOAD,
            "GT-11.2",
            (Answer(actions.Stow, "GT-11.2", loading.check_stow, loading.stow, form=loading.STOW_FORM),),
            offers=loading.offers_of_loads,
            asked_if=loading.may_load,
            forced=loading.nothing_to_load,
            title=say("step-load"),
        ),
        Question(
            steps.LOSE_CREW,
            "GT-11.5",
            (Answer(actions.LoseCrew, "GT-11.5", losses.check_crew, losses.lose_crew, form=losses.CREW_FORM),),
            offers=losses.offers_of_crew,
            asked_if=losses.is_flying,
            forced=losses.forced_crew,
            title=say("step-lose-crew"),
        ),
        Question(
            steps.LOSE_GOODS,
            "GT-11.4",
            (Answer(actions.LoseGoods, "GT-11.4", losses.check_goods, losses.lose_goods, form=losses.GOODS_FORM),),
            offers=losses.offers_of_goods,
            asked_if=losses.is_flying,
            forced=losses.forced_goods,
            title=say("step-lose-goods"),
        ),
        Question(
            steps.DEFEND,
            "GT-12.8",
            (
                Answer(actions.Defend, "GT-12.8", threats.check_defend, threats.defend, form=threats.DEFEND_FORM),
                Answer(actions.TakeHit, "GT-12.8", legal, threats.take_hit),
            ),
            offers=threats.offers_to_defend,
            title=say("step-defend"),
        ),
    ),
    over="GT-1.5",
    not_asked=not_asked,
)
