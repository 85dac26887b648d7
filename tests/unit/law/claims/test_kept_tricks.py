"""Proof without a search that claimer's side wins a trick, compared with the search that does without it."""

import random

import pytest
from tests.unit.law.claims.test_brute_force import contested, some_claim

from duplicado.law.claims.control import SuitControl, control_of, keeps_a_trick
from duplicado.law.claims.game import State
from duplicado.law.claims.policy import ClaimPolicy
from duplicado.law.claims.readings import decided, readings, sets_of_answers, start_of
from duplicado.law.claims.search import Search

RANKS = "23456789TJQKA"


def suit(first_hand: str, second_hand: str, behind_first: str, behind_second: str) -> SuitControl:
    def ranks(cards: str) -> int:
        return sum(1 << RANKS.index(card) for card in cards)

    return control_of((ranks(first_hand), ranks(second_hand)), (ranks(behind_first), ranks(behind_second)))


def test_a_lone_ace_is_thrown_on_a_winner_more_than_its_hand_has_losers() -> None:
    ace, led = suit("A", "", "", "KQ"), suit("43", "5", "AK", "6")
    assert not keeps_a_trick([ace, led, suit("", "76", "9", "")], None, 0)
    assert keeps_a_trick([suit("A", "", "9", "KQ"), led, suit("", "76", "", "")], None, 0)


def test_an_ace_is_ruffed_by_who_is_out_of_the_suit() -> None:
    plain = [suit("A43", "2", "", "KQJ"), suit("5", "432", "76", "T")]
    assert keeps_a_trick(plain, None, 1)
    assert not keeps_a_trick(plain, suit("", "", "2", ""), 1)


def test_who_has_the_jack_guesses_only_where_the_queen_sits_behind_it() -> None:
    rest = suit("", "5432", "", "")
    assert not keeps_a_trick([suit("AJ", "", "Q", "32"), rest], None, 1)
    assert keeps_a_trick([suit("AJ", "", "3", "Q2"), rest], None, 1)


@pytest.mark.parametrize(
    ("cards", "count"),
    [(3, 60), (4, 15), *(pytest.param(*each, marks=pytest.mark.slow) for each in ((3, 3000), (4, 900), (5, 500)))],
)
def test_a_trick_that_is_kept_is_won_on_every_line(cards: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(cards * count)
    found = 0
    keeps = Search._keeps_a_trick
    for _ in range(count):
        claim = contested(some_claim(cards, chance))
        policy = ClaimPolicy().answered()
        for answers in sets_of_answers(decided(claim, policy)):
            for reading in readings(claim, policy, answers):
                kept: list[State] = []

                def noted(search: Search, state: State, controls: list[SuitControl], kept: list[State] = kept) -> bool:
                    found = keeps(search, state, controls)
                    if found:
                        kept.append(state)
                    return found

                monkeypatch.setattr(Search, "_keeps_a_trick", noted)
                quick = Search(reading.game).fewest(*start_of(claim, reading))
                monkeypatch.setattr(Search, "_keeps_a_trick", lambda *_: False)
                whole = Search(reading.game)
                assert quick == whole.fewest(*start_of(claim, reading))
                assert not any(whole.can_be(state, None, 0) for state in kept)
                found += len(kept)
    assert found > count // 10
