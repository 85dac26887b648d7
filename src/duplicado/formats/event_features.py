"""Features of an event, and the statement by which a format says each of them or a warning does. Owner: the formats.

A fact that a file does not say is told when the file is written (`SaidInFile`), or stands in another file of results
that is made for it (`SaidElsewhere`): nobody looks for the ranking in a file of travellers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.vocabulary.enumeration import Enumeration


class Feature(Enumeration):
    """Something that an event can have; the value is what the manual calls it."""

    PLACES = "places, totals and percentages, ties"
    TITLE = "title, date and way of scoring"
    NAMES = "names of players"
    TEAM_NAMES = "names of teams"
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
    LINE_UPS = "line-ups: which players of a team sat where"
    WITHDRAWN = "who withdrew"
    DISQUALIFIED = "who was disqualified"


@dataclass(frozen=True, slots=True)
class Kept:
    """The file says it."""


@dataclass(frozen=True, slots=True)
class SaidInFile:
    """The file does not say it, or not all of it: a warning does."""

    code: str
    """Name of the warning."""


@dataclass(frozen=True, slots=True)
class SaidElsewhere:
    """The file of another format is for it."""

    key: str
    """Which."""


Said: TypeAlias = Kept | SaidInFile | SaidElsewhere
"""A format's word on a feature."""


_WARNINGS: Final[Mapping[Feature, str]] = {
    Feature.TEAM_NAMES: "contest-file-team-names",
    Feature.TEXTS: "contest-file-characters",
    Feature.NUMBERS: "contest-file-player-numbers",
    Feature.SECTION_NAMES: "contest-file-sections",
    Feature.SESSIONS: "contest-file-sessions",
    Feature.INDIVIDUALS: "contest-file-individuals",
    Feature.TEAMS: "contest-file-teams",
    Feature.MATCHES: "contest-file-matches",
    Feature.BYES: "contest-file-byes",
    Feature.BRACKET: "contest-file-bracket",
    Feature.HANDS_ANEW: "contest-file-hands-anew",
    Feature.WHERE: "contest-file-places",
    Feature.NOTES: "contest-file-notes",
    Feature.AWARDS: "contest-file-awards",
    Feature.SHARES: "contest-file-shares",
    Feature.SPLIT: "contest-file-split",
    Feature.WEIGHTED: "contest-file-weighted",
    Feature.SELF_INFLICTED: "contest-file-weighted",
    Feature.FOULED: "contest-file-forms",
    Feature.PENALTIES: "contest-file-penalties",
    Feature.REASONS: "contest-file-reasons",
    Feature.OF_MATCHES: "contest-file-match-penalties",
    Feature.CARRIED: "contest-file-carried",
    Feature.CATEGORIES: "contest-file-selections",
    Feature.SUBSTITUTES: "contest-file-substitutes",
    Feature.LINE_UPS: "contest-file-line-ups",
    Feature.WITHDRAWN: "contest-file-withdrawn",
    Feature.DISQUALIFIED: "contest-file-unranked",
}
"""The warnings by which the loss of a feature is usually told."""


def statement(
    kept: Iterable[Feature] = (),
    told: Iterable[Feature] = (),
    elsewhere: Mapping[str, Iterable[Feature]] = MappingProxyType({}),
    otherwise: Mapping[str, Iterable[Feature]] = MappingProxyType({}),
) -> Mapping[Feature, Said]:
    """Make the statement of a format, which is to name every feature once.

    Args:
        kept: what its files say.
        told: what they do not say, as a warning of its own says.
        elsewhere: what stands in the file of another format of results, by the key of that format.
        otherwise: what they do not say and another warning than the usual one says, by that warning.
    """
    said: list[tuple[Feature, Said]] = [(feature, Kept()) for feature in kept]
    said += [(feature, SaidInFile(_WARNINGS[feature])) for feature in told]
    said += [(feature, SaidElsewhere(key)) for key, features in elsewhere.items() for feature in features]
    said += [(feature, SaidInFile(name)) for name, features in otherwise.items() for feature in features]
    return MappingProxyType(dict(said))
