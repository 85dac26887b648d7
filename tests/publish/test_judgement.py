"""Judgements in words: every question on every way through every judgement, polls and rulings as reports."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

import pytest

from duplicado.analysis.table import DoubleDummyTable
from duplicado.director.judgement.candidates import Tainted, propose
from duplicado.director.judgement.evidence import Basis, CollectedEvidence, StatedEvidence
from duplicado.director.judgement.sheets import deviation, misexplanation, misled, rights_reserved, understanding
from duplicado.director.judgement.steps import WorkedRuling, work_through
from duplicado.director.matter import Matter
from duplicado.director.polls import Poll, PolledPlayer, PollQuestion
from duplicado.formats.table_record.names import CLASSES, to_plain
from duplicado.law.book import law_02
from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import UnauthorizedUse
from duplicado.law.book.law_20 import AskersRole, Stage, When
from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication
from duplicado.law.book.law_75 import CorrectionDue, Failing
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.judgement import Medium
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Question
from duplicado.law.rectification import FactSheet, rectification_named, rectifications
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.profile import profile
from duplicado.locale import Language
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.judgement_report import (
    candidate_lines,
    poll_lines,
    poll_question_lines,
    ruling_lines,
)
from duplicado.publish.messages import slug
from duplicado.publish.rulings.matters import tell_opened
from duplicado.publish.rulings.requests import tell_question, written
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_values import UNKNOWN
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import DOUBLE, PASS, parse_call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

WORDS = {language: RulingWords.of(language) for language in Language}
LANGUAGES = pytest.mark.parametrize("words", WORDS.values(), ids=lambda words: words.language.value)
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
AEB = profile("aeb").values()


def sheets(edition: Edition) -> Iterator[tuple[str, FactSheet]]:
    """Give each judgement fact sheets, with as much on file as there can be and with nothing."""
    use = UnauthorizedUse(edition, Seat.N, DOUBLE)
    yield from (("16B judged", facts) for facts in (use, UnauthorizedUse(edition)))
    yield "75A judged", use
    yield "16C2 judged", use
    if edition is Edition.LAWS_2007:
        yield "16A judged", use
    else:
        yield "23C judged", HelpedByInfraction(edition, "23C", Seat.E)
    yield "12A judged", Unrectified(edition)
    yield "84 judged", FactsToEstablish(edition)
    for policy in ("allowed", "prohibited"):
        yield "16B2 judged", rights_reserved(edition, Seat.W, {"ui.reserve_rights": policy})
    yield "27D judged", HelpedByInfraction(edition, "27D")
    yield "50E4 judged", HelpedByInfraction(edition, "50E4")
    yield "72C judged", CouldHaveKnown(edition, Seat.S)
    yield "73B judged", Communication(edition)
    yield "73E2 judged", misled(edition, {}, Seat.W)
    for regulations in ({}, AEB):
        yield "40C judged", deviation(edition, regulations, Seat.E, parse_call("2H"))
        yield "40B judged", understanding(edition, regulations, Side.EW)
    yield "40B judged", understanding(edition, {})
    for failing in Failing:
        yield "75 judged", misexplanation(edition, {}, Seat.E, failing, PASS)
    for own in (True, False):
        for role in AskersRole:
            yield "75 correction", CorrectionDue(edition, Seat.S, own, Stage.AUCTION, role)


@dataclass(frozen=True)
class Way:
    """One way through a judgement."""

    law: str
    facts: FactSheet
    worked: WorkedRuling


def ways(edition: Edition) -> Iterator[Way]:
    """Walk every way through every judgement, yes and no to each question."""
    for law, facts in sheets(edition):
        waiting: list[dict[str, object]] = [{}]
        while waiting:
            found = waiting.pop()
            worked = work_through(law, facts, found)
            yield Way(law, facts, worked)
            if isinstance(worked.open, Question):
                clause = worked.open.clause
                yes = Medium.TEMPO if clause in {"16B1", "73B1", "73B"} else True
                waiting += [{**found, clause: yes}, {**found, clause: False}]


def test_every_judgement_is_walked() -> None:
    assert {law for edition in EVERY_EDITION for law, _ in sheets(edition)} == {
        name for name in rectifications() if name.endswith(("judged", "correction"))
    }


@EDITIONS
def test_every_way_comes_to_an_end_with_a_ruling_under_clauses_of_the_edition(edition: Edition) -> None:
    catalogue = load_catalogue()
    for way in ways(edition):
        for number in (*way.worked.clauses, *(step.clause for step in way.worked.steps)):
            clause = ClauseId.parse(number)
            if clause.path and clause.path[-1].startswith(":") and catalogue.get(clause, edition) is None:
                clause = clause.parent or clause
            known = catalogue.get(clause, edition) is not None or any(
                clause.covers(entry.clause) for entry in catalogue.of(edition)
            )
            assert known, (edition, way.law, number)
        if way.worked.open is None:
            assert way.worked.orders, way
            # The score is adjusted or it stands, or there was none to look at; never both.
            assert not (way.worked.adjusted and way.worked.score_stands)


@LANGUAGES
@EDITIONS
def test_every_question_and_ruling_is_told_in_full(edition: Edition, words: RulingWords) -> None:
    asked: set[tuple[str, object]] = set()
    for way in ways(edition):
        told = tell_opened(words, way.law, way.facts)
        assert words.has(f"matter-{slug(way.law)}")
        assert UNKNOWN not in told
        question = way.worked.open
        if isinstance(question, Question) and (question.clause, way.facts) not in asked:
            asked.add((question.clause, way.facts))
            name = f"question-{slug(question.clause)}"
            assert words.has(name), question.clause
            assert words.has(f"{name}-answer") or (words.has(f"{name}-true") and words.has(f"{name}-false"))
            request = tell_question(words, question, Matter(1, rectification_named(way.law).of(way.facts)))
            assert UNKNOWN not in request.sentence + " ".join(answer.entails for answer in request.answers)
            assert not question.blocking
            assert ":" not in request.sentence.rpartition("[")[2]
        elif question is None:
            assert UNKNOWN not in "".join(ruling_lines(words, way.worked))


@EDITIONS
def test_the_facts_of_every_judgement_can_be_stored(edition: Edition) -> None:
    for _, facts in sheets(edition):
        assert to_plain(facts)
        assert type(facts) in CLASSES.values()


@LANGUAGES
def test_every_means_test_and_time_has_a_word(words: RulingWords) -> None:
    for value in (*Medium, *ImplicitTest):
        assert written(words, value) == words.text(f"judged-{slug(value.value)}")
    assert all(words.has(f"judged-due-{slug(when.value)}") for when in When)
    assert all(words.has(f"judgement-basis-{slug(basis.value)}") for basis in Basis)


def a_poll() -> Poll:
    auction = Auction.of(Seat.N, [parse_call(call) for call in ("1S", "2H", "P", "3H")])
    question = PollQuestion(
        law_02.board(1), Seat.N, Hand.parse("AQJ97.2.KQ4.A653"), auction, ("1S: five cards, 11 to 20 points",)
    )
    given = (
        PolledPlayer("A", PASS, (DOUBLE,), "first category", (DOUBLE,)),
        PolledPlayer("B", DOUBLE, (PASS,), suggests=(DOUBLE,)),
        PolledPlayer("C", DOUBLE),
    )
    return Poll(question, given, "first category", "South thought for a long time before he passed")


def test_a_poll_is_reported_exactly() -> None:
    told = list(poll_lines(WORDS[Language.ENGLISH], a_poll(), Fraction(1, 5), DOUBLE))
    assert "North holds ♠ AQJ97 ♥ 2 ♦ KQ4 ♣ A653" in told
    assert "Auction: North 1♠, East 2♥, South pass, West 3♥" in told
    assert "By the regulations in force a significant part is 20 %." in told
    assert "pass: considered by 2 of 3 (2/3, 66.7 %), chosen by 1 (1/3, 33.3 %): a logical alternative" in told
    assert "A (first category): pass; also considered double" in told
    assert "C: double" in told
    assert told[-2] == "Asked afterwards what that suggests, 2 of 2 named double."
    assert told[-1] == "Chosen at the table: double. There was a logical alternative to it."


@LANGUAGES
def test_a_poll_without_a_threshold_or_answers(words: RulingWords) -> None:
    poll = a_poll()
    assert words.text("poll-no-threshold") in list(poll_lines(words, poll, None))
    assert words.text("poll-none") in list(poll_lines(words, replace(poll, answers=()), None, PASS))
    # What is withheld is not among what the players are shown.
    assert poll.withheld not in " ".join(poll_question_lines(words, poll.question))


@pytest.mark.parametrize(
    ("language", "question", "finding", "outcome"),
    [
        (Language.ENGLISH, "Were there logical alternatives", "There was another.", "Outcome: the score is adjusted"),
        (Language("es"), "¿Había otras alternativas lógicas", "Había otra.", "Resultado: se ajusta la puntuación"),
        (Language("pt"), "Havia outras alternativas lógicas", "Havia outra.", "Resultado: o escore é ajustado"),
    ],
)
def test_a_ruling_is_worked_through_in_words(language: Language, question: str, finding: str, outcome: str) -> None:
    words = WORDS[language]
    facts = UnauthorizedUse(Edition.LAWS_2017, Seat.N, DOUBLE)
    found = {"16B1": Medium.TEMPO, "16B1(b)": True, "16B1(a)": True, "12B1": True, "73C2": False}
    said = StatedEvidence(Seat.E, "half a minute"), StatedEvidence("the spectator", "three seconds", contradicts=True)
    worked = work_through(
        "16B judged", facts, found, {"16B1": CollectedEvidence(Basis.PROBABLE, said, "East was at once sure")}
    )
    rows = {(seat, denomination): 7 for seat in Seat for denomination in Denomination}
    tainted = [Tainted(Side.NS, DOUBLE)]
    contracts = [Contract.parse("3H W"), Contract.parse("3HX W")]
    candidates = propose(contracts, DoubleDummyTable.of(rows), Vulnerability.NONE, tainted=tainted)
    lines = list(ruling_lines(words, worked, candidates))
    assert any(question in line for line in lines)
    assert any(finding in line for line in lines)
    assert any(line.startswith(outcome) and "16B3" in line for line in lines)
    assert any("half a minute" in line for line in lines)
    assert any("85A1" in line for line in lines)
    assert any("+300" in line and "12C1(c)" in line for line in lines)
    assert any("+100" in line and "12C1" not in line for line in lines)
    assert list(candidate_lines(words, ())) == []


@LANGUAGES
def test_an_unfinished_ruling_says_what_is_open(words: RulingWords) -> None:
    worked = work_through("16B judged", UnauthorizedUse(Edition.LAWS_2017), {"16B1": Medium.TEMPO})
    lines = list(ruling_lines(words, worked))
    assert any("16B1(b)" in line for line in lines)
    assert words.text("judgement-outcome", outcome=words.text("judgement-outcome-open")) in lines[-1]
