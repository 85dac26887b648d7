"""A language made by machine: English with a mark on every letter, by which a text is seen to come from the folder."""

import csv
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from lxml import etree, html
from lxml.html import HtmlElement
from tests.help_messages import help_messages

from duplicado.casebook.library import cases
from duplicado.casebook.model import PlayerStep
from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.law.edition import EVERY_EDITION
from duplicado.locale import Language
from duplicado.publish.book.pages import readings_of
from duplicado.publish.catalogue.coverage import coverage

CODE = "xx"
_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_MARKED = "áƀćđéƒǵħíĵķĺḿńóþɋŕśťúṽŵẋýź"
_MARKS = str.maketrans(_PLAIN, _MARKED)
_WORD = re.compile(r"[a-z]{2,}")
_WRITTEN_BY_BABEL = re.compile(r"\b(?:and|or|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b")
"""English words that the locale's own data give: lists and dates."""
_ISO = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_CODE = re.compile(
    r"https?://\S+|/[a-z0-9/.:?=&_-]+|\b\w+(?:/\w+)+\b"
    r"|(?<=\d)\([a-z]+\)(?:\([ivx]+\))?|(?<=\d):(?:[0-9a-f]{16,}|[a-z]+\d?)|\b(?:DEF|INTRO):[\w()]+"
    r"|\b[A-Za-z0-9_-]+(?:\.[A-Za-z_0-9]{2,})+\b|\([a-z0-9_]+\)|\b[0-9a-f]{16,}\b|\bDuplicado\b|“[a-z_]+”|\b[a-z]+-[0-9a-f]{16}\b"
)
"""The parts that are not translated: addresses, paths, names of files and modules, the letters of a clause, hashes, the
name of the program, in parentheses the name of a word in files, in quotation marks that of a parameter."""


def marked(text: str) -> str:
    """Mark a text."""
    return text.translate(_MARKS)


def _marked_around(text: str) -> str:
    """Mark a text, less what it has put in: `{name!r}`, `%(prog)s`."""
    parts = re.split(r"(\{[^}]*\}|%\(\w+\)s|\\[nt])", text)
    return "".join(part if place % 2 else marked(part) for place, part in enumerate(parts))


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
    for file in source.glob("*.toml"):
        shutil.copy(file, made)
    for name, texts in (
        ("clauses.csv", ("title", "wording", "difference")),
        ("laws.csv", ("title",)),
        ("topics.csv", ()),
        ("incidents.csv", ()),
    ):
        rows = [{**row, **{text: marked(row[text]) for text in texts}} for row in Language.ENGLISH.rows(name)]
        _write(made / name, rows)
    _write(made / "cases.csv", [{"title": case.title, "text": marked(case.title)} for case in cases()])
    terminal = [{**row, "text": _marked_around(row["text"])} for row in Language.ENGLISH.rows("terminal.csv")]
    _write(made / "terminal.csv", terminal)
    told = dict.fromkeys(help_messages(root_group(COMMANDS), COMMANDS))
    _write(made / "help.csv", [{"message": text, "text": _marked_around(text)} for text in told])
    _write(made / "sayings.csv", [{"saying": said, "text": marked(said)} for said in sayings()])
    functions = (function for edition in EVERY_EDITION for one in coverage(edition) for function in one.functions)
    readings = dict.fromkeys(reading.text for reading in readings_of(dict.fromkeys(functions)))
    _write(made / "readings.csv", [{"reading": text, "text": marked(text)} for text in readings])
    return made


def _write(file: Path, rows: list[dict[str, str]]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def sayings() -> list[str]:
    """Return what players say, explain and mean in the cases of the casebook, as far as it is in words."""
    steps = (step for case in cases() for step in case.case.steps if isinstance(step, PlayerStep))
    said = (text for step in steps for text in (step.means, getattr(step.action, "text", "")))
    return list(dict.fromkeys(each for each in said if each))


@cache
def unmarked(text: str) -> tuple[str, ...]:
    """Return the words of a text that bear no mark, and dates that are not the locale's.

    A word is two small letters or more: capitals are notation and names.
    """
    return (*_WORD.findall(_WRITTEN_BY_BABEL.sub(" ", _CODE.sub(" ", text))), *_ISO.findall(text))


_SAID = ("aria-label", "title", "alt", "placeholder", "aria-description")
"""The attributes that are shown or read aloud."""
_APART = frozenset({"script", "style", "code", "kbd", "samp", "pre"})
"""The elements that show nothing which is to be marked."""


def shown(page: str | HtmlElement) -> Iterator[str]:
    """Give what a page shows or says aloud, less what it declares to be code or in another language."""
    root = html.document_fromstring(page) if isinstance(page, str) else page
    return (bare for text in _texts(root) if (bare := text.strip()))


def _texts(root: HtmlElement) -> Iterator[str]:
    walker = etree.iterwalk(root, events=("start", "comment"))
    for event, node in walker:
        if node is not root:
            yield node.tail or ""
        told = node.attrib
        if event == "comment":
            continue
        if node.tag in _APART or told.get("lang", CODE) != CODE or told.get("translate") == "no":
            walker.skip_subtree()
            continue
        if told:
            yield from (told[name] for name in _SAID if name in told)
            if node.tag == "meta" and told.get("name") in {"description", "application-name"}:
                yield told.get("content", "")
            if node.tag == "input" and told.get("type") in {"submit", "button"}:
                yield told.get("value", "")
        yield node.text or ""
