"""Finding a clause by what a director types: its number, the words of the book, the words of the table.

The same is done twice: here, and by `book.js` where there is no server. What both need stands in the index: the stems
of every page with their weights, and the topics (phrases in every language, each with the clauses that it is about).
A test types the same queries into both.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.clause_numbers import typed_clause
from duplicado.publish.book.structure import Book, book
from duplicado.publish.search_words import fold, idle_words, stemmed

_SHORTEST: Final = 4
"""The letters that two words of one root have in common."""
_TITLE: Final = 6.0
_LAW_TITLE: Final = 3.0
_WORDING: Final = 2.0
_TOPIC: Final = 30.0
_MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Topic:
    """A phrase of the table, by its stems, and the clauses that it is about, the most important first."""

    stems: Mapping[str, str]
    """Of each of its words."""
    clauses: tuple[ClauseId, ...]
    """By the numbers of 2017."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that was found."""

    clause: ClauseId
    score: float


@dataclass(frozen=True)
class SearchIndex:
    """Index of one edition in one language, ready to be searched."""

    edition: Edition
    language: Language
    pages: tuple[ClauseId, ...]
    postings: Mapping[str, tuple[tuple[int, float], ...]]
    """Stem to the places of pages and the weight that it has there."""
    topics: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    """The stems of a phrase, and the places of the pages that it is about."""
    forms: Mapping[str, str]
    """The words that are in the book or in a phrase, each with its stem; of a word typed otherwise the whole counts."""

    def search(self, query: str) -> tuple[Hit, ...]:
        """Return what fits the query, best first: for a number, the clause and what it contains."""
        number = typed_clause(query, self.edition)
        if number is not None:
            return tuple(Hit(page, 1.0) for page in self.pages if number.covers(page))[:_MOST]
        words = fold(query).split()
        telling = [word for word in words if word not in idle_words()]
        wanted = tuple(dict.fromkeys(self.forms.get(word, word) for word in telling or words))
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
    return 0.5 if is_near or (len(stem) >= _SHORTEST and word.startswith(stem)) else 0.0


@cache
def topics() -> tuple[Topic, ...]:
    """Read the phrases of the table; those of all languages are known to readers of each."""
    return tuple(
        Topic(phrase, tuple(map(ClauseId.parse, row["clauses"].split(";"))))
        for language in Language
        for row in language.rows("topics.csv")
        for phrase in (stemmed(text, language) for text in row["phrases"].split(";") if text)
    )


@cache
def search_index(edition: Edition, language: Language) -> SearchIndex:
    """Return the index of an edition in a language, made once in the life of the program."""
    here = book(edition)
    weights: dict[str, dict[int, float]] = {}
    forms: dict[str, str] = {}
    for place, clause in enumerate(here.numbers):
        for stem, weight in _weights(here, clause, language, forms).items():
            weights.setdefault(stem, {})[place] = round(weight, 3)
    places = {clause: place for place, clause in enumerate(here.numbers)}
    told = ((tuple(dict.fromkeys(topic.stems.values())), _places_of(here, topic.clauses, places)) for topic in topics())
    return SearchIndex(
        edition,
        language,
        here.numbers,
        {stem: tuple(sorted(found.items())) for stem, found in sorted(weights.items())},
        tuple(dict.fromkeys((phrase, found) for phrase, found in told if found)),
        {word: stem for topic in topics() for word, stem in topic.stems.items()} | forms,
    )


def _places_of(here: Book, clauses: Iterable[ClauseId], places: Mapping[ClauseId, int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(places[each] for each in _here(here, clauses)))


def _here(here: Book, clauses: Iterable[ClauseId]) -> Iterable[ClauseId]:
    """Follow the numbers of 2017 into an edition; what has gone leads to what contained it."""
    for clause in clauses:
        found = here.here(clause)
        nearest = here.nearest(clause)
        yield from found or ((nearest,) if nearest is not None else ())


def _weights(here: Book, clause: ClauseId, language: Language, forms: dict[str, str]) -> dict[str, float]:
    """Weigh the stems of a clause, and note the forms in which they are met."""
    found: dict[str, float] = {}

    def add(text: str, weight: float) -> None:
        words = stemmed(text, language)
        forms.update(words)
        for stem in dict.fromkeys(words.values()):
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
