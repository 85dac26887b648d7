"""The Director's office in words: calls, rulings, waivers, referrals, polls, and the directors' register."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from duplicado.event.contest import ContestantId
from duplicado.event.record import (
    AnyRuling,
    CallSettled,
    CallTaken,
    CarriedOver,
    Conditions,
    ConductNoted,
    ContestantDisqualified,
    DirectorCalled,
    IrregularityNoticed,
    MatterReferred,
    OfficeFact,
    PartnershipNoted,
    PlayerSuspended,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
    Standing,
    Where,
    ruling_in,
)
from duplicado.publish.messages import Messages

__all__ = [
    "by_whom",
    "carried_unit_text",
    "laws_text",
    "office_fact_text",
    "ruling_lines",
    "sentence",
    "where_text",
    "word",
]


_UNNAMED: Final = "the Director"
"""Who is taken to have entered what is entered at the command line without a name."""


def word(value: str) -> str:
    """Return a value of an enum as it stands in the names of messages: `director's error` is `directors-error`."""
    return value.replace("'", "").replace(" ", "-").lower()


def sentence(told: str) -> str:
    """Begin what is told with a capital; a message may begin with a place, which within another one is small."""
    return told[:1].upper() + told[1:]


def by_whom(name: str, messages: Messages) -> str:
    """Say who entered something; what stands there where nobody named himself, in the language."""
    return messages.text("office-by-the-director") if name == _UNNAMED else name


def carried_unit_text(brought: CarriedOver, conditions: Conditions, messages: Messages) -> str:
    """Name the unit of what was carried over: `%`, `VP`, `IMPs`."""
    if brought.percent:
        return "%"
    if conditions.in_matches:
        return messages.text("score-unit-victory-points")
    method = conditions.scoring_rules.method_of(conditions.method)
    return messages.text(f"score-unit-{method.value}")


def where_text(where: Where | None, messages: Messages) -> str:
    """Write where something happened, as far as it is told: `board 7, table A3, round 2`."""
    if where is None:
        return messages.text("office-where-unknown")
    parts = [
        messages.text(f"office-where-{name}", number=number, section=where.section)
        for name, number in (("board", where.board), ("table", where.table), ("round", where.round))
        if number is not None
    ]
    return ", ".join(parts) or messages.text("office-where-session", number=where.session)


def laws_text(clauses: tuple[str, ...], messages: Messages) -> str:
    """Write the clauses on which something rests: `Laws 16B3, 12C1(c)`; nothing without any."""
    return messages.text("office-laws", count=len(clauses), laws=", ".join(clauses)) if clauses else ""


def office_fact_text(fact: OfficeFact, messages: Messages) -> str:
    """Say what an entry of the office takes down."""
    return sentence(_office_fact(fact, messages))


def _office_fact(fact: OfficeFact, messages: Messages) -> str:
    text = messages.text
    match fact:
        case DirectorCalled():
            where = where_text(fact.where, messages)
            if fact.by is None:
                return text("office-fact-called", where=where, said=fact.said)
            seat = text(f"web-seat-name-{fact.by.value.lower()}")
            return text("office-fact-called-by", seat=seat, where=where, said=fact.said)
        case CallTaken(who=who):
            return text("hall-fact-call-taken", who=who)
        case CallSettled(how=how):
            return text("hall-fact-call-settled-how", how=how) if how else text("hall-fact-call-settled")
        case IrregularityNoticed():
            where = where_text(fact.where, messages)
            return _with_laws(
                text("office-fact-noticed", where=where, what=fact.what, manner=fact.manner), fact.under, messages
            )
        case RulingGiven():
            said = text("office-fact-ruling", where=where_text(fact.where, messages), said=fact.said)
            return _with_laws(said, fact.under, messages)
        case RulingCorrected(ruling=ruling):
            said = text(
                "office-fact-ruling-corrected",
                where=where_text(ruling.where, messages),
                because=text(f"office-because-{word(fact.because.value)}"),
                said=ruling.said,
            )
            return _with_laws(said, ruling.under, messages)
        case RulingWithdrawn(reason=reason):
            return text("office-fact-withdrawn", reason=reason)
        case RectificationWaived():
            said = text(
                "office-fact-waived",
                where=where_text(fact.where, messages),
                side=text(f"score-side-{fact.asked_by.value.lower()}"),
                waived=fact.waived,
                cause=fact.cause,
            )
            return _with_laws(said, ("81C5", *fact.under), messages)
        case MatterReferred():
            said = text("office-fact-referred", to=fact.to, where=where_text(fact.where, messages), matter=fact.matter)
            return _with_laws(said, (fact.under,), messages)
        case PollTaken():
            return text(
                "office-fact-poll",
                where=where_text(fact.where, messages),
                count=len(fact.answers),
                question=fact.question,
            )
        case ConductNoted():
            measure = text(f"office-measure-{fact.measure.value}")
            who = _who(fact.contestant, fact.players)
            return _with_laws(
                text("office-fact-conduct", who=who, what=fact.what, measure=measure), fact.under, messages
            )
        case PartnershipNoted():
            kind = text(f"office-note-{fact.kind.value}")
            who = _who(fact.contestant, fact.players)
            return _with_laws(text("office-fact-partnership", kind=kind, who=who, what=fact.what), fact.under, messages)
        case PlayerSuspended():
            who = _who(fact.contestant, (fact.player,) if fact.player else ())
            key = "office-fact-suspended" if fact.to_round is None else "office-fact-suspended-until"
            until = {} if fact.to_round is None else {"last": fact.to_round}
            return text(key, who=who, session=fact.session, round=fact.from_round, **until)
        case ContestantDisqualified():
            who = _who(fact.contestant, (fact.player,) if fact.player else ())
            return text("office-fact-disqualified", who=who, approver=fact.approved_by)
        case _:
            assert_never(fact)


def _who(contestant: ContestantId | None, players: tuple[str, ...]) -> str:
    names = ", ".join(players)
    if contestant is None:
        return names
    return f"{contestant} ({names})" if names else str(contestant)


def _with_laws(said: str, clauses: tuple[str, ...], messages: Messages) -> str:
    return f"{said} ({laws_text(clauses, messages)})" if clauses else said


def ruling_lines(
    given: Standing[AnyRuling], messages: Messages, *, replaced: bool = False, number: int | None = None
) -> Iterator[str]:
    """Tell what a ruling was, as whoever it concerns may know it: not what was told, the evidence, or a poll.

    Args:
        given: the ruling.
        messages: the language.
        replaced: whether it was put right or taken back since.
        number: its number in the record, where there is one to be told.
    """
    text = messages.text
    ruling = ruling_in(given.fact)
    key = "office-told-ruling-replaced" if replaced else "office-told-ruling"
    indent = "  " if number is None else " " * 6
    yield text(
        key, number="" if number is None else f"{number:>4}  ", said=ruling.said, laws=laws_text(ruling.under, messages)
    )
    if isinstance(given.fact, RulingCorrected):
        yield indent + text(
            "office-told-corrected",
            because=text(f"office-because-{word(given.fact.because.value)}"),
            reason=given.fact.reason,
        )
        if given.fact.both_non_offending:
            yield indent + text("office-told-both-non-offending")
    yield indent + text(f"office-told-facts-{ruling.facts.value}")
    for offer in ruling.options:
        chosen = "–" if offer.taken is None else offer.taken
        yield indent + text("office-told-option", to=offer.to, options="; ".join(offer.options), taken=chosen)
    if ruling.reasons:
        yield indent + text("office-told-reasons", reasons=ruling.reasons)
    if ruling.appeal_told:
        yield indent + text("office-told-appeal")
