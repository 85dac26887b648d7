"""`duplicado event plan --share-boards`: a section plays the boards of the sections that are planned already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from duplicado.cli.options import UnreadableInput
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.model import Movement
from duplicado.movement.sections import copies_for_sections, share_boards

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
