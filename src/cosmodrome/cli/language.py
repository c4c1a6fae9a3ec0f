"""The language of the person at the terminal, for everything that the command says and for its help."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from cosmodrome.core.catalogue import catalogue, reader_language


@cache
def language() -> str:
    return reader_language(os.environ)


def words_of(id: str, /, **args: Any) -> str:
    """A message of the shared catalogue. For help: the library for commands wants strings."""
    return catalogue("", language()).phrase(id, **args)
