"""Pages of the examination on the casebook. The answers are in the address; the server keeps none."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from secrets import randbelow
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlencode

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.messages import slug
from duplicado.web.addresses import BOOK, DEFAULT, EXAM, edition_address
from duplicado.web.incoming import Incoming
from duplicado.web.language import PARAMETER
from duplicado.web.rendering import TheRenderer

if TYPE_CHECKING:
    from duplicado.publish.exam_sheet import ExamSheet
    from duplicado.publish.rulings.ruling_terms import RulingWords

_MOST_ANSWERS: Final = 60
Number = Annotated[int, QueryParameter(ge=1, le=10_000)]
Count = Annotated[int, QueryParameter(ge=0, le=100_000)]
Answers = Annotated[list[str] | None, QueryParameter(name="a", max_items=_MOST_ANSWERS)]
Law = Annotated[int, QueryParameter(ge=0, le=93)]
Short = Annotated[str, QueryParameter(max_length=20)]


@dataclass(frozen=True, slots=True)
class _Sitting:
    """Address of a page of the examination, read."""

    edition: str
    seed: str
    law: int
    number: int
    answers: tuple[str, ...]
    right: int
    asked: int
    language: str

    def address(self, **changes: object) -> str:
        """Return the address of another page of it."""
        told: dict[str, object] = {
            "edition": self.edition,
            "seed": self.seed,
            "law": self.law,
            "number": self.number,
            "a": self.answers,
            "right": self.right,
            "asked": self.asked,
            PARAMETER: self.language,
            **changes,
        }
        return f"{EXAM}?{urlencode({name: each for name, each in told.items() if each not in ('', 0)}, doseq=True)}"


def _sitting(
    request: Incoming,
    edition: Short = "2017",
    seed: Short = "",
    law: Law = 0,
    number: Number = 1,
    a: Answers = None,
    right: Count = 0,
    asked: Count = 0,
) -> _Sitting:
    language = request.query_params.get(PARAMETER, "")
    return _Sitting(edition, seed, law, number, tuple(a or ()), right, asked, language)


@get(EXAM, sync_to_thread=True, dependencies={"sitting": Provide(_sitting, sync_to_thread=False)})
def _exam(
    renderer: TheRenderer, request: Incoming, sitting: NamedDependency[SkipValidation[_Sitting]]
) -> Response[str]:
    editions = {edition_address(each): each for each in Edition}
    edition = editions.get(sitting.edition, DEFAULT)
    wording = renderer.wording(request)
    values: dict[str, Any] = {
        "sitting": sitting,
        "editions": {address: wording.text(f"book-edition-{slug(which.value)}") for address, which in editions.items()},
        "laws": _laws(edition, wording.language),
        "fresh": str(randbelow(1_000_000)),
        "exam": EXAM,
        "here": "exam",
    }
    if not sitting.seed:
        return renderer.page(request, "exam_begin.html", **values)
    sheet = _sheet(wording.language, edition, sitting)
    if isinstance(sheet, str):
        return renderer.page(request, "exam_none.html", status=404, sentence=sheet, **values)
    return renderer.page(request, "exam.html", sheet=sheet, case_url=f"{BOOK}/case/{sheet.address}", **values)


EXAM_PAGES: Final = (_exam,)


def _laws(edition: Edition, language: Language) -> dict[int, str]:
    """Return what the numbered Laws are called."""
    from duplicado.publish.catalogue.entries import read_law_titles  # noqa: PLC0415 - what the Laws need is not imported for nothing

    return {law: title for law, title in read_law_titles(edition, language).items() if law > 0}


@cache
def _words(language: Language) -> RulingWords:
    from duplicado.publish.rulings.ruling_terms import RulingWords  # noqa: PLC0415 - as above

    return RulingWords.of(language)


def _sheet(language: Language, edition: Edition, sitting: _Sitting) -> ExamSheet | str:
    """Return the case of a page; a sentence where there is none, or an answer is none."""
    from duplicado.casebook.exam.marking import AnswerError  # noqa: PLC0415 - as above
    from duplicado.casebook.library import CasebookMissingError  # noqa: PLC0415 - as above
    from duplicado.publish.exam_sheet import drawn, sheet_of  # noqa: PLC0415 - as above

    words = _words(language)
    try:
        found = drawn(edition, sitting.seed, sitting.law or None, sitting.number)
    except CasebookMissingError:
        return words.text("exam-no-casebook")
    if found is None:
        return words.text("exam-none-found", edition=edition.value)
    case, paper = found
    try:
        return sheet_of(words, case.address, paper, ["" if each == "." else each for each in sitting.answers])
    except AnswerError:
        return words.text("exam-page-unreadable")
