"""Forms of the Director's office on paper: rulings, appeals, polls, conduct."""

from __future__ import annotations

from duplicado.publish.office_forms import OfficeSheet
from duplicado.publish.paper.sheet_style import USUAL_STYLE, Json, PaperStyle
from duplicado.publish.paper.typesetting import typeset


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
