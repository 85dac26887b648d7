"""A movement of teams made longer or shorter while it is played: rounds more or fewer, boards fewer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from duplicado.movement.model import Absence, MovementError, Sitting, arrange
from duplicado.movement.replanning.ways import FewerBoards
from duplicado.movement.teams import TeamMovement, TeamMovementName, round_robin


def choose_rounds(movement: TeamMovement, first: int, chosen: Iterable[int]) -> TeamMovement:
    """Leave out the rounds from `first` on that are not chosen; those that are follow in their order."""
    order = {number: number for number in range(1, first)}
    order |= {number: place for place, number in enumerate(sorted(chosen), first)}
    kept = [replace(each, round=order[each.round]) for each in movement.sittings if each.round in order]
    return replace(
        movement,
        rounds=len(order),
        sittings=arrange(kept),
        absences=_shortened(movement.absences, len(order)),
        replanned_from=(*movement.replanned_from, first),
    )


def _shortened(absences: tuple[Absence, ...], rounds: int) -> tuple[Absence, ...]:
    kept = (replace(each, last_round=min(each.last_round, rounds)) for each in absences)
    return tuple(each for each in kept if each.first_round <= each.last_round)


def longer(movement: TeamMovement, rounds: int) -> TeamMovement | None:
    """Give a round robin that begins as this one and has so many rounds; `None` where there is none."""
    if movement.name is not TeamMovementName.ROUND_ROBIN or movement.absences or movement.replanned_from:
        return None
    try:
        whole = round_robin(movement.teams, rounds)
    except MovementError:
        return None
    return whole if whole.sittings[: len(movement.sittings)] == movement.sittings else None


def teams_in_single_boards(movement: TeamMovement, boards_each: int) -> TeamMovement:
    """Give the same movement with single boards for sets: set s of b boards becomes boards (s - 1)·b + 1 to s·b.

    Raises:
        MovementError: a set has no boards.
    """
    if boards_each < 1:
        raise MovementError(f"a set has one board or more, not {boards_each}")
    sittings = [_in_boards(movement, each, boards_each, boards_each) for each in movement.sittings]
    return replace(movement, sets=movement.sets * boards_each, sittings=arrange(sittings))


def _in_boards(movement: TeamMovement, sitting: Sitting, boards_each: int, boards_left: int) -> Sitting:
    boards: list[int] = []
    turn = next((each.tables.index(sitting.table) for each in movement.exchanges if sitting.table in each.tables), 0)
    for number in sitting.sets:
        of_set = list(range((number - 1) * boards_each + 1, (number - 1) * boards_each + boards_left + 1))
        # Tables that share a set begin with different boards of it.
        begin = turn * (boards_left // 2) if boards_left > 1 else 0
        boards += of_set[begin:] + of_set[:begin]
    return replace(sitting, sets=tuple(boards))


def fewer_team_boards(movement: TeamMovement, first: int, change: FewerBoards) -> TeamMovement:
    """Leave the last boards of each set out in so many of the rounds that are left; sets become single boards.

    Matches begun are finished with all their boards, and both tables of a match play the same: rounds that share a
    match are shortened together, the last ones first.

    Raises:
        MovementError: the boards left are none or not fewer, or there are not so many rounds that can be shortened.
    """
    left = range(first, movement.rounds + 1)
    wanted = len(left) if change.rounds is None else change.rounds
    if not 1 <= change.boards_left < change.boards_each or wanted < 1:
        raise MovementError(f"{change.boards_left} of {change.boards_each} boards in {wanted} rounds is no change")
    shortened: set[int] = set()
    for number in reversed(left):
        bundle = _together(movement, number)
        if len(shortened) < wanted and min(bundle) >= first:
            shortened |= bundle
    if not shortened or (change.rounds is not None and len(shortened) < wanted):
        raise MovementError(f"there are not {wanted} rounds of which no match has been begun")
    sittings = [
        _in_boards(
            movement, each, change.boards_each, change.boards_left if each.round in shortened else change.boards_each
        )
        for each in movement.sittings
    ]
    return replace(
        movement,
        sets=movement.sets * change.boards_each,
        sittings=arrange(sittings),
        replanned_from=(*movement.replanned_from, first),
    )


def _together(movement: TeamMovement, number: int) -> set[int]:
    """Give the rounds that share matches with one, itself included."""
    found, following = {number}, {number}
    while following:
        couples = {e.couple for e in movement.sittings if e.round in following}
        sharing = {e.round for e in movement.sittings if e.couple in couples}
        following = sharing - found
        found |= sharing
    return found
