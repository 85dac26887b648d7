"""Precedence between Laws that deal with the same call, card or moment, each with the clause that says so.

A Law stands under the name that the irregularities of `situation` and `play_situation` have for it, a clause under its
number of 2017.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from duplicado.law.edition import BASE_EDITIONS, Edition, cited_in
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.texts import Code

_Irregularity = TypeVar("_Irregularity", bound=Enumeration)


class NoPrecedenceError(DuplicadoError):
    """Two Laws deal with one call and nothing declares which goes first; the message names both."""


@dataclass(frozen=True, slots=True)
class Precedence:
    """A Law that goes before others wherever they deal with the same thing."""

    said_by: ClauseId
    """The clause that says so, by its number of 2017."""
    law: Code
    others: tuple[Code, ...]
    editions: tuple[Edition, ...] = BASE_EDITIONS
    when_condoned: bool = False
    """True where it goes before them only when the other Law alone would let the irregular call stand."""


def _precedence(
    said_by: str,
    law: Code,
    others: str,
    editions: tuple[Edition, ...] = BASE_EDITIONS,
    *,
    when_condoned: bool = False,
) -> Precedence:
    return Precedence(ClauseId.parse(said_by), law, tuple(others.split()), editions, when_condoned)


_ONLY_2017: Final = (Edition.LAWS_2017,)

PRECEDENCES: Final = (
    # The auction goes back, so that whatever went wrong behind its supposed end waits until it has ended.
    _precedence("17D3", "17", "24 25 27 29 31A1 36 37 38 39 41 48A 49 54 54E 58"),
    _precedence("25A1", "25", "27"),
    _precedence("31C", "25", "29"),
    _precedence("27A2", "29", "27"),
    _precedence("27B1(a)", "27B1(a)", "16C"),
    _precedence("27B1(b)", "23A", "16C", _ONLY_2017),
    _precedence("27B3", "27B", "36"),
    _precedence("27B4", "27B", "27"),
    _precedence("31A1", "31A1", "27"),
    _precedence("36B1", "36", "25 29 31A1"),
    # A call by left-hand opponent or a faced lead condones the call of a player who had to pass, but no double that
    # Law 19 does not permit.
    _precedence("36A", "36", "37", when_condoned=True),
    _precedence("37A", "37", "25 27 29 31A1 36"),
    _precedence("38A", "38", "25 27 29 31A1 36 37"),
    _precedence("44C", "44", "26 50 51A 57"),
    # Which card was played says what suit was led, which lead may be accepted, and who has revoked.
    _precedence("45C4(b)", "45C4", "55 61"),
    _precedence("45D1", "45D", "55 61"),
    _precedence("47D", "47", "52"),
    _precedence("47E1", "47", "54 55 56"),
    _precedence("47E1", "47", "61", _ONLY_2017),
    # Restrictions of leads under 50D2 and 51B bind like those of Law 26.
    _precedence("50D1(b)", "26", "50 51A"),
    _precedence("50D1(b)", "57", "50 51A"),
    _precedence("50E1", "50E1", "16C", _ONLY_2017),
    _precedence("51A", "51A", "50"),
    # A card that has been faced does not lie face down.
    _precedence("45A", "57", "41"),
    _precedence("49", "49", "41"),
    _precedence("54", "54", "41"),
    _precedence("54E", "54E", "41"),
    _precedence("58B2", "58", "52 54 55 56 61"),
)
"""Laws that go before others, in the order of the Laws."""


@cache
def _deciding(edition: Edition, *, condoned: bool = False) -> dict[tuple[Code, Code], ClauseId]:
    return {
        (each.law, other): each.said_by
        for each in PRECEDENCES
        if edition.numbering in each.editions and each.when_condoned is condoned
        for other in each.others
    }


def deciding(edition: Edition, law: Code, other: Code, *, condoned: bool = False) -> Code | None:
    """Return the clause by which one Law goes before another, by its number in the edition; `None` if none says so.

    Of an irregularity that is `condoned` only what is declared for that counts.

    >>> deciding(Edition.LAWS_2007, "17", "29"), deciding(Edition.LAWS_2017, "29", "17")
    ('17E2', None)
    """
    said_by = _deciding(edition, condoned=condoned).get((law, other))
    return None if said_by is None else cited_in(edition, str(said_by))


def in_order(edition: Edition, laws: Iterable[Code]) -> tuple[Code, ...]:
    """Return Laws that bind one player at once in the order in which he complies with them.

    >>> in_order(Edition.LAWS_2017, ["50", "26", "44"])
    ('44', '26', '50')
    """
    declared, laws = _deciding(edition), tuple(laws)
    return tuple(sorted(laws, key=lambda law: sum((other, law) in declared for other in laws)))


def foremost(edition: Edition, irregularities: Sequence[_Irregularity]) -> _Irregularity:
    """Return the irregularity whose Law goes before those of all the others.

    Raises:
        NoPrecedenceError: no clause says of two of them which goes first.
    """
    declared = _deciding(edition)
    first = irregularities[0]
    for other in irregularities[1:]:
        if (other.value, first.value) in declared:
            first = other
        elif (first.value, other.value) not in declared:
            raise NoPrecedenceError(f"{edition}: Laws {first.value} and {other.value} deal with the same thing")
    return first
