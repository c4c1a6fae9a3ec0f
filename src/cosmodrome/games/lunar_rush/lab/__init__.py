"""What a balance report measures."""

from cosmodrome.core.study import Study
from cosmodrome.games.lunar_rush import GAME
from cosmodrome.games.lunar_rush.lab.measures import measures

STUDY = Study(GAME, measures=measures)
