"""Pages of a club beside the console of one event: its office, new events, access, people, members, ladders."""

from __future__ import annotations

from typing import Final

from duplicado.web.club.clubs_page import CLUBS_PAGES
from duplicado.web.club.connection_page import CONNECT_PAGES
from duplicado.web.club.dealt_page import DEALT_PAGES
from duplicado.web.club.device_admin_page import ACCESS_PAGES
from duplicado.web.club.import_page import IMPORT_PAGES
from duplicado.web.club.ladders_page import LADDERS_PAGES
from duplicado.web.club.member_link_pages import MEMBER_LINK_PAGES
from duplicado.web.club.members_import_page import MEMBERS_IMPORT_PAGES
from duplicado.web.club.members_page import MEMBERS_PAGES
from duplicado.web.club.new_event_page import WIZARD_PAGES
from duplicado.web.club.office import OFFICE_PAGES
from duplicado.web.club.own_table_page import OWN_TABLE_PAGES
from duplicado.web.club.partner_page import PARTNER_PAGES
from duplicado.web.club.people_page import PEOPLE_PAGES
from duplicado.web.club.table_line_up_page import TABLE_LINE_UP_PAGES
from duplicado.web.club.table_names_page import TABLE_NAMES_PAGES
from duplicado.web.club.templates_page import TEMPLATE_PAGES

SETUP_PAGES: Final = (
    *CONNECT_PAGES,
    *OFFICE_PAGES,
    *WIZARD_PAGES,
    *IMPORT_PAGES,
    *TEMPLATE_PAGES,
    *ACCESS_PAGES,
    *DEALT_PAGES,
    *PEOPLE_PAGES,
    *MEMBERS_PAGES,
    *MEMBERS_IMPORT_PAGES,
    *MEMBER_LINK_PAGES,
    *PARTNER_PAGES,
    *LADDERS_PAGES,
    *TABLE_NAMES_PAGES,
    *TABLE_LINE_UP_PAGES,
    *OWN_TABLE_PAGES,
    *CLUBS_PAGES,
)
