"""View of one seat: the only part of a table that leaves for a player (Laws 7, 16, 41, 66).

Everything in a view follows from what has happened in the open and from the player's own cards. No part of it may be
computed from a card that he cannot see: a test exchanges the hidden cards and asks for the same view.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final

from duplicado.law.book import law_41, law_68
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.orders import CardDisposition, Disposition, LeadRule
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Trick
from duplicado.law.procedure_steps import Offer
from duplicado.table import audience, card_duties
from duplicado.table.audience import ToldStatement
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.moment import Phase
from duplicado.table.play_state import ClaimMade, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class ClaimSeen:
    """A claim or concession as all four see it (68A, 68B)."""

    claimer: Seat
    own_tricks: int
    others_tricks: int
    means: str
    """The statement, in claimer's words."""
    statement: ClaimStatement | None
    """The statement as data (68C)."""
    agreed: tuple[Seat, ...]
    play_on: tuple[Seat, ...]
    """Players who want to play on (68D2(b))."""
    disputed: bool
    """True where the Director has been called (68D2(a))."""


@dataclass(frozen=True, slots=True)
class OpenView:
    """The part of a view that is the same for all four: what lies and was said in the open."""

    board: Board
    phase: Phase
    turn: Seat | None
    """The seat from which the next call or card is due (dummy's for a card from dummy); `None` when it is over."""
    acts: Seat | None
    """The player who makes it: declarer for a card of dummy's."""
    calls: tuple[Call | None, ...]
    """In rotation from dealer; `None` for a turn that was skipped and whose skipping stands."""
    must_pass: tuple[Seat, ...]
    """Players who must pass at their next turn or throughout."""
    contract: AuctionResult | None
    face_down: tuple[Seat, ...]
    """Players who have put an opening lead face down; the card is in nobody's view but the leader's."""
    trick: Trick | None
    """The trick that lacks a card; `None` between tricks."""
    last_trick: Trick | None
    """The last trick that is complete, which lies open until the next is led to (66A)."""
    tricks: tuple[int, int]
    """Tricks won by North-South and by East-West."""
    face_up: tuple[CardDisposition, ...]
    """Penalty cards, and cards that lie face up during the auction."""
    aside: tuple[tuple[Seat, Card], ...]
    """Cards that have been seen, play no part in a trick, and of which nothing is ruled yet (24, 49, 54E, 57A)."""
    lead_rule: LeadRule | None
    """Restriction of the lead that is to be made."""
    awaits: tuple[tuple[Seat, str], ...]
    """Players who are to answer, with the clauses, before play goes on, the viewer included."""
    claim: ClaimSeen | None
    """The claim or concession that has not been settled."""
    stated_tricks: tuple[tuple[Seat, int], ...]
    """The numbers of tricks for declarer that players have stated at the end (79A)."""
    frozen: bool
    """True where nobody may call or play, because the Director considers or somebody is to choose (9B2)."""


@dataclass(frozen=True, slots=True)
class SeatView(OpenView):
    """The table as one seat sees it."""

    seat: Seat
    own: Hand | None
    """The cards that the player still holds; `None` when they are not known."""
    dummy: Hand | None
    """Dummy's cards from the facing of the opening lead on; `None` before, and when they are not known."""
    faced: tuple[tuple[Seat, Hand], ...]
    """Hands that lie faced beside dummy's as far as he sees them: claimer's, and those faced without a claim."""
    own_face_down: Card | None
    """The card that the player himself has put face down."""
    offers: tuple[Offer, ...]
    """Options that this player may answer, the first one first."""
    cards: Hand | None
    """The cards that this player may play now; `None` when it is not for him to play, or they are not known."""
    told: tuple[ToldStatement, ...]
    """Statements of what was asked, explained and alerted, as far as it is for him; see `table.audience`."""


_IN_THE_OPEN: Final = tuple(each.name for each in fields(OpenView))


def view(state: TableState, seat: Seat, offers: Iterable[Offer] = (), *, frozen: bool = False) -> SeatView:
    """Return what that seat may see.

    Args:
        state: the table.
        seat: whose view it is.
        offers: the options that are open (`DirectedTable.offers`), of which he is shown those that are his.
        frozen: whether the table waits for a ruling (`DirectedTable.awaits_ruling`).
    """
    open_offers = tuple(offers)
    return view_of_seat(state, seat, open_offers, open_view(state, open_offers, frozen=frozen))


def open_view(state: TableState, offers: Iterable[Offer] = (), *, frozen: bool = False) -> OpenView:
    """Return what all four see; for the arguments see `view`."""
    play = state.play
    return OpenView(
        board=state.setup.board,
        phase=state.phase,
        turn=state.turn,
        acts=state.acts,
        calls=state.auction.calls,
        must_pass=tuple(who for who in Seat if who in state.must_pass),
        contract=None if state.phase is Phase.AUCTION else state.result_of_auction,
        face_down=tuple(leader for leader, _ in _face_down(play)),
        trick=_lies_open(play),
        last_trick=_last_trick(play),
        tricks=_tricks(play),
        face_up=tuple(card for card in state.lying if card.disposition is not Disposition.IN_HAND),
        aside=_aside(state),
        lead_rule=_lead_rule(state),
        awaits=tuple((offer.by, offer.clause) for offer in offers),
        claim=_claim(play),
        stated_tricks=() if play is None else play.stated_tricks,
        frozen=frozen,
    )


def view_of_seat(state: TableState, seat: Seat, offers: Iterable[Offer], opened: OpenView) -> SeatView:
    """Return what that seat may see, `open_view` of the same table among it; for the other arguments see `view`."""
    return SeatView(
        **{name: getattr(opened, name) for name in _IN_THE_OPEN},
        seat=seat,
        own=state.hand(seat),
        dummy=_dummy(state, seat),
        faced=() if state.play is None else faced_to(seat, state.play),
        own_face_down=_own_face_down(state.play, seat),
        offers=tuple(offer for offer in offers if seat in (offer.by, offer.also_by)),
        cards=_cards(state, seat, opened.turn),
        told=audience.told(state, seat),
    )


def _claim(play: PlayState | None) -> ClaimSeen | None:
    """Return the claim that suspends play."""
    claim = None if play is None else play.claim
    if claim is None:
        return None
    return ClaimSeen(
        claim.claimer,
        claim.own_tricks,
        claim.others_tricks,
        claim.means,
        claim.statement,
        tuple(seat for seat in Seat if seat in claim.agreed),
        tuple(seat for seat in Seat if seat in claim.play_on),
        claim.disputed,
    )


def faced_to(viewer: Seat | None, play: PlayState) -> tuple[tuple[Seat, Hand], ...]:
    """Return the hands that lie faced, claimer's until play goes on, as far as a seat or (`None`) the Director sees."""
    claim, faced = play.claim, set(play.faced_hands)
    if claim is not None and (viewer is None or _sees_claimers_hand(viewer, play, claim)):
        faced.add(claim.claimer)
    return tuple((seat, hand) for seat in Seat if seat in faced and (hand := play.play.hand(seat)) is not None)


def _sees_claimers_hand(viewer: Seat, play: PlayState, claim: ClaimMade) -> bool:
    division = law_68.Division(claim.own_tricks, claim.others_tricks)
    by_defender = claim.claimer.side is not play.play.declarer.side
    return law_68.may_see_hand(viewer, claim.claimer, division, by_defender=by_defender)


def _dummy(state: TableState, seat: Seat) -> Hand | None:
    contract = state.result_of_auction
    if state.play is None or not isinstance(contract, Contract):
        return None
    dummy = contract.declarer.partner
    seen = law_41.may_see_dummy(seat, dummy, lead_is_faced=state.play.lead_is_faced)
    return state.play.play.hand(dummy) if seen else None


def _face_down(play: PlayState | None) -> tuple[tuple[Seat, Card], ...]:
    """Return the leads that lie face down and wait; once one has been faced, the others wait for nothing."""
    return () if play is None or play.lead_is_faced else play.face_down


def _own_face_down(play: PlayState | None, seat: Seat) -> Card | None:
    return next((card for leader, card in _face_down(play) if leader is seat), None)


def _lies_open(play: PlayState | None) -> Trick | None:
    """Return the trick in progress, whose cards lie face up until all four have been played."""
    return None if play is None else play.play.open_trick


def _last_trick(play: PlayState | None) -> Trick | None:
    if play is None:
        return None
    complete = [trick for trick in play.play.tricks if not trick.missing]
    return complete[-1] if complete else None


_SEEN_ASIDE: Final = frozenset(
    {
        PlayIrregularity.CARD_BESIDE_THE_LEAD,
        PlayIrregularity.EXPOSED,
        PlayIrregularity.LEAD_BY_DECLARING_SIDE,
        PlayIrregularity.PREMATURE_LEAD,
    }
)


def _aside(state: TableState) -> tuple[tuple[Seat, Card], ...]:
    """List them; what lies face down has not been seen, and what lies face up is told by how it is treated."""
    told = {(each.seat, each.card) for each in state.exposed} | set(_face_down(state.play))
    seen: list[tuple[Seat, Card]] = []
    for fact in state.irregular:
        match fact:
            case CardsExposedInAuction(offender=hand, cards=cards):
                seen += [(hand, card) for card in cards]
            case IrregularPlay(kind=kind, hand=hand, cards=cards) if kind in _SEEN_ASIDE:
                seen += [(hand, card) for card in cards]
            case _:
                pass
    return tuple(dict.fromkeys(each for each in seen if each not in told and _holds(state, *each)))


def _holds(state: TableState, seat: Seat, card: Card) -> bool:
    held = state.hand(seat)
    return held is None or card in held


def _tricks(play: PlayState | None) -> tuple[int, int]:
    if play is None:
        return (0, 0)
    north_south, east_west = (play.tricks(seat.side) for seat in (Seat.N, Seat.E))
    return (north_south, east_west)


def _lead_rule(state: TableState) -> LeadRule | None:
    rule, play = state.lead_rule, state.play
    on_lead = play is not None and not play.is_over and play.play.is_between_tricks
    return rule if rule is not None and play is not None and on_lead and play.play.turn is rule.seat else None


def _cards(state: TableState, seat: Seat, turn: Seat | None) -> Hand | None:
    """List what the player may play: what he may is told by his own cards, for declarer by dummy's as well."""
    if state.play is None or turn is None or state.play.play.player_of(turn) is not seat:
        return None
    if turn is not seat and not state.play.lead_is_faced:
        return None
    return card_duties.lawful_cards(state)
