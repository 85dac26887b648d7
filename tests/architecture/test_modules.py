"""Size, documentation and exceptions to checks, over every module."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUDGET = 400
SOURCES = sorted((ROOT / "src").rglob("*.py"))
EVERYTHING = [
    *SOURCES,
    *sorted(path for folder in ("tests", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py")),
]

WAIVER = re.compile(r"#\s*(noqa|type:\s*ignore|(based)?pyright:\s*ignore)\b")
WAIVER_WITH_REASON = re.compile(
    r"#\s*(noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|(type|(based)?pyright):\s*ignore\[[\w, -]+\])\s*(-|#|\u2014)\s*\w+"
)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_a_module_keeps_to_the_budget(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= BUDGET, f"{named(path)} has {lines} lines"


def undocumented(tree: ast.Module) -> Iterator[str]:
    if ast.get_docstring(tree) is None:
        yield "the module"
    bodies: list[tuple[str, list[ast.stmt]]] = [("", tree.body)]
    for prefix, body in bodies:
        for node in body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if node.name.startswith("_"):
                continue
            # An overload is a signature of the function below it, which has the words.
            overload = any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list)
            if ast.get_docstring(node) is None and not overload:
                yield f"{prefix}{node.name} (line {node.lineno})"
            if isinstance(node, ast.ClassDef):
                bodies.append((f"{prefix}{node.name}.", node.body))


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_what_is_public_says_what_it_is_for(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert list(undocumented(tree)) == []


@pytest.mark.parametrize("path", EVERYTHING, ids=named)
def test_an_exception_to_a_check_gives_its_reason(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    bare = [
        f"line {token.start[0]}: {token.string}"
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
        and WAIVER.search(token.string)
        and not WAIVER_WITH_REASON.search(token.string)
    ]
    assert bare == []
