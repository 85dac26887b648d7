"""Records of tables: read back whole, replayed to the same state, read for ever, and as far as they go when damaged."""

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.director.state import begin, evolve
from duplicado.formats.stored.codec import UnwritableValue
from duplicado.formats.table_record import former_names
from duplicado.formats.table_record.document import VERSION, entry_line, is_record, read_record, write_record
from duplicado.formats.table_record.names import CLASSES, ENUMS, RENAMED, from_plain, to_plain
from duplicado.law.book import law_02
from duplicado.law.book.law_65 import PointingRemarked
from duplicado.law.edition import Edition
from duplicado.law.orders import Effect
from duplicado.law.rectification import rectification_named, rectifications
from duplicado.law.sanction import Measure, ProposedPenalty
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.table.entries import Entry, MatterOpened, Ruled
from duplicado.table.state import TableSetup

ROOT = Path(__file__).resolve().parents[4]
FILES = sorted((ROOT / "cases").rglob("*.yaml"))
SAMPLES = ROOT / "tests" / "samples" / "table_record"


@cache
def sessions(path: Path) -> tuple[Session, ...]:
    book = read_cases(path.read_text(encoding="utf-8"))
    return tuple(play_case(case, edition)[0] for case in book.cases for edition in case.editions)


@pytest.mark.sampled
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_case_is_read_back_as_it_was_written(path: Path) -> None:
    for session in sessions(path):
        text = write_record(session.table_setup, session.entries)
        parsed = read_record(text)
        assert parsed.diagnostics == ()
        record = parsed.value
        assert record.setup == session.table_setup
        assert record.entries == session.entries
        assert record.unbroken == len(session.entries)
        assert record.setup is not None
        state = begin(record.setup)
        for entry in record.entries:
            state = evolve(state, entry)
        assert state == session.state
        assert write_record(record.setup, record.entries) == text


@pytest.mark.rest
def test_the_cases_bring_up_most_of_what_can_be_stored() -> None:
    text = "".join(write_record(one.table_setup, one.entries) for path in FILES for one in sessions(path))
    absent = {name for name in CLASSES if f'"is": "{name}"' not in text}
    assert len(absent) < len(CLASSES) // 3, absent


def test_every_effect_and_every_entry_has_a_stored_name() -> None:
    assert set(get_args(Effect)) | set(get_args(Entry)) <= set(CLASSES.values())
    assert len(set(CLASSES.values())) == len(CLASSES)
    assert not set(CLASSES) & set(ENUMS)


@pytest.mark.rest
def test_the_facts_of_every_matter_of_the_cases_can_be_written() -> None:
    seen = {
        entry.law
        for path in FILES
        for session in sessions(path)
        for entry in session.entries
        if isinstance(entry, MatterOpened) and to_plain(entry.facts) is not None
    }
    assert len(seen) > len(rectifications()) // 2


def test_stored_names_and_fields_are_those_on_file() -> None:
    """A name that has been stored is kept: this file only grows. Where a field is renamed, see `names.RENAMED`."""
    on_file = json.loads((SAMPLES / "names.json").read_text(encoding="utf-8"))
    for name, stored in on_file["classes"].items():
        present = {each.name for each in fields(CLASSES[name]) if each.init}
        assert {RENAMED.get((name, field), field) for field in stored} <= present, name
    for name, values in on_file["enums"].items():
        assert set(values) <= {member.value for member in ENUMS[name]}, name
    assert set(on_file["classes"]) == set(CLASSES), "add the new class to names.json"
    assert set(on_file["enums"]) == set(ENUMS), "add the new words to names.json"


def test_what_is_no_longer_stored_is_read_as_what_it_has_become() -> None:
    stored = {"is": "penalty-considered", "clause": "73C2"}
    assert from_plain(stored) == ProposedPenalty("73C2", Measure.PENALTY, "90A")
    assert to_plain(from_plain(stored)) == to_plain(ProposedPenalty("73C2", Measure.PENALTY, "90A"))
    line = json.dumps({"n": 1, "v": 1, "is": "ruled", "number": 1, "clauses": ["73C2", "90A"], "effects": [stored]})
    head = write_record(a_setup(), ())
    parsed = read_record(head + line)
    assert parsed.diagnostics == ()
    assert parsed.value.entries == (Ruled(1, ("73C2", "90A"), (ProposedPenalty("73C2", Measure.PENALTY, "90A"),)),)


def test_facts_that_were_stored_without_a_sheet_are_read_as_their_sheet() -> None:
    stored = json.loads((SAMPLES / "matters_without_sheets.json").read_text(encoding="utf-8"))
    laws = {each["law"] for each in stored}
    assert laws == set(former_names.BARE_FACTS) - {"65B3"}, "no case of ours has taken 65B3 up: it is told alone"
    for each in stored:
        opened = from_plain(each)
        assert isinstance(opened, MatterOpened)
        assert isinstance(opened.facts, rectification_named(opened.law).sheet), each["law"]
        assert from_plain(to_plain(opened)) == opened
    told = from_plain({"is": "matter-opened", "number": 1, "law": "65B3", "facts": [{"edition": "2007"}]})
    assert told == MatterOpened(1, "65B3", PointingRemarked(Edition.LAWS_2007))


@pytest.mark.parametrize("law", ["27", "62D2", "17B"])
@pytest.mark.parametrize("name", ["matter-opened", "matter-taken-up"])
def test_a_matter_whose_facts_are_of_another_law_is_not_read(name: str, law: str) -> None:
    facts = {"is": "late-call", "edition": {"edition": "2017"}, "actions": 2}
    opened = {"n": 1, "v": 1, "is": name, "number": 1, "law": law, "facts": facts}
    parsed = read_record(write_record(a_setup(), ()) + json.dumps(opened))
    assert parsed.value.entries == ()
    assert [each.code for each in parsed.diagnostics] == ["record-value"]


def a_setup() -> TableSetup:
    return TableSetup(law_02.board(1))


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_of_every_version_are_read_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parsed = read_record(text)
    assert parsed.diagnostics == ()
    assert parsed.value.setup is not None
    assert parsed.value.unbroken == text.count("\n") - 1 > 5
    state = begin(parsed.value.setup)
    for entry in parsed.value.entries:
        state = evolve(state, entry)
    expected = json.loads(path.with_suffix(".state.json").read_text(encoding="utf-8"))
    assert {
        "auction": [None if call is None else str(call) for call in state.table.auction.calls],
        "offers": [offer.clause for offer in state.offers],
        "noted": [noted.law for noted in state.table.noted],
        "reviews": list(state.table.reviews),
    } == expected


def a_session() -> Session:
    text = "case: x\nsteps:\n  - N: 1S\n  - E: 1H\n  - S: attention\n  - S: refuse\n  - E: P\n"
    case = read_cases(text).cases[0]
    return play_case(case, case.editions[0])[0]


def test_a_damaged_line_is_named_and_the_rest_is_read() -> None:
    session = a_session()
    lines = write_record(session.table_setup, session.entries).splitlines()
    lines[3] = lines[3][:-5]
    parsed = read_record("\n".join(lines))
    assert [(found.line, found.code) for found in parsed.diagnostics] == [(4, "record-line"), (5, "record-gap")][:1]
    assert len(parsed.value.entries) == len(session.entries) - 1
    assert parsed.value.unbroken == 2


def test_a_missing_line_is_a_gap() -> None:
    session = a_session()
    lines = write_record(session.table_setup, session.entries).splitlines()
    del lines[3]
    parsed = read_record("\n".join(lines))
    assert [found.code for found in parsed.diagnostics] == ["record-gap"]
    assert parsed.value.unbroken == 2


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"is": "acted"', '"is": "danced"', "record-value"),
        ('"seat": {"seat": "N"}', '"seat": {"seat": "Q"}', "record-value"),
        ('"seat": {"seat": "N"}', '"seat": "N"', "record-value"),
        ('{"action": "1S"}', '{"action": "jumps"}', "record-value"),
        ('{"action": "1S"}', '{"card": "SA"}', "record-value"),
        ('"v": 1, "is"', '"v": 99, "is"', "record-version"),
        ('"v": 1, "is"', '"v": true, "is"', "record-version"),
        ('"means": ""', '"meant": ""', "record-value"),
    ],
)
def test_what_no_record_holds_is_refused(old: str, new: str, code: str) -> None:
    session = a_session()
    text = write_record(session.table_setup, session.entries)
    assert old in text
    parsed = read_record(text.replace(old, new, 1))
    assert code in {found.code for found in parsed.diagnostics}
    assert parsed.value.unbroken < len(session.entries)


def test_a_record_of_another_kind_is_named() -> None:
    for text in ("", "not json", "{}", "[]", '{"form": "duplicado", "records": []}', "[" * 100_000):
        parsed = read_record(text)
        assert parsed.value.setup is None
        assert parsed.diagnostics[0].code == "record-form"
        assert not is_record(text)


@given(st.data())
def test_no_damage_raises(data: st.DataObject) -> None:
    session = a_session()
    text = write_record(session.table_setup, session.entries)
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 30))
    inserted = data.draw(st.text(max_size=8))
    parsed = read_record(text[:at] + inserted + text[at + cut :])
    messages = Messages.load(Language.ENGLISH)
    for found in parsed.diagnostics:
        assert messages.text(found.code, **dict(found.values))


def test_what_has_no_name_cannot_be_written() -> None:
    with pytest.raises(UnwritableValue, match="cannot be written"):
        to_plain(object())


def test_a_record_can_be_added_to() -> None:
    session = a_session()
    *earlier, last = session.entries
    text = write_record(session.table_setup, earlier) + entry_line(len(session.entries), last) + "\n"
    assert text == write_record(session.table_setup, session.entries)
    assert json.loads(text.splitlines()[0])["v"] == VERSION
