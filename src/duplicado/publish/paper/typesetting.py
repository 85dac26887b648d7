"""Typesetting of data as PDF by Typst: templates of this package, data as JSON, the fonts of Typst.

What comes from a file reaches a template only as a value of `sys.inputs`, never as markup, so a player may be called
`#import "x"` or `*a*` and is printed so. The same data make the same bytes: no clock is read, and the time that the
file states is that of its content or none.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.resources import as_file, files
from typing import Final, Literal

from duplicado.publish.paper.sheet_style import Json, PaperStyle

# A letter that no font has, or a heading of nothing but blanks, is against the standard and no reason to print nothing.
_ATTEMPTS: Final[tuple[tuple[bool, Literal["ua-1"] | None], ...]] = ((True, "ua-1"), (False, "ua-1"), (False, None))
_INVISIBLE: Final = frozenset({"Cc", "Cs", "Co", "Cn"})
_ENDLESS: Final = re.compile(r"(?<!\S)(?![0-9a-f:]+(?!\S))(?!\w+://)\S{30,}")
_BREAK: Final = "\u200b"
"""Between two letters: a line may end there."""
_TURNING: Final = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def typeset(template: str, data: Mapping[str, Json], style: PaperStyle) -> bytes:
    """Fill a template and return the PDF.

    It is tagged for screen readers by PDF/UA-1, as long as the fonts have a sign for every letter. For a name in a
    script that Typst's own fonts lack (they have Latin, Greek, Cyrillic and Hebrew), those of the computer are taken
    too; what even they lack is printed as an empty box.

    Args:
        template: the name of a template of this package, without its ending.
        data: what it shows; texts are printed as they are.
        style: size, colours and language.
    """
    if style.typesetter is not None:
        return style.typesetter(template, data, replace(style, typesetter=None))
    import typst  # noqa: PLC0415 - a large library, wanted only where paper is

    whole = {
        **data,
        "lang": style.language.value,
        "paper": style.size.value,
        "suits": style.colours,
    }
    if style.record_head:
        whole["foot"] = " · ".join(filter(None, (str(data.get("foot") or data.get("title") or ""), _record(style))))
    inputs = {"data": json.dumps(_printable(whole), ensure_ascii=False)}
    with as_file(files(__package__ or __name__) / "templates") as folder:
        source = str(folder / f"{template}.typ")
        for own_fonts_only, standard in _ATTEMPTS:
            try:
                return typst.compile(
                    source,
                    root=str(folder),
                    sys_inputs=inputs,
                    format="pdf",
                    ignore_system_fonts=own_fonts_only,
                    pdf_standards=standard,
                    timestamp=0,
                )
            except typst.TypstError as error:
                if standard is None or not str(error).startswith("PDF/UA-1 error"):
                    raise
    raise AssertionError("the last attempt returns or raises")


def _record(style: PaperStyle) -> str:
    stands = "provisional" if style.is_provisional else "official"
    return style.wording.text("paper-record", stands=stands, head=style.record_head)


def _printable(value: Json) -> Json:
    """Leave out of all texts what is no sign: control characters, halves of pairs, marks that turn the text around.

    Words without an end may be broken where there is no room for them; words of a language are shorter. Addresses, the
    heads of records and drawings are not words.
    """
    match value:
        case str():
            shown = value
            if not (value.isascii() and value.isprintable()):
                shown = "".join(
                    each for each in value if unicodedata.category(each) not in _INVISIBLE and each not in _TURNING
                )
            return shown if shown.startswith("<svg") else _ENDLESS.sub(lambda word: _BREAK.join(word[0]), shown)
        case Mapping():
            return {name: _printable(each) for name, each in value.items()}
        case Sequence():
            return [_printable(each) for each in value]
        case _:
            return value
