"""`duplicado book`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.book import command
from duplicado.web import export


def book(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(command, [*arguments, "--lang", lang])


def test_the_contents() -> None:
    result = book()
    assert result.exit_code == 0
    assert "Law 27: Insufficient bid" in result.output
    assert "Definitions" in result.output


@pytest.mark.parametrize("typed", [("27B1(a)",), ("27b1a",), ("Law", "27", "B1(a)")])
def test_a_clause(typed: tuple[str, ...]) -> None:
    result = book(*typed)
    assert result.exit_code == 0
    assert result.output.startswith("27B1(a) ")
    for section in ("When it applies", "What it entails", "In the other editions", "Refers to", "Cases that show it"):
        assert section in result.output


def test_a_law_and_a_number_without_text() -> None:
    assert "27B4:" in book("27").output
    assert "This number has no text of its own" in book("27B1").output
    assert "What it contains" in book("50").output


def test_the_edition() -> None:
    assert "Laws of 2007" in book("17D1", "--edition", "2007").output
    missing = book("75D1", "--edition", "2007")
    assert missing.exit_code == 2
    assert "There is no clause 75D1 in the Laws of 2007." in missing.output
    for number, edition, instead in (("63A4", "2007", "63A3"), ("72C", "2007", "23"), ("17E2", "2017", "17D3")):
        moved = book(number, "--edition", edition)
        assert moved.exit_code == 2
        assert f"The Laws of {edition} have no clause {number}: in them it is {instead}." in moved.output


def test_words() -> None:
    result = book("puja", "insuficiente", lang="es")
    assert result.exit_code == 0
    assert result.output.splitlines()[2].startswith("Artículo 27")


def test_nothing_found() -> None:
    result = book("zzzz", lang="pt")
    assert result.exit_code == 1
    assert "Nada foi encontrado" in result.output


def test_a_case() -> None:
    result = book("shared/law_27/7", lang="es")
    assert result.exit_code == 0
    assert "Oeste puede aceptar 2♦ o rechazarla." in result.output
    only_2007 = book("laws/law_27/3")
    assert "Laws of 2007" in only_2007.output


def test_for_programs() -> None:
    clause = json.loads(book("27B1(a)", "--json").stdout)
    assert clause["clause"] == "27B1(a)"
    assert clause["ways"][0]["follows"]
    assert {"clause": "72C", "title": clause_title("72C")} in json.loads(book("27B2", "--json").stdout)["refers_to"]
    assert json.loads(book("revoke", "--json").stdout)["found"][0]["clause"] == "64A1"
    assert json.loads(book("27", "--json").stdout)["clauses"][0]["clause"] == "27A1"
    assert len(json.loads(book("--json").stdout)["parts"]) == 8
    assert json.loads(book("shared/law_27/7", "--json").stdout)["steps"][0]["facts"]


def clause_title(number: str) -> str:
    return str(json.loads(book(number, "--json").stdout)["title"])


@pytest.fixture
def few_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of one page: the whole of it is made by the slow test of the export."""

    def pages(*_arguments: object, **_options: object) -> Iterator[tuple[str, bytes]]:
        yield "index.html", b"<!doctype html>"

    monkeypatch.setattr(export, "exported_pages", pages)


@pytest.mark.usefixtures("few_pages")
def test_the_book_is_written_into_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "laws"
    result = book("--to", str(folder))
    assert result.exit_code == 0, result.output
    assert (folder / "index.html").is_file()
    assert str(folder / "index.html") in result.output
    report = json.loads(book("--to", str(folder), "--json", "--language", "es").stdout)
    assert report["languages"] == ["es"]
    assert report["files"] == ["index.html"]


@pytest.mark.usefixtures("few_pages")
def test_what_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert book("--to", str(tmp_path)).exit_code == 2
    assert book("--to", str(tmp_path / "mine.txt")).exit_code == 2
    assert book("--to", str(tmp_path), "--force").exit_code == 0
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "mine"
    assert book("27", "--to", str(tmp_path / "x")).exit_code == 2
