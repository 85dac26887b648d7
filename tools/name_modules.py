"""Rewrites imports from packages to imports from the modules that define the names: `name_modules.py [package ...]`.

A name is looked for in the package's own imports, and else among the modules below it. Packages that are not told are
left alone; without any, all are rewritten. `ruff check --select I --fix` and `ruff format` put the result in order.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
EXAMPLE = re.compile(r"^(?P<head>[ \t]*>>> )from (?P<package>duplicado[\w.]*) import (?P<names>[\w, ]+)$", re.MULTILINE)


def initial(package: str) -> Path:
    """Return the file of a package."""
    return SOURCES / package.replace(".", "/") / "__init__.py"


@cache
def offered(package: str) -> dict[str, str]:
    """Return the packages that a package takes its names from."""
    return {
        alias.asname or alias.name: node.module or ""
        for node in ast.parse(initial(package).read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def own(package: str) -> set[str]:
    """Return what the file of a package defines itself."""
    return set(defined(initial(package)))


@cache
def defined(path: Path) -> tuple[str, ...]:
    """Return what a module defines at its top."""
    names: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.append(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.append(node.target.id)
        elif isinstance(node, ast.Assign):
            names += [each.id for each in node.targets if isinstance(each, ast.Name)]
    return tuple(names)


@cache
def home(package: str, name: str) -> str | None:
    """Return the module of a name that is imported from a package; `None`: leave it as it is."""
    if name in own(package):
        return None
    source = offered(package).get(name)
    if source is not None and source.startswith("duplicado"):
        return (home(source, name) or source) if initial(source).exists() else source
    folder = initial(package).parent
    if (folder / f"{name}.py").exists() or (folder / name).is_dir():
        return None
    below = [path for path in sorted(folder.rglob("*.py")) if name in defined(path) and path.name != "__init__.py"]
    beside = sorted(folder.parent.rglob("*.py"))  # where a package has taken its names from another one
    found = below or [path for path in beside if name in defined(path) and path.name != "__init__.py"]
    if len(found) != 1:
        print(f"{package}: {name} is in {len(found)} modules", file=sys.stderr)
        return None
    return ".".join(found[0].relative_to(SOURCES).with_suffix("").parts)


def wanted(package: str, only: set[str]) -> bool:
    """Tell whether imports from a package are to be rewritten."""
    return package.startswith("duplicado.") and initial(package).exists() and (not only or package in only)


def statements(package: str, names: list[tuple[str, str | None]]) -> list[str]:
    """Return the imports of names, one for each module."""
    modules: dict[str, list[str]] = {}
    for name, called in names:
        written = name if called is None else f"{name} as {called}"
        modules.setdefault(home(package, name) or package, []).append(written)
    return [f"from {module} import {', '.join(each)}" for module, each in sorted(modules.items())]


def rewritten(text: str, only: set[str]) -> str:
    """Return a source with its imports rewritten."""
    lines = text.splitlines()
    nodes = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.level == 0 and wanted(node.module or "", only)
    ]
    for node in sorted(nodes, key=lambda each: each.lineno, reverse=True):
        made = statements(node.module or "", [(each.name, each.asname) for each in node.names])
        if len(made) == 1 and made[0].startswith(f"from {node.module} "):
            continue
        first = lines[node.lineno - 1]
        comment = first[first.index("#") :] if "#" in first else ""
        tail = f"  {comment}" if comment else ""
        indent = " " * node.col_offset
        lines[node.lineno - 1 : node.end_lineno] = [f"{indent}{each}{tail}" for each in made]
    return "\n".join(lines) + "\n" if lines else text


def examples(text: str, only: set[str]) -> str:
    """Return a text with the imports of its examples rewritten."""

    def put(found: re.Match[str]) -> str:
        if not wanted(found["package"], only):
            return found[0]
        names: list[tuple[str, str | None]] = [(each.strip(), None) for each in found["names"].split(",")]
        return "\n".join(found["head"] + each for each in statements(found["package"], names))

    return EXAMPLE.sub(put, text)


def main() -> None:
    """Rewrite all sources and the manual."""
    only = set(sys.argv[1:])
    for folder in ("src", "tests", "tools", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.is_relative_to(SOURCES) and path.name == "__init__.py":
                continue
            text = path.read_text(encoding="utf-8")
            changed = examples(rewritten(text, only), only)
            if changed != text:
                path.write_text(changed, encoding="utf-8")
    promised = {ROOT / "docs/programmer.md", ROOT / "docs/formats.md"}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        if path not in promised:
            text = path.read_text(encoding="utf-8")
            changed = examples(text, only)
            if changed != text:
                path.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    main()
