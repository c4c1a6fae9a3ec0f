"""Tables that are played now: rooms, connections, bots that move."""
