"""Questions about what is looked at after play because of a card that has been dealt with (55C, 62D2, 64C, 79A2)."""

from __future__ import annotations

from fractions import Fraction

from duplicado.director.interview import partial_deals
from duplicado.director.interview.questions import (
    AnswerForm,
    Conclude,
    DoesNotFit,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Upshot,
    asked,
)
from duplicado.law.book import law_55, law_62, law_64, law_79
from duplicado.law.book.law_12_judged import does_damage
from duplicado.law.book.law_55 import LineOfPlaySuspected
from duplicado.law.book.law_62 import SuggestedPlayChosen
from duplicado.law.book.law_64 import DamageByRevoke
from duplicado.law.book.law_79 import TrickKnowinglyTaken
from duplicado.law.clause import has_clause
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat


def transfer_not_enough(conditions: StoryConditions) -> Story:
    """Transfer that does not restore equity after a revoke, judged by the tricks that would have been won (64C)."""
    number = "64C"
    if has_clause("64C2(a)", conditions.edition):
        numbers = ("64C1", "64C2(a)", "64C2(b)")
        number = yield from asked(str, Prompt("redress", AnswerForm.ONE_OF, numbers, numbers))
    among = tuple(range(14))
    without = yield from asked(int, Prompt("without it", AnswerForm.NUMBER, (number, "12B1"), among))
    obtained = yield from asked(int, Prompt("obtained", AnswerForm.NUMBER, (number, "12B1"), among))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if does_damage(Fraction(without), Fraction(obtained)):
        yield TakeUp(law_64.redress.of(DamageByRevoke(number)))
    else:
        yield Conclude((number, "12B1"), Upshot("score stands"))


def line_after_lead_out_of_turn(conditions: StoryConditions) -> Story:
    """Declarer led from the wrong hand, had it taken back, and his line may rest on what that told him (55C)."""
    contract = yield from asked(Contract, Prompt("contract", AnswerForm.CONTRACT, ("55C",)))
    rests = yield from asked(bool, Prompt("line rests on it", AnswerForm.YES_NO, ("55C", "16A")))
    yield partial_deals.play_of(conditions, contract, leader=contract.declarer)
    if rests:
        yield TakeUp(law_55.line_of_play_to_be_looked_at.of(LineOfPlaySuspected(contract.declarer.partner)))
    else:
        yield Conclude(("55C",), Upshot("score stands"))


def partner_after_revoke_on_trick_twelve(conditions: StoryConditions) -> Story:
    """A revoke on trick twelve was corrected, and may have told partner what to keep (62D2)."""
    clauses = ("62D2", "16C2")
    chose = yield from asked(bool, Prompt("chose what it suggested", AnswerForm.YES_NO, clauses))
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    if chose:
        yield TakeUp(law_62.partner_chose_what_it_suggested.of(SuggestedPlayChosen(conditions.edition)))
    else:
        yield Conclude(("62D2",), Upshot("score stands"))


def trick_knowingly_taken(conditions: StoryConditions) -> Story:
    """A player took a trick of which he knew that his side had not won it (79A2)."""
    knew = yield from asked(bool, Prompt("knew", AnswerForm.YES_NO, ("79A2",)))
    if not knew:
        raise DoesNotFit("knew", "interview-see-tricks-disagreed")
    yield partial_deals.auction_begun_by(conditions, Seat.N)
    yield TakeUp(law_79.knowingly_accepted.of(TrickKnowinglyTaken("79A2")))
