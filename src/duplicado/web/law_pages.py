"""Pages of the book of the Laws."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from duplicado.casebook.library import LibraryCase, case_at
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.clause_cases import WayTaken, cases_of, edition_of, shown_by, ways_of
from duplicado.publish.book.clause_numbers import address_of, pieces, typed_clause
from duplicado.publish.book.offline import index_script
from duplicado.publish.book.pages import ClausePage, clause_page, law_page
from duplicado.publish.book.search import search_index
from duplicado.publish.book.stories import story
from duplicado.publish.book.structure import PARTS, Book, book
from duplicado.publish.book.words import BookWords
from duplicado.publish.catalogue.coverage import State
from duplicado.publish.catalogue.entries import CatalogueEntry, Relation
from duplicado.web.addresses import (
    NoSuchClauseError,
    edition_address,
    place_of,
    root_of,
)
from duplicado.web.export import file_of
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer

_LONGEST: Final = 200
"""The letters of a question that are looked at."""
_WAYS_OF_CLAUSE: Final = 4


class BookTools:
    """Functions for the templates of the book, in one edition and one language."""

    def __init__(self, here: Book, words: BookWords) -> None:
        self.book: Final = here
        self.words: Final = words

    def root(self, edition: Edition | None = None) -> str:
        """Return the address of the contents."""
        return root_of(edition or self.book.edition)

    def place(self, clause: ClauseId, edition: Edition | None = None) -> str:
        """Return the address of a clause."""
        return place_of(clause, edition or self.book.edition)

    def case_place(self, case: LibraryCase) -> str:
        """Return the address of a case: readers of an amended edition are told most of them as in its base."""
        return f"{root_of(edition_of(case, self.book.edition) or self.book.edition)}/case/{case.address}"

    def law_clause(self, law: int) -> ClauseId:
        """Return the number of a whole Law."""
        return ClauseId(law)

    def heading(self, clause: ClauseId) -> str:
        """Return a number with its heading."""
        return self.words.heading(clause, self.book)

    def label(self, clause: ClauseId) -> str:
        """Return a number in a few signs."""
        return self.words.label(clause, self.book)

    def title(self, clause: ClauseId) -> str:
        """Return the heading of a number."""
        return self.words.title(clause, self.book)

    def law_title(self, law: int) -> str:
        """Return the heading of a Law."""
        return self.book.law_title(law, self.words.language)

    def wording(self, entry: CatalogueEntry) -> tuple[Any, ...]:
        """Cut the wording of a clause into words and links."""
        return pieces(entry.wording(self.words.language), self.book, entry.numbering)

    def cut_told(self, text: str) -> tuple[Any, ...]:
        """Cut a sentence of a ruling or a difference, which has the numbers of the edition in which it was given."""
        return pieces(text, self.book, self.book.edition)

    def marks(self, entry: CatalogueEntry) -> Iterator[str]:
        """Say in a word or two where other editions have something else in the place of a clause."""
        for other in self.book.elsewhere(entry):
            short = self.words.edition_in_short(other.edition)
            newer = other.edition.base is not None
            if not other.entries:
                yield self.words.text("book-mark-amended" if newer else "book-mark-new", edition=short)
            elif other.difference is not None and entry.relation is not Relation.DIFFERS:
                yield self.words.text("book-mark-amended" if newer else "book-mark-differs", edition=short)
        if entry.relation is Relation.DIFFERS:
            base = Edition.LAWS_2017
            amended = self.book.edition.base is not None
            name = "book-mark-amended" if amended else "book-mark-differs"
            yield self.words.text(name, edition=self.words.edition_in_short(base))


@cache
def _words(language: Language) -> BookWords:
    return BookWords.of(language)


class LawPages:
    """Answers the requests."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer: Final = renderer

    def _page(
        self,
        request: Incoming,
        template: str,
        edition: Edition,
        others: dict[Edition, str],
        **values: Any,  # noqa: ANN401 - what the template asks for
    ) -> Response[str]:
        words = _words(self._renderer.wording(request).language)
        given: dict[str, Any] = {"query": "", **values}
        return self._renderer.page(
            request,
            template,
            tools=BookTools(book(edition), words),
            b=words,
            edition=edition,
            editions=[(each, others[each]) for each in Edition if each in others],
            edition_address=edition_address(edition),
            here="law",
            **given,
        )

    def contents(self, request: Incoming, edition: Edition, query: str = "") -> Response[str]:
        """Show the contents of an edition, or what was found in it."""
        query = " ".join(query[:_LONGEST].split())
        others = {each: root_of(each) for each in Edition}
        if not query:
            return self._page(request, "law_contents.html", edition, others, parts=PARTS, hits=None)
        language = self._renderer.wording(request).language
        hits = search_index(edition, language).search(query)
        return self._page(request, "law_contents.html", edition, others, parts=PARTS, hits=hits, query=query)

    def number(self, request: Incoming, edition: Edition, typed: str) -> Response[Any]:
        """Show a Law or a clause; a number that is written otherwise is led to its page."""
        clause = typed_clause(typed, edition)
        if clause is None:
            raise NoSuchClauseError(typed, edition)
        if typed != address_of(clause):
            return _redirect(request, place_of(clause, edition))
        if not clause.path:
            return self._law(request, edition, clause)
        return self._clause(request, edition, clause)

    def _law(self, request: Incoming, edition: Edition, clause: ClauseId) -> Response[str]:
        others = {each: place_of(clause, each) for each in Edition}
        page = law_page(clause.law, edition)
        words = _words(self._renderer.wording(request).language)
        ways = ways_of(clause, edition, words.language)
        own = clause_page(clause, edition)
        return self._page(
            request,
            "law_law.html",
            edition,
            others,
            page=page,
            clause=clause,
            ways=ways,
            one=own if own.entry is not None else None,
            applies=words.applies(own, ways),
            entails=words.entails(own, ways),
            is_open=own.state is State.OPEN,
        )

    def _clause(self, request: Incoming, edition: Edition, clause: ClauseId) -> Response[str]:
        page = clause_page(clause, edition)
        words = _words(self._renderer.wording(request).language)
        ways: tuple[WayTaken, ...] = words.ways(page) if page.entry is not None else ()
        return self._page(
            request,
            "law_clause.html",
            edition,
            _same_elsewhere(page),
            page=page,
            one=page,
            ways=ways[:_WAYS_OF_CLAUSE],
            more=len(ways) > _WAYS_OF_CLAUSE,
            is_open=page.state is State.OPEN,
            applies=words.applies(page, ways),
            entails=words.entails(page, ways),
        )

    def case(self, request: Incoming, edition: Edition, address: str) -> Response[Any]:
        """Show a case; in an edition that only repeats it, lead to where it is told."""
        found = case_at(address)
        told_in = edition_of(found, edition) if found is not None else None
        if found is None or told_in is None:
            raise NotFoundException
        if told_in is not edition:
            return _redirect(request, f"{root_of(told_in)}/case/{address}")
        told = story(address, edition, self._renderer.wording(request).language)
        others = {each: f"{root_of(each)}/case/{address}" for each in found.editions}
        shows = shown_by(found, edition)
        around = [shown.case for shown in cases_of(ClauseId(shows[0].law), edition)]
        at = around.index(found)
        return self._page(
            request,
            "law_case.html",
            edition,
            others,
            story=told,
            case=found,
            shows=shows,
            before=around[at - 1] if at else None,
            after=around[at + 1] if at + 1 < len(around) else None,
        )

    def words_to_search(self, request: Incoming, edition: Edition) -> Response[str]:
        """Give the index of an edition as a script, for pages that are files."""
        language = self._renderer.wording(request).language

        def file(clause: ClauseId) -> str:
            return file_of(place_of(clause, edition))

        script = index_script(search_index(edition, language), _words(language), file)
        return Response(script, media_type="text/javascript")


def _redirect(request: Incoming, address: str) -> Redirect:
    asked = request.url.query
    return Redirect(f"{address}?{asked}" if asked else address)


def _same_elsewhere(page: ClausePage) -> dict[Edition, str]:
    """Return where each edition has what a page shows; one that has nothing of it is left out."""
    found = {page.book.edition: place_of(page.clause, page.book.edition)}
    for other in page.elsewhere:
        if other.entries:
            found[other.edition] = place_of(other.entries[0].clause, other.edition)
    if page.entry is None:
        found |= {each: place_of(page.clause, each) for each in Edition if page.clause in book(each)}
    return found
