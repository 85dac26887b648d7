"""Public names of a package that are imported when they are asked for. Owner: the `__init__` of each such package."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from typing import Any

__all__ = ["lazy_names"]


def lazy_names(package: str) -> Callable[[str], Any]:
    """Make the `__getattr__` of a package out of the imports that stand under its `if TYPE_CHECKING:`.

    Those imports are the one declaration of what the package offers: type checkers follow them, and at run time the
    module behind a name is loaded with the first use of the name. A package that offers names ends like this::

        if TYPE_CHECKING:
            from duplicado.formats.usebio.reader import read_usebio
        else:
            __getattr__ = lazy_names(__name__)

    Raises:
        AttributeError: by the function that is returned, for a name that is not declared.
    """
    modules = cache(lambda: _declared(package))

    @cache
    def named(name: str) -> Any:  # noqa: ANN401 - as the type checkers see it, the name is what it is declared as
        module = modules().get(name)
        if module is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name)
        return getattr(import_module(module), name)

    return named


def _declared(package: str) -> dict[str, str]:
    """Return the names that a package offers with the modules that define them."""
    spec = find_spec(package)
    loader = spec.loader if spec is not None else None
    source = loader.get_source(package) if isinstance(loader, InspectLoader) else None
    found: dict[str, str] = {}
    for node in ast.parse(source or "").body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for each in node.body:
                if isinstance(each, ast.ImportFrom) and each.module:
                    found |= {alias.asname or alias.name: each.module for alias in each.names}
    return found
