"""The records of a view; `show.py` says what a seat may see."""

from __future__ import annotations

from cosmodrome.core.records import Shown, View


class SystemView(Shown, frozen=True):
    """A place of a sector; `card` is 0 while it is face down."""

    slot: int
    distant: bool
    card: int
    aligned: bool
    storm: int
    """Collections in which it yields nothing."""


class CommanderView(Shown, frozen=True):
    metal: int
    wealth: int
    strength: int
    metal_production: int
    wealth_production: int
    next_metal: int
    """What the next collection brings, before the storage limit."""
    next_wealth: int
    storage_limit: int
    military_limit: int
    technologies: tuple[str, ...]
    systems: tuple[SystemView, ...]
    newest: int
    """The slot aligned last, which an invasion strikes; -1: none."""
    distant_open: bool
    sure_success: bool
    """This turn's attack succeeds without a roll (CO-5.6)."""
    sure_next: bool
    """The next turn's will."""
    strike: bool
    built: bool
    discovered: bool
    out: bool
    in_danger: bool
    """The next revolt or invasion puts the commander out of the game (CO-6.7)."""
    points: dict[str, int]


class GalaxyCommandView(View, frozen=True, tag="GalaxyCommandView"):
    seat: int | None
    """Whose view this is; None: a spectator's."""
    year: int
    round: int
    first: int
    phase: str
    turn: int
    """The seat that decides; -1 after the end."""
    events_resolved: int
    """Of this year. A Red Alert does not count, the event in its place does (CO-6.9)."""
    events_left: int
    """Still to be resolved this year."""
    red_alerts: int
    """Turned up this year."""
    unused_events: int
    used_events: tuple[int, ...]
    """Cards turned up this year, Red Alerts among them, the latest last."""
    pandemic: int
    """The card whose ransom is due; 0: none."""
    commanders: tuple[CommanderView, ...]
    distant_aligned: int
    distant_target: int
    """What all players need together; 0 in solitaire."""
    original: bool = False
    """Only the cards of the original set are in play (CO-1.6)."""
