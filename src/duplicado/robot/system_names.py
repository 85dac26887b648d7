"""Names of the systems that come with the program; light to load, for whoever only offers them."""

from __future__ import annotations

from typing import Final

SYSTEMS: Final = ("natural", "strong-club", "book")
"""The systems that come with the program, `systems/<name>.toml`."""
