"""Coverage of the Laws: what is executed, what the ledger holds open, and which tests name the clauses."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.coverage import State, coverage, is_open, read_ledger
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.messages import Messages
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.errors import NotationError

ROOT = Path(__file__).resolve().parents[2]
# Executed clauses that no test and no case names. This number only shrinks.
UNNAMED_AT_MOST = 197

A_CLAUSE = re.compile(
    r"(?<![\w:])(?:INTRO|DEF):\w+(?:\(\w+\))?|(?<![\w.:])[1-9][0-9]?[A-Z](?:[0-9]+(?:\([a-z]+\)){0,2})?(?![\w(])"
    r"|(?<![\w.:])[1-9][0-9]?(?::[a-z]\w*|-[A-Z][0-9]?)(?!\w)"
)
A_WHOLE_LAW = re.compile(r"\bLaws? ([1-9][0-9]?)\b")
CITED = re.compile(r"^cites: *\[(.*)\]", re.MULTILINE)


def named_in_tests() -> set[ClauseId]:
    """Collect the clauses that tests and cases name.

    A test names a clause with the marker `clause`, or by writing its number in its text; a whole Law counts as
    `Law 25`, and what is also a call (7C) with the marker only. A case names what it cites.
    """
    found: set[ClauseId] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {clause for number in A_CLAUSE.findall(text) if not is_call(number) and (clause := parsed(number))}
        found |= {ClauseId.parse(law) for law in A_WHOLE_LAW.findall(text) if int(law) <= 93}
        found |= set(marked(ast.parse(text)))
    for path in (ROOT / "cases").rglob("*.yaml"):
        for cited in CITED.findall(path.read_text(encoding="utf-8")):
            found |= {clause for part in cited.split(",") if (clause := parsed(part.strip().strip("\"'")))}
    return found


def marked(tree: ast.Module) -> list[ClauseId]:
    return [
        ClauseId.parse(argument.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def parsed(text: str) -> ClauseId | None:
    try:
        return ClauseId.parse(text)
    except NotationError:
        return None


def is_call(text: str) -> bool:
    try:
        parse_call(text)
    except NotationError:
        return False
    return True


@pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
def test_a_clause_is_executed_or_in_the_ledger_and_never_both(edition: Edition) -> None:
    ledger = {clause for clause, of in read_ledger() if of is edition}
    executed = {one.entry.clause for one in coverage(edition) if one.state is State.EXECUTED}
    executable = {one.entry.clause for one in coverage(edition) if one.entry.execution.is_executable}
    assert sorted(map(str, executable - executed - ledger)) == [], "neither: python tools/update_ledger.py"
    assert sorted(map(str, ledger & executed)) == [], "both: python tools/update_ledger.py"


def test_the_ledger_knows_only_clauses_of_the_catalogue() -> None:
    unknown = [key for key in read_ledger() if load_catalogue().get(*key) is None]
    assert unknown == []


def test_every_reason_has_a_sentence() -> None:
    for reason in set(read_ledger().values()):
        assert Messages.load("en").text(f"laws-reason-{reason}")


@pytest.mark.rest
def test_the_clauses_that_no_test_names_become_fewer() -> None:
    named = named_in_tests()
    executed = {
        one.entry.clause for edition in EVERY_EDITION for one in coverage(edition) if one.state is State.EXECUTED
    }
    unnamed = sorted(clause for clause in executed if not any(clause.covers(other) for other in named))
    assert len(unnamed) <= UNNAMED_AT_MOST, f"name these in a test: {', '.join(map(str, unnamed))}"


def test_a_law_is_open_when_nothing_in_it_is_executed() -> None:
    assert not is_open(ClauseId.parse("18B"), Edition.LAWS_2017)
    assert not is_open(ClauseId.parse("18"), Edition.LAWS_2017)
    assert not is_open(ClauseId.parse("2"), Edition.LAWS_2007)


def test_the_page_of_coverage_is_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.generate_laws_page", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
