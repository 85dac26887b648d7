"""The core has the standard library, less what reaches outside the program."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "duplicado"
CORE = ("vocabulary", "law", "movement", "dealing", "score", "table", "director", "event")
OUTSIDE = {
    "asyncio", "builtins", "concurrent", "ctypes", "getpass", "glob", "http", "io", "locale", "logging",
    "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "select", "shelve",
    "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "warnings", "zoneinfo",
}  # fmt: skip
ALLOWED = {"dealing": {"numpy"}}
CALLS = {"open", "print", "input", "eval", "exec", "__import__", "breakpoint"}
CLOCKS = {"now", "utcnow", "today"}

MODULES = [path for package in CORE for path in sorted((PACKAGE / package).rglob("*.py"))]


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def effects(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in CALLS:
                yield node.lineno, called.id
            elif isinstance(called, ast.Attribute) and called.attr in CLOCKS:
                yield node.lineno, called.attr


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_core_module_reaches_for_nothing_outside(path: Path) -> None:
    package = path.relative_to(PACKAGE).parts[0]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    wrong = []
    for line, name in imported(tree):
        top = name.partition(".")[0]
        known = top == "duplicado" or top in ALLOWED.get(package, set())
        if top in OUTSIDE or not (known or top in sys.stdlib_module_names):
            wrong.append(f"line {line}: import {name}")
    wrong += [f"line {line}: {name}()" for line, name in effects(tree)]
    assert wrong == []
