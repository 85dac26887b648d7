"""Steps of a table: what is stored of whatever happens there, with who did it and when.

A step of play holds the entries that the Laws made of it, by the names of `formats.table_record`. Reading a stream back
folds these entries: what happened is not ruled anew by a later version of the program.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeAlias, cast, final, get_args

from duplicado.formats.stored.codec import UnreadableValue
from duplicado.formats.table_record.names import from_plain, to_plain
from duplicado.service.playing.device_reports import NOTHING_TOLD, DeviceReport
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.table.entries import Entry
from duplicado.table.state import TableSetup
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code, Words

VERSION: Final = 1


class UnreadableStep(DuplicadoError):
    """A stored step that this version cannot read."""


@final
@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened."""

    keys: Mapping[Code, Code]
    """SHA-256 of the key of each seat, by the letter of the seat: whoever has the key may sit there; `D` is the
    Director's."""
    first_board: int
    regulations: Mapping[Code, object] = field(default_factory=dict[str, object])
    event: Code = ""
    """The event whose table it is, and which puts the boards on it; empty: none, it deals its own boards."""


@final
@dataclass(frozen=True, slots=True)
class KeyGiven:
    """A seat has another key; the one before opens it no more."""

    seat: Seat
    digest: Code
    """SHA-256 of the key; empty: nobody has one."""


@final
@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """The last board of a round of the event has been played here; its players go to their next table."""


@final
@dataclass(frozen=True, slots=True)
class BoardBegun:
    """A board was put on the table; its deal is known to the program alone."""

    setup: TableSetup


@final
@dataclass(frozen=True, slots=True)
class ActionTaken:
    """Somebody acted, and what the Laws made of it."""

    entries: tuple[Entry, ...]
    do: Words
    """In the notation of actions, as it was sent."""
    words: tuple[tuple[int, Code, Code], ...] = ()
    """Words that opponents are told of a call by the robot that made it: its place, a message, its values as JSON."""
    concluded: tuple[tuple[Code, Code], ...] = ()
    """Questions that the program answered: the clause, and on what the answer rests (`StandingBasis`)."""


@final
@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody took a seat, or left it."""

    seat: Seat
    sitter: Sitter


@final
@dataclass(frozen=True, slots=True)
class Away:
    """The page of a player has had no line to the table for a while, or has one again."""

    seat: Seat
    stands: bool


@final
@dataclass(frozen=True, slots=True)
class CallOnDirector:
    """A player called the Director, whereupon play stops, or took his call back."""

    seat: Seat
    stands: bool
    said: Words = ""
    """Reason that he gives; the Director alone is told it."""


@final
@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A player asks the others to let him take his last call or play back, or asks no more."""

    seat: Seat
    stands: bool


@final
@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A player agrees that another takes his last call or play back, or does not, which ends the request."""

    seat: Seat
    stands: bool
    """True where he lets the request stand."""


@final
@dataclass(frozen=True, slots=True)
class RolledBack:
    """By agreement of all the board stands again as it did before a player's last call or play."""

    seat: Seat
    facts: int
    """Number of facts of the board that are left, see `DirectedTable.facts`."""


@final
@dataclass(frozen=True, slots=True)
class SatisfiedWithoutQuestions:
    """A player has no (more) questions before the opening lead is faced (41B)."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class ReadyForNext:
    """A player wants to go on to the next board."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class RobotGaveUp:
    """A robot did not act, and a stand-in did in its place; the Director is told."""

    seat: Seat
    robot: Code
    reason: Code
    """`late`, `died`, `error` (see `service.worker_processes`), or `refused`: what it did is not permitted."""


@final
@dataclass(frozen=True, slots=True)
class DirectorSat:
    """A person took the Director's place at the table, or left it to the program."""

    present: bool


@final
@dataclass(frozen=True, slots=True)
class TableHeld:
    """The Director stopped the play, or let it go on, which ends all calls for him."""

    stands: bool


@final
@dataclass(frozen=True, slots=True)
class HandsLooked:
    """The Director looked at the hands of the board that is being played."""

    reason: Words


@final
@dataclass(frozen=True, slots=True)
class HandOpened:
    """A player lets a spectator look at his hand (76B1), or nobody any more."""

    seat: Seat
    digest: Code
    """SHA-256 of the key by which a spectator comes in; empty: nobody looks."""


@final
@dataclass(frozen=True, slots=True)
class Announced:
    """A table was put into the lobby: whoever is let in there may take a free seat without its key."""

    starts: Code
    """Time of day at which it wants to begin, as HH:MM; empty: as soon as it can."""
    words: Words
    """Wishes of whoever opened it, e.g. level and system."""
    partner: bool
    """True where he looks for a partner, who sits opposite."""


@final
@dataclass(frozen=True, slots=True)
class Wrote:
    """A player wrote to others at the table."""

    seat: Seat
    to: Code
    """The value of an `Addressee`."""
    text: Words


@final
@dataclass(frozen=True, slots=True)
class Appealed:
    """A player wants a ruling on this board reviewed (92A)."""

    seat: Seat
    text: Words


Happened: TypeAlias = (
    TableOpened
    | KeyGiven
    | RoundPlayed
    | BoardBegun
    | ActionTaken
    | Seated
    | Away
    | CallOnDirector
    | UndoAsked
    | UndoAnswered
    | RolledBack
    | SatisfiedWithoutQuestions
    | ReadyForNext
    | RobotGaveUp
    | DirectorSat
    | TableHeld
    | HandsLooked
    | HandOpened
    | Announced
    | Wrote
    | Appealed
)

_NAMES: Final[Mapping[type, str]] = {
    TableOpened: "opened",
    KeyGiven: "key-given",
    RoundPlayed: "round-played",
    BoardBegun: "board",
    ActionTaken: "played",
    Seated: "seated",
    Away: "away",
    CallOnDirector: "director-called",
    UndoAsked: "undo-asked",
    UndoAnswered: "undo-answered",
    RolledBack: "rolled-back",
    SatisfiedWithoutQuestions: "no-questions",
    ReadyForNext: "ready",
    RobotGaveUp: "robot-gave-up",
    DirectorSat: "director-sat",
    TableHeld: "held",
    HandsLooked: "hands-looked",
    HandOpened: "hand-opened",
    Announced: "announced",
    Wrote: "wrote",
    Appealed: "appealed",
}


@dataclass(frozen=True, slots=True)
class Step:
    """Event at a table, with who did it and when."""

    happened: Happened
    at: Code
    """ISO 8601."""
    by: Code = ""
    """The letter of a seat; empty: the table itself."""
    asked: Words = ""
    """The text of the command, to tell it from another of the same id."""
    device: DeviceReport = NOTHING_TOLD


_PLAIN: Final[Mapping[str, Callable[[dict[str, Any]], Happened]]] = {
    "seated": lambda told: Seated(
        Seat(told["seat"]), Sitter(SitterKind(told["kind"]), str(told["name"]), str(told.get("player", "")))
    ),
    "key-given": lambda told: KeyGiven(Seat(told["seat"]), str(told["digest"])),
    "round-played": lambda _told: RoundPlayed(),
    "away": lambda told: Away(Seat(told["seat"]), bool(told["stands"])),
    "director-called": lambda told: CallOnDirector(Seat(told["seat"]), bool(told["stands"]), str(told.get("said", ""))),
    "undo-asked": lambda told: UndoAsked(Seat(told["seat"]), bool(told["stands"])),
    "undo-answered": lambda told: UndoAnswered(Seat(told["seat"]), bool(told["stands"])),
    "rolled-back": lambda told: RolledBack(Seat(told["seat"]), int(told["facts"])),
    "no-questions": lambda told: SatisfiedWithoutQuestions(Seat(told["seat"])),
    "ready": lambda told: ReadyForNext(Seat(told["seat"])),
    "robot-gave-up": lambda told: RobotGaveUp(Seat(told["seat"]), str(told["robot"]), str(told["reason"])),
    "director-sat": lambda told: DirectorSat(bool(told["present"])),
    "held": lambda told: TableHeld(bool(told["stands"])),
    "hand-opened": lambda told: HandOpened(Seat(told["seat"]), str(told["digest"])),
    "announced": lambda told: Announced(str(told["starts"]), str(told["words"]), bool(told["partner"])),
    "wrote": lambda told: Wrote(Seat(told["seat"]), str(told["to"]), str(told["text"])),
    "hands-looked": lambda told: HandsLooked(str(told["reason"])),
    "appealed": lambda told: Appealed(Seat(told["seat"]), str(told["text"])),
}
"""Reader of a step whose parts are plain values."""


def step_text(step: Step) -> str:
    """Write a step as one line of JSON; `read_step` gives back an equal one."""
    happened = step.happened
    told: dict[str, object] = {"v": VERSION, "is": _NAMES[type(happened)], "at": step.at}
    beside: dict[str, object] = {"by": step.by, "asked": step.asked}
    told |= {name: value for name, value in beside.items() if value} | step.device.as_data()
    match happened:
        case TableOpened(keys, first, regulations, event):
            told |= {"keys": dict(keys), "first": first, "regulations": to_plain(dict(regulations))}
            told |= {"event": event} if event else {}
        case BoardBegun(setup):
            told["setup"] = to_plain(setup)
        case ActionTaken(entries, do, words, concluded):
            told |= {"do": do, "entries": [to_plain(each) for each in entries]}
            beside = {"words": [list(each) for each in words], "concluded": [list(each) for each in concluded]}
            told |= {name: value for name, value in beside.items() if value}
        case Seated(seat, sitter):
            told |= {"seat": seat.value, "kind": sitter.kind.value, "name": sitter.name}
            told |= {"player": sitter.player} if sitter.player else {}
        case _:
            values = {each.name: getattr(happened, each.name) for each in fields(happened)}
            told |= {name: value.value if isinstance(value, Seat) else value for name, value in values.items()}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def veil_of(step: Step) -> str:
    """Return what is read of a step without the key with which its deal is sealed; empty: there is no deal in it."""
    return json.dumps({"sealed": True}) if isinstance(step.happened, BoardBegun) else ""


def read_step(text: str) -> Step:
    """Read a step.

    Raises:
        UnreadableStep: it is none, or of a later version.
    """
    try:
        told = cast("dict[str, Any]", json.loads(text))
        if not 1 <= int(told["v"]) <= VERSION:
            raise UnreadableStep(f"a step of version {told['v']}; this program knows {VERSION}")
        return Step(
            _happened(told),
            str(told["at"]),
            str(told.get("by", "")),
            str(told.get("asked", "")),
            DeviceReport.read(told),
        )
    except (ValueError, KeyError, TypeError, UnreadableValue, RecursionError) as error:
        raise UnreadableStep(f"a step that cannot be read: {type(error).__name__}: {error}") from None


def _happened(told: dict[str, Any]) -> Happened:
    known = _PLAIN.get(str(told["is"]))
    if known is not None:
        return known(told)
    match told["is"]:
        case "opened":
            regulations = cast("dict[str, object]", from_plain(told["regulations"]))
            return TableOpened(dict(told["keys"]), int(told["first"]), regulations, str(told.get("event", "")))
        case "board":
            setup = from_plain(told["setup"])
            if not isinstance(setup, TableSetup):
                raise UnreadableStep("a board without a setup")
            return BoardBegun(setup)
        case "played":
            entries = tuple(from_plain(each) for each in told["entries"])
            if not all(isinstance(each, get_args(Entry)) for each in entries):
                raise UnreadableStep("an entry that is none")
            words = tuple((int(place), str(message), str(values)) for place, message, values in told.get("words", ()))
            concluded = tuple((str(clause), str(basis)) for clause, basis in told.get("concluded", ()))
            return ActionTaken(cast("tuple[Entry, ...]", entries), str(told["do"]), words, concluded)
        case _:
            raise UnreadableStep(f"a step of a kind that is not known: {told['is']!r}")
