"""Why a request is refused: in English for programs, and as a message for the page, which may use another language."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from cosmodrome.core.catalogue import catalogue
from cosmodrome.core.message import Message, Text

LONGEST_REASON = 123
"""Bytes that a WebSocket can say when it closes."""


class RequestRefused(HTTPException):
    """With this status, for this reason."""

    def __init__(self, status_code: int, text: Text) -> None:
        super().__init__(detail=catalogue().render(text), status_code=status_code)
        self.text = text


def refused(text: Text, status_code: int, words: str = "") -> Response[dict[str, Any]]:
    """The answer: `detail` in one line of English, and the message it was made of. `words` is a game's package."""
    detail = (catalogue(words).render(text).splitlines() or [""])[0]
    answer: dict[str, Any] = {"detail": detail}
    if isinstance(text, Message):
        answer["message"] = text
    return Response(answer, status_code=status_code)


def closing_reason(text: Text) -> str:
    """The message as JSON; in English, as much of it as there is room for, where it is too long."""
    written = msgspec.json.encode(text) if isinstance(text, Message) else text.encode()
    if len(written) > LONGEST_REASON:
        written = catalogue().render(text).encode()[:LONGEST_REASON]
    return written.decode(errors="ignore")
