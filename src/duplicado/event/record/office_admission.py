"""What of the Director's office is refused before it is taken down, and under which Law."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import PenaltyKind
from duplicado.event.contest import ContestantId
from duplicado.event.record.appeal_entries import AppealDecided, AppealLodged
from duplicado.event.record.entries import BoardCancelled, BoardPostponed, Entry, EntryId, PenaltyRuled, ScoreRuled
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
from duplicado.event.record.periods import appeals_until, notices_until
from duplicado.event.record.refusals import Refused
from duplicado.event.record.register_entries import (
    ConductNoted,
    ContestantDisqualified,
    PartnershipNoted,
    PlayerSuspended,
)
from duplicado.event.record.state import EventState
from duplicado.law.book import law_81, law_91, law_92, law_93
from duplicado.law.reference import ClauseId
from duplicado.law.sanction import Measure
from duplicado.table.state import ContestKind
from duplicado.vocabulary import NotationError

__all__ = ["admit_appeal", "admit_decision", "admit_office", "is_known_contestant"]

_HEARD: Final = frozenset({AppealOutcome.UPHELD, AppealOutcome.CHANGED})
_APPELLANTS: Final = {
    ContestKind.INDIVIDUAL: law_92.Appellants.INDIVIDUAL,
    ContestKind.PAIRS: law_92.Appellants.PAIR,
    ContestKind.TEAMS: law_92.Appellants.TEAM,
}


def is_known_contestant(state: EventState, who: ContestantId) -> bool:
    """Tell whether somebody is entered or planned under that number."""
    plans = (plan for session in state.sessions.values() for plan in session.plans.values())
    return who in state.contestants or any(who in plan.contestants for plan in plans)


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
    for each in clauses:
        try:
            ClauseId.parse(each)
        except NotationError:
            return Refused("no-clause", (each[:20],))
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


# ---- appeals


def admit_appeal(
    state: EventState, at: datetime, fact: AppealLodged, known: frozenset[str] | None = None
) -> Refused | None:
    """Tell whether an appeal is refused: it is against a ruling, of somebody who may, in time (Laws 92A, 92B, 93C1).

    Reading: a ruling "made at his table" is one on the board that he played there; a penalty, a suspension and a
    disqualification are made where whoever is concerned sits. Where the record does not tell the table it is not asked.
    """
    if known is not None and fact.against not in known:
        return Refused("unknown-entry", (fact.against,))
    ruling = state.rulings.get(fact.against)
    if ruling is None:
        return Refused("no-ruling", (), "92A")
    if isinstance(ruling.fact, AppealDecided):
        heard_by = _further_levels_that_heard(state, ruling.fact)
        if law_93.further_body(state.conditions.regulations, heard_by) is None:
            return Refused("no-further-appeal", (), "93C1")
        before = state.appeals.get(ruling.fact.appeal)
        concerned = _concerned(state, state.rulings.get(before.against)) if before else frozenset[ContestantId]()
    else:
        concerned = _concerned(state, ruling)
    if concerned and not law_92.may_appeal(fact.appellant, concerned):
        return Refused("not-at-the-table", (str(fact.appellant),), "92A")
    limits = [appeals_until(state, number) for number in state.sessions]
    known_limits = [limit for limit in limits if limit is not None]
    # The ruling may be of a session whose score is not available yet.
    if known_limits and None not in limits and at > max(known_limits):
        return Refused("too-late-to-appeal", (max(known_limits).isoformat(timespec="minutes"),), "92B")
    return None


def _further_levels_that_heard(state: EventState, decided: AppealDecided) -> int:
    """Count the further appeals that have been heard: none when the decision is on an appeal against a ruling."""
    heard = 0
    lodged = state.appeals.get(decided.appeal)
    while lodged is not None and heard <= len(state.appeals):
        before = state.rulings.get(lodged.against)
        if before is None or not isinstance(before.fact, AppealDecided):
            break
        heard += 1
        lodged = state.appeals.get(before.fact.appeal)
    return heard


def _concerned(state: EventState, ruling: Entry | None) -> frozenset[ContestantId]:
    """Return those at whose table a ruling was given; nobody where the record does not tell."""
    match ruling.fact if ruling else None:
        case PenaltyRuled(penalty=penalty):
            return frozenset((penalty.contestant,))
        case PlayerSuspended(contestant=who) | ContestantDisqualified(contestant=who):
            return frozenset((who,))
        case ScoreRuled(place=place) | BoardPostponed(place=place) | BoardCancelled(place=place):
            return _at_table(state, Where.at(place))
        case RulingGiven() | RulingCorrected() as given:
            return _at_table(state, ruling_in(given).where)
        case RectificationWaived(where=where):
            return _at_table(state, where)
        case _:
            return frozenset()


def _at_table(state: EventState, where: Where) -> frozenset[ContestantId]:
    place = where.place
    if place is None:
        return frozenset()
    session = state.session(place.session)
    stated = session.cell(place).result
    plan = session.plans.get(place.section)
    due = plan.at(place) if plan else None
    seated = [] if due is None else [due.north_south, due.east_west, due.south, due.west]
    if stated is not None:
        said = (stated.result.north_south, stated.result.east_west, stated.result.south, stated.result.west)
        seated = [named or planned for named, planned in zip(said, seated or [None] * 4, strict=True)]
    return frozenset(each for each in seated if each is not None)


def admit_decision(state: EventState, fact: AppealDecided) -> Refused | None:
    """Tell whether the decision on an appeal is refused: it is not heard unless those concur who must (Law 92D).

    In a contest of individuals nobody need concur (92D1). A disciplinary penalty is not changed by those who hear the
    appeal where that is a committee: it may recommend it to the Director (93B3).
    """
    lodged = state.appeals.get(fact.appeal)
    if lodged is None:
        return Refused("unknown-appeal", (fact.appeal,))
    if fact.outcome not in _HEARD:
        return None
    asked = fact.hearing.concurred if fact.hearing and fact.hearing.concurred is not None else lodged.concurred
    kind = _APPELLANTS[state.conditions.kind]
    # Nobody counts as absent, which would be as if he concurred, because he has not been asked yet.
    lacking = law_92.concurrence_lacking(kind, partners=(True, asked is True), captain=asked)
    if lacking is not None:
        captain = kind is law_92.Appellants.TEAM
        return Refused("captain-must-concur" if captain else "partner-must-concur", (), lacking)
    ruling = state.rulings.get(lodged.against)
    by_committee = state.conditions.regulations.value("appeal.body") == "committee"
    if fact.outcome is AppealOutcome.CHANGED and by_committee and ruling is not None and _is_disciplinary(ruling):
        may = law_93.committee_may(law_93.Point.DISCIPLINE, penalty=PenaltyKind.DISCIPLINARY)
        return None if may is law_93.CommitteePower.DECIDE else Refused("may-only-recommend", (), "93B3")
    return None


def _is_disciplinary(ruling: Entry) -> bool:
    match ruling.fact:
        case PenaltyRuled(penalty=penalty):
            return penalty.kind is PenaltyKind.DISCIPLINARY
        case PlayerSuspended() | ContestantDisqualified():
            return True
        case _:
            return False
