"""`duplicado publish`: a folder of pages and sheets."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from duplicado.cli import publish, score, serve
from duplicado.cli.publish import command
from duplicado.store.port import NewEntry
from duplicado.store.sqlite import SqliteStore

SAMPLES = Path(__file__).resolve().parents[1] / "samples"
TWO_WINNERS = SAMPLES / "usebio" / "two-winner.xml"
PLAYED = SAMPLES / "lin"


def run(*arguments: str | Path, language: str = "en") -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), "--lang", language])


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_pages_and_sheets(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = run(TWO_WINNERS, "--to", site)
    assert done.exit_code == 0, done.output
    written = files(site)
    assert {"index.html", "boards.html", "static/site.css", "paper/ranking.pdf", "paper/score-cards.pdf"} <= written
    assert f"{len(written) - 1} files written to {site}." in done.output
    assert f"Begin with {site / 'index.html'}." in done.output
    page = (site / "index.html").read_text(encoding="utf-8")
    assert 'href="paper/travellers.pdf">Travellers (PDF)</a>' in page
    assert (site / "paper" / "ranking.pdf").read_bytes().startswith(b"%PDF-")


def test_several_languages(tmp_path: Path) -> None:
    done = run(TWO_WINNERS, "--to", tmp_path, "--language", "pt", "--language", "es", "--language", "pt", language="es")
    assert done.exit_code == 0, done.output
    assert "archivos escritos" in done.output
    assert '<html lang="pt">' in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in (tmp_path / "es" / "index.html").read_text(encoding="utf-8")
    assert b"/Lang (es)" in (tmp_path / "es" / "paper" / "ranking.pdf").read_bytes().replace(b"/Lang(", b"/Lang (")


def test_the_pages_are_in_the_language_of_the_report_where_no_other_is_named(tmp_path: Path) -> None:
    run(TWO_WINNERS, "--to", tmp_path, "--only", "html", language="pt")
    assert '<html lang="pt">' in (tmp_path / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("only", "html", "pdf"), [("html", True, False), ("pdf", False, True), ("pdf, html", True, True)]
)
def test_only_a_part(tmp_path: Path, only: str, html: bool, pdf: bool) -> None:
    done = run(TWO_WINNERS, "--to", tmp_path, "--only", only)
    assert done.exit_code == 0, done.output
    assert ("index.html" in files(tmp_path)) is html
    assert ("paper/ranking.pdf" in files(tmp_path)) is pdf
    assert ("Begin with" in done.output) is html
    if html and not pdf:
        assert "(PDF)" not in (tmp_path / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("only", ["csv", "html,csv", ""])
def test_nothing_else_can_be_published(tmp_path: Path, only: str) -> None:
    done = run(TWO_WINNERS, "--to", tmp_path / "site", "--only", only)
    assert done.exit_code == 2
    assert "cannot be published" in done.output
    assert not (tmp_path / "site").exists()


def test_publishing_again_gives_the_same_files(tmp_path: Path) -> None:
    run(TWO_WINNERS, "--to", tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    (tmp_path / "CNAME").write_text("example.org", encoding="utf-8")
    assert run(TWO_WINNERS, "--to", tmp_path).exit_code == 0
    assert {path: path.read_bytes() for path in before} == before
    assert (tmp_path / "CNAME").exists()


def test_the_folder_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    done = run(TWO_WINNERS, "--to", tmp_path, "--only", "html")
    assert done.exit_code == 2
    assert "add --force" in done.output
    assert files(tmp_path) == {"thesis.txt"}
    assert run(TWO_WINNERS, "--to", tmp_path, "--only", "html", "--force").exit_code == 0
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "mine"


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("", encoding="utf-8")
    done = run(TWO_WINNERS, "--to", tmp_path / "site")
    assert done.exit_code == 2
    assert "is a file, not a folder" in done.output


@pytest.mark.parametrize(("text", "said"), [(None, "cannot be read"), ("", "neither boards nor results")])
def test_a_source_that_cannot_be_published(tmp_path: Path, text: str | None, said: str) -> None:
    source = tmp_path / "club.pbn"
    if text is not None:
        source.write_text(text, encoding="utf-8")
    done = run(source, "--to", tmp_path / "site")
    assert done.exit_code == 2
    assert said in done.output
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "restore the last backup"), ("es", "restaure la última copia"), ("pt", "restaure a última cópia")],
)
@pytest.mark.parametrize(
    ("reads", "more"),
    [(publish.command, ("--to", "site")), (score.command, ()), (serve.command, ("--check",))],
    ids=["publish", "score", "serve"],
)
def test_a_damaged_record_is_said_to_be_one(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reads: click.Command,
    more: tuple[str, ...],
    language: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    event = tmp_path / "evening.event"
    with SqliteStore.create(event) as store:
        store.append([NewEntry("a", "{}")])
    with closing(sqlite3.connect(event)) as other:
        other.execute("DROP TABLE entry")
    done = CliRunner().invoke(reads, [str(event), *more, "--lang", language])
    assert done.exit_code == 2
    assert said in done.output


def test_the_report_for_programs(tmp_path: Path) -> None:
    done = run(TWO_WINNERS, "--to", tmp_path / "site", "--only", "pdf", "--json")
    report = json.loads(done.output)
    assert report["form"] == "duplicado publish 1"
    assert set(report["files"]) == files(tmp_path / "site") - {"duplicado-site.json"}
    assert report["languages"] == ["en"]


def test_so_many_steps_that_each_record_has_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = min(PLAYED.glob("*.lin"))
    everything = tmp_path / "all"
    assert run(source, "--to", everything, "--only", "html").exit_code == 0
    assert any("-0.html" in name for name in files(everything))
    monkeypatch.setattr(publish, "_MOST_STEPS", 3)
    done = run(source, "--to", tmp_path / "few", "--only", "html")
    assert "each record has one page instead" in done.output
    assert files(tmp_path / "few") == {name for name in files(everything) if "-" not in name or "/table/" not in name}


def test_paper_and_suits(tmp_path: Path) -> None:
    run(TWO_WINNERS, "--to", tmp_path / "a", "--only", "pdf", "--paper", "us-letter", "--suits", "two")
    run(TWO_WINNERS, "--to", tmp_path / "b", "--only", "pdf")
    names = [path.name for path in (tmp_path / "a" / "paper").iterdir()]
    assert names
    for name in names:
        assert (tmp_path / "a" / "paper" / name).read_bytes() != (tmp_path / "b" / "paper" / name).read_bytes()
