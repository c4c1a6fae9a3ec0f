"""What a player reads who asks "why not?": every refusal as a sentence with its clause."""

from __future__ import annotations

from cosmodrome.core.records import Action
from cosmodrome.games.galaxy_command import GAME
from cosmodrome.games.galaxy_command.actions import (
    BideTime,
    BuildMilitary,
    Conquer,
    DiscoverTechnology,
    EndTurn,
    Explore,
    PayRansom,
    Trade,
)
from tests.games.galaxy_command.positions import SURE, TECHNOLOGY, Table, discover
from tests.words import english


def why_not(table: Table, action: Action, seat: int = 0) -> str:
    refusal = table.refused(seat, action)
    return f"{english(GAME, refusal.text, ['Mira', 'Bolt'])} [{refusal.clause}]"


def test_why_a_system_cannot_be_attacked() -> None:
    table = Table().aligned(0, "Vega").unaligned(0, "Sirius")
    assert why_not(table, Explore(9)) == "A sector has places 0 to 8. There is no place 9. [CO-1.3]"
    assert why_not(table, Explore(1)) == "Sirius is already explored. [CO-3.1]"
    assert why_not(table, Explore(6)) == "You need Forward Star Bases to explore distant systems. [CO-3.5]"
    assert why_not(table, Conquer(0)) == "Vega is already aligned. [CO-3.6]"
    assert why_not(table, Conquer(2)) == "Near system 3 is face down. You can only conquer explored systems. [CO-3.6]"
    table.know(0, "Forward Star Bases")
    closed = "You cannot explore distant systems while Sirius is explored but not aligned. [CO-3.5]"
    assert why_not(table, Explore(6)) == closed


def test_why_nothing_can_be_exchanged() -> None:
    table = Table().know(0, "Interspecies Commerce").own(0, metal=1, wealth=2)
    table.play(0, BideTime())
    assert why_not(table, Trade("metal")) == "Storage is full: you already have 3 wealth. [CO-4.2]"
    table.own(0, metal=1, wealth=2)
    assert why_not(table, Trade("metal")) == "The exchange takes 2 metal. You have 1. [CO-4.2]"
    table.own(0, metal=3, wealth=2)
    assert why_not(table, Trade("wealth")) == "Storage is full: you already have 3 metal. [CO-4.2]"
    table.own(0, metal=2, wealth=0)
    assert why_not(table, Trade("wealth")) == "The exchange takes 2 wealth. You have 0. [CO-4.2]"


def test_why_military_cannot_be_built() -> None:
    table = Table().to_build().own(0, metal=0, wealth=2)
    assert (
        why_not(table, BuildMilitary())
        == "Military costs 1 metal and 1 wealth. You have 0 metal and 2 wealth. [CO-5.2]"
    )
    table.own(0, metal=3, strength=3)
    assert why_not(table, BuildMilitary()) == "Your strength is 3, the most you can have. [CO-5.2]"
    table.own(0, strength=2).play(0, BuildMilitary())
    assert why_not(table, BuildMilitary()) == "You have already built military this turn. [CO-5.2]"


def test_why_a_technology_cannot_be_discovered() -> None:
    table = Table().to_build().own(0, wealth=3)
    assert why_not(table, DiscoverTechnology("warp_drive")) == 'There is no technology "warp_drive". [CO-5.4]'
    first = "You must discover Robot Workers before Planetary Defenses. [CO-5.4]"
    assert why_not(table, discover("Planetary Defenses")) == first
    table.play(0, discover("Robot Workers"))
    assert why_not(table, discover("Robot Workers")) == "You have already discovered Robot Workers. [CO-5.3]"
    assert why_not(table, discover("Capital Ships")) == "You have already discovered a technology this turn. [CO-5.3]"
    table.draw("Peace and Quiet")
    table.to_build().own(0, wealth=3)
    wanted = "Planetary Defenses costs 4 wealth. You have 3, and can store only 3. [CO-5.3]"
    assert why_not(table, discover("Planetary Defenses")) == wanted


def test_why_the_ransom_cannot_be_paid() -> None:
    table = Table().aligned(0, SURE, "Vega", "Sirius").before_event().own(0, metal=1, wealth=1)
    table.draw("Pandemic", "Peace and Quiet")
    assert why_not(table, PayRansom("metal")) == "This costs 2 metal. You have 1. [CO-6.13]"
    table.own(0, metal=2, wealth=0)
    assert why_not(table, PayRansom("wealth")) == "This costs 1 wealth. You have 0. [CO-6.13]"


def test_why_not_now() -> None:
    table = Table(2)
    assert why_not(table, BideTime(), seat=1) == "It is Mira's turn to decide. [CO-1.1]"
    assert why_not(table, EndTurn()) == "You cannot do this now. The current step is: Action. [CO-5.1]"
    table.finish()
    assert why_not(table, BideTime()) == "The game is over. [CO-7.2]"


def test_what_a_player_might_look_for() -> None:
    table = Table().aligned(0, "Vega").unaligned(0, "Sirius").know(0, "Robot Workers")
    explorable = [Explore(slot) for slot in range(2, 9)]
    assert list(GAME.wishes(table.state, 0)) == [*explorable, Conquer(1), BideTime()]
    undiscovered = [discover(name) for name in TECHNOLOGY if name != "Robot Workers"]
    assert list(GAME.wishes(table.to_build().state, 0)) == [BuildMilitary(), *undiscovered, EndTurn()]
