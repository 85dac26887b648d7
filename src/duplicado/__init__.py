"""Duplicate bridge under the Laws: from the shuffle to the appeal.

The names that programs reach for first are those of the stub beside this file; each is loaded when it is asked for.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import get_data
from types import ModuleType
from typing import cast

__version__ = "0.1.0.dev0"


def promised(package: str) -> Callable[[str], object]:
    """Return the `__getattr__` of a package: a name of its stub, `__init__.pyi`, is loaded when it is asked for.

    The stub is the table of the names that a package promises to programs; a module of Duplicado names the modules.
    A package whose own name the root promises as a function can be called as that function too: `duplicado.score(…)`.
    """

    @cache
    def get(name: str) -> object:
        import ast  # noqa: PLC0415 - only who asks for such a name needs it

        promises: list[str] = []
        for each in ast.parse(get_data(package, "__init__.pyi") or b"").body:
            if isinstance(each, ast.ImportFrom) and each.module and each.module != "collections.abc":
                promises += [alias.name for alias in each.names]
                if name in promises:
                    return getattr(import_module(each.module), name)
        if name == "__all__":  # from duplicado import *
            return promises
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    if package != __name__:
        import_module(package).__class__ = _CalledPackage
    return get


class _CalledPackage(ModuleType):
    """A package that stands for the function of the root with the same name."""

    def __call__(self, *values: object, **named: object) -> object:
        """Call the function that the root promises under the name of this package."""
        function = __getattr__(self.__name__.removeprefix(f"{__name__}."))
        return function(*values, **named)  # type: ignore[operator] # it is one


__getattr__ = promised(__name__)


def __dir__() -> list[str]:
    """List the names of the stub beside those that are loaded."""
    return sorted({*globals(), *cast("list[str]", __getattr__("__all__"))})
