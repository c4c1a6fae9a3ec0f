"""The save file: small JSON with rules version, seed, options, seats and actions.

Pure: bytes in, a `Save` out, or a `SaveError` that names the place. Its `check` shows whether the file was damaged or
is played differently here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmodrome.core.flow import Seat
from cosmodrome.core.game import Game
from cosmodrome.core.message import Text, say
from cosmodrome.core.records import ANYTHING, Action, Records, digest, plain, read_json
from cosmodrome.core.refusal import SaveError

FORMAT = 3
OLDEST = 1
"""The `check` of format 1 is a digest of the state, whose layout has changed: its actions are checked, it is not."""


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: str
    content: str
    seed: int
    seats: int
    players: tuple[str, ...]
    options: dict[str, str]
    actions: tuple[tuple[Seat, Any], ...]
    """Who did what: a seat and an action, in JSON data."""
    check: str
    """Digest of the actions and of where they led. Of that it has seats and numbers only, so that a field, a step or a
    sentence can get another name.
    """
    salt: str = ""
    """With the seed it makes the commitment that a server showed when the game began; empty: there was none."""
    cosmodrome: int = FORMAT

    def check_end(self, found: str) -> None:
        """Raises `SaveError` where the actions lead to another position than the one saved."""
        if self.cosmodrome > OLDEST and found != self.check:
            raise SaveError(say("save-wrong-position"))

    def with_rules(self, error: Text, game: Game[Any]) -> Text:
        """An error, with a remark where the game began with an earlier version of the rules."""
        here = game.meta.rules_version
        return error if self.rules == here else say("save-earlier-rules", error=error, found=self.rules, current=here)


def commitment(seed: int, salt: str) -> str:
    """Told when a game begins: nobody can tell the seed from it, nor find another seed that fits. Seed and salt are
    told when the game is over; `echo -n "SALT:SEED" | sha256sum` gives the same."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def check_of(game: Game[Any], state: Any, actions: Sequence[tuple[Seat, Action]]) -> str:
    """See `Save.check`."""
    outcome = game.outcome(state)
    scores = outcome.scores if outcome else ()
    return digest((actions, state.rng.words(), tuple(game.awaiting(state)), scores))


def encode(save: Save) -> bytes:
    """One line per action, so that two files can be compared by eye."""
    data = plain(save)
    lines = ",\n  ".join(_compact(action) for action in data.pop("actions"))
    head = ",\n ".join(f"{_compact(name)}: {_compact(value)}" for name, value in data.items())
    return f'{{{head},\n "actions": [\n  {lines}\n ]}}\n'.encode()


def decode(data: bytes) -> Save:
    try:
        found = read_json(ANYTHING, data)
    except msgspec.DecodeError as error:
        raise SaveError(say("save-not-json", error=str(error))) from error
    version = found.get("cosmodrome") if isinstance(found, dict) else None
    if not isinstance(version, int):
        raise SaveError(say("save-not-ours"))
    if not OLDEST <= version <= FORMAT:
        raise SaveError(say("save-format", found=version, oldest=OLDEST, newest=FORMAT))
    try:
        return msgspec.convert(found, Save)
    except msgspec.ValidationError as error:
        raise SaveError(say("save-damaged", error=str(error))) from error


def check_versions(save: Save, game: Game[Any]) -> None:
    meta = game.meta
    if save.game != meta.id:
        raise SaveError(say("save-other-game", found=save.game, wanted=meta.id))
    if game.plays(save.rules, save.content):
        return
    if save.rules != meta.rules_version:
        raise SaveError(say("save-other-rules", found=save.rules, current=meta.rules_version))
    if save.content != game.content:
        raise SaveError(say("save-other-content", found=save.content, current=game.content))


def read_action(records: Records, number: int, data: Any) -> Action:
    try:
        return records.read_action(data)
    except msgspec.ValidationError as error:
        raise SaveError(say("save-unreadable-action", number=number, error=str(error))) from error


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()
