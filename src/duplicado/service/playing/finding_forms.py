"""Findings that a Director may make at an electronic table, each with the form in which its page asks for the value.

A form follows from what answers the inquiry (`AnswerShape`) and from what the language of the casebook reads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from duplicado.director import own_motion
from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.edition import Edition
from duplicado.law.inquiry import (
    AnyInquiry,
    CardPlayedToTrick,
    CardsAdded,
    HandCounts,
    InformationReceived,
    MissingCardPlace,
    MissingCards,
    SurplusCard,
    TricksToCome,
    inquiries,
    inquiry_of,
)
from duplicado.law.judgement import Medium
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.entries import read_law_titles
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.requests import written
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.finding import Circumstance
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

_CHOICES: Final[Mapping[type, tuple[object, ...]]] = MappingProxyType(
    {
        bool: (True, False),
        Seat: tuple(Seat),
        Side: tuple(Side),
        Card: tuple(reversed(EVERY_CARD)),
        Suit: tuple(reversed(Suit)),
        Denomination: tuple(Denomination),
        Medium: tuple(Medium),
        ImplicitTest: tuple(ImplicitTest),
        MissingCardPlace: tuple(MissingCardPlace),
    }
)
"""Values of each kind, in the order in which they are offered."""
_Part: TypeAlias = tuple[str, str]
_OfLaw: TypeAlias = tuple[str, tuple[tuple[str, str, tuple[str, ...]], ...]]
_ONE_HAND: Final[_Part] = ("Seat", "Card")
_PARTS: Final[Mapping[type, tuple[_Part, ...]]] = MappingProxyType(
    {
        HandCounts: (*((seat.value, "int") for seat in Seat), ("seen", "Card*?"), ("moved", "Card*?")),
        SurplusCard: (_ONE_HAND, ("played", "bool")),
        MissingCards: (("Seat", "Card*"), ("found", "MissingCardPlace")),
        InformationReceived: (("to", "Seat"), ("interferes", "bool?")),
        CardsAdded: (("Seat", "Card*"),),
        CardPlayedToTrick: (_ONE_HAND, ("trick", "int")),
        TricksToCome: tuple((side.value, "int") for side in Side),
    }
)
"""Parts of the findings that have some: the key, or the kind of value that is the key, and the kind of the value; `*`
where there may be several, `?` where it may be left open."""


def form_of(key: str, edition: Edition) -> tuple[str, ...]:
    """Return the kinds of value by which a finding is made, as far as the language of the casebook reads them."""
    return _form(inquiry_of(key, edition))


@lru_cache(1 << 9)
def _form(inquiry: AnyInquiry) -> tuple[str, ...]:
    from duplicado.casebook.findings import is_finding  # noqa: PLC0415 - a server starts sooner without

    shape = inquiry.shape
    ones = (
        each for each in shape.one if each in _PARTS or is_finding(inquiry.key, _written(_CHOICES.get(each, (1,))[0]))
    )
    return (*(each.__name__ for each in ones), *(f"{each.__name__}*" for each in shape.many))


def _written(value: object) -> str:
    """Write a value as a case does."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value.value if isinstance(value, Enumeration) else value)


def findable(edition: Edition) -> Iterator[AnyInquiry]:
    """Yield what a Director may find before the Laws have come to the question, in the order of the Laws.

    What completes another finding and has no clause of its own is answered when it is asked; an event tells times.
    """
    times = {each.value for each in Circumstance}
    all_of_them = (each for key, each in inquiries().items() if not each.asked_only and key not in times)
    known = [
        each
        for each in all_of_them
        if each.asked_in(edition) is each and (own_motion.opens_something(each) or ":" not in each.key)
    ]
    return iter(sorted(known, key=lambda each: ClauseId.parse(each.cited_in(edition))))


@lru_cache(16)
def findings_told(edition: Edition, language: Language) -> tuple[_OfLaw, ...]:
    """Return what may be found, Law by Law: the Law and its title, and the number, our words and the form of each."""
    words, titles = RulingWords.of(language), read_law_titles(edition, language)
    by_law: dict[int, list[tuple[str, str, tuple[str, ...]]]] = {}
    numbered = Counter(each.cited_in(edition) for each in findable(edition))
    for each in findable(edition):
        cited = each.cited_in(edition)
        # Where 2007 has one number for what 2017 tells apart, the words of 2017 do.
        wording = wording_of(words, *((cited, edition) if numbered[cited] == 1 else (each.key, Edition.LAWS_2017)))
        told = f"{cited} {wording}".strip()
        by_law.setdefault(ClauseId.parse(cited).law, []).append((each.key, told, _form(each)))
    return tuple((f"{law} {titles.get(law, '')}".strip(), tuple(found)) for law, found in by_law.items())


def wording_of(words: RulingWords, cited: str, edition: Edition) -> str:
    """Return our wording of a clause, or the title of the first one under it where it has none itself."""
    first = load_catalogue().first_under(ClauseId.parse(cited), edition)
    return clause_in_short(words, cited, edition) or ("" if first is None else first.title(words.language))


def forms_told(language: Language) -> dict[str, Any]:
    """Return what a page makes the forms of: values of each kind in the words of a case and the reader's, and parts."""
    words = RulingWords.of(language)
    choices = {
        kind.__name__: [(_written(value), written(words, value)) for value in values]
        for kind, values in _CHOICES.items()
    }
    return {"choices": choices, "parts": {kind.__name__: parts for kind, parts in _PARTS.items()}}
