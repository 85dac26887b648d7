"""Imports name modules; a package offers what the manual promises to programs, and is quick to import."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PROMISED_IN = ("docs/programmer.md", "docs/formats.md", "README.md")
EXAMPLE = re.compile(r"^>>> from (duplicado[\w.]*) import (\([^)]*\)|[^\n(]*)", re.MULTILINE)
LAYERS_OF_RESULTS = ("duplicado.event", "duplicado.movement", "duplicado.director", "duplicado.table")

MOST_LOADED = {
    "duplicado.formats.usebio import read_usebio": 45,
    "duplicado.formats.bws import read_bws": 57,
    "duplicado.formats.pbn import read_pbn": 46,
    "duplicado.formats.lin import read_lin": 44,
    "duplicado.formats.rbn import read_rbn": 45,
    "duplicado.formats.dealing_files import read_dlm": 45,
    "duplicado.formats.acbl.reader import read_acbl": 45,
}
"""Readers of files, and how many modules of the program the import of one may load."""


def package_file(name: str) -> Path:
    return SOURCES / name.replace(".", "/") / "__init__.py"


def is_module(package: str, name: str) -> bool:
    folder = package_file(package).parent
    return (folder / f"{name}.py").exists() or (folder / name).is_dir()


def taken_in(package: str) -> set[str]:
    """Return what the file of a package takes from other modules of the program."""
    tree = ast.parse(package_file(package).read_text(encoding="utf-8"))
    own = {name for node in tree.body if isinstance(node, ast.Assign) for name in ast.unparse(node.value).split("'")}
    return {
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duplicado.")
        for alias in node.names
        if (alias.asname or alias.name) in own
    }


def is_defined_in(package: str, name: str) -> bool:
    """Tell whether the file of a package makes a name itself."""
    tree = ast.parse(package_file(package).read_text(encoding="utf-8"))
    made = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    made |= {ast.unparse(target) for node in tree.body if isinstance(node, ast.Assign) for target in node.targets}
    return name in made


def named_from_stubs(path: Path) -> list[str]:
    """Return the imports of a module of the program from a package that promises the name to others."""
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {alias.name}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and package_file(node.module).with_suffix(".pyi").exists()
        for alias in node.names
        if not is_module(node.module, alias.name) and not is_defined_in(node.module, alias.name)
    ]


def promised() -> set[tuple[str, str]]:
    """Return each package with each name that the examples of the manual import from it."""
    found: set[tuple[str, str]] = set()
    for page in PROMISED_IN:
        for package, names in EXAMPLE.findall((ROOT / page).read_text(encoding="utf-8")):
            if package_file(package).exists():
                found |= {
                    (package, name)
                    for name in re.findall(r"\w+", names)
                    if (not is_module(package, name) or package == "duplicado")
                    and package_file(package).with_suffix(".pyi").exists()
                }
    return found


def in_stubs() -> set[tuple[str, str]]:
    return {
        (".".join(path.parent.relative_to(SOURCES).parts), alias.name)
        for path in SOURCES.rglob("__init__.pyi")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("duplicado.")
        for alias in node.names
    }


def loaded_by(statement: str) -> set[str]:
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_a_package_offers_nothing_that_a_module_below_it_defines() -> None:
    packages = [".".join(path.parent.relative_to(SOURCES).parts) for path in SOURCES.rglob("__init__.py")]
    assert {each: taken for each in packages if (taken := taken_in(each))} == {}


def test_a_module_of_the_program_names_the_module_that_defines_a_name() -> None:
    assert [line for path in sorted(SOURCES.rglob("*.py")) for line in named_from_stubs(path)] == []


def test_a_package_promises_what_the_manual_shows_and_nothing_else() -> None:
    assert in_stubs() == promised()


def test_what_a_package_promises_is_there() -> None:
    for package, name in in_stubs():
        promise = getattr(import_module(package), name)
        if package == "duplicado" and is_module(package, name):
            assert callable(promise), f"{name} is a package, which is to be called as the function of that name"
            continue
        assert not is_module(package, name), f"{package}.{name} is a module, which would be taken for the name"
        assert promise.__name__ == name


def test_the_vocabulary_and_the_scores_load_nothing_of_contests_and_movements() -> None:
    for statement in ("import duplicado.vocabulary", "from duplicado.vocabulary import Seat", "import duplicado.score"):
        wrong = {each for each in loaded_by(statement) if each.startswith(LAYERS_OF_RESULTS)}
        assert wrong == set(), statement
    assert not loaded_by("from duplicado.score import score") & {"duplicado.event", "duplicado.movement"}


def test_a_reader_of_files_loads_neither_movements_nor_how_contests_are_kept() -> None:
    for reader, most in MOST_LOADED.items():
        loaded = sorted(each for each in loaded_by(f"from {reader}") if each.startswith("duplicado"))
        assert [each for each in loaded if each.startswith(("duplicado.movement", "duplicado.event.record"))] == []
        assert len(loaded) <= most, f"{reader}: {loaded}"
