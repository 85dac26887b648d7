"""Act that changes the conditions of contest while the event is on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from duplicado.event.conditions import ConditionsError
from duplicado.event.facts.entry import AnyFact, Entry, supposed
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.record.effects.founding import refused_conditions
from duplicado.event.record.live_standings import LiveStandings
from duplicado.formats.condition_fields import CONDITIONS, changed
from duplicado.service.acts.act import Act, Page, act
from duplicado.service.acts.ask import ActContext, Control, FieldKind, FieldReading, Leaf, Said, ask
from duplicado.service.acts.form_error import ActImpossible, FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.acts.preview import figures_of
from duplicado.vocabulary.errors import DuplicadoError

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
