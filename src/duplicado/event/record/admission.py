"""What is refused before it is taken down, and under which Law. Nothing changes by being refused."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from duplicado.event.adjusting import adjust
from duplicado.event.adjusting.penalties import in_contest, unit_of
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.conditions import Conditions
from duplicado.event.record.entries import (
    AppealDecided,
    AppealLodged,
    ConditionsChanged,
    ContestantWithdrew,
    Entry,
    EntryUndone,
    EventFounded,
    PenaltyRuled,
    ResultAgreed,
    ResultCorrected,
    ResultEntered,
    ScoreRuled,
    SectionPlanned,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.record.lines import circumstances, line_at_the_table
from duplicado.event.record.state import EventState, said_in
from duplicado.law.book import law_79, law_92
from duplicado.movement import IndividualMovement, TeamMovement
from duplicado.vocabulary import DuplicadoError

__all__ = ["Refused", "admit", "appeals_until", "corrections_until"]


@dataclass(frozen=True, slots=True)
class Refused:
    """An entry that is not taken down."""

    code: str
    """Names the sentence, which says the remedy."""
    about: tuple[str, ...] = ()
    clause: str | None = None
    """The Law under which it is refused, where one applies."""


def corrections_until(state: EventState, session: int) -> datetime | None:
    """Return when the Correction Period of a session ends (Law 79C1); `None` while its score is not available."""
    available = _available(state, session)
    minutes = state.conditions.correction_period
    return None if available is None else law_79.correction_period_ends(available, minutes)


def appeals_until(state: EventState, session: int) -> datetime | None:
    """Return when the right to appeal expires (Law 92B); `None` while the session's score is not available."""
    available = _available(state, session)
    minutes = state.conditions.appeal_period
    return None if available is None else law_92.appeal_period_ends(available, minutes)


def _available(state: EventState, session: int) -> datetime | None:
    times = [each for each in (state.session(session).published, state.published) if each is not None]
    return min(times, default=None)


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
        return Refused("founded-already", (state.title,)) if state.founded else None
    if not state.founded:
        return Refused("not-founded")
    if state.closed is not None and not isinstance(fact, EntryUndone):
        return Refused("event-closed", (), "92B" if isinstance(fact, AppealLodged) else None)
    match fact:
        case SectionPlanned():
            return _plan(state, fact)
        case ResultEntered(place=place):
            if said_in(fact) in (each.said for each in state.cell(place).standing):
                return None  # the same said a second time changes nothing
            return _in_time(state, entry.at, place.session, state.conditions, approved=False)
        case ResultCorrected():
            return _correction(state, entry, fact)
        case ResultAgreed(place, result, _):
            return None if result in state.cell(place).stated else Refused("unknown-result", (result,))
        case ScoreRuled():
            return _ruling(state, fact)
        case PenaltyRuled():
            return _penalty(state, fact)
        case AppealLodged():
            return _appeal(state, entry.at, fact, known)
        case AppealDecided(appeal=appeal):
            return None if appeal in state.appeals else Refused("unknown-appeal", (appeal,))
        case EntryUndone(other, _):
            return _undoing(state, entry.at, other, known)
        case ContestantWithdrew(contestant=who) | SubstituteSeated(contestant=who):
            is_known = who in state.contestants or _is_planned(state, who)
            if not is_known:
                return Refused("unknown-contestant", (str(who),))
            return _substitute(state, fact) if isinstance(fact, SubstituteSeated) else None
        case SessionMissed():
            return _missed(state, fact)
        case ConditionsChanged(_, reason):
            return None if reason.strip() else Refused("reason-wanted")
        case _:
            return None


def _substitute(state: EventState, fact: SubstituteSeated) -> Refused | None:
    """Refuse a substitute for somebody who does not play for that contestant, where it is known who does."""
    entered = state.contestants.get(fact.contestant)
    names = {player.name for player in entered.players} if entered else set[str]()
    seated = (each for each in state.seatings if isinstance(each, SubstituteSeated))
    names |= {each.substitute.name for each in seated if each.contestant == fact.contestant}
    if not names or fact.absent.name in names:
        return None
    return Refused("not-a-player", (fact.absent.name, str(fact.contestant), ", ".join(sorted(names))))


def _missed(state: EventState, fact: SessionMissed) -> Refused | None:
    if fact.contestant not in state.contestants and not _is_planned(state, fact.contestant):
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


def _is_planned(state: EventState, who: object) -> bool:
    return any(who in plan.contestants for session in state.sessions.values() for plan in session.plans.values())


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
    return _in_time(state, entry.at, place.session, state.conditions, approved=bool(fact.approved_by.strip()))


def _undoing(state: EventState, at: datetime, other: str, known: frozenset[str] | None) -> Refused | None:
    """Refuse to undo what is not there, and to undo a result where it could no longer be corrected without approval."""
    if known is not None and other not in known:
        return Refused("unknown-entry", (other,))
    for number, session in state.sessions.items():
        until = corrections_until(state, number)
        if until is not None and at > until:
            cells = (cell for of_board in session.boards.values() for cell in of_board.values())
            if any(other in cell.stated for cell in cells):
                return Refused("too-late-to-undo", (until.isoformat(timespec="minutes"),), "79C2")
    return None


def _in_time(
    state: EventState, at: datetime, session: int, conditions: Conditions, *, approved: bool
) -> Refused | None:
    until = corrections_until(state, session)
    if until is None or at <= until:
        return None
    allowed = conditions.regulations.value("correction.late_with_to_approval") is True
    # The entry is the Director's finding that the record is wrong beyond a reasonable doubt.
    if law_79.may_be_corrected_late(allowed=allowed, organizer_approves=approved, beyond_doubt=True):
        return None
    code = "too-late-to-correct" if allowed else "corrections-over"
    return Refused(code, (until.isoformat(timespec="minutes"),), "79C2")


def _ruling(state: EventState, fact: ScoreRuled) -> Refused | None:
    cell = state.cell(fact.place)
    if not fact.reason.strip():
        return Refused("reason-wanted")
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
        return Refused("ruling-impossible", (str(error),), "12C")
    return None


def _penalty(state: EventState, fact: PenaltyRuled) -> Refused | None:
    conditions = state.conditions
    unit = unit_of(conditions.method, victory_points=conditions.in_matches)
    try:
        in_contest(fact.penalty, unit, top=Fraction(1))
    except DuplicadoError:
        return Refused("penalty-unit", (fact.penalty.unit.value, unit.value))
    return None


def _appeal(state: EventState, at: datetime, fact: AppealLodged, known: frozenset[str] | None) -> Refused | None:
    if known is not None and fact.against not in known:
        return Refused("unknown-entry", (fact.against,))
    limits = [appeals_until(state, number) for number in state.sessions]
    known_limits = [limit for limit in limits if limit is not None]
    # The ruling may be of a session whose score is not available yet.
    if known_limits and None not in limits and at > max(known_limits):
        return Refused("too-late-to-appeal", (max(known_limits).isoformat(timespec="minutes"),), "92B")
    return None
