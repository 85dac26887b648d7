"""Judgements told to the interview: the same questions as at the table, and few of them."""

from collections.abc import Sequence

import pytest

from duplicado.director.interview.adjusted_score import WeightedResult
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import REST, AnswerForm, Prompt, StoryConditions
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.judgement import Medium
from duplicado.law.procedure_steps import Question
from duplicado.law.rectification import rectifications
from duplicado.law.regulations.profile import profile
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents, incident_name
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import tell_ask
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_values import UNKNOWN
from duplicado.table.entries import MatterOpened
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

JUDGED = (
    "information-from-partner", "rights-reserved", "partners-explanation-used", "explanation-to-correct",
    "wrong-explanation", "incomplete-explanation", "alert-missing", "alert-needless", "psychic-call",
    "hidden-understanding", "misled-by-an-opponent", "communication-with-partner", "could-have-known",
    "disputed-facts", "no-rectification", "withdrawn-action-used", "helped-by-infraction",
)  # fmt: skip
WORDS = {language: RulingWords.of(language) for language in Language}


def told(name: str, answers: list[object], conditions: StoryConditions | None = None) -> InterviewOutcome:
    """Answer the questions as they come."""
    interview = Interview(incident(name), conditions or StoryConditions())
    for answer in answers:
        asked = hear(interview).asked
        assert asked is not None, answer
        interview = interview.answered(asked.key, answer)
    return hear(interview)


def test_a_hesitation_takes_six_answers() -> None:
    outcome = told("information-from-partner", [Seat.N, Medium.TEMPO, True, True, True, False])
    assert outcome.asked is not None
    assert outcome.asked.key == "results"
    assert outcome.state is not None
    assert outcome.state.table.adjusted == "16B3"


def test_misinformation_takes_six_answers() -> None:
    outcome = told("wrong-explanation", [Seat.E, True, False, False, True, False])
    assert outcome.asked is not None
    assert outcome.asked.key == "rightly informed"
    assert outcome.state is not None
    assert outcome.state.table.adjusted == "75B1"


def test_an_answer_that_is_changed_changes_the_ruling() -> None:
    interview = Interview(incident("information-from-partner"))
    for answer in (Seat.N, Medium.TEMPO, True, True, True, False):
        asked = hear(interview).asked
        assert asked is not None
        interview = interview.answered(asked.key, answer)
    state = hear(interview.answered("1.1 16B1(b)", value=False)).state
    assert state is not None
    assert state.table.adjusted is None


@pytest.mark.clause("75B3")
def test_a_defender_corrects_his_partner_after_play() -> None:
    outcome = told("explanation-to-correct", [Seat.S, False, "clarification", "defender"])
    assert outcome.asked is not None
    sentence = tell_ask(WORDS[Language.ENGLISH], "explanation-to-correct", outcome.asked, outcome, Edition.LAWS_2017)
    assert "when play has ended" in sentence.sentence
    own = told("explanation-to-correct", [Seat.S, True, "auction", False])
    assert own.is_complete
    assert own.state is not None
    assert own.state.table.reviews == ("21B3",)


def ways_on(asked: Prompt) -> Sequence[object]:
    """Return the answers to a question that lead on in different ways."""
    match asked.form:
        case AnswerForm.WORDS:
            return ("passes",)
        case AnswerForm.RESULTS:
            given = (WeightedResult(Contract.parse("4S S"), 9),)
            return (REST, given) if asked.may_rest else (given,)
        case AnswerForm.SOME_OF:
            return ((),)
        case AnswerForm.CALL:
            return (REST,)
        case _:
            pass
    if asked.key == "own action":
        return asked.among[0], asked.among[-1]
    return asked.among[:1] if asked.key in {"player", "innocent side"} else asked.among or (True, False)


def walk(name: str, conditions: StoryConditions) -> list[InterviewOutcome]:
    """Walk every way through an incident."""
    found: list[InterviewOutcome] = []
    waiting = [Interview(incident(name), conditions)]
    while waiting:
        interview = waiting.pop()
        outcome = hear(interview)
        found.append(outcome)
        asked = outcome.asked
        assert outcome.misfit is None
        if asked is None:
            continue
        if asked.request is not None:
            assert isinstance(asked.request, Question)
        waiting += [interview.answered(asked.key, answer) for answer in ways_on(asked)]
    return found


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(each, marks=[] if each is EVERY_EDITION[-1] else [pytest.mark.rest], id=str(each))
        for each in EVERY_EDITION
    ],
)
def test_every_way_is_asked_and_said_in_every_language(name: str, edition: Edition) -> None:
    outcomes = walk(name, StoryConditions(edition, profile("aeb").values()))
    assert any(outcome.is_complete for outcome in outcomes)
    for words in WORDS.values():
        assert incident_name(words, incident(name))
        for outcome in outcomes:
            if outcome.asked is not None:
                ask = tell_ask(words, name, outcome.asked, outcome, edition)
                assert UNKNOWN not in ask.sentence
                assert ask.why
            said = tell_outcome(words, outcome)
            assert all(UNKNOWN not in sentence for sentence in (*said.said, *said.afterwards))
            assert said.said or not outcome.is_complete


def test_every_judgement_can_be_told() -> None:
    taken_up = {
        entry.law
        for edition in EVERY_EDITION
        for name in JUDGED
        for outcome in walk(name, StoryConditions(edition))
        for entry in outcome.entries
        if isinstance(entry, MatterOpened)
    }
    judged = {name for name in rectifications() if name.endswith(("judged", "correction"))}
    assert taken_up == judged - {"16A judged"}  # 2007 alone has it, beside 16B


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("hesitation", "information-from-partner"),
        ("titubeo", "information-from-partner"),
        ("hesitação", "information-from-partner"),
        ("16B", "information-from-partner"),
        ("psyche", "psychic-call"),
        ("psíquica", "psychic-call"),
        ("sin alerta", "alert-missing"),
        ("desinformación", "wrong-explanation"),
        ("72C", "could-have-known"),
        ("enganado", "misled-by-an-opponent"),
    ],
)
def test_a_judgement_is_found_by_the_words_of_the_players(words: str, expected: str) -> None:
    assert find_incidents(words)[0].id == expected
