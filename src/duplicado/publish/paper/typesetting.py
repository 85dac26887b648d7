"""Typesetting of data as PDF by Typst: templates of this package, data as JSON, the fonts of Typst; their style.

What comes from a file reaches a template only as a value of `sys.inputs`, never as markup, so a player may be called
`#import "x"` or `*a*` and is printed so. The same data make the same bytes: no clock is read, and the time that the
file states is that of its content or none. The style has the size, the colours of the suits and the language; some
sheets have cards that are cut apart.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import as_file, files
from typing import Final, Literal, TypeAlias

from duplicado.locale import Language
from duplicado.publish.pages.wording import Wording
from duplicado.vocabulary.enumeration import Enumeration

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


Json: TypeAlias = str | int | float | bool | Sequence["Json"] | Mapping[str, "Json"] | None
"""Values that a template can be given."""
Typesetter: TypeAlias = Callable[[str, Mapping[str, Json], "PaperStyle"], bytes]
"""Fills a template as `typesetting.typeset` does, elsewhere."""


class PaperSize(Enumeration):
    """A size of paper; the value is Typst's name for it."""

    A4 = "a4"
    US_LETTER = "us-letter"


class SuitColours(Enumeration):
    """Number of colours in which the signs of the suits are printed; their shapes tell them apart in any case."""

    TWO = "two"
    """Red for hearts and diamonds, the ink for spades and clubs."""
    FOUR = "four"
    """Blue, red, orange and green from spades to clubs, as on the pages."""


_INK: Final = "#1b211e"
_RED: Final = "#c3142d"
_COLOURS: Final = {
    SuitColours.TWO: {"♠": _INK, "♥": _RED, "♦": _RED, "♣": _INK},
    SuitColours.FOUR: {"♠": "#20306b", "♥": _RED, "♦": "#b04a00", "♣": "#14713a"},
}


@dataclass(frozen=True, slots=True)
class PaperStyle:
    """Style that all sheets of a club have in common."""

    language: Language = Language.ENGLISH
    size: PaperSize = PaperSize.A4
    suits: SuitColours = SuitColours.FOUR
    record_head: str = ""
    """The head of the record from which the sheets are made, to be printed on each; see `formats.published_record`."""
    is_provisional: bool = False
    """True where what is printed is not published, which stands beside the head."""
    typesetter: Typesetter | None = field(default=None, compare=False)
    """Renderer that fills the templates in the place of this process."""

    @property
    def wording(self) -> Wording:
        """The words of the language."""
        return Wording.of(self.language)

    @property
    def colours(self) -> dict[str, str]:
        """The colour of each suit's sign, as `#rrggbb`."""
        return _COLOURS[self.suits]


USUAL_STYLE: Final = PaperStyle()
"""Style where nobody chooses another."""


def deck(cards: Sequence[Json]) -> Json:
    """Return cards of one kind as `cut-out` of the templates takes them: with one that needs as much room as any."""
    return {"items": cards, "roomiest": _roomiest(cards)}


def _roomiest(values: Sequence[Json]) -> Json:
    """Return a value with the longest of the texts in each place, and as many in a list as any has."""
    there = [each for each in values if each is not None]
    texts = [each for each in there if isinstance(each, str)]
    tables = [each for each in there if isinstance(each, Mapping)]
    lists = [each for each in there if isinstance(each, Sequence) and not isinstance(each, str)]
    if texts:
        return max(texts, key=len)
    if tables:
        return {name: _roomiest([each[name] for each in tables]) for name in tables[0]}
    if lists:
        longest = max(len(each) for each in lists)
        return [_roomiest([each[place] for each in lists if place < len(each)]) for place in range(longest)]
    return there[0] if there else None
