"""What a player may ask at the terminal without changing anything."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.cli.keyboard import Keyboard
from cosmodrome.cli.show import Speaker, console, say
from cosmodrome.core.flow import Seat
from cosmodrome.core.match import Match
from cosmodrome.core.records import Action, View
from cosmodrome.core.rng import Rng

HELP = """\
A number  does that offer.        ? N    explains offer N by its clause.
choose    puts an action together step by step, where the offers are only the usual ones.
why       what you cannot do now, and why.
undo      takes your last action back, as far as fair play allows.
hint      what the search bot would do.
board     shows the whole board.  log    shows all that happened.
Enter     shows what can be done now, in a race against the timer.
rules X   a clause by its number, or the clauses that hold some words.
save F    writes the game to file F (it is also kept after every action).
quit      leaves; the game can be resumed."""

HINT_SECONDS = 1.0


class Questions:
    """Answers for one match."""

    def __init__(self, match: Match, speaker: Speaker, rng: Rng, keyboard: Keyboard) -> None:
        self.match = match
        self.speaker = speaker
        self.rng = rng
        self.keyboard = keyboard

    def describe(self, view: View, action: Action) -> str:
        return self.speaker.render(self.match.game.texts.offer(view, action).text)

    def explain(self, seat: Seat, offers: Sequence[Action], number: str) -> None:
        """An offer with the clause it rests on."""
        if not number:
            say(HELP)
            return
        if not number.isdigit() or not 1 <= int(number) <= len(offers):
            say(f"There are offers 1 to {len(offers)}.")
            return
        line = self.match.game.texts.offer(self.match.view(seat), offers[int(number) - 1])
        self.speaker.line(line)
        self.rules(line.clause)

    def why(self, seat: Seat) -> None:
        """What is closed to the seat, with reasons."""
        closed, view = self.match.why_not(seat), self.match.view(seat)
        for action, refusal in closed:
            say(f"{self.describe(view, action)}: {self.speaker.render(refusal.text)} [{refusal.clause}]")
        if not closed:
            say("Everything you might look for is open to you.")

    def hint(self, seat: Seat) -> None:
        """What the search bot would do, and by how much."""
        bot = SearchBot(self.rng.spawn(), seconds=HINT_SECONDS)
        view, state = self.match.view(seat), self.match.snapshot()
        with self.keyboard.waiting(), console.status("The search bot thinks ..."):
            best, *others = bot.think(look(self.match.game, state, seat, self.rng))
        say(f"The search bot would: {self.describe(view, best.action)} (worth {100 * best.worth:.1f} of 100).")
        for thought in others[:3]:
            say(f"  {self.describe(view, thought.action)}: {100 * (best.worth - thought.worth):.1f} less", "dim")

    def log(self, seat: Seat) -> None:
        for event in self.match.seen(seat):
            self.speaker.line(self.match.game.texts.event(event), "· ")

    def rules(self, words: str) -> None:
        book = self.match.game.rules
        one = book.clause(words)
        found = [one] if one else book.search(words) if words else []
        for clause in found:
            say(f"{clause.id}: {clause.text}", "cyan")
        if not found:
            say(f"No clause is or holds '{words}'." if words else "Name a clause, or words that it holds.")
