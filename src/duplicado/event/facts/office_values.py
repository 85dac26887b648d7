"""Values that the facts of the Director's office hold."""

from __future__ import annotations

from dataclasses import dataclass, field

from duplicado.event.facts.results import Place
from duplicado.movement.model import ADDED_LATER
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.texts import AnswerCode, Code, Words


class FactsStand(Enumeration):
    """Basis of the facts of a ruling; the value is its name in records and messages."""

    AGREED = "agreed"
    """Law 84."""
    DISPUTED = "disputed"
    """The Director found them by the balance of probabilities (Law 85A)."""
    UNDETERMINED = "undetermined"
    """They could not be determined; the ruling lets play go on (Law 85B)."""


class WhyCorrected(Enumeration):
    """Reason for which a ruling was corrected; the value is its name in records and messages."""

    DIRECTORS_ERROR = "director's error"
    """Both sides are treated as non-offending where the board cannot be scored normally any more (Law 82C)."""
    APPEAL = "appeal"
    """Those who heard an appeal changed it (Law 93B3)."""
    NEW_FACTS = "new facts"
    """The Director has learned what he did not know when he ruled."""


class MeasureTaken(Enumeration):
    """Measure of the Director about conduct; the value is its name in records and messages."""

    NOTED = "noted"
    WARNING = "warning"
    PENALTY = "penalty"


class NoteKind(Enumeration):
    """Kind of a note on a partnership; the value is its name in records and messages."""

    PSYCHE = "psyche"
    """A gross misstatement of the strength or length of the hand (Law 40A3, Definitions)."""
    DEVIATION = "deviation"
    """A smaller departure from what has been agreed."""
    MISEXPLANATION = "misexplanation"
    """The explanation did not describe the agreement (Laws 20F, 40B, 75B)."""
    MISBID = "misbid"
    """The explanation was right, the call was not (Law 75C)."""


@checked
@dataclass(frozen=True, slots=True, order=True)
class Where:
    """Place of an incident, as far as it matters: what is `None` is not told."""

    session: int = 1
    section: Code = ""
    round: int | None = None
    table: int | None = None
    board: int | None = None

    @classmethod
    def at(cls, place: Place) -> Where:
        """Return the same as a place."""
        return cls(place.session, place.section, place.round, place.table, place.board)

    @property
    def place(self) -> Place | None:
        """The place of a board; `None` where no board, table or round is told."""
        if self.round is None or self.table is None or self.board is None:
            return None
        return Place(self.session, self.section, self.round, self.table, self.board)


@dataclass(frozen=True, slots=True)
class Told:
    """Statement of somebody to the Director."""

    by: Words
    """As the club calls him: `North`, `East-West`, a spectator's name."""
    said: Words


@dataclass(frozen=True, slots=True)
class Established:
    """A finding of fact and what it rests on (Laws 84 and 85)."""

    what: Words
    """The question, by its name in the interview, or in the Director's words."""
    answer: Words
    evidence: Words = ""


@dataclass(frozen=True, slots=True)
class OptionOffered:
    """A choice that was explained to a player (Laws 10C and 84C)."""

    to: Words
    """`East`, `South, or dummy`."""
    options: tuple[Words, ...]
    taken: Words | None = None
    """`None`: he has not chosen yet."""


@dataclass(frozen=True, slots=True)
class AnswerTyped:
    """Answer to a question of an interview, as it was typed."""

    question: Code
    """Its key in the interview."""
    answer: AnswerCode


@dataclass(frozen=True, slots=True)
class HeldInterview:
    """An interview from which a ruling came: held again, it tells the ruling in any language."""

    incident: Code
    spoken: Code
    """The language in whose letters the answers were typed."""
    answers: tuple[AnswerTyped, ...]


@dataclass(frozen=True, slots=True)
class PollAnswer:
    """Answer of one of those asked; their names are better left out: `Peer 1`."""

    by: Words
    chose: Words
    considered: tuple[Words, ...] = ()
    """Other actions that he seriously considered."""
    remark: Words = ""
    level: Words = field(default="", metadata=ADDED_LATER)
    """His class as a player."""
    suggests: tuple[Words, ...] | None = None
    """Actions that the information suggests in his opinion; `None`: he was not asked."""
