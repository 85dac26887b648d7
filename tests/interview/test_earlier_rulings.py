"""The obligation of an earlier ruling is told with the calls, and holds in the ruling that is asked for."""

from __future__ import annotations

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import AnswerForm, Heard, Prompt
from duplicado.law.orders import Bar, MustPass
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat

CALLS = Prompt("calls", AnswerForm.CALLS, ("27",))


def heard(text: str, language: Language = Language.ENGLISH) -> Heard:
    answer = read_answer(CALLS, text, language)
    assert isinstance(answer, Heard)
    return answer


def told(name: str, calls: str) -> InterviewOutcome:
    return hear(Interview(incident(name)).answered("calls", heard(calls)))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("N 1S P 2C 2H; N must pass", Language.ENGLISH),
        ("N 1P P 2T 2C; N debe pasar", Language("es")),
        ("N 1E P 2P 2C; N deve passar", Language("pt")),
    ],
)
def test_at_the_end_it_was_ruled_before_the_last_call(text: str, language: Language) -> None:
    assert heard(text, language).silenced == ((3, MustPass(Seat.N, Bar.AUCTION)),)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("N 1S P; W must pass once; 2C P", Language.ENGLISH),
        ("N 1P P; O debe pasar una vez; 2T P", Language("es")),
        ("N 1E P; O deve passar uma vez; 2P P", Language("pt")),
    ],
)
def test_between_the_calls_it_was_ruled_there(text: str, language: Language) -> None:
    answer = heard(text, language)
    assert answer.silenced == ((2, MustPass(Seat.W, Bar.TURN)),)
    assert len(answer.calls) == 4


def test_calls_behind_a_semicolon_are_calls() -> None:
    assert heard("N 1S; P; 2C") == heard("N 1S P 2C")


def test_somebody_must_be_named() -> None:
    with pytest.raises(NotationError):
        heard("N 1S P; he must pass")


def test_who_must_pass_is_offered_no_other_call() -> None:
    """N 1S P 2C; E, whose turn it is, had to pass and bids: Law 37 knows of it, and without that it is lawful."""
    silenced = told("call-by-a-player-who-must-pass", "N 1S P 2C 2H; W must pass")
    assert silenced.misfit is None
    out_of_turn = told("call-out-of-rotation", "N 1S W:2H; E must pass")
    assert out_of_turn.state is not None
    assert out_of_turn.state.table.must_pass[Seat.E] is Bar.AUCTION


def test_one_turn_is_over_when_he_has_passed() -> None:
    outcome = told("insufficient-bid", "N 1S P; W must pass once; 2S P 3C P 2D")
    assert outcome.state is not None
    assert Seat.W not in outcome.state.table.must_pass
