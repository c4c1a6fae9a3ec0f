"""A live match for people: seats, clocks, stand-ins, chat, spectators. No transport, no storage, no waiting."""
