"""The real LIN files: complete auctions and plays that follow the Laws, but for what is named here."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.inspection.record import inspect_record
from duplicado.event.standing import standings
from duplicado.formats.lin.contest import contest_of_lin, lin_of_contest
from duplicado.formats.lin.model import LinFile, LinRoom
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.viewer import read_viewer_link, viewer_link
from duplicado.formats.lin.writer import write_lin
from duplicado.law.procedure.auction import Auction
from duplicado.score.imps import imps_for
from duplicado.score.side_score import Points
from duplicado.vocabulary.hands import Deal

pytestmark = pytest.mark.sampled

# File: boards, calls, cards.
CONTENTS = {
    "example1.lin": (8, 85, 400),
    "online-table.lin": (11, 119, 339),
    "sample.lin": (1, 8, 52),
    "teams-final-quarter.lin": (32, 398, 860),
}
# The operator entered a claim of eleven tricks; the head of the file states eight.
SLIPS = {("teams-final-quarter.lin", LinRoom.CLOSED, 7): [("play", "result-disagrees")]}


def read(shared_data: Path, name: str) -> LinFile:
    parsed = read_lin((shared_data / "lin" / name).read_bytes())
    assert parsed.diagnostics == ()
    return parsed.value


def test_every_file_is_in_the_table(shared_data: Path) -> None:
    assert {path.name for path in (shared_data / "lin").glob("*.lin")} == set(CONTENTS)


@pytest.mark.parametrize("name", CONTENTS)
def test_everything_in_the_file_is_read(shared_data: Path, name: str) -> None:
    records = read(shared_data, name).records
    assert (
        len(records),
        sum(len(record.calls) for record in records),
        sum(len(record.plays) for record in records),
    ) == CONTENTS[name]
    assert all(isinstance(record.layout, Deal) and len(record.players) == 4 for record in records)


@pytest.mark.parametrize("name", CONTENTS)
def test_auctions_and_plays_are_lawful_but_for_the_slips_named_here(shared_data: Path, name: str) -> None:
    found = {
        (name, board.room, board.count): [(seen.part, seen.code) for seen in inspect_record(board.record)]
        for board in read(shared_data, name).boards
    }
    assert {place: seen for place, seen in found.items() if seen} == {
        place: seen for place, seen in SLIPS.items() if place[0] == name
    }


def test_auctions_lead_to_the_contracts_that_the_head_states(shared_data: Path) -> None:
    compared = 0
    for name in ("online-table.lin", "teams-final-quarter.lin"):
        for record in read(shared_data, name).records:
            assert Auction.of(record.board.dealer, record.calls).result == record.stated_contract
            compared += 1
    assert compared == 43


def test_the_match_is_scored_from_the_results_that_its_head_states(shared_data: Path) -> None:
    file = read(shared_data, "teams-final-quarter.lin")
    contest = contest_of_lin(file)
    assert contest is not None
    assert (len(contest.results), len(contest.boards)) == (32, 16)
    scores = [result.north_south_score for result in contest.results]
    points = [score.value for score in scores if isinstance(score, Points)]
    imps = sum(imps_for(here - there) for here, there in zip(points[::2], points[1::2], strict=True))
    (ranking,) = standings(contest).rankings
    assert {str(each.contestant): int(each.total) for each in ranking.standings} == {"1": imps, "2": -imps}


@given(data=st.data(), name=st.sampled_from(sorted(CONTENTS)))
def test_no_damage_ends_in_an_exception(shared_data: Path, data: st.DataObject, name: str) -> None:
    text = bytearray((shared_data / "lin" / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 12))):
        start = data.draw(st.integers(0, len(text) - 1))
        end = start + data.draw(st.integers(0, 40))
        text[start:end] = data.draw(st.sampled_from([b"", b"|", b"\xff", b"||", b"\n", b"mb|9Z|", b"\0", b"pc|pc|"]))
    file = read_lin(bytes(text)).value
    for record in file.records:
        inspect_record(record)
    contest = contest_of_lin(file)
    if contest is not None:
        standings(contest)


@pytest.mark.parametrize("name", CONTENTS)
def test_what_we_write_of_a_file_is_read_again_as_it_was(shared_data: Path, name: str) -> None:
    file = read(shared_data, name)
    written = write_lin(file)
    assert written.diagnostics == ()
    assert written.data is not None
    parsed = read_lin(written.data)
    assert parsed.diagnostics == ()
    assert (parsed.value.header, parsed.value.records) == (file.header, file.records)


def test_the_match_is_the_same_contest_when_it_is_written_from_its_results(shared_data: Path) -> None:
    contest = contest_of_lin(read(shared_data, "teams-final-quarter.lin"))
    assert contest is not None
    file = lin_of_contest(contest)
    assert file is not None
    written = write_lin(file)
    assert written.diagnostics == ()
    assert written.data is not None
    assert contest_of_lin(read_lin(written.data).value) == contest


@pytest.mark.parametrize("name", CONTENTS)
def test_a_link_to_the_viewer_shows_each_board(shared_data: Path, name: str) -> None:
    for record in read(shared_data, name).records:
        (shown,) = read_viewer_link(viewer_link(record)).value.records
        assert replace(record, stated_contract=None, stated_tricks=None) == shown
