"""Standings that follow the record: what is computed again, and how sections, sessions and lines are put together."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.board_score import BoardScore, score_board
from duplicado.event.conditions import ComparedAcross, Conditions, SessionsCount
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.boards import BoardCancelled, FormRecorded
from duplicado.event.facts.contestants import CarriedOver, ContestantEntered, ContestantWithdrew, Player
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.office_values import NoteKind
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.register import PartnershipNoted
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultEntered
from duplicado.event.record import comparison_field as field_module
from duplicado.event.record.board_results import contest_of, fields_of
from duplicado.event.record.live_standings import LiveStandings, _figures
from duplicado.event.record.whole_number_totals import Tally
from duplicado.event.rules import RULE_SETS, ScoringRules, Ties
from duplicado.event.standing import standings
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.howell import curtailed, howell
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.score.side_score import Artificial
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.seats import Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

BY_SECTION = Conditions(compared=ComparedAcross.SECTION)
METHODS = [ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS, ScoringMethod.TOTAL_POINTS]


def evening(book: Book, seed: int = 1, session: int = 1) -> None:
    """Give every place a result."""
    rng = random.Random(seed)
    for name in sorted(book.state.session(session).plans):
        for place in book.state.session(session).plans[name].due:
            book.result(place, 10 * rng.randrange(-20, 20))


def figures(live: LiveStandings) -> list[list[tuple[object, ...]]]:
    return [
        [(each.place_text, each.contestant, *each.tally.figures) for each in ranking.ranks] for ranking in live.rankings
    ]


# ---- what is computed again


class Spy:
    """Counts which boards are scored."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.boards: list[int] = []

        def scored(board: int, *rest: object) -> BoardScore:
            self.boards.append(board)
            return score_board(board, *rest)  # type: ignore[arg-type]  # handed on as it was given

        monkeypatch.setattr(field_module, "score_board", scored)

    def taken(self) -> list[int]:
        """The boards since this was last asked, ascending."""
        boards, self.boards = sorted(self.boards), []
        return boards


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    return Spy(monkeypatch)


def test_one_entry_touches_one_board(book: Book, spy: Spy) -> None:
    book.found(BY_SECTION)
    evening(book)
    live = book.live
    assert spy.taken() == list(range(1, 15))
    place = book.due(3)

    def add(entry: str) -> list[int]:
        assert entry
        live.add(book.entries[-1])
        assert live.rankings
        return spy.taken()

    assert add(book.correct(place, 7600, "e3")) == [place.board]
    assert add(book.result(place, -90)) == [place.board]
    assert add(book.enter(FormRecorded(place, "b"))) == [place.board]
    assert add(book.enter(BoardCancelled(place))) == [place.board]
    assert add(book.enter(ResultAgreed(place, "e3", Side.NS))) == []
    assert add(book.enter(CarriedOver(ContestantId(1), Fraction(1)))) == []
    assert add(book.enter(ContestantEntered(ContestantId(1), (Player("A"),)))) == []
    assert add(book.enter(SectionPlanned(1, "B", howell(8), (), 1))) == []
    assert figures(live) == figures(book.live)


def test_many_entries_at_once_are_computed_once_and_come_to_the_same(book: Book, spy: Spy) -> None:
    book.found()
    evening(book)
    book.enter(EntryUndone(book.correct(book.due(3), 7600, "e3"), "a slip"))
    spy.taken()
    live = LiveStandings()
    with live.taking_several():
        for entry in book.entries:
            live.add(entry)
        assert live.state == book.live.state
    spy.taken()
    with live.taking_several():
        live.add(book.entries[-1])
    assert spy.taken() == list(range(1, 15))
    assert figures(live) == figures(book.live)
    # From then on each entry counts at once, as before.
    board = book.due(3).board
    book.correct(book.due(3), 420, "e3")
    spy.taken()
    live.add(book.entries[-1])
    assert spy.taken() == [board]
    assert figures(live) == figures(book.live)


def test_the_same_entry_twice_touches_nothing(book: Book, spy: Spy) -> None:
    book.found()
    book.result(book.due(), 420)
    live = book.live
    before = live.rankings
    spy.taken()
    live.add(book.entries[-1])
    assert spy.taken() == []
    assert live.rankings is before


def test_another_section_is_left_alone(book: Book, spy: Spy) -> None:
    book.found(BY_SECTION)
    others = tuple(ContestantId(number, section="B") for number in range(1, 9))
    book.enter(SectionPlanned(1, "B", howell(8), others, 2))
    evening(book)
    live = book.live
    spy.taken()
    kept = live.fields[1, "B"].boards[1]
    book.result(replace(book.due(), board=1, table=8), 50)
    live.add(book.entries[-1])
    assert live.fields[1, "B"].boards[1] is kept
    book.enter(SectionPlanned(1, "A", curtailed(howell(8), 5), book.entries[1].fact.contestants, 2, from_round=6))  # type: ignore[union-attr]  # the plan
    live.add(book.entries[-1])
    assert spy.taken()
    assert live.fields[1, "B"].boards[1] is kept
    assert figures(live) == figures(book.live)


def test_a_board_that_is_the_first_with_so_many_results_changes_every_top(book: Book, spy: Spy) -> None:
    # By the Laws' rule set boards are factored to the most results that any board has.
    book.found()
    evening(book)
    live = book.live
    spy.taken()
    extra = Place(1, "A", 1, 9, 1)
    book.enter(ResultEntered(extra, ScoreWritten(50), ContestantId(21), ContestantId(22)))
    live.add(book.entries[-1])
    assert spy.taken() == list(range(1, 15))
    assert figures(live) == figures(book.live)


# ---- the order does not matter


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_any_order_of_results_and_corrections_gives_the_same_standings(book: Book, rules: str, seed: int) -> None:
    rng = random.Random(seed)
    method = METHODS[seed % 4]
    book.found(Conditions(rules=rules, method=method))
    evening(book, seed)
    said = {entry.fact.place: entry.id for entry in book.entries if isinstance(entry.fact, ResultEntered)}
    for place in rng.sample(sorted(said), 12):
        said[place] = book.correct(place, 10 * rng.randrange(-90, 90), said[place])
        if rng.random() < 0.5:
            said[place] = book.correct(place, DirectorsScore(Artificial(Award.AVERAGE_PLUS), None), said[place])
    for place in rng.sample(sorted(said), 3):
        book.result(place, 10)
        book.enter(FormRecorded(place, "b"))
    straight = figures(book.live)
    beginning, rest = book.entries[:2], book.entries[2:]
    rng.shuffle(rest)
    live = LiveStandings(beginning)
    for entry in rest:
        live.add(entry)
    assert figures(live) == figures(LiveStandings([*beginning, *rest])) == straight
    # Even results that arrive before there is a movement.
    assert figures(LiveStandings([beginning[0], *rest, beginning[1]])) == straight


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_nearly_level_is_level_where_what_is_published_decides(book: Book, rules: str) -> None:
    book.found(Conditions(rules=rules))
    for place in book.state.session(1).plans["A"].due:
        book.result(place, 0)
    book.enter(PenaltyRuled(RuledPenalty(ContestantId(2), Fraction(1, 10_000), PenaltyUnit.MATCHPOINTS), 1))
    level = RULE_SETS[rules].ties is Ties.PUBLISHED
    [last] = [each for ranking in book.live.rankings for each in ranking.ranks if each.contestant == ContestantId(2)]
    assert (last.place == 1) == level


# ---- sections


def two_sections(book: Book, compared: ComparedAcross, rules: str = "laws") -> None:
    book.found(Conditions(compared=compared, rules=rules))
    others = tuple(ContestantId(number, section="B") for number in range(1, 11))
    book.enter(SectionPlanned(1, "B", mitchell(5), others, 3))
    evening(book)


def test_sections_are_compared_apart(book: Book) -> None:
    two_sections(book, ComparedAcross.SECTION)
    live = book.live
    assert list(live.fields) == list(fields_of(live.state)) == [(1, "A"), (1, "B")]
    assert live.fields[1, "A"].boards[1].top == 6
    assert live.fields[1, "B"].boards[1].top == 8
    assert {each.contestant.section for each in live.rankings[0].ranks} == {"", "B"}


def test_a_field_is_compared_across_its_sections(book: Book) -> None:
    two_sections(book, ComparedAcross.FIELD)
    live = book.live
    assert list(live.fields) == list(fields_of(live.state)) == [(1, None)]
    # Nine results on a board that both play; board 15 is played in one section, and factored.
    assert {board.top for board in live.fields[1, None].boards.values()} == {16}
    assert len(live.fields[1, None].boards[1].results) == 9
    assert len(live.fields[1, None].boards[15].results) == 5
    batch = standings(contest_of(live.state, (1, None)))
    assert [(r.place_text, r.contestant, r.tally.total) for r in live.rankings[0].ranks] == [
        (each.place_text, each.contestant, each.total) for each in batch.rankings[0].standings
    ]


def test_changing_how_sections_are_compared_changes_everything(book: Book) -> None:
    two_sections(book, ComparedAcross.SECTION)
    live = book.live
    book.enter(ConditionsChanged(Conditions(compared=ComparedAcross.FIELD, method=ScoringMethod.BUTLER), "decided"))
    live.add(book.entries[-1])
    assert list(live.fields) == [(1, None)]
    assert figures(live) == figures(book.live)


# ---- sessions


def test_sessions_count_as_one_long_session(book: Book) -> None:
    book.found(BY_SECTION)
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    book.enter(replace(plan, session=2, movement=curtailed(howell(8), 3)))
    evening(book, 1, 1)
    evening(book, 2, 2)
    live = book.live
    for who in plan.contestants:
        parts = [live.fields[key].tallies[who] for key in ((1, "A"), (2, "A"))]
        whole = live.tallies[who]
        assert whole.boards == sum(part.boards for part in parts) == 20
        assert whole.total == sum((part.total for part in parts), Fraction(0))
        assert whole.percentage == 100 * whole.total / sum((part.maximum or 0 for part in parts), Fraction(0))


def test_every_session_weighs_the_same_where_the_conditions_say_so(book: Book) -> None:
    book.found(replace(BY_SECTION, sessions=SessionsCount.SESSIONS))
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    book.enter(replace(plan, session=2, movement=curtailed(howell(8), 3)))
    evening(book, 1, 1)
    evening(book, 2, 2)
    live = book.live
    for rank in live.rankings[0].ranks:
        percentages = [live.fields[key].tallies[rank.contestant].percentage for key in ((1, "A"), (2, "A"))]
        assert rank.tally.percentage == sum((each or Fraction(0) for each in percentages), Fraction(0)) / 2


def test_who_plays_in_two_sections_of_a_session_has_one_percentage_of_it(book: Book) -> None:
    """His score in both together is part of his possible score there; then every session weighs the same.

    Each board has five scores and a top of 8. Player 1 has 8 of 8 in section A of the first session and 2 + 2 + 2 of 24
    in section B: 14 of 32 are 43.75 %. In the second session he has 6 of 8, 75 %. The average is 59.375 %; that of
    three cards would be 66.67 %, of all boards 50 %.
    """
    conditions = replace(BY_SECTION, kind=ContestKind.INDIVIDUAL, sessions=SessionsCount.SESSIONS)
    book.found(conditions, rainbow(5), 1)
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    book.enter(replace(plan, section="B"), replace(plan, session=2))
    player, live = ContestantId(1), book.live
    beaten = {(1, "B", 1): 1, (1, "A", 1): 4, (2, "A", 1): 3, (1, "B", 2): 1, (1, "B", 3): 1}
    for (session, section, board), number in beaten.items():
        dues = book.state.session(session).plans[section].by_board[board]
        (own,) = [due for due in dues if player in due.contestants]
        sign = 1 if player in (own.north_south, own.south) else -1
        others = [-50] * number + [50] * (4 - number)
        scores = [sign * (0 if due is own else others.pop()) for due in dues]
        for due, score in zip(dues, scores, strict=True):
            book.result(due.place, score)
            live.add(book.entries[-1])
    for standing in (live, book.live):
        assert {key: scores.tallies[player].percentage for key, scores in standing.fields.items()} == {
            (1, "A"): 100,
            (1, "B"): 25,
            (2, "A"): 75,
        }
        assert {number: tally.percentage for number, tally in standing.by_session(player).items()} == {
            1: Fraction("43.75"),
            2: 75,
        }
        (rank,) = [each for each in standing.rankings[0].ranks if each.contestant == player]
        assert rank.tally.percentage == Fraction("59.375")
        assert (rank.tally.boards, rank.tally.total) == (5, Fraction(20))


def test_a_session_that_is_only_planned_weighs_nothing(book: Book) -> None:
    book.found(Conditions(sessions=SessionsCount.SESSIONS))
    evening(book)
    before = figures(book.live)
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    live = book.live
    book.enter(replace(plan, session=2, contestants=(*plan.contestants[:7], ContestantId(50))))
    live.add(book.entries[-1])
    assert figures(live) == figures(book.live) == before


def test_who_left_the_plan_has_nothing(book: Book) -> None:
    book.found()
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    live = book.live
    book.enter(replace(plan, contestants=(*plan.contestants[:7], ContestantId(50))))
    live.add(book.entries[-1])
    assert ContestantId(8) not in live.tallies
    assert live.tallies.keys() == book.live.tallies.keys()


def test_who_left_the_plan_has_no_penalty_of_the_session_either(book: Book) -> None:
    book.found()
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    book.enter(PenaltyRuled(RuledPenalty(ContestantId(8), Fraction(3), PenaltyUnit.MATCHPOINTS), 1))
    live = book.live
    assert live.tallies[ContestantId(8)].total == -3
    book.enter(replace(plan, contestants=(*plan.contestants[:7], ContestantId(50))))
    live.add(book.entries[-1])
    assert figures(live) == figures(book.live)
    assert ContestantId(8) not in live.tallies


def test_a_disqualification_that_is_put_right_counts_no_more(book: Book) -> None:
    book.found()
    book.enter(ResultEntered(book.due(), ScoreWritten(420)))
    before = figures(book.live)
    barred = book.enter(ContestantDisqualified(ContestantId(1), "cause", "the Organizer", 1, 0))
    live = book.live
    without = figures(live)
    assert without != before
    # A note in the register puts nothing right but another note.
    book.enter(PartnershipNoted(NoteKind.PSYCHE, ContestantId(1), "it was no more than that", instead_of=(barred,)))
    live.add(book.entries[-1])
    assert figures(live) == figures(book.live) == without
    book.enter(PlayerSuspended(ContestantId(1), "cause", 1, 2, player="Ana", instead_of=(barred,)))
    live.add(book.entries[-1])
    assert figures(live) == figures(book.live) == before


def test_what_was_carried_over_is_added(book: Book) -> None:
    book.found()
    evening(book)
    who = ContestantId(3)
    before = book.live.tallies[who]
    book.enter(
        CarriedOver(who, Fraction(5, 2)), CarriedOver(who, Fraction(-1)), CarriedOver(ContestantId(70), Fraction(4))
    )
    after = book.live.tallies
    assert after[who].total == before.total + Fraction(3, 2)
    assert after[ContestantId(70)].figures[:2] == (0, Fraction(4))
    assert ContestantId(70) in {rank.contestant for rank in book.live.rankings[0].ranks}


# ---- one winner, two winners, individuals, teams


@pytest.mark.parametrize("method", METHODS)
def test_two_winners(book: Book, method: ScoringMethod) -> None:
    book.found(Conditions(winners=2, method=method), mitchell(5))
    evening(book)
    ns, ew = book.live.rankings
    assert (ns.line, ew.line) == (Side.NS, Side.EW)
    assert {each.contestant.number for each in ns.ranks} == set(range(1, 6))
    assert {each.contestant.number for each in ew.ranks} == set(range(6, 11))
    batch = standings(contest_of(book.state, (1, "A")))
    assert [[(r.place_text, r.contestant) for r in each.ranks] for each in (ns, ew)] == [
        [(each.place_text, each.contestant) for each in ranking.standings] for ranking in batch.rankings
    ]


def test_two_winners_whom_no_plan_knows_are_ranked_where_they_sat(book: Book) -> None:
    book.found(Conditions(winners=2))
    for table in range(1, 4):
        ns, ew = ContestantId(table, section="X"), ContestantId(table + 10, section="X")
        book.enter(ResultEntered(Place(1, "X", 1, table, 1), ScoreWritten(10 * table), ns, ew))
    lists = {each.line: [rank.contestant.number for rank in each.ranks] for each in book.live.rankings}
    assert lists == {Side.NS: [3, 2, 1], Side.EW: [11, 12, 13]}


def test_each_of_four_individuals_has_the_score_of_his_side(book: Book) -> None:
    book.found(replace(BY_SECTION, kind=ContestKind.INDIVIDUAL), rainbow(5), 1)
    evening(book)
    live = book.live
    for board in live.fields[1, "A"].boards.values():
        for i, line in enumerate(board.results):
            for side, column in ((Side.NS, board.north_south), (Side.EW, board.east_west)):
                assert len(line.of_side(side)) == 2
                for who in line.of_side(side):
                    (card,) = (each for each in live.fields[1, "A"].card(who).lines if each.board == board.board)
                    assert (card.line, card.side, card.value) == (i, side, column[i])
    assert len(live.rankings[0].ranks) == 20


def test_an_individual_who_took_anothers_seat_has_the_score(book: Book) -> None:
    book.found(Conditions(kind=ContestKind.INDIVIDUAL), rainbow(5), 1)
    place = book.due()
    due = book.state.session(1).plans["A"].due[place]
    book.enter(ResultEntered(place, ScoreWritten(420), west=ContestantId(77)))
    (line,) = (each for each in contest_of(book.state, (1, "A")).results if each.table == "1" and each.round == 1)
    assert line.contestants == (due.north_south, due.south, due.east_west, ContestantId(77))


@pytest.mark.parametrize("method", [ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH])
def test_a_teams_board_counts_once(book: Book, method: ScoringMethod) -> None:
    book.found(Conditions(kind=ContestKind.TEAMS, method=method), round_robin(4))
    evening(book)
    live = book.live
    assert [rank.tally.boards for rank in live.rankings[0].ranks] == [6] * 4
    total = sum((rank.tally.total for rank in live.rankings[0].ranks), Fraction(0))
    assert total == (0 if method is ScoringMethod.IMPS else 4 * 6)


# ---- what has no line, and what has no score


def test_a_cancelled_board_has_no_line_unless_it_was_played(book: Book) -> None:
    book.found()
    place = book.due()
    book.enter(BoardCancelled(place))
    assert len(contest_of(book.state, (1, "A")).results) == 55
    book.result(place, 420)
    assert len(contest_of(book.state, (1, "A")).results) == 56


def test_who_withdrew_is_waited_for_no_more(book: Book) -> None:
    book.found()
    who = ContestantId(8)
    evening(book)
    book.entries[2:] = [e for e in book.entries[2:] if isinstance(e.fact, ResultEntered) and e.fact.place.round <= 3]
    before = contest_of(book.state, (1, "A")).results
    book.enter(ContestantWithdrew(who, 1, 3))
    after = contest_of(book.state, (1, "A")).results
    gone = [line for line in before if line not in after]
    assert {line.round for line in gone} == {4, 5, 6, 7}
    assert all(who in line.contestants for line in gone)
    assert len(gone) == 8
    assert book.live.tallies[who].boards == 6


def test_a_board_that_was_not_played_has_a_line_and_no_score(book: Book) -> None:
    book.found()
    place = book.due()
    book.result(place, NotPlayed("no time"))
    (line,) = (each for each in contest_of(book.state, (1, "A")).results if each.note)
    assert (line.north_south_score, line.east_west_score, line.note) == (None, None, "no time")
    assert book.live.rankings == ()


@pytest.mark.parametrize("board", [0, -1, -15])
def test_a_board_that_there_is_not_counts_for_nobody(book: Book, board: int) -> None:
    book.found()
    place = replace(book.due(), board=board)
    live = book.live
    book.enter(ResultEntered(place, ScoreWritten(420)))
    live.add(book.entries[-1])
    book.enter(SectionPlanned(1, "C", howell(8), book.entries[1].fact.contestants, 2, first_board=-3))  # type: ignore[union-attr]  # the plan
    live.add(book.entries[-1])
    assert live.rankings == book.live.rankings == ()
    assert all(number > 0 for field in live.fields.values() for number in field.boards)
    assert contest_of(book.state, (1, "C")).results


def test_results_of_rounds_that_a_shorter_plan_leaves_out_still_count(book: Book) -> None:
    book.found()
    evening(book)
    before = figures(book.live)
    plan = book.entries[1].fact
    assert isinstance(plan, SectionPlanned)
    book.enter(replace(plan, movement=curtailed(howell(8), 2), from_round=8))
    assert figures(book.live) == before


def test_percentages_that_are_reckoned_otherwise_than_by_points_and_tops_rank_by_themselves() -> None:
    ranked = [Tally.of(2, Fraction(3), Fraction(4), Fraction(percentage)) for percentage in (60, 70)]
    lower, higher = _figures(ranked, ScoringRules(), by_percentage=True)
    assert 7 * lower == 6 * higher > 0
