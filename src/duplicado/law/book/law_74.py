"""Law 74: conduct and etiquette; and how the Director takes up an incident under Laws 72A, 72B, 74 and 76."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from duplicado.law.book import law_72, law_76
from duplicado.law.book.law_16_sources import InformationFromPartner, from_partner
from duplicado.law.book.law_81 import penalty_to_consider
from duplicado.law.clause import clause, defines
from duplicado.law.conduct import ConductIncident, ConductRule, Consequence, Who, consequence
from duplicado.law.edition import cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, Inquiry, inquiry
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import rectifies
from duplicado.law.reference import ClauseId
from duplicado.law.sanction import PenaltyKind, Strength
from duplicado.vocabulary.errors import DuplicadoError

SHOWN_ON_PURPOSE: Final = inquiry("74:fn23", YES_NO)

_DISCIPLINE: Final = PenaltyKind.DISCIPLINARY
# 74A and 74B say what a player should do. 74C gives examples of violations of procedure with no such word.
_TABLE: Final = (
    ConductRule("74A1", Strength.SHOULD, kind=_DISCIPLINE),
    ConductRule("74A2", Strength.SHOULD, kind=_DISCIPLINE),
    ConductRule("74A3", Strength.SHOULD, looks_at=("73B1",)),
    ConductRule("74B1", Strength.SHOULD, looks_at=("90B2",)),
    ConductRule("74B2", Strength.SHOULD, looks_at=("16B1",)),
    ConductRule("74B3", Strength.SHOULD, looks_at=("45A", "16B1")),
    ConductRule("74B4", Strength.SHOULD, looks_at=("68A",)),
    ConductRule("74B5", Strength.SHOULD, kind=_DISCIPLINE),
    ConductRule("74C1", Strength.DOES, looks_at=("73B1",)),
    ConductRule("74C2", Strength.DOES, looks_at=("16B1", "73B1")),
    ConductRule("74C3", Strength.DOES, looks_at=("16B1",)),
    ConductRule("74C4", Strength.DOES, looks_at=("16B1",)),
    ConductRule("74C5", Strength.DOES, looks_at=("16D",)),
    ConductRule("74C6", Strength.DOES, looks_at=("68B1",)),
    ConductRule("74C7", Strength.DOES, looks_at=("73D2",)),
    ConductRule("74C8", Strength.DOES, looks_at=("43A2(b)",)),
)
RULES: Final[Mapping[str, ConductRule]] = {rule.clause: rule for rule in _TABLE}
"""Demands of Law 74, clause by clause.

Reading: a violation of procedure of 74C stands on the step of correct procedure ("does"): it is an infraction, and no
word suggests a penalty; where the Director gives one it is under 90A, since procedure was violated.
"""

for _rule in _TABLE:
    if _rule.clause not in {"74C2", "74C3", "74C4", "74C5", "74C7"}:
        defines(_rule.clause, ConductRule)
INQUIRIES: Final[Mapping[str, Inquiry[object]]] = {
    **{number: inquiry(number, SEAT_OR_YES_NO) for number in RULES},
    **{number: inquiry(number, YES_NO) for number in law_76.RULES},
    "72A": law_72.NOT_PLAYED_BY_THE_LAWS,
    "72B1": law_72.INTENTIONAL,
    "72B3": law_72.CONCEALED,
}
"""Of each clause on conduct who broke it, or whether it was broken, and the answer of the Director."""
_CONDUCT: Final = {**law_72.RULES, **RULES, **law_76.RULES}


def matter_of(number: str) -> str:
    """Return the part of the Laws under which an incident is taken up: `74A` for 74A1, `76` for all of Law 76."""
    law = ClauseId.parse(number).law
    return str(law) if law == _SPECTATORS else number[:3] if law == _ETIQUETTE else number


_ETIQUETTE, _SPECTATORS = 74, 76
MATTERS: Final = tuple(dict.fromkeys(map(matter_of, _CONDUCT)))
"""The parts under which incidents are taken up."""


def rule_on(number: str) -> ConductRule:
    """Return what a clause of Law 72, 74 or 76 demands.

    Raises:
        DuplicadoError: it is no clause on conduct.
    """
    found = _CONDUCT.get(number)
    if found is None:
        raise DuplicadoError(f"{number} is no clause on conduct: write one of {', '.join(_CONDUCT)}")
    return found


@clause("74C2", "74C3", "74C4")
def may_have_told_partner(incident: ConductIncident, *, shown: bool) -> Consequence | None:
    """Say what follows when a player shows approval, or what he thinks of a trick, or remarks on something significant.

    (Dis)approval of a call or play (C2); that he expects to win or lose a trick that is not complete (C3); a comment on
    something significant, or on the tricks still needed (C4). His partner may not use it: 16B is looked at.
    """
    return consequence(RULES[incident.clause], incident) if shown else None


@clause("74C5")
def looked_at_cards(incident: ConductIncident, *, intentional: bool) -> Consequence | None:
    """Say what follows when a player looks at another, or at his hand, on purpose to see his cards or how he acts.

    `None` when he saw an opponent's card by accident: he may act on that, unless he owes it to his own irregularity.
    """
    return consequence(RULES["74C5"], incident) if intentional else None


@clause("74:fn23")
def showed_cards(incident: ConductIncident, *, on_purpose: bool) -> tuple[str, ...]:
    """Return what applies when a player may have shown his cards on purpose: deception by 73D2 (2007: and 73F)."""
    return tuple(cited_in(incident.edition, number) for number in ("73D2", "73E2")) if on_purpose else ()


@clause("74C7")
def upset_by_tempo(incident: ConductIncident, *, to_disconcert: bool) -> Consequence | None:
    """Say what follows when a player varies his tempo to disconcert an opponent; if it misled him, 73D2 too."""
    return consequence(RULES["74C7"], incident) if to_disconcert else None


_ASKED: Final = frozenset({"72B1", "72B3", "74C2", "74C3", "74C4", "74C5", "74C7", "76B5", "76C1"})
_TELLS_PARTNER: Final = frozenset(rule.clause for rule in _TABLE if "16B1" in rule.looks_at)


@rectifies(*MATTERS, sheet=ConductIncident, name_of=lambda incident: matter_of(incident.clause))
def take_up(incident: ConductIncident) -> Procedure:
    """Ask the Director what the clause leaves to him, then propose what is due and name what else is looked at.

    An incident does not change the ruling at the table: only what it may have told a partner (16B) or could well have
    been known to damage the innocent side (72C; 2007: 23) is looked at when play ends.

    Raises:
        DuplicadoError: the clause is none on conduct, or demands nothing of such a person.
    """
    number = incident.clause
    rule = rule_on(number)
    found = number not in _ASKED or (yield from finds(INQUIRIES[number], blocking=False))
    follows = _follows(rule, incident, found=found)
    if follows is None:
        yield from _not_found(incident)
        return
    reviewed = cited_in(incident.edition, "72C")
    review = (Review(reviewed),) if reviewed in follows.looks_at else ()
    # Over whom the Director has no power of penalties he has that of Law 76.
    penalizes = penalty_to_consider(rule.strength, disciplinary=rule.kind is _DISCIPLINE) or not incident.who.plays
    due = (follows.proposed,) if penalizes else ()
    yield Order(tuple(dict.fromkeys((*follows.proposed.clauses, *follows.looks_at))), (*review, *due))
    if number in _TELLS_PARTNER and incident.who is Who.PLAYER and incident.seat is not None:
        yield from from_partner(InformationFromPartner(incident.edition, incident.seat.partner))


def _follows(rule: ConductRule, incident: ConductIncident, *, found: bool) -> Consequence | None:
    """Say what follows when the Director has found, or has not, what the clause leaves to him."""
    match incident.clause:
        case "74C2" | "74C3" | "74C4":
            return may_have_told_partner(incident, shown=found)
        case "74C5":
            return looked_at_cards(incident, intentional=found)
        case "74C7":
            return upset_by_tempo(incident, to_disconcert=found)
        case "76B5":
            return law_76.drew_attention(incident, drawn=found)
        case "76C1":
            return law_76.spoke_unasked(incident, asked_by_director=not found)
        case _:
            return consequence(rule, incident) if found else None


def _not_found(incident: ConductIncident) -> Procedure:
    """Look, where a card was seen by accident, whether it was shown on purpose; otherwise nothing follows."""
    if incident.clause == "74C5":
        numbers = showed_cards(incident, on_purpose=(yield from finds(SHOWN_ON_PURPOSE, blocking=False)))
        if numbers:
            yield Order(("74:fn23", *numbers), (Review(numbers[-1]),))
            return
    yield Order((incident.clause,))
