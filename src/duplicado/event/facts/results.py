"""Results as a traveller has them, and the place where a board was played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from duplicado.score import law_77
from duplicado.score.side_score import Points, SideScore
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult
from duplicado.vocabulary.texts import Code, Words


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """One board at one table in one round: a line of its traveller."""

    session: int
    section: Code
    round: int
    table: int
    board: int

    def __str__(self) -> str:
        """Print e.g. `session 1, section A, round 2, table 3, board 7`."""
        section = f", section {self.section}" if self.section else ""
        return f"session {self.session}{section}, round {self.round}, table {self.table}, board {self.board}"


@dataclass(frozen=True, slots=True)
class Played:
    """A contract and what became of it."""

    contract: AuctionResult
    tricks: int | None = None
    """Tricks won by declarer; `None` where all passed."""
    lead: Card | None = None


@dataclass(frozen=True, slots=True)
class ScoreWritten:
    """Only a score was written down."""

    north_south: int
    """To North-South."""


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """The board was not played here. By itself that is no score: where one is due the Director awards it (12C2, 88)."""

    reason: Words = ""


@dataclass(frozen=True, slots=True)
class DirectorsScore:
    """A score by the Director that was written on the traveller, such as averages."""

    north_south: SideScore | None
    east_west: SideScore | None


TravellerLine: TypeAlias = Played | ScoreWritten | NotPlayed | DirectorsScore


def scores_of(line: TravellerLine, vulnerability: Vulnerability) -> tuple[SideScore | None, SideScore | None]:
    """Return what North-South and East-West get for a line, each from its own side; `None` where there is no score.

    A number of tricks that no declarer can win gives no score: the record takes it down, and whoever asks is told.
    """
    match line:
        case Played(contract, tricks):
            if (tricks is None) != (contract == PASSED_OUT) or not 0 <= (tricks or 0) <= 13:
                return None, None
            return _from_both_sides(law_77.score(contract, tricks, vulnerability))
        case ScoreWritten(points):
            return _from_both_sides(points)
        case DirectorsScore(north_south, east_west):
            return north_south, east_west
        case NotPlayed():
            return None, None


def implies(fuller: TravellerLine, less: TravellerLine, vulnerability: Vulnerability) -> bool:
    """Tell whether a line says all that another one says: the same, or more that cannot contradict it.

    A contract with its tricks implies the score that follows from them (Law 77), and the same without the lead; that a
    board was not played for some reason implies that it was not played. A score implies no contract.
    """
    match fuller, less:
        case Played(), ScoreWritten(points):
            return scores_of(fuller, vulnerability)[0] == Points(points)
        case Played(contract, tricks), Played(other, None, None) if tricks is not None and other != PASSED_OUT:
            return contract == other  # without the tricks a line is unfinished
        case Played(contract, tricks), Played(other, said, None):
            return (contract, tricks) == (other, said)
        case NotPlayed(), NotPlayed(""):
            return True
        case _:
            return fuller == less


@lru_cache(4_096)
def _from_both_sides(points: int) -> tuple[Points, Points]:
    """Return a score as each side sees it; the same few scores are made at every table."""
    return Points(points), Points(-points)
