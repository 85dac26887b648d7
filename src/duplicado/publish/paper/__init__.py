"""Documents on paper, as PDF: what a club pins to the wall, hands out and files.

Each function takes values of `event` and `movement` (an `Evening` holds a contest with its standings) and returns the
bytes of a file that is the same each time it is made.
"""

from duplicado.publish.paper.director_report import director_report_pdf
from duplicado.publish.paper.hand_records import SheetLayout, board_tables, deals_pdf, hand_records_pdf
from duplicado.publish.paper.matches import bracket_pdf, matches_pdf
from duplicado.publish.paper.movement_cards import guide_cards_pdf, table_cards_pdf
from duplicado.publish.paper.office_form import office_form_pdf
from duplicado.publish.paper.pin_cards import PinCard, pin_cards_pdf
from duplicado.publish.paper.ranking import ranking_pdf
from duplicado.publish.paper.score_cards import CardsPerPage, score_cards_pdf
from duplicado.publish.paper.session_cards import PlannedSection, planned_sections, session_cards_pdf
from duplicado.publish.paper.sheets import Sheet, sheets_of
from duplicado.publish.paper.slips import blank_travellers_pdf, pick_up_slips_pdf
from duplicado.publish.paper.style import PaperSize, PaperStyle, SuitColours
from duplicado.publish.paper.travellers import travellers_pdf

__all__ = [
    "CardsPerPage",
    "PaperSize",
    "PaperStyle",
    "PinCard",
    "PlannedSection",
    "Sheet",
    "SheetLayout",
    "SuitColours",
    "blank_travellers_pdf",
    "board_tables",
    "bracket_pdf",
    "deals_pdf",
    "director_report_pdf",
    "guide_cards_pdf",
    "hand_records_pdf",
    "matches_pdf",
    "office_form_pdf",
    "pick_up_slips_pdf",
    "pin_cards_pdf",
    "planned_sections",
    "ranking_pdf",
    "score_cards_pdf",
    "session_cards_pdf",
    "sheets_of",
    "table_cards_pdf",
    "travellers_pdf",
]
