"""Law 83: telling of the right to appeal."""

import pytest

from duplicado.law.book.law_83 import Advice, AdviceOfAppeal, advice_of_appeal
from duplicado.law.regulations.profile import profile

WBF, AEB, QBA = (profile(name) for name in ("wbf", "aeb", "qba"))


@pytest.mark.clause("83", "81C7")
def test_the_director_tells_of_the_right_where_a_review_could_well_be_in_order() -> None:
    for fact, discretion in ((True, False), (False, True)):
        told = advice_of_appeal(WBF, on_a_point_of_fact=fact, by_discretion=discretion, review_in_order=True)
        assert told == AdviceOfAppeal(Advice.TELL, ("83",))
        referred = advice_of_appeal(
            WBF, on_a_point_of_fact=fact, by_discretion=discretion, review_in_order=True, refers_himself=True
        )
        assert referred == AdviceOfAppeal(Advice.REFER, ("83", "81C7"))


@pytest.mark.clause("83")
def test_neither_a_point_of_law_nor_a_sure_ruling_needs_it_unless_a_regulation_says_so() -> None:
    for review, fact in ((True, False), (False, True)):
        ruled = {"on_a_point_of_fact": fact, "by_discretion": False, "review_in_order": review}
        assert [advice_of_appeal(each, **ruled).advice for each in (WBF, QBA, AEB)] == [
            Advice.MENTION,
            Advice.MENTION,
            Advice.TELL,
        ]
