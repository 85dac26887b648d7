"""Claims, concessions and tricks that are disputed late (69, 71, 79), told to the interview."""

from __future__ import annotations

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import StoryConditions, Upshot
from duplicado.event.adjusting.rulings import Assigned
from duplicado.event.record.ruling_from_interview import score_heard
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.contest_kind import ContestKind

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
BOTH = (NEW, OLD)


def told(what: str, answers: str, edition: Edition = NEW, kind: ContestKind = ContestKind.PAIRS) -> InterviewOutcome:
    """Answer the questions in their order; the answers are parted by semicolons."""
    interview = Interview(incident(what), StoryConditions(edition, kind=kind))
    for text in answers.split("; "):
        asked = hear(interview).asked
        assert asked is not None, f"nothing is asked: {text}"
        interview = interview.answered(asked.key, read_answer(asked, text))
    return hear(interview)


def tricks(outcome: InterviewOutcome) -> int | None:
    """Return the tricks of declarer that a board gets by the ruling; `None` where it gets none."""
    score = score_heard(outcome)
    if score is None:
        return None
    assert score.north_south == score.east_west
    assert isinstance(score.north_south, Assigned)
    (result,) = score.north_south.outcomes
    return result.tricks


# When they object, won, side that gets tricks back, how many, contract, credited to declarer.
WITHDRAWN = [
    ("2; yes; EW; 1; 4S S; 10", "69B1", 9),  # a trick that the defenders had in front of them
    ("2; no; EW; 1; 4S S; 10", "69B2", 9),
    ("2; no; EW; 2; 3NT W; 9", "69B2", 11),  # a defender's claim: declarer's side gets two back
    ("2; no; NS; 2; 3NT W; 9", "69B2", 7),
    ("2; yes; NS; 3; 6D E; 13", "69B1", 10),
    ("2; yes; NS; 13; 1C W; 13", "69B1", 0),
    ("2; no; EW; 4; 2HX N; 8", "69B2", 4),
    ("3; yes; EW; 1; 4S S; 10", "69B1", None),
    ("3; no; EW; 2; 3NT N; 9", "69B2", None),
]
# Won, side, tricks, contract, credited to declarer, Correction Period over; the number of 2017.
CANCELLED = [
    ("yes; NS; 1; 4S S; 9; no", "71A", 10),
    ("no; NS; 1; 4S S; 9; no", "71B", 10),
    ("no; NS; 3; 1NT E; 8; no", "71B", 5),
    ("yes; EW; 2; 3NT S; 11; no", "71A", 9),
    ("no; EW; 1; 7NT N; 13; no", "71B", 12),
    ("no; EW; 2; 5C W; 9; no", "71B", 11),
    ("yes; NS; 1; 4S S; 9; yes", "71A", None),
    ("no; EW; 2; 3NT S; 11; yes", "71B", None),
]


@pytest.mark.clause("69B", "69B1", "69B2", "79C1")
@pytest.mark.parametrize("edition", BOTH, ids=str)
@pytest.mark.parametrize(("answers", "number", "made"), WITHDRAWN)
def test_an_agreement_withdrawn_gives_the_board_its_tricks(
    answers: str, number: str, made: int | None, edition: Edition
) -> None:
    outcome = told("agreement-withdrawn", answers, edition)
    assert outcome.is_complete
    clauses = tell_outcome(RulingWords.of(Language.ENGLISH), outcome).clauses
    assert clauses == ((number,) if made is not None else (number, "79C1"))
    assert tricks(outcome) == made


@pytest.mark.clause("71", "71A", "71B", "79C1")
@pytest.mark.parametrize("edition", BOTH, ids=str)
@pytest.mark.parametrize(("answers", "number", "made"), CANCELLED)
def test_a_concession_cancelled_gives_the_board_its_tricks(
    answers: str, number: str, made: int | None, edition: Edition
) -> None:
    outcome = told("concession-cancelled", answers, edition)
    assert outcome.is_complete
    number = "71" if edition is OLD else number
    clauses = tell_outcome(RulingWords.of(Language.ENGLISH), outcome).clauses
    assert clauses == ((number,) if made is not None else (number, "79C1"))
    assert tricks(outcome) == made


@pytest.mark.clause("69A", "70A")
@pytest.mark.parametrize("edition", BOTH, ids=str)
@pytest.mark.parametrize("kind", ContestKind)
def test_as_long_as_the_agreement_is_not_established_the_claim_itself_is_judged(
    edition: Edition, kind: ContestKind
) -> None:
    outcome = told("agreement-withdrawn", "1", edition, kind)
    assert outcome.is_complete
    (concluded,) = outcome.concluded
    assert concluded.ruling == Upshot("objection in time")
    assert concluded.clauses == ("69A", "70A")


@pytest.mark.clause("79B", "79B1", "79B2", "79B3", "79C1")
@pytest.mark.parametrize(
    ("answers", "edition", "numbers", "made"),
    [
        # Contract, by claim, after the round, (2007: Correction Period over,) tricks, (2017: clearly convinced).
        ("4S S; no; no; 10", NEW, ("79B", "79B2"), 10),
        ("4S S; no; no; 10", OLD, ("79B", "79B2"), 10),
        ("3NT E; no; no; 7", NEW, ("79B", "79B2"), 7),
        ("4S S; no; yes; 10; yes", NEW, ("79B", "79B2", "79B3"), 10),
        ("4S S; no; yes; 10; no", NEW, ("79B", "79B3"), None),
        ("4S S; no; yes; no; 10", OLD, ("79B", "79B2"), 10),
        ("4S S; no; yes; yes; 10", OLD, ("79B", "79B2", "79C1"), None),
        ("4S S; yes", NEW, ("79B1", "79B"), None),
        ("4S S; yes", OLD, ("79B1", "79B"), None),
    ],
)
def test_tricks_disagreed(answers: str, edition: Edition, numbers: tuple[str, ...], made: int | None) -> None:
    outcome = told("tricks-disagreed", answers, edition)
    assert outcome.is_complete
    assert tell_outcome(RulingWords.of(Language.ENGLISH), outcome).clauses == numbers
    assert tricks(outcome) == made


@pytest.mark.clause("79C1", "79C2")
@pytest.mark.parametrize(
    ("answers", "word", "number"),
    [
        ("no", "score corrected", "79C1"),
        ("yes; yes; yes", "score corrected", "79C2"),
        ("yes; yes; no", "score not corrected", "79C2"),
        ("yes; no", "score not corrected", "79C2"),
    ],
)
@pytest.mark.parametrize("edition", BOTH, ids=str)
def test_a_score_written_wrongly(answers: str, word: str, number: str, edition: Edition) -> None:
    outcome = told("wrong-score", answers, edition)
    (concluded,) = outcome.concluded
    assert (concluded.ruling, concluded.clauses) == (Upshot(word), (number,))


@pytest.mark.clause("69B1", "71A")
@pytest.mark.parametrize(
    ("what", "answers"),
    [
        ("agreement-withdrawn", "2; yes; EW; 5; 4S S; 4"),  # North-South won but four
        ("agreement-withdrawn", "2; no; NS; 3; 4S S; 11"),
        ("concession-cancelled", "yes; NS; 4; 4S S; 10; no"),
        ("concession-cancelled", "no; EW; 12; 3NT N; 11; no"),
    ],
)
def test_nobody_gets_back_more_than_the_others_have(what: str, answers: str) -> None:
    misfit = told(what, answers).misfit
    assert misfit is not None
    assert misfit.reason == "interview-too-many-tricks"
