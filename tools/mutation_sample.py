"""A sample of small faults in the sources, and which of them the tests find: in the gate, and in all of the tests.

    python tools/mutation_sample.py [--each NUMBER] [--seed NUMBER] [--package NAME]... [TESTS]...

All faults of the sample are put into the modules when they are imported, each behind a switch; no file is touched. The
tests run once without any, which tells for each fault the tests that come to its place. Then a process of its own for
each fault turns it on and runs these, up to the first that fails. What the gate does not find is tried again with what
`make test-all` runs of the same tests.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import copy
import importlib.abc
import importlib.machinery
import json
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, TextIO

import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
_JUDGED: Final = (
    "tests/laws", "tests/unit/law", "tests/law", "tests/table", "tests/unit/director", "tests/cases", "tests/interview",
    "tests/properties/test_anything_goes_auction.py", "tests/properties/test_anything_goes_play.py",
    "tests/properties/test_view_leaks_nothing.py", "tests/casebook", "tests/publish/test_rulings.py",
    "tests/unit/service/playing",
)  # fmt: skip
GUARDS: Final = {
    "score": ("tests/unit/score", "tests/laws", "tests/unit/event"),
    "law": _JUDGED,
    "table": _JUDGED,
    "director": _JUDGED,
    "event": (
        "tests/unit/event",
        "tests/properties/test_event_record.py",
        "tests/laws",
        "tests/unit/service/live",
        "tests/unit/formats",
        "tests/unit/publish",
    ),
    "movement": ("tests/unit/movement", "tests/unit/event"),
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
LONGEST: Final = 300
"""Seconds that a fault may take: one that goes on for ever is noticed by somebody."""
SWITCH: Final = "_is_fault_on"
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

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.told}"


def places(tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """Yield the expressions that could be changed inside functions, and how, in the order of the text."""
    patterns = {
        id(each) for pattern in ast.walk(tree) if isinstance(pattern, ast.pattern) for each in ast.walk(pattern)
    }
    texts = {id(each) for text in ast.walk(tree) if isinstance(text, ast.FormattedValue) for each in ast.walk(text)}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in (each for statement in function.body for each in ast.walk(statement)):
            if id(node) not in patterns | texts:
                yield from _changes(node)


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in SWAPPED:
            yield node, f"{type(operator).__name__} -> {SWAPPED[type(operator)].__name__}"
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in SWAPPED:
            yield node, f"{type(operator).__name__} -> {SWAPPED[type(operator)].__name__}"
        case ast.If(test=test):
            yield test, "if -> if not"
        case ast.Constant(value=bool() as value):
            yield node, f"{value} -> {not value}"
        case ast.Constant(value=int() as value):
            yield node, f"{value} -> {value + 1}"
        case _:
            pass


def changed(node: ast.expr, told: str) -> ast.expr:
    """Return the expression with the fault."""
    if told == "if -> if not":
        return ast.UnaryOp(ast.Not(), node)
    other = copy.copy(node)
    match other:
        case ast.Compare(ops=[operator]):
            other.ops = [SWAPPED[type(operator)]()]  # type: ignore[list-item]  # of the same kind, see the table
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator):
            other.op = SWAPPED[type(operator)]()  # type: ignore[assignment]  # of the same kind, see the table
        case ast.Constant(value=bool() as value):
            other.value = not value
        case ast.Constant(value=int() as value):
            other.value = value + 1
        case _:
            raise TypeError(node)
    return other


class _Switched(ast.NodeTransformer):
    """Puts faults behind their switches."""

    def __init__(self, faults: dict[int, list[tuple[int, str]]]) -> None:
        self.faults = faults
        """By the identity of an expression: the numbers of its faults, and how it is changed."""

    def visit(self, node: ast.AST) -> ast.AST:
        faults = self.faults.get(id(node), ())
        done: ast.AST = self.generic_visit(node)
        for number, told in faults:
            if not isinstance(done, ast.expr) or not isinstance(node, ast.expr):
                raise TypeError(node)
            asked = ast.Call(ast.Name(SWITCH, ast.Load()), [ast.Constant(number)], [])
            done = ast.copy_location(ast.IfExp(asked, changed(node, told), done), node)
        return done


@dataclass
class Sample(importlib.abc.MetaPathFinder):
    """The faults that are tried, and the plugin of pytest that tries them."""

    faults: list[Fault]
    found: dict[int, str | None] = field(default_factory=dict)
    """By the number of a fault: the test that found it, if any did."""
    told: TextIO = field(default_factory=lambda: os.fdopen(os.dup(1), "w"))
    """Standard output of the tool itself, which pytest does not capture."""
    on: int | None = None
    reached: set[int] = field(default_factory=set)

    def is_on(self, number: int) -> bool:
        """Tell whether a fault is turned on, and note that its place was reached."""
        self.reached.add(number)
        return number == self.on

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Find a module as ever, but have it loaded with its faults."""
        if not fullname.startswith("duplicado."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin and any(spec.origin == str(SOURCES / each.module) for each in self.faults):
            spec.loader = _Loader(fullname, spec.origin, self.code)
        return spec

    def code(self, path: str) -> CodeType:
        """Compile a module with its faults."""
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        every = list(places(tree))
        here: dict[int, list[tuple[int, str]]] = {}
        for number, fault in enumerate(self.faults):
            if str(SOURCES / fault.module) == path:
                node, told = every[fault.number]
                here.setdefault(id(node), []).append((number, told))
        _Switched(here).visit(tree)
        return compile(ast.fix_missing_locations(tree), path, "exec")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests without any fault, then those that come to its place for each."""
        if session.testsfailed:
            raise SystemExit("the tests cannot be collected")
        first = frozenset(self.reached)
        by_test = _apart(lambda: self._all_passed(session.items), None)
        if not isinstance(by_test, dict):
            raise SystemExit(f"a test fails without a fault: {by_test}")
        modules = {each.nodeid: each.nodeid.partition("::")[0] for each in session.items}
        for number in range(len(self.faults)):
            if number not in self.found:
                here = [each for each in session.items if number in by_test[each.nodeid] or number in first]
                near = {modules[each.nodeid] for each in here}
                # What a module makes once is made by its first test: the others follow, in case they read it.
                others = [each for each in session.items if modules[each.nodeid] in near and each not in here]
                chosen = [*here, *others]
                name = _apart(partial(self._failing, number, chosen), LONGEST)
                if name is not None:
                    self.found[number] = str(name)
                print(f"{self.faults[number]}: {len(here)} tests: {name}", file=self.told, flush=True)
        return True

    def _all_passed(self, items: list[pytest.Item]) -> object:
        by_test: dict[str, list[int]] = {}
        for item, following in _with_the_next(items):
            self.reached.clear()
            if not _passes(item, following):
                return item.nodeid
            by_test[item.nodeid] = sorted(self.reached)
        return by_test

    def _failing(self, number: int, items: list[pytest.Item]) -> str | None:
        self.on = number
        for item, following in _with_the_next(items):
            if not _passes(item, following):
                return item.nodeid
        return None


class _Loader(importlib.machinery.SourceFileLoader):
    """Compiles a module with its faults; nothing is kept of it."""

    def __init__(self, name: str, path: str, code: Callable[[str], CodeType]) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - as the loader of files has it
        return self._code(self.path)


def _with_the_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip_longest(items, items[1:])


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def _apart(what: Callable[[], object], longest: int | None) -> object:
    """Do something in a process of its own, and return what it returns; that it took too long where it did."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        signal.alarm(longest or 0)
        try:
            told = json.dumps(what())
        except BaseException as error:  # noqa: BLE001 - however the process ends, it was the fault
            told = json.dumps(f"{type(error).__name__}: {error}")
        with os.fdopen(writing, "w") as file:
            file.write(told)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        told = file.read()
    os.waitpid(child, 0)
    return json.loads(told) if told else "the process died, or took too long"


def drawn(package: str, each: int, seed: int) -> list[Fault]:
    """Draw faults of a package: every module as likely as it has places."""
    every = [
        Fault(path.relative_to(SOURCES).as_posix(), getattr(node, "lineno", 0), number, told)
        for path in sorted((SOURCES / "duplicado" / package).rglob("*.py"))
        for number, (node, told) in enumerate(places(ast.parse(path.read_text(encoding="utf-8"))))
    ]
    return random.Random(f"{seed} {package}").sample(every, each)  # noqa: S311 - the same sample every time


def tried(faults: list[Fault], tests: Sequence[str], profile: str, *options: str) -> list[bool]:
    """Return of each fault whether the tests find it: in a process of its own, which has imported nothing yet."""
    os.environ["HYPOTHESIS_PROFILE"] = profile

    def try_them() -> list[bool] | str:
        sample = Sample(faults)
        setattr(builtins, SWITCH, sample.is_on)
        sys.meta_path.insert(0, sample)
        sys.path.insert(0, str(ROOT))
        plain = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", *options, *tests)
        ended = pytest.main(list(plain), plugins=[sample])
        return [number in sample.found for number in range(len(faults))] if ended is pytest.ExitCode.OK else str(ended)

    found = _apart(try_them, None)
    if not isinstance(found, list):
        raise SystemExit(str(found))
    return found


def main() -> None:
    """Try every fault of the sample and tell which were found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=15, help="faults of each package")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", action="append", choices=GUARDS, help="of these alone; may be said several times")
    parser.add_argument("tests", nargs="*", help="instead of those that guard the package")
    wanted = parser.parse_args()
    os.chdir(ROOT)
    counted = {"the gate": 0, "all tests": 0, "nothing": 0}
    for package in wanted.package or GUARDS:
        faults, tests = drawn(package, wanted.each, wanted.seed), wanted.tests or GUARDS[package]
        in_the_gate = tried(faults, tests, "gate")
        left = [fault for fault, is_found in zip(faults, in_the_gate, strict=True) if not is_found]
        in_all = dict(zip(left, tried(left, tests, "rest", *EVERYTHING), strict=True)) if left else {}
        for fault in faults:
            by = "the gate" if fault not in in_all else "all tests" if in_all[fault] else "nothing"
            counted[by] += 1
            print(f"{fault}: found by {by}", flush=True)
    print(counted)


if __name__ == "__main__":
    main()
