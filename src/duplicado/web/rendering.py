"""Rendering of pages: templates, language, addresses, headers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import quote, urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from markupsafe import Markup, escape

from duplicado.event.record.board_views import Selection
from duplicado.locale import Language
from duplicado.publish.harmless import harmless
from duplicado.publish.stored_words import by_whom, reason_text
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit
from duplicado.web.incoming import Incoming
from duplicado.web.language import COOKIE, PARAMETER, negotiated
from duplicado.web.static_files import static_version

if TYPE_CHECKING:  # what pages show is loaded with the first of them: a server answers before
    from duplicado.publish.charts.drawing import Chart
    from duplicado.publish.messages import Value
    from duplicado.publish.pages.board import TravellerLine
    from duplicado.publish.pages.evening import EveningPage
    from duplicado.publish.pages.event_pages import EventPart
    from duplicado.publish.pages.ranking import RankingTable
    from duplicado.publish.pages.wording import Wording

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()",
}
"""Nothing is loaded from elsewhere and nothing is written into the page: the browser is told to see to it."""

_KEPT: Final = "/():"
"""Signs of clauses that may stand in an address as they are."""


@dataclass(frozen=True, slots=True)
class Brand:
    """Heading of pages in the place of the program's own name and sign."""

    name: str = ""
    """Empty: the program's."""
    logo: str = ""
    """The address of a picture; empty: the program's sign."""


NO_BRAND: Final = Brand()


@dataclass(frozen=True, slots=True)
class SiteAddresses:
    """Addresses of an application to which its pages lead; empty where it does not have what is there."""

    home: str = "/"
    """The first page."""
    book: str = ""
    """The book of the Laws."""
    exam: str = ""
    """The examination on them."""
    lesson: str = ""
    """Opens a case of the book as a table."""


_FIRST_PAGE: Final = SiteAddresses()


class Renderer:
    """Makes pages from templates; one for the life of the server."""

    def __init__(
        self,
        default: Language,
        *,
        several: bool,
        languages: Sequence[Language] = tuple(Language),
        documents: Sequence[tuple[str, str]] = (),
        addresses: SiteAddresses = _FIRST_PAGE,
        offline: bool = False,
        of_parts: Mapping[str, Sequence[tuple[str, str]]] | None = None,
    ) -> None:
        """Prepare.

        Args:
            default: the language of visitors who prefer none of ours.
            several: whether there are several events, and a page that lists them.
            languages: those that the pages offer.
            documents: what there is to print: the message that names it, and its path within the event.
            addresses: those to which every page may lead.
            offline: whether the pages are to be read as files: then those of the book search by themselves.
            of_parts: the same of each part of the event, by its address.
        """
        self._default: Final = default
        self._several: Final = several
        self._offered: Final = tuple(language for language in Language if language in languages)
        self._documents: Final = documents
        self._addresses: Final = addresses
        self._offline: Final = offline
        self._of_parts: Final = of_parts or {}
        self._brand: Callable[[Incoming], Brand] = lambda _request: NO_BRAND
        self._environment: Final = Environment(
            loader=PackageLoader("duplicado.web"),
            autoescape=select_autoescape(default=True),
            undefined=StrictUndefined,
            finalize=harmless,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def headed(self, brand: Callable[[Incoming], Brand]) -> None:
        """Take what tells with what a page is headed, of whoever asks for it."""
        self._brand = brand

    def steps_ahead(self) -> Iterator[object]:
        """Do in small steps what the first pages would wait for: read the languages, compile the templates."""
        for language in self._offered:
            yield _wording(language)
        yield _names()
        for template in self._environment.list_templates(extensions=("html",)):
            yield self._environment.get_template(template)

    def wording(self, request: Incoming) -> Wording:
        """Return the words for a visitor."""
        language = negotiated(
            request.query_params.get(PARAMETER),
            request.cookies.get(COOKIE),
            request.headers.get("accept-language", ""),
            self._default,
        )
        return _wording(language)

    def page(
        self,
        request: Incoming,
        template: str,
        *,
        base: str = "",
        evening: EveningPage | None = None,
        part: EventPart | None = None,
        status: int = 200,
        **values: object,
    ) -> Response[str]:
        """Make a page.

        `base` is the beginning of the addresses of the event's pages; those of a part of it have more before them.
        """
        from duplicado.publish.pages.event_pages import selection_title  # noqa: PLC0415 - see above
        from duplicado.publish.pages.matches import part_title, round_title  # noqa: PLC0415 - see above
        from duplicado.publish.pages.ranking import columns_beside, figure_text, lead_text, net_text  # noqa: PLC0415 - see above

        wording = self.wording(request)
        asked = request.query_params.get(PARAMETER) == wording.language.value
        kept = {PARAMETER: wording.language.value} if asked else {}
        there = self._addresses

        def event_url(path: str) -> str:
            return _address((base + quote(path)) or "/", kept)

        def part_url(of: EventPart | None, path: str, **parameters: object) -> str:
            before = f"/session/{of.address}" if of is not None else ""
            after = "" if before and path == "/" else path
            return _address((base + quote(before + after, safe=_KEPT)) or "/", {**parameters, **kept})

        def url(path: str, **parameters: object) -> str:
            return part_url(part, path, **parameters)

        def in_language(language: Language) -> str:
            others = {name: value for name, value in request.query_params.items() if name != PARAMETER}
            return _address(quote(request.scope["path"], safe=_KEPT), {**others, PARAMETER: language.value})

        def caption(table: RankingTable) -> str:
            side, selection = table.line, values.get("selection")
            if isinstance(selection, Selection):
                title = selection_title(selection, wording)
                return f"{title} · {wording.side_name(side)}" if side else title
            if side:
                return wording.text("web-ranking-of", side=wording.side_name(side))
            if part is not None:
                return wording.text("whole-ranking-of-session")
            has_parts = getattr(values.get("event"), "parts", ())
            return wording.text("whole-overall") if has_parts else wording.text("web-ranking")

        def round_name(session: int, number: int) -> str:
            return round_title(values["event"], session, number, wording)  # type: ignore[arg-type] # set where matches are

        text = self._environment.get_template(template).render(
            w=wording,
            t=partial(_told, wording),
            day=wording.messages.day,
            clock=wording.messages.clock,
            moment=wording.messages.moment,
            signature=partial(by_whom, messages=wording.messages),
            as_said=partial(reason_text, messages=wording.messages),
            wordings=[_wording(language) for language in self._offered],
            documents=self._documents if part is None else self._of_parts.get(part.address, ()),
            url=url,
            event_url=event_url,
            part_url=part_url,
            part=part,
            beside=partial(columns_beside, wording=wording),
            net=partial(net_text, wording=wording),
            figure=partial(figure_text, wording=wording),
            lead=partial(lead_text, wording=wording),
            in_words=wording.messages.listed,
            selection_called=partial(selection_title, wording=wording),
            title_of=partial(part_title, wording=wording),
            round_name=round_name,
            in_language=in_language,
            home_url=_address(there.home, kept),
            book_url=_address(there.book, kept) if there.book else "",
            exam_url=_address(there.exam, kept) if there.exam else "",
            lesson_url=there.lesson,
            offline=self._offline,
            asked_language=asked,
            has_events=there.home != there.book,
            several=self._several,
            brand=self._brand(request),
            evening=evening,
            caption=caption,
            explanations=partial(_explanations, wording=wording),
            **{**_names(), "here": "", "event": None, "selection": None, "selected": "", **values},
        )
        cookie = Cookie(
            key=COOKIE, value=wording.language.value, path="/", httponly=True, samesite="lax", max_age=31_536_000
        )
        return Response(
            text,
            status_code=status,
            media_type=MediaType.HTML,
            cookies=[cookie] if asked else [],
            headers={
                "Content-Language": wording.language.value,
                "Vary": "Accept-Language, Cookie",
                "Cache-Control": "no-cache",
            },
        )


TheRenderer: TypeAlias = NamedDependency[Renderer]
"""The renderer that a handler is given: that of its application."""


def given(renderer: Renderer) -> dict[str, Provide]:
    """Return the dependencies by which the handlers of an application are given its renderer."""
    return {"renderer": Provide(lambda: renderer, sync_to_thread=False)}


def _address(path: str, parameters: Mapping[str, object]) -> str:
    return f"{path}?{urlencode(parameters)}" if parameters else path


def _wording(language: Language) -> Wording:
    from duplicado.publish.pages.wording import Wording  # noqa: PLC0415 - see above

    return Wording.of(language)


@cache
def _names() -> Mapping[str, object]:
    """Return what every template may name."""
    from duplicado.publish.pages.play_steps import COLUMNS  # noqa: PLC0415 - see above
    from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP  # noqa: PLC0415 - see above

    return {
        "seats": Seat,
        "sides": Side,
        "columns": COLUMNS,
        "denominations": DENOMINATIONS_FROM_NOTRUMP,
        "card_of": Card,
        "is_contract": _is_contract,
        "static_version": static_version(),
        "drawing": _drawing,
        "suited": _suited,
    }


@cache
def _chart_colours() -> Mapping[str, str]:
    from duplicado.publish.charts.drawing import COLOURS  # noqa: PLC0415 - see above

    return {colour: f"var(--chart-{name})" for name, colour in COLOURS.items()}


def _told(wording: Wording, name: str, /, **values: Value) -> str:
    """Say a message; of what a macro of a template has written the text is put in, and not its HTML."""
    plain = {key: value.unescape() if isinstance(value, Markup) else value for key, value in values.items()}
    return wording.text(name, **plain)


def _drawing(chart: Chart) -> Markup:
    """Put the colours of the page, which may be dark, in place of a chart's own; its words stand beside it."""
    svg = chart.svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)
    for colour, variable in _chart_colours().items():
        svg = svg.replace(f'"{colour}"', f'"{variable}"')
    for suit in Suit:
        svg = svg.replace(suit.symbol, f"{suit.symbol}&#xFE0E;")
    return Markup(svg)  # noqa: S704 - drawn by ourselves: what is written in it is escaped


def _suited(text: str) -> Markup:
    """Give the signs of suits in a written result their colours."""
    shown = str(escape(text))
    for suit in Suit:
        shown = shown.replace(suit.symbol, f'<span class="suit-{suit.value}">{suit.symbol}&#xFE0E;</span>')
    return Markup(shown)  # noqa: S704 - what was told is escaped, and only signs are put around signs


def _is_contract(result: AuctionResult) -> bool:
    return isinstance(result, Contract)


def _explanations(lines: Iterable[TravellerLine], wording: Wording) -> list[tuple[str, str]]:
    """Explain the adjusted scores of a traveller: whose, what, and by which Law."""
    found: list[tuple[str, str]] = []
    for line in lines:
        result = line.line.result
        if result is None:
            continue
        pairs = f"{wording.contestant(result.north_south)} – {wording.contestant(result.east_west)}"
        both = [(Side.NS, result.north_south_score), (Side.EW, result.east_west_score)]
        for side, score in both[:1] if both[0][1] is None and both[1][1] is None else both:
            why = wording.explanation(score)
            if why is not None:
                who = pairs if score is None else f"{pairs}, {wording.side(side)}"
                found.append(
                    (f"{who}: {wording.score(score)}", f"{why} {reason_text(result.note, wording.messages)}".strip())
                )
    return found
