"""Forms of the Director's office: rulings, appeals, polls, conduct.

They are printed on paper, or written as text with lines of underscores to write on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from duplicado.publish.office_forms import OfficeSheet
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset


def office_form_pdf(form: OfficeSheet, style: PaperStyle = USUAL_STYLE) -> bytes:
    """Print a form, with lines to write on where nothing is known, and places to sign.

    Args:
        form: the form, as the functions of `duplicado.publish.office_forms` make it.
        style: size, colours and language; the language is that in which the form was made.
    """
    data: dict[str, Json] = {
        "title": form.title,
        "subtitle": form.subtitle,
        "warning": form.warning,
        "sections": [
            {
                "heading": section.heading,
                "rows": [list(row) for row in section.rows],
                "head": list(section.head),
                "table": [list(row) for row in section.table],
                "lines": section.lines,
            }
            for section in form.sections
        ],
        "signatures": list(form.signatures),
    }
    return typeset("office_form", data, style)


_WIDEST: Final = 40
"""Letters of what is asked beside which there is still room for the answer."""


def form_text(form: OfficeSheet) -> str:
    """Print a form as text, with lines of underscores to write on."""
    lines = [form.title, *filter(None, (form.subtitle, form.warning))]
    for section in form.sections:
        lines += ["", section.heading]
        width = max((len(label) for label, _ in section.rows if len(label) <= _WIDEST), default=0)
        for label, said in section.rows:
            first, *rest = (said or "_" * 40).split("\n")
            if len(label) > _WIDEST:  # a question of an interview: its answer stands below
                lines.append(f"  {label}")
                lines.append(f"  {'':<{width}}  {first}".rstrip())
            else:
                lines.append(f"  {label:<{width}}  {first}".rstrip())
            lines += (f"  {'':<{width}}  {each}" for each in rest)
        if section.head:
            lines += _table(section.head, section.table)
        lines += ["  " + "_" * (width + 42)] * section.lines
    lines += ["", *(f"{label}: {'_' * 30}" for label in form.signatures)]
    return "\n".join(lines) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    shown = [[cell or "_" * 14 for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in (head, *shown)) for column in range(len(head))]
    for row in (head, *shown):
        yield "  " + "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
