"""Kinds of fields that name a section, and what is meant where none is told."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duplicado.event.record.state import EventState
from duplicado.service.acts.ask import Control, FieldKind, FieldReading, Leaf, Said
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import WholeNumber

SESSION: Final = "session"
SECTION: Final = "section"
_NUMBER: Final = WholeNumber()
_TABLE: Final = re.compile(r"([^\W\d_]+)-?([0-9]{1,4})")
"""A table with its section before it, as tables are written: `A3`."""


def session_told(reading: FieldReading) -> int:
    """Return the session that is told, or the first."""
    return _NUMBER.read(SESSION, reading) if reading.text(SESSION) else 1


def section_told(reading: FieldReading) -> str:
    """Return the section that is told; empty where none is."""
    found = reading.text(SECTION)
    return "" if found == "*" else found


@dataclass(frozen=True)
class SectionName(FieldKind[str]):
    """A section, where there are several."""

    def read(self, name: str, reading: FieldReading) -> str:
        """Take its name."""
        return reading.text(name)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the sections."""
        return (Leaf(name, Control.SECTION),)


@dataclass(frozen=True)
class AnySection(FieldKind[str | None]):
    """A section, or every one: `*`, or nothing told."""

    def read(self, name: str, reading: FieldReading) -> str | None:
        """Take its name."""
        found = reading.text(name)
        return None if found == "*" else found

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the sections, and all of them first."""
        return (Leaf(name, Control.SECTION, choices=("*",)),)

    def said(self, name: str, value: str | None) -> Said:
        """Write its name."""
        return {name: "*" if value is None else value}


@dataclass(frozen=True)
class SectionPlayed(FieldKind[str]):
    """A section that is played: where none is told the only one is meant."""

    is_to_plan: bool = False
    """True where it may be one in which nobody plays yet, only is entered."""

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Read it in any case: what is meant without it depends on the sections that there are."""
        return True

    def read(self, name: str, reading: FieldReading) -> str:
        """Take its name, or find the only one."""
        return planned_section(with_section_of_table(reading), is_to_plan=self.is_to_plan)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the sections."""
        return (Leaf(name, Control.SECTION),)


@dataclass(frozen=True)
class TableNumber(WholeNumber):
    """A table by its number, before which its section may stand."""

    def read(self, name: str, reading: FieldReading) -> int:
        """Read the number."""
        return super().read(name, with_section_of_table(reading))


def planned_section(reading: FieldReading, *, is_to_plan: bool = False) -> str:
    """Return the section that is told, or the only one that is played in the session.

    Args:
        reading: what is told.
        is_to_plan: whether those in which somebody is entered are sections, too.

    Raises:
        FormError: there are several and none is told.
    """
    told, state, session = section_told(reading), reading.asked.state, session_told(reading)
    there = _sections(state, session)
    if is_to_plan:
        there = sorted({*there, *(who.section for who in state.contestants)})
    if told or not there or "" in there:
        return told
    if len(there) > 1:
        raise FormError("section-wanted", SECTION, values=(", ".join(there),))
    return there[0]


def _sections(state: EventState, session: int) -> list[str]:
    """Return the sections that are planned in a session; before that, those in which somebody is entered."""
    return sorted(state.session(session).plans or {who.section for who in state.contestants})


def with_section_of_table(reading: FieldReading) -> FieldReading:
    """Return what is told with the section apart, where it stands before the table and nowhere else."""
    found = _TABLE.fullmatch(reading.text("table"))
    if found is None or section_told(reading):
        return reading
    there = _sections(reading.asked.state, session_told(reading))
    section = next((each for each in there if each.casefold() == found[1].casefold()), None)
    if section is None:
        return reading
    return FieldReading({**reading.said, SECTION: section, "table": found[2]}, reading.asked)
