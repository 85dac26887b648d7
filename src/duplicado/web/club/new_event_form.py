"""Form values of the pages for a new event, read and carried along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from duplicado.event.contest import ScoringMethod
from duplicado.law.edition import Edition
from duplicado.law.regulations.profile import PROFILES
from duplicado.movement.named import MOVEMENT_NAMES
from duplicado.service.club.event_directory import (
    BOARDS,
    MOST_COPIES,
    MOST_SECTIONS,
    MOST_SESSIONS,
    ClubEvening,
    EveningKind,
    Terms,
)
from duplicado.service.live.roles import Openness, Release

__all__ = ["carried", "evening_in"]

_MOST_MINUTES: Final = 600
_MOST_CONTESTANTS: Final = 200
_MOST_BOARDS: Final = 40
_WEEK: Final = 7 * 24 * 60
_Any = TypeVar("_Any")


def evening_in(form: Mapping[str, Any]) -> ClubEvening:
    """Read what was filled in; what cannot be read is as it is on an empty form."""

    def number(name: str, usual: int, most: int, least: int = 0) -> int:
        text = str(form.get(name, "")).strip()
        return min(max(int(text), least), most) if text.isascii() and text.isdigit() and len(text) < 6 else usual

    def one_of(choices: Mapping[str, _Any], name: str, usual: _Any) -> _Any:
        return choices.get(str(form.get(name, "")), usual)

    releases = {each.value: each for each in Release}
    open_ = Openness()
    told = "display" in form  # boxes that are not ticked say nothing by themselves
    openness = Openness(
        travellers=form.get("travellers") == "yes" if told else open_.travellers,
        hands=form.get("hands") == "yes" if told else open_.hands,
        players=one_of(releases, "shown_players", open_.players),
        display=one_of(releases, "display", open_.display),
        public=one_of(releases, "public", open_.public),
    )
    correction = number("correction", -1, _WEEK)
    terms = Terms(
        sections=number("sections", 1, MOST_SECTIONS, 1),
        together=form.get("together") != "no",
        sessions=number("sessions", 1, MOST_SESSIONS, 1),
        boards_each=number("boards_each", 0, _MOST_BOARDS),
        method=one_of({each.value: each for each in ScoringMethod}, "method", None),
        profile=one_of({name: name for name in PROFILES}, "profile", "wbf"),
        edition=one_of({each.value: each for each in Edition}, "edition", Edition.LAWS_2017),
        correction_minutes=None if correction < 0 else correction,
        boards=one_of({each: each for each in BOARDS}, "boards", "none"),
        copies=number("copies", 1, MOST_COPIES, 1),
        named=one_of({each: each for each in MOVEMENT_NAMES}, "named", ""),
        way=str(form.get("way", ""))[:60],
        openness=openness,
    )
    return ClubEvening(
        " ".join(str(form.get("title", "")).split())[:80],
        str(form.get("date", ""))[:10],
        one_of({each.value: each for each in EveningKind}, "kind", EveningKind.PAIRS),
        number("number", 0, _MOST_CONTESTANTS),
        form.get("counted") == "tables",
        number("minutes", 0, _MOST_MINUTES),
        terms,
    )


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
    }
    return {name: str(value) for name, value in fields.items()}
