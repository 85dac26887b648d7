"""Body by which a program asks for an act, with the parts that it shares with other requests of programs."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from duplicado.locale import Language

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
