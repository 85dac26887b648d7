"""Running cases: what passes, what fails and with which difference, and what is not yet possible."""

from dataclasses import replace
from textwrap import dedent

import pytest

from duplicado.casebook.engine import Command, NotExecuted, Observation, PlayerCommand
from duplicado.casebook.model import Case
from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import CaseResult, DifferenceKind, Status, run_case
from duplicado.casebook.table_engine import ENGINE, TableEngine
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.table.actions.claims import Claims
from duplicado.vocabulary.seats import Seat


def case_of(text: str) -> Case:
    book = read_cases(dedent(text))
    assert book.problems == ()
    return book.cases[0]


def run(text: str) -> CaseResult:
    return run_case(case_of(text), TableEngine())


def test_a_case_that_holds() -> None:
    result = run("""
        case: Three passes end the auction
        law: [2007, 2017, 2017+2024]
        dealer: W
        steps: [{W: 1NT}, {N: P}, {E: P}, {S: P}, {expect: {phase: clarification, contract: 1NT W, turn: N}}]
    """)
    assert result.status is Status.PASSED
    assert result.differences == ()


def test_a_difference_names_line_edition_and_both_values() -> None:
    result = run("""
        case: Wrong
        steps:
          - N: 1S
          - expect: {turn: S,
                     auction: [1S]}
    """)
    assert result.status is Status.FAILED
    (difference,) = result.differences
    assert (difference.line, difference.edition, difference.kind) == (
        5, Edition.LAWS_2017, DifferenceKind.EXPECTATION)  # fmt: skip
    assert (difference.key, difference.expected, difference.found) == ("turn", "S", "E")


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        ("{N: 1S, refused: 18D}", DifferenceKind.NOT_REFUSED),
        ("{E: 1S}", DifferenceKind.REFUSED),
        ("{E: 1S, refused: 18D}", DifferenceKind.REFUSED_UNDER_ANOTHER_LAW),
    ],
)
def test_refusals_are_compared(step: str, kind: DifferenceKind) -> None:
    result = run(f"case: one\nmode: guarded\nsteps: [{step}, {{expect: {{turn: N}}}}]")
    assert result.status is Status.FAILED
    assert [difference.kind for difference in result.differences] == [kind]


@pytest.mark.parametrize(
    "step",
    [
        "{E: P, refused: 17B}",
        "{E: P, refused: 17}",
        "{N: X, refused: 19A1}",
        "{N: XX, refused: 19B1}",
        "{N: 8C, refused: 18A}",
        "{N: SA, refused: 24}",
        "{N: face, refused: true}",
    ],
)
def test_a_guarded_table_refuses_with_the_clause(step: str) -> None:
    assert (
        run(f"case: one\nmode: guarded\nsteps: [{step}, {{expect: {{turn: N, auction: []}}}}]").status is Status.PASSED
    )


class KnowsNoClaims(TableEngine):
    """Does not execute Law 68 yet."""

    def rule(self, state: DirectedTable, command: Command) -> DirectedTable:
        if isinstance(command, PlayerCommand) and isinstance(command.action, Claims):
            raise NotExecuted("68A")
        return super().rule(state, command)


def test_what_is_not_executed_yet_is_named() -> None:
    case = case_of("case: one\ncontract: 1NT N\nsteps: [{E: SA}, {N: claims 3}]")
    result = run_case(case, KnowsNoClaims())
    assert (result.status, str(result.law)) == (Status.NOT_YET, "68A")


def test_a_finding_that_nobody_asked_for_is_refused() -> None:
    result = run("case: one\nsteps: [{director: {27B1(a): true}}]")
    assert [difference.kind for difference in result.differences] == [DifferenceKind.REFUSED]


def test_a_case_that_cites_an_open_clause_has_not_passed() -> None:
    case = case_of("case: one\nlaw: [2007, 2017]\ncites: [18B]\nsteps: [{N: P}]")
    asked: list[tuple[str, Edition]] = []

    def is_open(clause: ClauseId, edition: Edition) -> bool:
        asked.append((str(clause), edition))
        return True

    result = run_case(case, TableEngine(), is_open)
    assert (result.status, str(result.law)) == (Status.NOT_YET, "18B")
    assert asked == [("18B", Edition.LAWS_2017)]  # in both editions: the numbers of 2017 (settled reading 26)


class WrongIn2007(TableEngine):
    """Takes the wrong player to be in turn under the Laws of 2007."""

    def observe(self, state: DirectedTable) -> Observation:
        seen = super().observe(state)
        return replace(seen, turn=Seat.W) if state.table.edition is Edition.LAWS_2007 else seen


def test_a_failure_in_one_edition_is_a_failure() -> None:
    case = case_of("case: one\nlaw: [2007, 2017]\nsteps: [{N: 1C}, {expect: {turn: E}}]")
    assert run_case(case, TableEngine()).status is Status.PASSED
    result = run_case(case, WrongIn2007())
    assert result.status is Status.FAILED
    assert [difference.edition for difference in result.differences] == [Edition.LAWS_2007]


def test_a_hand_that_is_not_known_plays_what_it_plays() -> None:
    result = run("""
        case: Cards named are taken as held
        contract: 1NT N
        steps:
          - E: SA
          - expect: {phase: play, turn: S, trick: {lead: E, cards: [SA]}}
          - N: dummy S2
          - W: HA
          - N: S3
          - expect: {turn: E, tricks: {NS: 0, EW: 1}}
    """)
    assert result.status is Status.PASSED


def test_passed_out() -> None:
    result = run("""
        case: Passed out
        steps: [{N: P}, {E: P}, {S: P}, {W: P}, {expect: {contract: passed out, result: {score: 0}}},
                {N: returns hands}, {expect: {phase: over}}]
    """)
    assert result.status is Status.PASSED


def test_the_engine_of_the_command_line_runs_a_lawful_case() -> None:
    case = case_of("case: one\nsteps: [{N: 1S}, {expect: {turn: E}}]")
    assert run_case(case, ENGINE).status is Status.PASSED
