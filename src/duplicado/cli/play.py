"""`duplicado play`: opens a table, prints a link for each seat, and serves it until Ctrl-C."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.options import UnreadableInput, lang_option, nearest, reported
from duplicado.publish.messages import Messages
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duplicado.locale import Language
    from duplicado.service.playing.room import OpenedTable, Room

_KEPT_FOR: Final = 30 * 86_400
"""Seconds for which tables are kept after they were last played at."""


@click.command()
@click.argument("rules", nargs=-1, metavar="[NAME=VALUE]...")
@click.option("--robots", default="", metavar="SEATS", help="Seats that robots take, e.g. NEW; people may take over.")
@click.option("--board", type=click.IntRange(1, 9_999), default=1, show_default=True, help="The first board.")
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen; 127.0.0.1: this computer only.")  # noqa: S104 - others are to come in
@click.option("--port", type=click.IntRange(0, 65_535), default=8000, show_default=True, help="0: any free one.")
@click.option("--qr/--no-qr", default=True, show_default=True, help="Draw the links as QR codes, too.")
@lang_option
def command(
    rules: tuple[str, ...], robots: str, *, board: int, host: str, port: int, qr: bool, language: Language
) -> None:
    """Open a table at which people and robots play, in a browser.

    A link for each seat is printed; whoever opens it sits there, without an account. Robots take the seats that stay
    free when somebody at the table asks for it. What is irregular is refused, and the Law is named. Every call and card
    is on the disk before anybody is shown it; tables are kept for 30 days. Ctrl-C ends it.

    NAME=VALUE is a rule of this table: one of the options that `duplicado regulations` lists.

    \b
    Examples:
      duplicado play
      duplicado play --robots NEW --host 127.0.0.1
      duplicado play undo.manner=agreed claim.statement=required
      duplicado play table.irregularities=all table.explains=yes
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.serve import listen_at
    from duplicado.service.playing.room import CASUAL
    from duplicado.web.playing.rooms import room_of_play
    from duplicado.web.server import address_of, serve
    from duplicado.web.site import play_site

    text = Messages.load(language).text
    seats, decided = seats_named(robots, language), _rules(rules, language)
    folder = _folder()
    listening = listen_at(host, port, language)
    with listening:
        address = address_of(listening)

        async def opened(room: Room) -> None:
            table = await room.open_table(robots=seats, first_board=board, regulations={**CASUAL, **decided})
            click.echo(text("play-cli-open"))
            _print_links(
                table, address, drawn=qr, language=language, seats=[each for each in Seat if each not in seats]
            )
            click.echo(text("web-stop-hint"))

        serve(play_site(language, room_of_play(folder, ready=opened)), listening)
    click.echo(text("web-stopped"))


def seats_named(letters: str, language: Language) -> tuple[Seat, ...]:
    """Return the seats that letters name, each once.

    Raises:
        UnreadableInput: a letter names none in the language.
    """
    named = [language.heard.seats.meant(letter) for letter in letters]
    if None in named:
        raise UnreadableInput(Messages.load(language).text("play-cli-seats", text=letters))
    return tuple(dict.fromkeys(seat for seat in named if seat is not None))


def _rules(told: Sequence[str], language: Language) -> dict[str, object]:
    """Read the regulations that are decided for the table, each by its option."""
    from duplicado.law.regulations.options import OPTIONS

    text = Messages.load(language).text
    decided: dict[str, object] = {}
    for name, _, value in (each.partition("=") for each in told):
        if name not in OPTIONS:
            raise UnreadableInput(text("regulations-no-option", text=name, near=nearest(name, OPTIONS)))
        try:
            decided[name] = OPTIONS[name].read(value)
        except NotationError:
            raise UnreadableInput(text("error-conditions-value", value1=name, value2=value)) from None
    return decided


def _folder() -> Path:
    """Return the folder of the tables, a new one for each start, and remove those that have not been used for long."""
    home = Path(click.get_app_dir("duplicado")) / "play"
    with reported("backroom-not-made", folder=str(home)):
        home.mkdir(parents=True, exist_ok=True)
        for old in home.iterdir():
            if old.is_dir() and time.time() - old.stat().st_mtime > _KEPT_FOR:
                shutil.rmtree(old, ignore_errors=True)
        folder = home / time.strftime("%Y-%m-%d-%H%M%S")
        folder.mkdir(exist_ok=True)
    return folder


def _print_links(table: OpenedTable, address: str, *, drawn: bool, language: Language, seats: Sequence[Seat]) -> None:
    import segno

    from duplicado.publish.rulings.ruling_terms import RulingWords

    words = RulingWords.of(language)
    for seat in seats:
        link = f"{address}play/{table.name}#{table.keys[seat]}"
        click.echo(f"\n{words.seat(seat)}: {link}")
        if drawn:
            segno.make(link, error="l", micro=False).terminal(compact=True)
