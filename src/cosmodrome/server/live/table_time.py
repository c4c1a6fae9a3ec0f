"""The time that counts at tables. It only goes forward, whatever happens to the machine's clock."""

from __future__ import annotations

import time


class TableTime:
    """Seconds since 1970, as the machine had them when the server started. While the server does not run, or is paused,
    no time counts (`ClocksResumed`)."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()
        self._stopped: float | None = None

    def now(self) -> float:
        return self._ahead + time.monotonic() if self._stopped is None else self._stopped

    def pause(self) -> None:
        """Nobody's clock runs any more."""
        self._stopped = self.now()
