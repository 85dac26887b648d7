"""Terms of a new event: its kind with its conditions, what is asked of whoever makes it, kept in templates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from msgspec import Meta, MsgspecError, Struct, field
from msgspec.json import decode, encode

from duplicado.event.conditions import ComparedAcross, Conditions, ContestForm, RoundsPaired, usual_method_and_form
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.movement_choices import AT_A_TABLE
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import PROFILES
from duplicado.movement.named import MOVEMENT_NAMES
from duplicado.service.live.roles import Openness
from duplicado.store.store_selection import is_device_name
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.enumeration import Enumeration


class EveningKind(Enumeration):
    """Kind of evening that a club plays; the value is its name in forms and messages."""

    PAIRS = "pairs"
    PAIRS_TWO = "pairs-two"
    """Pairs with two winners: North-South and East-West."""
    PAIRS_SWISS = "pairs-swiss"
    """Pairs who play matches against others that stand about level."""
    TEAMS = "teams"
    """Each against each, in matches by IMPs."""
    TEAMS_SWISS = "teams-swiss"
    BOARD_A_MATCH = "board-a-match"
    PATTON = "patton"
    """Board-a-match with points for the totals."""
    KNOCK_OUT = "knock-out"
    INDIVIDUAL = "individual"

    @property
    def conditions(self) -> Conditions:
        """The conditions of contest that a club's evening of the kind has."""
        decided: dict[str, Any] = {**usual_method_and_form(_DECIDED[self]), **_DECIDED[self]}
        return Conditions(**decided)

    @property
    def competes(self) -> ContestKind:
        """Kind of contestants who compete: pairs, teams or single players."""
        return self.conditions.kind

    @property
    def is_paired(self) -> bool:
        """True where it is found round by round who meets whom."""
        return self.conditions.pairing is not RoundsPaired.NONE

    @property
    def methods(self) -> tuple[ScoringMethod, ...]:
        """Methods by which its boards may be scored, the usual way first."""
        if self.competes is ContestKind.TEAMS:
            return (self.conditions.method,)
        return (*_OF_PAIRS,)


_OF_PAIRS: Final = (ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.BUTLER)
_TEAMS: Final = MappingProxyType({"kind": ContestKind.TEAMS})
_DECIDED: Final[Mapping[EveningKind, Mapping[str, Any]]] = MappingProxyType(
    {
        EveningKind.PAIRS: {},
        EveningKind.PAIRS_TWO: {"winners": 2},
        EveningKind.PAIRS_SWISS: {"pairing": RoundsPaired.SWISS},
        EveningKind.TEAMS: _TEAMS,
        EveningKind.TEAMS_SWISS: {**_TEAMS, "pairing": RoundsPaired.SWISS},
        EveningKind.BOARD_A_MATCH: {**_TEAMS, "method": ScoringMethod.BOARD_A_MATCH},
        EveningKind.PATTON: {**_TEAMS, "form": ContestForm.PATTON},
        EveningKind.KNOCK_OUT: {**_TEAMS, "pairing": RoundsPaired.KNOCK_OUT},
        EveningKind.INDIVIDUAL: {"kind": ContestKind.INDIVIDUAL},
    }
)
"""Conditions by which each kind differs; the method and form that go with them are the usual ones of any event."""


BoardsFrom: TypeAlias = Literal["none", "dealt", "file"]
"""Source of the boards: not known, dealt by the computer so that it can be checked, a dealing file."""
BOARDS: Final[tuple[BoardsFrom, ...]] = get_args(BoardsFrom)

MOST_ENTRANTS: Final = 200
MOST_MINUTES: Final = 600
LONGEST_PERIOD: Final = 7 * 24 * 60
"""Longest Correction Period, in minutes."""

EventTitle: TypeAlias = Annotated[str, Meta(max_length=80)]
EventDate: TypeAlias = Annotated[
    str, Meta(pattern="^$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="ISO 8601; may be empty.")
]
EntrantCount: TypeAlias = Annotated[
    int, Meta(ge=1, le=MOST_ENTRANTS, description="How many pairs, teams or players, or tables.")
]
PlayMinutes: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_MINUTES, description="For play, in each session.")]


def _one_of(names: Iterable[str]) -> str:
    return f"^({'|'.join(names)})$"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Further terms of an event; as they stand here, it is a usual evening."""

    sections: Annotated[int, Meta(ge=1, le=8)] = 1
    together: Annotated[
        bool, Meta(description="True where the sections play the same boards and are compared with one another.")
    ] = True
    sessions: Annotated[int, Meta(ge=1, le=8)] = 1
    boards_each: Annotated[int, Meta(ge=0, le=40, description="Boards in a round; 0: as suits.")] = 0
    method: Annotated[
        ScoringMethod | None, Meta(description="By which boards are scored; `null`: as is usual for the kind.")
    ] = None
    profile: Annotated[str, Meta(pattern=_one_of(PROFILES), description="The regulations, by their profile.")] = "wbf"
    edition: Edition = Edition.LAWS_2017
    correction_minutes: Annotated[
        Annotated[int, Meta(ge=0, le=LONGEST_PERIOD)] | None,
        Meta(description="The Correction Period (Law 79C1); `null`: the profile's."),
    ] = None
    boards: BoardsFrom = "none"
    copies: Annotated[
        int,
        Meta(ge=1, le=20, description="Of each board that the club can make; a movement that needs more is not first."),
    ] = 1
    named: Annotated[
        str, Meta(pattern=_one_of(["", *MOVEMENT_NAMES]), description="A movement by its name; empty: what suits.")
    ] = ""
    way: Annotated[
        str,
        Meta(max_length=60, description="How it was played last, e.g. `mitchell 9x3`; chosen beforehand."),
    ] = ""
    openness: Openness = field(default_factory=Openness)
    electronic: Annotated[bool, Meta(description="Played at electronic tables.")] = False


class ClubEvening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Settings of an event, as whoever makes it asks for them."""

    title: EventTitle
    date: EventDate = ""
    kind: EveningKind
    number: EntrantCount
    by_tables: Annotated[bool, Meta(description="True where the number is that of tables, not of contestants.")] = False
    minutes: PlayMinutes
    terms: Terms = field(default_factory=Terms)

    @property
    def contestants(self) -> int:
        """Number of pairs, teams or players, in all sections."""
        return self.number * AT_A_TABLE[self.kind.competes] if self.by_tables else self.number

    @property
    def sections(self) -> tuple[tuple[str, int], ...]:
        """The sections, each with how many contestants it has: as many tables as the others, or one more.

        A section that is the only one has no name. Who is paired round by round plays in one.
        """
        count = 1 if self.kind.is_paired else self.terms.sections
        if count == 1:
            return (("", self.contestants),)
        at_a_table = AT_A_TABLE[self.kind.competes]
        tables, more = divmod(-(-self.contestants // at_a_table), count)
        sizes = [(tables + (place < more)) * at_a_table for place in range(count)]
        sizes[-1] -= sum(sizes) - self.contestants  # a table of the last one may not be full
        return tuple((chr(ord("A") + place), size) for place, size in enumerate(sizes))

    @property
    def conditions(self) -> Conditions:
        """The conditions of contest."""
        terms, usual = self.terms, self.kind.conditions
        apart = not terms.together and len(self.sections) > 1
        return replace(
            usual,
            method=terms.method if terms.method in self.kind.methods else usual.method,
            compared=ComparedAcross.SECTION if apart else usual.compared,
            profile=terms.profile,
            edition=terms.edition,
            correction_minutes=terms.correction_minutes,
            electronic=terms.electronic or None,
        ).decided_after(None)

    @property
    def copies(self) -> int:
        """Number of copies of each board: on a screen each table has its own."""
        return self.contestants if self.terms.electronic else self.terms.copies

    def text(self) -> str:
        """Write as JSON, to begin the next event with."""
        return encode(self).decode()

    @staticmethod
    def read(text: str) -> ClubEvening | None:
        """Read what `text` wrote; `None` where it is something else."""
        try:
            return decode(text, type=ClubEvening)
        except MsgspecError:
            return None


_NOT_IN_NAMES: Final = re.compile(r"[^\w .()+&',-]+")
_COUNTED: Final = re.compile(r" \(\d+\)$")
_LONGEST_COUNTED: Final = 70
"""Characters of a title that has a number behind it."""


def free_name(evening: ClubEvening, taken: Sequence[str]) -> str:
    """Return a name for addresses and the disk: the title and the date, and a number where that is taken."""
    return name_for(evening.title, evening.date, taken)


def name_for(title: str, date: str, taken: Sequence[str]) -> str:
    """Return the same of any event, see `free_name`."""
    bare = " ".join(_NOT_IN_NAMES.sub(" ", f"{title} {date}").split())[:80].strip(" .()+&',-")
    bare = f"Event {bare}".strip() if is_device_name(bare) or not bare else bare
    known = {each.casefold() for each in taken}
    count, name = 1, bare
    while name.casefold() in known:
        count += 1
        name = f"{bare} {count}"
    return name


def is_title_taken(title: str, date: str, names: Sequence[str]) -> bool:
    """Tell whether one of the events of those names was made with that title for that day."""
    return name_for(title, date, ()).casefold() in {each.casefold() for each in names}


def free_title(title: str, date: str, names: Sequence[str]) -> str:
    """Return a title that tells an event apart from others of its day: with a number behind it, where it is taken."""
    bare = _COUNTED.sub("", title)
    count, found = 1, bare
    while is_title_taken(found, date, names):
        count += 1
        found = f"{bare[:_LONGEST_COUNTED]} ({count})"
    return found
