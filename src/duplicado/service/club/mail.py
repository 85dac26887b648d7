"""E-mail by the club's own SMTP server: its settings, sealed on the disk, and the sending of what players keep."""

from __future__ import annotations

import json
import re
import smtplib
import socket
import ssl
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from email.message import EmailMessage
from typing import Any, Final

from duplicado.event.facts.contestants import Player
from duplicado.service.club.changed_meanwhile import mark_of, require_unchanged
from duplicado.service.club.member_list import ClubMember
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.vault import Vault
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.lexicon import plain

_SETTING: Final = "mail"
_ADDRESS: Final = re.compile(r"[^\s<>,;:\"()@]{1,64}@[\w.-]{1,190}\.[^\W\d_]{2,24}")
_HOST: Final = re.compile(r"[\w.:-]{1,200}")
_WAIT: Final = 20.0
"""Seconds for which the server is waited for."""


class MailError(DuplicadoError):
    """The settings cannot be kept, or the server does not take what it is sent."""


class MailSecurity(Enumeration):
    """Protection of the line to the server; the value is its name in forms."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class MailServer:
    """A server by which the club sends."""

    host: str
    sender: str
    """The address from which it comes."""
    port: int = 587
    security: MailSecurity = MailSecurity.STARTTLS
    user: str = ""
    """Empty: it asks for none."""
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to one person."""

    to: str
    name: str
    subject: str
    text: str
    page: bytes = b""
    """A page in HTML that comes with it."""
    file_name: str = "session.html"


@dataclass(frozen=True, slots=True)
class SentLetter:
    """Letter that was sent, or could not be."""

    letter: Letter
    error: MailError | None = None
    """Reason for which it was not; `None`: the server took it."""


@dataclass(frozen=True, slots=True)
class ClubMail:
    """The settings of the club; they wait for the disk: for a thread."""

    store: ClubStore
    vault: Vault

    def is_set(self) -> bool:
        """Tell whether there is a server."""
        return bool(self.store.setting(_SETTING))

    def server(self) -> MailServer | None:
        """Return the server; `None` where none is set.

        Raises:
            StoreError: what is kept cannot be read.
        """
        kept = self.store.setting(_SETTING)
        if not kept:
            return None
        told: dict[str, Any] = json.loads(self.vault.opened(kept))
        told["security"] = MailSecurity(told["security"])
        return MailServer(**told)

    def mark(self) -> str:
        """Return the mark of what is kept, see `changed_meanwhile`."""
        return mark_of(self.store.setting(_SETTING))

    def keep(self, server: MailServer | None, mark: str = "") -> None:
        """Keep a server; where it is the one that there was, and no password is told, with that; `None`: forget it.

        Args:
            server: the server.
            mark: of what was changed; empty: of whatever is there.

        Raises:
            MailError: the host, the port or the sender is none, or the password that is kept is of another server.
            ChangedMeanwhile: another was kept since; it stays.
        """
        with self.store.together():
            require_unchanged(mark, self.store.setting(_SETTING))
            self._put(server)

    def _put(self, server: MailServer | None) -> None:
        if server is None:
            self.store.remove(SettingRow, name=_SETTING)
            return
        if _HOST.fullmatch(server.host) is None or not 0 < server.port < 65_536:
            raise MailError("the server is none").told_as("mail-server", server.host[:60])
        if _ADDRESS.fullmatch(server.sender) is None:
            raise MailError("the sender is no address").told_as("mail-sender", server.sender[:60])
        before = self.server()
        if server.user and not server.password and before is not None and before.password:
            if not _is_same(server, before):
                raise MailError("the password is of another server").told_as("mail-password-again", before.host)
            server = replace(server, password=before.password)
        told = {**asdict(server), "security": server.security.value}
        self.store.put(SettingRow(_SETTING, self.vault.seal(json.dumps(told))))


def _is_same(server: MailServer, other: MailServer) -> bool:
    """Tell whether two settings are of one account: to another server, or unprotected, its password is not told."""
    return replace(server, sender="", password="") == replace(other, sender="", password="")


def address_in(contact: str) -> str:
    """Return the e-mail address in what is kept of how somebody is reached; empty where there is none."""
    found = _ADDRESS.search(contact)
    return "" if found is None else found.group()


def addresses_of(players: Iterable[Player], members: Iterable[ClubMember]) -> Iterator[tuple[Player, str]]:
    """Find the addresses of players among the members: by number, or by a name that only one of them has."""
    listed = [each for each in members if address_in(each.contact)]
    for player in players:
        by_number = [each for each in listed if player.number and each.number == player.number]
        by_name = [each for each in listed if plain(each.name) == plain(player.name)]
        found = by_number or (by_name if not player.number or not any(each.number for each in by_name) else [])
        if len(found) == 1:
            yield player, address_in(found[0].contact)


def send(server: MailServer, letters: Iterable[Letter]) -> Iterator[SentLetter]:
    """Send letters one after the other by one connection. It takes its time: it is for a thread.

    Raises:
        MailError: the server cannot be reached, or lets nobody in; nothing was sent.
    """
    with _connected(server) as connection:
        for letter in letters:
            try:
                connection.send_message(_message(server, letter))
            except (smtplib.SMTPException, OSError, ValueError) as error:
                yield SentLetter(letter, _told(error, server))
            else:
                yield SentLetter(letter)


@contextmanager
def _connected(server: MailServer) -> Generator[smtplib.SMTP]:
    """Open a connection, and let go of it.

    Raises:
        MailError: it cannot be opened.
    """
    context = ssl.create_default_context()
    connection: smtplib.SMTP | None = None
    try:
        host = _in_ascii(server.host)
        if server.security is MailSecurity.TLS:
            connection = smtplib.SMTP_SSL(host, server.port, timeout=_WAIT, context=context)
        else:
            connection = smtplib.SMTP(host, server.port, timeout=_WAIT)
            if server.security is MailSecurity.STARTTLS:
                connection.starttls(context=context)
        if server.user:
            connection.login(server.user, server.password)
    except (smtplib.SMTPException, OSError, ValueError) as error:  # a name or a password that has letters of no server
        if connection is not None:
            connection.close()
        raise _told(error, server) from None
    try:
        yield connection
    finally:
        connection.close()


def _message(server: MailServer, letter: Letter) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = map(_address_in_ascii, (server.sender, letter.to))
    message["Subject"] = " ".join(letter.subject.split())
    message.set_content(letter.text)
    if letter.page:
        message.add_attachment(letter.page, maintype="text", subtype="html", filename=letter.file_name)
    return message


def _in_ascii(host: str) -> str:
    """Write the name of a host as the network knows it: `xn--pea-8ma.es` for `peña.es`."""
    return host if host.isascii() else host.encode("idna").decode("ascii")


def _address_in_ascii(address: str) -> str:
    name, _, host = address.rpartition("@")
    return f"{name}@{_in_ascii(host)}"


def _told(error: Exception, server: MailServer) -> MailError:
    """Return why a server is not reached, lets nobody in or does not take a letter, under the message that says it."""
    answer: tuple[int, bytes | str] = (0, b"")
    match error:
        case smtplib.SMTPAuthenticationError():
            code = "mail-login"
        case UnicodeEncodeError() if not f"{server.user}{server.password}".isascii():
            code = "mail-login"
        case smtplib.SMTPNotSupportedError():
            code = "mail-not-offered"
        case smtplib.SMTPResponseException():
            code, answer = "mail-answered", (error.smtp_code, error.smtp_error)
        case smtplib.SMTPRecipientsRefused():
            code, answer = "mail-answered", next(iter(error.recipients.values()), answer)
        case ssl.SSLCertVerificationError():
            code = "mail-certificate"
        case ssl.SSLError() | smtplib.SMTPServerDisconnected():
            code = "mail-other-security"
        case socket.gaierror() | UnicodeError():
            code = "mail-no-such-host"
        case ConnectionRefusedError():
            code = "mail-nobody-listens"
        case _:
            code = "mail-no-answer"
    number, said = answer
    words = said.decode(errors="replace") if isinstance(said, bytes) else said
    told = " ".join(f"{number} {words}".split())[:200]
    return MailError(str(error) or type(error).__name__).told_as(code, server.host, server.port, told)
