"""What nobody expected: logged with its traceback and counted for `/metrics`; nothing fails silently."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from prometheus_client import Counter

from cosmodrome.core.message import say

SORRY = say("server-sorry")

FAULTS = Counter("cosmodrome_faults", "Unexpected errors since the start", registry=None)

log = logging.getLogger(__name__)


def fault(what: str, error: BaseException, **facts: object) -> None:
    FAULTS.inc()
    log.error("%s%s", what, "".join(f", {name} {value}" for name, value in facts.items()), exc_info=error)


def watched(work: Coroutine[Any, Any, None], what: str, **facts: object) -> asyncio.Task[None]:
    """A task of its own. Nobody awaits it, so it logs its own failure."""

    def ended(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            fault(what, error, **facts)

    task = asyncio.create_task(work)
    task.add_done_callback(ended)
    return task
