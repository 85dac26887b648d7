"""start.py, by which a club without make starts: what it says when something is missing, when it needs a network.

That it really prepares an environment and opens a club is in tests/wheel.
"""

import ast
import importlib.util
import socket
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

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
            python = self.start.python_in(Path(words[-1]))
            python.parent.mkdir(parents=True)
            python.touch()
            (Path(words[-1]) / "lib" / "python3" / "site-packages").mkdir(parents=True)
            return True, ""
        return self.pip


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


def test_the_first_start_needs_a_network_and_says_so(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = (False, "WARNING: Retrying ... Failed to establish: [Errno -3] Temporary failure in name resolution")
    with pytest.raises(start.CannotStart, match="there is no connection"):
        prepared(start, tmp_path / "env", monkeypatch, failed)
    with pytest.raises(start.CannotStart, match="No space left on device"):
        prepared(start, tmp_path / "env", monkeypatch, (False, "OSError: No space left on device"))


def test_the_second_start_asks_for_no_network(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = prepared(start, tmp_path / "env", monkeypatch, (True, ""))
    assert [str(start.PINS) in words for words in ran] == [False, True, False]
    assert prepared(start, tmp_path / "env", monkeypatch, (False, "")) == []


def test_newer_pins_are_fetched_and_without_a_network_the_former_are_kept(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepared(start, tmp_path / "env", monkeypatch, (True, ""))
    monkeypatch.setattr(start, "mark", lambda: "of newer pins")
    prepared(start, tmp_path / "env", monkeypatch, (False, "Temporary failure in name resolution"))
    assert "starts with those that are here" in capsys.readouterr().out
    assert prepared(start, tmp_path / "env", monkeypatch, (True, ""))
    assert prepared(start, tmp_path / "env", monkeypatch, (True, "")) == []


def test_a_port_in_use_is_said_and_the_next_is_taken(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("", 0)) as taken:
        port = int(taken.getsockname()[1])
        monkeypatch.setattr(start, "PORT", port)
        option, other = start.elsewhere(start.texts({}, None))
    assert option == "--port"
    assert int(other) > port
    assert f"has port {port}" in capsys.readouterr().out


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
        def __init__(self, command: list[str]) -> None:
            begun.append(command)

        def wait(self) -> int:
            return 0

    monkeypatch.setattr(start, "PLACE", tmp_path / "env")
    monkeypatch.setattr(start, "run", Installing(start))
    monkeypatch.setattr(start, "elsewhere", _nowhere_else)
    monkeypatch.setattr(start.subprocess, "Popen", Club)
    assert start.main([]) == 0
    assert start.main(["our-club", "--port", "8080"]) == 0
    python = str(start.python_in(tmp_path / "env"))
    assert begun == [
        [python, "-m", "duplicado", "serve", "--new", "--open"],
        [python, "-m", "duplicado", "serve", "our-club", "--port", "8080"],
    ]


def _nowhere_else(_messages: dict[str, Any]) -> list[str]:
    return []
