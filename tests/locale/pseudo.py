"""A language made by machine: English with a mark on every letter, by which a text is seen to come from the folder."""

import csv
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from duplicado.casebook.library import cases
from duplicado.law.edition import EVERY_EDITION
from duplicado.locale import Language
from duplicado.publish.book.pages import clause_page
from duplicado.publish.catalogue.coverage import coverage

CODE = "xx"
_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_MARKED = "áƀćđéƒǵħíĵķĺḿńóþɋŕśťúṽŵẋýź"
_MARKS = str.maketrans(_PLAIN, _MARKED)
_WORD = re.compile(r"[a-z]{2,}")
_CODE = re.compile(
    r"https?://\S+|/[a-z0-9/.:?=&_-]+|\b\w+(?:/\w+)+\b"
    r"|(?<=\d)\([a-z]+\)(?:\([ivx]+\))?|(?<=\d):fn\d|\b(?:DEF|INTRO):[\w()]+"
    r"|\b[A-Za-z0-9_-]+(?:\.[A-Za-z_0-9]{2,})+\b"
)
"""Addresses, paths, names of files and modules, and the letters within the number of a clause."""


def marked(text: str) -> str:
    """Mark a text."""
    return text.translate(_MARKS)


class _Marking(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - the visitor's protocol
        return ftl.TextElement(marked(node.value))


def make(folder: Path) -> Path:
    """Write the folder of the language below another, and return it."""
    source, made = Language.ENGLISH.folder, folder / CODE
    (made / "messages").mkdir(parents=True)
    for file in (source / "messages").glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Marking().visit(resource))
        (made / "messages" / file.name).write_text(text, encoding="utf-8")
    shutil.copy(source / "lexicon.toml", made)
    lexicon = made / "lexicon.toml"
    lexicon.write_text('locale = "en"\n' + lexicon.read_text(encoding="utf-8"), encoding="utf-8")
    for name, texts in (
        ("clauses.csv", ("title", "wording", "difference")),
        ("laws.csv", ("title",)),
        ("topics.csv", ()),
    ):
        rows = [{**row, **{text: marked(row[text]) for text in texts}} for row in Language.ENGLISH.rows(name)]
        _write(made / name, rows)
    _write(made / "cases.csv", [{"title": case.title, "text": marked(case.title)} for case in cases()])
    pages = (clause_page(one.entry.clause, edition) for edition in EVERY_EDITION for one in coverage(edition))
    readings = dict.fromkeys(reading.text for page in pages for reading in page.readings)
    _write(made / "readings.csv", [{"reading": text, "text": marked(text)} for text in readings])
    return made


def _write(file: Path, rows: list[dict[str, str]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def unmarked(text: str) -> list[str]:
    """Return the words of a text that bear no mark: small letters, two or more. Capitals are notation and names."""
    return _WORD.findall(_CODE.sub(" ", text))


class _Shown(HTMLParser):
    """What a page shows or says aloud, less what it declares to be code or in another language."""

    _SAID = ("aria-label", "title", "alt", "placeholder", "aria-description")
    _VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._hidden: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        apart = tag in {"script", "style", "code", "kbd", "samp", "pre"}
        apart = apart or values.get("lang", CODE) != CODE or values.get("translate") == "no"
        hidden = apart or any(self._hidden)
        if not hidden:
            self.texts += [values[name] for name in self._SAID if name in values]
            if tag == "meta" and values.get("name") in {"description", "application-name"}:
                self.texts.append(values.get("content", ""))
            if tag == "input" and values.get("type") in {"submit", "button"}:
                self.texts.append(values.get("value", ""))
        if tag not in self._VOID:
            self._hidden.append(apart)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._VOID and self._hidden:
            self._hidden.pop()

    def handle_data(self, data: str) -> None:
        if not any(self._hidden):
            self.texts.append(data)


def shown(html: str) -> Iterator[str]:
    """Give the texts of a page."""
    page = _Shown()
    page.feed(html)
    return (text.strip() for text in page.texts if text.strip())
