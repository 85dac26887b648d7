"""Output of `duplicado movement` for movements of pairs: figures, rounds and guide cards."""

from __future__ import annotations

from typing import Any

from duplicado.movement.cards import GuideLine, guide_card, table_card
from duplicado.movement.model import RepeatReason
from duplicado.movement.proposals import Proposal
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import arrangements, movement_way
from duplicado.publish.replan_words import decimal, ranges
from duplicado.vocabulary.seats import Side


def _name(proposal: Proposal, messages: Messages) -> str:
    name = messages.text(f"movement-name-{proposal.movement.name.value}")
    return messages.text("movement-named", name=name, winners=proposal.movement.winners)


def proposal_text(proposal: Proposal, number: int, messages: Messages) -> str:
    """Write the figures of a proposal, and what the Director has to arrange."""
    movement = proposal.movement
    lines = [
        messages.text(
            "movement-size",
            tables=movement.tables,
            rounds=movement.rounds,
            boards=proposal.boards_per_round,
            total=proposal.boards_in_play,
            played=decimal(proposal.boards_played, 1),
            minutes=decimal(proposal.minutes, 0),
        ),
        messages.text("movement-balance", quality=decimal(proposal.quality, 2)),
        messages.text("movement-sit-outs", count=len(movement.sit_outs)),
        movement_way(movement, messages),
        *arrangements(movement, messages),
        *((messages.text("movement-copies", count=movement.copies),) if movement.copies > 1 else ()),
        *(
            messages.text(
                f"movement-repeat-{each.permitted.value}",
                one=each.contestants[0],
                other=each.contestants[-1],
                first=each.earlier_round or 0,
                second=each.round,
            )
            for each in proposal.findings
            # Where all meet twice, that is what the movement is, and said already.
            if each.permitted is not None and each.permitted is not RepeatReason.DOUBLE
        ),
    ]
    return "\n".join([f"{number}. {_name(proposal, messages)}", *(f"   {line}" for line in lines)])


def rounds_text(proposal: Proposal, messages: Messages) -> str:
    """Write the movement in full: a row for each sitting."""
    movement, each_set = proposal.movement, proposal.boards_each
    rows = [[messages.text(f"movement-column-{name}") for name in ("round", "table", "ns", "ew", "boards")]]
    for each in movement.sittings:
        boards = [board for number in each.sets for board in movement.boards_of(number, each_set)]
        who = (each.north_south, each.east_west)
        rows.append([str(each.round), str(each.table), *map(str, who), ranges(boards)])
    return aligned(rows)


def guide_text(proposal: Proposal, pair: int, messages: Messages) -> str:
    """Write the guide card of a pair."""
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
    boards = ranges(line.boards)
    return messages.text(
        "movement-card-line", round=line.round, table=line.table, side=side, opponent=line.opponent, boards=boards
    )


def table_text(proposal: Proposal, table: int, messages: Messages) -> str:
    """Write the card of a table."""
    names = ("round", "ns", "ew", "boards", "next")
    rows = [[messages.text(f"movement-column-{name}") for name in names]]
    for line in table_card(proposal.movement, table, proposal.boards_each):
        following = ranges(line.boards_next) or "-"
        rows.append([str(line.round), str(line.north_south), str(line.east_west), ranges(line.boards), following])
    return "\n".join([messages.text("movement-table", table=table, name=_name(proposal, messages)), aligned(rows)])


def aligned(rows: list[list[str]]) -> str:
    """Write rows so that their columns stand under one another."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def proposal_json(proposal: Proposal) -> dict[str, Any]:
    """Give the figures of a proposal for a program."""
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
        "exchanges": [list(each.tables) for each in movement.exchanges if not each.rounds],
        "exchanges_in_rounds": [
            {"tables": list(each.tables), "rounds": list(each.rounds)} for each in movement.exchanges if each.rounds
        ],
        "switched_rounds": list(movement.switched_rounds),
        "replanned_from": list(movement.replanned_from),
        "turned_tables": [{"round": number, "table": table} for number, table in movement.turned_tables],
        "repeats": [
            {"kind": each.kind.value, "round": each.round, "earlier_round": each.earlier_round,
             "pairs": list(each.contestants), "reason": each.permitted.value if each.permitted else None}
            for each in proposal.findings
        ],
    }  # fmt: skip


def chosen_json(proposal: Proposal, card: int | None, table: int | None) -> dict[str, Any]:
    """Give a proposal with its sittings, or only those of a pair or at a table."""
    movement, each_set = proposal.movement, proposal.boards_each
    sittings = [
        {"round": each.round, "table": each.table, "north_south": each.north_south, "east_west": each.east_west,
         "boards": [board for number in each.sets for board in movement.boards_of(number, each_set)]}
        for each in movement.sittings
        if (table is None or each.table == table) and (card is None or each.side_of(card) is not None)
    ]  # fmt: skip
    return proposal_json(proposal) | {"sittings": sittings}
