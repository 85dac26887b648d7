"""Features of an event and the files that state them, shared by writers, manual and tests.

A fact that a file does not say is told when the file is written (`Told`), or stands in another file of the same kind
that is made for it (`Elsewhere`): nobody looks for the ranking in a file of travellers.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

__all__ = ["FEATURES", "RESULT_TARGETS", "Elsewhere", "Feature", "Kept", "Said", "Told"]


class Feature(enum.Enum):
    """Something that an event can have; the value is what the manual calls it."""

    PLACES = "places, totals and percentages, ties"
    TITLE = "title, date and way of scoring"
    NAMES = "names of players and teams"
    TEXTS = "control characters in names"
    NUMBERS = "the players' numbers with their federation"
    TWO_WINNERS = "two winners"
    SECTIONS = "sections"
    SECTION_NAMES = "names of sections that are not of one or two letters"
    SESSIONS = "what each had in each session, sessions that were missed"
    INDIVIDUALS = "single players and their partners"
    TEAMS = "that teams play"
    MATCHES = "what each match came to in victory points or by Patton"
    BYES = "byes"
    BRACKET = "the bracket of a knock-out"
    HANDS = "hands"
    HANDS_ANEW = "other hands for the same board in another session or section"
    CONTRACTS = "contract, declarer, lead, tricks"
    WHERE = "round and table of a result"
    PASSED_OUT = "boards passed out"
    NOT_PLAYED = "boards not played"
    NOTES = "notes on results"
    ARTIFICIAL = "artificial scores of whole per cents"
    AWARDS = "average plus and minus by their names"
    SHARES = "artificial scores of parts of a per cent"
    SPLIT = "split scores"
    WEIGHTED = "weighted scores"
    SPLIT_WEIGHTED = "scores split and weighted"
    SELF_INFLICTED = "scores for damage that is in part self-inflicted"
    FOULED = "in which form a fouled board was played"
    PENALTIES = "penalties, each contestant's"
    REASONS = "the reasons of penalties"
    OF_MATCHES = "penalties taken from a match"
    CARRIED = "what was carried over"
    CATEGORIES = "categories, strata and handicaps, and the places by them"
    SUBSTITUTES = "substitutes"
    WITHDRAWN = "who withdrew"
    DISQUALIFIED = "who was disqualified"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Kept:
    """The file says it."""


@dataclass(frozen=True, slots=True)
class Told:
    """The file does not say it, or not all of it: a warning does."""

    code: str
    """Name of the warning."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another file of the same kind is for it."""

    target: str
    """Which."""


Said: TypeAlias = Kept | Told | Elsewhere

RESULT_TARGETS: Final = ("usebio", "pbn", "csv", "csv-travellers", "csv-cards", "federation")
"""The files of a result; USEBIO 1.3 says what 1.2 says."""

_KEPT: Final = Kept()


def _row(usebio: Said, pbn: Said, ranking: Said, travellers: Said, cards: Said) -> Mapping[str, Said]:
    """Make a row. What a federation's file says its form decides; what that has no columns for is in the ranking."""
    federation = Elsewhere("csv") if isinstance(ranking, Kept) else ranking
    return MappingProxyType(
        dict(zip(RESULT_TARGETS, (usebio, pbn, ranking, travellers, cards, federation), strict=True))
    )


def _of_lines(usebio: Said, pbn: Said) -> Mapping[str, Said]:
    """Make a row for what is said of results at tables."""
    return _row(usebio, pbn, Elsewhere("csv-travellers"), _KEPT, _KEPT)


def _of_ranking(usebio: Said, pbn: Said) -> Mapping[str, Said]:
    """Make a row for what is said of contestants."""
    return _row(usebio, pbn, _KEPT, Elsewhere("csv"), Elsewhere("csv"))


def _everywhere(code: str) -> Mapping[str, Said]:
    told = Told(code)
    return _row(told, told, told, told, told)


_HEADING: Final = Told("contest-file-heading")

FEATURES: Final[Mapping[Feature, Mapping[str, Said]]] = MappingProxyType(
    {
        Feature.PLACES: _of_ranking(_KEPT, _KEPT),
        Feature.TITLE: _row(_KEPT, _KEPT, _HEADING, _HEADING, _HEADING),
        Feature.NAMES: _row(_KEPT, _KEPT, _KEPT, _KEPT, _KEPT),
        Feature.TEXTS: _everywhere("contest-file-characters"),
        Feature.NUMBERS: _of_ranking(_KEPT, Told("contest-file-player-numbers")),
        Feature.TWO_WINNERS: _row(_KEPT, _KEPT, _KEPT, _KEPT, _KEPT),
        Feature.SECTIONS: _row(_KEPT, _KEPT, _KEPT, _KEPT, _KEPT),
        Feature.SECTION_NAMES: _row(Told("contest-file-sections"), Told("contest-file-sections"), _KEPT, _KEPT, _KEPT),
        Feature.SESSIONS: _of_ranking(Told("contest-file-sessions"), Told("contest-file-sessions")),
        Feature.INDIVIDUALS: _of_lines(Told("contest-file-individuals"), _KEPT),
        Feature.TEAMS: _row(_KEPT, Told("contest-file-teams"), _HEADING, _HEADING, _HEADING),
        Feature.MATCHES: _everywhere("contest-file-matches"),
        Feature.BYES: _of_ranking(Told("contest-file-byes"), Told("contest-file-byes")),
        Feature.BRACKET: _everywhere("contest-file-bracket"),
        Feature.HANDS: _row(_KEPT, _KEPT, Elsewhere("csv-travellers"), _KEPT, Elsewhere("csv-travellers")),
        Feature.HANDS_ANEW: _row(
            Told("contest-file-hands-anew"),
            _KEPT,
            Elsewhere("csv-travellers"),
            _KEPT,
            Elsewhere("csv-travellers"),
        ),
        Feature.CONTRACTS: _of_lines(_KEPT, _KEPT),
        Feature.WHERE: _of_lines(Told("contest-file-places"), _KEPT),
        Feature.PASSED_OUT: _of_lines(_KEPT, _KEPT),
        Feature.NOT_PLAYED: _of_lines(_KEPT, _KEPT),
        Feature.NOTES: _of_lines(Told("contest-file-notes"), Told("contest-file-notes")),
        Feature.ARTIFICIAL: _of_lines(_KEPT, _KEPT),
        Feature.AWARDS: _of_lines(Told("contest-file-awards"), Told("contest-file-awards")),
        Feature.SHARES: _of_lines(Told("contest-file-shares"), _KEPT),
        Feature.SPLIT: _of_lines(Told("contest-file-split"), _KEPT),
        Feature.WEIGHTED: _of_lines(Told("contest-file-weighted"), Told("contest-file-weighted")),
        Feature.SPLIT_WEIGHTED: _of_lines(Told("contest-file-split"), Told("contest-file-weighted")),
        Feature.SELF_INFLICTED: _of_lines(Told("contest-file-weighted"), Told("contest-file-weighted")),
        Feature.FOULED: _of_lines(Told("contest-file-forms"), Told("contest-file-forms")),
        Feature.PENALTIES: _of_ranking(_KEPT, Told("contest-file-penalties")),
        Feature.REASONS: _of_ranking(Told("contest-file-reasons"), Told("contest-file-reasons")),
        Feature.OF_MATCHES: _everywhere("contest-file-match-penalties"),
        Feature.CARRIED: _of_ranking(Told("contest-file-carried"), Told("contest-file-carried")),
        Feature.CATEGORIES: _of_ranking(Told("contest-file-selections"), Told("contest-file-selections")),
        Feature.SUBSTITUTES: _of_ranking(Told("contest-file-substitutes"), Told("contest-file-substitutes")),
        Feature.WITHDRAWN: _of_ranking(Told("contest-file-withdrawn"), Told("contest-file-withdrawn")),
        Feature.DISQUALIFIED: _everywhere("contest-file-unranked"),
    }
)
"""Every feature, and for each of `RESULT_TARGETS` whether the file says it."""
