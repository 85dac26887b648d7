"""Schemas of the answers of the service: those that handlers declare for 200, the views of an event by their kind."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from litestar import Litestar, Response
from litestar.routes import HTTPRoute
from msgspec import UNSET, Struct, UnsetType, defstruct, field
from msgspec.json import schema_components

from duplicado.service.live.hall_view import HallView
from duplicado.service.live.office_view import OfficeView
from duplicado.service.live.table_views import RankingsView, TableView
from duplicado.web.club.problem_details import Problem

Answers = dict[tuple[str, str], tuple[Any, ...]]


def answer_components(app: Litestar, reference: str) -> tuple[dict[tuple[str, str], dict[str, Any]], dict[str, Any]]:
    """Return the schema of each answer by method and address, and the components to which these refer.

    Args:
        app: the application whose handlers declare what they answer.
        reference: the text before the name of a component.
    """
    answers = dict(_declared(app))
    every = [kind for kinds in answers.values() for kind in kinds]
    found, components = schema_components(every, ref_template=f"{reference}{{name}}")
    schemas = iter(found)
    told = {operation: [next(schemas) for _ in kinds] for operation, kinds in answers.items()}
    return {of: each[0] if len(each) == 1 else {"anyOf": each} for of, each in told.items()}, components


def _declared(app: Litestar) -> Iterator[tuple[tuple[str, str], tuple[Any, ...]]]:
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for method, (handler, _) in route.route_handler_map.items():
            declared = handler.parsed_fn_signature.return_type.annotation
            kinds = _kinds(get_args(declared)[0]) if get_origin(declared) is Response else ()
            if kinds and handler.resolve_include_in_schema():
                yield (method.lower(), route.path_format), kinds


def _kinds(content: object) -> tuple[Any, ...]:
    """Return the kinds of content that stand for something done; none where nothing is declared."""
    kinds = get_args(content) if get_origin(content) in {Union, UnionType} else (content,)
    return tuple(each for each in kinds if each is not Any and each not in get_args(Problem))


class FactSaid(Struct, frozen=True):
    """A fact as a record keeps it: its name, and the members that the schema `fact.NAME` has, hands left out.

    Of boards that were dealt it has session, section and numbers alone.
    """

    name: str = field(name="is")


class RecordTime(Struct, frozen=True):
    """A time as a record keeps it, ISO 8601."""

    at: str


class EntryTold(Struct, frozen=True):
    """An entry of the record."""

    id: str
    at: RecordTime
    by: str
    fact: FactSaid
    v: int | UnsetType = UNSET


class EntriesView(Struct, frozen=True, tag_field="kind", tag="entries"):
    """Entries of the record: all there are, or those that came."""

    entries: list[EntryTold]


_TableChanges: Final = defstruct(
    "TableChanges",
    [
        *((name, told | UnsetType, UNSET) for name, told in get_type_hints(TableView).items() if name != "kind"),
        ("gone", list[str] | UnsetType, UNSET),
    ],
    namespace={"__doc__": "Changes in the view of a table; of the boards those that changed, and which are gone."},
    tag_field="kind",
    tag="changes",
)


def view_components(reference: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schema of a view, and the components to which it refers.

    Args:
        reference: the text before the name of a component.
    """
    views = (EntriesView, TableView, _TableChanges, RankingsView, HallView, OfficeView)
    schemas, components = schema_components(views, ref_template=f"{reference}{{name}}")
    return {"anyOf": list(schemas)}, components
