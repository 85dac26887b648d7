"""The answers of the service, each with the operation that gives it: what its document says of 200."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct
from msgspec.json import schema_components

from duplicado.web.club.answer_parts import (
    ChancePartTold,
    ClubCompared,
    ClubRanking,
    GatheringTold,
    LineOfCard,
    ParTold,
    RegisterRow,
    ShownTo,
)
from duplicado.web.club.club_answers import (
    Backup,
    EventOfTemplate,
    LadderAnswer,
    MemberHistory,
    OfficePin,
    PersonAdded,
    PersonErased,
    PersonListed,
    SeasonListed,
    TemplateKept,
    TokensEnded,
)
from duplicado.web.club.held_schemas import HeldOnPerson
from duplicado.web.club.problem_details import Taken
from duplicado.web.club.view_schemas import View

__all__ = ["ACCESS", "ANSWERS", "answer_components"]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """It is done, and there is no more to say."""


class Entered(Struct, frozen=True):
    """As what somebody is let in; `token` unless it is kept in a cookie."""

    subject: str
    role: str
    by: str
    event: str
    table: list[int | str] | None
    """Session, section and number."""
    side: str | None
    scopes: list[str]
    expires: str
    token: str = ""
    csrf: str | None = None


class Whoever(Struct, frozen=True):
    """As what the asker is let in; `csrf` alone where he is not."""

    csrf: str | None = None
    subject: str = ""
    role: str = ""
    by: str = ""
    event: str = ""
    table: list[int | str] | None = None
    side: str | None = None
    scopes: list[str] = []
    expires: str = ""


class Code(Struct, frozen=True):
    """A code to come in by, once."""

    code: str


class Pins(Struct, frozen=True):
    """The PIN of each table by its number."""

    pins: dict[str, str]


class Token(Struct, frozen=True):
    """A token for a program; it is told this once."""

    token: str


class HealthAnswer(Struct, frozen=True):
    """State of the store and of the clock."""

    entries: int
    trouble: str
    clock_behind: float
    failing: dict[str, str]
    backed_up: int


class NameAndNumber(Struct, frozen=True):
    """A member to be entered at an event."""

    name: str
    number: str


class Following(Struct, frozen=True):
    """With whom a device goes."""

    contestant: str


class DeviceAtTable(Struct, frozen=True):
    """A device at the asker's table."""

    contestant: str | None
    device: str
    since: str
    own: bool


class DevicesAtTable(Struct, frozen=True):
    """The devices at the asker's table."""

    devices: list[DeviceAtTable]


class EventTakenOver(Struct, frozen=True):
    """An event that was made from a file; what would be taken over where it is rehearsed."""

    name: str
    entries: list[str] = []


class EventOfClubs(Struct, frozen=True):
    """A simultaneous event: who took part and how they stand."""

    name: str
    clubs: list[ClubCompared]
    rankings: list[ClubRanking]


class DealtLot(Struct, frozen=True):
    """Boards that were dealt together, with the commitment, and the seed once it may be known."""

    boards: list[int]
    commitment: str
    closed: str | None
    chance: list[ChancePartTold]
    others: list[int]
    seed: str | None


class BoardsOfSession(Struct, frozen=True):
    """The boards of a session: planned, with known hands, still missing, shuffled at a table."""

    session: int
    planned: list[int]
    known: list[int]
    wanting: list[int]
    shuffled: list[int]
    gathering: GatheringTold | None
    dealt: list[DealtLot]


class BoardsDone(Struct, frozen=True):
    """Boards that were dealt or recorded, or would be."""

    outcome: str
    boards: list[int] = []
    commitment: str = ""
    entries: list[str] = []
    position: str = ""
    remarks: list[str] = []
    faults: list[str] = []


class ChanceGathered(Struct, frozen=True):
    """The boards for which chance of devices is gathered, or was."""

    lots: list[GatheringTold]


class OutcomeAnswer(Struct, frozen=True):
    """Outcome of a command."""

    outcome: str


class ViewTold(Struct, frozen=True):
    """View after a position: the whole of it, or the changes; one event of the stream."""

    number: int
    position: str
    """To be sent as `Last-Event-ID`, or `after`, to go on from here."""
    whole: bool
    """True where it takes the place of all that was shown before."""
    view: View
    """Its `kind` says what it is: `entries` of the record, `table` and its `changes`, `rankings`, `hall`, `office`."""


class AuditRowTold(Struct, frozen=True):
    """Something that was done with privileges."""

    id: str
    at: str
    event: str
    subject: str
    by: str
    what: str
    detail: str


class AccessTold(Struct, frozen=True):
    """Grants of each role, and the times at which things are shown."""

    grants: dict[str, list[str]]
    openness: ShownTo


class ActListed(Struct, frozen=True):
    """Something that the Director's office does, and where the schema of what it asks for stands."""

    act: str
    needs: str
    may: bool
    fields: list[str]
    schema: str


class CardTold(Struct, frozen=True):
    """A score card of somebody for whom the asker plays."""

    contestant: str
    session: int
    names: list[str]
    own: bool
    whole: bool
    lines: list[LineOfCard]
    boards: int
    total: str | None
    percent: str | None
    side: str | None = None


class CardsAnswer(Struct, frozen=True):
    """The score cards of those for whom the asker plays."""

    cards: list[CardTold]


class ConditionTold(Struct, frozen=True):
    """A condition of contest: its value, what is usual, the Law that grants it."""

    name: str
    group: str
    kind: str
    called: str
    about: str
    now: str
    usual: str
    differs: bool
    choices: list[str]
    value: str
    law: str | None
    source: str | None
    effect: str | None
    fixed_by: str | None


class FileListed(Struct, frozen=True):
    """A file that can be had of an event."""

    file: str
    of: str
    media_type: str


class FileTold(Struct, frozen=True):
    """A file of an event in base 64, and what it does not say."""

    name: str
    media_type: str
    content: str
    lost: list[str]


class HandRecordTold(Struct, frozen=True):
    """The hand record of a finished board; `tricks` and `par` are `null` where nothing can solve it."""

    session: int
    section: str
    board: int
    dealer: str
    vulnerability: str
    hands: dict[str, str]
    tricks: dict[str, dict[str, int]] | None
    par: ParTold | None


class TimeTold(Struct, frozen=True):
    """Something that can still be asked, or not any more, and until when."""

    what: str
    standing: str
    until: str | None
    law: str


_HANDS = dict[str, str]

ACCESS: Final = ("put", "/events/{event}/access")
"""The operation that is sent what the other of its address answers."""

ANSWERS: Final[Mapping[tuple[str, str], Any]] = MappingProxyType(
    {
        ("post", "/codes/redeem"): Entered,
        ("post", "/events"): Taken,
        ("post", "/events/{event}/commands"): Taken,
        ("post", "/events/{event}/results"): Taken,
        ("post", "/events/{event}/enter"): Entered,
        ("get", "/me"): Whoever,
        ("delete", "/me"): Nothing,
        ("post", "/events/{event}/codes"): Code,
        ("post", "/events/{event}/pins"): Pins,
        ("post", "/events/{event}/tokens"): Token,
        ("delete", "/events/{event}/subjects/{subject}"): TokensEnded,
        ("put", "/events/{event}/access"): Nothing,
        ("post", "/events/{event}/backup"): Backup,
        ("get", "/events/{event}/health"): HealthAnswer,
        ("get", "/events/{event}/hands/{session}/{board}"): _HANDS,
        ("get", "/events/{event}/boards"): list[BoardsOfSession],
        ("post", "/events/{event}/boards/{session}"): BoardsDone,
        ("get", "/events/{event}/chance"): ChanceGathered,
        ("post", "/events/{event}/chance"): OutcomeAnswer,
        ("post", "/events/{event}/members/search"): list[NameAndNumber],
        ("post", "/events/{event}/follow"): Following,
        ("get", "/events/{event}/devices"): DevicesAtTable,
        ("get", "/events/{event}/view"): list[ViewTold],
        ("get", "/events/{event}/rankings"): list[ViewTold],
        ("get", "/events/{event}/hall"): list[ViewTold],
        ("get", "/events/{event}/office"): list[ViewTold],
        ("get", "/events/{event}/access"): AccessTold,
        ("get", "/events/{event}/acts"): list[ActListed],
        ("get", "/events/{event}/audit"): list[AuditRowTold],
        ("get", "/events/{event}/cards"): CardsAnswer,
        ("get", "/events/{event}/conditions"): list[ConditionTold],
        ("get", "/events/{event}/files"): list[FileListed],
        ("get", "/events/{event}/files/{file}"): FileTold,
        ("get", "/events/{event}/register"): list[RegisterRow],
        ("get", "/events/{event}/times/{session}"): list[TimeTold],
        ("get", "/events/{event}/hand-records/{session}/{board}"): HandRecordTold,
        ("post", "/events/{event}/own-table"): Entered,
        ("post", "/events/{event}/consolation"): EventTakenOver,
        ("post", "/events/{event}/final"): EventTakenOver,
        ("get", "/members"): list[dict[str, str]],
        ("post", "/members/search"): list[dict[str, str]],
        ("put", "/members/{person}"): dict[str, str],
        ("get", "/people/{person}"): HeldOnPerson,
        ("post", "/people/{person}/held"): HeldOnPerson,
        ("get", "/people"): list[PersonListed],
        ("post", "/people"): PersonAdded,
        ("delete", "/people/{person}"): PersonErased,
        ("post", "/people/{person}/erase"): PersonErased,
        ("get", "/members/{person}/history"): MemberHistory,
        ("get", "/ladders"): list[SeasonListed],
        ("get", "/ladders/{season}/{ladder}"): LadderAnswer,
        ("get", "/templates"): list[TemplateKept],
        ("put", "/templates/{template}"): TemplateKept,
        ("post", "/templates/{template}/rename"): Nothing,
        ("delete", "/templates/{template}"): Nothing,
        ("post", "/templates/{template}/events"): EventOfTemplate,
        ("get", "/archived"): list[str],
        ("put", "/events/{event}/archived"): Nothing,
        ("delete", "/events/{event}"): Nothing,
        ("put", "/office-pin"): OfficePin,
        ("post", "/imports"): EventTakenOver,
        ("post", "/simultaneous"): EventOfClubs,
    }
)
"""By method and address behind `/api/1`; what 200 brings as JSON."""


def answer_components(reference: str) -> tuple[dict[tuple[str, str], dict[str, Any]], dict[str, Any]]:
    """Return the schema of each answer by its operation, and the components to which these refer.

    Args:
        reference: what stands before the name of a component.
    """
    schemas, components = schema_components(ANSWERS.values(), ref_template=f"{reference}{{name}}")
    return dict(zip(ANSWERS, schemas, strict=True)), components
