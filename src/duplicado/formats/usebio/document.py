"""Parsing of untrusted XML: nothing is fetched or expanded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from lxml import etree

from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.encoding import text_of, utf_16_of
from duplicado.vocabulary.values import keeps_mappings

_Node: TypeAlias = etree._Element  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what lxml calls its elements
_DEEPEST: Final = 100
_FAULTS: Final = {
    "ATTRIBUTE": "attribute",
    "SPACE_REQUIRED": "attribute",
    "NOT_FINISHED": "ends",
    "GT_REQUIRED": "unclosed",
    "TAG_NAME_MISMATCH": "tags",
    "NAME_REQUIRED": "name",
    "ENTITY": "entity",
    "INVALID_CHAR": "sign",
    "ENCODING": "sign",
    "DOCUMENT_END": "more",
    "RESERVED_XML_NAME": "more",
    "DOCUMENT_EMPTY": "nothing",
    "RESOURCE": "limit",
    "TOO_LONG": "limit",
}
"""The kinds of faults that are told apart, by a part of the names that libxml2 has for its own."""
_LEAST_BYTES: Final = 20
"""Of an element on average; those of real files have over 30. A file of smaller ones is made to keep a reader busy."""
_ALWAYS_READ: Final = 50_000
"""Elements that are read however small they are."""
_MOST: Final = {"EVENT": 1_000, "SESSION": 1_000, "SECTION": 1_000, "PARTICIPANTS": 1_000, "MATCH": 10_000}
"""Number of these that a file may have."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Element:
    """One element: its name in capitals, its own text, its attributes and children, and its line."""

    name: str
    text: str
    line: int
    attributes: Mapping[str, str]
    children: tuple[Element, ...]

    def all(self, name: str) -> Iterator[Element]:
        """Go through the children of that name."""
        return (child for child in self.children if child.name == name)

    def first(self, *names: str) -> Element | None:
        """Return the first child of the first of these names that there is."""
        return next((child for name in names for child in self.all(name)), None)

    def value(self, *names: str) -> str:
        """Return the text of the first child of one of these names, without blanks around it; empty for none."""
        child = self.first(*names)
        return child.text if child else ""

    def line_of(self, name: str) -> int:
        """Return the line of the child of that name, or of this element when there is none."""
        child = self.first(name)
        return child.line if child else self.line

    def descendants(self, name: str) -> Iterator[Element]:
        """Go through the elements of that name below this one, in the order of the file."""
        for child in self.children:
            if child.name == name:
                yield child
            yield from child.descendants(name)


def parse_xml(source: str | bytes, report: Report) -> Element | None:
    """Parse as much of the file as can be made out; `None` when it is no XML at all.

    No network, no document type, no entities of the file's own: what they would stand for stays away.
    """
    wide = utf_16_of(source) if isinstance(source, bytes) else None
    if isinstance(source, bytes) and wide is not None:
        source = source.decode(wide, "replace")
    data = text_of(source).encode("utf-8", "replace") if isinstance(source, str) else source.rstrip(b"\x1a\0")
    parser = etree.XMLParser(
        # A str has been decoded already, whatever its first line says of an encoding.
        encoding="utf-8" if isinstance(source, str) else None,
        recover=True,
        no_network=True,
        resolve_entities=False,
        load_dtd=False,
        dtd_validation=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    found: _Node | None = None
    line = 0
    try:
        # Typed as always there; with `recover` nothing at all may be left.
        found = cast("_Node | None", etree.fromstring(data, parser))
    except (etree.XMLSyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 0
    if found is None:
        first = next(iter(parser.error_log), None)
        report(Diagnostic(first.line if first else line, "usebio-not-xml", _fault(first.type_name if first else "")))
        return None
    too_many = _too_many(found, len(data))
    if too_many is not None:
        report(too_many)
        return None
    for line, fault in dict.fromkeys((entry.line, _fault(entry.type_name)) for entry in parser.error_log):
        report(Diagnostic(line, "usebio-broken-xml", fault))
    return _element(found, report, 0)


def _fault(of_parser: str) -> tuple[tuple[str, str]]:
    """Return the kind of fault for the name that the parser has for it."""
    return (("fault", next((fault for part, fault in _FAULTS.items() if part in of_parser), "rules")),)


def _too_many(root: _Node, size: int) -> Diagnostic | None:
    """Say that a file has more elements than a real one of its size, or more of those that hold others."""
    counts = Counter(str(node.tag).rpartition("}")[2].upper() for node in root.iter(etree.Element))
    most = max(_ALWAYS_READ, size // _LEAST_BYTES)
    named = next(((name, _MOST[name]) for name in _MOST if counts[name] > _MOST[name]), None)
    if named is None and counts.total() <= most:
        return None
    name, limit = named or ("*", most)
    return Diagnostic(0, "usebio-too-many", (("element", name), ("most", str(limit))))


def _element(node: _Node, report: Report, depth: int) -> Element:
    children: list[Element] = []
    texts = [node.text or ""]
    for child in node:
        # Entities of the file's own are nodes without a name.
        tag: object = child.tag
        if isinstance(tag, str) and depth < _DEEPEST:
            children.append(_element(child, report, depth + 1))
        else:
            report(Diagnostic(child.sourceline or 0, "usebio-left-out", (), Severity.WARNING))
        texts.append(child.tail or "")
    # Not etree.QName: it refuses names that recovery has let through, such as `EVENT:`.
    name = str(node.tag).rpartition("}")[2].rpartition(":")[2].upper()
    attributes = {str(key).upper(): str(value) for key, value in node.attrib.items()}
    return Element(name, "".join(texts).strip(), node.sourceline or 0, attributes, tuple(children))
