"""The real events written as PBN: every figure of them is recomputed from what our reader reads there."""

from pathlib import Path

import pytest

from duplicado.event.comparison import compare
from duplicado.event.contest import Contest
from duplicado.event.standing import standings
from duplicado.formats.bws.reader import read_bws_folder
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.export_contest import write_pbn_contest
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import read_optimum_results
from duplicado.formats.usebio.reader import read_usebio

pytestmark = pytest.mark.sampled

FILES = ("mp_pairs_howell", "mp_pairs_mitchell", "mp_pairs_mitchell_adjusted", "butler_howell", "cross_imp_howell")


@pytest.fixture(params=FILES)
def contest(shared_data: Path, request: pytest.FixtureRequest) -> Contest:
    return read_usebio((shared_data / "usebio" / f"{request.param}.xml").read_bytes()).value


def test_results_hands_and_figures(contest: Contest) -> None:
    computed = standings(contest)
    written = write_pbn_contest(contest, computed)
    assert written.diagnostics == ()
    parsed = read_pbn(written.content)
    found = contest_of(parsed.value)
    assert (parsed.diagnostics, found.diagnostics) == ((), ())
    read = found.value
    assert read is not None
    assert (read.results, read.layouts, read.method) == (contest.results, contest.layouts, contest.method)
    figures = list(compare(read, standings(read)))
    assert len(figures) > len(contest.results)
    assert [figure for figure in figures if not figure.agrees] == []


def test_the_double_dummy_results_of_a_database_go_with_its_hands(shared_data: Path) -> None:
    database = read_bws_folder(shared_data / "bws").value
    written = write_pbn_contest(database.contest, standings(database.contest), double_dummy=database.double_dummy)
    games = read_pbn(written.content).value.games
    assert len(games) == 36
    for game in games:
        assert game.record is not None
        rows = read_optimum_results(game.sections["OptimumResultTable"]).value
        number = game.record.board.number
        assert {(row.declarer, row.denomination): row.tricks for row in rows} == database.double_dummy[number]
