"""Kinds of fields that name what is in the record: a board at a table, a contestant, an entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, TypeAlias, get_args

from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import AnyCall
from duplicado.event.facts.discipline import DisciplineFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import AnyRuling, RectificationWaived, scores_given
from duplicado.event.record.effects.checks import is_known_contestant
from duplicado.event.record.office_queries import is_award_that_stands, open_calls, polls_taken
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.register import OfficeRegister, public_entries, register_numbers
from duplicado.event.record.state import EventState
from duplicado.event.record.waiting_appeals import waiting_appeals
from duplicado.publish.search_words import fold
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said, read_or_none
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import WholeNumber
from duplicado.service.acts.section_kinds import (
    SECTION,
    SESSION,
    planned_section,
    section_told,
    session_told,
    with_section_of_table,
)
from duplicado.vocabulary.seats import Side

_CONTESTANT: Final = re.compile(r"([A-Z]*) *([0-9]{1,5}) *(NS|EW)?")
_NUMBER: Final = WholeNumber()
Offered: TypeAlias = Callable[[EventState], Sequence[EntryId]]
"""Lists entries of an event."""
RULINGS: Final = get_args(AnyRuling)
"""Rulings in full, and those that put one right."""
CALLS: Final = get_args(AnyCall)
"""Ways in which the Director learns of something."""
StandingRuling: TypeAlias = AnyRuling | RectificationWaived | DisciplineFact
"""Rulings that a withdrawal can take back."""


@dataclass(frozen=True)
class BoardAtTable(FieldKind[Place]):
    """A board at a table; the movement tells the round where none is told."""

    is_compound: ClassVar[bool] = True

    def read(self, name: str, reading: FieldReading) -> Place:
        """Read table and board, and find the round."""
        where = SomeWhere(has_table=True).read(name, reading)
        board = _NUMBER.read("board", reading)
        if where.round is None or where.table is None:
            raise FormError("round-wanted", "round")
        return Place(where.session, where.section, where.round, where.table, board)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for its parts; a form is about a board and carries them along."""
        return (
            Leaf("table", Control.NUMBER, required=True, is_hidden=True),
            Leaf("board", Control.NUMBER, required=True, is_hidden=True),
            Leaf(SESSION, Control.SESSION, is_hidden=True),
            Leaf(SECTION, Control.SECTION, is_hidden=True),
            Leaf("round", Control.NUMBER, is_hidden=True),
        )

    def said(self, name: str, value: Place) -> Said:
        """Tell each part."""
        numbers = {"session": value.session, "round": value.round, "table": value.table, "board": value.board}
        return {SECTION: value.section, **{part: str(number) for part, number in numbers.items()}}


def place_told(asked: ActContext, said: Said) -> Place | None:
    """Return the board at a table that is told, where one is."""
    return read_or_none(BoardAtTable(), "place", said, asked)


@dataclass(frozen=True)
class SomeWhere(FieldKind[Where]):
    """Place of something that happened, as far as it is told; the movement tells the round of a board at a table."""

    is_compound: ClassVar[bool] = True

    has_table: bool = False
    """True where the table must be told."""

    def read(self, name: str, reading: FieldReading) -> Where:
        """Read what is told of it."""
        if self.has_table:
            reading.needed("table")
        reading = with_section_of_table(reading)
        number, table, board = (
            _NUMBER.read(part, reading) if reading.text(part) else None for part in ("round", "table", "board")
        )
        section = section_told(reading) if table is None else planned_section(reading)
        told = Where(session_told(reading), section, number, table, board)
        if number is not None or table is None or board is None:
            return told
        plan = reading.asked.state.plan_of(told.session, told.section)
        due = plan.by_board.get(board, ()) if plan else ()
        rounds = {each.place.round for each in due if each.place.table == table}
        if len(rounds) != 1:
            code = "which-round" if rounds else "not-due"
            raise FormError(code, "round", values=(str(board), str(table)))
        return replace(told, round=rounds.pop())

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for its parts."""
        return (
            Leaf(SESSION, Control.SESSION),
            Leaf(SECTION, Control.SECTION),
            Leaf("table", Control.NUMBER, required=self.has_table),
            Leaf("board", Control.NUMBER),
            Leaf("round", Control.NUMBER),
        )

    def said(self, name: str, value: Where) -> Said:
        """Tell each part that is known."""
        numbers = {"session": value.session, "round": value.round, "table": value.table, "board": value.board}
        told = {part: str(number) for part, number in numbers.items() if number is not None}
        return {SECTION: value.section, **told}


@dataclass(frozen=True)
class ContestantNumber(FieldKind[ContestantId]):
    """A contestant by number, with line and section where numbers repeat, or by names: `8`, `8 NS`, `A8`, `lima`."""

    is_known: bool = True
    """True where it must take part."""

    def read(self, name: str, reading: FieldReading) -> ContestantId:
        """Read the number; who is the only one of it is meant without line and section.

        What is no number is words of the names: who is the only one with all of them is meant.
        """
        state = reading.asked.state
        found = self._written(name, reading)
        if found is None:
            return _named(name, reading)
        if not self.is_known or is_known_contestant(state, found):
            return found
        alike = [each for each in state.everybody if each.number == found.number]
        if len(alike) != 1:
            raise FormError("nobody", name, reading.text(name))
        return alike[0]

    def _written(self, name: str, reading: FieldReading) -> ContestantId | None:
        """Read a number; `None` where it is none."""
        text, section = reading.needed(name).upper(), section_told(reading)
        if section and text.startswith(section.upper()):
            text = text[len(section) :]
        parts = _CONTESTANT.fullmatch(text.strip())
        if parts is None:
            return None
        return ContestantId(int(parts[2]), Side(parts[3]) if parts[3] else None, parts[1] or section)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for the number, and in a shell for the section beside it."""
        return (Leaf(name, Control.CONTESTANT), Leaf(SECTION, Control.SECTION, in_form=False))

    def said(self, name: str, value: ContestantId) -> Said:
        """Write number, line and section."""
        line = f" {value.line.value}" if value.line else ""
        return {name: f"{value.section}{value.number}{line}"}


ANY_NUMBER: Final = ContestantNumber(is_known=False)
"""Number of a contestant who need not take part."""


@dataclass(frozen=True)
class ContestantCouples(FieldKind[tuple[tuple[ContestantId, ContestantId], ...]]):
    """Contestants two by two, each couple with a stroke: `3/7`; a form adds one by the fields `NAME-ONE`, `NAME-WITH`.

    A name has no stroke.
    """

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether a couple is listed, or both of one are chosen."""
        return bool(reading.text(name)) or all(map(reading.text, self._chosen(name)))

    def read(self, name: str, reading: FieldReading) -> tuple[tuple[ContestantId, ContestantId], ...]:
        """Read each by number or names; one who is chosen alone is nobody yet."""
        told = [(one, other) for one, _, other in (each.partition("/") for each in reading.listed(name, ",", ";"))]
        one, other = map(reading.text, self._chosen(name))
        if one and other:
            told.append((one, other))
        return tuple((self._one(name, one, reading), self._one(name, other, reading)) for one, other in told)

    def _one(self, name: str, text: str, reading: FieldReading) -> ContestantId:
        return ANY_NUMBER.read(name, FieldReading({name: text, SECTION: section_told(reading)}, reading.asked))

    def _chosen(self, name: str) -> tuple[str, str]:
        return f"{name}-one", f"{name}-with"

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer a list, and in a form the two of one more couple."""
        chosen = (Leaf(each, Control.CONTESTANT, in_shell=False) for each in self._chosen(name))
        return (Leaf(name, many=True), *chosen)

    def said(self, name: str, value: tuple[tuple[ContestantId, ContestantId], ...]) -> Said:
        """Write each couple with a stroke."""
        return {name: tuple(f"{one}/{other}" for one, other in value)}


def _named(name: str, reading: FieldReading) -> ContestantId:
    """Find who is meant by words, each of which begins one of his names, or is his number.

    Raises:
        FormError: nobody is, or several are.
    """
    text = reading.needed(name)
    wanted = fold(text).split()
    found: list[ContestantId] = []
    for who, entered in reading.asked.state.contestants.items():
        names = " – ".join(each.name for each in entered.players)
        known = fold(f"{who} {entered.name} {names}").split()
        if wanted and all(any(each.startswith(word) for each in known) for word in wanted):
            found.append(who)
    if len(found) > 1:
        raise FormError("several-named", name, text, values=(", ".join(map(str, found[:6])),))
    if not found:
        raise FormError("contestant", name, text)
    return found[0]


@dataclass(frozen=True)
class EntryOf(FieldKind[EntryId]):
    """An entry of some kinds: by its id, its number in the log, or with `R` that in the directors' register."""

    kinds: tuple[type, ...] = ()
    """Nothing: any entry."""
    offered: Offered | None = None
    """The entries that a form offers; where none is said, it is written."""
    is_hidden: bool = False
    of_register: bool = False
    """True where a number without `R` is that in the directors' register, too: the log has none of its entries."""

    def read(self, name: str, reading: FieldReading) -> EntryId:
        """Find the entry."""
        told, asked = reading.needed(name), reading.asked
        id_ = self._numbered(name, told, reading) if told.lstrip("Rr").isdigit() and told.isascii() else told
        if not self.kinds:
            return id_
        entry = asked.state.office.entries.get(id_) or asked.state.rulings.get(id_)
        if entry is None:
            entry = next((each for each in asked.order if each.id == id_), None)
        if entry is None or not isinstance(entry.fact, self.kinds):
            raise self._none_such(name, told, asked)
        return id_

    def _none_such(self, name: str, told: str, asked: ActContext) -> FormError:
        """Return the refusal, with the numbers in the log of those that are meant where there are any."""
        meant = frozenset(() if self.offered is None else self.offered(asked.state))
        numbers = [str(number) for number, each in enumerate(public_entries(asked.order), 1) if each.id in meant]
        if not numbers:
            return FormError("no-such-entry", name, told)
        return FormError("no-such-entry-of", name, told, values=(", ".join(numbers),))

    def _numbered(self, name: str, told: str, reading: FieldReading) -> EntryId:
        state, order = reading.asked.state, reading.asked.order
        number = int(told.lstrip("Rr")[:9])
        if self.of_register or not told.isdigit():
            numbers = register_numbers(order)
            found = next((each.id for each in OfficeRegister.of(state) if numbers[each.id] == number), None)
            if found is None and self.of_register:
                raise FormError("office-register-no-entry", name, values=(str(number), str(len(numbers))))
            if found is None:  # how many there are is for directors only
                raise FormError("no-such-entry", name, told)
            return found
        listed = tuple(public_entries(order))
        if not 0 < number <= len(listed):
            raise FormError("event-no-entry", name, values=(str(number), str(len(listed))))
        return listed[number - 1].id

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the entries."""
        return (Leaf(name, Control.ENTRY, offered=self.offered, is_hidden=self.is_hidden),)


@dataclass(frozen=True)
class EntriesOf(FieldKind[tuple[EntryId, ...]]):
    """Several entries of some kinds, each as `EntryOf` reads it."""

    kinds: tuple[type, ...] = ()
    offered: Offered | None = None
    """The entries that a form offers; without any it does not ask."""
    of_register: bool = False
    """As of `EntryOf`."""

    def read(self, name: str, reading: FieldReading) -> tuple[EntryId, ...]:
        """Find each."""
        one = EntryOf(self.kinds, self.offered, of_register=self.of_register)
        return tuple(one.read(name, FieldReading({name: each}, reading.asked)) for each in reading.listed(name))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Offer the entries; a form has one of them."""
        return (Leaf(name, Control.ENTRY, many=True, offered=self.offered, in_form=self.offered is not None),)

    def said(self, name: str, value: tuple[EntryId, ...]) -> Said:
        """Tell each id."""
        return {name: value}


def _ids(standing: Iterable[OfficeStanding[OfficeFact]]) -> tuple[EntryId, ...]:
    return tuple(each.id for each in standing)


def calls_open(state: EventState) -> tuple[EntryId, ...]:
    """List the calls that nothing has answered yet."""
    return _ids(open_calls(state))


def polls_standing(state: EventState) -> tuple[EntryId, ...]:
    """List the polls that stand."""
    return _ids(polls_taken(state))


def rulings_correctable(state: EventState) -> tuple[EntryId, ...]:
    """List the rulings that can be put right, the last first."""
    found = state.office.rulings()
    return _ids(sorted(found, key=lambda each: (each.entry.at, each.id), reverse=True))


def rulings_standing(state: EventState) -> tuple[EntryId, ...]:
    """List the rulings, waivers, suspensions and disqualifications that stand, the last first.

    Among them the scores and penalties that were ruled alone, and not those that belong to a ruling.
    """
    given = {score for entry in state.rulings.values() for score in scores_given(entry.fact)}
    found = (
        *(each.entry for each in state.office.rulings()),
        *(each.entry for each in state.office.standing(RectificationWaived)),
        *(each.entry for each in state.office.standing(*get_args(DisciplineFact))),
        *(each for each in state.rulings.values() if each.id not in given and is_award_that_stands(state, each)),
    )
    return tuple(each.id for each in sorted(found, key=lambda each: (each.at, each.id), reverse=True))


def rulings_listed(state: EventState) -> tuple[EntryId, ...]:
    """List rulings, penalties and decisions, against which somebody may appeal."""
    return tuple(state.rulings)


def appeals_open(state: EventState) -> tuple[EntryId, ...]:
    """List the appeals that are to be heard."""
    return tuple(each.id for each in waiting_appeals(state))
