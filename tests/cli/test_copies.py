"""`duplicado backup`, `restore` and `verify`."""

import json
import shutil
import sqlite3
import uuid
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.record.refusals import Refused
from duplicado.locale import Language
from duplicado.publish.event_words import refusal_text
from duplicado.publish.messages import Messages
from duplicado.service.live.commands import REFUSED_HERE
from duplicado.service.live.roles import Role
from duplicado.store.port import NewEntry
from duplicado.store.postgres import PostgresStore
from duplicado.store.sqlite import SqliteStore


def call(*arguments: str | Path) -> Result:
    return CliRunner().invoke(root_group(COMMANDS), [str(each) for each in arguments])


@pytest.fixture
def event(repository: Path, tmp_path: Path) -> Path:
    """An event of twenty entries."""
    sample = repository / "tests" / "samples" / "event_files" / "form_1.event"
    return Path(shutil.copy(sample, tmp_path / "thursday.event"))


def test_an_event_is_copied_lost_and_put_back(event: Path) -> None:
    done = call("backup", event)
    copy = event.with_name("thursday.event.backup")
    said, head = done.output.splitlines()
    assert (done.exit_code, said) == (0, f"20 entries were copied to {copy}.")
    assert head.startswith("Head of the record: 20:")
    event.unlink()
    done = call("restore", copy, event)
    assert (done.exit_code, done.output) == (0, f"{event} has 20 entries again.\n")
    done = call("verify", event)
    assert done.exit_code == 0
    first, chain, noted, seen = done.output.splitlines()
    assert first == f"{event}: 20 entries, all as they were written."
    with SqliteStore.open(event) as store:
        assert chain.endswith(list(store.read())[-1].chain)
    assert noted == "No backup has been taken of it yet."
    assert "up to entry 20" in seen


def test_what_was_there_is_kept(event: Path) -> None:
    copy = event.with_name("copy")
    said = call("backup", event, copy, "--lang", "es").output.splitlines()
    assert said[0] == f"Se copiaron 20 anotaciones en {copy}."
    event.write_bytes(b"broken")
    done = call("restore", copy, event, "--lang", "pt")
    former = event.with_name("thursday.event.former")
    assert done.output.splitlines() == [
        f"{event} tem de novo 20 entradas.",
        f"O que estava lá antes fica salvo como {former}.",
    ]
    assert former.read_bytes() == b"broken"


def test_a_copy_that_has_less_wants_a_word(event: Path) -> None:
    copy = event.with_name("copy")
    call("backup", event, copy)
    assert call("event", "result", event, "1", "1", "4S N +1", "--yes").exit_code == 0
    done = call("restore", copy, event)
    assert done.exit_code == 2
    assert "has 1 entries that the backup has not: say --replace" in done.output
    assert call("verify", event).output.splitlines()[2].endswith("up to entry 20.")
    assert call("restore", copy, event, "--replace").exit_code == 0
    assert "20 entries" in call("verify", event).output


def test_what_was_altered_is_found(event: Path) -> None:
    other = Path(shutil.copy(event, event.with_name("other")))
    with sqlite3.connect(event) as raw:
        raw.execute("UPDATE entry SET text = replace(text, '420', '430') WHERE number = 9")
    raw.close()
    done = call("verify", event, other)
    assert done.exit_code == 1
    assert "entry 9 is not what was appended there" in done.output
    assert f"{other}: 20 entries" in done.output
    report = json.loads(call("verify", other, "--json").output)
    assert [(each["entries"], each["broken"], each["noted"]) for each in report] == [(20, None, [])]
    done = call("backup", event)
    assert done.exit_code == 2
    assert "no backup was made of it" in done.output
    assert not event.with_name("thursday.event.backup").exists()


@pytest.mark.parametrize("command", [("backup",), ("verify",), ("restore",)])
def test_what_is_not_there_is_told_in_a_sentence(command: tuple[str, ...], tmp_path: Path) -> None:
    more = [tmp_path / "x"] if command == ("restore",) else []
    done = call(*command, tmp_path / "nothing", *more)
    assert done.exit_code == 2
    assert "There is no file" in done.output
    assert "Traceback" not in done.output


def test_an_event_in_a_database_is_copied_to_a_file(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name = f"thursday-{uuid.uuid4()}"  # a database stays when the tests are over
    with SqliteStore.create(tmp_path / "source") as source, PostgresStore.create(postgres, name) as store:
        for each in (source, store):
            each.append([NewEntry("a", "1"), NewEntry("b", "2")])
    done = call("backup", f"{postgres}#{name}")
    assert (done.exit_code, done.output.splitlines()[0]) == (0, f"2 entries were copied to {name}.backup.")
    chains = [
        call("verify", each).output.splitlines()[1] for each in (f"{name}.backup", "source", f"{postgres}#{name}")
    ]
    assert len(set(chains)) == 1
    assert "up to entry 2" in call("verify", f"{postgres}#{name}").output


@pytest.mark.parametrize("language", Language, ids=lambda each: each.value)
def test_there_is_a_sentence_for_whatever_the_service_says(language: Language) -> None:
    messages = Messages.load(language)
    for code in REFUSED_HERE:
        assert refusal_text(Refused(code, ("200",)), messages)
    for code in ("code-wrong", "pin-wrong", "token-wrong"):
        assert messages.text(f"service-denied-{code}")
    for code in ("too-many-tries", "too-many-tries-here"):
        assert "21:05" in messages.text(f"service-denied-{code}", until="21:05")
    for role in Role:
        assert messages.text(f"service-role-{role.value}")
    assert messages.text("service-unavailable")
