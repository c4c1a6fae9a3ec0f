"""Every event as a message with its clause, from an event as its reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.core.message import Message, Player, say
from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_challenge import events
from cosmodrome.games.galaxy_challenge.data.components import (
    BONUS_OF,
    CHALLENGE,
    KIND_OF,
    SECTOR_CARDS,
    SPECIAL_KIND,
    name_of,
)
from cosmodrome.games.galaxy_challenge.words.names import card, cards, colour, die, place, power, power_name, rolled


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _started(e: events.StartRolled) -> Line:
    first, *later = e.rolls
    told = say("start-rolls", rolls=_by_seat(first))
    for rolls in later:
        told = say("start-again", before=told, rolls=_by_seat(rolls))
    return Line(say("start", rolls=told, who=Player(e.order[0])), "CH-1.1")


def _by_seat(rolls: Sequence[int]) -> tuple[Message, ...]:
    return tuple([say("start-roll", who=Player(seat), n=roll) for seat, roll in enumerate(rolls) if roll])


def _chosen(e: events.ColourChosen) -> Line:
    return Line(say("chose", who=Player(e.seat), colour=colour(e.colour), cell=name_of(e.cell)), "CH-1.1")


def _turn(e: events.TurnBegan) -> Line:
    return Line(say("turn-began", who=Player(e.seat)), "CH-2.1")


def _power(e: events.PowerTaken) -> Line:
    return Line(say("power-taken", who=Player(e.seat), owner=Player(e.owner), power=power(e.power)), "CH-8.6")


def _rolled(e: events.DiceRolled) -> Line:
    about = {"who": Player(e.seat), "cards": cards(e.cards), "dice": rolled(e.dice, e.cards)}
    if e.declared:
        return Line(say("rolled-declared", **about), "CH-8.4")
    return Line(say("rolled", **about), "CH-2.1")


def _raised(e: events.DieRaised) -> Line:
    about = {"who": Player(e.seat), "power": power_name(e.power), "die": die(e.die)}
    return Line(say("raised", n=e.bonus, total=e.total, **about), "CH-8.2")


def _special(e: events.SpecialAssigned) -> Line:
    return Line(say("assigned", who=Player(e.seat), card=card(e.card), die=die(e.die), total=e.total), "CH-2.3")


def _moved(e: events.RocketMoved) -> Line:
    about = {"who": Player(e.seat), "n": len(e.path) - 1, "place": place(e.path[-1])}
    return Line(say("moved-short", **about) if e.short else say("moved", **about), "CH-3.1")


def _stayed(e: events.RocketStayed) -> Line:
    return Line(say("stayed", who=Player(e.seat), place=place(e.cell)), "CH-3.1")


def _explored(e: events.ExploringBegan) -> Line:
    return Line(say("explored", who=Player(e.seat), place=place(e.cell), blue=e.blue, n=e.cards), "CH-4.2")


def _drawn(e: events.SectorDrawn) -> Line:
    row, who = SECTOR_CARDS[e.card], Player(e.seat)
    if row.kind == "discovery":
        return Line(say("discovered", who=who, name=row.name, great=row.great, n=e.chips, bank=e.bank), "CH-4.3")
    if row.kind == "defend":
        return Line(say("met", who=who, name=row.name, needed=row.green), "CH-4.4")
    return Line(say("found-nothing", who=who, name=row.name), "CH-4.5")


def _advantages(e: events.AdvantagesDrawn) -> Line:
    who = Player(e.seat)
    if all(e.cards):
        return Line(say("drew", who=who, cards=cards(e.cards)), "CH-4.3")
    return Line(say("drew-hidden", who=who, n=len(e.cards)), "CH-4.3")


def _defended(e: events.DefenceTried) -> Line:
    about = {"who": Player(e.seat), "name": SECTOR_CARDS[e.card].name, "green": e.green, "needed": e.needed}
    if e.held:
        return Line(say("held-off", **about), "CH-4.4")
    return Line(say("not-held-off", spared=e.spared, **about), "CH-4.4")


def _returned(e: events.AdvantageReturned) -> Line:
    return Line(say("returned", who=Player(e.seat), card=_hidden(e.card)), "CH-4.4")


def _hidden(number: int) -> Message:
    return card(number) if number else say("card-hidden")


def _attacked(e: events.AttackBegan) -> Line:
    return Line(say("attacked", who=Player(e.seat), target=Player(e.target), red=e.red), "CH-5.1")


def _guarded(e: events.DefenceRolled) -> Line:
    who = Player(e.seat)
    if not e.card and not e.bonus:
        return Line(say("defended-plain", who=who, die=e.die), "CH-5.3")
    used = cards([e.card]) if e.card else ()
    return Line(say("defended", who=who, cards=used, die=e.die, bonus=e.bonus, total=e.total), "CH-5.3")


def _battle(e: events.BattleEnded) -> Line:
    about = {"who": Player(e.seat), "target": Player(e.target), "red": e.red, "green": e.green}
    if e.winner == e.seat:
        return Line(say("battle-won", **about), "CH-5.4")
    return Line(say("battle-tied", **about) if e.red == e.green else say("battle-lost", **about), "CH-5.4")


def _given(e: events.AdvantageGiven) -> Line:
    text = say("gave", who=Player(e.seat), card=_hidden(e.card), to=Player(e.to))
    return Line(text, "CH-5.6" if e.attacker else "CH-5.5")


def _nothing(e: events.NothingGiven) -> Line:
    return Line(say("gave-nothing", who=Player(e.seat), to=Player(e.to)), "CH-5.5")


def _challenged(e: events.ChallengeBegan) -> Line:
    about = {"who": Player(e.seat), "target": Player(e.target)}
    return Line(say("challenged", number=e.number, dice=rolled(e.totals), **about), "CH-6.2")


def _answered(e: events.ChallengeAnswered) -> Line:
    return Line(say("answered", **_sum(e)), "CH-6.3")


def _sum(e: events.ChallengeAnswered | events.TieRolled) -> dict[str, Any]:
    about = {"who": Player(e.seat), "cards": cards(e.cards), "dice": rolled(e.dice, e.cards)}
    special = sum(BONUS_OF[each] for each in e.cards if KIND_OF[each] == SPECIAL_KIND)
    return {"special": special, "bonus": e.bonus, "number": e.number, **about}


def _decided(e: events.ChallengeEnded) -> Line:
    low, high = sorted(e.numbers)
    loser = e.target if e.winner == e.seat else e.seat
    about = {"who": Player(e.winner), "loser": Player(loser), "n": e.chips, "high": high, "low": low}
    if high == low:
        return Line(say("challenge-tied", **about), "CH-6.4")
    if e.winner == e.seat and high - low >= CHALLENGE.big_margin:
        return Line(say("challenge-won-high", margin=CHALLENGE.big_margin, **about), "CH-6.4")
    return Line(say("challenge-won", **about), "CH-6.4")


def _left(e: events.PlanetLeft) -> Line:
    return Line(say("left", who=Player(e.seat), place=place(e.cell)), "CH-6.5")


def _cards_returned(e: events.CardsReturned) -> Line:
    return Line(say("cards-returned", cards=cards(e.cards)), "CH-2.5")


def _turn_went_on(e: events.TurnWentOn) -> Line:
    return Line(say("turn-went-on", who=Player(e.seat), cards=cards(e.cards)), "CH-6.9" if e.challenge else "CH-5.10")


def _tie_rolled(e: events.TieRolled) -> Line:
    return Line(say("tie-rolled", **_sum(e)), "CH-7.2")


def _tie_drawn(e: events.TieDrawn) -> Line:
    row = SECTOR_CARDS[e.card]
    return Line(say("tie-drawn", who=Player(e.seat), name=row.name, great=row.great), "CH-7.3")


def _ended(e: events.GameEnded) -> Line:
    rest = sorted(set(range(len(e.chips))) - {e.winner}, key=lambda seat: -e.chips[seat])
    others = tuple([say("ended-other", who=Player(seat), n=e.chips[seat]) for seat in rest])
    about = {"who": Player(e.winner), "n": e.chips[e.winner], "others": others}
    if not e.numbers:
        return Line(say("ended", **about), "CH-7.1")
    number = e.numbers[e.winner]
    if e.numbers.count(number) > 1:
        return Line(say("ended-by-draw", **about), "CH-7.3")
    return Line(say("ended-by-roll", number=number, **about), "CH-7.2")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.StartRolled: _started,
    events.ColourChosen: _chosen,
    events.TurnBegan: _turn,
    events.PowerTaken: _power,
    events.DiceRolled: _rolled,
    events.DieRaised: _raised,
    events.SpecialAssigned: _special,
    events.RocketMoved: _moved,
    events.RocketStayed: _stayed,
    events.ExploringBegan: _explored,
    events.SectorDrawn: _drawn,
    events.AdvantagesDrawn: _advantages,
    events.DefenceTried: _defended,
    events.AdvantageReturned: _returned,
    events.AttackBegan: _attacked,
    events.DefenceRolled: _guarded,
    events.BattleEnded: _battle,
    events.AdvantageGiven: _given,
    events.NothingGiven: _nothing,
    events.ChallengeBegan: _challenged,
    events.ChallengeAnswered: _answered,
    events.ChallengeEnded: _decided,
    events.PlanetLeft: _left,
    events.CardsReturned: _cards_returned,
    events.TurnWentOn: _turn_went_on,
    events.TieRolled: _tie_rolled,
    events.TieDrawn: _tie_drawn,
    events.GameEnded: _ended,
}
