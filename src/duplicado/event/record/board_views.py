"""Rankings of an event as they are published: ties split, handicaps added; a category or selection by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.matches.tie_break_matches import match_evidence
from duplicado.event.ranking.handicap import handicapped
from duplicado.event.ranking.places import RankPlace, ranked, within
from duplicado.event.ranking.tie_break_totals import TieEvidence, TieRecord, pair_evidence
from duplicado.event.ranking.ties import TieBreak, break_ties
from duplicado.event.record.board_results import contest_of
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.state import EventState
from duplicado.event.record.whole_number_totals import NO_TALLY, Tally
from duplicado.event.standing import Ranking, standings
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingView:
    """Choice of a ranking."""

    category: str = ""
    """Only those entered in this category, ranked among themselves."""
    strata: tuple[str, ...] = ()
    """Only those of these strata, ranked among themselves: the lowest of three is the last alone."""
    handicap: Fraction | None = None
    """Part of the handicaps that is added, 1 or 1/2; `None`: nothing."""
    lot: tuple[ContestantId, ...] = ()
    """The order that was drawn for ties that nothing else splits."""


@dataclass(frozen=True, slots=True)
class PublishedRank:
    """A contestant's place, and what it is by."""

    place: RankPlace
    tally: Tally
    allowance: Fraction
    """Amount that was added as a handicap, in hundredths of the maximum or in the unit of the ranking."""


@dataclass(frozen=True, slots=True)
class PublishedRanking:
    """Contestants who compete with one another, best first."""

    line: Side | None
    ranks: tuple[PublishedRank, ...]
    breaks: tuple[TieBreak, ...]
    """Every rule that was asked about somebody who was level."""


def published_rankings(live: LiveStandings, view: RankingView | None = None) -> tuple[PublishedRanking, ...]:
    """Return the rankings of an event.

    Ties are split by the rules of the conditions of contest; with a handicap they are those of the results that
    include it. In a category or stratum who shared a place with another of its members shares one.

    Args:
        live: how the event stands.
        view: which rankings are wanted; all contestants, without handicaps, if not told.
    """
    view = view or RankingView()
    evidence: TieEvidence | None = None
    found: list[PublishedRanking] = []
    for ranking in live.rankings:
        tallies = {rank.contestant: rank.tally for rank in ranking.ranks}
        places = tuple(
            RankPlace(rank.place, rank.shared_by, rank.contestant, ranked_by(rank.tally, live.state.conditions))
            for rank in ranking.ranks
        )
        allowances = {each.contestant: Fraction(0) for each in places}
        if view.handicap is not None:
            places, allowances = _with_handicaps(live, places, view.handicap)
        breaks: tuple[TieBreak, ...] = ()
        rules = live.state.conditions.tie_rules
        if rules and any(each.shared_by > 1 for each in places):
            evidence = evidence or _evidence(live)
            broken = break_ties(places, rules, evidence, lot=view.lot)
            places, breaks = broken.places, broken.breaks
        if view.category or view.strata:
            places = within(places, _members(live, tallies, view))
        ranks = tuple(
            PublishedRank(each, tallies.get(each.contestant, NO_TALLY), allowances[each.contestant]) for each in places
        )
        found.append(PublishedRanking(ranking.line, ranks, breaks))
    return tuple(found)


def ranked_by(tally: Tally, conditions: Conditions) -> Fraction:
    """Return what a contestant is ranked by: his percentage, or his total."""
    return (tally.percentage or Fraction(0)) if conditions.by_percentage else tally.total


def _with_handicaps(
    live: LiveStandings, places: tuple[RankPlace, ...], part: Fraction
) -> tuple[tuple[RankPlace, ...], dict[ContestantId, Fraction]]:
    entered = live.state.contestants
    given = {who: entry.handicap for who, entry in entered.items()}
    net = handicapped({each.contestant: each.figure for each in places}, given, part=part)
    return ranked({who: each.net for who, each in net.items()}), {who: each.allowance for who, each in net.items()}


def _members(live: LiveStandings, contestants: Iterable[ContestantId], view: RankingView) -> set[ContestantId]:
    members: set[ContestantId] = set()
    for who in contestants:
        entered = live.state.contestants.get(who)
        if entered is None:
            continue
        in_category = not view.category or view.category in entered.categories
        if in_category and (not view.strata or entered.stratum in view.strata):
            members.add(who)
    return members


def _evidence(live: LiveStandings) -> TieEvidence:
    """Collect what ties are broken by, from all sessions together."""
    if live.state.conditions.in_matches:
        return match_evidence(live.matches)
    rules = live.state.conditions.scoring_rules
    records: dict[ContestantId, TieRecord] = {}
    for field in live.fields:
        for who, record in pair_evidence(standings(contest_of(live.state, field), rules)).records.items():
            before = records.get(who)
            records[who] = record if before is None else _both(before, record)
    return TieEvidence(records)


def _both(one: TieRecord, other: TieRecord) -> TieRecord:
    return replace(
        one,
        total=one.total + other.total,
        encounters=(*one.encounters, *other.encounters),
        gained=one.gained + other.gained,
        lost=one.lost + other.lost,
        boards=one.boards + other.boards,
        boards_won=one.boards_won + other.boards_won,
        matches=one.matches + other.matches,
        matches_won=one.matches_won + other.matches_won,
    )


class SelectionKind(Enumeration):
    """Ground of a ranking that is not that of all; the value is a part of addresses."""

    CATEGORY = "category"
    STRATUM = "stratum"
    HANDICAP = "handicap"


@dataclass(frozen=True, slots=True)
class Selection:
    """Selection of a ranking."""

    kind: SelectionKind
    view: RankingView
    name: str = ""
    """Of the category or the stratum."""
    is_with_lower: bool = False
    """True where lower strata than the one that is named are ranked with it."""


@dataclass(frozen=True, slots=True)
class RankedSelection:
    """A selection as it stands: one ranking, or two where the lines are ranked apart."""

    selection: Selection
    rankings: tuple[Ranking, ...]


def selections_of(state: EventState) -> tuple[Selection, ...]:
    """Return the rankings that the entries of contestants give occasion for.

    That is one for each category; one for each stratum below the highest; and one with handicaps where somebody has
    any, of which the conditions say how much counts.

    Reading: strata are named in their order, `A` or `1` being the highest, and who belongs to a lower one is ranked in
    each above it as well, as the American Contract Bridge League does. Where everybody has a stratum, the ranking in
    the highest is that of all.
    """
    return (*_categories(state), *_strata(state), *_handicap(state))


def _categories(state: EventState) -> Iterator[Selection]:
    names = {name for entry in state.contestants.values() for name in entry.categories if name}
    for name in sorted(names):
        yield Selection(SelectionKind.CATEGORY, RankingView(category=name), name)


def _strata(state: EventState) -> Iterator[Selection]:
    entries = state.contestants.values()
    names = sorted({entry.stratum for entry in entries if entry.stratum}, key=_in_order)
    everybody_has_one = all(entry.stratum for entry in entries)
    for at, name in enumerate(names):
        if at or not everybody_has_one:
            view = RankingView(strata=tuple(names[at:]))
            yield Selection(SelectionKind.STRATUM, view, name, is_with_lower=at + 1 < len(names))


def _in_order(name: str) -> tuple[int, str]:
    """Order strata that are numbered by their numbers."""
    return (int(name), "") if name.isascii() and name.isdigit() and len(name) < 10 else (0, name)


def _handicap(state: EventState) -> Iterator[Selection]:
    if any(entry.handicap for entry in state.contestants.values()):
        part = state.conditions.handicap_part
        yield Selection(SelectionKind.HANDICAP, RankingView(handicap=Fraction(1) if part is None else part))
