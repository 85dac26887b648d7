"""A Swiss contest of teams from the first round to the ranking: pairing, matches, standings and ties together."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, ContestantId
from duplicado.event.match import match_result
from duplicado.event.matches.score import MatchScore, bye, team_match
from duplicado.event.matches.standings import MatchStandings, match_standings
from duplicado.event.matches.tie_break_matches import match_evidence
from duplicado.event.pairing.conditions import NOTHING_PLAYED, Contender, OddOneOut, PairingOptions
from duplicado.event.pairing.errors import ImpossibleRound
from duplicado.event.pairing.rounds import PairedMatch, RoundPairing
from duplicado.event.pairing.seeding import first_round
from duplicado.event.pairing.swiss import swiss_round
from duplicado.event.ranking.ties import EBU_143, break_ties
from duplicado.score.side_score import Points

BOARDS = 4


def played(number: int, match: PairedMatch, points: int, *, half: bool = False) -> MatchScore:
    """A match in which the home team has so many points more on its one board that is not flat."""
    home, away = match.home, match.away
    length = BOARDS // 2 if half else BOARDS
    lines: list[BoardResult] = []
    for board in range(1, length + 1):
        score = points if board == 1 else 0
        lines.append(BoardResult(board, home, away, Points(score), Points(-score)))
        lines.append(BoardResult(board, away, home, Points(0), Points(0)))
    result = match_result(lines, (home, away), scheduled=length)
    return team_match(number, result, scheduled=length, weight=Fraction(1, 2) if half else Fraction(1))


def play(paired: RoundPairing, swings: Sequence[int]) -> list[MatchScore]:
    """Play what begins in a round."""
    number = paired.number
    scores = [played(number, match, swings[i % len(swings)]) for i, match in enumerate(paired.matches)]
    for group in paired.three_ways:
        if group.first_round == number:
            scores += (played(number, each, swings[0], half=group.rounds == 1) for each in group.matches)
    return [*scores, *(bye(number, each) for each in paired.byes)]


@pytest.mark.parametrize("odd", OddOneOut)
@given(st.integers(4, 13), st.lists(st.integers(-100, 100).map(lambda tens: 10 * tens), min_size=1, max_size=6))
def test_a_contest(odd: OddOneOut, size: int, swings: list[int]) -> None:
    teams = [ContestantId(number) for number in range(1, size + 1)]
    options = PairingOptions(odd=odd)
    past, scores = NOTHING_PLAYED, list[MatchScore]()
    standing: MatchStandings | None = None
    for number in range(1, 5):
        try:
            if standing is None:
                paired = first_round([Contender(each) for each in teams], options)
            else:
                order = break_ties(standing.ranking, EBU_143, match_evidence(standing), lot=teams).places
                paired = swiss_round(number, [Contender(each.contestant, each.figure) for each in order], past, options)
        except ImpossibleRound:
            break
        scores += play(paired, swings)
        past = past.after(paired)
        standing = match_standings(scores, contestants=teams, previous=standing)
        assert standing == match_standings(scores, contestants=teams)
    assert standing is not None
    rows = standing.rows.values()
    byes = sum(len(score.sides) == 1 for score in scores)
    # Half of what is at stake in matches, and 12 of 20 with a bye.
    assert sum(row.points for row in rows) == sum(row.maximum for row in rows) / 2 + 2 * byes
    for row in rows:
        opponents = [side.opponent for side in row.sides if side.opponent is not None]
        assert len(set(opponents)) == len(opponents)
        assert sum(side.status.value == "bye" for side in row.sides) <= 1
        if odd is OddOneOut.THREE_WAY_IN_ONE_ROUND:
            # Whoever plays two half matches in a round has as much at stake as the others.
            assert row.maximum == max(each.maximum for each in rows)
    final = break_ties(standing.ranking, EBU_143, match_evidence(standing), lot=teams)
    assert [each.place for each in final.places] == list(range(1, size + 1))
