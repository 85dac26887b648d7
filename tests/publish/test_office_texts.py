"""The Director's office in words: every value has its sentence in the three languages."""

from collections.abc import Iterator
from datetime import UTC, datetime
from fractions import Fraction

import pytest

from duplicado.law.book import law_72, law_74, law_76
from duplicado.law.book.law_79_time import TimeStanding, Timing
from duplicado.law.book.law_82 import BoardOrdered, order_board
from duplicado.law.book.law_84_facts import RulingStep, WayToEstablish
from duplicado.law.book.law_93 import Body, Point, Route
from duplicado.law.conduct import ConductIncident, Who
from duplicado.law.edition import Edition
from duplicado.law.sanction import Measure, PenaltyUnit, ProposedPenalty, Readiness
from duplicado.law.schedule import Schedule
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import (
    board_text,
    route_text,
    timing_text,
    way_text,
)
from duplicado.publish.rulings.effects import tell_effect
from duplicado.publish.rulings.matters import tell_opened
from duplicado.publish.rulings.ruling_terms import RulingWords

LANGUAGES = pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
CONDUCT = (*law_72.RULES, *law_74.RULES, *law_76.RULES)
TEN = datetime(2026, 1, 5, 22, tzinfo=UTC)


def written(moment: datetime) -> str:
    return f"{moment:%H:%M}"


def everything(messages: Messages) -> Iterator[str]:
    """Tell every value of every kind once."""
    yield from (way_text(messages, RulingStep(way, ("84A",))) for way in WayToEstablish)
    yield from (board_text(messages, order_board(ordered)) for ordered in BoardOrdered)
    yield from (
        route_text(messages, Route(point, body, "93A", then))
        for point in Point
        for body in Body
        for then in (None, *Body)
    )
    yield from (
        timing_text(messages, Timing(standing, clause, until, still), written)
        for standing in TimeStanding
        for clause in ("79C1", "79C2")
        for until in (TEN, *(() if standing is TimeStanding.NEEDS_APPROVAL or clause == "79C2" else (None,)))
        for still in ("", "64C1")
    )


@LANGUAGES
def test_everything_has_a_sentence_of_its_own(language: Language) -> None:
    told = list(everything(Messages.load(language)))
    assert all((sentence[:1].isupper() and sentence.endswith("]")) or "64C1" in sentence for sentence in told)
    assert len(set(told)) > len(told) - 10  # in time by either clause is told alike


@LANGUAGES
def test_every_incident_is_told_with_who_and_what(language: Language) -> None:
    words = RulingWords.of(language)
    seen = set()
    for clause in CONDUCT:
        for who in Who:
            incident = ConductIncident(Edition.LAWS_2017, clause, who, Schedule(PenaltyUnit.IMPS))
            sentence = tell_opened(words, law_74.take_up.of(incident).law, incident)
            assert sentence.split()[0][0].isupper()
            assert "…" not in sentence
            seen.add(sentence)
    assert len(seen) == len(CONDUCT) * len(Who)


@LANGUAGES
@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize("unit", PenaltyUnit)
def test_every_measure_is_told_with_its_amount(language: Language, measure: Measure, unit: PenaltyUnit) -> None:
    words = RulingWords.of(language)
    for occurrence in (1, 2, 3, 4):
        told = tell_effect(
            words, ProposedPenalty("90B2", measure, "90A", occurrence, Fraction(5, 2), unit, Readiness.OFTEN)
        )
        assert len(told) == 2
        half = "2.5" if language is Language.ENGLISH else "2,5"
        assert (half in told[0]) is (measure is Measure.PENALTY)
        assert ("4" in told[0]) is (occurrence == 4)
    open_one = tell_effect(words, ProposedPenalty("90B2", measure, "90A"))
    assert len(open_one) == 1


@LANGUAGES
def test_every_question_of_the_office_is_put_in_words_with_both_answers(language: Language) -> None:
    words = RulingWords.of(language)
    asked = ["74c2", "74c3", "74c4", "74c5", "74-fn23", "74c7", "76b5", "81c3", "82c-scored"]
    asked += [f"90b{number}" for number in range(1, 9)]
    for name in asked:
        assert words.text(f"question-{name}").endswith("?")
        assert words.text(f"question-{name}-true") != words.text(f"question-{name}-false")


def test_a_revoke_after_the_round() -> None:
    timing = Timing(TimeStanding.TOO_LATE, "64B5", TEN, "64C1")
    assert timing_text(Messages.load("en"), timing, written) == (
        "This is too late; the period ended at 22:00. [Law 64B5] The Director may still look under 64C1."
    )
