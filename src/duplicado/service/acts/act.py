"""Act: what an operator does in the office, declared once, with all that forms, commands and programs are made from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar, dataclass_transform

from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.law.book.law_79_time import Requested
from duplicado.service.acts.ask import ActContext, Said, ask, questions, questions_of, read
from duplicado.service.live.permission import needed
from duplicado.service.live.roles import Capability
from duplicado.vocabulary.enumeration import Enumeration


class Page(Enumeration):
    """A page of the office; the value is what its address has after the office's."""

    OVERVIEW = ""
    RESULTS = "results"
    PLACE = "results/place"
    RANKING = "ranking"
    RULINGS = "rulings"
    INTERVIEW = "rulings/new"
    MOVEMENT = "movement"
    BOARDS = "boards"
    RECORD = "settings/record"
    SCORE = "results/score"
    """An adjusted score, field by field."""
    WRITTEN = "rulings/written"
    """Calls, rulings in full, polls, referrals."""
    PEOPLE = "people"
    LINE_UPS = "people/line-ups"
    """The players of the teams, and where they sit in a round."""
    REGISTER = "rulings/register"
    FILES = "files"
    CONDITIONS = "settings"
    ACCESS = "access"
    """PINs, codes, who is let in, what is shown when."""


@dataclass(frozen=True, slots=True)
class Cli:
    """Command of an act in a shell."""

    name: str = ""
    """Name by which it is called, where not as the act."""
    positional: tuple[str, ...] = ()
    """The fields that are told without an option, in their order."""
    was: Mapping[str, str] = field(default_factory=dict[str, str])
    """Former spellings: the option, and the field that it is now, with `=` and a value where it took none."""


@dataclass(frozen=True, slots=True)
class ActReport:
    """Report of an act on itself, for a person at a shell and for a program that runs one."""

    text: str
    data: Mapping[str, Any]
    """As JSON has it."""
    says_facts: bool = False
    """True where the text says all that the facts say."""


@dataclass(frozen=True, slots=True)
class FactsMade:
    """The facts of an act, with its report where it has one."""

    facts: tuple[AnyFact, ...]
    report: ActReport | None = None


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """Something that an act requests or takes up in a session and for which there is a time limit (Laws 81C3, 92B)."""

    requested: Requested
    session: int
    since: EntryId | None = None
    """The call that the act answers, whose time is then the one that counts."""


class Act(ABC):
    """Something that an operator does; the class has a typed field for each thing that is asked."""

    __slots__ = ()
    declared: ClassVar[DeclaredAct]

    @abstractmethod
    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        """Make the facts.

        Raises:
            FormError: they cannot be made from what is told.
        """

    def worked_out(self, asked: ActContext) -> FactsMade:
        """Make the facts, with a report where there is more to be seen than they say.

        Raises:
            FormError: they cannot be made from what is told.
        """
        return FactsMade(self.facts(asked))

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        """Say what whoever acts is to know before he confirms."""
        return ()

    def limited(self, asked: ActContext) -> TimeLimit | None:
        """Return what it requests, where there is a time limit for that."""
        return None

    def asked_back(self, asked: ActContext) -> tuple[str, ...]:
        """Ask what looks like a slip: it is recorded where somebody says that it is right."""
        return ()

    def alternatives(self, asked: ActContext) -> str:
        """Name the choice that whoever confirms it makes by that, where there is one; its first value is proposed."""
        return ""

    def outlook(self, asked: ActContext) -> str:
        """Say what it means beyond its facts, where a page is to tell it before it is confirmed."""
        return ""

    def premature(self, asked: ActContext) -> tuple[str, ...]:
        """Say what is still missing where something ends by it; a preview shows it."""
        return ()

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        """Say what has come of it, by the record after it."""
        return ()

    def hands(self) -> str:
        """Return where the hands of boards planned by it come from: `none`, `dealt`, `file`; else as before."""
        return ""

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        """Return what stands in its form at first, where that is not the same for all."""
        return {}

    @classmethod
    def usual(cls, asked: ActContext) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Return the usual values of fields, each with its words; others may be written."""
        return {}

    @classmethod
    def picked(cls, asked: ActContext, said: Said) -> Mapping[str, Sequence[str]]:
        """Return the values of fields of which one is to be picked, by what is told already."""
        return {}

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        """Tell whether it can be done now, at that place where its page is one of a place."""
        return True


_A = TypeVar("_A", bound=Act)


@dataclass(frozen=True, slots=True)
class DeclaredAct:
    """An act with all that is said of it once."""

    name: str
    """In addresses and programs."""
    kind: type[Act]
    page: Page
    """Page on which its form stands."""
    duty: Duty
    """The duty that the act requires: one of those of the facts that it makes, which the record asks for."""
    is_shown_before: bool = True
    """True where what follows is shown and asked about before it is recorded; else it is recorded at once."""
    cli: Cli | None = None
    """The command; none: it is written by hand, for it shows as well: that of the conditions."""
    examples: tuple[str, ...] = ()
    """Arguments that follow the name of the command in a shell; forms of the document for programs are made of them."""

    @property
    def needs(self) -> Capability:
        """Capability that whoever does it must have."""
        return needed(self.duty)

    @property
    def reports(self) -> bool:
        """True where it has a report of its own."""
        return self.kind.worked_out is not Act.worked_out

    def drafted(self, said: Said, asked: ActContext) -> Drafted:
        """Make the act and its facts from what is told.

        Sent again with the same id it is read as the record stood the first time: so who lost the answer and asks again
        is answered the same, and nothing is done twice.

        Raises:
            FormError: what is told cannot be understood.
        """
        own = asked.entry(1, 1)
        ours = (number for number, entry in enumerate(asked.order) if entry.id == own or entry.id.startswith(f"{own}."))
        first = next(ours, None) if own else None
        if first is not None:
            earlier = asked.order[:first]
            asked = replace(asked, order=earlier, state=fold(earlier))
        found = read(self.kind, said, asked)
        made = found.worked_out(asked)
        return Drafted(self, found, asked, made.facts, made.report)


@dataclass(frozen=True, slots=True)
class Drafted:
    """An act as it is told, with the facts that it makes; nothing is recorded yet."""

    declared: DeclaredAct
    act: Act
    asked: ActContext
    facts: tuple[AnyFact, ...]
    report: ActReport | None = None

    def told(self) -> tuple[str, ...]:
        """Say what a preview has to say besides the facts."""
        act, asked = self.act, self.asked
        return (*act.told_before(asked), *act.premature(asked), *act.asked_back(asked))

    @property
    def place(self) -> Place | None:
        """The board at a table that it is about, where it is about one."""
        values = (getattr(self.act, question.field) for question in questions_of(type(self.act)))
        return next((each for each in values if isinstance(each, Place)), None)


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(ask,))
def act(
    name: str,
    *,
    page: Page,
    duty: Duty,
    is_shown_before: bool = True,
    cli: Cli | None = None,
    examples: tuple[str, ...] = (),
) -> Callable[[type[_A]], type[_A]]:
    """Declare an act, see `DeclaredAct`."""

    def declared(cls: type[_A]) -> type[_A]:
        made = questions(cls)
        made.declared = DeclaredAct(name, made, page, duty, is_shown_before, cli, examples)
        return made

    return declared
