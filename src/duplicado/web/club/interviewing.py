"""Rulings by the interview: what happened is told by answering questions, and the Laws say what follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException

from duplicado.director.interview.conversation import Misfit, hear
from duplicado.director.interview.incidents import INCIDENTS
from duplicado.director.interview.questions import REST, AnswerForm, Prompt
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.law.reference import ClauseId
from duplicado.publish.interview.finding import find_incidents, incident_laws, incident_name
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import answer_words, tell_ask, tell_misfit
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.held_interviews import Held, hold_interview
from duplicado.service.acts.interviews import InterviewTold
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.law_addresses import place_of

__all__ = ["interview_page"]

_PLACE: Final = ("session", "section", "round", "table", "board", "call")
_NAMED: Final = frozenset(
    {
        ChoiceWord.REQUIRE,
        ChoiceWord.FORBID,
        ChoiceWord.PLAYS,
        ChoiceWord.TAKE_BACK,
        ChoiceWord.DESIGNATE,
        ChoiceWord.CALL,
    }
)
"""Choices behind which something may have to be named: a suit, a card, a call."""


@dataclass(frozen=True, slots=True)
class Button:
    """An answer to be tapped."""

    value: str
    label: str
    names: bool = False
    """Whether something is to be named with it, in a field beside it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause, with its place in the book where it has one."""

    number: str
    rest: str
    address: str


def interview_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Ask what happened, then one question at a time; in the end say the ruling."""
    asked = office.request.query_params
    fields = {**{name: str(value) for name, value in asked.items()}, "some": " ".join(asked.getall("some", []))}
    filled = office.reading(attempt.fields or fields)
    words = RulingWords.of(office.messages.language)
    kept = {name: filled.text(name) for name in _PLACE}
    heading = office.messages.text("console-interview")
    if not filled.text("incident"):
        wanted = filled.text("what")
        edition = filled.asked.state.conditions.edition
        found = find_incidents(wanted, edition=edition)
        listed = [
            (
                incident_name(words, each),
                ", ".join(incident_laws(each, edition)),
                _link(office, {"incident": each.id, **kept}),
            )
            for each in found
        ]
        return office.page(
            "incidents.html",
            heading,
            Page.INTERVIEW,
            attempt,
            what=wanted,
            found=listed,
            kept=kept,
            is_doubtful=1 < len(listed) < len(INCIDENTS),
        )
    try:
        held = hold_interview(read(InterviewTold, filled.said, filled.asked), filled.asked)
    except FormError:
        raise NotFoundException("no-such-interview") from None
    told = tell_outcome(words, held.outcome)
    edition = held.interview.conditions.edition
    kept |= {"incident": held.interview.incident.id, "spoken": held.spoken.value}
    return office.page(
        "interview.html",
        incident_name(words, held.interview.incident),
        Page.INTERVIEW,
        attempt,
        held=held,
        kept=kept,
        question=_asked(words, held, edition),
        told=told,
        clauses=[_clause(each, edition) for each in told.clauses],
        so_far=[*_so_far(office, words, held, kept)],
        complaint=_complaint(words, held.wrong, held.misfit),
        **FormMaker(office, attempt).values(),
        anew=_link(office, {name: text for name, text in kept.items() if name in _PLACE}),
    )


def _link(office: Office, parameters: dict[str, str]) -> str:
    return office.path(Page.INTERVIEW, **{name: text for name, text in parameters.items() if text})


def _complaint(words: RulingWords, wrong: NotationError | None, misfit: Misfit | None) -> str:
    if misfit is not None:
        return tell_misfit(words, misfit)
    return "" if wrong is None else words.text("console-no-answer", text=wrong.text[:60])


def _so_far(office: Office, words: RulingWords, held: Held, kept: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Go through the questions that have been answered, as they were put then; each with where it is asked again."""
    interview = held.interview
    for ask, value in held.outcome.answered:
        before = hear(interview.without(ask.key))
        asked = tell_ask(words, interview.incident.id, ask, before, interview.conditions.edition)
        again = _link(office, {**kept, "answers": held.without(ask.key)})
        yield asked.sentence, answer_words(words, ask, value), again


@dataclass(frozen=True, slots=True)
class InterviewPage:
    """A question as the page puts it."""

    key: str
    sentence: str
    how: str
    why: tuple[Clause, ...]
    buttons: tuple[Button, ...]
    """Answers to be tapped; none where it is typed."""
    ticks: tuple[Button, ...]
    """Answers of which several may hold."""
    who: tuple[Button, ...]
    """Who chooses, where two may."""
    rest: str
    """The answer "leave it there", where it is one."""


def _asked(words: RulingWords, held: Held, edition: Edition) -> InterviewPage | None:
    ask = held.outcome.asked
    if ask is None:
        return None
    told = tell_ask(words, held.interview.incident.id, ask, held.outcome, edition)
    buttons = tuple(_buttons(words, ask, told.answers))
    ticks: tuple[Button, ...] = ()
    who: tuple[Button, ...] = ()
    if ask.form is AnswerForm.SOME_OF:
        buttons = ()
        ticks = tuple(_of_suits(words, ask)) or tuple(Button(str(n), label) for n, label in enumerate(told.answers, 1))
    offer = ask.request if isinstance(ask.request, Offer) else None
    if offer is not None and offer.also_by is not None:
        who = tuple(Button(str(seat), words.seat(seat)) for seat in (offer.by, offer.also_by))
    rests = told.may_rest and (ask.usual is None or ask.usual is REST)
    rest = words.text("ask-rest") if rests else ""
    return InterviewPage(
        ask.key, told.sentence, told.how, tuple(_clause(each, edition) for each in told.why), buttons, ticks, who, rest
    )


def _buttons(words: RulingWords, ask: Prompt, answers: tuple[str, ...]) -> Iterator[Button]:
    """Go through the answers that can be tapped: each stands for what would be typed."""
    offer = ask.request if isinstance(ask.request, Offer) else None
    if ask.form is AnswerForm.SEAT:
        yield from (Button(str(seat), words.seat(seat)) for seat in Seat)
    elif ask.form is AnswerForm.SUIT:
        yield from (Button(suit.symbol, words.wording.suit(suit)) for suit in Suit)
    elif ask.form is AnswerForm.YES_NO or (ask.form is AnswerForm.FINDING and len(answers) == 2):
        labels = answers or (words.text("ask-yes"), words.text("ask-no"))
        yield from (Button(value, label) for value, label in zip(("yes", "no"), labels, strict=False))
    elif offer is not None and ask.form is AnswerForm.OPTION:
        for number, (word, label) in enumerate(zip(offer.words, answers, strict=False), 1):
            yield Button(str(number), label, names=_wants_a_name(offer, word))
    elif ask.form is AnswerForm.ONE_OF:
        yield from (
            _of_suits(words, ask)
            if all(isinstance(each, Suit) for each in ask.among)
            else (Button(str(number), label) for number, label in enumerate(answers, 1))
        )


def _wants_a_name(offer: Offer, word: ChoiceWord) -> bool:
    if word not in _NAMED:
        return False
    if word in {ChoiceWord.REQUIRE, ChoiceWord.FORBID}:
        return len(offer.suits) != 1
    return word is ChoiceWord.CALL or len(offer.cards) != 1


def _of_suits(words: RulingWords, ask: Prompt) -> Iterator[Button]:
    yield from (Button(each.symbol, words.wording.suit(each)) for each in ask.among if isinstance(each, Suit))


def _clause(told: str, edition: Edition) -> Clause:
    """Take a clause with what it is about apart, and find its place in the book."""
    number, _, rest = told.partition(": ")
    try:
        address = place_of(ClauseId.parse(number), edition)
    except NotationError:
        address = ""
    return Clause(number, rest, address)
