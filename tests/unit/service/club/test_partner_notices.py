"""State of a partner desk: whatever is said in whatever order, and how what cannot stand is told."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from msgspec.json import decode, encode

from duplicado.service.club.partner_notices import (
    DeskNews,
    DeskRefusal,
    NewsCause,
    Notice,
    PartnerDesk,
    Said,
    Word,
    after,
    dissolved,
    entered,
    without,
)

ANA, RUI, EVA, LEO = EVERYBODY = ("ana", "rui", "eva", "leo")
_WORDS = st.builds(Word, st.sampled_from(EVERYBODY), st.sampled_from(Said), st.sampled_from(EVERYBODY), id=st.just("x"))


def word(who: str, said: Said, other: str = "") -> Word:
    return Word(who, said, other, Notice("first class", "Acol"), f"{who} and {other}")


def desk_after(*words: Word, desk: PartnerDesk | None = None) -> PartnerDesk:
    """Fold what is said; what is refused changes nothing."""
    found = desk_of(*EVERYBODY) if desk is None else desk
    for each in words:
        with suppress(DeskRefusal):
            found = after(found, each)
    return found


def desk_of(*who: str) -> PartnerDesk:
    return PartnerDesk({each: Notice("first class", "Acol") for each in who})


def refused(desk: PartnerDesk, said: Word) -> str:
    with pytest.raises(DeskRefusal) as error:
        after(desk, said)
    return error.value.why


def told(desk: PartnerDesk, who: str) -> list[tuple[NewsCause, str, bool]]:
    return [(each.cause, each.about, each.ends_agreement) for each in desk.news.get(who, ())]


def test_a_proposal_is_accepted_and_both_press() -> None:
    desk = desk_after(word(ANA, Said.PROPOSES, RUI), word(RUI, Said.ACCEPTS, ANA))
    agreement = desk.agreement_of(RUI)
    assert agreement is not None
    assert (agreement.pair, agreement.ready, desk.free()) == ((ANA, RUI), (), (EVA, LEO))
    one = after(desk, word(ANA, Said.ENTERS, RUI))
    assert [each.is_complete for each in one.agreements] == [False]
    both = after(one, word(RUI, Said.ENTERS, ANA))
    (complete,) = both.agreements
    assert complete.is_complete
    assert refused(both, word(ANA, Said.LEAVES, RUI)) == refused(both, word(ANA, Said.WITHDRAWS)) == "entering"
    done = entered(both, complete)
    assert (set(done.notices), done.agreements) == ({EVA, LEO}, ())
    assert done.news == {}
    visitor = structs.replace(both, notices={**both.notices, RUI: Notice(name="Rui")})
    told_so = entered(visitor, complete)
    assert told_so.news == {RUI: (DeskNews(NewsCause.TOGETHER, ANA, ends_agreement=True),)}
    assert after(told_so, word(RUI, Said.READS)).news == {}


def test_two_who_propose_to_each_other_have_agreed() -> None:
    desk = desk_after(word(ANA, Said.PROPOSES, RUI), word(RUI, Said.PROPOSES, ANA))
    assert [each.pair for each in desk.agreements] == [(ANA, RUI)]
    assert desk.proposals == ()


def test_of_two_who_accept_one_the_first_has_him() -> None:
    desk = desk_after(word(ANA, Said.PROPOSES, RUI), word(ANA, Said.PROPOSES, EVA), word(RUI, Said.ACCEPTS, ANA))
    assert refused(desk, word(EVA, Said.ACCEPTS, ANA)) == "other-agreed"
    assert told(desk, EVA) == [(NewsCause.AGREED, ANA, False)]
    assert refused(desk, word(RUI, Said.ACCEPTS, EVA)) == refused(desk, word(RUI, Said.LOOKS)) == "agreed"
    assert refused(desk, word(LEO, Said.PROPOSES, RUI)) == "other-agreed"


def test_a_proposal_that_was_taken_back_is_not_accepted() -> None:
    desk = desk_after(word(ANA, Said.PROPOSES, RUI), word(ANA, Said.RECALLS, RUI))
    assert refused(desk, word(RUI, Said.ACCEPTS, ANA)) == "no-proposal"
    agreed = desk_after(word(ANA, Said.PROPOSES, RUI), word(RUI, Said.ACCEPTS, ANA))
    assert refused(agreed, word(ANA, Said.RECALLS, RUI)) == "agreed"


def test_who_has_no_notice_proposes_to_nobody_and_nobody_to_him() -> None:
    desk = desk_of(ANA)
    assert refused(desk, word(RUI, Said.PROPOSES, ANA)) == "no-notice"
    assert refused(desk, word(ANA, Said.PROPOSES, RUI)) == refused(desk, word(ANA, Said.PROPOSES, ANA)) == "gone"
    assert refused(desk, word(ANA, Said.ENTERS, RUI)) == "no-agreement"
    full = desk_of(*(f"p{number}" for number in range(200)))
    assert refused(full, word(ANA, Said.LOOKS)) == "many"
    assert after(full, word("p7", Said.LOOKS)) == full


def gone_by(desk: PartnerDesk, cause: NewsCause) -> PartnerDesk:
    return after(desk, word(ANA, Said.WITHDRAWS)) if cause is NewsCause.WITHDREW else without(desk, {ANA}, cause)


@pytest.mark.parametrize("cause", [NewsCause.WITHDREW, NewsCause.ENTERED, NewsCause.REMOVED])
def test_who_is_gone_leaves_nothing_but_the_news(cause: NewsCause) -> None:
    proposed = desk_after(word(ANA, Said.PROPOSES, RUI), word(EVA, Said.PROPOSES, ANA))
    desk = gone_by(proposed, cause)
    assert (ANA in desk.notices, desk.proposals) == (False, ())
    assert told(desk, RUI) == told(desk, EVA) == [(cause, ANA, False)]
    assert told(desk, LEO) == told(desk, ANA) == []
    agreed = gone_by(after(proposed, word(RUI, Said.ACCEPTS, ANA)), cause)
    assert told(agreed, RUI)[-1] == (cause, ANA, True)
    assert agreed.free() == (RUI, EVA, LEO)


def test_an_agreement_that_is_given_up_or_has_no_place_leaves_both_notices() -> None:
    agreed = desk_after(word(ANA, Said.PROPOSES, RUI), word(RUI, Said.ACCEPTS, ANA))
    left = after(agreed, word(ANA, Said.LEAVES, RUI))
    assert (left.free(), told(left, RUI), told(left, ANA)) == (EVERYBODY, [(NewsCause.LEFT, ANA, True)], [])
    full = dissolved(agreed, agreed.agreements[0].id, NewsCause.NO_PLACE)
    assert (full.free(), told(full, ANA), told(full, RUI)) == (
        EVERYBODY,
        [(NewsCause.NO_PLACE, RUI, True)],
        [(NewsCause.NO_PLACE, ANA, True)],
    )
    assert dissolved(full, agreed.agreements[0].id, NewsCause.NO_PLACE) == full


def test_who_is_declined_is_told_and_may_propose_again() -> None:
    desk = desk_after(word(ANA, Said.PROPOSES, RUI), word(RUI, Said.DECLINES, ANA), word(RUI, Said.DECLINES, ANA))
    assert desk.news == {ANA: (DeskNews(NewsCause.DECLINED, RUI),)}
    assert after(desk, word(ANA, Said.PROPOSES, RUI)).proposed_to(RUI) == (ANA,)


@given(st.lists(_WORDS, max_size=40))
def test_whatever_is_said_nobody_has_two_partners_and_nothing_hangs_in_the_air(words: Sequence[Word]) -> None:
    desk = desk_after(*words, desk=PartnerDesk())
    partners = [who for each in desk.agreements for who in each.pair]
    assert len(partners) == len(set(partners))
    assert set(partners) <= desk.notices.keys()
    assert {who for each in desk.proposals for who in each} <= set(desk.free())
    assert all(one != other and (other, one) not in desk.proposals for one, other in desk.proposals)
    assert len(set(desk.proposals)) == len(desk.proposals)
    assert desk.news.keys() <= desk.notices.keys()
    assert all(set(each.ready) <= set(each.pair) for each in desk.agreements)
    assert decode(encode(desk), type=PartnerDesk) == desk


@given(st.lists(_WORDS, max_size=20), _WORDS)
def test_said_twice_is_said_once(words: Sequence[Word], last: Word) -> None:
    once = desk_after(*words, last, desk=PartnerDesk())
    assert desk_after(last, desk=once) == once


@given(st.lists(_WORDS, max_size=30))
def test_only_the_two_see_a_proposal(words: Sequence[Word]) -> None:
    """The desk shows somebody the same whatever others propose to one another."""
    desk = desk_after(*words, desk=PartnerDesk())
    others = tuple(each for each in desk.proposals if LEO not in each)
    bare = PartnerDesk(desk.notices, tuple(each for each in desk.proposals if LEO in each), desk.agreements, desk.news)
    assert (desk.proposed_by(LEO), desk.proposed_to(LEO)) == (bare.proposed_by(LEO), bare.proposed_to(LEO))
    assert (desk.free(), desk.agreement_of(LEO)) == (bare.free(), bare.agreement_of(LEO))
    assert len(others) + len(bare.proposals) == len(desk.proposals)
