"""The next round of an event whose rounds are paired, and one session more: what a form asks for, as facts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.conditions import SessionsCount
from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.pairing.errors import Remedy
from duplicado.event.record.next_round import RoundWanted
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.openings import WARNING, Way, session_of, ways_of
from duplicado.service.office.filled import Filled, FormError
from duplicado.vocabulary.hands import Layout

__all__ = ["NewSession", "fingerprint", "new_session", "round_wanted", "session_facts", "sessions_of"]

_MOST: Final = 99
_MOST_BOARDS: Final = 64
_MOST_NUMBER: Final = 999
_MOST_MINUTES: Final = 600


def sessions_of(state: EventState) -> tuple[int, int]:
    """Return the session in which a round may be paired first: the last that is not over, else a new one; and the last.

    The second is that after which a new one would come.
    """
    last = max((number for number, session in state.sessions.items() if session.plans), default=0)
    going = last and state.sessions[last].ended is None
    return (last if going else last + 1), last


def round_wanted(form: Filled, state: EventState) -> RoundWanted:
    """Read which round is to be paired.

    Args:
        form: `session`, `section`, and where they are told `boards`, `first-board`, `share`, `after`; `again` and
            `provisional` are ticked or not, `remedy-NAME` as well.
        state: what the record says.

    Raises:
        FormError: it cannot be read.
    """
    usual, _ = sessions_of(state)
    section = form.word("section")
    planned = {
        who
        for session in state.sessions.values()
        if section in session.plans
        for who in session.plans[section].current.contestants  # who has no name yet plays as well
    }
    entered = {who for who in state.contestants if who.section == section}
    listed = sorted(planned | entered, key=lambda who: who.order)
    return RoundWanted(
        session=form.number_or_none("session", most=_MOST) or usual,
        section=section,
        boards=form.number_or_none("boards", most=_MOST_BOARDS),
        first_board=form.number_or_none("first-board", most=_MOST_NUMBER),
        share=form.number_or_none("share", most=8),
        contestants=tuple(listed),
        again=form.says("again"),
        standing_after=form.number_or_none("after", most=_MOST),
        provisional=form.says("provisional"),
        remedies=frozenset(each for each in Remedy if form.says(f"remedy-{each.value}")),
    )


def fingerprint(facts: Sequence[AnyFact]) -> str:
    """Return what tells facts from others: what was shown is taken down, or it is shown anew."""
    written = json.dumps([fact_data(each) for each in facts], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session that may be added: who plays it in which section, and the ways to play it."""

    number: int
    contestants: Mapping[str, tuple[ContestantId, ...]]
    ways: tuple[Way, ...]

    @property
    def sections(self) -> tuple[tuple[str, int], ...]:
        """The sections, each with how many play in it."""
        return tuple((section, len(who)) for section, who in self.contestants.items())


def new_session(form: Filled, state: EventState) -> NewSession:
    """Return the session after the last: those play who played in it, who was entered since, and nobody who has left.

    Args:
        form: `minutes`, and `boards-each` where a round is to have so many boards.
        state: what the record says.

    Raises:
        FormError: it cannot be read, or there is no session before it.
        MovementError: no movement fits.
    """
    _, last = sessions_of(state)
    if not last:
        raise FormError("replan-error-no-movement", "session", values=())
    found: dict[str, tuple[ContestantId, ...]] = {}
    first = min(number for number, session in state.sessions.items() if session.plans)
    for section, plan in sorted(state.sessions[last].plans.items()):
        planned = state.sessions[first].plans.get(section, plan).current.contestants
        before = (*planned, *(who for who in plan.current.contestants if who not in planned))
        late = sorted(
            (who for who in state.contestants if who.section == section and who not in before),
            key=lambda who: who.order,
        )
        gone = state.withdrawn.keys() | state.disqualified
        found[section] = tuple(who for who in (*before, *late) if who not in gone)
    minutes = form.number("minutes", most=_MOST_MINUTES)
    sizes = [len(who) for who in found.values()]
    ways = ways_of(state.conditions, sizes, minutes, form.number_or_none("boards-each", least=0, most=40) or None)
    return NewSession(last + 1, found, ways)


def session_facts(
    form: Filled, state: EventState, found: NewSession, layouts: Mapping[int, Layout]
) -> tuple[AnyFact, ...]:
    """Return the facts that add a session.

    Args:
        form: `choice`, the way; `count`, how the sessions make one result, where that is to be another way than before.
        state: what the record says.
        found: the session.
        layouts: its deals, where they are known.

    Raises:
        FormError: there is no such way.
    """
    choice = form.number_or_none("choice", most=3) or 1
    if choice > len(found.ways):
        raise FormError("number", "choice", str(choice))
    offers = found.ways[choice - 1].offers
    planned: list[SectionPlanned] = list(session_of(found.number, offers, found.contestants, state.conditions.winners))
    count = next((each for each in SessionsCount if each.value == form.word("count")), state.conditions.sessions)
    changed: list[AnyFact] = []
    if count is not state.conditions.sessions:
        changed.append(ConditionsChanged(replace(state.conditions, sessions=count), form.needed("reason")))
    deals = [DealsRecorded(found.number, dict(layouts))] if layouts else []
    way = found.ways[choice - 1]
    return (*changed, *planned, RoundsTimed(found.number, way.minutes_of_round, WARNING), *deals)
