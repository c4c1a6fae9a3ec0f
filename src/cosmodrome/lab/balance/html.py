"""Markup built from calls: what is put in is escaped unless it is markup already."""

from __future__ import annotations

from html import escape

VOID = frozenset({"link", "meta"})


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


Inside = str | None
"""Plain text, `Html`, or nothing."""


def tag(name: str, /, *inside: Inside, **attributes: str | float | None) -> Html:
    """`class_` stands for `class`, `data_v` for `data-v`; an attribute that is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{written}>" if name in VOID else f"<{name}{written}>{joined(*inside)}</{name}>")


def joined(*parts: Inside) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part, quote=False) for part in parts if part))


def _plain(value: str | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
