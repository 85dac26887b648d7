"""PINs of an event's tables: drawn so that no two are the same, kept only as hashes. Owner: the club's login."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from duplicado.service.club.changed_meanwhile import ChangedMeanwhile
from duplicado.service.club.keys import Chance, draw_pin, hashed, matches, pin_hash, stamp
from duplicado.service.live.roles import TableKey
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import PinRow
from duplicado.vocabulary.errors import DuplicadoError

_TONIGHT: Final = "tonight"
_NO_PIN: Final = PinRow("", "", "00" * 16, "", "")


def draw_apart(chance: Chance, digits: int, count: int, is_taken: Callable[[str], bool]) -> Iterator[str]:
    """Draw so many PINs without putting one back: all differ from one another and from those that are taken.

    Raises:
        DuplicadoError: there are not so many.
    """
    drawn: set[str] = set()
    if count > 10**digits // 2:
        raise DuplicadoError(f"{count} tables want PINs of more than {digits} digits")
    while len(drawn) < count:
        pin = draw_pin(chance, digits)
        if pin not in drawn and not is_taken(pin):
            drawn.add(pin)
            yield pin


class TablePins:
    """The PINs of a club's events; methods may be called from any thread, and those that hash take their time."""

    def __init__(self, store: ClubStore, clock: Callable[[], datetime], chance: Chance, digits: int) -> None:
        """Take the store, and how many digits a PIN has, 4 to 6."""
        if not 4 <= digits <= 6:
            raise DuplicadoError(f"the PIN of a table has 4 to 6 digits, not {digits}")
        self._store = store
        self._clock = clock
        self._chance = chance
        self._digits = digits
        self._drawing = threading.Lock()
        self._drawn: dict[PinRow, str] = {}
        """Those that this program has drawn itself: only of others it takes time to find out that they differ."""

    def draw(
        self,
        event: str,
        tables: Sequence[TableKey | None],
        keep: Callable[[Sequence[str]], None],
        *,
        instead_of: str = "",
    ) -> list[str]:
        """Draw a PIN for each of the tables, in the place of its former one; none is that of another table, or was.

        Args:
            event: which event.
            tables: its tables; `None`: tonight's code, which is good at every table of the event.
            keep: called with them in the transaction in which they are kept, for what is kept with them.
            instead_of: the drawing that they replace, by `as_drawn`; empty: whatever there is.

        Raises:
            ChangedMeanwhile: others were drawn since; they are good.
        """
        with self._drawing:
            while True:
                before = self._store.all(PinRow, event=event)
                if instead_of not in {"", _as_drawn(before)}:
                    raise ChangedMeanwhile("other PINs were drawn meanwhile").told_as("changed-meanwhile")
                pins = draw_apart(self._chance, self._digits, len(tables), partial(self._is_among, before))
                drawn = [(pin, self._row(event, table, pin)) for table, pin in zip(tables, pins, strict=True)]
                with self._store.together():
                    if self._store.all(PinRow, event=event) != before:
                        continue  # another program was quicker: what it has drawn is taken too
                    for _, row in drawn:
                        self._store.put(row)
                    keep([pin for pin, _ in drawn])
                self._drawn |= {row: pin for pin, row in drawn}
                return [pin for pin, _ in drawn]

    def _row(self, event: str, table: TableKey | None, pin: str) -> PinRow:
        salt = self._chance(16).hex()
        return PinRow(event, str(table or _TONIGHT), salt, pin_hash(pin, salt), stamp(self._clock()))

    def _is_among(self, rows: Collection[PinRow], pin: str) -> bool:
        return any(
            self._drawn[row] == pin if row in self._drawn else matches(pin_hash(pin, row.salt), row.pin) for row in rows
        )

    def has(self, event: str, table: TableKey) -> bool:
        """Tell whether a table has a PIN."""
        return self._store.get(PinRow, event, str(table)) is not None

    def is_right(self, event: str, table: TableKey, pin: str) -> TableKey | str | None:
        """Return by what a PIN is right at a table: its own, or tonight's code; `None`: it is not.

        How long it takes does not tell which tables there are.
        """
        own = self._store.get(PinRow, event, str(table)) or _NO_PIN
        tonight = self._store.get(PinRow, event, _TONIGHT) or _NO_PIN
        is_own, is_tonight = (matches(pin_hash(pin, row.salt), row.pin) for row in (own, tonight))
        return table if is_own else _TONIGHT if is_tonight else None

    def forget_tonight(self, event: str) -> None:
        """Take tonight's code away."""
        self._store.remove(PinRow, event=event, place=_TONIGHT)

    def places(self, event: str) -> frozenset[str]:
        """Return the tables of an event that have a PIN, each as `str(TableKey)`."""
        return frozenset(row.place for row in self._store.all(PinRow, event=event)) - {_TONIGHT}

    def as_drawn(self, event: str) -> str:
        """Return what is another as soon as one of the PINs of an event has been drawn again; it tells none of them."""
        return _as_drawn(self._store.all(PinRow, event=event))


def _as_drawn(rows: Collection[PinRow]) -> str:
    return hashed(repr(sorted((row.place, row.salt) for row in rows)))[:16]
