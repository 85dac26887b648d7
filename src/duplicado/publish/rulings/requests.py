"""Options, questions and findings in sentences: who chooses or finds what, what each answer entails (Law 10C1)."""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Final, cast

from duplicado.director.matter import Matter
from duplicado.law.book import law_25
from duplicado.law.book.law_40 import ImplicitTest
from duplicado.law.inquiry import CardPlayedToTrick, InformationReceived, MissingCardPlace, SurplusCard
from duplicado.law.judgement import Medium
from duplicado.law.play_situation import irregular_play_of
from duplicado.law.procedure_steps import Choice, ChoiceWord, Finding, FindingValue, Offer, Question
from duplicado.law.situation import IrregularCall
from duplicado.publish.messages import Value, slug
from duplicado.publish.rulings.claims import stake_told
from duplicado.publish.rulings.effects import value_of
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_values import UNKNOWN, particulars_of_matter, players
from duplicado.table.actions.forms import WithCall, WithCard, WithDesignation, WithSuits
from duplicado.table.actions.reader import Action
from duplicado.vocabulary.calls import Bid, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def written(words: RulingWords, value: object) -> str:
    """Write a yes or no, a number, players, cards, suits, or the parts of what a clause asks for in particular."""
    match value:
        case bool():
            return words.text("director-yes" if value else "director-no")
        case Seat() | Side() | Card() | Suit() | Pass() | Double() | Redouble() | Bid():
            return str(value_of(words, value))
        case Denomination():
            return words.denomination(value)
        case None:
            return words.text("director-nothing")
        case tuple():
            return _parts(words, cast("tuple[object, ...]", value)) or words.text("director-nothing")
        case Medium() | ImplicitTest():
            return words.text(f"judged-{slug(value.value)}")
        case MissingCardPlace():
            return words.text(f"found-{value.value}")
        case enum.Enum():
            return str(value.value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            return _particulars(words, value)
        case _:
            return str(value)


def _particulars(words: RulingWords, value: DataclassInstance) -> str:
    match value:
        case SurplusCard(seat, card, played):
            name = "found-surplus-played" if played else "found-surplus"
            return words.text(name, seat=words.seat(seat), card=words.card(card))
        case CardPlayedToTrick(seat, card, trick):
            return words.text("found-card-of-trick", seat=words.seat(seat), card=words.card(card), trick=trick)
        case InformationReceived(to, bool() as interferes):
            return words.text("found-interferes" if interferes else "found-interferes-not", seat=words.seat(to))
        case _:
            told = (written(words, getattr(value, each.name)) for each in fields(value))
            return "; ".join(part for part in told if part != words.text("director-nothing"))


def _parts(words: RulingWords, parts: tuple[object, ...]) -> str:
    if len(parts) == 2 and isinstance(parts[0], Seat | Side):  # a hand or a side and what belongs to it
        return f"{written(words, parts[0])} {written(words, parts[1])}"
    return words.listed(tuple(written(words, part) for part in parts))


SHARED_WORDS: Final = frozenset(
    {
        ChoiceWord.CALL,
        ChoiceWord.KEEP,
        ChoiceWord.TAKE_BACK,
        ChoiceWord.NO_RESTRICTION,
        ChoiceWord.FROM_HAND,
        ChoiceWord.FROM_DUMMY,
        ChoiceWord.DESIGNATE,
    }
)
"""Choices that mean the same under every Law; the others have a sentence for each Law."""


@dataclass(frozen=True, slots=True)
class ToldAnswer:
    """An answer that can be given: what is typed for it, and what follows."""

    typed: str
    """In the language of the casebook, e.g. `S: refuse`, `director 23A: true`."""
    entails: str


@dataclass(frozen=True, slots=True)
class ToldRequest:
    """An option or a question."""

    sentence: str
    answers: tuple[ToldAnswer, ...]


def tell_offer(words: RulingWords, offer: Offer, matter: Matter) -> ToldRequest:
    """Say what a player may choose, and for each choice what it entails."""
    values = _values(words, matter) | {
        "by": words.seat(offer.by),
        "also": "none" if offer.also_by is None else words.seat(offer.also_by),
        "suits": words.suits(offer.suits, either=True),
        "kept": "call" if ChoiceWord.CALL in offer.words else "card",
    }
    values |= _played_behind(words, offer, matter)
    values["penalty"] = values["cards"]
    if offer.cards:
        values["cards"] = words.cards(offer.cards, either=True)
    name = f"offer-{slug(offer.clause)}"
    sentence = words.with_law(words.first((name, "offer-any"), values), offer.clause)
    answers = tuple(
        ToldAnswer(_typed(offer, word), words.first((f"{name}-{part}", f"offer-word-{part}"), values))
        for word, part in ((word, slug(word.value)) for word in offer.words)
    )
    return ToldRequest(sentence, answers)


def _played_behind(words: RulingWords, offer: Offer, matter: Matter) -> dict[str, Value]:
    """Name who played before his partner to a lead of declarer out of turn, and what, where declarer chooses (53C)."""
    lead = irregular_play_of(matter.facts)
    if offer.clause != "57A" or lead is None or lead.by_defender or not lead.later:
        return {}
    hand, card = lead.later[0]
    return {**players(words, hand), "cards": words.card(card)}


def tell_answer(words: RulingWords, word: ChoiceWord, action: Action) -> str:
    """Say in a word or two what a player chooses by an action, as on a button."""
    card = action.card if isinstance(action, WithCard) else _designated(action)
    values: dict[str, Value] = {
        "suits": words.suits(action.suits) if isinstance(action, WithSuits) else UNKNOWN,
        "card": words.card(card) if card is not None else UNKNOWN,
        "call": words.call(action.call) if isinstance(action, WithCall) else UNKNOWN,
    }
    return words.text(f"choose-{slug(word.value)}", **values)


def _designated(action: Action) -> Card | None:
    return action.designation if isinstance(action, WithDesignation) and isinstance(action.designation, Card) else None


def tell_question(words: RulingWords, question: Question, matter: Matter) -> ToldRequest:
    """Say what the Director must find, and what follows from each answer."""
    values = _values(words, matter)
    name = f"question-{slug(question.clause)}"
    sentence = words.with_law(words.first((name, "question-any"), values), question.clause)
    if words.has(f"{name}-answer"):
        told = _with_stake(words.text(f"{name}-answer", **values), stake_told(words, question.if_true, matter))
        return ToldRequest(sentence, (ToldAnswer(f"director {question.clause}: …", told),))
    answers = tuple(
        ToldAnswer(
            f"director {question.clause}: {word}",
            _with_stake(
                words.first((f"{name}-{word}", f"question-any-{word}"), values), stake_told(words, stake, matter)
            ),
        )
        for word, stake in (("true", question.if_true), ("false", question.if_false))
    )
    return ToldRequest(sentence, answers)


def _with_stake(told: str, stake: str) -> str:
    return f"{told} {stake}" if stake else told


def tell_choice(words: RulingWords, choice: Choice, offer: Offer | None = None) -> str:
    """Say what a player has chosen."""
    by = choice.by or (offer.by if offer is not None else None)
    values: dict[str, Value] = {
        "by": words.seat(by) if by is not None else UNKNOWN,
        "suits": words.suits(choice.suits),
        "card": words.card(choice.card) if choice.card is not None else UNKNOWN,
        "call": _call_with_words(words, choice),
        "word": choice.word.value,
    }
    return words.first((f"chosen-{slug(choice.word.value)}", "chosen-any"), values)


def _call_with_words(words: RulingWords, choice: Choice) -> str:
    """Write the call that was chosen, with the bid that he named beside a double or redouble."""
    if choice.call is None:
        return UNKNOWN
    if choice.stated is None:
        return words.call(choice.call)
    return words.text("chosen-call-of-bid", call=words.call(choice.call), bid=words.call(choice.stated))


def tell_finding(
    words: RulingWords, clause: str, finding: Finding, matter: Matter | None = None, *, concluded: bool = False
) -> str:
    """Say what the Director has found on a question, or what was concluded without him, in the words of the answer."""
    name = f"question-{slug(clause)}"
    if matter is None or words.has(f"{name}-answer") or not isinstance(finding.value, bool):
        return words.with_law(words.text("director-finds-value", value=written(words, finding.value)), clause)
    told = _in_short(words, clause, matter, value=finding.value)
    return words.with_law(words.text("director-concludes" if concluded else "director-finds", finding=told), clause)


def _in_short(words: RulingWords, clause: str, matter: Matter, *, value: bool) -> str:
    """Write the answer to a question without what follows from it, which is told by the ruling."""
    word = str(value).lower()
    told = words.first((f"question-{slug(clause)}-{word}", f"question-any-{word}"), _values(words, matter))
    return told.partition(":")[0].rstrip(".") + "."


def tell_conclusion(words: RulingWords, clause: str, value: FindingValue, matter: Matter | None) -> str:
    """Say what was concluded without the Director, with the question that it answers: nobody was asked it."""
    name = f"question-{slug(clause)}"
    if matter is None or not isinstance(value, bool) or words.has(f"{name}-answer") or not words.has(name):
        return tell_finding(words, clause, Finding(value), matter, concluded=True)
    question, told = words.text(name, **_values(words, matter)), _in_short(words, clause, matter, value=value)
    return words.with_law(words.text("director-concludes-asked", question=question, finding=told), clause)


def tell_own_motion(words: RulingWords, clause: str, value: FindingValue) -> str | None:
    """Say what the Director has found of his own motion, in a sentence of its own; `None` where there is none."""
    name = f"director-finds-{slug(clause)}{'-not' if value is False else ''}"
    told = words.known(name, value=written(words, value))
    return told and (words.with_law(told, clause) if clause[:1].isdigit() else told)


def _values(words: RulingWords, matter: Matter) -> dict[str, Value]:
    values = particulars_of_matter(words, matter)
    if isinstance(matter.facts, IrregularCall):
        # 23A under 25B1 compares the accepted second call with the first.
        values["withdrawn"] = (
            values["first"] if matter.is_of(law_25.rectify, law_25.accepted_by_calling) else values["call"]
        )
        if matter.is_of(law_25.rectify, law_25.accepted_by_calling) and values["corrected"] == "yes":
            values["withdrawn"] = values["insufficient"]
    return values


def _typed(offer: Offer, word: ChoiceWord) -> str:
    suits = "|".join(suit.value for suit in offer.suits)
    cards = "|".join(map(str, offer.cards)) or "…"
    named = {
        ChoiceWord.REQUIRE: f"require {suits}",
        ChoiceWord.FORBID: f"forbid {suits}",
        ChoiceWord.PLAYS: f"plays {cards}",
        ChoiceWord.TAKE_BACK: f"takes back {cards}",
        ChoiceWord.DESIGNATE: f"dummy {cards}",
        ChoiceWord.CALL: " ".join(map(str, offer.calls[:3])) + (" …" if len(offer.calls) > 3 else ""),
    }
    by = str(offer.by) if offer.also_by is None else f"{offer.by}|{offer.also_by}"
    return f"{by}: {named.get(word, word.value)}"
