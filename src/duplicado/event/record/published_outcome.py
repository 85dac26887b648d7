"""The result of an event as it is published: the ranking by its conditions, the sessions and sections, the matches.

Whatever shows, prints or exports an event takes it from here, so that all of them say the same as the live standings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.facts.contestants import SubstituteSeated
from duplicado.event.matches.score import MatchSide, MatchStatus
from duplicado.event.matches.standings import MatchRow
from duplicado.event.pairing.bracket import BracketMatch
from duplicado.event.ranking.places import within
from duplicado.event.record.board_results import FieldKey, contest_of, with_players
from duplicado.event.record.board_views import (
    PublishedRank,
    RankedSelection,
    RankingView,
    published_rankings,
    selections_of,
)
from duplicado.event.record.deductions import deductions
from duplicado.event.record.knockout_matches import MatchKey
from duplicado.event.record.knockout_rounds import knockout_bracket
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.match_penalties import MatchPenalties
from duplicado.event.record.match_record import (
    event_matches,
    lines_of_matches,
    matches_standing,
    place_of_round,
    planned_matches,
)
from duplicado.event.record.round_matches import matches_of_two_rounds
from duplicado.event.record.total_columns import Columns, EventColumns
from duplicado.event.rules import ScoringRules
from duplicado.event.scorecard import Scorecard
from duplicado.event.standing import MatchTally, Ranking, Standing, Standings, TotalIn, standings
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
class FieldOutcome:
    """A session of an event, or a section of one, whose scores are compared with one another."""

    session: int
    section: str | None
    """`None` where all sections are one field."""
    contest: Contest
    standings: Standings
    """Standings by themselves, without what counts in the event only."""


@dataclass(frozen=True, slots=True)
class PublishedMatch:
    """A match, or a bye."""

    session: int
    round: int
    """In its session, from 1."""
    rounds: tuple[int, ...]
    """Rounds of its session in which it is played: two of a three-way match that goes on in the next."""
    field: int
    """The place in `EventOutcome.fields` of the field it belongs to; of a match over several sessions the first."""
    sides: tuple[MatchSide, ...]
    """Both; or one that has a bye, with what that is worth."""
    by_field: tuple[tuple[int, tuple[BoardResult, ...]], ...]
    """The place of each field in which it was played, with its boards at their tables, in the order of the boards."""
    penalties: tuple[RuledPenalty, ...] = ()
    """Those that were taken from its result, as they were ruled."""

    @property
    def lines(self) -> tuple[BoardResult, ...]:
        """Its boards at their tables, in the order of the sessions and the boards."""
        return tuple(line for _, lines in self.by_field for line in lines)

    @property
    def is_bye(self) -> bool:
        """True where somebody did not play."""
        return len(self.sides) == 1


@dataclass(frozen=True, slots=True)
class Brackets:
    """The bracket of a knock-out, of one section."""

    section: str
    matches: tuple[BracketMatch, ...]
    """Of every round, as far as they are known."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class EventOutcome:
    """An event as it stands."""

    conditions: Conditions
    contest: Contest
    """The whole event: everybody who takes part, and all penalties. Its results are those of the one field that there
    is; where there are several each of them has its own."""
    standings: Standings
    """The ranking of the event. The boards are those of the one field that there is."""
    fields: tuple[FieldOutcome, ...]
    matches: tuple[PublishedMatch, ...]
    """By session and round; none where boards count by themselves."""
    brackets: tuple[Brackets, ...]
    numbers: Mapping[ContestantId, tuple[str, ...]]
    """The players' numbers with their federation, in the order of their names; only of those who have any."""
    selections: tuple[RankedSelection, ...] = ()
    """The rankings by category and stratum and with handicaps that have somebody in them."""
    categories: Mapping[ContestantId, tuple[str, ...]] = field(default_factory=dict[ContestantId, tuple[str, ...]])
    """Of those who were entered in any."""
    strata: Mapping[ContestantId, str] = field(default_factory=dict[ContestantId, str])
    """Likewise."""
    substitutes: tuple[SubstituteSeated, ...] = ()
    """Substitutes and those whose places they took, in the order in which they were seated."""
    withdrew: Mapping[ContestantId, tuple[int, int]] = field(default_factory=dict[ContestantId, tuple[int, int]])
    """Contestants who left the event of their own accord, each with the session and the last round played in it."""
    withheld: tuple[tuple[int, str, int], ...] = ()
    """Session, section and number of the boards that count but are not told of yet, see `withheld_boards`."""

    @property
    def sessions(self) -> tuple[int, ...]:
        """The numbers of the sessions."""
        return tuple(dict.fromkeys(field.session for field in self.fields))


def outcome_of(live: LiveStandings, view: RankingView | None = None) -> EventOutcome:
    """Return how an event stands, for whatever publishes it.

    Args:
        live: how the event stands.
        view: which ranking is wanted; all contestants, without handicaps, if not told.
    """
    fields = tuple(_field(live, key) for key in live.fields)
    contest = _contest(live, fields)
    rankings = tuple(_rankings(live, view))
    rules, method = _rules(live)
    several = tuple(dict.fromkeys(field.session for field in fields))
    whole = Standings(
        rules,
        method,
        rankings,
        boards=fields[0].standings.boards if len(fields) == 1 else {},
        cards=fields[0].standings.cards if len(fields) == 1 else {},
        scheduled=fields[0].standings.scheduled if len(fields) == 1 else 0,
        total_in=total_in(live.state.conditions),
        sessions=several if len(several) > 1 else (),
    )
    numbers = {who: tuple(player.number for player in entry.players) for who, entry in live.state.contestants.items()}
    return EventOutcome(
        live.state.conditions,
        contest,
        _with_lines(whole),
        fields,
        tuple(_matches(live)),
        tuple(_brackets(live)),
        {who: each for who, each in numbers.items() if any(each)},
        tuple(_selections(live)),
        {who: entry.categories for who, entry in live.state.contestants.items() if entry.categories},
        {who: entry.stratum for who, entry in live.state.contestants.items() if entry.stratum},
        live.state.substitutes,
        {who: (each.session, each.after_round) for who, each in live.state.withdrew.items()},
    )


def _selections(live: LiveStandings) -> Iterator[RankedSelection]:
    for selection in selections_of(live.state):
        rankings = tuple(each for each in _rankings(live, selection.view) if each.standings)
        if rankings:
            yield RankedSelection(selection, rankings)


def _rules(live: LiveStandings) -> tuple[ScoringRules, ScoringMethod]:
    rules = live.state.conditions.scoring_rules
    return rules, rules.method_of(live.state.conditions.method)


def total_in(conditions: Conditions) -> TotalIn:
    """Return what the totals of an event are in."""
    match conditions.form:
        case ContestForm.MATCHES if conditions.method is not ScoringMethod.BOARD_A_MATCH:
            return TotalIn.VICTORY_POINTS
        case ContestForm.KNOCK_OUT:
            return TotalIn.MATCHES
        case ContestForm.PATTON:
            return TotalIn.PATTON
        case _:
            return TotalIn.METHOD


def _field(live: LiveStandings, key: FieldKey) -> FieldOutcome:
    """Score a field by itself."""
    state, scores = live.state, live.fields[key]
    if not state.conditions.in_matches:
        taken = deductions(state, key[0], scores.top, scores.tallies.keys())
        contest = contest_of(state, key, taken)
        return FieldOutcome(key[0], key[1], contest, standings(contest, scores.rules))
    contest = contest_of(state, key)
    by_boards = standings(contest, scores.rules)
    standing = matches_standing(state, live.fields, only=key)
    # A contestant whose match goes on in another session is not ranked in this one.
    knockout = state.conditions.form is ContestForm.KNOCK_OUT
    ranked_here = {who for who, row in standing.rows.items() if not knockout or row.sides or row.penalty}
    ranked = tuple(
        Standing(
            each.place,
            each.shared_by,
            _card(row),
            matches=_match_tally(row),
        )
        for each in within(standing.ranking, ranked_here)
        for row in (standing.rows[each.contestant],)
    )
    scored = replace(
        by_boards, rankings=(Ranking(None, ranked),) if ranked else (), total_in=total_in(state.conditions)
    )
    taken = deductions(state, key[0], None, standing.rows.keys())
    return FieldOutcome(key[0], key[1], replace(contest, penalties=taken), _with_lines(scored))


def _card(row: MatchRow) -> Scorecard:
    boards = sum(side.boards for side in row.sides)
    return Scorecard(row.contestant, (), boards, row.points, row.penalty, row.total, None, None)


def _with_lines(scored: Standings) -> Standings:
    """Give the cards in rankings the lines of the boards, where these are known."""
    return replace(
        scored,
        rankings=tuple(
            replace(
                ranking,
                standings=tuple(
                    replace(each, card=replace(each.card, lines=scored.cards[each.contestant].lines))
                    if each.contestant in scored.cards
                    else each
                    for each in ranking.standings
                ),
            )
            for ranking in scored.rankings
        ),
    )


def _match_tally(row: MatchRow) -> MatchTally:
    byes = sum(side.status is MatchStatus.BYE for side in row.sides)
    return MatchTally(row.played, row.won, row.tied, row.lost, byes, row.gained, row.conceded, row.is_provisional)


def _contest(live: LiveStandings, fields: tuple[FieldOutcome, ...]) -> Contest:
    """Return the whole event as one contest."""
    state = live.state
    penalties = (
        *(penalty for field in fields for penalty in field.contest.penalties),
        *deductions(state, None, None if state.conditions.in_matches else live.top),
    )
    if len(fields) == 1:
        return replace(fields[0].contest, penalties=penalties)
    known = {each.id: each for field in fields for each in field.contest.contestants}
    order = sorted(known, key=lambda who: who.order)
    return Contest(
        title=state.title,
        date=state.date,
        method=state.conditions.method,
        winners=state.conditions.winners,
        contestants=tuple(known[who] for who in order),
        penalties=penalties,
        scheduled_boards=state.conditions.scheduled_boards,
    )


def _rankings(live: LiveStandings, view: RankingView | None) -> Iterator[Ranking]:
    sessions = tuple(dict.fromkeys(key[0] for key in live.fields))
    for ranking in published_rankings(live, view):
        by_percentage = any(rank.tally.percentage is not None for rank in ranking.ranks)
        columns = EventColumns(live, by_percentage=by_percentage)
        several = sessions if len(sessions) > 1 else ()
        yield Ranking(
            ranking.line,
            tuple(
                replace(
                    _standing(live, rank, columns.of(rank.place.contestant), several),
                    allowance=rank.allowance,
                    net=None if view is None or view.handicap is None else rank.place.figure,
                )
                for rank in ranking.ranks
            ),
        )


def _standing(live: LiveStandings, rank: PublishedRank, parts: Columns, sessions: tuple[int, ...]) -> Standing:
    tally, place = rank.tally, rank.place
    card = Scorecard(
        place.contestant,
        (),
        tally.boards,
        tally.total - parts.penalty - parts.carried,
        parts.penalty,
        tally.total,
        tally.maximum,
        tally.percentage,
    )
    matches = _match_tally(live.matches.rows[place.contestant]) if live.state.conditions.in_matches else None
    return Standing(
        place.place,
        place.shared_by,
        card,
        parts.carried,
        matches,
        tuple(parts.sessions.get(number) for number in sessions),
        carried_percent=parts.carried_percent,
        awarded=tuple(number for number in sessions if number in parts.awarded),
        penalty_in_event=parts.in_event if sessions else parts.penalty,
    )


def _matches(live: LiveStandings) -> Iterator[PublishedMatch]:
    """Go through the matches as they count in the ranking, or their boards do."""
    state = live.state
    if not state.conditions.shows_matches:
        return
    settled = {(side.round, who, side.opponent): side for who, row in live.matches.rows.items() for side in row.sides}
    lines = lines_of_matches(state, live.fields)
    penalties, knockout = MatchPenalties(state), state.conditions.form is ContestForm.KNOCK_OUT
    begins: dict[tuple[int, frozenset[ContestantId]], list[int]] = {}
    for session, first, teams in planned_matches(state, live.fields):
        begins.setdefault((session, teams), []).append(first)
    places = {key: place for place, key in enumerate(live.fields)}
    in_two = matches_of_two_rounds(state)
    found: list[PublishedMatch] = []
    for key, scores in live.fields.items():
        for match in event_matches(state, {key: scores}):
            sides = tuple(settled.get((side.round, side.contestant, side.opponent), side) for side in match.sides)
            session, number = place_of_round(match.round)
            teams = frozenset(side.contestant for side in sides)
            by_field = lines.get(MatchKey(match.round, teams))
            if by_field is None and len(sides) > 1:
                continue  # a match of a knock-out that goes on: it is told where it began
            theirs = tuple(
                (places[of], tuple(with_players(state, of[0], line) for line in listed))
                for of, listed in (by_field or {}).items()
            )
            of = None if knockout else session
            named = () if len(teams) < 2 else penalties.of_match(teams, of, number, begins.get((session, teams), ()))
            taken = tuple(fact.penalty for fact in named if fact.penalty.amount)
            on = (number, number + 1) if MatchKey(match.round, teams) in in_two else (number,)
            found.append(PublishedMatch(session, number, on, places[key], sides, theirs, taken))
    found.sort(key=lambda each: (each.session, each.round, each.is_bye))
    yield from found


def _brackets(live: LiveStandings) -> Iterator[Brackets]:
    state = live.state
    sections = dict.fromkeys(section for session in state.sessions.values() for section in session.plans)
    for section in sections:
        matches = knockout_bracket(live, section)
        if matches:
            yield Brackets(section, matches)
