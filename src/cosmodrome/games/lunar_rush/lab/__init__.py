"""What a balance report measures, and players who do without a part of the game."""

from cosmodrome.core.study import Study
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.lab.handicaps import HANDICAPS
from cosmodrome.games.lunar_rush.lab.measures import measures

STUDY = Study(GAME, measures=measures, handicaps=HANDICAPS)
