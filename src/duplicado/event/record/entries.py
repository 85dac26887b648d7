"""The entries of an event's record: facts in the past tense, to which nothing is ever done but to add another.

What a later entry puts right names the earlier one by its `EntryId`, which whoever makes an entry chooses once, so that
the same entry sent twice is one, and entries that arrive in another order mean the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction
from typing import TypeAlias

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.contest import ContestantId
from duplicado.event.record.appeal_entries import AppealDecided, AppealLodged
from duplicado.event.record.conditions import Conditions
from duplicado.event.record.hall_entries import HallFact
from duplicado.event.record.ids import EntryId
from duplicado.event.record.office_entries import OfficeFact
from duplicado.event.record.results import Place, TravellerLine
from duplicado.event.record.session_entries import SessionMissed
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement
from duplicado.movement.teams import TeamMovement
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

__all__ = [
    "AnyMovement",
    "AppealDecided",
    "AppealLodged",
    "BoardCancelled",
    "BoardMoverNamed",
    "BoardPostponed",
    "CarriedOver",
    "ConditionsChanged",
    "ContestantEntered",
    "ContestantWithdrew",
    "DealsRecorded",
    "DirectionPermitted",
    "Entry",
    "EntryId",
    "EntryUndone",
    "EventClosed",
    "EventFounded",
    "Fact",
    "FormRecorded",
    "PenaltyRuled",
    "Player",
    "ResultAgreed",
    "ResultCorrected",
    "ResultEntered",
    "ResultsPublished",
    "RoundCalled",
    "RoundFinished",
    "ScoreRuled",
    "SectionPlanned",
    "SessionEnded",
    "SessionMissed",
    "SubstituteSeated",
]

AnyMovement: TypeAlias = Movement | TeamMovement | IndividualMovement


@dataclass(frozen=True, slots=True)
class Player:
    """A person who plays."""

    name: str
    number: str = ""
    """His number with the club or federation, where he has one."""


# ---- the event and who takes part


@dataclass(frozen=True, slots=True)
class EventFounded:
    """The event was founded; the first entry of every record."""

    title: str
    conditions: Conditions
    date: str = ""
    """ISO 8601."""


@dataclass(frozen=True, slots=True)
class ConditionsChanged:
    """The conditions were changed; they apply to the whole event."""

    conditions: Conditions
    reason: str


@dataclass(frozen=True, slots=True)
class ContestantEntered:
    """A pair, team or player was entered; a second entry of the same number replaces what the first one says."""

    contestant: ContestantId
    players: tuple[Player, ...] = ()
    name: str = ""
    """A team's name."""
    seed: int | None = None
    categories: tuple[str, ...] = ()
    stratum: str = ""
    handicap: Fraction = Fraction(0)
    """Added to the result, in hundredths of the maximum, or in the unit of the method where it has none."""


@dataclass(frozen=True, slots=True)
class ContestantWithdrew:
    """A contestant left the event."""

    contestant: ContestantId
    session: int
    after_round: int
    reason: str = ""
    approved_by: str | None = None
    """Who approved of it for the Tournament Organizer, when the periods of Law 81C3 are over (Law 79C2)."""


@dataclass(frozen=True, slots=True)
class SubstituteSeated:
    """The Director authorised a player to take another's place (Law 4)."""

    contestant: ContestantId
    absent: Player
    substitute: Player
    session: int
    from_round: int
    reason: str = ""


# ---- sessions, sections, rounds


@dataclass(frozen=True, slots=True)
class SectionPlanned:
    """A section has its movement, or another one from a certain round on: what was played before stays as it is."""

    session: int
    section: str
    movement: AnyMovement
    contestants: tuple[ContestantId, ...]
    """Who has number 1, 2 … of the movement."""
    boards_each: int
    """Boards in a set."""
    first_board: int = 1
    from_round: int = 1
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DealsRecorded:
    """The deals of boards became known to the record."""

    session: int
    layouts: dict[int, Layout] = field(hash=False)
    section: str | None = None
    """`None`: of every section of the session."""


@dataclass(frozen=True, slots=True)
class RoundCalled:
    """The signal for a round was given (Law 8B1)."""

    session: int
    round: int
    section: str | None = None
    """`None`: in every section."""


@dataclass(frozen=True, slots=True)
class RoundFinished:
    """The players of a table were done with a round and progressed (Law 8B1)."""

    session: int
    section: str
    table: int
    round: int


@dataclass(frozen=True, slots=True)
class BoardPostponed:
    """The Director postponed the play of a board: for it the round goes on (Law 8B2)."""

    place: Place
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BoardCancelled:
    """The Director cancelled the play of a board at a table (Law 8B2); it is not played there, and nobody scores."""

    place: Place
    reason: str = ""
    approved_by: str | None = None
    """Who approved of it for the Tournament Organizer, when the periods of Law 81C3 are over (Law 79C2)."""


@dataclass(frozen=True, slots=True)
class DirectionPermitted:
    """The Director told or allowed a contestant to sit otherwise than the movement says (Law 5A)."""

    session: int
    contestant: ContestantId
    from_round: int
    seats: tuple[Seat, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class BoardMoverNamed:
    """The Director named who moves the boards of a table (Law 8A2); without it that is North."""

    session: int
    section: str
    table: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """Play of the session is over."""

    session: int


# ---- results


@dataclass(frozen=True, slots=True)
class ResultEntered:
    """A result was written down."""

    place: Place
    line: TravellerLine
    north_south: ContestantId | None = None
    """Who sat North-South (North, for individuals); `None`: whom the movement puts there."""
    east_west: ContestantId | None = None
    south: ContestantId | None = None
    """For individuals, North's partner; `None`: as the movement says."""
    west: ContestantId | None = None
    side: Side | None = None
    """The side of the player who wrote it down; `None`: the Director or scorer."""


@dataclass(frozen=True, slots=True)
class ResultAgreed:
    """A side agreed to a result that was written down."""

    place: Place
    result: EntryId
    side: Side


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """A result was put right (Law 79C)."""

    result: ResultEntered
    instead_of: tuple[EntryId, ...]
    """What it replaces: the entries or corrections that were known to whoever made it."""
    reason: str
    approved_by: str = ""
    """Who approved of it for the Tournament Organizer, after the Correction Period (Law 79C2)."""


@dataclass(frozen=True, slots=True)
class FormRecorded:
    """It was found in which form a fouled board was played at a place (Law 87); approved as a cancelled board is."""

    place: Place
    form: str
    """Any name, the same for the same form; empty for the form that the board should have had."""
    approved_by: str | None = None


@dataclass(frozen=True, slots=True)
class ScoreRuled:
    """The Director, or those who heard an appeal, ruled what the sides get for a board (Laws 12 and 82)."""

    place: Place
    ruling: Ruling
    reason: str
    instead_of: tuple[EntryId, ...] = ()
    """The rulings that it replaces: after a Director's error (82C) or an appeal."""


@dataclass(frozen=True, slots=True)
class PenaltyRuled:
    """A penalty was imposed (Laws 90 and 91); of nothing at all it is a warning."""

    penalty: RuledPenalty
    session: int | None = None
    """In whose total it counts; `None`: in that of the event."""
    against: ContestantId | None = None
    """The opponents in the match from whose result it is taken, see `match_penalties`; `None`: from a total."""
    round: int | None = None  # of that match, where the two play several in the session


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """A contestant brought something along from an earlier event or stage."""

    contestant: ContestantId
    amount: Fraction
    """In the unit in which the event ranks, see `percent`."""
    reason: str = ""
    percent: bool | None = None
    """Whether it is added to the percentage, in an event that ranks by them; `None`: to the total, in its unit."""


# ---- publication, and putting right


@dataclass(frozen=True, slots=True)
class ResultsPublished:
    """The official score was made available for inspection, which begins the periods of Laws 79C1 and 92B."""

    session: int | None = None
    """`None`: of the whole event."""


@dataclass(frozen=True, slots=True)
class EventClosed:
    """The result of the event became final."""


@dataclass(frozen=True, slots=True)
class EntryUndone:
    """An entry was made in error; the record is read as if it had not been made."""

    entry: EntryId
    reason: str


Fact: TypeAlias = (
    EventFounded
    | ConditionsChanged
    | ContestantEntered
    | ContestantWithdrew
    | SubstituteSeated
    | SectionPlanned
    | DealsRecorded
    | RoundCalled
    | RoundFinished
    | BoardPostponed
    | BoardCancelled
    | DirectionPermitted
    | BoardMoverNamed
    | SessionEnded
    | SessionMissed
    | ResultEntered
    | ResultAgreed
    | ResultCorrected
    | FormRecorded
    | ScoreRuled
    | PenaltyRuled
    | CarriedOver
    | AppealLodged
    | AppealDecided
    | ResultsPublished
    | EventClosed
    | EntryUndone
    | HallFact
    | OfficeFact
)


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the record.

    Raises `DuplicadoError` when its time has no time zone: such a time stands before no other and after none.
    """

    id: EntryId
    at: datetime
    """When it was made, with its time zone; by the clock of whoever keeps the record."""
    by: str
    """Who made it, as the club calls him: `North 3`, `the Director`."""
    fact: Fact

    def __post_init__(self) -> None:
        """Check the time."""
        if self.at.utcoffset() is None:
            raise DuplicadoError(f"the entry {self.id!r} has a time without a time zone: {self.at}")
