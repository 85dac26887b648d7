"""Addresses of pages: those of a club's event, those of the book of the Laws with its editions and clauses."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final
from urllib.parse import quote

from litestar.exceptions import NotFoundException

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.service.live.roles import TableKey
from duplicado.vocabulary.numbers import whole_number

WALL: Final = "wall"
"""Ending of the address of an event for its screen on the wall."""


@lru_cache(4_096)
def event_path(event: str, *more: object) -> str:
    """Return the address of a page of an event."""
    return "/".join(["/e", *(quote(str(each), safe="") for each in (event, *more))])


def table_path(event: str, table: TableKey) -> str:
    """Return the address at which the PIN of a table is asked for."""
    return event_path(event, "t", table.session, numbered(table.section, table.table))


def numbered(section: str, number: int) -> str:
    """Write a table or a board as addresses have it: `3`, or with its section `A-3`."""
    return f"{section}-{number}" if section else str(number)


def read_numbered(text: str) -> tuple[str, int]:
    """Read what `numbered` has written; the number of what is none is 0."""
    section, _, number = text.rpartition("-")
    return section, whole_number(number, 4) or 0


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
