"""Bodies of acts, what programs send as JSON objects: read as what is told, and written from it; examples of both."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Annotated, Any, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from duplicado.locale import Language
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import Control, Leaf, Said, leaves_of
from duplicado.service.acts.form_error import FormError


def said_by_program(cls: type, body: Mapping[str, object]) -> Said:
    """Return what a JSON object tells: numbers and truth values are texts, lists are several of them.

    Args:
        cls: the class of questions; its fields are named with `_` as well as with `-`.
        body: the object.

    Raises:
        FormError: it has a field of another name; or a value is an object, or a list of anything but texts and numbers.
    """
    names = {spelled: leaf.name for leaf in leaves_of(cls) for spelled in (leaf.name, leaf.name.replace("-", "_"))}
    unknown = next((name for name in body if name not in names), None)
    if unknown is not None:
        raise FormError("unknown-field", unknown[:60], unknown)
    return {names[name]: _text(name, value) for name, value in body.items() if value is not None}


def body_of(cls: type, said: Said) -> dict[str, object]:
    """Write what is told as the JSON object that a program sends: the inverse of `said_by_program`."""
    leaves = {leaf.name: leaf for leaf in leaves_of(cls)}
    return {leaves[name].body_name: _typed(leaves[name], value) for name, value in said.items()}


def _typed(leaf: Leaf, value: str | tuple[str, ...]) -> object:
    if isinstance(value, tuple):
        return list(value)
    if leaf.many:
        return [value]
    if leaf.control is Control.TICK:
        return bool(value)
    return int(value) if leaf.control in {Control.NUMBER, Control.SESSION} else value


def _text(name: str, value: object) -> str | tuple[str, ...]:
    match value:
        case bool():
            return "1" if value else ""
        case str():
            return value
        case int() | float():
            return str(value)
        case list():
            texts = tuple(_text(name, each) for each in cast("list[object]", value))
            if all(isinstance(each, str) for each in texts):
                return cast("tuple[str, ...]", texts)
            raise FormError("value", name)
        case _:
            raise FormError("value", name)


def example_bodies(declared: DeclaredAct) -> tuple[dict[str, object], ...]:
    """Return the examples of an act as the JSON objects that programs send."""
    return tuple(body_of(declared.kind, said_by_example(declared, each)) for each in declared.examples)


def said_by_example(declared: DeclaredAct, example: str) -> Said:
    """Return what an example tells, by the names of fields; options of the command itself are left out.

    Raises:
        ValueError: it names an option that the act does not have, or has more words than there are places for.
    """
    leaves = {leaf.name: leaf for leaf in leaves_of(declared.kind)}
    options = {f"--{leaf.called}": leaf for leaf in leaves.values()}
    options.update(("-a", leaf) for leaf in leaves.values() if leaf.control is Control.ANSWERS)
    places = [leaves[name] for name in (declared.cli.positional if declared.cli else ())]
    words = shlex.split(example)[1:]
    found: dict[str, list[str]] = {}
    while words:
        word = words.pop(0)
        if word in {"--only-show", "--yes"}:
            continue
        leaf = options.get(word)
        if leaf is None:
            if word.startswith("--") or not places:
                raise ValueError(f"{declared.name}: {word}")
            leaf = places[0] if places[0].many else places.pop(0)
            value = word
        elif leaf.control is Control.TICK:
            value = "1"
        else:
            value = leaf.bare if leaf.bare and (not words or words[0].startswith("-")) else words.pop(0)
        found.setdefault(leaf.name, []).append(value)
    return {name: _value(leaves[name], values) for name, values in found.items()}


def _value(leaf: Leaf, values: list[str]) -> str | tuple[str, ...]:
    return tuple(values) if leaf.many and len(values) > 1 else values[-1]


LanguageCode = Annotated[str, Meta(pattern=f"^({'|'.join(language.value for language in Language)})$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", description="Chosen by you, once for each command.")]
BasedOn = Annotated[str, Meta(max_length=500, description="The position of the last thing you had been sent.")]


class ActWanted(Struct, forbid_unknown_fields=True):
    """Something that the Director's office does, as its form is filled in on the console."""

    id: CommandId
    act: Annotated[dict[str, Any] | UnsetType, Meta(description="What is told of it, field by field.")] = UNSET
    fields: Annotated[
        dict[str, Annotated[str, Meta(max_length=2000)]],
        Meta(max_length=100, description="The same as texts, as a form has them: deprecated, say `act`."),
    ] = {}
    language: Annotated[LanguageCode, Meta(description="In whose letters results and calls are written.")] = "en"
    rehearse: Annotated[bool, Meta(description="Tell what would follow, and save nothing.")] = False
    based_on: BasedOn = ""
    confirmed: bool = False
