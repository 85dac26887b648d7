"""The scanner of PBN: lines in, games out, with tag pairs, data, comments and directives, each with its line.

Most lines are a tag pair, a row of data or empty, and are told apart by one look. Only a line on which something else
happens (a comment, two tags, a damaged tag) is taken to pieces.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.model import Comment
from duplicado.formats.pbn.values import CANONICAL, DATA_SECTIONS, SINGLE_VALUED, canonical_name, decode_string

_PAIR: Final = r'\[\s*([A-Za-z_][\w-]*)\s*"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]'
_TAG_LINE: Final = re.compile(_PAIR + r"\s*").fullmatch
_TAG: Final = re.compile(_PAIR).match
_TAG_BEGINS: Final = re.compile(r'\[\s*[A-Za-z_][\w-]*\s*"').match
# A tag whose string or bracket is broken: what can be made out of it.
_DAMAGED_TAG: Final = re.compile(r'\[\s*([A-Za-z_][\w-]*)\s+"?(.*?)"?\s*\]?\s*').fullmatch
# Data up to a comment or a tag; a quoted cell protects what is in it.
_DATA: Final = re.compile(r'(?:"[^"\\]*(?:\\.[^"\\]*)*"|[^{;"\[]|"|\[(?!\s*[A-Za-z_][\w-]*\s*"))+').match
_NOTE: Final = re.compile(r"\s*(\d{1,3})\s*:\s?(.*)", re.DOTALL).fullmatch

_MOST_LINES_OF_A_TAG: Final = 8
_Row = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Note:
    """The text of a note and the section that it follows."""

    section: str
    number: int
    text: str
    line: int


@dataclass(slots=True)
class RawGame:
    """A game before its values are understood."""

    line: int
    tags: dict[str, str] = field(default_factory=dict[str, str])
    tag_lines: dict[str, int] = field(default_factory=dict[str, int])
    data: dict[str, list[_Row]] = field(default_factory=dict[str, list[_Row]])
    """The rows that follow a tag. In auction and play a comment stands as `{n}`, its place in `remarks`."""
    notes: list[Note] = field(default_factory=list[Note])
    comments: list[Comment] = field(default_factory=list[Comment])
    remarks: list[str] = field(default_factory=list[str])


class Scanner:
    """Reads the lines of one file; `games`, `directives` and `found` are what it has read."""

    def __init__(self) -> None:
        """Begin a file."""
        self.games: list[RawGame] = []
        self.directives: list[str] = []
        self.found: list[Diagnostic] = []
        self._game: RawGame | None = None
        self._tag = ""
        self._section = ""
        self._rows: list[_Row] | None = None
        self._after_blank = True

    def scan(self, lines: Sequence[str]) -> None:
        """Read all lines; comments may go over several."""
        number, count = 0, len(lines)
        while number < count:
            line = lines[number]
            number += 1
            if line[:1] == "[":
                match = _TAG_LINE(line)
                if match:
                    self._pair(number, match[1], match[2])
                else:
                    number += self._mixed(number, line, lines)
            elif not line or line.isspace():
                self._after_blank = True
            elif line[0] == "%":
                self.directives.append(line[1:].strip())
            elif "{" in line or ";" in line or "[" in line:
                number += self._mixed(number, line, lines)
            else:
                self._row(number, line)

    def _diagnose(self, line: int, code: str, text: str = "", severity: Severity = Severity.ERROR) -> None:
        self.found.append(Diagnostic(line, code, (("text", _shortened(text)),), severity))

    def _begin_game(self, line: int) -> RawGame:
        game = RawGame(line)
        self.games.append(game)
        self._game = game
        self._tag = self._section = ""
        self._rows = None
        return game

    def _pair(self, line: int, name: str, text: str) -> None:
        name = CANONICAL.get(name.lower(), name)
        value = decode_string(text)
        game = self._game
        if game is None or (self._after_blank and game.tags and not self._continues(game, name, line)):
            game = self._begin_game(line)
        elif name in game.tags and self._is_next_game(game, name):
            self._diagnose(line, "pbn-games-not-parted", "", Severity.WARNING)
            game = self._begin_game(line)
        self._after_blank = False
        self._tag = name
        if name == "Note":
            self._note(game, line, value)
        elif name in game.tags:
            if value != game.tags[name]:
                self._diagnose(line, "pbn-tag-repeated", name, Severity.WARNING)
            self._rows = None  # the standard ignores the second: its rows have no place
        else:
            game.tags[name] = value
            game.tag_lines[name] = line
            self._rows = None
            if name in DATA_SECTIONS:
                self._section = name
                self._rows = game.data[name] = []
            elif name not in SINGLE_VALUED:
                self._rows = game.data[name] = []

    def _continues(self, game: RawGame, name: str, line: int) -> bool:
        """Tell whether a tag after an empty line still belongs to the game before it."""
        if name in {"Auction", "Play", "Note"} and name not in game.tags and "Deal" in game.tags:
            self._diagnose(line, "pbn-empty-line-inside", name, Severity.WARNING)
            return True
        return False

    @staticmethod
    def _is_next_game(game: RawGame, name: str) -> bool:
        first = next(iter(game.tags))
        return name == first and ("Deal" in game.tags or "Board" in game.tags) and len(game.tags) > 2

    def _note(self, game: RawGame, line: int, value: str) -> None:
        match = _NOTE(value)
        if match:
            game.notes.append(Note(self._section, int(match[1]), match[2].strip(), line))
        else:
            self._diagnose(line, "pbn-note", value)

    def _row(self, line: int, text: str) -> None:
        rows = self._rows
        if rows is not None:
            if self._after_blank and self._tag != self._section:
                # What stands by itself after a table and an empty line is no row of it.
                self._diagnose(line, "pbn-stray-text", text)
                return
            rows.append((line, text))
        else:
            self._diagnose(line, "pbn-stray-text", text)

    def _mixed(self, number: int, line: str, lines: Sequence[str]) -> int:
        """Take a line to pieces; return how many further lines a comment has used up."""
        used, at = 0, 0
        while at < len(line):
            character = line[at]
            if character.isspace():
                at += 1
            elif character == "{":
                text, used_here, rest = _block_comment(line, at, lines, number + used)
                self._comment(number + used, text)
                if rest is None:
                    self._diagnose(number + used, "pbn-comment-open", text)
                    self._after_blank = True
                used += used_here
                line, at = rest or "", 0
            elif character == ";":
                self._comment(number + used, line[at + 1 :])
                break
            elif character == "[" and (match := _TAG(line, at)):
                self._pair(number + used, match[1], match[2])
                at = match.end()
            elif character == "[" and (tag := _tag_over_lines(line[at:], lines, number + used)):
                self._pair(number + used, tag.name, tag.value)
                used += tag.lines
                line, at = tag.rest, 0
            elif character == "[" and (_TAG_BEGINS(line, at) or at == 0):
                self._damaged(number + used, line[at:])
                break
            else:
                data = _DATA(line, at)
                end = data.end() if data else at + 1
                self._row(number + used, line[at:end].rstrip())
                at = end
        return used

    def _damaged(self, line: int, text: str) -> None:
        match = _DAMAGED_TAG(text)
        if match and canonical_name(match[1]) in CANONICAL.values():
            self._diagnose(line, "pbn-tag-damaged", text, Severity.WARNING)
            self._pair(line, match[1], match[2])
        else:
            self._diagnose(line, "pbn-tag-unreadable", text)

    def _comment(self, line: int, text: str) -> None:
        text = text.strip()
        game = self._game
        if game is None or self._after_blank:
            if game is None or game.tags:
                game = self._begin_game(line)
            self._after_blank = False
        if self._rows and self._tag in DATA_SECTIONS:
            self._rows.append((line, f"{{{len(game.remarks)}}}"))
            game.remarks.append(text)
        else:
            game.comments.append(Comment(self._tag, text))


@dataclass(frozen=True, slots=True)
class _TagOverLines:
    """A tag pair that goes over several lines; the breaks in its value are blanks."""

    name: str
    value: str
    lines: int
    """Number of further lines that it takes."""
    rest: str
    """Text behind it on the last of them."""


def _tag_over_lines(text: str, lines: Sequence[str], number: int) -> _TagOverLines | None:
    """Return the tag that begins a text and ends on one of the next lines; `None` where another begins before."""
    for index in range(number, min(number + _MOST_LINES_OF_A_TAG, len(lines))):
        following = lines[index]
        if not following.strip() or following.lstrip()[0] == "[":
            break
        text += "\n" + following
        match = _TAG(text)
        if match:
            value = " ".join(part.strip() for part in match[2].split("\n"))
            return _TagOverLines(match[1], value, index - number + 1, text[match.end() :])
    return None


def _shortened(text: str) -> str:
    text = text.strip()
    return text if len(text) <= 60 else text[:57] + "..."


def _block_comment(line: str, at: int, lines: Sequence[str], number: int) -> tuple[str, int, str | None]:
    """Return the text of the comment that opens at `at`, how many further lines it takes, and the rest of the last.

    The rest is `None` when no brace closes it: then it ends where an empty line is followed by a tag pair, because a
    lost brace must not swallow the games behind it.
    """
    close = line.find("}", at)
    if close >= 0:
        return line[at + 1 : close], 0, line[close + 1 :]
    parts = [line[at + 1 :]]
    for index in range(number, len(lines)):
        text = lines[index]
        if text[:1] == "[" and not lines[index - 1].strip() and _TAG_LINE(text):
            return "\n".join(parts), index - number, None
        close = text.find("}")
        if close >= 0:
            parts.append(text[:close])
            return "\n".join(parts), index - number + 1, text[close + 1 :]
        parts.append(text)
    return "\n".join(parts), len(lines) - number, None
