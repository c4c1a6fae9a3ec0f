"""How legality is said once: a check returns None, or the function that can tell the reason.

Offers only ask whether there is a reason; the sentence is made when a player wants to read it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cosmodrome.core.refusal import Refusal
from cosmodrome.games.galaxy_challenge.state import State

Reason = Callable[[State, int, Any], Refusal]
Check = Callable[[State, int, Any], Reason | None]
