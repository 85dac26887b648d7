"""What is refused before it is taken down, and under which Law. Nothing changes by being refused."""

from __future__ import annotations

from datetime import datetime

from duplicado.event.adjusting.adjustment import adjust
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.appeal_admission import admit_appeal, admit_decision
from duplicado.event.record.conditions import Conditions, ContestForm
from duplicado.event.record.entries import (
    AppealDecided,
    AppealLodged,
    BoardCancelled,
    CarriedOver,
    ConditionsChanged,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Entry,
    EntryUndone,
    EventFounded,
    FormRecorded,
    PenaltyRuled,
    ResultAgreed,
    ResultCorrected,
    ResultEntered,
    ScoreRuled,
    SectionPlanned,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.record.hall_admission import admit_in_the_hall
from duplicado.event.record.hall_entries import HallFact
from duplicado.event.record.lines import circumstances, line_at_the_table
from duplicado.event.record.match_penalties import no_such_match, units_of_match, units_of_total
from duplicado.event.record.office import may_not_play
from duplicado.event.record.office_admission import admit_office, first_that_is_no_clause, is_known_contestant
from duplicado.event.record.office_entries import OfficeFact
from duplicado.event.record.periods import appeals_until, corrections_until, notices_until
from duplicado.event.record.refusals import Refused
from duplicado.event.record.register import is_confidential
from duplicado.event.record.state import EventState, says_as_much
from duplicado.law.book.law_79_time import Requested, Standing, Times, Timing, timing
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.teams import TeamMovement
from duplicado.table.kinds import ContestKind
from duplicado.vocabulary.errors import DuplicadoError

__all__ = ["Refused", "admit", "appeals_until", "corrections_until", "notices_until", "refused_conditions"]


def admit(state: EventState, entry: Entry, known: frozenset[str] | None = None) -> Refused | None:
    """Tell whether an entry is refused; `None` admits it.

    Args:
        state: what the record says before it.
        entry: what is to be entered.
        known: the ids of all entries of the record, for what refers to one; if not told, such references are not
            looked up.
    """
    fact = entry.fact
    if isinstance(fact, EventFounded):
        return Refused("founded-already", (state.title,)) if state.founded else refused_conditions(fact.conditions)
    if not state.founded:
        return Refused("not-founded")
    # The register changes nothing in the result, and what is told of a partnership may be told later.
    if state.closed is not None and not isinstance(fact, EntryUndone) and not is_confidential(fact):
        return Refused("event-closed", (), "92B" if isinstance(fact, AppealLodged) else None)
    match fact:
        case ContestantEntered() | SectionPlanned():
            return _of_the_field(state, fact)
        case ResultEntered(place=place):
            if any(says_as_much(each.result, fact) for each in state.cell(place).standing):
                return None  # the same said a second time changes nothing
            return _in_time(state, entry.at, place.session, approved=False)
        case ResultCorrected():
            return _correction(state, entry, fact)
        case ResultAgreed(place, result, _):
            return None if result in state.cell(place).stated else Refused("unknown-result", (result,))
        case ScoreRuled():
            return _ruling(state, fact)
        case PenaltyRuled():
            return _penalty(state, fact)
        case AppealLodged():
            return admit_appeal(state, entry.at, fact, known)
        case AppealDecided():
            return admit_decision(state, fact)
        case EntryUndone(other, _):
            return _undoing(state, entry.at, other, known)
        case ContestantWithdrew(contestant=who) | SubstituteSeated(contestant=who):
            if not is_known_contestant(state, who):
                return Refused("unknown-contestant", (str(who),))
            if isinstance(fact, SubstituteSeated):
                return _substitute(state, fact)
            return _change(state, entry.at, fact.session, by=fact.approved_by)
        case SessionMissed():
            return _missed(state, fact)
        case FormRecorded(place=place, approved_by=by) | BoardCancelled(place=place, approved_by=by):
            return _change(state, entry.at, place.session, by=by)
        case DirectionPermitted(contestant=who) | CarriedOver(contestant=who) if not is_known_contestant(state, who):
            return Refused("unknown-contestant", (str(who),))
        case CarriedOver(percent=percent) if bool(percent) is not state.conditions.by_percentage:
            return Refused("carried-in-total" if percent else "carried-in-percent")
        case ConditionsChanged(conditions, reason):
            return refused_conditions(conditions, state) if reason.strip() else Refused("reason-wanted")
        case _ if isinstance(fact, HallFact):
            return admit_in_the_hall(state, fact)
        case _ if isinstance(fact, OfficeFact):
            return admit_office(state, entry.at, fact, known)
        case _:
            return None


def refused_conditions(conditions: Conditions, state: EventState | None = None) -> Refused | None:
    """Tell why conditions are refused: what no scale does, and another kind of contestants than sections are made for.

    No scale has matches by total points in victory points, nor Patton by anything but boards.

    Args:
        conditions: those that are to hold.
        state: what the record says so far; `None` where the event is only to be founded.
    """
    is_planned = state is not None and any(session.plans for session in state.sessions.values())
    if state is not None and is_planned and conditions.kind is not state.conditions.kind:
        return Refused("kind-settled", (state.conditions.kind.value,))
    in_points = conditions.method is ScoringMethod.TOTAL_POINTS and conditions.kind is ContestKind.TEAMS
    if conditions.form is ContestForm.PATTON and conditions.method is not ScoringMethod.BOARD_A_MATCH:
        return Refused("patton-by-boards")
    return Refused("matches-in-points") if in_points and conditions.form is ContestForm.MATCHES else None


def _substitute(state: EventState, fact: SubstituteSeated) -> Refused | None:
    """Refuse a substitute who may not play himself, or for somebody who, as far as is known, does not play there."""
    name = fact.substitute.name
    for who in (*state.contestants, fact.contestant):
        if name in may_not_play(state, who, fact.session, fact.from_round):
            return Refused("substitute-barred", (name,), "91A")
    entered = state.contestants.get(fact.contestant)
    names = {player.name for player in entered.players} if entered else set[str]()
    seated = (each for each in state.seatings if isinstance(each, SubstituteSeated))
    names |= {each.substitute.name for each in seated if each.contestant == fact.contestant}
    if not names or fact.absent.name in names:
        return None
    return Refused("not-a-player", (fact.absent.name, str(fact.contestant), ", ".join(sorted(names))))


def _missed(state: EventState, fact: SessionMissed) -> Refused | None:
    """Refuse a missed session where the regulations give nothing for it, or the contestant played in it."""
    if not is_known_contestant(state, fact.contestant):
        return Refused("unknown-contestant", (str(fact.contestant),))
    conditions = state.conditions
    if conditions.in_matches or conditions.method is not ScoringMethod.MATCHPOINTS:
        return Refused("missed-only-percentages")
    if conditions.regulations.value("unplayed_session.rule") == "none":
        return Refused("missed-not-regulated", (conditions.profile,))
    for place, due in ((p, d) for plan in state.session(fact.session).plans.values() for p, d in plan.due.items()):
        if fact.contestant in due.contestants and state.cell(place).stated:
            return Refused("missed-but-played", (str(fact.contestant), str(place.round)))
    return None


def _of_the_field(state: EventState, fact: ContestantEntered | SectionPlanned) -> Refused | None:
    """Refuse two players under one number in a contest of individuals, and a plan that cannot be played."""
    if isinstance(fact, SectionPlanned):
        return _plan(state, fact)
    alone = state.conditions.kind is not ContestKind.INDIVIDUAL or len(fact.players) <= 1
    return None if alone else Refused("one-player", (str(fact.contestant),), "4")


def _plan(state: EventState, fact: SectionPlanned) -> Refused | None:
    movement = fact.movement
    match movement:
        case IndividualMovement(players=wanted) | TeamMovement(teams=wanted):
            pass
        case _:
            wanted = movement.contestants
    if len(fact.contestants) != wanted:
        return Refused("movement-wants", (str(wanted), str(len(fact.contestants))))
    if len(set(fact.contestants)) < len(fact.contestants):
        return Refused("contestant-twice")
    if fact.boards_each < 1 or fact.first_board < 1:
        return Refused("boards-wanted")
    session = state.session(fact.session)
    played = [
        place
        for (section, _), cells in session.boards.items()
        if section == fact.section
        for place, cell in cells.items()
        if place.round >= fact.from_round and cell.stated
    ]
    before = session.plans.get(fact.section)
    if before is None and fact.from_round > 1:
        return Refused("no-movement-yet", (fact.section,))
    if played and before is not None:
        latest = max(played)
        return Refused("round-played", (str(fact.from_round), str(latest.round), str(latest.table), str(latest.board)))
    return None


def _correction(state: EventState, entry: Entry, fact: ResultCorrected) -> Refused | None:
    place = fact.result.place
    if not fact.reason.strip():
        return Refused("reason-wanted")
    unknown = [each for each in fact.instead_of if each not in state.cell(place).stated]
    # A result that nobody has stated is put right by stating it; after the period that too wants approval.
    if unknown or (not fact.instead_of and state.cell(place).stated):
        return Refused("unknown-result", tuple(unknown[:1]) or (str(place),))
    return _in_time(state, entry.at, place.session, approved=bool(fact.approved_by.strip()))


def _undoing(state: EventState, at: datetime, other: str, known: frozenset[str] | None) -> Refused | None:
    """Refuse to undo what is not there, and a result or a form where that could not be changed without approval."""
    if known is not None and other not in known:
        return Refused("unknown-entry", (other,))
    if other == state.founding:
        return Refused("founding-stays")
    for number, session in state.sessions.items():
        until = corrections_until(state, number)
        if until is not None and at > until:
            cells = (cell for of_board in session.boards.values() for cell in of_board.values())
            if any(other in cell.stated for cell in cells):
                return Refused("too-late-to-undo", (until.isoformat(timespec="minutes"),), "79C2")
            forms = (cell.formed for of_board in session.boards.values() for cell in of_board.values())
            if any(formed is not None and formed[1] == other for formed in forms):
                return _change(state, at, number)
    return None


def _change(state: EventState, at: datetime, session: int, *, by: str | None = None) -> Refused | None:
    """Refuse late what changes scores without a result being put right: a form, a cancelled board, a withdrawal.

    It is taken down for as long as the Director rectifies what he becomes aware of (81C3); afterwards it can only be an
    error of the record, which needs the approval of the Tournament Organizer (79C2).
    """
    noticed = _timing(state, Requested.DIRECTORS_NOTICE, at, session)
    late = _timing(state, Requested.SCORE_CORRECTION, at, session, approved=bool(by and by.strip()))
    if noticed.is_in_time or late.is_in_time or noticed.until is None:
        return None
    about = (noticed.until.isoformat(timespec="minutes"),)
    if late.standing is Standing.NEEDS_APPROVAL:
        return Refused("too-late-to-change", about, "79C2")
    return Refused("changes-over", about, "81C3")


def _timing(state: EventState, requested: Requested, at: datetime, session: int, *, approved: bool = False) -> Timing:
    # The entry is the Director's finding that the record is wrong beyond a reasonable doubt.
    conditions = state.conditions
    times = Times(corrections_until(state, session), appeals_until(state, session))
    return timing(requested, at, times, conditions.edition, conditions.regulations, approved=approved)


def _in_time(state: EventState, at: datetime, session: int, *, approved: bool) -> Refused | None:
    found = _timing(state, Requested.SCORE_CORRECTION, at, session, approved=approved)
    if found.is_in_time or found.until is None:
        return None
    code = "too-late-to-correct" if found.standing is Standing.NEEDS_APPROVAL else "corrections-over"
    return Refused(code, (found.until.isoformat(timespec="minutes"),), found.clause)


def _ruling(state: EventState, fact: ScoreRuled) -> Refused | None:
    cell = state.cell(fact.place)
    if not fact.reason.strip():
        return Refused("reason-wanted")
    wrong = first_that_is_no_clause(fact.ruling.under)
    if wrong is not None:
        return Refused("no-clause", (wrong[:20],))
    if any(each not in cell.rulings for each in fact.instead_of):
        return Refused("unknown-ruling")
    open_ones = {each for each in cell.rulings if each not in cell.rulings_replaced}
    if not open_ones <= set(fact.instead_of):
        return Refused("ruled-already", (str(fact.place),), "82C")
    plan = state.session(fact.place.session).plans.get(fact.place.section)
    try:
        line = line_at_the_table(cell, fact.place, plan.at(fact.place) if plan else None)
        adjust(line, fact.ruling, circumstances(state.conditions, fact.place.board))
    except DuplicadoError as error:
        told = (error.code, error.values) if error.code else ("ruling-impossible", (str(error),))
        return Refused(*told, "12C")
    return None


def _penalty(state: EventState, fact: PenaltyRuled) -> Refused | None:
    conditions, who = state.conditions, fact.penalty.contestant
    if not is_known_contestant(state, who):
        return Refused("unknown-contestant", (str(who),))
    if fact.session is not None and fact.session not in state.sessions:
        return Refused("unknown-session", (str(fact.session),))
    wrong = first_that_is_no_clause(fact.penalty.under)
    if wrong is not None:
        return Refused("no-clause", (wrong[:20],))
    if fact.against is not None or fact.round is not None:
        unmet = no_such_match(state, fact)
        if unmet is not None:
            return unmet
    units = units_of_total(conditions) if fact.against is None else units_of_match(conditions)
    if fact.penalty.unit in units or not fact.penalty.amount:
        return None  # a warning takes nothing, in whatever unit
    told = fact.penalty.unit.name.lower()
    if not units and fact.against is None:
        return Refused("penalty-wants-match", (told,))
    if not units:
        return Refused("penalty-not-of-match", (told,))
    return Refused("penalty-unit", (told, " / ".join(each.short for each in units)))
