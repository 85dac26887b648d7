"""A table told step by step: written as a case that holds, taken up again from its record."""

from functools import cache
from pathlib import Path

import pytest

from duplicado.casebook.from_record import session_of_record
from duplicado.casebook.model import Case, DirectorStep, PlayerStep
from duplicado.casebook.problems import CaseProblem
from duplicado.casebook.reader import read_cases
from duplicado.casebook.runner import Status, run_case
from duplicado.casebook.session import Session, SessionRefused, play_case
from duplicado.casebook.table_engine import ENGINE
from duplicado.casebook.typed_answers import read_typed
from duplicado.casebook.writing import step_line
from duplicado.law.edition import Edition

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "cases").rglob("*.yaml"))
EACH_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


@cache
def cases(path: Path) -> tuple[Case, ...]:
    return read_cases(path.read_text(encoding="utf-8")).cases


@cache
def sessions(path: Path) -> tuple[Session, ...]:
    return tuple(play_case(case, edition)[0] for case in cases(path) for edition in case.editions)


@pytest.mark.sampled
@EACH_FILE
def test_every_table_is_written_as_a_case_that_holds(path: Path) -> None:
    for session in sessions(path):
        book = read_cases(session.as_case("A case: with a colon"))
        assert book.problems == ()
        assert [case.title for case in book.cases] == ["A case: with a colon"]
        result = run_case(book.cases[0], ENGINE)
        assert result.differences == ()
        assert result.status is Status.PASSED


@EACH_FILE
def test_every_step_is_written_as_it_is_read(path: Path) -> None:
    for case in cases(path):
        for step in case.steps:
            if isinstance(step, PlayerStep | DirectorStep):
                again = read_typed(step_line(step).strip())
                assert not isinstance(again, CaseProblem)
                assert step_line(again) == step_line(step)


@pytest.mark.sampled
@EACH_FILE
def test_every_record_tells_its_steps(path: Path) -> None:
    for session in sessions(path):
        again, otherwise = session_of_record(session.table_setup, session.entries)
        assert again.state == session.state
        assert again.entries == session.entries
        assert otherwise is None


def session(*lines: str, edition: Edition = Edition.LAWS_2017) -> Session:
    begun = Session.begin(cases(FILES[0])[0].setup, edition)
    for line in lines:
        step = read_typed(line)
        assert not isinstance(step, CaseProblem), line
        taken = begun.take(step)
        assert isinstance(taken, Session), line
        begun = taken
    return begun


def test_a_refused_step_changes_nothing() -> None:
    begun = session("N: 1S", "E: 1H", "S: attention")
    step = read_typed("S: 2S")
    assert isinstance(step, PlayerStep)
    taken = begun.take(step)
    assert isinstance(taken, SessionRefused)
    assert taken.refusal.clause == "9B2"


def test_undoing_goes_back_step_by_step() -> None:
    begun = session("N: 1S", "E: 1H")
    assert begun.undone() == session("N: 1S")
    assert begun.undone().undone().undone().turns == ()


def test_the_same_steps_under_another_edition() -> None:
    begun = session(
        "N: 1S", "E: 1H", "S: attention", "S: refuse", "E: 2H", "director 27B1(a): false", "director 23A: false"
    )
    again, left = begun.under(Edition.LAWS_2007)
    assert again.edition is Edition.LAWS_2007
    assert [step_line(step) for step in left] == []
    assert "27B2" in again.state.table.cites


def test_a_rectification_is_waived_although_nobody_drew_attention_to_a_card() -> None:
    text = "case: x\ncontract: 3NT S\nsteps: [{W: H4}, {N: H5}, {W: D2}, {director: {81C5: true}}]"
    case = read_cases(text).cases[0]
    told, stopped = play_case(case, Edition.LAWS_2017)
    assert stopped is None
    assert told.turns[-2].after.table.irregular != ()
    assert told.state.table.irregular == ()


def test_entries_that_would_not_be_made_now_are_kept_as_they_are() -> None:
    begun = session("N: 1S", "E: 1H", "S: attention", "S: refuse")
    other = session("N: 1S", "E: 1H", "S: attention", "S: accept")
    entries = (*begun.entries[:-1], other.entries[-2], *begun.entries[-1:])
    again, otherwise = session_of_record(begun.table_setup, entries)
    assert otherwise is not None
    assert again.entries == entries
    assert again.turns[-1].step is None


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("N: 1S", "{N: 1S}"),
        ("n:1s", "{N: 1S}"),
        ("w : PASS", "{W: P}"),
        ("E: h10", "{E: HT}"),
        ("S: 3n", "{S: 3NT}"),
        ("S: dummy low", "{S: dummy low}"),
        ("S: Forbid h", "{S: forbid H}"),
        ("E: drops hk h2  # by accident", "{E: drops HK H2}"),
        ('S: rules "you must pass # now"', '{S: "rules \\"you must pass # now\\""}'),
        ("N: 1H with S: 1S", "{N: 1H, with: {S: 1S}}"),
        ("director 27B1(a): true", "{director: {27B1(a): true}}"),
        ("director 45E1: true", '{director: {"45E1": true}}'),
        ("director 24: [HA, H3]", "{director: {24: [HA, H3]}}"),
        ("director 24: HA, H3", "{director: {24: [HA, H3]}}"),
        ("director: 70: {NS: 3, EW: 1}", "{director: {70: {NS: 3, EW: 1}}}"),
        ("director {13: {E: 14, S: 12}, 13B1: false}", "{director: {13: {E: 14, S: 12}, 13B1: false}}"),
        ("director round: over", "{director: {round: over}}"),
        ("- {N: 1S, means: five spades}", "{N: 1S, means: five spades}"),
    ],
)
def test_what_is_typed_is_read_as_it_is_meant(typed: str, line: str) -> None:
    step = read_typed(typed)
    assert not isinstance(step, CaseProblem)
    assert step_line(step) == f"  - {line}"


@pytest.mark.parametrize(
    "typed", ["", "X", "N 1S", "N:", "director", "director x", "expect: {turn: S}", "{", "- []", "Q: 1S", "- [a, b]"]
)
def test_what_is_no_step_is_a_problem(typed: str) -> None:
    assert isinstance(read_typed(typed), CaseProblem)
