"""The published outcome of an event equals its live standings: one ranking for pages, sheets and files."""

from fractions import Fraction
from pathlib import Path

import pytest

from duplicado.event.contest import ContestantId
from duplicado.event.matches.score import MatchStatus
from duplicado.event.record.board_views import published_rankings
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.event.standing import TotalIn
from duplicado.service.event_file import EventFile


def live_of(path: Path) -> LiveStandings:
    with EventFile.open(path) as event:
        return event.live


def outcome(folder: Path, name: str) -> EventOutcome:
    return outcome_of(live_of(folder / f"{name}.event"))


@pytest.mark.parametrize("name", ["swiss", "knock-out", "stanzas", "sessions"])
def test_the_ranking_is_that_of_the_live_standings(whole_events: Path, name: str) -> None:
    live = live_of(whole_events / f"{name}.event")
    published = [
        (rank.place.place_text, rank.place.contestant, rank.tally.total, rank.tally.percentage, rank.tally.boards)
        for ranking in published_rankings(live)
        for rank in ranking.ranks
    ]
    ranked = [
        (each.place_text, each.contestant, each.total, each.percentage, each.card.boards)
        for ranking in outcome_of(live).standings.rankings
        for each in ranking.standings
    ]
    assert ranked == published
    assert len(ranked) >= 3


def test_what_was_carried_over_and_taken_away_is_part_of_the_total(whole_events: Path) -> None:
    found = outcome(whole_events, "swiss")
    assert found.standings.total_in is TotalIn.VICTORY_POINTS
    carried, fined = found.standings.of(ContestantId(2)), found.standings.of(ContestantId(3))
    assert carried is not None
    assert fined is not None
    assert (carried.carried, fined.card.penalty) == (Fraction(5), Fraction(-1))
    for each in found.standings.rankings[0].standings:
        from_matches = [
            side.points or Fraction(0)
            for match in found.matches
            for side in match.sides
            if side.contestant == each.contestant
        ]
        assert each.total == sum(from_matches) + each.carried + each.card.penalty
        assert each.card.sum == sum(from_matches)


def test_every_match_has_its_boards_and_a_bye_has_none(whole_events: Path) -> None:
    found = outcome(whole_events, "swiss")
    byes = [match for match in found.matches if match.is_bye]
    assert [(match.round, match.sides[0].status, match.sides[0].points) for match in byes] == [
        (1, MatchStatus.BYE, Fraction(12)),
        (2, MatchStatus.BYE, Fraction(12)),
    ]
    for match in found.matches:
        if not match.is_bye:
            assert len(match.lines) == 6
            assert {line.round for line in match.lines} == {match.round}
            assert {who for line in match.lines for who in line.contestants} == {
                side.contestant for side in match.sides
            }
    assert len([match for match in found.matches if not match.is_bye]) == 4


def test_sessions_and_sections_are_fields_with_their_own_ranking(whole_events: Path) -> None:
    found = outcome(whole_events, "sessions")
    assert [(field.session, field.section) for field in found.fields] == [(1, "A"), (1, "B"), (2, "A"), (2, "B")]
    assert (found.standings.sessions, found.contest.results) == ((1, 2), ())
    for each in found.standings.rankings[0].standings:
        of_fields = [
            standing for field in found.fields if (standing := field.standings.of(each.contestant)) is not None
        ]
        assert each.sessions == tuple(standing.percentage for standing in of_fields)
        assert each.total == sum(standing.total for standing in of_fields)
    assert {field.standings.rankings[0].standings[0].contestant.section for field in found.fields} == {"A", "B"}


def test_an_event_of_one_field_has_its_boards(whole_events: Path) -> None:
    found = outcome(whole_events, "swiss")
    assert found.contest.results == found.fields[0].contest.results
    assert found.standings.boards == found.fields[0].standings.boards
    assert all(each.card.lines for each in found.standings.rankings[0].standings)


def test_the_bracket_knows_who_has_won(whole_events: Path) -> None:
    found = outcome(whole_events, "knock-out")
    (bracket,) = found.brackets
    first, second = ([match for match in bracket.matches if match.round == number] for number in (1, 2))
    assert [(match.home, match.away) for match in first] == [
        (ContestantId(1), None),
        (ContestantId(2), ContestantId(3)),
    ]
    (final,) = second
    assert final.home == ContestantId(1)
    assert final.away == first[1].winner
    assert final.winner is not None
    assert found.standings.rankings[0].standings[0].contestant == final.winner
    assert found.standings.total_in is TotalIn.MATCHES
    assert outcome(whole_events, "swiss").brackets == ()


def test_a_match_over_two_sessions_is_told_once_with_the_boards_of_both(whole_events: Path) -> None:
    found = outcome(whole_events, "stanzas")
    semifinals, final = found.matches[:2], found.matches[2:]
    assert [(match.session, match.round, match.field) for match in semifinals] == [(1, 1, 0), (1, 1, 0)]
    for match in semifinals:
        assert [(field, [line.board for line in lines]) for field, lines in match.by_field] == [
            (0, [1, 1, 2, 2, 3, 3]),
            (1, [1, 1, 2, 2, 3, 3]),
        ]
        assert {side.boards for side in match.sides} == {6}
        assert {side.status for side in match.sides} == {MatchStatus.PLAYED}
    # The final begins in the second session, after the second half of the semifinals, and ends in the third.
    assert [(match.session, match.round, [field for field, _ in match.by_field]) for match in final] == [(2, 2, [1, 2])]
    (bracket,) = found.brackets
    assert found.standings.rankings[0].standings[0].contestant == bracket.matches[-1].winner


def test_numbers_are_those_of_the_players(whole_events: Path) -> None:
    assert outcome(whole_events, "swiss").numbers[ContestantId(2)] == ("72", "")
