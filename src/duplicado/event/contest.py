"""A contest as it is recorded: who took part, what was dealt, what was scored at each table on each board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from duplicado.law.book import law_02
from duplicado.law.clause import defines
from duplicado.score.side_score import SideScore
from duplicado.table.contest_kind import ContestKind
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.texts import Code
from duplicado.vocabulary.values import keeps_mappings


class ScoringMethod(Enumeration):
    """Scoring method of a contest; the value is its name at the command line and in files of the project."""

    MATCHPOINTS = "matchpoints"
    BUTLER = "butler"
    CROSS_IMPS = "cross-imps"
    IMPS = "imps"
    BOARD_A_MATCH = "board-a-match"
    TOTAL_POINTS = "total-points"


IN_TEAMS: Final = frozenset({ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH})
"""Methods that compare the two tables of a match."""
IN_MATCHPOINTS: Final = frozenset({ScoringMethod.MATCHPOINTS, ScoringMethod.BOARD_A_MATCH})
"""Methods that count comparisons, and have a top."""


_SECTION_LETTERS: Final = 2
"""Signs of a section that stand before a number without a space."""


class _Hashed:
    """Room for a hash that is worked out once. It is no field: it is neither compared, written, nor handed over."""

    __slots__ = ("_hash",)
    _hash: int


@dataclass(frozen=True, slots=True)
class ContestantId(_Hashed):
    """The number under which a contestant plays, with the section and, in a contest with two winners, the line.

    In a Mitchell with two winners pair 8 North-South and pair 8 East-West are different contestants.
    """

    number: int
    line: Side | None = None
    section: Code = ""
    """One that begins with `#` is none: it sets apart those whom a file does not name, see `is_anonymous`."""

    def __post_init__(self) -> None:
        """Check the types, and work out the hash: whoever adds up a contest looks everybody up over and over."""
        if type(self.number) is not int or type(self.section) is not str or type(self.line) not in (type(None), Side):
            expect(self.number, int, "number")
            expect(self.section, str, "section")
            expect(self.line, (Side, type(None)), "line")
        object.__setattr__(self, "_hash", hash((self.number, self.line, self.section)))

    def __hash__(self) -> int:
        """Return what was worked out."""
        return self._hash

    def __reduce__(self) -> tuple[type[ContestantId], tuple[int, Side | None, str]]:
        """Have another process make it anew: texts have other hashes there."""
        return ContestantId, (self.number, self.line, self.section)

    @property
    def order(self) -> tuple[str, int, str]:
        """By what contestants are listed where nothing else decides: section, number, line."""
        return self.section, self.number, str(self.line or "")

    @property
    def is_anonymous(self) -> bool:
        """True for somebody whom the file does not name, on one line of one board; he is not ranked."""
        return self.section.startswith("#")

    @property
    def with_section(self) -> str:
        """The number behind its section: `8`, `A8`, and `Rio 8` where the section is a word, such as a club's name."""
        is_word = len(self.section.rpartition(" ")[2]) > _SECTION_LETTERS
        return f"{self.section}{' ' if is_word else ''}{self.number}"

    def __str__(self) -> str:
        """Print e.g. `8`, `A8`, `8 NS`."""
        return self.with_section + (f" {self.line}" if self.line else "")


@dataclass(frozen=True, slots=True)
class Contestant:
    """A pair, team or player entered in the contest."""

    id: ContestantId
    names: tuple[str, ...] = ()
    is_named: bool = False
    """True where the first of the names is the team's own, and no player's."""

    @property
    def team(self) -> str:
        """The team's own name; empty where it has none."""
        return self.names[0] if self.is_named and self.names else ""

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players."""
        return self.names[1:] if self.is_named else self.names

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players' names, the team's own before the first with a colon: `("Lions: Ana", "Rui")`."""
        if not self.team:
            return self.names
        return (": ".join(filter(None, (self.team, *self.players[:1]))), *self.players[1:])


@checked
@dataclass(frozen=True, slots=True)
@keeps_mappings
class BoardResult:
    """The result of one board at one table. A score of `None`: the board was not played and has no score yet."""

    board: int
    north_south: ContestantId
    east_west: ContestantId
    north_south_score: SideScore | None
    """Score that North-South get, from their own side."""
    east_west_score: SideScore | None
    """Score that East-West get, from their own side: the negative of the other where the score is not split."""
    contract: AuctionResult | None = None
    tricks: int | None = None
    """Tricks won by declarer."""
    lead: Card | None = None
    round: int | None = None
    table: str = ""
    record: BoardRecord | None = None
    """Auction and play, where they were recorded."""
    note: str = ""
    stated: dict[str, Fraction] = field(default_factory=dict, hash=False, compare=False)
    """Figures that the file gives for this line: `score`, `ns_matchpoints`, `ew_matchpoints`, `ns_imps`, `ew_imps`,
    and `datum` of the board."""
    line: int | None = field(default=None, compare=False)
    """Line of the file on which the result stands."""
    form: str = ""
    """In which form the board was played here, where it was fouled (Law 87): any name, the same for the same form."""
    south: ContestantId | None = None
    """In a contest of individuals, where `north_south` is North, his partner."""
    west: ContestantId | None = None
    """In a contest of individuals, where `east_west` is East, his partner."""
    players: dict[Seat, str] = field(default_factory=dict, hash=False)
    """Names of the players of teams by their seats, where line-ups tell who sat there."""

    def pair_on(self, side: Side) -> tuple[str, ...]:
        """Return the names of the pair that sat for a team on a side; nothing where that is not known."""
        return tuple(self.players[seat] for seat in side.seats if seat in self.players)

    def of_side(self, side: Side) -> tuple[ContestantId, ...]:
        """Return who gets the score of a side: a pair or team, or two individuals."""
        if type(side) is not Side:
            expect(side, Side, "side")
        first, second = (self.north_south, self.south) if side is Side.NS else (self.east_west, self.west)
        return (first,) if second is None else (first, second)

    @property
    def contestants(self) -> tuple[ContestantId, ...]:
        """Everybody who sat there."""
        return (*self.of_side(Side.NS), *self.of_side(Side.EW))


def names_seated(result: BoardResult, side: Side, entered: Mapping[ContestantId, Contestant]) -> tuple[str, ...]:
    """Return the names of who sat on a side: of a team its own, and those of its pair where that is known.

    Where it is not, all its players are named.
    """
    pair = result.pair_on(side)
    seated = (entered[who] for who in result.of_side(side) if who in entered)
    if not pair:
        return tuple(name for each in seated for name in each.shown_names)
    return tuple(name for each in seated for name in _of_pair(each, pair).shown_names)


def _of_pair(team: Contestant, pair: tuple[str, ...]) -> Contestant:
    """Return a team as if the players of a pair were all that it has."""
    return Contestant(team.id, (team.team, *pair) if team.team else pair, is_named=bool(team.team))


def seated_in(results: Sequence[BoardResult]) -> set[ContestantId]:
    """Return everybody who sat there on any of the lines."""
    seated = {each.north_south for each in results}
    seated.update([each.east_west for each in results])
    seated.update([who for each in results for who in (each.south, each.west) if who is not None])
    return seated


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty or other addition to a contestant's total, in the unit of the contest; negative takes away (Law 90)."""

    contestant: ContestantId
    amount: Fraction
    reason: str = ""


@dataclass(frozen=True, slots=True)
class StatedStanding:
    """Final standing of a contestant as a file states it, for comparison with what is computed."""

    contestant: ContestantId
    total: Fraction | None = None
    percentage: Fraction | None = None
    place: str = ""
    boards: int | None = None
    handicap: Fraction | None = None
    """In the unit in which the contest is ranked: per cents at matchpoints."""


@checked
@dataclass(frozen=True, slots=True)
@keeps_mappings
class Contest:
    """A contest of one session as it is recorded, before anything is computed from it."""

    title: str = ""
    date: str = ""
    """As the file writes it, ISO 8601 where it could be recognised."""
    method: ScoringMethod = ScoringMethod.MATCHPOINTS
    winners: int = 1
    """1, or 2 where the two lines are ranked apart."""
    contestants: tuple[Contestant, ...] = ()
    boards: dict[int, Board] = field(default_factory=dict, hash=False)
    layouts: dict[int, Layout] = field(default_factory=dict, hash=False)
    results: tuple[BoardResult, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    stated: tuple[StatedStanding, ...] = ()
    scheduled_boards: int | None = None
    """Boards that a contestant who never sits out plays."""
    program: str = ""
    """The program that wrote the file."""
    unranked: frozenset[ContestantId] = frozenset()
    """Those who have results and no place, because they were disqualified (Law 91B)."""
    competitors: ContestKind | None = None
    """Kind of contestants who compete, where it is known; else the results tell, see `kind`."""

    def board(self, number: int) -> Board:
        """Return a board, as Law 2 has it where the contest says nothing of it."""
        return self.boards.get(number) or law_02.board(number)

    @property
    def kind(self) -> ContestKind:
        """Kind of contestants: teams where two tables are compared, and each alone where South is named."""
        if self.competitors is not None:
            return self.competitors
        if self.method in IN_TEAMS:
            return ContestKind.TEAMS
        alone = any(each.south is not None for each in self.results)
        return ContestKind.INDIVIDUAL if alone else ContestKind.PAIRS


def by_board(results: Iterable[BoardResult]) -> dict[int, list[BoardResult]]:
    """Return the results of each board, in the order in which they stand."""
    boards: dict[int, list[BoardResult]] = {}
    for result in results:
        boards.setdefault(result.board, []).append(result)
    return boards


defines("DEF:contestant", Contestant)
