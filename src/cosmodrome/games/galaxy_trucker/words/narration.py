"""Every event as a message with its clause, for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.core.message import Message, Player, Text, people, say
from cosmodrome.core.records import Event
from cosmodrome.core.texts import Line
from cosmodrome.games.galaxy_trucker import events
from cosmodrome.games.galaxy_trucker.data.components import (
    CARDS,
    DATA,
    AbandonedShip,
    AbandonedStation,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from cosmodrome.games.galaxy_trucker.words.names import (
    a_tile,
    by_colour,
    card_name,
    cell_name,
    circle_name,
    goods_text,
    halves,
    load_of,
    most_important,
    of_card,
    side_name,
    threat_name,
    tile_name,
    tiles,
    type_of,
)

ENEMY_CLAUSES: dict[type, str] = {Smugglers: "GT-13.7", Slavers: "GT-13.8", Pirates: "GT-13.9"}


NAMED = 4
"""So many kinds of components that fall off are named, the most important ones; the rest are only counted."""
PAIR = 2
"""So many squares of a flaw are named; of a larger part only one is."""


def narrate(event: Event) -> Line:
    return SENTENCES[type(event)](event)


def _round(e: events.RoundBegan) -> Line:
    name = DATA.rounds[e.round].id
    if e.learning:
        return Line(say("round-learning", round=name), "GT-1.4")
    return Line(say("round-began", round=name), "GT-1.3")


def _go(e: events.GoSaid) -> Line:
    return Line(say("go-said", who=Player(e.seat), circle=circle_name(e.circle)), "GT-5.1")


def _turn(e: events.TurnBegan) -> Line:
    return Line(say("turn-began", who=Player(e.seat)), "GT-5.7")


def _drawn(e: events.ComponentDrawn) -> Line:
    return Line(say("drew", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.1")


def _taken(e: events.ComponentTaken) -> Line:
    if e.origin == "set aside":
        return Line(say("took-aside", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.7")
    return Line(say("took", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.1")


def _added(e: events.ComponentAdded) -> Line:
    return Line(say("added", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.4")


def _taken_back(e: events.ComponentTakenBack) -> Line:
    return Line(say("took-back", who=Player(e.seat), tile=tile_name(e.tile)), "GT-3.5")


def _returned(e: events.ComponentReturned) -> Line:
    return Line(say("returned", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.2")


def _set_aside(e: events.ComponentSetAside) -> Line:
    return Line(say("set-aside", who=Player(e.seat), tile=a_tile(e.tile)), "GT-3.7")


def _pile(e: events.PilePickedUp) -> Line:
    who, pile = Player(e.seat), e.pile + 1
    if not e.cards:
        return Line(say("looked", who=who, pile=pile), "GT-4.2")
    return Line(say("looked-at", who=who, pile=pile, cards=tuple(map(card_name, e.cards))), "GT-4.2")


def _pile_back(e: events.PilePutBack) -> Line:
    return Line(say("put-back", who=Player(e.seat), pile=e.pile + 1), "GT-4.2")


def _flipped(e: events.TimerFlipped) -> Line:
    clause = "GT-5.2" if e.circle else "GT-5.3"
    return Line(say("flipped", who=Player(e.seat), circle=circle_name(e.circle)), clause)


def _ran_out(e: events.TimerRanOut) -> Line:
    return Line(say("ran-out", circle=circle_name(e.circle)), "GT-5.2" if e.circle else "GT-5.4")


def _swapped(e: events.ShipsSwapped) -> Line:
    both = people((e.one, e.other))
    if e.to_fly:
        return Line(say("swapped-to-fly", who=both), "GT-16.4")
    return Line(say("swapped-to-build", who=both), "GT-16.5")


def _finished(e: events.ShipFinished) -> Line:
    return Line(say("finished", who=Player(e.seat), number=e.number), "GT-6.1")


def _building_ended(e: events.BuildingEnded) -> Line:
    return Line(say("building-time"), "GT-5.4") if e.time_up else Line(say("building-over"), "GT-5.6")


def _flaw(e: events.FlawFound) -> Line:
    if e.round < 0:
        return Line(say("flaw-found", who=Player(e.seat), flaw=e.text), e.clause)
    about = {"who": Player(e.seat), "flaw": e.text}
    squares = tuple(cell_name(e.round, cell) for cell in e.cells)
    if len(squares) <= PAIR:
        return Line(say("flaw-found-at", squares=squares, **about), e.clause)
    return Line(say("flaw-found-part", n=len(squares), square=squares[0], **about), e.clause)


def _aside_lost(e: events.SetAsideLost) -> Line:
    return Line(say("aside-lost", who=Player(e.seat), n=len(e.tiles), tiles=tiles(e.tiles)), "GT-3.7")


def _removed(e: events.ComponentRemoved) -> Line:
    return Line(say("removed", who=Player(e.seat), tile=a_tile(e.tile)), "GT-7.3")


def _number_moved(e: events.NumberMovedBack) -> Line:
    return Line(say("number-moved", who=Player(e.seat), number=e.number), "GT-7.2")


def _crew(e: events.CrewPlaced) -> Line:
    aliens = [name for name, cell in (("orange", e.orange), ("purple", e.purple)) if cell != -1]
    who, load = Player(e.seat), load_of((), e.tokens, e.humans, aliens)
    if e.humans or aliens:
        return Line(say("crew-placed", who=who, load=load), "GT-8.1")
    return Line(say("crew-placed-none", who=who, load=load), "GT-8.1")


def _flight(e: events.FlightBegan) -> Line:
    return Line(say("flight-began", n=e.cards, who=people(e.order)), "GT-8.5")


def _card(e: events.CardTurnedUp) -> Line:
    return Line(say("card-turned-up", who=Player(e.seat), card=card_name(e.card), left=e.left), "GT-10.3")


def _ignored(e: events.CardIgnored) -> Line:
    return Line(say("card-ignored", who=Player(e.seat), card=card_name(e.card)), "GT-15.6")


def _strength(e: events.StrengthDeclared) -> Line:
    about = {"who": Player(e.seat), "what": e.what, "n": len(e.batteries)}
    if e.what == "engines":
        return Line(say("declared", strength=str(e.strength), **about), "GT-9.1")
    return Line(say("declared", strength=halves(e.strength), **about), "GT-9.2")


def _moved(e: events.ShipMoved) -> Line:
    if e.stardust:
        return Line(say("lost-days-stardust", who=Player(e.seat), n=-e.days), "GT-13.13")
    if e.days > 0:
        return Line(say("gained-days", who=Player(e.seat), n=e.days), "GT-10.1")
    return Line(say("lost-days", who=Player(e.seat), n=-e.days), "GT-10.1")


def _landed(e: events.PlanetTaken) -> Line:
    who, planet, card = Player(e.seat), e.planet + 1, CARDS.get(e.card)
    if not isinstance(card, Planets):
        return Line(say("landed", who=who, planet=planet), "GT-13.2")
    found = goods_text(of_card(card.planets[e.planet]))
    return Line(say("landed-for", who=who, planet=planet, goods=found), "GT-13.2")


def _accepted(e: events.OfferAccepted) -> Line:
    who = Player(e.seat)
    match CARDS[e.card]:
        case AbandonedShip(lose_crew=crew, reward_credits=credits):
            return Line(say("accepted-abandoned-ship", who=who, n=credits, crew=crew), "GT-13.3")
        case AbandonedStation(reward_goods=found):
            return Line(say("accepted-abandoned-station", who=who, goods=goods_text(of_card(found))), "GT-13.5")
        case Smugglers(reward_goods=found):
            return Line(say("accepted-smugglers", who=who, goods=goods_text(of_card(found))), "GT-13.7")
        case Slavers(reward_credits=credits):
            return Line(say("accepted-slavers", who=who, n=credits), "GT-13.8")
        case Pirates(reward_credits=credits):
            return Line(say("accepted-pirates", who=who, n=credits), "GT-13.9")
        case other:
            raise TypeError(other)


def _declined(e: events.OfferDeclined) -> Line:
    card, who = CARDS[e.card], Player(e.seat)
    if isinstance(card, Planets | AbandonedShip | AbandonedStation):
        return Line(say(f"declined-{type_of(card)}", who=who), "GT-13.18")
    return Line(say("declined-reward", who=who), "GT-13.10")


def _stowed(e: events.GoodsStowed) -> Line:
    who, carried = Player(e.seat), goods_text(by_colour(e.colours))
    if not any(e.left):
        return Line(say("stowed", who=who, goods=carried), "GT-11.2")
    return Line(say("stowed-left", who=who, goods=carried, left=goods_text(e.left)), "GT-11.2")


def _crew_lost(e: events.CrewLost) -> Line:
    who, what = Player(e.seat), load_of((), 0, len(e.cells) - len(e.aliens), e.aliens)
    if e.epidemic:
        return Line(say("crew-lost-epidemic", who=who, what=what), "GT-13.14")
    return Line(say("crew-lost", who=who, what=what) if what else say("crew-lost-none", who=who), "GT-11.5")


def _goods_lost(e: events.GoodsLost) -> Line:
    what = load_of(by_colour(e.colours), len(e.batteries))
    who = Player(e.seat)
    return Line(say("goods-lost", who=who, what=what) if what else say("goods-lost-none", who=who), "GT-11.4")


def _credits(e: events.CreditsGained) -> Line:
    return Line(say("credits-gained", who=Player(e.seat), n=e.credits), "GT-13.17")


def _rolled(e: events.ThreatRolled) -> Line:
    threat = say("threat-from", threat=threat_name(e.size), side=side_name(e.side))
    line = "column" if e.side in ("front", "rear") else "row"
    dice = " + ".join(map(str, e.dice))
    about = {"dice": dice, "threat": threat, "line": line, "number": sum(e.dice)}
    return Line(say("rolled", who=Player(e.seat), **about), "GT-12.1")


def _met(e: events.ThreatMet) -> Line:
    threat = say(f"met-{e.size}") if e.size else say("met-it")
    result = "shot-token" if e.result == "shot" and e.battery >= 0 else e.result
    return Line(say(f"met-{result}", threat=threat, who=Player(e.seat)), _met_clause(e))


def _met_clause(e: events.ThreatMet) -> str:
    match e.result:
        case "missed":
            return "GT-12.1"
        case "bounced":
            return "GT-12.2"
        case "shot":
            return "GT-12.3" if e.side in ("", "front") else "GT-12.4"
        case "shielded":
            return "GT-12.2" if e.size == "small" else "GT-12.6"
    return "GT-12.10"


def _lost(e: events.ComponentsLost) -> Line:
    who, on_it = Player(e.seat), load_of(e.goods, e.tokens, e.crew - len(e.aliens), e.aliens)
    load: Text = say("with-load", load=on_it) if on_it else ""
    if e.destroyed:
        return Line(say("destroyed", who=who, tile=tile_name(e.tiles[0]), load=load), "GT-11.6")
    if not e.tiles:
        return Line(say("fell-off-none", who=who), "GT-11.6")
    named, more = most_important(e.tiles, NAMED)
    told = (*tiles(named), say("tiles-others", n=more)) if more else tiles(named)
    return Line(say("fell-off", who=who, n=len(e.tiles), tiles=told, load=load), "GT-11.6")


def _alien(e: events.AlienLeft) -> Line:
    return Line(say("alien-left", who=Player(e.seat), alien=e.alien), "GT-11.8")


def _fought(e: events.EnemyFought) -> Line:
    card = CARDS[e.card]
    about = {"enemy": say(f"enemy-{type_of(card)}"), "own": halves(e.strength), "theirs": halves(e.enemy)}
    return Line(say(f"fought-{e.result}", who=Player(e.seat), **about), ENEMY_CLAUSES[type(card)])


def _weakest(e: events.WeakestFound) -> Line:
    clause = "GT-13.11" if e.line >= 0 else "GT-13.15"
    return Line(say("weakest", who=Player(e.seat), fewest=e.fewest, why=_figures(e)), clause)


def _figures(e: events.WeakestFound) -> Message:
    """The weakest one's figure against those of the others."""
    known = dict(zip(e.order, e.figures, strict=True))
    others = [seat for seat in e.order if seat != e.seat]
    if e.seat not in known or not others:
        return say("weakest-bare")

    def figure(seat: int) -> str:
        return halves(known[seat]) if e.fewest == "cannons" else str(known[seat])

    against = tuple(say("weakest-other", n=figure(seat), who=Player(seat)) for seat in others)
    if known[e.seat] in [known[seat] for seat in others]:
        return say("weakest-tied", own=figure(e.seat), others=against)
    return say("weakest-alone", own=figure(e.seat), others=against)


def _saboteurs(e: events.SaboteursRolled) -> Line:
    about = {"who": Player(e.seat), "column": e.column, "row": e.row}
    if e.cell < 0:
        return Line(say("saboteurs-missed", **about), "GT-13.15")
    return Line(say("saboteurs-hit", tile=tile_name(e.tile), **about), "GT-13.15")


PAID = ("on-the-way", "finishing", "best-ship", "goods", "penalty", "unpaid")
GIVING_UP = {"chosen": "GT-15.1", "no humans": "GT-15.3", "no engines": "GT-15.4", "lapped": "GT-15.5"}


def _gave_up(e: events.ShipGaveUp) -> Line:
    return Line(say(f"gave-up-{e.reason.replace(' ', '-')}", who=Player(e.seat)), GIVING_UP[e.reason])


def _amounts(amounts: Sequence[int], lost: int) -> dict[str, Any]:
    """The total, and what it is made of: lines of a score sheet in its order."""
    due = DATA.flight.lost_component * lost
    parts = [
        say("paid-penalty", n=-amount, lost=lost, insured=due > -amount)
        if name == "penalty"
        else say(f"paid-{name}", n=amount)
        for name, amount in zip(PAID, amounts, strict=True)
        if amount
    ]
    total = sum(amounts)
    return {"total": total, "debt": max(0, -total), "parts": say("paid-parts", parts=tuple(parts)) if parts else ""}


def _paid(e: events.JourneyPaid) -> Line:
    amounts = (e.on_the_way, e.finishing, e.best_ship, e.goods, -e.penalty, e.unpaid)
    about = {"who": Player(e.seat), **_amounts(amounts, e.lost)}
    if e.place:
        return Line(say("paid-landed", n=e.place, **about), "GT-14.1")
    return Line(say("paid-gave-up", **about), "GT-15.2")


def _counted(e: events.CreditsCounted) -> Line:
    amounts = (e.on_the_way, e.finishing, e.best_ship, e.goods, e.losses, e.forgiven)
    return Line(say("counted", who=people(e.seats), **_amounts(amounts, 0)), "GT-14.1")


def _ended(e: events.GameEnded) -> Line:
    if not e.winners:
        return Line(say("ended-nobody"), "GT-1.5")
    if len(e.credits) == 1:
        return Line(say("ended-alone", who=Player(e.winners[0]), n=max(e.credits)), "GT-1.5")
    about = {"who": people(e.winners), "n": max(e.credits)}
    also = people(seat for seat, made in enumerate(e.credits) if made > 0 and seat not in e.winners)
    if len(e.winners) == 1:
        return Line(say("ended", also=also, **about), "GT-1.5")
    if e.teams and len(e.winners) < len(e.credits):
        return Line(say("ended-team", also=also, **about), "GT-1.5")
    return Line(say("ended-tie", also=also, **about), "GT-1.5")


SENTENCES: dict[type[Event], Callable[[Any], Line]] = {
    events.RoundBegan: _round,
    events.GoSaid: _go,
    events.TurnBegan: _turn,
    events.ComponentDrawn: _drawn,
    events.ComponentTaken: _taken,
    events.ComponentAdded: _added,
    events.ComponentTakenBack: _taken_back,
    events.ComponentReturned: _returned,
    events.ComponentSetAside: _set_aside,
    events.PilePickedUp: _pile,
    events.PilePutBack: _pile_back,
    events.TimerFlipped: _flipped,
    events.TimerRanOut: _ran_out,
    events.ShipsSwapped: _swapped,
    events.ShipFinished: _finished,
    events.BuildingEnded: _building_ended,
    events.FlawFound: _flaw,
    events.SetAsideLost: _aside_lost,
    events.ComponentRemoved: _removed,
    events.NumberMovedBack: _number_moved,
    events.CrewPlaced: _crew,
    events.FlightBegan: _flight,
    events.CardTurnedUp: _card,
    events.CardIgnored: _ignored,
    events.StrengthDeclared: _strength,
    events.ShipMoved: _moved,
    events.PlanetTaken: _landed,
    events.OfferAccepted: _accepted,
    events.OfferDeclined: _declined,
    events.GoodsStowed: _stowed,
    events.CrewLost: _crew_lost,
    events.GoodsLost: _goods_lost,
    events.CreditsGained: _credits,
    events.ThreatRolled: _rolled,
    events.ThreatMet: _met,
    events.ComponentsLost: _lost,
    events.AlienLeft: _alien,
    events.EnemyFought: _fought,
    events.WeakestFound: _weakest,
    events.SaboteursRolled: _saboteurs,
    events.ShipGaveUp: _gave_up,
    events.JourneyPaid: _paid,
    events.CreditsCounted: _counted,
    events.GameEnded: _ended,
}
