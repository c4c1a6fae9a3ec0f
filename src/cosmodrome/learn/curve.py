"""The learning curve: how often the network won, by the games it had learned from, and the same as a picture."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

WIDE, TALL, LEFT, RIGHT, BOTTOM, TOP = 640, 320, 48, 32, 36, 34


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """After so many games: the loss of the round and, where it was measured, the share of wins with its interval.

    Of those who play alone for a score it is how good the end was, 0 to 1.
    """

    games: int
    loss: float = 0.0
    wins: float | None = None
    low: float = 0.0
    high: float = 0.0


def draw(looks: Sequence[Look], title: str) -> str:
    """As SVG: the share of wins against one look ahead by hand, with 95% intervals."""
    measured = [look for look in looks if look.wins is not None]
    most = max([look.games for look in looks], default=1)

    def across(games: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * games / most

    def down(share: float) -> float:
        return TALL - BOTTOM - (TALL - BOTTOM - TOP) * share

    parts = [f'<text x="{LEFT}" y="18">{title}</text>']
    for percent in range(0, 101, 25):
        y = down(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#ccc"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>')
    for quarter in range(5):
        games = most * quarter / 4
        parts.append(f'<text x="{across(games):.1f}" y="{TALL - 14}" text-anchor="middle">{games:,.0f}</text>')
    for look in measured:
        x = across(look.games)
        parts.append(f'<path d="M{x:.1f} {down(look.low):.1f}V{down(look.high):.1f}" stroke="#8ab"/>')
    points = " ".join(f"{across(look.games):.1f},{down(look.wins or 0.0):.1f}" for look in measured)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#147" stroke-width="2"/>')
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}"'
        ' font-family="sans-serif" font-size="12">\n'
        f'<rect width="{WIDE}" height="{TALL}" fill="#fff"/>\n{inside}\n</svg>\n'
    )
