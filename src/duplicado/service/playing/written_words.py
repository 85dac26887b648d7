"""Words that players write at a table: to whom each may write as it stands, and who reads what was written."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.law.book.law_73 import Addressee, may_write
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.seat_commands import NotDone
from duplicado.service.playing.steps import Happened, Wrote
from duplicado.vocabulary.seats import Seat


def addressees(now: PlayedTable) -> tuple[Addressee, ...]:
    """List to whom players may write: to the Director where a person directs, to others where one more person sits."""
    regulations: Mapping[str, object] = {} if now.opened is None else now.opened.regulations
    in_play, has_company = not now.is_over, len(now.persons()) > 1
    there = (each for each in Addressee if (now.directed if each is Addressee.DIRECTOR else has_company))
    return tuple(each for each in there if may_write(each, regulations, in_play=in_play))


def wrote(now: PlayedTable, seat: Seat, to: Addressee, text: str) -> tuple[Happened, ...] | NotDone:
    """Write words down for those who may read them, or say why it is not done."""
    words = " ".join(text.split())
    if not words:
        return NotDone("not-understood", message="play-no-words")
    if to not in addressees(now):
        if to is Addressee.DIRECTOR:
            return NotDone("not-now", message="play-no-director-here")
        return NotDone("law", "73B1", message="play-not-written-now")
    return (Wrote(seat, to.value, words),)


def read_by(now: PlayedTable, seat: Seat) -> list[tuple[str, str, str]]:
    """Return what a player reads: by whom, to whom, the words. Of what is for opponents partner is told nothing."""
    return [_told(each) for each in now.written if _reads(each, seat)]


def read_by_director(now: PlayedTable) -> list[tuple[str, str, str]]:
    """Return all that was written."""
    return [_told(each) for each in now.written]


def _told(each: Wrote) -> tuple[str, str, str]:
    return each.seat.value, each.to, each.text


def _reads(each: Wrote, seat: Seat) -> bool:
    match Addressee(each.to):
        case Addressee.DIRECTOR:
            return each.seat is seat
        case Addressee.OPPONENTS:
            return each.seat is not seat.partner
        case Addressee.TABLE:
            return True
