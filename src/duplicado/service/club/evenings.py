"""A new event of a club: what is asked, which movements fit, and the first entries that follow."""

from __future__ import annotations

import enum
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final, cast

from duplicado.event import ContestantId, ScoringMethod
from duplicado.event.record import (
    AT_A_TABLE,
    Conditions,
    ContestantEntered,
    ContestForm,
    DealsRecorded,
    EventFounded,
    Fact,
    Offer,
    Player,
    SectionPlanned,
    offers_for,
)
from duplicado.formats.readers import format_of
from duplicado.service.club.lists import rows_in, text_of
from duplicado.table.kinds import ContestKind
from duplicado.vocabulary import DuplicadoError, Layout

__all__ = ["Entrant", "Evening", "EveningKind", "TooManyEntrants", "entrants_in", "first_entries", "free_name"]


class TooManyEntrants(DuplicadoError):
    """More are listed than the movement has places for; `listed` and `places` say how many."""

    def __init__(self, listed: int, places: int) -> None:
        """Keep the numbers."""
        self.listed = listed
        self.places = places
        super().__init__(f"{listed} are listed, and there are {places} places")


class EveningKind(enum.Enum):
    """What a club plays; the value is its name in forms and messages."""

    PAIRS = "pairs"
    PAIRS_TWO = "pairs-two"
    """Pairs with two winners: North-South and East-West."""
    TEAMS = "teams"
    INDIVIDUAL = "individual"

    __hash__ = object.__hash__

    @property
    def conditions(self) -> Conditions:
        """The conditions of contest that a club's evening of the kind has."""
        match self:
            case EveningKind.PAIRS:
                return Conditions(kind=ContestKind.PAIRS)
            case EveningKind.PAIRS_TWO:
                return Conditions(kind=ContestKind.PAIRS, winners=2)
            case EveningKind.TEAMS:
                return Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
            case EveningKind.INDIVIDUAL:
                return Conditions(kind=ContestKind.INDIVIDUAL)


@dataclass(frozen=True, slots=True)
class Evening:
    """What is asked of whoever makes an event."""

    title: str
    date: str
    """ISO 8601; may be empty."""
    kind: EveningKind = EveningKind.PAIRS
    number: int = 10
    by_tables: bool = False
    """Whether the number is that of tables, not of contestants."""
    minutes: int = 180

    @property
    def contestants(self) -> int:
        """How many pairs, teams or players there are."""
        return self.number * AT_A_TABLE[self.kind.conditions.kind] if self.by_tables else self.number

    def offers(self) -> Sequence[Offer]:
        """Return the best movements, three at most.

        Raises:
            MovementError: none fits.
        """
        return offers_for(self.kind.conditions, self.contestants, self.minutes)

    def text(self) -> str:
        """Write as JSON, to begin the next event with."""
        return json.dumps(asdict(self) | {"kind": self.kind.value})

    @staticmethod
    def read(text: str) -> Evening | None:
        """Read what `text` wrote; `None` where it is something else."""
        try:
            data = cast("dict[str, object]", json.loads(text))
            return Evening(
                str(data["title"]),
                str(data["date"]),
                EveningKind(data["kind"]),
                int(str(data["number"])),
                data["by_tables"] is True,
                int(str(data["minutes"])),
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            return None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A pair, a team or a player of a list."""

    players: tuple[Player, ...]
    team: str = ""


_NUMBERED: Final = re.compile(r"^\s*\d{1,3}\s*[.):]\s*")


def entrants_in(kind: EveningKind, name: str, data: bytes, numbers: Mapping[str, str]) -> tuple[Entrant, ...]:
    """Read who takes part: a file of results that Duplicado reads, e.g. USEBIO, or lines of names.

    Each line is a pair, a team or a player: `Ana Lima / Rui Matos`, `Team A: Ana Lima / Rui Matos / Eva Gil / Leo Paz`.
    In place of `/` a semicolon, tabulator or comma will do. A number before it, `3.`, is left out: who stands in the
    third line has number 3.

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
    return rows_in("\n".join(lines))


def _entrant(kind: EveningKind, row: Sequence[str], numbers: Mapping[str, str]) -> Entrant:
    team = ""
    names = [cell.strip()[:100] for cell in row]
    if kind.conditions.kind is ContestKind.TEAMS and ":" in names[0]:
        team, _, first = names[0].partition(":")
        names[0] = first.strip()
    people = [each for each in names if each and not each.isdigit()]
    return Entrant(tuple(Player(each, numbers.get(each.casefold(), "")) for each in people), team.strip())


def first_entries(
    evening: Evening, offer: Offer, entrants: Sequence[Entrant] = (), layouts: Mapping[int, Layout] | None = None
) -> tuple[Fact, ...]:
    """Return the entries with which the record of the event begins.

    Args:
        evening: what was asked.
        offer: the movement that was chosen.
        entrants: who takes part, as far as that is known, in the order of their numbers.
        layouts: the deals, where they are known.

    Raises:
        TooManyEntrants: there are more than the movement has places for.
    """
    places = evening.contestants
    if len(entrants) > places:
        raise TooManyEntrants(len(entrants), places)
    everybody = tuple(ContestantId(number) for number in range(1, places + 1))
    entered = tuple(
        ContestantEntered(who, entrant.players, entrant.team)
        for who, entrant in zip(everybody, entrants, strict=False)
        if entrant.players or entrant.team
    )
    planned = SectionPlanned(1, "", offer.movement, everybody, offer.boards_each)
    deals = (DealsRecorded(1, dict(layouts)),) if layouts else ()
    return (EventFounded(evening.title, evening.kind.conditions, evening.date), *entered, planned, *deals)


_NOT_IN_NAMES: Final = re.compile(r"[^\w .()+&',-]+")


def free_name(evening: Evening, taken: Sequence[str]) -> str:
    """Return a name for addresses and the disk: the title and the date, and a number where that is taken."""
    bare = " ".join(_NOT_IN_NAMES.sub(" ", f"{evening.title} {evening.date}").split())[:80].strip(" .()+&',-")
    bare = bare or "Event"
    known = {each.casefold() for each in taken}
    count, name = 1, bare
    while name.casefold() in known:
        count += 1
        name = f"{bare} {count}"
    return name
