"""start.py, by which a club without make starts: what it says when something is missing, when it needs a network.

That it really prepares an environment and opens a club is in tests/wheel.
"""

import ast
import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = ROOT / "start.py"


@pytest.fixture
def start() -> ModuleType:
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Installing:
    """In the place of the programs that are run: an environment appears, and pip answers as it is told."""

    def __init__(self, start: ModuleType, *, pip: tuple[bool, str] = (True, "")) -> None:
        self.start = start
        self.pip = pip
        self.ran: list[list[str]] = []

    def __call__(self, *command: object) -> tuple[bool, str]:
        words = [str(each) for each in command]
        self.ran.append(words)
        if "venv" in words:
            shutil.rmtree(words[-1], ignore_errors=True)
            python = self.start.python_in(Path(words[-1]))
            python.parent.mkdir(parents=True)
            python.touch()
        return self.pip if "pip" in words else (Path(words[0]).exists(), "")


def test_an_old_python_can_read_it() -> None:
    ast.parse(START.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_it_needs_the_standard_library_alone() -> None:
    tree = ast.parse(START.read_text(encoding="utf-8"))
    named = {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert named <= sys.stdlib_module_names | {"importlib.util"}


@pytest.mark.parametrize(
    ("environment", "system", "word"),
    [
        ({}, "Spanish_Spain", "necesita"),
        ({"LANG": "pt_BR.UTF-8"}, None, "precisa"),
        ({"LANG": "pt_BR.UTF-8", "DUPLICADO_LANG": "en"}, None, "needs"),
        ({"LANG": "fr_FR"}, None, "needs"),
    ],
)
def test_a_python_too_old_is_told_in_the_language_of_the_computer(
    start: ModuleType, environment: dict[str, str], system: str | None, word: str
) -> None:
    messages = start.texts(environment, system)
    with pytest.raises(start.CannotStart, match=rf"{word} (de )?Python 3\.11 .*Python 3\.8\.10.*python\.org/downloads"):
        start.check_python((3, 8, 10), messages)
    start.check_python(sys.version_info, messages)


def test_a_python_without_venv_is_told_what_to_install(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(start.CannotStart, match=r"sudo apt install python3\.12-venv"):
        start.check_python((3, 12, 1), start.texts({}, None))


def prepared(start: ModuleType, place: Path, monkeypatch: pytest.MonkeyPatch, pip: tuple[bool, str]) -> list[list[str]]:
    installing = Installing(start, pip=pip)
    monkeypatch.setattr(start, "run", installing)
    start.prepare(place, start.texts({}, None))
    return installing.ran


def installed(ran: list[list[str]]) -> list[list[str]]:
    return [words for words in ran if "pip" in words]


def test_the_first_start_needs_a_network_and_says_so(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = (False, "WARNING: Retrying ... Failed to establish: [Errno -3] Temporary failure in name resolution")
    with pytest.raises(start.CannotStart, match="there is no connection"):
        prepared(start, tmp_path / "env", monkeypatch, failed)
    with pytest.raises(start.CannotStart, match="No space left on device"):
        prepared(start, tmp_path / "env", monkeypatch, (False, "OSError: No space left on device"))


def test_a_part_that_there_is_not_for_this_python_is_no_missing_network(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = (
        False,
        "ERROR: Could not find a version (from versions: none)\nERROR: No matching distribution found for lxml==6.1.3",
    )
    with pytest.raises(start.CannotStart, match=r"lxml, is not to be had for Python 3\.\d+ on this computer"):
        prepared(start, tmp_path / "env", monkeypatch, failed)


def test_an_environment_that_was_broken_off_or_lost_its_python_is_made_anew(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = start.python_in(tmp_path / "env")
    half.parent.mkdir(parents=True)
    half.touch()  # and no pip yet
    assert "--clear" in prepared(start, tmp_path / "env", monkeypatch, (True, ""))[0]
    half.unlink()
    assert any("--clear" in words for words in prepared(start, tmp_path / "env", monkeypatch, (True, "")))
    assert half.exists()


def test_a_folder_that_cannot_be_written_in_is_said(start: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(start.CannotStart, match=r"cannot be written in: .*\. Put Duplicado into a folder of your own"):
        start.prepare(tmp_path / "file" / "env", start.texts({}, None))


@pytest.mark.skipif(os.name == "nt", reason="the lock of this system is another")
def test_a_second_window_waits_for_the_first_and_prepares_nothing(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import fcntl

    with (tmp_path / "env.lock").open("w") as first:
        fcntl.flock(first, fcntl.LOCK_EX)

        def until_the_first_is_done(_seconds: float) -> None:
            prepared(start, tmp_path / "other", monkeypatch, (True, ""))
            (tmp_path / "other").rename(tmp_path / "env")
            fcntl.flock(first, fcntl.LOCK_UN)

        monkeypatch.setattr(start.time, "sleep", until_the_first_is_done)
        monkeypatch.setattr(start, "run", Installing(start))
        start.prepare(tmp_path / "env", start.texts({}, None))
    told = capsys.readouterr().out
    assert told.index("Another window is preparing") < told.index("Preparing the program")
    assert told.count("Preparing the program") == 1


def test_ctrl_c_while_it_prepares_is_told_in_words(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(start, "prepare", stopped)
    assert start.main([]) == 130
    assert "Start this file again" in capsys.readouterr().err


def test_the_second_start_asks_for_no_network(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = prepared(start, tmp_path / "env", monkeypatch, (True, ""))
    assert [str(start.PINS) in words for words in ran] == [False, True, False]
    assert installed(prepared(start, tmp_path / "env", monkeypatch, (False, ""))) == []


def test_newer_pins_are_fetched_and_without_a_network_the_former_are_kept(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepared(start, tmp_path / "env", monkeypatch, (True, ""))
    monkeypatch.setattr(start, "mark", lambda: "of newer pins")
    prepared(start, tmp_path / "env", monkeypatch, (False, "Temporary failure in name resolution"))
    assert "starts with those that are here" in capsys.readouterr().out
    assert installed(prepared(start, tmp_path / "env", monkeypatch, (True, "")))
    assert installed(prepared(start, tmp_path / "env", monkeypatch, (True, ""))) == []


def test_every_message_that_it_says_is_one_line_it_can_read(start: ModuleType) -> None:
    tree = ast.parse(START.read_text(encoding="utf-8"))
    named = {
        str(node.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "said"
        if isinstance(node.args[1], ast.Constant)
    }
    for language in ("en", "es", "pt"):
        assert set(start.texts({"LANG": language}, None)) == named


def test_without_arguments_the_usual_club_is_opened_in_the_browser(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[list[str]] = []

    class Club:
        def __init__(self, command: list[str], env: dict[str, str]) -> None:
            begun.append(command)
            assert env["PYTHONPATH"].split(os.pathsep) == [str(ROOT / "src"), "theirs"]

        def wait(self) -> int:
            return 0

    monkeypatch.setattr(start, "PLACE", tmp_path / "env")
    monkeypatch.setattr(start, "run", Installing(start))
    monkeypatch.setenv("PYTHONPATH", "theirs")
    monkeypatch.setattr(start.signal, "signal", lambda *_: None)
    monkeypatch.setattr(start.subprocess, "Popen", Club)
    assert start.main([]) == 0
    assert start.main(["our-club", "--port", "8080"]) == 0
    python = str(start.python_in(tmp_path / "env"))
    assert begun == [
        [python, "-m", "duplicado", "serve", "--new", "--open"],
        [python, "-m", "duplicado", "serve", "our-club", "--port", "8080"],
    ]
