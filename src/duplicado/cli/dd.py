"""`duplicado dd`: the double-dummy table of each board of a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.play import CardJudged, analyse_play, judge_next_cards
from duplicado.cli.batch_options import batch_options
from duplicado.cli.options import json_option, lang_option, print_json
from duplicado.formats.results import contract_of
from duplicado.law.procedure.play import PlayPosition
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.record import BoardRecord, CardPlayed
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP

if TYPE_CHECKING:
    from duplicado.analysis.table import DoubleDummyTable


@click.command("dd", short_help="Tricks with best play, for each board of a file.")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--boards", metavar="LIST", help="Which boards, e.g. 1-8,17-24; without it all.")
@click.option(
    "--play", is_flag=True, help="Show too what each lead leaves declarer, and which cards of the play cost tricks."
)
@batch_options
@json_option
@lang_option
def command(
    file: Path, *, boards: str | None, play: bool, on: str, resume: Path | None, as_json: bool, language: Language
) -> None:
    """Show for each board of FILE how many tricks each declarer takes when everybody sees all cards.

    FILE may be of any format that has deals. The solver is the extra "dds".

    \b
    Examples:
      duplicado dd tuesday.pbn
      duplicado dd tuesday.pbn --boards 1-4 --json
      duplicado dd tuesday.pbn --boards 7 --play
      duplicado dd year.pbn --on dask:tcp://10.0.0.5:8786 --resume year.jsonl
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.dd import judged_plays, play_lines
    from duplicado.cli.dd_boards import chosen_records, solved
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    records = chosen_records(file, boards, messages)
    found = solved(records, str(file), messages, on=on, resume=resume)
    judged = list(judged_plays(records)) if play else []
    if as_json:
        tables = {board.number: table.as_data() for board, _, table in found}
        plays = [{"board": number} | each.as_data() for number, _, each in judged]
        print_json({"tables": tables, "plays": plays} if play else tables)
        return
    for board, deal, table in found:
        click.echo(messages.text("dd-board", board=board.number))
        click.echo("\n".join(_lines(table, language)))
        for each in (each for number, of_deal, each in judged if number == board.number and of_deal == deal):
            click.echo("\n".join(play_lines(each, messages, language)))


def _lines(table: DoubleDummyTable, language: Language) -> Iterator[str]:
    lexicon = language.lexicon
    names = [lexicon.notrump.written("NT") if each.suit is None else each.symbol for each in DENOMINATIONS_FROM_NOTRUMP]
    yield "   " + "".join(f"{name:>4}" for name in names)
    for seat in Seat:
        tricks = "".join(f"{table.tricks(seat, denomination):>4}" for denomination in DENOMINATIONS_FROM_NOTRUMP)
        yield f"  {lexicon.seats.written(seat)}{tricks}"


@dataclass(frozen=True, slots=True)
class PlayJudged:
    """A contract that was played, each lead against it, and the play as far as it is recorded."""

    contract: Contract
    leads: tuple[CardJudged, ...]
    play: tuple[CardJudged, ...]
    stopped: int | None = None
    """The number of the card that may not be played, with which the analysis ends."""

    def as_data(self) -> dict[str, object]:
        """Return the same as JSON data."""
        return {
            "contract": str(self.contract),
            "leads": {str(each.card): each.tricks for each in self.leads},
            "play": [
                {"seat": str(each.seat), "card": str(each.card), "tricks": each.tricks, "cost": each.cost}
                for each in self.play
            ],
            "stopped": self.stopped,
        }


def judged_plays(records: Sequence[BoardRecord]) -> Iterator[tuple[int, Deal, PlayJudged]]:
    """Judge the boards with a complete deal and a contract, each with its number and deal."""
    solver = DdsSolver()
    for record in records:
        contract, deal = contract_of(record), record.layout
        if not isinstance(contract, Contract) or not isinstance(deal, Deal):
            continue
        lawful = _lawful(PlayPosition.beginning(contract, deal), record.plays)
        leads = judge_next_cards(deal, contract, (), solver)
        _, play = analyse_play(deal, contract, [(each.seat, each.card) for each in lawful], solver)
        stopped = None if len(lawful) == len(record.plays) else len(lawful) + 1
        yield record.board.number, deal, PlayJudged(contract, leads, play, stopped)


def _lawful(position: PlayPosition, plays: Sequence[CardPlayed]) -> Sequence[CardPlayed]:
    """Return the cards up to the first that the hand in turn may not play."""
    for place, each in enumerate(plays):
        held = position.playable()
        if held is None or each.card not in held or each.seat is not position.turn:
            return plays[:place]
        position = position.after(each.card)
    return plays


def play_lines(judged: PlayJudged, messages: Messages, language: Language) -> Iterator[str]:
    """Say each lead with declarer's tricks after it, and the cards of the play that cost something."""
    words = RulingWords.of(language)
    contract = words.contract(judged.contract)
    leads = ", ".join(f"{words.card(each.card)} {each.tricks}" for each in judged.leads)
    yield messages.text("dd-leads", contract=contract, cards=leads)
    if judged.stopped is not None:
        yield messages.text("dd-no-play", contract=contract, number=judged.stopped)
    seats = language.lexicon.seats
    costly = [
        f"{seats.written(each.seat)} {words.card(each.card)} \u2212{each.cost}" for each in judged.play if each.cost
    ]
    if costly:
        yield messages.text("dd-play-cost", contract=contract, cards=", ".join(costly))
    elif judged.play:
        yield messages.text("dd-play-costs-nothing", contract=contract)
