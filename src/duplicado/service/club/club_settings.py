"""Settings that a club remembers for its pages and its dealt boards, one text by name."""

from __future__ import annotations

from dataclasses import dataclass, field

from duplicado.service.club.dealt_boards import DealtBoards, DealtSessions, dealt_boards, dealt_text
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.vault import Vault


@dataclass(frozen=True, slots=True)
class PageSettings:
    """Settings that a club keeps for its pages."""

    store: ClubStore

    def of(self, name: str) -> str:
        """Return what is remembered by a name; empty where there is nothing."""
        return self.store.setting(f"page.{name}")

    def put(self, name: str, value: str) -> None:
        """Remember something."""
        self.store.put(SettingRow(f"page.{name}", value))

    def put_first(self, name: str, value: str) -> str:
        """Remember something unless something else is remembered by that name, and return what is.

        Of two who say it at once one is the first. It waits for the disk: for a thread.
        """
        with self.store.together():
            before = self.of(name)
            if not before:
                self.put(name, value)
            return before or value


@dataclass(frozen=True, slots=True)
class DealtLots:
    """Record of how a club dealt the boards of its events, by session; it waits for the disk: for a thread."""

    store: ClubStore
    vault: Vault = field(default=Vault(""))
    """Seals the seeds."""

    def of(self, event: str) -> DealtSessions:
        """Return the lots of an event; empty where the club did not deal it.

        Raises:
            StoreError: they cannot be read.
        """
        kept = self.store.setting(f"dealt.{event}")
        return dealt_boards(self.vault.opened(kept)) if kept else {}

    def keep(self, event: str, dealt: DealtSessions) -> None:
        """Keep how the boards of an event were dealt, those of every session; of none, forget it."""
        if dealt:
            self.store.put(SettingRow(f"dealt.{event}", self.vault.seal(dealt_text(dealt))))
        else:
            self.store.remove(SettingRow, name=f"dealt.{event}")

    def add(self, event: str, session: int, lot: DealtBoards) -> None:
        """Keep how more boards of a session were dealt."""
        with self.store.together():
            before = self.of(event)
            self.keep(event, {**before, session: (*before.get(session, ()), lot)})

    def drop(self, event: str, session: int, lot: DealtBoards) -> None:
        """Forget boards that came to nothing."""
        with self.store.together():
            before = self.of(event)
            left = tuple(each for each in before.get(session, ()) if each != lot)
            self.keep(event, {number: lots for number, lots in {**before, session: left}.items() if lots})
