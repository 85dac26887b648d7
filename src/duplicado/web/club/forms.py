"""What the forms of the console ask for, field by field; what each field is called stands in the messages."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from duplicado.event.facts.office_values import MeasureTaken, NoteKind
from duplicado.service.office.acts import Page
from duplicado.service.office.acts_in_full import BECAUSE
from duplicado.service.office.acts_of_tables import CAUSES, DIRECTIONS
from duplicado.vocabulary.seats import Seat

__all__ = ["FORMS", "Ask", "Field", "Form", "forms_of"]


class Ask(enum.Enum):
    """How something is asked for; the value is its name in templates."""

    TEXT = "text"
    LONG = "long"
    NUMBER = "number"
    """A whole number: the keyboard of digits."""
    AMOUNT = "amount"
    """A number that may have decimals."""
    CHOICE = "choice"
    TICK = "tick"
    WHO = "who"
    """The number of a contestant."""
    LAWS = "laws"
    HIDDEN = "hidden"
    SESSION = "session"
    """The session; not shown where there is only one."""
    SECTION = "section"
    """The section; not shown where there is only one."""
    CALL = "call"
    """One of the calls that nothing has answered."""
    RULING = "ruling"
    """One of the rulings that stand."""
    POLL = "poll"
    UNIT = "unit"
    """The unit of a penalty."""
    SCORE = "score"
    """An adjusted score, or none."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form. `form-field-NAME` is its label, `form-hint-NAME` its hint; or `form-field-ACT-NAME` in one."""

    name: str
    ask: Ask = Ask.TEXT
    required: bool = False
    choices: tuple[str, ...] = ()
    """What may be chosen; `form-choice-NAME-CHOICE` says it. The empty one is none of the others."""
    value: str = ""
    """What stands there at first."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of the console. `form-title-ACT` is its title, `form-text-ACT` says what it is for, where it has one."""

    page: Page
    fields: tuple[Field, ...]


_SEATS: Final = tuple(each.value for each in Seat)
_SESSION: Final = (Field("session", Ask.SESSION), Field("section", Ask.SECTION))
_TABLE: Final = Field("table", Ask.NUMBER, required=True)
_WHERE: Final = (*_SESSION, _TABLE, Field("board", Ask.NUMBER), Field("round", Ask.NUMBER))
_ANYWHERE: Final = (*_SESSION, Field("table", Ask.NUMBER), Field("board", Ask.NUMBER), Field("round", Ask.NUMBER))
_PLACE: Final = tuple(Field(name, Ask.HIDDEN) for name in ("session", "section", "round", "table", "board"))
_WHO: Final = Field("who", Ask.WHO, required=True)
_REASON: Final = Field("reason")
_REASON_WANTED: Final = Field("reason", required=True)
_UNDER: Final = Field("under", Ask.LAWS)
_APPROVED: Final = Field("approved")
_FROM_ROUND: Final = Field("from-round", Ask.NUMBER)
_RULED: Final = (
    Field("said", Ask.LONG, required=True),
    Field("under", Ask.LAWS, required=True),
    Field("facts", Ask.CHOICE, choices=("agreed", "disputed", "undetermined")),
    Field("told", Ask.LONG),
    Field("found", Ask.LONG),
    Field("offered", Ask.LONG),
    Field("reasons", Ask.LONG),
    Field("poll", Ask.POLL),
    Field("come-back"),
    Field("appeal-told", Ask.TICK),
)

FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        # ---- a board at a table
        "agree": Form(
            Page.PLACE,
            (*_PLACE, Field("side", Ask.CHOICE, choices=("both", "NS", "EW"))),
        ),
        "unplayed": Form(
            Page.PLACE,
            (
                *_PLACE,
                Field("cause-ns", Ask.CHOICE, choices=tuple(CAUSES)),
                Field("cause-ew", Ask.CHOICE, choices=tuple(CAUSES)),
                Field("whole-round", Ask.TICK),
                _REASON_WANTED,
            ),
        ),
        "form": Form(Page.PLACE, (*_PLACE, Field("form"), _APPROVED)),
        # ---- calls, rulings, polls
        "call": Form(
            Page.WRITTEN,
            (*_WHERE, Field("said", Ask.LONG, required=True), Field("seat", Ask.CHOICE, choices=("", *_SEATS))),
        ),
        "notice": Form(
            Page.WRITTEN,
            (*_WHERE, Field("what", Ask.LONG, required=True), Field("manner", required=True), _UNDER),
        ),
        "ruling": Form(
            Page.WRITTEN,
            (
                *_WHERE,
                Field("call", Ask.CALL),
                *_RULED,
                Field("follows", Ask.RULING),
                Field("score", Ask.SCORE),
                Field("instead", Ask.TICK),
            ),
        ),
        "correct-ruling": Form(
            Page.WRITTEN,
            (
                Field("instead-of", Ask.RULING, required=True),
                Field("because", Ask.CHOICE, choices=tuple(BECAUSE)),
                _REASON_WANTED,
                *_ANYWHERE,
                *_RULED,
                Field("score", Ask.SCORE),
            ),
        ),
        "retract": Form(Page.WRITTEN, (Field("ruling", Ask.RULING, required=True), _REASON_WANTED)),
        "waive": Form(
            Page.WRITTEN,
            (
                *_WHERE,
                Field("call", Ask.CALL),
                Field("asked-by", Ask.CHOICE, choices=("NS", "EW")),
                Field("waived", Ask.LONG, required=True),
                Field("cause", required=True),
                _UNDER,
            ),
        ),
        "refer": Form(
            Page.WRITTEN,
            (
                *_ANYWHERE,
                Field("to", required=True),
                Field("matter", Ask.LONG, required=True),
                Field("under", Ask.CHOICE, choices=("81C7", "83", "93C2")),
                Field("ruling", Ask.RULING),
            ),
        ),
        "poll": Form(
            Page.WRITTEN,
            (
                *_WHERE,
                Field("question", required=True),
                Field("seat", Ask.CHOICE, choices=_SEATS),
                Field("hand"),
                Field("auction"),
                Field("explained", Ask.LONG),
                Field("play"),
                Field("led"),
                Field("withheld"),
                Field("level"),
                Field("answers", Ask.LONG),
            ),
        ),
        # ---- who takes part
        "enter": Form(
            Page.PEOPLE,
            (
                _WHO,
                Field("players", Ask.LONG),
                Field("team"),
                Field("seed", Ask.NUMBER),
                Field("categories"),
                Field("stratum"),
                Field("handicap", Ask.AMOUNT),
            ),
        ),
        "substitute": Form(
            Page.PEOPLE,
            (
                _WHO,
                Field("absent", required=True),
                Field("newcomer", required=True),
                Field("player-number"),
                *_SESSION,
                _FROM_ROUND,
                _REASON,
            ),
        ),
        "withdraw": Form(
            Page.PEOPLE,
            (_WHO, *_SESSION, Field("after-round", Ask.NUMBER, required=True), _REASON, _APPROVED),
        ),
        "missed": Form(Page.PEOPLE, (_WHO, *_SESSION, _REASON)),
        "carry": Form(Page.PEOPLE, (_WHO, Field("amount", Ask.AMOUNT, required=True), _REASON)),
        "suspend": Form(
            Page.PEOPLE,
            (
                _WHO,
                Field("player"),
                *_SESSION,
                Field("from-round", Ask.NUMBER, required=True),
                Field("to-round", Ask.NUMBER),
                Field("cause", required=True),
            ),
        ),
        "disqualify": Form(
            Page.PEOPLE,
            (
                _WHO,
                Field("player"),
                *_SESSION,
                Field("after-round", Ask.NUMBER, required=True),
                Field("cause", required=True),
                Field("approved", required=True),
            ),
        ),
        "sit": Form(
            Page.PEOPLE, (_WHO, Field("seats", Ask.CHOICE, choices=DIRECTIONS), *_SESSION, _FROM_ROUND, _REASON)
        ),
        "mover": Form(Page.PEOPLE, (*_SESSION, _TABLE, Field("seat", Ask.CHOICE, choices=_SEATS))),
        "finish-round": Form(Page.PEOPLE, (*_SESSION, _TABLE, Field("round", Ask.NUMBER, required=True))),
        # ---- for directors only
        "conduct": Form(
            Page.REGISTER,
            (
                Field("who", Ask.WHO),
                Field("player"),
                Field("what", Ask.LONG, required=True),
                _UNDER,
                Field("measure", Ask.CHOICE, choices=tuple(each.value for each in MeasureTaken)),
                Field("amount", Ask.AMOUNT),
                Field("unit", Ask.UNIT),
                *_ANYWHERE,
                Field("told-by"),
            ),
        ),
        "partnership": Form(
            Page.REGISTER,
            (
                Field("kind", Ask.CHOICE, choices=tuple(each.value for each in NoteKind)),
                _WHO,
                Field("player"),
                Field("what", Ask.LONG, required=True),
                Field("seat", Ask.CHOICE, choices=("", *_SEATS)),
                Field("made"),
                Field("meaning"),
                Field("held"),
                Field("partner"),
                _UNDER,
                *_ANYWHERE,
                Field("told-by"),
            ),
        ),
    }
)
"""By the names of their acts, in the order in which a page has them."""


def forms_of(page: Page) -> dict[str, Form]:
    """Return the forms of a page, in their order."""
    return {act: form for act, form in FORMS.items() if form.page is page}
