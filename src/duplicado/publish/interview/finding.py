"""Finding an incident by the words in which a player or a director would name it."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from threading import Lock
from typing import Final

from duplicado.director.interview.incidents import INCIDENTS, Incident, incident
from duplicado.law.edition import Edition, cited_in
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.interview.phrase_likeness import Phrases
from duplicado.publish.interview.telling_words import told_by, words_alike
from duplicado.publish.rulings.ruling_terms import RulingWords, clause_number
from duplicado.publish.search_words import fold
from duplicado.vocabulary.errors import NotationError

COMMON: Final = tuple(
    incident(name)
    for name in (
        "insufficient-bid", "call-out-of-rotation", "opening-lead-out-of-turn", "lead-out-of-turn", "revoke",
        "card-exposed", "disputed-claim", "information-from-partner", "explanation-corrected", "wrong-explanation",
        "wrong-board",
    )
)  # fmt: skip
"""Incidents that a director is called for most; he is offered these first when he has not said what happened."""

_CLAUSE: Final = re.compile(r"\d+([a-z]\d*(\([a-z]+\))*)?")
_OFFERED: Final = 3
"""Most incidents that are offered where it is not certain which is meant."""
_SUGGESTED: Final = 6
_FEWEST: Final = 2
"""Letters from which on something is offered."""
_LIKE_ENOUGH: Final = 0.8
_SHORTEST: Final = 4
"""Letters of a word that may have been mistyped."""
_BEGINNING: Final = 4
"""Letters in which words of one family agree where their stems do not."""
_GROUP: Final = 4
"""Letters of the groups by which words are compared that are not the same."""
_COMMON: Final = 1.2
"""Weight of the incidents of `COMMON`, beside the others."""
_SELDOM: Final = 0.9
"""Weight of the incidents that are seldom, beside the others."""
_READING: Final = Lock()
_REMEMBERED: Final = 4096
"""So many typed words are remembered with what was meant."""


def incident_name(words: RulingWords, named: Incident) -> str:
    """Name an incident."""
    return words.text(f"incident-{named.id}")


def incident_laws(named: Incident, edition: Edition) -> tuple[str, ...]:
    """Return the Laws of an incident by the numbers of an edition."""
    return tuple(dict.fromkeys(cited_in(edition, law) for law in named.laws))


def find_incidents(
    query: str, languages: Iterable[Language] = Language, edition: Edition = Edition.LAWS_2017
) -> tuple[Incident, ...]:
    """Return the incidents that a person may mean, best first; all of them for an empty query.

    One alone is certain: it is kept under that name, or has that name or phrase, its name alone has these words,
    nothing fits them better and no other has them as a phrase, or it alone has that Law.
    Otherwise the three that fit best are offered. A number is that of a Law in the edition, and finds all that the Law
    deals with. Accents, capitals and small slips of the pen do not matter. Words of all the languages are understood,
    for in many a club more than one is spoken.
    """
    if not query.strip():
        return INCIDENTS
    number = _clause_typed(query)
    if number:
        return _about_clause(number, edition)
    spoken = tuple(languages)
    entitled = tuple(each for each in INCIDENTS if fold(query) in _titles(each, spoken))
    if entitled:
        return entitled
    kept = frozenset(each.id for each in INCIDENTS if fold(query) == fold(each.id))
    written = _of_one((kept, *(_written_phrases(language).get(fold(query), frozenset()) for language in spoken)))
    if written:
        return (written,)
    heard = [_heard(query, language) for language in spoken]
    told = _of_one(said.phrase_of for said in heard)
    if told:
        return (told,)
    by_words = {each: max(said.worth.get(each.id, 0.0) for said in heard) for each in INCIDENTS}
    if not any(by_words.values()):
        return ()
    by_letters = _index().spelled.worth(_letters(query))
    worths = {each: worth + by_letters.get(each.id, 0.0) for each, worth in by_words.items()}
    ranked = sorted((each for each in INCIDENTS if worths[each]), key=lambda each: -_likely(each, worths[each]))
    elsewhere = any(said.phrase_of - {ranked[0].id} for said in heard)
    if ranked[0] == _of_one(said.named for said in heard) and not elsewhere:
        return (ranked[0],)
    return tuple(ranked[:_OFFERED])


def _of_one(meant: Iterable[frozenset[str]]) -> Incident | None:
    """Return the incident that alone is meant in any of the languages; none where there are several."""
    names = frozenset[str]().union(*meant)
    return incident(next(iter(names))) if len(names) == 1 else None


def prepare_search() -> None:
    """Read the phrases of all languages, about a second of processor once, so that no search waits for it."""
    _index()


def suggest_incidents(typed: str, edition: Edition = Edition.LAWS_2017) -> tuple[Incident, ...]:
    """Return the incidents to be offered while somebody types: those of whose name each word typed begins a word.

    Those that `find_incidents` finds come after them. The most common come first; none for less than two letters.

    >>> [each.id for each in suggest_incidents("rev")][0]
    'revoke'
    """
    begun = fold(typed).split()
    if sum(map(len, begun)) < _FEWEST or _clause_typed(typed):
        return find_incidents(typed, edition=edition) if _clause_typed(typed) else ()
    spoken = tuple(Language)
    named = [each for each in INCIDENTS if any(_begins(begun, name) for name in _names(each, spoken))]
    found = (*sorted(named, key=lambda each: each not in COMMON), *find_incidents(typed, edition=edition))
    return tuple(dict.fromkeys(found))[:_SUGGESTED]


def _begins(begun: list[str], name: str) -> bool:
    words = name.split()
    return all(any(word.startswith(each) for word in words) for each in begun)


def _likely(named: Incident, worth: float) -> float:
    if named in COMMON:
        return worth * _COMMON
    return worth * (_SELDOM if named.is_seldom else 1.0)


def _names(named: Incident, languages: tuple[Language, ...]) -> tuple[str, ...]:
    """Return what an incident is called: the name under which it is kept, and its titles."""
    return (fold(named.id), *_titles(named, languages))


def _titles(named: Incident, languages: tuple[Language, ...]) -> tuple[str, ...]:
    return tuple(fold(incident_name(RulingWords.of(language), named)) for language in languages)


# ---- by the number of a Law


def _clause_typed(query: str) -> str:
    """Return the number of a clause that stands alone or behind the word for Law; empty where it is none."""
    words = query.lower().replace(".", " ").split()
    laws = {fold(word) for language in Language for word in language.data["search"]["law"]}
    telling = [word for word in words if fold(word) not in laws]
    return telling[0] if len(telling) == 1 and _CLAUSE.fullmatch(telling[0]) else ""


def _about_clause(number: str, edition: Edition) -> tuple[Incident, ...]:
    """Return the incidents of a clause: those that name it, what it is a part of, or else its parts."""
    laws = {each: tuple(law.lower() for law in incident_laws(each, edition)) for each in INCIDENTS}
    around = [(law, each) for each in INCIDENTS for law in laws[each] if _is_part(number, law)]
    nearest = max((len(law) for law, _ in around), default=0)
    above = dict.fromkeys(each for law, each in around if len(law) == nearest)
    below = dict.fromkeys(each for each in INCIDENTS if any(_is_part(law, number) for law in laws[each]))
    return tuple(above | below) if nearest == len(number) else tuple(above or below)


def nothing_found(words: RulingWords, typed: str, edition: Edition) -> str:
    """Say that no incident is known by those words; of a clause that has none, where it can be read instead."""
    try:
        clause = ClauseId.read(_clause_typed(typed))
    except NotationError:
        return words.text("rule-unknown", query=typed)
    if not load_catalogue().has(clause, edition):
        return words.text("rule-unknown", query=typed)
    return words.text("rule-without-incident", law=clause_number(str(clause)))


def _is_part(clause: str, of: str) -> bool:
    """Tell whether a clause lies within another by its number: 79B1 and 79B in 79, but not 27 in 2."""
    return clause.startswith(of) and not (of[-1].isdigit() and clause[len(of) :][:1].isdigit())


# ---- by words


@dataclass(frozen=True)
class _Spoken:
    """Words of a sentence in a language."""

    told: tuple[tuple[str, tuple[str, ...]], ...]
    """The incidents with the words of their phrases."""
    alike: Mapping[str, str]
    """The words that say the same as others, with the name of what they say."""

    @staticmethod
    @cache
    def in_language(language: Language) -> _Spoken:
        """Read the phrases of a language, once."""
        texts = ((name, told_by(text, language)) for name, text in _texts(language))
        alike = {word: name for word, name in words_alike(language).items() if len(word) >= _SHORTEST}
        return _Spoken(tuple((name, words) for name, words in texts if words), alike)

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word and name of a meaning that is in a phrase."""
        return frozenset(word for _, words in self.told for word in words)

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """The words that may be meant by one that was mistyped."""
        return tuple(word for word in sorted(self.words) if len(word) >= _SHORTEST and word[0] not in "<=")

    def corrected(self, word: str) -> str:
        """Return the word that is meant by one that no phrase has: one that is nearly the same."""
        if word in self.words or len(word) < _SHORTEST:
            return word
        near = difflib.get_close_matches(word, self._of_about(len(word)), 1, _LIKE_ENOUGH)
        return self.alike.get(near[0], near[0]) if near else word

    def _of_about(self, length: int) -> list[str]:
        """Return the words that are long enough, and short enough, to be nearly the same as one of that length."""
        return [each for each in (*self.vocabulary, *self.alike) if _could_be_like(len(each), length)]


@dataclass(frozen=True)
class _Index:
    """The phrases of all languages, taken apart."""

    told: Phrases
    """Into words: what has a name says the same in every language."""
    spelled: Phrases
    """Into groups of letters.

    Words of one family share them, across languages as well, and so does a word with one that was mistyped.
    """


@cache
def _read_index() -> _Index:
    told = ((name, _parts(words)) for language in Language for name, words in _Spoken.in_language(language).told)
    spelled = ((name, _letters(text)) for language in Language for name, text in _texts(language))
    return _Index(Phrases.of_parts(told), Phrases.of_parts(spelled))


def _index() -> _Index:
    with _READING:  # whoever comes meanwhile waits, rather than reading it once more
        return _read_index()


def _texts(language: Language) -> Iterator[tuple[str, str]]:
    """Yield the names, words and phrases of a language, each with the name of its incident."""
    for named in INCIDENTS:
        words, phrases = _rows(language).get(named.id, ("", ""))
        for text in (incident_name(RulingWords.of(language), named), words, *phrases.split(";")):
            yield named.id, text


@cache
def _written_phrases(language: Language) -> Mapping[str, frozenset[str]]:
    """Return the phrases of a language as they are written, each with the incidents that have it."""
    found: dict[str, frozenset[str]] = {}
    for name, (_words, phrases) in _rows(language).items():
        for phrase in map(fold, phrases.split(";")):
            found[phrase] = found.get(phrase, frozenset()) | {name}
    return found


@cache
def _rows(language: Language) -> Mapping[str, tuple[str, str]]:
    return {row["incident"]: (row["words"], row["phrases"]) for row in language.rows("incidents.csv")}


def _parts(told: tuple[str, ...]) -> Counter[str]:
    """Return the words, the pairs of words one behind the other, and the beginnings of words: these have a space."""
    pairs = (f"{one} {other}" for one, other in pairwise(told))
    beginnings = (f"{word[:_BEGINNING]} …" for word in told if len(word) > _BEGINNING and not word.startswith("<"))
    return Counter((*told, *pairs, *beginnings))


def _letters(text: str) -> Counter[str]:
    """Return the groups of letters in the words of a text, with `_` where a word begins or ends."""
    words = tuple(f"_{word}_" for word in fold(text).split())
    return Counter(word[place : place + _GROUP] for word in words for place in range(len(word) - _GROUP + 1))


@dataclass(frozen=True, slots=True)
class _Heard:
    """A query as it is understood in one language."""

    worth: Mapping[str, float]
    """Measure in which it fits each incident that shares a word with it."""
    phrase_of: frozenset[str]
    """The incidents of which it is a phrase."""
    named: frozenset[str]
    """The incidents whose names have all its words, if it is more than one."""


def _could_be_like(one: int, other: int) -> bool:
    """Tell whether words of two lengths can be as like as `_LIKE_ENOUGH`: by the ratio of `difflib` if all agreed."""
    return 2.0 * min(one, other) / (one + other) >= _LIKE_ENOUGH


@lru_cache(maxsize=_REMEMBERED)
def _corrected(word: str, language: Language) -> str:
    """Return the word that is meant, see `_Spoken.corrected`: little words come again with every query."""
    return _Spoken.in_language(language).corrected(word)


def _heard(query: str, language: Language) -> _Heard:
    spoken = _Spoken.in_language(language)
    told = tuple(_corrected(word, language) for word in told_by(query, language))
    known = [word for word in told if word in spoken.words]
    if all(word.startswith("<") for word in known):  # a bid or a seat alone tells nothing
        return _Heard({}, frozenset(), frozenset())
    worth = {name: len(known) / len(told) * worth for name, worth in _index().told.worth(_parts(told)).items()}
    named = {name for name, words in _told_names(language).items() if len(set(told)) > 1 and words.issuperset(told)}
    phrase_of = frozenset(name for name, words in spoken.told if words == told)
    return _Heard(worth, phrase_of, frozenset(named))


@cache
def _told_names(language: Language) -> Mapping[str, frozenset[str]]:
    words = RulingWords.of(language)
    return {each.id: frozenset(told_by(incident_name(words, each), language)) for each in INCIDENTS}
