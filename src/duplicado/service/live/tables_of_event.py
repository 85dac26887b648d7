"""Tables of an event, as its record has them planned; teams of a round with their line-ups, and who may be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.record.clock import round_called
from duplicado.event.record.ending import is_over
from duplicado.event.record.line_ups import is_played, line_up_told, playing, seated_names
from duplicado.event.record.section_plan import Due, SectionPlan
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import TableKey
from duplicado.vocabulary.seats import Seat, Side


def tables_of_section(state: EventState, session: int, section: str) -> list[TableKey]:
    """Return the tables of a section, in the movement of the round that was called last."""
    plan = state.session(session).plans[section]
    return [TableKey(session, section, table) for table in plan.tables_in(_round_in_play(state, session, section))]


def tables_of(state: EventState, session: int) -> Iterator[TableKey]:
    """Go through the tables of a session in their order: those of the round called last and of all behind it."""
    for section, plan in sorted(state.session(session).plans.items()):
        rounds = range(_round_in_play(state, session, section), plan.rounds + 1)
        for table in max(map(plan.tables_in, rounds), key=len):
            yield TableKey(session, section, table)


def tables_to_play(state: EventState) -> Iterator[TableKey]:
    """Go through the tables of the sessions that are still to be played."""
    for session in sorted(state.sessions):
        if not is_over(state, session):
            yield from tables_of(state, session)


def _round_in_play(state: EventState, session: int, section: str) -> int:
    return max(1, round_called(state.session(session), section))


@dataclass(frozen=True, slots=True)
class TeamOfRound:
    """A team in a round, with what is chosen for it."""

    who: ContestantId
    tables: tuple[tuple[Side, str], ...]
    """Its sides, each with the table at which it sits on it; in a match of three teams one pair goes to a second."""
    opponents: tuple[ContestantId, ...]
    players: tuple[str, ...]
    """Those who may be chosen."""
    seats: dict[Seat, str]
    """Players who sit there, as far as that is known."""
    named_for: int | None
    """The round for which it was named; `None`: it is not known."""
    is_corrected: bool
    """True where it has results of the round for which it was named: another one puts it right."""


def teams_of_round(state: EventState, plan: SectionPlan, number: int) -> Iterator[TeamOfRound]:
    """Go through the teams that play a round of a section, in the order of their numbers."""
    session = plan.session
    dues: dict[ContestantId, list[Due]] = {}
    for table in plan.tables_in(number):
        for due in plan.at_table(number, table):
            for who in due.contestants:
                dues.setdefault(who, []).append(due)
    for who in sorted(dues, key=lambda each: each.order):
        tables = {
            side: [f"{plan.section}{due.place.table}" for due in dues[who] if due.side_of(who) is side] for side in Side
        }
        others = (each for due in dues[who] for each in due.contestants if each != who)
        told = line_up_told(state, who, session, number)
        yield TeamOfRound(
            who,
            tuple((side, ", ".join(dict.fromkeys(at))) for side, at in tables.items() if at),
            tuple(dict.fromkeys(others)),
            tuple(each.name for each in playing(state, who, session, number)),
            seated_names(state, who, session, number),
            told.from_round if told else None,
            is_played(state, who, session, number),
        )
