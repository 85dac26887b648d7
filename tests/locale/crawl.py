"""Somebody who opens every page that he can reach and sends every form, empty and filled in with nonsense."""

import json
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, urljoin, urlsplit

import httpx
from lxml import html
from lxml.html import HtmlElement
from tests.locale.pseudo import CODE, shown, unmarked
from tests.unit.publish.conftest import read_pdf

NONSENSE = "ZZZ"
"""Letters that no field takes for a number, and that need no mark."""
SAID_IN_JSON = frozenset(
    {"sentence", "questions", "told", "says", "called", "about", "now", "effect", "permitted", "source"}
)
"""The members of a JSON document that are sentences for a person."""


@dataclass
class Form:
    """A form of a page: where it goes, how, and its fields with what stands in them."""

    action: str
    method: str
    many: bool
    """True where it sends files."""
    fields: dict[str, str] = field(default_factory=dict[str, str])
    kinds: dict[str, str] = field(default_factory=dict[str, str])
    choices: dict[str, list[str]] = field(default_factory=dict[str, list[str]])


@dataclass
class Page:
    """A page: what it shows, where it leads, what can be sent from it."""

    texts: tuple[str, ...]
    links: tuple[str, ...]
    forms: tuple[Form, ...]

    @classmethod
    def read(cls, text: str) -> "Page":
        """Read a page."""
        root = html.document_fromstring(text)
        links = tuple(dict.fromkeys(each.attrib["href"] for each in root.iter("a") if "href" in each.attrib))
        return cls(tuple(shown(root)), links, tuple(_forms(root)))


def _forms(root: HtmlElement) -> list[Form]:
    """Read the forms of a page; a field belongs to the form that was begun last."""
    forms: list[Form] = []
    select = ""
    for each in root.iter("form", "input", "button", "select", "textarea", "option"):
        told, tag = each.attrib, each.tag
        if tag == "form":
            many = "multipart" in told.get("enctype", "")
            forms.append(Form(told.get("action", ""), told.get("method", "get").lower(), many))
        elif forms and (name := told.get("name")):
            form, value = forms[-1], told.get("value", "")
            kind = told.get("type", "text") if tag in {"input", "button"} else str(tag)
            form.kinds.setdefault(name, kind)
            if kind == "select":
                select = name
            elif kind == "radio":
                form.choices.setdefault(name, []).append(value)
            elif kind not in {"checkbox", "file", "submit", "button"}:
                form.fields[name] = value
        elif forms and tag == "option" and select:
            forms[-1].choices.setdefault(select, []).append(told.get("value", ""))
    return forms


def is_page(answer: httpx.Response) -> bool:
    """Return whether an answer is a page; a redirection and an empty answer are none."""
    return "html" in answer.headers.get("content-type", "") and bool(answer.text.strip())


def texts_of(answer: httpx.Response) -> Iterator[str]:
    """Give what an answer that is no page shows to a person: a sheet of paper, sentences in JSON.

    The columns of a CSV file have the same names in every language: programs and spreadsheets are set up by them.
    """
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if kind == "application/pdf":
        yield from read_pdf(answer.content).pages
    elif kind == "application/json" and answer.request.url.path.startswith("/api/"):
        yield from _sentences(json.loads(answer.text))


def _sentences(told: object) -> Iterator[str]:
    match told:
        case dict():
            for name, value in told.items():
                if name in SAID_IN_JSON and isinstance(value, str):
                    yield value
                elif name in SAID_IN_JSON and isinstance(value, list):
                    yield from (each for each in value if isinstance(each, str))
                else:
                    yield from _sentences(value)
        case list():
            for each in told:
                yield from _sentences(each)
        case _:
            pass


@dataclass
class Walk:
    """The answers that somebody saw on his way."""

    client: httpx.Client
    allowed: frozenset[str]
    """Words that are data: names, titles."""
    left_out: re.Pattern[str]
    """Paths that are not opened."""
    not_sent: re.Pattern[str] = re.compile(r"(?!)")
    """Addresses to which no form is sent."""
    wrong: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    seen: set[str] = field(default_factory=set[str])
    answers: int = 0

    def look(self, answer: httpx.Response, at: str) -> Page | None:
        """Look for words without a mark in an answer; return the page that it is, if it is one."""
        self.answers += 1
        page = Page.read(answer.text) if is_page(answer) else None
        for text in texts_of(answer) if page is None else page.texts:
            bare = {word for word in unmarked(text) if word not in self.allowed}
            if bare:
                self.wrong.setdefault(f"{text[:120]!r}", set()).add(at)
        return page

    def walk(self, starts: Iterable[str], *, most: int = 1500) -> None:
        """Open the pages and what they lead to; send each kind of form once empty and once with nonsense."""
        waiting = deque(starts)
        sent: set[tuple[str, tuple[str, ...]]] = set()
        while waiting and len(self.seen) < most:
            path = waiting.popleft()
            shape = re.sub(r"\d+", "0", urlsplit(path).path) + str(sorted(dict(parse_qsl(urlsplit(path).query))))
            if path in self.seen or self.left_out.search(path) or self._shapes[shape] > 6:
                continue
            self.seen.add(path)
            self._shapes[shape] += 1
            page = self._get(path)
            if page is None:
                continue
            here = str(self.client.base_url.join(path))
            waiting.extend(each for link in page.links if (each := self._inside(here, link)))
            for form in page.forms:
                action = _asked(urlsplit(urljoin(here, form.action or path)))
                key = (re.sub(r"\d+", "0", urlsplit(action).path), tuple(sorted(form.kinds)))
                if key in sent or self.left_out.search(action) or self.not_sent.search(action):
                    continue
                sent.add(key)
                self._send(form, action)

    def __post_init__(self) -> None:
        self._shapes = Counter[str]()

    def _get(self, path: str) -> Page | None:
        answer = self.client.get(path, headers={"Accept-Language": CODE, "Accept": "text/html"})
        return self.look(answer, f"GET {path} {answer.status_code}")

    def _send(self, form: Form, action: str) -> None:
        kept = {name: value for name, value in form.fields.items() if form.kinds[name] == "hidden"}
        empty = {**kept, **{name: "" for name in form.kinds if form.kinds[name] in {"text", "textarea", "select"}}}
        first = {name: next((each for each in values if each), "") for name, values in form.choices.items()}
        nonsense = {name: NONSENSE for name, kind in form.kinds.items() if kind in {"text", "textarea", "number"}}
        for filled in (empty, {**empty, **first, **nonsense}):
            if form.method == "post":
                files = {name: ("ZZZ.PBN", b"ZZZ") for name, kind in form.kinds.items() if kind == "file"}
                answer = self.client.post(
                    action, data=filled, files=files if form.many else None, headers={"Accept-Language": CODE}
                )
            else:
                answer = self.client.get(action, params=filled, headers={"Accept-Language": CODE})
            self.look(answer, f"{form.method.upper()} {action} {answer.status_code}")

    def _inside(self, here: str, link: str) -> str:
        """Return what a link of a page asks the club for; empty where it leads elsewhere."""
        parts = urlsplit(urljoin(here, link))
        is_ours = parts.scheme in {"http", "https"} and parts.netloc == self.client.base_url.netloc.decode()
        return _asked(parts) if is_ours else ""


def _asked(parts: SplitResult) -> str:
    return parts.path + (f"?{parts.query}" if parts.query else "")
