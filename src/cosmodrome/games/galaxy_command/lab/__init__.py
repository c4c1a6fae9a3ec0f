"""What a balance report measures."""

from cosmodrome.core.study import Study
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.lab.measures import measures

STUDY = Study(GAME, measures=measures)
