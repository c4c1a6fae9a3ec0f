"""What events are made of."""

from __future__ import annotations

Numbers = tuple[int, ...]
Bill = tuple[tuple[int, int], ...]
"""Items with numbers."""
