"""A whole event as its pages and sheets need it: its ranking, and an evening for each session or section of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from duplicado.event.contest import ContestantId
from duplicado.event.record.board_views import RankedSelection, Selection, SelectionKind
from duplicado.event.record.published_outcome import Brackets, EventOutcome, PublishedMatch
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.wording import Wording

_LONGEST = 60


def selection_title(selection: Selection, wording: Wording) -> str:
    """Write which ranking it is."""
    match selection.kind:
        case SelectionKind.CATEGORY:
            return wording.text("rankings-category", name=selection.name)
        case SelectionKind.STRATUM:
            key = "rankings-stratum-below" if selection.is_with_lower else "rankings-stratum"
            return wording.text(key, name=selection.name)
        case SelectionKind.HANDICAP:
            part = selection.view.handicap
            if part is None or part == 1:
                return wording.text("rankings-handicap")
            return wording.text("rankings-handicap-part", part=f"{wording.number(100 * part)} %")


def selection_addresses(selections: Sequence[RankedSelection]) -> Mapping[str, RankedSelection]:
    """Return the part of an address that names each ranking: `category-seniors`, `stratum-B`, `handicap`."""
    found: dict[str, RankedSelection] = {}
    for place, each in enumerate(selections, 1):
        chosen = each.selection
        name = chosen.name if chosen.name.isascii() and chosen.name.isalnum() else _as_numbers(chosen.name)
        address = f"{chosen.kind.value}-{name}" if name else chosen.kind.value
        # On some disks `A.html` is `a.html`.
        taken = {known.casefold() for known in found}
        if address.casefold() in taken or len(address) > _LONGEST:
            address = f"{chosen.kind.value}-no-{place}"
        found[address] = each
    return found


def _as_numbers(name: str) -> str:
    return "".join(sign if sign.isascii() and sign.isalnum() else f"x{ord(sign):x}" for sign in name)


@dataclass(frozen=True)
class EventPart:
    """A session of an event, or a section of one, that has pages of its own."""

    address: str
    """The part of an address that names it: `2`, `2-A`."""
    session: int
    section: str
    """Empty where the session has no sections that are scored apart."""
    evening: EveningPage
    has_sections: bool
    """True where its session has several."""
    has_sessions: bool
    """True where the event has several sessions."""


@dataclass(frozen=True)
class WholeEvent:
    """Event as far as it is to be published."""

    evening: EveningPage
    """The event: its ranking and everybody in it; its boards where it has but one part."""
    parts: tuple[EventPart, ...] = ()
    """In the order of sessions and sections; none where the event is one session that is scored as one field."""
    matches: tuple[PublishedMatch, ...] = ()
    brackets: tuple[Brackets, ...] = ()
    selections: tuple[RankedSelection, ...] = ()
    """Rankings by category and stratum and with handicaps."""
    withheld: int = 0
    """The number of boards that count but are withheld, because another session is still to play their deals."""

    @cached_property
    def selection_addresses(self) -> Mapping[str, RankedSelection]:
        """To the part of an address that names it each ranking among some of the contestants."""
        return selection_addresses(self.selections)

    def part_at(self, address: str) -> EventPart | None:
        """Return the part that an address names, if there is one."""
        return next((part for part in self.parts if part.address == address), None)

    @property
    def evenings(self) -> tuple[EveningPage, ...]:
        """An evening for each field that has boards."""
        return tuple(part.evening for part in self.parts) or (self.evening,)

    def evening_of(self, match: PublishedMatch) -> EveningPage:
        """Return the evening in which a match was played."""
        return self.evenings[match.field]

    def part_of(self, match: PublishedMatch) -> EventPart | None:
        """Return the part in which a match was played, where there are parts."""
        return self.parts[match.field] if self.parts else None

    @cached_property
    def match_addresses(self) -> Mapping[int, str]:
        """The part of an address that names each match, by its place among the matches; byes have none."""
        return {
            place: "-".join(
                (str(match.session), str(match.round), *(self._plain(side.contestant) for side in match.sides))
            )
            for place, match in enumerate(self.matches)
            if not match.is_bye
        }

    def match_at(self, address: str) -> int | None:
        """Return the place of the match that an address names, if there is one."""
        return next((place for place, each in self.match_addresses.items() if each == address), None)

    def matches_of(self, contestant: ContestantId) -> tuple[int, ...]:
        """Return the places of a contestant's matches, byes included."""
        return tuple(
            place
            for place, match in enumerate(self.matches)
            if any(side.contestant == contestant for side in match.sides)
        )

    def parts_of(self, contestant: ContestantId) -> tuple[EventPart, ...]:
        """Return the parts in which a contestant has a line."""
        return tuple(part for part in self.parts if contestant in part.evening.lines_of)

    def _plain(self, contestant: ContestantId) -> str:
        return self.evening.addresses.get(contestant, str(contestant.number)).replace("-", "")


def whole_event(name: str, outcome: EventOutcome) -> WholeEvent:
    """Prepare an event for publication.

    Args:
        name: the name of its file.
        outcome: how it stands.
    """
    whole = EveningPage(name, outcome.contest, (), outcome.standings)
    if len(outcome.fields) < 2:
        return WholeEvent(whole, (), outcome.matches, outcome.brackets, outcome.selections, len(outcome.withheld))
    addresses = whole.addresses
    sessions = [field.session for field in outcome.fields]
    parts: list[EventPart] = []
    for field in outcome.fields:
        has_sections = sessions.count(field.session) > 1
        section = field.section or ""
        address = f"{field.session}-{_safe(section)}" if has_sections else str(field.session)
        if any(part.address == address for part in parts):
            address = f"{field.session}-{len(parts) + 1}"
        evening = EveningPage(name, field.contest, (), field.standings, given_addresses=addresses)
        parts.append(EventPart(address, field.session, section, evening, has_sections, len(outcome.sessions) > 1))
    return WholeEvent(whole, tuple(parts), outcome.matches, outcome.brackets, outcome.selections, len(outcome.withheld))


def _safe(section: str) -> str:
    return section if section.isascii() and section.isalnum() else "".join(f"{ord(each):x}" for each in section)
