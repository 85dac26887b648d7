"""Entrants of a new event, read from lines of names or a file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.facts.contestants import Player
from duplicado.formats.registry import format_of
from duplicado.service.club.event_presets import EveningKind
from duplicado.service.club.name_lists import is_headed, rows_in, text_of
from duplicado.table.contest_kind import ContestKind

__all__ = ["Entrant", "entrants_in"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """A pair, a team or a player of a list."""

    players: tuple[Player, ...]
    team: str = ""


_FIGURES: Final = re.compile(r"[0-9][0-9 ./-]*")
_LONGEST_PLACE: Final = 2
"""Digits of a place in a list; a longer number is somebody's."""
_NUMBERED: Final = re.compile(r"^\s*\d{1,3}\s*[.):]\s*")


def entrants_in(kind: EveningKind, name: str, data: bytes, numbers: Mapping[str, str]) -> tuple[Entrant, ...]:
    """Read who takes part: a file of results that Duplicado reads, e.g. USEBIO, or lines of names.

    Each line is a pair, a team or a player: `Ana Lima / Rui Matos`, `Team A: Ana Lima / Rui Matos / Eva Gil / Leo Paz`.
    In place of `/` a semicolon, tabulator or comma will do. A number before it, `3.`, is left out: who stands in the
    third line has number 3. So is a line of headings. A longer number after a name is that
    player's with the federation.

    Args:
        kind: of the event.
        name: the name of the file; empty for lines.
        data: what is in it.
        numbers: the players' numbers with the federation, by their names as `str.casefold` writes them.
    """
    listed = format_of(name, data) if name else None
    contest = listed.read(data).value.read_contest().value if listed is not None else None
    if contest is not None and contest.contestants:
        return tuple(
            Entrant(tuple(Player(who, numbers.get(who.casefold(), "")) for who in each.names if who))
            for each in contest.contestants
        )
    return tuple(_entrant(kind, row, numbers) for row in _rows(text_of(data)))


def _rows(text: str) -> list[list[str]]:
    lines = [_NUMBERED.sub("", line) for line in text.splitlines() if line.strip()]
    if any("/" in line for line in lines):
        return [line.split("/") for line in lines]
    rows = rows_in("\n".join(lines))
    return rows[1:] if rows and is_headed(rows) else rows


def _entrant(kind: EveningKind, row: Sequence[str], numbers: Mapping[str, str]) -> Entrant:
    team = ""
    names = [cell.strip()[:100] for cell in row]
    if kind.competes is ContestKind.TEAMS and ":" in names[0]:
        team, _, first = names[0].partition(":")
        names[0] = first.strip()
    players: list[Player] = []
    for each in filter(None, names):
        if not _FIGURES.fullmatch(each):
            players.append(Player(each, numbers.get(each.casefold(), "")))
        elif players and len(each) > _LONGEST_PLACE:
            players[-1] = replace(players[-1], number=each[:40])
    return Entrant(tuple(players), team.strip())
