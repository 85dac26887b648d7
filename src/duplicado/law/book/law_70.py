"""Law 70: contested claim or concession."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Final, TypeAlias, TypeVar

from duplicado.law.claims.adjudication import ClaimAdjudication, Judgement
from duplicado.law.claims.policy import ClaimPolicy, ClaimQuestion, ContestedClaim, PlayerClass
from duplicado.law.claims.worked_out import worked_out
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.law.inquiry import YES_NO, TricksToCome, inquiry, one_of
from duplicado.law.orders import PlayEnds
from duplicado.law.procedure_steps import Answer, Finding, Order, Procedure, Question, Request, Stake, found_on
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

SAID_NOTHING_OF_TRUMP: Final = inquiry("70C1", YES_NO)
UNAWARE_OF_TRUMP: Final = inquiry("70C2", YES_NO)
LOSES_TO_TRUMP: Final = inquiry("70C3", YES_NO)
TRICKS_TO_COME: Final = inquiry("70", one_of(TricksToCome))
_OF_NORMAL_PLAY: Final = {
    asked: inquiry(asked.value, YES_NO)
    for asked in (ClaimQuestion.UNAWARE_OF_CARDS, ClaimQuestion.MARKED_FINESSE, ClaimQuestion.SUITS_FROM_THE_TOP)
}

_Known = TypeVar("_Known")
_Asking: TypeAlias = Generator[Request | Order, Answer | None, _Known]


@fact_sheet("claim-to-judge")
class ClaimToJudge(FactSheet):
    """A claim that was disputed. `contested` is `None` when the hands are not all known."""

    edition: Edition
    claimers: Side
    tricks_to_come: int
    contested: ContestedClaim | None
    trump_is_out: bool
    """True where an opponent of the claimer still holds a trump."""
    suits_from_the_top: bool | None = None
    evidence: tuple[tuple[Seat, Card], ...] = ()
    """Cards played after the claim, as far as they may be weighed."""


@rectifies("70", sheet=ClaimToJudge)
@clause("68D2(a)", "70A", "70C", "70C1", "70C2")
def rectify(facts: ClaimToJudge) -> Procedure:
    """Judge a contested claim: ask what the result turns on, with both results; doubtful points go against claimer.

    Reading: the Director is asked nothing on which no trick depends, and nothing is found against a player that nobody
    has judged. The questions come in the order of the book; each shows what either answer gives and the line of play.
    """
    policy = ClaimPolicy(edition=facts.edition, suits_from_the_top=facts.suits_from_the_top)
    policy, cited = yield from _outstanding_trump(facts, policy)
    for question in _OF_NORMAL_PLAY:
        known = yield from _found(facts, policy, question)
        cited = (*cited, question.value) if known is not policy else cited
        policy = known
    judged = _judged(facts, policy)
    if judged is None:
        yield from _found_by_the_director(facts)
    else:
        yield _awarded(facts, judged, *cited)


def _outstanding_trump(facts: ClaimToJudge, policy: ClaimPolicy) -> _Asking[tuple[ClaimPolicy, tuple[str, ...]]]:
    """Ask what 70C asks, where a trump is out and the result turns on it; return what is known of it then."""
    silent = replace(policy, trump_mentioned=False)
    judged = _judged(facts, silent) if facts.trump_is_out else None
    if judged is None or judged.certain:
        return policy, ()
    turning = judged.turning_on(ClaimQuestion.UNAWARE_OF_TRUMP)
    said_nothing = _said_nothing_of_trumps(facts.contested)
    if turning is None and said_nothing is not False:
        return policy, ()
    if not (yield from found_on(_question(facts, turning, SAID_NOTHING_OF_TRUMP.key, said_nothing))):
        return replace(policy, trump_mentioned=True), ("70C1",)
    if not (yield from found_on(_question(facts, turning, UNAWARE_OF_TRUMP.key))):
        return replace(silent, unaware_of_trump=False), ("70C1", "70C2")
    loses = yield from found_on(_question(facts, turning, LOSES_TO_TRUMP.key))
    known = replace(silent, unaware_of_trump=loses)
    return _with_order_of_suits(facts, known) if loses else known, ("70C1", "70C2", "70C3")


def _with_order_of_suits(facts: ClaimToJudge, policy: ClaimPolicy) -> ClaimPolicy:
    """Conclude from the trick that is lost to the trump that suits are played in any order, where only that loses it.

    Otherwise the answer to 70E2 would take back what has been found under 70C3.
    """
    from_the_top = replace(policy, suits_from_the_top=True)
    forgetful, aware = _judged(facts, from_the_top), _judged(facts, replace(from_the_top, unaware_of_trump=False))
    if policy.suits_from_the_top is not None or forgetful is None or aware is None or forgetful.tricks < aware.tricks:
        return policy
    return replace(policy, suits_from_the_top=False)


def _found(facts: ClaimToJudge, policy: ClaimPolicy, question: ClaimQuestion) -> _Asking[ClaimPolicy]:
    """Ask one question of 70D or 70E where the result turns on it; return the policy with the answer.

    That a marked finesse is taken is concluded, and can be found otherwise (70E1).
    """
    doubted = replace(policy, player=PlayerClass.NOVICE) if question is ClaimQuestion.MARKED_FINESSE else policy
    judged = _judged(facts, doubted)
    turning = None if judged is None else judged.turning_on(question)
    if turning is None:
        return policy
    concluded = True if question is ClaimQuestion.MARKED_FINESSE else None
    found = yield from found_on(_question(facts, turning, str(turning.clause), concluded))
    match question:
        case ClaimQuestion.MARKED_FINESSE:
            return replace(policy, marked_finesse=found)
        case ClaimQuestion.SUITS_FROM_THE_TOP:
            return replace(policy, suits_from_the_top=found)
        case _:
            return replace(policy, unaware_of_cards=found)


def _question(
    facts: ClaimToJudge,
    turning: Judgement | None,
    number: str,
    concluded: bool | None = None,  # noqa: FBT001 - an answer, not a switch
) -> Question:
    """Return a question with what follows from yes and no; behind 70C1 and 70C2 another question waits."""
    if turning is None:
        return Question(number, concluded=concluded)
    yes, no = turning.if_true, turning.if_false
    most = no.most if number in {"70C1", "70C2"} else yes.most
    return Question(
        number,
        concluded=concluded,
        if_true=Stake(facts.claimers, yes.fewest, most, yes.line),
        if_false=Stake(facts.claimers, no.fewest, no.most, no.line),
    )


@clause("70D3", editions=(Edition.LAWS_2007,))
def evidence(played_since: tuple[tuple[Seat, Card], ...], edition: Edition) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards played after a claim that the Director may weigh: in 2007 all, later none (68D voids them).

    They show how players would probably have gone on; what to make of that is his judgement (70C1 to 70C3, or 70).
    """
    return played_since if has_clause("70D3", edition) else ()


def _judged(facts: ClaimToJudge, policy: ClaimPolicy) -> ClaimAdjudication | None:
    """Judge the claim; `None` when the hands are not known, the statement is not understood or nothing is proved."""
    judged = None if facts.contested is None else worked_out(facts.contested, policy)
    return judged if judged is not None and judged.proved else None


def _said_nothing_of_trumps(contested: ContestedClaim | None) -> bool | None:
    """Conclude 70C1 from the statement, unless the Director finds otherwise; `None` where that is for him to say.

    One that speaks of trumps, of drawing them or of one by name or as a suit, mentions those that are out. Who is known
    to have said nothing at all did not mention them.
    """
    said = None if contested is None else contested.statement
    if contested is None or said is None:
        return None
    trump = contested.position.trump
    if said.draws_trumps or any((item.suit if isinstance(item, Card) else item) is trump for item in said.order):
        return False
    return None if said.order or said.ruffs or said.finesse is not None or said.rest_high else True


def tricks_on_any_normal_play(contested: ContestedClaim, edition: Edition) -> int | None:
    """Return the tricks that claimer's side wins on every normal play of the cards (71B), `None` if not known."""
    judged = worked_out(contested, ClaimPolicy(edition=edition))
    return judged.tricks if judged is not None and judged.proved else None


def _awarded(facts: ClaimToJudge, judged: ClaimAdjudication, *clauses: str) -> Order:
    cited = (*clauses, *(str(each) for each in judged.clauses), "70A")
    stake = Stake(facts.claimers, judged.tricks, judged.tricks, judged.line)
    return Order(tuple(dict.fromkeys(cited)), (_division(facts, judged.tricks),), stake)


def _division(facts: ClaimToJudge, tricks: int) -> PlayEnds:
    """Return the end of play by which claimer's side has so many tricks."""
    others = facts.tricks_to_come - tricks
    north_south, east_west = (tricks, others) if facts.claimers is Side.NS else (others, tricks)
    return PlayEnds(north_south, east_west, agreed=False)


def _found_by_the_director(facts: ClaimToJudge) -> Procedure:
    """Ask the Director for the result when it cannot be computed, with what has been found if anything has.

    Where he finds as many tricks as the line that he was told gives, that line shows what he rules.
    """
    policy = ClaimPolicy(edition=facts.edition, suits_from_the_top=facts.suits_from_the_top)
    known = None if facts.contested is None else worked_out(facts.contested, policy)
    stake = None if known is None else Stake(facts.claimers, known.tricks, known.most, known.line)
    answer = yield Question(TRICKS_TO_COME.key, if_true=stake)
    if isinstance(answer, Finding):
        order = divided_by_finding(getattr(answer.value, "tricks", ()), facts.tricks_to_come)
        gives = None if stake is None else _division(facts, stake.fewest)
        yield replace(order, stake=stake) if gives in order.effects else order


def is_division(found: TricksToCome, tricks_to_come: int) -> bool:
    """Tell whether what was found divides the tricks to come: those of one side are told, or of both, none missing."""
    told = dict(found.tricks)
    possible = bool(told) and all(0 <= tricks <= tricks_to_come for tricks in told.values())
    return possible and (len(told) < len(Side) or sum(told.values()) == tricks_to_come)


def divided_by_finding(found: tuple[tuple[Side, int], ...], tricks_to_come: int) -> Order:
    """Order the division of the remaining tricks that the Director has found."""
    tricks = dict(found)
    north_south = tricks.get(Side.NS, tricks_to_come - tricks.get(Side.EW, 0))
    north_south = max(0, min(north_south, tricks_to_come))
    return Order(("70A",), (PlayEnds(north_south, tricks_to_come - north_south, agreed=False),))


@fact_sheet("division-found")
class DivisionFound(FactSheet):
    """The Director has found of his own motion how the remaining tricks are divided."""

    tricks: tuple[tuple[Side, int], ...]
    """Those of one side, or of both."""
    tricks_to_come: int


@rectifies("70 found", sheet=DivisionFound)
def found(facts: DivisionFound) -> Procedure:
    """Order the division that the Director found of his own motion."""
    yield divided_by_finding(facts.tricks, facts.tricks_to_come)
