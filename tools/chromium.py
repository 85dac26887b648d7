"""The Chromium of the system, for tests of pages and for the manual's pictures: `make browser` installs it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_SHELL: Final = Path("/usr/bin/chromium-headless-shell")
"""The browser without its windows, which takes half of the processor's time."""
CHROMIUM: Final = _SHELL if _SHELL.exists() else Path("/usr/bin/chromium")
"""Program of the browser; it may not be there."""
