"""Login of a device: by a code, by the PIN of a table, and from then on by a token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.service.club.access_tokens import AccessPass, Admitted, Guest, Scope
from duplicado.service.club.attempt_limits import Allowance, Limit, Limits
from duplicado.service.club.audit_trail import AuditTrail
from duplicado.service.club.club_settings import Lately
from duplicado.service.club.confirming import Confirming
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, draw_code, draw_token, hashed, stamp
from duplicado.service.club.table_pins import TablePins
from duplicado.service.live.roles import Role, TableKey, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import DeviceRow, PairingRow, SettingRow, TokenRow
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side


class Denied(DuplicadoError):
    """Somebody is not let in; `code` names the sentence, `service-denied-CODE`."""

    def __init__(self, code: str, until: datetime | None = None) -> None:
        """Say why, and until when it is of no use to try again."""
        self.code = code
        self.until = until
        super().__init__(code)


_CODE_LASTS: Final = timedelta(minutes=10)
_TOKEN_LASTS: Final = {Role.PLAYER: timedelta(hours=12), Role.DISPLAY: timedelta(days=30)}
_OTHER_TOKENS_LAST: Final = timedelta(days=30)
_BY_SOURCE: Final = Limit(5)
"""For one device or address at one table."""
_BY_TABLE: Final = Limit(50)
"""For all together: a prankster at one phone does not lock out the table."""
BY_ADDRESS: Final = Allowance(150, timedelta(minutes=1))
"""For one address at all tables of an event together, which who goes from table to table would get round otherwise.

A room of a hundred phones has one address, that of its router: all of them may mistype when they come in, and half
of them once more, and one a minute for the rest of the evening. Who guesses has in four hours 390 tries at PINs of four
figures, and so finds one in 26 evenings. Nobody's success takes back what others tried: at his own table everybody has
the PIN. Who is in already is asked for no PIN.
"""
_CODES: Final = Limit(10)
"""For one address; a code is for no table, and there are a million million of them."""


class Entrance:
    """Lets people in and knows them again. Clock and chance are given to it; every method is quick but for PINs."""

    def __init__(
        self, store: ClubStore, *, clock: Callable[[], datetime], chance: Chance = SYSTEM_CHANCE, pin_digits: int = 4
    ) -> None:
        """Take the club's store.

        Args:
            store: the club's.
            clock: what time it is, with its zone.
            chance: random bytes.
            pin_digits: how many digits the PIN of a table has, 4 to 6.
        """
        self._store = store
        self._clock = clock
        self._chance = chance
        self.pins = TablePins(store, clock, chance, pin_digits)
        """The PINs of the tables."""
        self.trail = AuditTrail(store, clock)
        """Acts that were done with privileges."""
        self.confirming = Confirming(store, clock, chance, self.trail)
        """Second question before what is sensitive."""
        self._limits = Limits(store)
        self._admitted = Lately(store.version, self._holder)

    # ---- codes

    def issue_code(self, as_what: AccessPass, *, issuer: Viewer) -> str:
        """Return a code that lets in one device, once, within ten minutes."""
        code, now = draw_code(self._chance), self._clock()
        with self._store.together():
            self._store.remove_before(PairingRow, "expires", stamp(now))
            self._store.put(PairingRow(hashed(code), as_what.text(), stamp(now + _CODE_LASTS)))
            self.trail.note(issuer, as_what.event, "code", f"{as_what.role.value} {as_what.by}")
        return code

    def redeem(self, code: str, *, device: str, source: str) -> str:
        """Take a code and return a token for the device.

        Args:
            code: as somebody typed it.
            device: its name, as the director will see it.
            source: where it comes from, for counting failures: an address.

        Raises:
            Denied: there is no such code, it was used or is too old (`code-wrong`), or it was tried too often from
                there (`too-many-tries`).
        """
        now, name = self._clock(), f"code {source}"
        with self._limits.one_at_a_time(name):
            self._refuse_if_tried_too_often((name,), now)
            with self._store.together():
                row = self._store.get(PairingRow, hashed(code))
                taken = self._store.remove(PairingRow, code=hashed(code)) == 1
                if row is None or not taken or row.expires <= stamp(now):
                    token = None
                    self.trail.note_before_login(source, "", "code-wrong", device)
                else:
                    token = self._let_in(AccessPass.read(row.grant), device, now, source=source)
            if token is None:
                self._limits.failed(name, _CODES, now)
                raise Denied("code-wrong")
            self._limits.succeeded(name)
            return token

    # ---- PINs

    def set_pins(
        self, event: str, tables: Sequence[TableKey], *, issuer: Viewer, instead_of: str = ""
    ) -> dict[TableKey, str]:
        """Draw a PIN for each of these tables, in the place of its former one; they are kept only as hashes.

        What came in by a former PIN no longer has access. It takes its time: for a thread.

        Args:
            event: which event.
            tables: its tables.
            issuer: who does it.
            instead_of: the drawing that is replaced, by `TablePins.as_drawn`; empty: whatever there is.

        Raises:
            ChangedMeanwhile: others were drawn since; they are good.
        """

        def keep(_pins: Sequence[str]) -> None:
            for table in tables:
                # Failed attempts were made at the former PIN: they do not count against this one.
                self._limits.forget(f"pin {event} {table}")
                ended = self._end_those(event, partial(_is_by_pin_of, table))
                self.trail.note(issuer, event, "pin", f"{table}: {ended}" if ended else str(table))

        return dict(zip(tables, self.pins.draw(event, tables, keep, instead_of=instead_of), strict=True))

    def set_tonight(self, event: str, *, issuer: Viewer) -> str:
        """Draw tonight's code, which is good at every table of the event, in the place of the former; return it.

        It stands on the wall and may be read again, see `tonight`. What came in by the former no longer has access.
        """

        def keep(codes: Sequence[str]) -> None:
            self._store.put(SettingRow(f"tonight.{event}", *codes))
            ended = self._end_those(event, _is_of_tonight)
            self.trail.note(issuer, event, "tonight", str(ended) if ended else "")

        (code,) = self.pins.draw(event, (None,), keep)
        return code

    def tonight(self, event: str) -> str:
        """Return tonight's code of an event; empty where there is none."""
        return self._store.setting(f"tonight.{event}")

    def end_tonight(self, event: str, *, issuer: Viewer) -> None:
        """Let nobody in by tonight's code any more, and nobody who came in by it."""
        with self._store.together():
            self._store.remove(SettingRow, name=f"tonight.{event}")
            self.pins.forget_tonight(event)
            self._end_those(event, _is_of_tonight)
            self.trail.note(issuer, event, "tonight-ended", "")

    def _end_those(self, event: str, are_meant: Callable[[AccessPass], bool]) -> int:
        """End the tokens of an event whose passes are meant, and return how many they were."""
        by_it = [row for row in self._store.all(TokenRow, event=event) if are_meant(AccessPass.read(row.grant))]
        return sum(self._store.remove(TokenRow, token=row.token) for row in by_it)

    def enter_table(self, as_what: AccessPass, pin: str, *, device: str, source: str, instead_of: str = "") -> str:
        """Take the PIN of a table and return a token for the device.

        Args:
            as_what: see `at_the_table`; its event is one that there is.
            pin: as somebody typed it.
            device: its name.
            source: where it comes from, for counting failures: an address.
            instead_of: the token that the browser has kept as a player's till now; it lets in no more.

        Raises:
            Denied: the PIN is another, or the table has none, which is not told apart (`pin-wrong`), or it was tried
                too often: that of this table (`too-many-tries`), or those of all tables from this address
                (`too-many-tries-here`).
        """
        now, event, table = self._clock(), as_what.event, as_what.pin_of
        if table is None:
            raise DuplicadoError("by a PIN somebody comes in at a table")
        names = (f"pin {event} {table} {source}", f"pin {event} {table}")
        with self._limits.one_at_a_time(names[1]):
            by_what = self._tried(names, event, table, pin, f"{str(table)[:40]} · {device}", source)
        with self._store.together():
            former = self._store.get(TokenRow, hashed(instead_of)) if instead_of else None
            if former is not None and AccessPass.read(former.grant).role is Role.PLAYER:
                self._store.remove(TokenRow, token=former.token)
            return self._let_in(replace(as_what, of_tonight=by_what != table), device, now, source=source)

    def _tried(
        self, names: tuple[str, str], event: str, table: TableKey, pin: str, told: str, source: str
    ) -> TableKey | str:
        """Return by what a PIN is right, see `TablePins.is_right`; count one that is not."""
        now, everywhere = self._clock(), f"pins {event} {source}"
        self._refuse_if_tried_too_often(names, now)
        spent_until = self._limits.spend(everywhere, BY_ADDRESS, now)
        if spent_until is not None:
            raise Denied("too-many-tries-here", spent_until)
        by_what = self.pins.is_right(event, table, pin)
        if by_what is None:
            with self._store.together():
                if self.pins.has(event, table):  # of others nothing is kept: there are as many as somebody makes up
                    for name, limit in zip(names, (_BY_SOURCE, _BY_TABLE), strict=True):
                        self._limits.failed(name, limit, now)
                self.trail.note_before_login(source, event, "pin-wrong", told)
            raise Denied("pin-wrong")
        with self._store.together():
            self._limits.give_back(everywhere, BY_ADDRESS)
            self._limits.succeeded(names[0])
        return by_what

    def _refuse_if_tried_too_often(self, names: tuple[str, ...], now: datetime) -> None:
        waits = [until for name in names if (until := self._limits.until(name, now)) is not None]
        if waits:
            raise Denied("too-many-tries", max(waits))

    # ---- tokens

    def issue_token(self, as_what: AccessPass, *, device: str, issuer: Viewer, lasts: timedelta | None = None) -> str:
        """Return a token for a program or a device that needs no code."""
        now = self._clock()
        with self._store.together():
            token = self._let_in(as_what, device, now, lasts)
            scopes = " ".join(sorted(each.value for each in as_what.scopes))
            self.trail.note(issuer, as_what.event, "token", f"{as_what.role.value} {as_what.by}: {scopes}")
        return token

    def _let_in(
        self, as_what: AccessPass, device: str, now: datetime, lasts: timedelta | None = None, source: str = ""
    ) -> str:
        token = draw_token(self._chance)
        device_id = self._chance(8).hex()
        subject = f"{as_what.role.value}-{device_id}"
        lasts = lasts or _TOKEN_LASTS.get(as_what.role, _OTHER_TOKENS_LAST)
        with self._store.together():
            self._store.put(DeviceRow(device_id, device[:100], "", stamp(now), stamp(now)))
            self._store.put(
                TokenRow(
                    hashed(token), as_what.event, subject, device_id, as_what.text(), stamp(now), stamp(now + lasts)
                )
            )
            if source:
                who = Viewer(subject, Role.PUBLIC, as_what.by)
                what = f"{as_what.role.value}{f' {as_what.table}' if as_what.table else ''} · {device[:100]} · {source}"
                self.trail.note(who, as_what.event, "came-in", what)
        return token

    def admit(self, token: str) -> Admitted:
        """Return who holds a token.

        Raises:
            Denied: nobody does, or it has expired (`token-wrong`).
        """
        admitted = self._admitted.of(hashed(token))
        if admitted is None or admitted.expires <= self._clock():
            raise Denied("token-wrong")
        return admitted

    def _holder(self, token: str) -> Admitted | None:
        row = self._store.get(TokenRow, token)
        if row is None:
            return None
        held = AccessPass.read(row.grant)
        viewer = Viewer(row.subject, held.role, held.by, held.table, held.side, held.plays, held.follows)
        return Admitted(
            viewer,
            row.event,
            row.device,
            held.scopes,
            datetime.fromisoformat(row.expires),
            token,
            row.grant,
            held.pin_of,
            held.round,
        )

    def belong(self, token: str, contestant: ContestantId | None, *, side: Side | None = None) -> None:
        """Have a device that came in by a table's PIN be a contestant's from now on, or (`None`) the table's own.

        A contestant's goes with him; his subject, and so his commands, stay his own. Whoever calls this makes sure that
        he may say so, see `table_devices.claimable`.

        Args:
            token: the player's.
            contestant: whose device it is.
            side: of a team, which of its pairs.

        Raises:
            Denied: nobody holds it, or he is no player (`token-wrong`).
        """
        with self._store.together():
            viewer, row, before = self._player(token)
            scopes = before.scopes | {Scope.SEE, Scope.ACT}
            held = replace(
                before, follows=contestant, side=side or (before.side if contestant is None else None), scopes=scopes
            )
            self._store.put(replace(row, grant=held.text()))
            whose = f"{contestant}{f' {side}' if side else ''}" if contestant else f"{before.table}"
            self.trail.note(viewer, row.event, "said", whose)

    def choose_again(self, token: str) -> None:
        """Have a device that came in by a table's PIN be nobody's till it is said anew whose it is.

        Whoever calls this makes sure that he may do so, see `table_devices.may_choose_again`.

        Raises:
            Denied: nobody holds the token, or he is no player (`token-wrong`).
        """
        with self._store.together():
            viewer, row, before = self._player(token)
            held = replace(before, follows=None, side=None, scopes=frozenset[Scope]())
            self._store.put(replace(row, grant=held.text()))
            self.trail.note(viewer, row.event, "said", "–")

    def _player(self, token: str) -> tuple[Viewer, TokenRow, AccessPass]:
        """Return a player's token as it is kept, and as what it lets in."""
        admitted = self.admit(token)
        row = self._store.get(TokenRow, hashed(token))
        if row is None or admitted.viewer.role is not Role.PLAYER:
            raise Denied("token-wrong")
        return admitted.viewer, row, AccessPass.read(row.grant)

    def revoke(self, *, subject: str, issuer: Viewer, event: str | None = None) -> int:
        """Let somebody in no more, to one event or (`None`) to any; return how many tokens he had."""
        where = {"subject": subject} if event is None else {"subject": subject, "event": event}
        with self._store.together():
            names = {AccessPass.read(row.grant).by for row in self._store.all(TokenRow, **where)}
            count = self._store.remove(TokenRow, **where)
            self.trail.note(issuer, event or "", "revoked", " · ".join((*sorted(names), subject)))
        return count

    def guests(self, event: str | None = None) -> tuple[Guest, ...]:
        """Return who is let in, in the order in which they were; in an event, also those who are let in to all."""
        now = stamp(self._clock())
        names = {each.id: each.name for each in self._store.all(DeviceRow)}
        found: list[Guest] = []
        for row in sorted(self._store.all(TokenRow), key=lambda row: row.made):
            if row.expires > now and (event is None or row.event in {"", event}):
                held = AccessPass.read(row.grant)
                found.append(
                    Guest(
                        row.subject,
                        held.role,
                        held.by,
                        row.event,
                        "" if held.table is None else str(held.table),
                        names.get(row.device, ""),
                        datetime.fromisoformat(row.made),
                        datetime.fromisoformat(row.expires),
                        held.follows,
                        held.plays,
                        held.table,
                        held.side,
                    )
                )
        return tuple(found)


def _is_by_pin_of(table: TableKey, held: AccessPass) -> bool:
    return held.pin_of == table


def _is_of_tonight(held: AccessPass) -> bool:
    return held.of_tonight
