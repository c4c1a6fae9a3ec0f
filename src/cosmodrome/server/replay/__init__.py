"""Games shown again: frames, recordings, imported games."""
