"""Templates of events: settings under a name to begin others with, the club's own and a few of the program's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType
from typing import Final

from msgspec import structs

from duplicado.service.club.event_terms import ClubEvening, EveningKind, Terms
from duplicado.service.club.keys import stamp
from duplicado.service.live.roles import Openness, Release
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import TemplateRow
from duplicado.vocabulary.errors import DuplicadoError

LONGEST_NAME: Final = 80
_OWN: Final = "own:"


class NoSuchTemplate(DuplicadoError):
    """The club has no template of that name."""


class TemplateNameTaken(DuplicadoError):
    """The club has another template of that name, or it is none."""


@dataclass(frozen=True, slots=True)
class Template:
    """Settings under a name."""

    name: str
    evening: ClubEvening
    made: str = ""


def _of(kind: EveningKind, number: int, minutes: int, terms: Terms, *, by_tables: bool = True) -> ClubEvening:
    return ClubEvening(title="", kind=kind, number=number, by_tables=by_tables, minutes=minutes, terms=terms)


OWN: Final[Mapping[str, ClubEvening]] = MappingProxyType(
    {
        "pairs": _of(EveningKind.PAIRS, 7, 180, Terms()),
        "pairs-two": _of(EveningKind.PAIRS_TWO, 10, 195, Terms()),
        "pairs-sections": _of(EveningKind.PAIRS, 18, 200, Terms(sections=2)),
        "pairs-swiss": _of(EveningKind.PAIRS_SWISS, 8, 190, Terms()),
        "teams-eight": _of(EveningKind.TEAMS_SWISS, 6, 180, Terms(boards_each=8), by_tables=False),
        "knock-out": _of(EveningKind.KNOCK_OUT, 8, 180, Terms(), by_tables=False),
        "individual": _of(EveningKind.INDIVIDUAL, 4, 180, Terms()),
        "beginners": _of(
            EveningKind.PAIRS,
            5,
            120,
            Terms(openness=Openness(travellers=True, hands=True, players=Release.AT_ONCE)),
        ),
    }
)
"""Those that come with the program, by the name of the message that is their title."""


class Templates:
    """The templates of a club."""

    def __init__(self, store: ClubStore, *, clock: Callable[[], datetime]) -> None:
        """Take the club's store."""
        self._store = store
        self._clock = clock

    def all(self) -> tuple[Template, ...]:
        """Return them in the order of the alphabet; one that cannot be read is left out."""
        found = [_read(row) for row in self._store.all(TemplateRow)]
        return tuple(sorted(filter(None, found), key=lambda each: each.name.casefold()))

    def get(self, name: str) -> Template:
        """Return the one of a name.

        Raises:
            NoSuchTemplate: there is none, or it cannot be read.
        """
        row = self._store.get(TemplateRow, name)
        found = None if row is None else _read(row)
        if found is None:
            raise NoSuchTemplate(f"the club has no template {name[:LONGEST_NAME]!r}")
        return found

    def settings(self, name: str, text: Callable[[str], str]) -> ClubEvening:
        """Return the settings that the club keeps under a name, or that come with the program under `own:` and a name.

        Args:
            name: of the template.
            text: the message of a name, for the title of one that comes with the program.

        Raises:
            NoSuchTemplate: there is none of that name.
        """
        own = name.removeprefix(_OWN)
        if own == name or own not in OWN:
            return self.get(name).evening
        return structs.replace(OWN[own], title=text(f"wizard-own-{own}"))

    def save(self, name: str, evening: ClubEvening) -> Template:
        """Keep the settings of an event under a name, in the place of what had that name.

        Raises:
            TemplateNameTaken: it is no name.
        """
        kept = Template(_name(name), structs.replace(evening, date=""), stamp(self._clock()))
        self._store.put(TemplateRow(kept.name, kept.evening.text(), kept.made))
        return kept

    def rename(self, name: str, to: str) -> None:
        """Give one another name.

        Raises:
            NoSuchTemplate: there is none of that name.
            TemplateNameTaken: another has the new one, or it is no name.
        """
        new = _name(to)
        with self._store.together():
            row = self._store.get(TemplateRow, name)
            if row is None:
                raise NoSuchTemplate(f"the club has no template {name[:LONGEST_NAME]!r}")
            if new != name and self._store.get(TemplateRow, new) is not None:
                raise TemplateNameTaken(f"there is another template {new!r}")
            self._store.remove(TemplateRow, name=name)
            self._store.put(replace(row, name=new))

    def delete(self, name: str) -> None:
        """Take one away.

        Raises:
            NoSuchTemplate: there is none of that name.
        """
        if self._store.remove(TemplateRow, name=name) == 0:
            raise NoSuchTemplate(f"the club has no template {name[:LONGEST_NAME]!r}")


def is_template(row: TemplateRow) -> bool:
    """Tell whether a row has a name and settings as templates have them."""
    try:
        return _name(row.name) == row.name and _read(row) is not None
    except TemplateNameTaken:
        return False


def _read(row: TemplateRow) -> Template | None:
    evening = ClubEvening.read(row.settings)
    return None if evening is None else Template(row.name, evening, row.made)


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "/" in name or name.startswith(_OWN):
        raise TemplateNameTaken(f"a template is called by 1 to {LONGEST_NAME} letters without a stroke")
    return name
