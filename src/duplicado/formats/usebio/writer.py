"""The writer of USEBIO: a contest and its standings out, in version 1.2 or 1.3."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from lxml import etree

from duplicado import __version__
from duplicado.event.contest import IN_TEAMS, BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.standing import Standings, TotalIn
from duplicado.formats.diagnostics import Written
from duplicado.formats.format_limits import Losses, common_losses, lost_of_scores, section_letters
from duplicado.formats.line_figures import LineFigures
from duplicado.formats.usebio.write_entrants import Builder, Entrants, Node
from duplicado.formats.usebio.write_travellers import Travellers
from duplicado.score.matchpoints import MatchpointScale
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


class UsebioVersion(Enumeration):
    """The versions of the format; the value is what stands in the file."""

    V1_2 = "1.2"
    V1_3 = "1.3"
    """With dates in ISO 8601, one type of event for all pairs and other names for two elements. Untried."""


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
_DIRECTIONS: Final = (Seat.E, Seat.N, Seat.S, Seat.W)


@checked
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
    options = _Options(version, club, club_number, numbers or {}, awarded or {})
    return _written(contest, standings, [_Part(1, contest, standings)], options)


@checked
def write_usebio_event(
    outcome: EventOutcome,
    *,
    version: UsebioVersion = UsebioVersion.V1_2,
    club: str = "",
    club_number: str = "",
    awarded: Mapping[ContestantId, Fraction] | None = None,
) -> Written:
    """Write an event with all its sessions and sections; participants and places are those of the whole event.

    Args:
        outcome: how the event stands.
        version: of the format.
        club: name of the club, which the format asks for.
        club_number: its number at the federation.
        awarded: award points, called master points there.
    """
    parts = [_Part(field.session, field.contest, field.standings) for field in outcome.fields]
    if len(parts) == 1:
        parts = [_Part(1, outcome.contest, outcome.standings)]
    options = _Options(version, club, club_number, outcome.numbers, awarded or {})
    return _written(outcome.contest, outcome.standings, parts, options)


@dataclass(frozen=True, slots=True)
class _Part:
    """A session, or a section of one that is scored by itself."""

    session: int
    contest: Contest
    standings: Standings | None


@dataclass(frozen=True, slots=True)
class _Options:
    version: UsebioVersion
    club: str
    club_number: str
    numbers: Mapping[ContestantId, tuple[str, ...]]
    awarded: Mapping[ContestantId, Fraction]


def _written(whole: Contest, standings: Standings | None, parts: Sequence[_Part], options: _Options) -> Written:
    losses, version = Losses(), options.version
    method = standings.method if standings is not None else whole.method
    sessions = len({part.session for part in parts})
    singles = any(line.south is not None for part in parts for line in part.contest.results)
    if version is UsebioVersion.V1_3 or method in IN_TEAMS or sessions > 1 or singles:
        losses.add("contest-file-untried")
    _lost_of_parts(parts, method, losses)
    build = Builder(losses)
    root = build.root("USEBIO", Version=version.value)
    head = build.group(root, "CLUB")
    build.text(head, "CLUB_NAME", options.club or "-")
    build.text(head, "CLUB_ID_NUMBER", options.club_number or "0")
    sections = _sections(whole, parts, losses)
    entrants = Entrants(build, losses, standings, sections, numbers=options.numbers, awarded=options.awarded)
    kind = "INDIVIDUAL" if singles else _type(method, version)
    event = build.group(root, "EVENT", EVENT_TYPE=kind)
    _head(event, whole, standings, method, version, (sessions, len(sections)), build, told=not singles)
    if sessions > 1:
        entrants.write(event, replace(whole, results=()), kind)
    for number in dict.fromkeys(part.session for part in parts):
        place = build.group(event, "SESSION", SESSION_ID=str(number)) if sessions > 1 or len(sections) > 1 else event
        for part in parts:
            if part.session == number:
                _play(place, part, sections, kind, entrants, build, losses, listed=sessions == 1)
    for part in parts:
        _hands(root, part.contest, build)
    name = f"usebio_v{version.value.replace('.', '_')}.dtd"
    data = etree.tostring(
        root,
        encoding="UTF-8",
        xml_declaration=True,
        pretty_print=True,
        doctype=f'<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/{name}">',
    )
    return Written(data, losses.warnings())


def _lost_of_parts(parts: Sequence[_Part], method: ScoringMethod, losses: Losses) -> None:
    """Warn of what the format has no place for."""
    for part in parts:
        lost_of_scores(part.contest.results, losses)
        common_losses(part.contest, losses, with_records=True)
        if any(result.round is not None or result.table for result in part.contest.results) and method not in IN_TEAMS:
            losses.add("contest-file-places")


def _sections(whole: Contest, parts: Sequence[_Part], losses: Losses) -> dict[str, str]:
    """Return the letters of the sections of all parts by their names, and warn of those that are not the names."""
    sections: dict[str, str] = {}
    for part in parts:
        sections |= section_letters(part.contest)
    if len(sections) > 1:
        sections = section_letters(
            replace(whole, results=tuple(line for part in parts for line in part.contest.results))
        )
    for section, letter in sections.items():
        if section != letter:
            losses.add("contest-file-sections", section or letter)
    return sections


def _play(
    place: Node,
    part: _Part,
    sections: Mapping[str, str],
    kind: str,
    entrants: Entrants,
    build: Builder,
    losses: Losses,
    *,
    listed: bool,
) -> None:
    """Write the lines of a part, by sections where the event has several.

    `listed`: the participants stand here, beside their lines, and not above all sessions.
    """
    figures = LineFigures(part.contest, part.standings)
    travellers = Travellers(build, losses, entrants, figures, part.standings, part.contest.layouts)
    named = replace(part.contest, results=tuple(_named(part.contest.results, losses)))
    if len(sections) < 2:
        if listed:
            entrants.write(place, named, kind)
        travellers.write(place, named.results, kind, "")
        return
    for section, letter in sections.items():
        of_section = _of_section(named, section)
        if of_section.results or listed:
            inside = build.group(place, "SECTION", SECTION_ID=letter)
            within = section if listed else ""
            if listed:
                entrants.write(inside, of_section, kind, within)
            travellers.write(inside, of_section.results, kind, within)


def _type(method: ScoringMethod, version: UsebioVersion) -> str:
    if method in IN_TEAMS:
        return "TEAMS"
    return _TYPES_1_2.get(method, "PAIRS") if version is UsebioVersion.V1_2 else "PAIRS"


def _head(
    event: Node,
    contest: Contest,
    standings: Standings | None,
    method: ScoringMethod,
    version: UsebioVersion,
    counts: tuple[int, int],
    build: Builder,
    *,
    told: bool,
) -> None:
    """Write what stands above the participants, in the order of the files in use.

    `told`: the type of the event says in version 1.2 how it was scored; that of single players does not.
    """
    scoring = _METHODS[method]
    if method is ScoringMethod.BOARD_A_MATCH and standings is not None:
        scoring = "PAB" if standings.rules.scale is MatchpointScale.TWO_ONE_ZERO else "BAM"
    build.text(event, "EVENT_DESCRIPTION", contest.title)
    build.text(event, "PROGRAM_NAME", "Duplicado")
    build.text(event, "PROGRAM_VERSION", __version__)
    build.text(event, "WINNER_TYPE", contest.winners)
    build.text(event, "DATE", _date(contest.date, version))
    if version is UsebioVersion.V1_3 or method not in _TYPES_1_2 or not told:
        build.text(event, "BOARD_SCORING_METHOD", scoring)
    in_points = standings is not None and standings.total_in is TotalIn.VICTORY_POINTS
    if method in IN_TEAMS or in_points:
        build.text(event, "MATCH_SCORING_METHOD", "VPS" if in_points else scoring)
    build.text(event, "SESSION_COUNT", counts[0])
    build.text(event, "SECTION_COUNT", counts[1])
    if version is UsebioVersion.V1_2 and method in {ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS}:
        build.text(event, "SCORING_METHOD", "IMPS")


def _date(text: str, version: UsebioVersion) -> str:
    match = _DATE.fullmatch(text)
    if match is None or version is UsebioVersion.V1_3:
        return text
    return f"{match[3]}/{match[2]}/{match[1]}"


def _of_section(contest: Contest, section: str) -> Contest:
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
        for seat in _DIRECTIONS:
            hand = layout[seat]
            if hand is not None:
                _hand(board, seat.full_name, hand, build)


def _hand(board: Node, direction: str, hand: Hand, build: Builder) -> None:
    element = build.group(board, "HAND")
    build.text(element, "DIRECTION", direction)
    spades, hearts, diamonds, clubs = str(hand).split(".")
    for name, ranks in (("CLUBS", clubs), ("DIAMONDS", diamonds), ("HEARTS", hearts), ("SPADES", spades)):
        # A void is an element without a text.
        etree.SubElement(element, name).text = ranks
