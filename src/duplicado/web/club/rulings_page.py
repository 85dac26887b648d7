"""Rulings desk of the console: what is open, what was ruled and how it stands, and each ruling on a page of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.rulings import AnyRuling, ruling_in, scores_given
from duplicado.event.record.folding import fold
from duplicado.event.record.office_queries import contestant_of, to_come_back_to, where_of
from duplicado.publish.book.clause_numbers import numbers_in
from duplicado.publish.messages import Messages
from duplicado.publish.office_forms import ruling_form
from duplicado.publish.office_words import ruling_in_language
from duplicado.service.acts.act import Page
from duplicado.service.acts.place_kinds import SomeWhere, rulings_correctable, rulings_standing
from duplicado.service.office.result_sheets import Log
from duplicado.service.office.ruling_desk import (
    RulingListed,
    RulingsDesk,
    RulingStanding,
    matter_of,
)
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.club.ruling_parts import ClauseLink, KnownPlace, clause_link, known_at


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
    clauses: tuple[ClauseLink, ...]
    """The Laws on which it rests, as they were typed."""
    gave: tuple[_Shown, ...] = ()
    """The scores and penalties that belong to it."""


_UNSAID: Final = frozenset({"", "–"})
"""Values of a field in which nothing is told."""
_LONGEST_REASON: Final = 200
_OPEN: Final = frozenset({RulingStanding.COME_BACK, RulingStanding.APPEALED})
_BY_ITSELF: Final = _OPEN | {RulingStanding.DECIDED}
"""State of a score that is a matter of its own, though a ruling gave it: somebody has appealed against it."""


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


def ruling_page(office: Office, number: int) -> Response[str]:
    """Show one ruling, penalty or decision in full, with the entries of the same matter.

    Args:
        office: who looks.
        number: of its entry in the record, as the lists of rulings say it.

    Raises:
        NotFoundException: no entry of that number is a ruling, or it is not for who looks.
    """
    state, messages = office.state, office.messages
    visible = office.visible()
    logs = list(office.log())[::-1]
    log = next((each for each in logs if each.number == number), None)
    if log is None or not _is_ruling(office, log):
        raise NotFoundException("no-such-entry")
    entry = log.entry
    matter = {each.id for each in matter_of(visible, entry)} - {entry.id}
    shown = _RulingsShown(office).shown(log)
    given = ruling_in(entry.fact) if isinstance(entry.fact, AnyRuling) else None
    sections = ruling_form(state, messages, entry).sections[1:] if given is not None else ()
    parts = [(each.heading, [row for row in each.rows if row[1] not in _UNSAID]) for each in sections]
    return office.page(
        "ruling.html",
        _title(shown, messages),
        Page.RULINGS,
        each=shown,
        parts=[(heading, rows) for heading, rows in parts if rows],
        matter=[(each, each.entry.id in state.rulings) for each in logs if each.entry.id in matter],
        Standing=RulingStanding,
        come_back=_come_back(office, entry) if entry.id in {each.id for each in to_come_back_to(state)} else None,
    )


def _title(shown: _Shown, messages: Messages) -> str:
    """Name a ruling by its place, or by whom it is about."""
    known = shown.known
    where = [
        messages.text("console-call-at", table=known.table) if known.table else "",
        messages.text("console-board", board=known.number) if known.number else "",
    ]
    about = [each for each in (*where, shown.who) if each] or [messages.text("desk-entry", number=shown.log.number)]
    return " · ".join((messages.text("office-form-ruling"), *about))


@dataclass(frozen=True, slots=True)
class _ComeBack:
    """The question for which the Director comes back, and the answers to it."""

    what: str
    stands: Mapping[str, str]
    """The ruling that the score stands."""
    adjust: str
    """Address of the adjusted score; empty where the ruling names no board at a table."""
    in_words: str
    """Address of the form for anything else."""


def _come_back(office: Office, entry: Entry) -> _ComeBack:
    """Ask what a ruling left open (50E4, 64C)."""
    fact = entry.fact
    assert isinstance(fact, AnyRuling)  # noqa: S101 - only these are come back to
    given = ruling_in_language(fact, office.state, office.messages.language)
    under = " ".join(numbers_in(given.come_back))
    where = {name: str(value) for name, value in SomeWhere().said("where", given.where).items() if value}
    told = {"follows": entry.id, "under": under}
    stands = {**where, **told, "said": office.messages.text("desk-stands-said"), "sure": "1"}
    reason = given.come_back[:_LONGEST_REASON]
    adjust = office.path(Page.SCORE, **where, **told, act="score", reason=reason) if given.where.place else ""
    in_words = f"{office.path(Page.WRITTEN, act='ruling', follows=entry.id)}#ruling"
    return _ComeBack(given.come_back, stands, adjust, in_words)


def _is_ruling(office: Office, log: Log) -> bool:
    """Tell whether an entry is a ruling, or was one before it was undone."""
    if log.undone_by is None:
        return log.entry.id in office.state.rulings
    return log.entry.id in fold(tuple(office.desk.record.order)[: log.number]).rulings


class _RulingsShown:
    """Rulings of an event as the desk shows them."""

    def __init__(self, office: Office) -> None:
        self._office, self._desk = office, RulingsDesk(office.state)
        self._correctable = frozenset(rulings_correctable(office.state))
        self._standing = frozenset(rulings_standing(office.state))

    def shown(self, log: Log) -> _Shown:
        office, entry, state = self._office, log.entry, self._office.state
        where, about = where_of(state, entry), contestant_of(state, entry)
        known = KnownPlace() if where is None else known_at(office, where)
        who = office.names(about) or office.who(about) if about is not None else ""
        clauses = tuple(clause_link(each, state.conditions.edition) for each in entry.fact.cites())
        may = entry.id in self._correctable, entry.id in self._standing
        return _Shown(log, self._desk.listed(entry), known, who, *may, clauses)


def _listed(office: Office) -> Iterator[_Shown]:
    """Go through the rulings that somebody may read, the last first."""
    state = office.state
    every = _RulingsShown(office)
    logs = [log for log in office.log() if log.entry.id in state.rulings and log.undone_by is None]
    shown = {log.entry.id: every.shown(log) for log in logs}
    gave = {
        log.entry.id: tuple(
            shown[each]
            for each in scores_given(log.entry.fact)
            if each in shown and shown[each].listed.standing not in _BY_ITSELF
        )
        for log in logs
    }
    within = {each.log.entry.id for scores in gave.values() for each in scores}
    for id_, each in shown.items():
        if id_ not in within:
            yield replace(each, gave=gave.get(id_, ()))
