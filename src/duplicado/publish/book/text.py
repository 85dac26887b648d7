"""The book in a terminal: a clause, a Law, what was found, as plain lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from duplicado.law.reference import ClauseId
from duplicado.publish.book.clause_cases import CaseShown, WayTaken
from duplicado.publish.book.clause_numbers import pieces
from duplicado.publish.book.pages import ClausePage, LawPage
from duplicado.publish.book.search import Hit
from duplicado.publish.book.stories import Story
from duplicado.publish.book.structure import PARTS, Book
from duplicado.publish.book.words import BookWords
from duplicado.publish.catalogue.entries import CatalogueEntry, Relation

_MOST_WAYS = 4
_MOST_CASES = 12


def clause_text(words: BookWords, page: ClausePage, width: int) -> str:
    """Write the page of a clause."""
    return "\n".join(_wrapped(_clause(words, page), width))


def law_text(words: BookWords, page: LawPage, width: int) -> str:
    """Write a Law: each of its clauses with our wording."""
    return "\n".join(_wrapped(_law(words, page), width))


def contents_text(words: BookWords, here: Book, width: int) -> str:
    """Write the contents: the Laws by the parts of the book."""
    lines = [words.edition(here.edition), ""]
    for part, laws in PARTS.items():
        lines.append(words.text(f"book-part-{part.value}"))
        lines += [f"  {words.heading(ClauseId(law), here)}" for law in laws]
        lines.append("")
    return "\n".join(_wrapped(lines, width))


def hits_text(words: BookWords, here: Book, query: str, hits: Sequence[Hit], width: int) -> str:
    """Write what was found, each place with its heading and our wording."""
    lines = [words.text("book-found", query=query, count=len(hits)), ""]
    for hit in hits:
        lines.append(words.heading(hit.clause, here))
        entry = here.entries.get(hit.clause)
        if entry is not None:
            lines.append(f"    {said(words, entry, here)}")
    return "\n".join(_wrapped(lines, width))


def story_text(words: BookWords, told: Story, width: int) -> str:
    """Write a case: what players did, and further in what the Director says."""
    lines = [words.case_title(told.case)[0], *told.given, ""]
    for act in told.acts:
        lines += act.facts
        refused = f"{words.text('book-case-refused')}: " if act.is_refused else ""
        lines += [f"    {refused}{each}" for each in act.said]
        for request in act.asked:
            lines.append(f"    ? {request.sentence}")
            lines += [f"        - {answer.entails}" for answer in request.answers]
    lines += ["", words.text("book-case-outcome"), *(f"  {each}" for each in told.outcome)]
    return "\n".join(_wrapped(lines, width))


def said(words: BookWords, entry: CatalogueEntry, here: Book) -> str:
    """Write what a clause says in its edition, then in what it differs from 2017.

    Where it has no wording of its own, what differs comes first, and then what 2017 says.
    """
    wording = "".join(piece.text for piece in pieces(entry.wording(words.language), here, entry.numbering))
    if entry.relation is not Relation.DIFFERS:
        return wording
    if here.is_worded_anew(entry):
        return f"{wording} {words.text(here.difference_heading)} {entry.difference_in(words.language)}"
    difference = f"{words.text('book-here-differs')} {entry.difference_in(words.language)}"
    return f"{difference} {words.text('book-says-as-2017')}: {wording}"


def _clause(words: BookWords, page: ClausePage) -> Iterator[str]:
    here = page.book
    yield f"{words.heading(page.clause, here)} ({words.edition(here.edition)})"
    if page.entry is not None:
        yield f"  {said(words, page.entry, here)}"
        ways = words.ways(page)
        yield from _section(words.text("book-when"), words.applies(page, ways))
        yield from _section(words.text("book-entails"), words.entails(page, ways))
        yield from _ways(words, ways)
    if page.below:
        name = "book-below" if page.entry is not None else "book-group"
        yield from _section(words.text(name), (_line(words, entry, here) for entry in page.below))
    if page.entry is not None:
        yield from _elsewhere(words, page)
    yield from _section(words.text("book-readings"), (reading.told(words.language)[0] for reading in page.readings))
    yield from _section(words.text("book-options"), _options(words, page))
    yield from _section(words.text("book-refers-to"), (words.heading(one, here) for one in page.refers_to))
    yield from _section(words.text("book-referred-by"), (words.heading(one, here) for one in page.referred_by))
    yield from _cases(words, page.cases)


def _line(words: BookWords, entry: CatalogueEntry, here: Book) -> str:
    return f"{words.label(entry.clause, here)}: {said(words, entry, here)}"


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield ""
        yield title
        yield from (f"  {line}" for line in found)


def _ways(words: BookWords, ways: Sequence[WayTaken]) -> Iterator[str]:
    if ways:
        yield ""
        yield words.text("book-ways")
    for way in ways[:_MOST_WAYS]:
        yield f"  {way.happened}"
        for decision in way.decisions:
            yield f"    > {decision.answer}"
        for sentence in way.follows:
            yield f"      {sentence}"


def _elsewhere(words: BookWords, page: ClausePage) -> Iterator[str]:
    assert page.entry is not None  # noqa: S101 - for the type checker: asked for where there is one
    lines = [f"{told} {difference}".rstrip() for told, _, _, difference in words.elsewhere(page)]
    if page.entry.relation is Relation.ONLY_HERE:
        lines.insert(0, words.text("book-only-here"))
    yield from _section(words.text("book-elsewhere"), lines)


def _options(words: BookWords, page: ClausePage) -> Iterator[str]:
    for option in page.options:
        decided = "; ".join(f"{name}: {value}" for name, value in words.profiles(option))
        about = words.option_name(option)
        told = f"{option.name}: {words.value(option, option.default)}{f' ({decided})' if decided else ''}"
        yield " ".join(filter(None, (about, f"{told}.", words.option_effect(option))))


def _cases(words: BookWords, cases: Sequence[CaseShown]) -> Iterator[str]:
    told = (f"{words.case_title(shown.case)[0]} ({shown.case.address})" for shown in cases[:_MOST_CASES])
    yield from _section(words.text("book-cases"), told)


def _law(words: BookWords, page: LawPage) -> Iterator[str]:
    here = page.book
    yield f"{words.heading(ClauseId(page.law), here)} ({words.edition(here.edition)})"
    for row in page.rows:
        yield f"{'  ' * max(row.depth, 1)}{_line(words, row.entry, here)}"
    yield ""
    yield f"{words.text('book-cases')}: {words.text('book-cases-count', count=len(page.cases))}"


def _wrapped(lines: Iterable[str], width: int) -> Iterator[str]:
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        yield from textwrap.wrap(line, width, subsequent_indent=f"{indent}  ", break_long_words=False) or [""]
