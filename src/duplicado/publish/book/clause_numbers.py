"""Clause numbers as people type and read them: `27b1a`, `Law 27`, a number within a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.structure import Book, book
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.lexicon import plain

_NO_SIGN: Final = re.compile(r"[^0-9a-z]+")
_NAMED: Final = {"def": ClauseId(0), "intro": ClauseId(-1)}
_IN_TEXT: Final = re.compile(r"(?<![\w.,+–-])[1-9][0-9]?[A-G][0-9]?(?:\([a-z]+\)(?:\([ivx]+\))?)?(?![\w%])")
_WHOLE: Final = re.compile(r"[1-9][0-9]?")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a sentence; where it is a number of the book, the clause to which it leads."""

    text: str
    clause: ClauseId | None = None


def address_of(clause: ClauseId) -> str:
    """Return what stands for a clause in an address: its number, `DEF` and `INTRO` for the whole of these.

    >>> address_of(ClauseId.parse("27B1(a)")), address_of(ClauseId(0))
    ('27B1(a)', 'DEF')
    """
    return str(clause).removesuffix(":")


def named(clause: ClauseId) -> str:
    """Return the number of a clause as it is shown; terms of the Definitions have none."""
    return address_of(clause)


def typed_clause(text: str, edition: Edition) -> ClauseId | None:
    """Find the clause that somebody means by what he typed: `27b1a`, `Law 27`, `DEF:bid`; `None` if there is none.

    >>> typed_clause("artículo 27 b1a", Edition.LAWS_2017), typed_clause("law", Edition.LAWS_2017)
    (ClauseId(law=27, path=('B', '1', '(a)')), None)
    """
    bare = text.strip().lower()
    if bare in _NAMED:
        return _NAMED[bare]
    if bare.startswith(("def:", "intro:")):
        return _bare(edition).get(_signs(bare))
    joined = re.sub(r"(?<=[0-9])\s+(?=[a-z]\b|[a-z][0-9])", "", bare)
    match = re.fullmatch(rf"(?:{law_words()})?\s*(?P<number>[1-9][0-9]?[^\s]*)", joined, re.IGNORECASE)
    return _bare(edition).get(_signs(match["number"])) if match else None


def typed_elsewhere(text: str) -> ClauseId | None:
    """Find the clause of any edition that somebody means by what he typed; `None` if there is none.

    >>> str(typed_elsewhere("17e2"))
    '17E2'
    """
    return next(filter(None, (typed_clause(text, edition) for edition in Edition)), None)


@cache
def law_words() -> str:
    """Return a pattern of the words that may stand before the number of a Law, in every language, and of the sign."""
    words = (word for language in Language for word in language.data["search"]["law"])
    spelt = dict.fromkeys(form for word in words for form in (word.lower(), plain(word)))
    return "|".join(re.escape(each) for each in (*sorted(spelt, key=len, reverse=True), "§"))


@cache
def _after_word() -> re.Pattern[str]:
    """Match numbers of whole Laws behind the word for them: `Laws 90 and 91`."""
    law = "|".join(re.escape(word) for language in Language for word in language.data["search"]["law"])
    joined = "|".join(f" {word} " for language in Language for word in language.data["search"]["joined"])
    return re.compile(rf"\b(?:{law}) (?P<numbers>[1-9][0-9]?(?:(?:, |{joined})[1-9][0-9]?)*)(?![\w(])")


def _signs(text: str) -> str:
    return _NO_SIGN.sub("", text.lower())


@cache
def _bare(edition: Edition) -> dict[str, ClauseId]:
    """Every number without its brackets and other signs: no two are the same then, which a test sees to."""
    return {_signs(str(number)): number for number in book(edition).numbers if number not in _NAMED.values()}


def pieces(text: str, here: Book, numbering: Edition = Edition.LAWS_2017) -> tuple[Piece, ...]:
    """Cut a sentence into words and numbers of this edition.

    A number that this edition has not stays as it was written and leads nowhere.

    Args:
        text: the sentence.
        here: the book whose pages the numbers lead to.
        numbering: the edition by whose numbers the sentence speaks.
    """
    parts: list[Piece] = []
    at = 0
    for start, end in sorted(_found(text)):
        if start >= at:
            parts += [Piece(text[at:start]), _piece(text[start:end], here, numbering)]
            at = end
    parts.append(Piece(text[at:]))
    return tuple(part for part in parts if part.text)


def numbers_in(text: str) -> tuple[str, ...]:
    """Return the numbers of clauses that a text names with their letters, each once.

    >>> numbers_in("Whether the exposed card helped (50E4), and 12C1 if it did; 50E4 first")
    ('50E4', '12C1')
    """
    return tuple(dict.fromkeys(match[0] for match in _IN_TEXT.finditer(text)))


def _found(text: str) -> Iterator[tuple[int, int]]:
    yield from (match.span() for match in _IN_TEXT.finditer(text))
    for match in _after_word().finditer(text):
        begin = match.start("numbers")
        yield from ((begin + one.start(), begin + one.end()) for one in _WHOLE.finditer(match["numbers"]))


def _piece(number: str, here: Book, numbering: Edition) -> Piece:
    try:
        clause = ClauseId.parse(number)
    except NotationError:
        return Piece(number)
    if numbering.is_of_2007 and here.edition.is_of_2007:
        return Piece(number, here.nearest(clause))
    leads = next(iter(here.here(clause)), None)
    return Piece(number) if leads is None else Piece(named(leads), leads)
