"""Law 90: procedural penalties, and what the Law names as offences."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from duplicado.law.book.law_07 import Permission, forbids_touching
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, Inquiry, inquiry
from duplicado.law.procedure_steps import Order, Procedure, finds
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.sanction import Strength
from duplicado.law.schedule import Schedule, due
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side

REQUIRES_ADJUSTMENT: Final = inquiry("90A:adjusted", YES_NO)
SEEN_ELSEWHERE: Final = inquiry("90A:elsewhere", YES_NO)


class OffenceGround(Enumeration):
    """Ground on which a procedural penalty may be given."""

    DELAYS = "delays or obstructs the game"
    INCONVENIENCES = "inconveniences other contestants"
    VIOLATES_PROCEDURE = "violates correct procedure"
    REQUIRES_ADJUSTED_SCORE = "requires an adjusted score"

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Ground.{self.name}"


@clause("90A")
def may_be_penalized(ground: OffenceGround, edition: Edition, *, at_another_table: bool = False) -> bool:
    """Tell whether an offence on that ground may be penalized, besides being rectified.

    An adjusted score is a ground in 2007 only when it is needed at another table; since 2017 at any.

    Args:
        ground: what the offence does.
        edition: of the Laws.
        at_another_table: whether the adjusted score is needed at another table than that of the offence.
    """
    if ground is OffenceGround.REQUIRES_ADJUSTED_SCORE and edition.is_of_2007:
        return at_another_table
    return True


class Offence(Enumeration):
    """An offence that the Law names; the value is its clause, the same in every edition. The list is not complete."""

    LATE_ARRIVAL = "90B1"
    SLOW_PLAY = "90B2"
    OVERHEARD = "90B3"
    """Discussion of the auction, the play or the result of a board that others may overhear."""
    COMPARING_SCORES = "90B4"
    TOUCHING_CARDS = "90B5"
    MISPLACED_CARD = "90B6"
    SPOILED_SCORE = "90B7"
    """An error of procedure that makes an adjusted score necessary."""
    DISOBEDIENCE = "90B8"


_LOOKS_AT: Final[Mapping[Offence, tuple[str, ...]]] = {
    Offence.SLOW_PLAY: ("82B2",),
    Offence.OVERHEARD: ("16D",),
    Offence.COMPARING_SCORES: ("16D",),
    Offence.TOUCHING_CARDS: ("7B3",),
    Offence.MISPLACED_CARD: ("87A",),
    Offence.SPOILED_SCORE: ("12C2(a)",),
}
"""Other clauses that the offence may bring up, by the numbers of 2017."""


@clause("90B1")
def arrived_late(*, after_the_start: bool) -> Offence | None:
    """Return the offence of a contestant who was not at his place when the session, or the round, was to start."""
    return Offence.LATE_ARRIVAL if after_the_start else None


@clause("90B2")
def unduly_slow(used: timedelta, allowed: timedelta, at_fault: frozenset[Side]) -> tuple[tuple[Side, Offence], ...]:
    """Return the sides that played unduly slowly; nobody where the table kept the time.

    Args:
        used: the time that the table took.
        allowed: the time that it had, with what it lost through no fault of its own (a ruling, a late arrival).
        at_fault: the sides to whom the Director puts the delay down; of two slow pairs both.
    """
    if used <= allowed:
        return ()
    return tuple((side, Offence.SLOW_PLAY) for side in Side if side in at_fault)


@clause("90B3")
def discussed_aloud(*, may_be_overheard: bool) -> Offence | None:
    """Return the offence of who discusses a board so that it may be overheard; nobody need have heard it."""
    return Offence.OVERHEARD if may_be_overheard else None


@clause("90B4")
def compared_scores(*, authorized: bool) -> Offence | None:
    """Return the offence of who compares scores with another contestant without being authorized to."""
    return None if authorized else Offence.COMPARING_SCORES


@clause("90B5")
def touched_cards(
    player: Seat, owner: Seat, permission: Permission, edition: Edition, declarer: Seat | None = None
) -> Offence | None:
    """Return the offence of who touches cards that are not his (7B3): an opponent's leave helps since 2017 only."""
    forbidden = forbids_touching(player, owner, permission, edition, declarer)
    return None if forbidden is None else Offence.TOUCHING_CARDS


@clause("90B6")
def boarded_wrongly(pocket: Seat, owner: Seat) -> Offence | None:
    """Return the offence of who puts a card of `owner` back into another pocket."""
    return None if pocket is owner else Offence.MISPLACED_CARD


@clause("90B7")
def error_spoiled_a_score(*, adjusted_for_any_contestant: bool) -> Offence | None:
    """Return the offence of an error of procedure, such as cards not counted, that makes an adjusted score necessary.

    Reading: the clause speaks of any contestant in every edition, so that in 2007 too it holds for a score that is
    adjusted at the table of the error alone, where the general words of 90A do not.
    """
    return Offence.SPOILED_SCORE if adjusted_for_any_contestant else None


@clause("90B8")
def did_not_obey(*, complied_promptly: bool) -> Offence | None:
    """Return the offence of who does not promptly comply with the regulations or an instruction of the Director."""
    return None if complied_promptly else Offence.DISOBEDIENCE


OF_OFFENCES: Final = {offence: inquiry(offence.value, SEAT_OR_YES_NO) for offence in Offence}
"""The player who is said to have offended, and whether he has."""


@fact_sheet("offence-charged")
class OffenceCharged(FactSheet):
    """An offence of Law 90B that is said to have happened."""

    edition: Edition
    offence: Offence
    schedule: Schedule
    earlier: int = 0
    """Number of times that this contestant has committed it before, as far as that counts."""
    by: Side | None = None
    on_file: bool | None = None
    """True where record and clock show it already; `None` where only the Director knows."""


def established(offence: Offence, *, found: bool) -> Offence | None:
    """Return the offence where the Director's finding makes it one, by the words of its clause.

    Args:
        offence: what is charged.
        found: whether it is so: whether he came late, whether scores were compared without leave, and so on.
    """
    match offence:
        case Offence.OVERHEARD:
            return discussed_aloud(may_be_overheard=found)
        case Offence.COMPARING_SCORES:
            return compared_scores(authorized=not found)
        case Offence.SPOILED_SCORE:
            return error_spoiled_a_score(adjusted_for_any_contestant=found)
        case Offence.DISOBEDIENCE:
            return did_not_obey(complied_promptly=not found)
        case Offence.LATE_ARRIVAL:
            return arrived_late(after_the_start=found)
        case Offence.SLOW_PLAY | Offence.TOUCHING_CARDS | Offence.MISPLACED_CARD:
            return offence if found else None


@rectifies(*(each.value for each in Offence), sheet=OffenceCharged, name_of=lambda facts: facts.offence.value)
def take_up(facts: OffenceCharged) -> Procedure:
    """Ask the Director whether it is so; then propose what the schedule has for it, and name what else it brings up."""
    number = facts.offence.value
    found = yield from finds(OF_OFFENCES[facts.offence], blocking=False, concluded=facts.on_file)
    offence = established(facts.offence, found=found)
    if offence is None:
        yield Order((number,))
        return
    proposed = due(number, facts.earlier, facts.schedule)
    also = tuple(cited_in(facts.edition, each) for each in _LOOKS_AT.get(offence, ()))
    yield Order(tuple(dict.fromkeys((*proposed.clauses, *also))), (proposed,))


class Charge(Enumeration):
    """Clause by which something that Law 90B does not name may be penalized; the value is its number in 2017."""

    UNCOUNTED = "7B2"
    TURNED_EARLY = "45G"
    AFTER_FORFEIT = "11B"
    WRONG_CARDS = "15A4"
    GENERAL = "90A"


OF_CHARGES: Final = {charge: inquiry(charge.value, SEAT_OR_YES_NO) for charge in Charge}
"""The player who is charged, and whether he is to be penalized."""


@fact_sheet("procedure-charged")
class ProcedureCharged(FactSheet):
    """Something that Law 90B does not name and that may be penalized: by the words of another Law, or of 90A."""

    edition: Edition
    schedule: Schedule
    charge: Charge
    by: Side | None = None


@rectifies(*(each.value for each in Charge), sheet=ProcedureCharged, name_of=lambda facts: facts.charge.value)
def take_up_charge(facts: ProcedureCharged) -> Procedure:
    """Ask what the clause leaves to the Director."""
    match facts.charge:
        case Charge.UNCOUNTED:
            return uncounted(facts)
        case Charge.TURNED_EARLY:
            return turned_early(facts)
        case Charge.AFTER_FORFEIT:
            return penalize_after_forfeit(facts)
        case Charge.WRONG_CARDS:
            return penalize_wrong_cards(facts)
        case Charge.GENERAL:
            return take_up_general(facts)


@clause("11B")
def penalize_after_forfeit(facts: ProcedureCharged) -> Procedure:
    """Ask whether a penalty is given although the right to rectification is lost."""
    return penalized_besides(facts.schedule, OF_CHARGES[facts.charge], "11B")


@clause("15A4")
def penalize_wrong_cards(facts: ProcedureCharged) -> Procedure:
    """Ask whether holding the cards of another board is penalized besides its rectification (2007: 17D4)."""
    return penalized_besides(facts.schedule, OF_CHARGES[facts.charge], cited_in(facts.edition, "15A4"))


def take_up_general(facts: ProcedureCharged) -> Procedure:
    """Ask on what ground it may be penalized: what it did to the game, or that it makes an adjusted score necessary."""
    ground, elsewhere = OffenceGround.VIOLATES_PROCEDURE, False
    if not (yield from finds(OF_CHARGES[facts.charge], blocking=False)):
        if not (yield from finds(REQUIRES_ADJUSTMENT, blocking=False)):
            yield Order(("90A",))
            return
        ground = OffenceGround.REQUIRES_ADJUSTED_SCORE
        if not may_be_penalized(ground, facts.edition):
            elsewhere = yield from finds(SEEN_ELSEWHERE, blocking=False)
    effects = (due("90A", 0, facts.schedule),)
    allowed = may_be_penalized(ground, facts.edition, at_another_table=elsewhere)
    yield Order(("90A",), effects if allowed else ())


def penalized_besides(
    schedule: Schedule, asked: Inquiry[object], number: str, strength: Strength | None = None
) -> Procedure:
    """Ask whether an offence under a clause is penalized besides what it entails; propose what the schedule has.

    Args:
        schedule: that of the contest.
        asked: whether it is.
        number: the clause that lets the Director do so, by the number of the edition.
        strength: the word in which it demands something of the player; `None` where it only grants the power.
    """
    if (yield from finds(asked, number, blocking=False)):
        proposed = due(number, 0, schedule, readiness=None if strength is None else strength.penalized)
        yield Order(proposed.clauses, (proposed,))
    else:
        yield Order((number,))


@clause("7B2")
def uncounted(facts: ProcedureCharged) -> Procedure:
    """Ask whether a player called without having counted his cards and looked at their faces.

    What was wrong with the hand is a matter of 13, 14 or 15A; what it makes necessary is one of 90B7.
    """
    return penalized_besides(facts.schedule, OF_CHARGES[facts.charge], "7B2", Strength.MUST)


@clause("45G")
def turned_early(facts: ProcedureCharged) -> Procedure:
    """Ask whether a player turned his card face down before all four had played to the trick, which he should not do.

    Until then the cards of the trick lie face up, and everybody may look at them.
    """
    return penalized_besides(facts.schedule, OF_CHARGES[facts.charge], "45G", Strength.SHOULD)
