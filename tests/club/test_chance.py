"""Boards dealt with the chance of the players' devices: gathered, closed, shown, dealt, checked by anybody."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.dealing.committed import chance_hash, closed_list
from duplicado.event.facts.progress import SessionEnded
from duplicado.service.club.chance_gathering import Gatherings
from duplicado.store.port import StoreUnavailable

AT = f"/api/1/events/{EVENT}"
PAGE = f"/e/{EVENT}"
VALUES = [f"{each:02x}" * 32 for each in range(1, 6)]


def hashed(value: str) -> str:
    return chance_hash(bytes.fromhex(value))


def office(organizer: Person, how: str) -> dict[str, object]:
    answer = organizer.send("POST", f"{AT}/boards/1", {"id": "x", "how": how})
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


def gathered(organizer: Person) -> str:
    return str(office(organizer, "gather")["commitment"])


def give(person: Person, commitment: str, **said: str) -> tuple[int, str]:
    answer = person.send("POST", f"{AT}/chance", {"commitment": commitment, **said})
    return answer.status_code, str(answer.json().get("code", ""))


def lots(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"{AT}/chance").json()["lots"]
    return found


def play_all(organizer: Person) -> None:
    """Have every board finished, and the result released."""
    lines = [
        result(table, 2 * ((number - 1 + table - 1) % 5) + each, "4S N =", round_number=number)
        for number in range(1, 6)
        for table in range(1, 6)
        for each in (1, 2)
    ]
    organizer.done(*lines, SessionEnded(1))


def test_boards_are_dealt_with_the_chance_of_devices_and_anybody_checks_them(thursday: Club, tmp_path: Path) -> None:
    organizer, tables = thursday.organizer(), [thursday.at_table(each) for each in (1, 2, 3)]
    own = thursday.at_table(4, own=4)
    commitment = gathered(organizer)
    assert office(organizer, "gather")["commitment"] == commitment, "asked for again, it is the same"
    devices = [*tables, own]
    for device, value in zip(devices, VALUES, strict=False):
        assert give(device, commitment, hash=hashed(value)) == (200, "")
        assert give(device, commitment, hash=hashed(value)) == (200, "")
    assert give(devices[0], commitment, value=VALUES[0]) == (409, "chance-open")
    assert thursday.house.dealt.of(EVENT) == {}
    told = office(organizer, "close")
    hashes = [hashed(value) for value in VALUES[:4]]
    assert told["closed"] == closed_list(commitment, hashes)
    (seen,) = lots(devices[0])
    assert [(each["label"], each["hash"]) for each in seen["chance"]] == list(
        zip(["1", "2", "3", "#4"], hashes, strict=True)
    )
    assert give(thursday.at_table(5), commitment, hash=hashed(VALUES[4])) == (409, "chance-closed")
    assert give(devices[0], commitment, value=VALUES[1]) == (409, "chance-other")
    for device, value in zip(devices, VALUES, strict=False):
        assert thursday.house.dealt.of(EVENT) == {}, "not before the last has shown what it has drawn"
        assert give(device, commitment, value=value) == (200, "")
    (lot,) = thursday.house.dealt.of(EVENT)[1]
    assert (lot.commitment, [each.value for each in lot.chance]) == (commitment, VALUES[:4])
    assert thursday.house.gatherings.of(EVENT) == {}
    sent = [thursday.public().get(f"{PAGE}/dealt").text, json.dumps(lots(devices[0]))]
    assert not any(lot.seed in each for each in sent)
    assert "4 devices at the tables gave their chance" in sent[0]
    assert thursday.public().get(f"{PAGE}/dealt/1/1").status_code == 404, "not before play is over"
    # After play: by the command, and by the program that knows nothing of ours.
    play_all(organizer)
    page = thursday.public().get(f"{PAGE}/dealt").text
    (line,) = re.findall(r"duplicado (deal --verify [^<]+)<", page)
    file = tmp_path / "chance.json"
    file.write_bytes(thursday.public().get(f"{PAGE}/dealt/1/1").content)
    command = [*line.replace("chance.json", str(file)).split(), "--lang", "en"]
    done = CliRunner().invoke(root_group(COMMANDS), command)
    assert done.exit_code == 0, done.output
    assert "4 devices at the tables" in done.output
    assert all(f"{board}: {deal}" in done.output for board, deal in lot.layouts().items())
    altered = json.loads(file.read_text())
    altered["chance"][2] |= {"value": VALUES[4], "hash": hashed(VALUES[4])}
    file.write_text(json.dumps(altered))
    assert CliRunner().invoke(root_group(COMMANDS), command).exit_code == 1
    record = organizer.client.get(f"{PAGE}/record.json")
    assert record.status_code == 200, record.text
    (tmp_path / "record.json").write_bytes(record.content)
    (tmp_path / "verify_record.py").write_bytes(thursday.public().get("/verify_record.py").content)
    checked = subprocess.run(
        [sys.executable, "-I", "verify_record.py", "record.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, "10 boards, with the chance of 4 devices" in checked.stdout) == (0, True), checked


def test_a_closed_list_that_is_given_up_is_told_to_everybody(thursday: Club) -> None:
    organizer, one, two = thursday.organizer(), thursday.at_table(1), thursday.at_table(2)
    first = gathered(organizer)
    give(one, first, hash=hashed(VALUES[0]))
    office(organizer, "give-up")
    assert "given up" not in thursday.public().get(f"{PAGE}/dealt").text, "nobody can have known the deals"
    second = gathered(organizer)
    assert second != first
    give(one, second, hash=hashed(VALUES[0]))
    give(two, second, hash=hashed(VALUES[1]))
    office(organizer, "close")
    give(one, second, value=VALUES[0])
    office(organizer, "give-up")
    assert give(two, second, value=VALUES[1]) == (409, "chance-none")
    told = thursday.public().get(f"{PAGE}/dealt").text
    assert "a closed list of 2 devices, of which 1 had shown" in told
    assert second in told
    third = gathered(organizer)
    give(one, third, hash=hashed(VALUES[0]))
    office(organizer, "close")
    give(one, third, value=VALUES[0])
    (lot,) = thursday.house.dealt.of(EVENT)[1]
    assert lot.given_up == 1
    assert "a closed list for this session was given up" in thursday.public().get(f"{PAGE}/dealt").text
    notes = [row.what for row in thursday.house.entrance.trail.of(EVENT) if row.what in {"gathering-given-up", "dealt"}]
    assert notes == ["gathering-given-up", "gathering-given-up", "dealt"]


def test_what_is_not_proved_is_said_where_no_device_gave_chance(thursday: Club) -> None:
    office(thursday.organizer(), "dealt")
    page = thursday.public().get(f"{PAGE}/dealt").text
    assert "it is not proved that whoever runs this computer did not try seeds" in page


def test_who_is_refused(thursday: Club) -> None:
    organizer, one, two = thursday.organizer(), thursday.at_table(1), thursday.at_table(2)
    assert organizer.send("POST", f"{AT}/boards/1", {"id": "x", "how": "close"}).json()["code"] == "chance-none"
    commitment = gathered(organizer)
    assert organizer.send("POST", f"{AT}/boards/1", {"id": "x", "how": "close"}).json()["code"] == "chance-nobody"
    assert give(one, "0" * 64, hash=hashed(VALUES[0])) == (409, "chance-none")
    assert give(organizer, commitment, hash=hashed(VALUES[0]))[0] == 403, "only devices at the tables"
    give(one, commitment, hash=hashed(VALUES[0]))
    assert give(one, commitment, hash=hashed(VALUES[1])) == (409, "chance-twice")
    assert give(two, commitment, hash=hashed(VALUES[0])) == (409, "chance-twice")
    for odd in ({"hash": "xy"}, {"value": "0" * 63}):
        assert give(two, commitment, **odd)[0] == 400


def test_boards_that_were_played_meanwhile_are_not_dealt(thursday: Club) -> None:
    organizer, one = thursday.organizer(), thursday.at_table(1)
    commitment = gathered(organizer)
    give(one, commitment, hash=hashed(VALUES[0]))
    office(organizer, "close")
    organizer.done(result(1, 1, "4S N ="))
    assert give(one, commitment, value=VALUES[0]) == (200, "")
    assert thursday.house.dealt.of(EVENT) == {}
    assert thursday.house.gatherings.of(EVENT) == {}
    assert len(thursday.house.gatherings.given_up(EVENT)) == 1


def test_at_the_console(thursday: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    organizer, one, two = thursday.organizer(), thursday.at_table(1), thursday.at_table(2)
    page = f"{PAGE}/office/boards"

    def press(how: str) -> tuple[int, str]:
        answer = organizer.client.post(page, data={"csrf": organizer.csrf, "session": "1", "how": how})
        return answer.status_code, answer.text

    with monkeypatch.context() as broken:

        def full(*_: object) -> None:
            raise StoreUnavailable("the disk is full")

        broken.setattr(Gatherings, "begin", full)
        assert press("gather")[0] == 503
    status, text = press("gather")
    assert (status, "Chance is gathered" in text, "No device has announced" in text) == (200, True, True)
    assert press("close")[0] == 409
    (gathering,) = thursday.house.gatherings.of(EVENT).values()
    commitment = gathering.lot.commitment
    give(one, commitment, hash=hashed(VALUES[0]))
    give(two, commitment, hash=hashed(VALUES[1]))
    assert "2 devices have announced" in organizer.client.get(page).text
    press("close")
    give(one, commitment, value=VALUES[0])
    assert "Waiting for the devices of: 2" in organizer.client.get(page).text
    give(two, commitment, value=VALUES[1])
    shown = organizer.client.get(page).text
    assert "Dealt here: 1–10" in shown
    assert "data-gathering" not in shown
