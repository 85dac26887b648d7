"""Finding an incident by the words in which a player or a director would name it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.director.interview.incidents import INCIDENTS, Incident, incident
from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.search_words import fold, idle_words

__all__ = ["COMMON", "find_incidents", "incident_name"]

COMMON: Final = tuple(
    incident(name)
    for name in (
        "insufficient-bid", "call-out-of-rotation", "opening-lead-out-of-turn", "lead-out-of-turn", "revoke",
        "card-exposed", "disputed-claim", "information-from-partner", "explanation-corrected", "wrong-explanation",
        "wrong-board",
    )
)  # fmt: skip
"""What a director is called for most; he is offered these first when he has not said what happened."""

_CLAUSE: Final = re.compile(r"\d+([a-z]\d*)?")
_LIKE_ENOUGH: Final = 0.8
_CLOSE: Final = 0.7
"""What is met much less well than the best is not meant: a word of a name comes before one of its other words."""


def incident_name(words: RulingWords, named: Incident) -> str:
    """Name an incident."""
    return words.text(f"incident-{named.id}")


def find_incidents(query: str, languages: Iterable[Language] = Language) -> tuple[Incident, ...]:
    """Return the incidents that a person may mean, best first; all of them for an empty query.

    Accents, capitals and small slips of the pen do not matter; a Law's number finds what it deals with. Words of all
    the languages are understood, for in many a club more than one is spoken.
    """
    if not query.strip():
        return INCIDENTS
    wanted = _telling(query)
    if not wanted:
        return ()
    spoken = tuple(languages)
    exactly = [
        each for each in INCIDENTS if any(frozenset(wanted) == index.name for index in _indexes(spoken, each.id))
    ]
    if len(exactly) == 1:
        return tuple(exactly)
    named = [each for each in INCIDENTS if any(set(wanted) <= index.name for index in _indexes(spoken, each.id))]
    if len(named) == 1 and len(wanted) > 1:
        return tuple(named)
    wholly = [each for each in INCIDENTS if any(index.has_all(wanted) for index in _indexes(spoken, each.id))]
    if len(wholly) == 1 and len(wanted) > 1:  # others share a word with it, and not all of them
        return tuple(wholly)
    scored = [(max(_worth(wanted, index) for index in _indexes(spoken, each.id)), each) for each in INCIDENTS]
    best = max(worth for worth, _ in scored)
    if not best:
        return _about_clause(wanted[0]) if len(wanted) == 1 else ()
    meant = (each for each in scored if each[0] > best * _CLOSE)
    ranked = sorted(meant, key=lambda each: (-each[0], each[1] not in COMMON))
    return tuple(each for _, each in ranked)


def _about_clause(number: str) -> tuple[Incident, ...]:
    """Return the incidents of a clause that none of them names: those of what it is a part of, or of its parts."""
    if not _CLAUSE.fullmatch(number):
        return ()
    around = [(law.lower(), each) for each in INCIDENTS for law in each.laws if _is_part(number, law.lower())]
    nearest = max((len(law) for law, _ in around), default=0)
    above = tuple(dict.fromkeys(each for law, each in around if len(law) == nearest))
    below = (each for each in INCIDENTS if any(_is_part(law.lower(), number) for law in each.laws))
    return above or tuple(below)


def _is_part(clause: str, of: str) -> bool:
    """Tell whether a clause lies within another by its number: 79B1 and 79B in 79, but not 27 in 2."""
    return clause.startswith(of) and not (of[-1].isdigit() and clause[len(of) :][:1].isdigit())


@dataclass(frozen=True, slots=True)
class _Index:
    name: frozenset[str]
    words: frozenset[str]
    laws: frozenset[str]

    def has_all(self, wanted: tuple[str, ...]) -> bool:
        """Whether each word stands in the name or among the other words, letter by letter."""
        return self.words.union(self.name).issuperset(wanted)


@cache
def _indexes(languages: tuple[Language, ...], name: str) -> tuple[_Index, ...]:
    found = next(each for each in INCIDENTS if each.id == name)
    laws = frozenset(law.lower() for law in found.laws)
    return tuple(
        _Index(
            frozenset(_telling(words.text(f"incident-{name}"))),
            frozenset(_telling(words.text(f"incident-{name}-words"))),
            laws,
        )
        for words in map(RulingWords.of, languages)
    )


def _telling(text: str) -> tuple[str, ...]:
    """Return the words that tell something."""
    return tuple(word for word in fold(text).split() if word not in idle_words())


def _worth(wanted: tuple[str, ...], index: _Index) -> float:
    """Count how well the words are met: a word of the name counts most, one that begins alike or nearly so less."""
    return sum(_met(word, index) for word in wanted)


def _met(word: str, index: _Index) -> float:
    if word in index.laws or word in index.name:
        return 3.0
    if word in index.words:
        return 2.0
    if len(word) < 4:
        return 0.0
    everything = index.name | index.words
    if any(other.startswith(word) or (len(other) >= 4 and word.startswith(other)) for other in everything):
        return 1.5
    return 1.0 if difflib.get_close_matches(word, everything, 1, _LIKE_ENOUGH) else 0.0
