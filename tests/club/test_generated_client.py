"""A client that is made from the document of the service alone plays an evening; every operation is typed both ways."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
from tests.club.conftest import LAPTOP, Club, founding

from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import Role
from duplicado.web.club.app import club_site
from duplicado.web.club.document import document_of

API = "/api/1"


SAYING = {"$ref", "anyOf", "oneOf", "allOf", "items", "prefixItems", "properties", "const", "enum"}


def loose(schema: Any, place: str, schemas: dict[str, Any], known: set[str]) -> Iterator[str]:  # noqa: ANN401 - JSON
    """Go through the parts of a schema that say nothing, those of the schemas to which it refers too."""
    reference = str(schema.get("$ref", "")).rpartition("/")[2]
    if reference:
        if reference not in known:
            known.add(reference)
            yield from loose(schemas[reference], reference, schemas, known)
        return
    further = schema.get("additionalProperties")
    if not schema.keys() & SAYING and schema.get("type") in (None, "object", "array") and not further:
        yield place
    for name, part in schema.get("properties", {}).items():
        yield from loose(part, f"{place}.{name}", schemas, known)
    for part in (*(schema.get(name) for name in ("items", "additionalProperties")), *schema.get("prefixItems", ())):
        if isinstance(part, dict):
            yield from loose(part, f"{place}[]", schemas, known)
    for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from loose(part, place, schemas, known)


def test_every_operation_is_typed_in_what_it_is_sent_and_what_it_answers() -> None:
    document = document_of(club_site("unused"))
    untyped: list[str] = []
    known: set[str] = set()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            name = f"{method} {path}"
            told = {"request": operation.get("requestBody", {"content": {}})} | {
                status: about for status, about in operation["responses"].items() if status.startswith("2")
            }
            assert any(status.startswith("2") for status in operation["responses"]), name
            for part, about in told.items():
                contents = about.get("content", {})
                if part != "request" and not contents:
                    untyped.append(f"{name} {part}")
                for kind, of in contents.items():
                    where = f"{name} {part} {kind}"
                    untyped += loose(of.get("schema", {}), where, document["components"]["schemas"], known)
    assert untyped == []


class Client:
    """A method for each operation, by its name in the document; what is sent and answered is held to the schemas."""

    def __init__(self, address: str, document: dict[str, Any], token: str) -> None:
        self._http = httpx.Client(base_url=address.rstrip("/"), headers={"Authorization": f"Bearer {token}"})
        self._document = document
        self.used: set[str] = set()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        for path, operations in self._document["paths"].items():
            for method, operation in operations.items():
                if operation["operationId"] == name:
                    return lambda body=None, **values: self._call(name, method, path, operation, body, values)
        raise AttributeError(name)

    def _call(
        self, name: str, method: str, path: str, operation: dict[str, Any], body: object, values: dict[str, Any]
    ) -> Any:  # noqa: ANN401 - JSON
        self.used.add(name)
        if body is not None:
            self._hold(operation["requestBody"]["content"]["application/json"]["schema"], body)
        wanted = set(re.findall(r"{(\w+)}", path))
        address = path.format(**{key: values[key] for key in wanted})
        query = {key: value for key, value in values.items() if key not in wanted}
        answer = self._http.request(method, address, json=body, params=query, timeout=60)
        assert answer.status_code == 200, (name, answer.text)
        told = answer.json()
        self._hold(operation["responses"]["200"]["content"]["application/json"]["schema"], told)
        return told

    def _hold(self, schema: dict[str, Any], value: object) -> None:
        jsonschema_rs.validator_for({**schema, "components": self._document["components"]}).validate(value)

    def close(self) -> None:
        self._http.close()


def named(document: dict[str, Any], method: str, path: str) -> str:
    """Return the name of an operation in the document."""
    name: str = document["paths"][f"{API}{path}"][method]["operationId"]
    return name


@pytest.mark.wire
def test_a_generated_client_plays_an_evening(club: Club) -> None:
    document = httpx.get(f"{club.address}api/1/openapi.json", timeout=60).json()
    granted = AccessPass("", Role.ORGANIZER, "a program", scopes=frozenset(Scope))
    office = Client(club.address, document, club.house.entrance.issue_token(granted, device="a test", issuer=LAPTOP))

    def ask(who: Client, method: str, path: str, body: object = None, **values: Any) -> Any:  # noqa: ANN401 - JSON
        return getattr(who, named(document, method, path))(body, **values)

    facts = [fact_data(each) for each in founding(pairs=6)]
    made = ask(office, "post", "/events", {"id": "a", "name": "Evening", "facts": facts})
    assert made["outcome"] == "accepted"
    event = {"event": "Evening"}
    pins = ask(office, "post", "/events/{event}/pins", {"session": 1, "tables": [1, 2, 3]}, **event)["pins"]
    tables: list[Client] = []
    for table, pin in pins.items():
        entered = httpx.post(
            f"{club.address}api/1/events/Evening/enter",
            json={"session": 1, "table": int(table), "pin": pin},
            timeout=60,
        ).json()
        tables.append(Client(club.address, document, entered["token"]))
    before = ask(tables[0], "get", "/events/{event}/view", **event)[0]["position"]
    for device in tables:
        assert ask(device, "get", "/me")["role"] == "player"
        for path in ("rankings", "hall"):
            assert ask(device, "get", f"/events/{{event}}/{path}", **event)
        (seen,) = ask(device, "get", "/events/{event}/view", **event)
        for board in (2 * seen["view"]["table"] - 1, 2 * seen["view"]["table"]):
            stated = {"id": f"r{board}", "board": board, "line": "4S N +1", "side": "NS"}
            ask(device, "post", "/events/{event}/results", stated, **event)
        assert ask(device, "get", "/events/{event}/cards", **event)["cards"]
    for path in ("view", "rankings", "hall", "office", "acts", "conditions", "files", "register", "boards", "audit"):
        assert ask(office, "get", f"/events/{{event}}/{path}", **event) is not None, path
    for path in ("health", "access", "chance"):
        ask(office, "get", f"/events/{{event}}/{path}", **event)
    access = ask(office, "get", "/events/{event}/access", **event)
    assert ask(office, "put", "/events/{event}/access", access, **event) == {}
    file = ask(office, "get", "/events/{event}/files/{file}", file="csv", **event)
    assert file["media_type"].startswith("text/csv")
    for path in ("people", "members", "templates", "ladders"):
        ask(office, "get", f"/{path}")
    assert "Evening" in ask(office, "get", "/events")
    person = ask(office, "post", "/people", {"name": "North 1"})["id"]
    held = ask(office, "get", "/people/{person}", person=person)
    assert [each["event"] for each in held["events"]] == ["Evening"]
    changed = ask(tables[0], "get", "/events/{event}/view", after=before, **event)
    assert {each["view"]["kind"] for each in changed} == {"changes"}
    for each in (office, *tables):
        each.close()
