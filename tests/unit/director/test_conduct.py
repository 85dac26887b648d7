"""Irregularities by name: whatever a guarded table refuses has one, and its regulations let it happen by that name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from duplicado.director import guard
from duplicado.director.admission import admit
from duplicado.director.commands import PlayerActs
from duplicado.director.conduct import ALWAYS_REFUSED, IrregularityKind, Treatment, irregularity_of, treatment
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.table.actions.reader import parse_action
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

HANDS = Layout.parse("N:K32.A32.K32.8432 QJT9.KQJ.QJT.QJT A876.T98.A98.A97 54.7654.7654.K65")
CLAUSE = re.compile(r"[1-9][0-9]?[A-G][0-9]?(\([a-z]+\))*(\([ivx]+\))?")


def returned_by_guards() -> set[str]:
    """The clauses that stand in the modules of the guard."""
    folder = Path(guard.__file__).parent
    found: set[str] = set()
    for path in folder.glob("guard*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                found.add(node.value)
    return found


def table(contract: str = "", regulations: dict[str, object] | None = None) -> DirectedTable:
    board = Board(1, Seat.N, Vulnerability.NONE)
    made = Contract.parse(contract) if contract else None
    return begin(TableSetup(board, mode=TableMode.GUARDED, layout=HANDS, contract=made, regulations=regulations or {}))


def after(state: DirectedTable, *steps: str) -> DirectedTable:
    for step in steps:
        seat, _, action = step.partition(": ")
        command = PlayerActs(Seat.parse(seat), parse_action(action))
        assert admit(state, command) is None, step
        state = carry_out(state, command)[1]
    return state


def refused(state: DirectedTable, step: str) -> str | None:
    seat, _, action = step.partition(": ")
    refusal = admit(state, PlayerActs(Seat.parse(seat), parse_action(action)))
    return None if refusal is None else refusal.clause


def test_every_clause_of_the_guards_has_a_name_or_is_always_refused() -> None:
    clauses = returned_by_guards()
    assert len(clauses) > 30
    assert {each for each in clauses if irregularity_of(each) is None} <= ALWAYS_REFUSED
    assert {irregularity_of(each) for each in clauses} >= {*IrregularityKind}


TRIED = [
    ("", ("N: 1S",), "E: 1H", "18D", IrregularityKind.INSUFFICIENT),
    ("", ("N: 1S",), "E: XX", "19B1", IrregularityKind.INADMISSIBLE),
    ("", ("N: 1S",), "W: P", "17C", IrregularityKind.CALL_OUT_OF_TURN),
    ("", ("N: 1S",), "N: instead 2S", "25B", IrregularityKind.CHANGE_OF_CALL),
    ("4H S", (), "N: SK", "41A", IrregularityKind.PLAY_OUT_OF_TURN),
    ("4H S", ("W: S5 face down", "W: face", "S: dummy SK"), "E: HK", "44C", IrregularityKind.REVOKE),
    ("4H S", ("W: S5 face down", "W: face"), "E: drops HK", "49", IrregularityKind.EXPOSURE),
    ("4H S", ("W: S5 face down", "W: face"), "N: claims 5", "43A1(c)", None),
    ("", ("N: 1S",), 'E: rules "pass"', "10A", IrregularityKind.WORDS),
]


@pytest.mark.parametrize(("contract", "before", "step", "clause", "kind"), TRIED)
def test_what_is_irregular_is_refused_unless_its_name_is_in_the_regulations(
    contract: str, before: tuple[str, ...], step: str, clause: str, kind: IrregularityKind | None
) -> None:
    state = after(table(contract), *before)
    assert refused(state, step) is not None
    if kind is not None:
        assert irregularity_of(clause) is kind
        assert refused(state, step) == clause
        others = tuple(each.value for each in IrregularityKind if each is not kind)
        assert refused(after(table(contract, {"table.irregularities": others}), *before), step) == clause
        own = after(table(contract, {"table.irregularities": (kind.value,)}), *before)
        assert refused(own, step) is None
    assert refused(after(table(contract, {"table.irregularities": ("all",)}), *before), step) is None


def test_what_a_screen_makes_impossible_is_refused_everywhere() -> None:
    state = after(table("4H S", {"table.irregularities": ("all",)}), "W: S5 face down", "W: face", "S: dummy SK")
    assert refused(state, "E: C2") == "7B3"
    assert refused(after(table("", {"table.irregularities": ("all",)}), "N: 7NT"), "E: 8C") == "18A"


def test_what_is_asked_is_told_apart_from_what_is_taken() -> None:
    regulations = {"table.irregularities": ("all",), "table.irregularities_asked": ("insufficient bid",)}
    assert treatment("18D", regulations) is Treatment.ASKED
    assert treatment("44C", regulations) is Treatment.TAKEN
    assert treatment("44C", {}) is Treatment.REFUSED
    assert treatment("9B2", regulations) is Treatment.REFUSED
