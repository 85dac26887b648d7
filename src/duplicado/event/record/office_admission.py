"""What of the Director's office is refused before it is taken down, and under which Law."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from duplicado.event.contest import ContestantId
from duplicado.event.record.entries import EntryId, ScoreRuled
from duplicado.event.record.office import AnyRuling, open_calls, ruling_in
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
from duplicado.event.record.office_values import MeasureTaken, Where
from duplicado.event.record.periods import notices_until
from duplicado.event.record.refusals import Refused
from duplicado.event.record.register_entries import (
    ConductNoted,
    ContestantDisqualified,
    PartnershipNoted,
    PlayerSuspended,
)
from duplicado.event.record.state import EventState
from duplicado.law.book import law_81, law_91
from duplicado.law.reference import ClauseId
from duplicado.law.sanction import Measure
from duplicado.vocabulary.errors import NotationError

__all__ = ["admit_office", "first_that_is_no_clause", "is_known_contestant"]


def is_known_contestant(state: EventState, who: ContestantId) -> bool:
    """Tell whether somebody is entered or planned under that number, or sits in a result."""
    plans = (plan for session in state.sessions.values() for plan in session.plans.values())
    if who in state.contestants or any(who in plan.contestants for plan in plans):
        return True
    stated = (
        each.result
        for session in state.sessions.values()
        for cells in session.boards.values()
        for cell in cells.values()
        for each in cell.stated.values()
    )
    return any(who in (each.north_south, each.east_west, each.south, each.west) for each in stated)


def first_that_is_no_clause(clauses: Iterable[str]) -> str | None:
    """Return the first of some texts that is not the number of a clause."""
    for each in clauses:
        try:
            ClauseId.parse(each)
        except NotationError:
            return each
    return None


# ---- the office


def admit_office(state: EventState, at: datetime, fact: OfficeFact, known: frozenset[str] | None) -> Refused | None:
    """Tell whether an entry of the office is refused; `known` are the ids of the record, as for `admit`."""
    return _references(state, fact, known) or _clauses(fact) or _persons(state, fact) or _by_kind(state, at, fact)


def _references(state: EventState, fact: OfficeFact, known: frozenset[str] | None) -> Refused | None:
    """Refuse what names an entry that is not there, or puts right what is another thing."""
    if known is not None:
        unknown = next((each for each in _named(fact) if each not in known), None)
        if unknown is not None:
            return Refused("unknown-entry", (unknown,))
    if isinstance(fact, RulingWithdrawn):
        return None
    like = RulingGiven | RulingCorrected if isinstance(fact, RulingCorrected) else type(fact)
    for other in replaced_by(fact):
        entry = state.office.entries.get(other)
        if entry is not None and not isinstance(entry.fact, like):
            return Refused("replaces-another-kind", (other,))
        if state.office.is_replaced(other):
            return Refused("replaced-already", (other,))
    return None


def _named(fact: OfficeFact) -> Iterable[EntryId]:
    yield from replaced_by(fact)
    match fact:
        case RulingGiven() | RulingCorrected():
            ruling = ruling_in(fact)
            yield from (*ruling.follows, *ruling.polls, *ruling.gave)
            if ruling.call is not None:
                yield ruling.call
        case (
            CallTaken(call=str() as other)
            | CallSettled(call=str() as other)
            | RectificationWaived(call=str() as other)
            | MatterReferred(ruling=str() as other)
            | ConductNoted(penalty=str() as other)
        ):
            yield other
        case _:
            pass


def _clauses(fact: OfficeFact) -> Refused | None:
    """Refuse what is no clause; and a ruling that rests on none (Law 81B2)."""
    clauses: tuple[str, ...] = ()
    match fact:
        case RulingGiven() | RulingCorrected():
            clauses = ruling_in(fact).under
        case IrregularityNoticed() | RectificationWaived() | ConductNoted() | PartnershipNoted():
            clauses = fact.under
        case MatterReferred(under=under):
            clauses = (under,)
        case _:
            pass
    wrong = first_that_is_no_clause(clauses)
    if wrong is not None:
        return Refused("no-clause", (wrong[:20],))
    if isinstance(fact, RulingGiven | RulingCorrected) and not law_81.has_a_basis(clauses):
        return Refused("ruling-without-clause", (), "81B2")
    return None


def _persons(state: EventState, fact: OfficeFact) -> Refused | None:
    match fact:
        case ConductNoted(contestant=None, players=()):
            return Refused("who-wanted")
        case (
            ConductNoted(contestant=ContestantId() as who)
            | PartnershipNoted(contestant=who)
            | PlayerSuspended(contestant=who)
            | ContestantDisqualified(contestant=who)
        ):
            return None if is_known_contestant(state, who) else Refused("unknown-contestant", (str(who),))
        case _:
            return None


def _by_kind(state: EventState, at: datetime, fact: OfficeFact) -> Refused | None:
    match fact:
        case RulingGiven() | RulingCorrected():
            return _ruling(fact)
        case RulingWithdrawn():
            return _withdrawn(state, fact)
        case IrregularityNoticed(what=what, where=where):
            return _wanted(what) or _in_time(state, at, where)
        case DirectorCalled(said=text) | MatterReferred(matter=text) | PollTaken(question=text):
            return _wanted(text)
        case CallTaken(call=call, who=who):
            return _wanted(who) or _call(state, call)
        case CallSettled(call=call):
            return _call(state, call)
        case RectificationWaived(cause=cause):
            return None if cause.strip() else Refused("cause-wanted", (), "81C5")
        case ConductNoted(what=what, measure=measure, penalty=penalty):
            if (measure is MeasureTaken.PENALTY) != (penalty is not None):
                return Refused("measure-and-penalty")
            return _wanted(what)
        case PartnershipNoted(what=what):
            return _wanted(what)
        case PlayerSuspended():
            return _suspension(state, fact)
        case ContestantDisqualified():
            return _disqualification(state, fact)


def _wanted(text: str) -> Refused | None:
    return None if text.strip() else Refused("words-wanted")


def _call(state: EventState, call: EntryId) -> Refused | None:
    """Refuse to take or settle what is no call, or is answered already."""
    entry = state.office.entries.get(call)
    if entry is None or not isinstance(entry.fact, DirectorCalled | IrregularityNoticed):
        return Refused("no-call")
    return None if any(each.id == call for each in open_calls(state)) else Refused("call-answered")


def _ruling(fact: AnyRuling) -> Refused | None:
    if isinstance(fact, RulingCorrected):
        if not fact.instead_of:
            return Refused("corrects-nothing", (), "82C")
        if not fact.reason.strip():
            return Refused("words-wanted")
    for offer in ruling_in(fact).options:
        if offer.taken is not None and offer.taken not in offer.options:
            return Refused("not-offered", (offer.taken, ", ".join(offer.options)), "10C")
    return _wanted(ruling_in(fact).said)


def _withdrawn(state: EventState, fact: RulingWithdrawn) -> Refused | None:
    entry = state.office.entries.get(fact.ruling)
    if entry is None or not isinstance(
        entry.fact, RulingGiven | RulingCorrected | RectificationWaived | PlayerSuspended | ContestantDisqualified
    ):
        return Refused("unknown-ruling")
    if state.office.is_replaced(fact.ruling):
        return Refused("replaced-already", (fact.ruling,))
    if not fact.reason.strip():
        return Refused("words-wanted")
    gave = ruling_in(entry.fact).gave if isinstance(entry.fact, RulingGiven | RulingCorrected) else ()
    for given in gave:
        score = state.rulings.get(given)
        if score is None or not isinstance(score.fact, ScoreRuled):
            continue
        if given not in state.cell(score.fact.place).rulings_replaced:
            return Refused("score-stands", (str(score.fact.place),))
    return None


def _in_time(state: EventState, at: datetime, where: Where) -> Refused | None:
    until = notices_until(state, where.session)
    if until is None or at <= until:
        return None
    return Refused("too-late-to-rectify", (until.isoformat(timespec="minutes"),), "81C3")


def _suspension(state: EventState, fact: PlayerSuspended) -> Refused | None:
    if fact.from_round < 1 or (fact.to_round is not None and fact.to_round < fact.from_round):
        return Refused("rounds-wanted")
    alone, edition = bool(fact.player), state.conditions.edition
    if not law_91.may_be_imposed(Measure.SUSPENSION, edition, on_a_player=alone):
        return Refused("contestants-only", (fact.player,), "91A")
    return _wanted(fact.cause)


def _disqualification(state: EventState, fact: ContestantDisqualified) -> Refused | None:
    approved, alone = bool(fact.approved_by.strip()), bool(fact.player)
    edition = state.conditions.edition
    match law_91.may_disqualify(fact.cause, edition, organizer_approves=approved, on_a_player=alone):
        case law_91.Disqualification.MAY:
            return None
        case law_91.Disqualification.NEEDS_APPROVAL:
            return Refused("approval-wanted", (), "91B")
        case law_91.Disqualification.NEEDS_CAUSE:
            return _wanted(fact.cause)
        case law_91.Disqualification.NOT_A_PLAYER:
            return Refused("contestants-only", (fact.player,), "91B")
