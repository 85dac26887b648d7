"""Penalties that are taken from the result of one match, and in which unit a penalty can be given (Laws 90 and 91).

A penalty counts in a total, or it names a match: the opponents, the session and, where two meet more than once in it, a
round. What is taken from a match is in the unit of its boards, IMPs as a rule, and changes the result of that match for
the side that bears it; a knock-out has no total, so that there every penalty names its match, which may be lost by it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.penalties import RuledPenalty, in_contest, unit_of
from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.sanction import PenaltyUnit
from duplicado.score.matchpoints import matchpoint_top
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError

_ZERO: Final = Fraction(0)
_OF_POINTS: Final = (PenaltyUnit.MATCHPOINTS, PenaltyUnit.PERCENT_OF_TOP)


@reads(options.PP_IN_MATCHES)
def units_of_total(conditions: Conditions) -> tuple[PenaltyUnit, ...]:
    """Return the units in which a penalty can be taken from a total, the usual one first; none in a knock-out.

    Where matches are turned into victory points the regulations may have penalties in IMPs only (`pp.in_matches`).
    """
    own = unit_of(conditions.method)
    match conditions.form:
        case ContestForm.KNOCK_OUT:
            return ()
        case ContestForm.PATTON:
            return (PenaltyUnit.MATCHPOINTS,)
        case ContestForm.MATCHES if not _in_board_points(conditions):
            only = value_of(options.PP_IN_MATCHES, conditions.regulations)
            return () if only == "imps" and own is PenaltyUnit.IMPS else (PenaltyUnit.VICTORY_POINTS,)
        case _:
            return _OF_POINTS if own is PenaltyUnit.MATCHPOINTS else (own,)


@reads(options.PP_IN_MATCHES)
def units_of_match(conditions: Conditions) -> tuple[PenaltyUnit, ...]:
    """Return the units in which a penalty can be taken from the result of one match, the usual one first.

    None where there are no matches, or where the regulations have penalties in victory points only.
    """
    if not conditions.in_matches:
        return ()
    own = unit_of(conditions.method)
    if conditions.form is ContestForm.PATTON:
        return (PenaltyUnit.MATCHPOINTS,)
    in_victory_points = conditions.form is ContestForm.MATCHES and not _in_board_points(conditions)
    if in_victory_points and value_of(options.PP_IN_MATCHES, conditions.regulations) == "victory_points":
        return ()
    return _OF_POINTS if own is PenaltyUnit.MATCHPOINTS else (own,)


def _in_board_points(conditions: Conditions) -> bool:
    """Say whether the points of the boards are those of the match."""
    return conditions.kind is ContestKind.TEAMS and unit_of(conditions.method) is PenaltyUnit.MATCHPOINTS


def top_between_teams(conditions: Conditions) -> Fraction | None:
    """Return the most that a board between teams is worth where it has a top, at board-a-match; else `None`."""
    return matchpoint_top(2, conditions.scoring_rules.scale) if _in_board_points(conditions) else None


@dataclass(frozen=True, slots=True)
class Meeting:
    """A round in which two were to meet."""

    session: int
    round: int
    opponent: ContestantId


def meetings(state: EventState, who: ContestantId) -> tuple[Meeting, ...]:
    """Return whom a contestant meets, by the plans of all sessions, in their order."""
    found = {
        Meeting(plan.session, due.place.round, other)
        for plan in state.plans
        for due in plan.due.values()
        if who in due.contestants
        for other in due.contestants
        if other != who
    }
    return tuple(sorted(found, key=lambda each: (each.session, each.round, each.opponent.order)))


def imposed(
    state: EventState,
    penalty: RuledPenalty,
    *,
    session: int | None = None,
    against: ContestantId | None = None,
    of_round: int | None = None,
) -> PenaltyRuled:
    """Return a penalty as it is recorded, with as much of its match as follows from what is told of it.

    In a knock-out every penalty that takes something is from a match; who has had only one need not name it.

    Args:
        state: what the record says.
        penalty: the penalty.
        session: the session in whose total it counts; `None`: not told, or that of the event.
        against: the opponents of the match from which it is taken, where they are told.
        of_round: the round of that match, where it is told.
    """
    fact = PenaltyRuled(penalty, session, against, of_round)
    knockout = state.conditions.form is ContestForm.KNOCK_OUT and bool(fact.penalty.amount)
    if not state.conditions.in_matches or not (knockout or fact.against is not None or fact.round is not None):
        return fact
    there = [
        each
        for each in meetings(state, fact.penalty.contestant)
        if fact.session in {None, each.session}
        and fact.round in {None, each.round}
        and fact.against in {None, each.opponent}
    ]
    opponents = {each.opponent for each in there}
    if len(opponents) != 1:
        return fact
    sessions = {each.session for each in there}
    session = fact.session if fact.session is not None or len(sessions) != 1 else min(sessions)
    return replace(fact, against=min(opponents, key=lambda each: each.order), session=session)


def no_such_match(state: EventState, fact: PenaltyRuled) -> Refused | None:
    """Refuse a penalty that names a match which there is not, or one of several without saying which."""
    who, against = fact.penalty.contestant, fact.against
    if not state.conditions.in_matches:
        return Refused("penalty-no-matches")
    theirs = [each for each in meetings(state, who) if against in {None, each.opponent}]
    if against is None:
        named = {str(each.opponent) for each in theirs if fact.session in {None, each.session}}
        return Refused("penalty-which-opponents", (str(who), str(fact.round), ", ".join(sorted(named))))
    there = [each for each in theirs if fact.session in {None, each.session} and fact.round in {None, each.round}]
    if not there:
        told = ", ".join(f"{each.session}.{each.round}" for each in theirs)
        return Refused("penalty-match-not-there" if told else "penalty-never-meet", (str(who), str(against), told))
    if state.conditions.form is ContestForm.KNOCK_OUT:
        return None  # all that two play against one another is one match
    of_session = {each.session for each in there}
    if fact.session is None or len(of_session) > 1:
        return Refused("penalty-which-session", (str(who), str(against), _listed(of_session)))
    rounds = {each.round for each in there}
    if fact.round is None and len(rounds) > 1 and state.conditions.matches_by_round:
        return Refused("penalty-which-round", (str(who), str(against), _listed(rounds)))
    return None


def _listed(numbers: Collection[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


class MatchPenalties:
    """Penalties in single matches, in the unit of the boards."""

    def __init__(self, state: EventState) -> None:
        """Collect them; a penalty in a unit that the matches do not have takes nothing, which `admit` refuses."""
        self._conditions = state.conditions
        self._named: dict[frozenset[ContestantId], list[PenaltyRuled]] = {}
        for fact in state.penalties.values():
            if fact.against is not None and fact.against != fact.penalty.contestant:
                self._named.setdefault(frozenset((fact.penalty.contestant, fact.against)), []).append(fact)

    def of_match(
        self,
        teams: frozenset[ContestantId],
        session: int | None = None,
        number: int = 1,
        begins: Collection[int] = (),
    ) -> tuple[PenaltyRuled, ...]:
        """Return the penalties that name a match.

        Args:
            teams: who plays it.
            session: where; `None` where they play one match in the whole event, as in a knock-out.
            number: the round of the session in which it begins.
            begins: the rounds of the session in which matches of the two begin, where they play several.
        """
        named = self._named.get(teams, ())
        if session is None:
            return tuple(named)
        here = _begins(number, begins)
        return tuple(
            fact
            for fact in named
            if fact.session == session
            and (len(begins) < 2 or _begins(min(begins) if fact.round is None else fact.round, begins) == here)
        )

    def taken(self, facts: Collection[PenaltyRuled], top: Fraction | None = None) -> dict[ContestantId, Fraction]:
        """Return what penalties take from each side, positive; `top` is that of a board, for percentages of it."""
        own = unit_of(self._conditions.method)
        found: dict[ContestantId, Fraction] = {}
        for fact in facts:
            try:
                amount = -in_contest(fact.penalty, own, top=top).amount
            except DuplicadoError:
                continue
            who = fact.penalty.contestant
            found[who] = found.get(who, _ZERO) + amount
        return found


def _begins(number: int, begins: Collection[int]) -> int:
    """Return in which round the match begins to which a round belongs."""
    return max((each for each in begins if each <= number), default=min(begins, default=number))
