"""Ways of answering the questions on which a contested claim may turn, and the search that each of them asks for.

A question that nobody has answered is tried both ways, together with every other such question. What an answer against
claimer means is the Laws' own wording: he *may* have been unaware of a card (70C2, 70D1), he *may* miss a finesse
(70E1). So the lines of a claimer who was aware are then normal too, and the worse result counts: an answer against him
never gives him more tricks than one for him.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from duplicado.law.claims.game import SUIT_BITS, Game, Hands, PlayedTrick, State, beats, highest
from duplicado.law.claims.policy import ClaimError, ClaimPolicy, ClaimQuestion, ContestedClaim
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

Answers = Mapping[ClaimQuestion, bool]

AGAINST: Final = {
    ClaimQuestion.UNAWARE_OF_TRUMP: True,
    ClaimQuestion.UNAWARE_OF_CARDS: True,
    ClaimQuestion.MARKED_FINESSE: False,
    ClaimQuestion.SUITS_FROM_THE_TOP: False,
}
"""The answer to each question that is against claimer (70A), in the order in which they are asked."""


@dataclass(frozen=True, slots=True)
class ClaimReading:
    """Assumption about the cards that claimer overlooks and his way of play: one search."""

    game: Game
    unaware: int


def decided(claim: ContestedClaim, policy: ClaimPolicy) -> dict[ClaimQuestion, bool | None]:
    """Return the answer to each question, `None` where it is open; a question that does not arise is for claimer."""
    game = game_of(claim, policy)
    trumps, overlooked = _hidden(claim, game)
    mentioned = policy.trump_mentioned
    if mentioned is None:
        mentioned = game.draws or bool(game.named & game.trumps) or 52 + game.trump in game.order
    long = any(len(claim.hand(seat)) > 1 for seat in Seat)
    return {
        ClaimQuestion.UNAWARE_OF_TRUMP: policy.unaware_of_trump if trumps and not mentioned else False,
        ClaimQuestion.UNAWARE_OF_CARDS: policy.unaware_of_cards if overlooked and game.finesse < 0 else False,
        ClaimQuestion.MARKED_FINESSE: policy.marked_finesse if long else True,
        ClaimQuestion.SUITS_FROM_THE_TOP: policy.suits_from_the_top if long else True,
    }


def sets_of_answers(answers: Mapping[ClaimQuestion, bool | None]) -> Iterator[Answers]:
    """Go through every set of answers to the open questions, the one that is all against claimer first."""
    choices = [
        (AGAINST[question], not AGAINST[question]) if answer is None else (answer,)
        for question, answer in answers.items()
    ]
    for chosen in product(*choices):
        yield dict(zip(answers, chosen, strict=True))


def readings(claim: ContestedClaim, policy: ClaimPolicy, answers: Answers) -> frozenset[ClaimReading]:
    """Return the searches whose worst result is that of these answers."""
    game = replace(game_of(claim, policy), top_down=answers[ClaimQuestion.SUITS_FROM_THE_TOP])
    trumps, overlooked = _hidden(claim, game)
    unaware = [
        hidden if answers[question] else 0
        for question, hidden in (
            (ClaimQuestion.UNAWARE_OF_TRUMP, trumps),
            (ClaimQuestion.UNAWARE_OF_CARDS, overlooked),
        )
    ]
    may_see = (True,) if answers[ClaimQuestion.MARKED_FINESSE] else (True, False)
    return frozenset(
        ClaimReading(replace(game, marked=marked), trump | cards)
        for marked, trump, cards in product(may_see, {0, unaware[0]}, {0, unaware[1]})
    )


def _hidden(claim: ContestedClaim, game: Game) -> tuple[int, int]:
    """Return the opponents' trumps, and their plain cards that claimer may have overlooked (70C2, 70D1).

    A penalty card lies open: nobody overlooks it.
    """
    opponents, lying = claim.opponents_cards, game.major | game.minor
    return opponents & game.trumps & ~lying, _overlooked(claim, opponents & ~game.trumps & ~game.ruffs) & ~lying


def _overlooked(claim: ContestedClaim, opponents: int) -> int:
    """Return the opponents' plain cards that claimer may have overlooked (70D1).

    All that beat a card of his when he claims every trick or says that the rest is high; otherwise the tricks that
    he concedes show that he reckons with the cards that are masters now, and with the lower ones too where he concedes
    more tricks than there are masters. Nobody overlooks two masters of one suit, unless he says that the rest is high.
    """
    ours = sum(card.bit for seat in claim.controlled for card in claim.hand(seat))
    all_high = claim.statement is not None and claim.statement.rest_high
    forgotten = 52 if all_high else claim.claimed == claim.left
    overlooked = all_masters = 0
    for suit in SUIT_BITS:
        low = ours & suit & -(ours & suit)
        beating = opponents & suit & ~(low - 1) if low else 0
        masters = beating & ~((1 << (ours & suit).bit_length()) - 1)
        overlooked |= beating if masters.bit_count() <= forgotten else beating & ~masters
        all_masters |= masters
    return overlooked if all_high or claim.left - claim.claimed <= all_masters.bit_count() else 0


def game_of(claim: ContestedClaim, policy: ClaimPolicy) -> Game:
    """Return what does not change while a line is played.

    Raises:
        ClaimError: a finesse against claimer's own side is stated.
    """
    trump = claim.position.trump
    controlled = claim.controlled
    north, east, south, west = (seat in controlled for seat in Seat)
    said = claim.statement
    finesse = said.finesse if said and said.finesse else policy.irrational_not_to_finesse
    if finesse is not None and finesse.side is claim.claimer.side:
        told = f"finesse {finesse}: that is a player of claimer's side"
        raise ClaimError(told).told_as("claim-finesse", finesse)
    duties = claim.duties
    lead = duties.lead
    return Game(
        trump=-1 if trump is None else trump.index,
        claimer=claim.claimer.index,
        controlled=(north, east, south, west),
        visible=-1 if claim.claimer is claim.declarer else claim.declarer.partner.index,
        draws=said is not None and said.draws_trumps,
        order=tuple(item.index if isinstance(item, Card) else 52 + item.index for item in said.order) if said else (),
        finesse=-1 if finesse is None else finesse.index,
        ruffs=sum(suit.bits for suit in said.ruffs) if said else 0,
        major=sum(card.bit for card in duties.major),
        minor=sum(card.bit for card in duties.minor),
        lead_seat=-1 if lead is None else lead.seat.index,
        lead_require=0 if lead is None else sum(suit.bits for suit in lead.require),
        lead_forbid=0 if lead is None else sum(suit.bits for suit in lead.forbid),
        demanded=sum(card.bit for card in duties.demanded),
        settled=duties.settled,
        defends=claim.claimer is not claim.declarer,
    )


def start_of(claim: ContestedClaim, reading: ClaimReading) -> tuple[State, PlayedTrick | None]:
    """Return the position when play stopped, with the trick in progress if there is one."""
    position = claim.position
    north, east, south, west = (sum(card.bit for card in claim.hand(seat)) for seat in Seat)
    hands: Hands = (north, east, south, west)
    shown_out = set(claim.shown_out)
    for turn, card in enumerate(position.trick):
        if card.suit is not position.trick[0].suit:
            shown_out.add((position.leader.after(turn), position.trick[0].suit))
    voids, unaware = 0, reading.unaware
    for seat, suit in shown_out:
        if seat.side is not claim.claimer.side:
            voids |= 1 << 4 * seat.index + suit.index
            unaware &= ~suit.bits if reading.game.marked else -1
    state = (hands, position.leader.index, unaware, voids, 0)
    if not position.trick:
        return state, None
    led = position.trick[0]
    best, winner = led, position.leader
    for turn, card in enumerate(position.trick):
        seat = position.leader.after(turn)
        if turn and beats(card.index, best.index, reading.game.trump):
            best, winner = card, seat
    target = -1
    if position.leader in claim.controlled and reading.game.order:
        # The first stated card still belongs to the trick that claimer's side has led.
        first = reading.game.order[0]
        wanted = 1 << first if first < 52 else SUIT_BITS[first - 52]
        here = highest(hands[position.leader.partner.index] & wanted & led.suit.bits)
        target = here.bit_length() - 1
    return state, PlayedTrick(
        hands, position.turn.index, len(position.trick), led.suit.index, best.index, winner.index, unaware,
        voids, 0, target,
    )  # fmt: skip
