"""Form values of the pages for a new event, read and carried along."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Final

from litestar.datastructures import UploadFile
from msgspec.structs import asdict
from multidict import MultiMapping

from duplicado.service.club.event_terms import (
    LONGEST_PERIOD,
    MOST_ENTRANTS,
    MOST_MINUTES,
    ClubEvening,
    EveningKind,
    EventDate,
    EventTitle,
    Terms,
)
from duplicado.service.live.roles import Openness, Release
from duplicado.web.form_fields import LongText, NumberWithin, OneLine, OneOf, read_form

_NOT_CARRIED: Final = frozenset({"openness", "correction_minutes", "boards", "named"})
"""Those of the terms that the second page asks itself, or that the first one sends under another name."""


@dataclass(frozen=True, slots=True)
class _EveningForm:
    """Those of the first page's answers that the page asks for in its own way; the others are fields of `Terms`.

    What is not told is as it is on an empty form.
    """

    title: EventTitle = ""
    date: EventDate = ""
    kind: EveningKind = EveningKind.PAIRS
    number: Annotated[int, NumberWithin(0, MOST_ENTRANTS)] = 0
    counted: Annotated[str, OneOf("tables")] = ""
    minutes: Annotated[int, NumberWithin(0, MOST_MINUTES)] = 0
    correction: Annotated[int | None, NumberWithin(0, LONGEST_PERIOD)] = None
    travellers: bool = False
    hands: bool = False
    shown_players: Release | None = None
    display: Release | None = None
    public: Release | None = None

    def openness(self) -> Openness:
        """Return what is shown to whom; boxes that are not ticked mean something only with the choices beside them."""
        usual = Openness()
        return Openness(
            travellers=usual.travellers if self.display is None else self.travellers,
            hands=usual.hands if self.display is None else self.hands,
            players=self.shown_players or usual.players,
            display=self.display or usual.display,
            public=self.public or usual.public,
        )


@dataclass(frozen=True, slots=True)
class FoundingForm:
    """The second page's answers: which of the ways, who plays, and what else is to be kept."""

    choice: Annotated[int | None, NumberWithin(1, 9)] = None
    back: bool = False
    """True where the first page is shown again, as it was filled in."""
    look: bool = False
    """True where the movements are only to be shown, for what is filled in."""
    named: Annotated[str, OneLine(60)] = ""
    """The movement that is asked for by its name, and the one for which the page was made."""
    named_shown: Annotated[str | None, OneLine(60)] = None
    number_shown: Annotated[int, NumberWithin(0, MOST_ENTRANTS)] = 0
    """Number of contestants that stood on the first page before anything was filled in."""
    name: Annotated[str, LongText(100)] = ""
    command: Annotated[str, LongText(64)] = ""
    file: UploadFile | None = None
    players: Annotated[str, LongText(20_000)] = ""
    as_they_are: bool = False
    """True where names that look strange are meant so."""
    remember: bool = False
    """True where the club keeps the names."""
    template_name: Annotated[str, OneLine(200)] = ""

    @property
    def looks(self) -> bool:
        """True where the movements are shown before anything is made, as when another one is asked for by name."""
        return self.look or self.named_shown not in {None, self.named}


def evening_in(form: MultiMapping[Any]) -> ClubEvening:
    """Read what was filled in; what cannot be read is as it is on an empty form."""
    told = read_form(_EveningForm, form)
    return ClubEvening(
        title=told.title,
        date=told.date,
        kind=told.kind,
        number=told.number,
        by_tables=bool(told.counted),
        minutes=told.minutes,
        terms=read_form(Terms, form, openness=told.openness(), correction_minutes=told.correction),
    )


def carried(evening: ClubEvening) -> dict[str, str]:
    """Return the fields by which the first page's answers go along to the second; `evening_in` reads them."""
    openness = evening.terms.openness
    fields = {
        **{name: value for name, value in asdict(evening).items() if name not in {"by_tables", "terms"}},
        "counted": "tables" if evening.by_tables else "contestants",
        **{name: value for name, value in asdict(evening.terms).items() if name not in _NOT_CARRIED},
        "correction": evening.terms.correction_minutes,
        "shown_players": openness.players,
        "display": openness.display,
        "public": openness.public,
        **{name: True for name in ("travellers", "hands") if getattr(openness, name)},
    }
    return {name: _sent(value) for name, value in fields.items()}


def _sent(value: object) -> str:
    """Return what a form sends of a value."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case _:
            return "" if value is None else str(value)
