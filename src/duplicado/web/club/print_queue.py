"""Printing for a club: PIN cards and guide cards."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.qr_codes import qr_file

if TYPE_CHECKING:
    from duplicado.publish.paper.sheet_style import PaperStyle
    from duplicado.publish.paper.typesetting import Json

__all__ = ["PrintedCard", "guide_cards_file", "pin_cards_file"]

_HERE: Final = 60
"""Tables, counted in each of their rounds, whose cards are printed by the server itself: it has the memory for them."""
_MOST_MEMORY: Final = 4_000_000_000
"""Bytes of addresses that the process of a large print may have; the cards of 60 tables want a third of them."""
_ONE_AT_A_TIME: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What stands on the card of a table."""

    heading: str
    address: str
    pin: str


def pin_cards_file(cards: Sequence[PrintedCard], language: Language, title: str) -> bytes:
    """Print the cards that lie on the tables, with a code for each address."""
    from duplicado.publish.paper.pin_cards import PinCard, pin_cards_pdf  # noqa: PLC0415 - see the module
    from duplicado.publish.paper.sheet_style import PaperStyle  # noqa: PLC0415 - see the module

    drawn = [PinCard(each.heading, each.address, qr_file(each.address), each.pin) for each in cards]
    return pin_cards_pdf(drawn, PaperStyle(language), title=title)


def guide_cards_file(state: EventState, language: Language) -> bytes | None:
    """Print guide cards, cards of the boards for tables, and slips; `None` where nothing is planned."""
    from duplicado.publish.paper.session_cards import planned_sections, session_cards_pdf  # noqa: PLC0415 - as above
    from duplicado.publish.paper.sheet_style import PaperStyle  # noqa: PLC0415 - as above

    planned = planned_sections(state, Messages.load(language))
    if not planned:
        return None
    sittings = sum(len({(due.place.round, due.place.table) for due in each.due}) for each in planned)
    if sittings <= _HERE:
        return session_cards_pdf(planned, PaperStyle(language))
    with _ONE_AT_A_TIME:
        return session_cards_pdf(planned, PaperStyle(language), typesetter=_apart)


def _apart(template: str, data: Mapping[str, Json], style: PaperStyle) -> bytes:
    """Typeset in a process of its own, which gives all of its memory back.

    Raises:
        DuplicadoError: it wants more memory than it may have.
    """
    from duplicado.publish.paper.typesetting import typeset  # noqa: PLC0415 - as above

    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context, initializer=_bounded) as pool:
        try:
            return pool.submit(typeset, template, data, style).result()
        except (BrokenProcessPool, MemoryError):
            told = "there is too much to print at once: print the cards of one session after the other"
            raise DuplicadoError(told).told_as("print-too-large") from None


def _bounded() -> None:
    """Have this process want no more than it may, and let others go first; where the system knows of such bounds."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
