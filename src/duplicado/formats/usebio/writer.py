"""The writer of USEBIO: a contest and its standings out, in version 1.2 or 1.3."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Final

from lxml import etree

from duplicado import __version__
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.standing import Standings
from duplicado.formats.diagnostics import Written
from duplicado.formats.figures import LineFigures
from duplicado.formats.shortcomings import Losses, common_losses, lost_of_scores, section_letters
from duplicado.formats.usebio.building import Builder, Node
from duplicado.formats.usebio.write_entrants import Entrants
from duplicado.formats.usebio.write_travellers import Travellers
from duplicado.score.matchpoints import MatchpointScale
from duplicado.vocabulary import Hand, Seat

__all__ = ["UsebioVersion", "write_usebio"]


class UsebioVersion(enum.Enum):
    """The versions of the format; the value is what stands in the file."""

    V1_2 = "1.2"
    V1_3 = "1.3"
    """With dates in ISO 8601, one type of event for all pairs and other names for two elements. Untried."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"UsebioVersion.{self.name}"


_TEAMS: Final = frozenset({ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH})
# The types of event of programs in use; since 1.3 the way of scoring stands apart from the type.
_TYPES_1_2: Final = {
    ScoringMethod.MATCHPOINTS: "MP_PAIRS",
    ScoringMethod.BUTLER: "BUTLER_PAIRS",
    ScoringMethod.CROSS_IMPS: "CROSS_IMP",
}
_METHODS: Final = {
    ScoringMethod.MATCHPOINTS: "MATCH_POINTS",
    ScoringMethod.BUTLER: "BUTLER_IMPS",
    ScoringMethod.CROSS_IMPS: "CROSS_IMPS",
    ScoringMethod.IMPS: "IMPS",
    ScoringMethod.BOARD_A_MATCH: "BAM",
    ScoringMethod.TOTAL_POINTS: "AGGREGATE",
}
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_DIRECTIONS: Final = {Seat.E: "East", Seat.N: "North", Seat.S: "South", Seat.W: "West"}


def write_usebio(
    contest: Contest,
    standings: Standings | None = None,
    *,
    version: UsebioVersion = UsebioVersion.V1_2,
    club: str = "",
    club_number: str = "",
    numbers: Mapping[ContestantId, tuple[str, ...]] | None = None,
    awarded: Mapping[ContestantId, Fraction] | None = None,
) -> Written:
    """Write a contest.

    A line has one score for both sides and whole percentages for artificial ones, so a split score is written as
    North-South got it and a weighted one as the percentage that it came to; the matchpoints or IMPs beside it are right
    for both sides, where standings are given. All such losses are warned of.

    Args:
        contest: what was played.
        standings: how it stands; without it the file has neither figures of the lines nor places.
        version: of the format.
        club: name of the club, which the format asks for.
        club_number: its number at the federation.
        numbers: the players' numbers at the federation, in the order of their names.
        awarded: award points, called master points there.
    """
    losses = Losses()
    method = standings.method if standings is not None else contest.method
    if version is UsebioVersion.V1_3 or method in _TEAMS:
        losses.add("contest-file-untried")
    lost_of_scores(contest.results, losses)
    common_losses(contest, losses)
    if any(result.round is not None or result.table for result in contest.results) and method not in _TEAMS:
        losses.add("contest-file-places")
    build = Builder(losses)
    root = build.root("USEBIO", Version=version.value)
    head = build.group(root, "CLUB")
    build.text(head, "CLUB_NAME", club or "-")
    build.text(head, "CLUB_ID_NUMBER", club_number or "0")
    sections = section_letters(contest)
    for section, letter in sections.items():
        if section != letter:
            losses.add("contest-file-sections", section or letter)
    entrants = Entrants(build, losses, standings, sections, numbers=numbers or {}, awarded=awarded or {})
    travellers = Travellers(build, losses, entrants, LineFigures(contest, standings), standings)
    kind = _type(method, version)
    event = build.group(root, "EVENT", EVENT_TYPE=kind)
    _head(event, contest, standings, method, version, len(sections), build)
    named = replace(contest, results=tuple(_named(contest.results, losses)))
    if len(sections) == 1:
        entrants.write(event, named, kind)
        travellers.write(event, named.results, kind, "")
    else:
        session = build.group(event, "SESSION", SESSION_ID="1")
        for section, letter in sections.items():
            place, part = build.group(session, "SECTION", SECTION_ID=letter), _part(named, section)
            entrants.write(place, part, kind, section)
            travellers.write(place, part.results, kind, section)
    _hands(root, contest, build)
    name = f"usebio_v{version.value.replace('.', '_')}.dtd"
    data = etree.tostring(
        root,
        encoding="UTF-8",
        xml_declaration=True,
        pretty_print=True,
        doctype=f'<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/{name}">',
    )
    return Written(data, losses.warnings())


def _type(method: ScoringMethod, version: UsebioVersion) -> str:
    if method in _TEAMS:
        return "TEAMS"
    return _TYPES_1_2.get(method, "PAIRS") if version is UsebioVersion.V1_2 else "PAIRS"


def _head(
    event: Node,
    contest: Contest,
    standings: Standings | None,
    method: ScoringMethod,
    version: UsebioVersion,
    sections: int,
    build: Builder,
) -> None:
    """Write what stands above the participants, in the order of the files in use."""
    scoring = _METHODS[method]
    if method is ScoringMethod.BOARD_A_MATCH and standings is not None:
        scoring = "PAB" if standings.rules.scale is MatchpointScale.TWO_ONE_ZERO else "BAM"
    build.text(event, "EVENT_DESCRIPTION", contest.title)
    build.text(event, "PROGRAM_NAME", "Duplicado")
    build.text(event, "PROGRAM_VERSION", __version__)
    build.text(event, "WINNER_TYPE", contest.winners)
    build.text(event, "DATE", _date(contest.date, version))
    if version is UsebioVersion.V1_3 or method not in _TYPES_1_2:
        build.text(event, "BOARD_SCORING_METHOD", scoring)
    if method in _TEAMS:
        build.text(event, "MATCH_SCORING_METHOD", scoring)
    build.text(event, "SESSION_COUNT", 1)
    build.text(event, "SECTION_COUNT", sections)
    if version is UsebioVersion.V1_2 and method in {ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS}:
        build.text(event, "SCORING_METHOD", "IMPS")


def _date(text: str, version: UsebioVersion) -> str:
    match = _DATE.fullmatch(text)
    if match is None or version is UsebioVersion.V1_3:
        return text
    return f"{match[3]}/{match[2]}/{match[1]}"


def _part(contest: Contest, section: str) -> Contest:
    return replace(
        contest,
        contestants=tuple(each for each in contest.contestants if each.id.section == section),
        results=tuple(each for each in contest.results if each.north_south.section == section),
    )


def _named(results: Iterable[BoardResult], losses: Losses) -> Iterator[BoardResult]:
    """Go through the lines whose contestants the contest names; nobody else has a number to be written."""
    for result in results:
        if result.north_south.is_anonymous or result.east_west.is_anonymous:
            losses.add("contest-file-anonymous", result.board)
        else:
            yield result


def _hands(root: Node, contest: Contest, build: Builder) -> None:
    if not contest.layouts:
        return
    handset = build.group(root, "HANDSET")
    for number, layout in sorted(contest.layouts.items()):
        board = build.group(handset, "BOARD")
        build.text(board, "BOARD_NUMBER", number)
        for seat, name in _DIRECTIONS.items():
            hand = layout[seat]
            if hand is not None:
                _hand(board, name, hand, build)


def _hand(board: Node, direction: str, hand: Hand, build: Builder) -> None:
    element = build.group(board, "HAND")
    build.text(element, "DIRECTION", direction)
    spades, hearts, diamonds, clubs = str(hand).split(".")
    for name, ranks in (("CLUBS", clubs), ("DIAMONDS", diamonds), ("HEARTS", hearts), ("SPADES", spades)):
        # A void is an element without a text.
        etree.SubElement(element, name).text = ranks
