"""The casebook that comes with the program: all of it, and its heads as the reader of cases has them."""

from pathlib import Path

import pytest

from duplicado.casebook import library
from duplicado.casebook.library import CasebookMissingError, case_at, cases
from duplicado.casebook.reader import read_cases

ROOT = Path(__file__).resolve().parents[2] / "cases"


def test_every_case_is_there_with_the_head_that_its_file_has() -> None:
    written = [
        (f"{path.parent.name}/{path.stem}/{place}", case.title, case.editions, case.cites)
        for path in ROOT.rglob("*.yaml")
        for place, case in enumerate(read_cases(path.read_text(encoding="utf-8")).cases, 1)
    ]
    assert written
    assert sorted((one.address, one.title, one.editions, one.cites) for one in cases()) == sorted(written)


def test_a_case_cites_its_clauses_where_its_file_is_not_named_after_a_law() -> None:
    silent = [one.address for one in cases() if not one.cites and not one.address.split("/")[1].startswith("law_")]
    assert silent == []


def test_a_case_is_read_when_it_is_asked_for() -> None:
    one = case_at("shared/law_27/1")
    assert one is not None
    assert one.case.title == one.title == "An insufficient bid accepted by calling over it"
    assert one.case is one.case
    assert case_at("shared/law_27/9999") is None


def test_a_head_in_another_form_is_read_too() -> None:
    plain = case_at("shared/law_27/1")
    assert plain is not None
    quoted = plain.source.replace(f"case: {plain.title}", f'case: "{plain.title}"')
    assert quoted != plain.source
    head = library._head("x", quoted)
    assert (head.title, head.editions, head.cites) == (plain.title, plain.editions, plain.cites)


def test_without_cases_it_is_said_where_they_were_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "files", lambda _package: tmp_path)
    monkeypatch.setattr(library, "__file__", str(tmp_path / "a" / "b" / "c" / "library.py"))
    library._by_address.cache_clear()
    try:
        with pytest.raises(CasebookMissingError, match="there are no cases at"):
            cases()
    finally:
        library._by_address.cache_clear()
