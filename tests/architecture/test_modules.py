"""Size, documentation and exceptions to checks, over every module."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator

from tools.measure_structure import Sources

BUDGET = 400

WAIVER = re.compile(r"#\s*(noqa|type:\s*ignore|(based)?pyright:\s*ignore)\b")
WAIVER_WITH_REASON = re.compile(
    r"#\s*(noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|(type|(based)?pyright):\s*ignore\[[\w, -]+\])\s*(-|#|\u2014)\s*\w+"
)


def test_a_module_keeps_to_the_budget(sources: Sources) -> None:
    lines = {module.name: len(module.text.splitlines()) for module in sources.modules}
    assert {name: count for name, count in lines.items() if count > BUDGET} == {}


def is_marked(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, *names: str) -> bool:
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(isinstance(mark, ast.Name) and mark.id in names for mark in marks)


def interface(sources: Sources) -> set[str]:
    """Return the names of abstract methods, each of which says what it returns."""
    return {
        node.name
        for module in sources.modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef) and is_marked(node, "abstractmethod")
    }


def undocumented(tree: ast.Module, said: set[str]) -> Iterator[str]:
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
            if ast.get_docstring(node) is None and not is_marked(node, "overload"):
                yield f"{prefix}{node.name} (line {node.lineno})"
            if isinstance(node, ast.ClassDef):
                # What a declared kind answers to its interface is said there, once for all kinds.
                is_declared = is_marked(node, "fact")
                inside = [each for each in node.body if not (is_declared and getattr(each, "name", "") in said)]
                bodies.append((f"{prefix}{node.name}.", inside))


def test_what_is_public_says_what_it_is_for(sources: Sources) -> None:
    said = interface(sources)
    silent = {module.name: list(undocumented(module.tree, said)) for module in sources.modules}
    assert {name: which for name, which in silent.items() if which} == {}


def waived_without_a_reason(text: str) -> Iterator[str]:
    if not WAIVER.search(text):
        return  # reading it word by word takes long
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_waiver = token.type == tokenize.COMMENT and WAIVER.search(token.string)
        if is_waiver and not WAIVER_WITH_REASON.search(token.string):
            yield f"line {token.start[0]}: {token.string}"


def test_an_exception_to_a_check_gives_its_reason(sources: Sources) -> None:
    every = (*sources.modules, *sources.tests, *sources.scripts)
    bare = {module.name: list(waived_without_a_reason(module.text)) for module in every}
    assert {name: lines for name, lines in bare.items() if lines} == {}
