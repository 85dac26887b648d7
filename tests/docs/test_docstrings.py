"""The examples in the docstrings of the sources do what they show."""

import doctest
import io
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_examples_of_every_module_hold() -> None:
    tried = 0
    wrong: list[str] = []
    for path in sorted(SOURCES.rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
            with redirect_stdout(io.StringIO()) as said:
                done = doctest.testmod(import_module(name), optionflags=FLAGS)
            tried += done.attempted
            wrong += [said.getvalue()] if done.failed else []
    assert tried > 100
    assert wrong == []
