"""Comparisons that a director meets, and properties of any two meanings."""

from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from duplicado.casebook.call_meanings import ComparedCall, parse_compared_call
from duplicado.law.comparable.cells import EVERY_HAND, hand_count, region
from duplicado.law.comparable.comparison import compare, judge
from duplicado.law.comparable.likeness import Comparability, ReasonKind, Verdict
from duplicado.law.comparable.shown import limits_of_call
from duplicado.law.edition import Edition
from duplicado.law.meaning import CallMeaning, Span
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import Suit

Evaluator = Callable[[str, CallMeaning], bool]
MULTI = "{any: [{points: 6-10, H: 6}, {points: 6-10, S: 6}, {points: 20-21, shape: balanced}]}"
OPENING = "{points: 10-20, H: 5+}"


def meaning(text: str) -> CallMeaning:
    told = parse_compared_call(text)
    assert isinstance(told, ComparedCall)
    return told.meaning


def compared(withdrawn: str, replacement: str, edition: Edition = Edition.LAWS_2017) -> Comparability:
    return compare(meaning(withdrawn), meaning(replacement), edition)


@pytest.mark.clause("23A1", "23A2", "23A3")
@pytest.mark.parametrize(
    ("withdrawn", "replacement", "verdict", "clause"),
    [
        (MULTI, "{points: 6-10, S: 6}", Verdict.SUBSET, "23A2"),
        (MULTI, MULTI, Verdict.SIMILAR, "23A1"),
        ("{points: 6-10, S: 6}", MULTI, Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 0-11}", "{points: 6-9, shape: balanced}", Verdict.SUBSET, "23A2"),
        ("{points: 0-11}", "{points: 0-6, H: 6+}", Verdict.SUBSET, "23A2"),
        ("{points: 0-11}", "{points: 6+, S: 4+}", Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 0-11}", "{points: 10+, C: 5+, forcing: true}", Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 16+}", "{points: 16-18, shape: balanced}", Verdict.SUBSET, "23A2"),
        ("{points: 16+}", "{points: 15-17, shape: balanced}", Verdict.NOT_COMPARABLE, "23A"),
        ("{H: 5+, any: [{C: 5+}, {D: 5+}]}", "{H: 5+, C: 5+}", Verdict.SUBSET, "23A2"),
        ("{H: 5+, C: 5+}", "{H: 5+, any: [{C: 5+}, {D: 5+}]}", Verdict.NOT_COMPARABLE, "23A"),
        ("{purpose: 1 key card}", "{purpose: one key card}", Verdict.SAME_PURPOSE, "23A3"),
        ("{purpose: 0 or 3 key cards}", "{purpose: 1 or 4 key cards}", Verdict.NOT_COMPARABLE, "23A"),
        ("{purpose: ask aces}", "{purpose: asks for key cards}", Verdict.SAME_PURPOSE, "23A3"),
        ("{points: 8+, purpose: ask majors}", "{points: 4+, purpose: ask majors}", Verdict.SAME_PURPOSE, "23A3"),
        ("{purpose: relay}", "{points: 12+, S: 5+}", Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 0-7, purpose: negative}", "{points: 0-7}", Verdict.SUBSET, "23A2"),
        ("{points: 11-21, H: 5+}", "{points: 10-15, H: 5+}", Verdict.SIMILAR, "23A1"),
        ("{points: 11-21, H: 5+}", "{points: 7+, H: 5+}", Verdict.NOT_COMPARABLE, "23A"),
        (OPENING, "{points: 7-17, H: 5+}", Verdict.NOT_COMPARABLE, "23A"),
        (OPENING, "{points: 16-20, H: 6+}", Verdict.SUBSET, "23A2"),
        (OPENING, "{points: 10-15, H: 5+, C: 4+}", Verdict.SUBSET, "23A2"),
        (OPENING, "{points: 6-10, H: 6+}", Verdict.NOT_COMPARABLE, "23A"),
        (OPENING, "{points: 10-20, H: 4+}", Verdict.NOT_COMPARABLE, "23A"),
        (OPENING, "{points: 10-20, H: 4}", Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 6-10, S: 6}", "{points: 6-10, S: 6+}", Verdict.SIMILAR, "23A1"),
        ("{points: 6-10, S: 6}", "{points: 6-10, S: 7}", Verdict.SIMILAR, "23A1"),
        ("{points: 15-17, shape: balanced}", "{points: 14-16, shape: balanced}", Verdict.SIMILAR, "23A1"),
        ("{points: 15-17, shape: balanced}", "{points: 15-17, shape: semi-balanced}", Verdict.SIMILAR, "23A1"),
        ("{points: 15-17, shape: balanced}", "{points: 12-14, shape: balanced}", Verdict.NOT_COMPARABLE, "23A"),
        ("{points: 12+, S: 0-2, H: 3+}", "{points: 12+, S: 3+, H: 0-2}", Verdict.NOT_COMPARABLE, "23A"),
        ("{purpose: takeout, S: 0-2}", "{purpose: takeout, S: 3+}", Verdict.NOT_COMPARABLE, "23A"),
    ],
)
def test_examples_that_a_director_meets(withdrawn: str, replacement: str, verdict: Verdict, clause: str) -> None:
    found = compared(withdrawn, replacement)
    assert (found.verdict, found.clause) == (verdict, clause)
    assert found.reasons


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "reason"),
    [
        ("{}", "{points: 12+}", ReasonKind.NOTHING_SAID),
        ("{points: 12+}", "{forcing: true}", ReasonKind.NOTHING_SAID),
        ("{any: [{points: 20+}, {}]}", "{points: 12+}", ReasonKind.NOTHING_SAID),
        ("{S: 7+, H: 7+}", "{points: 12+}", ReasonKind.NO_SUCH_HAND),
        ("{points: 12+}", "{points: 38+}", ReasonKind.NO_SUCH_HAND),
        ("{points: 12+, S: 5+}", "{points: 12+, shape: two-suited}", ReasonKind.UNKNOWN_SHAPE),
        ("{points: 8+, purpose: ask majors}", "{points: 10-11, shape: balanced}", ReasonKind.HANDS_OF_A_PURPOSE),
        ("{purpose: negative}", "{points: 0-7}", ReasonKind.HANDS_OF_A_PURPOSE),
    ],
)
def test_what_the_data_leave_open_is_left_to_the_director(withdrawn: str, replacement: str, reason: ReasonKind) -> None:
    found = compared(withdrawn, replacement)
    assert (found.verdict, found.is_comparable, found.witness) == (Verdict.UNDECIDED, None, None)
    assert [one.kind for one in found.reasons] == [reason]


def test_no_hand_is_shown_for_a_call_that_says_nothing_of_hands() -> None:
    found = compared("{points: 12+, S: 5+}", "{purpose: relay}")
    assert (found.verdict, found.witness) == (Verdict.NOT_COMPARABLE, None)


@pytest.mark.clause("27B1(b)")
@pytest.mark.parametrize(
    ("withdrawn", "replacement", "fulfilled"),
    [
        (MULTI, "{points: 6-10, S: 6}", True),
        (OPENING, OPENING, True),
        ("{points: 11-21, H: 5+}", "{points: 10-15, H: 5+}", False),  # similar is not enough in 2007
        ("{purpose: 0 or 3 key cards}", "{purpose: 0 or 3 key cards}", True),
        ("{points: 8+, purpose: ask majors}", "{points: 4+, purpose: ask majors}", False),
        ("{purpose: ask majors}", "{purpose: ask majors}", None),
    ],
)
def test_in_2007_the_meaning_must_be_contained(withdrawn: str, replacement: str, fulfilled: bool | None) -> None:
    found = compared(withdrawn, replacement, Edition.LAWS_2007)
    assert (found.is_comparable, found.clause) == (fulfilled, "27B1(b)")
    assert judge(meaning(withdrawn), meaning(replacement), Edition.LAWS_2007) is fulfilled


def test_a_meaning_that_is_not_on_file_is_judged_by_nobody() -> None:
    for edition in Edition:
        assert judge(None, meaning(OPENING), edition) is None
        assert judge(meaning(OPENING), None, edition) is None


def test_an_unknown_name_of_a_shape_means_the_same_on_both_sides() -> None:
    assert compared("{points: 11-21, shape: two-suited}", "{points: 12-15, shape: Two-Suited}").is_comparable is None
    assert compared("{points: 11-21, shape: two-suited}", "{points: 12-15, shape: two-suited}").is_comparable
    # Whatever the name means, no hand has both 16 points and fewer.
    assert compared("{points: 16+, shape: two-suited}", "{points: 5-9, shape: two-suited}").is_comparable is False


def test_the_reasons_carry_their_numbers() -> None:
    found = compared("{points: 11-21, H: 5+}", "{points: 7+, H: 5+}")
    values = {one.kind: dict(one.values) for one in found.reasons}
    assert values[ReasonKind.POINTS_DIFFER] == {"below": 4, "above": 14}  # no hand with five hearts has more than 35
    suits = {one.kind: dict(one.values) for one in compared("{H: 5+}", "{H: 5+, any: [{C: 5+}, {D: 5+}]}").reasons}
    assert list(suits) == [ReasonKind.CONTAINED]
    turned = compared("{H: 5+, C: 5+}", "{H: 5+, any: [{C: 5+}, {D: 5+}]}").reasons
    assert {"withdrawn": "HC", "replacement": "HC / HD"} in [dict(one.values) for one in turned]


def test_all_hands_are_counted() -> None:
    assert hand_count(EVERY_HAND) == 635_013_559_600
    balanced = limits_of_call(meaning("{shape: balanced}"))
    assert abs(hand_count(balanced) / hand_count(EVERY_HAND) - 0.4761) < 0.0001  # 4-3-3-3, 4-4-3-2 and 5-3-3-2
    assert hand_count(region(1 << 37, lambda _: True)) == 4


@given(data=st.data())
def test_every_meaning_is_comparable_with_itself(data: st.DataObject, meanings: st.SearchStrategy[CallMeaning]) -> None:
    one = data.draw(meanings)
    assume(any(limits_of_call(one)) and one != CallMeaning())
    for edition in (Edition.LAWS_2007, Edition.LAWS_2017):
        found = compare(one, one, edition)
        assert found.verdict in {Verdict.SIMILAR, Verdict.UNDECIDED}
        if found.verdict is Verdict.UNDECIDED:
            assert found.reasons[0].kind is ReasonKind.NOTHING_SAID
        assert found.witness is None


@given(data=st.data())
def test_a_subset_of_a_subset_is_one(data: st.DataObject, meanings: st.SearchStrategy[CallMeaning]) -> None:
    widest = data.draw(meanings)
    middle = CallMeaning(data.draw(st.none() | st.just(Span(8, 20))), alternatives=(widest,))
    narrow = CallMeaning(lengths=((Suit.SPADES, Span(2, 6)),), alternatives=(middle,))
    assume(any(limits_of_call(narrow)) and widest != CallMeaning())
    steps = compare(widest, middle), compare(middle, narrow), compare(widest, narrow)
    contained = {ReasonKind.CONTAINED, ReasonKind.SAME_HANDS}
    if all(step.verdict is not Verdict.UNDECIDED for step in steps):
        assert [step.reasons[0].kind in contained for step in steps] == [True, True, True]


@given(data=st.data())
def test_the_witness_fits_the_replacement_and_not_the_withdrawn_call(
    data: st.DataObject, meanings: st.SearchStrategy[CallMeaning], evaluator: Evaluator
) -> None:
    withdrawn, replacement = data.draw(meanings), data.draw(meanings)
    found = compare(withdrawn, replacement)
    if found.witness is not None:
        assert len(found.witness) == 13
        assert evaluator(str(found.witness), replacement)
        assert not evaluator(str(found.witness), withdrawn)
    elif found.verdict is not Verdict.UNDECIDED:
        assert found.reasons[0].kind in {ReasonKind.CONTAINED, ReasonKind.SAME_HANDS}


@given(data=st.data())
def test_no_random_hand_says_otherwise(
    data: st.DataObject,
    meanings: st.SearchStrategy[CallMeaning],
    evaluator: Evaluator,
    random_hands: tuple[Hand, ...],
) -> None:
    withdrawn, replacement = data.draw(meanings), data.draw(meanings)
    found = compare(withdrawn, replacement)
    if found.verdict is Verdict.UNDECIDED:
        return
    outside = [
        text for text in map(str, random_hands[:400]) if evaluator(text, replacement) and not evaluator(text, withdrawn)
    ]
    if outside:
        assert found.verdict is not Verdict.SUBSET
        assert found.witness is not None


def test_shares_are_those_of_random_hands(evaluator: Evaluator, random_hands: tuple[Hand, ...]) -> None:
    replacement, withdrawn = meaning("{points: 10-15, shape: balanced}"), meaning("{points: 12+}")
    inside = [text for text in map(str, random_hands) if evaluator(text, replacement)]
    outside = sum(not evaluator(text, withdrawn) for text in inside) / len(inside)
    told = compare(withdrawn, replacement).reasons[0]
    assert told.kind is ReasonKind.HANDS_OUTSIDE
    percent = dict(told.values)["percent"]
    assert isinstance(percent, int)
    assert abs(percent / 100 - outside) < 0.07
