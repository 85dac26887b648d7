"""Addresses of the book of the Laws: editions and clauses."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar.exceptions import NotFoundException

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId

BOOK: Final = "/law"
"""Address at which the book begins."""
EXAM: Final = "/exam"
"""Address of the examination on it."""
DEFAULT: Final = Edition.LAWS_2017
"""The edition that is shown where none is named."""


class NoSuchClauseError(NotFoundException):
    """An edition has no clause of that number."""

    def __init__(self, number: str, edition: Edition) -> None:
        """Remember what was asked for."""
        super().__init__(f"no clause {number} ({edition})")
        self.number = number
        self.edition = edition


def edition_address(edition: Edition) -> str:
    """Return what stands for an edition in an address."""
    return edition.value.replace("+", "-")


@cache
def editions_by_address() -> dict[str, Edition]:
    """Return the editions by what stands for them in an address."""
    return {edition_address(edition): edition for edition in Edition}


def root_of(edition: Edition) -> str:
    """Return the address of the contents of an edition."""
    return BOOK if edition is DEFAULT else f"{BOOK}/{edition_address(edition)}"


def place_of(clause: ClauseId, edition: Edition) -> str:
    """Return the address of a clause of an edition."""
    return f"{root_of(edition)}/{str(clause).removesuffix(':')}"
