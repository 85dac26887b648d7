"""Planning a movement of single players anew from a round on, without touching what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from duplicado.movement.individuals import IndividualFindingKind, IndividualMovement, check_individuals, rainbow, whist
from duplicado.movement.model import Absence, MovementError
from duplicado.movement.replanning.others import (
    OtherCosts,
    OtherReplan,
    absent,
    best_of_each,
    check_start,
    cost_of_seats,
    numbers_that_leave,
)
from duplicado.movement.replanning.player_evening import PlayerEvening
from duplicado.movement.replanning.ways import (
    Change,
    FewerBoards,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    ReplanWay,
    TableCloses,
    TableOpens,
    require_other_length,
)


def replan_player_options(
    movement: IndividualMovement, from_round: int, change: Change
) -> tuple[OtherReplan[IndividualMovement], ...]:
    """Give the ways in which single players can go on, the best first, each different and the best of its kind.

    `PairsArrive` and `PairsLeave` are of players. Where a table would be without one of its four, the other three sit
    out unless others who would sit out join them. The order is: fewest who would never play, fewest repeats, fewest
    sit-outs, these shared by most, fewest players who must be elsewhere than announced, fewest new boards.

    Raises:
        MovementError: the movement has no such round or player, the change is none or is not for single players, or
            nothing is left to play.
    """
    check_start(movement.rounds, from_round, change)
    each = change.boards_each if isinstance(change, MinutesLost) else 1
    options = [
        OtherReplan(way, planned, _costs(movement, planned, from_round, each))
        for way, planned in _ways(movement, from_round, change)
    ]
    return best_of_each(options, change)


def _ways(movement: IndividualMovement, first: int, change: Change) -> Iterator[tuple[ReplanWay, IndividualMovement]]:
    match change:
        case PairsArrive(count):
            if not 1 <= count <= movement.players:
                raise MovementError(f"one player or more can arrive, but not more than are there; not {count}")
            yield from _seated(_with_newcomers(movement, first, count), first, count)
        case PairsLeave(players):
            yield from _seated(_without(movement, first, players), first, 0)
        case NumberOfRounds(rounds):
            yield from _of_rounds(movement, first, rounds)
        case MinutesLost():
            yield from _in_less_time(movement, first, change)
        case FewerBoards():
            raise MovementError("single players play whole sets: leave out rounds instead")
        case TableCloses() | TableOpens():
            raise MovementError("put another table in the place of one that is lost")


def _with_newcomers(movement: IndividualMovement, first: int, count: int) -> IndividualMovement:
    newcomers = range(movement.players + 1, movement.players + count + 1)
    late = tuple(Absence(each, 1, first - 1) for each in newcomers) if first > 1 else ()
    return replace(movement, players=movement.players + count, absences=(*movement.absences, *late))


def _without(movement: IndividualMovement, first: int, players: tuple[int, ...]) -> IndividualMovement:
    there = set(range(1, movement.players + 1)) - absent(movement.absences, first)
    numbers_that_leave(players, there, first)
    if len(there) - len(players) < 4:
        raise MovementError("nothing would be left to play")
    kept = tuple(each for each in movement.sittings if each.round < first or not {*each.players} & {*players})
    gone = tuple(Absence(each, first, movement.rounds) for each in players)
    return replace(movement, sittings=kept, absences=(*movement.absences, *gone))


def _seated(movement: IndividualMovement, first: int, newcomers: int) -> Iterator[tuple[ReplanWay, IndividualMovement]]:
    """Give the ways to go on with other players than there were."""
    yield ReplanWay.SIT_OUT, replace(movement, replanned_from=(*movement.replanned_from, first))
    evening = PlayerEvening(movement, first)
    evening.seat_idle()
    yield ReplanWay.PAIR_UP, evening.movement()
    if newcomers:
        for who in range(movement.players - newcomers + 1, movement.players + 1):
            evening.take_places(who)
        yield ReplanWay.ROVER, evening.movement()
    evening = PlayerEvening(movement, first)
    evening.seat_anew(first)
    yield ReplanWay.NEW_ROUNDS, evening.movement()


def _of_rounds(movement: IndividualMovement, first: int, rounds: int) -> Iterator[tuple[ReplanWay, IndividualMovement]]:
    require_other_length(rounds, movement.rounds, first)
    changed = (*movement.replanned_from, first)
    absences = tuple(
        replace(each, last_round=rounds if each.last_round == movement.rounds else min(each.last_round, rounds))
        for each in movement.absences
        if each.first_round <= rounds
    )
    kept = tuple(each for each in movement.sittings if each.round <= rounds)
    cut = replace(movement, rounds=rounds, sittings=kept, absences=absences)
    if rounds < movement.rounds:
        yield ReplanWay.CUT, replace(cut, replanned_from=changed)
        return
    whole = _longer(movement, rounds)
    if whole is not None:
        yield ReplanWay.CONTINUE, replace(whole, replanned_from=changed)
    evening = PlayerEvening(cut, movement.rounds + 1)
    evening.seat_anew(movement.rounds + 1)
    yield ReplanWay.NEW_ROUNDS, replace(evening.movement(), replanned_from=changed)


def _longer(movement: IndividualMovement, rounds: int) -> IndividualMovement | None:
    """Give a movement of so many rounds that begins as this one, its sets called suitably; `None` if there is none."""
    if movement.absences or movement.replanned_from:
        return None
    builders: tuple[Callable[[], IndividualMovement], ...] = (
        lambda: whist(movement.players, rounds),
        lambda: rainbow(movement.players // 4, rounds),
    )
    for build in builders:
        try:
            whole = build()
        except MovementError:
            continue
        if whole.players != movement.players:
            continue
        begin = whole.sittings[: len(movement.sittings)]
        called = {theirs.set_number: ours.set_number for theirs, ours in zip(begin, movement.sittings, strict=True)}
        if len(set(called.values())) < len(called):
            continue
        for number in range(1, whole.sets + 1):
            if number not in called:
                called[number] = next(each for each in range(1, 2 * whole.sets) if each not in called.values())
        renamed = tuple(replace(each, set_number=called[each.set_number]) for each in whole.sittings)
        if renamed[: len(movement.sittings)] == movement.sittings:
            return replace(whole, sittings=renamed, sets=max(movement.sets, *called.values()))
    return None


def _in_less_time(
    movement: IndividualMovement, first: int, change: MinutesLost
) -> Iterator[tuple[ReplanWay, IndividualMovement]]:
    fit = change.rounds_in_time(movement.rounds - first + 1, change.boards_each)
    if first - 1 + fit > 0:
        yield from _of_rounds(movement, first, first - 1 + fit)


def _costs(announced: IndividualMovement, planned: IndividualMovement, first: int, boards_in_set: int) -> OtherCosts:
    whole = Counter(each.kind for each in check_individuals(planned))
    before = Counter(each.kind for each in check_individuals(announced))
    repeats = sum(max(whole[kind] - before[kind], 0) for kind in IndividualFindingKind)
    sit_outs = [who for number, who in planned.sit_outs if number >= first]
    playing = {who for each in planned.sittings for who in each.players}
    seats = cost_of_seats(_seats(announced, first), _seats(planned, first), sit_outs, playing)
    return OtherCosts(
        repeats,
        0,
        seats.out,
        seats.most_out,
        seats.never,
        seats.moved,
        max(planned.sets - announced.sets, 0),
        max(planned.copies - announced.copies, 0),
        Fraction(4 * len(planned.sittings) * boards_in_set, planned.players),
    )


def _seats(movement: IndividualMovement, first: int) -> dict[tuple[int, int], frozenset[object]]:
    """Say where each sits in each round; who else is at the table is no matter to the one who looks for his seat."""
    return {
        (each.round, who): frozenset({(each.table, place)})
        for each in movement.sittings
        if each.round >= first
        for place, who in enumerate(each.players)
    }
