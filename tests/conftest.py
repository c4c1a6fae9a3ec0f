"""For all tests: how long an example takes says more of the machine than of the code. Commands speak English."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("cosmodrome", deadline=None)
settings.load_profile("cosmodrome")
os.environ["COSMODROME_LANGUAGE"] = "en"
