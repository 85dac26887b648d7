"""The Director's office of a running event: what is shown there, what a form asks for, what would follow from it.

`ACTS` are the things that the office does, each made from a filled form; `rehearse` tells what would follow from one
before it is taken down. Everything is a function of the record; only `EventDesk.submit` writes.
"""

from duplicado.service.office.acts import ACTS, Act, Page
from duplicado.service.office.acts_of_movement import Ways, ways_to_go_on
from duplicado.service.office.acts_of_rulings import proposed, units_of
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.interviewing import Held, hold_interview
from duplicado.service.office.known import contestant_of, standing_rulings
from duplicado.service.office.rehearsal import Change, Rehearsal, figures_of, rehearse
from duplicado.service.office.scores import KINDS, OWN_ACTIONS, lines_of
from duplicado.service.office.several_boards import Companion, companions
from duplicado.service.office.sheets import Line, Log, is_readable, lines_of_board, lines_of_round, log_of, place_at
from duplicado.service.office.visible import visible_entries

__all__ = [
    "ACTS",
    "KINDS",
    "OWN_ACTIONS",
    "Act",
    "Change",
    "Companion",
    "Filled",
    "FormError",
    "Held",
    "Line",
    "Log",
    "Page",
    "Rehearsal",
    "Ways",
    "companions",
    "contestant_of",
    "figures_of",
    "hold_interview",
    "is_readable",
    "lines_of",
    "lines_of_board",
    "lines_of_round",
    "log_of",
    "place_at",
    "proposed",
    "rehearse",
    "standing_rulings",
    "units_of",
    "visible_entries",
    "ways_to_go_on",
]
