"""Terms of a new event: what is asked of whoever makes it, remembered by the club and kept in its templates."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

from msgspec import convert, to_builtins

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import ScoringMethod
from duplicado.event.record.movement_choices import AT_A_TABLE
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import PROFILES
from duplicado.movement.named import MOVEMENT_NAMES
from duplicado.service.club.event_presets import EveningKind
from duplicado.service.live.roles import Openness
from duplicado.store.store_selection import is_device_name

BOARDS: Final = ("none", "dealt", "file")
"""Sources of the boards: not known, dealt by the computer so that it can be checked, a dealing file."""
MOST_SECTIONS: Final = 8
MOST_SESSIONS: Final = 8
MOST_COPIES: Final = 20
_LONGEST_PERIOD: Final = 7 * 24 * 60


@dataclass(frozen=True, slots=True)
class Terms:
    """Further terms of an event; as they stand here, it is a usual evening."""

    sections: int = 1
    together: bool = True
    """True where the sections play the same boards and are compared with one another."""
    sessions: int = 1
    boards_each: int = 0
    """Boards that a table plays in a round; 0: as suits."""
    method: ScoringMethod | None = None
    """Method by which boards are scored; `None`: as is usual for the kind."""
    profile: str = "wbf"
    """The regulations, by the name of their profile."""
    edition: Edition = Edition.LAWS_2017
    correction_minutes: int | None = None
    """The Correction Period (Law 79C1); `None`: the profile's."""
    boards: str = "none"
    """One of `BOARDS`."""
    copies: int = 1
    """Number of copies of each board that the club can make; a movement that needs more is not the best for it."""
    named: str = ""
    """A movement that is asked for by its name; empty: what suits."""
    way: str = ""
    """The way in which it was played last, as `openings.Way` names it; it is chosen beforehand where it fits."""
    openness: Openness = field(default_factory=Openness)
    electronic: bool = False
    """True where it is played at electronic tables."""

    def data(self) -> dict[str, object]:
        """Return it as plain data; `read` gives back an equal one."""
        return cast("dict[str, object]", to_builtins(self))

    @staticmethod
    def read(data: Mapping[str, object]) -> Terms:
        """Read plain data; what is not told there is as usual, numbers are brought to what is possible.

        Raises:
            ValueError: a word is none of those that there are.
        """
        usual = Terms()
        method, minutes = data.get("method"), data.get("correction_minutes")
        profile, boards = str(data.get("profile", usual.profile)), str(data.get("boards", usual.boards))
        if profile not in PROFILES or boards not in BOARDS:
            raise ValueError(profile if profile not in PROFILES else boards)
        return Terms(
            _within(data.get("sections"), 1, MOST_SECTIONS),
            data.get("together", True) is True,
            _within(data.get("sessions"), 1, MOST_SESSIONS),
            _within(data.get("boards_each"), 0, 40),
            ScoringMethod(method) if method else None,
            profile,
            Edition(data.get("edition", usual.edition.value)),
            None if minutes is None else _within(minutes, 0, _LONGEST_PERIOD),
            boards,
            _within(data.get("copies"), 1, MOST_COPIES),
            named if (named := str(data.get("named", ""))) in MOVEMENT_NAMES else "",
            str(data.get("way", ""))[:60],
            convert(data.get("openness") or {}, Openness),
            data.get("electronic") is True,
        )


def _within(value: object, least: int, most: int) -> int:
    return least if value is None else min(max(int(str(value)), least), most)


@dataclass(frozen=True, slots=True)
class ClubEvening:
    """Request of whoever makes an event."""

    title: str
    date: str
    """ISO 8601; may be empty."""
    kind: EveningKind = EveningKind.PAIRS
    number: int = 10
    by_tables: bool = False
    """True where the number is that of tables, not of contestants."""
    minutes: int = 180
    """For play, in each session."""
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
        )

    @property
    def copies(self) -> int:
        """Number of copies of each board: on a screen each table has its own."""
        return self.contestants if self.terms.electronic else self.terms.copies

    def data(self) -> dict[str, object]:
        """Return it as plain data; `read` gives back an equal one."""
        return cast("dict[str, object]", to_builtins(self))

    def text(self) -> str:
        """Write as JSON, to begin the next event with."""
        return json.dumps(self.data(), ensure_ascii=False)

    @staticmethod
    def of(data: Mapping[str, object]) -> ClubEvening:
        """Read plain data.

        Raises:
            ValueError: it is something else.
            KeyError: title, kind, number or minutes are missing.
        """
        return ClubEvening(
            str(data["title"])[:80],
            str(data.get("date", ""))[:10],
            EveningKind(data["kind"]),
            _within(data["number"], 0, 400),
            data.get("by_tables") is True,
            _within(data["minutes"], 0, 6000),
            Terms.read(cast("Mapping[str, object]", data.get("terms") or {})),
        )

    @staticmethod
    def read(text: str) -> ClubEvening | None:
        """Read what `text` wrote; `None` where it is something else."""
        try:
            return ClubEvening.of(cast("dict[str, object]", json.loads(text)))
        except (ValueError, KeyError, TypeError, AttributeError):
            return None


_NOT_IN_NAMES: Final = re.compile(r"[^\w .()+&',-]+")


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
