"""Records of events: every entry is read back, for ever, and what is damaged is named and raises nothing."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from datetime import UTC, datetime
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, SessionMissed
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.results import DirectorsScore, Place, Played
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.formats.event_record.document import (
    VERSION,
    entry_text,
    is_event_record,
    read_entry,
    read_event,
    write_event,
)
from duplicado.formats.event_record.names import CLASSES, ENUMS, RENAMED, SINCE
from duplicado.formats.stored.codec import RESERVED, Codec, StoredNames, UnreadableValue, UnwritableValue
from duplicado.locale import Language
from duplicado.movement.appendix import appendix_mitchell, blackpool
from duplicado.movement.double import double_howell, double_round_robin
from duplicado.movement.half_table import bump
from duplicado.movement.howell import three_tables_sharing
from duplicado.movement.mitchell import mitchell, share_and_relay
from duplicado.movement.model import Exchange
from duplicado.movement.teams import round_robin
from duplicado.publish.messages import Messages
from duplicado.score.side_score import Artificial, Points, Weighted
from duplicado.store.port import NewEntry
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

SAMPLES = Path(__file__).resolve().parents[3] / "samples" / "event_record"
AT = datetime(2026, 1, 5, 20, 15, tzinfo=UTC)
Strategies = Callable[[Any], st.SearchStrategy[Entry]]


# ---- names


def test_everything_that_can_stand_in_an_entry_has_a_name(classes_of_entries: frozenset[type]) -> None:
    assert classes_of_entries == {*CLASSES.values(), *ENUMS.values()}


def test_names_are_of_one_thing_each() -> None:
    assert len(set(CLASSES.values())) == len(CLASSES)
    assert len(set(ENUMS.values())) == len(ENUMS)
    texts = {"card", "call", "contract", "clause", "hand", "layout", "fraction", "at", "board", "map", "set"}
    assert not set(CLASSES) & set(ENUMS)
    assert not set(ENUMS) & texts


def test_no_field_has_a_name_that_means_something_else() -> None:
    for kind in CLASSES.values():
        assert not {each.name for each in fields(kind)} & RESERVED


def test_stored_names_and_fields_are_those_on_file() -> None:
    # A name that has been stored is kept: this file only grows. Where a field is renamed, see `names.RENAMED`.
    on_file = json.loads((SAMPLES / "names.json").read_text(encoding="utf-8"))
    for name, stored in on_file["classes"].items():
        present = {each.name for each in fields(CLASSES[name]) if each.init}
        assert {RENAMED.get((name, field), field) for field in stored} == present, name
    for name, values in on_file["enums"].items():
        assert set(values) == {member.value for member in ENUMS[name]}, name
    assert set(on_file["classes"]) == set(CLASSES), "add the new class to names.json"
    assert set(on_file["enums"]) == set(ENUMS), "add the new words to names.json"


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_of_every_version_are_read_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parsed = read_event(text)
    assert parsed.diagnostics == ()
    assert len(parsed.value) == text.count("\n") - 1 > 10
    assert write_event(parsed.value) == text
    live = LiveStandings(parsed.value)
    expected = json.loads(path.with_suffix(".state.json").read_text(encoding="utf-8"))
    assert {
        "title": live.state.title,
        "contestants": sorted(map(str, live.state.contestants)),
        "ranking": [
            [f"{rank.place_text} {rank.contestant} {rank.tally.total} {rank.tally.percentage}" for rank in each.ranks]
            for each in live.rankings
        ],
        "unapplied": [each.reason for each in live.state.unapplied],
    } == expected


def test_the_records_on_file_hold_every_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SAMPLES.glob("*.jsonl"))
    assert {name for name in CLASSES if f'"is":"{name}"' not in text} == set()
    assert {name for name in ENUMS if f'{{"{name}":' not in text} == set()


def test_the_records_on_file_hold_everything_that_a_later_version_brought() -> None:
    """Fields and words too: an older record does not have them, so that one of a later version must."""
    text = "".join(path.read_text(encoding="utf-8") for path in SAMPLES.glob("version-2-*.jsonl"))
    said: set[str | tuple[str, str]] = {key for key in SINCE if isinstance(key, str) and f'"is":"{key}"' in text}
    for line in text.splitlines():
        said.update(members_of(json.loads(line)))
    assert set(SINCE) - said == set()


def members_of(data: object) -> Iterator[tuple[str, str]]:
    """Name each field by its class, and each word by its kind, in what a line holds."""
    if isinstance(data, list):
        for each in cast("list[object]", data):
            yield from members_of(each)
    if isinstance(data, dict):
        for member, item in cast("dict[str, object]", data).items():
            yield str(cast("dict[str, object]", data).get("is", "")), member
            if isinstance(item, str):
                yield member, item
            yield from members_of(item)


# ---- round trips


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_every_fact_is_read_back_as_it_was(fact: type, entries_with: Strategies, data: st.DataObject) -> None:
    entry = data.draw(entries_with(fact))
    text = entry_text(entry)
    assert "\n" not in text
    parsed = read_entry(text)
    assert parsed.diagnostics == ()
    assert parsed.value == entry
    assert parsed.value is not None
    assert type(parsed.value.fact) is fact
    assert entry_text(parsed.value) == text
    # The store can keep it.
    assert NewEntry("x", text).text.encode().decode() == text


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_whole_record_is_read_back_as_it_was(entries_with: Strategies, data: st.DataObject) -> None:
    entries = data.draw(st.lists(entries_with(None), max_size=5))
    text = write_event(entries)
    assert is_event_record(text)
    assert read_event(text).diagnostics == ()
    assert read_event(text).value == tuple(entries)
    assert read_event("\ufeff" + text.replace("\n", "\r\n") + "\n\n").value == tuple(entries)
    # What a fold makes of an arbitrary record is its own matter; but that it makes something of it.
    fold(entries)


def entry(fact: AnyFact | None = None, id: str = "id", at: datetime = AT) -> Entry:  # noqa: A002 - as the field
    place = Place(1, "A", 2, 3, 7)
    result = ResultEntered(place, Played(Contract.parse("4S N"), 10), side=Side.NS)
    return Entry(id, at, "North 3", fact or result)


def test_half_a_surrogate_pair_is_kept_as_an_escape() -> None:
    odd = entry(EventFounded("Club \ud83c", Conditions()))
    text = entry_text(odd)
    assert text.encode()
    assert "\\ud83c" in text
    assert read_entry(text).value == odd


def test_what_is_left_out_is_what_it_was_by_default() -> None:
    written = json.loads(entry_text(entry()))
    assert set(written["fact"]) == {"is", "place", "line", "side"}
    assert "lead" not in written["fact"]["line"]


def test_an_entry_has_a_time_zone() -> None:
    with pytest.raises(DuplicadoError, match="without a time zone"):
        entry(at=datetime(2026, 1, 5))  # noqa: DTZ001 - what is refused


def test_what_has_no_name_cannot_be_written() -> None:
    odds: list[Any] = [object(), 1.5, [], Language.ENGLISH, Layout]
    for odd in odds:
        holding = replace(entry())
        object.__setattr__(holding, "fact", odd)  # made otherwise it is refused already
        with pytest.raises(UnwritableValue):
            entry_text(holding)


def test_an_entry_is_of_the_version_that_has_all_it_says() -> None:
    who = tuple(ContestantId(number) for number in range(1, 11))

    def version(fact: AnyFact) -> int:
        return int(json.loads(entry_text(entry(fact)))["v"])

    teams = round_robin(4)
    later = replace(teams, replanned_from=(2,))
    for_teams = Conditions(
        kind=ContestKind.TEAMS,
        method=ScoringMethod.IMPS,
        form=ContestForm.KNOCK_OUT,
        pairing=RoundsPaired.KNOCK_OUT,
    )
    assert version(SectionPlanned(1, "", mitchell(5), who, 2)) == 1
    assert version(SectionPlanned(1, "", appendix_mitchell(10), who, 2)) == 2
    assert version(SectionPlanned(1, "", blackpool(6), (*who, ContestantId(11), ContestantId(12)), 2)) == 2
    assert version(SectionPlanned(1, "", bump(5), (*who, ContestantId(11)), 2)) == 2
    assert version(SectionPlanned(1, "", three_tables_sharing(), who[:6], 2)) == 2
    assert version(SectionPlanned(1, "", double_howell(4), who[:4], 2)) == 2
    assert version(SectionPlanned(1, "", double_round_robin(4), who[:4], 2)) == 2
    assert version(SectionPlanned(1, "", share_and_relay(4), who[:8], 2)) == 1
    shared = replace(share_and_relay(4), exchanges=(Exchange((1, 4), (1, 2)),))
    assert version(SectionPlanned(1, "", shared, who[:8], 2)) == 2
    assert version(SectionPlanned(1, "", teams, who[:4], 2)) == 1
    assert version(SectionPlanned(1, "", later, who[:4], 2)) == 2
    assert version(EventFounded("", for_teams)) == 1
    assert version(EventFounded("", replace(for_teams, stanzas=(2,)))) == 2
    assert version(SessionMissed(ContestantId(1), 1)) == 2


# ---- what cannot be read


DAMAGED = [
    ('"v":1', '"v":3', "record-version"),
    ('"v":1', '"v":0', "record-version"),
    ('"v":1', '"v":-1', "record-version"),
    ('"v":1', '"v":true', "record-version"),
    ('"v":1', '"v":"1"', "record-version"),
    ('"v":1', '"v":1.0', "record-version"),
    ('"v":1,', "", "record-version"),
    ('{"v":1', '["v",1', "record-line"),
    ('"v":1', '"v":01', "record-line"),
    ('"v":1', f'"v":{"9" * 5000}', "record-line"),
    ('"is":"entry"', '"is":"place"', "record-value"),
    ('"is":"entry"', '"is":["entry"]', "record-value"),
    ('"is":"entry",', "", "record-value"),
    ('"is":"result-entered"', '"is":"result-sung"', "record-value"),
    ('"is":"result-entered"', '"is":"result-agreed"', "record-value"),
    ('"at":{"at":"2026-01-05T20:15:00+00:00"}', '"at":"2026-01-05T20:15:00+00:00"', "record-value"),
    ("T20:15:00+00:00", "T20:15:00", "record-value"),
    ("T20:15:00+00:00", "T25:15:00+00:00", "record-value"),
    ('"by":"North 3"', '"by":3', "record-value"),
    ('"by":"North 3"', '"by":null', "record-value"),
    ('"by":"North 3",', "", "record-value"),
    ('"by":"North 3"', '"bye":"North 3"', "record-value"),
    ('"session":1', '"session":"1"', "record-value"),
    ('"session":1', '"session":true', "record-value"),
    ('"session":1', '"session":1.0', "record-value"),
    ('"session":1', '"session":{"is":"place"}', "record-value"),
    ('{"contract":"4S N"}', '"4S N"', "record-value"),
    ('{"contract":"4S N"}', '{"contract":"8S N"}', "record-value"),
    ('{"contract":"4S N"}', '{"contract":["4S N"]}', "record-value"),
    ('{"contract":"4S N"}', '{"contract":"4S N","card":"SA"}', "record-value"),
    ('{"contract":"4S N"}', '{"card":"SA"}', "record-value"),
    ('{"contract":"4S N"}', "{}", "record-value"),
    ('{"contract":"4S N"}', '{"odd":"4S N"}', "record-value"),
    ('{"side":"NS"}', '{"side":"N"}', "record-value"),
    ('{"side":"NS"}', '{"side":["NS"]}', "record-value"),
    ('{"side":"NS"}', '{"seat":"N"}', "record-value"),
    ('{"side":"NS"}', '{"set":[]}', "record-value"),
    ('{"side":"NS"}', '{"map":[]}', "record-value"),
    ('{"side":"NS"}', '{"board":[1,"N","None"]}', "record-value"),
]


@pytest.mark.parametrize(("old", "new", "code"), DAMAGED, ids=[f"{new:.50}" or old for old, new, _ in DAMAGED])
def test_a_damaged_entry_is_named_and_the_others_are_read(old: str, new: str, code: str) -> None:
    text = entry_text(entry())
    assert text.count(old) == 1
    parsed = read_event(write_event([entry(id="before")]) + text.replace(old, new) + "\n" + entry_text(entry(id="z")))
    assert [(found.line, found.code) for found in parsed.diagnostics] == [(3, code)]
    assert [each.id for each in parsed.value] == ["before", "z"]


MALFORMED: list[object] = [
    {"map": [["a"]]},
    {"map": [["a", "b", "c"]]},
    {"map": ["ab"]},
    {"map": [{"x": "a", "y": "b"}]},
    {"map": "ab"},
    {"map": [[{"map": []}, "b"]]},
    {"set": [{"map": []}]},
    {"set": "abc"},
    {"set": {"a": 1}},
    {"fraction": "1/0"},
    {"fraction": "1e9999999999"},
    {"fraction": "0.5"},
    {"fraction": " 1/2"},
    {"fraction": "1_0"},
    {"fraction": "٣"},
    {"fraction": 1},
    {"hand": "SA SA"},
    {"layout": "N:"},
    {"clause": ""},
    {"board": [0, "N", "None"]},
    {"board": [1, "N"]},
    {"board": ["1", "N", "None"]},
    {"at": "yesterday"},
    {"at": 5},
    1.5,
]


@pytest.mark.parametrize("data", MALFORMED, ids=repr)
def test_what_stands_for_nothing_is_refused_at_once(data: object) -> None:
    codec = Codec(StoredNames(CLASSES, ENUMS))
    begun = time.process_time()  # which other programs do not make longer
    with pytest.raises(UnreadableValue):
        codec.from_plain(data)
    assert time.process_time() - begun < 2


def test_a_value_must_be_of_the_type_of_its_field_all_the_way_down() -> None:
    who = (ContestantId(1, Side.NS), ContestantId(2))
    planned = entry_text(entry(SectionPlanned(1, "A", mitchell(3), who, 2)))
    deals = entry_text(entry(DealsRecorded(1, {1: Layout.parse("N:AKQJ... - - -")})))
    split = entry_text(
        entry(
            ResultEntered(
                Place(1, "A", 1, 1, 1),
                DirectorsScore(Artificial(Award.AVERAGE_PLUS), Weighted(((Fraction(1, 2), 1), (Fraction(1, 2), 2)))),
            )
        )
    )
    for text, old, new in (
        (planned, '{"is":"contestant","number":2,"section":""}', '{"is":"player","name":"2"}'),
        (planned, '"sets":[1]', '"sets":[1,null]'),
        (planned, '"sets":[1]', '"sets":1'),
        (planned, '"movement":{"is":"movement"', '"movement":{"is":"team-movement"'),
        (deals, '[1,{"layout"', '["1",{"layout"'),
        (split, '[{"fraction":"1/2"},1]', '[{"fraction":"1/2"},1,1]'),
        (split, '[{"fraction":"1/2"},1]', '[1,{"fraction":"1/2"}]'),
        (split, '{"award":"average plus"}', '{"fraction":"3/5"}'),
        (split, '[{"fraction":"1/2"},1]', '[{"fraction":"1/3"},1]'),
    ):
        assert old in text
        assert read_entry(text).diagnostics == ()
        parsed = read_entry(text.replace(old, new, 1))
        assert (parsed.value, [found.code for found in parsed.diagnostics]) == (None, ["record-value"])


def test_conditions_that_contradict_one_another_are_not_read() -> None:
    text = entry_text(entry(EventFounded("", Conditions(method=ScoringMethod.BUTLER))))
    parsed = read_entry(text.replace('"rules":"laws"', '"rules":"none"'))
    assert parsed.value is None
    assert "none" in dict(parsed.diagnostics[0].values)["text"]


def test_a_renamed_field_is_read_by_its_old_name_and_by_no_other() -> None:
    codec = Codec(StoredNames(CLASSES, ENUMS, {("player", "licence"): "number"}))
    assert codec.from_plain({"is": "player", "name": "A", "licence": "7"}) == codec.from_plain(
        {"is": "player", "name": "A", "number": "7"}
    )
    with pytest.raises(UnreadableValue):
        codec.from_plain({"is": "player", "name": "A", "licence": 7})
    with pytest.raises(UnreadableValue):
        codec.from_plain({"is": "contestant", "number": 1, "licence": "7"})


def test_what_is_no_record_of_an_event_is_named() -> None:
    for text in ("", "\n", "not json", "{}", '{"form":"duplicado-table"}', "[" * 100_000):
        parsed = read_event(text)
        assert parsed.value == ()
        assert [found.code for found in parsed.diagnostics] == ["record-form"]
        assert not is_event_record(text)


def test_deep_nesting_is_a_finding() -> None:
    for deep in ("[" * 100_000, '{"a":' * 100_000, '{"v":1,"is":' + "[" * 900 + "]" * 900 + "}"):
        assert read_entry(deep).value is None
    nested: Any = "x"
    for _ in range(700):
        nested = [nested]
    text = entry_text(entry()).replace('"North 3"', json.dumps(nested))
    assert [found.code for found in read_entry(text).diagnostics] == ["record-value"]


def said_of(text: str) -> None:
    """Read, and find a sentence for everything that was found."""
    messages = Messages.load(Language("es"))
    for found in (*read_event(text).diagnostics, *read_entry(text, 4).diagnostics):
        assert messages.text(found.code, **dict(found.values))


@given(st.binary(max_size=200))
def test_no_bytes_raise(data: bytes) -> None:
    said_of(data.decode("utf-8", "replace"))
    said_of(data.decode("utf-8", "surrogateescape"))
    said_of('{"form":"duplicado-event","v":1}\n' + data.decode("latin-1"))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(sorted(CLASSES)),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["is", "v", "map", "set", "board", "at", "fraction", "contract", "place", *ENUMS])
            | st.text(),
            inner,
            max_size=3,
        )
    ),
    max_leaves=12,
)


@given(json_values)
def test_no_json_raises(data: object) -> None:
    said_of(json.dumps(data))
    said_of(
        json.dumps({"v": VERSION, "is": "entry", "id": "", "at": {"at": "2026-01-01T00:00Z"}, "by": "", "fact": data})
    )


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_damage_raises(entries_with: Strategies, data: st.DataObject) -> None:
    text = entry_text(data.draw(entries_with(None)))
    at, cut = data.draw(st.integers(0, len(text) - 1)), data.draw(st.integers(0, 30))
    inserted = data.draw(st.text(max_size=8) | st.sampled_from(['"', "{", "}", "[", ",", "null", "-", "1e5"]))
    damaged = text[:at] + inserted + text[at + cut :]
    said_of(damaged)
    read = read_entry(damaged).value
    # What can be read after all is an entry like any other.
    assert read is None or read_entry(entry_text(read)).value == read


def test_members_are_taken_in_any_order_and_numbers_of_lines_are_passed_over() -> None:
    one = entry(ContestantEntered(ContestantId(3), stratum="B", handicap=Fraction(-1, 3)))
    members = json.loads(entry_text(one))
    members["fact"] = dict(reversed(members["fact"].items()))
    again = {"n": 17, **dict(reversed(members.items()))}
    assert read_entry(json.dumps(again)).value == one


def test_every_line_of_a_traveller_can_be_kept() -> None:
    for line in (Played(PASSED_OUT), DirectorsScore(None, Points(-50)), Played(Contract.parse("7NTXX W"), 13)):
        kept = entry(ResultEntered(Place(1, "", 1, 1, 1), line))
        assert read_entry(entry_text(kept)).value == kept


def test_enums_are_stored_by_their_values() -> None:
    for name, kind in ENUMS.items():
        codec = Codec(StoredNames({}, {name: kind}))
        for member in kind:
            assert isinstance(member, Enum)
            assert codec.to_plain(member) == {name: member.value}
            assert codec.from_plain({name: member.value}) is member
