"""`duplicado laws`."""

import json

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.laws import command
from duplicado.law import EVERY_EDITION


def laws(*arguments: str) -> Result:
    return CliRunner().invoke(command, [*arguments, "--lang", "en"])


def test_the_counts_add_up() -> None:
    result = laws("--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert [row["edition"] for row in report] == [edition.value for edition in EVERY_EDITION]
    for edition in report:
        for row in (edition, *edition["parts"], *edition["laws"]):
            assert row["clauses"] == row["executed"] + row["open"] + row["not_executable"]
        assert sum(row["clauses"] for row in edition["parts"]) == edition["clauses"]
        assert sum(row["clauses"] for row in edition["laws"]) == edition["clauses"]


def test_the_table() -> None:
    result = laws("--edition", "2017")
    assert result.exit_code == 0
    assert "nothing to execute" in result.output
    assert "Law 93" in result.output
    assert "Laws of 2007" not in result.output


def test_one_law_clause_by_clause() -> None:
    result = laws("--law", "18", "--edition", "2017")
    assert "18B" in result.output
    assert "executed by duplicado.law.procedure.law_18" in result.output
    assert "19A1" not in result.output


def test_one_clause_in_each_edition() -> None:
    result = laws("27B1(a)")
    assert result.exit_code == 0
    assert "27B1(a) (2007)" in result.output
    assert "differs from 2017" in result.output
    assert "27B1(a) (2017+2024)" in result.output


def test_a_clause_that_moved_names_its_number_of_2017() -> None:
    result = laws("17D1", "--edition", "2007")
    assert "number of 2017: 15A1" in result.output


def test_a_clause_for_programs() -> None:
    report = json.loads(laws("18B", "--edition", "2017", "--json").stdout)
    assert report[0]["status"] == "executed"
    assert report[0]["counterparts"] == ["18B"]


@pytest.mark.parametrize(("clause", "words"), [("18Z", "no clause 18Z"), ("zz", "not a clause")])
def test_what_is_no_clause(clause: str, words: str) -> None:
    result = laws(clause)
    assert result.exit_code == 2
    assert words in result.output


@pytest.mark.parametrize("part", ["foundation", "office"])
def test_one_part(part: str) -> None:
    report = json.loads(laws("--part", part, "--json").stdout)
    assert all([row["part"] for row in edition["parts"]] == [part] for edition in report)


def test_a_number_without_text_stands_for_what_it_contains() -> None:
    result = laws("27B1", "--edition", "2017", "--json")
    assert result.exit_code == 0
    assert [row["clause"] for row in json.loads(result.stdout)] == ["27B1(a)", "27B1(b)"]
    # One that has a text is shown by itself.
    assert [row["clause"] for row in json.loads(laws("27B", "--edition", "2017", "--json").stdout)] == ["27B"]
