"""`duplicado laws`."""

import json

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.laws import command
from duplicado.law.edition import EVERY_EDITION


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


def test_a_number_that_an_edition_lacks_leads_to_where_the_rule_stands() -> None:
    assert "The Laws of 2007 have no clause 63A4: in them it is 63A3." in laws("63A4", "--edition", "2007").output


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


@pytest.mark.parametrize(
    ("lang", "heading", "gone"),
    [("en", "It amends 2017, in force from 1 Jan 2024:", "73B2 is gone: "),
     ("es", "Enmienda 2017, en vigor desde 1 ene 2024:", "73B2 desaparece: "),
     ("pt", "Emenda 2017, em vigor desde 1 de jan. de 2024:", "73B2 desaparece: ")],
)  # fmt: skip
def test_an_amendment_says_what_it_changed(lang: str, heading: str, gone: str) -> None:
    result = CliRunner().invoke(command, ["--edition", "2017+2024", "--lang", lang])
    assert result.exit_code == 0
    assert heading in result.output
    assert gone in result.output
    assert "73B (" in result.output
    assert "73D3: " in result.output
    assert heading not in CliRunner().invoke(command, ["--edition", "2017", "--lang", lang]).output
    report = json.loads(CliRunner().invoke(command, ["--edition", "2017+2024", "--json", "--lang", lang]).stdout)
    assert report[0]["amends"]["base"] == "2017"
    assert [row["clause"] for row in report[0]["amends"]["changes"]] == ["73A2", "73B", "73B2", "73C1", "73D3", "89"]


def test_an_amendment_in_one_law() -> None:
    assert "73B2 is gone" in laws("--law", "73", "--edition", "2017+2024").output
    assert "It amends" not in laws("--law", "72", "--edition", "2017+2024").output


def test_a_clause_that_an_amendment_took_away_is_told_what_became_of_it() -> None:
    result = laws("73B2", "--edition", "2017+2024")
    assert result.exit_code == 2
    assert "73B2 is not in the Laws of 2017+2024. 73B2 is gone:" in result.output
    assert "73B (in 2017 73B1)" in laws("73B1", "--edition", "2017+2024").output
