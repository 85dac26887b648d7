"""OpenAPI of acts: address, request, answer and examples of each, made from the declarations; answers to rehearsals."""

from __future__ import annotations

import inspect
from copy import deepcopy
from typing import Any, Final

from msgspec import Struct
from msgspec.json import schema_components

from duplicado.locale import Language
from duplicado.publish.act_words import field_text
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import Control, Leaf, leaves_of
from duplicado.service.acts.bodies import example_bodies
from duplicado.service.acts.registry import ACTS
from duplicado.web.club.problem_details import Taken


class FigureTold(Struct, frozen=True):
    """Standing of a contestant."""

    place: str
    figure: str


class ChangeTold(Struct, frozen=True):
    """A contestant who would stand otherwise; nothing where he was not ranked, or would not be."""

    contestant: str
    names: str
    """Of its players, or of the team; empty where none are known."""
    before: FigureTold | None
    after: FigureTold | None


class ActRehearsed(Struct, frozen=True, tag_field="outcome", tag="rehearsed"):
    """Consequences of an act; nothing is recorded."""

    facts: list[str]
    """The sentences of its facts, as the log would have them."""
    questions: list[str]
    """Questions that would be asked back, or are to be known."""
    changes: list[ChangeTold] | None
    """Contestants whose figures would change; `null` where the asker may not know yet."""
    scores: list[str]
    """Scores of each side on the boards that are ruled on, as they stand and as they would be, in sentences."""


_ACT: Final = "act."
_OF_ACT: Final = "{act}"
_RESPONSES: Final = (Taken, ActRehearsed)


def act_schemas() -> dict[str, dict[str, Any]]:
    """Return the schema of what is told of each act, by its name."""
    words = Messages.load(Language.ENGLISH)
    return {name: _schema(declared, words) for name, declared in ACTS.items()}


def act_paths(path: str, operation: dict[str, Any], reference: str) -> dict[str, dict[str, Any]]:
    """Return an address for each act in the place of that which takes the name of any.

    Args:
        path: that address; `{act}` stands in it.
        operation: how it is asked, with what all acts have in common.
        reference: with what references to schemas begin, see `act_schemas` and `response_schemas`.
    """
    return {
        path.replace(_OF_ACT, name): {"post": _operation(declared, operation, reference)}
        for name, declared in ACTS.items()
    }


def _operation(declared: DeclaredAct, operation: dict[str, Any], reference: str) -> dict[str, Any]:
    made = deepcopy(operation)
    made["operationId"] = f"act-{declared.name}"
    told = (inspect.getdoc(declared.kind) or "").replace("\b\n", "")
    made["summary"] = told.partition("\n")[0]
    made["description"] = f"{told}\n\nIt is for those who may do `{declared.needs.value}`."
    made["parameters"] = [each for each in made["parameters"] if each["name"] != "act"]
    made["requestBody"]["content"]["application/json"] = {
        "schema": {
            "allOf": [{"$ref": f"{reference}ActSent"}],
            "properties": {"act": {"$ref": f"{reference}{_ACT}{declared.name}"}},
            "required": ["id", "act"],
        },
        "examples": {
            f"example-{number}": {"summary": example, "value": {"id": f"{declared.name}-{number}", "act": body}}
            for number, (example, body) in enumerate(zip(declared.examples, example_bodies(declared), strict=True), 1)
        },
    }
    made["responses"]["200"]["description"] = "Recorded, or rehearsed"
    made["responses"]["200"]["content"]["application/json"] = {
        "schema": {"oneOf": [{"$ref": f"{reference}{each.__name__}"} for each in _RESPONSES]},
        "examples": {
            "recorded": {
                "value": {"outcome": "accepted", "entries": [f"director/{declared.name}-1"], "position": "57"}
            },
            "rehearsed": {
                "value": {
                    "outcome": "rehearsed",
                    "facts": [made["summary"]],
                    "questions": [],
                    "changes": [],
                    "scores": [],
                }
            },
        },
    }
    return made


def response_schemas(reference: str) -> dict[str, Any]:
    """Return the schemas of what acts are answered, by their names."""
    _, found = schema_components(_RESPONSES, ref_template=f"{reference}{{name}}")
    return found


def _schema(declared: DeclaredAct, words: Messages) -> dict[str, Any]:
    leaves = leaves_of(declared.kind)
    return {
        "type": "object",
        "title": words.text(f"form-title-{declared.name}"),
        "description": (inspect.getdoc(declared.kind) or "").partition("\n\n")[0].replace("\n", " "),
        "properties": {leaf.body_name: _field(declared, leaf, words) for leaf in leaves},
        "required": [leaf.body_name for leaf in leaves if leaf.required],
        "additionalProperties": False,
        "examples": list(example_bodies(declared)),
    }


def _field(declared: DeclaredAct, leaf: Leaf, words: Messages) -> dict[str, Any]:
    told = (field_text(words, kind, declared.name, leaf.name) for kind in ("field", "hint"))
    described = " – ".join(filter(None, told))
    return {**_type(leaf), **({"description": described} if described else {})}


def _type(leaf: Leaf) -> dict[str, Any]:
    text = {"type": "string", "maxLength": 2000}
    if leaf.many:
        return {"type": "array", "items": text}
    match leaf.control:
        case Control.NUMBER | Control.SESSION:
            return {"type": "integer", "minimum": leaf.least, "maximum": leaf.most}
        case Control.TICK:
            return {"type": "boolean"}
        case Control.AMOUNT:
            return {"type": ["number", "string"]}
        case Control.CHOICE if leaf.choices:
            return {"enum": [*(each for each in leaf.choices if each), *leaf.also]}
        case _:
            return text
