"""The views of an event in the document of the service, told apart by their `kind`."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

__all__ = ["EntryTold", "FactSaid", "View"]


class FactSaid(Struct, frozen=True):
    """A fact as a record keeps it: its name, and the members that the schema `fact.NAME` has, hands left out.

    Of boards that were dealt it has session, section and numbers alone.
    """

    name: str = field(name="is")


class RecordTime(Struct, frozen=True):
    """A time as a record keeps it, ISO 8601."""

    at: str


class EntryTold(Struct, frozen=True):
    """An entry of the record."""

    id: str
    at: RecordTime
    by: str
    fact: FactSaid
    v: int | UnsetType = UNSET


class EntriesView(Struct, frozen=True, tag_field="kind", tag="entries"):
    """Entries of the record: all there are, or those that came."""

    entries: list[EntryTold]


class ClockTold(Struct, frozen=True):
    """The clock of a round: times, ISO 8601; none of them is now."""

    round: int
    began: str | None
    ends: str | None
    warning: str | None
    held: str | None


class AnnouncementTold(Struct, frozen=True):
    """Announcement of the Director."""

    id: str
    text: str
    at: str | None


class AnnouncementOfSession(AnnouncementTold, frozen=True):
    """The same, with whom it is for."""

    session: int | None
    tables: list[tuple[str, int]] | UnsetType = UNSET


class CallFromTable(Struct, frozen=True):
    """A call for the Director that nothing has answered yet."""

    id: str
    said: str
    at: str | None
    taken_by: str | None


class StatedTold(Struct, frozen=True):
    """A result that was stated for a board, and which sides stand behind it."""

    id: str
    line: str
    score: int | None
    sides: list[str]


class LineElsewhere(Struct, frozen=True):
    """Result of another table on a board."""

    north_south: str
    east_west: str
    line: str
    score: int | None


class BoardViewed(Struct, frozen=True):
    """A board that a table is to play in its round."""

    north_south: str
    east_west: str
    vulnerability: str
    dealer: str
    results: list[StatedTold]
    agreed: bool
    behind: str | None
    postponed: bool
    cancelled: bool
    ruled: bool
    south: str | UnsetType = UNSET
    west: str | UnsetType = UNSET
    elsewhere: list[LineElsewhere] | UnsetType = UNSET


class NextPlace(Struct, frozen=True):
    """Place of somebody in the next round; `boards` are the lowest and the highest of `each`."""

    sits_out: bool | UnsetType = UNSET
    section: str | UnsetType = UNSET
    table: int | UnsetType = UNSET
    side: str | UnsetType = UNSET
    boards: list[int] | UnsetType = UNSET
    each: list[int] | UnsetType = UNSET
    seats: list[str] | UnsetType = UNSET


class NextPlaces(Struct, frozen=True):
    """Places to which those who sit here go, by contestant."""

    round: int
    places: dict[str, NextPlace]


class TableView(Struct, frozen=True, tag_field="kind", tag="table"):
    """View of a table, or of a pair whose device goes with it."""

    title: str
    session: int
    section: str | None
    table: int | None
    round: int
    over: bool
    names: dict[str, list[str]]
    boards: dict[str, BoardViewed]
    clock: ClockTold | None
    announcements: list[AnnouncementTold]
    calls: list[CallFromTable]
    next: NextPlaces | None
    paired: bool
    """True while a round is still to be paired after those that are planned."""
    contestant: str | UnsetType = UNSET
    side: str | UnsetType | None = UNSET


class TableChanges(Struct, frozen=True, tag_field="kind", tag="changes"):
    """Changes in the view of a table; of the boards those that changed, and which are gone."""

    title: str | UnsetType = UNSET
    session: int | UnsetType = UNSET
    section: str | UnsetType | None = UNSET
    table: int | UnsetType | None = UNSET
    round: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    names: dict[str, list[str]] | UnsetType = UNSET
    boards: dict[str, BoardViewed] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET
    clock: ClockTold | UnsetType | None = UNSET
    announcements: list[AnnouncementTold] | UnsetType = UNSET
    calls: list[CallFromTable] | UnsetType = UNSET
    next: NextPlaces | UnsetType | None = UNSET
    paired: bool | UnsetType = UNSET
    contestant: str | UnsetType = UNSET
    side: str | UnsetType | None = UNSET


class RankingRank(Struct, frozen=True):
    """A contestant in a ranking; `figure` is a percentage or a total, as the ranking says."""

    place: str
    contestant: str
    names: list[str]
    figure: str
    boards: int


class RankingTold(Struct, frozen=True):
    """A ranking, of a line where each has its own."""

    line: str | None
    percent: bool
    """True where the figures are percentages."""
    total_in: str
    """Unit of figures that are totals: `victory-points`, `matches`, `patton`, or `method`, that of the boards."""
    method: str
    """Method by which the boards are scored."""
    ranks: list[RankingRank]


class RankingsView(Struct, frozen=True, tag_field="kind", tag="rankings"):
    """The rankings as far as they are released: up to which round of each session, `null` for all of it."""

    rounds: dict[str, int | None]
    rankings: list[RankingTold]


class SeatedTold(Struct, frozen=True):
    """A contestant in a round; `side` is a pair's, or the seat of one who plays for himself."""

    contestant: str
    names: list[str]
    name: str | UnsetType = UNSET
    side: str | UnsetType = UNSET


class TableOfRound(Struct, frozen=True):
    """A table in a round; `boards` are the lowest and the highest of `each`."""

    table: int
    contestants: list[SeatedTold]
    boards: list[int]
    each: list[int]


class SeatsOfRound(Struct, frozen=True):
    """Seats of a round, and who sits out."""

    round: int
    tables: list[TableOfRound]
    sits_out: list[SeatedTold]


class HallSection(Struct, frozen=True):
    """A section as everybody is shown it."""

    section: str
    round: int
    rounds: int | None
    clock: ClockTold | None
    seats: SeatsOfRound | None
    next: SeatsOfRound | None


class HallSession(Struct, frozen=True):
    """A session as everybody is shown it; `state` is `not-begun`, `round`, `over` or `published`."""

    session: int
    state: str
    round: int
    rounds: int | None
    sections: list[HallSection]


class HallView(Struct, frozen=True, tag_field="kind", tag="hall"):
    """View for everybody: rounds, clock, announcements, who sits where."""

    title: str
    date: str | None
    sessions: list[HallSession]
    announcements: list[AnnouncementOfSession]


class DoubtTold(Struct, frozen=True):
    """Doubt about a result that looks like a slip."""

    board: int
    kind: str
    about: list[str]


class TableProgress(Struct, frozen=True):
    """Progress of a table; `null` is not shown to a director who is still to play its boards."""

    table: int
    round: int
    due: list[int]
    ended: bool
    done: int | None
    agreement: list[int] | None
    disagreeing: list[int] | None
    doubts: list[DoubtTold] | None
    behind: int | None
    late: int | None
    slow: bool | None


class OfficeSection(Struct, frozen=True):
    """A section with its tables."""

    section: str
    rounds: int
    clock: ClockTold | None
    tables: list[TableProgress]


class PlaceTold(Struct, frozen=True):
    """A board at a table."""

    section: str
    round: int
    table: int
    board: int
    postponed: bool | UnsetType = UNSET


class WantingTold(Struct, frozen=True):
    """Results that are missing to end a session."""

    results: int
    disagreeing: list[PlaceTold]
    agreement: list[PlaceTold]
    calls: int
    come_back: int
    appeals: int


class OfficeSession(Struct, frozen=True):
    """A session as the Director is shown it."""

    session: int
    state: str
    round: int
    rounds: int
    sections: list[OfficeSection]
    outstanding: list[PlaceTold]
    wanting: WantingTold | None


class CallToOffice(Struct, frozen=True):
    """A call for the Director, or something that an official has noticed (81C3)."""

    id: str
    kind: str
    session: int
    section: str
    round: int | None
    table: int | None
    board: int | None
    said: str
    seat: str | None
    incident: str
    by: str
    at: str | None
    taken_by: str | None
    taken_at: str | None


class OfficeView(Struct, frozen=True, tag_field="kind", tag="office"):
    """Progress of the tables, and the calls for the Director; `recorded` is the time of the last entry."""

    title: str
    recorded: str | None
    sessions: list[OfficeSession]
    calls: list[CallToOffice]
    announcements: list[AnnouncementOfSession]


View = EntriesView | TableView | TableChanges | RankingsView | HallView | OfficeView
