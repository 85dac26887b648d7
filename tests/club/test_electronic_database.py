"""An event that is played electronically at two servers of one database: tables, results and rounds are one."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.club.conftest import EVENT, Club
from tests.club.test_electronic import AtTable, electronic, is_round_over, passes, sat_down, state_of
from tests.waiting import until

from duplicado.cli import played
from duplicado.event.facts.results import Place, Played
from duplicado.service.club.club import ClubHouse
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.web.club.app import club_site
from duplicado.web.server import in_background, listen

pytestmark = [pytest.mark.wire, pytest.mark.rest]


@contextmanager
def server_of(setting: str) -> Generator[Club]:
    """Serve the club of a database, with its tables in it too."""
    houses: list[ClubHouse] = []
    listening = listen("127.0.0.1", 0)
    with listening, in_background(club_site(setting, ready=houses.append), listening) as address:
        club = Club(address, houses[0], Path())
        yield club
        club.close()


def sat_apart(one: Club, other: Club, table: int, pairs: tuple[int, int]) -> dict[str, AtTable]:
    """Seat North-South of a table by one server, East-West by the other."""
    there = (one, other)
    players = {seat: AtTable(there[number % 2], table, pairs[number % 2]) for number, seat in enumerate("NESW")}
    for seat, player in players.items():
        until(partial(_takes, player, seat))
    return players


def passes_apart(players: dict[str, AtTable]) -> None:
    """Pass the board out: each calls when his own server shows that it is his turn."""
    until(lambda: players["N"].view["phase"] == "auction")
    first = "NESW".index(players["N"].view["acts"])
    for number in range(4):
        seat = "NESW"[(first + number) % 4]
        until(lambda seat=seat: players[seat].view.get("acts") == seat)  # type: ignore[misc] # the seat of this turn
        assert players[seat].does("P").status_code == 200


def _takes(player: AtTable, seat: str) -> bool:
    return bool(player.address) or player.takes(seat) == 303


def test_players_of_one_table_come_by_two_servers_and_its_result_is_entered_once(own_database: str) -> None:
    with server_of(own_database) as one, server_of(own_database) as other:
        other._pins = one._pins  # pyright: ignore[reportPrivateUsage] - the same PINs, drawn once
        electronic(one)
        first = sat_apart(one, other, 1, (1, 4))
        second = sat_down(other, 2, (2, 5))
        passes_apart(first)
        for player in first.values():
            until(partial(is_round_over, player))
        place = Place(1, "", 1, 1, 1)
        for club in (one, other):
            until(lambda club=club: state_of(club).cell(place).is_settled)  # type: ignore[misc] # the club of this turn
            assert [each.result.line for each in state_of(club).cell(place).standing] == [Played(PASSED_OUT)]
        passes(second)
        until(partial(is_round_over, second["N"]))
        # The next round begins at the other server as soon as the second table is done.
        until(lambda: first["E"].takes("E") == 303)
        assert first["E"].view["round_played"] is False
        listed = {name: CliRunner().invoke(played.command, [own_database, "--event", name]) for name in (EVENT, "none")}
        assert [each.exit_code for each in listed.values()] == [0, 0]
        assert [each.output.count(f"  {EVENT}\n") for each in listed.values()] == [2, 0]
