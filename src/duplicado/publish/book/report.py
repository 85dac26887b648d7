"""The book for other programs: what a page shows, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from duplicado.law.reference import ClauseId
from duplicado.publish.book.clause_cases import CaseShown, WayTaken
from duplicado.publish.book.clause_numbers import address_of
from duplicado.publish.book.pages import ClausePage, LawPage
from duplicado.publish.book.search import Hit
from duplicado.publish.book.stories import Story
from duplicado.publish.book.structure import PARTS, Book
from duplicado.publish.book.text import said
from duplicado.publish.book.words import BookWords

_Report = Mapping[str, object]


def contents_report(words: BookWords, here: Book) -> _Report:
    """Return the Laws of an edition by the parts of the book."""
    return {
        "edition": here.edition.value,
        "parts": [
            {
                "part": words.text(f"book-part-{part.value}"),
                "laws": [_named(words, here, ClauseId(law)) for law in laws],
            }
            for part, laws in PARTS.items()
        ],
    }


def hits_report(words: BookWords, here: Book, query: str, hits: Sequence[Hit]) -> _Report:
    """Return what was found, best first."""
    found = [
        {
            **_named(words, here, hit.clause),
            "score": round(hit.score, 3),
            "says": said(words, entry, here) if (entry := here.entries.get(hit.clause)) is not None else None,
        }
        for hit in hits
    ]
    return {"edition": here.edition.value, "query": query, "found": found}


def law_report(words: BookWords, page: LawPage) -> _Report:
    """Return a Law with what each of its clauses says."""
    here = page.book
    return {
        "edition": here.edition.value,
        **_named(words, here, ClauseId(page.law)),
        "clauses": [
            {**_named(words, here, row.entry.clause), "says": said(words, row.entry, here)} for row in page.rows
        ],
        "cases": [_case(words, shown) for shown in page.cases],
    }


def page_report(words: BookWords, page: ClausePage) -> _Report:
    """Return the page of a clause."""
    here, entry = page.book, page.entry
    ways = words.ways(page) if entry is not None else ()
    return {
        "edition": here.edition.value,
        **_named(words, here, page.clause),
        "says": said(words, entry, here) if entry is not None else None,
        "kind": entry.kind.value if entry is not None else None,
        "execution": entry.execution.value if entry is not None else None,
        "when": list(words.applies(page, ways)),
        "entails": list(words.entails(page, ways)),
        "ways": [_way(words, way) for way in ways],
        "contains": [_named(words, here, one.clause) for one in page.below],
        "elsewhere": [
            {"edition": edition.value, "clauses": list(map(str, numbers)), "difference": difference or None}
            for _, edition, numbers, difference in words.elsewhere(page)
        ],
        "readings": [reading.told(words.language)[0] for reading in page.readings],
        "options": [
            {
                "option": one.name,
                "laws": words.value(one, one.default),
                "profiles": dict(words.profiles(one)),
                "effect": words.option_effect(one),
            }
            for one in page.options
        ],
        "refers_to": [_named(words, here, one) for one in page.refers_to],
        "referred_by": [_named(words, here, one) for one in page.referred_by],
        "cases": [_case(words, shown) for shown in page.cases],
        "functions": list(page.functions),
    }


def story_report(words: BookWords, told: Story) -> _Report:
    """Return a case step by step."""
    return {
        "case": told.case.address,
        "title": words.case_title(told.case)[0],
        "edition": told.edition.value,
        "given": list(told.given),
        "steps": [
            {
                "facts": list(act.facts),
                "said": list(act.said),
                "admitted": not act.is_refused,
                "asked": [
                    {"sentence": one.sentence, "answers": [answer.entails for answer in one.answers]}
                    for one in act.asked
                ],
            }
            for act in told.acts
        ],
        "outcome": list(told.outcome),
    }


def _named(words: BookWords, here: Book, clause: ClauseId) -> dict[str, object]:
    return {"clause": address_of(clause), "title": words.title(clause, here)}


def _case(words: BookWords, shown: CaseShown) -> _Report:
    return {"case": shown.case.address, "title": words.case_title(shown.case)[0], "edition": shown.edition.value}


def _way(words: BookWords, way: WayTaken) -> _Report:
    return {
        "happened": way.happened,
        "decided": [decision.answer for decision in way.decisions],
        "follows": list(way.follows),
        **_case(words, way.shown),
    }
