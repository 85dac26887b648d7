"""The questions of an interview in sentences, with what each answer entails and why it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from duplicado.director.interview.adjusted_score import WeightedResult
from duplicado.director.interview.conversation import InterviewOutcome, Misfit
from duplicado.director.interview.questions import (
    AnswerForm,
    BesidePenaltyCards,
    Heard,
    Prompt,
    RestOfStory,
    TrickSoFar,
)
from duplicado.law.edition import Edition, cited_in
from duplicado.law.judgement import Medium
from duplicado.law.procedure_steps import Choice, Offer, Question
from duplicado.publish.messages import Value, slug
from duplicado.publish.rulings.effects import value_of
from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.requests import ToldAnswer, tell_choice, tell_offer, tell_question, written
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.score.rounding import decimal_text
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.suits import Suit


@dataclass(frozen=True, slots=True)
class ToldAsk:
    """A question as it is put to the Director."""

    sentence: str
    answers: tuple[str, ...]
    """The answers that there are, in their order, with what follows; empty where anything may be answered."""
    how: str
    """Notation of an answer."""
    clauses: tuple[str, ...]
    """The clauses for which it is asked, by the numbers of the edition."""
    why: tuple[str, ...]
    """The clauses for which it is asked, each with what it is about."""
    may_rest: bool
    rest: str
    """Meaning of leaving the question without an answer, where that is possible."""


def tell_ask(words: RulingWords, incident: str, ask: Prompt, outcome: InterviewOutcome, edition: Edition) -> ToldAsk:
    """Put a question into words.

    Args:
        words: the language.
        incident: the name of the incident.
        ask: the question, with the state that raised it in `outcome`.
        outcome: the interview so far.
        edition: the edition, whose numbers the clauses are given in.
    """
    clauses = tuple(dict.fromkeys(cited_in(edition, each) for each in ask.clauses))
    why = tuple(_reason(words, each, edition) for each in clauses)
    sentence, answers = _sentence(words, incident, ask, outcome)
    return ToldAsk(sentence, answers, _how(words, ask), clauses, why, ask.may_rest, rest_words(words, ask))


def _how(words: RulingWords, ask: Prompt) -> str:
    """Say how an answer is written."""
    if ask.form is AnswerForm.SOME_OF and Suit.SPADES in ask.among:
        return words.text("form-suits")
    numbers = [each for each in ask.among if isinstance(each, int)]
    if ask.form is AnswerForm.NUMBER and numbers:
        return words.text("form-number-from-to", least=min(numbers), most=max(numbers))
    how = words.text(f"form-{ask.form.value}")
    return words.text("form-beside-penalty-cards", how=how) if ask.beside_penalty_cards else how


def rest_words(words: RulingWords, ask: Prompt) -> str:
    """Say what it means to give no answer: that there is none such, or that nothing more has happened yet."""
    own = words.known(f"ask-rest-{slug(ask.key)}")
    if own is not None:
        return own
    names_cards = ask.request is None and ask.form in {
        AnswerForm.CARD,
        AnswerForm.CARDS,
        AnswerForm.TRICK,
        AnswerForm.CONTRACT,
    }
    return words.text("ask-none-such" if names_cards else "ask-rest")


def _reason(words: RulingWords, clause: str, edition: Edition) -> str:
    short = clause_in_short(words, clause, edition)
    return f"{clause}: {short}" if short else clause


def _sentence(words: RulingWords, incident: str, ask: Prompt, outcome: InterviewOutcome) -> tuple[str, tuple[str, ...]]:
    matter = None if outcome.state is None else outcome.state.matter(ask.matter)
    match ask.request:
        case Offer() as offer if matter is not None:
            told = tell_offer(words, offer, matter)
            return told.sentence, tuple(answer.entails for answer in told.answers)
        case Question() as question if matter is not None:
            told = tell_question(words, question, matter)
            return told.sentence, tuple(_entailed(words, ask, told.answers))
        case None:
            values = _about(words, ask)
            names = (f"ask-{incident}-{slug(ask.key)}", _message(ask))
            return words.first(names, values), tuple(_answer(words, ask, each, values) for each in _told_among(ask))
        case _:
            return words.text(f"ask-request-{ask.form.value}", **_about(words, ask)), ()


def _entailed(words: RulingWords, ask: Prompt, answers: tuple[ToldAnswer, ...]) -> Iterator[str]:
    """Say what follows from yes and from no; of other answers only the means of information can be listed."""
    match ask.form:
        case AnswerForm.MEANS:
            yield from (words.text(f"judged-{slug(medium.value)}") for medium in Medium)
        case AnswerForm.FINDING | AnswerForm.CARDS:
            yield from (answer.entails for answer in answers)
        case _:
            return


def _message(ask: Prompt) -> str:
    """Return the message of a question; `fault NS` and `fault EW` are one question of two sides."""
    return f"ask-{slug(ask.key.removesuffix(' NS').removesuffix(' EW'))}"


def _told_among(ask: Prompt) -> tuple[object, ...]:
    if ask.form is AnswerForm.YES_NO:
        return (True, False)
    return ask.among if ask.form in {AnswerForm.ONE_OF, AnswerForm.SOME_OF} and Suit.SPADES not in ask.among else ()


def _answer(words: RulingWords, ask: Prompt, value: object, values: dict[str, Value]) -> str:
    match value:
        case bool():
            return words.text("ask-yes" if value else "ask-no")
        case Side():
            return words.side(value)
        case str():
            return words.text(f"{_message(ask)}-{slug(value)}", **values)
        case WeightedResult():
            return _result(words, value)
        case _:
            return str(value_of(words, value))


def _about(words: RulingWords, ask: Prompt) -> dict[str, Value]:
    return {name: value_of(words, value) for name, value in ask.about.items()}


def answer_words(words: RulingWords, ask: Prompt, value: object) -> str:
    """Write an answer that was given."""
    match value:
        case RestOfStory():
            return rest_words(words, ask)
        case str() if ask.form in {AnswerForm.WORDS, AnswerForm.CLAUSE}:
            return value
        case tuple() if ask.form is AnswerForm.RESULTS:
            return tell_results(words, cast("tuple[WeightedResult, ...]", value))
        case Choice():
            offer = ask.request if isinstance(ask.request, Offer) else None
            return tell_choice(words, value, offer)
        case Heard(_, calls, silenced):
            made = (f"{words.seat(seat)} {_made(words, action)}" for seat, action in calls)
            duties = (
                words.text(f"effect-must-pass-{duty.bar.value}", seat=words.seat(duty.seat)).rstrip(".")
                for _, duty in silenced
            )
            return ", ".join((*made, *duties))
        case TrickSoFar():
            return ", ".join(f"{words.seat(seat)} {words.card(card)}" for seat, card in value.plays)
        case Contract():
            return words.contract(value)
        case Layout():
            return str(value)
        case BesidePenaltyCards():
            return f"{answer_words(words, ask, value.answer)} + {' '.join(map(words.card, value.cards))}"
        case bool():
            return words.text("ask-yes" if value else "ask-no")
        case ():
            return words.text("ask-nothing")
        case str() | Side():
            return _answer(words, ask, value, _about(words, ask))
        case tuple() if ask.form is AnswerForm.SOME_OF:
            parts = cast("tuple[object, ...]", value)
            return words.listed(tuple(_answer(words, ask, part, _about(words, ask)) for part in parts))
        case _:
            return written(words, value)


def _made(words: RulingWords, action: Action) -> str:
    match action:
        case MakesCall(call) | ChangesCall(call):
            return words.call(call)
        case _:
            return str(action)


def tell_results(words: RulingWords, results: tuple[WeightedResult, ...]) -> str:
    """Write the results of an assigned score, with their weights where there are several."""
    if len(results) == 1:
        return _result(words, results[0])
    weighted = (
        words.text("interview-weighted", weight=_percent(words, each.weight), result=_result(words, each))
        for each in results
    )
    return words.listed(tuple(weighted))


def _percent(words: RulingWords, part: Fraction) -> str:
    return words.wording.messages.number(decimal_text(100 * part, 1).removesuffix(".0"))


def _result(words: RulingWords, result: WeightedResult) -> str:
    """Write a result: `4♠ by South, 9 tricks`."""
    contract = words.contract(result.contract)
    return (
        contract if result.tricks is None else words.text("interview-result", contract=contract, tricks=result.tricks)
    )


def tell_misfit(words: RulingWords, misfit: Misfit) -> str:
    """Say why an answer cannot be."""
    values = {name: value_of(words, value) for name, value in misfit.values.items()}
    law = str(values.get("clause") or "")
    return words.text(misfit.reason, **values, law=words.law(law) if law else "")
