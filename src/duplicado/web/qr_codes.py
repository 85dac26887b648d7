"""QR codes of addresses, for the cameras of telephones."""

from __future__ import annotations

from io import BytesIO

from markupsafe import Markup


def qr_drawing(text: str) -> str:
    """Draw a text as a QR code, as a picture of its own (SVG)."""
    import segno  # noqa: PLC0415 - wanted by a few pages only

    out = BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=4, light="#fff", svgclass=None, lineclass=None, xmldecl=False, nl=False
    )
    return out.getvalue().decode()


def qr(text: str) -> Markup:
    """Draw a text as a QR code for a page, whose words stand beside it."""
    import segno  # noqa: PLC0415 - as above

    drawn = segno.make(text, error="m", micro=False).svg_inline(
        border=4, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    # Numbers and signs of our own making: the text is squares by now.
    return Markup(drawn.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1))  # noqa: S704 - drawn here, see above
