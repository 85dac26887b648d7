"""Limits of time: Laws 64B, 69, 71, 79, 81C3 and 92B."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.book.law_79_time import Requested, Times, TimeStanding, Timing, timing
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.regulations.profile import PROFILES, Profile, profile
from duplicado.vocabulary.errors import DuplicadoError

TEN = datetime(2026, 1, 5, 22, tzinfo=UTC)
OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
WBF = profile("wbf")
LATE_APPEALS = WBF.with_decisions("club", {"appeal.late_with_to_approval": "yes"})


def at(minutes: float) -> datetime:
    return TEN + timedelta(minutes=minutes)


PERIODS = Times(at(30), at(60))
"""Corrections for half an hour, appeals for an hour."""


def asked(
    what: Requested,
    minutes: float,
    times: Times = PERIODS,
    edition: Edition = NEW,
    under: Profile = WBF,
    *,
    approved: bool = False,
    beyond_doubt: bool = True,
) -> Timing:
    return timing(what, at(minutes), times, edition, under, approved=approved, beyond_doubt=beyond_doubt)


@pytest.mark.clause("79C1", "79C2", "79:fn25")
def test_an_error_in_scoring_is_corrected_in_the_period_and_afterwards_with_approval() -> None:
    wanted = Requested.SCORE_CORRECTION
    assert asked(wanted, 30) == Timing(TimeStanding.IN_TIME, "79C1", at(30))
    assert asked(wanted, 31) == Timing(TimeStanding.NEEDS_APPROVAL, "79C2", at(30))
    assert asked(wanted, 31, approved=True) == Timing(TimeStanding.IN_TIME, "79C2", at(30))
    assert asked(wanted, 31, approved=True, beyond_doubt=False).standing is TimeStanding.TOO_LATE
    none = WBF.with_decisions("club", {"correction.late_with_to_approval": "no"})
    assert asked(wanted, 31, under=none, approved=True).standing is TimeStanding.TOO_LATE


@pytest.mark.clause("79C2")
def test_in_2007_a_regulation_must_provide_for_late_corrections() -> None:
    wanted = Requested.SCORE_CORRECTION
    assert asked(wanted, 31, edition=OLD, approved=True) == Timing(TimeStanding.TOO_LATE, "79C2", at(30))
    assert asked(wanted, 31, edition=OLD, under=profile("aeb"), approved=True).is_in_time
    provides = WBF.with_decisions("club", {"correction.late_with_to_approval": "sim"})
    assert asked(wanted, 31, edition=OLD, under=provides).standing is TimeStanding.NEEDS_APPROVAL


@EDITIONS
@pytest.mark.parametrize("what", [Requested.RULING, Requested.APPEAL])
@pytest.mark.clause("92B")
def test_a_ruling_is_asked_for_and_appealed_until_the_right_expires(what: Requested, edition: Edition) -> None:
    assert asked(what, 60, edition=edition) == Timing(TimeStanding.IN_TIME, "92B", at(60))
    assert asked(what, 61, edition=edition, approved=True) == Timing(TimeStanding.TOO_LATE, "92B", at(60))
    assert asked(what, 61, edition=edition, under=LATE_APPEALS).standing is TimeStanding.NEEDS_APPROVAL
    assert asked(what, 61, edition=edition, under=LATE_APPEALS, approved=True).is_in_time


@pytest.mark.clause("81C3")
@pytest.mark.parametrize(("edition", "last"), [(OLD, 30), (NEW, 60), (Edition.LAWS_2017_AMENDED_2024, 60)])
def test_the_director_acts_of_his_own_motion_within_both_periods_since_2017(edition: Edition, last: int) -> None:
    wanted = Requested.DIRECTORS_NOTICE
    assert asked(wanted, last, edition=edition) == Timing(TimeStanding.IN_TIME, "81C3", at(last))
    assert asked(wanted, last + 1, edition=edition) == Timing(TimeStanding.TOO_LATE, "81C3", at(last))
    shorter = Times(at(30), at(10))
    assert asked(wanted, 30, shorter, edition).is_in_time


@EDITIONS
@pytest.mark.clause("69A", "69B", "71", "79C1")
def test_claims_and_concessions(edition: Edition) -> None:
    objection = Requested.OBJECTION_TO_CLAIM
    assert asked(objection, 1, edition=edition).clause == "69A"
    for gone in (Times(at(30), at(60), round_over=True), Times(at(30), at(60), called_on_next_board=True)):
        assert asked(objection, 30, gone, edition) == Timing(TimeStanding.IN_TIME, "69B", at(30))
        assert asked(objection, 31, gone, edition) == Timing(TimeStanding.TOO_LATE, "79C1", at(30))
    assert asked(Requested.CLAIM_WITHDRAWN, 30, edition=edition).clause == "69B"
    assert asked(Requested.CONCESSION_CANCELLED, 30, edition=edition).clause == "71"
    for what in (Requested.CLAIM_WITHDRAWN, Requested.CONCESSION_CANCELLED):
        assert asked(what, 31, edition=edition).standing is TimeStanding.TOO_LATE


@EDITIONS
@pytest.mark.clause("79B2", "79B3")
def test_tricks_that_are_disputed_after_the_round(edition: Edition) -> None:
    disputed, over = Requested.TRICKS_DISPUTED, Times(at(30), at(60), round_over=True)
    until, number = (30, "79C2") if edition is OLD else (60, "92B")
    assert asked(disputed, 90, edition=edition).clause == "79B2"
    assert asked(disputed, until, over, edition).clause == ("79B2" if edition is OLD else "79B3")
    assert asked(disputed, until + 1, over, edition) == Timing(TimeStanding.TOO_LATE, number, at(until))


@pytest.mark.clause("64A", "64B4", "64B5", "64C")
def test_a_revoke_too_late_for_tricks_may_still_be_made_good() -> None:
    revoke = Requested.REVOKE
    assert asked(revoke, 1).clause == "64A"
    over, called = Times(at(30), at(60), round_over=True), Times(at(30), at(60), called_on_next_board=True)
    assert asked(revoke, 60, over) == Timing(TimeStanding.TOO_LATE, "64B5", still="64C1")
    assert asked(revoke, 60, called) == Timing(TimeStanding.TOO_LATE, "64B4", still="64C1")
    assert asked(revoke, 61, over).still == ""
    assert asked(revoke, 30, over, OLD).still == "64C"
    assert asked(revoke, 31, over, OLD).still == ""


def test_a_time_without_a_zone_is_no_time() -> None:
    with pytest.raises(DuplicadoError, match="time zone"):
        timing(Requested.RULING, datetime(2026, 1, 5), PERIODS, NEW, WBF)  # noqa: DTZ001 - that is what is refused


MINUTES = st.integers(0, 200)
ENDS = st.none() | st.integers(0, 100).map(at)
TIMES = st.builds(Times, ENDS, ENDS, st.booleans(), st.booleans())
WORSE = list(TimeStanding)


@given(
    st.sampled_from(Requested), MINUTES, MINUTES, TIMES, st.sampled_from(EVERY_EDITION),
    st.sampled_from([*PROFILES.values(), LATE_APPEALS]), st.booleans(),
)  # fmt: skip
def test_waiting_never_helps_and_approval_never_hurts(
    what: Requested, one: int, other: int, times: Times, edition: Edition, under: Profile, approved: bool
) -> None:
    early, late = (asked(what, minutes, times, edition, under, approved=approved) for minutes in sorted((one, other)))
    assert WORSE.index(early.standing) <= WORSE.index(late.standing)
    refused, granted = (asked(what, one, times, edition, under, approved=yes) for yes in (False, True))
    assert WORSE.index(granted.standing) <= WORSE.index(refused.standing)
    if times.correction_ends is None and times.appeal_ends is None and what is not Requested.REVOKE:
        assert late.is_in_time
    # What is in time without approval is so until the moment that is told, and not a minute longer.
    if refused.is_in_time and refused.until is not None:
        last = (refused.until - TEN) / timedelta(minutes=1)
        assert asked(what, last, times, edition, under).is_in_time
        assert not asked(what, last + 1, times, edition, under).is_in_time
