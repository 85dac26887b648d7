"""`duplicado robot`: a robot of ours at the table of another program, or its system card."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import Found, SeatChoice, lang_option, reported
from duplicado.locale import Language
from duplicado.vocabulary.numbers import whole_number

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.robot.player import RobotPlayer
    from duplicado.service.gateway.seat_client import ClientSettings


@click.command()
@click.option("--connect", metavar="HOST:PORT", help="The table manager to sit at.")
@click.option("--seat", type=SeatChoice(["N", "E", "S", "W"]), default="N", show_default=True, help="Which seat.")
@click.option("--team", default="Duplicado", show_default=True, help="Name of the team; partner has the same.")
@click.option("--system", "name", default="natural", show_default=True, help="Which robot: natural, strong-club, book.")
@click.option("--version", type=click.IntRange(18, 19), default=18, show_default=True, help="Version of the protocol.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of what the robot draws.")
@click.option("--card", is_flag=True, help="Print the system card instead.")
@lang_option
def command(
    *,
    connect: str | None,
    seat: str,
    team: str,
    name: str,
    version: int,
    seed: int,
    card: bool,
    language: Language,
) -> None:
    """Have a robot sit at a table of another program, which speaks the Table Manager protocol.

    The robot plays until the session ends, and says how many boards there were. With --card it prints what its calls
    mean, as opponents are told.

    \b
    Examples:
      duplicado robot --connect 127.0.0.1:2000 --seat S --team Ours
      duplicado robot --card --system strong-club
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    if card:
        _print_card(name, messages)
        return
    if connect is None:
        raise click.UsageError(messages.text("robot-connect-or-card"))
    host, port = _address(connect, messages)
    _play(host, port, _settings(seat, team, version, seed), name, messages)


def _settings(seat: str, team: str, version: int, seed: int) -> ClientSettings:
    from duplicado.service.gateway.seat_client import ClientSettings
    from duplicado.vocabulary.seats import Seat

    return ClientSettings(Seat(seat), team.replace('"', "'"), version, seed)


def _play(host: str, port: int, settings: ClientSettings, name: str, messages: Messages) -> None:
    from duplicado.publish.messages import Messages as Wording
    from duplicado.service.gateway.seat_client import SeatClient

    robot = robot_named(name, messages)
    # What is told to opponents goes over the wire in English, which every program's operator is taken to read.
    client = SeatClient(settings, robot, Wording.load(Language("en")))
    with reported("robot-no-table", address=f"{host}:{port}"):
        ended = asyncio.run(client.run(host, port))
    if client.is_seated and ended:
        click.echo(messages.text("robot-session-over", boards=client.boards, line=ended))
        return
    said = ended or messages.text("robot-session-cut", boards=client.boards)
    click.echo(said if client.is_seated else messages.text("robot-not-let-in", seat=settings.seat.value, line=said))
    raise Found


def robot_named(name: str, messages: Messages) -> RobotPlayer:
    """Return a robot by its name.

    Raises:
        UsageError: there is none of that name.
    """
    from duplicado.robot.named import ROBOTS, NoSuchRobotError, robot_of

    try:
        return robot_of(name)
    except NoSuchRobotError:
        raise click.UsageError(messages.text("robot-no-such", name=name[:40], names=", ".join(ROBOTS))) from None


def _address(text: str, messages: Messages) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    number = whole_number(port) or 0
    if not host or not 0 < number < 65536:
        raise click.UsageError(messages.text("robot-bad-address", text=text[:60]))
    return host.strip("[]"), number


def _print_card(name: str, messages: Messages) -> None:
    from duplicado.robot.named import NoSuchRobotError
    from duplicado.robot.system_names import SYSTEMS
    from duplicado.service.robots.system_card import system_card

    try:
        lines = system_card(name, messages)
    except NoSuchRobotError:
        raise click.UsageError(messages.text("robot-no-such", name=name[:40], names=", ".join(SYSTEMS))) from None
    click.echo("\n".join(lines))
