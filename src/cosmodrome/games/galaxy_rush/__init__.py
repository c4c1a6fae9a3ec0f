"""Galaxy Rush: two captains draft cards of two orbits through four seasons.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_rush import hints, tables, texts
from cosmodrome.games.galaxy_rush.actions import AnyAction
from cosmodrome.games.galaxy_rush.components import ACHIEVEMENTS, COLOURS, DATA, DIGEST, GAME_ID, PREDICTIONS, SEATS
from cosmodrome.games.galaxy_rush.events import AnyEvent
from cosmodrome.games.galaxy_rush.handicaps import HANDICAPS
from cosmodrome.games.galaxy_rush.lesson import FIRST_SEASON
from cosmodrome.games.galaxy_rush.measures import measures
from cosmodrome.games.galaxy_rush.meta import META
from cosmodrome.games.galaxy_rush.narration import narrate
from cosmodrome.games.galaxy_rush.rules import verbs
from cosmodrome.games.galaxy_rush.rules.predictions import in_hand
from cosmodrome.games.galaxy_rush.rules.scoring import outcome
from cosmodrome.games.galaxy_rush.rules.setup import refuse_setup
from cosmodrome.games.galaxy_rush.state import State
from cosmodrome.games.galaxy_rush.view import GalaxyRushView, redact, view


def census(state: State) -> Sequence[str]:
    """Every card, wherever it lies; what is nowhere on the table is in the box (GR-1.7, GR-1.9)."""
    cards = [number for number in (*state.deck, *state.track, *state.gone) if number]
    found = [number for number in (*state.pool, *state.aside) if number]
    found += [number for deck in state.discovery_decks for number in deck]
    on_table = [(seat, number) for captain in state.captains for seat, number in captain.stack]
    for seat, captain in enumerate(state.captains):
        cards += [*captain.up, *captain.down, *captain.earlier]
        found += captain.discoveries
        on_table += [(seat, number) for number in in_hand(captain)]
    everything = [(seat, number) for seat in range(SEATS) for number in PREDICTIONS]
    predictions = on_table + [each for each in everything if each not in on_table]
    achievements = [*state.achievements, *(number for number in ACHIEVEMENTS if number not in state.achievements)]
    return [
        *(f"orbit card {number}" for number in sorted(cards)),
        *(f"discovery {number}" for number in sorted(found)),
        *(f"{COLOURS[seat]} prediction {number}" for seat, number in sorted(predictions)),
        *(f"achievement {number}" for number in sorted(achievements)),
    ]


GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyRushView, state=State),
    texts=Texts(offer=texts.offer, event=narrate, board=tables.board, prompt=texts.prompt),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible),
    content=DIGEST,
    data=DATA,
    components=tables.components,
    refuse_setup=refuse_setup,
    setup=verbs.setup,
    awaiting=verbs.awaiting,
    offers=verbs.offers,
    wishes=verbs.wishes,
    refuse=verbs.refuse,
    apply=verbs.apply,
    view=view,
    redact=redact,
    redeal=hints.redeal,
    outcome=outcome,
    census=census,
    lessons=() if own_file(GAME_ID) else (FIRST_SEASON,),
    measures=measures,
    opening=verbs.opening,
    handicaps=HANDICAPS,
)
