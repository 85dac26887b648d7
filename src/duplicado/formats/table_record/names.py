"""The names under which a record stores what it is made of. A name is a promise: it is read for ever.

A class may be called otherwise tomorrow; its name here stays. When a field of a class is renamed, the old name goes
into `RENAMED`. A test compares names and fields with those on file.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.formats.table_record import former_names
from duplicado.law import (
    conduct,
    information,
    judgement,
    meaning,
    orders,
    play_situation,
    procedure_steps,
    sanction,
    schedule,
    situation,
    strength,
)
from duplicado.law.book import (
    law_09,
    law_11,
    law_12_judged,
    law_13,
    law_14,
    law_15,
    law_16_judged,
    law_16_sources,
    law_20,
    law_20_conduct,
    law_21,
    law_24,
    law_26,
    law_40,
    law_43,
    law_45,
    law_46,
    law_47,
    law_50,
    law_51,
    law_67,
    law_68,
    law_69,
    law_70,
    law_72,
    law_73,
    law_75,
    law_79,
    law_81,
    law_82,
    law_84,
    law_90,
)
from duplicado.law.claims.contested import ContestedClaim
from duplicado.law.edition import Edition
from duplicado.law.procedure import tricks
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.table import claim_statement, entries, finding
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

__all__ = ["BECAME", "CLASSES", "ENUMS", "NAMES", "RENAMED"]

ENUMS: Final[Mapping[str, type[enum.Enum]]] = {
    "seat": Seat,
    "side": Side,
    "suit": Suit,
    "rank": Rank,
    "denomination": Denomination,
    "vulnerability": Vulnerability,
    "edition": Edition,
    "mode": TableMode,
    "contest": ContestKind,
    "choice-word": procedure_steps.ChoiceWord,
    "call-irregularity": situation.CallIrregularity,
    "play-irregularity": play_situation.PlayIrregularity,
    "bar": orders.Bar,
    "disposition": orders.Disposition,
    "revoke-fate": orders.RevokeFate,
    "circumstance": finding.Circumstance,
    "place": finding.MissingCardPlace,
    "card-found": law_14.CardFound,
    "extraneous": information.Extraneous,
    "medium": judgement.Medium,
    "implicit-test": law_40.ImplicitTest,
    "failing": law_75.Failing,
    "stage": law_20.Stage,
    "role": law_20.AskersRole,
    "readiness": strength.Readiness,
    "measure": sanction.Measure,
    "penalty-unit": sanction.PenaltyUnit,
    "conduct-of": conduct.Who,
    "offence": law_90.Offence,
    "charge": law_90.Charge,
    "choice-conducted": law_11.Conducted,
    "review-concern": law_20_conduct.ReviewConcern,
    "question-concern": law_20_conduct.QuestionConcern,
}
"""Each stores its value."""

CLASSES: Final[Mapping[str, type]] = {
    # Entries
    "setup": TableSetup,
    "acted": entries.Acted,
    "attention-drawn": entries.AttentionDrawn,
    "matter-opened": entries.MatterOpened,
    "answered": entries.Answered,
    "ruled": entries.Ruled,
    "matter-closed": entries.MatterClosed,
    "matter-reopened": entries.MatterReopened,
    "found-of-own-motion": entries.FoundOfOwnMotion,
    "concluded": entries.Concluded,
    "overruled": entries.Overruled,
    "judged-anew": entries.JudgedAnew,
    # Answers
    "choice": procedure_steps.Choice,
    "finding": procedure_steps.Finding,
    "stood": procedure_steps.Stood,
    # What the Director may find
    "hand-counts": finding.HandCounts,
    "surplus-card": finding.SurplusCard,
    "missing-cards": finding.MissingCards,
    "information-received": finding.InformationReceived,
    "cards-added": finding.CardsAdded,
    "card-played-to-trick": finding.CardPlayedToTrick,
    "tricks-to-come": finding.TricksToCome,
    # Meanings and statements
    "call-meaning": meaning.CallMeaning,
    "span": meaning.Span,
    "claim-statement": claim_statement.ClaimStatement,
    # Information about a call or a card
    "moved-card": information.MovedCard,
    # The auction and the play
    "auction": Auction,
    "play-position": PlayPosition,
    "play": tricks.Play,
    "trick": tricks.Trick,
    # Effects
    "standing-calls": orders.StandingCalls,
    "must-pass": orders.MustPass,
    "must-repeat": orders.MustRepeat,
    "may-not-double": orders.MayNotDouble,
    "bid-named": orders.BidNamed,
    "informed": orders.Informed,
    "uninformed": orders.Uninformed,
    "lead-right": orders.LeadRight,
    "lead-right-lifted": orders.LeadRightLifted,
    "lead-rule": orders.LeadRule,
    "card-disposition": orders.CardDisposition,
    "review": orders.Review,
    "score-adjusted": orders.ScoreAdjusted,
    "score-stands": orders.ScoreStands,
    "penalty-considered": former_names.PenaltyConsidered,
    "proposed-penalty": sanction.ProposedPenalty,
    "standing-play": orders.StandingPlay,
    "taken-back": orders.TakenBack,
    "must-lead-again": orders.MustLeadAgain,
    "play-rule": orders.PlayRule,
    "lead-settled": orders.LeadSettled,
    "revoke-ruled": orders.RevokeRuled,
    "revoke-not-established": orders.RevokeNotEstablished,
    "deemed-revoke": orders.DeemedRevoke,
    "lead-faced": orders.LeadFaced,
    "play-ends": orders.PlayEnds,
    "claim-set-aside": orders.ClaimSetAside,
    "claim-restored": orders.ClaimRestored,
    "exposure-forgiven": orders.ExposureForgiven,
    "play-resumes": orders.PlayResumes,
    "tricks-corrected": orders.TricksCorrected,
    # Facts of matters
    "irregular-call": situation.IrregularCall,
    "irregular-play": play_situation.IrregularPlay,
    "cards-exposed-in-auction": law_24.CardsExposedInAuction,
    "right-forfeited": law_11.RightForfeited,
    "incorrect-hands": law_13.IncorrectHands,
    "missing-card": law_14.MissingCard,
    "wrong-cards": law_15.WrongCards,
    "call-on-the-other-board": law_15.CallOnTheOtherBoard,
    "extraneous-information": law_16_sources.ExtraneousInformation,
    "misinformed": law_21.Misinformed,
    "lead-facts": law_26.LeadFacts,
    "lead-hand-chosen": law_43.LeadHandChosen,
    "card-held-out": law_45.CardHeldOut,
    "dummys-card-to-choose": law_46.DummysCardToChoose,
    "intention": law_46.Intention,
    "last-card": law_47.LastCard,
    "partners-penalty-cards": law_50.PartnersPenaltyCards,
    "several-penalty-cards": law_51.SeveralPenaltyCards,
    "extra-cards": law_67.ExtraCards,
    "card-found-again": law_67.CardFoundAgain,
    "division": law_68.Division,
    "tricks-to-correct": law_69.TricksToCorrect,
    "claim-to-judge": law_70.ClaimToJudge,
    "contested-claim": ContestedClaim,
    "tricks-won": law_79.TricksWon,
    # Facts of judgements
    "unrectified": law_12_judged.Unrectified,
    "unauthorized-use": law_16_judged.UnauthorizedUse,
    "rights-reserved": law_16_judged.RightsReserved,
    "deviation": law_40.Deviation,
    "understanding": law_40.Understanding,
    "could-have-known": law_72.CouldHaveKnown,
    "helped-by-infraction": law_72.HelpedByInfraction,
    "communication": law_73.Communication,
    "misled": law_73.Misled,
    "misexplanation": law_75.Misexplanation,
    "correction-due": law_75.CorrectionDue,
    "facts-to-establish": law_84.FactsToEstablish,
    "incident": conduct.ConductIncident,
    "penalty-schedule": schedule.Schedule,
    "noticed": law_81.Noticed,
    "wrong-procedure": law_82.WrongProcedure,
    "wrong-ruling": law_82.WrongRuling,
    "offence-charged": law_90.OffenceCharged,
    "choice-made": law_11.ChoiceMade,
    "restated": law_20_conduct.Restated,
    "question-put": law_20_conduct.QuestionPut,
    "late-call": law_09.LateCall,
    "procedure-charged": law_90.ProcedureCharged,
}
"""Each stores its fields by their names."""

NAMES: Final[Mapping[type, str]] = {kind: name for name, kind in (*ENUMS.items(), *CLASSES.items())}

RENAMED: Final[Mapping[tuple[str, str], str]] = {}
"""Fields that were called otherwise when they were stored: name of the class and old name, with the present name."""

BECAME: Final[Mapping[type, Callable[[Any], object]]] = {former_names.PenaltyConsidered: former_names.penalty_proposed}
"""Classes that older records store and none stores today, with what each of their values is today."""
