"""`duplicado match`: two teams of robots play boards in both rooms, and the IMPs are counted."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.batch_options import batch_options, worked_through
from duplicado.cli.options import json_option, lang_option, write_file
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.robots.team_match import RobotMatchBoard


@click.command()
@click.argument("first")
@click.argument("second")
@click.option("--boards", type=click.IntRange(1, 10_000), default=32, show_default=True, help="How many boards.")
@click.option("--seed", type=click.IntRange(0), help="Seed of the deals and of the robots.  [default: drawn, and told]")
@click.option(
    "--effort",
    type=click.IntRange(2, 200),
    default=24,
    show_default=True,
    help="Sampled deals that a robot looks at in the middle of the play.",
)
@click.option(
    "-o",
    "--out",
    "outputs",
    multiple=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="A result file, .pbn or .json; it may be given several times.",
)
@batch_options
@json_option
@lang_option
def command(first: str, second: str, *, boards: int, as_json: bool, language: Language, **given: Any) -> None:  # noqa: ANN401 - click's
    """Have two teams of robots play a match: every board in two rooms with the same hands.

    FIRST and SECOND are names of robots: natural, strong-club, book, stand-in. The first team sits North-South in the
    open room and East-West in the closed one. The IMPs of every board, their mean and its standard error are told from
    the first team's side. The same seed gives the same match.

    \b
    Examples:
      duplicado match natural book --boards 32
      duplicado match natural strong-club --boards 64 --seed 7 --out match.pbn --out match.json
      duplicado match natural book --boards 1000 --seed 7 --on processes --resume match.jsonl
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.publish.messages import Messages
    from duplicado.robot.named import ROBOTS
    from duplicado.service.robots.team_match import SUFFIXES, RobotMatch, match_file, play_match

    messages = Messages.load(language)
    outputs: tuple[Path, ...] = given["outputs"]
    for path in outputs:
        if path.suffix.lower() not in SUFFIXES:
            raise click.UsageError(messages.text("match-suffix", file=str(path)))
    for name in (first, second):
        if name not in ROBOTS:
            raise click.UsageError(messages.text("robot-no-such", name=name[:40], names=", ".join(ROBOTS)))
    drawn = secrets.randbelow(1_000_000) if given["seed"] is None else given["seed"]
    match = RobotMatch(first, second, drawn, boards, given["effort"], language)
    played: list[RobotMatchBoard] = []
    with worked_through(
        messages, "match-working", boards, on=given["on"], resume=given["resume"], shown=as_json
    ) as how:
        if not as_json:
            click.echo(messages.text("match-heading", first=first, second=second))
        for board in play_match(match, how):
            played.append(board)
            if not as_json:
                click.echo(_line(board, messages))
    for path in outputs:
        write_file(path, match_file(path, (first, second), played, messages.text("match-event", seed=drawn)))
    click.echo(_report(first, second, drawn, played, messages, as_json=as_json))


def _line(board: RobotMatchBoard, messages: Messages) -> str:
    from duplicado.publish.pages.wording import Wording
    from duplicado.publish.paper.cell_text import contract_text

    wording = Wording(messages)
    records = (board.open_room.record, board.closed_room.record)
    rooms = [contract_text(each.stated_contract, each.stated_tricks, wording) for each in records]
    return messages.text(
        "match-board",
        number=board.number,
        open=rooms[0],
        points=wording.signed(board.open_room.score),
        closed=rooms[1],
        others=wording.signed(board.closed_room.score),
        imps=wording.signed(board.imps),
    )


def _signed(number: float) -> str:
    return f"{number:+}" if isinstance(number, int) else f"{number:+.2f}"


def _report(
    first: str, second: str, seed: int, played: list[RobotMatchBoard], messages: Messages, *, as_json: bool
) -> str:
    from duplicado.service.robots.team_match import imps_per_board

    imps = [board.imps for board in played]
    mean, error = imps_per_board(imps)
    if as_json:
        rows = [
            {
                "board": board.number,
                "open": board.open_room.score,
                "closed": board.closed_room.score,
                "imps": board.imps,
            }
            for board in played
        ]
        figures = {"seed": seed, "imps": sum(imps), "mean": mean, "standard_error": error, "boards": rows}
        return json.dumps({"teams": [first, second], **figures}, indent=1)
    return messages.text(
        "match-result",
        first=first,
        second=second,
        boards=len(imps),
        imps=messages.number(_signed(sum(imps))),
        mean=messages.number(_signed(mean)),
        error="-" if error is None else messages.number(f"{error:.2f}"),
        seed=seed,
    )
