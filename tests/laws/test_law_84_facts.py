"""Laws 84 and 85: from facts that are agreed, or found, to the way on."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.law.book.law_84_facts import Path, RulingStep, WayToEstablish, how_to_rule
from duplicado.law.book.law_85 import (
    BalanceOfProbabilities,
    Disputed,
    Evidence,
    EvidenceSource,
    Undetermined,
    balance,
    how_to_rule_on_disputed,
    settled,
)
from duplicado.vocabulary.errors import DuplicadoError


@pytest.mark.clause("84A", "84B", "84C", "84D", "12A1")
def test_the_ways_of_law_84() -> None:
    assert how_to_rule(Path()) == RulingStep(WayToEstablish.PLAY_ON, ("84A",))
    assert how_to_rule(Path(prescribed=True, discretion=True)) == RulingStep(WayToEstablish.PRESCRIBED, ("84B",))
    assert how_to_rule(Path(prescribed=True, choice=True)) == RulingStep(WayToEstablish.CHOICE, ("84B", "84C", "10C1"))
    assert how_to_rule(Path(probable_damage=True)) == RulingStep(WayToEstablish.EQUITY, ("84D", "12A1"))
    assert how_to_rule(Path(discretion=True)) == RulingStep(WayToEstablish.EQUITY, ("84D",))


@pytest.mark.clause("85A1", "76C1")
def test_the_balance_of_probabilities() -> None:
    evidence = (
        Evidence("did not", "West"),
        Evidence("hesitated", "North"),
        Evidence("hesitated", "East"),
        Evidence("hesitated", "a spectator", EvidenceSource.SPECTATOR, Fraction(2)),
    )
    assert balance(Disputed(evidence)) == (("hesitated", Fraction(4, 5)), ("did not", Fraction(1, 5)))
    assert settled(Disputed(evidence)) == BalanceOfProbabilities("hesitated", Fraction(4, 5), evidence)


@pytest.mark.clause("85A2", "85B")
def test_what_cannot_be_determined_lets_play_go_on() -> None:
    equal = (Evidence("yes", "North"), Evidence("no", "East"))
    weightless = (Evidence("yes", "North", weight=Fraction(0)),)
    for evidence in (equal, weightless, ()):
        found = settled(Disputed(evidence))
        assert found == Undetermined(evidence)
        assert how_to_rule_on_disputed(found, Path(prescribed=True)) == RulingStep(
            WayToEstablish.RULED_TO_PLAY_ON, ("85B",)
        )
    one = settled(Disputed(equal[:1]))
    assert how_to_rule_on_disputed(one, Path(prescribed=True)).clauses == ("85A1", "85A2", "84B")
    with pytest.raises(DuplicadoError):
        Evidence("yes", "North", weight=Fraction(-1))


EVIDENCE = st.lists(
    st.builds(
        Evidence,
        st.sampled_from("abc"),
        st.just("North"),
        st.sampled_from(EvidenceSource),
        st.fractions(0, 5, max_denominator=4),
    ),
    max_size=8,
)


@given(EVIDENCE)
def test_the_most_probable_version_is_found_and_all_shares_make_one(evidence: list[Evidence]) -> None:
    shares = balance(Disputed(tuple(evidence)))
    assert sum(share for _, share in shares) == (1 if any(each.weight for each in evidence) else 0)
    found = settled(Disputed(tuple(evidence)))
    if isinstance(found, BalanceOfProbabilities):
        assert all(share < found.share for version, share in shares if version != found.version)
