"""A movement made longer or shorter while it is played: rounds more or fewer, boards fewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from duplicado.movement.arrow import turn_single_tables
from duplicado.movement.check import faults, quality_factor
from duplicado.movement.kinds import barometers, build, kinds
from duplicado.movement.model import FindingKind, Movement, MovementError, Sitting, arrange, couple, sharing_tables
from duplicado.movement.replanning.evening import RunningMovement
from duplicado.movement.replanning.seating import pair_up, rearrange
from duplicado.movement.replanning.ways import FewerBoards, MinutesLost, ReplanWay, require_other_length


def number_of_rounds(movement: Movement, first: int, rounds: int) -> Iterator[tuple[ReplanWay, Movement]]:
    """Give the ways to play so many rounds altogether; an arrow-switch is placed anew among those not yet played.

    Raises:
        MovementError: so many were announced, or more have been played.
    """
    require_other_length(rounds, movement.rounds, first)
    evening = RunningMovement(movement, first)
    evening.become(rounds)
    if rounds < movement.rounds:
        yield ReplanWay.CUT, _arrows(evening.movement(), first)
        return
    for more in _continuations(movement, rounds):
        yield ReplanWay.CONTINUE, _arrows(replace(more, replanned_from=(*movement.replanned_from, first)), first)
    evening.first = movement.rounds + 1
    pair_up(evening)
    rearrange(evening)
    pair_up(evening, again=True, new_sets=True)
    evening.first = first
    yield ReplanWay.NEW_ROUNDS, _arrows(evening.movement(), first, movement.rounds + 1)


def _continuations(movement: Movement, rounds: int) -> Iterator[Movement]:
    """Give movements of so many rounds that begin as this one, if their sets are called suitably."""
    for winners, builder in (*kinds(movement.contestants), *barometers(movement.contestants)):
        longer = build(builder, rounds) if winners == movement.winners and not movement.absences else None
        if longer is None or (longer.rounds, longer.exchanges) != (rounds, movement.exchanges):
            continue
        sets = _same_beginning(movement, longer)
        if sets is not None:
            rest = [
                replace(each, sets=tuple(sets[number] for number in each.sets))
                for each in longer.sittings
                if each.round > movement.rounds
            ]
            yield replace(
                movement,
                rounds=rounds,
                sets=max(movement.sets, *sets.values()),
                copies=max(movement.copies, longer.copies),
                sittings=arrange([*movement.sittings, *rest]),
                permitted=longer.permitted,
                skip_after=longer.skip_after,
            )


def _same_beginning(movement: Movement, longer: Movement) -> dict[int, int] | None:
    """Say what the sets of a longer movement are called so that it begins as the shorter; `None`: it does not."""
    begin = [each for each in longer.sittings if each.round <= movement.rounds]
    if len(begin) != len(movement.sittings):
        return None
    called: dict[int, int] = {}
    for theirs, ours in zip(begin, movement.sittings, strict=True):
        if _place(theirs) != _place(ours) or len(theirs.sets) != len(ours.sets):
            return None
        for number, name in zip(theirs.sets, ours.sets, strict=True):
            if called.setdefault(number, name) != name:
                return None
    if len(set(called.values())) < len(called):
        return None
    for number in range(1, longer.sets + 1):
        if number not in called:
            called[number] = next(each for each in range(1, 2 * longer.sets) if each not in called.values())
    return called


def _place(sitting: Sitting) -> tuple[int, int, tuple[int, int]]:
    return sitting.round, sitting.table, couple(sitting.north_south, sitting.east_west)


def _arrows(movement: Movement, first: int, added: int | None = None) -> Movement:
    """Place the arrow-switch anew in the rounds not yet played, as many of the last as balance best.

    Where the arrow is turned at single tables, it is turned anew there; and so it is in rounds that were put together
    without a plan, from `added` on.
    """
    if movement.winners != 1 or any(each.kind is FindingKind.SET_AGAIN for each in faults(movement)):
        return movement
    if movement.switched_rounds:
        return _switched(movement, first)
    start = first if movement.turned_tables else added
    kept = tuple(each for each in movement.turned_tables if each[0] <= movement.rounds)
    movement = replace(movement, turned_tables=kept)
    if start is None:
        return movement
    return turn_single_tables(movement, {(each.round, each.table) for each in movement.sittings if each.round >= start})


def _switched(movement: Movement, first: int) -> Movement:
    forms: list[Movement] = []
    for count in range(movement.rounds - first + 2):
        switched = [number for number in movement.switched_rounds if number < first]
        switched += range(movement.rounds - count + 1, movement.rounds + 1)
        other = {number for number in range(first, movement.rounds + 1) if number in switched}
        other ^= {number for number in movement.switched_rounds if number >= first}
        sittings = [each.turned() if each.round in other else each for each in movement.sittings]
        forms.append(replace(movement, sittings=arrange(sittings), switched_rounds=tuple(switched)))
    return max(forms, key=lambda form: (quality_factor(form), -len(form.switched_rounds)))


def in_single_boards(movement: Movement, boards_each: int) -> Movement:
    """Give the same movement with single boards for sets: set s of b boards becomes boards (s - 1)·b + 1 to s·b.

    Tables that share a set begin with different boards of it.

    Raises:
        MovementError: a set has no boards, or not enough for the tables that share it.
    """
    if boards_each < 1:
        raise MovementError(f"a set has one board or more, not {boards_each}")
    return replace(
        movement,
        sets=movement.sets * boards_each,
        sittings=arrange([_in_boards(movement, each, boards_each, boards_each) for each in movement.sittings]),
    )


def _in_boards(movement: Movement, sitting: Sitting, boards_each: int, boards_left: int) -> Sitting:
    boards: list[int] = []
    for number in sitting.sets:
        of_set = list(movement.boards_of(number, boards_each))[:boards_left]
        group = sharing_tables(movement.exchanges, sitting.table, sitting.round)
        sharing = {
            other.table
            for other in movement.sittings
            if other.round == sitting.round and other.table in group and other.sets == sitting.sets
        }
        if len(sharing) > len(of_set):
            raise MovementError("tables that share their boards need two boards or more in a round")
        turn = sorted(sharing).index(sitting.table) if sharing else 0
        boards += of_set[turn:] + of_set[:turn]
    return replace(sitting, sets=tuple(boards))


def fewer_boards(movement: Movement, first: int, change: FewerBoards) -> Movement:
    """Leave the last boards of each set out, for some rounds or for all that are left; sets become single boards.

    Raises:
        MovementError: the boards left are none or not fewer, the rounds are not among those that are left, or tables
            that share their boards would have to share one.
    """
    left = movement.rounds - first + 1
    rounds = left if change.rounds is None else change.rounds
    if not 1 <= change.boards_left < change.boards_each or not 1 <= rounds <= left:
        raise MovementError(
            f"{change.boards_left} of {change.boards_each} boards in {rounds} of {left} rounds is no change"
        )
    sittings = [
        _in_boards(
            movement,
            each,
            change.boards_each,
            change.boards_left if first <= each.round < first + rounds else change.boards_each,
        )
        for each in movement.sittings
    ]
    return replace(
        movement,
        sets=movement.sets * change.boards_each,
        sittings=arrange(sittings),
        replanned_from=(*movement.replanned_from, first),
    )


def time_lost(movement: Movement, first: int, change: MinutesLost) -> Iterator[tuple[ReplanWay, Movement]]:
    """Give two ways to end in time: fewer rounds, or fewer boards in no more rounds than needed.

    Raises:
        MovementError: no time was lost, or so much that nothing would have been played.
    """
    boards = change.boards_each * movement.sets_each_round
    left = movement.rounds - first + 1
    fit = change.rounds_in_time(left, boards)
    if first - 1 + fit > 0:
        yield from number_of_rounds(movement, first, first - 1 + fit)
    for kept in range(change.boards_each - 1, 0, -1):
        saved = (change.boards_each - kept) * movement.sets_each_round * change.pace.minutes_per_board
        rounds = int(-(-change.minutes // saved))
        if rounds > left:
            continue
        try:
            yield (
                ReplanWay.FEWER_BOARDS,
                fewer_boards(movement, first, FewerBoards(change.boards_each, kept, rounds)),
            )
        except MovementError:
            continue
        return
