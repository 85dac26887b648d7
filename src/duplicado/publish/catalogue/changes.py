"""Changes of an amendment, clause by clause, in words for readers."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.texts import TextKey, difference_in
from duplicado.vocabulary.enumeration import Enumeration


class ChangeKind(Enumeration):
    """Change of a clause between editions; the value ends the name of the message."""

    REPLACED = "replaced"
    RENUMBERED = "renumbered"
    """Replaced, and under another number."""
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class ClauseChange:
    """One clause that an amendment touched."""

    kind: ChangeKind
    number: ClauseId
    """The number in the amended edition; of a clause that is removed, the one that it had."""
    before: ClauseId | None
    """The number in the edition below; `None` for a clause that was added."""
    text: TextKey
    """Under what the texts of each language say what changed."""

    def said(self, language: Language) -> str:
        """Say what changed."""
        return difference_in(language, (self.text,))


def changes_of(edition: Edition) -> tuple[ClauseChange, ...]:
    """List what the edition changes of the one that it amends, in the order of the book; nothing if it amends none."""
    overlay = edition.overlay
    if overlay is None:
        return ()
    name = overlay.name
    found = [
        ClauseChange(ChangeKind.REPLACED if old == number else ChangeKind.RENUMBERED, number, old, (name, old))
        for old, number in overlay.replaced
    ]
    found += [ClauseChange(ChangeKind.ADDED, number, None, (name, number)) for number in overlay.added]
    found += [ClauseChange(ChangeKind.REMOVED, number, number, (name, number)) for number in overlay.removed]
    return tuple(sorted(found, key=lambda change: change.number))
