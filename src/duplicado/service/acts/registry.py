"""Register of all acts, in the order in which forms and commands list them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from duplicado.service.acts.act import Act, DeclaredAct, Page
from duplicado.service.acts.appeals import DecideAppeal, LodgeAppeal
from duplicado.service.acts.boards import CancelBoard, PostponeBoard, RecordForm, RuleUnplayed
from duplicado.service.acts.contestants import (
    CarryOver,
    Disqualify,
    EnterContestant,
    MissSession,
    SeatSubstitute,
    Suspend,
    Withdraw,
)
from duplicado.service.acts.hall import (
    Announce,
    CallRound,
    EndAnnouncement,
    EndSession,
    FinishRound,
    HoldClock,
    ResumeClock,
    SettleCall,
    TakeCall,
    TimeRounds,
)
from duplicado.service.acts.hearing import CallDirector, NoticeIrregularity, ReferMatter, WaiveRectification
from duplicado.service.acts.movement import ReplanMovement
from duplicado.service.acts.pairing import PairNextRound
from duplicado.service.acts.penalties import RulePenalty
from duplicado.service.acts.poll import TakePoll
from duplicado.service.acts.register import NoteConduct, NotePartnership
from duplicado.service.acts.results import AgreeToAll, AgreeToResult, CorrectResult, EnterResult, NotPlayedHere
from duplicado.service.acts.rulings import CorrectRuling, RuleScore, RuleSeveral, TakeRuling, WriteRuling
from duplicado.service.acts.seating import MoveResult, NameLineUp, NameMover, OtherPairsSat, SitOtherwise, TurnDirection
from duplicado.service.acts.taking_back import RetractRuling
from duplicado.service.acts.whole_event import ChangeConditions, CloseEvent, PublishResults, RenameEvent, UndoEntry

_KINDS: Final[tuple[type[Act], ...]] = (
    *(CallRound, TimeRounds, HoldClock, ResumeClock, Announce, EndAnnouncement, TakeCall, SettleCall),
    *(EndSession, PublishResults, CloseEvent, RenameEvent),
    *(EnterResult, CorrectResult, TurnDirection, OtherPairsSat, MoveResult, NotPlayedHere, PostponeBoard, CancelBoard),
    *(RuleSeveral, RuleScore, AgreeToResult, AgreeToAll, RuleUnplayed, RecordForm),
    *(RulePenalty, LodgeAppeal, DecideAppeal, TakeRuling, PairNextRound, ReplanMovement),
    *(CallDirector, NoticeIrregularity, WriteRuling, CorrectRuling, RetractRuling, WaiveRectification, ReferMatter),
    *(TakePoll, EnterContestant, NameLineUp, SeatSubstitute, Withdraw, MissSession, CarryOver, Suspend, Disqualify),
    *(SitOtherwise,),
    *(NameMover, FinishRound, NoteConduct, NotePartnership, ChangeConditions, UndoEntry),
)

ACTS: Final[Mapping[str, DeclaredAct]] = MappingProxyType({each.declared.name: each.declared for each in _KINDS})
"""By name."""


def acts_of(page: Page) -> tuple[DeclaredAct, ...]:
    """Return the acts whose forms stand on a page, in their order."""
    return tuple(each for each in ACTS.values() if each.page is page)
