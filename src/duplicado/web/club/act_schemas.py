"""JSON Schemas of acts: what a program sends for each, made from the declarations of the acts."""

from __future__ import annotations

import inspect
from typing import Any

from duplicado.locale import Language
from duplicado.publish.act_words import field_text
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import Control, Leaf, leaves_of
from duplicado.service.acts.registry import ACTS

__all__ = ["act_schemas"]


def act_schemas() -> dict[str, dict[str, Any]]:
    """Return the schema of what is told of each act, by its name."""
    words = Messages.load(Language.ENGLISH)
    return {name: _schema(declared, words) for name, declared in ACTS.items()}


def _schema(declared: DeclaredAct, words: Messages) -> dict[str, Any]:
    leaves = leaves_of(declared.kind)
    return {
        "type": "object",
        "title": words.text(f"form-title-{declared.name}"),
        "description": (inspect.getdoc(declared.kind) or "").partition("\n\n")[0].replace("\n", " "),
        "properties": {_name(leaf): _field(declared, leaf, words) for leaf in leaves},
        "required": [_name(leaf) for leaf in leaves if leaf.required],
        "additionalProperties": False,
    }


def _name(leaf: Leaf) -> str:
    return leaf.name if leaf.control is Control.CONDITION else leaf.name.replace("-", "_")


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
