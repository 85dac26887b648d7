"""The entries of an event in words: what was taken down, what is refused, what is asked about, what is wanting."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final, TypeAlias, assert_never

from duplicado.event.contest import ContestantId
from duplicado.event.record import (
    AnnouncementEnded,
    AnnouncementMade,
    AppealDecided,
    AppealLodged,
    BoardCancelled,
    BoardMoverNamed,
    BoardPostponed,
    CarriedOver,
    ClockHeld,
    ClockResumed,
    ConditionsChanged,
    ContestantEntered,
    ContestantWithdrew,
    ContestForm,
    DealsRecorded,
    DirectionPermitted,
    Doubt,
    DoubtKind,
    EntryUndone,
    EventClosed,
    EventFounded,
    EventState,
    Fact,
    FormRecorded,
    HallFact,
    NotPlayed,
    PenaltyRuled,
    Place,
    Refused,
    ResultAgreed,
    ResultCorrected,
    ResultEntered,
    ResultsPublished,
    RoundCalled,
    RoundFinished,
    RoundsTimed,
    ScoreRuled,
    SectionPlanned,
    SessionEnded,
    SessionMissed,
    SubstituteSeated,
    TravellerLine,
    Waiting,
)
from duplicado.formats.traveller_text import traveller_text
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import carried_unit_text, office_fact_text, sentence
from duplicado.publish.pages.wording import Wording
from duplicado.publish.ruling_words import side_ruling_text
from duplicado.score.rounding import decimal_text
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

__all__ = ["doubt_text", "fact_text", "place_text", "refusal_text", "waiting_text"]


_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d")


def refusal_text(refused: Refused, messages: Messages) -> str:
    """Say why an entry is refused and what can be done, with the Law in brackets where one applies."""
    values = {f"value{number}": _local(value) for number, value in enumerate(refused.about, 1)}
    told = messages.text(f"event-refused-{refused.code}", **values)
    return told if refused.clause is None else f"{told} ({messages.text('event-law', clause=refused.clause)})"


def _local(value: str) -> str:
    """Write a time as the log does, in the time of the place; anything else stays as it is."""
    return f"{datetime.fromisoformat(value).astimezone():%Y-%m-%d %H:%M}" if _TIME.fullmatch(value) else value


def doubt_text(doubt: Doubt, messages: Messages) -> str:
    """Ask about something that looks like a slip."""
    values = {f"value{number}": value for number, value in enumerate(_written(doubt, Wording(messages)), 1)}
    return messages.text(f"event-doubt-{doubt.kind.value}", **values)


def _written(doubt: Doubt, wording: Wording) -> tuple[str, ...]:
    """Write what a doubt is about as the reader writes it: the record has contracts, cards and seats in English."""
    match doubt.kind, doubt.about:
        case DoubtKind.UNUSUAL, (contract, tricks):
            played = Contract.parse(contract)
            suit = played.denomination.suit
            bid = f"{played.level}{suit.symbol if suit else wording.notrump()}{played.doubling.value}"
            return f"{bid} {wording.seat(played.declarer)}", tricks
        case ((DoubtKind.LEAD_NOT_HELD | DoubtKind.LEAD_FROM_ANOTHER_SEAT), (lead, *seats)):
            card = Card.parse(lead)
            return f"{card.suit.symbol}{wording.rank(card.rank)}", *(wording.seat(Seat(each)) for each in seats)
        case DoubtKind.OTHER_VULNERABILITY, (points, here, there):
            return points, *(wording.text(f"web-vulnerable-{each}") for each in (here, there))
        case _:
            return doubt.about


def waiting_text(wanting: Waiting, messages: Messages) -> str:
    """Say what is wanting at a place."""
    return messages.text(f"event-waiting-{wanting.what.value}", place=place_text(wanting.place, messages))


def place_text(place: Place, messages: Messages) -> str:
    """Write a place: `board 7, table 3, round 2`."""
    key = "event-place-in-section" if place.section else "event-place"
    return messages.text(
        key, board=place.board, table=place.table, round=place.round, section=place.section, session=place.session
    )


def fact_text(fact: Fact, state: EventState, messages: Messages) -> str:
    """Say what an entry takes down; `state` knows who sits where."""
    return sentence(_fact(fact, state, messages))


def _fact(fact: Fact, state: EventState, messages: Messages) -> str:
    text = messages.text
    match fact:
        case EventFounded(title=title):
            return text("event-fact-founded", title=title)
        case ConditionsChanged(reason=reason):
            return text("event-fact-conditions", reason=reason)
        case ContestantEntered():
            names = ", ".join(filter(None, (fact.name, *(player.name for player in fact.players))))
            return text("event-fact-entered", who=str(fact.contestant), names=names)
        case ContestantWithdrew():
            return text("event-fact-withdrew", who=str(fact.contestant), round=fact.after_round)
        case SubstituteSeated():
            return text(
                "event-fact-substitute",
                who=str(fact.contestant),
                absent=fact.absent.name,
                newcomer=fact.substitute.name,
            )
        case SectionPlanned():
            return _planned(fact, messages)
        case DealsRecorded(layouts=layouts):
            return text("event-fact-deals", count=len(layouts))
        case RoundCalled(round=number):
            return text("event-fact-round-called", round=number)
        case RoundFinished():
            return text("event-fact-round-finished", table=fact.table, round=fact.round)
        case DirectionPermitted():
            seats = ", ".join(map(str, fact.seats))
            return text("event-fact-direction", who=str(fact.contestant), seats=seats, round=fact.from_round)
        case BoardMoverNamed():
            return text("event-fact-mover", table=fact.table, seat=str(fact.seat))
        case SessionEnded(session=session):
            return text("event-fact-session-ended", session=session)
        case (
            ScoreRuled()
            | BoardPostponed()
            | BoardCancelled()
            | ResultEntered()
            | ResultCorrected()
            | ResultAgreed()
            | FormRecorded()
        ):
            return _at_place(fact, state, messages)
        case SessionMissed():
            return text("missed-fact", who=str(fact.contestant), session=fact.session)
        case CarriedOver():
            return text(
                "event-fact-carried",
                who=str(fact.contestant),
                amount=messages.number(decimal_text(fact.amount, 2)),
                unit=carried_unit_text(fact, state.conditions, messages),
            )
        case AppealLodged(approved_by=approver) if approver:
            return text("rankings-late-appeal", who=str(fact.appellant), approver=approver)
        case AppealLodged():
            return text("event-fact-appeal", who=str(fact.appellant))
        case AppealDecided(outcome=outcome):
            return text(f"event-fact-appeal-{outcome.name.lower().replace('_', '-')}")
        case PenaltyRuled():
            return _penalty_text(fact, state, messages)
        case ResultsPublished():
            return text("event-fact-published")
        case AnnouncementMade() | AnnouncementEnded() | RoundsTimed() | ClockHeld() | ClockResumed():
            return _in_the_hall(fact, messages)
        case EventClosed():
            return text("event-fact-closed")
        case EntryUndone(reason=reason):
            return text("event-fact-undone", reason=reason)
        case _:
            return office_fact_text(fact, messages)


def _penalty_text(fact: PenaltyRuled, state: EventState, messages: Messages) -> str:
    """Say what was taken from whom; of a match also from which."""
    penalty = fact.penalty
    told = messages.text(
        f"event-fact-penalty-{penalty.unit.name.lower().replace('_', '-')}",
        who=str(penalty.contestant),
        amount=messages.number(decimal_text(penalty.amount, 2)),
        reason=penalty.reason,
    )
    if fact.against is None:
        return told
    where = {"told": told, "opponents": str(fact.against)}
    if state.conditions.form is ContestForm.KNOCK_OUT:
        return messages.text("penalty-in-knock-out", **where)
    return messages.text("penalty-in-match", **where, session=fact.session or 1)


def _in_the_hall(fact: HallFact, messages: Messages) -> str:
    text = messages.text
    match fact:
        case AnnouncementMade(text=said, tables=tables):
            listed = ", ".join(f"{section}{table}" for section, table in tables)
            return (
                text("hall-fact-announced-to", tables=listed, said=said)
                if tables
                else text("hall-fact-announced", said=said)
            )
        case AnnouncementEnded():
            return text("hall-fact-announcement-ended")
        case RoundsTimed():
            said = (
                text("hall-fact-timed", minutes=fact.minutes)
                if fact.round is None
                else text("hall-fact-timed-one", round=fact.round, minutes=fact.minutes)
            )
        case ClockHeld():
            said = text("hall-fact-held")
        case ClockResumed():
            said = text("hall-fact-resumed")
        case _:
            assert_never(fact)
    return said if fact.section is None else text("hall-fact-in-section", said=said, section=fact.section)


_AtPlace: TypeAlias = (
    ScoreRuled | BoardPostponed | BoardCancelled | ResultEntered | ResultCorrected | ResultAgreed | FormRecorded
)


def _at_place(fact: _AtPlace, state: EventState, messages: Messages) -> str:
    text = messages.text
    match fact:
        case ScoreRuled(place=place, ruling=ruling, reason=reason):
            ours, theirs = (side_ruling_text(ruling.of(side), messages) for side in Side)
            said = text("event-fact-ruled", place=place_text(place, messages), ns=ours, ew=theirs, reason=reason)
            # What reduces an award has to be said with it: the award by itself is worth more.
            return f"{said} {text('event-ruled-several')}" if "12C2(d)" in ruling.under else said
        case BoardPostponed(place=place):
            return text("event-fact-postponed", place=place_text(place, messages))
        case BoardCancelled(place=place):
            return text("event-fact-cancelled", place=place_text(place, messages))
        case ResultEntered():
            return text("event-fact-result", place=place_text(fact.place, messages), **_result(fact, state, messages))
        case ResultCorrected(result=result, reason=reason):
            where = place_text(result.place, messages)
            return text("event-fact-corrected", place=where, reason=reason, **_result(result, state, messages))
        case ResultAgreed(place=place, side=side):
            return text("event-fact-agreed", place=place_text(place, messages), side=Wording(messages).side(side))
        case FormRecorded(place=place, form=form):
            key = "event-fact-form" if form else "event-fact-form-right"
            return text(key, place=place_text(place, messages), form=form)
        case _:
            assert_never(fact)


def _result(result: ResultEntered, state: EventState, messages: Messages) -> dict[str, str]:
    plan = state.session(result.place.session).plans.get(result.place.section)
    due = plan.at(result.place) if plan else None
    north_south = result.north_south or (due.north_south if due else None)
    east_west = result.east_west or (due.east_west if due else None)
    return {"line": _line(result.line, messages), "ns": _who(north_south), "ew": _who(east_west)}


def _line(line: TravellerLine, messages: Messages) -> str:
    """Write a result in the letters of the language; that a board was not played, in words."""
    if isinstance(line, NotPlayed):
        code = "notation-not-played-because" if line.reason else "notation-not-played"
        return messages.text(code, **({"reason": line.reason} if line.reason else {}))
    return traveller_text(line, messages.language)


def _who(contestant: ContestantId | None) -> str:
    return str(contestant) if contestant else "?"


def _planned(fact: SectionPlanned, messages: Messages) -> str:
    name = getattr(fact.movement, "name", None)
    kind = messages.text(f"movement-name-{name.value}") if name is not None else messages.text("event-individual")
    key = "event-fact-planned" if fact.from_round == 1 else "event-fact-replanned"
    return messages.text(
        key,
        movement=kind,
        contestants=len(fact.contestants),
        tables=fact.movement.tables,
        rounds=fact.movement.rounds,
        boards=fact.boards_each,
        round=fact.from_round,
    )
