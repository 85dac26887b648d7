"""Whole events of robots, end to end: every record is verified, and the event stands as the command line reckons it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.played_volumes import ParcelError, ParcelSize, parcels, reckoned

from duplicado.event.facts.results import Played
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.service.acts.board_act import corrected
from duplicado.service.event_file import EventFile
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.contracts import Contract, Doubling
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

SMALL = ParcelSize("book", pairs=4, boards=2)
SLAM = Played(Contract(Bid(7, Denomination.NOTRUMP), Seat.N, Doubling.REDOUBLED), 13)
"""A result that the book's robots do not reach."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "events"),
    [
        pytest.param(ParcelSize("book"), 18, id="ten thousand by robots that do not search"),
        pytest.param(ParcelSize("natural"), 1, id="five hundred by house robots"),
    ],
)
def test_events_of_robots_stand_as_the_command_line_reckons_them(tmp_path: Path, size: ParcelSize, events: int) -> None:
    found = list(parcels(tmp_path, size, events, tmp_path / "log"))
    assert [(each.number, each.boards) for each in found] == [(n + 1, size.wanted) for n in range(events)]


@pytest.mark.rest
def test_parcels_that_the_log_has_are_not_played_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert [(each.number, each.boards) for each in parcels(tmp_path, SMALL, 1, log)] == [(1, SMALL.wanted)]
    assert [(each.number, each.boards) for each in parcels(tmp_path, SMALL, 2, log)] == [(2, SMALL.wanted)]
    assert len(log.read_text().splitlines()) == 2


@pytest.mark.rest
def test_a_result_that_is_not_the_one_played_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "parcel"
    entries = reckoned(folder, SMALL).entries
    with EventFile.open(folder / "played.event") as event:
        state = event.live.state
        place = next(iter(next(iter(state.session(1).plans.values())).due))
        event.enter(corrected(state, ResultEntered(place, SLAM), "misread", "Director"), by="director")
    with pytest.raises(ParcelError, match="differs"):
        reckoned(folder, SMALL)
    assert entries > 5 * SMALL.wanted
