"""Reading back what was printed: the text of a PDF, as far as Typst's files need it (no general reader)."""

import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import pytest

_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)\sendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/(f\d+) [-\d.]+ Tf|<([0-9A-Fa-f\s]*)>|(\()|\b(ET)\b", re.DOTALL)
_MAPPED = re.compile(r"^<([0-9A-Fa-f]+)> <([0-9A-Fa-f]+)>$", re.MULTILINE)


@dataclass(frozen=True)
class Printed:
    """The text of a PDF."""

    pages: tuple[str, ...]
    objects: bytes
    """The objects of the file without their streams."""

    @property
    def text(self) -> str:
        """The text of all pages, blanks and line ends taken out: how far letters stand apart is not told."""
        return "".join("".join(page.split()) for page in self.pages)

    def has(self, text: str) -> bool:
        """Tell whether a text was printed, whatever the blanks."""
        return "".join(text.split()) in self.text


@pytest.fixture(scope="session")
def printed() -> Callable[[bytes], Printed]:
    """Read a PDF back."""
    return read_pdf


def read_pdf(pdf: bytes) -> Printed:
    """Read a PDF back: its pages with their text, and its objects."""
    assert pdf.startswith(b"%PDF-")
    found = {int(number): body for number, body in _OBJECT.findall(pdf)}
    for body in list(found.values()):
        if b"/ObjStm" in body:
            found.update(_unpacked(body))
    pages = [number for number, body in found.items() if re.search(rb"/Type\s*/Page\b(?!s)", body)]
    order = re.search(rb"/Kids\s*\[([^\]]*)\]", next(b for b in found.values() if re.search(rb"/Type\s*/Pages\b", b)))
    assert order is not None
    kids = [int(number) for number in re.findall(rb"(\d+) 0 R", order[1])]
    assert sorted(kids) == sorted(pages)
    plain = b"\n".join(_STREAM.sub(b"", body) for body in found.values())
    return Printed(tuple(_page(found, found[number]) for number in kids), plain)


def _unpacked(body: bytes) -> dict[int, bytes]:
    first, count = (int(_value(body, name)) for name in (rb"First", rb"N"))
    inside = _inflated(body)
    numbers = [int(each) for each in inside[:first].split()[: 2 * count]]
    starts = [*numbers[1::2], len(inside) - first]
    return {
        number: inside[first + start : first + end]
        for number, start, end in zip(numbers[0::2], starts, starts[1:], strict=False)
    }


def _value(body: bytes, name: bytes) -> bytes:
    found = re.search(rb"/" + name + rb"\s+(\d+)", body)
    assert found is not None, name
    return found[1]


def _inflated(body: bytes) -> bytes:
    begin = re.search(rb"stream\r?\n", body)
    assert begin is not None
    stream = body[begin.end() : begin.end() + int(_value(body, rb"Length"))]
    return zlib.decompress(stream) if b"/FlateDecode" in body[: begin.start()] else stream


def _page(found: dict[int, bytes], page: bytes) -> str:
    resources = found[int(_value(page, rb"Resources"))]
    fonts = {
        name: _letters(_inflated(found[int(_value(found[int(number)], rb"ToUnicode"))]).decode())
        for name, number in re.findall(rb"/(f\d+) (\d+) 0 R", resources)
    }
    shown = _inflated(found[int(_value(page, rb"Contents"))])
    letters: dict[int, str] = {}
    text: list[str] = []
    at = 0
    while match := _SHOWN.search(shown, at):
        font, digits, literal, _ = match.groups()
        at = match.end()
        if font:
            letters = fonts[font]
        elif digits or literal:
            codes = bytes.fromhex(digits.decode()) if digits else b""
            if literal:
                at = _end_of_literal(shown, at)
                codes = _unescaped(shown[match.end() : at - 1])
            text += (letters.get(int.from_bytes(codes[each : each + 2]), "") for each in range(0, len(codes), 2))
        else:
            text.append("\n")
    return "".join(text)


def _end_of_literal(shown: bytes, at: int) -> int:
    """Return where a string ends; brackets in it stand in pairs or behind a stroke."""
    depth = 1
    while depth:
        if shown[at : at + 1] == b"\\":
            at += 1
        elif shown[at : at + 1] == b"(":
            depth += 1
        elif shown[at : at + 1] == b")":
            depth -= 1
        at += 1
    return at


def _unescaped(literal: bytes) -> bytes:
    named = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}

    def plain(match: re.Match[bytes]) -> bytes:
        what = match[1]
        return bytes([int(what, 8)]) if what.isdigit() else named.get(what, what)

    return re.sub(rb"\\([0-7]{1,3}|.)", plain, literal, flags=re.DOTALL)


def _letters(table: str) -> dict[int, str]:
    return {int(code, 16): bytes.fromhex(letter).decode("utf-16-be") for code, letter in _MAPPED.findall(table)}
