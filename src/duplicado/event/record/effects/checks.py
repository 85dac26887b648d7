"""Checks that several kinds of fact share before they are recorded, and under which Law each refuses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from duplicado.event.contest import ContestantId
from duplicado.event.record.effects.effect import Proposed
from duplicado.event.record.ending import appeals_until, corrections_until
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.law.book.law_79_time import Requested, Times, TimeStanding, Timing, timing
from duplicado.law.book.law_81 import lacks_basis
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.errors import NotationError


def words(text: str) -> Refused | None:
    """Refuse empty words."""
    return None if text.strip() else Refused("words-wanted")


def real_clauses(clauses: Iterable[str]) -> Refused | None:
    """Refuse what is not the number of a clause."""
    for each in clauses:
        try:
            ClauseId.parse(each)
        except NotationError:
            return Refused("no-clause", (each[:20],))
    return None


def founded_on(clauses: Sequence[str], regulations: Profile) -> Refused | None:
    """Refuse what is no clause; and an award that names none where the regulations want one (Law 81B2)."""
    broken = lacks_basis(clauses, regulations)
    return real_clauses(clauses) if broken is None else Refused("ruling-without-clause", (), broken)


def known_entries(proposed: Proposed, named: Iterable[str]) -> Refused | None:
    """Refuse what names an entry that is not there."""
    if proposed.known is None:
        return None
    unknown = next((each for each in named if each not in proposed.known), None)
    return None if unknown is None else Refused("unknown-entry", (unknown,))


def known_contestant(proposed: Proposed, who: ContestantId) -> Refused | None:
    """Refuse what is about nobody who takes part."""
    return None if is_known_contestant(proposed.state, who) else Refused("unknown-contestant", (str(who),))


def is_known_contestant(state: EventState, who: ContestantId) -> bool:
    """Tell whether somebody is entered or planned under that number, or sits in a result."""
    if who in state.everybody:
        return True
    stated = (
        each.result for session in state.sessions.values() for _, cell in session.cells for each in cell.stated.values()
    )
    return any(who in each.seated for each in stated)


def changed_in_time(proposed: Proposed, session: int, *, by: str | None = None) -> Refused | None:
    """Refuse late what changes scores without a result being put right: a form, a cancelled board, a withdrawal.

    It is recorded for as long as the Director rectifies what he becomes aware of (81C3); afterwards it can only be an
    error of the record, which needs the approval of the Tournament Organizer (79C2).
    """
    noticed = _timing(proposed, Requested.DIRECTORS_NOTICE, session)
    late = _timing(proposed, Requested.SCORE_CORRECTION, session, approved=bool(by and by.strip()))
    if noticed.is_in_time or late.is_in_time or noticed.until is None:
        return None
    about = (noticed.until.isoformat(timespec="minutes"),)
    if late.standing is TimeStanding.NEEDS_APPROVAL:
        return Refused("too-late-to-change", about, "79C2")
    return Refused("changes-over", about, "81C3")


def corrected_in_time(proposed: Proposed, session: int, *, approved: bool) -> Refused | None:
    """Refuse late what states or corrects a result (79C)."""
    found = _timing(proposed, Requested.SCORE_CORRECTION, session, approved=approved)
    if found.is_in_time or found.until is None:
        return None
    code = "too-late-to-correct" if found.standing is TimeStanding.NEEDS_APPROVAL else "corrections-over"
    return Refused(code, (found.until.isoformat(timespec="minutes"),), found.clause)


def _timing(proposed: Proposed, requested: Requested, session: int, *, approved: bool = False) -> Timing:
    # The entry is the Director's finding that the record is wrong beyond a reasonable doubt.
    state = proposed.state
    times = Times(corrections_until(state, session), appeals_until(state, session))
    conditions = state.conditions
    return timing(requested, proposed.at, times, conditions.edition, conditions.regulations, approved=approved)
