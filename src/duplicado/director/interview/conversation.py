"""State of an interview: the answers so far, the next question, and what follows from what has been told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, cast

from duplicado.director.admission import admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.interview.adjusted_score import score_asked
from duplicado.director.interview.incidents import Incident
from duplicado.director.interview.questions import (
    REST,
    AnswerForm,
    Begin,
    Conclude,
    Deed,
    DoesNotFit,
    Establish,
    Ordered,
    Prompt,
    Story,
    StoryConditions,
    TakeUp,
    Told,
    form_of_finding,
)
from duplicado.director.interview.questions import Requirement as Required
from duplicado.director.matter import Matter
from duplicado.director.possible_answers import WORDLESS
from duplicado.director.rule import carry_out, take_up
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure_steps import Choice, ChoiceWord, NextCall, NextCard, Offer, Question
from duplicado.law.reference import ClauseId
from duplicado.law.situation import IrregularCall
from duplicado.table.actions.answers import (
    ChoosesCard,
    Forbid,
    Require,
)
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.irregularity import Attention
from duplicado.table.actions.play import Designates, PlaysCard, TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Entry, Ruled
from duplicado.table.finding import FindingMade as Established
from duplicado.vocabulary.calls import Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings

_MOST_QUESTIONS: Final = 200
"""No incident asks so much; a story that does would never end."""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Interview:
    """Incident, in a word, and the Director's answers so far. A frozen value: each answer makes another one."""

    incident: Incident
    conditions: StoryConditions = field(default_factory=StoryConditions)
    answers: Mapping[str, object] = field(default_factory=dict[str, object], hash=False)

    def answered(self, key: str, value: object) -> Interview:
        """Return the interview with one more answer, or another to a question; what depends on it follows."""
        return replace(self, answers={**self.answers, key: value})

    def without(self, key: str) -> Interview:
        """Return the interview without that answer."""
        return replace(self, answers={each: value for each, value in self.answers.items() if each != key})

    def under(self, conditions: StoryConditions) -> Interview:
        """Return the same answers under other conditions."""
        return replace(self, conditions=conditions)


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Misfit:
    """Reason why an answer is impossible."""

    key: str
    """The question whose answer is to be changed."""
    reason: str
    """The name of the message that says why."""
    values: Mapping[str, object] = field(default_factory=dict[str, object], hash=False)


@dataclass(frozen=True, slots=True)
class InterviewOutcome:
    """Outcome of the answers so far."""

    asked: Prompt | None
    """The next question; `None` when there is none."""
    answered: tuple[tuple[Prompt, object], ...]
    """The questions that have been answered, in their order."""
    beginning: DirectedTable | None
    """The table before the incident; `None` while nothing is known of it."""
    entries: tuple[Entry, ...]
    """Entries of all that was recorded and ruled."""
    state: DirectedTable | None
    """The table as it stands."""
    concluded: tuple[Conclude, ...] = ()
    """Conclusions that follow beside the table."""
    misfit: Misfit | None = None

    @property
    def is_complete(self) -> bool:
        """True where nothing is left to be asked."""
        return self.asked is None and self.misfit is None

    @property
    def used(self) -> frozenset[str]:
        """The keys of the answers that count; others belong to questions that are no longer asked."""
        return frozenset(ask.key for ask, _ in self.answered)


def hear(interview: Interview) -> InterviewOutcome:
    """Say what is to be asked next and what follows from the answers so far. Pure; never raises for any answer."""
    hearing = _Hearing(interview)
    try:
        hearing.listen()
    except DoesNotFit as misfit:
        hearing.misfit = Misfit(misfit.key, misfit.reason, misfit.figures)
    return hearing.outcome()


class _Unanswered(Exception):
    """The next question has no answer yet."""


class _Hearing:
    def __init__(self, interview: Interview) -> None:
        self.interview = interview
        self.answered: list[tuple[Prompt, object]] = []
        self.open: Prompt | None = None
        self.beginning: DirectedTable | None = None
        self.state: DirectedTable | None = None
        self.entries: list[Entry] = []
        self.concluded: list[Conclude] = []
        self.misfit: Misfit | None = None

    def outcome(self) -> InterviewOutcome:
        return InterviewOutcome(
            self.open,
            tuple(self.answered),
            self.beginning,
            tuple(self.entries),
            self.state,
            tuple(self.concluded),
            self.misfit,
        )

    def listen(self) -> None:
        try:
            self._follow(self.interview.incident.story(self.interview.conditions))
            self._what_the_laws_ask()
            adjusted = _adjusted_under(self.state, self.entries)
            if adjusted:
                setup = None if self.beginning is None else self.beginning.table.setup
                self._follow(score_asked(self.interview.conditions, adjusted, setup))
        except _Unanswered:
            return

    def _follow(self, story: Story) -> None:
        """Let the story ask and tell until it ends."""
        sent: object = None
        while True:
            try:
                step = story.send(sent)
            except StopIteration:
                return
            if isinstance(step, Prompt):
                sent = self._answer(step)
            else:
                self._take(step)
                sent = self.state

    def _answer(self, ask: Prompt) -> object:
        """Return the answer to a question.

        Raises:
            _Unanswered: there is none yet.
            DoesNotFit: it is none of those that there are.
        """
        if len(self.answered) >= _MOST_QUESTIONS:
            raise DoesNotFit(ask.key, "interview-without-end")
        if ask.key not in self.interview.answers:
            self.open = ask
            raise _Unanswered
        value = self.interview.answers[ask.key]
        if value is REST:
            if not ask.may_rest:
                raise DoesNotFit(ask.key, "interview-needs-an-answer")
        elif not _is_among(ask, value):
            raise DoesNotFit(ask.key, "interview-not-among", among=ask.among)
        self.answered.append((ask, value))
        return value

    def _take(self, told: Told) -> None:
        match told:
            case Begin(setup):
                self.beginning = self.state = begin(setup)
            case Deed(seat, action, statement):
                self._command(PlayerActs(seat, action, statement=statement))
            case Ordered(effects):
                ruled = Ruled(0, (), effects)
                self._add((ruled,), evolve(self._table, ruled))
            case Establish(findings):
                self._command(Find(findings))
            case TakeUp(opening):
                self._add(*take_up(self._table, opening))
            case Required(key, laws):
                if not any(noted.law in laws for noted in self._table.table.noted):
                    raise DoesNotFit(key, "interview-not-this", laws=laws)
            case Conclude():
                self.concluded.append(told)

    @property
    def _table(self) -> DirectedTable:
        if self.state is None:
            raise DoesNotFit("", "interview-without-table")
        return self.state

    def _command(self, command: Command) -> None:
        refusal = admit(self._table, command)
        if refusal is not None:
            key = self.answered[-1][0].key if self.answered else ""
            raise DoesNotFit(key, "interview-refused", clause=refusal.clause or "")
        self._add(*carry_out(self._table, command))

    def _add(self, entries: tuple[Entry, ...], state: DirectedTable) -> None:
        self.entries.extend(entries)
        self.state = state

    # ---- what the Laws ask when the story has been told

    def _what_the_laws_ask(self) -> None:
        while self.state is not None:
            matter = _first_open(self.state)
            if matter is not None:
                self._put(matter)
                continue
            new = _irregular_since(self.state)
            if new is None:
                return
            self._command(PlayerActs(new, Attention()))

    def _put(self, matter: Matter) -> None:
        """Ask what a matter asks, and give it the answer."""
        request = matter.request
        key = f"{matter.number}.{len(matter.answers)}"
        match request:
            case Offer():
                self._put_offer(key, matter, request)
            case Question():
                form = form_of_finding(request.clause)
                among = tuple(range(14)) if form is AnswerForm.NUMBER else ()
                name = f"{key} {request.clause}"
                ask = Prompt(name, form, (request.clause,), among, request=request, matter=matter.number)
                found = Established(ClauseId.parse(request.clause), cast("bool", self._answer(ask)))
                self._command(Find((found,)))
            case NextCall():
                self._put_play(matter, AnswerForm.CALL, _caller(matter, self._table.table.auction))
            case NextCard(hand):
                play = self._table.table.play
                self._put_play(matter, AnswerForm.CARD, hand if play is None else play.play.turn)
            case None:
                raise _Unanswered

    def _put_play(self, matter: Matter, form: AnswerForm, hand: Seat) -> None:
        """Ask what that hand calls or plays now: the one that is awaited, or one before it."""
        ask = Prompt(
            f"{form.value} {len(self.entries)}", form, _clauses_of(matter), about={"seat": hand}, may_rest=True,
            request=matter.request, matter=matter.number,
        )  # fmt: skip
        value = self._answer(ask)
        if value is REST:
            raise _Unanswered
        if form is AnswerForm.CALL:
            self._command(PlayerActs(hand, _made(ask, value)))
            return
        play = self._table.table.play
        player = hand if play is None else play.play.player_of(hand)
        card = _card(ask, value)
        self._command(PlayerActs(player, PlaysCard(card) if player is hand else Designates(card)))

    def _put_offer(self, key: str, matter: Matter, offer: Offer) -> None:
        ask = Prompt(
            f"{key} {offer.clause}", AnswerForm.OPTION, (offer.clause,), about={"seat": offer.by},
            may_rest=not offer.blocking, request=offer, matter=matter.number,
        )  # fmt: skip
        value = self._answer(ask)
        if value is REST:
            raise _Unanswered
        if not isinstance(value, Choice):
            raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
        action = _action_of(value)
        if action is None:
            raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
        self._command(PlayerActs(value.by or offer.by, action))


def _adjusted_under(state: DirectedTable | None, entries: Iterable[Entry]) -> str | None:
    """Return the clause under which the score is adjusted: 82C where that has been ruled beside another one (12A3)."""
    adjusted = None if state is None else state.table.adjusted
    errs = any(isinstance(entry, Ruled) and "82C" in entry.clauses for entry in entries)
    return "82C" if adjusted and errs else adjusted


def _is_among(ask: Prompt, value: object) -> bool:
    """Tell whether an answer is one of those that there are."""
    if ask.form is AnswerForm.SOME_OF:
        return isinstance(value, tuple) and all(each in ask.among for each in cast("tuple[object, ...]", value))
    return not ask.among or value in ask.among


def _first_open(state: DirectedTable) -> Matter | None:
    """Return the matter whose request comes first; a call or card is asked for only when it is that player's turn."""
    asking = [matter for matter in state.matters if isinstance(matter.request, Offer | Question)]
    blocking = [matter for matter in asking if isinstance(matter.request, Offer | Question) and matter.request.blocking]
    if blocking:
        return blocking[0]
    return next((matter for matter in state.matters if matter in asking or _is_due(state, matter)), None)


def _caller(matter: Matter, auction: Auction) -> Seat:
    """Return who is asked for his call: the player in turn, but first who has still to correct an insufficient bid.

    He corrects it at once (27B), though another's turn may have come back with the call that had taken it.
    """
    match matter.request, matter.awaited_turn:
        case NextCall(seat, even_if_irregular=True), int() as place if place >= len(auction.calls):
            return seat
        case _:
            return auction.turn


def _is_due(state: DirectedTable, matter: Matter) -> bool:
    """Tell whether somebody is still to call or play, so that what the matter awaits can come."""
    play = state.table.play
    match matter.request:
        case NextCall():
            return not state.table.auction.is_ended
        case NextCard():
            return play is not None and not play.is_over
        case _:
            return False


def _irregular_since(state: DirectedTable) -> Seat | None:
    """Return who draws attention to what is irregular and has not been taken up: the offender's left-hand opponent."""
    for fact in state.table.irregular:
        match fact:
            case IrregularCall() | IrregularPlay() | CardsExposedInAuction():
                return fact.offender.lho
    return None


def _clauses_of(matter: Matter) -> tuple[str, ...]:
    law = matter.law.split()[0]
    return (law,) if law[:1].isdigit() else ()


def _made(ask: Prompt, call: object) -> Action:
    if not isinstance(call, Bid | Pass | Double | Redouble):
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    made: Call = call
    return MakesCall(made)


def _card(ask: Prompt, card: object) -> Card:
    if not isinstance(card, Card):
        raise DoesNotFit(ask.key, "interview-wrong-form", form=ask.form.value)
    return card


def _action_of(choice: Choice) -> Action | None:
    """Return the words with which a player makes that choice; `None` when it lacks what must be named."""
    match choice:
        case Choice(word=ChoiceWord.REQUIRE):
            return Require(choice.suits)
        case Choice(word=ChoiceWord.FORBID):
            return Forbid(choice.suits)
        case Choice(word=ChoiceWord.CALL, call=call) if call is not None:
            return MakesCall(call, choice.stated)
        case Choice(word=ChoiceWord.PLAYS, card=Card() as card):
            return ChoosesCard(card)
        case Choice(word=ChoiceWord.TAKE_BACK, card=Card() as card):
            return TakesBack(card)
        case Choice(word=ChoiceWord.DESIGNATE, card=Card() as card):
            return Designates(card)
        case _:
            return WORDLESS.get(choice.word)
