"""The core has the standard library, less what reaches outside the program."""

import ast
import sys
from collections.abc import Iterator

from tools.measure_structure import Sources

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


def reached(tree: ast.Module, allowed: set[str]) -> Iterator[str]:
    for line, name in imported(tree):
        top = name.partition(".")[0]
        known = top == "duplicado" or top in allowed or top in sys.stdlib_module_names
        if top in OUTSIDE or not known:
            yield f"line {line}: import {name}"
    yield from (f"line {line}: {name}()" for line, name in effects(tree))


def test_a_core_module_reaches_for_nothing_outside(sources: Sources) -> None:
    core = [(package, module) for package in CORE for module in sources.under(f"{package}/")]
    assert len({package for package, _ in core}) == len(CORE)
    wrong = {module.name: list(reached(module.tree, ALLOWED.get(package, set()))) for package, module in core}
    assert {name: what for name, what in wrong.items() if what} == {}
