"""Every event as one sentence with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker.data.components import CARDS, DATA
from cosmodrome.games.galaxy_trucker.words.names import (
    a_tile,
    card_name,
    circle_name,
    colours_text,
    count,
    goods_text,
    halves,
    threat_name,
    tile_name,
)


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _round(e: events.RoundBegan) -> Line:
    name = DATA.rounds[e.round].id
    return Line(
        f"Round {name} begins{': the learning flight' if e.learning else ''}.", "GT-1.4" if e.learning else "GT-1.3"
    )


def _pile(e: events.PilePickedUp) -> Line:
    cards = ": " + ", ".join(card_name(card) for card in e.cards) if e.cards else ""
    return Line(f"{{{e.seat}}} looks at pile {e.pile + 1}{cards}.", "GT-4.2")


def _drawn(e: events.ComponentDrawn) -> Line:
    return Line(f"{{{e.seat}}} drew {a_tile(e.tile)}.", "GT-3.1")


def _crew(e: events.CrewPlaced) -> Line:
    aliens = [name for name, cell in (("orange", e.orange), ("purple", e.purple)) if cell != -1]
    more = "".join(f", the {name} alien" for name in aliens)
    return Line(f"{{{e.seat}}} starts with {count(e.humans, 'human')}{more}.", "GT-8.1")


def _strength(e: events.StrengthDeclared) -> Line:
    spent = f" for {count(len(e.batteries), 'token')}" if e.batteries else ""
    if e.what == "engines":
        return Line(f"{{{e.seat}}}: engine strength {e.strength}{spent}.", "GT-9.1")
    return Line(f"{{{e.seat}}}: cannon strength {halves(e.strength)}{spent}.", "GT-9.2")


def _moved(e: events.ShipMoved) -> Line:
    way = "gained" if e.days > 0 else "lost"
    return Line(f"{{{e.seat}}} {way} {count(abs(e.days), 'day')}.", "GT-10.1")


def _stowed(e: events.GoodsStowed) -> Line:
    text = f"{{{e.seat}}} carries {colours_text(e.colours)}"
    return Line(f"{text}; offered was {goods_text(e.offered)}.", "GT-11.2")


def _crew_lost(e: events.CrewLost) -> Line:
    clause = "GT-13.14" if e.epidemic else "GT-11.5"
    return Line(f"{{{e.seat}}} lost {count(len(e.cells), 'figure')}{' to the epidemic' if e.epidemic else ''}.", clause)


def _goods_lost(e: events.GoodsLost) -> Line:
    tokens = f" and {count(len(e.batteries), 'battery token')}" if e.batteries else ""
    return Line(f"{{{e.seat}}} lost {colours_text(e.colours)}{tokens}.", "GT-11.4")


def _rolled(e: events.ThreatRolled) -> Line:
    line = "column" if e.side in ("front", "rear") else "row"
    dice = " + ".join(map(str, e.dice))
    text = f"{{{e.seat}}} rolled {dice}: {threat_name(e.size)} from the {e.side} in {line} {sum(e.dice)}."
    return Line(text, "GT-12.1")


def _met(e: events.ThreatMet) -> Line:
    paid = " for 1 token" if e.battery >= 0 else ""
    text, clause = {
        "missed": ("It misses", "GT-12.1"),
        "bounced": ("It bounces off", "GT-12.2"),
        "shot": ("It is shot by", "GT-12.3"),
        "shielded": ("A shield saves", "GT-12.6"),
        "hit": ("It hits", "GT-12.10"),
    }[e.result]
    return Line(f"{text} {{{e.seat}}}{paid}.", clause)


def _lost(e: events.ComponentsLost) -> Line:
    what = ", ".join(tile_name(tile) for tile in e.tiles) or "nothing"
    how = "was destroyed" if e.destroyed else "fell off"
    return Line(f"{{{e.seat}}}: {what} {how}.", "GT-11.6")


def _fought(e: events.EnemyFought) -> Line:
    result = {"won": "beats", "tied": "ties with", "lost": "loses to"}[e.result]
    clause = {"Smugglers": "GT-13.7", "Slavers": "GT-13.8"}.get(type(CARDS[e.card]).__name__, "GT-13.9")
    return Line(f"{{{e.seat}}} {result} {card_name(e.card)}: {halves(e.strength)} against {halves(e.enemy)}.", clause)


def _saboteurs(e: events.SaboteursRolled) -> Line:
    found = "a component is there" if e.cell >= 0 else "nothing is there"
    return Line(f"Saboteurs at {{{e.seat}}}: column {e.column}, row {e.row}: {found}.", "GT-13.15")


def _gave_up(e: events.ShipGaveUp) -> Line:
    why, clause = {
        "chosen": ("", "GT-15.1"),
        "no humans": (": no human is left", "GT-15.3"),
        "no engines": (": no engine works in open space", "GT-15.4"),
        "lapped": (": the leader is a lap ahead", "GT-15.5"),
    }[e.reason]
    return Line(f"{{{e.seat}}} gave up{why}.", clause)


def _paid(e: events.JourneyPaid) -> Line:
    landed = f"landed as number {e.place}" if e.place else "gave up"
    parts = f"on the way {e.on_the_way}, finishing {e.finishing}, best ship {e.best_ship}, goods {e.goods}"
    parts += f", losses -{e.penalty}"
    unpaid = f", {e.unpaid} forgiven" if e.unpaid else ""
    return Line(f"{{{e.seat}}} {landed}: {parts}{unpaid}.", "GT-14.1")


def _swapped(e: events.ShipsSwapped) -> Line:
    then, clause = ("flies the other's", "GT-16.4") if e.to_fly else ("builds on at the other's", "GT-16.5")
    return Line(f"{{{e.one}}} and {{{e.other}}} swapped ships: each {then}.", clause)


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.RoundBegan: _round,
    events.GoSaid: lambda e: Line(f"{{{e.seat}}} said Go! The timer runs in {circle_name(e.circle)}.", "GT-5.1"),
    events.TurnBegan: lambda e: Line(f"Building turn of {{{e.seat}}}.", "GT-5.7"),
    events.ComponentDrawn: _drawn,
    events.ComponentTaken: lambda e: Line(f"{{{e.seat}}} took the {tile_name(e.tile)} ({e.origin}).", "GT-3.1"),
    events.ComponentAdded: lambda e: Line(f"{{{e.seat}}} added {a_tile(e.tile)}.", "GT-3.4"),
    events.ComponentTakenBack: lambda e: Line(f"{{{e.seat}}} took the {tile_name(e.tile)} back.", "GT-3.5"),
    events.ComponentReturned: lambda e: Line(f"{{{e.seat}}} returned {a_tile(e.tile)}.", "GT-3.2"),
    events.ComponentSetAside: lambda e: Line(f"{{{e.seat}}} set {a_tile(e.tile)} aside.", "GT-3.7"),
    events.PilePickedUp: _pile,
    events.PilePutBack: lambda e: Line(f"{{{e.seat}}} put pile {e.pile + 1} back.", "GT-4.2"),
    events.TimerFlipped: lambda e: Line(f"{{{e.seat}}} flipped the timer to {circle_name(e.circle)}.", "GT-5.2"),
    events.TimerRanOut: lambda e: Line(f"The timer ran out in {circle_name(e.circle)}.", "GT-5.2"),
    events.ShipsSwapped: _swapped,
    events.ShipFinished: lambda e: Line(f"{{{e.seat}}} finished and took number {e.number}.", "GT-6.1"),
    events.BuildingEnded: lambda e: Line("Building is over.", "GT-5.6"),
    events.FlawFound: lambda e: Line(f"Spot check of {{{e.seat}}}: {e.text}.", "GT-7.1", e.clause),
    events.ComponentRemoved: lambda e: Line(f"{{{e.seat}}} removed {a_tile(e.tile)}.", "GT-7.3"),
    events.NumberMovedBack: lambda e: Line(f"{{{e.seat}}} starts as number {e.number}.", "GT-7.2"),
    events.CrewPlaced: _crew,
    events.FlightBegan: lambda e: Line(f"The flight begins: {count(e.cards, 'card')} to come.", "GT-8.5"),
    events.CardTurnedUp: lambda e: Line(f"{{{e.seat}}} turned up {card_name(e.card)}.", "GT-10.3"),
    events.CardIgnored: lambda e: Line(f"{{{e.seat}}} flies alone and ignores {card_name(e.card)}.", "GT-15.6"),
    events.StrengthDeclared: _strength,
    events.ShipMoved: _moved,
    events.PlanetTaken: lambda e: Line(f"{{{e.seat}}} landed on planet {e.planet + 1}.", "GT-13.2"),
    events.OfferAccepted: lambda e: Line(f"{{{e.seat}}} took what {card_name(e.card)} offers.", "GT-13.17"),
    events.OfferDeclined: lambda e: Line(f"{{{e.seat}}} declined {card_name(e.card)}.", "GT-13.18"),
    events.GoodsStowed: _stowed,
    events.CrewLost: _crew_lost,
    events.GoodsLost: _goods_lost,
    events.CreditsGained: lambda e: Line(f"{{{e.seat}}} gained {count(e.credits, 'credit')}.", "GT-13.17"),
    events.ThreatRolled: _rolled,
    events.ThreatMet: _met,
    events.ComponentsLost: _lost,
    events.AlienLeft: lambda e: Line(f"An alien left {{{e.seat}}}: its life support is gone.", "GT-11.8"),
    events.EnemyFought: _fought,
    events.WeakestFound: lambda e: Line(f"{{{e.seat}}} is weakest in {e.fewest}.", "GT-13.11"),
    events.SaboteursRolled: _saboteurs,
    events.ShipGaveUp: _gave_up,
    events.JourneyPaid: _paid,
    events.GameEnded: lambda e: Line("The game is over.", "GT-1.5"),
}
