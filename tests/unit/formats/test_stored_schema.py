"""The JSON Schema of an event's record: what is written fits it, and what does not fit is not read."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from duplicado.formats.event_record.document import fact_data, fact_schemas, read_entry, read_fact
from duplicado.formats.event_record.names import CLASSES

HERE = "#/$defs/"


def validator() -> jsonschema_rs.Validator:
    schemas, facts = fact_schemas(HERE)
    return jsonschema_rs.validator_for(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "oneOf": [{"$ref": f"{HERE}{name}"} for name in facts],
            "$defs": schemas,
        }
    )


def test_every_class_of_the_record_has_one() -> None:
    schemas, facts = fact_schemas(HERE)
    assert schemas.keys() == CLASSES.keys()
    assert {"founded", "result-entered", "ruling-given"} <= set(facts) < schemas.keys()
    assert all(schema["description"] for schema in schemas.values())


def test_what_is_written_fits(repository: Path) -> None:
    valid = validator()
    seen: set[str] = set()
    for sample in sorted((repository / "tests" / "samples" / "event_record").glob("version-*.jsonl")):
        for line in sample.read_text(encoding="utf-8").splitlines()[1:]:
            read = read_entry(line)
            assert read.value is not None
            fact = json.loads(json.dumps(fact_data(read.value.fact)))
            seen.add(fact["is"])
            assert valid.is_valid(fact), (sample.name, fact, [each.message for each in valid.iter_errors(fact)])
    assert len(seen) > 25


@pytest.mark.parametrize(
    "fact",
    [
        {"is": "nothing"},
        {"is": "round-called", "session": "one", "round": 1},
        {"is": "round-called", "session": 1},
        {"is": "result-agreed", "place": 3, "result": "x", "side": {"side": "NS"}},
        {"is": "result-agreed", "place": {"is": "place", "session": 1}, "result": "x", "side": {"side": "NORTH"}},
    ],
    ids=["name", "type", "wanting", "inside", "word"],
)
def test_what_does_not_fit_is_not_read(fact: dict[str, object]) -> None:
    assert not validator().is_valid(fact)
    assert read_fact(fact).value is None
