"""Persons named in a record: where they are named, and entries in which somebody is named no more.

Every text of everything that is stored is annotated as words, in which a person may be named, or as a code that
programs read, see `vocabulary.texts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import Any, Final, get_args, get_type_hints

from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.subjects import OfRegister
from duplicado.formats.event_record.names import CLASSES
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.texts import NAMING, TextKind, Worded, reworded, said_in

_STORED: Final[Mapping[type, str]] = {kind: name for name, kind in CLASSES.items()}
_RECORD: Final = Worded(CLASSES.values())
NO_NAME: Final = "N.N. "
"""Begins every pseudonym."""
_SHORTEST_NUMBER: Final = 4
"""A number of fewer digits stands in texts for other things than a person."""


@dataclass(frozen=True)
class Person:
    """Somebody as records name him."""

    names: tuple[str, ...]
    """In every spelling; how words are spaced, and capitals, do not matter. At least one."""
    number: str = ""
    """With the federation. A player of the same name who has another number is somebody else."""
    pseudonym: str = ""
    """Name that he is to have."""

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        spelled = [each for each in self.names if each.strip()]
        if sum(each.isdigit() for each in self.number) >= _SHORTEST_NUMBER:
            spelled.append(self.number)
        # The longest first: of two spellings one may begin as the other does.
        parts = sorted((r"\s+".join(map(re.escape, each.split())) for each in spelled), key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)" if parts else r"(?!)", re.IGNORECASE)

    def is_in(self, text: str) -> bool:
        """Tell whether a text names him."""
        return self._pattern.search(text) is not None

    def gone_from(self, text: str) -> str:
        """Return a text with the pseudonym in the place of his name."""
        return self._pattern.sub(lambda _found: self.pseudonym, text)

    def plays_as(self, player: Player) -> bool:
        """Tell whether a player is he: by the number where both have one, else by the name."""
        if self.number and player.number:
            return self.number == player.number
        return self._pattern.fullmatch(" ".join(player.name.split())) is not None

    def is_namesake(self, player: Player) -> bool:
        """Tell whether a player has his name and is somebody else."""
        return not self.plays_as(player) and self.is_in(player.name)

    def as_in(self, entries: Iterable[Entry]) -> Person | None:
        """Return him with the spellings in which a record has him; `None` where only namesakes of his play there.

        A record in which a namesake plays, and he does not, speaks of the namesake.
        """
        here = players_in(entries)
        played = {each.name for each in here if self.plays_as(each)}
        if not played and any(self.is_namesake(each) for each in here):
            return None
        return replace(self, names=tuple(dict.fromkeys([*self.names, *sorted(played)])))


def is_nameless(player: Player) -> bool:
    """Tell whether a player has no name, or a pseudonym."""
    return not player.name.strip() or player.name.startswith(NO_NAME)


def players_in(entries: Iterable[Entry]) -> frozenset[Player]:
    """Return the players whom entries name."""
    return frozenset(each for entry in entries for each in _RECORD.parts(entry) if isinstance(each, Player))


def is_named(person: Person, entry: Entry) -> bool:
    """Tell whether an entry names somebody."""
    return any(True for _ in named_in(person, entry))


def named_in(person: Person, entry: Entry) -> Iterator[str]:
    """Name the fields of an entry in which somebody is named, as `ruling-given.said`."""
    for part in _RECORD.parts(entry):
        name = _STORED[type(part)]
        if isinstance(part, Player):
            if person.plays_as(part):
                yield name
            continue
        at_tables = ((member, each) for member, text in said_in(part, TextKind.TABLE_RECORD) for each in _said_in(text))
        fields_naming = (member for member, text in (*said_in(part, *NAMING), *at_tables) if person.is_in(text))
        yield from (f"{name}.{member}" for member in dict.fromkeys(fields_naming))


def unnamed(person: Person, entry: Entry) -> Entry:
    """Return an entry with a pseudonym in the place of somebody's name, and without his number; all else as it was."""

    def told(part: Any) -> dict[str, object]:  # noqa: ANN401 - whatever is stored
        if isinstance(part, Player):
            return {"name": person.pseudonym, "number": ""} if person.plays_as(part) else {}
        at_tables = reworded(part, lambda text: _said_without(text, person), TextKind.TABLE_RECORD)
        return {**reworded(part, person.gone_from, *NAMING), **at_tables}

    changed: Entry = _RECORD.rebuilt(entry, told)
    return changed


def without_calls(entry: Entry) -> Entry:
    """Return an entry without what was said when the Director was called: that somebody called stays."""
    return _blanked(entry, TextKind.CALL_WORDS)


def without_notes(entry: Entry) -> Entry:
    """Return an entry without what the directors' register says of persons: the kind of note, and of whom, stays."""
    return _blanked(entry, *NAMING) if isinstance(entry.fact.subject(), OfRegister) else entry


def _said_in(record: str) -> Iterator[str]:
    """Go through the words in the record of a table; in most rulings there is none."""
    if record:
        from duplicado.formats.table_record.spoken import words_in_record  # noqa: PLC0415 - a server starts sooner without

        yield from words_in_record(record)


def _said_without(record: str, person: Person) -> str:
    """Return the record of a table with the pseudonym in the place of somebody's name, wherever words are."""
    if not record:
        return record
    from duplicado.formats.table_record.spoken import record_reworded  # noqa: PLC0415 - as above

    return record_reworded(record, person.gone_from)


@cache
def shows_hands(kind: type) -> bool:
    """Tell whether values of a stored class may hold hands, or what they are made of does."""
    return any(_has_hands(hint) for hint in get_type_hints(kind, include_extras=True).values())


def _has_hands(hint: Any) -> bool:  # noqa: ANN401 - type hints carry no types
    if hint is Hand or TextKind.HANDS in getattr(hint, "__metadata__", ()):
        return True
    return any(map(_has_hands, get_args(hint))) or (isinstance(hint, type) and hint in _STORED and shows_hands(hint))


def without_hands(entry: Entry) -> Entry:
    """Return an entry without the hands that are shown in it."""
    if not shows_hands(type(entry.fact)):
        return entry

    def told(part: Any) -> dict[str, object]:  # noqa: ANN401 - whatever is stored
        hands = {each.name: None for each in fields(part) if isinstance(getattr(part, each.name), Hand)}
        return {**hands, **reworded(part, lambda _text: "", TextKind.HANDS)}

    changed: Entry = _RECORD.rebuilt(entry, told)
    return changed


def _blanked(entry: Entry, *kinds: TextKind) -> Entry:
    fact = _RECORD.rebuilt(entry.fact, lambda part: reworded(part, lambda _text: "", *kinds))
    return entry if fact is entry.fact else replace(entry, fact=fact)
