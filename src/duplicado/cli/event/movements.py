"""Choice of a movement for an event, by time or by name, and of boards shared with other sections."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.movement_files import faults_report, read_movement
from duplicado.cli.movement_named import why_none
from duplicado.cli.options import UnreadableInput
from duplicado.event.record.movement_choices import AT_A_TABLE, NAMED_FOR, offers_for
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import IndividualMovement, rainbow, whist
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.named import MOVEMENT_NAMES, movement_named, named_for, there_is
from duplicado.movement.sections import copies_for_sections, share_boards
from duplicado.movement.teams import american_whist, round_robin
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from duplicado.event.conditions import Conditions
    from duplicado.publish.messages import Messages

_BOARDS_OF_A_MATCH: Final = 8
_BOARDS_OF_INDIVIDUALS: Final = 3
_BOARDS_FROM_FILE: Final = 2


@dataclass(frozen=True, slots=True)
class Wish:
    """Movement that was asked for; `None` where nothing was said."""

    pairs: int | None
    minutes: int | None
    boards: int | None
    choice: int
    name: str | None
    tables: int | None
    rounds: int | None

    def number(self, entered: int, kind: ContestKind) -> int:
        """Say how many contestants there are: as many as was said, as the tables hold, or as are entered."""
        if self.pairs is not None:
            return self.pairs
        return entered if self.tables is None else self.tables * AT_A_TABLE[kind]


def movement_for(conditions: Conditions, entered: int, wish: Wish, messages: Messages) -> tuple[AnyMovement, int]:
    """Return the movement and how many boards are in a set of it.

    Raises:
        UnreadableInput: there is none, or too little was said.
    """
    number = wish.number(entered, conditions.kind)
    if wish.name is not None and (wish.name != "barometer" or wish.minutes is None):
        return _by_name(conditions, number, wish, wish.name, messages)
    if wish.rounds is not None or wish.tables is not None:
        raise UnreadableInput(messages.text("planning-rounds-with-movement"))
    if wish.name is not None and conditions.kind is not ContestKind.PAIRS:
        raise UnreadableInput(messages.text("planning-barometer-pairs"))
    try:
        return _proposed(conditions, number, wish, messages)
    except MovementError:
        code = {ContestKind.TEAMS: "-teams", ContestKind.INDIVIDUAL: "-players"}.get(conditions.kind, "")
        minutes = wish.minutes or 0
        raise UnreadableInput(
            messages.text(f"movement-nothing-fits{code}", pairs=number, count=number, minutes=minutes)
        ) from None


def movement_from(
    source: Path, conditions: Conditions, entered: int, wish: Wish, messages: Messages
) -> tuple[Movement, int]:
    """Return the movement of a file and how many boards are in a set of it; what is wrong with it is said.

    Raises:
        UnreadableInput: there is none in the file, it cannot be played, or the event is not one of pairs.
    """
    if conditions.kind is not ContestKind.PAIRS:
        raise UnreadableInput(messages.text("planning-from-pairs", kind=conditions.kind.value))
    if wish.minutes is not None or wish.name is not None:
        raise UnreadableInput(messages.text("movement-from-pairs"))
    given = read_movement(source, messages, wish.number(entered, conditions.kind))
    found = faults_report(given.movement, messages)
    if found:
        raise UnreadableInput(found)
    return given.movement, wish.boards or given.boards_each or _BOARDS_FROM_FILE


def _proposed(conditions: Conditions, number: int, wish: Wish, messages: Messages) -> tuple[AnyMovement, int]:
    minutes = wish.minutes
    match conditions.kind:
        case ContestKind.TEAMS if minutes is None:
            movement = round_robin(number) if number % 2 == 0 else american_whist(number)
            return movement, wish.boards or _BOARDS_OF_A_MATCH
        case ContestKind.INDIVIDUAL if minutes is None:
            return _of_individuals(number), wish.boards or _BOARDS_OF_INDIVIDUALS
        case _ if minutes is None:
            raise UnreadableInput(messages.text("event-minutes-wanted"))
        case _:
            offers = offers_for(conditions, number, minutes, boards=wish.boards, same_boards=wish.name is not None)
            best = offers[min(wish.choice, len(offers)) - 1]
            return best.movement, best.boards_each


def _of_individuals(players: int) -> IndividualMovement:
    try:
        return rainbow(players // 4) if players % 4 == 0 else whist(players)
    except MovementError:
        return whist(players)


def _by_name(conditions: Conditions, number: int, wish: Wish, name: str, messages: Messages) -> tuple[AnyMovement, int]:
    kind = NAMED_FOR[conditions.kind]
    if name not in MOVEMENT_NAMES or named_for(name) != kind:
        names = ", ".join(each for each in MOVEMENT_NAMES if named_for(each) == kind)
        raise UnreadableInput(messages.text("planning-not-this-kind-names", movement=name[:40], names=names))
    try:
        movement = movement_named(name, number, wish.rounds, conditions.winners)
    except MovementError:
        raise UnreadableInput(_why_not(conditions, number, wish, name, messages)) from None
    boards = wish.boards
    if boards is None:
        if wish.minutes is None:
            raise UnreadableInput(messages.text("planning-boards-wanted"))
        pace = Pace()
        each = Fraction(wish.minutes, movement.rounds) - pace.minutes_per_round
        boards = int(each / pace.minutes_per_board)
    # Some movements have several sets at a table in each round.
    sets = movement.sets_each_round if isinstance(movement, Movement) else 1
    if boards < sets:
        if wish.boards is not None:
            raise UnreadableInput(messages.text("planning-few-boards", movement=name, sets=sets))
        raise UnreadableInput(messages.text("planning-no-time", minutes=wish.minutes or 0, rounds=movement.rounds))
    return movement, boards // sets


def _why_not(conditions: Conditions, number: int, wish: Wish, name: str, messages: Messages) -> str:
    """Say why a movement cannot be had, with what can be had instead."""
    if conditions.winners == 2 and there_is(name, number, wish.rounds, 1):
        return messages.text("planning-movement-has-one-winner", movement=name)
    return why_none(name, number, wish.rounds, conditions.winners, messages)


if TYPE_CHECKING:
    from collections.abc import Mapping

    from duplicado.event.record.section_plan import SectionPlan
    from duplicado.publish.messages import Messages


def sharing(
    plans: Mapping[str, SectionPlan],
    section: str,
    movement: AnyMovement,
    boards_each: int,
    first_board: int,
    messages: Messages,
) -> AnyMovement:
    """Rename the sets of a section so that with the others it needs as few copies as possible, and say how many.

    Raises:
        UnreadableInput: there is no other section with a movement of pairs, or their boards are not the same.
    """
    others = {name: plan.current for name, plan in plans.items() if name != section}
    if not others or not isinstance(movement, Movement):
        raise UnreadableInput(messages.text("planning-share-nobody"))
    planned: list[Movement] = []
    for name, each in others.items():
        boards = (each.boards_each, each.first_board)
        if not isinstance(each.movement, Movement) or (each.movement.sets, *boards) != (
            movement.sets,
            boards_each,
            first_board,
        ):
            theirs = each.movement.sets
            raise UnreadableInput(
                messages.text(
                    "planning-share-others",
                    section=name,
                    sets=theirs,
                    boards=each.boards_each,
                    first=each.first_board,
                    our_sets=movement.sets,
                    our_boards=boards_each,
                    our_first=first_board,
                )
            )
        planned.append(each.movement)
    alone = copies_for_sections([*planned, movement])
    # Only the new section is placed: cards of the others may have been printed.
    shared = share_boards([*planned, movement], placed=len(planned))[-1]
    count = copies_for_sections([*planned, shared])
    names = ", ".join(sorted({*others, section}))
    click.echo(messages.text("planning-share-copies", sections=names, count=count, before=alone), err=True)
    return shared
