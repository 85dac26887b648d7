"""The language of the casebook: what is read, and what is refused in which line."""

from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

import duplicado.casebook
from duplicado.casebook.model import Case, CaseMode, DirectorStep, ExpectStep, PlayerStep, Regulations
from duplicado.casebook.patterns import Subset, Under, Unordered
from duplicado.casebook.reader import read_cases
from duplicado.law.edition import Edition
from duplicado.law.inquiry import (
    CardPlayedToTrick,
    CardsAdded,
    HandCounts,
    InformationReceived,
    MissingCardPlace,
    MissingCards,
    SurplusCard,
    TricksToCome,
)
from duplicado.law.meaning import CallMeaning, Span
from duplicado.law.reference import ClauseId
from duplicado.publish.messages import Messages
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.irregularity import Attention
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.finding import Circumstance, FindingValue
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit


def one(text: str) -> Case:
    book = read_cases(dedent(text))
    assert book.problems == ()
    (case,) = book.cases
    return case


def step(text: str) -> object:
    return one(f"case: one\nsteps:\n  - {text}\n").steps[0]


def finding(text: str) -> FindingValue:
    found = step(f"director: {{{text}}}")
    assert isinstance(found, DirectorStep)
    return found.findings[0].value


def problem(text: str) -> tuple[int, str]:
    book = read_cases(dedent(text))
    assert book.cases == ()
    return book.problems[0].line, book.problems[0].code


def test_what_is_not_said_is_as_the_language_says() -> None:
    case = one("case: Nothing but a step\nsteps: [{N: P}]\n")
    assert case.editions == (Edition.LAWS_2017,)
    assert case.cites == ()
    assert case.setup.mode is CaseMode.LIVE
    assert case.setup.scoring is ContestKind.PAIRS
    assert case.setup.regulations == Regulations("wbf")
    assert (case.setup.board.number, case.setup.board.dealer) == (1, Seat.N)
    assert case.setup.hands is None


def test_the_head() -> None:
    case = one("""
        case: A head
        law: [2007, 2017+2024]
        cites: [27B1(a), "24", 45E1, 45E2]
        regulations: {claim.suit_order: top_down}
        mode: guarded
        scoring: teams
        board: 18
        dealer: S
        vul: none
        contract: 3NTX W
        position: {hands: "N:A..2.7 K.9.8. - 62.T..", lead: N, won: {NS: 7, EW: 3}}
        steps:
          - N: attention
    """)
    assert case.line == 2
    assert case.editions == (Edition.LAWS_2007, Edition.LAWS_2017_AMENDED_2024)
    assert list(map(str, case.cites)) == ["27B1(a)", "24", "45E1", "45E2"]
    assert case.setup.regulations.options == (("claim.suit_order", "top_down"),)
    assert (case.setup.board.dealer, case.setup.board.vulnerability) == (Seat.S, Vulnerability.NONE)
    assert str(case.setup.contract) == "3NTX W"
    assert case.setup.position is not None
    assert case.setup.position.won == (7, 3)
    assert case.setup.position.hands[Seat.S] is None


@pytest.mark.parametrize("written", ["24", '"24"', "'24'", "[24]", '["24"]'])
def test_clauses_are_compared_as_text(written: str) -> None:
    assert one(f"case: one\ncites: {written}\nsteps: [{{N: P}}]").cites == (ClauseId.parse("24"),)


def test_words_that_yaml_would_turn_into_something_else() -> None:
    case = one("""
        case: no
        cites: [45E1, 20E1]
        steps:
          - {N: P, means: 12:30}
          - {E: P, means: yes}
          - director: {45E1: true}
    """)
    assert case.title == "no"
    assert list(map(str, case.cites)) == ["45E1", "20E1"]
    assert [step.means for step in case.steps if isinstance(step, PlayerStep)] == ["12:30", "yes"]


def test_a_step_of_two_players() -> None:
    found = step("{N: 1H, with: {S: 1S}, refused: 9B2}")
    assert isinstance(found, PlayerStep)
    assert isinstance(found.action, MakesCall)
    assert [(seat, str(action)) for seat, action in found.accompanying] == [(Seat.S, "1S")]
    assert found.refused is not None
    assert str(found.refused.clause) == "9B2"


@pytest.mark.parametrize(("written", "refused"), [("true", True), ("false", False)])
def test_any_reason_or_none(written: str, *, refused: bool) -> None:
    found = step(f"{{N: 1H, refused: {written}}}")
    assert isinstance(found, PlayerStep)
    assert (found.refused is not None) is refused
    assert found.refused is None or found.refused.clause is None


def test_attention_names_a_player_or_a_law() -> None:
    for written, target in (("attention E", Seat.E), ("attention 62", ClauseId.parse("62"))):
        found = step(f"N: {written}")
        assert isinstance(found, PlayerStep)
        assert found.action == Attention(target)


def test_the_meaning_of_a_call() -> None:
    found = step("{N: 1S, meaning: {points: 6-9, S: 5+, C: 4, forcing: false, any: [{H: 4+}, {shape: balanced}]}}")
    assert isinstance(found, PlayerStep)
    assert found.meaning == CallMeaning(
        Span(6, 9),
        ((Suit.SPADES, Span(5, None)), (Suit.CLUBS, Span(4, 4))),
        forcing=False,
        alternatives=(CallMeaning(lengths=((Suit.HEARTS, Span(4, None)),)), CallMeaning(shape="balanced")),
    )


def test_the_statement_of_a_claim() -> None:
    written = "{S: claims 4, statement: {draws: trumps, order: [SA, H10, C], finesse: W, ruffs: [D], rest: high}}"
    found = step(written)
    assert isinstance(found, PlayerStep)
    order = (Card.parse("SA"), Card.parse("HT"), Suit.CLUBS)
    assert found.statement == ClaimStatement(
        draws_trumps=True, order=order, finesse=Seat.W, ruffs=(Suit.DIAMONDS,), rest_high=True
    )


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("25A: false", False),
        ("24: [HA, H10]", (Card.parse("HA"), Card.parse("HT"))),
        ("13: {E: 14, S: 12, seen: [HK]}", HandCounts(((Seat.E, 14), (Seat.S, 12)), (Card.parse("HK"),))),
        ("13C: {W: DJ, played: false}", SurplusCard(Seat.W, Card.parse("DJ"), played=False)),
        ("14: {S: [DQ], found: floor}", MissingCards(((Seat.S, (Card.parse("DQ"),)),), MissingCardPlace.FLOOR)),
        ("15A: S", Seat.S),
        ("17D: S", Seat.S),
        ("16B: {to: S}", InformationReceived(Seat.S)),
        ("16D: {to: S, interferes: true}", InformationReceived(Seat.S, interferes=True)),
        ("21B1(a): [N]", (Seat.N,)),
        ("26B: [S, C]", (Suit.SPADES, Suit.CLUBS)),
        ("29C: [NT]", (Denomination.NOTRUMP,)),
        ("45C1: DK", Card.parse("DK")),
        ("67B2(a): {E: [H4]}", CardsAdded(((Seat.E, (Card.parse("H4"),)),))),
        ("67B3: {E: D3, trick: 3}", CardPlayedToTrick(Seat.E, Card.parse("D3"), 3)),
        ("68: true", True),
        ("71A: 1", 1),
        ("70: {NS: 3, EW: 1}", TricksToCome(((Side.NS, 3), (Side.EW, 1)))),
        ("round: over", True),
        ("next board: W", (Seat.W,)),
    ],
)
def test_findings(written: str, value: FindingValue) -> None:
    assert finding(written) == value


def test_facts_of_time_are_no_clauses() -> None:
    found = step("director: {correction period: over, 69A: true}")
    assert isinstance(found, DirectorStep)
    assert [one.key for one in found.findings] == [Circumstance.CORRECTION_PERIOD_OVER, ClauseId.parse("69A")]


def test_expectations() -> None:
    found = step("expect: {calls: {has: [P, X], lacks: [XX]}, questions: [23A], lead: {}, unauthorized: {NS: [SK]}}")
    assert isinstance(found, ExpectStep)
    calls, questions, lead, unauthorized = (expectation.wanted for expectation in found.expectations)
    assert isinstance(calls, Unordered)
    assert not calls.whole
    assert Under(ClauseId.parse("23A")) in getattr(questions, "items", ())
    assert lead == Subset(())
    assert isinstance(unauthorized, Subset)
    assert [key for key, _ in unauthorized.entries] == ["NS", "EW"]  # a missing side is the empty list


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("case: [\n", 2, "case-problem-yaml"),
        ("", 1, "case-problem-empty"),
        ("steps: [{N: P}]\n", 1, "case-problem-key-missing"),
        ("case: one\n", 1, "case-problem-key-missing"),
        ("case: one\nsteps: []\n", 2, "case-problem-no-steps"),
        ("case: one\nstep: [{N: P}]\n", 2, "case-problem-key-unknown"),
        ("case: one\ncase: two\nsteps: [{N: P}]\n", 2, "case-problem-key-twice"),
        ("case: one\nlaw: 2018\nsteps: [{N: P}]\n", 2, "case-expected-one-of"),
        ("case: one\nboard: 0\nsteps: [{N: P}]\n", 2, "case-expected-board"),
        ("case: one\nhands: N:AK\nsteps: [{N: P}]\n", 2, "case-expected-hands"),
        ("case: one\nposition: {hands: 'N:A... - - -', lead: N, won: {NS: 12, EW: 0}}\nsteps: [{N: P}]\n", 2,
         "case-problem-position-without-contract"),
        (("case: one\ncontract: 1S N\nposition:\n  hands: 'N:A... K2... - -'\n  lead: N\n  won: {NS: 6, EW: 6}\n"
         "steps: [{N: P}]\n"), 4, "case-problem-unequal-hands"),
        ("case: one\nsteps:\n  - N: P\n  - E: nonsense\n", 4, "case-expected-action"),
        ("case: one\nsteps:\n  - {N: P, E: P}\n", 3, "case-problem-main-key"),
        ("case: one\nsteps:\n  - {N: P, statement: {rest: high}}\n", 3, "case-problem-statement-without-claim"),
        ("case: one\nsteps:\n  - {N: P, with: {N: X}}\n", 3, "case-problem-key-unknown"),
        ("case: one\nsteps:\n  - director: {25A: perhaps}\n", 3, "case-expected-boolean"),
        ("case: one\nsteps:\n  - director: {24: [ZZ]}\n", 3, "case-expected-card"),
        ("case: one\nsteps:\n  - director: {nothing: true}\n", 3, "case-expected-clause"),
        ("case: one\nsteps:\n  - director: {71A: 14}\n", 3, "case-expected-tricks"),
        ("case: one\nsteps:\n  - expect:\n      turn: N\n      truth: X\n", 5, "case-problem-key-unknown"),
        ("case: one\nsteps:\n  - expect: {}\n", 3, "case-problem-nothing-expected"),
        ("case: one\nsteps:\n  - expect: {barred: {W: always}}\n", 3, "case-expected-one-of"),
        ("case: one\nsteps:\n  - expect: {result: {score: much}}\n", 3, "case-expected-number"),
        ("case: one\nsteps: [" + "[" * 40 + "]" * 40 + "]\n", 2, "case-problem-depth"),
    ],
)  # fmt: skip
def test_a_malformed_case_names_its_line(text: str, line: int, code: str) -> None:
    assert problem(text) == (line, code)


def test_every_wrong_step_is_listed_and_good_cases_are_kept() -> None:
    book = read_cases("case: bad\nsteps:\n  - N: zz\n  - E: P\n  - S: 1\n---\ncase: good\nsteps: [{N: P}]\n")
    assert [found.line for found in book.problems] == [3, 5]
    assert [case.title for case in book.cases] == ["good"]


@pytest.mark.parametrize("mark", ["[", "- ", "{a: ", "? "])
def test_a_text_nested_without_end_is_refused_in_its_line(mark: str) -> None:
    assert problem(f"case: deep\nsteps:\n  {mark * 100_000}")[0] == 3


def test_what_is_written_once_may_be_named_again_and_knows_its_own_depth() -> None:
    case = one("case: &twice ns\nboard: 3\nvul: *twice\nsteps: [{N: P}]\n")
    assert (case.title, case.setup.board.vulnerability) == ("ns", Vulnerability.NS)
    within = "steps: &x [[[[[[[1]]]]]]]\n"
    assert problem(f"case: &c deep\n{within}hands: [[[[[[*x]]]]]]\n") == (3, "case-problem-depth")
    assert problem("case: one\nsteps: &x [*x]\n") == (2, "case-problem-yaml")


@given(st.text(alphabet="case:stpNESW[]{}-\n\"'&*!|> 12HK", max_size=80))
def test_no_text_ends_in_an_exception(text: str) -> None:
    book = read_cases(text)
    assert book.cases or book.problems


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_problem_has_a_sentence(language: str) -> None:
    import re

    messages = Messages.load(language)
    folder = Path(duplicado.casebook.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    codes = set(re.findall(r'"(case-(?:problem|expected)-[a-z-]+)"', sources))
    codes |= {f"case-expected-{kind}" for kind in re.findall(r'notation\(\w+, "([a-z-]+)"', sources)}
    assert len(codes) > 30
    values = dict.fromkeys(("reason", "key", "known", "text", "choices", "counts"), "x")
    for code in sorted(codes):
        assert messages.text(code, **values)
