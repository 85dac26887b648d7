"""Form values of the pages for a new event, read and carried along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar.datastructures import UploadFile
from multidict import MultiMapping

from duplicado.event.contest import ScoringMethod
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import PROFILES
from duplicado.movement.named import MOVEMENT_NAMES
from duplicado.service.club.event_presets import EveningKind
from duplicado.service.club.event_terms import BOARDS, MOST_COPIES, MOST_SECTIONS, MOST_SESSIONS, ClubEvening, Terms
from duplicado.service.live.roles import Openness, Release
from duplicado.web.form_fields import LongText, NumberWithin, OneLine, OneOf, read_form

_MOST_MINUTES: Final = 600
_MOST_CONTESTANTS: Final = 200
_MOST_BOARDS: Final = 40
_WEEK: Final = 7 * 24 * 60


@dataclass(frozen=True, slots=True)
class _EveningForm:
    """The first page's answers; what is not told is as it is on an empty form."""

    title: Annotated[str, OneLine(80)] = ""
    date: Annotated[str, LongText(10)] = ""
    kind: EveningKind = EveningKind.PAIRS
    number: Annotated[int, NumberWithin(0, _MOST_CONTESTANTS)] = 0
    counted: Annotated[str, OneOf("tables")] = ""
    minutes: Annotated[int, NumberWithin(0, _MOST_MINUTES)] = 0
    sections: Annotated[int, NumberWithin(1, MOST_SECTIONS)] = 1
    together: bool = True
    sessions: Annotated[int, NumberWithin(1, MOST_SESSIONS)] = 1
    boards_each: Annotated[int, NumberWithin(0, _MOST_BOARDS)] = 0
    method: ScoringMethod | None = None
    profile: Annotated[str, OneOf(*PROFILES)] = "wbf"
    edition: Edition = Edition.LAWS_2017
    correction: Annotated[int | None, NumberWithin(0, _WEEK)] = None
    boards: Annotated[str, OneOf(*BOARDS)] = "none"
    copies: Annotated[int, NumberWithin(1, MOST_COPIES)] = 1
    named: Annotated[str, OneOf(*MOVEMENT_NAMES)] = ""
    way: Annotated[str, LongText(60)] = ""
    electronic: bool = False
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
    look: bool = False
    """True where the movements are only to be shown, for what is filled in."""
    named: Annotated[str, OneLine(60)] = ""
    """The movement that is asked for by its name, and the one for which the page was made."""
    named_shown: Annotated[str | None, OneLine(60)] = None
    number_shown: Annotated[int, NumberWithin(0, _MOST_CONTESTANTS)] = 0
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
    terms = Terms(
        sections=told.sections,
        together=told.together,
        sessions=told.sessions,
        boards_each=told.boards_each,
        method=told.method,
        profile=told.profile,
        edition=told.edition,
        correction_minutes=told.correction,
        boards=told.boards,
        copies=told.copies,
        named=told.named,
        way=told.way,
        openness=told.openness(),
        electronic=told.electronic,
    )
    return ClubEvening(told.title, told.date, told.kind, told.number, bool(told.counted), told.minutes, terms)


def carried(evening: ClubEvening) -> dict[str, str]:
    """Return the fields by which the first page's answers go along to the second; `evening_in` reads them."""
    terms = evening.terms
    fields = {
        "title": evening.title,
        "date": evening.date,
        "kind": evening.kind.value,
        "number": evening.number,
        "counted": "tables" if evening.by_tables else "contestants",
        "minutes": evening.minutes,
        "sections": terms.sections,
        "together": "yes" if terms.together else "no",
        "sessions": terms.sessions,
        "boards_each": terms.boards_each,
        "method": "" if terms.method is None else terms.method.value,
        "profile": terms.profile,
        "edition": terms.edition.value,
        "correction": "" if terms.correction_minutes is None else terms.correction_minutes,
        "copies": terms.copies,
        "way": terms.way,
        "shown_players": terms.openness.players.value,
        "display": terms.openness.display.value,
        "public": terms.openness.public.value,
        **({"travellers": "yes"} if terms.openness.travellers else {}),
        **({"hands": "yes"} if terms.openness.hands else {}),
        **({"electronic": "yes"} if terms.electronic else {}),
    }
    return {name: str(value) for name, value in fields.items()}
