"""The laboratory: arenas, benchmarks and the figures they give."""
