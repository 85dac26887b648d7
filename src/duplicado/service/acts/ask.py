"""Field specifiers of acts: what is asked, of what kind it is, what holds where nothing is told.

A class of questions is made by `questions`, its fields by `ask`: the type of a field is that of its kind, and a field
without a default is required. `read` makes an instance from what a form posts, a shell passes or a program sends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar, cast, dataclass_transform, overload

from duplicado.event.facts.contestants import Player
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.service.acts.form_error import FormError
from duplicado.vocabulary.enumeration import Enumeration

if TYPE_CHECKING:
    from duplicado.event.facts.office_values import Where

_T = TypeVar("_T")
_D = TypeVar("_D")
_LONGEST: Final = 2_000
Interviewer: TypeAlias = "Callable[[str, tuple[str, ...], Where, EntryId | None], tuple[str, Mapping[str, str]]]"
"""Holds an interview about what happened in a word, with answers in their order, where, and on which call.

It returns the incident and the answers as they were typed, by their questions.
"""
When: TypeAlias = Callable[[EventState, Place | None], bool]
"""Tells whether something is asked for in an event, at a place where it is about one."""
Said: TypeAlias = Mapping[str, str | tuple[str, ...]]
"""Values that are told, by the names of fields: a text, or several where each was told by itself."""


class Control(Enumeration):
    """Manner in which a field is asked for; the value is its name in templates."""

    TEXT = "text"
    LONG = "long"
    NUMBER = "number"
    AMOUNT = "amount"
    CHOICE = "choice"
    TICK = "tick"
    CONTESTANT = "contestant"
    LAWS = "laws"
    SESSION = "session"
    """A number; not shown where there is only one session."""
    SECTION = "section"
    """One of the sections; not shown where there is only one."""
    ENTRY = "entry"
    """An entry of the record; one of those that are offered, where any are."""
    APPROVAL = "approval"
    """Person who approves of what comes late; a form about a board asks for it only then."""
    GETS = "gets"
    """Score that a side gets, in a line."""
    SCORE = "score"
    """A part of an adjusted score, which a form lays out as a whole."""
    BOARDS = "boards"
    """Other boards of the same session."""
    CONDITION = "condition"
    """A condition of contest, laid out by the page of the conditions."""
    FILE = "file"
    """A text; in a shell the name of the file that holds it."""
    PATH = "path"
    """The name of a file; only a shell asks for it."""
    ANSWERS = "answers"
    """The answers of an interview; in a shell they are asked for where none is told."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A single field as a form, a command or a program fills it in."""

    name: str
    control: Control = Control.TEXT
    required: bool = False
    choices: tuple[str, ...] = ()
    """Values that may be chosen; the empty one is none of the others."""
    also: tuple[str, ...] = ()
    """Other spellings of the choices that are understood."""
    least: int = 1
    most: int = 99_999
    many: bool = False
    """True where several texts may be told."""
    offered: Callable[[EventState], Sequence[str]] | None = None
    """Values that may be chosen in an event, where that is not always the same; of entries their ids."""
    initial: str = ""
    """Value that holds where nothing is told, and stands in a form at first."""
    when: When | None = None
    """Condition under which a form asks for it; always where nothing is said."""
    in_form: bool = True
    is_hidden: bool = False
    """True where a form carries it along unseen."""
    in_shell: bool = True
    option: str = ""
    """The option of a shell, where it is not called as the field."""
    bare: str = ""
    """Value that an option of a shell tells that is given without a value; nothing: it must have one."""
    is_signed: bool = False
    """True where it may begin with a minus, which in a shell is no option then."""
    has_others: bool = False
    """True where others may be told in its place, so that it is not required by itself."""
    is_open: bool = False
    """True where more may be written than the choices."""

    @property
    def called(self) -> str:
        """Name that a shell has for it."""
        return self.option or self.name

    @property
    def body_name(self) -> str:
        """Name that a program has for it."""
        return self.name if self.control is Control.CONDITION else self.name.replace("-", "_")


def _as_told(player: Player) -> Player:
    return player


@dataclass(frozen=True, slots=True)
class ActContext:
    """Circumstances of an act: the record, who acts, in which language."""

    state: EventState
    order: Sequence[Entry] = ()
    """The entries of the record, for what follows from how everybody stands."""
    by: str = ""
    """Person who acts, as the club calls him."""
    subject: str = ""
    """The same as the server knows him: the ids of his entries begin with it."""
    id: str = ""
    """The id of the command."""
    language: Language = Language.ENGLISH
    """In whose letters results and calls are written."""
    interviewer: Interviewer | None = None
    """Holds interviews with whoever acts, where he is there to be asked; else an act tells all answers."""
    known: Callable[[Player], Player] = field(default=_as_told, compare=False)
    """Completes a player whom the club knows, by his name or by his number alone."""

    def entry(self, number: int, count: int) -> EntryId:
        """Return the id that a fact of this act gets in the record: its number among so many, from 1."""
        own = f"{self.subject}/{self.id}" if self.subject else self.id
        return own if count == 1 else f"{own}.{number}"


@dataclass(frozen=True, slots=True)
class FieldReading:
    """Texts that are told for the fields of an act, with the circumstances in which they are read."""

    said: Said
    asked: ActContext

    def text(self, name: str) -> str:
        """Return what is told, without spaces around it; several texts in lines."""
        return self.whole(name).strip()[:_LONGEST]

    def whole(self, name: str) -> str:
        """Return the same however long it is."""
        found = self.said.get(name, "")
        return found if isinstance(found, str) else "\n".join(found)

    def needed(self, name: str) -> str:
        """Return what is told.

        Raises:
            FormError: nothing is.
        """
        found = self.text(name)
        if not found:
            raise FormError("needed", name)
        return found

    def listed(self, name: str, *apart: str) -> tuple[str, ...]:
        """Return the texts that are told, apart by lines and, in a single text, by further signs.

        Where a space is such a sign none of them holds one, and several texts are taken apart alike.
        """
        told = self.said.get(name, "")
        texts = (told,) if isinstance(told, str) else told
        if isinstance(told, str) or " " in apart:
            for sign in apart:
                texts = tuple(each.replace(sign, "\n") for each in texts)
            texts = tuple(line for each in texts for line in each[:_LONGEST].splitlines())
        return tuple(each.strip()[:_LONGEST] for each in texts if each.strip())


class FieldKind(ABC, Generic[_T]):
    """Kind of a field: how it is asked for, read, and written again."""

    is_compound: ClassVar[bool] = False
    """True where it is asked for in any case, by fields each of which says whether it is required."""

    @abstractmethod
    def read(self, name: str, reading: FieldReading) -> _T:
        """Return the value of a field that is told.

        Raises:
            FormError: it cannot be understood.
        """

    @abstractmethod
    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Return the single fields of which it consists; the first is the one that is missing where nothing is told."""

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether anything is told; what consists of several fields is read in any case."""
        return self.is_compound or bool(reading.text(name))

    def said(self, name: str, value: _T) -> Said:
        """Return what is to be told for a value."""
        return {name: str(value)}


@dataclass(frozen=True, slots=True)
class AskedField:
    """A field of an act."""

    field: str
    """The name of the attribute."""
    name: str
    """The name in forms, options and programs."""
    kind: FieldKind[Any]
    required: bool
    default: object
    option: str
    leaves: tuple[Leaf, ...]


@overload
def ask(kind: FieldKind[_T], *, option: str = "", when: When | None = None) -> _T: ...
@overload
def ask(kind: FieldKind[_T], *, default: _D, option: str = "", when: When | None = None) -> _T | _D: ...
def ask(kind: FieldKind[_T], *, default: object = MISSING, option: str = "", when: When | None = None) -> object:
    """Ask for a field.

    Args:
        kind: of which kind it is.
        default: what holds where nothing is told; without one the field is required.
        option: the option of a shell, where it is not called as the field: a field of several texts is told one by one.
        when: when a form asks for it, where that is not always.
    """
    metadata = MappingProxyType({"ask": (kind, option, when)})
    return field(metadata=metadata) if default is MISSING else field(default=default, metadata=metadata)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(ask,))
def questions(cls: type[_T]) -> type[_T]:
    """Make a class of typed questions."""
    return dataclass(frozen=True, kw_only=True, slots=True)(cls)


def questions_of(cls: type[Any]) -> tuple[AskedField, ...]:
    """Return the questions of a class, in their order."""
    return _cached(cast("Hashable", cls))


@cache
def _cached(cls: Any) -> tuple[AskedField, ...]:  # noqa: ANN401 - a class is not Hashable in the eyes of the type checker
    return tuple(_questions(cls))


def _questions(cls: type[Any]) -> Iterator[AskedField]:
    for each in fields(cls):
        kind, option, when = cast("tuple[FieldKind[Any], str, When | None]", each.metadata["ask"])
        name = each.name.strip("_").replace("_", "-")
        required = each.default is MISSING
        first, *others = kind.leaves(name)
        is_needed = required and not (kind.is_compound or first.has_others)
        first = replace(first, required=first.required or is_needed, option=option, when=when)
        if first.control is Control.SESSION and each.default is None:
            first = replace(first, control=Control.NUMBER)
        if first.choices and each.default is None:
            first = replace(first, choices=("", *first.choices))
        if not required and not first.initial:
            initial = _initial(kind, name, each.default)
            first = replace(first, initial=initial)
        yield AskedField(each.name, name, kind, required, each.default, option, (first, *others))


def _initial(kind: FieldKind[Any], name: str, default: object) -> str:
    if default is None or default in (0, "", (), False):
        return ""
    said = kind.said(name, default).get(name, "")
    return said if isinstance(said, str) else "\n".join(said)


def leaves_of(cls: type[Any]) -> tuple[Leaf, ...]:
    """Return the single fields of a class; one of which several questions consist is named once, where it is shown."""
    found: dict[str, Leaf] = {}
    for question in questions_of(cls):
        for leaf in question.leaves:
            if leaf.name not in found or (leaf.in_form and not found[leaf.name].in_form):
                found[leaf.name] = leaf
    return tuple(found.values())


def read(cls: type[_T], said: Said, asked: ActContext) -> _T:
    """Make an instance of a class of questions from what is told.

    Raises:
        FormError: a field that is required is not told, or one cannot be understood.
    """
    reading = FieldReading(said, asked)
    values: dict[str, object] = {}
    for question in questions_of(cast("type[Any]", cls)):
        if question.kind.is_told(question.name, reading):
            values[question.field] = question.kind.read(question.name, reading)
        elif question.required:
            raise FormError("needed", question.leaves[0].name)
    return cls(**values)


def read_or_none(kind: FieldKind[_T], name: str, said: Said, asked: ActContext) -> _T | None:
    """Return the value of a field; `None` where nothing is told that can be understood."""
    try:
        return kind.read(name, FieldReading(said, asked))
    except FormError:
        return None


def said_of(found: object) -> dict[str, str | tuple[str, ...]]:
    """Return what is to be told so that `read` makes an equal instance."""
    said: dict[str, str | tuple[str, ...]] = {}
    for question in questions_of(cast("type[Any]", type(found))):
        value = getattr(found, question.field)
        if question.required or value != question.default:
            said.update(question.kind.said(question.name, value))
    return said


@dataclass(frozen=True)
class FieldGroup(FieldKind[_T]):
    """Questions that several acts have in common."""

    is_compound: ClassVar[bool] = True

    cls: type[_T]

    def read(self, name: str, reading: FieldReading) -> _T:
        """Read each."""
        return read(self.cls, reading.said, reading.asked)

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask each."""
        return leaves_of(cast("type[Any]", self.cls))

    def said(self, name: str, value: _T) -> Said:
        """Tell each."""
        return said_of(value)
