"""Inquiries: one number, one form of answer, and the numbers of 2007."""

import pytest

from duplicado.director.admission import TableRefusal, admit
from duplicado.director.commands import Find
from duplicado.director.state import begin
from duplicado.law.book import law_02, law_15, law_23, law_28, law_79
from duplicado.law.edition import Edition
from duplicado.law.inquiry import NUMBER, SEAT_OR_YES_NO, YES_NO, InquiryClashError, inquiry, inquiry_of
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.rulings.refusals import tell_refusal
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.finding import FindingMade
from duplicado.table.state import TableSetup
from duplicado.vocabulary.seats import Seat


def test_a_number_is_that_of_one_inquiry() -> None:
    with pytest.raises(InquiryClashError, match="23A"):
        inquiry("23A", YES_NO)
    assert inquiry_of("23A", Edition.LAWS_2017) is law_23.COMPARABLE


def test_an_inquiry_is_known_by_its_number_of_2007_there_alone() -> None:
    assert inquiry_of("17D", Edition.LAWS_2007) is law_15.WRONG_CARDS
    assert inquiry_of("17D", Edition.LAWS_2017) is not law_15.WRONG_CARDS
    assert inquiry_of("15A", Edition.LAWS_2017_AMENDED_2024) is law_15.WRONG_CARDS


def test_a_clause_that_no_inquiry_names_asks_whether_it_applies_and_nobody_finds_it_unasked() -> None:
    plain = inquiry_of("6D2", Edition.LAWS_2017)
    assert (plain.shape, plain.asked_only, plain.ends_open) == (YES_NO, True, False)
    state = begin(TableSetup(law_02.board(1)))
    assert admit(state, Find((FindingMade(ClauseId.parse("6D2"), True),))) == TableRefusal(None)


def test_yes_and_no_are_no_numbers() -> None:
    assert NUMBER.fits(9)
    assert not NUMBER.fits(True)
    assert not YES_NO.fits(1)
    assert SEAT_OR_YES_NO.fits(Seat.N)
    assert SEAT_OR_YES_NO.fits(False)
    assert not SEAT_OR_YES_NO.fits((Seat.N,))


def test_nobody_finds_what_is_only_asked() -> None:
    assert law_28.CALLED_IN_TURN.asked_only
    assert not law_79.TRICKS_WON.asked_only


@pytest.mark.parametrize("language", Language)
def test_a_finding_that_is_no_answer_is_refused_by_its_name(language: Language) -> None:
    state = begin(TableSetup(law_02.board(1)))
    found = Find((FindingMade(ClauseId.parse("15A"), 9),))
    refusal = admit(state, found)
    assert refusal == TableRefusal(None, answers_otherwise="15A")
    assert "15A" in tell_refusal(RulingWords.of(language), refusal, found, state)
    assert admit(state, Find((FindingMade(ClauseId.parse("15A"), Seat.N),))) is None
