"""Whatever is answered, the interview goes on or says why not; every question and every outcome has its words."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.interview.adjusted_score import WeightedResult
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import INCIDENTS, Incident, incident
from duplicado.director.interview.questions import REST, AnswerForm, Heard, Prompt, StoryConditions, TrickSoFar
from duplicado.law.edition import Edition
from duplicado.law.inquiry import TricksToCome
from duplicado.law.judgement import Medium
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import answer_words, tell_ask, tell_misfit
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.reader import Action
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.contest_kind import ContestKind
from duplicado.table.entries import Ruled
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

if TYPE_CHECKING:
    from duplicado.vocabulary.calls import Call

CALLS: list[Call] = [parse_call(text) for text in ("P", "X", "XX", "1C", "1H", "1S", "1NT", "2C", "2H", "3NT", "7NT")]
EIGHT = parse_call("8C")
CONTRACTS = [Contract.parse(text) for text in ("4S S", "3NT W", "2HX N", "6D E")]
WORDS = {language: RulingWords.of(language) for language in Language}
SCORES = [
    REST,
    (WeightedResult(CONTRACTS[0], 10),),
    (WeightedResult(CONTRACTS[0], 10, Fraction(3, 5)), WeightedResult(CONTRACTS[1], 8, Fraction(2, 5))),
    (WeightedResult(PASSED_OUT, None, Fraction(1, 2)), WeightedResult(CONTRACTS[1], 8, Fraction(1, 4))),
]
HANDS = [
    REST,
    Layout.parse("N:AK... QJ... T9... 87..."),
    Layout.parse("N:A.K.. Q.J.. T.9.. 8.7.."),
]


MOST = 6
"""Answers before a first ruling."""


@st.composite
def heard(draw: st.DrawFn) -> Heard:
    dealer = draw(st.sampled_from(list(Seat)))
    turn = dealer
    made: list[tuple[Seat, Action]] = []
    for _ in range(draw(st.integers(1, 8))):
        who = draw(st.sampled_from([turn] * 5 + list(Seat)))
        call = draw(st.sampled_from([*CALLS, EIGHT]))
        changes = bool(made) and draw(st.integers(0, 5)) == 0
        made.append((who, ChangesCall(call) if changes else MakesCall(call)))
        turn = who.lho
    return Heard(dealer, tuple(made))


@st.composite
def tricks(draw: st.DrawFn) -> TrickSoFar:
    leader = draw(st.sampled_from(list(Seat)))
    return TrickSoFar.in_rotation(leader, *draw(st.lists(CARD, min_size=1, max_size=4, unique=True)))


CARD = st.sampled_from(EVERY_CARD)


def choices(offer: Offer) -> st.SearchStrategy[object]:
    def of(word: ChoiceWord) -> st.SearchStrategy[Choice]:
        match word:
            case ChoiceWord.REQUIRE | ChoiceWord.FORBID:
                return st.sampled_from(offer.suits or tuple(Suit)).map(lambda suit: Choice(word, suits=(suit,)))
            case ChoiceWord.PLAYS | ChoiceWord.TAKE_BACK | ChoiceWord.DESIGNATE:
                cards = st.sampled_from(offer.cards) if offer.cards else CARD
                return cards.map(lambda card: Choice(word, card=card))
            case ChoiceWord.CALL:
                return st.sampled_from(offer.calls or tuple(CALLS)).map(lambda call: Choice(word, call=call))
            case _:
                return st.just(Choice(word))

    return st.sampled_from(offer.words).flatmap(of)


def answers(ask: Prompt) -> st.SearchStrategy[object]:
    if ask.form is AnswerForm.OPTION and isinstance(ask.request, Offer):
        return choices(ask.request)
    if ask.form is AnswerForm.SOME_OF:
        return st.lists(st.sampled_from(ask.among), unique=True, max_size=2).map(tuple)
    if ask.among:
        return st.sampled_from(ask.among)
    by_form: dict[AnswerForm, st.SearchStrategy[object]] = {
        AnswerForm.CALLS: heard(),
        AnswerForm.CONTRACT: st.sampled_from(CONTRACTS),
        AnswerForm.TRICK: tricks(),
        AnswerForm.LEAD: tricks(),
        AnswerForm.SEAT: st.sampled_from(list(Seat)),
        AnswerForm.CARD: CARD,
        AnswerForm.CARDS: st.lists(CARD, min_size=1, max_size=2, unique=True).map(tuple),
        AnswerForm.CALL: st.sampled_from(CALLS),
        AnswerForm.YES_NO: st.booleans(),
        AnswerForm.FINDING: st.booleans(),
        AnswerForm.MEANS: st.sampled_from([False, *Medium]),
        AnswerForm.DIVISION: st.sampled_from([TricksToCome(((Side.NS, 1), (Side.EW, 0)))]),
        AnswerForm.HANDS: st.sampled_from(HANDS),
        AnswerForm.COUNTS: st.sampled_from(
            [((Seat.N, 14), (Seat.S, 12)), ((Seat.N, 12),), ((Seat.W, 15), (Seat.E, 11))]
        ),
        AnswerForm.RESULTS: st.sampled_from(SCORES),
        AnswerForm.WORDS: st.just("South bids 4S at his second turn"),
        AnswerForm.CLAUSE: st.sampled_from(["16B3", "82C", "12C2(a)", "64A1"]),
        AnswerForm.STATEMENT: st.sampled_from([REST, ClaimStatement(draws_trumps=True)]),
    }
    return by_form[ask.form]


def of_no_clause(cited: Iterable[str], edition: Edition) -> list[str]:
    """Return what is cited that no clause of the edition is called."""
    catalogue, base = load_catalogue(), edition.numbering

    def is_one(named: ClauseId | None) -> bool:
        return named is not None and (catalogue.get(named, base) or catalogue.first_under(named, base)) is not None

    def is_part_of_one(named: ClauseId) -> bool:
        above = named.parent
        return above is not None and is_one(above) and catalogue.first_under(above, base) is None

    named = [ClauseId.parse(number.partition(":")[0]) for number in cited]
    return [str(each) for each in named if not is_one(each) and not is_part_of_one(each)]


def has_ruled(outcome: InterviewOutcome) -> bool:
    return bool(outcome.concluded) or any(isinstance(entry, Ruled) for entry in outcome.entries)


@pytest.mark.parametrize("what", INCIDENTS, ids=lambda what: what.id)
@given(data=st.data())
def test_any_answers(what: Incident, data: st.DataObject) -> None:
    conditions = StoryConditions(
        data.draw(st.sampled_from(list(Edition))), {}, data.draw(st.sampled_from(list(ContestKind)))
    )
    interview = Interview(what, conditions)
    language = data.draw(st.sampled_from(list(Language)))
    for answered in range(25):
        outcome = hear(interview)
        assert has_ruled(outcome) or outcome.asked is None or answered < MOST
        told = tell_outcome(WORDS[language], outcome)
        assert all(told.said)
        assert all(told.afterwards)
        ruled = [clause for entry in outcome.entries if isinstance(entry, Ruled) for clause in entry.clauses]
        ruled += [clause for concluded in outcome.concluded for clause in concluded.clauses]
        assert not of_no_clause(ruled, conditions.edition)
        if outcome.misfit is not None:
            assert tell_misfit(WORDS[language], outcome.misfit)
            return
        if outcome.asked is None:
            assert told.said
            assert told.tells_of_appeal == has_ruled(outcome)
            nothing = WORDS[language].text("effect-nothing")
            # Beside it stand the position, where it has changed, and the right to appeal.
            assert len(told.said) <= 3 or not any(nothing in sentence for sentence in told.said)
            return
        asked = tell_ask(WORDS[language], what.id, outcome.asked, outcome, conditions.edition)
        assert asked.sentence
        assert asked.why
        assert not of_no_clause(asked.clauses, conditions.edition)
        answer = data.draw(answers(outcome.asked))
        assert answer_words(WORDS[language], outcome.asked, answer)
        interview = interview.answered(outcome.asked.key, answer)


def test_an_answer_can_be_changed_and_the_rest_follows() -> None:
    told = Interview(incident("revoke")).answered("contract", CONTRACTS[0]).answered("how far", ("established",))
    told = told.answered("offender", Seat.E).answered("circumstances", ())
    two = hear(told.answered("tricks won", ("himself", "later")))
    one = hear(told.answered("tricks won", ("himself",)))
    assert [each.tricks for each in two.concluded[0].ruling] == [2]  # type: ignore[attr-defined] # transfers
    assert [each.tricks for each in one.concluded[0].ruling] == [1]  # type: ignore[attr-defined] # transfers
    by_partner = hear(told.answered("tricks won", ("partner", "later")))
    assert [each.tricks for each in by_partner.concluded[0].ruling] == [1]  # type: ignore[attr-defined] # transfers
    corrected = hear(told.answered("tricks won", ("later",)).answered("how far", ()))
    assert corrected.asked is not None
    assert corrected.asked.key == "trick"
    assert "tricks won" not in corrected.used


def test_the_same_answers_under_the_other_edition() -> None:
    calls = Heard(Seat.N, ((Seat.N, MakesCall(parse_call("1S"))), (Seat.E, MakesCall(parse_call("1H")))))
    told = Interview(incident("insufficient-bid")).answered("calls", calls)
    told = told.answered("1.0 27A1", Choice(ChoiceWord.REFUSE))
    asked = hear(told).asked
    assert asked is not None
    told = told.answered(asked.key, parse_call("X"))
    new, old = hear(told), hear(told.under(StoryConditions(Edition.LAWS_2007)))
    assert new.asked is not None
    assert new.asked.clauses == ("23A",)
    assert old.asked != new.asked


def test_a_story_says_why_an_answer_cannot_be() -> None:
    calls = Heard(Seat.N, ((Seat.N, MakesCall(parse_call("1S"))),))
    misfit = hear(Interview(incident("insufficient-bid")).answered("calls", calls)).misfit
    assert misfit is not None
    assert misfit.key == "calls"
    assert "no such irregularity" in tell_misfit(WORDS[Language.ENGLISH], misfit)
