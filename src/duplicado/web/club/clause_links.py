"""Clauses as the pages of the office name them: each a link to its place in the book, where it has one."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.errors import NotationError
from duplicado.web.law_addresses import place_of


@dataclass(frozen=True, slots=True)
class ClauseLink:
    """A clause, with its place in the book where it has one."""

    number: str
    rest: str
    """Subject of the clause, where that is told."""
    address: str


def clause_link(told: str, edition: Edition) -> ClauseLink:
    """Take a clause apart from what it is about (`64A1: what it is about`), and find its place in the book."""
    number, _, rest = told.partition(": ")
    try:
        address = place_of(ClauseId.parse(number), edition)
    except NotationError:
        address = ""
    return ClauseLink(number, rest, address)
