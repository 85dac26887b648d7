"""Serving a club: its server is started, and the addresses and codes are printed in the terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.options import UnreadableInput, reported, unreadable_for
from duplicado.publish.messages import Messages

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.service.club.club import ClubHouse
    from duplicado.service.club.device_login import Entrance

_MOST_PORT: Final = 65_535


def usual_club() -> str:
    """Return the folder of the club where none is named."""
    return str(Path.home() / "duplicado-club")


def is_clubs(shown: tuple[str, ...], *, new: bool) -> bool:
    """Tell whether what is to be served is a club, not files."""
    return bool(shown) and (
        new
        or shown[0].startswith(("postgresql:", "postgres:", "postgresql+"))
        or Path(shown[0]).is_dir()
        or not (Path(shown[0]).exists() or Path(shown[0]).suffix)
    )


def serve_until_stopped(
    setting: str,
    *,
    new: bool,
    listening: Callable[[], socket.socket],
    certificate: tuple[Path, Path] | None,
    own_certificate: bool,
    address: str | None,
    shows: bool,
    language: Language,
) -> None:
    """Serve a club until Ctrl-C.

    Args:
        setting: its folder, or the address of its database.
        new: whether it is to be made where there is none.
        listening: takes the port.
        certificate: the certificate and its key, for TLS.
        own_certificate: whether the club makes its own.
        address: the address that phones are told, if it is not the computer's own.
        shows: whether the office is opened in the browser of this computer.
        language: of what is said, and of visitors who prefer none of ours.

    Raises:
        UnreadableInput: there is no club, or something else that is wanted.
    """
    messages = Messages.load(language)
    if shows and _is_open_already(setting, messages):
        return
    pair = None if certificate is None else _checked(certificate, messages)
    with listening() as taken, ExitStack() as stack:
        _see_that_it_is(setting, new=new, messages=messages)  # nothing is made where the port is not to be had
        if own_certificate:
            pair = _made_by_the_club(setting, address, messages)
        from duplicado.publish.messages import error_text
        from duplicado.store.port import StoreError
        from duplicado.web.browser import show
        from duplicado.web.club.app import club_site
        from duplicado.web.server import Certificate, address_of, serve

        keys = None if pair is None else Certificate(*pair)
        outside = address.rstrip("/") + "/" if address else address_of(taken, secure=keys is not None)
        here = address_of(taken, secure=keys is not None, here=True)
        open_to_others = address is not None or outside != here
        accepted = (
            stack.enter_context(_accepting(pair[0].parent, taken, outside, language))
            if own_certificate and pair
            else ""
        )

        def ready(house: ClubHouse) -> None:
            house.served_at(outside if open_to_others else here)
            inside = outside if keys is not None and address else here
            click.echo(messages.text("backroom-open", club=_called(setting)))
            try:
                code = _code_for_this_computer(house.entrance, messages)
                click.echo(messages.text("backroom-office-at", address=f"{inside}in/{code}"))
                if shows:
                    show(f"{inside}in/{code}")
            except StoreError as error:
                click.echo(error_text(error, messages), err=True)
                click.echo(messages.text("backroom-only-reading", address=inside), err=True)
            click.echo(messages.text(reached_by(taken, open_to_others=open_to_others), address=outside))
            if accepted:
                click.echo(messages.text("backroom-tls-accept", address=accepted))
            elif keys is None and open_to_others:
                click.echo(messages.text("backroom-plain"))
            if sys.stdin is not None and sys.stdin.isatty():
                click.echo(messages.text("backroom-press-enter"))
                let_in = partial(codes_on_enter, house.entrance, sys.stdin, inside, messages)
                threading.Thread(target=let_in, daemon=True).start()
            else:
                click.echo(messages.text("backroom-further-code", program=as_called(), folder=setting))
            click.echo(messages.text("backroom-stop"))

        app = club_site(setting, language, ready=ready, address=outside if open_to_others else "", ahead=True)
        serve(app, taken, keys)
    click.echo(messages.text("web-stopped"))


def codes_on_enter(entrance: Entrance, lines: Iterable[str], inside: str, messages: Messages) -> None:
    """Print an address that lets one more browser of this computer into the office, whenever a line is entered.

    Args:
        entrance: of the club.
        lines: what is typed in the window of the program.
        inside: the address of the club on this computer.
        messages: the language.
    """
    from duplicado.publish.messages import error_text
    from duplicado.store.port import StoreError

    for _ in lines:
        try:
            code = _code_for_this_computer(entrance, messages)
        except StoreError as error:
            click.echo(error_text(error, messages), err=True)
        else:
            click.echo(messages.text("backroom-office-at", address=f"{inside}in/{code}"))


def reached_by(taken: socket.socket, *, open_to_others: bool) -> str:
    """Return the message that tells how phones reach the club, or why they do not.

    Args:
        taken: where it listens.
        open_to_others: whether it has an address for other computers now.
    """
    from duplicado.web.server import listens_everywhere

    if open_to_others:
        return "backroom-phones-at"
    return "backroom-no-network" if listens_everywhere(taken) else "backroom-only-here"


def _made_by_the_club(setting: str, address: str | None, messages: Messages) -> tuple[Path, Path]:
    """Return the certificate that the club makes itself, for all names by which phones may reach this computer."""
    from urllib.parse import urlsplit

    from duplicado.store.store_selection import is_database
    from duplicado.web.certificate_authority import AuthorityError, certificate_for
    from duplicado.web.network import own_addresses

    if is_database(setting):
        raise click.UsageError(messages.text("backroom-tls-database"))
    called = socket.gethostname().lower()
    told = urlsplit(address).hostname if address else None
    names = (told, *own_addresses(), "127.0.0.1", "localhost", called, f"{called.partition('.')[0]}.local")
    with unreadable_for(messages, AuthorityError):
        files = certificate_for(Path(setting) / "tls", list(dict.fromkeys(filter(None, names))))
    return files.chain, files.key


@contextmanager
def _accepting(folder: Path, taken: socket.socket, club: str, language: Language) -> Generator[str]:
    """Serve in plain HTTP what phones accept, on the port behind that of the club; yields its address."""
    from duplicado.web.certificate_authority import AUTHORITY
    from duplicado.web.club.trust_page import trust_site
    from duplicado.web.server import address_of, in_background, listen

    host, port = taken.getsockname()[:2]
    try:
        beside = listen(host, port + 1 if port < _MOST_PORT else 0)
    except OSError:
        beside = listen(host, 0)
    with beside:
        own = address_of(beside)
        with in_background(trust_site(folder / AUTHORITY, club, language, own), beside):
            yield own


def as_called() -> str:
    """Return what is to be typed for another command: in a clone the program is on no path."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        here = [sys.executable, "-m", "duplicado"]
        return subprocess.list2cmdline(here) if os.name == "nt" else shlex.join(here)
    return called if Path(called).stem == "duplicado" and not shutil.which("duplicado") else "duplicado"


def _checked(certificate: tuple[Path, Path], messages: Messages) -> tuple[Path, Path]:
    from duplicado.web.server import Certificate

    try:
        Certificate(*certificate).check()
    except OSError as error:  # an error of TLS is one of these
        files = " + ".join(map(str, certificate))
        raise UnreadableInput(messages.text("backroom-bad-certificate", files=files, reason=str(error))) from None
    return certificate


def _called(setting: str) -> str:
    return setting if "://" in setting else Path(setting).name


def _is_open_already(setting: str, messages: Messages) -> bool:
    """Open the office once more, where another program of this computer serves this very club: it was started twice."""
    from duplicado.service.club.offline_administration import backroom, is_club
    from duplicado.store.folder_lock import FolderLock, holder_of
    from duplicado.store.port import FolderHeld, StoreError
    from duplicado.store.store_selection import is_database
    from duplicado.web.browser import show

    if is_database(setting) or not is_club(setting):
        return False
    with suppress(StoreError):
        try:
            FolderLock(Path(setting), "serve").release()
        except FolderHeld:
            holder = holder_of(Path(setting))
            if holder is None or not holder.address or holder.host != socket.gethostname():
                return False
            with backroom(setting, "") as room:
                address = f"{holder.address}in/{_code_for_this_computer(room.entrance, messages)}"
            click.echo(messages.text("backroom-open-already", club=_called(setting), address=address))
            show(address, waiting=10)
            return True
    return False


def _see_that_it_is(setting: str, *, new: bool, messages: Messages) -> None:
    """Make the club where that is wanted, and see that it can be opened, before the server is begun."""
    from duplicado.service.club.folder_layout import club_setting
    from duplicado.service.club.offline_administration import is_club
    from duplicado.store.club import ClubStore
    from duplicado.store.folder_lock import FolderLock
    from duplicado.store.port import StoreError
    from duplicado.store.store_selection import is_database

    if not is_club(setting):
        folder = Path(setting)
        if folder.exists() and not folder.is_dir():
            raise UnreadableInput(messages.text("backroom-no-folder", folder=setting))
        question = messages.text("backroom-make-it", folder=setting)
        if not new and not (sys.stdin.isatty() and click.confirm(question, default=True)):
            raise UnreadableInput(messages.text("backroom-no-club", folder=setting))
        with reported("backroom-not-made", folder=setting):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with unreadable_for(messages, StoreError):
        if not is_database(setting):
            FolderLock(Path(setting), "serve").release()
        ClubStore.open(club_setting(setting)).close()


def _code_for_this_computer(entrance: Entrance, messages: Messages) -> str:
    from duplicado.service.club.access_tokens import AccessPass, Scope
    from duplicado.service.live.roles import Role, Viewer

    by = messages.text("office-by-the-director")
    whole = AccessPass("", Role.ORGANIZER, by, scopes=frozenset(Scope))
    return entrance.issue_code(whole, issuer=Viewer("backroom", Role.ORGANIZER, by))
