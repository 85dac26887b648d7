"""Actions at a table, in sentences for its Director."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from duplicado.director.offered_choices import choice_of, is_answer
from duplicado.law.inquiry import inquiry_of
from duplicado.publish.messages import slug
from duplicado.publish.rulings.requests import tell_choice, written
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_action
from duplicado.service.playing.finding_forms import wording_of
from duplicado.service.playing.played_table import DoneAtTable, PlayedTable
from duplicado.table.actions.reader import parse_action
from duplicado.table.finding import Circumstance
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat

_LAST: Final = 60
"""Actions that are listed, the latest."""
_SAID: Final[Mapping[str, str]] = {
    "agrees undo": "play-did-undo",
    "cancels concession": "play-did-cancel-concession",
    "disputes reservation": "play-did-dispute-reservation",
    "misinformed": "play-did-misinformed",
    "reserves rights": "play-did-reserve",
    "undo": "play-did-undo",
}
"""Messages by the words of the table, see `seat_acts.WORDS`."""
_CIRCUMSTANCES: Final = frozenset(each.value for each in Circumstance)
_VALUES: Final = {"true": True, "false": False}


def done_told(now: PlayedTable, words: RulingWords) -> Iterator[tuple[str, str, str, int | None]]:
    """Yield who did what, when, and how long he thought; a lead that lies face down is not named (41A)."""
    play = None if now.board is None else now.board.table.play
    hidden = {} if play is None else {str(card): seat.value for seat, card in play.face_down}
    for each in now.done[-_LAST:]:
        is_hidden = hidden.get(each.do.partition(" ")[0]) == each.by
        yield each.by, _hidden(each, words) if is_hidden else _told(now, each, words), each.at, each.thought


def _hidden(done: DoneAtTable, words: RulingWords) -> str:
    return words.text("play-did-lead-face-down", who=words.seat(Seat(done.by)))


def _told(now: PlayedTable, done: DoneAtTable, words: RulingWords) -> str:
    if done.by not in {seat.value for seat in Seat}:
        return " ".join(_found(now, each, words) for each in done.do.split("; "))
    seat = Seat(done.by)
    if done.do in _SAID:
        return words.text(_SAID[done.do], who=words.seat(seat))
    try:
        action = parse_action(done.do)
    except NotationError:
        return words.text("action-any", who=words.seat(seat), text=done.do)
    choice = choice_of(action, seat) if is_answer(action) else None
    return tell_action(words, seat, action) if choice is None else tell_choice(words, choice)


def _found(now: PlayedTable, line: str, words: RulingWords) -> str:
    """Tell one of the findings that stand in a line, as `findings_line` writes them."""
    key, _, value = line.partition(": ")
    if key in _CIRCUMSTANCES:
        return words.text("play-td-told-by-event", what=slug(key))
    if now.board is None or not value:
        return line
    edition = now.board.table.edition
    cited = inquiry_of(key, edition).cited_in(edition)
    told = words.text("director-finds-value", value=written(words, _VALUES[value]) if value in _VALUES else value)
    return words.with_law(f"{told} {wording_of(words, cited, edition)}".rstrip(), cited)
