"""The reader of PBN: bytes in, boards and diagnostics out; `#` and `##` take values over from the game before."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.encoding import decoded, encoded, text_of
from duplicado.formats.pbn.model import PbnFile, PbnGame, Section
from duplicado.formats.pbn.record import build_record
from duplicado.formats.pbn.scanner import RawGame, Scanner
from duplicado.formats.pbn.values import DATA_SECTIONS, UNKNOWN
from duplicado.vocabulary.borders import checked

_MARK: Final = "\ufeff"
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_HEAD: Final = 4096
_CHARACTER_SET: Final = re.compile(rb"(?im)^%[ \t]*Content-type:[^\r\n]*\bcharset=([\w-]+)", re.ASCII)
_OF_ONE_BYTE: Final = frozenset(
    [*(f"iso-8859-{part}" for part in range(2, 17) if part != 12), *(f"windows-{page}" for page in range(1250, 1259))]
)
_NO_CHARACTER: Final = re.compile(rb"[\x80-\x9f]")
"""Bytes that are no characters of ISO 8859-1."""


def in_utf_8(directive: str) -> str:
    """Return a directive, without its `%`, for a file in UTF-8, whichever character set it names."""
    line = encoded(f"%{directive}")
    named = _CHARACTER_SET.match(line)
    return directive if named is None else f"{line[1 : named.start(1)].decode()}UTF-8"


def read_lines(source: str | bytes) -> Parsed[list[str]]:
    """Decode a file and divide it into lines that end as on Unix, Windows or the old Macintosh.

    Bytes are UTF-8, with or without a byte order mark, which may begin any line; UTF-16 is known by its mark or its
    zeros. Other bytes are of the character set that the file names, as many programs do, else of ISO 8859-1, which the
    standard prescribes (PBN 2.1, 2.2). It has no characters for 128 to 159: what uses them is read as Windows writes
    it, and a diagnostic says so, as it does of a file that says to be in UTF-8 and is not.
    """
    found: list[Diagnostic] = []
    if isinstance(source, bytes):
        declared = _CHARACTER_SET.search(source[:_HEAD])
        named = declared[1].decode().lower() if declared else ""
        text, at = decoded(source, named if named in _OF_ONE_BYTE else "cp1252")
        strange = None if named in _OF_ONE_BYTE else _NO_CHARACTER.search(source)
        if at is not None and (strange or named == "utf-8"):
            before = source[: strange.start() if strange else at]
            line = len(_LINE_END.findall(before.decode("latin-1"))) + 1
            found.append(Diagnostic(line, "pbn-characters", (), Severity.WARNING))
    else:
        text = text_of(source)
    # str.splitlines would also divide at form feeds and Unicode separators, and count other lines than an editor.
    lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
    if _MARK in text:  # files that were put one after the other keep the byte order mark of each
        lines = [line.removeprefix(_MARK) for line in lines]
    return Parsed(lines, tuple(found))


def inherit(games: list[RawGame], found: list[Diagnostic]) -> None:
    """Fill in the inherited values of all games.

    `#` stands for the value of the previous game; `##text` gives the value `text` to this game and to every later one
    that does not give its own.
    """
    lasting: dict[str, str] = {}
    previous: dict[str, str] = {}
    for game in games:
        tags = game.tags
        for name, value in tags.items():
            if value[:1] != "#":
                continue
            if value[:2] == "##":
                tags[name] = lasting[name] = value[2:]
            elif value == "#":
                inherited = previous.get(name, lasting.get(name))
                if inherited is None:
                    found.append(Diagnostic(game.tag_lines[name], "pbn-nothing-to-inherit", (("tag", name),)))
                tags[name] = "?" if inherited is None else inherited
        for name, value in lasting.items():
            tags.setdefault(name, value)
        previous = tags


@checked
def read_pbn(source: str | bytes) -> Parsed[PbnFile]:
    """Read a file of PBN 1.0, 2.0 or 2.1 in import or export format.

    The games that can be read are read, whatever stands between them; what could not be read is named in the
    diagnostics with its line. Supplemental tables are kept as they stand: `read_table` takes them apart.
    """
    lines = read_lines(source)
    scanner = Scanner()
    scanner.scan(lines.value)
    found = [*lines.diagnostics, *scanner.found]
    inherit(scanner.games, found)
    _give_numbers(scanner.games, found)
    games = tuple(_build_game(raw, found) for raw in scanner.games)
    if not games and any(line.strip() and line[0] != "%" for line in lines.value):
        found.append(Diagnostic(0, "pbn-no-games"))
    found.sort(key=lambda diagnostic: diagnostic.line)
    return Parsed(PbnFile(tuple(scanner.directives), games), tuple(found))


def _give_numbers(games: list[RawGame], found: list[Diagnostic]) -> None:
    """Number the deals of a file that numbers none, in their order; a deal that comes again is the same board."""
    dealt = [game for game in games if game.tags.get("Deal", "?") not in UNKNOWN]
    if not dealt or any(game.tags.get("Board", "?") not in UNKNOWN for game in games):
        return
    numbers: dict[str, int] = {}
    for game in dealt:
        game.tags["Board"] = str(numbers.setdefault(game.tags["Deal"], len(numbers) + 1))
    found.append(Diagnostic(dealt[0].line, "pbn-numbers", (("count", str(len(numbers))),), Severity.WARNING))


def _build_game(raw: RawGame, found: list[Diagnostic]) -> PbnGame:
    used_notes: set[int] = set()
    record = build_record(raw, found, used_notes)
    sections: dict[str, Section] = {}
    tags = raw.tags
    for name, rows in raw.data.items():
        if name in DATA_SECTIONS or not (rows or name.endswith("Table")):
            continue
        texts = tuple([text for _, text in rows])
        sections[name] = Section(tags[name], texts, raw.tag_lines[name], tuple([line for line, _ in rows]))
    if sections:
        tags = {name: value for name, value in tags.items() if name not in sections}
    unused: dict[int, str] = {}
    for place, note in enumerate(raw.notes):
        if place not in used_notes:
            unused.setdefault(note.number, note.text)
            found.append(Diagnostic(note.line, "pbn-note-unused", (("number", str(note.number)),), Severity.WARNING))
    return PbnGame(tags, sections, tuple(raw.comments), record, unused, raw.line, raw.tag_lines)
