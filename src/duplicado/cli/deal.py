"""`duplicado deal`: boards at random into a PBN file; the deal of a number; whether a set of deals looks random."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import click

from duplicado import __version__
from duplicado.cli.deal_conditions import conditioned_boards
from duplicado.cli.deal_verify import dealt_again
from duplicado.cli.options import (
    Found,
    UnreadableInput,
    board_list,
    bytes_in,
    json_option,
    lang_option,
    print_json,
    writable,
)
from duplicado.dealing.chance import RandomBytes, deal_boards
from duplicado.dealing.fairness import FairnessReport, FairnessTest, examine
from duplicado.dealing.numbering import DEAL_COUNT, NUMBERING, NoSuchDealError, deal_of_number, number_of_deal
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.writer import write_deals
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Deal

_ENTROPY: RandomBytes = os.urandom
_WORTH_A_BAR: Final = 1000
_SUSPECT: Final = 1e-6
"""Of a million fair sets, about one would be called suspect."""

Dealt = tuple[Board, Deal]


@click.command("deal")
@click.option("--boards", default="1-32", show_default=True, metavar="LIST", help="Which boards, e.g. 1-8,17-24.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The PBN file to write. Without it the boards are printed.",
)
@click.option("--force", is_flag=True, help="Write over the file if it is there already.")
@click.option("--event", default="", metavar="TITLE", help="Title of the event, written into the file.")
@click.option("--numbers", is_flag=True, help="Write the number of each deal too (the tag DealId).")
@click.option("--number", type=int, metavar="N", help="Show the deal of this number instead, from 0 to 52!/13!⁴ - 1.")
@click.option("--where", metavar="CONDITION", help="Only deals that fulfil it, for practice; see below.")
@click.option(
    "--hand", "hands", multiple=True, metavar="SEAT:CARDS", help="With --where: cards of a seat, e.g. N:AK..."
)
@click.option(
    "--check",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Say whether the deals of this PBN file look random instead.",
)
@click.option(
    "--verify",
    metavar="COMMITMENT",
    help="Say whether this was committed to before play, given the seed published after it.",
)
@click.option("--seed", metavar="HEX", help="With --verify: the seed; --boards must be those that were dealt.")
@click.option(
    "--chance",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="With --verify: the chance that players' devices gave, chance.json of the page on the dealing.",
)
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    *,
    boards: str,
    output: Path | None,
    force: bool,
    event: str,
    numbers: bool,
    number: int | None,
    where: str | None,
    hands: tuple[str, ...],
    check: Path | None,
    verify: str | None,
    seed: str | None,
    chance: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Deal boards at random into a PBN file, for the dealing machine or the printer.

    Each of the 53,644,737,765,488,792,839,237,440,000 deals is equally likely and no kind of hand is left out, as
    Law 6 wants it. Dealer and vulnerability are those of Law 2.

    Nobody can deal the same boards again: the chance comes from the operating system and leaves no seed. So the
    file is the only copy, and whoever reads it knows the hands. Keep it, and keep it to yourself, until the boards
    have been played. A file that is there already is not written over, unless you say --force.

    \b
    Examples:
      duplicado deal --boards 1-32 -o tuesday.pbn
      duplicado deal --boards 1-8,17-24 -o teams.pbn --event "Club final"
      duplicado deal --check tuesday.pbn
      duplicado deal --boards 1-16 --where "north.hcp in 15..17 and balanced(north)" -o notrump.pbn

    With --where only deals that fulfil the condition are dealt, each of them equally likely: for practice, never for a
    tournament. A seat (north, east, south, west) has hcp, controls, losers, quick_tricks, spades, hearts, diamonds,
    clubs; there are balanced(north), shape(north, "any 5431 + (54)xx") and cards(north, "SA SK"), how many of these it
    holds; join them by + - *, comparisons, in 15..17, and, or, not, and brackets.

    With --check the exit code is 1 when the deals do not look random.

    A club server (`duplicado serve FOLDER`) can deal so that anybody can check it: it publishes a commitment before
    play and the seed after it. --verify deals again from that seed, to a file with -o, and says whether it is the one
    that was committed to; with --chance also whether the devices' chance is in the deals. If not, the exit code is 1.
    """  # noqa: D301 - click wants the character, not the two signs
    messages = Messages.load(language)
    if (seed is not None or chance is not None) and verify is None:
        raise click.UsageError(messages.text("deal-seed-alone"))
    if verify is not None:
        target = None if output is None or str(output) == "-" else output
        _verify(verify, seed, chance, boards, target, event, force=force, as_json=as_json, messages=messages)
        return
    if check is not None and number is not None:
        raise click.UsageError(messages.text("deal-one-task"))
    if check is not None:
        _check(check, as_json=as_json, messages=messages)
    elif number is not None:
        _show(number, as_json=as_json, messages=messages)
    else:
        target = None if output is None or str(output) == "-" else output
        listed = _board_numbers(boards, messages)
        dealt = conditioned_boards(listed, where, hands, messages) if where or hands else deal_boards(listed, _ENTROPY)
        _deal(dealt, target, event, force=force, numbers=numbers, as_json=as_json, messages=messages)


def _deal(
    dealt: Sequence[Dealt],
    output: Path | None,
    event: str,
    *,
    force: bool,
    numbers: bool,
    as_json: bool,
    messages: Messages,
) -> None:
    if not event.isprintable():
        raise click.UsageError(messages.text("deal-bad-title", title=event[:60]))
    if output is not None and output.exists() and not force:
        raise click.UsageError(messages.text("deal-file-exists", file=str(output)))
    if output is None and as_json:
        click.echo(_json_boards(dealt, numbers=numbers))
        return
    data = _pbn(dealt, event, numbers=numbers, messages=messages)
    if output is None:
        click.echo(data, nl=False)
        return
    _write(output, data, force=force, messages=messages)
    if as_json:
        # Not the deals: the report may stay on a screen, and they are a secret.
        click.echo(json.dumps({"file": str(output), "boards": [board.number for board, _ in dealt]}))
    else:
        click.echo(messages.text("deal-written", boards=len(dealt), file=str(output)))
        click.echo(messages.text("deal-secret"))


def _verify(  # noqa: PLR0913 - one argument for each option that goes with it
    commitment: str,
    seed: str | None,
    chance: Path | None,
    listed: str,
    output: Path | None,
    event: str,
    *,
    force: bool,
    as_json: bool,
    messages: Messages,
) -> None:
    """Deal again from a seed, and say whether it is the one that was committed to."""
    if seed is None:
        raise click.UsageError(messages.text("deal-seed-wanted"))
    numbers = _board_numbers(listed, messages)
    again = dealt_again(commitment, seed, numbers, chance, messages)
    if output is not None:
        _write(output, _pbn(again.boards, event, numbers=False, messages=messages), force=force, messages=messages)
    if as_json:
        boards = json.loads(_json_boards(again.boards, numbers=False))["boards"]
        told = {"committed": again.is_committed, "devices": again.devices, "faults": again.faults, "boards": boards}
        print_json(told)
    else:
        proved = messages.text("chance-proves", devices=again.devices) if again.devices else None
        lines = again.faults or (proved or messages.text("chance-not-proved"),)
        click.echo("\n".join(lines))
        click.echo(messages.text("deal-committed" if again.is_committed else "deal-not-committed"))
        if output is None:
            click.echo("\n".join(f"{board.number}: {deal}" for board, deal in again.boards))
    if not again.is_right:
        raise Found


def _board_numbers(listed: str, messages: Messages) -> list[int]:
    """Read a list of boards, each of which is dealt once."""
    numbers = board_list(listed, messages)
    twice = next((number for number, count in Counter(numbers).items() if count > 1), None)
    if twice is not None:
        raise click.UsageError(messages.text("deal-board-twice", board=twice))
    return numbers


def _pbn(dealt: Sequence[Dealt], event: str, *, numbers: bool, messages: Messages) -> bytes:
    """Write boards in the export format of PBN, whose lines end as on Windows."""

    def tags(_board: Board, deal: Deal) -> dict[str, str]:
        number = {"DealId": f"{NUMBERING}:{number_of_deal(deal)}"} if numbers else {}
        return {"Generator": f"Duplicado {__version__}", **number}

    if len(dealt) < _WORTH_A_BAR:
        text = write_deals(dealt, event=event, tags=tags)
    else:
        with click.progressbar(dealt, label=messages.text("deal-writing"), file=sys.stderr) as progress:
            text = write_deals(progress, event=event, tags=tags)
    return text.replace("\n", "\r\n").encode()


def _json_boards(dealt: Iterable[Dealt], *, numbers: bool) -> str:
    boards: list[dict[str, int | str]] = []
    for board, deal in dealt:
        row: dict[str, int | str] = {
            "board": board.number,
            "dealer": str(board.dealer),
            "vulnerability": str(board.vulnerability),
            "deal": str(deal),
        }
        if numbers:
            row["number"] = str(number_of_deal(deal))  # text: other languages' numbers are too short for it
        boards.append(row)
    return json.dumps({"numbering": NUMBERING, "boards": boards}, indent=1)


def _write(path: Path, data: bytes, *, force: bool, messages: Messages) -> None:
    """Write a file that only its owner can read; one that appeared meanwhile is not written over either."""

    def private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600)

    with writable(path):
        try:
            # Not Path.open: it takes no opener.
            with open(path, "wb" if force else "xb", opener=private) as file:
                file.write(data)
        except FileExistsError:
            raise click.UsageError(messages.text("deal-file-exists", file=str(path))) from None


def _show(number: int, *, as_json: bool, messages: Messages) -> None:
    try:
        deal = deal_of_number(number)
    except NoSuchDealError:
        raise click.UsageError(messages.text("deal-no-such-number", last=str(DEAL_COUNT - 1))) from None
    if as_json:
        click.echo(json.dumps({"numbering": NUMBERING, "number": str(number), "deal": str(deal)}))
    else:
        click.echo(str(deal))


def _check(path: Path, *, as_json: bool, messages: Messages) -> None:
    records = read_pbn(bytes_in(path)).value.records
    # A board that was played at several tables is one deal, not a deal that is repeated.
    complete = {(each.board.number, each.layout): each.layout for each in records if isinstance(each.layout, Deal)}
    try:
        examination = examine(complete.values())
    except DuplicadoError:
        raise UnreadableInput(messages.text("deal-too-few", deals=len(complete), file=str(path))) from None
    suspect = examination.is_suspect(_SUSPECT)
    click.echo(_json_examination(examination) if as_json else _report(examination, messages))
    if suspect:
        raise Found


def _report(examination: FairnessReport, messages: Messages) -> str:
    if not examination.is_suspect(_SUSPECT):
        return messages.text("deal-looks-random", deals=examination.deals)
    lines = [messages.text("deal-looks-suspect", deals=examination.deals)]
    if examination.repeated:
        lines.append(messages.text("deal-repeated", repeated=examination.repeated))
    sentences = {
        "cards": messages.text("deal-suspect-cards"),
        "card": messages.text("deal-suspect-card"),
        "lengths": messages.text("deal-suspect-lengths"),
        "patterns": messages.text("deal-suspect-patterns"),
    }
    suspects = {test.subject for test in examination.tests if test.surprise < _SUSPECT / len(examination.tests)}
    lines += [sentence for subject, sentence in sentences.items() if subject in suspects]
    lines.append(messages.text("deal-suspect-meaning"))
    return "\n".join(lines)


def _json_examination(examination: FairnessReport) -> str:
    def row(test: FairnessTest) -> dict[str, int | str | None]:
        return {
            "subject": test.subject,
            "seat": str(test.seat) if test.seat else None,
            "suit": str(test.suit) if test.suit else None,
            "chi_square": f"{float(test.statistic):.3f}",
            "degrees_of_freedom": test.degrees_of_freedom,
            "surprise": f"{test.surprise:.3g}",
        }

    report = {
        "deals": examination.deals,
        "repeated": examination.repeated,
        "suspect": examination.is_suspect(_SUSPECT),
        "tests": [row(test) for test in examination.tests],
    }
    return json.dumps(report, indent=1)
