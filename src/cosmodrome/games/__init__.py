"""The games, one folder each. `registry` is the only file that lists them."""
