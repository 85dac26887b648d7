"""The recipes of the manual, followed in a scratch copy of the sources.

The gate makes every change of them, and sees what comes of one; what comes of the others is of `make test-all`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def sections() -> dict[str, list[tuple[str, str, str]]]:
    """Return the blocks of each recipe: the kind of block, its path, its text."""
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)
    return {title: _BLOCK.findall(text) for title, text in zip(parts[1::2], parts[2::2], strict=True)}


def _sides(text: str) -> Iterator[tuple[bool, bool, str]]:
    for line in text.splitlines(keepends=True):
        yield line[0] in " -\n", line[0] in " +\n", line[1:] if line[0] in " +-" else line


def change(path: Path, text: str) -> None:
    """Make a change: the lines of it that stand already are found once in the file, and those with a sign follow."""
    before = "".join(line for old, _, line in _sides(text) if old)
    after = "".join(line for _, new, line in _sides(text) if new)
    now = path.read_text(encoding="utf-8")
    if before.count("\n") == 1 and before.rstrip().endswith("="):  # a message whose words are those of its language
        [line] = [line for line in now.splitlines(keepends=True) if line.startswith(before.rstrip())]
        before, after = line, after.replace(before, line)
    if not before:
        raise ValueError(f"{path.name}: the change does not say where it goes")
    assert now.count(before) == 1, f"{path.name}: {before!r} stands there {now.count(before)} times"
    path.write_text(now.replace(before, after), encoding="utf-8")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with every recipe followed, in the order of the page."""
    folder = tmp_path_factory.mktemp("recipes")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for blocks in sections().values():
        for kind, name, text in blocks:
            path = folder / name
            if kind == "diff":
                change(path, text)
            else:
                assert not path.exists(), name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    return folder


def run(scratch: Path, code: str) -> str:
    """Run Python over the scratch copy and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(scratch / "src"), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.rest
def test_a_followed_fact_is_stored_told_and_permitted(scratch: Path) -> None:
    said = run(
        scratch,
        """
from datetime import datetime, timezone
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.progress import LateArrivalNoted
from duplicado.event.record.folding import apply
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.live.permission import needed
entry = Entry("e1", datetime(2026, 1, 5, tzinfo=timezone.utc), "D", LateArrivalNoted(1, "A", 3, 2, 12))
assert read_entry(entry_text(entry)).value == entry
apply(EventState(), entry)
assert needed(LateArrivalNoted.declaration.duty).value == "clock"
for language in Language:
    print(fact_text(entry.fact, EventState(), Messages.load(language)))
""",
    )
    assert len(said.splitlines()) == 3
    assert all("12" in line for line in said.splitlines())


@pytest.mark.rest
def test_a_followed_act_is_a_command(scratch: Path) -> None:
    said = run(
        scratch,
        "from duplicado.cli.main import main; import sys; sys.argv[1:] = ['event', 'late-arrival', '--help']; main()",
    )
    assert "TABLE MINUTES" in said
    assert "--round" in said


@pytest.mark.rest
def test_a_followed_option_is_read_and_printed(scratch: Path) -> None:
    said = run(
        scratch,
        """
from duplicado.law.book.law_90 import is_late
assert is_late(5, {}) and not is_late(5, {"pp.late_tolerance": 10})
from duplicado.cli.main import main; import sys; sys.argv[1:] = ['regulations', '--lang', 'es']; main()
""",
    )
    assert "pp.late_tolerance" in said
    assert "Cuántos minutos" in said


@pytest.mark.rest
def test_a_followed_format_is_written_and_named_by_the_command(scratch: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.pbn"
    board.write_text('[Board "1"]\n[Deal "N:AKQ2.J5.T98.7643 J93.AT9.AK5.AQ82 T87.K82.QJ72.KJ5 654.Q7643.643.T9"]\n')
    to = tmp_path / "board.spoken"
    command = ["convert", str(board), str(to)]
    run(scratch, f"from duplicado.cli.main import main; import sys; sys.argv[1:] = {command!r}; main()")
    assert "1 N: AKQ2.J5.T98.7643" in to.read_text(encoding="utf-8")


@pytest.mark.rest
def test_a_followed_incident_is_found_asked_and_ruled_upon(scratch: Path) -> None:
    said = run(
        scratch,
        """
from duplicado.director.interview.conversation import Interview, hear
from duplicado.director.interview.incidents import incident
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import tell_ask
from duplicado.publish.rulings.ruling_terms import RulingWords
typed = ("they discussed it so loudly that another table overheard", "hablaron tan alto que se oyó en otra mesa",
         "comentaram alto a mão e outra mesa ouviu")
for language, words in zip(Language, typed):
    assert "board-talked-about" in [each.id for each in find_incidents(words)], words
    told, new = RulingWords.of(language), Interview(incident("board-talked-about"))
    outcome = hear(new)
    print(tell_ask(told, new.incident.id, outcome.asked, outcome, new.conditions.edition).sentence)
    print(*tell_outcome(told, hear(new.answered("overheard", True))).said)
""",
    )
    assert "Could another table hear it" in said
    assert len([line for line in said.splitlines() if "90B3]" in line]) == 3


@pytest.mark.rest
def test_a_followed_form_is_printed_by_its_name(scratch: Path, tmp_path: Path) -> None:
    said = run(
        scratch,
        f"""
from pathlib import Path
from duplicado.cli.main import main
from duplicado.event.conditions import Conditions
from duplicado.event.facts.founding import EventFounded
from duplicado.service.event_file import EventFile
with EventFile.create(Path({str(tmp_path / "thursday.event")!r})) as event:
    event.enter(EventFounded("Thursday", Conditions(), "2026-11-19"), by="the Director")
import sys; sys.argv[1:] = ["event", "forms", {str(tmp_path / "thursday.event")!r}, "late-play", "--lang", "es"]; main()
""",
    )
    assert "Juego aplazado" in said
    assert "Causa" in said


@pytest.mark.rest
def test_a_followed_page_is_reached_from_its_tab_and_shown(scratch: Path) -> None:
    said = run(
        scratch,
        """
import tempfile
from importlib.resources import as_file
from pathlib import Path
from litestar.testing import TestClient
from duplicado.event.rules import RULE_SETS
from duplicado.locale import Language
from duplicado.publish.example.evening import example_evening
from duplicado.web.demonstration import CONSOLE, OFFICE, demonstration_site
from duplicado.web.library import WatchedFile
with as_file(example_evening()) as path, tempfile.TemporaryDirectory() as folder:
    app = demonstration_site(WatchedFile(path, RULE_SETS["laws"]), Path(folder), Language("es"))
    with TestClient(app, "http://localhost") as browser:
        browser.cookies.clear()
        assert browser.get(f"{OFFICE}/slow").status_code == 401
        browser.post(CONSOLE, headers={"Origin": "http://localhost"})
        assert f'href="{OFFICE}/slow"' in browser.get(f"{OFFICE}/rulings").text
        page = browser.get(f"{OFFICE}/slow")
        print(page.status_code, page.text)
""",
    )
    assert said.startswith("200")
    assert "Ninguna mesa" in said


def test_a_followed_movement_is_asked_for_by_its_name(scratch: Path) -> None:
    movement = run(
        scratch, "from duplicado.movement.named import movement_named as m; print(m('short-mitchell', 14).rounds)"
    )
    assert movement == "4\n"


@pytest.mark.rest
def test_the_case_of_the_recipe_holds(tmp_path: Path) -> None:
    [case] = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "case.yaml").write_text(case, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "duplicado.cli.main", "case", "check", str(tmp_path / "case.yaml")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_that_a_recipe_names_is_there() -> None:
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_0-9]+\.(?:py|csv|ftl))`", PAGE)
    made = {name for blocks in sections().values() for kind, name, _ in blocks if kind != "diff"}
    places = ("", "src/duplicado/")
    missing = [name for name in named if name not in made and not any((ROOT / at / name).exists() for at in places)]
    assert missing == []


def test_a_new_language_needs_nothing_but_its_folder(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    locales = tmp_path / "src" / "duplicado" / "locale"
    shutil.copytree(locales / "en", locales / "eo")
    for name, before, after in (
        ("lexicon.toml", 'called = ["English"]\nlocale = "en-GB"', 'called = ["Esperanto"]'),
        ("messages/console.ftl", "console-no-calls = No calls", "console-no-calls = Neniu vokas"),
        ("terminal.csv", "Usage:,Usage:", "Usage:,Uzado:"),
    ):
        file = locales / "eo" / name
        text = file.read_text(encoding="utf-8")
        assert before in text, name
        file.write_text(text.replace(before, after), encoding="utf-8")
    said = run(
        tmp_path,
        """
from datetime import date
from duplicado.locale import Language
from duplicado.publish.messages import Messages
assert [language.value for language in Language] == ["en", "eo", "es", "pt"]
own = Messages.load("eo")
print(own.text("console-no-calls"), own.day(date(2026, 3, 5)), own.number("2.5"))
from duplicado.cli.main import main; import sys; sys.argv[1:] = ['deal', '--help', '--lang', 'eo']; main()
""",
    )
    assert said.startswith("Neniu vokas 2026-Mar-05 2,5\nUzado: duplicado deal")
    assert "Esperanto" in said
