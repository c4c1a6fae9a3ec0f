"""How its bots judge positions and choose moves."""
