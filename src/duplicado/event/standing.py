"""Standing of a contest, as a pure function of its record and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from duplicado.event.board_score import BoardScore, score_board
from duplicado.event.contest import IN_TEAMS, Contest, ContestantId, ScoringMethod, by_board
from duplicado.event.places import place_text, places, whole
from duplicado.event.rules import ScoringRules, SessionOf, Ties
from duplicado.event.scorecard import Scorecard, ScorecardLine, lines_of_board, scorecard
from duplicado.event.team_board import complement
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.numbers import added_up
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.values import keeps_mappings


class TotalIn(Enumeration):
    """Unit of the totals of a ranking; the value is its name in messages and files of the project."""

    METHOD = "method"
    """In the unit of the method by which the boards are scored."""
    VICTORY_POINTS = "victory-points"
    MATCHES = "matches"
    """Matches won, in a knock-out."""
    PATTON = "patton"
    """The points of a Patton."""

    def unit(self, method: ScoringMethod) -> str:
        """Return the name of the unit of totals whose boards are scored by a method: its own where they are in it."""
        return method.value if self is TotalIn.METHOD else self.value


@dataclass(frozen=True, slots=True)
class MatchTally:
    """Summary of a contestant's matches."""

    played: int
    """Matches played to their end."""
    won: int
    tied: int
    lost: int
    byes: int
    gained: Fraction
    """By the method of the boards, e.g. IMPs."""
    conceded: Fraction
    is_provisional: bool
    """True where a match is unfinished."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A contestant's place. Contestants who are level share the best of their places: 1, 2, 2, 4."""

    place: int
    shared_by: int
    """Number of contestants who have this place; 1 for one who has it alone."""
    card: Scorecard
    carried: Fraction = Fraction(0)
    """Score that was brought from an earlier stage in the unit of the total, which contains it."""
    matches: MatchTally | None = None
    """In a ranking by matches."""
    sessions: tuple[Fraction | None, ...] = ()
    """Result in each of `Standings.sessions`: a percentage where the ranking has percentages, else in the unit of the
    total; `None` for a session not played."""
    carried_percent: Fraction = Fraction(0)
    """Score that was brought, in hundredths of the maximum; the percentage contains it, the total does not."""
    awarded: tuple[int, ...] = ()
    """The numbers of those of the sessions that were missed: what stands there the regulations give."""
    penalty_in_event: Fraction = Fraction(0)
    """The part of the penalty that no session's figure contains; all of it where there is but one session."""
    allowance: Fraction = Fraction(0)
    """Amount that is added as a handicap, in the unit of `net`."""
    net: Fraction | None = None
    """In a ranking with handicaps the figure by which it is made: a percentage, or in the unit of the total."""

    @property
    def contestant(self) -> ContestantId:
        """Contestant whose place it is."""
        return self.card.contestant

    @property
    def total(self) -> Fraction:
        """The exact total, in the unit of the method."""
        return self.card.total

    @property
    def percentage(self) -> Fraction | None:
        """The exact percentage, 0 to 100, where the method has one."""
        return self.card.percentage

    @property
    def is_waiting(self) -> bool:
        """True where a match is not over, so that boards of it do not count yet."""
        return self.matches is not None and self.matches.is_provisional

    @property
    def place_text(self) -> str:
        """The place, with an equals sign when it is shared: `2=`."""
        return place_text(self.place, self.shared_by)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Contestants who compete with one another, best first."""

    line: Side | None
    """The line that it is of, in a contest with two winners."""
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Standings:
    """The result of a contest."""

    rules: ScoringRules
    method: ScoringMethod
    rankings: tuple[Ranking, ...]
    """One; or two, North-South first, in a contest with two winners."""
    boards: Mapping[int, BoardScore] = field(hash=False)
    """By number, in their order. Average plus and minus are what they are to each contestant."""
    cards: Mapping[ContestantId, Scorecard] = field(hash=False)
    """Of everybody who stands in a result or has a penalty."""
    scheduled: int
    """The boards that a contestant plays who does not sit out."""
    total_in: TotalIn = TotalIn.METHOD
    """Unit of the totals; those of a ranking by matches are not in the unit of the boards."""
    sessions: tuple[int, ...] = ()
    """The sessions that stand in `Standing.sessions`, where there are several."""

    def of(self, contestant: ContestantId) -> Standing | None:
        """Return the contestant's place; `None` for one without a board that counts, or not named in the file."""
        for ranking in self.rankings:
            for standing in ranking.standings:
                if standing.contestant == contestant:
                    return standing
        return None


@checked
def standings(contest: Contest, rules: ScoringRules | None = None) -> Standings:
    """Compute how a contest stands.

    Args:
        contest: the record.
        rules: how it is scored; if not told, by the defaults of `ScoringRules`.

    >>> from duplicado.event.contest import BoardResult, Contest, ContestantId
    >>> from duplicado.event.standing import standings
    >>> from duplicado.score.side_score import Points
    >>> lines = [(1, 420), (2, 400), (3, 420)]
    >>> contest = Contest(winners=2, results=tuple(
    ...     BoardResult(1, ContestantId(n, Side.NS), ContestantId(n, Side.EW), Points(p), Points(-p)) for n, p in lines
    ... ))
    >>> north_south = standings(contest).rankings[0]
    >>> [f"{each.place_text} {each.contestant} {each.percentage} %" for each in north_south.standings]
    ['1= 1 NS 75 %', '1= 3 NS 75 %', '3 2 NS 0 %']
    """
    rules = rules or ScoringRules()
    method = rules.method_of(contest.method)
    lines = by_board(contest.results)
    event_maximum = max(map(len, lines.values()), default=0)
    boards = {
        number: score_board(number, tuple(lines[number]), rules, method, event_maximum) for number in sorted(lines)
    }
    penalties = added_up((each.contestant, each.amount) for each in contest.penalties)
    cards, scheduled = _cards(contest, boards, penalties, rules, method)
    ranked = (card for card in cards.values() if card.contestant not in contest.unranked)
    rankings = rank(ranked, rules, method, winners=contest.winners)
    return Standings(rules, method, rankings, settled(boards, cards.values()), cards, scheduled)


def _cards(
    contest: Contest,
    boards: Mapping[int, BoardScore],
    penalties: Mapping[ContestantId, Fraction],
    rules: ScoringRules,
    method: ScoringMethod,
) -> tuple[dict[ContestantId, Scorecard], int]:
    """Make the scorecards, and say how many boards are scheduled."""
    lines = _card_lines(boards, rules.session_of, in_teams=method in IN_TEAMS)
    for contestant in penalties:
        lines.setdefault(contestant, [])
    scheduled = contest.scheduled_boards or max(map(len, lines.values()), default=0)
    cards = {
        contestant: scorecard(contestant, theirs, penalties.get(contestant, Fraction(0)), rules, scheduled)
        for contestant, theirs in lines.items()
    }
    complements = [board for board in boards.values() if board.complements]
    for contestant, left in _complements(complements, cards).items():
        penalty = penalties.get(contestant, Fraction(0))
        cards[contestant] = scorecard(contestant, lines[contestant], penalty, rules, scheduled, left)
    return cards, scheduled


def _complements(
    boards: Iterable[BoardScore], cards: Mapping[ContestantId, Scorecard]
) -> dict[ContestantId, dict[tuple[int, int], Fraction | None]]:
    """Return what is left to those who get the complement of what their opponents' cards show (Law 86B2b)."""
    found: dict[ContestantId, dict[tuple[int, int], Fraction | None]] = {}
    for board in boards:
        for line, other in board.complements.items():
            opponents = cards[board.results[other].north_south]
            theirs = next(each for each in opponents.lines if (each.board, each.line) == (board.board, other))
            left = complement(theirs.value, board.top)
            found.setdefault(board.results[line].north_south, {})[board.board, line] = left
    return found


def _card_lines(
    boards: Mapping[int, BoardScore], session_of: SessionOf, *, in_teams: bool
) -> dict[ContestantId, list[ScorecardLine]]:
    lines: dict[ContestantId, list[ScorecardLine]] = {}
    for number, board in boards.items():
        for contestant, line in lines_of_board(number, board, session_of, in_teams=in_teams):
            lines.setdefault(contestant, []).append(line)
    return lines


def settled(boards: Mapping[int, BoardScore], cards: Iterable[Scorecard]) -> dict[int, BoardScore]:
    """Write into the boards what awards came to be worth on the cards."""
    found = dict(boards)
    for card in cards:
        for line in card.lines:
            if line.artificial is not None:
                board = found[line.board]
                column = list(board.north_south if line.side is Side.NS else board.east_west)
                column[line.line] = line.value
                if line.side is Side.NS:
                    found[line.board] = replace(board, north_south=tuple(column))
                else:
                    found[line.board] = replace(board, east_west=tuple(column))
    return found


def rank(
    cards: Iterable[Scorecard], rules: ScoringRules, method: ScoringMethod, *, winners: int = 1
) -> tuple[Ranking, ...]:
    """Rank contestants who have a board that counts, or a penalty: all together, or each line by itself.

    Those whom the file does not name are left out: nobody knows which other results are theirs.
    """
    by_line: dict[Side | None, list[Scorecard]] = {}
    for card in cards:
        if (card.boards or card.penalty) and not card.contestant.is_anonymous:
            by_line.setdefault(_line_of(card) if winners == 2 else None, []).append(card)
    order: tuple[Side | None, ...] = (None, Side.NS, Side.EW)
    return tuple(Ranking(line, _ranked(by_line[line], rules, method)) for line in order if line in by_line)


def _line_of(card: Scorecard) -> Side:
    """Return the line a contestant is ranked in: that of his number, or that in which he sat first."""
    if card.contestant.line is not None:
        return card.contestant.line
    return card.lines[0].side if card.lines else Side.NS


def _ranked(cards: Iterable[Scorecard], rules: ScoringRules, method: ScoringMethod) -> tuple[Standing, ...]:
    by_percentage = rules.is_ranked_by_percentage(method)

    def figure(card: Scorecard) -> Fraction:
        value = (card.percentage or Fraction(0)) if by_percentage else card.total
        if rules.ties is Ties.EXACT:
            return value
        return rules.published_percentage(value) if by_percentage else rules.published_total(value)

    listed = list(cards)
    figures = whole([figure(card) for card in listed])
    ranked = places(zip(figures, listed, strict=True), lambda card: card.contestant.order)
    return tuple(Standing(place, shared_by, card) for place, shared_by, card in ranked)
