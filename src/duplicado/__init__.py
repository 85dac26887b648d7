"""Duplicate bridge under the Laws: from the shuffle to the appeal."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import get_data

__version__ = "0.1.0.dev0"


def promised(package: str) -> Callable[[str], object]:
    """Return the `__getattr__` of a package: a name of its stub, `__init__.pyi`, is loaded when it is asked for.

    The stub is the table of the names that a package promises to programs; a module of Duplicado names the modules.
    """

    @cache
    def get(name: str) -> object:
        import ast  # noqa: PLC0415 - only who asks for such a name needs it

        for each in ast.parse(get_data(package, "__init__.pyi") or b"").body:
            if isinstance(each, ast.ImportFrom) and each.module and name in {alias.name for alias in each.names}:
                return getattr(import_module(each.module), name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return get
