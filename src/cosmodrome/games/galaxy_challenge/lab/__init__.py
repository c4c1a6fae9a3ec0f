"""What a balance report measures."""

from cosmodrome.core.study import Study
from cosmodrome.games.galaxy_challenge import GAME
from cosmodrome.games.galaxy_challenge.lab.measures import measures

STUDY = Study(GAME, measures=measures)
