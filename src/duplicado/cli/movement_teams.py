"""Output of `duplicado movement` for movements of teams and of single players, with their cards as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from duplicado.cli.movement_report import aligned
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Sitting
from duplicado.movement.proposals import OtherProposal
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.offer_words import movement_way
from duplicado.publish.replan_words import decimal, ranges

AnyProposal = OtherProposal[TeamMovement] | OtherProposal[IndividualMovement]


def other_text(proposal: AnyProposal, number: int, messages: Messages) -> str:
    """Write the figures of a proposal, and what the Director has to arrange."""
    movement = proposal.movement
    kind = _kind(movement)
    lines = [
        messages.text(
            "movement-size-other",
            tables=movement.tables,
            rounds=movement.rounds,
            boards=proposal.boards_per_round,
            total=proposal.boards_in_play,
            played=decimal(proposal.boards_played, 1),
            minutes=decimal(proposal.minutes, 0),
        ),
        messages.text(f"movement-met-{_who(movement)}", part=decimal(100 * proposal.met, 0)),
        messages.text(f"movement-out-{_who(movement)}", count=len(proposal.out)),
        movement_way(movement, messages),
    ]
    if isinstance(movement, TeamMovement):
        sharing = ["/".join(map(str, each.tables)) for each in movement.exchanges]
        lines += [messages.text("movement-sharing", tables=", ".join(sharing))] if sharing else []
    if movement.copies > 1:
        lines.append(messages.text("movement-copies", count=movement.copies))
    return "\n".join([f"{number}. {messages.text(f'movement-name-{kind}')}", *(f"   {line}" for line in lines)])


def kind_name(proposal: AnyProposal, messages: Messages) -> str:
    """Name the kind of a movement."""
    return messages.text(f"movement-name-{_kind(proposal.movement)}")


def _who(movement: TeamMovement | IndividualMovement) -> str:
    return "teams" if isinstance(movement, TeamMovement) else "players"


def _kind(movement: TeamMovement | IndividualMovement) -> str:
    if isinstance(movement, TeamMovement):
        return movement.name.value
    return "whist" if movement.meetings > 1 else "rainbow"


def other_rounds(proposal: AnyProposal, messages: Messages) -> str:
    """Write the movement in full: a row for each table and round."""
    individuals = isinstance(proposal.movement, IndividualMovement)
    seats = ("north", "east", "south", "west") if individuals else ("ns", "ew")
    rows = [[messages.text(f"movement-column-{name}") for name in ("round", "table", *seats, "boards")]]
    for number, table, who, boards in other_sittings(proposal):
        rows.append([str(number), str(table), *map(str, who), ranges(boards)])
    return aligned(rows)


def other_sittings(proposal: AnyProposal) -> list[tuple[int, int, tuple[int, ...], list[int]]]:
    """List who sits where: round, table, the numbers in the order of the seats, boards."""
    rows: list[tuple[int, int, tuple[int, ...], list[int]]] = []
    for each in proposal.movement.sittings:
        sets = each.sets if isinstance(each, Sitting) else (each.set_number,)
        who = (each.north_south, each.east_west) if isinstance(each, Sitting) else each.players
        size = proposal.boards_each
        boards = [board for number in sets for board in range((number - 1) * size + 1, number * size + 1)]
        rows.append((each.round, each.table, who, boards))
    return rows


def other_json(proposal: AnyProposal, *, full: bool) -> dict[str, Any]:
    """Give the figures of a proposal for a program, and its sittings if asked for."""
    movement = proposal.movement
    report: dict[str, Any] = {
        "movement": _kind(movement),
        "tables": movement.tables,
        "rounds": movement.rounds,
        "boards_per_round": proposal.boards_per_round,
        "boards_in_play": proposal.boards_in_play,
        "copies": movement.copies,
        "boards_played": str(proposal.boards_played),
        "minutes": str(proposal.minutes),
        "met": str(proposal.met),
        "out": [{"round": number, "who": who} for number, who in proposal.out],
        "exchanges": [list(each.tables) for each in movement.exchanges] if isinstance(movement, TeamMovement) else [],
    }
    if full:
        report["sittings"] = [
            {"round": number, "table": table, "seats": list(who), "boards": boards}
            for number, table, who, boards in other_sittings(proposal)
        ]
    return report


_SEATS = ("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class CardsWanted:
    """Cards to be shown, of teams or single players: the guide card of one and the card of a table; `None` for none."""

    card: int | None
    table: int | None

    @property
    def any(self) -> bool:
        """True where a card is wanted at all."""
        return self.card is not None or self.table is not None

    def check(self, proposal: AnyProposal, messages: Messages) -> None:
        """Refuse numbers that the movement does not have.

        Raises:
            UsageError: there is no such team, player or table.
        """
        movement = proposal.movement
        teams = isinstance(movement, TeamMovement)
        last = movement.teams if isinstance(movement, TeamMovement) else movement.players
        if self.card is not None and not 1 <= self.card <= last:
            nobody = "movement-no-such-team" if teams else "movement-no-such-player"
            raise click.UsageError(messages.text(nobody, number=self.card, last=last))
        if self.table is not None and not 1 <= self.table <= movement.tables:
            raise click.UsageError(messages.text("movement-no-such-table", table=self.table, last=movement.tables))

    def text(self, proposal: AnyProposal, messages: Messages) -> str:
        """Write the cards that are wanted."""
        sections = [] if self.card is None else [_guide(proposal, self.card, messages)]
        sections += [] if self.table is None else [_table(proposal, self.table, messages)]
        return "\n\n".join(sections)

    def json(self, proposal: AnyProposal) -> dict[str, Any]:
        """Give a proposal to a program with its sittings, those only that stand on all the cards that are wanted."""
        report = other_json(proposal, full=True)
        report["sittings"] = [
            each
            for each in report["sittings"]
            if (self.table is None or each["table"] == self.table) and (self.card is None or self.card in each["seats"])
        ]
        return report


def _guide(proposal: AnyProposal, who: int, messages: Messages) -> str:
    teams = isinstance(proposal.movement, TeamMovement)
    heading = "movement-card-team" if teams else "movement-card-player"
    lines = [
        (number, messages.text("movement-card-out-team" if teams else "movement-card-out", round=number))
        for number, out in proposal.out
        if out == who
    ]
    for number, table, seats, boards in other_sittings(proposal):
        if who not in seats:
            continue
        place, played = seats.index(who), ranges(boards)
        if teams:
            side = messages.text(f"movement-side-{('ns', 'ew')[place]}")
            opponent = seats[1 - place]
            line = messages.text(
                "movement-card-line-team", round=number, table=table, side=side, opponent=opponent, boards=played
            )
        else:
            line = messages.text(
                "movement-card-line-player",
                round=number,
                table=table,
                seat=messages.text(f"movement-seat-{_SEATS[place]}"),
                partner=seats[(place + 2) % 4],
                left=seats[(place + 1) % 4],
                right=seats[(place + 3) % 4],
                boards=played,
            )
        lines.append((number, line))
    lines.sort(key=lambda each: each[0])
    return "\n".join([messages.text(heading, number=who, name=kind_name(proposal, messages)), *(t for _, t in lines)])


def _table(proposal: AnyProposal, table: int, messages: Messages) -> str:
    seats = ("ns", "ew") if isinstance(proposal.movement, TeamMovement) else _SEATS
    rows = [[messages.text(f"movement-column-{name}") for name in ("round", *seats, "boards", "next")]]
    sittings = other_sittings(proposal)
    for number, at, who, boards in sittings:
        if at == table:
            wanting = {
                other
                for later, other, _, theirs in sittings
                if later == number + 1 and not set(theirs).isdisjoint(boards)
            }
            rows.append([str(number), *map(str, who), ranges(boards), ranges(wanting) or "-"])
    return "\n".join([messages.text("movement-table", table=table, name=kind_name(proposal, messages)), aligned(rows)])
