"""Many clubs as one contest: read side by side, compared with one another, and bad files told of."""

from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.ranking.simultaneous import merged, named, renamed, together
from duplicado.event.record.board_results import contest_of
from duplicado.event.record.folding import fold
from duplicado.event.rules import RULE_SETS
from duplicado.event.standing import standings
from duplicado.formats.event_record.document import entry_text
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.service.event_file import UnreadableRecord
from duplicado.service.simultaneous import read_clubs, simultaneous
from duplicado.store.port import NewEntry, NotARecord, StoreError
from duplicado.store.sqlite import SqliteStore
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.errors import DuplicadoError

pytestmark = pytest.mark.wire

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
SIX = tuple(ContestantId(number) for number in range(1, 7))


def entries(*facts: AnyFact) -> list[Entry]:
    return [Entry(f"e{number}", NOON, "the Director", fact) for number, fact in enumerate(facts)]


def evening(points: int, conditions: Conditions | None = None) -> list[Entry]:
    """Three tables, one board at each in a round: `points` more at every table than at the one before."""
    results = [
        ResultEntered(Place(1, "", round_, table, (table + round_ - 2) % 3 + 1), ScoreWritten(points * table))
        for round_ in range(1, 4)
        for table in range(1, 4)
    ]
    return entries(EventFounded("", conditions or Conditions()), SectionPlanned(1, "", mitchell(3), SIX, 1), *results)


def written(path: Path, record: list[Entry]) -> Path:
    path.parent.mkdir(exist_ok=True)
    with SqliteStore.create(path) as store:
        store.append([NewEntry(each.id, entry_text(each)) for each in record])
    return path


@pytest.fixture
def clubs(tmp_path: Path) -> list[Path]:
    return [written(tmp_path / f"{name}.duplicado", evening(points)) for name, points in (("North", 10), ("South", 20))]


@pytest.mark.parametrize("processes", [1, 2])
def test_every_score_is_compared_with_all(clubs: list[Path], processes: int) -> None:
    read = list(read_clubs(clubs, processes=processes))
    assert [each.path for each in read] == clubs
    result = simultaneous(read)
    assert {board.top for board in result.boards.values()} == {10}
    contests = {
        path.stem: contest_of(fold(evening(points)), (1, None)) for path, points in zip(clubs, (10, 20), strict=True)
    }
    by_hand = standings(merged(contests))
    assert [(each.place_text, each.contestant, each.total) for each in result.rankings[0].standings] == [
        (each.place_text, each.contestant, each.total) for each in by_hand.rankings[0].standings
    ]
    assert {each.contestant.section for each in result.rankings[0].standings} == {"North", "South"}
    # Table 3 of the second club has the best scores of all, 60, on every board.
    best = result.of(renamed("South", SIX[2]))
    assert best is not None
    assert best.total == 30


@pytest.mark.parametrize("processes", [1, 2])
def test_a_file_that_cannot_be_read_keeps_no_other_from_being_read(clubs: list[Path], processes: int) -> None:
    folder = clubs[0].parent
    text = folder / "text.duplicado"
    text.write_text("no record", encoding="utf-8")
    damaged = folder / "damaged.duplicado"
    with SqliteStore.create(damaged) as store:
        store.append([NewEntry("1", entry_text(evening(10)[0])), NewEntry("2", "{}")])
    paths = [text, clubs[0], folder / "nothing", damaged, clubs[1]]
    read = list(read_clubs(paths, processes=processes))
    assert [each.path for each in read] == paths
    assert [each.contest is None for each in read] == [True, False, True, True, False]
    for each in read:
        assert (each.error is None) == (each.contest is not None)
    assert isinstance(read[0].error, StoreError)
    assert str(text) in str(read[0].error)
    assert isinstance(read[3].error, UnreadableRecord)
    assert (read[3].error.number, [found.code for found in read[3].error.found]) == (2, ["record-version"])
    assert len(simultaneous(read).boards[1].results) == 6
    assert not isinstance(read[3].error, NotARecord)


def test_the_whole_is_scored_as_the_first_club_scores_or_as_is_said(tmp_path: Path) -> None:
    paths = [
        written(tmp_path / "a", evening(10, Conditions(rules="acbl"))),
        written(tmp_path / "b", evening(20)),
    ]
    assert simultaneous(read_clubs(paths)).rules == RULE_SETS["acbl"]
    assert simultaneous(read_clubs(paths), rules=RULE_SETS["ebu"]).rules == RULE_SETS["ebu"]


def test_what_does_not_go_together_is_said(clubs: list[Path], tmp_path: Path) -> None:
    with pytest.raises(DuplicadoError, match="clubs with names"):
        simultaneous([])
    (tmp_path / "more").mkdir()
    again = written(tmp_path / "more" / "North.duplicado", evening(30))
    with pytest.raises(DuplicadoError, match="files of the name North: rename one"):
        simultaneous(read_clubs([*clubs, again]))


@pytest.mark.clause("90A")
def test_what_was_taken_from_somebody_in_his_club_is_taken_in_the_whole(clubs: list[Path], tmp_path: Path) -> None:
    def fine(amount: int, unit: PenaltyUnit, session: int | None) -> PenaltyRuled:
        return PenaltyRuled(RuledPenalty(SIX[0], Fraction(amount), unit, reason="slow"), session)

    fines = (
        fine(10, PenaltyUnit.PERCENT_OF_TOP, 1),
        fine(2, PenaltyUnit.MATCHPOINTS, None),
        fine(4, PenaltyUnit.VICTORY_POINTS, None),
        fine(8, PenaltyUnit.MATCHPOINTS, 2),
    )
    record = evening(10)
    record += [Entry(f"p{number}", NOON, "the Director", fact) for number, fact in enumerate(fines)]
    ruled = [written(tmp_path / "ruled" / "North.duplicado", record), clubs[1]]
    before = {each.contestant: each.total for r in simultaneous(read_clubs(clubs)).rankings for each in r.standings}
    after = {each.contestant: each.total for r in simultaneous(read_clubs(ruled)).rankings for each in r.standings}
    one = renamed("North", SIX[0])
    assert before[one] - after[one] == 1 + 2, "a tenth of the top of all, 10, and two matchpoints"
    assert {who: total for who, total in before.items() if who != one} == {
        who: total for who, total in after.items() if who != one
    }


def test_another_session_is_another_contest(clubs: list[Path]) -> None:
    assert [each.contest.results for each in read_clubs(clubs, session=2) if each.contest] == [(), ()]


def test_individuals_of_two_clubs_are_different_people() -> None:
    who = tuple(ContestantId(number) for number in range(1, 21))
    founded = EventFounded("", Conditions(kind=ContestKind.INDIVIDUAL))
    result = ResultEntered(Place(1, "", 1, 1, 1), ScoreWritten(420))
    contest = contest_of(fold(entries(founded, SectionPlanned(1, "", rainbow(5), who, 1), result)), (1, None))
    both = standings(merged({"North": contest, "South": contest}))
    assert len(both.cards) == 40
    assert {each.contestant.section for each in both.rankings[0].standings} == {"North", "South"}
    assert {each.total for each in both.rankings[0].standings} != {Fraction(0)}
    assert together({name: named(name, contest) for name in ("North", "South")}) == merged(
        {"North": contest, "South": contest}
    )
