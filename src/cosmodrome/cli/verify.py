"""`verify`: whether a game was dealt and played as its save file says, and which commitment its server had shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import cosmodrome
from cosmodrome.cli.language import words_of
from cosmodrome.cli.show import tell
from cosmodrome.core.message import say
from cosmodrome.core.refusal import Problem
from cosmodrome.core.save import commitment, decode


class NotProven(Problem):
    """Seed and salt do not make the commitment that was shown."""


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=words_of("help-replay-file"))],
    shown: Annotated[str, typer.Argument(metavar="[COMMITMENT]", help=words_of("help-verify-commitment"))] = "",
) -> None:
    """Play a saved game again and check the server's commitment to its seed."""
    match = cosmodrome.load(file)
    tell(say("replay-verified", actions=len(match.log), over=match.outcome is not None))
    save = decode(file.read_bytes())
    if not save.salt:
        if shown:
            raise NotProven(say("verify-none"))
        tell(say("verify-none"))
        return
    found = commitment(save.seed, save.salt)
    if shown and shown.strip().lower() != found:
        raise NotProven(say("verify-other", found=found))
    tell(say("verify-same") if shown else say("verify-found", commitment=found))
