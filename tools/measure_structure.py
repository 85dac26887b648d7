"""Measures of the structure: how often one thing is said, how large functions are, what an import loads.

Each measure has a bound in `tools/structure.toml`, beside what it was before and what is aimed at. A measure above its
bound is an error. `--update` lowers the bounds to what was measured and drops from the ledgers what is settled.

    python tools/measure_structure.py [--collect] [--update]
"""

from __future__ import annotations

import argparse
import ast
import re
import statistics
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BOUNDS: Final = ROOT / "tools" / "structure.toml"
RIDDLES: Final = ("What", "Who", "Whom", "Whose", "Whether", "How", "When", "Where", "Which", "Why")
"""The words that no docstring begins with: of a module, a class, a function or what stands below a name."""
ADVERBIAL: Final = ("Until", "In", "On", "From")
"""The words that a module's docstring does not begin with either."""
FORMATS: Final = ("acbl", "bws", "contest_csv", "lin", "pbn", "rbn", "usebio")
OTHER_LANGUAGE: Final = re.compile(r"(^|[._-])es([._-]|$)")
_LANGUAGE_NAMES: Final = {"SPANISH", "spanish", "es", "Spanish"}
_NAME: Final = re.compile(r"[A-Za-z_]\w*")
_COUNTED: Final = re.compile(r"(\d+)(?:/\d+)? tests? collected")

Names = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Module:
    """A file of Python."""

    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree of its text."""
        return ast.parse(self.text)

    @property
    def name(self) -> str:
        """The path from the root of the repository."""
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of its tree."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name that the module reads, imports or defines."""
        found: set[str] = set()
        for node in self.nodes:
            match node:
                case ast.Name(id=name) | ast.Attribute(attr=name) | ast.ClassDef(name=name):
                    found.add(name)
                case ast.ImportFrom(names=aliases):
                    found.update(alias.name for alias in aliases)
                case _:
                    pass
        return frozenset(found)


@dataclass(frozen=True)
class Sources:
    """Everything that is measured."""

    modules: tuple[Module, ...]
    """Those of `src`."""
    tests: tuple[Module, ...]
    scripts: tuple[Module, ...]
    """Those of the tools and the benchmarks."""

    def under(self, *folders: str) -> Iterator[Module]:
        """The modules of some packages."""
        for module in self.modules:
            if module.name.startswith(tuple(f"src/duplicado/{folder}" for folder in folders)):
                yield module

    @cached_property
    def facts(self) -> frozenset[str]:
        """The classes of an event's facts: those declared by `@fact(...)`."""
        return frozenset(
            node.name
            for module in self.under("event")
            for node in module.nodes
            if isinstance(node, ast.ClassDef) and any(_is_called(mark, "fact") for mark in node.decorator_list)
        )

    @cached_property
    def named_in(self) -> Mapping[str, int]:
        """By fact: how many modules name its class."""
        return Counter(name for module in self.modules for name in module.names & self.facts)


def read_sources() -> Sources:
    """Read every module of the repository."""

    def read(folder: str) -> tuple[Module, ...]:
        paths = sorted((ROOT / folder).rglob("*.py"))
        return tuple(Module(path, path.read_text(encoding="utf-8")) for path in paths)

    return Sources(read("src"), read("tests"), (*read("tools"), *read("benchmarks")))


def _docstrings(module: Module) -> Iterator[ast.Constant]:
    for node in module.nodes:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for each in node.body:
                if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                    yield each.value


def _lines_of_code(module: Module) -> int:
    told = {line for each in _docstrings(module) for line in range(each.lineno, (each.end_lineno or each.lineno) + 1)}
    lines = enumerate(module.text.splitlines(), 1)
    return sum(1 for number, line in lines if number not in told and line.strip() and not line.strip().startswith("#"))


def _is_called(node: ast.AST, *names: str) -> bool:
    """A call of one of these functions or methods."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")) in names


def _matches_facts_with_a_default(node: ast.AST, facts: frozenset[str]) -> bool:
    if not isinstance(node, ast.Match):
        return False
    last = node.cases[-1].pattern
    classes = {ast.unparse(each.cls) for each in ast.walk(node) if isinstance(each, ast.MatchClass)}
    is_open = isinstance(last, ast.MatchAs) and last.pattern is None and node.cases[-1].guard is None
    ends = any(_is_called(each, "assert_never") for each in ast.walk(node.cases[-1]))
    return is_open and not ends and bool({name.rpartition(".")[2] for name in classes} & facts)


def _string_keys(sources: Sources) -> int:
    """Names of procedures and of findings that are strings: keys of tables, and what a match over a key compares."""
    count = 0
    for module in sources.under("director", "law"):
        for node in module.nodes:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict(keys=keys)) if name.endswith("PROCEDURES"):
                    count += sum(isinstance(key, ast.Constant) for key in keys)
                case ast.AnnAssign(target=ast.Name(id="ONLY_WHEN_ASKED"), value=ast.expr() as value):
                    count += sum(isinstance(each, ast.Constant) for each in ast.walk(value))
                case ast.Match(subject=subject, cases=cases) if _is_over_a_key(subject):
                    patterns = (each for case in cases for each in ast.walk(case.pattern))
                    count += sum(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in patterns)
                case _:
                    pass
    return count


def _is_over_a_key(subject: ast.expr) -> bool:
    parts = subject.elts if isinstance(subject, ast.Tuple) else [subject]
    return any(isinstance(each, ast.Name) and each.id == "key" for each in parts)


def _options_without_reader(sources: Sources) -> int:
    """Options of the regulations that no module outside their declarations names, and that do not say so either."""
    declared: dict[str, bool] = {}
    named: set[str] = set()
    for module in sources.modules:
        inside = module.name.startswith("src/duplicado/law/regulations/")
        for node in module.nodes:
            if not inside and isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
            if not inside and isinstance(node, ast.Name | ast.Attribute):
                named.add(node.id if isinstance(node, ast.Name) else node.attr)
            if inside and isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[0], ast.Constant):
                name = node.args[0].value
                if isinstance(name, str) and re.fullmatch(r"[a-z_]+(\.[a-z_0-9]+)+", name):
                    declared[name] = any(
                        _is_called(each, "Executed") or (isinstance(each, ast.Name) and each.id == "_PRINTED")
                        for each in ast.walk(node)
                    )
    return sum(not (says or name in named) for name, says in declared.items())


def _files_that_name_a_language(sources: Sources) -> int:
    """Places that a new language would add or change: the folder of Spanish, files of it elsewhere or that name it."""
    folder = ROOT / "src" / "duplicado" / "locale" / "es"
    every = {path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    its_own = {
        folder if path.is_relative_to(folder) else path
        for path in every
        if any(map(OTHER_LANGUAGE.search, path.relative_to(ROOT).parts))
    }
    return len(its_own | {module.path for module in sources.modules if any(map(_names_spanish, module.nodes))})


def _names_spanish(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=("es" | "spanish")):
            return True
        case ast.Attribute(attr=name) | ast.Name(id=name) | ast.keyword(arg=name):
            return name in _LANGUAGE_NAMES
        case _:
            return False


def _files_beside_a_format(sources: Sources) -> int:
    """The files outside its own that name a format, in the median format."""
    counts = []
    for key in FORMATS:
        own = f"src/duplicado/formats/{key}"
        naming = re.compile(rf"(?<![a-z]){key.replace('_', '[_-]')}(?![a-z])")
        counts.append(sum(1 for m in sources.modules if not m.name.startswith(own) and naming.search(m.text)))
    return int(statistics.median(counts))


def _complex_functions() -> int:
    command = ["-m", "ruff", "check", "--isolated", "--select=C901", "--config=lint.mccabe.max-complexity=15", "src"]
    output = subprocess.run(
        [sys.executable, *command, "--output-format=concise", "--ignore-noqa"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return output.stdout.count("C901")


def homonyms(sources: Sources) -> Names:
    """The public classes that are defined more than once, with the modules that define them."""
    homes: dict[str, list[str]] = {}
    for module in sources.modules:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(module.name)
    return {name: tuple(where) for name, where in sorted(homes.items()) if len(where) > 1}


def riddles(sources: Sources) -> Names:
    """The docstrings that do not begin with a noun: by module, the first word and the line of each."""
    everywhere = (*sources.modules, *sources.tests, *sources.scripts)
    found = {module.name: tuple(_riddles_of(module)) for module in everywhere}
    return {name: words for name, words in found.items() if words}


def _riddles_of(module: Module) -> Iterator[str]:
    of_module = ast.get_docstring(module.tree, clean=False)
    for said in _docstrings(module):
        first, *_ = str(said.value).split() or [""]
        forbidden = (*RIDDLES, *ADVERBIAL) if said.value == of_module else RIDDLES
        if first.strip(",:;") in forbidden:
            yield f"{first} ({said.lineno})"


def _sleeps_for_a_time(node: ast.AST) -> bool:
    """A call of `sleep` with a number, or a constant: a turn of the loop and a drawn moment are none."""
    if not isinstance(node, ast.Call) or not _is_called(node, "sleep") or not node.args:
        return False
    parts = [each for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant | ast.Name | ast.Call)]
    is_drawn = any(isinstance(each, ast.Call) for each in parts)
    is_turn = ast.unparse(node.args[0]) == "0"
    is_fixed = any(
        isinstance(each, ast.Constant) or (isinstance(each, ast.Name) and each.id.isupper()) for each in parts
    )
    return is_fixed and not is_drawn and not is_turn


def fixed_sleeps(sources: Sources) -> Names:
    """The tests that wait for a time instead of a state, with the lines that do."""
    found = {
        module.name: tuple(str(getattr(node, "lineno", 0)) for node in module.nodes if _sleeps_for_a_time(node))
        for module in sources.tests
        if "sleep" in module.text and module.name != "tests/waiting.py"
    }
    return {name: lines for name, lines in found.items() if lines}


def promised_names() -> frozenset[str]:
    """The names that programs are promised: in the stubs of the packages and in the code of the manual's pages."""
    stubs = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.pyi")))
    pages = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").rglob("*.md")))
    code = (line for page in pages for line in page.splitlines() if line.startswith((">>> ", "... ")))
    return frozenset(_NAME.findall("\n".join((*stubs, *code))))


def unreached_functions(sources: Sources) -> Names:
    """The functions of modules that nothing reads: neither `src` nor a tool that writes the manual.

    Those with a decorator are registered by it, those between two pairs of underscores are read by the language, and
    those that are promised (`promised_names`) are read by programs.
    """
    read = set(promised_names())
    read |= {name for module in sources.scripts if module.name.startswith("tools/") for name in module.names}
    for module in sources.modules:
        read |= module.names
        read |= {node.value for node in module.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    found = {
        module.name: tuple(
            node.name
            for node in module.tree.body
            if isinstance(node, ast.FunctionDef) and not node.decorator_list
            if node.name not in read and not node.name.startswith("__")
        )
        for module in sources.modules
    }
    return {name: functions for name, functions in found.items() if functions}


def _modules_loaded() -> int:
    code = (
        "import sys; from duplicado.formats.usebio import read_usebio;"
        "print(sum(name.split('.')[0] == 'duplicado' for name in sys.modules))"
    )
    return int(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def _tests_collected() -> int:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "", "tests", "src"]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = _COUNTED.search(output)
    if found is None:
        raise SystemExit(output[-2000:])
    return int(found.group(1))


MEASURES: Final[Mapping[str, Callable[[Sources], int]]] = {
    "source_lines": lambda it: sum(len(module.text.splitlines()) for module in it.modules),
    "code_lines": lambda it: sum(map(_lines_of_code, it.modules)),
    "files_naming_a_fact_median": lambda it: int(statistics.median(it.named_in.values())),
    "files_naming_a_fact_most": lambda it: max(it.named_in.values()),
    "form_fields": lambda it: sum(_is_called(node, "Field") for m in it.under("web/club") for node in m.nodes),
    "event_command_options": lambda it: sum(
        _is_called(node, "option", "argument") for m in it.under("cli/event") for node in m.nodes
    ),
    "defaults_over_facts": lambda it: sum(
        _matches_facts_with_a_default(node, it.facts) for module in it.modules for node in module.nodes
    ),
    "facts_of_any_type": lambda it: sum(len(re.findall(r"\bfacts: object\b", m.text)) for m in it.modules),
    "string_keys": _string_keys,
    "laws_2007": lambda it: sum(len(re.findall(r"\bLAWS_2007\b|\bis_of_2007\b", m.text)) for m in it.modules),
    "options_without_reader": _options_without_reader,
    "files_naming_a_language": _files_that_name_a_language,
    "files_beside_a_format": _files_beside_a_format,
    "complex_functions": lambda _: _complex_functions(),
    "homonymous_classes": lambda it: len(homonyms(it)),
    "riddles": lambda it: sum(map(len, riddles(it).values())),
    "unreached_functions": lambda it: sum(map(len, unreached_functions(it).values())),
    "fixed_sleeps": lambda it: sum(map(len, fixed_sleeps(it).values())),
    "modules_loaded_by_read_usebio": lambda _: _modules_loaded(),
}
"""The function that takes each measure."""
LEDGERS: Final[Mapping[str, Callable[[Sources], Names]]] = {"homonyms": homonyms, "riddles": riddles}
"""Offenders by name; the ledger of each lists those that are still open."""


def recorded() -> dict[str, dict[str, Any]]:
    """By measure: `says`, `before`, `goal`, and `bound` where it may not grow."""
    return tomllib.loads(BOUNDS.read_text(encoding="utf-8"))


def ledger(name: str) -> list[str]:
    """The modules that a ledger still lists."""
    return (ROOT / "tools" / f"structure_{name}.txt").read_text(encoding="utf-8").splitlines()


def measured(sources: Sources) -> dict[str, int]:
    """Take every measure but the number of tests."""
    return {name: take(sources) for name, take in MEASURES.items()}


def _update(now: Mapping[str, int], sources: Sources) -> None:
    text = BOUNDS.read_text(encoding="utf-8")
    for name, about in recorded().items():
        value = max(now.get(name, sys.maxsize), about["goal"])  # what is aimed at need not be bettered
        if value < about.get("bound", 0):
            text = re.sub(rf"(\[{name}\][^\[]*?\nbound = )\d+", rf"\g<1>{value}", text)
    BOUNDS.write_text(text, encoding="utf-8")
    for name, find in LEDGERS.items():
        still = [each for each in ledger(name) if each in find(sources)]
        (ROOT / "tools" / f"structure_{name}.txt").write_text("".join(f"{each}\n" for each in still), encoding="utf-8")


def main() -> int:
    """Print the table; 1 where something has grown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--collect", action="store_true", help="count the tests as well, which takes a while")
    parser.add_argument("--update", action="store_true", help="lower the bounds to what is measured")
    wanted = parser.parse_args()
    sources = read_sources()
    now = measured(sources) | ({"tests_collected": _tests_collected()} if wanted.collect else {})
    grown = 0
    print(f"{'measure':<58}{'before':>8}{'bound':>8}{'now':>8}{'goal':>8}")
    for name, about in recorded().items():
        value = now.get(name)
        bound = about.get("bound")
        worse = value is not None and bound is not None and value > bound
        grown += worse
        shown = ["-" if each is None else each for each in (about["before"], bound, value, about["goal"])]
        print(f"{about['says']:<58}{''.join(f'{each:>8}' for each in shown)}{'  GROWN' if worse else ''}")
    if wanted.update:
        _update(now, sources)
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
