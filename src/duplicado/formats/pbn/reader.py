"""The reader of PBN: a whole file in, boards and diagnostics out."""

from __future__ import annotations

from duplicado.formats.diagnostics import Diagnostic, Parsed, Severity
from duplicado.formats.pbn.inheritance import inherit
from duplicado.formats.pbn.model import PbnFile, PbnGame, Section
from duplicado.formats.pbn.names import DATA_SECTIONS
from duplicado.formats.pbn.record import build_record
from duplicado.formats.pbn.scanner import RawGame, Scanner
from duplicado.formats.pbn.source import read_lines
from duplicado.formats.pbn.values import UNKNOWN
from duplicado.vocabulary.borders import checked


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
