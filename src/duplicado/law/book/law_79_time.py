"""Time limits of requests and corrections: Laws 64B, 69, 71, 79, 81C3 and 92B in one answer.

When a period begins and ends follows from the record of the contest; see `duplicado.event.record.ending`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from duplicado.law.book.law_79 import may_be_corrected_late
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError


class Requested(Enumeration):
    """Request, or occasion, for which there is a time limit; the value is its name in records and messages."""

    SCORE_CORRECTION = "score correction"
    """An error in recording or computing an agreed score is to be put right (79C)."""
    RULING = "ruling"
    """A player asks for a ruling (92B)."""
    APPEAL = "appeal"
    DIRECTORS_NOTICE = "director's notice"
    """The Director has become aware of an irregularity in whatever manner (81C3)."""
    OBJECTION_TO_CLAIM = "objection to a claim"
    """A side that said nothing, or assented, objects to a claim (69A)."""
    CLAIM_WITHDRAWN = "agreement to a claim withdrawn"
    """A side wants back what it had won, or would likely have won (69B)."""
    CONCESSION_CANCELLED = "concession cancelled"
    TRICKS_DISPUTED = "tricks disputed"
    """The sides do not agree on the tricks won (79B)."""
    REVOKE = "revoke"
    """Attention is drawn to an established revoke (64B)."""


class TimeStanding(Enumeration):
    """Timeliness of a request; the value is its name in messages."""

    IN_TIME = "in time"
    NEEDS_APPROVAL = "needs approval"
    """Only with the approval of the Tournament Organizer."""
    TOO_LATE = "too late"

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Standing.{self.name}"


@dataclass(frozen=True, slots=True)
class Times:
    """Times in the record of a contest, for one board at one table."""

    correction_ends: datetime | None = None
    """Time at which the Correction Period ends (79C1); `None` while the official score is not available, so that it
    runs on."""
    appeal_ends: datetime | None = None
    """Time at which the right to request a ruling or to appeal expires (92B); `None` likewise."""
    round_over: bool = False
    """True where the round has ended for the board (8B)."""
    called_on_next_board: bool = False
    """True where the side concerned has called on a later board."""

    def correction_over(self, at: datetime) -> bool:
        """Tell whether the Correction Period has expired."""
        return self.correction_ends is not None and at > self.correction_ends

    def appeals_over(self, at: datetime) -> bool:
        """Tell whether the right to request a ruling or to appeal has expired."""
        return self.appeal_ends is not None and at > self.appeal_ends


@dataclass(frozen=True, slots=True)
class Timing:
    """Timeliness of a request, with the Law."""

    standing: TimeStanding
    clause: str
    """The clause that lets it in, that keeps it out, or under which approval is asked for."""
    until: datetime | None = None
    """Moment at which the time runs or ran out; `None` where it does not yet run, or ends with a round and not by the
    clock."""
    still: str = ""
    """Clause under which the Director may look at the result although it is too late for the rest: `64C1` for a
    revoke."""

    @property
    def is_in_time(self) -> bool:
        """True where nobody's approval is needed."""
        return self.standing is TimeStanding.IN_TIME


@reads(options.CORRECTION_LATE_WITH_TO_APPROVAL)
def allows_late_correction(profile: Profile, edition: Edition) -> bool:
    """Tell whether the Tournament Organizer may approve a correction after the Correction Period (79C2).

    In 2007 a regulation must provide for it; since 2017 he may unless a regulation takes it from him.
    """
    option = options.CORRECTION_LATE_WITH_TO_APPROVAL
    must_provide = edition.is_of_2007
    return value_of(option, profile) and (not must_provide or profile.decides(option))


@reads(options.APPEAL_LATE_WITH_TO_APPROVAL)
def allows_late_appeal(profile: InForce) -> bool:
    """Tell whether the Tournament Organizer has kept to himself to let in a late request or appeal (92B)."""
    return value_of(options.APPEAL_LATE_WITH_TO_APPROVAL, profile)


def timing(
    requested: Requested,
    at: datetime,
    times: Times,
    edition: Edition,
    profile: Profile,
    *,
    approved: bool = False,
    beyond_doubt: bool = True,
) -> Timing:
    """Say of a request at a time whether it is in time, too late, or needs the Tournament Organizer's approval.

    Reading: 92B lets the Tournament Organizer specify another time, and does not say when he must; where a regulation
    keeps it open to him (`appeal.late_with_to_approval`) a late request is put before him, else it is too late.

    Args:
        requested: what is asked for.
        at: when; with a time zone, as are the times.
        times: what the record says.
        edition: of the Laws.
        profile: the regulations.
        approved: whether he has approved already.
        beyond_doubt: whether the Director is satisfied beyond a reasonable doubt that the record is wrong (79C2).

    Raises:
        DuplicadoError: `at` has no time zone.
    """
    if at.utcoffset() is None:
        raise DuplicadoError(f"a request at {at} has no time zone and stands before nothing and after nothing")
    match requested:
        case Requested.SCORE_CORRECTION:
            return _correction(at, times, edition, profile, approved=approved, beyond_doubt=beyond_doubt)
        case Requested.RULING | Requested.APPEAL:
            return _request(at, times, profile, approved=approved)
        case Requested.DIRECTORS_NOTICE:
            return directors_notice(at, times, edition)
        case Requested.OBJECTION_TO_CLAIM:
            established = times.round_over or times.called_on_next_board
            return _claim_period(at, times, "69B") if established else Timing(TimeStanding.IN_TIME, "69A")
        case Requested.CLAIM_WITHDRAWN:
            return _claim_period(at, times, "69B")
        case Requested.CONCESSION_CANCELLED:
            return _claim_period(at, times, "71")
        case Requested.TRICKS_DISPUTED:
            return _tricks(at, times, edition, profile, approved=approved)
        case Requested.REVOKE:
            return _revoke(at, times, edition)


def _correction(
    at: datetime, times: Times, edition: Edition, profile: Profile, *, approved: bool, beyond_doubt: bool
) -> Timing:
    if not times.correction_over(at):
        return Timing(TimeStanding.IN_TIME, "79C1", times.correction_ends)
    allowed = allows_late_correction(profile, edition)
    if may_be_corrected_late(allowed=allowed, organizer_approves=approved, beyond_doubt=beyond_doubt):
        return Timing(TimeStanding.IN_TIME, "79C2", times.correction_ends)
    standing = TimeStanding.NEEDS_APPROVAL if allowed and beyond_doubt else TimeStanding.TOO_LATE
    return Timing(standing, "79C2", times.correction_ends)


def _request(at: datetime, times: Times, profile: Profile, *, approved: bool) -> Timing:
    allowed = allows_late_appeal(profile)
    if not times.appeals_over(at) or (allowed and approved):
        return Timing(TimeStanding.IN_TIME, "92B", times.appeal_ends)
    return Timing(TimeStanding.NEEDS_APPROVAL if allowed else TimeStanding.TOO_LATE, "92B", times.appeal_ends)


def periods_of_notice(edition: Edition) -> tuple[str, ...]:
    """Return the clauses of the periods within which the Director rectifies what he became aware of (81C3)."""
    return ("79C1",) if edition.is_of_2007 else ("79C1", "92B")


@clause("81C3")
def directors_notice(at: datetime, times: Times, edition: Edition) -> Timing:
    """Say whether the Director may still rectify what he became aware of, in whatever manner.

    In 2007 within the Correction Period; since 2017 within the periods of 79C and 92B.

    Reading: that is until the later of the two, since the Law opens both to him.
    """
    ends = [times.correction_ends if each == "79C1" else times.appeal_ends for each in periods_of_notice(edition)]
    known = [end for end in ends if end is not None]
    until = max(known) if len(known) == len(ends) else None  # a period that has not begun is not over
    over = until is not None and at > until
    return Timing(TimeStanding.TOO_LATE if over else TimeStanding.IN_TIME, "81C3", until)


def _claim_period(at: datetime, times: Times, number: str) -> Timing:
    if times.correction_over(at):
        return Timing(TimeStanding.TOO_LATE, "79C1", times.correction_ends)
    return Timing(TimeStanding.IN_TIME, number, times.correction_ends)


def _tricks(at: datetime, times: Times, edition: Edition, profile: Profile, *, approved: bool) -> Timing:
    """Before the round ends the Director counts (79B2); later under 79B3 while rulings may be asked, in 2007 by 79C."""
    if not times.round_over:
        return Timing(TimeStanding.IN_TIME, "79B2")
    if not has_clause("79B3", edition):
        corrected = _correction(at, times, edition, profile, approved=approved, beyond_doubt=True)
        return Timing(corrected.standing, "79B2" if corrected.clause == "79C1" else corrected.clause, corrected.until)
    asked = _request(at, times, profile, approved=approved)
    return Timing(asked.standing, "79B3" if asked.is_in_time else "92B", asked.until)


def _revoke(at: datetime, times: Times, edition: Edition) -> Timing:
    """No trick is transferred after a call on the next board (64B4) or the round (64B5); equity may be restored."""
    if not (times.called_on_next_board or times.round_over):
        return Timing(TimeStanding.IN_TIME, "64A")
    number = "64B4" if times.called_on_next_board else "64B5"
    equity = cited_in(edition, "64C1")
    within = directors_notice(at, times, edition)
    # What ended is the round or the hand, not a period by the clock.
    return Timing(TimeStanding.TOO_LATE, number, still=equity if within.is_in_time else "")
