"""A claim as the Director finds it when it is disputed, and the line of play by which it was judged."""

from __future__ import annotations

from duplicado.director.state import DirectedTable
from duplicado.law.book import law_70
from duplicado.law.book.law_59 import lawful_under
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.claims.policy import ClaimDuties, ClaimError, ContestedClaim
from duplicado.law.orders import Disposition
from duplicado.law.procedure.play import PlayPosition
from duplicado.law.procedure.tricks import Play
from duplicado.law.procedure_steps import Stake
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.table.card_duties import choice_is_open, duties
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.moment import Phase
from duplicado.table.play_state import ClaimMade, PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit


@reads(options.CLAIM_SUIT_ORDER)
def claim_to_judge(table: TableState) -> ClaimToJudge | None:
    """Return the claim that is disputed: one that stands, or one agreed to while that is not final (69A)."""
    play = table.play
    if play is None:
        return None
    claim = play.claim
    if claim is None and play.end is not None and play.end.agreed and not play.agreement_is_final:
        claim = play.end.claim
    if claim is None:
        return None
    now = play.play
    opponents = [now.hand(seat) for seat in claim.claimer.side.opponents.seats]
    trump_is_out = now.trump is not None and any(hand is not None and hand.suit(now.trump) for hand in opponents)
    from_the_top = value_of(options.CLAIM_SUIT_ORDER, table.setup.regulations) == "top_down"
    return ClaimToJudge(
        table.edition,
        claim.claimer.side,
        now.tricks_to_come,
        contested(table, play, claim),
        trump_is_out,
        from_the_top or None,
        law_70.evidence(claim.played_since, table.edition),
    )


def judged_by_line(state: DirectedTable) -> tuple[ContestedClaim, Stake] | None:
    """Return the claim whose judgement ended the play, with the line that shows what was ruled.

    `None` where play has not ended so, or no line gives the division that the Director has found, and while anything
    waits for an answer: a line names cards of all hands.
    """
    end = None if state.table.play is None else state.table.play.end
    if end is None or end.agreed or state.table.phase is not Phase.OVER or state.awaits_ruling:
        return None
    closed = (each.ended for each in reversed(state.taken) if each.ended is not None)
    last = next((each for each in closed if each.is_of(law_70.rectify, law_70.found)), None)
    if last is None or not isinstance(last.facts, ClaimToJudge) or last.facts.contested is None:
        return None
    stakes = (each.stake for each in last.ordered if each.stake is not None)
    awarded = {Side.NS: end.north_south, Side.EW: end.east_west}
    judged = last.facts.contested
    return next(((judged, each) for each in stakes if each.line and each.fewest == awarded[each.side]), None)


def contested(table: TableState, play: PlayState, claim: ClaimMade) -> ContestedClaim | None:
    """Return the claim with the position in which it was made; `None` when the cards are not all known.

    Where claimer said in words of his own what stands in no statement, the Director has to read them.
    """
    now = play.play
    in_words_alone = claim.statement == ClaimStatement() and bool(claim.means.strip())
    try:
        return ContestedClaim(
            position=_position(now),
            declarer=now.declarer,
            claimer=claim.claimer,
            claimed=claim.own_tricks,
            statement=None if in_words_alone else claim.statement,
            shown_out=_shown_out(now),
            duties=_duties(table, play),
        )
    except ClaimError:
        return None


def is_as_it_was(table: TableState, facts: ClaimToJudge) -> bool:
    """Tell whether a claim is still to be judged on the cards on which it was taken up: none has gone back since."""
    if table.play is None or table.play.play.tricks_to_come != facts.tricks_to_come:
        return False
    judged = facts.contested
    return judged is None or (judged.position, judged.duties) == (
        _position(table.play.play),
        _duties(table, table.play),
    )


def _duties(table: TableState, play: PlayState) -> ClaimDuties:
    """Return what binds the hands beside following suit: it binds them on every line that is played out (70A)."""
    lying = [each for each in table.exposed if each.card in (play.play.hand(each.seat) or ())]
    demand, trick = play.play_rule, play.play.open_trick
    demanded = Hand()
    if demand is not None and trick is not None and demand.seat in trick.missing:
        demanded = lawful_under(duties(table, play, demand.seat), play.play.hand(demand.seat)) or Hand()
    return ClaimDuties(
        major=tuple(each.card for each in lying if each.disposition is Disposition.MAJOR),
        minor=tuple(each.card for each in lying if each.disposition is Disposition.MINOR),
        lead=table.lead_rule,
        demanded=tuple(demanded),
        settled=any((seat, place) == (play.play.turn, len(play.play.tricks)) for seat, place, _ in play.leads_settled)
        and play.play.is_between_tricks
        and not choice_is_open(table, play, play.play.turn),
    )


def _position(now: Play) -> PlayPosition:
    trick = now.open_trick
    north, east, south, west = now.hands
    return PlayPosition(
        now.trump,
        trick.leader if trick is not None else now.leader,
        (north, east, south, west),
        tuple(card for _, card in trick.plays) if trick is not None else (),
        (now.tricks_won(Side.NS), now.tricks_won(Side.EW)),
    )


def _shown_out(play: Play) -> frozenset[tuple[Seat, Suit]]:
    """Return who has failed to follow to which suit in the play (70E1)."""
    return frozenset(
        (hand, trick.suit_led)
        for trick in play.tricks
        for hand, card in trick.plays
        if trick.suit_led is not None and card.suit is not trick.suit_led
    )
