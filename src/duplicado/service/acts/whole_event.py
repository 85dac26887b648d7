"""Acts about the event as a whole: its title, its conditions, what is made available, its end, entries undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from duplicado.event.conditions import ConditionsError
from duplicado.event.facts.ending import EntryUndone, EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry, supposed
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.founding import ConditionsChanged, EventRenamed
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.register import ConductNoted
from duplicado.event.record.effects.founding import refused_conditions
from duplicado.event.record.folding import without_undone
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.register import public_entries
from duplicado.formats.condition_fields import CONDITIONS, changed
from duplicado.law.book.law_81 import report_due
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import report_text
from duplicado.publish.office_words import ends_of_periods, not_published, unfinished
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.appeals_told import appeals_that_fall
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said, ask
from duplicado.service.acts.form_error import ActImpossible, FormError
from duplicado.service.acts.kinds import Day, WholeNumber, Words
from duplicado.service.acts.place_kinds import EntryOf
from duplicado.service.acts.preview import figures_of
from duplicado.vocabulary.errors import DuplicadoError


@act("publish", page=Page.OVERVIEW, duty=Duty.PUBLICATION, cli=Cli(), examples=("thursday.event",))
class PublishResults(Act):
    """Record that the official score is available, of the event or of a session: the periods begin (79C1, 92B)."""

    session: int | None = ask(WholeNumber(), default=None)

    def outlook(self, asked: ActContext) -> str:
        periods = asked.state.conditions.correction_period, asked.state.conditions.appeal_period
        return Messages.load(asked.language).text("ending-published", corrections=periods[0], appeals=periods[1])

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (ResultsPublished(self.session),)

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        sessions = sorted(asked.state.sessions) if self.session is None else [self.session]
        return unfinished(asked.state, sessions, asked.language)


@act("close", page=Page.OVERVIEW, duty=Duty.PUBLICATION, cli=Cli(), examples=("thursday.event",))
class CloseEvent(Act):
    """Close the event: its result is final, and nothing more is recorded."""

    def outlook(self, asked: ActContext) -> str:
        closed = Messages.load(asked.language).text("ending-closed")
        return " ".join((closed, *ends_of_periods(asked.state, asked.language)))

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (EventClosed(),)

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        open_matters = unfinished(asked.state, sorted(asked.state.sessions), asked.language)
        return (*open_matters, *not_published(asked.state, asked.language))

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        incidents = len(tuple(asked.state.office.standing(ConductNoted)))
        due = report_due(asked.state.conditions.regulations, incidents=incidents)
        return (report_text(Messages.load(asked.language), due),) if due else ()


@act(
    "undo",
    page=Page.RECORD,
    duty=Duty.UNDOING,
    cli=Cli(positional=("entry",)),
    examples=('thursday.event 12 --reason "the wrong table"',),
)
class UndoEntry(Act):
    """Undo an entry of the record, as if it had not been made; it stays in the record."""

    entry: EntryId = ask(EntryOf(is_hidden=True))
    reason: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (EntryUndone(self.entry, self.reason),)

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        messages, standing = Messages.load(asked.language), set(without_undone(public_entries(asked.order)))
        others = "; ".join(
            f"{number} {fact_text(entry.fact, asked.state, messages)}"
            for number, entry in enumerate(asked.order, 1)
            if entry in standing and _made_together(entry.id, self.entry)
        )
        leaves = (messages.text("undo-leaves", entries=others),) if others else ()
        return (*leaves, *appeals_that_fall(asked, self.entry))


def _made_together(one: EntryId, other: EntryId) -> bool:
    """Tell whether two entries are those of one act, see `ActContext.entry`."""
    ours, theirs = one.rpartition("."), other.rpartition(".")
    return one != other and bool(ours[0]) and ours[0] == theirs[0] and ours[2].isdecimal() and theirs[2].isdecimal()


@act(
    "rename",
    page=Page.CONDITIONS,
    duty=Duty.CONDITIONS,
    is_shown_before=False,
    cli=Cli(positional=("title",)),
    examples=('thursday.event "Friday pairs" --date 2027-01-15',),
)
class RenameEvent(Act):
    """Give the event another title, or another date; without a date that of before stays.

    Its address and its file keep their name, so that cards and links that are out lead to it.
    """

    title: str = ask(Words())
    date: str = ask(Day(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        renamed = EventRenamed(self.title, self.date or asked.state.date)
        if (renamed.title, renamed.date) == (asked.state.title, asked.state.date):
            raise ActImpossible("renamed-nothing", "title")
        return (renamed,)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Mapping[str, str]:
        """Return what it is called now."""
        return {"title": asked.state.title, "date": asked.state.date}


_NOT_READ: Final = {"conditions-value": "condition-value", "conditions-option-value": "condition-option-value"}


@dataclass(frozen=True)
class ConditionsTold(FieldKind[Mapping[str, str]]):
    """Conditions by their names, as they are told; what is left empty is as the profile has it."""

    is_compound: ClassVar[bool] = True

    def read(self, name: str, reading: FieldReading) -> Mapping[str, str]:
        """Take those that are told, also as empty, where they can stand together."""
        from duplicado.publish.condition_words import tie_codes  # noqa: PLC0415 - a command line starts sooner without

        told = {each: reading.text(each) for each in CONDITIONS if each in reading.said}
        if told.get("ties"):
            told["ties"] = tie_codes(told["ties"])
        try:
            changed(reading.asked.state.conditions, told)
        except ConditionsError as error:
            raise _complaint(error, told) from None
        return told

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for each."""
        return tuple(Leaf(each, Control.CONDITION, in_shell=False) for each in CONDITIONS)

    def said(self, name: str, value: Mapping[str, str]) -> Said:
        """Tell each."""
        return dict(value)


def _complaint(error: ConditionsError, told: Mapping[str, str]) -> FormError:
    """Say it at the field that is to be put right: below each stands what it can be."""
    text = told.get(error.condition, "")
    if not error.code:
        return FormError("condition-value", error.condition, text, values=(error.condition, text))
    if error.code in _NOT_READ and error.condition in told:
        return FormError(_NOT_READ[error.code], error.condition, text, values=error.values)
    return FormError(f"error-{error.code}", error.condition, values=error.values)


@act(
    "conditions",
    page=Page.CONDITIONS,
    duty=Duty.CONDITIONS,
    examples=('thursday.event --winners 2 --reason "as announced"',),
)
class ChangeConditions(Act):
    """Change conditions of contest (Law 78D): those that are told; the others stay as they are.

    An option of the regulations that is left empty is as the profile has it.
    """

    told: Mapping[str, str] = ask(ConditionsTold())
    reason: str = ask(Words())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        state = asked.state
        conditions = changed(state.conditions, self.told)
        if conditions == state.conditions:
            raise ActImpossible("condition-nothing", "reason")
        refused = refused_conditions(conditions, state)
        if refused is not None:
            field = "kind" if refused.code == "kind-settled" else "form"
            raise ActImpossible(f"event-refused-{refused.code}", field, values=refused.about)
        fact = ConditionsChanged(conditions, self.reason)
        try:
            check_scored(asked.order, fact)
        except DuplicadoError as error:
            field = "form" if conditions.in_matches else "method"
            raise FormError.of(error, field, "condition-not-scored", str(error)) from None
        return (fact,)


def check_scored(order: Sequence[Entry], fact: ConditionsChanged) -> None:
    """See that what is on record can be scored by other conditions, e.g. on a scale that has matches so short.

    Raises:
        DuplicadoError: it cannot be.
    """
    if order:
        figures_of(LiveStandings((*order, *supposed(order, (fact,)))))
