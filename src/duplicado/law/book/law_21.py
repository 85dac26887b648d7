"""Law 21: misinformation in the auction: change of a call that was based on it."""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_16, law_19, law_20
from duplicado.law.book.law_20 import AskersRole, Stage
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import Extraneous
from duplicado.law.inquiry import SEATS, inquiry
from duplicado.law.orders import CallMade, Informed, Review, StandingCalls
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer, Order, Procedure, Question
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.calls import Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.seats import Seat

MISINFORMED: Final = inquiry("21B1(a)", SEATS)


@fact_sheet("misinformed")
class Misinformed(FactSheet):
    """A player whose last call could well have been influenced by misinformation from an opponent."""

    edition: Edition
    player: Seat
    auction: Auction
    auction_period_over: bool = False

    @property
    def last_call(self) -> tuple[int, Call] | None:
        """The place of his last call, and the call; `None` when he has not called."""
        calls = self.auction.calls
        for place in range(len(calls) - 1, -1, -1):
            call = calls[place]
            if call is not None and self.auction.dealer.after(place) is self.player:
                return place, call
        return None

    def partner_has_called_since(self, place: int) -> bool:
        """Tell whether his partner has called behind that place."""
        behind = enumerate(self.auction.calls[place + 1 :], place + 1)
        return any(call is not None and self.auction.dealer.after(i) is self.player.partner for i, call in behind)


@rectifies("21B", sheet=Misinformed)
@clause("21B1(a)", "20F6", "20F4(b)")
def rectify(facts: Misinformed) -> Procedure:
    """Let the player change his last call until the auction period ends and while his partner has not called since."""
    last = facts.last_call
    if facts.auction_period_over or (last is not None and facts.partner_has_called_since(last[0])):
        yield too_late(facts)
        return
    if last is None:
        return
    place, own = last
    before = Auction(facts.auction.dealer, facts.auction.calls[:place])
    behind = tuple(call for call in facts.auction.calls[place + 1 :] if call is not None)
    answer = yield Offer(facts.player, "21B1(a)", (ChoiceWord.CALL, ChoiceWord.KEEP), calls=before.lawful_calls())
    words = law_19.named_in_answer(facts.player, answer) if isinstance(answer, Choice) else ()
    if not isinstance(answer, Choice) or answer.call is None or answer.call is own:
        yield Order(("21B1(a)",), words)
        return
    if answer.irregular:  # his left-hand opponent calls afresh over what the Law of that call lets stand (21B2)
        yield Order(("21B1(a)",), (StandingCalls(before), CallMade(facts.player, answer.call)))
        yield law_16.is_withdrawn(facts.player.side.opponents, (own, *behind), facts.edition)
        return
    stands = before.after(answer.call)
    yield Order(("21B1(a)",), (StandingCalls(stands), *words))
    yield law_16.is_withdrawn(facts.player.side.opponents, (own,), facts.edition)
    if behind and stands.is_ended:
        yield law_16.is_withdrawn(
            facts.player.side.opponents, behind, facts.edition
        )  # there is no turn for it any more
    elif behind:
        yield from opponent_may_change(facts, stands, behind[0])


@clause("21B2")
def opponent_may_change(facts: Misinformed, stands: Auction, lhos_call: Call) -> Procedure:
    """Let left-hand opponent change the call that he made over the one that was changed.

    His withdrawn call is unauthorized for his side (2017); in 2007 only if the Director finds damage at the end.
    """
    offending = facts.player.side.opponents
    possible = _still_possible(lhos_call, stands)
    words = (ChoiceWord.CALL, ChoiceWord.KEEP) if possible else (ChoiceWord.CALL,)
    answer = yield Offer(facts.player.lho, "21B2", words, calls=stands.lawful_calls())
    named = law_19.named_in_answer(facts.player.lho, answer) if isinstance(answer, Choice) else ()
    if not isinstance(answer, Choice) or answer.call is None or answer.call is lhos_call:
        yield Order(("21B2",), (StandingCalls(stands.after(lhos_call)), *named))
        return
    if answer.irregular:
        yield Order(("21B2",), (StandingCalls(stands), CallMade(facts.player.lho, answer.call)))
    else:
        yield Order(("21B2",), (StandingCalls(stands.after(answer.call)), *named))
    if facts.edition.is_of_2007:
        yield Order(("21B2",), (Review("21B2"),))
    else:
        yield Order(law_16.cites_of_withdrawal(facts.edition), (Informed(offending, (lhos_call,)),))


def _still_possible(call: Call, auction: Auction) -> bool:
    match call:
        case Pass():
            return True
        case Bid() | Double() | Redouble():
            return auction.position.permits(call)


@clause("21B3")
def too_late(facts: Misinformed) -> Order:
    """The Director looks at the result: it is too late to change a call."""
    number = cited_in(facts.edition, "21B3")
    return Order((number,), (Review(number),))


@fact_sheet("explanation-corrected")
class ExplanationCorrected(FactSheet):
    """A player has explained a call otherwise than it was explained before, by himself or by his partner."""

    edition: Edition
    explainer: Seat
    player: Seat
    """Player who corrects it."""
    said: int
    """The place of the correction among the statements."""
    stage: Stage
    role: AskersRole = AskersRole.UNDECIDED
    """Role of the player who corrects, once the contract is known."""

    @property
    def is_his_own(self) -> bool:
        """True where he had given the first explanation himself."""
        return self.player is self.explainer


@rectifies("20F4", "20F5", sheet=ExplanationCorrected, name_of=lambda facts: "20F4" if facts.is_his_own else "20F5")
def corrected(facts: ExplanationCorrected) -> Procedure:
    """Rule after a correction, for which the Director is called: who was misinformed, or a look at the result.

    Reading: what a player says of partner's explanation before he may (20F5) is information that partner may not use.
    """
    under = cited_in(facts.edition, "20F4(a)") if facts.is_his_own else "20F5(b)"
    if not facts.is_his_own:
        too_early = law_20.forbids_correction_of_partner(facts.stage, facts.role)
        if too_early is not None:
            told = (Informed(facts.player.side, (Extraneous.FROM_PARTNER,)), Review("16B3"))
            yield Order((too_early, "16B1"), told)
    if facts.stage in {Stage.AUCTION, Stage.CLARIFICATION}:
        yield Question(MISINFORMED.key, blocking=False)
    else:
        number = cited_in(facts.edition, "21B3")
        yield Order((under, number), (Review(number),))
