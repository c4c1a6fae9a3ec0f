"""`python -m cosmodrome` is the `cosmodrome` command."""

from __future__ import annotations

from cosmodrome.cli.main import main

if __name__ == "__main__":
    main()
