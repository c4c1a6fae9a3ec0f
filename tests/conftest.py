"""For all tests: how long an example takes says more of the machine than of the code. Commands speak English.

The engine runs as plain Python, in other processes too: tests plant faults in it, and count its lines. What is compiled
is tested in `test_compiled.py`; with `COSMODROME_PURE=0` other tests run compiled.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("cosmodrome", deadline=None)
settings.load_profile("cosmodrome")
os.environ["COSMODROME_LANGUAGE"] = "en"
os.environ.setdefault("COSMODROME_PURE", "1")
