"""Galaxy Rush: two captains draft cards of two orbits through four seasons.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from cosmodrome.core.game import Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_rush import actions
from cosmodrome.games.galaxy_rush.actions import AnyAction
from cosmodrome.games.galaxy_rush.bests import BESTS
from cosmodrome.games.galaxy_rush.bot import hints
from cosmodrome.games.galaxy_rush.bot.network import TRAINED
from cosmodrome.games.galaxy_rush.bot.redeal import deal_anew
from cosmodrome.games.galaxy_rush.data.components import DATA, GAME_ID, PRINTED
from cosmodrome.games.galaxy_rush.events import AnyEvent
from cosmodrome.games.galaxy_rush.meta import META
from cosmodrome.games.galaxy_rush.numeric import NUMERIC
from cosmodrome.games.galaxy_rush.rules.flow import FLOW
from cosmodrome.games.galaxy_rush.rules.scoring import outcome
from cosmodrome.games.galaxy_rush.state import State
from cosmodrome.games.galaxy_rush.view.show import put_away, redact, secrets, view
from cosmodrome.games.galaxy_rush.view.table import GalaxyRushView
from cosmodrome.games.galaxy_rush.words import blocks, texts
from cosmodrome.games.galaxy_rush.words.lesson import FIRST_SEASON
from cosmodrome.games.galaxy_rush.words.narration import narrate
from cosmodrome.games.galaxy_rush.words.status import status

__all__ = ["GAME", "GalaxyRushView", "State", "actions"]

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyRushView, state=State),
    texts=Texts(
        words=texts.__package__,
        offer=texts.offer,
        event=narrate,
        board=blocks.board,
        prompt=texts.prompt,
        status=status,
        components=blocks.components,
        remaining=blocks.remaining,
    ),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible, trained=TRAINED),
    data=DATA,
    printed=PRINTED,
    flow=FLOW,
    view=view,
    secrets=secrets,
    put_away=put_away,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (FIRST_SEASON,),
    bests=BESTS,
)
