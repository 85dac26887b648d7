"""The record of an event: entries that are only ever added to, and what follows from them.

`fold` makes the state of the event from its entries, `LiveStandings` how it stands after each of them. `admit` says
what is refused beforehand and under which Law, `doubts_about` what to ask before a result is taken down.

The Director's office is in the same record: calls, rulings, waivers, referrals, polls, suspensions. `OfficeRegister`
has what is for directors only; `public_entries` is the record that anybody may see.
"""

from duplicado.event.conditions import (
    ComparedAcross,
    Conditions,
    ConditionsError,
    ContestForm,
    DisqualifiedBoards,
    MatchBy,
    RoundsPaired,
    SessionsCount,
)
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.appeals import AppealDecided, AppealLodged, Hearing
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed, FormRecorded
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled, IrregularityNoticed
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Player,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.entry import AnyFact as Fact
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office import OfficeFact
from duplicado.event.facts.office_values import (
    Established,
    FactsStand,
    MeasureTaken,
    NoteKind,
    OptionOffered,
    PollAnswer,
    Told,
    Where,
    WhyCorrected,
)
from duplicado.event.facts.planning import BoardMoverNamed, DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import (
    DirectorsScore,
    NotPlayed,
    Place,
    Played,
    ScoreWritten,
    TravellerLine,
    scores_of,
)
from duplicado.event.facts.rulings import (
    AnyRuling,
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
    ruling_in,
)
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.clock import RoundClock, clock_of, clocks_of, round_called, timing_of_round
from duplicado.event.record.consolation import consolation_of, losers_of
from duplicado.event.record.deductions import deductions, settlement
from duplicado.event.record.doubts import Doubt, DoubtKind, doubts_about
from duplicado.event.record.effects.founding import refused_conditions
from duplicado.event.record.fold import apply, fold
from duplicado.event.record.lines import circumstances, contest_of, fields_of
from duplicado.event.record.live import LiveStandings, Rank, RankingList
from duplicado.event.record.match_penalties import completed, units_of_match, units_of_total
from duplicado.event.record.next_round import NextRound, RoundWanted, next_round
from duplicado.event.record.offers import AT_A_TABLE, Offer, offers_for
from duplicado.event.record.office import (
    Offence,
    SubstituteWanted,
    calls_taken,
    earlier_offences,
    may_not_play,
    offences,
    open_calls,
    rulings_for,
    substitutes_wanted,
    to_come_back_to,
    withdrawal,
)
from duplicado.event.record.office_state import OfficeState, Standing
from duplicado.event.record.outcome import Brackets, EventOutcome, FieldOutcome, PublishedMatch, outcome_of, total_in
from duplicado.event.record.periods import appeals_until, corrections_until, notices_until
from duplicado.event.record.plan import Due, SectionPlan
from duplicado.event.record.refusals import Refused
from duplicado.event.record.register import OfficeRegister, is_confidential, public_entries, register_numbers
from duplicado.event.record.replanned import (
    AnyReplan,
    NotReplanned,
    Replanned,
    movement_in_play,
    newcomers,
    number_of,
    replanned,
)
from duplicado.event.record.rounds_played import RoundNotReady, TableSeen
from duplicado.event.record.selections import RankedSelection, Selection, SelectionKind, selections_of
from duplicado.event.record.state import Cell, EventState, SessionState, Stated, has_the_score, says_as_much
from duplicado.event.record.taken_over import facts_of, not_taken_over
from duplicado.event.record.tally import Tally
from duplicado.event.record.views import PublishedRank, PublishedRanking, RankingView, published_rankings
from duplicado.event.record.waiting import Waiting, WaitingFor, waiting

__all__ = [
    "AT_A_TABLE",
    "AnnouncementEnded",
    "AnnouncementMade",
    "AnyFact",
    "AnyReplan",
    "AnyRuling",
    "AppealDecided",
    "AppealLodged",
    "BoardCancelled",
    "BoardMoverNamed",
    "BoardPostponed",
    "Brackets",
    "CallSettled",
    "CallTaken",
    "CarriedOver",
    "Cell",
    "ClockHeld",
    "ClockResumed",
    "ComparedAcross",
    "Conditions",
    "ConditionsChanged",
    "ConditionsError",
    "ConductNoted",
    "ContestForm",
    "ContestantDisqualified",
    "ContestantEntered",
    "ContestantWithdrew",
    "DealsRecorded",
    "DirectionPermitted",
    "DirectorCalled",
    "DirectorsScore",
    "DisqualifiedBoards",
    "Doubt",
    "DoubtKind",
    "Due",
    "Entry",
    "EntryId",
    "EntryUndone",
    "Established",
    "EventClosed",
    "EventFounded",
    "EventOutcome",
    "EventState",
    "Fact",
    "FactsStand",
    "FieldOutcome",
    "FormRecorded",
    "Hearing",
    "IrregularityNoticed",
    "LiveStandings",
    "MatchBy",
    "MatterReferred",
    "MeasureTaken",
    "NextRound",
    "NotPlayed",
    "NotReplanned",
    "NoteKind",
    "Offence",
    "Offer",
    "OfficeFact",
    "OfficeRegister",
    "OfficeState",
    "OptionOffered",
    "PartnershipNoted",
    "PenaltyRuled",
    "Place",
    "Played",
    "Player",
    "PlayerSuspended",
    "PollAnswer",
    "PollTaken",
    "PublishedMatch",
    "PublishedRank",
    "PublishedRanking",
    "Rank",
    "RankedSelection",
    "RankingList",
    "RankingView",
    "RectificationWaived",
    "Refused",
    "Replanned",
    "ResultAgreed",
    "ResultCorrected",
    "ResultEntered",
    "ResultsPublished",
    "RoundCalled",
    "RoundClock",
    "RoundFinished",
    "RoundNotReady",
    "RoundWanted",
    "RoundsPaired",
    "RoundsTimed",
    "RulingCorrected",
    "RulingGiven",
    "RulingWithdrawn",
    "ScoreRuled",
    "ScoreWritten",
    "SectionPlan",
    "SectionPlanned",
    "Selection",
    "SelectionKind",
    "SessionEnded",
    "SessionMissed",
    "SessionState",
    "SessionsCount",
    "Standing",
    "Stated",
    "SubstituteSeated",
    "SubstituteWanted",
    "TableSeen",
    "Tally",
    "Told",
    "TravellerLine",
    "Waiting",
    "WaitingFor",
    "Where",
    "WhyCorrected",
    "admit",
    "appeals_until",
    "apply",
    "calls_taken",
    "circumstances",
    "clock_of",
    "clocks_of",
    "completed",
    "consolation_of",
    "contest_of",
    "corrections_until",
    "deductions",
    "doubts_about",
    "earlier_offences",
    "facts_of",
    "fields_of",
    "fold",
    "has_the_score",
    "is_confidential",
    "losers_of",
    "may_not_play",
    "movement_in_play",
    "newcomers",
    "next_round",
    "not_taken_over",
    "notices_until",
    "number_of",
    "offences",
    "offers_for",
    "open_calls",
    "outcome_of",
    "public_entries",
    "published_rankings",
    "refused_conditions",
    "register_numbers",
    "replanned",
    "round_called",
    "ruling_in",
    "rulings_for",
    "says_as_much",
    "scores_of",
    "selections_of",
    "settlement",
    "substitutes_wanted",
    "timing_of_round",
    "to_come_back_to",
    "total_in",
    "units_of_match",
    "units_of_total",
    "waiting",
    "withdrawal",
]
