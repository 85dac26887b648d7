"""Breaking ties by rules that were published beforehand; which rule did it, and by which figures, is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.event.contest import ContestantId
from duplicado.event.ranking.places import RankPlace
from duplicado.event.ranking.tie_break_totals import Encounter, TieEvidence
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.values import keeps_mappings


class TieRule(Enumeration):
    """A figure of which more is better among those who are level; the value is its name at the command line.

    Rules that look at what the tied did against one another count only where each of them has met each other one. Where
    contestants have unequal numbers of boards or matches, figures are averages instead of sums.
    """

    MUTUAL_POINTS = "mutual-points"
    """The part of the points that were at stake among the tied, by the final method; half matches pro rata."""
    MUTUAL_MARGIN = "mutual-margin"
    """Net for each board among the tied, by the method of the boards."""
    MUTUAL_BOARDS_WON = "mutual-boards-won"
    """The part of the boards among the tied that was won, ties counting one half."""
    MATCHES_WON = "matches-won"
    """The part of the matches that was won, ties counting one half."""
    OPPONENTS_TOTAL = "opponents-total"
    """The sum of the final scores of the opponents met at the table. Not where everybody has met everybody."""
    OPPONENTS_AVERAGE = "opponents-average"
    """Their average."""
    BASIC_TOTAL = "basic-total"
    """The net total by the method of the boards, e.g. in IMPs."""
    IMP_QUOTIENT = "imp-quotient"
    """IMPs won as a part of those won and lost, which orders contestants as the quotient of the two does and is a
    figure where nothing was lost, too."""
    COUNT_BACK = "count-back"
    """The part of all boards that was won, ties counting one half."""
    LOT = "lot"
    """An order that was drawn; the figure is how many it leaves behind."""


EBU_143: Final = (
    TieRule.MUTUAL_POINTS,
    TieRule.MUTUAL_MARGIN,
    TieRule.OPPONENTS_TOTAL,
    TieRule.BASIC_TOTAL,
    TieRule.COUNT_BACK,
    TieRule.LOT,
)
"""The English Bridge Union, White Book, section 143: for teams and pairs, by victory points or not."""

MAGIC_CONTEST_TEAMS: Final = (
    TieRule.OPPONENTS_AVERAGE,
    TieRule.IMP_QUOTIENT,
    TieRule.MUTUAL_POINTS,
    TieRule.MUTUAL_MARGIN,
    TieRule.MUTUAL_BOARDS_WON,
    TieRule.LOT,
)
"""Order that the program Magic Contest has for teams, the lot put last; its users choose the order of their
regulations."""

TIE_CHAINS: Final[Mapping[str, tuple[TieRule, ...]]] = MappingProxyType(
    {"ebu-143": EBU_143, "magic-contest-teams": MAGIC_CONTEST_TEAMS}
)
"""The same by name, for the command line and for files."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class TieBreak:
    """A rule that was asked about contestants who were level."""

    rule: TieRule
    tied: tuple[ContestantId, ...]
    figures: Mapping[ContestantId, Fraction] = field(hash=False)

    @property
    def decides(self) -> bool:
        """True where it tells at least one of them from the others."""
        return len(set(self.figures.values())) > 1


@dataclass(frozen=True, slots=True)
class TieBrokenRanking:
    """Places after ties were broken, and how they were."""

    places: tuple[RankPlace, ...]
    breaks: tuple[TieBreak, ...]
    """Every rule that could be asked, in the order in which it was; those that left all level included."""


def break_ties(
    places: Sequence[RankPlace],
    chain: Sequence[TieRule],
    evidence: TieEvidence,
    *,
    lot: Sequence[ContestantId] = (),
    cuts: Collection[int] | None = None,
) -> TieBrokenRanking:
    """Break the ties of a ranking.

    Rules are asked in turn until one tells the tied apart. Those whom it leaves level among themselves begin with the
    first rule again, since what they did against one another is another question than before.

    Args:
        places: a ranking, best first.
        chain: the rules in their order.
        evidence: the records of everybody in the contest.
        lot: the order that was drawn, best first, for `TieRule.LOT`; it says nothing of those who are not in it.
        cuts: break only ties that reach beyond one of these places: 1 for the winner, 8 where eight qualify.

    >>> from duplicado.event.contest import ContestantId
    >>> from duplicado.event.ranking.tie_break_totals import TieRecord
    >>> from duplicado.event.ranking.places import ranked
    >>> one, two = ContestantId(1), ContestantId(2)
    >>> evidence = TieEvidence({one: TieRecord(Fraction(9), gained=Fraction(5)), two: TieRecord(Fraction(9))})
    >>> result = break_ties(ranked({one: Fraction(9), two: Fraction(9)}), EBU_143, evidence)
    >>> [f"{each.place} {each.contestant}" for each in result.places], result.breaks[-1].rule
    (['1 1', '2 2'], TieRule.BASIC_TOTAL)
    """
    broken: list[RankPlace] = []
    breaks: list[TieBreak] = []
    at = 0
    while at < len(places):
        first = places[at]
        level = places[at : at + first.shared_by]
        at += first.shared_by
        covered = range(first.place, first.place + first.shared_by)
        if first.shared_by == 1 or (cuts is not None and not any(n in covered and n + 1 in covered for n in cuts)):
            broken += level
            continue
        figure = {each.contestant: each.figure for each in level}
        place = first.place
        for group in _split(tuple(figure), chain, evidence, lot, breaks):
            broken += (RankPlace(place, len(group), each, figure[each]) for each in group)
            place += len(group)
    return TieBrokenRanking(tuple(broken), tuple(breaks))


_Tied: TypeAlias = tuple[ContestantId, ...]


def _split(
    tied: _Tied,
    chain: Sequence[TieRule],
    evidence: TieEvidence,
    lot: Sequence[ContestantId],
    breaks: list[TieBreak],
) -> list[_Tied]:
    """Divide the tied into those who remain level, best first, noting in `breaks` what was asked."""
    if len(tied) == 1:
        return [tied]
    for rule in chain:
        figures = _drawn(tied, lot) if rule is TieRule.LOT else _FIGURES[rule](tied, evidence)
        if figures is None:
            continue
        asked = TieBreak(rule, tied, figures)
        breaks.append(asked)
        if asked.decides:
            levels = (
                tuple(each for each in tied if figures[each] == value)
                for value in sorted(set(figures.values()), reverse=True)
            )
            return [group for level in levels for group in _split(level, chain, evidence, lot, breaks)]
    return [tied]


_Figures: TypeAlias = Mapping[ContestantId, Fraction]


def _drawn(tied: _Tied, lot: Sequence[ContestantId]) -> _Figures | None:
    if any(each not in lot for each in tied):
        return None
    return {each: Fraction(sum(lot.index(each) < lot.index(other) for other in tied)) for each in tied}


def _mutual(
    tied: _Tied, evidence: TieEvidence, figure: Callable[[Encounter], tuple[Fraction, Fraction]]
) -> _Figures | None:
    """Divide two sums over what the tied did against one another; `None` where some of them have not met."""
    found: dict[ContestantId, Fraction] = {}
    for each in tied:
        among = [meeting for meeting in evidence.of(each).encounters if meeting.opponent in tied]
        if {meeting.opponent for meeting in among} != set(tied) - {each}:
            return None
        parts = [figure(meeting) for meeting in among]
        whole = sum((of for _, of in parts), Fraction(0))
        if not whole:
            return None
        found[each] = sum((part for part, _ in parts), Fraction(0)) / whole
    return found


def _mutual_points(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    return _mutual(tied, evidence, lambda each: (each.points, each.maximum))


def _mutual_margin(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    return _mutual(tied, evidence, lambda each: (each.margin, Fraction(each.boards)))


def _mutual_boards_won(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    return _mutual(tied, evidence, lambda each: (each.boards_won, Fraction(each.boards)))


def _matches_won(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    records = {each: evidence.of(each) for each in tied}
    if not all(record.matches for record in records.values()):
        return None
    return {each: record.matches_won / record.matches for each, record in records.items()}


def _opponents(tied: _Tied, evidence: TieEvidence) -> Mapping[ContestantId, tuple[Fraction, Fraction]] | None:
    """Return the opponents' scores and how many they were, half matches counting half; `None` if nobody was met."""
    found: dict[ContestantId, tuple[Fraction, Fraction]] = {}
    for each in tied:
        met = evidence.of(each).encounters
        weight = sum((meeting.weight for meeting in met), Fraction(0))
        if not weight:
            return None
        found[each] = (
            sum((meeting.weight * evidence.of(meeting.opponent).total for meeting in met), Fraction(0)),
            weight,
        )
    everybody = set(evidence.records)
    if all({each, *(meeting.opponent for meeting in evidence.of(each).encounters)} >= everybody for each in tied):
        return None
    return found


def _opponents_total(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    found = _opponents(tied, evidence)
    if found is None:
        return None
    equal = len({weight for _, weight in found.values()}) == 1
    return {each: total if equal else total / weight for each, (total, weight) in found.items()}


def _opponents_average(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    found = _opponents(tied, evidence)
    return None if found is None else {each: total / weight for each, (total, weight) in found.items()}


def _basic_total(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    records = {each: evidence.of(each) for each in tied}
    equal = len({record.boards for record in records.values()}) == 1
    if equal:
        return {each: record.net for each, record in records.items()}
    if not all(record.boards for record in records.values()):
        return None
    return {each: record.net / record.boards for each, record in records.items()}


def _imp_quotient(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    found: dict[ContestantId, Fraction] = {}
    for each in tied:
        record = evidence.of(each)
        both = record.gained + record.lost
        found[each] = record.gained / both if both else Fraction(1, 2)
    return found


def _count_back(tied: _Tied, evidence: TieEvidence) -> _Figures | None:
    records = {each: evidence.of(each) for each in tied}
    if not all(record.boards for record in records.values()):
        return None
    return {each: record.boards_won / record.boards for each, record in records.items()}


_FIGURES: Final[Mapping[TieRule, Callable[[_Tied, TieEvidence], _Figures | None]]] = {
    TieRule.MUTUAL_POINTS: _mutual_points,
    TieRule.MUTUAL_MARGIN: _mutual_margin,
    TieRule.MUTUAL_BOARDS_WON: _mutual_boards_won,
    TieRule.MATCHES_WON: _matches_won,
    TieRule.OPPONENTS_TOTAL: _opponents_total,
    TieRule.OPPONENTS_AVERAGE: _opponents_average,
    TieRule.BASIC_TOTAL: _basic_total,
    TieRule.IMP_QUOTIENT: _imp_quotient,
    TieRule.COUNT_BACK: _count_back,
}
