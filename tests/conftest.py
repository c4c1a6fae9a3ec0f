"""For all tests: how long an example takes says more of the machine than of the code."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("cosmodrome", deadline=None)
settings.load_profile("cosmodrome")
