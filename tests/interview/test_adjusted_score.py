"""The adjusted score at the end of an interview: what is asked, refused and given, and what is said of it."""

from collections.abc import Mapping

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import StoryConditions
from duplicado.event.adjusting.rulings import Assigned, ByFault, SelfInflictedDamage
from duplicado.event.record.ruling_from_interview import score_heard
from duplicado.law.book.law_12_assigned import OwnAction
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import tell_misfit
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

ENGLISH = Language.ENGLISH
NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
WORDS = {language: RulingWords.of(language) for language in Language}
DAMAGED = ("N", "tempo", "yes", "yes", "yes", "no")
"""North has chosen what his partner's tempo suggested, with damage, and no penalty is due."""
DAMAGED_2007 = ("N", "tempo", "yes", "yes", "yes", "yes")


def told(
    *answers: str,
    edition: Edition = NEW,
    what: str = "information-from-partner",
    regulations: Mapping[str, object] | None = None,
) -> InterviewOutcome:
    interview = Interview(incident(what), StoryConditions(edition, regulations or {}))
    for text in answers:
        asked = hear(interview).asked
        assert asked is not None, f"nothing is asked: {text}"
        interview = interview.answered(asked.key, read_answer(asked, text, Language.ENGLISH))
    return hear(interview)


def said(outcome: InterviewOutcome, language: Language = Language.ENGLISH) -> str:
    return " ".join(tell_outcome(WORDS[language], outcome).said)


@pytest.mark.clause("12C1(b)")
def test_a_result_below_what_had_been_bid_before_the_infraction_is_refused_2017() -> None:
    outcome = told(*DAMAGED, "3H W =", "", "3S")
    assert outcome.misfit is not None
    assert outcome.misfit.key == "results"
    assert "12C1(b)" in tell_misfit(WORDS[Language.ENGLISH], outcome.misfit)
    assert "12C1(b)" in said(told(*DAMAGED, "3H W =", "", "2S", ""))
    unknown = told(*DAMAGED, "3H W =", "", "", "")
    assert unknown.is_complete


@pytest.mark.clause("12C1(b)")
def test_the_ruling_keeps_what_stood_before_the_infraction() -> None:
    score = score_heard(told(*DAMAGED, "3H W =", "", "2S", ""))
    assert score is not None
    assert score.before is not None
    assert str(score.before.last_bid) == "2S"
    assert score.north_south == score.east_west


@pytest.mark.clause("12C1(b)")
def test_once_play_had_begun_the_contract_stays_and_nothing_of_the_auction_is_asked() -> None:
    answers: dict[str, object] = {
        "contract": Contract.parse("4S S"),
        "offender": Seat.E,
        "played again": True,
        "too late": True,
    }
    interview = Interview(incident("card-found-again"), answers=answers)
    asked = hear(interview).asked
    assert asked is not None
    assert asked.key == "results"
    answers |= {"by the infraction": (), "own action": "nothing"}
    ends = {
        line: hear(Interview(interview.incident, answers={**answers, "results": read_answer(asked, line, ENGLISH)}))
        for line in ("3S S +1", "4S S -1")
    }
    misfits = {line: outcome.misfit is None for line, outcome in ends.items()}
    assert misfits == {"3S S +1": False, "4S S -1": True}
    assert ends["4S S -1"].is_complete


def test_nothing_is_asked_of_what_stood_before_in_2007() -> None:
    outcome = told(*DAMAGED_2007, "3H W =", "", edition=OLD)
    assert outcome.is_complete
    assert "12C1(b)" not in said(outcome)


@pytest.mark.clause("12A2", "12C2(a)", "17D3")
@pytest.mark.parametrize(
    ("what", "answers", "edition"),
    [("call-on-the-other-board", ("yes",), OLD), ("no-rectification", ("no", "yes"), NEW)],
)
def test_where_a_law_demands_an_artificial_score_no_result_is_asked_for(
    what: str, answers: tuple[str, ...], edition: Edition
) -> None:
    outcome = told(*answers, "directly", "not", edition=edition, what=what)
    assert outcome.is_complete
    heard = score_heard(outcome)
    assert heard is not None
    assert (heard.north_south, heard.east_west) == (ByFault(Fault.DIRECTLY), ByFault(Fault.NOT))
    assert heard.under == ()


@pytest.mark.clause("15A3", "12C1(a)")
def test_since_2017_a_score_is_assigned_where_the_call_on_the_other_board_differs() -> None:
    asked = hear(Interview(incident("call-on-the-other-board"), answers={"differs": True})).asked
    assert asked is not None
    assert asked.key == "results"


LIKELIHOOD = {"assigned.by_likelihood": True}


@pytest.mark.clause("12C1(e)", "12C1(e)(i)", "12C1(e)(ii)")
def test_by_likelihood_the_sides_are_scored_apart_2007() -> None:
    # North-South have offended and play 4S: one down was likely, three down doubled was at all probable.
    outcome = told(*DAMAGED_2007, "4S N -1", "EW", "4SX N -3", "", edition=OLD, regulations=LIKELIHOOD)
    assert outcome.is_complete
    for language in Language:
        spoken = said(outcome, language)
        assert "12C1(e)(i)" in spoken
        assert spoken.count("4♠") == 2
    heard = score_heard(outcome)
    assert heard is not None
    assert heard.east_west == Assigned.to(Contract.parse("4S N"), 9)
    assert heard.north_south == Assigned.to(Contract.parse("4SX N"), 7)


@pytest.mark.clause("12C1(e)(ii)")
def test_by_likelihood_the_offending_side_never_gets_a_better_result_than_the_likely_one_2007() -> None:
    outcome = told(*DAMAGED_2007, "4S N -1", "EW", "4S N =", edition=OLD, regulations=LIKELIHOOD)
    assert outcome.misfit is not None
    assert outcome.misfit.key == "probable result"
    assert "12C1(e)(ii)" in tell_misfit(WORDS[ENGLISH], outcome.misfit)
    several = told(*DAMAGED_2007, "60% 4S N -1, 40% 4S N =", edition=OLD, regulations=LIKELIHOOD)
    assert several.misfit is not None
    assert "12C1(e)" in tell_misfit(WORDS[ENGLISH], several.misfit)
    # The Laws of 2017 have no such choice.
    assert told(*DAMAGED, "60% 4S N -1, 40% 4S N =", regulations=LIKELIHOOD).misfit is None


@pytest.mark.clause("12C1(b)", "12C1(e)(i)")
def test_by_likelihood_the_innocent_side_still_bears_its_own_part_2007() -> None:
    answers = (*DAMAGED_2007, "4S N -1", "EW", "4SX N -3", "wild action", "4S N =")
    outcome = told(*answers, edition=OLD, regulations=LIKELIHOOD)
    assert outcome.is_complete
    assert "12C1(b)" in said(outcome)
    heard = score_heard(outcome)
    assert heard is not None
    assert isinstance(heard.east_west, SelfInflictedDamage)
    assert heard.north_south == Assigned.to(Contract.parse("4SX N"), 7)


@pytest.mark.parametrize(
    ("edition", "own", "number"), [(NEW, "gambling action", "12C1(e)"), (OLD, "wild action", "12C1(b)")]
)
@pytest.mark.clause("12C1(e)", "12C1(e)(i)", "12C1(e)(ii)")
def test_the_innocent_side_bears_the_part_of_the_damage_that_it_did_itself(
    edition: Edition, own: str, number: str
) -> None:
    before = ("", "") if edition is NEW else ()
    damaged = DAMAGED if edition is NEW else DAMAGED_2007
    outcome = told(*damaged, "4S E =", *before, own, "NS", "3H N -2", edition=edition)
    assert outcome.is_complete
    assert f"{number}" in said(outcome)
    for language in Language:
        assert said(outcome, language).count("3♥") == 1
    score = score_heard(outcome)
    assert score is not None
    assert isinstance(score.east_west, Assigned), "the other side gets what its infraction allots it"
    assert isinstance(score.north_south, SelfInflictedDamage)
    assert score.north_south.expectation == score.east_west
    assert score.north_south.own.action is OwnAction(own)


def test_of_an_error_that_is_not_extremely_serious_nobody_is_asked_in_2017() -> None:
    asked = told(*DAMAGED, "4S E =", "", "").asked
    assert asked is not None
    assert asked.among == ("nothing", "extremely serious error", "gambling action")


@pytest.mark.clause("12B1")
@pytest.mark.parametrize("edition", [OLD, NEW], ids=str)
def test_the_result_of_the_table_stands_where_it_was_no_worse_for_the_innocent(edition: Edition) -> None:
    damaged = DAMAGED if edition is NEW else DAMAGED_2007
    outcome = told(*damaged, "", "stands", edition=edition)
    assert outcome.is_complete
    assert score_heard(outcome) is None
    (sentence, appeal) = tell_outcome(WORDS[Language.ENGLISH], outcome).said
    assert "stands" in sentence
    assert "adjust" not in sentence
    assert "appeal" in appeal
