"""The site as files: every page as the server gives it, its links led from file to file, so that no server is needed.

The pages are asked of the application itself, without a socket. Each address gets a file: `/board/4?lang=es` becomes
`board/4.html`, below `es/` where there are several languages and Spanish is not the first.
"""

from __future__ import annotations

import posixpath
import re
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from html import escape, unescape
from typing import Any, Final
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

from anyio.from_thread import start_blocking_portal
from litestar import Litestar

from duplicado.locale import Language
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.language import PARAMETER

_LINK: Final = re.compile(r'(?P<before>\s(?:href|src|action)=")(?P<address>[^"]*)"')
_STEP: Final = "step"
_BEYOND: Final = "10000"
_RECORD: Final = re.compile(r"/table/\d+$")
_FILE_NAME: Final = re.compile(r"\.[a-z0-9]{2,4}$")


class PageMissingError(DuplicadoError):
    """A page leads to another that the application does not give: a fault of the program."""


@dataclass(frozen=True, slots=True)
class _Address:
    path: str
    language: Language
    step: str = ""


def exported_pages(
    app: Litestar,
    languages: Sequence[Language],
    *,
    with_steps: bool = True,
    besides: Collection[str] = (),
    start: str = "/",
) -> Iterator[tuple[str, bytes]]:
    """Give every file of the site with its path, which uses `/`: the pages and what they need.

    Args:
        app: an application for one event, made with these languages and no others.
        languages: in which the pages are wanted; the first has its beginning at `index.html`.
        with_steps: whether auctions and plays have a page for each step, or only one with all of it.
        besides: the paths of further files to which pages lead; they are not asked of the application.
        start: the address of the page that becomes `index.html`.

    Raises:
        PageMissingError: a link leads to no page.
    """
    export = _Export(app, tuple(languages), with_steps=with_steps, besides=frozenset(besides), start=start)
    return export.run()


class _Export:
    def __init__(
        self, app: Litestar, languages: tuple[Language, ...], *, with_steps: bool, besides: Collection[str], start: str
    ) -> None:
        self._app = app
        self._languages = languages
        self._with_steps = with_steps
        self._besides = besides
        self._start = start
        self._waiting: deque[_Address] = deque()
        self._seen: set[_Address] = set()

    def run(self) -> Iterator[tuple[str, bytes]]:
        for language in self._languages:
            self._want(_Address(self._start, language))
        written: set[str] = set()
        # In a thread of its own: whoever wants the files may be in the middle of asynchronous work himself.
        with start_blocking_portal() as portal:
            while self._waiting:
                here = self._waiting.popleft()
                file = self._file(here)
                if file in written:
                    continue  # a style sheet is the same in every language
                written.add(file)
                kind, body = portal.call(_answer, self._app, here.path, self._query(here))
                yield file, self._rewritten(body.decode(), here, file).encode() if kind == "text/html" else body

    def _query(self, address: _Address) -> str:
        step = address.step
        if not self._with_steps and _RECORD.search(address.path):
            step = _BEYOND  # which is the end: the whole auction and play
        asked = {_STEP: step} if step else {}
        return urlencode({**asked, PARAMETER: address.language.value})

    def _want(self, address: _Address) -> None:
        if address not in self._seen:
            self._seen.add(address)
            self._waiting.append(address)

    def _rewritten(self, text: str, here: _Address, file: str) -> str:
        def lead(match: re.Match[str]) -> str:
            return f'{match["before"]}{escape(self._target(unescape(match["address"]), here, file))}"'

        return _LINK.sub(lead, text)

    def _target(self, link: str, here: _Address, file: str) -> str:
        """Return where a link of a page leads, from file to file."""
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link  # elsewhere, or within the page
        asked = parse_qs(parts.query)
        language = next((Language(name) for name in asked.get(PARAMETER, ())), here.language)
        step = next(iter(asked.get(_STEP, ())), "") if self._with_steps else ""
        address = _Address(unquote(parts.path), language, step)
        target = self._file(address)
        if target not in self._besides:
            self._want(address)
        return quote(posixpath.relpath(target, posixpath.dirname(file) or "."))

    def _file(self, address: _Address) -> str:
        """Name the file of an address."""
        path = "" if address.path == self._start else address.path.strip("/")
        if path.startswith("static/"):
            return path
        folder = "" if address.language is self._languages[0] else f"{address.language.value}/"
        if _FILE_NAME.search(path):
            return folder + path
        return folder + file_of(path or "index", address.step)


def file_of(path: str, step: str = "") -> str:
    """Name the file of a page below the folder of its language; a colon is no letter of a name everywhere.

    >>> file_of("/law/DEF:bid")
    'law/DEF_bid.html'
    """
    return f"{path.strip('/').replace(':', '_')}{f'-{step}' if step else ''}.html"


async def _answer(app: Litestar, path: str, query: str) -> tuple[str, bytes]:
    """Ask the application for a page as a server would; return its kind and what is in it."""
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": quote(path).encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 0),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
    }
    reply = _Reply()

    async def receive() -> Any:  # noqa: ANN401 - a message of the protocol
        return {"type": "http.request", "body": b"", "more_body": False}

    await app(scope, receive, reply.take)
    if reply.status != 200:
        raise PageMissingError(f"{path}?{query} is answered by {reply.status}")
    return reply.kind, bytes(reply.body)


class _Reply:
    """Answer of the application."""

    def __init__(self) -> None:
        self.status = 0
        self.kind = ""
        self.body = bytearray()

    async def take(self, message: Any) -> None:  # noqa: ANN401 - as above
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = {name.lower(): value for name, value in message["headers"]}
            self.kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0]
        elif message["type"] == "http.response.body":
            self.body.extend(message.get("body", b""))
