"""Schemas of the views of an event, told apart by their `kind`. What they hold is declared where they are made."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct, field
from msgspec.json import schema_components

from duplicado.service.live.hall_view import HallView
from duplicado.service.live.office_view import OfficeView
from duplicado.service.live.table_views import RankingsView, TableView


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
