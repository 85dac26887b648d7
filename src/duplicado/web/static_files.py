"""Static files of the pages: styles, scripts, icons."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Router
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType] - a file system of unknown type

__all__ = ["static_files"]

_STATIC: Final = Path(str(files("duplicado.web") / "static"))


def static_files() -> Router:
    """Return the addresses of what the pages load beside themselves."""
    return create_static_files_router(path="/static", directories=[_STATIC], cache_control=None)
