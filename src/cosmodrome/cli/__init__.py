"""The `cosmodrome` command: one file for each kind of thing a person types."""
