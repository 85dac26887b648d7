"""Lexicon: the letters and words with which one language names seats, suits, ranks, calls and answers.

The English notation, in which records are kept, stands here. Every other lexicon, and the spoken words of English, are
data of `duplicado.locale` and come to the core as arguments.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Generic, TypeVar

from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Call
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

_Meaning = TypeVar("_Meaning", bound=Hashable)


def plain(text: str) -> str:
    """Return a text in small letters without accents, as words are compared.

    >>> plain(" Sí ")
    'si'
    """
    apart = unicodedata.normalize("NFKD", text.strip().lower())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Wordlist(Generic[_Meaning]):
    """Words of a language for each of several things: the first of each is written, all of them are read."""

    __slots__ = ("_meant", "words")

    def __init__(self, words: Mapping[_Meaning, Sequence[str]]) -> None:
        """Take the words of each meaning; of two meanings with one word, the first has it."""
        self.words: Final = dict(words)
        self._meant: dict[str, _Meaning] = {}
        for meaning, forms in words.items():
            for form in forms:
                self._meant.setdefault(plain(form), meaning)

    def written(self, meaning: _Meaning) -> str:
        """Return the word that is written."""
        return self.words[meaning][0]

    def meant(self, text: str) -> _Meaning | None:
        """Return what a word means, whatever its capitals and accents; `None` if it is none of these words."""
        found = self._meant.get(text.strip().lower())
        return self._meant.get(plain(text)) if found is None else found

    def letters(self) -> Iterator[str]:
        """Give the written words that consist of letters."""
        return (forms[0] for forms in self.words.values() if forms[0].isalpha())

    def besides(self, other: Wordlist[_Meaning]) -> Wordlist[_Meaning]:
        """Return these terms with the words of others behind them: what a word means here it goes on meaning."""
        return Wordlist(
            {
                meaning: (
                    *self.words.get(meaning, ()),
                    *(each for each in other.words.get(meaning, ()) if self.meant(each) in {None, meaning}),
                )
                for meaning in dict.fromkeys((*self.words, *other.words))
            }
        )


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Words of one language for the things of the game."""

    suits: Wordlist[Suit]
    ranks: Wordlist[Rank]
    notrump: Wordlist[str]
    """Under `NT`."""
    calls: Wordlist[Call]
    """Pass, double and redouble."""
    seats: Wordlist[Seat]
    sides: Wordlist[Side]
    vulnerabilities: Wordlist[Vulnerability]
    words: Wordlist[str]
    """Yes, no, nothing and other words with which a person answers, by their names in the lexicons."""
    suit_names: Wordlist[Suit]
    rank_names: Wordlist[Rank]
    instructions: Wordlist[str]
    """Declarer's words for a card of dummy's that name neither suit nor rank (Law 46B), by the word of a record."""
    fillers: Wordlist[str]
    """Words beside a designation that say nothing."""
    choices: Wordlist[str]
    """Choice that a player elects, by the word of a record."""
    media: Wordlist[str]
    """The means by which a player gives something away, by the word of a record."""

    @staticmethod
    def of(said: Mapping[str, Mapping[str, Sequence[str]]]) -> Lexicon:
        """Make a lexicon of words by section and meaning; what it leaves out is as in the English notation.

        Raises:
            KeyError: a section or a meaning is unknown.
        """
        unknown = set(said) - {each.name for each in fields(Lexicon)}
        if unknown:
            raise KeyError(f"a lexicon has no section {min(unknown)!r}")
        return Lexicon(**{each.name: _wordlist(each.name, said.get(each.name, {})) for each in fields(Lexicon)})

    def besides(self, others: Iterable[Lexicon]) -> Lexicon:
        """Return a lexicon that reads the words of others too, where they do not mean something else in this one."""
        merged = self
        for other in others:
            parts = {each.name: getattr(merged, each.name).besides(getattr(other, each.name)) for each in fields(self)}
            merged = Lexicon(**parts)
        return merged


_KINDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "suits": {suit.value: suit for suit in Suit},
    "ranks": {rank.value: rank for rank in Rank},
    "calls": {str(call): call for call in (PASS, DOUBLE, REDOUBLE)},
    "seats": {seat.value: seat for seat in Seat},
    "sides": {side.value: side for side in Side},
    "vulnerabilities": {each.value: each for each in Vulnerability},
    "suit_names": {suit.value: suit for suit in Suit},
    "rank_names": {rank.value: rank for rank in Rank},
}
"""Values that the keys of a section stand for; those of the others stand for themselves."""
_SIGNS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {"suits": {suit.value: (suit.symbol,) for suit in Suit}}
"""Signs that are read in every language."""
_NOTATION: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "suits": {suit.value: (suit.value,) for suit in Suit},
    "ranks": {rank.value: ("T", "10") if rank is Rank.TEN else (rank.value,) for rank in Rank},
    "notrump": {"NT": ("NT", "N")},
    "calls": {"P": ("P", "pass", "-"), "X": ("X", "D", "dbl", "double"), "XX": ("XX", "R", "rdbl", "redouble")},
    "seats": {seat.value: (seat.value,) for seat in Seat},
    "sides": {side.value: (side.value, "-".join(side.value)) for side in Side},
    "vulnerabilities": {
        "none": ("none", "love", "-", "", "O", "0", "Z"),
        "ns": ("NS", "N-S", "N", "north-south"),
        "ew": ("EW", "E-W", "E", "east-west"),
        "both": ("both", "all", "B"),
    },
    "words": {
        "yes": ("yes", "true"),
        "no": ("no", "false"),
        "nothing": ("-",),
        "passed-out": ("pass",),
        "not-played": ("np",),
        "trumps": ("trumps",),
        "rest": ("rest",),
        "finesse": ("finesse",),
        "ruffs": ("ruffs",),
    },
}


def _wordlist(section: str, said: Mapping[str, Sequence[str]]) -> Wordlist[Any]:
    notation, signs = _NOTATION.get(section, {}), _SIGNS.get(section, {})
    kinds = _KINDS.get(section)
    forms = {key: (*words, *signs.get(key, ())) for key, words in {**notation, **said}.items()}
    return Wordlist(forms if kinds is None else {kinds[key]: words for key, words in forms.items()})


ENGLISH: Final = Lexicon.of({})
"""The notation of records: canonical letters, and what programs write."""
