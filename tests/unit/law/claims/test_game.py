"""The card that wins a trick in the search of a claim, held against the Law (44E, 44F)."""

from itertools import permutations

import pytest

from duplicado.law.claims.game import beats


@pytest.mark.clause("44E", "44F")
@pytest.mark.parametrize("trump", [-1, 0, 1, 2, 3])
def test_a_card_wins_over_a_lower_one_of_its_suit_and_a_trump_over_any_other(trump: int) -> None:
    for best, card in permutations(range(52), 2):
        (suit_of_best, rank_of_best), (suit, rank) = divmod(best, 13), divmod(card, 13)
        wins = rank > rank_of_best if suit == suit_of_best else suit == trump
        assert beats(card, best, trump) is wins
