"""Effects of appeals and of the decisions on them, and which are refused (Laws 92 and 93)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from duplicado.event.adjusting.appeals import Appeal, AppealOutcome, settle
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealFact, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.discipline import DisciplineFact
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.rulings import RulingWithdrawn, scores_given
from duplicado.event.facts.subjects import (
    AtPlace,
    OfBoards,
    OfContestant,
    OfEntry,
    OfEvent,
    OfHall,
    OfRegister,
    OfSession,
    OfTable,
    OfWhere,
)
from duplicado.event.record.effects.checks import known_entries
from duplicado.event.record.effects.effect import (
    Effect,
    Proposed,
    as_ruling,
    touches_nothing,
    touches_totals,
    with_member,
)
from duplicado.event.record.ending import appeals_until
from duplicado.event.record.office_queries import contestant_of, first_ruling, rulings_behind, where_of
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState, Unapplied, who_sat
from duplicado.law.book import law_92, law_93
from duplicado.law.book.law_79_time import Requested, Times, TimeStanding, timing
from duplicado.law.sanction import PenaltyKind
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError

_HEARD: Final = frozenset({AppealOutcome.UPHELD, AppealOutcome.CHANGED})
_APPELLANTS: Final = {
    ContestKind.INDIVIDUAL: law_92.Appellants.INDIVIDUAL,
    ContestKind.PAIRS: law_92.Appellants.PAIR,
    ContestKind.TEAMS: law_92.Appellants.TEAM,
}


def _refused_appeal(proposed: Proposed, fact: AppealLodged) -> Refused | None:
    """Tell whether an appeal is refused: it is against a ruling, of somebody who may, in time (Laws 92A, 92B, 93C1).

    Reading: a ruling "made at his table" is one on the board that he played there; a penalty, a suspension and a
    disqualification are made where whoever is concerned sits. Where the record does not tell the table it is not asked.
    """
    unknown = known_entries(proposed, (fact.against,))
    if unknown is not None:
        return unknown
    state = proposed.state
    against = given_by(state, fact.against)
    ruling = state.rulings.get(against)
    if ruling is None:
        return Refused("no-ruling", (), law_92.goes_to_the_director())
    if not routes(state, against):
        return Refused("no-further-appeal", (), "93C1")
    concerned = _concerned(state, ruling)
    if concerned and not law_92.may_appeal(fact.appellant, concerned):
        return Refused("not-at-the-table", (str(fact.appellant),), "92A")
    if _has_appealed(state, fact.appellant, against):
        return Refused("has-appealed", (str(fact.appellant),), "92A")
    until = _appeal_ends(state, ruling)
    approved = bool((fact.approved_by or "").strip())
    conditions = state.conditions
    found = timing(
        Requested.APPEAL,
        proposed.at,
        Times(appeal_ends=until),
        conditions.edition,
        conditions.regulations,
        approved=approved,
    )
    if found.is_in_time or until is None:
        return None
    wants = found.standing is TimeStanding.NEEDS_APPROVAL
    code = "late-appeal-wants-approval" if wants else "too-late-to-appeal"
    return Refused(code, (until.isoformat(timespec="minutes"),), found.clause)


def given_by(state: EventState, number: EntryId) -> EntryId:
    """Return the ruling, or the decision on an appeal, that gave a score; what is no score of another is its own."""
    score = state.rulings.get(number)
    if score is None or not isinstance(score.fact.subject(), AtPlace):
        return number
    for other in state.rulings:
        if other != number and number in _scores_of(state, other):
            return other
    former = frozenset(score.fact.replaces())
    for other, entry in state.rulings.items():
        if isinstance(entry.fact, AppealDecided) and entry.fact.outcome is AppealOutcome.CHANGED:
            lodged = state.appeals.get(entry.fact.appeal)
            if lodged is not None and not former.isdisjoint(_scores_of(state, lodged.against)):
                return other
    return number


def is_taken_back(state: EventState, against: EntryId) -> bool:
    """Tell whether a ruling was undone or withdrawn, or that of a decision on an appeal: there is nothing to be heard.

    Reading: a score that was ruled alone is taken back by ruling that the score of the table stands.
    """
    ruling = state.rulings.get(given_by(state, against))
    if ruling is None:
        return True
    withdrawn = {each.fact.ruling for each in state.office.standing(RulingWithdrawn)}
    for each in (ruling, *rulings_behind(state, ruling)):
        if isinstance(each.fact, RulingWithdrawn):
            return False  # it is about the withdrawal itself
        if each.id in withdrawn:
            return True
    return isinstance(ruling.fact, ScoreRuled) and _leaves_the_table(state, ruling.id, ruling.fact)


def _leaves_the_table(state: EventState, former: EntryId, fact: ScoreRuled) -> bool:
    standing = state.cell(fact.place).ruling
    if standing is None or former not in standing.ruled.instead_of:
        return False
    return standing.ruled.ruling == Ruling(Unchanged(), Unchanged())


def _scores_of(state: EventState, number: EntryId) -> frozenset[EntryId]:
    """Return the scores that a ruling gave, itself included where it is one."""
    entry = state.rulings.get(number)
    given = () if entry is None else scores_given(entry.fact)
    return frozenset((number, *given))


def _has_appealed(state: EventState, appellant: ContestantId, against: EntryId) -> bool:
    """Tell whether the contestant's own appeal against the ruling waits or was heard; a withdrawn one counts not."""
    own = [
        number
        for number, lodged in state.appeals.items()
        if lodged.appellant == appellant and given_by(state, lodged.against) == against
    ]
    decided = [state.appeals_decided.get(number) for number in own]
    return any(decision is None or decision.outcome in _HEARD for decision in decided)


def _appeal_ends(state: EventState, ruling: Entry) -> datetime | None:
    """Return when the right to appeal against a ruling expires; `None` while it does not yet run out.

    Reading: 92B counts from the score. A decision on an appeal may come later than that; the time in which to appeal
    against it then runs from the decision, or 93C1 would give nothing.
    """
    session = _session_of(state, ruling)
    limits = [appeals_until(state, number) for number in (state.sessions if session is None else (session,))]
    known = [limit for limit in limits if limit is not None]
    # Of a ruling that the record gives no session it may be one whose score is not available yet.
    until = max(known) if known and len(known) == len(limits) else None
    if until is None or not isinstance(ruling.fact, AppealDecided):
        return until
    return max(until, law_92.appeal_period_ends(ruling.at, state.conditions.appeal_period))


def _session_of(state: EventState, ruling: Entry) -> int | None:
    """Return the session of which a ruling is, or what a decision is about in the end, where the record tells."""
    fact = first_ruling(state, ruling).fact
    match fact.subject():
        case AtPlace(place=place):
            return place.session
        case OfWhere(where=where):
            return where.session
        case (OfTable() | OfBoards() | OfSession() | OfHall()) as some:
            return some.session
        case OfContestant() | OfEntry() | OfRegister() | OfEvent():
            return fact.session if isinstance(fact, PenaltyRuled | DisciplineFact) else None


def _concerned(state: EventState, ruling: Entry) -> frozenset[ContestantId]:
    """Return those at whose table a ruling was given; nobody where the record does not tell."""
    who, where = contestant_of(state, ruling), where_of(state, ruling)
    place = where.place if where else None
    if who is not None or place is None:
        return frozenset() if who is None else frozenset((who,))
    stated = state.cell(place).result
    seated = who_sat(stated.result if stated else None, state.due_at(place))
    return frozenset(each for each in seated if each is not None)


def _refused_decision(proposed: Proposed, fact: AppealDecided) -> Refused | None:
    """Tell whether the decision on an appeal is refused: it is not heard unless those concur who must (Law 92D).

    It is decided once: what is wrong in a decision is put right by taking it back, or by a further appeal (Law 93C). In
    a contest of individuals nobody need concur (92D1). Others than the Director in charge change no disciplinary
    penalty and nothing that turns on a point of law: they may recommend it to him (93B3). He himself changes what turns
    on the Law alone (93B1).
    """
    state = proposed.state
    lodged = state.appeals.get(fact.appeal)
    if lodged is None:
        return Refused("unknown-appeal", (fact.appeal,))
    if fact.appeal in state.appeals_decided:
        return Refused("appeal-is-decided", (fact.appeal,))
    if fact.outcome in _HEARD and is_taken_back(state, lodged.against):
        return Refused("ruling-taken-back", (), "92A")
    beyond = _keeps_too_much(state, fact, lodged)
    if beyond is not None or fact.outcome not in _HEARD:
        return beyond
    asked = fact.hearing.concurred if fact.hearing and fact.hearing.concurred is not None else lodged.concurred
    lacking = who_must_concur(state, asked=asked)
    if lacking is not None:
        return lacking
    regulations, edition = state.conditions.regulations, state.conditions.edition
    if fact.outcome is AppealOutcome.CHANGED:
        ruling = state.rulings.get(lodged.against)
        disciplinary = ruling is not None and _is_disciplinary(ruling)
        point = law_93.Point.DISCIPLINE if disciplinary else fact.disputed or law_93.Point.JUDGEMENT
        by_others = law_93.is_heard_by_others(point, regulations, edition, members=_somebody_sat(fact))
        if by_others and law_93.committee_may(point) is not law_93.CommitteePower.DECIDE:
            return Refused("may-only-recommend", (point.value,), "93B3")
    return None


def who_must_concur(state: EventState, *, asked: bool | None) -> Refused | None:
    """Say whose concurrence an appeal still wants to be heard (92D); `asked`: what partner or captain has answered.

    One who has not been asked yet does not count as absent, which would be deemed concurrence.
    """
    kind = _APPELLANTS[state.conditions.kind]
    lacking = law_92.concurrence_lacking(kind, partners=(True, asked is True), captain=asked)
    if lacking is None:
        return None
    captain = kind is law_92.Appellants.TEAM
    return Refused("captain-must-concur" if captain else "partner-must-concur", (), lacking)


def _keeps_too_much(state: EventState, fact: AppealDecided, lodged: AppealLodged) -> Refused | None:
    """Refuse to keep of a deposit what the regulations do not let be kept, see `settle` (Law 92A)."""
    if not fact.kept:
        return None
    if not fact.without_merit or fact.outcome is AppealOutcome.CHANGED:
        return Refused("deposit-is-returned", (), "92A")
    appeal = Appeal(lodged.appellant, fact.outcome, lodged.deposit, without_merit=True)
    try:
        settle(appeal, state.conditions.regulations, kept=fact.kept)
    except DuplicadoError:
        return Refused("deposit-may-not-be-kept", (str(fact.kept), str(lodged.deposit)), "92A")
    return None


def routes(state: EventState, against: EntryId) -> tuple[law_93.Route | law_93.FurtherRoute, ...]:
    """Say who hears an appeal against a ruling: each point on its own where that differs (Laws 93A and 93B).

    Of a decision on an appeal it is who hears a further one (93B1, 93C1), which may be nobody.
    """
    ruling = state.rulings.get(given_by(state, against))
    if ruling is not None and isinstance(ruling.fact, AppealDecided):
        return _further_routes(state, ruling, ruling.fact)
    disciplinary = ruling is not None and _is_disciplinary(ruling)
    points = (law_93.Point.DISCIPLINE,) if disciplinary else (law_93.Point.LAW, law_93.Point.JUDGEMENT)
    return law_93.route(points, state.conditions.regulations, state.conditions.edition)


def _further_routes(
    state: EventState, entry: Entry, decided: AppealDecided
) -> tuple[law_93.Route | law_93.FurtherRoute, ...]:
    *later, first = (
        decided,
        *(each.fact for each in rulings_behind(state, entry) if isinstance(each.fact, AppealDecided)),
    )
    body = _after_director(state, first)
    if body is not None and not later:
        return (law_93.Route(law_93.Point.LAW, body, "93B1"),)
    further = law_93.further_route(state.conditions.regulations, len(later) - (body is not None))
    return () if further is None else (further,)


def _after_director(state: EventState, decided: AppealDecided) -> law_93.Body | None:
    regulations, edition = state.conditions.regulations, state.conditions.edition
    return law_93.after_director_in_charge(decided.disputed, regulations, edition, members=_somebody_sat(decided))


def _somebody_sat(decided: AppealDecided) -> bool:
    return decided.hearing is not None and bool(decided.hearing.members or decided.hearing.chairman)


def _is_disciplinary(ruling: Entry) -> bool:
    """Tell whether a ruling is a penalty, a suspension or a disqualification for discipline."""
    if isinstance(ruling.fact, PenaltyRuled):
        return ruling.fact.penalty.kind is PenaltyKind.DISCIPLINARY
    return isinstance(ruling.fact.subject(), OfContestant)


def _lodged(state: EventState, entry: Entry, fact: AppealLodged) -> EventState:
    return replace(state, appeals=with_member(state.appeals, entry.id, fact))


def _decided(state: EventState, entry: Entry, fact: AppealDecided) -> EventState:
    if fact.appeal not in state.appeals:
        return replace(state, unapplied=(*state.unapplied, Unapplied(entry.id, "unknown-appeal")))
    return as_ruling(replace(state, appeals_decided=with_member(state.appeals_decided, fact.appeal, fact)), entry)


_LODGED: Final[Effect[AppealLodged]] = Effect(
    applied=_lodged, refused=_refused_appeal, touches=touches_nothing, closed_under="92B"
)
_DECIDED: Final[Effect[AppealDecided]] = Effect(applied=_decided, refused=_refused_decision, touches=touches_totals)


def effect_of(fact: AppealFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case AppealLodged():
            return _LODGED
        case AppealDecided():
            return _DECIDED
