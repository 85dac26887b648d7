"""Guide cards and table cards of teams and of single players, as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from duplicado.cli.movement_report import aligned
from duplicado.cli.movement_teams import AnyProposal, kind_name, other_json, other_sittings
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import ranges

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
