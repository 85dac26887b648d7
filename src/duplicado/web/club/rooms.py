"""What is behind the doors of the club: what the doors themselves do not need, see `behind`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from litestar import Router
from litestar.handlers import HTTPRouteHandler

from duplicado.web.club.behind import Handlers
from duplicado.web.club.console import console
from duplicado.web.club.display import display_pages
from duplicado.web.club.document import rest_of_service
from duplicado.web.club.results import results
from duplicado.web.club.scorer import scorer_pages
from duplicado.web.club.setup import setup_pages
from duplicado.web.exam import exam_pages
from duplicado.web.law import law_pages
from duplicado.web.rendering import Renderer

__all__ = ["rooms"]

_PAGES: Final[tuple[Callable[[Renderer], Sequence[HTTPRouteHandler | Router]], ...]] = (
    setup_pages,
    console,
    results,
    scorer_pages,
    display_pages,
    law_pages,
    exam_pages,
)
"""What makes the pages, each its own."""


def rooms(renderer: Renderer) -> Handlers:
    """Make the handlers, and have at hand what every page needs."""
    renderer.prepare()
    return [rest_of_service(), *(each for make in _PAGES for each in make(renderer))]
