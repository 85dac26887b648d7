"""Planning a movement of teams anew from a round on, without touching what was played.

A match has two tables, which may play in different rounds (American Whist, New England). So what is left of a movement
is looked at in matches: a match begun is one of which one table has been played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from duplicado.movement.model import Absence, MovementError, Sitting, arrange
from duplicado.movement.replanning.others import (
    OtherCosts,
    OtherReplan,
    absent,
    best_of_each,
    check_start,
    cost_of_seats,
    numbers_that_leave,
)
from duplicado.movement.replanning.team_evening import TeamEvening
from duplicado.movement.replanning.team_length import choose_rounds, fewer_team_boards, longer, teams_in_single_boards
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
from duplicado.movement.teams import TeamFindingKind, TeamMovement, check_teams


def replan_team_options(
    movement: TeamMovement, from_round: int, change: Change
) -> tuple[OtherReplan[TeamMovement], ...]:
    """Give the ways in which teams can go on, the best first, each different and the best of its kind.

    `PairsArrive` and `PairsLeave` are of teams. The order is: fewest who would never play, fewest repeats, fewest
    matches that stay unfinished, fewest sit-outs, these shared by most, fewest teams who must be elsewhere than
    announced, fewest new boards.

    Raises:
        MovementError: the movement has no such round or team, the change is none or is not for teams, or nothing is
            left to play.
    """
    check_start(movement.rounds, from_round, change)
    each = change.boards_each if isinstance(change, FewerBoards | MinutesLost) else 1
    options: list[OtherReplan[TeamMovement]] = []
    for way, planned in _ways(movement, from_round, change):
        single = way is ReplanWay.FEWER_BOARDS
        before = teams_in_single_boards(movement, each) if single else movement
        costs = _costs(before, planned, from_round, 1 if single else each)
        options.append(OtherReplan(way, planned, costs, single))
    return best_of_each(options, change)


def _ways(movement: TeamMovement, first: int, change: Change) -> Iterator[tuple[ReplanWay, TeamMovement]]:
    match change:
        case PairsArrive(count):
            if not 1 <= count <= movement.teams:
                raise MovementError(f"one team or more can arrive, but not more than are there; not {count}")
            yield from _seated(_with_newcomers(movement, first, count), first)
        case PairsLeave(teams):
            yield from _seated(_without(movement, first, teams), first)
        case NumberOfRounds(rounds):
            yield from _of_rounds(movement, first, rounds)
        case FewerBoards():
            yield ReplanWay.FEWER_BOARDS, fewer_team_boards(movement, first, change)
        case MinutesLost():
            yield from _in_less_time(movement, first, change)
        case TableCloses() | TableOpens():
            raise MovementError("teams keep their tables: put another table in the place of one that is lost")


def _with_newcomers(movement: TeamMovement, first: int, count: int) -> TeamMovement:
    newcomers = range(movement.teams + 1, movement.teams + count + 1)
    late = tuple(Absence(each, 1, first - 1) for each in newcomers) if first > 1 else ()
    return replace(movement, teams=movement.teams + count, absences=(*movement.absences, *late))


def _without(movement: TeamMovement, first: int, teams: tuple[int, ...]) -> TeamMovement:
    there = set(range(1, movement.teams + 1)) - absent(movement.absences, first)
    numbers_that_leave(teams, there, first)
    if len(there) - len(teams) < 2:
        raise MovementError("nothing would be left to play")
    kept = [
        each for each in movement.sittings if each.round < first or not {each.north_south, each.east_west} & {*teams}
    ]
    gone = tuple(Absence(each, first, movement.rounds) for each in teams)
    return replace(movement, sittings=arrange(kept), absences=(*movement.absences, *gone))


def _seated(movement: TeamMovement, first: int) -> Iterator[tuple[ReplanWay, TeamMovement]]:
    """Give the ways to go on with other teams than there were."""
    yield ReplanWay.SIT_OUT, replace(movement, replanned_from=(*movement.replanned_from, first))
    evening = TeamEvening(movement, first)
    evening.pair_up()
    yield ReplanWay.PAIR_UP, evening.movement()
    evening = TeamEvening(movement, first)
    evening.keep_only_begun()
    evening.pair_anew()
    yield ReplanWay.NEW_ROUNDS, evening.movement()


def _of_rounds(movement: TeamMovement, first: int, rounds: int) -> Iterator[tuple[ReplanWay, TeamMovement]]:
    require_other_length(rounds, movement.rounds, first)
    if rounds < movement.rounds:
        announced = range(first, rounds + 1)
        yield ReplanWay.CUT, choose_rounds(movement, first, announced)
        yield ReplanWay.FINISH, choose_rounds(movement, first, _that_finish(movement, first, rounds - first + 1))
        return
    whole = longer(movement, rounds)
    if whole is not None:
        yield ReplanWay.CONTINUE, replace(whole, replanned_from=(*movement.replanned_from, first))
    # Who has gone stays away in the rounds that are added.
    absences = tuple(
        replace(each, last_round=rounds) if each.last_round == movement.rounds else each for each in movement.absences
    )
    extended = TeamEvening(replace(movement, rounds=rounds, absences=absences), movement.rounds + 1)
    extended.pair_anew()
    planned = extended.movement()
    yield ReplanWay.NEW_ROUNDS, replace(planned, replanned_from=(*movement.replanned_from, first))


def _that_finish(movement: TeamMovement, first: int, room: int) -> list[int]:
    """Choose rounds so that as many matches as can be are played at both their tables; they keep their order."""
    rounds_of: dict[frozenset[int], set[int]] = {}
    for each in movement.sittings:
        rounds_of.setdefault(each.couple, set()).add(each.round)
    left = list(range(first, movement.rounds + 1))
    # With a round go those that have the other tables of its matches.
    bundles: dict[frozenset[int], int] = {}
    for number in left:
        here = [rounds for rounds in rounds_of.values() if number in rounds]
        bundle = frozenset({number} | {other for rounds in here for other in rounds if other >= first})
        bundles[bundle] = sum(min(rounds) < first for rounds in here)
    chosen: set[int] = set()
    for bundle, _ in sorted(bundles.items(), key=lambda each: (-each[1], len(each[0]), min(each[0]))):
        if len(chosen | bundle) <= room:
            chosen |= bundle
    for number in left:
        # What room is left is for the beginnings of matches that cannot be finished; somebody may want to play.
        if len(chosen) < room:
            chosen.add(number)
    return sorted(chosen)


def _in_less_time(movement: TeamMovement, first: int, change: MinutesLost) -> Iterator[tuple[ReplanWay, TeamMovement]]:
    pace, left = change.pace, movement.rounds - first + 1
    each = change.boards_each * max((len(sitting.sets) for sitting in movement.sittings), default=1)
    fit = change.rounds_in_time(left, each)
    if first - 1 + fit > 0 and fit < left:
        yield from _of_rounds(movement, first, first - 1 + fit)
    for kept in range(change.boards_each - 1, 0, -1):
        saved = (change.boards_each - kept) * pace.minutes_per_board
        try:
            rounds = int(-(-change.minutes // saved))
            yield (
                ReplanWay.FEWER_BOARDS,
                fewer_team_boards(movement, first, FewerBoards(change.boards_each, kept, rounds)),
            )
        except MovementError:
            continue
        return


def _costs(announced: TeamMovement, planned: TeamMovement, first: int, boards_in_set: int) -> OtherCosts:
    whole = Counter(each.kind for each in check_teams(planned))
    before = Counter(each.kind for each in check_teams(announced))
    # Halves of teams that sit out are counted below, unfinished matches by themselves.
    apart = {TeamFindingKind.MATCH_INCOMPLETE, TeamFindingKind.HALF_A_TEAM}
    repeats = sum(max(whole[kind] - before[kind], 0) for kind in whole if kind not in apart)
    both = {(each.north_south, each.east_west) for each in planned.sittings}
    seats = cost_of_seats(
        _seats(announced, first),
        _seats(planned, first),
        _idle_pairs(planned, first),
        _teams(planned.sittings, home=True),
    )
    played = sum(len(each.sets) for each in planned.sittings)
    return OtherCosts(
        repeats,
        sum((there, here) not in both for here, there in both),
        seats.out,
        seats.most_out,
        seats.never,
        seats.moved,
        max(planned.sets - announced.sets, 0),
        max(planned.copies - announced.copies, 0),
        Fraction(played * boards_in_set, planned.teams),
    )


def _seats(movement: TeamMovement, first: int) -> dict[tuple[int, int], frozenset[object]]:
    seats: dict[tuple[int, int], set[object]] = {}
    for each in movement.sittings:
        if each.round >= first:
            seats.setdefault((each.round, each.north_south), set()).add((each.table, each.east_west, True))
            seats.setdefault((each.round, each.east_west), set()).add((each.table, each.north_south, False))
    return {key: frozenset(seat) for key, seat in seats.items()}


def _idle_pairs(movement: TeamMovement, first: int) -> Iterator[int]:
    """Name each team for each of its pairs that sits out in a round."""
    for number in range(first, movement.rounds + 1):
        here = [each for each in movement.sittings if each.round == number]
        there = set(range(1, movement.teams + 1)) - absent(movement.absences, number)
        yield from sorted(there - _teams(here, home=True))
        yield from sorted(there - _teams(here, home=False))


def _teams(sittings: Iterable[Sitting], *, home: bool) -> set[int]:
    return {each.north_south if home else each.east_west for each in sittings}
