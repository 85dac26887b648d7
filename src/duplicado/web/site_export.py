"""Crawler of the site: follows every link and tells which page is missing."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from html.parser import HTMLParser
from http.client import HTTPConnection, HTTPException
from typing import Final
from urllib.parse import parse_qs, urljoin, urlsplit

from duplicado.locale import Language

_LINKS: Final = {"a": "href", "link": "href", "script": "src", "img": "src"}
_BOOK: Final = re.compile(r"^/law/")
KINDS: Final = {
    "ranking": "web-ranking",
    "projector": "web-projector",
    "contestant": "web-score-card",
    "matches": "whole-matches",
    "match": "whole-match",
    "bracket": "whole-bracket",
    "boards": "web-boards",
    "board": "web-board",
    "table": "web-auction-and-play",
    "law": "book-title",
    "exam": "exam-page-title",
    "play": "play-title",
    "demo": "demo-title",
    "e": "web-events",
    "office": "demo-console",
    "static": "web-site",
}
"""The kinds of page, and the message that names each."""


@dataclass(frozen=True, slots=True)
class CrawledPage:
    """One page or file of the site, as it was found."""

    address: str
    source: str
    """The first page that links to it."""
    status: int
    """0 when there was no answer, or the address leads to another computer."""
    faults: tuple[str, ...] = ()
    """Faults in a page that is there."""

    @property
    def is_well(self) -> bool:
        """True where the page is there and as it should be."""
        return self.status == 200 and not self.faults

    @property
    def kind(self) -> str:
        """The kind of page, see `KINDS`."""
        parts = [part for part in urlsplit(self.address).path.split("/") if part]
        if parts[:1] == ["event"]:
            parts = parts[2:]
        if parts[:1] == ["session"]:
            parts = parts[2:]
        if parts[:1] == ["e"] and "office" in parts[2:3]:
            return "office"
        named = "table" if "table" in parts[2:3] else next(iter(parts), "ranking")
        return named if named in KINDS else "ranking"


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: list[str] = []
        self.ids: list[str] = []
        self.language: str | None = None
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = values.get("lang")
        self.headings += tag == "h1"
        if "id" in values:
            self.ids.append(values["id"])
        target = values.get(_LINKS.get(tag, ""), "")
        if "external" in values.get("rel", "").split():
            return  # meant to lead elsewhere; whether it does is not ours to try
        if target.startswith("#"):
            self.anchors.append(target[1:])
        elif target:
            self.links.append(target)


def crawl(
    home: str, starts: Iterable[str] = ("/",), *, cookie: str = "", steps: int = 1_000_000
) -> Iterator[CrawledPage]:
    """Visit every page that can be reached from the starts by links, each once, and look at it.

    Links that say of themselves that they lead elsewhere (`rel="external"`) are not followed.

    A play of fifty cards is as many pages, all made alike: from where its page opens, the crawler takes the links to
    the beginning, the end and one step either way, and goes no further. Nor does it go into the book of the Laws, which
    is the same for every event and has thousands of pages: it looks at the contents.

    Args:
        home: the address of the server, e.g. `http://127.0.0.1:8000/`.
        starts: where to begin.
        cookie: what a browser that was let in sends with each request.
        steps: how many links from a start on are followed at most.
    """
    site = urlsplit(home)
    connection = HTTPConnection(site.hostname or "", site.port or 80, timeout=30)
    waiting = deque((urljoin(home, start), home, 0) for start in starts)
    seen = {address for address, _, _ in waiting}
    while waiting:
        address, source, step = waiting.popleft()
        if urlsplit(address).netloc != site.netloc:
            yield CrawledPage(address, source, 0, ("leads to another computer",))
            continue
        visit, links = _visit(connection, address, source, cookie)
        yield visit
        for link in links if step < steps else ():
            target = urljoin(address, link).partition("#")[0]
            is_alike = ("step=" in target and "step=" in address) or _BOOK.search(urlsplit(target).path)
            if target not in seen and not is_alike:
                seen.add(target)
                waiting.append((target, address, step + 1))
    connection.close()


def let_in(home: str, path: str) -> str:
    """Ask to be let in, as the button of a page does, and return the cookie with which a browser goes on.

    Raises:
        OSError: nobody was let in.
    """
    site = urlsplit(home)
    with closing(HTTPConnection(site.hostname or "", site.port or 80, timeout=30)) as connection:
        connection.request("POST", path, headers={"Origin": home.rstrip("/")})
        answer = connection.getresponse()
        cookie = answer.headers.get("set-cookie", "").partition(";")[0]
    if not cookie:
        raise PermissionError(f"{path}: {answer.status}")
    return cookie


def _visit(connection: HTTPConnection, address: str, source: str, cookie: str) -> tuple[CrawledPage, list[str]]:
    parts = urlsplit(address)
    try:
        sent = {"Cookie": cookie} if cookie else {}
        connection.request("GET", parts.path + (f"?{parts.query}" if parts.query else ""), headers=sent)
        answer = connection.getresponse()
        body = answer.read()
    except (OSError, HTTPException) as error:
        connection.close()
        return CrawledPage(address, source, 0, (str(error),)), []
    if answer.status != 200 or answer.headers.get_content_type() != "text/html":
        return CrawledPage(address, source, answer.status), []
    page = _Page()
    page.feed(body.decode("utf-8"))
    return CrawledPage(address, source, answer.status, tuple(_faults(page, parts.query))), page.links


def _faults(page: _Page, query: str) -> Iterator[str]:
    asked = parse_qs(query).get("lang", [page.language])[0]
    if page.language != asked or page.language not in {language.value for language in Language}:
        yield f"is in {page.language}, not in {asked}"
    if page.headings != 1:
        yield f"has {page.headings} main headings"
    for name in {name for name in page.ids if page.ids.count(name) > 1}:
        yield f"has the id {name} twice"
    for anchor in page.anchors:
        if anchor not in page.ids:
            yield f"leads to #{anchor}, which is not in it"
