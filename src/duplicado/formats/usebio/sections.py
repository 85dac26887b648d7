"""The sections of an event: pairs of different sections may bear the same number."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.formats.usebio.document import Element


def in_sections(event: Element, name: str) -> Iterator[tuple[Element, str]]:
    """Go through the elements of that name, each with the letter of its section.

    The letter is empty for what stands in no section, and everywhere when there are not several sections.
    """
    sections = list(event.descendants("SECTION"))
    if len(sections) < 2:
        yield from ((element, "") for element in event.descendants(name))
        return
    letters = iter(_letter(section, index) for index, section in enumerate(sections))
    yield from _walk(event, name, "", letters)


def _walk(element: Element, name: str, section: str, letters: Iterator[str]) -> Iterator[tuple[Element, str]]:
    for child in element.children:
        if child.name == name:
            yield child, section
        yield from _walk(child, name, next(letters) if child.name == "SECTION" else section, letters)


def _letter(section: Element, index: int) -> str:
    own = (section.attributes.get("SECTION_ID") or section.value("SECTION_ID", "SECTION_NAME")).strip().upper()
    return own if own.isascii() and own.isalpha() and len(own) <= 2 else chr(ord("A") + index % 26)
