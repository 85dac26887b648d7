"""A double-dummy library that a user names is used in place of endplay's, once it has shown that it solves."""

import _ctypes
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner

from duplicado.analysis import dds_library
from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.dds_library import LIBRARY, SolverUnavailable
from duplicado.cli import dd
from duplicado.vocabulary.hands import Deal

SPREAD = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"


@pytest.fixture
def anew() -> Iterator[None]:
    """Have the library loaded in the test, and again after it."""
    dds_library.load_library.cache_clear()
    yield
    dds_library.load_library.cache_clear()


@pytest.mark.usefixtures("double_dummy_library", "anew")
def test_the_named_library_solves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = dds_library.library_path()
    assert installed is not None
    expected = DdsSolver().tables([Deal.parse(SPREAD)])
    own = tmp_path / f"own{installed.suffix}"
    shutil.copy(installed, own)
    monkeypatch.setenv(LIBRARY, str(own))
    dds_library.load_library.cache_clear()
    assert dds_library.load_library()._name == str(own)
    assert DdsSolver().tables([Deal.parse(SPREAD)]) == expected


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("missing", "cannot open|no such file|not find|image not found"),
        (_ctypes.__file__, "SolveBoard"),  # a shared library of something else
    ],
)
def test_what_is_no_such_library_is_refused(monkeypatch: pytest.MonkeyPatch, named: str, told: str) -> None:
    monkeypatch.setenv(LIBRARY, named)
    with pytest.raises(SolverUnavailable, match=f"(?i){told}") as refused:
        DdsSolver()
    assert refused.value.values[0] == named


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize("code", [dds_library.FINE, -1])
def test_a_library_that_solves_wrong_is_refused(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    library = Mock()
    library.CalcAllTables.return_value = code  # and no table is filled in
    monkeypatch.setenv(LIBRARY, "wrong")
    monkeypatch.setattr("ctypes.CDLL", lambda _path: library)
    with pytest.raises(SolverUnavailable, match="known deals"):
        DdsSolver()


@pytest.mark.usefixtures("anew")
def test_the_command_says_that_the_named_library_solves_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    boards = tmp_path / "boards.pbn"
    boards.write_text(f'[Board "1"]\n[Deal "{SPREAD}"]\n')
    monkeypatch.setenv(LIBRARY, "wrong")
    monkeypatch.setattr("ctypes.CDLL", lambda _path: Mock(CalcAllTables=Mock(return_value=dds_library.FINE)))
    shown = CliRunner().invoke(dd.command, [str(boards), "--lang", "es"])
    assert shown.exit_code == 2
    assert f"wrong, que nombra la variable de entorno {LIBRARY}, no resuelve" in shown.stderr


@pytest.mark.usefixtures("anew")
@pytest.mark.parametrize(
    ("language", "told"), [("en", "cannot be used"), ("es", "no se puede usar"), ("pt", "não pode ser usada")]
)
def test_the_command_says_why_the_named_library_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, told: str
) -> None:
    boards = tmp_path / "boards.pbn"
    boards.write_text(f'[Board "1"]\n[Deal "{SPREAD}"]\n')
    monkeypatch.setenv(LIBRARY, "missing")
    shown = CliRunner().invoke(dd.command, [str(boards), "--lang", language])
    assert shown.exit_code == 2
    assert told in shown.stderr
    assert LIBRARY in shown.stderr
    assert "missing" in shown.stderr
