"""Finding an incident by the words in which a player or a director would name it."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.director.interview import INCIDENTS, Incident
from duplicado.publish.rulings import RulingWords
from duplicado.vocabulary import Language

__all__ = ["find_incidents", "incident_name"]

_NO_WORD: Final = re.compile(r"[^\w]+")
_LIKE_ENOUGH: Final = 0.8
_CLOSE: Final = 0.6
"""What is met much less well than the best is not meant."""


def incident_name(words: RulingWords, incident: Incident) -> str:
    """Name an incident."""
    return words.text(f"incident-{incident.id}")


def find_incidents(query: str, languages: Iterable[Language] = tuple(Language)) -> tuple[Incident, ...]:
    """Return the incidents that a person may mean, best first; all of them for an empty query.

    Accents, capitals and small slips of the pen do not matter; a Law's number finds what it deals with. Words of all
    the languages are understood, for in many a club more than one is spoken.
    """
    wanted = _folded(query)
    if not wanted:
        return INCIDENTS
    spoken = tuple(languages)
    named = [each for each in INCIDENTS if any(set(wanted) <= index.name for index in _indexes(spoken, each.id))]
    if len(named) == 1 and len(wanted) > 1:
        return tuple(named)
    scored = [(max(_worth(wanted, index) for index in _indexes(spoken, each.id)), each) for each in INCIDENTS]
    best = max(worth for worth, _ in scored)
    ranked = sorted((each for each in scored if each[0] > best * _CLOSE), key=lambda each: -each[0])
    return tuple(each for _, each in ranked)


@dataclass(frozen=True, slots=True)
class _Index:
    name: frozenset[str]
    words: frozenset[str]
    laws: frozenset[str]


@cache
def _indexes(languages: tuple[Language, ...], incident: str) -> tuple[_Index, ...]:
    found = next(each for each in INCIDENTS if each.id == incident)
    laws = frozenset(law.lower() for law in found.laws)
    return tuple(
        _Index(
            frozenset(_folded(words.text(f"incident-{incident}"))),
            frozenset(_folded(words.text(f"incident-{incident}-words"))),
            laws,
        )
        for words in map(RulingWords.of, languages)
    )


def _folded(text: str) -> tuple[str, ...]:
    apart = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return tuple(word for word in _NO_WORD.split(bare) if word)


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
