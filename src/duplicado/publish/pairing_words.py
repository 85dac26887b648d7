"""A round that was paired from the standings in words, with how it came about; and why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.exchange import CannotExchange
from duplicado.event.pairing.rounds import PairingReason, PairingStep, ThreeWay
from duplicado.event.record.round_pairing import ExchangeBarred, NextRound
from duplicado.event.record.rounds_played import Concerned, Numbers, RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.movement.model import Movement
from duplicado.publish.messages import Messages, numbered
from duplicado.publish.office_words import contestant_text
from duplicado.publish.replan_words import ranges


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A match of a round, a three-way match, or a bye."""

    tables: tuple[int, ...]
    """None for a bye."""
    contestants: tuple[ContestantId, ...]
    text: str
    """Line that says all of it."""
    marks: tuple[str, ...] = ()
    """Sentences about it: that the two have met before."""
    note: str = ""
    """Way in which a three-way match is played, for whoever does not read its line."""


def round_heading(paired: NextRound, messages: Messages) -> str:
    """Name the round, how it is paired and its boards."""
    session, number = paired.places[-1]
    pairing = paired.pairing
    three_ways = {team for each in pairing.three_ways for team in each.teams}
    ordinary = [each for each in paired.tables if each.north_south not in three_ways]
    boards = {board for each in ordinary or paired.tables for board in each.boards}
    return messages.text(
        "pairing-round-of-session" if _has_several_sessions(paired.places) else "pairing-round",
        round=number,
        session=session,
        method=messages.text(f"pairing-method-{pairing.method.value}"),
        boards=ranges(boards),
    )


def round_lines(paired: NextRound, state: EventState, messages: Messages) -> Iterator[RoundLine]:
    """Say who meets whom at which tables, and who has a bye."""
    text, met = messages.text, _met_before(paired)
    for match in paired.pairing.matches:
        tables = _tables(paired, match.contestants)
        told = text(
            "pairing-tables" if len(tables) > 1 else "pairing-table",
            tables=ranges(tables),
            home=contestant_text(match.home, state, messages),
            away=contestant_text(match.away, state, messages),
        )
        before = met.get(frozenset(match.contestants))
        marks = () if before is None else (text("pairing-met-before", round=_round(before, paired.places, messages)),)
        yield RoundLine(tuple(tables), match.contestants, told, marks)
    for each in paired.pairing.three_ways:
        tables = _tables(paired, each.teams)
        told = text(
            "pairing-three-way",
            tables=ranges(tables),
            teams=", ".join(contestant_text(team, state, messages) for team in each.teams),
            boards=ranges(_boards(paired, each)),
        )
        key = "pairing-three-way-over-two" if each.rounds > 1 else "pairing-three-way-in-one"
        yield RoundLine(tuple(tables), each.teams, told, note=text(key, boards=ranges(_boards(paired, each))))
    for who in paired.pairing.byes:
        yield RoundLine((), (who,), text("pairing-bye", who=contestant_text(who, state, messages)))


def round_remarks(paired: NextRound, state: EventState, messages: Messages) -> Iterator[str]:
    """Say which tables share their boards, and how the round came about."""
    text, movement = messages.text, paired.planned.movement
    if isinstance(movement, Movement) and movement.exchanges:
        sharing = ", ".join(ranges(each.tables) for each in movement.exchanges)
        yield "  " + text("pairing-sharing", copies=movement.copies, tables=sharing)
    if paired.pairing.steps:
        yield ""
        yield text("pairing-how")
        for step in paired.pairing.steps:
            yield f"  {step_text(step, paired.places, state, messages)}"


def round_text(paired: NextRound, state: EventState, messages: Messages) -> str:
    """Write who meets whom at which tables, who has a bye, and how it came about."""
    lines = (f"  {' – '.join((line.text, *line.marks))}" for line in round_lines(paired, state, messages))
    return "\n".join([round_heading(paired, messages), *lines, *round_remarks(paired, state, messages)])


def step_text(step: PairingStep, places: Sequence[tuple[int, int]], state: EventState, messages: Messages) -> str:
    """Say one thing that shaped the round."""
    return _of_step(f"pairing-step-{step.reason.value}", step, places, state, messages)


def _of_step(
    key: str, step: PairingStep, places: Sequence[tuple[int, int]], state: EventState, messages: Messages
) -> str:
    called = [contestant_text(who, state, messages) for who in step.contestants]
    names = dict(zip(("one", "two", "three", "four"), called, strict=False))
    told = "" if step.round is None else _round(step.round, places, messages)
    return messages.text(key, who=messages.listed(called), round=told, **names)


def _met_before(paired: NextRound) -> dict[frozenset[ContestantId], int]:
    """Return to those who meet again the round, counted through the event, in which they met last."""
    again = paired.pairing.because_of(PairingReason.REMATCH)
    return {frozenset(step.contestants): step.round for step in again if step.round is not None}


def _has_several_sessions(places: Sequence[tuple[int, int]]) -> bool:
    return len({place[0] for place in places}) > 1


def _round(number: int, places: Sequence[tuple[int, int]], messages: Messages) -> str:
    """Write a round that is counted through the event as the players know it."""
    session, inside = places[number - 1]
    key = "pairing-number-in-session" if _has_several_sessions(places) else "pairing-number"
    return messages.text(key, round=inside, session=session)


def not_ready_text(error: RoundNotReady, messages: Messages, page: str = "", *, state: EventState | None = None) -> str:
    """Say what has to be done before the round can be paired.

    Args:
        error: what is missing.
        messages: the sentences of a language.
        page: with what the page's own sentences begin, which name no options of the command line, where it has such.
        state: the event whose contestants are named in it; without it they are numbers.
    """
    values = numbered(_told(each, messages, state) for each in error.about)
    own = (f"{page}-{error.code}",) if page else ()
    return messages.first(*own, f"pairing-error-{error.code}", **values)


def _told(about: str | Numbers | Concerned, messages: Messages, state: EventState | None) -> str:
    if isinstance(about, str):
        return about
    if isinstance(about, range | frozenset):
        return ranges(sorted(about))
    told = [[str(who) if state is None else contestant_text(who, state, messages) for who in each] for each in about]
    return ", ".join(
        messages.text("pairing-match", home=each[0], away=each[1]) if len(each) > 1 else each[0] for each in told
    )


def impossible_text(error: ImpossibleRound, messages: Messages) -> str:
    """Say that there is no such round, and what would make one possible, with the options of the command line."""
    lines = [messages.text("pairing-impossible", round=error.number)]
    return "\n".join([*lines, *(f"  {_way_text(way, 'pairing-remedy', messages)}" for way in error.ways)])


def _way_text(way: Iterable[Remedy], key: str, messages: Messages) -> str:
    return "; ".join(messages.text(f"{key}-{each.value}") for each in way)


def cannot_text(error: CannotExchange, state: EventState, messages: Messages) -> str:
    """Say why two cannot take one another's places."""
    called = (contestant_text(who, state, messages) for who in error.contestants)
    return messages.text(f"pairing-exchange-{error.code}", **numbered(called))


def barred_text(error: ExchangeBarred, state: EventState, messages: Messages) -> str:
    """Say what keeps contestants from the places that an exchange gives them, and what would allow it."""
    allowing = f"  {_way_text(error.remedies, 'pairing-remedy', messages)}"
    return "\n".join([*barred_lines(error, state, messages), messages.text("pairing-barred-allow"), allowing])


def barred_lines(error: ExchangeBarred, state: EventState, messages: Messages) -> list[str]:
    """Say what keeps contestants from their places, a sentence for each thing."""
    places = error.found.places
    return [_of_step(f"pairing-barred-{s.reason.value}", s, places, state, messages) for s in error.barred]


def round_json(paired: NextRound) -> dict[str, Any]:
    """Give a round for a program."""
    session, number = paired.places[-1]
    met = {teams: list(paired.places[before - 1]) for teams, before in _met_before(paired).items()}
    return {
        "session": session,
        "round": number,
        "method": paired.pairing.method.value,
        "matches": [
            {
                "home": str(each.home),
                "away": str(each.away),
                "tables": _tables(paired, each.contestants),
                "met_before": met.get(frozenset(each.contestants)),
            }
            for each in paired.pairing.matches
        ],
        "three_ways": [
            {"teams": [str(team) for team in each.teams], "tables": _tables(paired, each.teams), "rounds": each.rounds}
            for each in paired.pairing.three_ways
        ],
        "byes": [str(who) for who in paired.pairing.byes],
        "exchanged": [[str(one), str(other)] for one, other in paired.planned.exchanged],
        "tables": [
            {
                "table": each.table,
                "north_south": str(each.north_south),
                "east_west": str(each.east_west),
                "boards": list(each.boards),
            }
            for each in paired.tables
        ],
        "steps": [
            {
                "reason": each.reason.value,
                "contestants": [str(who) for who in each.contestants],
                "round": None if each.round is None else list(paired.places[each.round - 1]),
            }
            for each in paired.pairing.steps
        ],
    }


def _tables(paired: NextRound, who: Iterable[ContestantId]) -> list[int]:
    among = set(who)
    return sorted({each.table for each in paired.tables if each.north_south in among})


def _boards(paired: NextRound, three: ThreeWay) -> set[int]:
    return {board for each in paired.tables if each.north_south in three.teams for board in each.boards}
