"""Tables of deals by the compiled search, a thread and a memory for each processor."""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from duplicado.analysis.compiled.machine import IS_COMPILED, Memory
from duplicado.analysis.compiled.search import solve_table
from duplicado.analysis.compiled.table_memory import SOLVED, WORDS
from duplicado.analysis.dds_library import THREADS
from duplicado.analysis.table import DoubleDummyTable
from duplicado.vocabulary.hands import Deal, Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Denomination


class CompiledSolver:
    """Computes tables of deals; may be shared by threads."""

    def __init__(self) -> None:
        """Have no memory yet."""
        self._free: SimpleQueue[Memory] = SimpleQueue()

    def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
        """Compute the tables of deals, in their order, over as many threads as the library would have."""
        wanted = os.environ.get(THREADS, "")
        count = int(wanted) if re.fullmatch(r"[1-9][0-9]{0,2}", wanted) else os.cpu_count() or 1
        if min(count, len(deals)) <= 1:
            return tuple(map(self._table, deals))
        with ThreadPoolExecutor(count) as threads:
            return tuple(threads.map(self._table, deals))

    def _table(self, deal: Deal) -> DoubleDummyTable:
        memory = array("q", bytes(8 * WORDS)) if self._free.empty() else self._free.get()
        for place, seat in enumerate(Seat):
            memory[place] = hand_word(deal[seat])
        # Compiled code takes the address, which stands still: nothing makes the array longer.
        address: Any = memory.buffer_info()[0] if IS_COMPILED else memory
        solve_table(address)
        answers = memory[SOLVED : SOLVED + 20]
        self._free.put(memory)
        return DoubleDummyTable.of(
            {
                (seat, denomination): _declarers(answers, seat, denomination)
                for seat in Seat
                for denomination in Denomination
            }
        )


def _declarers(answers: Memory, declarer: Seat, denomination: Denomination) -> int:
    trump = 4 if denomination.suit is None else SUITS_FROM_SPADES.index(denomination.suit)
    tricks = answers[trump * 4 + declarer.lho.index]
    return tricks if declarer.side is Side.NS else 13 - tricks


def hand_word(hand: Hand) -> int:
    """Return a hand as the search has it: card 0 is the ace of spades."""
    return sum(1 << (SUITS_FROM_SPADES.index(card.suit) * 13 + 12 - card.rank.index) for card in hand)
