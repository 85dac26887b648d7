"""Rulings of an interview as they are said in the end: they settle something, and contradict nothing."""

from __future__ import annotations

import pytest

from duplicado.cli.rule_shell import RuleShell
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import StoryConditions
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords


def ruling(name: str, *answers: str, language: str = "en", edition: str = "2017") -> str:
    """Return the whole ruling to which these answers come, in one line."""
    shell = RuleShell(RulingWords.of(Language(language)), StoryConditions(Edition(edition)), (incident(name),))
    for answer in answers:
        list(shell.answer(answer))
        assert not shell.failed, answer
    assert shell.is_complete, shell.question
    return " ".join(shell.report())


@pytest.mark.parametrize(
    ("name", "answers", "language", "edition", "said"),
    [
        ("right-in-doubt", ("1",), "en", "2017", "has lost its right to a rectification"),
        ("card-of-another-pack", ("no",), "es", "2017", "La carta de la otra baraja se retira"),
        ("card-of-another-pack", ("não",), "pt", "2007", "A carta do outro baralho é retirada"),
        ("call-after-the-final-pass", ("N 1S P P P X",), "en", "2017", "is cancelled: the auction is over"),
        ("call-after-the-final-pass", ("N 1P P P P X",), "es", "2007", "la subasta ha terminado"),
        ("opening-lead-out-of-turn", ("4S S", "N C2", "1"), "en", "2017", "The card goes back to the hand"),
        ("card-exposed", ("4E S", "S", "P2"), "pt", "2017", "a carta volta à mão"),
        ("cards-too-many", ("4S S", "E", "C2"), "en", "2017", "The surplus cards go back to the hand"),
        ("trick-knowingly-taken", ("sí",), "es", "2017", "La baza es del otro bando"),
        ("team-board-not-comparable", ("none", "1", "1"), "en", "2007", "The first team gets average minus"),
    ],
)
def test_what_a_law_settles_is_said(
    name: str, answers: tuple[str, ...], language: str, edition: str, said: str
) -> None:
    told = ruling(name, *answers, language=language, edition=edition)
    assert said in told
    assert "Nothing more follows" not in told


def test_information_is_not_unauthorized_and_authorized_in_one_ruling() -> None:
    told = ruling("insufficient-bid", "N 1S 1H", "refuse", "2H", "yes")
    assert "is no longer unauthorized for East–West" in told
    assert "is unauthorized information for East–West" not in told


def test_only_the_calls_that_stand_now_are_told() -> None:
    told = ruling("insufficient-bid", "N 1S 1H", "refuse", "2C", "no", "no")
    assert told.count("The auction stands") == 1
    assert "North 1♠, East 2♣. It is South's turn." in told


def test_a_card_put_among_the_played_ones_leaves_nobody_in_turn() -> None:
    told = ruling("card-omitted", "4S S", "S", "W D9 D10 DA", "yes", "C2")
    assert "who won the trick does not change" in told
    assert "to play" not in told


@pytest.mark.parametrize(
    ("language", "calls", "because"),
    [
        ("en", "N 1S P X", "because of the double"),
        ("es", "N 1P P X", "por el doblo"),
        ("pt", "N 1E P X", "(voz retirada: o Dobre)"),
    ],
)
def test_a_double_has_its_article(language: str, calls: str, because: str) -> None:
    assert because in ruling("inadmissible-double", calls, language=language)


def test_nobody_loses_a_turn_that_he_gets() -> None:
    words = RulingWords.of(Language.ENGLISH)
    shell = RuleShell(words, StoryConditions(), (incident("call-out-of-rotation"),))
    assert not any("loses this turn" in line for line in shell.answer("N W:1H"))
    again = RuleShell(words, StoryConditions(), (incident("call-out-of-rotation"),))
    assert any("North loses this turn" in line for line in again.answer("N S:1H"))


@pytest.mark.parametrize(
    ("edition", "calls", "way"),
    [
        ("2017", "N 1S S:P", "South must then pass when his turn comes"),
        ("2017", "N 1S W:P", "When his turn comes West calls what he likes"),
        ("2017", "N 1S S:2H", "If East does anything else, South calls what he likes"),
        ("2017", "N 1S W:X", "When his turn comes West calls what he likes"),
        ("2007", "N P W:P", "West must then pass when his turn comes"),
        ("2007", "N 1S S:P", "South must then pass when his turn comes"),
        ("2007", "N 1S W:P", "West must then pass for the rest of the auction, and East may not double"),
        ("2007", "N 1S S:2H", "If East does anything else and South then bids the same denomination"),
        ("2007", "N 1S W:2H", "East must pass for the rest of the auction"),
        ("2007", "N 1S P W:X", "Otherwise East must pass for the rest of the auction"),
        ("2007", "N 1S W:X", "East must pass for the rest of the auction"),
    ],
)
def test_the_way_on_after_a_call_that_is_not_accepted(edition: str, calls: str, way: str) -> None:
    words = RulingWords.of(Language.ENGLISH)
    shell = RuleShell(words, StoryConditions(Edition(edition)), (incident("call-out-of-rotation"),))
    told = list(shell.answer(calls))
    if "may accept" not in told[1]:
        told = list(shell.answer("H" if "2♥" in told[1] else "no"))
    assert not shell.failed
    assert way in " ".join(" ".join(told).split())
