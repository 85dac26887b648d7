"""The adjudicator against a slow one that walks every line, on random positions."""

import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

from duplicado.law.claims.adjudication import ContestedClaim, adjudicate
from duplicado.law.claims.policy import ClaimPolicy
from duplicado.law.procedure.play import PlayPosition
from duplicado.table.claim_statement import ClaimStatement
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("brute", Path(__file__).with_name("brute.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


brute = load()


def some_claim(cards: int, chance: random.Random) -> ContestedClaim:
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
    statement = None
    if chance.random() < 0.3:
        own = [card for seat in (declarer, declarer.partner) for card in position.hand(seat) or ()]
        if claimer is declarer and own:
            statement = ClaimStatement(order=tuple(chance.sample(own, min(len(own), chance.choice([1, 2])))))
    held = {
        card.suit: {seat for seat in Seat if card.suit in {c.suit for c in position.hand(seat) or ()}} for card in pack
    }
    shown = [
        (seat, suit)
        for suit in Suit
        for seat in claimer.side.opponents.seats
        if seat not in held.get(suit, set()) and chance.random() < 0.5
    ]
    return ContestedClaim(
        position=position,
        declarer=declarer,
        claimer=claimer,
        claimed=chance.choice([max(map(len, (h for h in position.hands if h is not None))), 1]),
        statement=statement,
        shown_out=frozenset(shown),
    )


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (2, 100),
        (3, 100),
        (4, 5),
        *(pytest.param(*each, marks=pytest.mark.rest) for each in ((2, 500), (3, 700), (4, 20))),
    ],
)
def test_the_slow_adjudicator_agrees(cards: int, count: int) -> None:
    chance = random.Random(70 + cards)
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
        judged = adjudicate(claim, policy)
        assert judged.judgements == ()
        slow = brute.brute_force(claim, brute.Reading(*answers))
        assert judged.tricks == slow, (claim, policy, judged)


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_the_line_proves_the_number(cards: int) -> None:
    chance = random.Random(cards)
    for _ in range(60):
        claim = some_claim(cards, chance)
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
