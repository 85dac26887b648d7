"""`duplicado movement`: which movements suit a number of pairs and a time; guide cards and table cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

import click

from duplicado.cli.options import UnreadableInput, json_option, lang_option
from duplicado.movement import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    GuideLine,
    Movement,
    MovementError,
    Pace,
    Proposal,
    guide_card,
    propose_movements,
    table_card,
)
from duplicado.publish.messages import Messages
from duplicado.vocabulary import Language, Side

__all__ = ["command"]

_MOST_BOARDS: Final = 40
"""More boards in a round than anybody plays at a table."""


@click.command("movement")
@click.option(
    "--pairs",
    type=click.IntRange(FEWEST_PAIRS, MOST_PAIRS),
    metavar="N",
    required=True,
    help="How many pairs there are.",
)
@click.option("--minutes", type=click.IntRange(1, 6000), metavar="T", required=True, help="How long play may last.")
@click.option(
    "--winners", type=click.IntRange(1, 2), metavar="1|2", help="One winner, or two: North-South and East-West."
)
@click.option("--boards", metavar="LIST", help="How many boards a table may play in a round, e.g. 2-4 or 3.")
@click.option(
    "--minutes-per-board",
    type=click.IntRange(1, 60),
    metavar="M",
    default=7,
    show_default=True,
    help="How long a board takes.",
)
@click.option(
    "--minutes-per-change",
    type=click.IntRange(0, 60),
    metavar="M",
    default=1,
    show_default=True,
    help="How long a change of tables takes, in addition.",
)
@click.option(
    "--choice", type=click.IntRange(1, 3), metavar="1|2|3", help="Show one of the three in full, round by round."
)
@click.option("--card", type=int, metavar="PAIR", help="Print the guide card of a pair (of choice 1, or --choice).")
@click.option("--table", type=int, metavar="TABLE", help="Print the card of a table (of choice 1, or --choice).")
@json_option
@lang_option
def command(  # noqa: PLR0913 - one argument for each option
    *,
    pairs: int,
    minutes: int,
    winners: int | None,
    boards: str | None,
    minutes_per_board: int,
    minutes_per_change: int,
    choice: int | None,
    card: int | None,
    table: int | None,
    as_json: bool,
    language: Language,
) -> None:
    """Propose the three best movements for a number of pairs and a time.

    Those that repeat nothing come first; among them the order is boards played × balance, then who sits out least.
    Balance is the quality factor from 0 to 100; 100 compares any two pairs equally. With two winners it is that of
    each line by itself, so compare it with that of a movement with one winner only if you do not mind which you get.

    \b
    Examples:
      duplicado movement --pairs 14 --minutes 190
      duplicado movement --pairs 9 --minutes 180 --winners 1 --boards 2-4
      duplicado movement --pairs 14 --minutes 190 --choice 2 --card 5
    """  # noqa: D301 - click wants the character, not the two signs
    messages = Messages.load(language)
    pace = Pace(Fraction(minutes_per_board), Fraction(minutes_per_change))
    allowed = None if boards is None else _boards_per_round(boards, messages)
    try:
        proposals = propose_movements(pairs, minutes, winners=winners, boards_per_round=allowed, pace=pace)
    except MovementError:
        raise UnreadableInput(messages.text("movement-nothing-fits", pairs=pairs, minutes=minutes)) from None
    if choice is None and card is None and table is None:
        if as_json:
            click.echo(json.dumps({"pairs": pairs, "proposals": [_json(each) for each in proposals]}, indent=1))
            return
        heading = messages.text(
            "movement-heading", pairs=pairs, minutes=minutes, board=minutes_per_board, change=minutes_per_change
        )
        reports = [_report(each, number, messages) for number, each in enumerate(proposals, 1)]
        click.echo("\n\n".join([heading, *reports]))
        return
    number = choice or 1
    if number > len(proposals):
        raise click.UsageError(messages.text("movement-no-such-choice", count=len(proposals)))
    chosen = proposals[number - 1]
    _check_numbers(chosen.movement, card, table, messages)
    if as_json:
        click.echo(json.dumps(_json_chosen(chosen, card, table), indent=1))
        return
    sections = [_report(chosen, number, messages)] if card is None and table is None else []
    sections += [_rounds(chosen, messages)] if card is None and table is None else []
    sections += [] if card is None else [_guide(chosen, card, messages)]
    sections += [] if table is None else [_table(chosen, table, messages)]
    click.echo("\n\n".join(sections))


def _boards_per_round(listed: str, messages: Messages) -> list[int]:
    allowed: set[int] = set()
    for part in listed.split(","):
        first, dash, last = (each.strip() for each in part.partition("-"))
        ends = (first, last if dash else first)
        if not all(end.isascii() and end.isdigit() and len(end) < 4 for end in ends):
            raise click.UsageError(messages.text("movement-bad-boards", part=part.strip()[:40], most=_MOST_BOARDS))
        low, high = map(int, ends)
        if not 1 <= low <= high <= _MOST_BOARDS:
            raise click.UsageError(messages.text("movement-bad-boards", part=part.strip()[:40], most=_MOST_BOARDS))
        allowed.update(range(low, high + 1))
    return sorted(allowed)


def _check_numbers(movement: Movement, card: int | None, table: int | None, messages: Messages) -> None:
    if card is not None and not 1 <= card <= movement.contestants:
        raise click.UsageError(messages.text("movement-no-such-pair", pair=card, last=movement.contestants))
    if table is not None and not 1 <= table <= movement.tables:
        raise click.UsageError(messages.text("movement-no-such-table", table=table, last=movement.tables))


def _name(proposal: Proposal, messages: Messages) -> str:
    name = messages.text(f"movement-name-{proposal.movement.name.value}")
    return messages.text("movement-named", name=name, winners=proposal.movement.winners)


def _report(proposal: Proposal, number: int, messages: Messages) -> str:
    movement = proposal.movement
    lines = [
        messages.text(
            "movement-size",
            tables=movement.tables,
            rounds=movement.rounds,
            boards=proposal.boards_per_round,
            total=proposal.boards_in_play,
            played=_decimal(proposal.boards_played, 1),
            minutes=_decimal(proposal.minutes, 0),
        ),
        messages.text("movement-balance", quality=_decimal(proposal.quality, 2)),
        messages.text("movement-sit-outs", count=len(movement.sit_outs)),
        messages.text(f"movement-how-{movement.name.value}"),
        *_particulars(movement, messages),
        *(
            messages.text(
                f"movement-repeat-{each.permitted.value}",
                one=each.contestants[0],
                other=each.contestants[-1],
                first=each.earlier_round or 0,
                second=each.round,
            )
            for each in proposal.findings
            if each.permitted is not None
        ),
    ]
    return "\n".join([f"{number}. {_name(proposal, messages)}", *(f"   {line}" for line in lines)])


def _particulars(movement: Movement, messages: Messages) -> Iterator[str]:
    """Say what the Director has to arrange or announce beyond the rule of the kind."""
    if movement.winners == 2:
        north_south = {each.north_south for each in movement.sittings}
        others = set(range(1, movement.contestants + 1)) - north_south
        yield messages.text("movement-lines", ns=_ranges(north_south), ew=_ranges(others))
    if movement.skip_after is not None:
        yield messages.text("movement-skip", round=movement.skip_after)
    if movement.relay_after is not None:
        yield messages.text("movement-relay", table=movement.relay_after, next=movement.relay_after + 1)
    for each in movement.exchanges:
        yield messages.text("movement-exchange", tables=_ranges(each.tables))
    if movement.copies > 1:
        yield messages.text("movement-copies", count=movement.copies)
    if movement.switched_rounds:
        yield messages.text("movement-switched", rounds=_ranges(movement.switched_rounds))
    if movement.turned_tables:
        places = ", ".join(f"{number}/{table}" for number, table in movement.turned_tables)
        yield messages.text("movement-turned", places=places)


def _rounds(proposal: Proposal, messages: Messages) -> str:
    """Write the movement in full: a row for each sitting."""
    movement, each_set = proposal.movement, proposal.boards_each
    rows = [[messages.text(f"movement-column-{name}") for name in ("round", "table", "ns", "ew", "boards")]]
    for each in movement.sittings:
        boards = [board for number in each.sets for board in movement.boards_of(number, each_set)]
        who = (each.north_south, each.east_west)
        rows.append([str(each.round), str(each.table), *map(str, who), _ranges(boards)])
    return _aligned(rows)


def _guide(proposal: Proposal, pair: int, messages: Messages) -> str:
    movement = proposal.movement
    lines = [messages.text("movement-card", pair=pair, name=_name(proposal, messages))]
    if pair in movement.stationary:
        lines.append(messages.text("movement-card-stays"))
    lines += [_guide_line(line, messages) for line in guide_card(movement, pair, proposal.boards_each)]
    return "\n".join(lines)


def _guide_line(line: GuideLine, messages: Messages) -> str:
    if line.table is None or line.opponent is None:
        return messages.text("movement-card-out", round=line.round)
    side = messages.text("movement-side-ns" if line.side is Side.NS else "movement-side-ew")
    boards = _ranges(line.boards)
    return messages.text(
        "movement-card-line", round=line.round, table=line.table, side=side, opponent=line.opponent, boards=boards
    )


def _table(proposal: Proposal, table: int, messages: Messages) -> str:
    names = ("round", "ns", "ew", "boards", "next")
    rows = [[messages.text(f"movement-column-{name}") for name in names]]
    for line in table_card(proposal.movement, table, proposal.boards_each):
        following = _ranges(line.boards_next) or "-"
        rows.append([str(line.round), str(line.north_south), str(line.east_west), _ranges(line.boards), following])
    return "\n".join([messages.text("movement-table", table=table, name=_name(proposal, messages)), _aligned(rows)])


def _aligned(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def _ranges(numbers: Iterable[int]) -> str:
    """Write numbers as `1-3, 7`, each run from its first to its last."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _decimal(value: Fraction, places: int) -> Decimal:
    """Round half to even for showing; whole numbers are shown without places."""
    exact = round(value, places)
    shown = 0 if value.denominator == 1 else places
    return (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(Decimal(1).scaleb(-shown))


def _json(proposal: Proposal) -> dict[str, Any]:
    movement = proposal.movement
    return {
        "movement": movement.name.value,
        "winners": movement.winners,
        "tables": movement.tables,
        "rounds": movement.rounds,
        "boards_per_round": proposal.boards_per_round,
        "boards_in_play": proposal.boards_in_play,
        "copies": movement.copies,
        "boards_played": str(proposal.boards_played),
        "minutes": str(proposal.minutes),
        "balance": str(proposal.quality),
        "sit_outs": [{"round": number, "pair": pair} for number, pair in movement.sit_outs],
        "stationary": list(movement.stationary),
        "skip_after": movement.skip_after,
        "relay_after": movement.relay_after,
        "exchanges": [list(each.tables) for each in movement.exchanges],
        "switched_rounds": list(movement.switched_rounds),
        "turned_tables": [{"round": number, "table": table} for number, table in movement.turned_tables],
        "repeats": [
            {"kind": each.kind.value, "round": each.round, "earlier_round": each.earlier_round,
             "pairs": list(each.contestants), "reason": each.permitted.value if each.permitted else None}
            for each in proposal.findings
        ],
    }  # fmt: skip


def _json_chosen(proposal: Proposal, card: int | None, table: int | None) -> dict[str, Any]:
    movement, each_set = proposal.movement, proposal.boards_each
    sittings = [
        {"round": each.round, "table": each.table, "north_south": each.north_south, "east_west": each.east_west,
         "boards": [board for number in each.sets for board in movement.boards_of(number, each_set)]}
        for each in movement.sittings
        if (table is None or each.table == table) and (card is None or each.side_of(card) is not None)
    ]  # fmt: skip
    return _json(proposal) | {"sittings": sittings}
