"""Words without an end on the sheets of paper: they break, and nothing is printed off the sheet."""

from __future__ import annotations

import io
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
import typst
from PIL import Image
from tests.unit.publish.test_paper import DEAL, evening, named, pair, scored

from duplicado.event.contest import Contest, Penalty
from duplicado.law.book import law_02
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.paper.board_sheets import hand_records_pdf, travellers_pdf
from duplicado.publish.paper.director_report import ReportedPart, director_report_pdf
from duplicado.publish.paper.ranking import ranking_pdf
from duplicado.publish.paper.score_cards import score_cards_pdf
from duplicado.publish.paper.typesetting import PaperStyle
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.awards import Award

MARGIN_MM = 4
DOTS_PER_INCH = 50
LIGHTEST_INK = 200
"""Lines for the scissors are lighter."""
NAME, TITLE, SAID = "W" * 200, "T" * 200, "S" * 1000


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[Image.Image]:
    """The pages of what is printed after this was asked for, as grey pictures."""
    compiled, drawn = typst.compile, list[Image.Image]()

    def draw(source: str, **how: object) -> bytes:
        kept = {name: value for name, value in how.items() if name not in {"format", "pdf_standards", "timestamp"}}
        drawing: Any = compiled  # its stubs know no further arguments beside a format
        made: bytes | list[bytes] = drawing(source, **kept, format="png", ppi=float(DOTS_PER_INCH))
        drawn.extend(
            Image.open(io.BytesIO(each)).convert("L") for each in ([made] if isinstance(made, bytes) else made)
        )
        return b""

    monkeypatch.setattr(typst, "compile", draw)
    return drawn


def _director_report_pdf(shown: EveningPage, style: PaperStyle) -> bytes:
    return director_report_pdf([ReportedPart(shown)], style)


@pytest.mark.parametrize(
    "sheet",
    [ranking_pdf, travellers_pdf, score_cards_pdf, hand_records_pdf, _director_report_pdf],
    ids=lambda sheet: sheet.__name__,
)
def test_nothing_is_printed_off_the_sheet(
    pages: list[Image.Image], sheet: Callable[[EveningPage, PaperStyle], bytes]
) -> None:
    shown = evening(
        Contest(
            title=TITLE,
            date="2026-03-01",
            contestants=named(n1=(NAME, NAME), n2=(NAME,), n3=("João Conceição",), n4=(NAME, "Ω")),
            boards={1: law_02.board(1)},
            layouts={1: DEAL},
            results=(
                scored(1, pair(1), pair(2), Points(420)),
                scored(1, pair(3), pair(4), Points(-50)),
                scored(2, pair(1), pair(4), Artificial(Award.AVERAGE_PLUS), note=SAID),
            ),
            penalties=(Penalty(pair(3), Fraction(-1, 2), SAID),),
        )
    )
    sheet(shown, PaperStyle())
    assert pages
    edge = round(MARGIN_MM / 25.4 * DOTS_PER_INCH)
    for page in pages:
        for box in ((page.width - edge, 0, page.width, page.height), (0, 0, edge, page.height)):
            darkest = min(page.crop(box).tobytes())
            assert darkest > LIGHTEST_INK, "there is ink at the edge of the sheet"
