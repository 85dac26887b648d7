"""Effects of rulings given, put right and taken back, of waivers, referrals and polls."""

from __future__ import annotations

from typing import Any, Final

from duplicado.event.facts.discipline import DisciplineFact
from duplicado.event.facts.fact import PlaceFact
from duplicado.event.facts.rulings import (
    AnyRuling,
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingFact,
    RulingGiven,
    RulingWithdrawn,
    ruling_in,
    scores_given,
)
from duplicado.event.facts.subjects import AtPlace
from duplicado.event.record.effects.checks import words
from duplicado.event.record.effects.effect import Effect, Proposed
from duplicado.event.record.effects.office import office_effect
from duplicado.event.record.refusals import Refused
from duplicado.law.book import law_81, law_93


def _given(_proposed: Proposed, fact: AnyRuling) -> Refused | None:
    """Refuse a ruling that rests on no clause (Law 81B2), and one by which a choice was taken that was not offered."""
    ruling = ruling_in(fact)
    if not law_81.has_a_basis(ruling.under):
        return Refused("ruling-without-clause", (), "81B2")
    for offer in ruling.options:
        if offer.taken is not None and offer.taken not in offer.options:
            return Refused("not-offered", (offer.taken, ", ".join(offer.options)), "10C")
    return words(ruling.said)


def _corrected(proposed: Proposed, fact: RulingCorrected) -> Refused | None:
    if not fact.instead_of:
        return Refused("corrects-nothing", (), "82C")
    return _given(proposed, fact) or words(fact.reason)


def _withdrawn(proposed: Proposed, fact: RulingWithdrawn) -> Refused | None:
    state = proposed.state
    entry = state.office.entries.get(fact.ruling)
    if entry is None or not isinstance(entry.fact, AnyRuling | RectificationWaived | DisciplineFact):
        return Refused("unknown-ruling")
    if state.office.is_replaced(fact.ruling):
        return Refused("replaced-already", (fact.ruling,))
    if not fact.reason.strip():
        return Refused("words-wanted")
    for given in scores_given(entry.fact):
        score = state.rulings.get(given)
        subject = None if score is None else score.fact.subject()
        if not isinstance(subject, AtPlace):
            continue
        if given in state.cell(subject.place).open_rulings:
            return Refused("score-stands", (str(subject.place),))
    return None


def _waived(_proposed: Proposed, fact: RectificationWaived) -> Refused | None:
    return None if fact.cause.strip() else Refused("cause-wanted", (), "81C5")


def _referred(proposed: Proposed, fact: MatterReferred) -> Refused | None:
    if fact.under == "93C2" and not law_93.may_refer_to_authority(proposed.state.conditions.regulations):
        return Refused("no-referral-to-authority", (), "93C2")
    return words(fact.matter)


def _asked(_proposed: Proposed, fact: PollTaken) -> Refused | None:
    return words(fact.question)


_GIVEN: Final[Effect[RulingGiven]] = office_effect(_given, is_ruling=True, like=())
_CORRECTED: Final[Effect[RulingCorrected]] = office_effect(
    _corrected, is_ruling=True, like=(RulingGiven, RulingCorrected, PlaceFact)
)
_WITHDRAWN: Final[Effect[RulingWithdrawn]] = office_effect(_withdrawn, is_ruling=True, like=())
_WAIVED: Final[Effect[RectificationWaived]] = office_effect(_waived, is_ruling=True, like=(RectificationWaived,))
_REFERRED: Final[Effect[MatterReferred]] = office_effect(_referred, is_ruling=False, like=(MatterReferred,))
_POLL: Final[Effect[PollTaken]] = office_effect(_asked, is_ruling=False, like=(PollTaken,))


def effect_of(fact: RulingFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case RulingGiven():
            return _GIVEN
        case RulingCorrected():
            return _CORRECTED
        case RulingWithdrawn():
            return _WITHDRAWN
        case RectificationWaived():
            return _WAIVED
        case MatterReferred():
            return _REFERRED
        case PollTaken():
            return _POLL
