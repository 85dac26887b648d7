"""All that is cut out before a session, from what is planned: guide cards, table cards and pick-up slips.

They are of any contest: pairs, teams, who sit at two tables, and single players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.facts.particulars import kind_seated
from duplicado.event.record import rounds
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.model import Movement, sharing_tables
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, deck, typeset
from duplicado.publish.replan_words import ranges
from duplicado.publish.seated_words import pairs_of_team, seated_text
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat, Side

_GUIDE = ("round", "table", "seat", "against", "boards")
_TABLE = ("round", "ns", "ew", "boards", "next")
_SLIP = ("board", "contract", "by", "tricks", "ns-score", "ew-score")


_Seating: TypeAlias = tuple[ContestantId, int, Side]
"""A contestant, the round, the side."""


@dataclass(frozen=True, slots=True)
class PlannedSection:
    """A section as it is planned for a session."""

    title: str
    """Lines at the head of each card: the event, the session, the section, the movement."""
    due: Sequence[Due]
    """Boards due, with the tables and contestants; withdrawn ones are left out."""
    names: Mapping[ContestantId, str]
    """The players, of a team behind its name, where they are known."""
    movement: AnyMovement | None = None
    """The movement that holds now: it says who competes, and which tables share their boards within a round."""

    duties: Mapping[int, tuple[tuple[Seat, ...], Seat | None]] = field(
        default_factory=dict[int, tuple[tuple[Seat, ...], Seat | None]]
    )
    """By table, who is responsible for proper conditions (Law 7D), and who moves the boards (8A2)."""
    seated: Mapping[_Seating, str] = field(default_factory=dict["_Seating", str])
    """Those of a contestant who sit on a side in a round, where somebody is known."""
    pairs: Mapping[_Seating, str] = field(default_factory=dict["_Seating", str])
    """The same of teams alone, without their names, where their line-ups are known."""

    @property
    def kind(self) -> ContestKind:
        """Kind of contestants who compete; pairs where no movement tells."""
        return ContestKind.PAIRS if self.movement is None else kind_seated(self.movement)

    def sharing(self, table: int, round_number: int) -> tuple[int, ...]:
        """Say which tables pass their boards to and fro with a table in a round, itself included."""
        exchanges = self.movement.exchanges if isinstance(self.movement, Movement | TeamMovement) else ()
        return sharing_tables(exchanges, table, round_number)


def planned_sections(
    state: EventState, messages: Messages, session: int | None = None, section: str | None = None
) -> tuple[PlannedSection, ...]:
    """Return what is planned for an event, or for one session or section of it.

    Args:
        state: what the record says.
        messages: for the heads of the cards.
        session: only this one.
        section: only this one.
    """
    wording = Wording(messages)
    names = {
        who: wording.of_team(entry.name, tuple(player.name for player in entry.players))
        for who, entry in state.contestants.items()
    }
    several = len(state.sessions) > 1
    found: list[PlannedSection] = []
    for number, of_session in sorted(state.sessions.items()):
        for name, plan in sorted(of_session.plans.items()):
            if session not in {None, number} or section not in {None, name}:
                continue
            title = [state.title]
            title += [messages.text("whole-session", session=number)] if several else []
            title += [messages.text("whole-section", section=name)] if name else []
            due = tuple(due for due in plan.due.values() if not due.is_over(state.withdrawn))
            if due:
                head = " · ".join(filter(None, title))
                duties = {
                    table: (
                        rounds.responsible_players(state, number, name, table),
                        rounds.mover_of_boards(state, number, name, table),
                    )
                    for table in sorted({each.place.table for each in due})
                }
                sat = {(who, each.place.round, each.side_of(who)) for each in due for who in each.contestants}
                seated = {
                    (who, of_round, side): seated_text(state, who, (number, of_round), side, wording)
                    for who, of_round, side in sat
                }
                pairs = {
                    (who, of_round, side): pair
                    for who, of_round, side in sat
                    if (pair := pairs_of_team(state, who, (number, of_round), wording).get(side))
                }
                found.append(PlannedSection(head, due, names, plan.current.movement, duties, seated, pairs))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Sitting:
    round: int
    table: int
    north_south: tuple[ContestantId, ...]
    east_west: tuple[ContestantId, ...]
    boards: tuple[int, ...]

    @property
    def contestants(self) -> tuple[ContestantId, ...]:
        return (*self.north_south, *self.east_west)


def session_cards_pdf(sections: Sequence[PlannedSection], style: PaperStyle = USUAL_STYLE) -> bytes:
    """Print guide cards (four to a page), table cards (two) and pick-up slips (eight), section by section.

    Args:
        sections: what is planned, at least one section.
        style: size, colours and language.
    """
    wording = style.wording

    def heads(columns: Sequence[str]) -> Json:
        return [wording.text(f"paper-column-{name}") for name in columns]

    data: dict[str, Json] = {
        "title": wording.text("paper-guide-cards"),
        "sections": [_section(each, wording) for each in sections],
        "words": {"guide": heads(_GUIDE), "tables": heads(_TABLE), "slips": heads(_SLIP)},
        "foot_note": wording.text("paper-slip-signed"),
    }
    return typeset("session_cards", data, style)


def _section(section: PlannedSection, wording: Wording) -> Json:
    sittings = _sittings(section.due)
    contestants = sorted({who for each in sittings for who in each.contestants}, key=lambda who: who.order)
    tables = sorted({each.table for each in sittings})
    rounds = sorted({each.round for each in sittings})
    return {
        "event": section.title,
        "guide": deck([_guide(who, sittings, rounds, section, wording) for who in contestants]),
        "tables": deck([_table(table, sittings, section, wording) for table in tables]),
        "slips": deck([_slip(each, section, wording) for each in sittings]),
    }


def _sittings(due: Iterable[Due]) -> tuple[_Sitting, ...]:
    boards: dict[tuple[int, int, tuple[ContestantId, ...], tuple[ContestantId, ...]], list[int]] = {}
    for each in due:
        ours = (each.north_south,) if each.south is None else (each.north_south, each.south)
        theirs = (each.east_west,) if each.west is None else (each.east_west, each.west)
        boards.setdefault((each.place.round, each.place.table, ours, theirs), []).append(each.place.board)
    found = [_Sitting(*key, tuple(sorted(numbers))) for key, numbers in boards.items()]
    return tuple(sorted(found, key=lambda each: (each.round, each.table, each.boards)))


def _written(contestants: Iterable[ContestantId], wording: Wording) -> str:
    return " + ".join(wording.contestant(who) for who in contestants)


def _guide(
    who: ContestantId,
    sittings: Sequence[_Sitting],
    rounds: Sequence[int],
    section: PlannedSection,
    wording: Wording,
) -> Json:
    mine = [each for each in sittings if who in each.contestants]
    places = {(each.table, who in each.north_south) for each in mine}
    stays = len(places) == 1 and all(len(each.north_south) == 1 for each in mine)
    lines: list[Json] = []
    for number in rounds:
        here = [each for each in mine if each.round == number]
        lines += [_guide_line(who, each, section, wording) for each in here]
        if not here:
            lines.append({"round": str(number), "out": wording.text("paper-sits-out"), "cells": [], "pair": ""})
    return {
        "heading": wording.called(who, section.kind),
        "names": section.names.get(who, ""),
        "note": wording.text("movement-card-stays") if stays else "",
        "lines": lines,
    }


def _guide_line(who: ContestantId, sitting: _Sitting, section: PlannedSection, wording: Wording) -> Json:
    ours, theirs = sitting.north_south, sitting.east_west
    side = Side.NS if who in ours else Side.EW
    if side is Side.EW:
        ours, theirs = theirs, ours
    seat = wording.side(side)
    against = _written(theirs, wording)
    if len(ours) == 2:
        seats = (Seat.N, Seat.S) if side is Side.NS else (Seat.E, Seat.W)
        partner = ours[1 - ours.index(who)]
        seat = wording.seat(seats[ours.index(who)])
        against = wording.text("whole-card-with", partner=wording.contestant(partner), opponents=against)
    return {
        "round": str(sitting.round),
        "out": "",
        "cells": [str(sitting.table), seat, against, ranges(sitting.boards)],
        "pair": section.pairs.get((who, sitting.round, side), ""),
    }


def _table(table: int, sittings: Sequence[_Sitting], section: PlannedSection, wording: Wording) -> Json:
    lines: list[Json] = []
    last = max(each.round for each in sittings)
    for each in (each for each in sittings if each.table == table):
        wanting = sorted(
            {
                other.table
                for other in sittings
                if other.round == each.round + 1 and not set(other.boards).isdisjoint(each.boards)
            }
        )
        rest = "" if each.round == last else wording.text("paper-boards-rest")
        pairs = [_written(side, wording) for side in (each.north_south, each.east_west)]
        group = section.sharing(table, each.round)
        shared = {
            other.table
            for other in sittings
            if other.round == each.round and other.table in group and not set(other.boards).isdisjoint(each.boards)
        } - {table}
        boards = ranges(each.boards)
        if shared:
            boards = wording.text("movement-card-shared", boards=boards, tables=ranges(sorted(shared)))
        lines.append([str(each.round), *pairs, boards, ranges(wanting) or rest])
    return {
        "heading": wording.text("paper-table", table=table),
        "note": _note(section, table, wording),
        "lines": lines,
        "code": None,
        "code_text": wording.text("paper-code-of", table=table),
    }


def _note(section: PlannedSection, table: int, wording: Wording) -> str:
    """Say who looks after a table and its boards; nothing where the section is of no event."""
    if table not in section.duties:
        return ""
    responsible, mover = section.duties[table]
    seats = "all" if len(responsible) == len(Seat) else "".join(seat.value for seat in responsible)
    said = [wording.text("paper-responsible", seats=seats)]
    if mover is not None:
        said.append(wording.text("paper-mover", seat=mover.value))
    return " ".join(said)


def _slip(sitting: _Sitting, section: PlannedSection, wording: Wording) -> Json:
    sides = ((Side.NS, sitting.north_south), (Side.EW, sitting.east_west))
    sat = [
        (wording.side(side), " – ".join(filter(None, (section.seated.get((who, sitting.round, side)) for who in whom))))
        for side, whom in sides
    ]
    return {
        "heading": wording.text("paper-slip", round=sitting.round, table=sitting.table),
        "marks": wording.text(
            "paper-slip-pairs",
            ns=wording.side(Side.NS),
            one=_written(sitting.north_south, wording),
            ew=wording.side(Side.EW),
            other=_written(sitting.east_west, wording),
        ),
        "names": [f"{side} {names}" for side, names in sat if names],
        "rows": [[str(board), *[""] * (len(_SLIP) - 1)] for board in sitting.boards],
    }
