"""Fields of a record in which persons are named, and entries with the names removed.

Every text field of everything that is stored is one of two: words, in which a person may be named, or a code that
programs read. A test sees that none is neither.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, cast

from duplicado.event.record import CallSettled, ConductNoted, DirectorCalled, Entry, PartnershipNoted, Player
from duplicado.formats.event_record.names import CLASSES

__all__ = [
    "CODES",
    "WORDS",
    "Person",
    "is_named",
    "named_in",
    "players_in",
    "unnamed",
    "without_calls",
    "without_notes",
]

WORDS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "entry": frozenset({"by"}),
        "founded": frozenset({"title"}),
        "conditions-changed": frozenset({"reason"}),
        "entered": frozenset({"name"}),
        "withdrew": frozenset({"reason", "approved_by"}),
        "substitute-seated": frozenset({"reason"}),
        "section-planned": frozenset({"reason"}),
        "board-postponed": frozenset({"reason"}),
        "board-cancelled": frozenset({"reason", "approved_by"}),
        "direction-permitted": frozenset({"reason"}),
        "session-missed": frozenset({"reason"}),
        "result-corrected": frozenset({"reason", "approved_by"}),
        "form-recorded": frozenset({"approved_by"}),
        "score-ruled": frozenset({"reason"}),
        "carried-over": frozenset({"reason"}),
        "appeal-lodged": frozenset({"grounds", "approved_by"}),
        "appeal-decided": frozenset({"reasons"}),
        "undone": frozenset({"reason"}),
        "announcement-made": frozenset({"text"}),
        "director-called": frozenset({"said", "incident"}),
        "call-taken": frozenset({"who"}),
        "call-settled": frozenset({"how"}),
        "irregularity-noticed": frozenset({"what", "manner"}),
        "ruling-given": frozenset({"said", "reasons", "come_back"}),
        "ruling-corrected": frozenset({"reason"}),
        "ruling-withdrawn": frozenset({"reason"}),
        "rectification-waived": frozenset({"waived", "cause"}),
        "matter-referred": frozenset({"to", "matter"}),
        "poll-taken": frozenset({"question", "withheld", "explained", "level"}),
        "conduct-noted": frozenset({"what", "players", "told_by"}),
        "partnership-noted": frozenset({"what", "players", "meaning", "held", "partner", "told_by"}),
        "player-suspended": frozenset({"cause", "player"}),
        "disqualified": frozenset({"cause", "approved_by", "player"}),
        "player": frozenset({"name", "number"}),
        "told": frozenset({"by", "said"}),
        "established": frozenset({"what", "answer", "evidence"}),
        "option-offered": frozenset({"to", "options", "taken"}),
        "poll-answer": frozenset({"by", "chose", "considered", "remark", "level", "suggests"}),
        "hearing": frozenset({"body", "chairman", "members", "present", "summary", "recommended"}),
        "not-played": frozenset({"reason"}),
        "penalty": frozenset({"players", "reason"}),
    }
)
"""By stored names: the fields that hold words, in which a person may be named."""

CODES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "founded": frozenset({"date"}),
        "entered": frozenset({"categories", "stratum"}),
        "section-planned": frozenset({"section"}),
        "deals-recorded": frozenset({"section"}),
        "round-called": frozenset({"section"}),
        "round-finished": frozenset({"section"}),
        "board-mover-named": frozenset({"section"}),
        "form-recorded": frozenset({"form"}),
        "announcement-made": frozenset({"tables"}),
        "rounds-timed": frozenset({"section"}),
        "clock-held": frozenset({"section"}),
        "clock-resumed": frozenset({"section"}),
        "irregularity-noticed": frozenset({"under"}),
        "ruling-given": frozenset({"under", "table_record"}),
        "rectification-waived": frozenset({"under"}),
        "matter-referred": frozenset({"under"}),
        "poll-taken": frozenset({"auction", "play"}),
        "conduct-noted": frozenset({"under"}),
        "partnership-noted": frozenset({"under", "call"}),
        "conditions": frozenset({"rules", "profile", "options", "ties", "apart"}),
        "contestant": frozenset({"section"}),
        "place": frozenset({"section"}),
        "where": frozenset({"section"}),
        "ruling": frozenset({"under"}),
        "penalty": frozenset({"under"}),
    }
)
"""The fields that hold codes: sections, clauses of the Laws, calls, categories. Nobody is named by them."""

_STORED: Final[Mapping[type, str]] = {kind: name for name, kind in CLASSES.items()}
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
    """What he is to be called."""

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


def players_in(entries: Iterable[Entry]) -> frozenset[Player]:
    """Return the players whom entries name."""
    return frozenset(each for entry in entries for each in _parts(entry) if isinstance(each, Player))


def _parts(value: object) -> Iterator[object]:
    """Go through the stored things of which a value is made, itself among them."""
    if isinstance(value, tuple | list):
        for each in cast("Iterable[object]", value):
            yield from _parts(each)
    elif type(value) in _STORED and is_dataclass(value):
        yield value
        for each in fields(value):
            yield from _parts(getattr(value, each.name))


def is_named(person: Person, entry: Entry) -> bool:
    """Tell whether an entry names somebody."""
    return any(True for _ in named_in(person, entry))


def named_in(person: Person, entry: Entry) -> Iterator[str]:
    """Name the fields of an entry in which somebody is named, as `ruling-given.said`."""
    for part in _parts(entry):
        name = _STORED[type(part)]
        if isinstance(part, Player):
            if person.plays_as(part):
                yield name
            continue
        for member in sorted(WORDS.get(name, ())):
            if any(person.is_in(each) for each in _texts(getattr(part, member))):
                yield f"{name}.{member}"


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in cast("Iterable[object]", value):
            yield from _texts(each)


def unnamed(person: Person, entry: Entry) -> Entry:
    """Return an entry with a pseudonym in the place of somebody's name, and without his number; all else as it was."""

    def told(part: Any) -> dict[str, object]:  # noqa: ANN401 - whatever is stored
        if isinstance(part, Player):
            return {"name": person.pseudonym, "number": ""} if person.plays_as(part) else {}
        return _worded(part, person.gone_from)

    changed: Entry = _rebuilt(entry, told)
    return changed


def without_calls(entry: Entry) -> Entry:
    """Return an entry without what was said when the Director was called: that somebody called stays."""
    match entry.fact:
        case DirectorCalled() as called:
            return replace(entry, fact=replace(called, said="", incident=""))
        case CallSettled() as settled:
            return replace(entry, fact=replace(settled, how=""))
        case _:
            return entry


def without_notes(entry: Entry) -> Entry:
    """Return an entry without what the directors' register says of persons: the kind of note, and of whom, stays."""
    match entry.fact:
        case ConductNoted() | PartnershipNoted() as note:
            return replace(entry, fact=_rebuilt(note, lambda part: _worded(part, lambda _text: "")))
        case _:
            return entry


def _worded(part: object, change: Callable[[str], str]) -> dict[str, object]:
    def changed(value: object) -> object:
        if isinstance(value, str):
            return change(value)
        if isinstance(value, tuple):
            items = cast("tuple[object, ...]", value)
            return tuple(changed(each) for each in items)
        return value

    members = WORDS.get(_STORED[type(part)], ())
    return {member: changed(getattr(part, member)) for member in members}


def _rebuilt(value: Any, told: Callable[[Any], dict[str, object]]) -> Any:  # noqa: ANN401 - whatever is stored
    """Return a value in which every stored thing says what `told` says of it; the same object where nothing changes."""
    if isinstance(value, tuple):
        items = cast("tuple[object, ...]", value)
        made = tuple(_rebuilt(each, told) for each in items)
        return items if all(one is other for one, other in zip(made, items, strict=True)) else made
    if type(value) not in _STORED:
        return value
    new = told(value)
    for each in fields(value):
        if each.name not in new:
            new[each.name] = _rebuilt(getattr(value, each.name), told)
    changed = {name: item for name, item in new.items() if item != getattr(value, name)}
    return replace(value, **changed) if changed else value
