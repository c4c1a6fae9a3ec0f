"""The contract as code: what every game must keep, for games of this package and of others.

    from cosmodrome.testing import check_game
    check_game(GAME, census)

plays random games at every table of the game and checks every moment of them.
"""

import sys

if "pytest" in sys.modules:  # then a failed check shows the values that do not fit, in other packages' tests as well
    sys.modules["pytest"].register_assert_rewrite(
        "cosmodrome.testing.checks",
        "cosmodrome.testing.ledger",
        "cosmodrome.testing.lessons",
        "cosmodrome.testing.reach",
    )

from cosmodrome.testing.checks import CHECKS, check, check_game
from cosmodrome.testing.clauses import check_clauses
from cosmodrome.testing.ledger import Ledger, check_log
from cosmodrome.testing.lessons import check_lessons
from cosmodrome.testing.reach import check_reach, check_reach_at
from cosmodrome.testing.registered import check_registered
from cosmodrome.testing.walk import Case, cases_of
from cosmodrome.testing.words import check_words

__all__ = [
    "CHECKS",
    "Case",
    "Ledger",
    "cases_of",
    "check",
    "check_clauses",
    "check_game",
    "check_lessons",
    "check_log",
    "check_reach",
    "check_reach_at",
    "check_registered",
    "check_words",
]
