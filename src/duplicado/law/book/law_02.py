"""Law 2: the duplicate boards, their dealer and vulnerability."""

from __future__ import annotations

from typing import Final

from duplicado.law.clause import clause
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.errors import DuplicadoError, expect
from duplicado.vocabulary.seats import Seat

_N, _NS, _EW, _B = Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH
_SIXTEEN: Final = (_N, _NS, _EW, _B, _NS, _EW, _B, _N, _EW, _B, _N, _NS, _B, _N, _NS, _EW)


def _position(number: int) -> int:
    if expect(number, int, "number") < 1:
        raise DuplicadoError(f"there is no board {number}: boards are numbered from 1")
    return number - 1


@clause("2:dealer", "2:cycle")
def dealer(number: int) -> Seat:
    """Return the dealer marked on the board of that number (1 or more).

    Raises:
        DuplicadoError: the number is not positive.
    """
    return Seat.N.after(_position(number))


@clause("2:vulnerability")
def vulnerability(number: int) -> Vulnerability:
    """Return the vulnerability marked on the board of that number (1 or more); it repeats after sixteen boards.

    Raises:
        DuplicadoError: the number is not positive.
    """
    return _SIXTEEN[_position(number) % 16]


@clause("2", "2:nonconforming", "DEF:board(1)")
def board(number: int, *, marked_dealer: Seat | None = None, marked: Vulnerability | None = None) -> Board:
    """Return the board of that number; what is marked on a board governs, even where it does not conform.

    Raises:
        DuplicadoError: the number is not positive.
    """
    return Board(number, marked_dealer or dealer(number), marked or vulnerability(number))
