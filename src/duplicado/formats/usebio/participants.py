"""Participants, sections and sessions of a USEBIO file, and the placing that it states."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from duplicado.event.contest import Contest, Contestant, ContestantId, Penalty, StatedStanding
from duplicado.formats.diagnostics import Diagnostic, Report
from duplicado.formats.usebio.document import Element
from duplicado.formats.usebio.values import LINES, count_in, number_in, read_pair
from duplicado.vocabulary.errors import NotationError


def in_sections(event: Element, name: str) -> Iterator[tuple[Element, str]]:
    """Go through the elements of that name, each with the letter of its section.

    The letter is empty for what stands in no section, and everywhere when there are not several sections.
    """
    sections = list(event.descendants("SECTION"))
    if len(sections) < 2:
        yield from ((element, "") for element in event.descendants(name))
        return
    letters = iter(_letter(section, index) for index, section in enumerate(sections))
    yield from _walk(event, name, "", letters)


def _walk(element: Element, name: str, section: str, letters: Iterator[str]) -> Iterator[tuple[Element, str]]:
    for child in element.children:
        if child.name == name:
            yield child, section
        yield from _walk(child, name, next(letters) if child.name == "SECTION" else section, letters)


def _letter(section: Element, index: int) -> str:
    own = (section.attributes.get("SECTION_ID") or section.value("SECTION_ID", "SECTION_NAME")).strip().upper()
    return own if own.isascii() and own.isalpha() and len(own) <= 2 else chr(ord("A") + index % 26)


def by_session(event: Element) -> tuple[Element, ...]:
    """Divide an event whose sessions have boards of the same numbers: those are different deals, and not compared."""
    sessions = tuple(event.descendants("SESSION"))
    played: set[str] = set()
    for session in sessions:
        boards = {
            board.value("BOARD_NUMBER") for board in session.descendants("BOARD") if board.first("TRAVELLER_LINE")
        }
        if boards & played:
            return tuple(_only(event, session) for session in sessions)
        played |= boards
    return (event,)


def _only(element: Element, session: Element) -> Element:
    """Return an element without other sessions than this one."""
    kept = (child for child in element.children if child.name != "SESSION" or child is session)
    return replace(element, children=tuple(child if child is session else _only(child, session) for child in kept))


def of_session(contest: Contest, event: Element, number: int) -> Contest:
    """Return the contest of a session under a name of its own.

    Totals, places and penalties that stand outside of it are those of the whole event, and not of this contest.
    """
    session = next(event.descendants("SESSION"))
    name = (
        session.attributes.get("SESSION_ID", "").strip() or session.value("SESSION_ID", "SESSION_NAME") or str(number)
    )
    title = " ".join(filter(None, (contest.title, name)))
    if any(session.descendants("PARTICIPANTS")):
        return replace(contest, title=title)
    return replace(contest, title=title, stated=(), penalties=())


_NUMBERS: Final = ("PAIR_NUMBER", "TEAM_ID", "TEAM_NUMBER", "PLAYER_NUMBER")


@dataclass(slots=True)
class Participants:
    """Contestants, their penalties, and their stated standings."""

    contestants: list[Contestant] = field(default_factory=list[Contestant])
    penalties: list[Penalty] = field(default_factory=list[Penalty])
    stated: list[StatedStanding] = field(default_factory=list[StatedStanding])
    teams: bool = False
    team_of_pair: dict[str, ContestantId] = field(default_factory=dict[str, ContestantId])
    """The team of each pair that is listed within one, by the number of the pair as it is written."""


def read_participants(event: Element, winners: int, report: Report) -> Participants:
    """Read the pairs, teams or single players of an event."""
    read = Participants()
    known: set[ContestantId] = set()
    for participants, section in in_sections(event, "PARTICIPANTS"):
        for entry in participants.children:
            if entry.name not in {"PAIR", "TEAM", "PLAYER"}:
                continue
            line = LINES.get(entry.value("DIRECTION").upper()) if winners == 2 else None
            text = entry.value(*_NUMBERS) or entry.attributes.get("TEAM_ID", "").strip()
            try:
                identity = read_pair(text, line, section)
            except NotationError:
                report(Diagnostic(entry.line, "usebio-unnumbered", (("text", text[:60]),)))
                continue
            if identity in known:
                report(Diagnostic(entry.line, "usebio-twice", (("contestant", str(identity)),)))
                continue
            known.add(identity)
            if entry.name == "TEAM":
                read.teams = True
                for pair in entry.all("PAIR"):
                    read.team_of_pair.setdefault(pair.value("PAIR_NUMBER"), identity)
            own = _own_name(entry)
            players = [player.value("PLAYER_NAME") for player in entry.descendants("PLAYER")]
            names = tuple(filter(None, (own, *players)))
            read.contestants.append(Contestant(identity, names, is_named=bool(own) and entry.name == "TEAM"))
            _read_standing(entry, identity, read, report)
    return read


def _own_name(entry: Element) -> str:
    """Return the name of a team, or of a player who stands for himself; nothing for a pair."""
    if entry.name == "TEAM":
        return entry.value("TEAM_NAME") or entry.attributes.get("TEAM_NAME", "").strip()
    return entry.value("PLAYER_NAME")


def _read_standing(entry: Element, identity: ContestantId, read: Participants, report: Report) -> None:
    amount = number_in(entry, "ADJUSTMENT", report)
    if amount:
        read.penalties.append(Penalty(identity, amount, "ADJUSTMENT"))
    played = count_in(entry, "BOARDS_PLAYED", report)
    stated = StatedStanding(
        identity,
        number_in(entry, "TOTAL_SCORE", report),
        number_in(entry, "PERCENTAGE", report),
        entry.value("PLACE"),
        played,
        number_in(entry, "HANDICAP", report),
    )
    if stated != StatedStanding(identity):
        read.stated.append(stated)
