"""Pages of a club beside the console of one event: its office, new events, access, people, members, ladders."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.handlers import HTTPRouteHandler

from duplicado.web.club.clubs_page import clubs_pages
from duplicado.web.club.connection_page import connect_pages
from duplicado.web.club.dealt_page import dealt_pages
from duplicado.web.club.device_admin_page import access_pages
from duplicado.web.club.import_page import import_pages
from duplicado.web.club.ladders_page import ladders_pages
from duplicado.web.club.members_import_page import members_import_pages
from duplicado.web.club.members_page import members_pages
from duplicado.web.club.new_event_page import wizard_pages
from duplicado.web.club.office import office_pages
from duplicado.web.club.own_table_page import own_table_pages
from duplicado.web.club.people_page import people_pages
from duplicado.web.club.table_names_page import table_names_pages
from duplicado.web.club.templates_page import template_pages
from duplicado.web.rendering import Renderer


def setup_pages(renderer: Renderer) -> Sequence[HTTPRouteHandler]:
    """Make their handlers."""
    parts = (
        connect_pages, office_pages, wizard_pages, import_pages, template_pages, access_pages, dealt_pages,
        people_pages, members_pages,
        members_import_pages, ladders_pages, table_names_pages, own_table_pages, clubs_pages,
    )  # fmt: skip
    return [handler for part in parts for handler in part(renderer)]
