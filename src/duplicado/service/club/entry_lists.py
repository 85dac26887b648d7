"""Entrants of a new event, read from lines of names or a file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.facts.contestants import Player, name_key
from duplicado.formats.encoding import decoded_text
from duplicado.formats.registry import format_of
from duplicado.service.club.event_terms import EveningKind
from duplicado.service.club.name_lists import KnownPlayers, couple_in, is_headed, rows_in, signs_between_names
from duplicado.table.contest_kind import ContestKind

_IN_A_PAIR: Final = 2
_IN_A_TEAM: Final = 4
_SURNAME_AND_FIRST: Final = 2
_FIGURES: Final = re.compile(r"[0-9][0-9 ./-]*")
_LONGEST_PLACE: Final = 2
"""Digits of a place in a list; a longer number is somebody's."""
_BEHIND_A_TEAM: Final = re.compile(r":|\s[–—-]+\s")
_NUMBERED: Final = re.compile(r"^\s*\d{1,3}\s*[.):]\s*")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A pair, a team or a player of a list."""

    players: tuple[Player, ...]
    team: str = ""

    def fits(self, kind: EveningKind) -> bool:
        """Tell whether it has the names that an entrant has: a pair two, a player one, a team its own or four."""
        match kind.competes:
            case ContestKind.PAIRS:
                return len(self.players) == _IN_A_PAIR
            case ContestKind.INDIVIDUAL:
                return len(self.players) == 1
            case _:
                return bool(self.team) or len(self.players) >= _IN_A_TEAM


def named_twice(entrants: Iterable[Entrant]) -> list[str]:
    """Return the names of those who are listed more than once."""
    twice: dict[str, None] = {}
    alike = defaultdict[str, list[Player]](list)
    for player in (player for each in entrants for player in each.players):
        keys = {name_key(player.name), player.number} - {""}
        if any(player.may_be(other) for key in keys for other in alike[key]):
            twice[player.name] = None
        for key in keys:
            alike[key].append(player)
    return list(twice)


def may_lack_a_partner(kind: EveningKind) -> bool:
    """Tell whether an entrant may be listed before all his names are known: of a pair the partner comes later."""
    return kind.competes is ContestKind.PAIRS


def entrants_in(kind: EveningKind, name: str, data: bytes, known: KnownPlayers) -> tuple[Entrant, ...]:
    """Read who takes part: a file of results that Duplicado reads, e.g. USEBIO, or lines of names.

    Each line is a pair, a team or a player: `Ana Lima / Rui Matos`, `Team A: Ana Lima / Rui Matos / Eva Gil / Leo Paz`.
    A word alone before four names is the team's name, too. In place of `/` a semicolon, tabulator, comma, `&`, `+`, a
    dash between spaces or the language's "and" will do. A number before it, `3.`, is left out: who stands in the third
    line has number 3. So is a line of headings. A longer number after a name is that player's with the federation; the
    number of a member alone stands for his name.

    Args:
        kind: of the event.
        name: the name of the file; empty for lines.
        data: what is in it.
        known: the members of the club.
    """
    listed = format_of(name, data) if name else None
    contest = listed.read(data).value.read_contest().value if listed is not None else None
    if contest is not None and contest.contestants:
        return tuple(Entrant(tuple(known.player(who) for who in each.names if who)) for each in contest.contestants)
    text = decoded_text(data)
    rows = _rows(text)
    if kind.competes is ContestKind.INDIVIDUAL and "/" not in text:
        rows = [_of_one_person(row) for row in rows]
    return tuple(_entrant(kind, row, known) for row in rows)


def _rows(text: str) -> list[list[str]]:
    lines = [_NUMBERED.sub("", line) for line in text.splitlines() if line.strip()]
    if any("/" in line for line in lines):
        return [line.split("/") for line in lines]
    rows = rows_in("\n".join(lines))
    if len(rows) == len(lines):
        rows = [couple_in(line) or row for line, row in zip(lines, rows, strict=True)]
    return rows[1:] if rows and is_headed(rows) else rows


def _of_one_person(row: Sequence[str]) -> list[str]:
    """Put the surname behind the first name where a row has both, `Lima, Ana`; two whole names remain two."""
    names = [cell.strip() for cell in row if cell.strip() and not _FIGURES.fullmatch(cell.strip())]
    if len(names) != _SURNAME_AND_FIRST or all(" " in name for name in names):
        return list(row)
    surname, first = names
    return [f"{first} {surname}", *(cell for cell in row if cell.strip() not in names)]


def _apart(kind: EveningKind, cells: Sequence[str], known: KnownPlayers) -> list[str]:
    """Part the names that stand in one cell where partners are wanted: at the first sign that parts any."""
    named = [cell for cell in cells if cell and (not _FIGURES.fullmatch(cell) or known.numbered(cell))]
    enough = {ContestKind.INDIVIDUAL: 0, ContestKind.PAIRS: _IN_A_PAIR, ContestKind.TEAMS: _IN_A_TEAM}[kind.competes]
    if len(named) >= enough:
        return list(cells)
    found: list[str] = []
    for cell in cells:
        if couple := couple_in(cell):
            found += couple
            continue
        sign = next((each for each in signs_between_names() if each.search(cell)), None)
        found += [cell] if sign is None else [part.strip() for part in sign.split(cell) if part.strip()]
    # A team may stand in a line with one sign behind its name, and another between its players.
    return _apart(kind, found, known) if kind.competes is ContestKind.TEAMS and found != list(cells) else found


def _named_team(cells: Sequence[str]) -> tuple[str, list[str]]:
    """Part the name of a team from its players: what stands alone, or as one word before whole names.

    A colon parts it, and so does a dash that no other player has.
    """
    first, *others = cells
    team, *player = _BEHIND_A_TEAM.split(first, maxsplit=1)
    if player and (":" in first or not any(map(_BEHIND_A_TEAM.search, others))):
        return team.strip(), [player[0].strip(), *others]
    if not others or (len(others) >= _IN_A_TEAM and " " not in first and all(" " in each for each in others)):
        return first, others
    return "", [first, *others]


def _entrant(kind: EveningKind, row: Sequence[str], known: KnownPlayers) -> Entrant:
    team = ""
    names = _apart(kind, [cell.strip()[:100] for cell in row], known)
    if kind.competes is ContestKind.TEAMS:
        team, names = _named_team([each for each in names if each])
    players: list[Player] = []
    for each in filter(None, names):
        member = known.numbered(each)
        if not _FIGURES.fullmatch(each):
            players.append(known.player(each))
        elif member is not None and (not players or not known.is_same(players[-1], member)):
            players.append(member)
        elif players and len(each) > _LONGEST_PLACE:
            players[-1] = replace(players[-1], number=each[:40])
    return Entrant(tuple(players), team)
