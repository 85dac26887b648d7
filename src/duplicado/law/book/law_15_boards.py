"""Law 15B: a board that was not scheduled for the round (in 2007 Law 15A-C)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.clause import clause, holding
from duplicado.law.edition import Edition
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.values import keeps_mappings

Contestant = TypeVar("Contestant")


class BoardMoment(Enumeration):
    """Time at which it was discovered that the board was not the scheduled one."""

    AUCTION_PERIOD = "auction period"
    PLAY = "play"
    AFTER_PLAY = "after play"


class WhatBecomes(Enumeration):
    """Consequence for the board at this table."""

    COMPLETED = "completed"
    """It must be completed, and the score stands (2017: 15B2)."""
    STANDS = "stands"
    """It has been played, and the score stands (2007: 15A)."""
    CANCELLED = "cancelled"
    """For both contestants: somebody had played it before (15B1)."""
    AUCTION_AGAIN = "auction again"
    """2007, 15C: the right contestants are seated and the auction is held again, with the same calls."""
    OTHER_LAW = "86B"
    """Between teams Law 86B applies (2017)."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class WrongBoard(Generic[Contestant]):
    """The facts of a board that was taken up although it was not scheduled."""

    edition: Edition
    here: tuple[Contestant, Contestant]
    """The contestants at the table: North-South, East-West."""
    played_before: frozenset[Contestant] = frozenset()
    """Those of them of whom a player had played the board before."""
    moment: BoardMoment = BoardMoment.AFTER_PLAY
    between_teams: bool = False
    deprived: tuple[Contestant, ...] = ()
    """Contestants who in consequence cannot earn a valid score on some board."""
    faults: Mapping[Contestant, Fault] = field(default_factory=dict["Contestant", Fault], hash=False)
    """Of those who are deprived; not at fault where nothing is said."""
    same_calls: bool = True
    """2007, 15C: whether the second auction repeated the first, call for call."""


@dataclass(frozen=True, slots=True)
class WrongBoardRuling(Generic[Contestant]):
    """Ruling on a wrong board."""

    board: WhatBecomes
    clauses: tuple[str, ...]
    artificial: tuple[tuple[Contestant, Award], ...] = ()
    """Artificial scores, for those deprived of a valid score."""
    correct_board_later: bool = False
    """True where the Director may have the pair play the right board later (15B2)."""


def rule(facts: WrongBoard[Contestant]) -> WrongBoardRuling[Contestant]:
    """Say what becomes of the board and of those who cannot now play one."""
    return holding(facts.edition, _rule_2007, _rule_2017)(facts)


@clause("15:fn4", "15B", editions=(Edition.LAWS_2017,))
def _rule_2017(facts: WrongBoard[Contestant]) -> WrongBoardRuling[Contestant]:
    """Between teams leave it to Law 86B; else cancel the board where somebody had played it, or have it completed."""
    if facts.between_teams:
        return WrongBoardRuling(WhatBecomes.OTHER_LAW, ("15:fn4", "86B"))
    if facts.played_before:
        return somebody_had_played(facts)
    return nobody_had_played(facts)


@clause("15B1", editions=(Edition.LAWS_2017,))
def somebody_had_played(facts: WrongBoard[Contestant]) -> WrongBoardRuling[Contestant]:
    """Cancel the board for both sides at the table, whenever it is discovered."""
    scores = deprived_of_a_score(facts)
    return WrongBoardRuling(WhatBecomes.CANCELLED, _cited(("15B1",), scores), scores)


@clause("15B2", editions=(Edition.LAWS_2017,))
def nobody_had_played(facts: WrongBoard[Contestant]) -> WrongBoardRuling[Contestant]:
    """Have the board completed; its score stands, and the Director may order the right one later."""
    scores = deprived_of_a_score(facts)
    return WrongBoardRuling(WhatBecomes.COMPLETED, _cited(("15B2",), scores), scores, correct_board_later=True)


@clause("15B3")
def deprived_of_a_score(facts: WrongBoard[Contestant]) -> tuple[tuple[Contestant, Award], ...]:
    """Give an artificial score, by fault, to each contestant that is deprived of a valid one."""
    return tuple((one, award_for(facts.faults.get(one, Fault.NOT))) for one in facts.deprived)


def _cited(
    clauses: tuple[str, ...], scores: tuple[tuple[Contestant, Award], ...], last: str = "15B3"
) -> tuple[str, ...]:
    return (*clauses, *((last, "12C2(a)") if scores else ()))


@clause("15A", "15B", "15C", editions=(Edition.LAWS_2007,))
def _rule_2007(facts: WrongBoard[Contestant]) -> WrongBoardRuling[Contestant]:
    """In the auction period seat the right contestants and begin anew; else a second score counts for neither side."""
    scores = deprived_of_a_score(facts)
    if facts.moment is BoardMoment.AUCTION_PERIOD:
        if facts.same_calls:
            return WrongBoardRuling(WhatBecomes.AUCTION_AGAIN, ("15C",))
        return WrongBoardRuling(WhatBecomes.CANCELLED, _cited(("15C",), scores, "15B"), scores)
    if facts.played_before:
        return WrongBoardRuling(WhatBecomes.CANCELLED, _cited(("15B",), scores, "15B"), scores)
    return WrongBoardRuling(WhatBecomes.STANDS, _cited(("15A",), scores, "15B"), scores, correct_board_later=True)
