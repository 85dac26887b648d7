"""From the record to the state of the event. The fold is total: whatever is entered is taken down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar, assert_never

from duplicado.event.record.entries import (
    AppealDecided,
    AppealLodged,
    BoardCancelled,
    BoardMoverNamed,
    BoardPostponed,
    CarriedOver,
    ConditionsChanged,
    ContestantEntered,
    ContestantWithdrew,
    DealsRecorded,
    DirectionPermitted,
    Entry,
    EntryUndone,
    EventClosed,
    EventFounded,
    FormRecorded,
    PenaltyRuled,
    ResultAgreed,
    ResultCorrected,
    ResultEntered,
    ResultsPublished,
    RoundCalled,
    RoundFinished,
    ScoreRuled,
    SectionPlanned,
    SessionEnded,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.record.hall_entries import (
    AnnouncementEnded,
    AnnouncementMade,
    ClockHeld,
    ClockResumed,
    RoundsTimed,
)
from duplicado.event.record.office_entries import (
    CallSettled,
    CallTaken,
    DirectorCalled,
    IrregularityNoticed,
    MatterReferred,
    OfficeFact,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
)
from duplicado.event.record.office_state import replaced_by
from duplicado.event.record.plan import SectionPlan
from duplicado.event.record.register_entries import (
    ConductNoted,
    ContestantDisqualified,
    PartnershipNoted,
    PlayerSuspended,
)
from duplicado.event.record.results import Place
from duplicado.event.record.state import Cell, EventState, RuledScore, SessionState, Stated, Unapplied

__all__ = ["apply", "fold", "without_undone"]

_Key = TypeVar("_Key")
_Item = TypeVar("_Item")


def _with(members: Mapping[_Key, _Item], key: _Key, item: _Item) -> Mapping[_Key, _Item]:
    """Return a mapping with one more member, or another one under that key."""
    # A frozen mapping is copied whole; `{**members}` would ask it for one member after the other.
    copied = members.copy() if isinstance(members, MappingProxyType) else dict(members)
    copied[key] = item
    return MappingProxyType(copied)


def without_undone(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Leave out what was undone, and every repetition of an entry that is already there."""
    by_id: dict[str, Entry] = {}
    for entry in entries:
        by_id.setdefault(entry.id, entry)
    listed = tuple(by_id.values())
    undone: set[str] = set()
    # An undoing may itself be undone; the later decides about the earlier, so they are gone through backwards.
    for entry in reversed(listed):
        if isinstance(entry.fact, EntryUndone) and entry.id not in undone:
            undone.add(entry.fact.entry)
    return tuple(entry for entry in listed if entry.id not in undone)


def fold(entries: Iterable[Entry]) -> EventState:
    """Return the state of an event from its whole record: what `apply` makes of it, entry by entry.

    What was said of places is collected first: no other entry depends on it, and there is most of it by far.
    """
    state = EventState()
    said: dict[int, dict[tuple[str, int], dict[Place, Cell]]] = {}
    ruled: dict[str, Entry] = {}
    for entry in without_undone(entries):
        fact = entry.fact
        if isinstance(fact, _AtPlace):
            place = _place_of(fact)
            cells = said.setdefault(place.session, {}).setdefault((place.section, place.board), {})
            cells[place] = _after(cells.get(place, _EMPTY), entry, fact)
            if isinstance(fact, _RulingAtPlace):
                ruled[entry.id] = entry
        else:
            state = apply(state, entry)
    sessions = dict(state.sessions)
    for number, boards in said.items():
        frozen = {key: MappingProxyType(cells) for key, cells in boards.items()}
        sessions[number] = replace(state.session(number), boards=MappingProxyType(frozen))
    rulings = MappingProxyType({**state.rulings, **ruled})
    return replace(state, sessions=MappingProxyType(sessions), rulings=rulings)


def apply(state: EventState, entry: Entry) -> EventState:
    """Return the state after one more entry; one that undoes another changes nothing by itself, see `fold`."""
    fact = entry.fact
    match fact:
        case EventFounded():
            if state.founded:
                return _unapplied(state, entry, "founded-twice")
            return replace(
                state,
                founded=True,
                founding=entry.id,
                title=fact.title,
                date=fact.date,
                conditions=fact.conditions,
            )
        case ConditionsChanged():
            return replace(state, conditions=fact.conditions)
        case ContestantEntered():
            return replace(state, contestants=_with(state.contestants, fact.contestant, fact))
        case ContestantWithdrew():
            return _left(replace(state, withdrew=_with(state.withdrew, fact.contestant, fact)))
        case SubstituteSeated() | DirectionPermitted():
            return replace(state, seatings=(*state.seatings, fact))
        case SessionMissed():
            return replace(state, missed_sessions=state.missed_sessions | {(fact.contestant, fact.session)})
        case CarriedOver():
            return replace(state, carried_over=_with(state.carried_over, entry.id, fact))
        case PenaltyRuled():
            rulings = _with(state.rulings, entry.id, entry)
            return replace(state, penalties=_with(state.penalties, entry.id, fact), rulings=rulings)
        case AppealLodged():
            return replace(state, appeals=_with(state.appeals, entry.id, fact))
        case AppealDecided():
            if fact.appeal not in state.appeals:
                return _unapplied(state, entry, "unknown-appeal")
            rulings = _with(state.rulings, entry.id, entry)
            return replace(state, appeals_decided=_with(state.appeals_decided, fact.appeal, fact), rulings=rulings)
        case AnnouncementMade():
            return replace(state, announcements=_with(state.announcements, entry.id, entry))
        case AnnouncementEnded(announcement=other):
            return replace(state, announcements_ended=state.announcements_ended | {other})
        case EventClosed():
            return replace(state, closed=state.closed or entry.at)
        case ResultsPublished():
            return _published(state, fact, entry)
        case EntryUndone():
            return state
        case (
            ResultEntered()
            | ResultCorrected()
            | ResultAgreed()
            | FormRecorded()
            | BoardPostponed()
            | BoardCancelled()
            | ScoreRuled()
        ):
            return _at_place(state, entry, fact)
        case (
            DirectorCalled()
            | CallTaken()
            | CallSettled()
            | IrregularityNoticed()
            | RulingGiven()
            | RulingCorrected()
            | RulingWithdrawn()
            | RectificationWaived()
            | MatterReferred()
            | PollTaken()
            | ConductNoted()
            | PartnershipNoted()
            | PlayerSuspended()
            | ContestantDisqualified()
        ):
            return _in_the_office(state, entry, fact)
        case _:
            session = _in_session(state.session(fact.session), fact, entry)
            return replace(state, sessions=_with(state.sessions, fact.session, session))


def _in_the_office(state: EventState, entry: Entry, fact: OfficeFact) -> EventState:
    state = replace(state, office=state.office.plus(entry, fact))
    if isinstance(fact, _RulingOfOffice):
        state = replace(state, rulings=_with(state.rulings, entry.id, entry))
    return _left(state) if isinstance(fact, ContestantDisqualified) or replaced_by(fact) else state


def _left(state: EventState) -> EventState:
    """Put together who left and who was disqualified, which is as if he had left."""
    left = dict(state.withdrew)
    for who, fact in state.office.disqualified.items():
        before = left.get(who)
        if before is None or (fact.session, fact.after_round) < (before.session, before.after_round):
            left[who] = ContestantWithdrew(who, fact.session, fact.after_round, fact.cause)
    return replace(state, withdrawn=MappingProxyType(left))


def _unapplied(state: EventState, entry: Entry, reason: str) -> EventState:
    return replace(state, unapplied=(*state.unapplied, Unapplied(entry.id, reason)))


def _published(state: EventState, fact: ResultsPublished, entry: Entry) -> EventState:
    if fact.session is None:
        return replace(state, published=state.published or entry.at)
    session = state.session(fact.session)
    session = replace(session, published=session.published or entry.at)
    return replace(state, sessions=_with(state.sessions, fact.session, session))


_OfSession = (
    SectionPlanned
    | DealsRecorded
    | RoundCalled
    | RoundFinished
    | BoardMoverNamed
    | SessionEnded
    | RoundsTimed
    | ClockHeld
    | ClockResumed
)


def _in_session(session: SessionState, fact: _OfSession, entry: Entry) -> SessionState:
    match fact:
        case SectionPlanned(section=section):
            before = session.plans.get(section)
            versions = (*before.versions, fact) if before else (fact,)
            plan = SectionPlan(session.number, section, versions)
            return replace(session, plans=_with(session.plans, section, plan))
        case DealsRecorded(layouts=layouts, section=section):
            known = {**session.layouts, **{(section, board): layout for board, layout in layouts.items()}}
            return replace(session, layouts=MappingProxyType(known))
        case RoundCalled(round=number, section=section):
            return replace(session, called=_with(session.called, (section, number), entry.at))
        case RoundFinished():
            key = (fact.section, fact.table, fact.round)
            return replace(session, finished=_with(session.finished, key, entry.at))
        case BoardMoverNamed():
            return replace(session, movers=_with(session.movers, (fact.section, fact.table), fact.seat))
        case SessionEnded():
            return replace(session, ended=session.ended or entry.at)
        case RoundsTimed() | ClockHeld() | ClockResumed():
            return replace(session, clock=_with(session.clock, entry.id, entry))
        case _:
            assert_never(fact)


_AtPlace = ScoreRuled | ResultEntered | ResultCorrected | ResultAgreed | FormRecorded | BoardPostponed | BoardCancelled


_RulingAtPlace = ScoreRuled | BoardPostponed | BoardCancelled
"""What is at a place and a ruling, against which a contestant may appeal."""
_RulingOfOffice = (
    RulingGiven | RulingCorrected | RulingWithdrawn | RectificationWaived | PlayerSuspended | (ContestantDisqualified)
)

_EMPTY = Cell()


def _place_of(fact: _AtPlace) -> Place:
    return fact.result.place if isinstance(fact, ResultCorrected) else fact.place


def _at_place(state: EventState, entry: Entry, fact: _AtPlace) -> EventState:
    place = _place_of(fact)
    session = state.session(place.session)
    key = (place.section, place.board)
    cells: Mapping[Place, Cell] = session.boards.get(key, {})
    cell = _after(cells.get(place, _EMPTY), entry, fact)
    session = replace(session, boards=_with(session.boards, key, _with(cells, place, cell)))
    if isinstance(fact, _RulingAtPlace):
        state = replace(state, rulings=_with(state.rulings, entry.id, entry))
    return replace(state, sessions=_with(state.sessions, place.session, session))


def _after(cell: Cell, entry: Entry, fact: _AtPlace) -> Cell:
    match fact:
        case ResultEntered():
            stated = Stated(entry.id, entry.at, entry.by, fact)
            if cell is _EMPTY:
                return Cell(MappingProxyType({entry.id: stated}))  # by far the most frequent case
            return replace(cell, stated=_with(cell.stated, entry.id, stated))
        case ResultCorrected(result, instead_of, reason, approved_by):
            stated = Stated(entry.id, entry.at, entry.by, result, instead_of, reason, approved_by)
            return replace(
                cell, stated=_with(cell.stated, entry.id, stated), replaced=cell.replaced | frozenset(instead_of)
            )
        case ResultAgreed(_, result, side):
            return replace(cell, agreed=cell.agreed | {(result, side)})
        case ScoreRuled():
            ruled = RuledScore(entry.id, entry.at, entry.by, fact)
            replaced = cell.rulings_replaced | frozenset(fact.instead_of)
            return replace(cell, rulings=_with(cell.rulings, entry.id, ruled), rulings_replaced=replaced)
        case FormRecorded(form=form):
            recorded = (entry.at, entry.id, form)
            return replace(cell, formed=recorded if cell.formed is None else max(cell.formed, recorded))
        case BoardPostponed():
            return replace(cell, postponed=True)
        case BoardCancelled():
            return replace(cell, cancelled=True)
        case _:
            assert_never(fact)
