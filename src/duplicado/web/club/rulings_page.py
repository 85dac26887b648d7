"""Rulings desk of the console: what is open, what was ruled and how it stands, penalties by the schedule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from litestar import Response

from duplicado.service.acts.act import Page
from duplicado.service.acts.place_kinds import rulings_correctable, rulings_standing
from duplicado.service.office.readable_entries import visible_entries
from duplicado.service.office.result_sheets import Log, log_of
from duplicado.service.office.ruling_desk import RulingListed, RulingStanding, standing_of, subject_of, where_of
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.known_place import KnownPlace, known_at
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office

__all__ = ["rulings_page"]


@dataclass(frozen=True, slots=True)
class _Shown:
    """A ruling on the desk."""

    log: Log
    listed: RulingListed
    known: KnownPlace
    who: str
    """The names of the contestant whom it is about, where it is about one."""
    may_correct: bool
    may_retract: bool


_OPEN: Final = frozenset({RulingStanding.COME_BACK, RulingStanding.APPEALED})


def rulings_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show what is open and what was ruled, each with its next step, and ask what is to be ruled on now."""
    shown = list(_listed(office))  # the last first
    return office.page(
        "rulings.html",
        office.messages.text("console-rulings"),
        Page.RULINGS,
        attempt,
        to_do=[each for each in shown if each.listed.standing in _OPEN][::-1],
        given=[each for each in shown if each.listed.standing not in _OPEN],
        Standing=RulingStanding,
        **FormMaker(office, attempt).values(),
    )


def _listed(office: Office) -> Iterator[_Shown]:
    """Go through the rulings that somebody may read, the last first."""
    record, state = office.desk.record, office.state
    correctable, standing = set(rulings_correctable(state)), set(rulings_standing(state))
    for log in log_of(visible_entries(record, office.viewer, office.desk.access), record.order):
        entry = log.entry
        if entry.id not in state.rulings or log.undone_by is not None:
            continue
        where, about = where_of(state, entry), subject_of(entry)
        known = KnownPlace() if where is None else known_at(office, where)
        who = office.names(about) or office.who(about) if about is not None else ""
        yield _Shown(log, standing_of(state, entry), known, who, entry.id in correctable, entry.id in standing)
