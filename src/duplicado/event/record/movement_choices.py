"""Movements offered for an event, by its kind, number of contestants and time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.planning import SectionPlanned
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.proposals import OtherProposal, Proposal, propose_individuals, propose_movements, propose_teams
from duplicado.movement.teams import TeamMovement
from duplicado.table.contest_kind import ContestKind

AT_A_TABLE: Final = {ContestKind.PAIRS: 2, ContestKind.TEAMS: 1, ContestKind.INDIVIDUAL: 4}
"""Contestants for each table that there is: a team plays at two, and meets as many others there."""
NAMED_FOR: Final = {ContestKind.PAIRS: "pairs", ContestKind.TEAMS: "teams", ContestKind.INDIVIDUAL: "players"}
"""For whom movements are named, by who competes."""

Offer: TypeAlias = Proposal | OtherProposal[TeamMovement] | OtherProposal[IndividualMovement]


def offers_for(
    conditions: Conditions,
    number: int,
    minutes: int,
    *,
    boards: int | None = None,
    same_boards: bool = False,
    copies: int = 1,
) -> Sequence[Offer]:
    """Return the best movements, three at most, the best first.

    Args:
        conditions: the kind of the event, and for pairs how many winners it has.
        number: how many pairs, teams or players there are.
        minutes: how long play may last.
        boards: how many boards a table plays in a round; as many as suits if not told.
        same_boards: whether all tables shall play the same boards in each round, for pairs.
        copies: how many copies of each board there can be, for pairs.

    Raises:
        MovementError: there is none.
    """
    allowed = None if boards is None else [boards]
    match conditions.kind:
        case ContestKind.TEAMS:
            return propose_teams(number, minutes, boards_per_round=allowed)
        case ContestKind.INDIVIDUAL:
            return propose_individuals(number, minutes, boards_per_round=allowed)
        case _:
            return propose_movements(
                number,
                minutes,
                winners=conditions.winners,
                boards_per_round=allowed,
                same_boards=same_boards,
                copies=copies,
            )


def session_of(
    session: int, offers: Sequence[Offer], contestants: Mapping[str, Sequence[ContestantId]], winners: int
) -> Iterator[SectionPlanned]:
    """Return the plans of a session: in every second one those who sat North-South sit East-West.

    Args:
        session: which one.
        offers: the movement of each section.
        contestants: who plays in each section, in the order of the numbers in the first session.
        winners: 2 where the lines are ranked apart, so that nobody changes his.
    """
    for (section, who), offer in zip(sorted(contestants.items()), offers, strict=True):
        half = (len(who) + 1) // 2
        turned = session % 2 == 0 and winners == 1
        seated = (*who[half:], *who[:half]) if turned else tuple(who)
        yield SectionPlanned(session, section, offer.movement, seated, offer.boards_each)
