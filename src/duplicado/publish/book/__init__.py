"""The book: every clause of every edition as a page, made from the catalogue, the clause functions and the casebook."""

from duplicado.publish.book.casework import Decision, Shown, Way, cases_of, edition_of, shown_by, ways_of
from duplicado.publish.book.numbers import Piece, address_of, named, pieces, typed_clause
from duplicado.publish.book.pages import ClausePage, LawPage, Row, clause_page, law_page
from duplicado.publish.book.readings import Reading
from duplicado.publish.book.search import Hit, SearchIndex, search_index
from duplicado.publish.book.stories import Act, Story, UnknownCaseError, story
from duplicado.publish.book.structure import PARTS, Book, Elsewhere, Part, book

__all__ = [
    "PARTS",
    "Act",
    "Book",
    "ClausePage",
    "Decision",
    "Elsewhere",
    "Hit",
    "LawPage",
    "Part",
    "Piece",
    "Reading",
    "Row",
    "SearchIndex",
    "Shown",
    "Story",
    "UnknownCaseError",
    "Way",
    "address_of",
    "book",
    "cases_of",
    "clause_page",
    "edition_of",
    "law_page",
    "named",
    "pieces",
    "search_index",
    "shown_by",
    "story",
    "typed_clause",
    "ways_of",
]
