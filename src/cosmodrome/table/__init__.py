"""A live match for people: chairs, clocks, stand-ins, chat, spectators. No transport, no storage, no waiting."""
