"""Error pages for visitors."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote

from litestar import Response
from litestar.exceptions import HTTPException, NotFoundException

from duplicado.publish.pages.wording import shortened
from duplicado.web.addresses import NoSuchClauseError, place_of
from duplicado.web.incoming import Incoming
from duplicado.web.playing.answers import refused_to_script
from duplicado.web.rendering import Renderer

_LOG: Final = logging.getLogger("duplicado.web.site")
_HEADLINES: Final = {400: "web-400-title", 404: "web-404-title", 405: "web-405-title"}


def logged_path(path: str) -> str:
    """Return the path of a request as a log has it: in one line of signs that are to be seen, whatever was sent."""
    return quote(path, safe="/:@,;=+&!$'()*~")


class NoSuchBoardError(NotFoundException):
    """The event has no board of that number."""

    def __init__(self, number: int) -> None:
        """Remember the number."""
        super().__init__(f"no board {number}")
        self.number = number


def explain(renderer: Renderer) -> Callable[[Incoming, HTTPException], Response[Any]]:
    """Make what says why a page is not to be had."""

    def handler(request: Incoming, error: HTTPException) -> Response[Any]:
        told = refused_to_script(renderer, request, error)
        if told is not None:
            return told
        text = renderer.wording(request).text
        links: list[tuple[str, str]] = []
        match error:
            case NoSuchBoardError():
                sentence = text("web-404-board", board=error.number)
            case NoSuchClauseError():
                from duplicado.publish.book.structure import book  # noqa: PLC0415 - a server begins sooner without
                from duplicado.publish.book.words import BookWords  # noqa: PLC0415 - as above

                words = BookWords.of(renderer.wording(request).language)
                sentence, instead = words.unknown(shortened(error.number), error.edition)
                here = book(error.edition)
                links = [(place_of(clause, error.edition), words.heading(clause, here)) for clause in instead]
            case _:
                sentence = text("web-404-text", path=shortened(request.scope["path"]))
        headline = text(_HEADLINES.get(error.status_code, "web-400-title"))
        return renderer.page(
            request, "error.html", status=error.status_code, headline=headline, sentence=sentence, links=links
        )

    return handler


def apologise(renderer: Renderer) -> Callable[[Incoming, Exception], Response[str]]:
    """Make what says that a page could not be made, which is our fault."""

    def handler(request: Incoming, error: Exception) -> Response[str]:
        _LOG.error("the page %s could not be made", logged_path(request.scope["path"]), exc_info=error)
        text = renderer.wording(request).text
        return renderer.page(
            request, "error.html", status=500, headline=text("web-500-title"), sentence=text("web-500-text")
        )

    return handler
