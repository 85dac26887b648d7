"""The OpenAPI document of the service: what the framework finds, and what facts look like."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from litestar import Litestar, Response, get
from litestar.routes import HTTPRoute

from duplicado.formats.event_record.document import fact_schemas
from duplicado.web.club.act_schemas import act_paths, act_schemas, response_schemas
from duplicado.web.club.answer_schemas import answer_components, view_components
from duplicado.web.club.boards_api import BOARDS_OF_EVENTS
from duplicado.web.club.chance_api import CHANCE_OF_DEVICES
from duplicado.web.club.club_admin import MANAGING
from duplicado.web.club.clubs_page import MANY_CLUBS
from duplicado.web.club.confirming import PIN_HEADER, is_sensitive
from duplicado.web.club.former_api import FORMER_EVENTS
from duplicado.web.club.import_page import IMPORTING
from duplicado.web.club.ladders_page import LADDERS
from duplicado.web.club.members_api import MEMBERS
from duplicado.web.club.office_api import ACTING
from duplicado.web.club.own_table_page import OWN_TABLE
from duplicado.web.club.templates_page import TEMPLATES
from duplicado.web.incoming import Incoming

_SCHEMAS: Final = "#/components/schemas/"
_API: Final = "/api/1"
_FACT: Final = "fact."
_ACT: Final = "act."
_ANSWERS: Final = {
    "400": "Not well formed: the sentence names the place",
    "401": "Not let in",
    "403": "Not for the asker",
    "404": "There is no such thing",
    "409": "Refused",
    "410": "The club has archived or deleted it",
    "413": "Larger than is taken at once",
    "415": "What was sent is not said to be `application/json`",
    "422": "A file that was sent cannot be used: the sentence says why",
    "428": "Something looks like a slip: ask, and send it again with `confirmed`",
    "429": "Tried too often",
    "503": "Could not be written down now: send it again with the same id",
}
_CONFIRMED: Final = (
    "`confirm-again`: a browser's script asks for the PIN of the office and sends it again with it; a program's token "
    "needs none, who gave it has confirmed that"
)
_PIN: Final = {
    "name": PIN_HEADER,
    "in": "header",
    "required": False,
    "description": "The PIN of the office, where the club has drawn one and it is five minutes since it was given.",
    "schema": {"type": "string"},
}
_TEXT: Final = {"type": "string"}
_TEXTS: Final = {"type": "array", "items": _TEXT}
_PROBLEM: Final = {
    "type": "object",
    "description": "It was not done: a code for programs, a sentence for people, the Law where one applies.",
    "properties": {
        "outcome": {"const": "refused"},
        "code": _TEXT,
        "sentence": _TEXT,
        "law": {"type": ["string", "null"]},
        "position": {**_TEXT, "description": "What to base the command on when it is sent again."},
    },
    "required": ["outcome", "code", "sentence"],
}
_QUESTION: Final = {
    "type": "object",
    "description": "Questions to be put to whoever sent it.",
    "properties": {"outcome": {"const": "questioned"}, "codes": _TEXTS, "questions": _TEXTS},
    "required": ["outcome", "codes", "questions"],
}
_STREAMED: Final = {"text/event-stream": {"schema": {**_TEXT, "description": "Each event has its position as its id."}}}


@get("/openapi.json", include_in_schema=False, sync_to_thread=True)
def document(request: Incoming) -> Response[bytes]:
    """Return the document of the service."""
    return Response(_text(request.app), media_type="application/json", headers={"Cache-Control": "no-cache"})


@cache
def _text(app: Litestar) -> bytes:
    return json.dumps(document_of(app)).encode()


def document_of(app: Litestar) -> dict[str, Any]:
    """Return the document of an application that has the service in it."""
    found: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    schemas = found["components"]["schemas"]
    of_facts, facts = fact_schemas(f"{_SCHEMAS}{_FACT}")
    schemas.update({f"{_FACT}{name}": schema for name, schema in of_facts.items()})
    references = {name: f"{_SCHEMAS}{_FACT}{name}" for name in facts}
    schemas["Fact"] = {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "is", "mapping": references},
    }
    for name in ("CommandSent", "EventWanted"):
        schemas[name]["properties"]["facts"]["items"] = {"$ref": f"{_SCHEMAS}Fact"}
    acts = act_schemas()
    schemas.update({f"{_ACT}{name}": schema for name, schema in acts.items()})
    schemas["ActSent"] = _of_any_act(schemas.pop("ActWanted"), acts)
    schemas.update(response_schemas(_SCHEMAS))
    schemas["Problem"] = _PROBLEM
    schemas["Question"] = _QUESTION
    sensitive = _sensitive(app)
    told, components = answer_components(app, _SCHEMAS)
    schemas.update(components)
    views, components = view_components(_SCHEMAS)
    schemas.update(components)
    schemas["ViewTold"]["properties"]["view"].update(views)
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            for status, meaning in _ANSWERS.items():
                asked = "Question" if status == "428" else "Problem"
                answers[status] = _answer(meaning, asked)
            if (method, path) in sensitive:
                answers["428"] = _answer(_CONFIRMED, "Problem")
                operation["parameters"] = [*operation.get("parameters", ()), _PIN]
            if (method, path) in told:
                answers["200"]["content"] = {"application/json": {"schema": told[method, path]}}
            if path.endswith(("/view", "/rankings", "/hall", "/office")) and method == "get":
                answers["200"]["content"] = {**answers["200"]["content"], **_STREAMED}
    access = f"{_API}/events/{{event}}/access"  # is sent in the form in which it is answered
    found["paths"][access]["put"]["requestBody"]["content"]["application/json"]["schema"] = told["get", access]
    path = next(each for each in found["paths"] if each.endswith("/acts/{act}"))
    found["paths"].update(act_paths(path, found["paths"].pop(path)["post"], _SCHEMAS))
    found["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    found["security"] = [{}, {"token": []}]
    return found


def _sensitive(app: Litestar) -> set[tuple[str, str]]:
    """Return method and path of what is confirmed again."""
    return {
        (method.lower(), route.path_format)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if is_sensitive(handler)
    }


def _of_any_act(wanted: dict[str, Any], acts: Iterable[str]) -> dict[str, Any]:
    """Return what is sent for whatever act, without the untyped fields, which are still read."""
    any_of_them = {"anyOf": [{"$ref": f"{_SCHEMAS}{_ACT}{each}"} for each in acts]}
    told = {name: about for name, about in wanted["properties"].items() if name != "fields"}
    return {**wanted, "title": "ActSent", "properties": {**told, "act": any_of_them}}


def _answer(meaning: str, schema: str) -> dict[str, Any]:
    return {
        "description": meaning,
        "content": {"application/json": {"schema": {"$ref": f"{_SCHEMAS}{schema}"}}},
    }


REST_OF_SERVICE: Final = (
    *(*MANAGING, *ACTING, *TEMPLATES, *BOARDS_OF_EVENTS, *CHANCE_OF_DEVICES),
    *(*IMPORTING, *OWN_TABLE, *MANY_CLUBS, *MEMBERS, *LADDERS, *FORMER_EVENTS, document),
)
"""The addresses of the service that no table needs, with the description of all at `openapi.json`."""
