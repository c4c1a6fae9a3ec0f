"""`choose`: putting an action together at the terminal, pick by pick, where the offers are only the usual ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cosmodrome.cli.choices import Choice, in_columns, named
from cosmodrome.cli.keyboard import Keyboard
from cosmodrome.cli.show import Speaker, console, in_words, tell
from cosmodrome.core.flow import Picks, Seat
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import Action

COUNT = re.compile(r"(?P<many>\d+) (?P<rest>.+)")
BACK = Action()
"""In place of an action: the person goes back to what comes before the form."""


def put_together(match: Match, seat: Seat, speaker: Speaker, keyboard: Keyboard) -> Action | None:
    """The action a person has put together; None where they have left it, or others have made it impossible."""
    forms = match.forms(seat)
    if not forms:
        tell(say("compose-none"))
        return None
    while True:
        number = 0 if len(forms) == 1 else _number([_name(speaker, kind) for kind in forms], keyboard, may_end=False)
        if number is None:
            return None
        made = _pick(match, seat, forms[number], speaker, keyboard)
        if made is not BACK:
            return made
        if len(forms) == 1:
            return None


def _name(speaker: Speaker, kind: type[Action]) -> str:
    """What an action of this kind is called where there are several to put together."""
    return speaker.render(speaker.catalogue.kind("do", kind.__name__))


def _pick(match: Match, seat: Seat, kind: type[Action], speaker: Speaker, keyboard: Keyboard) -> Action | None:
    """Pick by pick; where there is one way only it is taken. `BACK` from the first pick."""
    asked: list[Picks] = []
    """The picks before each question, to go back to."""
    picks: Picks = ()
    words = match.game.texts
    while True:
        view, found = match.view(seat), match.compose(seat, kind, picks)
        if found.action is not None:
            speaker.line(words.offer(view, found.action), "  = ")
        elif len(found.picks) > 1:
            so_far = [speaker.render(words.pick(view, kind, picks[:at], pick)) for at, pick in enumerate(picks)]
            tell(say("compose-so-far", action=_name(speaker, kind), picks=so_far))
        if not found.picks:
            if found.action is None:
                tell(say("compose-gone"))
            return found.action
        if len(found.picks) == 1 and found.action is None:
            picks = (*picks, found.picks[0])
            continue
        labels = [speaker.render(words.pick(view, kind, picks, pick)) for pick in found.picks]
        number = _number(labels, keyboard, may_end=found.action is not None)
        if number is None:
            if not asked:
                return BACK
            picks = asked.pop()
            continue
        if number < 0:
            return found.action
        asked.append(picks)
        picks = (*picks, found.picks[number])


def _number(labels: Sequence[str], keyboard: Keyboard, *, may_end: bool) -> int | None:
    """Which of these; -1 for "that is all", None for going back."""
    choices = _numbered(labels)
    keyboard.leaf(in_columns([choice.line() for choice in choices], console.width))
    question = in_words(say("compose-which-or-end") if may_end else say("compose-which"))
    while True:
        answer = keyboard.ask(f"{question} ").lower()
        if not answer and may_end:
            return -1
        if answer in {"b", "back"}:
            return None
        found = [at for at, choice in enumerate(choices) if answer == str(choice.number)]
        found = found or [choice.number for choice in named([*map(Choice, range(len(labels)), labels)], answer)]
        if len(found) == 1:
            return found[0]
        tell(say("compose-numbers"))


def _numbered(labels: Sequence[str]) -> list[Choice]:
    """By how many they are where all of them say that, "2 Tech", so that no other number stands beside it."""
    counts = [found for label in labels if (found := COUNT.match(label))]
    if len({found["many"] for found in counts}) == len(labels):
        return [Choice(int(found["many"]), found["rest"]) for found in counts]
    return [Choice(number, label) for number, label in enumerate(labels, 1)]
