"""Contested claims (Laws 68-71), for programs."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.law.claims.adjudication import ClaimAdjudication, adjudicate
from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.claims.policy import ClaimPolicy, ContestedClaim, StatedLine
from duplicado.law.procedure.play import PlayPosition
from duplicado.library.arguments import ContractLike, SeatLike, as_contract, as_layout, as_seat
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import expect
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


@checked
def claim(  # noqa: PLR0913 - what a claim is made of, by name
    hands: Layout | str,
    contract: ContractLike,
    tricks: int,
    *,
    claimer: SeatLike,
    lead: SeatLike | None = None,
    trick: Iterable[Card | str] = (),
    statement: StatedLine | None = None,
    policy: ClaimPolicy | None = None,
    solver: DoubleDummy | None = None,
) -> ClaimAdjudication:
    """Say what a contested claim is worth: the fewest tricks on any normal line, the range, and what is to be judged.

    Laws 68 to 71. Tricks are those of claimer's side of what is still to come, the trick in progress included: `tricks`
    with every doubtful point against claimer, `most` with all of them for him, `judgements` those points.

    Args:
        hands: the four hands as they are now, e.g. `N:..54.32 .65.JT. A.AK..A 7..98.9`.
        contract: the contract with its declarer.
        tricks: how many are claimed of those still to come.
        claimer: who claims.
        lead: who leads, or has led, to the trick in progress; the claimer where it is not said.
        trick: the cards of the trick in progress.
        statement: the line of play that was stated (`table.claim_statement.ClaimStatement`).
        policy: regulations and the Director's findings; by default the Laws of 2017 with nothing found.
        solver: a double-dummy solver; its result is then told beside.

    Raises:
        NotationError: a text is not the notation of what is asked for.
        WrongArgumentError: an argument is of another type.
        ClaimError: the hands do not fit, or the claim is impossible.

    >>> claim("N:4.2.. 3..3. A.A.. ..54.", "3NT S", 2, claimer="S").tricks
    2
    """
    undertaken, layout = as_contract(contract, "contract"), as_layout(hands, "hands")
    north, east, south, west = (layout[seat] for seat in Seat)
    by = as_seat(claimer, "claimer")
    position = PlayPosition(
        undertaken.denomination.suit,
        by if lead is None else as_seat(lead, "lead"),
        (north, east, south, west),
        tuple(Card.parse(card) if isinstance(card, str) else expect(card, Card, "trick") for card in trick),
    )
    contested = ContestedClaim(
        position=position,
        declarer=undertaken.declarer,
        claimer=by,
        claimed=expect(tricks, int, "tricks"),
        statement=statement,
    )
    return adjudicate(contested, policy, solver)
