"""Heads of records: noted when a backup is taken or an event is closed, and compared when a record is verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from duplicado.formats.published_record.writer import Head, heads_of
from duplicado.store.port import EntryStore
from duplicado.store.vault import KEY_FILE, key_missing
from duplicado.store.witness import KeyedHead, Witness
from duplicado.vocabulary.enumeration import Enumeration

_AUDIT: Final = "audit of "


class HeadFinding(Enumeration):
    """Finding of a comparison of a record with what was seen of it; the value ends the name of the message."""

    SAME = "same"
    NONE_SEEN = "none"
    """No keyed head of it is on this computer."""
    NO_KEY = "no-key"
    FORGED = "forged"
    """A head was not sealed with the key of this computer."""
    CUT_OFF = "cut-off"
    """It had more entries."""
    ANOTHER = "another"
    """It had other entries."""
    REWRITTEN = "rewritten"
    """It had other texts, and says itself that it was written anew since."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Finding, and the head with which the record was compared."""

    found: HeadFinding
    seen: KeyedHead | None = None
    told: tuple[str, ...] = ()
    """Heads on paper, `NUMBER:HEAD`, with which the record does not agree."""

    @property
    def is_broken(self) -> bool:
        """True where the record is not what it was."""
        return bool(self.told) or self.found in {HeadFinding.FORGED, HeadFinding.CUT_OFF, HeadFinding.ANOTHER}


def noted_head(store: EntryStore, name: str) -> Head | None:
    """Note how far a record goes, apart from it; return its head, `None` of one that is empty or sealed."""
    stored = list(store.read())
    entries = [(each.id, each.text) for each in stored]
    heads = heads_of(entries)
    if not heads or any(each.is_veiled for each in stored):
        return None
    _note(entries[0][0], name, heads[-1].number, heads[-1].text)
    return heads[-1]


def noted_deletion(store: EntryStore, name: str) -> None:
    """Note that a record is deleted by this program, so that it is not missed."""
    _note(next((each.id for each in store.read()), ""), name, 0, "")


def noted_audit(place: str, last: str) -> None:
    """Note how far the audit of a club goes, by the id of its last entry."""
    if last:
        _note(f"{_AUDIT}{place}", place, 1, last)


def _note(founding: str, name: str, number: int, head: str) -> None:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    Witness().note(KeyedHead(founding, name, number, head, now))


def seen_of_audit(place: str) -> tuple[str, ...]:
    """Return the ids that were noted of the audit of a club."""
    seen_by = Witness()
    return tuple(each.head for each in seen_by.of(f"{_AUDIT}{place}") if seen_by.is_sealed(each))


def compared(store: EntryStore, told: Sequence[str] = (), witness: Witness | None = None) -> Compared:
    """Compare a record with what this computer has seen of it, and with heads on paper.

    Args:
        store: the record.
        told: heads on paper, each `NUMBER:HEAD`; a beginning of the head will do.
        witness: what was seen; that of the user if not told.

    Raises:
        StoreUnavailable: deals in it cannot be read without their key, and so its heads are not known.
    """
    seen_by = witness or Witness()
    stored = list(store.read())
    if any(each.is_veiled for each in stored):
        raise key_missing(KEY_FILE)
    entries = [(each.id, each.text) for each in stored]
    heads = heads_of(entries)
    wrong = tuple(each for each in told if not _agrees(each, heads))
    seen = tuple(each for each in seen_by.of(entries[0][0]) if not each.is_deletion) if entries else ()
    if not seen:
        return Compared(HeadFinding.NONE_SEEN, None, wrong)
    if not seen_by.has_key:
        return Compared(HeadFinding.NO_KEY, seen[-1], wrong)
    forged = next((each for each in seen if not seen_by.is_sealed(each)), None)
    if forged is not None:
        return Compared(HeadFinding.FORGED, forged, wrong)
    last = max((datetime.fromisoformat(each.at) for each in store.rewritings()[-1:]), default=None)
    for each in reversed(seen):
        if each.number > len(heads):
            return Compared(HeadFinding.CUT_OFF, each, wrong)
        is_rewritten = last is not None and last >= datetime.fromisoformat(each.at)
        if heads[each.number - 1].text != each.head:
            return Compared(HeadFinding.REWRITTEN if is_rewritten else HeadFinding.ANOTHER, each, wrong)
        if is_rewritten:
            break  # what was seen before it was written anew had other texts
    return Compared(HeadFinding.SAME, seen[-1], wrong)


def _agrees(told: str, heads: Sequence[Head]) -> bool:
    number, _, head = told.strip().partition(":")
    is_one = number.isascii() and number.isdigit() and 0 < int(number) <= len(heads) and len(head) >= 8
    return is_one and heads[int(number) - 1].text.startswith(head.lower())
