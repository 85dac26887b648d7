"""A round that was paired from the standings in words, with how it came about; and why there is none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.rounds import PairingStep, ThreeWay
from duplicado.event.record.round_pairing import NextRound
from duplicado.event.record.rounds_played import Concerned, Numbers, RoundNotReady
from duplicado.event.record.state import EventState
from duplicado.movement.model import Movement
from duplicado.publish.messages import Messages, numbered
from duplicado.publish.office_words import contestant_text
from duplicado.publish.replan_words import ranges

_TOGETHER = (Remedy.ALLOW_REMATCHES, Remedy.LIFT_SEPARATION, Remedy.SECOND_BYE)
"""Remedies that make a round possible where nothing does by itself; see `ImpossibleRound`."""


def round_text(paired: NextRound, state: EventState, messages: Messages) -> str:
    """Write who meets whom at which tables, who has a bye, and how it came about."""
    text = messages.text
    session, number = paired.places[-1]
    several = len({place[0] for place in paired.places}) > 1
    pairing = paired.pairing
    three_ways = {team for each in pairing.three_ways for team in each.teams}
    ordinary = [each for each in paired.tables if each.north_south not in three_ways]
    boards = {board for each in ordinary or paired.tables for board in each.boards}
    lines = [
        text(
            "pairing-round-of-session" if several else "pairing-round",
            round=number,
            session=session,
            method=text(f"pairing-method-{pairing.method.value}"),
            boards=ranges(boards),
        )
    ]
    for match in pairing.matches:
        tables = _tables(paired, match.contestants)
        lines.append(
            "  "
            + text(
                "pairing-tables" if len(tables) > 1 else "pairing-table",
                tables=ranges(tables),
                home=contestant_text(match.home, state),
                away=contestant_text(match.away, state),
            )
        )
    lines += [
        "  "
        + text(
            "pairing-three-way",
            tables=ranges(_tables(paired, each.teams)),
            teams=", ".join(contestant_text(team, state) for team in each.teams),
            boards=ranges(_boards(paired, each)),
        )
        for each in pairing.three_ways
    ]
    lines += ["  " + text("pairing-bye", who=contestant_text(who, state)) for who in pairing.byes]
    movement = paired.planned.movement
    if isinstance(movement, Movement) and movement.exchanges:
        sharing = ", ".join(ranges(each.tables) for each in movement.exchanges)
        lines.append("  " + text("pairing-sharing", copies=movement.copies, tables=sharing))
    if pairing.steps:
        lines += ["", text("pairing-how")]
        lines += [f"  {step_text(step, paired.places, messages)}" for step in pairing.steps]
    return "\n".join(lines)


def step_text(step: PairingStep, places: Sequence[tuple[int, int]], messages: Messages) -> str:
    """Say one thing that shaped the round."""
    names = dict(zip(("one", "two", "three", "four"), map(str, step.contestants), strict=False))
    return messages.text(
        f"pairing-step-{step.reason.value}",
        who=", ".join(map(str, step.contestants)),
        round="" if step.round is None else _round(step.round, places, messages),
        **names,
    )


def _round(number: int, places: Sequence[tuple[int, int]], messages: Messages) -> str:
    """Write a round that is counted through the event as the players know it."""
    session, inside = places[number - 1]
    several = len({place[0] for place in places}) > 1
    return messages.text("pairing-number-in-session" if several else "pairing-number", round=inside, session=session)


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
    told = [[str(who) if state is None else contestant_text(who, state) for who in each] for each in about]
    return ", ".join(
        messages.text("pairing-match", home=each[0], away=each[1]) if len(each) > 1 else each[0] for each in told
    )


def impossible_text(error: ImpossibleRound, messages: Messages, remedy: str = "pairing-remedy") -> str:
    """Say that there is no such round, and what would make one possible: with what the sentences for that begin."""
    heading = "pairing-impossible" if error.remedies else "pairing-impossible-together"
    remedies = error.remedies or _TOGETHER
    lines = [messages.text(heading, round=error.number)]
    return "\n".join([*lines, *(f"  {messages.text(f'{remedy}-{each.value}')}" for each in remedies)])


def round_json(paired: NextRound) -> dict[str, Any]:
    """Give a round for a program."""
    session, number = paired.places[-1]
    return {
        "session": session,
        "round": number,
        "method": paired.pairing.method.value,
        "matches": [
            {"home": str(each.home), "away": str(each.away), "tables": _tables(paired, each.contestants)}
            for each in paired.pairing.matches
        ],
        "three_ways": [
            {"teams": [str(team) for team in each.teams], "tables": _tables(paired, each.teams), "rounds": each.rounds}
            for each in paired.pairing.three_ways
        ],
        "byes": [str(who) for who in paired.pairing.byes],
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
