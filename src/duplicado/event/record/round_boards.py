"""Boards of a round that is paired from the standings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.rounds import RoundPairing, ThreeWay
from duplicado.event.record.round_tables import boards_in_match, three_way_sets
from duplicado.event.record.rounds_played import RoundNotReady, RoundSeen, TableSeen
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class RoundBoards:
    """The boards of a round."""

    ordinary: tuple[int, ...]
    """Those of the matches of two."""
    three_ways: Mapping[ThreeWay, tuple[tuple[int, ...], ...]]
    """To each three-way match its three sets: of as many boards as a match, or of half as many in one round."""


def boards_for(
    pairing: RoundPairing,
    rounds: Sequence[RoundSeen],
    session: int,
    boards: int | None,
    first_board: int | None,
    played: Collection[int] = (),
) -> RoundBoards:
    """Take the boards that follow on those of the rounds before.

    A three-way match over two rounds plays the boards of both its rounds and one set more. So the others take in the
    second of them a set that only those three have had.

    Args:
        pairing: the round.
        rounds: the rounds before, of all sessions.
        session: the session of the round: in another the boards begin again with 1.
        boards: how many a match has; as many as in the round before if not told.
        first_board: the first of the round; the next one if not told.
        played: boards of the session that were played beyond those that were planned: extra boards of tied matches.

    Raises:
        RoundNotReady: nothing says how many boards a match has, one board cannot be halved, or a three-way match was
            begun in another session.
    """
    count = boards or (boards_in_match(rounds[-1]) if rounds else 0)
    if count < 1:
        raise RoundNotReady("boards-wanted")
    here = [each for each in rounds if each.session == session]
    planned = (board for seen in here for table in seen.tables for board in table.boards)
    used = max((*planned, *played), default=0)
    following = first_board or used + 1
    sets: dict[ThreeWay, tuple[tuple[int, ...], ...]] = {}
    ordinary: tuple[int, ...] = ()
    for three in pairing.three_ways:
        if three.first_round < pairing.number:
            seen = rounds[three.first_round - 1]
            if seen.session != session:
                raise RoundNotReady("three-way-in-session", str(seen.session))
            sets[three] = three_way_sets(three, seen.tables)
            if first_board is None and len(sets[three][1]) == count and not ordinary:
                ordinary = sets[three][1]
    if not ordinary:
        ordinary = tuple(range(following, following + count))
    following = max(used, *ordinary) + 1
    for three in pairing.three_ways:
        if three in sets:
            continue
        if three.rounds == 1:
            half = count // 2
            if not half:
                raise RoundNotReady("boards-to-halve")
            sets[three] = (ordinary[:half], ordinary[half : 2 * half], tuple(range(following, following + half)))
            following += half
        else:
            second = tuple(range(following, following + count))
            sets[three] = (ordinary, second, tuple(range(following + count, following + 2 * count)))
            following += 2 * count
    return RoundBoards(ordinary, sets)


def check_boards(tables: Sequence[TableSeen], rounds: Sequence[RoundSeen], session: int) -> None:
    """Check that nobody gets a board that he has played against somebody else.

    Raises:
        RoundNotReady: somebody would; the error names him and the board.
    """
    opponents: dict[tuple[ContestantId, int], ContestantId] = {}
    for seen in rounds:
        if seen.session == session:
            for each in seen.tables:
                for board in each.boards:
                    opponents[each.north_south, board] = each.east_west
                    opponents[each.east_west, board] = each.north_south
    for each in tables:
        for who, other in ((each.north_south, each.east_west), (each.east_west, each.north_south)):
            for board in each.boards:
                if opponents.get((who, board), other) != other:
                    raise RoundNotReady("board-played", str(board), ((who,),))
