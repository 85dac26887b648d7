"""Movements from files and into files: ACBL's `.MOV`, and cards to be cut out before play."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.options import UnreadableInput, bytes_in, write_file
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.check import MovementFinding, check_movement, faults, quality_factor
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.proposals import Proposal
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages

if TYPE_CHECKING:
    from duplicado.formats.given_movement import GivenMovement

_USUAL_BOARDS: Final = 2
_MOST_FAULTS: Final = 30


def read_movement(file: Path, messages: Messages, pairs: int | None = None) -> GivenMovement:
    """Read a movement from a `.MOV`, JSON or YAML file; what is wrong with the file is said.

    Of a file with several movements it is the one for so many pairs, else the first.

    Raises:
        UnreadableInput: it cannot be read, or no movement can be made out.
    """
    from duplicado.formats.movement_file import is_text, read_movement_file
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    source = bytes_in(file)
    parsed = read_movement_file(source, pairs)
    for found in parsed.diagnostics:
        click.echo(f"{file}: {diagnostic_text(found, messages)}", err=True)
    if not parsed.value.movement.sittings:
        raise UnreadableInput(messages.text("movement-from-bad", file=str(file)))
    if not is_text(source):
        click.echo(messages.text("movement-mov-untried", file=str(file)), err=True)
    return parsed.value


def given_proposal(movement: Movement, boards_each: int | None, pace: Pace) -> Proposal:
    """Put beside a movement the figures by which it is judged; a balance that has no meaning is 0."""
    boards = boards_each or _USUAL_BOARDS
    try:
        quality = quality_factor(movement)
    except MovementError:
        quality = Fraction(0)
    length = pace.minutes(movement.rounds, boards * movement.sets_each_round)
    return Proposal(movement, boards, length, quality, check_movement(movement))


def faults_text(movement: Movement, messages: Messages) -> Iterator[str]:
    """Say what is wrong with a movement, a sentence for each fault."""
    for found in faults(movement):
        yield _fault(found, messages)


def faults_report(movement: Movement, messages: Messages) -> str:
    """Say how much is wrong with a movement, and what: of very many faults the first, and how many more."""
    said = list(faults_text(movement, messages))
    lines = [messages.text("movement-faults", count=len(said)), *(f"  {each}" for each in said[:_MOST_FAULTS])]
    if len(said) > _MOST_FAULTS:
        lines.append(f"  {messages.text('movement-faults-more', count=len(said) - _MOST_FAULTS)}")
    return "\n".join(lines) if said else ""


def _fault(found: MovementFinding, messages: Messages) -> str:
    return messages.text(
        f"movement-fault-{found.kind.value}",
        round=found.round,
        table=found.table,
        who=", ".join(map(str, found.contestants)),
        sets=", ".join(map(str, found.sets)),
        earlier=found.earlier_round or 0,
        other=found.other_table or 0,
    )


def write_mov(movement: Movement, file: Path, text: str, messages: Messages) -> None:
    """Write a movement as a `.MOV` file, and say what the format cannot express.

    Raises:
        UnreadableInput: it cannot be written, or the format has no room for it.
    """
    from duplicado.formats.acbl.movement import write_acbl_movement
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    written = write_acbl_movement(movement, text)
    for found in written.diagnostics:
        click.echo(f"{file}: {diagnostic_text(found, messages)}", err=True)
    if not written.value:
        raise UnreadableInput(messages.text("movement-mov-unwritten", file=str(file)))
    write_file(file, written.value)
    click.echo(messages.text("score-page-written", file=str(file)), err=True)
    click.echo(messages.text("movement-mov-untried", file=str(file)), err=True)


def write_cards(movement: AnyMovement, boards_each: int, title: str, file: Path, messages: Messages) -> None:
    """Write guide cards, table cards and pick-up slips of a movement as PDF.

    Raises:
        UnreadableInput: the file cannot be written.
    """
    from duplicado.event.contest import ContestantId
    from duplicado.event.record.section_plan import SectionPlan
    from duplicado.publish.paper.session_cards import PlannedSection, session_cards_pdf
    from duplicado.publish.paper.typesetting import PaperStyle

    contestants = tuple(ContestantId(number) for number in range(1, _size(movement) + 1))
    plan = SectionPlan.of_movement(movement, contestants, boards_each)
    section = PlannedSection(title, tuple(plan.due.values()), {}, movement)
    write_file(file, session_cards_pdf([section], PaperStyle(messages.language)))
    click.echo(messages.text("cards-written", file=str(file)), err=True)


def _size(movement: AnyMovement) -> int:
    match movement:
        case Movement():
            return movement.contestants
        case TeamMovement():
            return movement.teams
        case IndividualMovement():
            return movement.players
