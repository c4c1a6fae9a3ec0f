"""The contract every game speaks. Pure: no clock, no async, no game's name."""
