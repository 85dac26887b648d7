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


def interfaces(sources: Sources) -> dict[str, set[str]]:
    """The methods of which each class, or one above it, says what they are for, by the name of the class."""
    nodes = {
        node.name: node for module in sources.modules for node in module.tree.body if isinstance(node, ast.ClassDef)
    }

    def said(name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        node = nodes.get(name)
        if node is None or name in seen:
            return set()
        own = {each.name for each in node.body if isinstance(each, ast.FunctionDef) and ast.get_docstring(each)}
        above = (said(base.id, seen | {name}) for base in node.bases if isinstance(base, ast.Name))
        return own.union(*above)

    return {name: said(name) for name in nodes}


def undocumented(tree: ast.Module, said: dict[str, set[str]]) -> Iterator[str]:
    if ast.get_docstring(tree) is None:
        yield "the module"
    bodies: list[tuple[str, list[ast.stmt], set[str]]] = [("", tree.body, set())]
    for prefix, body, inherited in bodies:
        for node in body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if node.name.startswith("_") or node.name in inherited:
                continue
            # An overload is a signature of the function below it, which has the words.
            overload = any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list)
            if ast.get_docstring(node) is None and not overload:
                yield f"{prefix}{node.name} (line {node.lineno})"
            if isinstance(node, ast.ClassDef):
                # What a method of the interface is for, the interface says.
                above = (said.get(base.id, set[str]()) for base in node.bases if isinstance(base, ast.Name))
                bodies.append((f"{prefix}{node.name}.", node.body, set().union(*above)))


def test_what_is_public_says_what_it_is_for(sources: Sources) -> None:
    said = interfaces(sources)
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


def test_a_module_does_not_list_its_names(sources: Sources) -> None:
    listing = {
        module.name
        for module in sources.modules
        for node in module.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and "__all__" in ast.unparse(node).partition("=")[0]
    }
    assert listing == set(), "an underscore says what is not public; take `__all__` out"


FORM_BY_NAME = re.compile(r"\b(?:form|sent|filled)(?:\.get|\.getall|\.getlist)?[\[(]f?\"")


def test_forms_are_read_by_their_declaration(sources: Sources) -> None:
    found = {each.name for each in sources.modules if FORM_BY_NAME.search(each.text)}
    assert found == set(), "declare the fields of a form as a dataclass, and read it by `web.form_fields.read_form`"


def test_a_handler_of_an_address_is_a_function_of_its_module(sources: Sources) -> None:
    methods = {"get", "post", "put", "patch", "delete", "route"}

    def is_handler(node: ast.AST) -> bool:
        """Tell whether a function is decorated with an address that is written out; a register makes its own."""
        calls = [each for each in getattr(node, "decorator_list", ()) if isinstance(each, ast.Call)]
        named = [each for each in calls if isinstance(each.func, ast.Name) and each.func.id in methods]
        return any(each.args and isinstance(each.args[0], ast.Constant | ast.Name) for each in named)

    found = {True: list[str](), False: list[str]()}
    for module in sources.modules:
        if module.name.startswith("src/duplicado/web/"):
            for node in ast.walk(module.tree):
                if is_handler(node):
                    found[node in module.tree.body].append(f"{module.name}.{getattr(node, 'name', '')}")
    assert found[False] == []
    assert found[True]
