"""`duplicado gateway`: boards for programs that come by the network, at one table or in both rooms of a match."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import json_option, lang_option, print_json, reported, write_file
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.gateway.table_manager import ManagerSettings, TableManager
    from duplicado.table.record import BoardRecord
    from duplicado.vocabulary.seats import Seat


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=2000, show_default=True, help="Port; 0: any that is free."
)
@click.option("--seats", default="NESW", show_default=True, help="Seats that wait for programs, e.g. NS.")
@click.option("--boards", type=click.IntRange(1, 10_000), default=16, show_default=True, help="How many boards.")
@click.option("--seed", type=click.IntRange(0), help="Seed of the deals and of our robots.  [default: drawn, and told]")
@click.option("--system", "name", default="natural", show_default=True, help="Robot of the other seats.")
@click.option("--key", default="", help="What programs put behind their team and a slash; needed beyond this machine.")
@click.option("--patience", type=click.FloatRange(1, 3600), default=120.0, show_default=True, help="Seconds an action.")
@click.option(
    "-o", "--out", "output", type=click.Path(dir_okay=False, path_type=Path), help="A result file, .pbn or .json."
)
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    *,
    host: str,
    port: int,
    seats: str,
    boards: int,
    seed: int | None,
    name: str,
    key: str,
    patience: float,
    output: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Run a table for programs that speak the Table Manager protocol (versions 17 to 19): ben, WBridge5 and others.

    It waits until all seats named by --seats are taken, plays the boards and says the results. Other seats are taken
    by a robot of ours, as is the seat of a program that goes or does what is illegal three times. The dialect of
    each program is known by its first line. The protocol has no passwords: beyond this machine --key is needed.

    \b
    Examples:
      duplicado gateway --seats NS --boards 8
      duplicado gateway --host 192.168.1.4 --key blue42 --out friendly.pbn
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.robot import robot_named
    from duplicado.publish.messages import Messages
    from duplicado.service.gateway.table_manager import ManagerSettings, TableManager
    from duplicado.service.robots.team_match import SUFFIXES, table_file

    messages = Messages.load(language)
    if not key and not _is_this_machine(host):
        raise click.UsageError(messages.text("table-manager-key"))
    if output is not None and output.suffix.lower() not in SUFFIXES:
        raise click.UsageError(messages.text("match-suffix", file=str(output)))
    robot = robot_named(name, messages)
    settings = ManagerSettings(_awaited(seats, messages), key, patience)
    manager = TableManager(settings, robot, Messages.load(Language("en")))
    drawn = secrets.randbelow(1_000_000) if seed is None else seed
    with reported("table-manager-no-port", address=f"{host}:{port}"):
        records = asyncio.run(_session(manager, settings, (host, port), (drawn, boards), messages, is_quiet=as_json))
    if output is not None:
        write_file(output, table_file(output, records, messages.text("table-manager-event", seed=drawn)))
    _report(manager, records, drawn, messages, as_json=as_json)


async def _session(
    manager: TableManager,
    settings: ManagerSettings,
    address: tuple[str, int],
    deals: tuple[int, int],
    messages: Messages,
    *,
    is_quiet: bool,
) -> list[BoardRecord]:
    from duplicado.law.book import law_02
    from duplicado.service.robots.team_match import deals_of

    try:
        port = await manager.open(*address)
        click.echo(_waits(port, address[0], settings, messages), err=is_quiet)
        await manager.seated()
        seed, boards = deals
        return await manager.play(((law_02.board(number), deal) for number, deal in deals_of(seed, boards)), seed)
    finally:
        await manager.close()


def _waits(port: int, host: str, settings: ManagerSettings, messages: Messages) -> str:
    awaited = " ".join(sorted(seat.value for seat in settings.awaited))
    return messages.text("table-manager-waits", host=host, port=str(port), seats=awaited)


def _is_this_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _awaited(text: str, messages: Messages) -> frozenset[Seat]:
    from duplicado.vocabulary.seats import Seat

    letters = text.upper().replace(",", "").replace(" ", "")
    if not letters or set(letters) - set("NESW"):
        raise click.UsageError(messages.text("table-manager-seats", text=text[:20]))
    return frozenset(map(Seat, letters))


def _report(manager: TableManager, records: list[BoardRecord], seed: int, messages: Messages, *, as_json: bool) -> None:
    if as_json:
        rows = [
            {
                "board": record.board.number,
                "contract": str(record.stated_contract),
                "tricks": record.stated_tricks,
                "score": record.stated_score,
            }
            for record in records
        ]
        lost = [{"seat": seat.value, "reason": reason} for seat, reason in manager.lost]
        print_json({"seed": seed, "boards": rows, "lost": lost})
        return
    for record in records:
        tricks = "" if record.stated_tricks is None else f" {record.stated_tricks}"
        result = f"{record.stated_contract}{tricks}"
        number, points = record.board.number, record.stated_score or 0
        click.echo(messages.text("table-manager-board", number=number, result=result, points=points))
    for seat, reason in manager.lost:
        click.echo(messages.text(f"table-manager-lost-{reason}", seat=seat.value))
