"""Makes compiled modules of the engine's sources, for `cosmodrome compile` and for wheels. `engine.py` uses them."""
