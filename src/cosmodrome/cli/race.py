"""Real time at the terminal: while the game's timer runs, bots act at their own pace and the hourglass runs out.

A thread does this in the background while a person types. Between two runs of the timer the race goes on, as long as
somebody still has to answer what the timer was running for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from threading import Thread
from time import monotonic

from cosmodrome.bots.bot import Bot, look
from cosmodrome.bots.pace import Tempo
from cosmodrome.bots.roster import UnknownBot
from cosmodrome.cli.keyboard import Keyboard
from cosmodrome.core.flow import CLOCK, Seat, Step
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import Action
from cosmodrome.core.refusal import Refusal
from cosmodrome.core.rng import Rng
from cosmodrome.table.clock import Hourglass

STREAM = 3_000
TICK = 1.0


class Race:
    """The bots and the clock of one match. Callers must hold the keyboard's lock.

    `scale` stretches time: 0.5 is a race at double speed. `tick` is called every second, to show the time.
    """

    def __init__(
        self,
        match: Match,
        specs: Mapping[Seat, str],
        bots: Mapping[Seat, Bot],
        keyboard: Keyboard,
        play: Callable[[Seat, Action], None],
        scale: float = 1.0,
        tick: Callable[[], None] = lambda: None,
    ) -> None:
        self.match = match
        self.specs = specs
        self.bots = bots
        self.keyboard = keyboard
        self.play = play
        self.scale = scale
        self.tick = tick
        self.tempo = Tempo(match.seed, scale)
        self.rng = Rng.seeded(match.seed, STREAM + len(match.log))
        self.hourglass = Hourglass()
        self._timed: set[Step | None] = set()
        """The questions that the timer runs, or ran, for."""
        self._thread: Thread | None = None
        self._running = self._stopped = False
        self._fault: Exception | None = None

    def is_on(self) -> bool:
        """Looks at the match as it is now; another run of the timer turns the hourglass."""
        awaited, timer = self.match.awaiting, self.match.timer
        asked = {self.match.asked(seat) for seat in awaited if seat != CLOCK}
        self._timed = asked if timer else asked & self._timed
        self.hourglass.turn(timer and timer._replace(seconds=timer.seconds * self.scale, lead=0.0), monotonic())
        return timer is not None or bool(self._timed)

    def seconds_left(self) -> int | None:
        """In the hourglass; None where it does not run."""
        self.is_on()
        left = self.hourglass.left(monotonic())
        return ceil(left) if left >= 0 else None

    def go_on(self) -> None:
        """From now on bots and time act by themselves, until the race is over."""
        if not self._running:
            self._running, self._stopped = True, False
            self._thread = Thread(target=self._run, name="race", daemon=True)
            self._thread.start()
        self.check()

    def end(self) -> None:
        """Nothing goes on by itself after this."""
        if self._thread is not None:
            self._stopped = True
            self.keyboard.lock.notify_all()
            with self.keyboard.waiting():
                self._thread.join()
            self._thread = None
            self.check()

    def check(self) -> None:
        """Raises what went wrong in the background."""
        if self._fault:
            raise self._fault

    def wait(self, until: Callable[[], bool]) -> None:
        """Until that is so, or the race is over."""
        self.keyboard.lock.wait_for(lambda: self._fault is not None or not self.is_on() or until())
        self.check()

    def _run(self) -> None:
        with self.keyboard.lock:
            try:
                while not self._stopped and self.is_on():
                    self._step()
            except Exception as error:  # the session reports it when it has the match again
                self._fault = error
            self._running = False
            self.keyboard.lock.notify_all()

    def _step(self) -> None:
        """Time first, then a bot whose moment has come; else it waits for either, or for a person."""
        now, end = monotonic(), self.hourglass.runs_out()
        turn = self.tempo.next(now, {seat: self.specs[seat] for seat in self.match.awaiting if seat in self.specs})
        if end is not None and end <= now:
            self.play(CLOCK, self.match.offers(CLOCK)[0])
        elif turn is not None and turn.at <= now:
            self.tempo.acted(turn.seat)
            self._move(turn.seat)
        else:
            moments = [moment - now for moment in (end, turn and turn.at) if moment is not None]
            self.keyboard.lock.wait(min((TICK, *moments)) if end is not None else min(moments, default=None))
            self.tick()

    def _move(self, seat: Seat) -> None:
        """Others may act while a bot thinks. If its move is spoilt by that, it thinks again at its next moment."""
        match, log = self.match, self.match.log[:]
        state = match.snapshot()
        with self.keyboard.waiting():
            action = self.bots[seat].choose(look(match.game, state, seat, self.rng))
        refusal = match.refuse(seat, action)
        if refusal is None and not self._stopped:
            self.play(seat, action)
        elif refusal is not None and match.log == log:
            raise illegal_choice(seat, action, refusal)


def illegal_choice(seat: Seat, action: Action, refusal: Refusal) -> UnknownBot:
    return UnknownBot(say("bot-illegal", seat=seat + 1, action=str(action), clause=refusal.clause))
