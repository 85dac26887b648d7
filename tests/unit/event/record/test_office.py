"""The Director's office in the record: what is admitted, what it does to the event, what is asked of it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.objections import WhyNot, objections
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, ByFault, Ruling, RulingCircumstances
from duplicado.event.conditions import Conditions, DisqualifiedBoards
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.appeals import AppealDecided, AppealLodged, Hearing
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, Player, SubstituteSeated
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, OptionOffered, Where, WhyCorrected
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.rulings import (
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
)
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.board_views import published_rankings
from duplicado.event.record.effects.appeals import routes
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.office_queries import (
    SubstituteWanted,
    earlier_offences,
    may_not_play,
    open_calls,
    rulings_for,
    substitutes_wanted,
    to_come_back_to,
    withdrawal,
)
from duplicado.event.record.refusals import Refused
from duplicado.event.record.register import OfficeRegister, public_entries, register_numbers
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import DoubtKind, doubts_about
from duplicado.law.book.law_93 import Body, Point
from duplicado.law.edition import Edition
from duplicado.law.sanction import PenaltyKind, PenaltyUnit
from duplicado.movement.howell import howell
from duplicado.movement.teams import round_robin
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
PAIRS = tuple(ContestantId(number) for number in range(1, 9))
PLAN = SectionPlanned(1, "", howell(8), PAIRS, 1)
SCORES = (420, 450, -50, 620, 170, -100, 400)
FOUR_SPADES = Contract.parse("4S N")


class Record:
    """A record that is kept as the service keeps it: what is refused does not come into it."""

    def __init__(self, conditions: Conditions | None = None, plan: SectionPlanned = PLAN) -> None:
        self.entries: list[Entry] = []
        self.enter(EventFounded("Club", conditions or Conditions(agreement_needed=False)), plan)
        self.places = list(self.state.session(1).plans[""].due)

    @property
    def state(self) -> EventState:
        return self.live.state

    @property
    def live(self) -> LiveStandings:
        return LiveStandings(self.entries)

    def refused(self, fact: AnyFact, minutes: int = 0) -> Refused | None:
        known = frozenset(entry.id for entry in self.entries)
        return admit(self.state, Entry("new", NOON + timedelta(minutes=minutes), "x", fact), known)

    def code(self, fact: AnyFact, minutes: int = 0) -> tuple[str, str | None] | None:
        refused = self.refused(fact, minutes)
        return None if refused is None else (refused.code, refused.clause)

    def enter(self, *facts: AnyFact) -> str:
        for fact in facts:
            assert self.refused(fact) is None if self.entries else True
            at = NOON + timedelta(seconds=len(self.entries))
            self.entries.append(Entry(f"e{len(self.entries)}", at, "the Director", fact))
        return self.entries[-1].id

    def played(self) -> "Record":
        self.enter(*(ResultEntered(place, ScoreWritten(SCORES[n % 7])) for n, place in enumerate(self.places)))
        return self

    def seated(self, number: int = 0) -> tuple[ContestantId, ContestantId]:
        due = self.state.session(1).plans[""].due[self.places[number]]
        return due.north_south, due.east_west

    def table(self, number: int = 0) -> Where:
        return Where.at(self.places[number])

    def figures(self) -> dict[ContestantId, object]:
        return {rank.contestant: rank.tally.figures for ranking in self.live.rankings for rank in ranking.ranks}


@pytest.fixture
def record() -> Record:
    return Record().played()


def given(record: Record, *gave: str, said: str = "The score is adjusted.") -> RulingGiven:
    return RulingGiven(record.table(), ("16B3",), said, "damage", gave=gave)


def one_trick_less(record: Record, *instead_of: str) -> ScoreRuled:
    return ScoreRuled(record.places[0], Ruling.for_both(Assigned.to(FOUR_SPADES, 9), "16B3"), "damage", instead_of)


# ---- rulings


@pytest.mark.clause("81B2")
def test_a_ruling_rests_on_clauses_of_the_laws(record: Record) -> None:
    assert record.code(replace(given(record), under=())) == ("ruling-without-clause", "81B2")
    assert record.refused(replace(given(record), under=("16B3", "the club's way"))) == Refused(
        "no-clause", ("the club's way",)
    )
    assert record.refused(replace(given(record), under=("94A",))) == Refused("no-clause", ("94A",))
    assert record.refused(given(record)) is None


def test_a_ruling_says_something_and_names_what_there_is(record: Record) -> None:
    assert record.code(replace(given(record), said=" ")) == ("words-wanted", None)
    assert record.refused(replace(given(record), call="nothing")) == Refused("unknown-entry", ("nothing",))
    assert record.refused(given(record, "nothing")) == Refused("unknown-entry", ("nothing",))
    offered = OptionOffered("East", ("play on", "call again"), "leave")
    assert record.code(replace(given(record), options=(offered,))) == ("not-offered", "10C")
    assert record.refused(replace(given(record), options=(replace(offered, taken=None),))) is None


def test_a_call_waits_for_a_ruling_or_a_waiver(record: Record) -> None:
    revoke = record.enter(DirectorCalled(record.table(), "a revoke", Seat.E, "revoke"))
    jog = record.enter(IrregularityNoticed(record.table(1), "a card fell", "in passing", ("50",)))
    assert [each.id for each in open_calls(record.state)] == [revoke, jog]
    ruled = record.enter(replace(given(record), call=revoke))
    assert [each.id for each in open_calls(record.state)] == [jog]
    record.enter(RectificationWaived(record.table(1), Side.EW, "no penalty card", "his arm was jogged", ("50",), jog))
    assert list(open_calls(record.state)) == []
    record.enter(RulingWithdrawn(ruled, "it was no revoke"))
    assert [each.id for each in open_calls(record.state)] == [revoke]


def test_the_director_comes_back_until_a_later_ruling_completes_the_first(record: Record) -> None:
    first = record.enter(replace(given(record), come_back="at the end of play: 27D"))
    assert [each.id for each in to_come_back_to(record.state)] == [first]
    record.enter(replace(given(record, said="No damage."), follows=(first,)))
    assert list(to_come_back_to(record.state)) == []


@pytest.mark.clause("82C")
def test_a_ruling_is_put_right_by_one_that_names_it(record: Record) -> None:
    score = record.enter(one_trick_less(record))
    wrong = record.enter(given(record, score))
    right = RulingCorrected(
        replace(given(record), under=("82C",)), (wrong,), WhyCorrected.DIRECTORS_ERROR, "the wrong Law"
    )
    assert record.code(replace(right, instead_of=())) == ("corrects-nothing", "82C")
    assert record.code(replace(right, reason="")) == ("words-wanted", None)
    assert record.code(replace(right, instead_of=(score,))) is None  # a score without a ruling around it is one too
    called = record.enter(DirectorCalled(record.table(), "again"))
    assert record.code(replace(right, instead_of=(called,))) == ("replaces-another-kind", None)
    result = next(entry.id for entry in record.entries if isinstance(entry.fact, ResultEntered))
    waived = RectificationWaived(record.table(1), Side.EW, "no penalty card", "his arm was jogged", ("50",))
    assert record.code(replace(right, instead_of=(result,))) == ("replaces-another-kind", None)
    assert record.code(replace(waived, instead_of=(result,))) == ("replaces-another-kind", None)
    id_ = record.enter(right)
    assert right.both_non_offending
    assert record.code(right) == ("replaced-already", None)
    assert [each.id for each in record.state.office.standing(RulingGiven, RulingCorrected)] == [id_]
    assert [each.id for each in rulings_for(record.state, record.places[0])] == [wrong, id_]
    assert rulings_for(record.state, record.places[1]) == ()


@pytest.mark.clause("82C")
def test_after_the_directors_error_neither_side_is_at_fault() -> None:
    usual = RulingCircumstances(Vulnerability.NONE)
    blamed = Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY), ("82C",))
    assert [(each.why, each.clause, each.side) for each in objections(blamed, usual)] == [
        (WhyNot.BOTH_NON_OFFENDING, "82C", Side.EW)
    ]
    assert objections(replace(blamed, east_west=ByFault(Fault.NOT)), usual) == ()
    assert objections(replace(blamed, under=("15B",)), usual) == ()


@pytest.mark.clause("12A", "12C1(d)", "64A")
def test_an_artificial_score_that_no_law_permits_is_asked_about() -> None:
    usual = RulingCircumstances(Vulnerability.NONE)

    def asked(*under: str, unclear: bool = False) -> list[tuple[WhyNot, str]]:
        ruling = replace(Ruling.for_both(ByFault(Fault.NOT), *under), too_many_or_unclear=unclear)
        return list(dict.fromkeys((each.why, each.clause) for each in objections(ruling, usual)))

    assert asked("64A1") == [(WhyNot.NOT_PERMITTED, "12A")]
    assert asked("64C1") == asked("15B3") == asked("88") == asked("12C2(a)") == asked() == []
    assert asked("12C1(d)") == [(WhyNot.NOT_TOO_MANY, "12C1(d)")]
    assert asked("12C1(d)", unclear=True) == []


@pytest.mark.parametrize("edition", [Edition.LAWS_2007, Edition.LAWS_2017])
@pytest.mark.clause("12A", "12C2(a)")
def test_an_assigned_score_that_no_law_permits_is_asked_about(edition: Edition) -> None:
    here = RulingCircumstances(Vulnerability.NONE, edition)

    def asked(*under: str) -> list[tuple[WhyNot, str]]:
        ruling = Ruling.for_both(Assigned.to(FOUR_SPADES, 9), *under)
        return list(dict.fromkeys((each.why, each.clause) for each in objections(ruling, here)))

    for none in ("27A1", "27B1", "50D2", "90B2"):
        assert asked(none) == [(WhyNot.NOT_PERMITTED, "12A")]
    assert asked("6D2") == asked("12C2") == [(WhyNot.MUST_BE_ARTIFICIAL, "12C2(a)")]
    for some in ("16B1(a)", "21B3", "12C1(c)", "64A", "70A", "73C1", "82C", "27"):
        assert asked(some) == []
    assert asked("27A1", "12A1") == []


@pytest.mark.clause("12C1(a)", "12C1(d)")
@pytest.mark.parametrize(
    ("under", "edition", "is_asked"),
    [
        (("16B3",), Edition.LAWS_2017, True),
        (("64C1",), Edition.LAWS_2017, True),
        (("82C",), Edition.LAWS_2007, True),
        (("23",), Edition.LAWS_2007, True),  # what could have been known
        (("16A4",), Edition.LAWS_2007, True),
        (("16B3", "12C2(a)"), Edition.LAWS_2017, False),
        (("17D2",), Edition.LAWS_2007, False),
        (("15B3",), Edition.LAWS_2017, False),
        (("86B2(a)",), Edition.LAWS_2017, False),
        ((), Edition.LAWS_2017, False),
    ],
)
def test_where_the_board_has_a_result_a_score_is_assigned_unless_the_possibilities_are_numerous(
    under: tuple[str, ...], edition: Edition, is_asked: bool
) -> None:
    ruling = Ruling.for_both(ByFault(Fault.NOT), *under)
    unplayed = RulingCircumstances(Vulnerability.NONE, edition)
    played = replace(unplayed, is_played=True)
    found = {(each.why, each.clause) for each in objections(ruling, played)}
    assert found == ({(WhyNot.ASSIGN_FIRST, "12C1(a)")} if is_asked else set())
    assert objections(replace(ruling, too_many_or_unclear=True), played) == objections(ruling, unplayed) == ()


@pytest.mark.clause("86B1")
def test_beside_a_clearly_favourable_result_of_the_other_table_a_score_is_assigned() -> None:
    ruling = Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY), ("86B1",))
    unplayed = RulingCircumstances(Vulnerability.NONE)
    assert {(each.why, each.clause) for each in objections(ruling, unplayed)} == {(WhyNot.ASSIGN_FIRST, "12C1(a)")}


def test_a_ruling_is_taken_back_with_what_it_gave(record: Record) -> None:
    before = record.figures()
    score = record.enter(one_trick_less(record))
    fine = record.enter(PenaltyRuled(RuledPenalty(PAIRS[0], Fraction(10), PenaltyUnit.PERCENT_OF_TOP, under=("90A",))))
    ruling = record.enter(given(record, score, fine))
    assert record.figures() != before
    assert record.code(RulingWithdrawn(ruling, "an error")) == ("score-stands", None)
    assert record.code(RulingWithdrawn(score, "an error")) == ("unknown-ruling", None)
    facts = withdrawal(record.state, ruling, "an error")
    assert [type(each) for each in facts] == [ScoreRuled, EntryUndone, RulingWithdrawn]
    record.enter(*facts)
    assert record.figures() == before
    assert record.code(RulingWithdrawn(ruling, "again")) == ("replaced-already", None)


def test_the_same_entries_in_another_order_say_the_same(record: Record) -> None:
    score = record.enter(one_trick_less(record))
    wrong = record.enter(given(record, score))
    better = record.enter(one_trick_less(record, score))
    record.enter(RulingCorrected(given(record, better), (wrong,), WhyCorrected.NEW_FACTS, "East said more"))
    record.enter(ContestantDisqualified(PAIRS[7], "cause", "the organizer", 1, 3))
    shuffled = LiveStandings([*record.entries[:2], *reversed(record.entries[2:])])
    assert shuffled.state.office == record.state.office
    assert shuffled.state.withdrawn == record.state.withdrawn
    assert [each.ranks for each in shuffled.rankings] == [each.ranks for each in record.live.rankings]


# ---- what the Director learns himself, and waives


@pytest.mark.clause("81C3", "79C1", "92B")
@pytest.mark.parametrize(
    ("edition", "in_time", "late"), [(Edition.LAWS_2017, 59, 61), (Edition.LAWS_2007, 19, 21)], ids=["2017", "2007"]
)
def test_what_the_director_learns_is_rectified_within_the_periods(edition: Edition, in_time: int, late: int) -> None:
    # The Correction Period lasts 20 minutes here and the time for appeals 60: only since 2017 does that count as well.
    conditions = Conditions(edition=edition, correction_minutes=20, options={"appeal.minutes": "60"})
    record = Record(conditions)
    noticed = IrregularityNoticed(record.table(), "a revoke", "from the record of the play", ("61A",))
    assert record.refused(noticed, minutes=600) is None
    record.entries.append(Entry("p", NOON, "x", ResultsPublished()))
    assert record.refused(noticed, minutes=in_time) is None
    assert record.code(noticed, minutes=late) == ("too-late-to-rectify", "81C3")


@pytest.mark.clause("81C5")
def test_rectification_is_waived_for_a_cause(record: Record) -> None:
    waived = RectificationWaived(record.table(), Side.EW, "no penalty card", "his arm was jogged", ("50",))
    assert record.code(replace(waived, cause="")) == ("cause-wanted", "81C5")
    assert record.refused(waived) is None


@pytest.mark.clause("81C7", "93C2")
def test_a_matter_is_referred(record: Record) -> None:
    matter = MatterReferred(record.table(), "the ethics committee", "signals")
    assert record.refused(matter) is None
    assert record.code(replace(matter, matter="")) == ("words-wanted", None)
    assert record.code(replace(matter, under="somewhere")) == ("no-clause", None)
    assert record.code(PollTaken(record.table(), "", Seat.N)) == ("words-wanted", None)


# ---- appeals


@pytest.mark.clause("92A")
def test_an_appeal_is_against_a_ruling_at_ones_own_table(record: Record) -> None:
    north_south, east_west = record.seated()
    stranger = next(pair for pair in PAIRS if pair not in {north_south, east_west})
    call = record.enter(DirectorCalled(record.table(), "a revoke"))
    noted = record.enter(ConductNoted(PAIRS[0], ("74A2",), "gloated"))
    for other in ("e0", "e1", "e2", call, noted):
        assert record.code(AppealLodged(other, north_south)) == ("no-ruling", "92C")
    assert record.refused(AppealLodged("nothing", north_south)) == Refused("unknown-entry", ("nothing",))
    score = record.enter(one_trick_less(record))
    for ruling in (score, record.enter(given(record, score)), record.enter(BoardCancelled(record.places[0]))):
        assert record.refused(AppealLodged(ruling, north_south)) is None
        assert record.refused(AppealLodged(ruling, east_west)) is None
        assert record.code(AppealLodged(ruling, stranger)) == ("not-at-the-table", "92A")


@pytest.mark.clause("92A")
def test_a_contestant_appeals_once_against_a_ruling(record: Record) -> None:
    north_south, east_west = record.seated()
    ruling = record.enter(given(record))
    appeal = AppealLodged(ruling, north_south, concurred=True)
    first = record.enter(appeal)
    assert record.code(appeal) == ("has-appealed", "92A")
    assert record.refused(AppealLodged(ruling, east_west)) is None
    record.enter(AppealDecided(first, AppealOutcome.WITHDRAWN))
    second = record.enter(appeal)
    record.enter(AppealDecided(second, AppealOutcome.UPHELD))
    assert record.code(appeal) == ("has-appealed", "92A")


@pytest.mark.clause("92A")
def test_whoever_is_penalized_may_appeal(record: Record) -> None:
    fine = record.enter(PenaltyRuled(RuledPenalty(PAIRS[0], Fraction(1), PenaltyUnit.MATCHPOINTS)))
    suspended = record.enter(PlayerSuspended(PAIRS[0], "rudeness", 1, 3, None, "Ana"))
    for ruling in (fine, suspended):
        assert record.refused(AppealLodged(ruling, PAIRS[0])) is None
        assert record.code(AppealLodged(ruling, PAIRS[1])) == ("not-at-the-table", "92A")


@pytest.mark.clause("92D1", "92D2")
@pytest.mark.parametrize("outcome", AppealOutcome)
def test_an_appeal_is_not_heard_unless_those_concur_who_must(record: Record, outcome: AppealOutcome) -> None:
    ruling = record.enter(given(record))
    is_heard = outcome in {AppealOutcome.UPHELD, AppealOutcome.CHANGED}
    for concurred, later, admitted in (
        (None, None, False),
        (False, None, False),
        (True, None, True),
        (None, True, True),
        (True, False, False),
    ):
        lodged = record.enter(AppealLodged(ruling, record.seated()[0], concurred=concurred))
        decided = AppealDecided(lodged, outcome, hearing=Hearing(concurred=later))
        expected = None if admitted or not is_heard else ("partner-must-concur", "92D1")
        assert record.code(decided) == expected
        record.enter(AppealDecided(lodged, AppealOutcome.WITHDRAWN))


@pytest.mark.clause("92D2")
def test_in_a_contest_of_teams_the_captain_concurs() -> None:
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS)
    record = Record(conditions, SectionPlanned(1, "", round_robin(4), PAIRS[:4], 2))
    ruling = record.enter(given(record))
    lodged = record.enter(AppealLodged(ruling, record.seated()[0]))
    assert record.code(AppealDecided(lodged, AppealOutcome.UPHELD)) == ("captain-must-concur", "92D2")


@pytest.mark.clause("92A")
def test_of_a_deposit_is_kept_what_the_regulations_let_be() -> None:
    def code(forfeit: str, kept: int, outcome: AppealOutcome = AppealOutcome.UPHELD, *, merit: bool = False) -> object:
        record = Record(Conditions(options={"appeal.deposit_forfeit": forfeit}))
        ruling = record.enter(given(record))
        lodged = record.enter(AppealLodged(ruling, record.seated()[0], deposit=Fraction(20), concurred=True))
        return record.code(AppealDecided(lodged, outcome, without_merit=not merit, kept=Fraction(kept)))

    assert code("full", 20) is None
    assert code("none", 0) is None
    assert code("full", 21) == ("deposit-may-not-be-kept", "92A")
    assert code("none", 5) == ("deposit-may-not-be-kept", "92A")
    assert code("full", 5, merit=True) == ("deposit-is-returned", "92A")
    assert code("full", 5, AppealOutcome.CHANGED) == ("deposit-is-returned", "92A")


@pytest.mark.clause("93B3")
@pytest.mark.parametrize(("body", "expected"), [("committee", ("may-only-recommend", "93B3")), ("director", None)])
def test_a_committee_does_not_overrule_discipline(body: str, expected: object) -> None:
    record = Record(Conditions(options={"appeal.body": body}))
    fine = RuledPenalty(PAIRS[0], Fraction(1), PenaltyUnit.MATCHPOINTS, PenaltyKind.DISCIPLINARY)
    for ruling in (record.enter(PenaltyRuled(fine)), record.enter(PlayerSuspended(PAIRS[0], "rudeness", 1, 3))):
        lodged = record.enter(AppealLodged(ruling, PAIRS[0], concurred=True))
        assert record.code(AppealDecided(lodged, AppealOutcome.CHANGED)) == expected
        assert record.code(AppealDecided(lodged, AppealOutcome.UPHELD)) is None
    procedural = record.enter(PenaltyRuled(replace(fine, kind=PenaltyKind.PROCEDURAL)))
    lodged = record.enter(AppealLodged(procedural, PAIRS[0], concurred=True))
    assert record.code(AppealDecided(lodged, AppealOutcome.CHANGED)) is None


@pytest.mark.parametrize("number", [1, 2])
def test_in_a_contest_of_individuals_each_enters_alone(number: int) -> None:
    record = Record(Conditions(kind=ContestKind.INDIVIDUAL))
    entered = ContestantEntered(ContestantId(90), tuple(Player(f"Player {each}") for each in range(number)))
    assert record.code(entered) == (None if number == 1 else ("one-player", "4"))


@pytest.mark.clause("93B3")
@pytest.mark.parametrize("point", Point)
def test_a_committee_does_not_overrule_on_a_point_of_law(point: Point) -> None:
    sat = Hearing(members=("Rosa Lopes", "Ivo Silva"))
    for body, hearing in (
        ("committee", sat),
        ("committee", Hearing(chairman="Rosa Lopes")),
        ("alternative", sat),
        ("director", sat),
        ("director", None),
    ):
        record = Record(Conditions(options={"appeal.body": body}))
        lodged = record.enter(AppealLodged(record.enter(given(record)), record.seated()[0], concurred=True))
        changed = AppealDecided(lodged, AppealOutcome.CHANGED, disputed=point, hearing=hearing)
        kept = (body != "director" or hearing is not None) and point in {Point.LAW, Point.DISCIPLINE}
        assert record.code(changed) == (("may-only-recommend", "93B3") if kept else None)
        assert record.code(replace(changed, outcome=AppealOutcome.UPHELD)) is None


@pytest.mark.clause("93B1")
@pytest.mark.parametrize("edition", [Edition.LAWS_2007, Edition.LAWS_2017])
def test_the_director_in_charge_changes_a_ruling_on_a_point_of_law(edition: Edition) -> None:
    """He hears that part of an appeal although there is a committee, before which his decision may be brought."""
    record = Record(Conditions(edition=edition, options={"appeal.body": "committee"}))
    lodged = record.enter(AppealLodged(record.enter(given(record)), record.seated()[0], concurred=True))
    changed = AppealDecided(lodged, AppealOutcome.CHANGED, disputed=Point.LAW, hearing=Hearing(summary="another Law"))
    assert record.code(changed) is None
    decided = record.enter(changed)
    assert [route.by for route in routes(record.state, decided)] == [Body.COMMITTEE]


@pytest.mark.clause("93C1")
@pytest.mark.parametrize(("profile", "expected"), [("wbf", ("no-further-appeal", "93C1")), ("aeb", None)])
def test_a_further_appeal_is_for_the_regulations_to_allow(profile: str, expected: object) -> None:
    record = Record(Conditions(profile=profile))
    lodged = record.enter(AppealLodged(record.enter(given(record)), record.seated()[0], concurred=True))
    decision = record.enter(AppealDecided(lodged, AppealOutcome.UPHELD))
    assert record.code(AppealLodged(decision, record.seated()[1])) == expected
    stranger = next(pair for pair in PAIRS if pair not in record.seated())
    assert record.code(AppealLodged(decision, stranger)) == (expected or ("not-at-the-table", "92A"))


@pytest.mark.clause("92A", "93C1")
def test_at_every_further_level_only_those_appeal_at_whose_table_the_ruling_was() -> None:
    record = Record(Conditions(profile="aeb", options={"appeal.further_levels": "the league, the federation"}))
    decision = record.enter(given(record))
    stranger = next(pair for pair in PAIRS if pair not in record.seated())
    for _ in range(3):
        assert record.code(AppealLodged(decision, stranger, concurred=True)) == ("not-at-the-table", "92A")
        lodged = record.enter(AppealLodged(decision, record.seated()[0], concurred=True))
        decision = record.enter(AppealDecided(lodged, AppealOutcome.UPHELD))
    assert record.code(AppealLodged(decision, record.seated()[0])) == ("no-further-appeal", "93C1")


@pytest.mark.clause("92A", "93C1")
def test_an_appeal_against_a_score_is_one_against_what_gave_it() -> None:
    record = Record(Conditions())
    score = record.enter(one_trick_less(record))
    first = record.enter(given(record, score))
    lodged = record.enter(AppealLodged(first, record.seated()[0], concurred=True))
    assert record.code(AppealLodged(score, record.seated()[0], concurred=True)) == ("has-appealed", "92A")
    record.enter(AppealDecided(lodged, AppealOutcome.CHANGED))
    changed = record.enter(one_trick_less(record, score))
    assert record.code(AppealLodged(changed, record.seated()[1], concurred=True)) == ("no-further-appeal", "93C1")


# ---- the register, and offences


@pytest.fixture
def noted(record: Record) -> Record:
    record.enter(
        ContestantEntered(PAIRS[0], (Player("Ana"), Player("Rui"))),
        ConductNoted(PAIRS[0], ("74A2",), "gloated", MeasureTaken.WARNING, ("Ana",), record.table()),
        ConductNoted(None, ("76B4",), "spoke", MeasureTaken.NOTED, ("a guest",), Where(2)),
        PartnershipNoted(NoteKind.PSYCHE, PAIRS[0], "three small", ("Ana", "Rui"), Seat.N, under=("40A3",)),
    )
    return record


def test_the_register_is_asked_by_pair_player_clause_and_session(noted: Record) -> None:
    register = OfficeRegister.of(noted.state)
    what = {
        "pair": [each.fact.what for each in register.by_pair(PAIRS[0])],
        "player": [each.fact.what for each in register.by_player(" ANA ")],
        "Law": [each.fact.what for each in register.by_clause("74")],
        "not that Law": [each.fact.what for each in register.by_clause("7")],
        "session": [each.fact.what for each in register.by_session(2)],
    }
    assert what == {
        "pair": ["gloated", "three small"],
        "player": ["gloated", "three small"],
        "Law": ["gloated"],
        "not that Law": [],
        "session": ["spoke"],
    }


def test_an_entry_of_the_register_is_put_right_or_struck_out_and_numbers_stay(noted: Record) -> None:
    gloated, spoke, psyche = (each.id for each in OfficeRegister.of(noted.state))
    entry = noted.state.office.entries[gloated]
    assert isinstance(entry.fact, ConductNoted)
    noted.enter(replace(entry.fact, what="gloated twice", instead_of=(gloated,)), EntryUndone(spoke, "another event"))
    assert [each.fact.what for each in OfficeRegister.of(noted.state)] == ["three small", "gloated twice"]
    assert list(register_numbers(noted.entries).values()) == [1, 2, 3, 4]
    assert register_numbers(noted.entries)[psyche] == 3


def test_what_is_public_does_not_even_tell_that_there_is_a_register(noted: Record) -> None:
    without = Record().played()
    without.enter(ContestantEntered(PAIRS[0], (Player("Ana"), Player("Rui"))))
    struck = noted.enter(EntryUndone(next(iter(OfficeRegister.of(noted.state))).id, "an error"))
    noted.enter(EntryUndone(struck, "it was right"))
    assert [each.fact for each in public_entries(noted.entries)] == [each.fact for each in without.entries]
    assert noted.figures() == without.figures()


def test_the_register_is_kept_after_the_event_is_closed(noted: Record) -> None:
    noted.enter(EventClosed())
    assert noted.refused(PartnershipNoted(NoteKind.MISEXPLANATION, PAIRS[1], "told as weak")) is None
    assert noted.code(given(noted)) == ("event-closed", None)


@pytest.mark.parametrize(
    ("fact", "code"),
    [
        (ConductNoted(None, ("74A2",), "gloated"), "who-wanted"),
        (ConductNoted(ContestantId(99), ("74A2",), "gloated"), "unknown-contestant"),
        (ConductNoted(PAIRS[0], ("74A2",), " "), "words-wanted"),
        (ConductNoted(PAIRS[0], ("rude",), "gloated"), "no-clause"),
        (ConductNoted(PAIRS[0], (), "gloated", MeasureTaken.PENALTY), "measure-and-penalty"),
        (ConductNoted(PAIRS[0], (), "gloated", MeasureTaken.WARNING, penalty="e0"), "measure-and-penalty"),
        (PartnershipNoted(NoteKind.PSYCHE, ContestantId(99), "three small"), "unknown-contestant"),
        (PartnershipNoted(NoteKind.PSYCHE, PAIRS[0], ""), "words-wanted"),
        (PlayerSuspended(PAIRS[0], "rudeness", 1, 3, 2), "rounds-wanted"),
        (PlayerSuspended(PAIRS[0], "", 1, 3), "words-wanted"),
    ],
)
def test_what_is_noted_of_persons_is_told_in_full(record: Record, fact: AnyFact, code: str) -> None:
    refused = record.refused(fact)
    assert refused is not None
    assert refused.code == code


@pytest.mark.clause("90A", "91A")
def test_offences_are_counted_with_their_warnings(record: Record) -> None:
    def fine(amount: int, kind: PenaltyKind, *under: str) -> PenaltyRuled:
        return PenaltyRuled(RuledPenalty(PAIRS[0], Fraction(amount), PenaltyUnit.PERCENT_OF_TOP, kind, under))

    record.enter(fine(0, PenaltyKind.PROCEDURAL, "90A", "90B1"))
    slow = record.enter(fine(10, PenaltyKind.PROCEDURAL, "90A", "90B2"))
    record.enter(ConductNoted(PAIRS[0], ("74A2",), "gloated", MeasureTaken.WARNING))
    rude = record.enter(fine(25, PenaltyKind.DISCIPLINARY, "91A"))
    record.enter(ConductNoted(PAIRS[0], ("74A1",), "insulted", MeasureTaken.PENALTY, penalty=rude))
    record.enter(ConductNoted(PAIRS[0], ("74B1",), "inattentive"))
    record.enter(ConductNoted(PAIRS[1], ("74A2",), "gloated", MeasureTaken.WARNING))

    def told(kind: PenaltyKind | None = None, under: str | None = None) -> list[tuple[object, bool]]:
        found = earlier_offences(record.state, PAIRS[0], kind, under=under)
        return [(each.amount, each.is_warning) for each in found]

    assert told() == [(0, True), (10, False), (None, True), (25, False)]
    assert told(PenaltyKind.PROCEDURAL) == [(0, True), (10, False)]
    assert told(PenaltyKind.DISCIPLINARY) == [(None, True), (25, False)]
    assert told(under="90B2") == [(10, False)]
    assert told(under="74") == [(None, True), (25, False)]
    record.enter(EntryUndone(slow, "the clock was wrong"))
    assert told(under="90B2") == []


# ---- suspension and disqualification


@pytest.mark.clause("91A")
def test_a_suspended_player_is_replaced_by_a_substitute(record: Record) -> None:
    entered = ContestantEntered(PAIRS[0], (Player("Ana"), Player("Rui")))
    other = ContestantEntered(PAIRS[1], (Player("Bea"), Player("Gil")))
    suspended = PlayerSuspended(PAIRS[0], "rudeness", 1, 3, 4, "Rui")
    record.enter(entered, other, suspended)
    wanted = SubstituteWanted(PAIRS[0], "Rui", 1, 3)
    assert substitutes_wanted(record.state) == (wanted,)
    assert [bool(list(may_not_play(record.state, PAIRS[0], 1, each))) for each in (2, 3, 4, 5)] == [0, 1, 1, 0]

    def asked(round_number: int) -> bool:
        plan = record.state.session(1).plans[""]
        place = next(p for p, due in plan.due.items() if p.round == round_number and PAIRS[0] in due.contestants)
        doubts = doubts_about(record.state, ResultEntered(place, ScoreWritten(420)))
        return any(each.kind is DoubtKind.MAY_NOT_PLAY for each in doubts)

    assert [asked(each) for each in (2, 3, 4, 5)] == [False, True, True, False]
    barred = SubstituteSeated(PAIRS[1], Player("Gil"), Player("Rui"), 1, 3)
    assert record.code(barred) == ("substitute-barred", "91A")
    record.enter(SubstituteSeated(PAIRS[0], Player("Rui"), Player("Zoe"), 1, 3))
    assert substitutes_wanted(record.state) == ()
    assert not asked(3)


def test_a_team_of_six_needs_no_substitute() -> None:
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS)
    record = Record(conditions, SectionPlanned(1, "", round_robin(4), PAIRS[:4], 2))
    names = tuple(Player(name) for name in ("Ana", "Bea", "Carla", "Dora", "Eva"))
    record.enter(ContestantEntered(PAIRS[0], names[:4]), PlayerSuspended(PAIRS[0], "rudeness", 1, 1, None, "Ana"))
    assert len(substitutes_wanted(record.state)) == 1
    record.enter(ContestantEntered(PAIRS[0], names))
    assert substitutes_wanted(record.state) == ()


@pytest.mark.clause("91A", "91B")
def test_the_laws_of_2007_act_on_contestants_only() -> None:
    record = Record(Conditions(edition=Edition.LAWS_2007))
    assert record.code(PlayerSuspended(PAIRS[0], "rudeness", 1, 1, None, "Ana")) == ("contestants-only", "91A")
    assert record.code(PlayerSuspended(PAIRS[0], "rudeness", 1, 1)) is None
    banned = ContestantDisqualified(PAIRS[0], "cause", "the organizer", 1, 1, "Ana")
    assert record.code(banned) == ("contestants-only", "91B")


@pytest.mark.clause("91B")
def test_a_disqualified_contestant_leaves_the_ranking_with_the_organizers_approval(record: Record) -> None:
    before = record.figures()
    banned = ContestantDisqualified(PAIRS[0], "told results", "", 1, 7)
    assert record.code(banned) == ("approval-wanted", "91B")
    id_ = record.enter(replace(banned, approved_by="the organizer"))
    after = record.figures()
    assert after == {who: figures for who, figures in before.items() if who != PAIRS[0]}
    (ranking,) = published_rankings(record.live)
    assert ranking.ranks[0].place.place == 1
    assert PAIRS[0] not in {each.place.contestant for each in ranking.ranks}
    assert PAIRS[0] in record.state.withdrawn
    record.enter(RulingWithdrawn(id_, "the approval was taken back"))
    assert record.figures() == before
    assert record.state.withdrawn == {}


@pytest.mark.clause("91B")
def test_the_boards_of_a_disqualified_contestant_count_for_nobody_where_the_conditions_annul_them() -> None:
    record = Record(Conditions(agreement_needed=False, disqualified=DisqualifiedBoards.ANNULLED)).played()
    before = {rank.contestant: rank.tally.boards for rank in record.live.rankings[0].ranks}
    record.enter(ContestantDisqualified(PAIRS[0], "told results", "the organizer", 1, 7))
    after = {rank.contestant: rank.tally.boards for rank in record.live.rankings[0].ranks}
    assert after == {who: boards - 1 for who, boards in before.items() if who != PAIRS[0]}


# ---- what is carried over


def test_what_is_carried_over_is_in_the_unit_in_which_the_event_ranks(record: Record) -> None:
    before = {rank.contestant: rank.tally for rank in record.live.rankings[0].ranks}
    assert record.code(CarriedOver(PAIRS[0], Fraction(2))) == ("carried-in-percent", None)
    record.enter(CarriedOver(PAIRS[0], Fraction(5, 2), percent=True), CarriedOver(PAIRS[0], Fraction(1), percent=True))
    after = record.live.tallies[PAIRS[0]]
    assert after.percentage == (before[PAIRS[0]].percentage or 0) + Fraction(7, 2)
    assert after.total == before[PAIRS[0]].total
    ranked = record.live.rankings[0].ranks
    assert [each.contestant for each in ranked] == sorted(
        before, key=lambda who: (-(record.live.tallies[who].percentage or 0), who.order)
    )


def test_points_are_carried_over_into_totals() -> None:
    record = Record(Conditions(method=ScoringMethod.CROSS_IMPS, agreement_needed=False)).played()
    before = record.live.tallies[PAIRS[0]].total
    assert record.code(CarriedOver(PAIRS[0], Fraction(2), percent=True)) == ("carried-in-total", None)
    record.enter(CarriedOver(PAIRS[0], Fraction(2)))
    assert record.live.tallies[PAIRS[0]].total == before + 2


def test_what_was_carried_over_into_a_total_by_an_older_version_counts_as_it_did(record: Record) -> None:
    before = record.live.tallies[PAIRS[0]].total
    entries = [*record.entries, Entry("old", NOON, "x", CarriedOver(PAIRS[0], Fraction(2)))]
    assert LiveStandings(entries).tallies[PAIRS[0]].total == before + 2
