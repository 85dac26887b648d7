"""Effects of entering, leaving, who plays in whose place and where, missing a session and bringing something along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from duplicado.event.adjusting.unplayed import is_regulated
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantFact,
    ContestantWithdrew,
    DirectionPermitted,
    LineUpNamed,
    SessionMissed,
    SubstituteSeated,
)
from duplicado.event.facts.entry import Entry
from duplicado.event.record.effects.checks import changed_in_time, known_contestant
from duplicado.event.record.effects.effect import (
    Effect,
    Proposed,
    touches_everything,
    touches_nothing,
    touches_totals,
    with_member,
)
from duplicado.event.record.line_ups import has_line_ups, is_played, playing
from duplicado.event.record.names_put_right import with_names_put_right
from duplicado.event.record.office_queries import may_not_play
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side

# ---- entering


def _entered(state: EventState, _entry: Entry, fact: ContestantEntered) -> EventState:
    state = with_names_put_right(state, fact.contestant, fact.players)
    return replace(state, contestants=with_member(state.contestants, fact.contestant, fact))


def _refused_entering(proposed: Proposed, fact: ContestantEntered) -> Refused | None:
    """Refuse two players under one number in a contest of individuals."""
    alone = proposed.state.conditions.kind is not ContestKind.INDIVIDUAL or len(fact.players) <= 1
    return None if alone else Refused("one-player", (str(fact.contestant),), "4")


_ENTERED: Final[Effect[ContestantEntered]] = Effect(
    applied=_entered, refused=_refused_entering, touches=touches_nothing
)


# ---- leaving


def those_who_left(state: EventState) -> Mapping[ContestantId, ContestantWithdrew]:
    """Put together who left and who was disqualified, which is as if he had left."""
    left = dict(state.withdrew)
    for who, fact in state.office.disqualified.items():
        before = left.get(who)
        if before is None or (fact.session, fact.after_round) < (before.session, before.after_round):
            left[who] = ContestantWithdrew(who, fact.session, fact.after_round, fact.cause)
    return MappingProxyType(left)


def _left(state: EventState, _entry: Entry, fact: ContestantWithdrew) -> EventState:
    state = replace(state, withdrew=with_member(state.withdrew, fact.contestant, fact))
    return replace(state, withdrawn=those_who_left(state))


def _refused_leaving(proposed: Proposed, fact: ContestantWithdrew) -> Refused | None:
    return known_contestant(proposed, fact.contestant) or changed_in_time(proposed, fact.session, by=fact.approved_by)


_WITHDREW: Final[Effect[ContestantWithdrew]] = Effect(
    applied=_left, refused=_refused_leaving, touches=touches_everything
)


# ---- sitting otherwise than was planned


def _seated(state: EventState, _entry: Entry, fact: SubstituteSeated | DirectionPermitted | LineUpNamed) -> EventState:
    return replace(state, seatings=(*state.seatings, fact))


def _refused_substitute(proposed: Proposed, fact: SubstituteSeated) -> Refused | None:
    """Refuse a substitute who may not play himself, or for somebody who, as far as is known, does not play there."""
    unknown = known_contestant(proposed, fact.contestant)
    if unknown is not None:
        return unknown
    state, name = proposed.state, fact.substitute.name
    for who in (*state.contestants, fact.contestant):
        if name in may_not_play(state, who, fact.session, fact.from_round):
            return Refused("substitute-barred", (name,), "91A")
    entered = state.contestants.get(fact.contestant)
    names = {player.name for player in entered.players} if entered else set[str]()
    names |= {each.substitute.name for each in state.substitutes if each.contestant == fact.contestant}
    if not names or fact.absent.name in names:
        return None
    return Refused("not-a-player", (fact.absent.name, str(fact.contestant), ", ".join(sorted(names))))


_SUBSTITUTE: Final[Effect[SubstituteSeated]] = Effect(
    applied=_seated, refused=_refused_substitute, touches=touches_nothing
)
_DIRECTION: Final[Effect[DirectionPermitted]] = Effect(
    applied=_seated,
    refused=lambda proposed, fact: known_contestant(proposed, fact.contestant),
    touches=touches_nothing,
)


def _refused_line_up(proposed: Proposed, fact: LineUpNamed) -> Refused | None:
    """Refuse a line-up that is not one of pairs of the team, or changes one that has played unexplained."""
    state, who = proposed.state, fact.contestant
    if not has_line_ups(state):
        return Refused("line-up-only-teams")
    unknown = known_contestant(proposed, who)
    if unknown is not None:
        return unknown
    if not fact.players or any(len(fact.on_side(side)) not in {0, len(side.seats)} for side in Side):
        return Refused("line-up-of-two", (str(who),))
    names = [each.name for each in fact.players]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        return Refused("line-up-twice", (twice,))
    known = (*state.entered(who).players, *playing(state, who, fact.session, fact.from_round))
    stranger = next((name for name in names if name not in {each.name for each in known}), None)
    if stranger is not None:
        listed = ", ".join(dict.fromkeys(each.name for each in known))
        return Refused("not-a-player", (stranger, str(who), listed))
    barred = {*may_not_play(state, who, fact.session, fact.from_round)}.intersection(names)
    if barred:
        return Refused("line-up-barred", (min(barred),), "91A")
    if is_played(state, who, fact.session, fact.from_round) and not fact.reason.strip():
        return Refused("line-up-played", (str(fact.from_round),))
    return None


_LINE_UP: Final[Effect[LineUpNamed]] = Effect(applied=_seated, refused=_refused_line_up, touches=touches_nothing)


# ---- sessions missed, and what was brought along


def _missed(state: EventState, _entry: Entry, fact: SessionMissed) -> EventState:
    return replace(state, missed_sessions=state.missed_sessions | {(fact.contestant, fact.session)})


def _refused_missed(proposed: Proposed, fact: SessionMissed) -> Refused | None:
    """Refuse a missed session where the regulations give nothing for it, or the contestant played in it."""
    unknown = known_contestant(proposed, fact.contestant)
    if unknown is not None:
        return unknown
    state = proposed.state
    conditions = state.conditions
    if conditions.in_matches or conditions.method is not ScoringMethod.MATCHPOINTS:
        return Refused("missed-only-percentages")
    if not is_regulated(conditions.regulations):
        return Refused("missed-not-regulated", (conditions.profile,))
    for place, due in ((p, d) for plan in state.session(fact.session).plans.values() for p, d in plan.due.items()):
        if fact.contestant in due.contestants and state.cell(place).stated:
            return Refused("missed-but-played", (str(fact.contestant), str(place.round)))
    return None


def _carried(state: EventState, entry: Entry, fact: CarriedOver) -> EventState:
    return replace(state, carried_over=with_member(state.carried_over, entry.id, fact))


def _refused_carried(proposed: Proposed, fact: CarriedOver) -> Refused | None:
    unknown = known_contestant(proposed, fact.contestant)
    if unknown is not None or bool(fact.percent) is proposed.state.conditions.by_percentage:
        return unknown
    return Refused("carried-in-total" if fact.percent else "carried-in-percent")


_MISSED: Final[Effect[SessionMissed]] = Effect(applied=_missed, refused=_refused_missed, touches=touches_totals)
_CARRIED: Final[Effect[CarriedOver]] = Effect(applied=_carried, refused=_refused_carried, touches=touches_totals)


def effect_of(fact: ContestantFact) -> Effect[Any]:
    """Return what a fact of this family does."""
    match fact:
        case ContestantEntered():
            return _ENTERED
        case ContestantWithdrew():
            return _WITHDREW
        case SubstituteSeated():
            return _SUBSTITUTE
        case DirectionPermitted():
            return _DIRECTION
        case LineUpNamed():
            return _LINE_UP
        case SessionMissed():
            return _MISSED
        case CarriedOver():
            return _CARRIED
