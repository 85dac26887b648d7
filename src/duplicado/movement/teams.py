"""Movements of teams: each team has a pair North-South at its own table and a pair East-West that goes visiting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from duplicado.movement.model import ADDED_LATER, Absence, Exchange, MovementError, Sitting, arrange, sitting_out
from duplicado.vocabulary.enumeration import Enumeration


class TeamMovementName(Enumeration):
    """The kinds of movement of teams."""

    AMERICAN_WHIST = "american-whist"
    ROUND_ROBIN = "round-robin"
    DOUBLE_ROUND_ROBIN = "double-round-robin"
    NEW_ENGLAND = "new-england"
    HEAD_TO_HEAD = "head-to-head"


class TeamFindingKind(Enumeration):
    """Kind of finding of the checker of movements of teams."""

    OUT_OF_RANGE = "out-of-range"
    AGAINST_ONESELF = "against-oneself"
    PAIR_TWICE = "pair-twice"
    """Two tables want the same pair of a team in the same round."""
    HALF_A_TEAM = "half-a-team"
    """One pair of a team plays in a round, the other does not."""
    TABLE_TAKEN_TWICE = "table-taken-twice"
    MATCH_AGAIN = "match-again"
    """The North-South of a team meet the East-West of another more often than the movement means them to."""
    MATCH_INCOMPLETE = "match-incomplete"
    """The other table of a match is missing, or plays other boards."""
    SET_AGAIN = "set-again"
    """A team gets boards that it has played in another match."""
    SET_WANTED_TWICE = "set-wanted-twice"


@dataclass(frozen=True, slots=True)
class TeamMovement:
    """A movement of teams; in its sittings the numbers are those of the teams."""

    name: TeamMovementName
    teams: int
    tables: int
    rounds: int
    sets: int
    sittings: tuple[Sitting, ...]
    exchanges: tuple[Exchange, ...] = ()
    copies: int = 1
    absences: tuple[Absence, ...] = field(default=(), metadata=ADDED_LATER)
    replanned_from: tuple[int, ...] = field(default=(), metadata=ADDED_LATER)
    """The rounds from which it was planned anew while it was played, in the order of these changes."""
    meetings: int = field(default=1, metadata=ADDED_LATER)
    """Number of matches, each on its own boards, that two teams are to play with one another."""

    @property
    def byes(self) -> tuple[tuple[int, int], ...]:
        """Teams that are there and do not play, with the rounds: (round, team)."""
        playing = {(s.round, team) for s in self.sittings for team in (s.north_south, s.east_west)}
        return sitting_out(self.rounds, self.teams, playing, self.absences)


@dataclass(frozen=True, slots=True)
class TeamFinding:
    """Something wrong with a movement of teams."""

    kind: TeamFindingKind
    round: int
    table: int
    teams: tuple[int, ...] = ()
    sets: tuple[int, ...] = ()


def american_whist(teams: int, rounds: int | None = None) -> TeamMovement:
    """Arrange an odd number of teams so that each plays a match with every other, a round less than teams.

    Team t sits North-South at table t; its East-West begin two tables lower and go down two in each round, the boards
    go down one. The two tables of a match play the same set in different rounds, so nothing is shared: teams a and b
    play set (a + b)/2 modulo the number of teams. With fewer rounds, an even number, those in the middle are left out,
    so that the matches begun are finished.

    Raises:
        MovementError: the number of teams is even or less than 3, or that of rounds odd, less than 2 or too large.
    """
    if teams < 3 or teams % 2 == 0:
        raise MovementError(f"American Whist needs an odd number of teams from 3, not {teams}")
    played = teams - 1 if rounds is None else rounds
    if played % 2 or not 2 <= played < teams:
        raise MovementError(f"American Whist with {teams} teams has 2, 4, ... {teams - 1} rounds, not {played}")
    steps = (*range(1, played // 2 + 1), *range(teams - played // 2, teams))
    sittings = [
        Sitting(number, table + 1, table + 1, (table + 2 * r) % teams + 1, ((table + r) % teams + 1,))
        for number, r in enumerate(steps, 1)
        for table in range(teams)
    ]
    return TeamMovement(TeamMovementName.AMERICAN_WHIST, teams, teams, played, teams, arrange(sittings))


def round_robin(teams: int, rounds: int | None = None) -> TeamMovement:
    """Arrange head-to-head matches of everybody with everybody, each at two tables that exchange their boards.

    All matches of a round play the same set, so there is a copy for each. With an odd number a team has a bye.

    Raises:
        MovementError: there are fewer than 2 teams, or the rounds are too many.
    """
    if teams < 2:
        raise MovementError(f"a round robin needs 2 teams or more, not {teams}")
    most = teams + teams % 2 - 1
    if rounds is not None and not 1 <= rounds <= most:
        raise MovementError(f"a round robin of {teams} teams has 1 to {most} rounds, not {rounds}")
    circle = teams + teams % 2 - 1
    paired: list[list[tuple[int, int]]] = []
    for step in range(circle):
        matches = [(circle + 1, step + 1)] if teams % 2 == 0 else []
        matches += [((step + k) % circle + 1, (step - k) % circle + 1) for k in range(1, (circle + 1) // 2)]
        paired.append(matches)
    return replace(head_to_head(paired[:rounds], teams=teams), name=TeamMovementName.ROUND_ROBIN)


def head_to_head(rounds: Sequence[Sequence[tuple[int, int]]], *, teams: int | None = None) -> TeamMovement:
    """Make a movement of rounds that somebody else has paired: Swiss teams, a knock-out, a round robin.

    `rounds`: the matches of each round, each at two tables that exchange their boards; the team named first sits
    North-South at the first of them. All matches of a round play the same set, so there is a copy for each; who is
    not named has a bye. `teams`: how many there are, if not all have been named yet. What pairing must avoid is for
    `check_teams` to find: teams who meet again, or who are named twice.

    Raises:
        MovementError: there are no rounds, or no matches in any.
    """
    count = max((len(matches) for matches in rounds), default=0)
    if not count:
        raise MovementError("there are no matches in these rounds")
    last = max(team for matches in rounds for match in matches for team in match)
    sittings: list[Sitting] = []
    for number, matches in enumerate(rounds, 1):
        for index, (one, other) in enumerate(matches):
            sittings.append(Sitting(number, 2 * index + 1, one, other, (number,)))
            sittings.append(Sitting(number, 2 * index + 2, other, one, (number,)))
    return TeamMovement(
        TeamMovementName.HEAD_TO_HEAD,
        last if teams is None else teams,
        2 * count,
        len(rounds),
        len(rounds),
        arrange(sittings),
        exchanges=tuple(Exchange((2 * index + 1, 2 * index + 2)) for index in range(count)),
        copies=count,
    )


def new_england(teams: int, *, complete: bool = False) -> TeamMovement:
    """Arrange an even number of teams with one copy of the boards and relays, as in New England.

    Team t sits North-South at table t. East-West go down two tables in each round; half way they go down three, so
    that first the teams an even number of tables apart meet and then those an odd number apart. Those that are half
    the room apart would have to play at the same time and are left out, so that East-West once go down four and there
    are two rounds less than teams. `complete` adds a last round for them, head to head: each couple of tables
    exchanges a set that no other plays.

    The teams a and a + d (d less than half the number n of teams) play set a + d/2 if d is even, a + (d - 1)/2 + n/2 if
    it is odd, all modulo n. So in each round all tables play different sets, and a team plays the sets from n/4 before
    its own to n/4 after it against the one half of its opponents, and others against the other half. The boards go
    down a table in each round, and half the room at once where the smaller distances end and where they begin.

    Raises:
        MovementError: the number of teams is odd or less than 4.
    """
    if teams < 4 or teams % 2:
        raise MovementError(f"a New England relay needs an even number of teams from 4, not {teams}")
    half = teams // 2
    apart = [d for d in (*range(2, teams, 2), *range(1, teams, 2)) if d != half]
    sittings = [
        Sitting(number, a + 1, a + 1, (a + d) % teams + 1, (_relay_set(teams, a, d) + 1,))
        for number, d in enumerate(apart, 1)
        for a in range(teams)
    ]
    movement = TeamMovement(TeamMovementName.NEW_ENGLAND, teams, teams, len(apart), teams, arrange(sittings))
    if not complete:
        return movement
    last = movement.rounds + 1
    sittings += [Sitting(last, a + 1, a + 1, (a + half) % teams + 1, (teams + a % half + 1,)) for a in range(teams)]
    return replace(
        movement,
        rounds=last,
        sets=teams + half,
        sittings=arrange(sittings),
        exchanges=tuple(Exchange((a + 1, a + half + 1)) for a in range(half)),
    )


def _relay_set(teams: int, team: int, apart: int) -> int:
    """Say which set a team plays against the one so many further on, both numbered from 0."""
    if 2 * apart > teams:
        # The other table of the match, seen from there.
        team, apart = team + apart, teams - apart
    return (team + apart // 2 + (teams // 2 if apart % 2 else 0)) % teams


def check_teams(movement: TeamMovement) -> tuple[TeamFinding, ...]:
    """Report everything that keeps a movement of teams from being played or from being fair.

    Every match needs both its tables, on the same boards; the two pairs of a team play in the same rounds; no team
    gets boards again that it has played in another match; a set is at no more tables than its copies allow, where
    tables that exchange count as one.
    """
    found = [*_sittings(movement), *_rounds(movement), *_matches(movement)]
    return tuple(sorted(found, key=lambda each: (each.round, each.table, each.kind.value)))


def _sittings(movement: TeamMovement) -> Iterator[TeamFinding]:
    for each in movement.sittings:
        teams = (each.north_south, each.east_west)
        inside = (
            1 <= each.round <= movement.rounds
            and 1 <= each.table <= movement.tables
            and all(1 <= team <= movement.teams for team in teams)
            and all(1 <= number <= movement.sets for number in each.sets)
        )
        if not inside:
            yield TeamFinding(TeamFindingKind.OUT_OF_RANGE, each.round, each.table, teams, each.sets)
        if each.north_south == each.east_west:
            yield TeamFinding(TeamFindingKind.AGAINST_ONESELF, each.round, each.table, (each.north_south,))


def _rounds(movement: TeamMovement) -> Iterator[TeamFinding]:
    group_of = {table: each.tables for each in movement.exchanges for table in each.tables}
    for number in range(1, movement.rounds + 1):
        sittings = [each for each in movement.sittings if each.round == number]
        seen: dict[tuple[str, int], int] = {}
        holders: dict[int, set[tuple[int, ...]]] = {}
        for each in sittings:
            for key in (("table", each.table), ("north-south", each.north_south), ("east-west", each.east_west)):
                if key in seen:
                    twice = key[0] == "table"
                    kind = TeamFindingKind.TABLE_TAKEN_TWICE if twice else TeamFindingKind.PAIR_TWICE
                    yield TeamFinding(kind, number, each.table, () if twice else (key[1],))
                seen[key] = each.table
            for number_of_set in each.sets:
                held = holders.setdefault(number_of_set, set())
                held.add(group_of.get(each.table, (each.table,)))
                if len(held) > movement.copies:
                    yield TeamFinding(TeamFindingKind.SET_WANTED_TWICE, number, each.table, sets=(number_of_set,))
        home = {each.north_south: each.table for each in sittings}
        away = {each.east_west: each.table for each in sittings}
        for team in sorted(home.keys() ^ away.keys()):
            yield TeamFinding(TeamFindingKind.HALF_A_TEAM, number, (home | away)[team], (team,))


def _matches(movement: TeamMovement) -> Iterator[TeamFinding]:
    met: dict[tuple[int, int], list[Sitting]] = {}
    opponents_on: dict[tuple[int, int], int] = {}
    for each in movement.sittings:
        teams = (each.north_south, each.east_west)
        before = met.setdefault(teams, [])
        if len(before) >= movement.meetings:
            yield TeamFinding(TeamFindingKind.MATCH_AGAIN, each.round, each.table, teams)
        else:
            before.append(each)
        for team, opponent in (teams, teams[::-1]):
            for number in each.sets:
                if opponents_on.setdefault((team, number), opponent) != opponent:
                    yield TeamFinding(TeamFindingKind.SET_AGAIN, each.round, each.table, (team,), (number,))
    for (one, other), sittings in met.items():
        each = sittings[0]
        there = {number for sitting in met.get((other, one), ()) for number in sitting.sets}
        if there != {number for sitting in sittings for number in sitting.sets}:
            yield TeamFinding(TeamFindingKind.MATCH_INCOMPLETE, each.round, each.table, (one, other), each.sets)
