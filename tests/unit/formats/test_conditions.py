"""Conditions of contest in a club's own TOML: nothing is ignored, nothing guessed."""

from fractions import Fraction

import pytest

from duplicado.event.conditions import ComparedAcross, Conditions, ContestForm
from duplicado.event.contest import ScoringMethod
from duplicado.formats.conditions import read_conditions
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.table.contest_kind import ContestKind


def test_nothing_said_is_the_defaults() -> None:
    assert read_conditions("").value == Conditions()


def test_every_kind_of_value_is_read() -> None:
    read = read_conditions(
        """
        kind = "teams"
        method = "imps"
        form = "matches"
        compared = "field"
        edition = "2017+2024"
        correction_minutes = 20
        agreement_needed = false
        bye_victory_points = "25/2"
        ties = ["ebu-143"]

        [options]
        "appeal.minutes" = 45
        "claim.suit_order" = "top_down"
        """
    )
    assert read.diagnostics == ()
    assert read.value == Conditions(
        kind=ContestKind.TEAMS,
        method=ScoringMethod.IMPS,
        form=ContestForm.MATCHES,
        compared=ComparedAcross.FIELD,
        edition=Edition.LAWS_2017_AMENDED_2024,
        correction_minutes=20,
        agreement_needed=False,
        bye_victory_points=Fraction(25, 2),
        ties=("ebu-143",),
        options={"appeal.minutes": "45", "claim.suit_order": "top_down"},
    )
    assert read.value is not None
    assert value_of(options.APPEAL_MINUTES, read.value.regulations) == 45


def test_an_option_needs_no_quotation_marks() -> None:
    assert read_conditions("[options]\nappeal.minutes = 45").value == Conditions(options={"appeal.minutes": "45"})


@pytest.mark.parametrize(
    ("text", "line", "code", "values"),
    [
        ("\nwiners = 2", 2, "conditions-unknown-key", {"key": "winers", "nearest": "winners"}),
        ("qqqq = 1", 1, "conditions-unknown-key", {"key": "qqqq", "nearest": "none"}),
        ("[options]\n'appeal.minuts' = 3", 2, "conditions-unknown-key", {"nearest": "appeal.minutes"}),
        ("[options]\n'appeal.minutes' = 'x'", 2, "conditions-bad-value", {"key": "appeal.minutes"}),
        ("winners = 1\nwinner = 2", 2, "conditions-unknown-key", {"key": "winner", "nearest": "winners"}),
        ("[options]\nappeal.minuts = 3", 2, "conditions-unknown-key", {"nearest": "appeal.minutes"}),
        ("options = 3", 1, "conditions-bad-value", {"key": "options"}),
        ("winners = 'two'", 1, "conditions-bad-value", {"key": "winners"}),
        ("winners = true", 1, "conditions-bad-value", {"key": "winners"}),
        ("method = 'points'", 1, "conditions-bad-value", {"key": "method"}),
        ("ties = 'lot'", 1, "conditions-bad-value", {"key": "ties"}),
        ("winners = 3", 0, "error-conditions-winners", {"value1": "3"}),
        ("kind = 'teams'", 0, "error-conditions-method-of-teams", {"value1": "matchpoints"}),
        ("method = 'imps'", 0, "error-conditions-method", {"value1": "imps", "value2": "pairs"}),
        ("form = 'patton'", 0, "error-conditions-form-of-teams", {"value1": "patton"}),
        ("kind = 'individual'\nwinners = 2", 0, "error-conditions-winners-of-pairs", {"value1": "individual"}),
        ("rules = 'mine'", 0, "error-conditions-rules", {"value1": "mine"}),
        ("profile = 'mine'", 0, "error-conditions-profile", {"value1": "mine"}),
        ("ties = ['coin']", 0, "error-conditions-ties", {"value1": "coin"}),
        ("correction_minutes = -1", 0, "error-conditions-period", {}),
        ("a = \nb", 1, "conditions-not-toml", {}),
    ],
)
def test_what_is_wrong_is_named(text: str, line: int, code: str, values: dict[str, str]) -> None:
    read = read_conditions(text)
    assert read.value is None
    (found,) = read.diagnostics
    assert (found.line, found.code) == (line, code)
    assert values.items() <= dict(found.values).items()
