"""Law 81: the powers and duties of the Director."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from duplicado.law.book.law_10 import forbids_own_ruling
from duplicado.law.book.law_84_facts import Path, RulingStep
from duplicado.law.book.law_85 import Disputed, Weighed, how_to_rule_on_disputed, settled
from duplicado.law.clause import clause, defines
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.law.sanction import PenaltyKind, Readiness, Strength
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.texts import Code

AT_ONCE: Final = inquiry("81C3", YES_NO)


@clause("81B2")
def has_a_basis(clauses: Iterable[str], regulations: Iterable[str] = (), announced: Iterable[str] = ()) -> bool:
    """Tell whether a ruling rests on what binds the Director: a clause of the Laws, or an announced regulation.

    Args:
        clauses: the clauses that it cites.
        regulations: the regulations that it cites, by whatever name the contest gives them.
        announced: those that were announced.
    """
    return any(map(_is_clause, clauses)) or not set(regulations).isdisjoint(announced)


@reads(options.RULING_MUST_CITE_BASIS)
def lacks_basis(clauses: Iterable[str], profile: Profile) -> str | None:
    """Return the clause that an adjusted score or a penalty breaks which cites none; `None` where none is broken.

    A regulation may have the Director name the Law on which each of them rests.
    """
    return "81B2" if value_of(options.RULING_MUST_CITE_BASIS, profile) and not has_a_basis(clauses) else None


def _is_clause(text: str) -> bool:
    try:
        ClauseId.parse(text)
    except NotationError:
        return False
    return True


@clause("81C")
def settled_by_players(*, by_players: bool) -> tuple[str, ...]:
    """Return the clauses on which the Director looks at what the players settled among themselves; none otherwise.

    To rectify and to redress is his, not theirs (10A). He may let stand what they did (10B).
    """
    return ("81C", forbids_own_ruling(), "10B") if by_players else ()


@fact_sheet("noticed")
class Noticed(FactSheet):
    """An irregularity that the Director became aware of without anybody drawing attention."""

    edition: Edition
    law: Code
    """The clause that deals with it, by the number of the edition."""
    in_time: bool
    """Answer of `law_79_time.directors_notice` on the time."""
    being_played: bool = False
    """True where the board is in play."""


@rectifies("81C3", sheet=Noticed)
def take_up_notice(facts: Noticed) -> Procedure:
    """Take up an irregularity of the Director's own motion (81C3), unless the periods for it are over.

    Reading: he is bound to rectify, not to interrupt. While the board is in play he is asked whether it is to be dealt
    with at once; if not, and after play, he looks at the result under the Law that deals with it.
    """
    if not facts.in_time:
        yield Order(("81C3",))
        return
    at_once = facts.being_played and (yield from finds(AT_ONCE, blocking=False))
    yield Order(("81C3", facts.law), () if at_once else (Review(facts.law),))


@dataclass(frozen=True, slots=True)
class PenaltyToConsider:
    """A penalty that the Director may give besides what he has rectified."""

    under: str
    readiness: Readiness


@clause("81C4", "DEF:penalty(procedural)", "DEF:penalty(disciplinary)")
def penalty_to_consider(strength: Strength, *, disciplinary: bool = False) -> PenaltyToConsider | None:
    """Return which power the Director considers for an infraction, by the word of the Law; `None` where it is none."""
    if not strength.is_infraction:
        return None
    kind = PenaltyKind.DISCIPLINARY if disciplinary else PenaltyKind.PROCEDURAL
    return PenaltyToConsider(kind.clause, strength.penalized)


@clause("81C6")
def settle_dispute(dispute: Disputed, path: Path) -> tuple[Weighed, RulingStep]:
    """Settle a dispute: find the facts (85A1, 85B), then rule on them (84), or let play go on where none are found.

    Args:
        dispute: what each says, and the evidence.
        path: what the Law has for the facts as the Director finds them.
    """
    weighed = settled(dispute)
    return weighed, how_to_rule_on_disputed(weighed, path)


@dataclass(frozen=True, slots=True)
class Referral:
    """A matter that the Director puts before a committee (81C7), with what belongs to it."""

    matter: str
    to: str
    """The committee; the option `appeal.referral_committee` names it where a regulation does."""
    clauses: tuple[str, ...] = ()
    statements: tuple[tuple[str, str], ...] = field(default=())
    """Persons and their statements."""


defines("81C7", Referral)


@clause("81C8")
@reads(options.DIRECTOR_REPORT_REQUIRED, options.REPORT_RECORD_MISCONDUCT)
def report_due(profile: Profile, *, incidents: int = 0, event_over: bool = True) -> tuple[str, ...]:
    """Return what the Director reports when the results are final: `results`, and `incidents` where there are any.

    Args:
        profile: the regulations: `director.report_required`, `report.record_misconduct`.
        incidents: of conduct, in the register.
        event_over: whether the results are final.
    """
    if not event_over or not value_of(options.DIRECTOR_REPORT_REQUIRED, profile):
        return ()
    told = incidents > 0 and value_of(options.REPORT_RECORD_MISCONDUCT, profile)
    return ("results", "incidents") if told else ("results",)


@dataclass(frozen=True, slots=True)
class DelegatedDuty:
    """A duty that the Director left to an assistant (81D); he stays responsible."""

    duty: str
    assistant: str
    in_charge: str

    @property
    def responsible(self) -> str:
        """Person who answers for it, and may correct it (82C)."""
        return self.in_charge


defines("81D", DelegatedDuty)
