"""`duplicado club members`: a list taken in with what was not understood, found, changed, a history."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.unit.service.club.test_archive import evening

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role, Viewer


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A club in which Ana Lima has played an evening that is over."""
    place = str(tmp_path / "club")

    async def make() -> None:
        async with await ClubHouse.open(place) as house:
            organizer = Viewer("laptop", Role.ORGANIZER, "the laptop")
            await house.events.create("January", evening(), by=organizer, command="founding", confirmed=True)

    asyncio.run(make())
    return place


def said(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(root_group(COMMANDS), ["club", "members", *words], env={"DUPLICADO_LANG": "en"})
    assert result.exit_code == code, result.output
    return result.output


def test_members_from_a_list_and_from_events(folder: str, tmp_path: Path) -> None:
    listed = tmp_path / "members.csv"
    listed.write_text("Name,No,Grade\nEva Gil,404,A\n,505,B\n", encoding="utf-8")
    shown = said("import", folder, str(listed), "--yes")
    assert "line 3: ,505,B: no name in" in shown
    assert "One member was saved." in shown
    assert "Ana Lima" in said("import", folder, "--from-events", "--yes")
    (ana,) = json.loads(said("find", folder, "LIMÁ", "--json"))
    assert (ana["name"], ana["number"]) == ("Ana Lima", "12345")
    said("set", folder, "12345", "--grade", "B", "--handicap", "2,5")
    assert "12345  Ana Lima  -  B  2.5" in said("list", folder)
    assert "is that of Ana Lima" in said("set", folder, "Eva Gil", "--number", "12345", code=2)


def test_the_history_of_a_member(folder: str) -> None:
    told = json.loads(said("history", folder, "Ana Lima", "--json"))
    assert [(each["event"], each["partners"]) for each in told["events"]] == [("January", ["Rui Matos"])]
    assert "Rui Matos  one event" in said("history", folder, "Ana Lima")
    assert "No event" in said("history", folder, "Nobody At All")
