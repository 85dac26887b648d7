"""Packages that load the modules behind their names when the names are asked for."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
LAZY = [
    ".".join(path.parent.relative_to(SOURCE).parts)
    for path in sorted(SOURCE.rglob("__init__.py"))
    if "lazy_names(__name__)" in path.read_text(encoding="utf-8")
]
READERS = {
    "duplicado.formats.usebio:read_usebio": 60,
    "duplicado.formats.bws:read_bws": 60,
    "duplicado.formats.pbn:read_pbn": 50,
    "duplicado.formats.lin:read_lin": 45,
    "duplicado.formats.rbn:read_rbn": 45,
    "duplicado.formats.acbl:read_acbl": 45,
    "duplicado.formats.dealing_files:read_dlm": 45,
}
"""Readers, and how many modules of the program loading one may take."""


@pytest.mark.parametrize("package", LAZY)
def test_each_name_that_is_offered_is_declared_and_can_be_had(package: str) -> None:
    module = import_module(package)
    tree = ast.parse((SOURCE.joinpath(*package.split(".")) / "__init__.py").read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    declared = [alias.name for node in block.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(declared) == sorted(module.__all__)
    assert [name for name in module.__all__ if getattr(module, name, None) is None] == []
    with pytest.raises(AttributeError, match="no attribute 'nothing_of_that_name'"):
        _ = module.nothing_of_that_name


@pytest.mark.parametrize("reader", READERS)
def test_a_reader_of_files_loads_neither_movements_nor_contests(reader: str) -> None:
    package, name = reader.split(":")
    loads = f"import sys; from {package} import {name}"
    program = f"{loads}; print(*(each for each in sys.modules if each.startswith('duplicado')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert [each for each in loaded if each.startswith(("duplicado.movement", "duplicado.event.record"))] == []
    assert len(loaded) <= READERS[reader], loaded
