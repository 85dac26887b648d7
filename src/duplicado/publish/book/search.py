"""Finding a clause by what a director types: its number, the words of the book, the words of the table.

The same is done twice: here, and by `book.js` where there is no server. What both need stands in the index: the stems
of every page with their weights, and the topics (phrases in three languages, each with the clauses that it is about).
A test types the same queries into both.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.numbers import typed_clause
from duplicado.publish.book.structure import Book, book

__all__ = ["Hit", "SearchIndex", "Topic", "fold", "idle_words", "likeness", "search_index", "stems", "topics"]

_NO_WORD: Final = re.compile(r"[^a-z0-9]+")
_ENDINGS: Final = ("es", "os", "as", "s", "e", "o", "a")
_SHORTEST: Final = 4
"""The letters that a stem keeps at least, and that two words of one root have in common."""
_IDLE: Final = (
    "a al an and as at by com con da das de del der do does dos e el em en for from foi fue ha he her his i in is it",
    "la las le lo los na nao nas no nos not o of on or os ou para por que quien se si su sua that the to um uma un una",
    "was what when which who with y",
)
_TITLE: Final = 6.0
_LAW_TITLE: Final = 3.0
_WORDING: Final = 2.0
_TOPIC: Final = 30.0
_MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Topic:
    """A phrase of the table, by its stems, and the clauses that it is about, the most important first."""

    stems: tuple[str, ...]
    clauses: tuple[ClauseId, ...]
    """By the numbers of 2017."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that was found."""

    clause: ClauseId
    score: float


@dataclass(frozen=True)
class SearchIndex:
    """What one edition says in one language, ready to be searched."""

    edition: Edition
    language: Language
    pages: tuple[ClauseId, ...]
    postings: Mapping[str, tuple[tuple[int, float], ...]]
    """Stem to the places of pages and the weight that it has there."""
    topics: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    """The stems of a phrase, and the places of the pages that it is about."""

    def search(self, query: str) -> tuple[Hit, ...]:
        """Return what fits the query, best first: for a number, the clause and what it contains."""
        number = typed_clause(query, self.edition)
        if number is not None:
            return tuple(Hit(page, 1.0) for page in self.pages if number.covers(page))[:_MOST]
        wanted = stems(query)
        scores: dict[int, float] = {}
        for place, score in self._by_words(wanted).items():
            scores[place] = scores.get(place, 0.0) + score
        for place, score in self._by_topic(wanted).items():
            scores[place] = scores.get(place, 0.0) + score
        ranked = sorted(scores.items(), key=lambda item: (-round(item[1], 6), item[0]))
        return tuple(Hit(self.pages[place], score) for place, score in ranked[:_MOST])

    def _by_words(self, wanted: tuple[str, ...]) -> dict[int, float]:
        found: dict[int, float] = {}
        matched: Counter[int] = Counter()
        for word in wanted:
            best: dict[int, float] = {}
            for stem, posting in self.postings.items():
                like = likeness(word, stem)
                if like:
                    rarity = math.log(1 + len(self.pages) / len(posting))
                    for place, weight in posting:
                        best[place] = max(best.get(place, 0.0), like * rarity * weight)
            for place, score in best.items():
                found[place] = found.get(place, 0.0) + score
                matched[place] += 1
        return {place: score * (matched[place] / len(wanted)) ** 2 for place, score in found.items()}

    def _by_topic(self, wanted: tuple[str, ...]) -> dict[int, float]:
        found: dict[int, float] = {}
        for phrase, places in self.topics:
            fits = [max((likeness(word, stem) for word in wanted), default=0.0) for stem in phrase]
            if fits and min(fits) > 0:
                boost = _TOPIC * sum(fits) * (1 + len(phrase) / max(len(wanted), len(phrase)))
                for rank, place in enumerate(places):
                    found[place] = max(found.get(place, 0.0), boost * 0.9**rank)
        return found


def fold(text: str) -> str:
    """Write a text without capitals, accents and signs.

    >>> fold("¿Declaración  INSUFICIENTE?")
    'declaracion insuficiente'
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return _NO_WORD.sub(" ", bare).strip()


@cache
def idle_words() -> frozenset[str]:
    """Return the words that say nothing in a question, in the three languages together."""
    return frozenset(word for line in _IDLE for word in line.split())


def stems(text: str) -> tuple[str, ...]:
    """Return the words of a text that say something, without their endings, each once.

    >>> stems("Una declaración insuficiente")
    ('declaracion', 'insuficient')
    """
    words = [word for word in fold(text).split() if word not in idle_words()]
    return tuple(dict.fromkeys(_stem(word) for word in words or fold(text).split()))


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return word[: -len(ending)]
    return word


def likeness(word: str, stem: str) -> float:
    """Say how well a typed word fits a stem: the same (1), its beginning (0.8), of one root (0.5), not at all (0)."""
    if word == stem:
        return 1.0
    if stem.startswith(word) and len(word) >= 3:
        return 0.8
    common = 0
    for one, other in zip(word, stem, strict=False):
        if one != other:
            break
        common += 1
    shorter = min(len(word), len(stem))
    is_near = common >= max(_SHORTEST + 1, shorter - 1) and abs(len(word) - len(stem)) <= 4
    return 0.5 if is_near else 0.0


@cache
def topics() -> tuple[Topic, ...]:
    """Read the phrases of the table; those of the three languages are known to readers of each."""
    return tuple(
        Topic(phrase, tuple(map(ClauseId.parse, row["clauses"].split(";"))))
        for language in Language
        for row in language.rows("topics.csv")
        for phrase in dict.fromkeys(stems(text) for text in row["phrases"].split(";") if text)
    )


@cache
def search_index(edition: Edition, language: Language) -> SearchIndex:
    """Return the index of an edition in a language, made once in the life of the program."""
    here = book(edition)
    weights: dict[str, dict[int, float]] = {}
    for place, clause in enumerate(here.numbers):
        for stem, weight in _weights(here, clause, language).items():
            weights.setdefault(stem, {})[place] = round(weight, 3)
    places = {clause: place for place, clause in enumerate(here.numbers)}
    told = (
        (topic.stems, tuple(dict.fromkeys(places[each] for each in _here(here, topic.clauses)))) for topic in topics()
    )
    return SearchIndex(
        edition,
        language,
        here.numbers,
        {stem: tuple(sorted(found.items())) for stem, found in sorted(weights.items())},
        tuple((phrase, found) for phrase, found in told if found),
    )


def _here(here: Book, clauses: Iterable[ClauseId]) -> Iterable[ClauseId]:
    """Follow the numbers of 2017 into an edition; what has gone leads to what contained it."""
    for clause in clauses:
        found = here.here(clause)
        nearest = here.nearest(clause)
        yield from found or ((nearest,) if nearest is not None else ())


def _weights(here: Book, clause: ClauseId, language: Language) -> dict[str, float]:
    found: dict[str, float] = {}

    def add(text: str, weight: float) -> None:
        words = stems(text)
        for stem in words:
            # A word of a short text says more about it.
            found[stem] = max(found.get(stem, 0.0), weight * (0.7 + 0.6 / math.sqrt(max(len(words), 1))))

    entry = here.entries.get(clause)
    if not clause.path:
        add(here.law_title(clause.law, language), _TITLE)
    elif entry is not None:
        add(here.law_title(clause.law, language), _LAW_TITLE)
    if entry is not None:
        add(entry.title(language), _TITLE if clause.path else _LAW_TITLE)
        add(f"{entry.difference_in(language)} {entry.wording(language)}", _WORDING)
    return found
