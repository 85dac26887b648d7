"""Sentences of facts: what an entry records, from the message of its kind and its particulars, each by its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import assert_never

from duplicado.event.adjusting.rulings import Assigned, ByFault, SelfInflictedDamage, Unchanged
from duplicado.event.conditions import ContestForm
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact, AnyOfficeFact, Entry
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where, WhyCorrected
from duplicado.event.facts.particulars import (
    AmountTaken,
    CarriedUnit,
    ContestantsExchanged,
    DayTold,
    MatchTakenFrom,
    Particular,
    Persons,
    SatThere,
)
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.rulings import AnyRuling
from duplicado.event.record.state import EventState
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages, slug
from duplicado.publish.office_words import (
    carried_unit_text,
    contestant_text,
    fact_in_language,
    laws_text,
    sentence,
    where_text,
    word,
)
from duplicado.publish.pages.wording import Wording, shortened
from duplicado.publish.ruling_words import side_ruling_text
from duplicado.publish.stored_words import reason_text
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.contracts import PassedOut
from duplicado.vocabulary.seats import Seat, Side


def fact_text(
    fact: AnyFact, state: EventState, messages: Messages, entries: Mapping[EntryId, Entry] = MappingProxyType({})
) -> str:
    """Say what an entry records.

    Args:
        fact: what it records.
        state: knows who sits where.
        messages: the language.
        entries: the record, by which an undoing names what it undoes.
    """
    said = (fact_in_language(fact, state, messages.language) if isinstance(fact, AnyRuling) else fact).particulars()
    undone = entries.get(fact.undoes) if fact.undoes is not None else None
    if undone is not None:
        told = shortened(fact_text(undone.fact, state, messages))
        said = replace(said, variant="-".join(filter(None, ("of", said.variant))), values={**said.values, "what": told})
    key = "-".join(filter(None, ("fact", fact.declaration.stored, said.variant)))
    values = {name: _written(value, state, messages) for name, value in said.values.items()}
    values |= {name: reason_text(str(values[name]), messages) for name in ("reason", "said", "how") if name in values}
    text = messages.text(key, **values)
    if said.section is not None:
        text = messages.text("fact-in-section", said=text, section=said.section)
    is_cited = all(each in text for each in said.under)  # a ruling by the interview names the Law of each sentence
    return sentence(text if is_cited else f"{text} ({laws_text(said.under, messages)})")


def office_fact_text(fact: AnyOfficeFact, messages: Messages) -> str:
    """Say what an entry of the office records: nothing in it depends on what else the record says."""
    return fact_text(fact, EventState(), messages)


def place_text(place: Place, messages: Messages) -> str:
    """Write a place: `board 7, table 3, round 2`."""
    key = "event-place-in-section" if place.section else "event-place"
    return messages.text(
        key, board=place.board, table=place.table, round=place.round, section=place.section, session=place.session
    )


def _written(value: Particular, state: EventState, messages: Messages) -> str | int:
    """Write a particular by its type."""
    match value:
        case str() | int():
            return value
        case Fraction():
            return messages.number(decimal_text(value, 2))
        case ContestantId():
            return contestant_text(value, state, messages)
        case Place():
            return place_text(value, messages)
        case Where():
            return where_text(value, messages)
        case Played() | ScoreWritten() | NotPlayed() | DirectorsScore():
            return _line_text(value, messages)
        case Unchanged() | Assigned() | ByFault() | SelfInflictedDamage() | Artificial():
            return side_ruling_text(value, messages)
        case Seat() | Side() | tuple():
            return _seats_text(value, messages)
        case Movement() | TeamMovement() | IndividualMovement():
            return _movement_text(value, messages)
        case MeasureTaken() | NoteKind() | WhyCorrected():
            return _choice_text(value, messages)
        case (
            Persons()
            | SatThere()
            | AmountTaken()
            | CarriedUnit()
            | MatchTakenFrom()
            | ContestantsExchanged()
            | DayTold()
        ):
            return _composed(value, state, messages)
        case _:
            assert_never(value)


def _composed(
    value: Persons | SatThere | AmountTaken | CarriedUnit | MatchTakenFrom | ContestantsExchanged | DayTold,
    state: EventState,
    messages: Messages,
) -> str:
    match value:
        case Persons(contestant=contestant, players=players):
            names = ", ".join(players)
            if contestant is None:
                return names
            return f"{contestant} ({names})" if names else contestant_text(contestant, state, messages)
        case SatThere():
            who, partner = _planned_there(value, state)
            who, partner = value.named or who, value.partner or partner
            return messages.listed([contestant_text(each, state, messages) for each in (who, partner) if each] or ["?"])
        case AmountTaken(amount=amount, unit=unit):
            return messages.text(f"penalty-amount-{slug(unit.name)}", amount=messages.number(decimal_text(amount, 2)))
        case CarriedUnit(percent=percent):
            return carried_unit_text(state.conditions, messages, percent=percent)
        case DayTold(day=day):
            return messages.day(day)
        case ContestantsExchanged(couples=couples):
            told = [[contestant_text(who, state, messages) for who in couple] for couple in couples]
            return messages.listed(messages.text("pairing-couple", one=one, other=other) for one, other in told)
        case MatchTakenFrom(opponents=opponents, session=session):
            called = contestant_text(opponents, state, messages)
            if state.conditions.form is ContestForm.KNOCK_OUT:
                return messages.text("penalty-in-knock-out", opponents=called)
            return messages.text("penalty-in-match", opponents=called, session=session)


def _planned_there(asked: SatThere, state: EventState) -> tuple[ContestantId | None, ContestantId | None]:
    """Return whom the movement puts there, and his partner in a contest of individuals."""
    due = state.due_at(asked.place)
    if due is None:
        return None, None
    return (due.north_south, due.south) if asked.side is Side.NS else (due.east_west, due.west)


def _seats_text(value: Seat | Side | tuple[Seat, ...], messages: Messages) -> str:
    wording = Wording(messages)
    match value:
        case Seat():
            return wording.seat_name(value)
        case Side():
            return wording.side_name(value)
        case seats:
            return ", ".join(map(wording.seat, seats))


def _line_text(line: TravellerLine, messages: Messages) -> str:
    """Write a result as pages do; that a board was not played, in words."""
    match line:
        case NotPlayed():
            return not_played_text(line, messages)
        case Played(contract=PassedOut()):
            return messages.text("web-passed-out")
        case _:
            return Wording(messages).line(line)


def not_played_text(line: NotPlayed, messages: Messages) -> str:
    """Say that a board was not played, and why."""
    code = "notation-not-played-because" if line.reason else "notation-not-played"
    return messages.text(code, **({"reason": reason_text(line.reason, messages)} if line.reason else {}))


def _movement_text(movement: Movement | TeamMovement | IndividualMovement, messages: Messages) -> str:
    if isinstance(movement, IndividualMovement):
        return messages.text("event-individual")
    return messages.text(f"movement-name-{movement.name.value}")


def _choice_text(value: MeasureTaken | NoteKind | WhyCorrected, messages: Messages) -> str:
    match value:
        case MeasureTaken():
            return messages.text(f"office-measure-{value.value}")
        case NoteKind():
            return messages.text(f"office-note-{value.value}")
        case WhyCorrected():
            return messages.text(f"office-because-{word(value.value)}")
