"""One thing in one place: the measures of the structure, none of which grows."""

import ast
import sys

import pytest
from tools.measure_structure import (
    LEDGERS,
    MEASURES,
    ROOT,
    Module,
    Sources,
    fixed_sleeps,
    ledger,
    measured,
    recorded,
    riddles,
)

from duplicado.vocabulary.enumeration import Enumeration


@pytest.mark.rest
def test_no_measure_grows(sources: Sources) -> None:
    bounds = recorded()
    assert set(bounds) == {*MEASURES, "tests_collected"}
    now = measured(sources)
    grown = {
        name: about["bound"] for name, about in bounds.items() if now.get(name, 0) > about.get("bound", sys.maxsize)
    }
    assert [f"{bounds[name]['says']}: {now[name]}, not over {bound}" for name, bound in grown.items()] == []


def test_a_public_class_name_stands_for_one_thing(sources: Sources) -> None:
    open_ones = set(ledger("homonyms"))
    assert {name: where for name, where in LEDGERS["homonyms"](sources).items() if name not in open_ones} == {}


def test_a_docstring_says_first_what_it_is(sources: Sources) -> None:
    open_ones = set(ledger("riddles"))
    found = {name: said for name, said in LEDGERS["riddles"](sources).items() if name not in open_ones}
    assert found == {}, (
        "a docstring begins with a noun; that of a module says what it is responsible for and who owns it"
    )


def test_every_docstring_of_a_module_is_looked_at() -> None:
    text = '''"""On the way."""
LIMIT = 1
"""How many there are."""
class Line:
    """What is written."""
    length: int
    """Whether it is long, in signs."""
    def read(self) -> str:
        """Who reads it, then what he reads."""
'''
    found = riddles(Sources((Module(ROOT / "src" / "line.py", text),), (), ()))
    assert found == {"src/line.py": ("On (1)", "How (3)", "What (5)", "Whether (7)", "Who (9)")}


def test_a_test_waits_for_a_state(sources: Sources) -> None:
    assert fixed_sleeps(sources) == {}, "see tests/waiting.py"


def test_an_enumeration_has_what_all_of_them_have_from_its_base(sources: Sources) -> None:
    bare = {
        (module.name, node.name)
        for module in sources.modules
        for node in module.tree.body
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in {"Enum", "enum.Enum"} for base in node.bases)
    }
    assert bare == {("src/duplicado/vocabulary/enumeration.py", Enumeration.__name__)}
