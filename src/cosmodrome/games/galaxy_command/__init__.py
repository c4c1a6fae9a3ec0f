"""Galaxy Command: one to four sector commanders, alone or together against the events of two years.

RULES.md has the rules by clause; `rules/` implements them, one file per chapter.
"""

from __future__ import annotations

from cosmodrome.core.game import Daily, Game, Hints
from cosmodrome.core.records import Records
from cosmodrome.core.rulebook import parse_rules
from cosmodrome.core.texts import Texts
from cosmodrome.games.content import own_file, read_rules
from cosmodrome.games.galaxy_command import actions
from cosmodrome.games.galaxy_command.actions import AnyAction
from cosmodrome.games.galaxy_command.bests import BESTS
from cosmodrome.games.galaxy_command.bot import hints
from cosmodrome.games.galaxy_command.bot.redeal import deal_anew
from cosmodrome.games.galaxy_command.data.components import DATA, GAME_ID, PRINTED
from cosmodrome.games.galaxy_command.events import AnyEvent
from cosmodrome.games.galaxy_command.meta import META
from cosmodrome.games.galaxy_command.numeric import NUMERIC
from cosmodrome.games.galaxy_command.rules.flow import FLOW
from cosmodrome.games.galaxy_command.rules.scoring import outcome
from cosmodrome.games.galaxy_command.rules.setup import refuse_setup
from cosmodrome.games.galaxy_command.state import State
from cosmodrome.games.galaxy_command.view.show import redact, view
from cosmodrome.games.galaxy_command.view.table import GalaxyCommandView
from cosmodrome.games.galaxy_command.words import blocks, texts
from cosmodrome.games.galaxy_command.words.lesson import FIRST_YEAR
from cosmodrome.games.galaxy_command.words.narration import narrate
from cosmodrome.games.galaxy_command.words.status import status

__all__ = ["GAME", "GalaxyCommandView", "State", "actions"]

GAME = Game(
    meta=META,
    rules=parse_rules(read_rules(__name__)),
    records=Records(action=AnyAction, event=AnyEvent, view=GalaxyCommandView, state=State),
    texts=Texts(
        words=texts.__package__,
        offer=texts.offer,
        event=narrate,
        board=blocks.board,
        brief=blocks.brief,
        prompt=texts.prompt,
        status=status,
        components=blocks.components,
        remaining=blocks.remaining,
    ),
    hints=Hints(evaluate=hints.evaluate, sensible=hints.sensible),
    data=DATA,
    printed=PRINTED,
    refuse_setup=refuse_setup,
    flow=FLOW,
    view=view,
    redact=redact,
    deal_anew=deal_anew,
    outcome=outcome,
    numeric=NUMERIC,
    lessons=() if own_file(GAME_ID) else (FIRST_YEAR,),
    bests=BESTS,
    daily=Daily(),
)
