"""Selection of an event's sheets: of the whole event, and of each session and section."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from duplicado.analysis.table import DoubleDummyTable
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.event_pages import EventPart, WholeEvent
from duplicado.publish.pages.matches import part_title
from duplicado.publish.paper.board_sheets import hand_records_pdf, travellers_pdf
from duplicado.publish.paper.matches import bracket_pdf, matches_pdf
from duplicado.publish.paper.ranking import ranking_pdf
from duplicado.publish.paper.score_cards import score_cards_pdf
from duplicado.publish.paper.typesetting import PaperStyle

Tables = Callable[[EveningPage], Mapping[int, DoubleDummyTable]]
"""Gives the double-dummy tables of an evening, as far as there are any."""


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """A document that can be printed."""

    title: str
    """The message that names it."""
    path: str
    """Path at which it is put, with `/`, within the folder of its language."""
    part: str
    """The address of the part of the event that it is of; empty for one of the whole event."""
    make: Callable[[PaperStyle], bytes]
    """Prints it."""


def sheets_of(whole: WholeEvent, tables: Tables) -> tuple[PaperSheet, ...]:
    """List the sheets of an event that have something on them; nothing is printed yet.

    Args:
        whole: the event.
        tables: gives double-dummy tables for the hand records.
    """
    return tuple(_of_event(whole, tables))


def _of_event(whole: WholeEvent, tables: Tables) -> Iterator[PaperSheet]:
    evening = whole.evening
    if evening.has_ranking:
        yield PaperSheet("publish-ranking", "paper/ranking.pdf", "", _whole_ranking(whole))
    if whole.matches:
        yield PaperSheet("publish-matches", "paper/matches.pdf", "", lambda style: matches_pdf(whole, style))
    if whole.brackets:
        yield PaperSheet("publish-bracket", "paper/bracket.pdf", "", lambda style: bracket_pdf(whole, style))
    if not whole.parts:
        yield from _of_boards(evening, "paper", "", tables)
    for part in whole.parts:
        folder = f"paper/session-{part.address}"
        if part.evening.has_ranking:
            yield PaperSheet("publish-ranking", f"{folder}/ranking.pdf", part.address, _ranking_of(part))
        yield from _of_boards(part.evening, folder, part.address, tables)


def _whole_ranking(whole: WholeEvent) -> Callable[[PaperStyle], bytes]:
    return lambda style: ranking_pdf(whole.evening, style, selections=whole.selections)


def _ranking_of(part: EventPart) -> Callable[[PaperStyle], bytes]:
    return lambda style: ranking_pdf(part.evening, style, called=part_title(part, style.wording))


def _of_boards(evening: EveningPage, folder: str, part: str, tables: Tables) -> Iterator[PaperSheet]:
    def sheet(name: str, make: Callable[[PaperStyle], bytes]) -> PaperSheet:
        return PaperSheet(f"publish-{name}", f"{folder}/{name}.pdf", part, make)

    if evening.contest.results:
        yield sheet("travellers", lambda style: travellers_pdf(evening, style))
    if evening.has_ranking:
        yield sheet("score-cards", lambda style: score_cards_pdf(evening, style))
    if any(evening.layout(number) is not None for number in evening.numbers):
        yield sheet("hands", lambda style: hand_records_pdf(evening, style, tables=tables(evening)))
