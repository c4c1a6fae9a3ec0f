"""What an offer would do, and where the game is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cosmodrome.core.flow import Picks
from cosmodrome.core.message import Message, Player, Text, listed, people, say
from cosmodrome.core.records import Action
from cosmodrome.core.texts import Line, Prompt
from cosmodrome.games.galaxy_challenge import actions
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    BLACK,
    BLUE,
    BONUS_OF,
    CHALLENGE,
    COLOURS,
    DATA,
    DICE,
    EFFECTS,
    FACES,
    GREEN,
    KIND_OF,
    LEAST_RED,
    NONE,
    POWER_BONUS,
    POWER_DIE,
    RED,
    SECTOR_CARDS,
    SPECIAL_KIND,
    name_of,
)
from cosmodrome.games.galaxy_challenge.rules import steps
from cosmodrome.games.galaxy_challenge.rules.exploring import CARDS_DUE
from cosmodrome.games.galaxy_challenge.view.table import DuelView, GalaxyChallengeView, ReachView
from cosmodrome.games.galaxy_challenge.words.chances import ALL, ONLY_GREEN, bonus_in_defence, percent
from cosmodrome.games.galaxy_challenge.words.names import card, colour, die, place, power


def offer(view: GalaxyChallengeView, action: Action) -> Line:
    """What the action would do for the seat whose view this is."""
    return OFFERS[type(action)](view, action)


def _own(view: GalaxyChallengeView, number: int) -> Message:
    """A card of one's own hand; cards that look alike are numbered."""
    alike = [each for each in view.hand if card(each) == card(number)]
    if len(alike) < 2 or number not in alike:
        return card(number)
    return say("card-alike", card=card(number), number=alike.index(number) + 1)


def _used(view: GalaxyChallengeView, numbers: Iterable[int]) -> tuple[Message, ...]:
    return tuple([_own(view, number) for number in numbers])


def _colour(view: GalaxyChallengeView, action: actions.ChooseColour) -> Line:
    if not 0 <= action.colour < len(COLOURS):
        return Line(say("choose-unknown", number=action.colour), "CH-1.1")
    home = DATA.rockets[action.colour].home
    detail = say("choose-detail", home=home)
    if view.civilizations:
        detail = say("choose-detail-power", home=home, power=power(action.colour))
    return Line(say("choose", colour=colour(action.colour)), "CH-1.1", detail)


def _pick(view: GalaxyChallengeView, action: actions.PickPower) -> Line:
    text = say("pick-power", who=Player(action.seat))
    if not 0 <= action.seat < len(view.players) or view.players[action.seat].colour == NONE:
        return Line(text, "CH-8.6")
    return Line(text, "CH-8.6", power(view.players[action.seat].colour))


def _roll(view: GalaxyChallengeView, action: actions.RollDice) -> Line:
    used = _used(view, action.cards)
    detail = _ranges(view, action) if all(each in ADVANTAGES for each in action.cards) else ""
    if action.declared:
        return Line(say("roll-declared", cards=used), "CH-8.4", detail)
    return Line(say("roll", cards=used), "CH-2.1", detail)


def _ranges(view: GalaxyChallengeView, action: actions.RollDice) -> Text:
    """What the totals of the dice can be that the cards and a declared power join."""
    bonuses = {KIND_OF[each]: BONUS_OF[each] for each in action.cards}
    special = bonuses.pop(SPECIAL_KIND, 0)
    if action.declared and view.power != NONE and POWER_DIE[view.power] != NONE:
        bonuses.setdefault(POWER_DIE[view.power], 0)
    found = [_range(view, number, bonus, action.declared) for number, bonus in sorted(bonuses.items())]
    if special:
        found.append(say("range-special", n=special))
    return listed(found) if found else ""


def _range(view: GalaxyChallengeView, number: int, bonus: int, declared: bool) -> Message:
    low, high = 1 + bonus, FACES[number] + bonus
    if view.power != NONE:
        effect, more = EFFECTS[view.power], POWER_BONUS[view.power]
        if effect == "lowest":
            high += more
        elif POWER_DIE[view.power] == number and (effect == "fixed" or declared):
            low, high = low + more, high + more
    about = {"die": die(number), "low": low, "high": high}
    if number != BLUE:
        return say("range", **about)
    fewest, most = CARDS_DUE[low], CARDS_DUE[high]
    return say("range-blue", fewest=fewest, n=most, surely=fewest == most, **about)


def _raise(view: GalaxyChallengeView, action: actions.RaiseDie) -> Line:
    bonus = POWER_BONUS[view.power] if view.power != NONE else 0
    return Line(say("raise", die=die(action.die), n=bonus), "CH-8.5", _total(view, action.die, bonus))


def _special(view: GalaxyChallengeView, action: actions.AssignSpecial) -> Line:
    if not view.special:
        return Line(say("assign-unknown", die=die(action.die)), "CH-2.3")
    text = say("assign", card=card(view.special), die=die(action.die))
    return Line(text, "CH-2.3", _total(view, action.die, BONUS_OF[view.special]))


def _total(view: GalaxyChallengeView, number: int, bonus: int) -> Text:
    """What a die's total would allow."""
    if not 0 <= number < len(DICE):
        return ""
    total = view.dice[number].total + bonus
    if number == BLACK:
        return say("total-black", n=total)
    if number == BLUE:
        return say("total-blue", total=total, n=CARDS_DUE[total])
    if number == RED:
        return say("total-red", total=total, enough=total >= LEAST_RED, needed=LEAST_RED)
    return say("total-green", total=total)


def _move(view: GalaxyChallengeView, action: actions.MoveRocket) -> Line:
    where, cell = place(action.cell), action.cell
    reach = next((each for each in view.reach if each.cell == cell), None)
    if reach is None:
        return Line(say("move", place=where), "CH-3.1")
    if reach.challenge >= 0:
        text = say("move-challenge", cell=name_of(cell), who=Player(reach.challenge))
        return Line(text, "CH-6.1", _stakes(view, reach.challenge))
    if reach.home:
        return Line(say("move-home", cell=name_of(cell)), "CH-3.4", say("move-home-detail"))
    return Line(say("move", place=where), "CH-3.5" if reach.chips > 1 else "CH-3.1", _prospects(view, reach))


def _prospects(view: GalaxyChallengeView, reach: ReachView) -> Message:
    about = {"n": reach.cards, "chips": reach.chips}
    if not reach.attacks:
        return say("move-explore", **about)
    return say("move-explore-attack", targets=people(reach.attacks), red=view.dice[RED].total, **about)


def _stakes(view: GalaxyChallengeView, target: int) -> Message:
    """CH-6.4: a challenge against the dice of another, who may also use cards."""
    number, other = sum(each.total for each in view.dice), view.players[target]
    bonus = bonus_in_defence(other.power, ALL)
    big = other.chips >= CHALLENGE.big_chips and number - len(ALL) - (bonus or 0) >= CHALLENGE.big_margin
    stake = say("stake-big", n=CHALLENGE.chips, more=CHALLENGE.big_chips, margin=CHALLENGE.big_margin)
    about = {
        "who": Player(target),
        "number": number,
        "held": other.hand,
        "stake": stake if big else say("stake", n=CHALLENGE.chips),
    }
    if bonus is None:
        return say("challenge-detail-unknown", **about)
    return say("challenge-detail", odds=100 - percent(ALL, number - bonus), **about)


def _explore(view: GalaxyChallengeView, action: actions.Explore) -> Line:
    if not view.cards:
        return Line(say("explore"), "CH-4.1")
    last = view.bank <= view.cards * view.chips
    about = {"n": view.cards, "chips": view.chips, "green": view.dice[GREEN].total, "held": len(view.hand)}
    detail = say("explore-detail", last=last, **about)
    return Line(say("explore"), "CH-4.1", detail)


def _attack(view: GalaxyChallengeView, action: actions.Attack) -> Line:
    text = say("attack", who=Player(action.seat))
    if not 0 <= action.seat < len(view.players):
        return Line(text, "CH-5.1")
    red, other = view.dice[RED].total, view.players[action.seat]
    bonus = bonus_in_defence(other.power, ONLY_GREEN)
    if bonus is None:
        return Line(text, "CH-5.1", say("attack-detail-unknown", who=Player(action.seat), red=red))
    odds = 100 - percent(ONLY_GREEN, red - bonus)
    return Line(text, "CH-5.1", say("attack-detail", who=Player(action.seat), red=red, odds=odds))


def _end(view: GalaxyChallengeView, action: actions.EndTurn) -> Line:
    return Line(say("end"), "CH-4.1", say("end-detail"))


def _return(view: GalaxyChallengeView, action: actions.ReturnAdvantage) -> Line:
    text = say("return", card=_own(view, action.card))
    if not view.sector:
        return Line(text, "CH-4.4")
    row = SECTOR_CARDS[view.sector]
    return Line(text, "CH-4.4", say("return-detail", name=row.name, green=view.dice[GREEN].total, needed=row.green))


def _defend(view: GalaxyChallengeView, action: actions.Defend) -> Line:
    used = (action.card,) if action.card else ()
    text = say("defend", cards=_used(view, used))
    if view.duel is None or any(each not in ADVANTAGES for each in used):
        return Line(text, "CH-5.3")
    detail = say("defend-detail", left=len(view.hand) - len(used), **_odds(view.duel, used, ONLY_GREEN))
    return Line(text, "CH-5.3", detail)


def _odds(duel: DuelView, used: Iterable[int], dice: tuple[int, ...]) -> dict[str, Any]:
    """Whom a defender answers, the number to reach, and how often these dice with these cards do."""
    number = duel.attacker_number
    return {"who": Player(duel.attacker), "number": number, "odds": percent(dice, number - _added(duel, used, dice))}


def _added(duel: DuelView, used: Iterable[int], dice: tuple[int, ...]) -> int:
    """What cards and a power add to the defender's dice."""
    return (bonus_in_defence(duel.defender_power, dice) or 0) + sum(BONUS_OF[each] for each in used)


def _give(view: GalaxyChallengeView, action: actions.GiveAdvantage) -> Line:
    clause = "CH-5.6" if view.decides == view.turn else "CH-5.5"
    if view.duel is None:
        return Line(say("give-unknown", card=_own(view, action.card)), clause)
    to = view.duel.defender if view.decides == view.duel.attacker else view.duel.attacker
    return Line(say("give", card=_own(view, action.card), to=Player(to)), clause, say("give-detail"))


def _answer(view: GalaxyChallengeView, action: actions.AnswerChallenge) -> Line:
    text = say("answer", cards=_used(view, action.cards))
    if view.duel is None or any(each not in ADVANTAGES for each in action.cards):
        return Line(text, "CH-6.3")
    about = _odds(view.duel, action.cards, ALL)
    lowest = len(ALL) + _added(view.duel, action.cards, ALL)
    far = view.duel.attacker_number - lowest >= CHALLENGE.big_margin
    if far and view.players[view.duel.defender].chips >= CHALLENGE.big_chips:
        big = {"more": CHALLENGE.big_chips, "margin": CHALLENGE.big_margin}
        return Line(text, "CH-6.3", say("answer-detail-big", n=CHALLENGE.chips, **big, **about))
    return Line(text, "CH-6.3", say("answer-detail", n=CHALLENGE.chips, **about))


def _leave(view: GalaxyChallengeView, action: actions.LeavePlanet) -> Line:
    text = say("leave", place=place(action.cell))
    reach = next((each for each in view.reach if each.cell == action.cell), None)
    return Line(text, "CH-6.5") if reach is None else Line(text, "CH-6.9", _prospects(view, reach))


OFFERS: dict[type[Action], Callable[[GalaxyChallengeView, Any], Line]] = {
    actions.ChooseColour: _colour,
    actions.PickPower: _pick,
    actions.RollDice: _roll,
    actions.RaiseDie: _raise,
    actions.AssignSpecial: _special,
    actions.MoveRocket: _move,
    actions.Explore: _explore,
    actions.Attack: _attack,
    actions.EndTurn: _end,
    actions.ReturnAdvantage: _return,
    actions.Defend: _defend,
    actions.GiveAdvantage: _give,
    actions.AnswerChallenge: _answer,
    actions.LeavePlanet: _leave,
}


def pick(view: GalaxyChallengeView, kind: type[Action], picks: Picks, value: int) -> Text:
    """What one more pick means: whether the power is declared, then cards."""
    if kind is actions.RollDice and not picks:
        return say("pick-declare") if value else say("pick-no-declare")
    return _own(view, value)


STEP = {
    steps.COLOUR: 0,
    steps.POWER: 1,
    steps.ROLL: 1,
    steps.APPLY_POWER: 1,
    steps.RAISE: 1,
    steps.ADD_UP: 1,
    steps.SPECIAL: 1,
    steps.FIND_DESTINATIONS: 1,
    steps.MOVE: 2,
    steps.ARRIVE: 2,
}
"""Of the steps of a prompt, by the question or the step that comes next; what is not listed comes after the move."""


def prompt(view: GalaxyChallengeView) -> Prompt:
    step = STEP.get(view.coming, 3)
    whose = say("step-turn", who=Player(view.turn)) if step else say("step-colour")
    row = (whose, say("step-roll"), say("step-move"), say("step-after-move"))
    if view.phase == "over":
        return Prompt(row, -1, say("prompt-over"), "")
    title, text = (say(f"prompt-{view.phase}"), _asked(view)) if view.phase else ("", "")
    return Prompt(row, step, title, text)


def _asked(view: GalaxyChallengeView) -> Text:
    if view.phase == "move":
        return say("prompt-move-text", n=view.dice[BLACK].total)
    if view.phase == "act":
        return say("prompt-act-text", goes_on=view.winners_go_on)
    if view.phase == "leave":
        won = view.duel is not None and view.duel.winner == view.duel.attacker
        return say("prompt-leave-text", goes_on=view.winners_go_on and won)
    if view.phase in {"defend", "answer"}:
        return _number_to_reach(view)
    return say(f"prompt-{view.phase}-text")


def _number_to_reach(view: GalaxyChallengeView) -> Text:
    duel = view.duel
    if duel is None:
        return ""
    about = {"who": Player(duel.attacker), "target": Player(duel.defender), "number": duel.attacker_number}
    return say("prompt-defend-text", **about) if view.phase == "defend" else say("prompt-answer-text", **about)
