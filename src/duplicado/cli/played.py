"""`duplicado played`: the boards that were played at electronic tables, listed or written as PBN or LIN."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.options import UnreadableInput, lang_option, write_file
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.playing.played_boards import BoardAfterPlay
    from duplicado.store.port import StoredEntry

_TIMES: Final = "csv"
_REPORT: Final = "zip"


@click.command("played")
@click.argument("file", metavar="FILE")
@click.option("--table", "tables", multiple=True, metavar="NAME", help="Only of this table; several may be given.")
@click.option("--event", metavar="NAME", help="Only of the tables of this event.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="A .pbn, .lin, .csv or .zip.",
)
@lang_option
def command(file: str, *, tables: tuple[str, ...], event: str | None, output: Path | None, language: Language) -> None:
    """List the boards that were played at electronic tables, or write them as PBN or LIN.

    FILE holds what was played: thursday.play beside thursday.event, casual.play in the folder of a club or of
    `duplicado play`; or it is the database of a club, `postgresql://user@host/database`. Boards that are over are
    written with their hands, auction, alerts, explanations, play and result; rulings stand as comments in PBN. A .csv
    has every action with its time instead, for a recorder: players and tables stand there under names that are drawn
    anew for each file. A .zip has the same with a report on it: what each player did, his opening leads beside the best
    ones double dummy, and acts for a person to look at, without a verdict.

    \b
    Examples:
      duplicado played thursday.play
      duplicado played club/casual.play --table 1a2b3c4d -o boards.pbn
      duplicado played club/casual.play --event Thursday -o recorder.csv
      duplicado played club/casual.play --event Thursday -o recorder.zip
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages
    from duplicado.service.playing.action_times import times_file
    from duplicado.service.playing.played_boards import BOARD_FILES, boards_file, played_boards
    from duplicado.service.playing.played_table import event_of
    from duplicado.service.playing.recorder_report import recorder_archive
    from duplicado.service.playing.steps import read_step

    messages = Messages.load(language)
    form = "" if output is None else output.suffix.lower().removeprefix(".")
    if output is not None and form not in (forms := (*BOARD_FILES, _TIMES, _REPORT)):
        wanted = ", ".join(f".{each}" for each in forms)
        raise UnreadableInput(messages.text("played-form", file=str(output), forms=wanted))
    stored = {
        name: of
        for name, of in _stored(file, tables, messages).items()
        if event is None or event_of(read_step(each.text) for each in of) == event
    }
    found = {name: boards for name, of in stored.items() if (boards := played_boards(of, language))}
    if output is None:
        for name, boards in found.items():
            click.echo(f"{name}  {boards[0].table.event}".rstrip())
            for board in boards:
                click.echo("  " + _line(board, messages))
        return
    everything = [board for boards in found.values() for board in boards]
    events = {board.table.event for board in everything}
    if form == _TIMES:
        data = times_file(stored, secrets.token_bytes(32)).encode()
    elif form == _REPORT:
        data = recorder_archive(stored, secrets.token_bytes(32), messages)
    else:
        data = boards_file(everything, form, events.pop() if len(events) == 1 else "")
    write_file(output, data)
    click.echo(messages.text("played-written", count=len(everything), file=str(output)))


def _stored(file: str, tables: tuple[str, ...], messages: Messages) -> dict[str, tuple[StoredEntry, ...]]:
    """Return what is stored of each table."""
    from duplicado.publish.messages import error_text
    from duplicado.service.playing.steps import UnreadableStep, read_step
    from duplicado.store.port import StoreError
    from duplicado.store.store_selection import is_database, open_streams, shown_place

    place = shown_place(file)
    if not is_database(file) and not Path(file).is_file():
        raise UnreadableInput(messages.text("played-no-file", file=place))
    try:
        streams = open_streams(file)
        try:
            names = [name for name in sorted(streams.heads()) if not tables or name in tables]
            found = {name: streams.read(name) for name in names}
        finally:
            streams.close()
        for stored in found.values():
            for each in stored:
                read_step(each.text)
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None
    except UnreadableStep as error:
        raise UnreadableInput(messages.text("played-unreadable", file=place, reason=str(error))) from None
    return found


def _line(board: BoardAfterPlay, messages: Messages) -> str:
    from duplicado.event.facts.results import NotPlayed
    from duplicado.publish.pages.wording import Wording
    from duplicado.service.playing.event_tables import line_of

    state = board.table.board
    line = NotPlayed() if state is None else line_of(state)
    return f"{board.number:>4}  {Wording(messages).line(line)}"
