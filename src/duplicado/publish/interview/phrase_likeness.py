"""Likeness of a query to the phrases by which incidents are told, each taken apart into words or groups of letters."""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from duplicado.director.interview.incidents import INCIDENTS

_PAIR: Final = 0.4
"""Weight of two words one behind the other, and of the beginning of a word, beside that of a word."""
_SECOND: Final = 0.3
_WHOLE: Final = 0.5
_CHANCE: Final = 0.4
"""Weights of the second phrase, of all that is said of an incident, and of how likely it is told so, beside the phrase
that is most like the query: those with which most of the tests' sentences are found."""
_UNSEEN: Final = 0.1
_UNSEEN_PHRASES: Final = 5


@dataclass(frozen=True, slots=True)
class _Said:
    """All that is said of an incident."""

    phrases: int
    parts: Mapping[str, int]
    """In how many of the phrases each part is."""

    def share(self, parts: Mapping[str, float]) -> float:
        """Say how much of a query is said of it, by weight."""
        total = sum(parts.values()) or 1.0
        return sum(weight * (1 - 0.5 ** self.parts.get(part, 0)) for part, weight in parts.items()) / total

    def chance(self, parts: Mapping[str, float]) -> float:
        """Say how likely it is told by those parts: a logarithm (naive Bayes, dampened by the length of the query)."""
        logs = (
            _own_weight(part) * math.log((self.parts.get(part, 0) + _UNSEEN) / (self.phrases + _UNSEEN_PHRASES))
            for part in parts
        )
        return sum(logs) / math.sqrt(len(parts) or 1)


@dataclass(frozen=True)
class Phrases:
    """Ways in which incidents are told, each taken apart: into words, or into groups of letters."""

    of: tuple[str, ...]
    """The incident of each phrase, by its name."""
    rarity: Mapping[str, float]
    """Weight of each part: the more, the fewer incidents are told by it."""
    said: Mapping[str, _Said]
    having: Mapping[str, tuple[tuple[int, float], ...]]
    """The phrases that have a part, by their places in `of`, with what it weighs in each."""

    @staticmethod
    def of_parts(told: Iterable[tuple[str, Counter[str]]]) -> Phrases:
        """Take the parts of phrases, each with the name of its incident."""
        phrases = tuple(told)
        counted = {each.id: Counter[str]() for each in INCIDENTS}
        for name, parts in phrases:
            counted[name].update(parts.keys())
        among = Counter(part for parts in counted.values() for part in parts)
        rarity = {part: math.log(1 + len(INCIDENTS) / number) for part, number in among.items()}
        having = dict[str, list[tuple[int, float]]]()
        for place, (_, parts) in enumerate(phrases):
            for part, weight in _weighed(parts, rarity).items():
                having.setdefault(part, []).append((place, weight))
        number = Counter(name for name, _ in phrases)
        said = {name: _Said(number[name], parts) for name, parts in counted.items()}
        return Phrases(
            tuple(name for name, _ in phrases), rarity, said, {part: tuple(places) for part, places in having.items()}
        )

    def worth(self, parts: Iterable[str]) -> dict[str, float]:
        """Say how well each incident is told by these parts, as far as a phrase of it shares one.

        A phrase is as like the query as the cosine of the weights of their parts.
        """
        weighed = _weighed(parts, self.rarity)
        like = [0.0] * len(self.of)
        for part, weight in weighed.items():
            for place, own in self.having.get(part, ()):
                like[place] += weight * own
        by_incident = dict[str, list[float]]()
        for name, likeness in zip(self.of, like, strict=True):
            if likeness:
                by_incident.setdefault(name, []).append(likeness)
        chances = {name: said.chance(weighed) for name, said in self.said.items()}
        likeliest = max(chances.values())
        worth: dict[str, float] = {}
        for name, likenesses in by_incident.items():
            first, second, *_ = (*heapq.nlargest(2, likenesses), 0.0)
            share, chance = self.said[name].share(weighed), math.exp(chances[name] - likeliest)
            worth[name] = first + _SECOND * second + _WHOLE * share + _CHANCE * chance
        return worth


def _own_weight(part: str) -> float:
    return _PAIR if " " in part else 1.0


def _weighed(parts: Iterable[str], rarity: Mapping[str, float]) -> dict[str, float]:
    """Weigh each part by how rare it is, with the length 1 of the whole."""
    rarest = math.log(1 + len(INCIDENTS))
    weighed = {part: rarity.get(part, rarest) * _own_weight(part) for part in parts}
    length = math.sqrt(sum(weight * weight for weight in weighed.values())) or 1.0
    return {part: weight / length for part, weight in weighed.items()}
