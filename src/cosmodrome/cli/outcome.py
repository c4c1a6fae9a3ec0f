"""The end of a game: the score sheet, a row for each category and a column for each player."""

from __future__ import annotations

from cosmodrome.cli.layout import Picture
from cosmodrome.cli.show import Speaker, console
from cosmodrome.core.match import Match
from cosmodrome.core.message import Text, named, say
from cosmodrome.core.texts import Block


def score_sheet(match: Match, speaker: Speaker) -> Picture:
    outcome = match.outcome
    assert outcome is not None
    rows: list[tuple[Text, ...]] = [
        (speaker.category(category), *(str(sheet[category]) for sheet in outcome.sheet))
        for category in outcome.sheet[0]
    ]
    rows.append((say("outcome-score"), *map(str, outcome.scores)))
    if any(outcome.titles):
        rows.append((say("outcome-title"), *outcome.titles))
    head = (say("outcome-player"), *map(named, range(match.seats)))
    return speaker.picture(Block(say("outcome-sheet"), head, tuple(rows)), console.width)
