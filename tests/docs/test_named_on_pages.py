"""Buttons, menus and pages that the manual of directors and players names stand so on the pages of its language."""

import re
from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from tests.docs.test_translations import ANY_BLOCK, ORIGINALS

ROOT: Final = Path(__file__).resolve().parents[2]
MESSAGES: Final = ROOT / "src" / "duplicado" / "locale"
VALUE: Final = re.compile(r"^(?:\S+|\s+\.[\w-]+|\s+\*?\[\w+\]) =? ?(.+)$", re.MULTILINE)
PLACED: Final = re.compile(r"\{[^}]*\}")
PART: Final = re.compile(r"[.:;,|>?!] ?| > | \| |[“”«»]|…")
CODE: Final = re.compile(r"`[^`]*`(?:\s?\*[^*`]+\*)?")
"""Code, with what varies in an address behind it."""
NAMED: Final = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)|[\"“«]([^\"”»\d]+)[\"”»]")
"""Names in italics or between quotation marks; what is quoted with a number is an example."""
PAGES: Final = [*ORIGINALS, *dict.fromkeys(ORIGINALS.values())]


def said(language: str) -> set[str]:
    """Return what is said by a language's messages: each as a whole, with … for what varies, and its parts."""
    texts = "\n".join(each.read_text("utf-8") for each in (MESSAGES / language / "messages").glob("*.ftl"))
    wholes = [" ".join(PLACED.sub("…", found).split()).rstrip(".:?") for found in VALUE.findall(texts)]
    return {*wholes, *(part.strip() for part in chain.from_iterable(map(PART.split, wholes)))}


SAID: Final = {language: said(language) for language in ("en", "es", "pt")}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT / "docs").as_posix())
def test_what_the_manual_names_stands_so_on_the_pages(page: Path) -> None:
    language = page.parent.name if page.parent.name in SAID else "en"
    found = map("".join, NAMED.findall(CODE.sub("", ANY_BLOCK.sub("", page.read_text("utf-8")))))
    named = {" ".join(each.split()).rstrip(",.?") for each in found}
    assert sorted(named - SAID[language]) == []


@pytest.mark.parametrize(
    ("language", "word", "there"),
    [
        ("en", "Deal boards … here", True),
        ("en", "To my table", True),
        ("en", "Always Trust", True),
        ("en", "Print permanent codes", False),
        ("es", "Prueba desde un archivo", True),
        ("es", "Prueba a partir de un archivo", False),
        ("pt", "Confiar Sempre", True),
        ("pt", "Sempre Confiar", False),
    ],
)
def test_a_name_is_known_in_its_language_alone(language: str, word: str, there: bool) -> None:
    assert (word in SAID[language]) == there
