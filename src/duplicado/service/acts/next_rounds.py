"""Another session of an event: who plays it, the ways to play it, the facts that add it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from duplicado.event.conditions import SessionsCount
from duplicado.event.contest import ContestantId
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.record.movement_choices import session_of
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import fact_data
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import WholeNumber, Words, one_of
from duplicado.service.acts.pairing import sessions_of
from duplicado.service.club.playing_options import WARNING, PlayingOption, ways_of
from duplicado.vocabulary.hands import Layout


@questions
class SessionWanted:
    """A session more, as its page asks for it."""

    minutes: int = ask(WholeNumber(most=600))
    boards_each: int = ask(WholeNumber(least=0, most=40), default=0)
    """Boards of a round; 0: as they fit."""
    choice: int = ask(WholeNumber(most=3), default=1)
    """The way."""
    count: SessionsCount | None = ask(one_of(SessionsCount), default=None)
    """Count by which the sessions make one result, where that is to be another way than before."""
    reason: str = ask(Words(), default="")
    boards: str = ask(Words(), default="")
    """Source of the hands: `none`, `dealt`, `file`."""


def fingerprint(facts: Sequence[AnyFact]) -> str:
    """Return what tells facts from others: what was shown is recorded, or it is shown anew."""
    written = json.dumps([fact_data(each) for each in facts], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session that may be planned: who plays it in which section, and the ways to play it."""

    number: int
    contestants: Mapping[str, tuple[ContestantId, ...]]
    ways: tuple[PlayingOption, ...]

    @property
    def sections(self) -> tuple[tuple[str, int], ...]:
        """The sections, each with how many play in it."""
        return tuple((section, len(who)) for section, who in self.contestants.items())


def new_session(wanted: SessionWanted, state: EventState) -> NewSession:
    """Return the session after the last: those play who played in it, who was entered since, and nobody who has left.

    Where none was played, it is the first, and those who are entered play in it by their seeds.

    Raises:
        FormError: fewer than two are entered for it.
        MovementError: no movement fits.
    """
    _, last = sessions_of(state)
    gone = state.withdrawn.keys() | state.disqualified
    found: dict[str, tuple[ContestantId, ...]] = {}
    for section, before in (_played(state, last) if last else _seeded(state)).items():
        late = sorted(
            (who for who in state.contestants if who.section == section and who not in before),
            key=lambda who: who.order,
        )
        found[section] = tuple(who for who in (*before, *late) if who not in gone)
    if not found:
        raise FormError("wizard-pair-nobody-to-pair", "session", values=())
    sizes = [len(who) for who in found.values()]
    ways = ways_of(state.conditions, sizes, wanted.minutes, wanted.boards_each or None)
    return NewSession(last + 1, found, ways)


def _played(state: EventState, last: int) -> dict[str, tuple[ContestantId, ...]]:
    """Return who plays in each section of the last session, in the order of the first."""
    first = min(number for number, session in state.sessions.items() if session.plans)
    found: dict[str, tuple[ContestantId, ...]] = {}
    for section, plan in sorted(state.sessions[last].plans.items()):
        planned = state.sessions[first].plans.get(section, plan).current.contestants
        found[section] = (*planned, *(who for who in plan.current.contestants if who not in planned))
    return found


def _seeded(state: EventState) -> dict[str, tuple[ContestantId, ...]]:
    """Return who is entered in each section, in the order of the seeding."""
    found: dict[str, tuple[ContestantId, ...]] = {}
    for who in sorted(
        state.contestants, key=lambda who: (state.entered(who).seed or len(state.contestants), who.order)
    ):
        found[who.section] = (*found.get(who.section, ()), who)
    return dict(sorted(found.items()))


def session_facts(
    wanted: SessionWanted, state: EventState, found: NewSession, layouts: Mapping[int, Layout]
) -> tuple[AnyFact, ...]:
    """Return the facts that add a session.

    Args:
        wanted: which way, and how the sessions make one result.
        state: what the record says.
        found: the session.
        layouts: its deals, where they are known.

    Raises:
        FormError: there is no such way.
    """
    choice = wanted.choice
    if choice > len(found.ways):
        raise FormError("number", "choice", str(choice))
    offers = found.ways[choice - 1].offers
    planned = session_of(found.number, offers, found.contestants, state.conditions.winners)
    count = wanted.count or state.conditions.sessions
    changed: list[AnyFact] = []
    if count is not state.conditions.sessions:
        if not wanted.reason:
            raise FormError("needed", "reason")
        changed.append(ConditionsChanged(replace(state.conditions, sessions=count), wanted.reason))
    deals = [DealsRecorded(found.number, dict(layouts))] if layouts else []
    way = found.ways[choice - 1]
    return (*changed, *planned, RoundsTimed(found.number, way.minutes_of_round, WARNING), *deals)
