"""What an entry can change in the scores: most touch one board, some nothing at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duplicado.event.record.entries import (
    AppealDecided,
    BoardCancelled,
    CarriedOver,
    ConditionsChanged,
    ContestantWithdrew,
    Entry,
    EntryUndone,
    EventFounded,
    FormRecorded,
    PenaltyRuled,
    ResultCorrected,
    ResultEntered,
    ScoreRuled,
    SectionPlanned,
    SessionMissed,
)
from duplicado.event.record.lines import FieldKey, field_of
from duplicado.event.record.office_entries import OfficeFact
from duplicado.event.record.office_state import replaced_by
from duplicado.event.record.register_entries import ConductNoted, ContestantDisqualified, PartnershipNoted
from duplicado.event.record.state import EventState

__all__ = ["EVERYTHING", "NOTHING", "Touched", "touched_by"]


@dataclass(frozen=True, slots=True)
class Touched:
    """What is to be computed again."""

    everything: bool = False
    field: FieldKey | None = None
    board: int | None = None
    """A board of the field; `None`: all its boards."""
    totals: bool = False
    """Whether something is added to or taken from a total."""


EVERYTHING: Final = Touched(everything=True)
NOTHING: Final = Touched()


def touched_by(state: EventState, entry: Entry) -> Touched:
    """Return what an entry touches; `state` is that after it."""
    match entry.fact:
        case EventFounded() | ConditionsChanged() | EntryUndone():
            return EVERYTHING
        case SectionPlanned(session=session, section=section):
            return Touched(field=field_of(state, session, section))
        case ContestantWithdrew() | ContestantDisqualified():
            return EVERYTHING
        case ConductNoted() | PartnershipNoted():
            return NOTHING
        case fact if isinstance(fact, OfficeFact) and replaced_by(fact):
            return EVERYTHING  # a disqualification may have been taken back
        case (
            ResultEntered(place=place)
            | FormRecorded(place=place)
            | BoardCancelled(place=place)
            | ScoreRuled(place=place)
        ):
            return Touched(field=field_of(state, place.session, place.section), board=place.board)
        case ResultCorrected(result=result):
            place = result.place
            return Touched(field=field_of(state, place.session, place.section), board=place.board)
        case CarriedOver() | SessionMissed() | PenaltyRuled() | AppealDecided():
            return Touched(totals=True)
        case _:
            return NOTHING
