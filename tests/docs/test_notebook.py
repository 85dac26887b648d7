"""The cookbook as a notebook: it is that of the page, and its cells run one after the other."""

import ast
import json
import re

import pytest
from tools.make_notebook import NOTEBOOK, PAGE, notebook_of


def test_the_notebook_is_that_of_the_page() -> None:
    assert NOTEBOOK.read_text(encoding="utf-8") == notebook_of(PAGE.read_text(encoding="utf-8"))


def test_every_task_is_short_and_says_what_it_takes_elsewhere() -> None:
    tasks = re.split(r"(?m)^## ", PAGE.read_text(encoding="utf-8"))[1:]
    assert len(tasks) == 12
    assert all(len(re.findall(r"(?m)^(?:>>>|\.\.\.) ", task)) <= 15 for task in tasks)
    assert all("In endplay" in task for task in tasks[:9])


@pytest.mark.usefixtures("double_dummy_library")
@pytest.mark.rest
def test_its_cells_run_and_what_they_show_can_be_shown() -> None:
    namespace: dict[str, object] = {}
    shown: list[object] = []
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            tree = ast.parse("".join(cell["source"]))
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, cell["id"], "exec"), namespace)
            if isinstance(last, ast.Expr):
                shown.append(eval(compile(ast.Expression(last.value), cell["id"], "eval"), namespace))
    assert len(shown) > 8
    assert all(repr(each) for each in shown)
