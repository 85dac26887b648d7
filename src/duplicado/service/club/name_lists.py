"""Lists of people as clubs keep them, signs that part the names of partners, members as players of an event."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from duplicado.event.facts.contestants import Player, name_key
from duplicado.formats.encoding import decoded_text
from duplicado.locale import Language
from duplicado.store.club_rows import PersonRow
from duplicado.vocabulary.lexicon import plain

_SEPARATORS: Final = (";", "\t", ",")
_NUMBER: Final = re.compile(r"[0-9][0-9 ./-]{2,}")


@dataclass(frozen=True, slots=True)
class Listed:
    """A person of a list."""

    name: str
    number: str = ""
    """With the federation."""
    contact: str = ""


def people_in(data: bytes) -> tuple[Listed, ...]:
    """Read a list of people, `name; number; contact` on each line; tabulators and commas will do as well.

    A first line of headings and empty lines are left out. What stands in second place and is no number is a contact.
    """
    found: list[Listed] = []
    for row in rows_in(decoded_text(data)):
        name, *rest = [cell.strip() for cell in row]
        if not name or (not found and _is_head(name)):
            continue
        numbers = [cell for cell in rest if _NUMBER.fullmatch(cell)]
        others = [cell for cell in rest if cell and cell not in numbers[:1]]
        found.append(Listed(name[:100], numbers[0][:40] if numbers else "", "; ".join(others)[:200]))
    return tuple(found)


def is_headed(rows: list[list[str]]) -> bool:
    """Tell whether the first row is one of headings: of two cells at least that say something each is one."""
    said = [cell for cell in rows[0] if cell.strip()]
    return len(said) > 1 and sum(_is_head(cell) for cell in said) > len(said) // 2


def _is_head(cell: str) -> bool:
    """Tell whether a cell is a heading: `Name`, `Player 1`."""
    return plain(cell).rstrip("0123456789 ._#") in _headings()


@cache
def _headings() -> frozenset[str]:
    return frozenset(plain(each) for language in Language for each in language.data["lists"]["headings"])


def separator_of(text: str) -> str:
    """Return the sign between the cells of a text: the one of which most lines have equally many.

    So the comma of `García, Ana;101;2,5` parts nothing.
    """

    def agreeing(sign: str) -> int:
        counts = Counter(line.count(sign) for line in text.splitlines() if sign in line)
        return max(counts.values(), default=0)

    return max(_SEPARATORS, key=agreeing)


def rows_in(text: str, sign: str = "") -> list[list[str]]:
    """Split a text into rows of cells; by its own separator where none is told."""
    rows = csv.reader(io.StringIO(text), delimiter=sign or separator_of(text))
    return [row for row in rows if any(cell.strip() for cell in row)]


_FIGURE: Final = re.compile(r"\d")


@cache
def signs_between_names() -> tuple[re.Pattern[str], ...]:
    """Return what parts two names, the surest sign first; a hyphen within a name parts nothing."""
    words = {each for language in Language for each in language.data["lists"]["joins"]}
    said = "|".join(map(re.escape, sorted(words)))
    return tuple(
        re.compile(each, re.IGNORECASE)
        for each in (r"\t", "/", ";", "&", r"\+", r"\s[–—-]+\s", ",", rf"\s(?:{said})\s")
    )


_SURNAME_FIRST: Final = re.compile(r"[^,;\t\d]+,[^,;\t\d]+")


def couple_in(text: str) -> list[str]:
    """Return two names that both have the surname first, where a sign surer than their commas parts them.

    >>> couple_in("Lima, Ana and Matos, Rui"), couple_in("Ana Lima, Rui Matos")
    (['Lima, Ana', 'Matos, Rui'], [])
    """
    parted = ([part.strip() for part in sign.split(text)] for sign in signs_between_names())
    return next((two for two in parted if len(two) == 2 and all(map(_SURNAME_FIRST.fullmatch, two))), list[str]())


def names_apart(line: str) -> list[str]:
    """Part a line at the first sign that parts any names in it.

    What holds a figure is no name: it stays with the name before it, behind a comma, as somebody's number.

    >>> names_apart("Ana Lima / Rui Matos"), names_apart("Ana Lima, 12345")
    (['Ana Lima', 'Rui Matos'], ['Ana Lima, 12345'])
    """
    if couple := couple_in(line):
        return couple
    for sign in signs_between_names():
        found: list[str] = []
        for part in filter(None, map(str.strip, sign.split(line))):
            if found and _FIGURE.search(part) and not _FIGURE.search(found[-1]):
                found[-1] += f", {part}"
            else:
                found.append(part)
        if len(found) > 1:
            return found
    return [line.strip()]


@dataclass(frozen=True, slots=True)
class KnownPlayers:
    """Members by name and by number; nobody unless told. Capitals and accents do not matter."""

    by_name: Mapping[str, Player] = field(default_factory=dict[str, Player])
    by_number: Mapping[str, Player] = field(default_factory=dict[str, Player])

    @staticmethod
    def of(people: Iterable[PersonRow]) -> KnownPlayers:
        """Take the persons whom a club knows; of several with the same name none is meant by it."""
        players = [Player(each.name, each.number) for each in people]
        names = Counter(name_key(each.name) for each in players)
        single = {name: each for each in players if names[name := name_key(each.name)] == 1}
        return KnownPlayers(single, {_digits(each.number): each for each in players if _digits(each.number)})

    def player(self, name: str) -> Player:
        """Return the player of a name as it is written, with his number where he is a member."""
        known = self.by_name.get(name_key(name))
        return Player(name, "" if known is None else known.number)

    def numbered(self, text: str) -> Player | None:
        """Return the member of a number, if there is one."""
        return self.by_number.get(_digits(text))

    def completed(self, player: Player) -> Player:
        """Return a player with the number of the member of his name, or the member whose number stands for a name."""
        if player.number:
            return player
        return self.numbered(player.name) or self.player(player.name)

    def is_same(self, player: Player, member: Player) -> bool:
        """Tell whether a player goes by the name of a member."""
        return name_key(player.name) == name_key(member.name)


def completing(people: Callable[[], Iterable[PersonRow]]) -> Callable[[Player], Player]:
    """Return what completes players by those whom a club knows; these are read when it is asked."""
    return lambda player: KnownPlayers.of(people()).completed(player)


def _digits(number: str) -> str:
    """Return a number without what parts its digits: `12 345` and `12345` are the same."""
    return "".join(sign for sign in number if sign.isalnum()).casefold()
