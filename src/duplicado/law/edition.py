"""Editions of the Laws, as values: a base with overlays."""

from __future__ import annotations

import enum

__all__ = ["EVERY_EDITION", "Edition"]


class Edition(enum.Enum):
    """An edition of the Laws; the value is its name in cases and files.

    An overlay says only what it changes: a rule that is not found in it is looked for in `base`.
    """

    LAWS_2007 = "2007"
    LAWS_2017 = "2017"
    LAWS_2017_AMENDED_2024 = "2017+2024"

    __hash__ = object.__hash__

    @property
    def base(self) -> Edition | None:
        """The edition that this one overlays; `None` for one that stands by itself."""
        return Edition.LAWS_2017 if self is Edition.LAWS_2017_AMENDED_2024 else None

    @property
    def numbering(self) -> Edition:
        """The edition by whose clause numbers this one cites: 2007 or 2017."""
        return self.base or self

    def __str__(self) -> str:
        """Print the name."""
        return self.value

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Edition.{self.name}"


EVERY_EDITION = tuple(Edition)
