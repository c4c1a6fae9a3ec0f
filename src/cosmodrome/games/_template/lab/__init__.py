"""What a balance report measures."""

from cosmodrome.core.study import Study
from cosmodrome.games._template import GAME
from cosmodrome.games._template.lab.measures import measures

STUDY = Study(GAME, measures=measures)
