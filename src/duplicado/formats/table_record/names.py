"""Names under which a record stores what it is made of, read for ever; its values as JSON data and back."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.formats.stored.codec import Codec, StoredNames
from duplicado.formats.table_record import former_names
from duplicado.law import (
    conduct,
    information,
    inquiry,
    judgement,
    meaning,
    orders,
    play_situation,
    procedure_steps,
    sanction,
    schedule,
    situation,
)
from duplicado.law.book import (
    law_11,
    law_14,
    law_20,
    law_20_conduct,
    law_40,
    law_68,
    law_75,
    law_90,
)
from duplicado.law.claims.policy import ClaimDuties, ContestedClaim
from duplicado.law.edition import Edition
from duplicado.law.lifting import RulingLifted
from duplicado.law.procedure import tricks
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.law.rectification import stored_sheets
from duplicado.table import claim_statement, entries, finding
from duplicado.table.actions.reader import parse_action
from duplicado.table.contest_kind import ContestKind
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

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
    "place": inquiry.MissingCardPlace,
    "card-found": law_14.CardFound,
    "extraneous": information.Extraneous,
    "medium": judgement.Medium,
    "implicit-test": law_40.ImplicitTest,
    "failing": law_75.Failing,
    "stage": law_20.Stage,
    "role": law_20.AskersRole,
    "readiness": sanction.Readiness,
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
    "matter-opened": former_names.MatterNoted,
    "matter-taken-up": entries.MatterOpened,
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
    "hand-counts": inquiry.HandCounts,
    "surplus-card": inquiry.SurplusCard,
    "missing-cards": inquiry.MissingCards,
    "information-received": inquiry.InformationReceived,
    "cards-added": inquiry.CardsAdded,
    "card-played-to-trick": inquiry.CardPlayedToTrick,
    "tricks-to-come": inquiry.TricksToCome,
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
    "call-made": orders.CallMade,
    "bid-named": orders.BidNamed,
    "informed": orders.Informed,
    "uninformed": orders.Uninformed,
    "lead-right": orders.LeadRight,
    "lead-right-lifted": orders.LeadRightLifted,
    "ruling-lifted": RulingLifted,
    "rules-lifted": orders.RulesLifted,
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
    "deemed-played": orders.DeemedPlayed,
    "lead-faced": orders.LeadFaced,
    "play-ends": orders.PlayEnds,
    "claim-set-aside": orders.ClaimSetAside,
    "claim-restored": orders.ClaimRestored,
    "exposure-forgiven": orders.ExposureForgiven,
    "play-resumes": orders.PlayResumes,
    "tricks-corrected": orders.TricksCorrected,
    # What a fact sheet holds
    "division": law_68.Division,
    "rights-ruled-upon": law_11.RightsRuledUpon,
    "contested-claim": ContestedClaim,
    "claim-duties": ClaimDuties,
    "penalty-schedule": schedule.Schedule,
    **stored_sheets(),
}
"""Each stores its fields by their names."""

NAMES: Final[Mapping[type, str]] = {kind: name for name, kind in (*ENUMS.items(), *CLASSES.items())}

RENAMED: Final[Mapping[tuple[str, str], str]] = {}
"""Fields that were called otherwise when they were stored: name of the class and old name, with the present name."""

BECAME: Final[Mapping[type, Callable[[Any], object]]] = {
    former_names.PenaltyConsidered: former_names.penalty_proposed,
    former_names.MatterNoted: former_names.matter_opened,
    entries.MatterOpened: former_names.matter_checked,
}
"""Classes of which a value is looked at once more when it has been read; it may become another that says the same."""


def _text_of(value: object) -> tuple[str, str] | None:
    """Store an action in the words in which it is told, not by its fields."""
    if type(value).__module__.startswith("duplicado.table.actions"):
        return "action", str(value)
    return None


_CODEC: Final = Codec(StoredNames(CLASSES, ENUMS, RENAMED, {"action": parse_action}, _text_of, BECAME))

to_plain = _CODEC.to_plain
from_plain = _CODEC.from_plain
