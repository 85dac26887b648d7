"""Printing for a club: PIN cards and guide cards, and where what a server prints is typeset."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.web.network import qr_drawing

if TYPE_CHECKING:
    from duplicado.publish.paper.typesetting import Json, PaperStyle

_HERE: Final = 30_000
"""Characters of what is shown, up to which the server itself prints: about the cards of five tables."""
_MOST_MEMORY: Final = 2_000_000_000
"""Bytes of addresses that the process of a large print may have; what it takes is in `benchmarks/bench_printing.py`."""
_ONE_AT_A_TIME: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """Text of the card of a table."""

    heading: str
    address: str
    pin: str


def server_style(language: Language, record_head: str = "", *, is_provisional: bool = False) -> PaperStyle:
    """Return the style of what a server prints: what is large is typeset in a process of its own.

    Args:
        language: the language.
        record_head: see `PaperStyle`.
        is_provisional: the same.
    """
    from duplicado.publish.paper.typesetting import PaperStyle  # noqa: PLC0415 - a server begins sooner without

    return PaperStyle(language, record_head=record_head, is_provisional=is_provisional, typesetter=_typeset)


def pin_cards_file(cards: Sequence[PrintedCard], language: Language, title: str) -> bytes:
    """Print the cards that lie on the tables, with a code for each address."""
    from duplicado.publish.paper.pin_cards import PinCard, pin_cards_pdf  # noqa: PLC0415 - as above

    drawn = [PinCard(each.heading, each.address, qr_drawing(each.address), each.pin) for each in cards]
    return pin_cards_pdf(drawn, server_style(language), title=title)


def guide_cards_file(state: EventState, language: Language) -> bytes | None:
    """Print guide cards, cards of the boards for tables, and slips; `None` where nothing is planned."""
    from duplicado.publish.paper.session_cards import planned_sections, session_cards_pdf  # noqa: PLC0415 - as above

    planned = planned_sections(state, Messages.load(language))
    return session_cards_pdf(planned, server_style(language)) if planned else None


def _typeset(template: str, data: Mapping[str, Json], style: PaperStyle) -> bytes:
    """Typeset, what is large in a process of its own, which gives all of its memory back; one at a time.

    Raises:
        DuplicadoError: it wants more memory than it may have.
    """
    from duplicado.publish.paper.typesetting import typeset  # noqa: PLC0415 - as above

    if len(json.dumps(data)) <= _HERE:
        return typeset(template, data, style)
    context = multiprocessing.get_context("spawn")
    with _ONE_AT_A_TIME, ProcessPoolExecutor(1, mp_context=context, initializer=_bounded) as pool:
        try:
            return pool.submit(typeset, template, data, style).result()
        except (BrokenProcessPool, MemoryError):
            told = "there is too much to print at once on this computer: print fewer sessions, or elsewhere"
            raise DuplicadoError(told).told_as("print-too-large") from None


def _bounded() -> None:
    """Have this process want no more than it may, and let others go first; where the system knows of such bounds."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not there on Windows

        os.nice(5)
        with suppress(ValueError, OSError):  # macOS has the name of the bound and may refuse to set it
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
