"""Boards that were played at a table, read from its stream: each as it stood at its end, as a record and in files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.conditions import Conditions
from duplicado.formats.lin.writer import lin_of_records, write_lin
from duplicado.formats.pbn.model import Comment
from duplicado.formats.pbn.scoring_names import scoring_named
from duplicado.formats.pbn.writer import game_of, write_pbn
from duplicado.formats.table_record.board_record import board_record
from duplicado.locale import Language
from duplicado.publish.rulings.claims import claim_told, judged_line_told
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.rulings_told import rulings_told
from duplicado.service.playing.seen_by_all import meanings_told
from duplicado.service.playing.steps import BoardBegun, read_step
from duplicado.service.playing.undoing import undone_told
from duplicado.store.port import StoredEntry
from duplicado.table.actions.auction import Alerts, Explains, SelfAlerts
from duplicado.table.audience import is_of_withdrawn_call, place_meant
from duplicado.table.moment import Phase
from duplicado.table.record import Annotation, BoardRecord
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat

BOARD_FILES: Final[Mapping[str, str]] = {"pbn": "application/x-pbn", "lin": "application/octet-stream"}
"""The media types of the files in which boards are written, by the ending of the name."""


@dataclass(frozen=True, slots=True)
class BoardAfterPlay:
    """A board that is over at its table."""

    table: PlayedTable
    """The table as it stood then."""
    record: BoardRecord
    """With the names of those who sat there, alerts and explanations."""
    rulings: tuple[str, ...]
    """Claims at the end with their statements, and rulings, in sentences; the line of play by which one was judged."""
    began: str
    """Time at which it was put on the table: ISO 8601."""

    @property
    def number(self) -> int:
        """The number of the board."""
        return self.record.board.number


def played_boards(stored: Iterable[StoredEntry], language: Language) -> tuple[BoardAfterPlay, ...]:
    """Return the boards of a stream that are over, in the order in which they were played.

    Args:
        stored: the stream of a table.
        language: of the rulings and of what robots explained as data.

    Raises:
        UnreadableStep: something stored cannot be read.
    """
    now, began, found = PlayedTable(), "", list[BoardAfterPlay]()
    words = RulingWords.of(language)
    for each in stored:
        step = read_step(each.text)
        if isinstance(step.happened, BoardBegun):
            found += _over(now, began, words)
            began = step.at
        now = now.after(step)
    return (*found, *_over(now, began, words))


def _over(now: PlayedTable, began: str, words: RulingWords) -> Iterator[BoardAfterPlay]:
    board = now.board
    if board is None or board.table.phase is not Phase.OVER:
        return
    record = replace(
        board_record(board),
        players={seat: now.seats[seat].name for seat in Seat if now.seats[seat].name},
        call_annotations=_annotations(now, board.table, words),
    )
    end = None if board.table.play is None else board.table.play.end
    claimed = () if end is None or end.claim is None else (claim_told(words, end.claim),)
    told = (*claimed, *undone_told(now, words), *rulings_told(now, words), *judged_line_told(words, board))
    yield BoardAfterPlay(now, record, told, began)


def _annotations(now: PlayedTable, table: TableState, words: RulingWords) -> dict[int, tuple[Annotation, ...]]:
    """Return what was said of each call: by its player or partner, and by robots as data."""
    found: dict[int, list[Annotation]] = {}
    for each in table.statements:
        place = place_meant(table, each)
        if place is None or not 0 <= place < len(table.auction.calls) or is_of_withdrawn_call(table, each):
            continue
        match each.action:
            case Alerts() | SelfAlerts():
                found.setdefault(place, []).insert(0, Annotation("alert", ""))
            case Explains(text=text):
                found.setdefault(place, []).append(Annotation("explanation", text))
            case _:
                pass
    for place, text in meanings_told(now, words):
        found.setdefault(place, []).append(Annotation("explanation", text))
    return {place: tuple(notes) for place, notes in found.items()}


def boards_file(boards: Sequence[BoardAfterPlay], form: str, title: str, of: Conditions | None = None) -> bytes:
    """Write boards as a file.

    Args:
        boards: in the order in which they stand in it.
        form: `pbn`, with the rulings as comments; or `lin`.
        title: of the event, or empty.
        of: the conditions of the event, where there is one: the file says how its boards are scored.
    """
    if form == "lin":
        return write_lin(lin_of_records([each.record for each in boards], title)).content
    said = {"Event": title}
    if of is not None:
        said["Scoring"] = scoring_named(of.scoring_rules.method_of(of.method), of.scoring_rules)
    games = (
        replace(
            game_of(each.record, said | {"Date": each.began[:10].replace("-", ".") or "?"}),
            comments=(Comment("", "\n".join(each.rulings)),) if each.rulings else (),
        )
        for each in boards
    )
    return write_pbn(games).encode()
