"""Law 15: wrong board or hand (in 2007 the wrong hand is Law 17D)."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_16
from duplicado.law.clause import clause, holding
from duplicado.law.comparable.comparison import judge
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT, YES_NO, inquiry
from duplicado.law.lifting import RulingLifted
from duplicado.law.meaning import CallMeaning, Meant
from duplicado.law.orders import Informed, MustRepeat, ScoreAdjusted, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Order, Procedure, finds, next_call_as_meant
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat

WRONG_CARDS: Final = inquiry("15A", SEAT)
CALL_DIFFERS: Final = inquiry("15A2", YES_NO)
CALL_ON_OTHER_BOARD_DIFFERS: Final = inquiry("15A3", YES_NO)


@fact_sheet("wrong-cards")
class WrongCards(FactSheet):
    """A player held the cards of another board."""

    edition: Edition
    offender: Seat
    auction: Auction
    """The calls that stand, with those that he made on the wrong cards."""
    meaning: CallMeaning | None = None
    """Meaning of his first call, where that is on file."""
    lifted: RulingLifted | None = None
    """End of the duties and rights that followed from irregular calls on the wrong cards, and from those over them."""

    @property
    def first_call(self) -> tuple[int, Call] | None:
        """The place of his first call, and the call; `None` when he has not called."""
        for place, call in enumerate(self.auction.calls):
            if call is not None and self.auction.dealer.after(place) is self.offender:
                return place, call
        return None

    def calls_behind(self, place: int) -> tuple[tuple[Seat, Call], ...]:
        """Return the calls behind that place, with their players."""
        calls = self.auction.calls
        return tuple(
            (self.auction.dealer.after(i), call)
            for i, call in enumerate(calls[place + 1 :], place + 1)
            if call is not None
        )


@rectifies("15A", sheet=WrongCards)
def rectify(facts: WrongCards) -> Procedure:
    """Cancel what was called on the cards of another board.

    Reading: what had been ruled because of irregular calls of his goes with them, for he calls again as though he had
    not called (15A2(b)), and so does what was ruled because of irregular calls over them; what was ruled because of
    earlier calls of his partner's stays.
    """
    if facts.lifted is not None:
        yield Order((), (facts.lifted,))
    first = facts.first_call
    if first is None:
        yield Order((cited_in(facts.edition, "15A"),))  # he has done nothing yet, and takes his own hand
    else:
        yield from holding(facts.edition, _rectify_2007, _rectify_2017)(facts, *first)


@clause("15A1", "15A2(a)", "15A2(b)", "15A2(c)", editions=(Edition.LAWS_2017,))
def _rectify_2017(facts: WrongCards, place: int, cancelled: Call) -> Procedure:
    """Cancel the call and all behind it; when partner has called the score is adjusted, else offender calls again."""
    before = Auction(facts.auction.dealer, facts.auction.calls[:place])
    behind = facts.calls_behind(place)
    told = Informed(facts.offender.side, (cancelled, *(call for _, call in behind)))
    if any(seat is facts.offender.partner for seat, _ in behind):
        yield Order(("15A1", "15A2(a)"), (StandingCalls(before), ScoreAdjusted("15A2(a)")))
        return
    yield Order(("15A1", "15A2(b)", "15A2(c)", "16C1", "16C2"), (StandingCalls(before), told))


@clause("17D1", "17D2", editions=(Edition.LAWS_2007,))
def _rectify_2007(facts: WrongCards, place: int, cancelled: Call) -> Procedure:
    """Cancel the call only: left-hand opponent repeats his, and a different call of the offender spoils the board."""
    before = Auction(facts.auction.dealer, facts.auction.calls[:place])
    behind = facts.calls_behind(place)
    if any(seat is facts.offender.partner for seat, _ in behind):
        yield Order(("17D1", "17D2"), (StandingCalls(before), ScoreAdjusted("17D2")))
        return
    yield Order(("17D1",), (StandingCalls(before),))
    yield law_16.is_withdrawn(facts.offender.side, (cancelled,), facts.edition)
    if not behind:
        return
    lho, lhos_call = behind[0]
    own = yield from next_call_as_meant(facts.offender)
    if own is None:
        return
    if (
        yield from finds(
            CALL_DIFFERS, CALL_DIFFERS.cited_in(facts.edition), concluded=differs(Meant(cancelled, facts.meaning), own)
        )
    ):
        yield Order(("17D2",), (ScoreAdjusted("17D2"),))
    else:
        yield Order(("17D2",), (MustRepeat(lho, lhos_call),))


def differs(cancelled: Meant, own: Meant) -> bool:
    """Conclude whether the offender's new call differs from the cancelled one: by its meaning, where that is on file.

    Reading: a call differs when its meaning is much different, or when it is psychic; whether it has the same name is
    only what suggests the answer where nobody has said what the calls mean. The Director may find otherwise.
    """
    if cancelled.meaning is not None and own.meaning is not None:
        alike = judge(cancelled.meaning, own.meaning, Edition.LAWS_2017)
        if alike is not None:
            return not alike
    return own.call is not cancelled.call


@fact_sheet("call-on-the-other-board")
class CallOnTheOtherBoard(FactSheet):
    """The offender has now called on the board from which he had taken the cards."""

    edition: Edition
    differs: bool
    """True where his call differs in its meaning from the cancelled one, or is psychic: the Director's judgement."""


@rectifies("15A3", sheet=CallOnTheOtherBoard)
@clause("15A3", "15:fn3")
def on_the_other_board(facts: CallOnTheOtherBoard) -> Procedure:
    """Let that board be played normally when he repeats his call; adjust its score when his call differs."""
    number = cited_in(facts.edition, "15A3")
    yield Order((number,), (ScoreAdjusted(number),) if facts.differs else ())
