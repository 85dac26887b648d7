"""The adjudicator against an enumerator that walks every line, on random endings with and without trumps."""

import random
from dataclasses import replace

import pytest
from tests.unit.law.claims import brute

from duplicado.law.claims.adjudication import adjudicate
from duplicado.law.claims.policy import ClaimDuties, ClaimPolicy, ClaimQuestion, ContestedClaim
from duplicado.law.procedure.play import PlayPosition
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


def some_claim(cards: int, chance: random.Random) -> brute.Claim:
    # Few suits and the highest ranks, so that suits break, tenaces arise and trumps are left.
    suits = chance.sample(list(Suit), chance.choice([2, 2, 3, 4]))
    lowest_rank = 13 - 4 * cards // len(suits) - 1
    pack = [card for card in EVERY_CARD if card.suit in suits and card.rank.index >= lowest_rank]
    pack = chance.sample(pack, 4 * cards)
    first, second, third, fourth = (Hand(pack[start : start + cards]) for start in range(0, 4 * cards, cards))
    position = PlayPosition(chance.choice([None, *Suit]), chance.choice(list(Seat)), (first, second, third, fourth))
    for _ in range(chance.choice([0, 0, 1, 2, 3])):
        position = position.after(chance.choice(list(position.playable() or ())))
    declarer = chance.choice(list(Seat))
    claimer = chance.choice([declarer, declarer, declarer.lho, declarer.rho])
    own = [card for seat in (declarer, declarer.partner) for card in position.hand(seat) or ()]
    stated = claimer is declarer and own and chance.random() < 0.3
    held = {
        card.suit: {seat for seat in Seat if card.suit in {c.suit for c in position.hand(seat) or ()}} for card in pack
    }
    shown = [
        (seat, suit)
        for suit in Suit
        for seat in claimer.side.opponents.seats
        if seat not in held.get(suit, set()) and chance.random() < 0.5
    ]
    return brute.Claim(
        position=position,
        declarer=declarer,
        claimer=claimer,
        claimed=chance.choice([max(map(len, (h for h in position.hands if h is not None))), 1]),
        order=tuple(chance.sample(own, min(len(own), chance.choice([1, 2])))) if stated else (),
        shown_out=frozenset(shown),
    )


def contested(claim: brute.Claim) -> ContestedClaim:
    return ContestedClaim(
        position=claim.position,
        declarer=claim.declarer,
        claimer=claim.claimer,
        claimed=claim.claimed,
        statement=ClaimStatement(order=claim.order) if claim.order else None,
        shown_out=claim.shown_out,
        duties=ClaimDuties(major=tuple(claim.major), minor=tuple(claim.minor)),
    )


def beside_penalty_cards(claim: brute.Claim, chance: random.Random) -> brute.Claim:
    """Let declarer claim while some of the defenders' cards are penalty cards."""
    held = [card for seat in claim.declarer.side.opponents.seats for card in claim.position.hand(seat) or ()]
    lying = chance.sample(held, min(len(held), chance.choice([1, 2])))
    minor = frozenset(card for card in lying[1:] if not card.rank.is_honour)
    return replace(claim, claimer=claim.declarer, shown_out=frozenset(), major=frozenset(lying[:1]), minor=minor)


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (2, 40),
        (3, 20),
        (4, 3),
        pytest.param(3, 150, marks=pytest.mark.rest),
        *(pytest.param(*each, marks=pytest.mark.slow) for each in ((3, 1400), (4, 560), (5, 60))),
    ],
)
def test_the_enumerator_agrees(cards: int, count: int) -> None:
    chance = random.Random(1000 * cards + count)
    for _ in range(count):
        claim = some_claim(cards, chance)
        answers = [chance.random() < 0.5 for _ in range(4)]
        policy = ClaimPolicy(
            suits_from_the_top=answers[0],
            marked_finesse=answers[1],
            trump_mentioned=False,
            unaware_of_trump=answers[2],
            unaware_of_cards=answers[3],
        )
        judged = adjudicate(contested(claim), policy)
        assert judged.judgements == ()
        assert judged.proved
        assert judged.tricks == brute.fewest_tricks(claim, brute.Reading(*answers)), (claim, policy, judged.line)


@pytest.mark.parametrize(("cards", "count"), [(3, 40), (5, 12), pytest.param(5, 200, marks=pytest.mark.slow)])
def test_a_set_of_answers_gives_among_others_what_it_gives_alone(cards: int, count: int) -> None:
    chance = random.Random(cards * count)
    sets = 0
    for _ in range(count):
        claim = contested(some_claim(cards, chance))
        for outcome in adjudicate(claim).outcomes:
            answers = dict(outcome.answers)
            policy = ClaimPolicy(
                suits_from_the_top=answers[ClaimQuestion.SUITS_FROM_THE_TOP],
                marked_finesse=answers[ClaimQuestion.MARKED_FINESSE],
                unaware_of_trump=answers[ClaimQuestion.UNAWARE_OF_TRUMP],
                unaware_of_cards=answers[ClaimQuestion.UNAWARE_OF_CARDS],
            )
            alone = adjudicate(claim, policy)
            assert (alone.tricks, alone.most) == (outcome.tricks, outcome.tricks), (claim, outcome)
            sets += 1
    assert sets > 3 * count


@pytest.mark.clause("50D1(a)")
@pytest.mark.parametrize(("cards", "count"), [(2, 40), (3, 20), pytest.param(3, 200, marks=pytest.mark.rest)])
def test_the_enumerator_agrees_beside_penalty_cards(cards: int, count: int) -> None:
    chance = random.Random(cards + count)
    turned = 0
    for _ in range(count):
        claim = beside_penalty_cards(some_claim(cards, chance), chance)
        policy = ClaimPolicy(
            suits_from_the_top=False, marked_finesse=True, trump_mentioned=False, unaware_of_trump=True,
            unaware_of_cards=True,
        )  # fmt: skip
        judged = adjudicate(contested(claim), policy)
        assert judged.tricks == brute.fewest_tricks(claim, brute.Reading(False, True, True, True)), (claim, judged.line)
        turned += judged.tricks != adjudicate(contested(replace(claim, major=frozenset())), policy).tricks
    assert turned or cards == 2


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_the_line_proves_the_number(cards: int) -> None:
    chance = random.Random(cards)
    for _ in range(60):
        claim = contested(some_claim(cards, chance))
        judged = adjudicate(claim)
        position = claim.position
        for seat, card in judged.line:
            assert seat is position.turn
            playable = position.playable()
            assert playable is not None
            assert card in playable
            position = position.after(card)
        assert position.is_over
        side = claim.claimer.side
        assert position.tricks(side) - claim.position.tricks(side) == judged.tricks
