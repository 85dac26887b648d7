"""`duplicado movement --movement NAME`: a movement by its name; which there are, and what is near."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

import click

from duplicado.cli.movement_teams import AnyProposal
from duplicado.cli.options import UnreadableInput, span_in
from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.check import check_movement, quality_factor
from duplicado.movement.model import Movement, MovementError, Pace
from duplicado.movement.named import MOVEMENT_NAMES, movement_named, named_for, nearest_rounds, nearest_sizes, there_is
from duplicado.movement.proposals import OtherProposal, Proposal
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ranges

_USUAL_BOARDS: Final = 24
"""Boards of a session, where neither boards nor minutes are said."""

_LARGEST_LISTED: Final = 40

_MOST_BOARDS: Final = 40
"""More boards in a round than anybody plays at a table; a match of two teams may have more."""

PAIRED: Final = ("swiss", "danish", "knock-out")
"""Methods that pair round by round, so that there is no movement beforehand."""


@dataclass(frozen=True, slots=True)
class NameWish:
    """Choices besides the name of a movement; `None` where nothing was said."""

    pairs: int | None
    teams: int | None
    players: int | None
    rounds: int | None
    winners: int | None
    minutes: int | None
    boards: Sequence[int] | None
    """Numbers of boards that a table may play in a round."""


def named_proposal(name: str, wish: NameWish, pace: Pace, messages: Messages) -> Proposal | AnyProposal:
    """Make a movement by its name, with the figures by which it is judged.

    Raises:
        UsageError: there is no movement of that name, or it was not said for how many.
        UnreadableInput: there is none of that size, or it does not fit the time.
    """
    name = name.strip().lower().replace("_", "-").replace(" ", "-")
    if name in PAIRED:
        raise click.UsageError(messages.text("movement-named-paired", movement=name))
    if name not in MOVEMENT_NAMES:
        known = ", ".join((*MOVEMENT_NAMES, *PAIRED))
        raise click.UsageError(messages.text("movement-named-unknown", movement=name[:40], names=known))
    kind = named_for(name)
    count = {"pairs": wish.pairs, "teams": wish.teams, "players": wish.players}[kind]
    if count is None or sum(each is not None for each in (wish.pairs, wish.teams, wish.players)) != 1:
        raise click.UsageError(messages.text("movement-named-who", movement=name, option=f"--{kind}"))
    try:
        movement = movement_named(name, count, wish.rounds, wish.winners)
    except MovementError:
        raise UnreadableInput(why_none(name, count, wish.rounds, wish.winners, messages)) from None
    sets = movement.sets_each_round if isinstance(movement, Movement) else 1
    boards = _boards(wish, movement.rounds, sets, pace)
    if boards < sets:
        raise UnreadableInput(
            messages.text(
                "movement-named-no-time",
                movement=name,
                rounds=movement.rounds,
                sets=sets,
                boards=_time_for(wish.minutes or 0, movement.rounds, pace),
            )
        )
    each_set = boards // sets
    length = pace.minutes(movement.rounds, each_set * sets)
    if isinstance(movement, Movement):
        return Proposal(movement, each_set, length, quality_factor(movement), check_movement(movement))
    if isinstance(movement, TeamMovement):
        return OtherProposal(movement, each_set, length)
    return OtherProposal(movement, each_set, length)


def _boards(wish: NameWish, rounds: int, sets: int, pace: Pace) -> int:
    """Say how many boards a table plays in a round: the most that there is time for, among those that are allowed."""
    if wish.minutes is None:
        return max(wish.boards) if wish.boards else max(1, round(Fraction(_USUAL_BOARDS, rounds * sets))) * sets
    time = _time_for(wish.minutes, rounds, pace)
    return max((each for each in wish.boards or (time,) if each <= time), default=0)


def _time_for(minutes: int, rounds: int, pace: Pace) -> int:
    return max(0, int((Fraction(minutes, rounds) - pace.minutes_per_round) / pace.minutes_per_board))


def boards_per_round(listed: str, messages: Messages) -> list[int]:
    """Read how many boards a table may play in a round.

    Raises:
        UsageError: the text does not say it.
    """
    allowed: set[int] = set()
    for part in listed.split(","):
        numbers = span_in(part)
        if numbers is None or numbers[-1] > _MOST_BOARDS:
            raise click.UsageError(messages.text("movement-bad-boards", part=part.strip()[:40], most=_MOST_BOARDS))
        allowed.update(numbers)
    return sorted(allowed)


def why_none(name: str, count: int, rounds: int | None, winners: int | None, messages: Messages) -> str:
    """Say why a movement cannot be had, which numbers near by are possible, and what there is for this number."""
    if winners == 2 and there_is(name, count, rounds, 1):
        return messages.text("movement-named-one-winner", movement=name)
    if rounds is not None and there_is(name, count, None, winners):
        near = nearest_rounds(name, count, rounds, winners)
        return messages.text(
            "movement-named-rounds", movement=name, count=count, rounds=rounds, near=_list(near, messages)
        )
    kind = named_for(name)
    possible = (each for each in MOVEMENT_NAMES if named_for(each) == kind)
    names = ", ".join(each for each in possible if there_is(each, count, None, winners))
    sizes = _list(nearest_sizes(name, count, None, winners), messages)
    return messages.text("movement-named-size", movement=name, count=count, near=sizes, names=names or "–")


def _list(numbers: tuple[int, ...], messages: Messages) -> str:
    return f" {messages.text('movement-named-or')} ".join(map(str, numbers)) or "–"


def evened_out(proposal: Proposal, messages: Messages) -> Proposal:
    """Turn the arrow at single tables of a movement where that balances better.

    Raises:
        UsageError: it has two winners, whose lines turning would mix.
    """
    if proposal.movement.winners != 1:
        raise click.UsageError(messages.text("movement-even-out-one"))
    movement = turn_single_tables(proposal.movement)
    return replace(proposal, movement=movement, quality=quality_factor(movement), findings=check_movement(movement))


def named_list(messages: Messages) -> str:
    """List the names of all movements, with the numbers of contestants that they are for."""
    sections = [messages.text("movement-named-list", most=_LARGEST_LISTED)]
    width = max(map(len, MOVEMENT_NAMES))
    for kind in ("pairs", "teams", "players"):
        lines = [f"--{kind}"]
        for name in (each for each in MOVEMENT_NAMES if named_for(each) == kind):
            sizes = [size for size in range(2, _LARGEST_LISTED + 1) if there_is(name, size)]
            lines.append(f"  {name.ljust(width)}  {ranges(sizes)}")
        sections.append("\n".join(lines))
    sections.append(messages.text("movement-named-paired", movement=", ".join(PAIRED)))
    return "\n\n".join(sections)
