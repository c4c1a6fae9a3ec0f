"""Words for people: what happened, from an event as its reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_challenge import events
from cosmodrome.games.galaxy_challenge.data.components import (
    ADVANTAGES,
    COLOURS,
    DATA,
    DICE,
    SECTOR_CARDS,
    name_of,
)


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def card_text(card: int) -> str:
    """An advantage card at a glance."""
    row = ADVANTAGES.get(card)
    return f"{row.kind} +{row.bonus}" if row else f"card {card}"


def listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def cards_text(cards: Iterable[int]) -> str:
    return listed(map(card_text, cards))


def dice_text(dice: Iterable[int]) -> str:
    return ", ".join(f"{name} {die}" for name, die in zip(DICE, dice, strict=True) if die)


def _started(e: events.StartRolled) -> Line:
    rolls = ", ".join(f"{{{seat}}} {roll}" for seat, roll in enumerate(e.rolls[0]))
    again = f", {plural(len(e.rolls) - 1, 'more roll')} for the equal ones" if len(e.rolls) > 1 else ""
    return Line(f"The rolls for the start: {rolls}{again}. {{{e.order[0]}}} chooses first and begins.", "CH-1.1")


def _chosen(e: events.ColourChosen) -> Line:
    return Line(f"{{{e.seat}}} took the {COLOURS[e.colour]} rocket, at home on {name_of(e.cell)}.", "CH-1.1")


def _power(e: events.PowerTaken) -> Line:
    return Line(f"{{{e.seat}}} took over the power of {DATA.civilizations[e.power].name} from {{{e.owner}}}.", "CH-8.6")


def _rolled(e: events.DiceRolled) -> Line:
    cards = f"used {cards_text(e.cards)} and " if e.cards else ""
    declared = "declared the power, " if e.declared else ""
    return Line(f"{{{e.seat}}} {declared}{cards}rolled {dice_text(e.dice)}.", "CH-2.1")


def _raised(e: events.DieRaised) -> Line:
    power = DATA.civilizations[e.power].name
    return Line(f"{power}: +{e.bonus} on {DICE[e.die]} for {{{e.seat}}}, total {e.total}.", "CH-8.2")


def _special(e: events.SpecialAssigned) -> Line:
    return Line(f"{{{e.seat}}} added {card_text(e.card)} to {DICE[e.die]}: total {e.total}.", "CH-2.3")


def _moved(e: events.RocketMoved) -> Line:
    steps = plural(len(e.path) - 1, "step")
    short = ", as far as it could" if e.short else ""
    return Line(f"{{{e.seat}}} moved {steps} to {name_of(e.path[-1])}{short}.", "CH-3.1")


def _drawn(e: events.SectorDrawn) -> Line:
    card = SECTOR_CARDS[e.card]
    if card.kind == "discovery":
        text = f"{{{e.seat}}} discovered {card.name}: {plural(e.chips, 'chip')}, {e.bank} left in the bank."
        return Line(text, "CH-4.3")
    if card.kind == "defend":
        return Line(f"{{{e.seat}}} met {card.name}: defend yourself!", "CH-4.4")
    return Line(f"{{{e.seat}}} found nothing: {card.name}.", "CH-4.5")


def _advantages(e: events.AdvantagesDrawn) -> Line:
    cards = cards_text(e.cards) if all(e.cards) else plural(len(e.cards), "advantage card")
    return Line(f"{{{e.seat}}} drew {cards}.", "CH-4.3")


def _defended(e: events.DefenceTried) -> Line:
    end = "held" if e.held else "failed to hold"
    return Line(
        f"{{{e.seat}}} {end} against {SECTOR_CARDS[e.card].name}: green {e.green}, needed {e.needed}.", "CH-4.4"
    )


def _returned(e: events.AdvantageReturned) -> Line:
    return Line(f"{{{e.seat}}} returned {_hidden(e.card)} to the deck.", "CH-4.4")


def _hidden(card: int) -> str:
    return card_text(card) if card else "an advantage card"


def _guarded(e: events.DefenceRolled) -> Line:
    card = f"used {card_text(e.card)} and " if e.card else ""
    bonus = f", +{e.bonus} of a power" if e.bonus else ""
    return Line(f"{{{e.seat}}} {card}rolled green {e.die}{bonus}: total {e.total}.", "CH-5.3")


def _battle(e: events.BattleEnded) -> Line:
    how = "a tie is the defender's" if e.red == e.green else f"red {e.red} against green {e.green}"
    return Line(f"{{{e.winner}}} won the battle: {how}.", "CH-5.4")


def _given(e: events.AdvantageGiven) -> Line:
    return Line(f"{{{e.seat}}} gave {_hidden(e.card)} to {{{e.to}}}.", "CH-5.5")


def _challenged(e: events.ChallengeBegan) -> Line:
    return Line(f"{{{e.seat}}} challenged {{{e.target}}} with {e.number}: {dice_text(e.totals)}.", "CH-6.2")


def _answered(e: events.ChallengeAnswered) -> Line:
    return Line(f"{{{e.seat}}} {_sum(e)}.", "CH-6.3")


def _sum(e: events.ChallengeAnswered | events.TieRolled) -> str:
    cards = f"with {cards_text(e.cards)} " if e.cards else ""
    bonus = f", +{e.bonus} of a power" if e.bonus else ""
    return f"{cards}rolled {dice_text(e.dice)}{bonus}: {e.number}"


def _decided(e: events.ChallengeEnded) -> Line:
    low, high = sorted(e.numbers)
    loser = e.target if e.winner == e.seat else e.seat
    score = f"{high} to {low}" if high > low else f"{high} to {low}, for a tie is the defender's"
    text = f"{{{e.winner}}} won the challenge, {score}, and took {plural(e.chips, 'chip')} from {{{loser}}}."
    return Line(text, "CH-6.4")


def _turn_ended(e: events.TurnEnded) -> Line:
    return Line(f"The turn of {{{e.seat}}} is over.{_under(e.cards)}", "CH-2.2")


def _turn_went_on(e: events.TurnWentOn) -> Line:
    return Line(f"The turn of {{{e.seat}}} goes on.{_under(e.cards)}", "CH-5.10")


def _under(cards: tuple[int, ...]) -> str:
    return f" {cards_text(cards).capitalize()} went under the deck." if cards else ""


def _tie_drawn(e: events.TieDrawn) -> Line:
    card = SECTOR_CARDS[e.card]
    great = ", a great anomaly" if card.great else ""
    return Line(f"{{{e.seat}}} drew {card.name}{great}.", "CH-7.3")


def _ended(e: events.GameEnded) -> Line:
    return Line(f"{{{e.winner}}} won with {plural(e.chips[e.winner], 'chip')}.", "CH-7.1")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.StartRolled: _started,
    events.ColourChosen: _chosen,
    events.TurnBegan: lambda e: Line(f"The turn of {{{e.seat}}}.", "CH-2.1"),
    events.PowerTaken: _power,
    events.DiceRolled: _rolled,
    events.DieRaised: _raised,
    events.SpecialAssigned: _special,
    events.RocketMoved: _moved,
    events.RocketStayed: lambda e: Line(f"{{{e.seat}}} is boxed in and stays on {name_of(e.cell)}.", "CH-3.1"),
    events.ExploringBegan: lambda e: Line(
        f"{{{e.seat}}} explores {name_of(e.cell)}: {plural(e.cards, 'sector card')} at blue {e.blue}.", "CH-4.2"
    ),
    events.SectorDrawn: _drawn,
    events.AdvantagesDrawn: _advantages,
    events.DefenceTried: _defended,
    events.AdvantageReturned: _returned,
    events.AttackBegan: lambda e: Line(f"{{{e.seat}}} attacked {{{e.target}}} with red {e.red}.", "CH-5.1"),
    events.DefenceRolled: _guarded,
    events.BattleEnded: _battle,
    events.AdvantageGiven: _given,
    events.NothingGiven: lambda e: Line(f"{{{e.seat}}} has no card left to give to {{{e.to}}}.", "CH-5.5"),
    events.ChallengeBegan: _challenged,
    events.ChallengeAnswered: _answered,
    events.ChallengeEnded: _decided,
    events.PlanetLeft: lambda e: Line(f"{{{e.seat}}} moved on to {name_of(e.cell)}.", "CH-6.5"),
    events.TurnEnded: _turn_ended,
    events.TurnWentOn: _turn_went_on,
    events.TieRolled: lambda e: Line(f"To break the tie {{{e.seat}}} {_sum(e)}.", "CH-7.2"),
    events.TieDrawn: _tie_drawn,
    events.GameEnded: _ended,
}
