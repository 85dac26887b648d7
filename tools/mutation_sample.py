"""A sample of small faults in the sources, and which of them the tests find: in the gate, and in all of the tests.

    python tools/mutation_sample.py [--each NUMBER] [--seed NUMBER] [--package NAME]...

A fault is put into a copy of the sources, which the tests then import; the sources themselves are never touched. What
the gate does not find is tried again with what `make test-all` runs of the same tests.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GUARDS: Final = {
    "score": ("tests/unit/score", "tests/laws/test_law_87.py", "tests/unit/event"),
    "law/book": ("tests/laws", "tests/cases", "tests/unit/law", "tests/unit/director"),
    "event/record": ("tests/unit/event/record", "tests/properties/test_event_record.py"),
    "event": ("tests/unit/event",),
    "movement": ("tests/unit/movement",),
    "store": ("tests/store",),
    "service/live": (
        "tests/unit/service/live",
        "tests/properties/test_served_views_leak_nothing.py",
        "tests/club/test_statements.py",
        "tests/club/test_scores.py",
        "tests/club/test_evening.py",
    ),
}
"""By package: the tests that guard it."""
EVERYTHING: Final = ("-m", "not slow and not wheel and not browser")
LONGEST: Final = 600
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One thing that is changed in a module."""

    module: str
    line: int
    number: int
    """Of the places in the module where something could be."""
    told: str


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Yield what could be changed inside functions, and how, in the order of the text."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in (each for statement in function.body for each in ast.walk(statement)):
            match node:
                case ast.Compare(ops=[operator]) if type(operator) in SWAPPED:
                    yield node, f"{type(operator).__name__} -> {SWAPPED[type(operator)].__name__}"
                case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in SWAPPED:
                    yield node, f"{type(operator).__name__} -> {SWAPPED[type(operator)].__name__}"
                case ast.If():
                    yield node, "if -> if not"
                case ast.Constant(value=bool() as value):
                    yield node, f"{value} -> {not value}"
                case ast.Constant(value=int() as value):
                    yield node, f"{value} -> {value + 1}"
                case _:
                    pass


def change(node: ast.AST) -> None:
    """Put the fault in."""
    match node:
        case ast.Compare(ops=[operator]):
            node.ops = [SWAPPED[type(operator)]()]  # type: ignore[list-item]  # of the same kind, see the table
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator):
            node.op = SWAPPED[type(operator)]()  # type: ignore[assignment]  # of the same kind, see the table
        case ast.If(test=test):
            node.test = ast.UnaryOp(ast.Not(), test)
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as value):
            node.value = value + 1
        case _:
            raise TypeError(node)


def drawn(package: str, each: int, seed: int) -> list[Fault]:
    """Draw faults of a package: every module as likely as it has places."""
    every = [
        Fault(path.relative_to(ROOT / "src").as_posix(), getattr(node, "lineno", 0), number, told)
        for path in sorted((ROOT / "src" / "duplicado" / package).rglob("*.py"))
        for number, (node, told) in enumerate(places(ast.parse(path.read_text(encoding="utf-8"))))
    ]
    return random.Random(f"{seed} {package}").sample(every, each)  # noqa: S311 - the same sample every time


def is_found(copy: Path, guards: tuple[str, ...], *options: str, profile: str) -> bool:
    """Run the tests on the copy; true where one fails."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "HYPOTHESIS_PROFILE": profile}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        *options,
        *guards,
    ]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return True  # it goes on for ever: somebody would notice
    return done.returncode != 0


def main() -> None:
    """Try every fault of the sample and tell which were found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=15, help="faults of each package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", action="append", choices=GUARDS, help="of these alone; may be said several times")
    wanted = parser.parse_args()
    found = {"the gate": 0, "all tests": 0, "nothing": 0}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
        (Path(folder) / "cases").symlink_to(ROOT / "cases")
        for package in wanted.package or GUARDS:
            guards = GUARDS[package]
            if is_found(copy, guards, profile="gate"):
                raise SystemExit(f"{package}: its tests fail without a fault")
            for fault in drawn(package, wanted.each, wanted.seed):
                path = copy / fault.module
                text = path.read_text(encoding="utf-8")
                tree = ast.parse(text)
                change(list(places(tree))[fault.number][0])
                path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
                by = "the gate" if is_found(copy, guards, profile="gate") else "nothing"
                if by == "nothing" and is_found(copy, guards, *EVERYTHING, profile="rest"):
                    by = "all tests"
                path.write_text(text, encoding="utf-8")
                found[by] += 1
                print(f"{fault.module}:{fault.line}: {fault.told}: found by {by}", flush=True)
    print(found)


if __name__ == "__main__":
    main()
