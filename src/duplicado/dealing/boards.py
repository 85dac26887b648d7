"""Sets of boards: which deal lies in which board."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.dealing.chance import RandomBytes, random_deals
from duplicado.law.book.law_02 import board
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal


def deal_boards(numbers: Iterable[int], entropy: RandomBytes) -> tuple[tuple[Board, Deal], ...]:
    """Deal each board of these numbers once, in this order, with dealer and vulnerability of Law 2.

    Raises:
        DuplicadoError: a number is not positive, or stands twice.
        EntropyError: the source does not give the bytes.
    """
    boards = tuple(map(board, numbers))
    seen: set[int] = set()
    for each in boards:
        if each.number in seen:
            raise DuplicadoError(f"board {each.number} is in the set twice")
        seen.add(each.number)
    return tuple(zip(boards, random_deals(len(boards), entropy), strict=True))
