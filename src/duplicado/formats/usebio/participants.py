"""Participants of a USEBIO file and the placing that it states."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from duplicado.event.contest import Contestant, ContestantId, Penalty, StatedStanding
from duplicado.formats.diagnostics import Diagnostic, Report
from duplicado.formats.usebio.document import Element
from duplicado.formats.usebio.sections import in_sections
from duplicado.formats.usebio.values import LINES, count_in, number_in, read_pair
from duplicado.vocabulary.errors import NotationError

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
            read.contestants.append(Contestant(identity, _names(entry)))
            _read_standing(entry, identity, read, report)
    return read


def _names(entry: Element) -> tuple[str, ...]:
    names = [player.value("PLAYER_NAME") for player in entry.descendants("PLAYER")]
    if entry.name == "TEAM":
        own = [entry.value("TEAM_NAME") or entry.attributes.get("TEAM_NAME", "").strip()]
    else:
        own = [entry.value("PLAYER_NAME")]
    return tuple(name for name in own + names if name)


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
