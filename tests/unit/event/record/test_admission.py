"""Refusals: one test for each reason, and both sides of every limit of time."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, Ruling, Unchanged
from duplicado.event.conditions import Conditions, ConditionsError
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealLodged, Hearing
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.ending import appeals_until, corrections_until
from duplicado.event.record.refusals import Refused
from duplicado.law.book.law_93 import Point
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.howell import curtailed, howell
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

EIGHT = tuple(ContestantId(number) for number in range(1, 9))


def asked(book: Book, fact: AnyFact, at: float | None = None, *, knowing: bool = True) -> Refused | None:
    """Ask whether a fact is admitted, so many minutes after noon or a minute after the last entry."""
    known = frozenset(each.id for each in book.entries) if knowing else None
    when = book.at(len(book.entries) + 1 if at is None else at)
    return admit(book.state, Entry("new", when, "somebody", fact), known)


def code(refused: Refused | None) -> str | None:
    return refused.code if refused else None


def test_an_event_is_founded_first_and_once(book: Book) -> None:
    assert asked(book, CarriedOver(EIGHT[0], Fraction(1))) == Refused("not-founded")
    assert asked(book, EventFounded("An evening", Conditions())) is None
    book.found()
    assert asked(book, EventFounded("Another", Conditions())) == Refused("founded-already", ("An evening",))


def test_after_the_event_is_closed_only_its_closing_is_undone(book: Book) -> None:
    book.found()
    closing = book.enter(EventClosed())
    assert asked(book, ResultEntered(book.due(), ScoreWritten(420))) == Refused("event-closed")
    assert asked(book, AppealLodged(closing, EIGHT[0])) == Refused("event-closed", (), "92B")
    assert asked(book, EntryUndone(closing, "too early")) is None
    book.enter(EntryUndone(closing, "too early"))
    assert asked(book, ResultEntered(book.due(), ScoreWritten(420))) is None


def test_conditions_are_changed_for_a_reason(book: Book) -> None:
    book.found()
    assert asked(book, ConditionsChanged(Conditions(), " ")) == Refused("reason-wanted")
    assert asked(book, ConditionsChanged(Conditions(), "as agreed")) is None


# ---- plans


def plan(**changes: Any) -> SectionPlanned:  # noqa: ANN401 - the fields of the plan
    return replace(SectionPlanned(1, "A", howell(8), EIGHT, 2), **changes)


@pytest.mark.parametrize(
    ("movement", "wanted"),
    [(mitchell(5), 10), (round_robin(4), 4), (rainbow(5), 20)],
    ids=["pairs", "teams", "players"],
)
def test_a_movement_wants_its_number_of_contestants(book: Book, movement: object, wanted: int) -> None:
    book.enter(EventFounded("", Conditions()))
    assert asked(book, plan(movement=movement)) == Refused("movement-wants", (str(wanted), "8"))


def test_a_contestant_has_one_number(book: Book) -> None:
    book.enter(EventFounded("", Conditions()))
    assert asked(book, plan()) is None
    assert asked(book, plan(contestants=(*EIGHT[:7], EIGHT[0]))) == Refused("contestant-twice")


@pytest.mark.parametrize("changes", [{"boards_each": 0}, {"first_board": 0}, {"boards_each": -1}, {"first_board": -5}])
def test_a_set_has_boards_that_there_are(book: Book, changes: dict[str, Any]) -> None:
    book.enter(EventFounded("", Conditions()))
    assert asked(book, plan(**changes)) == Refused("boards-wanted")


def test_a_movement_is_changed_from_a_round_that_nobody_has_played(book: Book) -> None:
    book.enter(EventFounded("", Conditions()))
    assert asked(book, plan(from_round=2)) == Refused("no-movement-yet", ("A",))
    book.enter(plan())
    assert asked(book, plan(from_round=2)) is None
    book.result(book.due(round_number=3), 420)
    place = book.due(round_number=3)
    told = ("3", str(place.table), str(place.board))
    assert asked(book, plan(from_round=3)) == Refused("round-played", ("3", *told))
    assert asked(book, plan(from_round=1)) == Refused("round-played", ("1", *told))
    assert asked(book, plan(from_round=4)) is None
    assert asked(book, plan(section="B")) is None
    assert asked(book, plan(session=2)) is None


def test_results_of_a_section_without_a_movement_may_get_one(book: Book) -> None:
    book.enter(EventFounded("", Conditions()))
    book.result(Place(1, "A", 1, 1, 1), 420)
    assert asked(book, plan()) is None


def test_play_may_end_earlier_than_was_planned(book: Book) -> None:
    book.found()
    book.result(book.due(round_number=3), 420)
    shorter = plan(movement=curtailed(howell(8), 3), from_round=4)
    assert asked(book, shorter) is None
    book.enter(shorter)
    assert book.state.session(1).plans["A"].rounds == 3


# ---- references


def test_agreement_is_to_a_result_of_that_place(book: Book) -> None:
    book.found()
    one, other = book.due(0), book.due(3)
    said = book.result(one, 420, Side.NS)
    assert asked(book, ResultAgreed(one, said, Side.EW)) is None
    assert asked(book, ResultAgreed(other, said, Side.EW)) == Refused("unknown-result", (said,))
    assert asked(book, ResultAgreed(one, "nothing", Side.EW)) == Refused("unknown-result", ("nothing",))


def test_a_correction_names_what_it_replaces_and_why(book: Book) -> None:
    book.found()
    place = book.due()
    said = book.result(place, 420)
    right = ResultCorrected(ResultEntered(place, ScoreWritten(450)), (said,), "misread")
    assert asked(book, right) is None
    assert asked(book, replace(right, reason="\n")) == Refused("reason-wanted")
    assert asked(book, replace(right, instead_of=())) == Refused("unknown-result", (str(place),))
    assert asked(book, replace(right, instead_of=(said, "no"))) == Refused("unknown-result", ("no",))


def test_what_is_undone_is_in_the_record(book: Book) -> None:
    book.found()
    assert asked(book, EntryUndone("e1", "x")) == Refused("founding-stays")
    assert asked(book, EntryUndone("e2", "x")) is None
    assert asked(book, EntryUndone("nothing", "x")) == Refused("unknown-entry", ("nothing",))
    assert asked(book, EntryUndone("nothing", "x"), knowing=False) is None


def test_the_call_of_a_round_is_undone_only_while_no_other_was_called_after_it(book: Book) -> None:
    book.found()
    stays = Refused("round-went-on")
    everywhere, elsewhere = book.enter(RoundCalled(1, 1)), book.enter(RoundCalled(2, 1))
    assert (asked(book, EntryUndone(everywhere, "x")), asked(book, EntryUndone(elsewhere, "x"))) == (None, None)
    one, other = book.enter(RoundCalled(1, 2, "A")), book.enter(RoundCalled(1, 2, "B"))
    # What was called for all sections was called for that one too.
    assert [asked(book, EntryUndone(each, "x")) for each in (everywhere, one, other)] == [stays, None, None]
    again = book.enter(RoundCalled(1, 3))
    assert [asked(book, EntryUndone(each, "x")) for each in (one, other, again)] == [stays, stays, None]
    book.enter(EntryUndone(again, "too early"))
    assert [asked(book, EntryUndone(each, "x")) for each in (one, other)] == [None, None]


def test_who_leaves_or_is_replaced_takes_part(book: Book) -> None:
    book.found()
    stranger = ContestantId(99)
    for who, answer in ((EIGHT[0], None), (stranger, Refused("unknown-contestant", ("99",)))):
        assert asked(book, ContestantWithdrew(who, 1, 2)) == answer
        assert asked(book, SubstituteSeated(who, Player("A"), Player("B"), 1, 1)) == answer
        assert asked(book, DirectionPermitted(1, who, 1, (Seat.E, Seat.W))) == answer
    book.enter(ContestantEntered(stranger))
    assert asked(book, ContestantWithdrew(stranger, 1, 2)) is None


# ---- the limits of time; a score is available from minute 100 on


def published(book: Book, **conditions: Any) -> str:  # noqa: ANN401 - the fields of the conditions
    """An event with one result whose score became available at minute 100; the result's id."""
    book.found(Conditions(**conditions))
    said = book.result(book.due(), 420)
    book.enter(ResultsPublished(1), at=100)
    return said


def correction(book: Book, said: str, approved_by: str = "") -> ResultCorrected:
    return ResultCorrected(ResultEntered(book.due(), ScoreWritten(450)), (said,), "misread", approved_by)


@pytest.mark.clause("79C1")
@pytest.mark.parametrize(
    ("conditions", "minutes"),
    [
        ({}, 30),
        ({"correction_minutes": 45}, 45),
        ({"correction_minutes": 0}, 0),
        ({"options": {"correction.minutes": "20"}}, 20),
        ({"options": {"correction.minutes": "20"}, "correction_minutes": 10}, 10),
        ({"profile": "aeb"}, 30),
    ],
)
def test_79c1_an_error_is_corrected_until_the_correction_period_ends(
    book: Book, conditions: dict[str, Any], minutes: int
) -> None:
    said = published(book, **conditions)
    assert corrections_until(book.state, 1) == book.at(100 + minutes)
    assert asked(book, correction(book, said), at=100 + minutes) is None
    late = asked(book, correction(book, said), at=100 + minutes + 1 / 60)
    assert late is not None
    assert (late.code, late.clause) == ("too-late-to-correct", "79C2")
    assert late.about == (book.at(100 + minutes).isoformat(timespec="minutes"),)


@pytest.mark.clause("79C1")
def test_79c1_no_period_begins_before_the_score_is_available(book: Book) -> None:
    book.found()
    said = book.result(book.due(), 420)
    assert corrections_until(book.state, 1) is None
    assert asked(book, correction(book, said), at=100_000) is None


@pytest.mark.clause("79C1")
def test_79c1_the_period_begins_with_the_first_publication(book: Book) -> None:
    published(book)
    book.enter(ResultsPublished(1), at=200)
    book.enter(ResultsPublished(), at=300)
    assert corrections_until(book.state, 1) == book.at(130)
    assert corrections_until(book.state, 2) == book.at(330)


@pytest.mark.clause("79C2")
def test_79c2_afterwards_the_tournament_organizer_approves(book: Book) -> None:
    said = published(book)
    assert asked(book, correction(book, said, " "), at=131) is not None
    assert asked(book, correction(book, said, "the Organizer"), at=131) is None


@pytest.mark.clause("79C2")
def test_79c2_the_regulations_may_allow_no_late_correction(book: Book) -> None:
    said = published(book, options={"correction.late_with_to_approval": "false"})
    late = asked(book, correction(book, said, "the Organizer"), at=131)
    assert late is not None
    assert (late.code, late.clause) == ("corrections-over", "79C2")


@pytest.mark.clause("79C2")
def test_79c2_a_result_that_was_wanting_is_late_too(book: Book) -> None:
    published(book)
    wanting = ResultEntered(book.due(2), ScoreWritten(420))
    assert asked(book, wanting, at=130) is None
    assert code(asked(book, wanting, at=131)) == "too-late-to-correct"


@pytest.mark.clause("79C2")
def test_79c2_nobody_takes_a_result_away_by_contradicting_it_late(book: Book) -> None:
    published(book)
    same, other = ResultEntered(book.due(), ScoreWritten(420)), ResultEntered(book.due(), ScoreWritten(450))
    assert asked(book, other, at=130) is None
    assert code(asked(book, other, at=131)) == "too-late-to-correct"
    assert asked(book, same, at=131) is None


def warned(book: Book) -> str:
    """Enter a ruling against which the first pair may appeal."""
    return book.enter(PenaltyRuled(RuledPenalty(EIGHT[0], Fraction(0), PenaltyUnit.MATCHPOINTS)))


@pytest.mark.clause("92B")
@pytest.mark.parametrize(
    ("conditions", "minutes"), [({}, 30), ({"options": {"appeal.minutes": "20"}}, 20), ({"profile": "qba"}, 30)]
)
def test_92b_the_right_to_appeal_expires(book: Book, conditions: dict[str, Any], minutes: int) -> None:
    published(book, **conditions)
    appeal = AppealLodged(warned(book), EIGHT[0])
    assert appeals_until(book.state, 1) == book.at(100 + minutes)
    assert asked(book, appeal, at=100 + minutes) is None
    late = asked(book, appeal, at=100 + minutes + 1 / 60)
    assert late == Refused("too-late-to-appeal", (book.at(100 + minutes).isoformat(timespec="minutes"),), "92B")


@pytest.mark.clause("92B")
def test_92b_a_ruling_of_a_session_that_is_not_scored_yet_may_be_appealed(book: Book) -> None:
    published(book)
    said = warned(book)
    book.enter(replace(plan(), session=2))
    assert asked(book, AppealLodged(said, EIGHT[0]), at=1000) is None
    book.enter(ResultsPublished(2), at=990)
    assert asked(book, AppealLodged(said, EIGHT[0]), at=1020) is None
    assert code(asked(book, AppealLodged(said, EIGHT[0]), at=1021)) == "too-late-to-appeal"


@pytest.mark.clause("92B")
def test_92b_a_late_appeal_is_let_in_by_the_organizer_where_the_regulations_keep_that_open(book: Book) -> None:
    published(book, options={"appeal.late_with_to_approval": "true"})
    said = warned(book)
    appeal = AppealLodged(said, EIGHT[0])
    until = book.at(130).isoformat(timespec="minutes")
    assert asked(book, appeal, at=130) is None
    assert asked(book, appeal, at=131) == Refused("late-appeal-wants-approval", (until,), "92B")
    assert code(asked(book, replace(appeal, approved_by="  "), at=131)) == "late-appeal-wants-approval"
    let_in = replace(appeal, approved_by="the Organizer")
    assert asked(book, let_in, at=131) is None
    lodged = book.enter(let_in)
    assert book.state.appeals[lodged].approved_by == "the Organizer"


@pytest.mark.clause("92B")
def test_92b_nobody_lets_in_a_late_appeal_where_the_regulations_do_not_say_so(book: Book) -> None:
    published(book)
    late = AppealLodged(warned(book), EIGHT[0], approved_by="the Organizer")
    assert code(asked(book, late, at=131)) == "too-late-to-appeal"


@pytest.mark.clause("92B")
def test_92b_the_time_is_that_of_the_session_of_the_ruling(book: Book) -> None:
    published(book)
    everywhere = warned(book)
    here = book.enter(PenaltyRuled(RuledPenalty(EIGHT[0], Fraction(1), PenaltyUnit.MATCHPOINTS), 1))
    book.enter(replace(plan(), session=2))
    assert asked(book, AppealLodged(everywhere, EIGHT[0]), at=1000) is None
    assert code(asked(book, AppealLodged(here, EIGHT[0]), at=131)) == "too-late-to-appeal"
    assert asked(book, AppealLodged(here, EIGHT[0]), at=130) is None


@pytest.mark.clause("92B", "91A", "91B")
@pytest.mark.parametrize(
    "measure",
    [PlayerSuspended(EIGHT[0], "rude", 1, 2), ContestantDisqualified(EIGHT[0], "cheating", "the club", 1, 2)],
    ids=["suspended", "disqualified"],
)
def test_92b_a_measure_of_discipline_is_of_its_session(book: Book, measure: AnyFact) -> None:
    published(book)
    given = book.enter(measure)
    book.enter(replace(plan(), session=2))
    assert asked(book, AppealLodged(given, EIGHT[0]), at=130) is None
    assert code(asked(book, AppealLodged(given, EIGHT[0]), at=131)) == "too-late-to-appeal"


@pytest.mark.clause("92B", "93C1")
def test_92b_a_decision_on_an_appeal_is_of_the_session_of_its_ruling(book: Book) -> None:
    published(book, profile="aeb")
    fine = book.enter(PenaltyRuled(RuledPenalty(EIGHT[0], Fraction(1), PenaltyUnit.MATCHPOINTS), 1))
    book.enter(replace(plan(), session=2))
    appeal = book.enter(AppealLodged(fine, EIGHT[0], concurred=True), at=125)
    decided = book.enter(AppealDecided(appeal, AppealOutcome.UPHELD), at=126)
    assert asked(book, AppealLodged(decided, EIGHT[0]), at=156) is None
    assert code(asked(book, AppealLodged(decided, EIGHT[0]), at=157)) == "too-late-to-appeal"


@pytest.mark.clause("93B1", "93C1")
@pytest.mark.parametrize(
    ("disputed", "members", "goes_on"),
    [(Point.LAW, (), True), (Point.LAW, ("A", "B"), False), (Point.JUDGEMENT, (), False)],
    ids=["by the Director in charge", "by a committee", "of judgement"],
)
def test_93b1_what_the_director_in_charge_decides_on_the_law_goes_before_the_committee(
    book: Book, disputed: Point, members: tuple[str, ...], goes_on: bool
) -> None:
    published(book, options={"appeal.body": "committee"})
    appeal = book.enter(AppealLodged(warned(book), EIGHT[0], concurred=True), at=105)
    hearing = Hearing(members=members) if members else None
    decided = book.enter(AppealDecided(appeal, AppealOutcome.UPHELD, hearing=hearing, disputed=disputed), at=110)
    further = AppealLodged(decided, EIGHT[0], concurred=True)
    assert code(asked(book, further, at=120)) == (None if goes_on else "no-further-appeal")
    if goes_on:
        again = book.enter(further, at=120)
        by_committee = Hearing(members=("A", "B"))
        last = book.enter(AppealDecided(again, AppealOutcome.UPHELD, hearing=by_committee, disputed=disputed), at=121)
        assert code(asked(book, AppealLodged(last, EIGHT[0]), at=122)) == "no-further-appeal"


@pytest.mark.clause("93C1")
def test_93c1_the_time_for_a_further_appeal_runs_from_the_decision(book: Book) -> None:
    published(book, profile="aeb")
    appeal = book.enter(AppealLodged(warned(book), EIGHT[0], concurred=True), at=125)
    decided = book.enter(AppealDecided(appeal, AppealOutcome.UPHELD), at=200)
    further = AppealLodged(decided, EIGHT[0], concurred=True)
    assert asked(book, further, at=230) is None
    assert code(asked(book, further, at=231)) == "too-late-to-appeal"


# ---- rulings and penalties


def ruling(place: Place, *instead_of: str, reason: str = "misinformation", tricks: int | None = 9) -> ScoreRuled:
    assigned = Assigned.to(Contract.parse("3NT S"), tricks)
    return ScoreRuled(place, Ruling.for_both(assigned, "12C1"), reason, instead_of)


def test_a_ruling_has_a_reason_and_can_be_carried_out(book: Book) -> None:
    book.found()
    book.result(book.due(), 420)
    assert asked(book, ruling(book.due())) is None
    assert asked(book, ruling(book.due(), reason=" ")) == Refused("reason-wanted")
    impossible = asked(book, ruling(book.due(), tricks=None))
    assert impossible is not None
    assert (impossible.code, impossible.clause) == ("ruling-impossible", "12C")
    # There is no such board, though somebody entered a result for it.
    nowhere = replace(book.due(), board=0)
    book.result(nowhere, 420)
    assert code(asked(book, ruling(nowhere))) == "ruling-impossible"


@pytest.mark.clause("82C")
def test_82c_a_second_ruling_names_the_first(book: Book) -> None:
    book.found()
    first = book.enter(ruling(book.due()))
    assert asked(book, ruling(book.due())) == Refused("ruled-already", (str(book.due()),), "82C")
    assert asked(book, ruling(book.due(), "nothing")) == Refused("unknown-ruling")
    assert asked(book, ruling(book.due(), first)) is None
    assert asked(book, ruling(book.due(2))) is None
    second = book.enter(ruling(book.due(), first))
    assert asked(book, ruling(book.due(), first)) == Refused("ruled-already", (str(book.due()),), "82C")
    assert asked(book, ruling(book.due(), second)) is None


def test_a_penalty_is_in_the_unit_of_the_contest(book: Book) -> None:
    book.found()
    for unit, answer in (
        (PenaltyUnit.MATCHPOINTS, None),
        (PenaltyUnit.PERCENT_OF_TOP, None),
        (PenaltyUnit.IMPS, Refused("penalty-unit", ("imps", "mp / %"))),
    ):
        assert asked(book, PenaltyRuled(RuledPenalty(EIGHT[0], Fraction(1), unit), 1)) == answer


def test_an_appeal_is_against_something_and_is_decided_itself(book: Book) -> None:
    published(book)
    said = warned(book)
    assert asked(book, AppealLodged("nothing", EIGHT[0]), at=101) == Refused("unknown-entry", ("nothing",))
    assert asked(book, AppealDecided(said, AppealOutcome.UPHELD)) == Refused("unknown-appeal", (said,))
    lodged = book.enter(AppealLodged(said, EIGHT[0], concurred=True))
    assert asked(book, AppealDecided(lodged, AppealOutcome.UPHELD)) is None
    book.enter(AppealDecided(lodged, AppealOutcome.UPHELD))
    assert asked(book, AppealDecided(lodged, AppealOutcome.CHANGED)) == Refused("appeal-is-decided", (lodged,))


# ---- conditions of contest


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"rules": "club"}, "no rule set 'club'"),
        ({"profile": "club"}, "no profile 'club'"),
        ({"winners": 3}, "one winner or two"),
        ({"winners": 0}, "one winner or two"),
        ({"ties": ("dice",)}, "no rule 'dice' for ties"),
        ({"correction_minutes": -1}, "from 0 minutes to a year"),
        ({"correction_minutes": 10**15}, "from 0 minutes to a year"),
        ({"options": {"correction.minutes": "-5"}}, "minutes"),
        ({"options": {"appeal.minutes": "9999999999999"}}, "minutes"),
        ({"options": {"appeal.minutes": "soon"}}, "soon"),
        ({"options": {"bar.opens": "19:00"}}, "bar.opens"),
    ],
)
def test_conditions_that_cannot_be_are_refused_when_they_are_made(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ConditionsError, match=told):
        Conditions(**changes)


def test_options_of_the_profile_are_in_force(book: Book) -> None:
    own = Conditions(profile="qba", options={"correction.minutes": "50"})
    assert value_of(options.CORRECTION_MINUTES, own.regulations) == 50
    assert own.regulations.decided_by(options.CORRECTION_MINUTES) == "own"
    assert value_of(options.APPEAL_MINUTES, own.regulations) == value_of(
        options.APPEAL_MINUTES, Conditions(profile="qba").regulations
    )
    assert Conditions(profile="aeb").regulations.name == "aeb"
    # Changed conditions are in force for what was published before.
    said = published(book)
    book.enter(ConditionsChanged(own, "decided on the evening"))
    assert corrections_until(book.state, 1) == book.at(150)
    assert asked(book, correction(book, said), at=150) is None


def test_a_substitute_takes_the_place_of_somebody_who_plays(book: Book) -> None:
    book.found()
    one, ana, rui, zoe, eva = ContestantId(1), *(Player(name) for name in ("Ana", "Rui", "Zoe", "Eva"))
    # Nothing is known of who plays: nothing is refused.
    assert asked(book, SubstituteSeated(one, zoe, eva, 1, 1)) is None
    book.enter(ContestantEntered(one, (ana, rui)))
    refused = asked(book, SubstituteSeated(one, zoe, eva, 1, 1))
    assert refused is not None
    assert (refused.code, refused.about) == ("not-a-player", ("Zoe", "1", "Ana, Rui"))
    book.enter(SubstituteSeated(one, ana, zoe, 1, 2))
    # A substitute may need one himself.
    assert asked(book, SubstituteSeated(one, zoe, eva, 1, 3)) is None


def test_what_rests_on_no_clause_or_is_taken_from_nobody_is_refused(book: Book) -> None:
    book.found()
    place = book.due()
    book.result(place, 420)
    rule = Ruling(Unchanged(), Unchanged(), ("12C1c",))
    assert asked(book, ScoreRuled(place, rule, "why")) == Refused("no-clause", ("12C1c",))
    assert asked(book, ScoreRuled(place, replace(rule, under=("12C1(c)",)), "why")) is None
    fine = RuledPenalty(EIGHT[0], Fraction(1), PenaltyUnit.MATCHPOINTS)
    assert asked(book, PenaltyRuled(fine, 1)) is None
    assert asked(book, PenaltyRuled(replace(fine, under=("the rules",)))) == Refused("no-clause", ("the rules",))
    lengthy = PenaltyRuled(replace(fine, under=("the rules of the house, as they hang on the wall",)))
    assert asked(book, lengthy) == Refused("no-clause", ("the rules of the hou",))
    assert asked(book, PenaltyRuled(fine, 2)) == Refused("unknown-session", ("2",))
    stranger = ContestantId(70)
    assert asked(book, PenaltyRuled(replace(fine, contestant=stranger))) == Refused("unknown-contestant", ("70",))
    assert asked(book, CarriedOver(stranger, Fraction(1), percent=True)) == Refused("unknown-contestant", ("70",))
    # Somebody who is in no plan, but sits in a result, is known.
    book.enter(ResultEntered(book.due(1), ScoreWritten(420), north_south=stranger))
    assert asked(book, PenaltyRuled(replace(fine, contestant=stranger))) is None


def test_an_entry_is_undone_once(book: Book) -> None:
    book.found()
    place = book.due()
    wrong = book.result(place, 420, Side.NS)
    undone = book.enter(EntryUndone(wrong, "of another table"))
    assert asked(book, EntryUndone(wrong, "the other director saw it too")) == Refused("undone-already", (wrong,))
    back = book.enter(EntryUndone(undone, "it was right"))
    assert asked(book, EntryUndone(undone, "it was right")) == Refused("undone-already", (undone,))
    assert asked(book, EntryUndone(wrong, "it was not, after all")) is None  # nothing undoes it now
    assert asked(book, EntryUndone(back, "it was not")) is None
