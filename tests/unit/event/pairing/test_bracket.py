"""Knock-outs: the bracket, byes, open matches, the losers' own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.bracket import Bracket, consolation, knockout_round, seeded_bracket
from duplicado.event.pairing.errors import PairingError
from duplicado.event.pairing.rounds import PairingMethod


def teams(count: int) -> list[ContestantId]:
    return [ContestantId(number) for number in range(1, count + 1)]


ONE, TWO, THREE, FOUR, FIVE = teams(5)


def test_the_order_of_the_bracket() -> None:
    sixteen = seeded_bracket(teams(16))
    numbers = [each.number for each in sixteen.lines if each is not None]
    assert numbers == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]
    assert sixteen.rounds == 4


def test_byes_go_to_the_top_seeds() -> None:
    bracket = seeded_bracket(teams(5))
    first = knockout_round(bracket, 1, {})
    assert (first.byes, [match.contestants for match in first.matches]) == ((ONE, TWO, THREE), [(FOUR, FIVE)])
    assert first.method is PairingMethod.KNOCK_OUT
    second = knockout_round(bracket, 2, {(1, 2): FIVE})
    assert [match.contestants for match in second.matches] == [(ONE, FIVE), (TWO, THREE)]
    final = knockout_round(bracket, 3, {(1, 2): FIVE, (2, 1): FIVE, (2, 2): TWO})
    assert [match.contestants for match in final.matches] == [(FIVE, TWO)]


def test_a_round_waits_for_the_one_before() -> None:
    bracket = seeded_bracket(teams(4))
    with pytest.raises(PairingError, match="round 2 waits for 2-3 of round 1"):
        knockout_round(bracket, 2, {(1, 1): ONE})
    with pytest.raises(PairingError, match=r"round 1$"):
        knockout_round(bracket, 2, {})
    with pytest.raises(PairingError, match="rounds 1 to 2"):
        knockout_round(bracket, 3, {})
    half = bracket.round(2, {(1, 1): ONE})
    assert [(each.home, each.away, each.winner, each.loser) for each in half] == [(ONE, None, None, None)]


@pytest.mark.parametrize(
    ("winners", "match"),
    [
        ({(1, 1): TWO}, "2 does not play match 1 of round 1"),
        ({(1, 3): TWO}, "no match 3 in round 1"),
        ({(1, 1): ONE, (2, 1): ONE}, "before both were known"),
        ({(2, 1): ONE}, "does not play match 1 of round 2"),
    ],
)
def test_winners_who_cannot_be(winners: dict[tuple[int, int], ContestantId], match: str) -> None:
    with pytest.raises(PairingError, match=match):
        seeded_bracket(teams(4)).matches(winners)


def test_no_bracket() -> None:
    with pytest.raises(PairingError, match="two or more"):
        seeded_bracket([ONE])
    with pytest.raises(PairingError, match="not 3"):
        Bracket((ONE, TWO, THREE))
    with pytest.raises(PairingError, match="twice"):
        Bracket((ONE, ONE))
    with pytest.raises(PairingError, match="lower line"):
        Bracket((None, ONE))


def test_the_losers_play_on() -> None:
    bracket = seeded_bracket(teams(8))
    winners = {(1, 1): ContestantId(8), (1, 2): FOUR, (1, 3): TWO, (1, 4): THREE}
    other = consolation(bracket, winners, teams(8))
    assert other.lines == (ONE, ContestantId(7), FIVE, ContestantId(6))
    both = consolation(bracket, {**winners, (2, 1): FOUR, (2, 2): TWO}, teams(8), rounds=2)
    assert {each for each in both.lines if each} == {ONE, THREE, FIVE, *teams(8)[5:]}
    with pytest.raises(PairingError, match="not over"):
        consolation(bracket, {}, teams(8))
    with pytest.raises(PairingError, match="not seeded: 6, 7"):
        consolation(bracket, winners, teams(5))


@given(st.integers(2, 40), st.data())
def test_a_knock_out_to_its_end(size: int, data: st.DataObject) -> None:
    bracket = seeded_bracket(teams(size))
    winners: dict[tuple[int, int], ContestantId] = {}
    out: list[ContestantId] = []
    for number in range(1, bracket.rounds + 1):
        paired = knockout_round(bracket, number, winners)
        byes = 2**bracket.rounds - size if number == 1 else 0
        assert {each.number for each in paired.byes} == set(range(1, byes + 1))
        for each in bracket.round(number, winners):
            if each.away is not None:
                assert each.home is not None
                winners[number, each.position] = data.draw(st.sampled_from([each.home, each.away]))
        out += [each.loser for each in bracket.round(number, winners) if each.loser is not None]
    assert len(set(out)) == len(out) == size - 1
    assert {winners[bracket.rounds, 1], *out} == set(teams(size))


@given(st.integers(1, 5))
def test_the_better_always_winning_the_best_meets_the_worst(power: int) -> None:
    size = 2**power
    bracket, winners = seeded_bracket(teams(size)), dict[tuple[int, int], ContestantId]()
    for number in range(1, power + 1):
        left = size // 2 ** (number - 1)
        for each in bracket.round(number, winners):
            assert each.home is not None
            assert each.away is not None
            assert each.home.number + each.away.number == left + 1
            winners[number, each.position] = min(each.home, each.away, key=lambda team: team.number)
