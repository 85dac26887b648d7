"""Style of printed sheets: size, colours of the suits, language; cards that are cut apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from duplicado.locale import Language
from duplicado.publish.pages.wording import Wording
from duplicado.vocabulary.enumeration import Enumeration

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
