"""Building the XML: elements in their order, texts that XML can hold."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from lxml import etree

from duplicado.formats.format_limits import Losses

Node: TypeAlias = etree._Element  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what lxml calls its elements

# Characters that no XML document may hold, escaped or not (XML 1.0, production 2), and halves of characters.
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


class Builder:
    """Makes elements, and notes what of their texts cannot be written."""

    def __init__(self, losses: Losses) -> None:
        """Note losses there."""
        self._losses = losses

    def root(self, name: str, **attributes: str) -> Node:
        """Make the root of a document."""
        return etree.Element(name, {key: self._clean(text) for key, text in attributes.items()})

    def group(self, parent: Node, name: str, **attributes: str) -> Node:
        """Append an element that holds others."""
        return etree.SubElement(parent, name, {key: self._clean(text) for key, text in attributes.items()})

    def text(self, parent: Node, name: str, value: object) -> None:
        """Append an element that holds a text; none at all for an empty one."""
        written = self._clean(str(value))
        if written:
            etree.SubElement(parent, name).text = written

    def _clean(self, text: str) -> str:
        clean = _FORBIDDEN.sub("", text)
        if clean != text:
            self._losses.add("contest-file-characters")
        return clean.strip()
