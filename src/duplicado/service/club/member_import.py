"""Import of members: a list is read, and shown beside what is kept, before anything is taken in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from duplicado.event.facts.contestants import Player
from duplicado.formats.encoding import decoded_text
from duplicado.formats.event_record.persons import is_nameless
from duplicado.formats.spreadsheet_text import cell_text, text_in_cell
from duplicado.locale import Language
from duplicado.service.club.member_list import LONGEST, BadMember, ClubMember, MemberList, handicap_of
from duplicado.service.club.name_lists import rows_in, separator_of
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.lexicon import plain

_UNHEADED: Final = ("name", "number", "contact")
_NUMBER_FIRST: Final = ("number", "name", "contact")
"""The columns of a list without headings."""
_LEAST_HEADINGS: Final = 2
_LONGEST_LINE: Final = 10_000
"""Letters of a line that are read."""


class ImportState(Enumeration):
    """Treatment of a line; the value names its message."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    NOT_UNDERSTOOD = "not-understood"


@dataclass(frozen=True, slots=True)
class ImportLine:
    """A line of a list, and what becomes of it."""

    line: int
    """Counted from 1, headings and empty lines included."""
    text: str
    """As it stands there."""
    state: ImportState
    member: ClubMember | None = None
    """As he would be kept."""
    before: ClubMember | None = None
    """As he is kept now."""
    why: str = ""
    """Reason for which it is not understood: the name of a message."""
    about: str = ""
    """Part of it that is not understood."""


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """A list as it was understood."""

    columns: tuple[str, ...]
    """Kinds of what the columns hold; empty for one that is left out."""
    headings: tuple[str, ...]
    """As they stand there; none where there are none."""
    lines: tuple[ImportLine, ...]

    @property
    def left_out(self) -> tuple[str, ...]:
        """The headings of columns that are not understood."""
        return tuple(head for head, column in zip(self.headings, self.columns, strict=False) if head and not column)

    def of(self, state: ImportState) -> tuple[ImportLine, ...]:
        """Return the lines of which the same becomes."""
        return tuple(each for each in self.lines if each.state is state)

    @property
    def members(self) -> tuple[ClubMember, ...]:
        """Those to be kept anew."""
        return tuple(
            each.member for each in self.lines if each.member and each.state in {ImportState.NEW, ImportState.CHANGED}
        )


def planned_import(data: bytes, members: MemberList) -> ImportPlan:
    """Read a list of members, and tell what it would change.

    Headings in any of the languages say what the columns hold: name, or first and last name; number, category, grade,
    handicap, contact. Without headings they are name, number, contact; number, name, contact where a
    number stands first in every line. Where every name is written with the surname first, `Gil, Eva`, it is put behind
    the first name. What a list leaves empty stays as it is kept.

    Args:
        data: a file of a spreadsheet, as CSV with commas, semicolons or tabulators.
        members: the members as they are kept.
    """
    rows = list(_numbered(decoded_text(data)))
    columns = _columns(rows[0][2]) if rows else ()
    headings: tuple[str, ...] = ()
    if columns:
        headings, rows = tuple(cell.strip() for cell in rows[0][2]), rows[1:]
    else:
        columns = _NUMBER_FIRST if _has_number_first([cells for _, _, cells in rows]) else _UNHEADED
    matching = _Matching(members.all())
    told = [_told(columns, cells) for _, _, cells in rows]
    if _are_surnames_first([each["name"] for each in told if "name" in each]):
        told = [{**each, "name": _in_order(each.get("name", ""))} for each in told]
    lines = (_line(columns, row, each, matching) for row, each in zip(rows, told, strict=True))
    return ImportPlan(columns, headings, tuple(lines))


def planned_players(players: Iterable[Player], members: MemberList) -> ImportPlan:
    """Tell who of the players of events is not in the list yet; those without a name and pseudonyms are left out."""
    matching = _Matching(members.all())
    known = sorted(set(players), key=lambda each: (plain(each.name), not each.number, each.number))
    lines: list[ImportLine] = []
    for each in known:
        if is_nameless(each):
            continue
        told = {"name": each.name, "number": each.number}
        found = matching.settled(len(lines) + 1, each.name, told)
        if found.why != "members-why-twice":
            lines.append(found)
    return ImportPlan(("name", "number"), (), tuple(lines))


def csv_of(members: Sequence[ClubMember], headings: Mapping[str, str]) -> str:
    """Write members as a list that `planned_import` reads; cells that begin as a formula are written as text."""
    import csv  # noqa: PLC0415 - of the writer alone
    import io  # noqa: PLC0415 - likewise

    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([headings[each] for each in LONGEST])
    for member in members:
        cells = {each: str(getattr(member, each)) for each in LONGEST}
        # A handicap is a number, and may be negative; other cells are typed texts, which a spreadsheet must not take
        # for formulas.
        writer.writerow([cell if each == "handicap" else cell_text(cell) for each, cell in cells.items()])
    return text.getvalue()


def _numbered(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Split a text into rows of cells, each with the number of its line."""
    lines = text.splitlines()
    sign = separator_of(text)
    for number, line in enumerate(lines, 1):
        for cells in rows_in(line[:_LONGEST_LINE], sign):
            yield number, line.strip()[:200], cells


def _has_number_first(rows: Sequence[Sequence[str]]) -> bool:
    """Tell whether each line begins with something without letters, and a name follows."""
    return bool(rows) and all(
        len(cells) > 1 and not _has_letters(cells[0]) and _has_letters(cells[1]) for cells in rows
    )


def _has_letters(text: str) -> bool:
    return any(sign.isalpha() for sign in text)


def _columns(cells: Sequence[str]) -> tuple[str, ...]:
    """Return what each column holds, if these are headings."""
    found = tuple(_headings().get(plain(cell).strip(" .:#"), "") for cell in cells)
    if "last" in found and "first" not in found:  # beside a surname the name is the first name
        found = tuple("first" if each == "name" else each for each in found)
    has_name = "name" in found or {"first", "last"} <= set(found)
    enough = sum(map(bool, found)) >= min(_LEAST_HEADINGS, len(cells))
    return found if has_name and enough else ()


@cache
def _headings() -> Mapping[str, str]:
    return {
        plain(word).strip(" .:#"): column
        for language in Language
        for column, words in language.data["lists"]["columns"].items()
        for word in words
    }


def _told(columns: Sequence[str], cells: Sequence[str]) -> dict[str, str]:
    """Return what a row tells, by the kind of the column."""
    told: dict[str, str] = {}
    for column, cell in zip(columns, cells, strict=False):
        if column and cell.strip():
            told[column] = text_in_cell(" ".join(cell.split()))
    if "name" not in told and ("first" in told or "last" in told):
        told["name"] = " ".join(filter(None, (told.get("first"), told.get("last"))))
    return told


def _are_surnames_first(names: Sequence[str]) -> bool:
    """Tell whether all of several names are written as `Gil, Eva`."""
    return len(names) > 1 and all(name.count(",") == 1 and all(map(_has_letters, name.split(","))) for name in names)


def _in_order(name: str) -> str:
    surname, _, first = name.partition(",")
    return f"{first} {surname}".strip()


def _line(
    columns: Sequence[str], row: tuple[int, str, list[str]], told: Mapping[str, str], matching: _Matching
) -> ImportLine:
    number, text, cells = row
    if columns in {_UNHEADED, _NUMBER_FIRST} and len(cells) > len(columns):
        return ImportLine(number, text, ImportState.NOT_UNDERSTOOD, why="members-why-columns", about=str(len(cells)))
    return matching.settled(number, text, told)


class _Matching:
    """Members as they are kept, by number and name; and who was met in the list."""

    def __init__(self, members: Sequence[ClubMember]) -> None:
        self._by_number = {each.number: each for each in members if each.number}
        self._by_name: dict[str, list[ClubMember]] = {}
        for each in members:
            self._by_name.setdefault(plain(each.name), []).append(each)
        self._met: set[str] = set()

    def settled(self, number: int, text: str, told: Mapping[str, str]) -> ImportLine:
        """Say what becomes of a line that tells so much."""
        name = told.get("name", "")

        def refused(why: str, about: str = "") -> ImportLine:
            return ImportLine(number, text, ImportState.NOT_UNDERSTOOD, why=why, about=about)

        if not _has_letters(name):
            return refused("members-why-name", name)
        too_long = next((part for part, most in LONGEST.items() if len(told.get(part, "")) > most), "")
        if too_long:
            return refused("members-why-long", told[too_long][:40])
        try:
            handicap = handicap_of(told.get("handicap", ""))
        except BadMember:
            return refused("members-why-handicap", told["handicap"])
        before = self._known(name, told.get("number", ""))
        if isinstance(before, str):
            return refused(before, name)
        told = {**told, "handicap": handicap}
        key = told.get("number", "") or (before.id if before else plain(name))
        if key in self._met:
            return refused("members-why-twice", told.get("number", "") or name)
        self._met |= {key, *([before.id] if before else [plain(name)])}
        member = before or ClubMember("", "")
        member = replace(member, **{part: told[part] for part in LONGEST if told.get(part)})
        if before is None:
            return ImportLine(number, text, ImportState.NEW, member)
        same = member.told == before.told
        return ImportLine(number, text, ImportState.SAME if same else ImportState.CHANGED, member, before)

    def _known(self, name: str, number: str) -> ClubMember | str | None:
        """Return who it is: by his number, else by a name that one member has; or why that cannot be said."""
        if number and number in self._by_number:
            return self._by_number[number]
        named = [each for each in self._by_name.get(plain(name), []) if not (number and each.number)]
        return named[0] if len(named) == 1 else None if not named else "members-why-namesakes"
