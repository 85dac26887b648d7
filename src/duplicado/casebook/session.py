"""A case in the making: a table that is told step by step, with a way back, and what is written of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from duplicado.casebook.model import Case, DirectorStep, ExpectStep, PlayerStep, Regulations, Setup
from duplicado.casebook.table_engine import ENGINE
from duplicado.casebook.writing import expectation_line, step_line, write_case
from duplicado.director.admission import TableRefusal, admit
from duplicado.director.commands import Command, Find, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import conclude
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.edition import Edition
from duplicado.table.entries import Entry
from duplicado.table.state import TableSetup


@dataclass(frozen=True, slots=True)
class Turn:
    """One step that was admitted: what it added to the record, and how the table stood before and after."""

    step: PlayerStep | DirectorStep | None
    """`None` for entries of a record that were not made by steps of this program as it is now."""
    before: DirectedTable
    entries: tuple[Entry, ...]
    after: DirectedTable


@dataclass(frozen=True, slots=True)
class SessionRefused:
    """A step that was not admitted; nothing has changed."""

    refusal: TableRefusal
    command: Command


@dataclass(frozen=True, slots=True)
class Session:
    """A table at which a case is being told."""

    setup: Setup
    edition: Edition
    beginning: DirectedTable
    turns: tuple[Turn, ...] = ()

    @classmethod
    def begin(cls, setup: Setup, edition: Edition) -> Session:
        """Return a session in which nothing has happened yet."""
        return cls(setup, edition, ENGINE.start(setup, edition))

    @property
    def state(self) -> DirectedTable:
        """State of the table."""
        return self.turns[-1].after if self.turns else self.beginning

    @property
    def table_setup(self) -> TableSetup:
        """Setup that was given before anything happened, as the table has it."""
        return self.beginning.table.setup

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole record."""
        return tuple(entry for turn in self.turns for entry in turn.entries)

    def take(self, step: PlayerStep | DirectorStep) -> Session | SessionRefused:
        """Return the session after one more step, or why it is refused.

        Where the regulations appoint the program as Director, its answers belong to the step (80B2(a)).
        """
        command = command_of(step)
        refusal = admit(self.state, command)
        if refusal is not None:
            return SessionRefused(refusal, command)
        entries, reached = carry_out(self.state, command)
        answers, _, _ = conclude(reached)
        return self.with_entries(replace(step, refused=None), (*entries, *answers))

    def with_entries(self, step: PlayerStep | DirectorStep | None, entries: tuple[Entry, ...]) -> Session:
        """Return the session after entries that are already known."""
        after = self.state
        for entry in entries:
            after = evolve(after, entry)
        return replace(self, turns=(*self.turns, Turn(step, self.state, entries, after)))

    def undone(self) -> Session:
        """Return the session before its last step; as it is when there was none."""
        return replace(self, turns=self.turns[:-1])

    def under(
        self, edition: Edition, regulations: Regulations | None = None
    ) -> tuple[Session, tuple[PlayerStep | DirectorStep, ...]]:
        """Play the same steps under another edition or regulations; return the steps that are refused there, too."""
        setup = self.setup if regulations is None else replace(self.setup, regulations=regulations)
        session, left = Session.begin(setup, edition), list[PlayerStep | DirectorStep]()
        for turn in self.turns:
            if turn.step is None:
                continue
            taken = session.take(turn.step)
            if isinstance(taken, Session):
                session = taken
            else:
                left.append(turn.step)
        return session, tuple(left)

    def as_case(self, title: str, *, with_expectations: bool = True) -> str:
        """Write the session as a case, with an `expect:` of what has been reached."""
        lines = [step_line(turn.step) for turn in self.turns if turn.step is not None]
        if with_expectations:
            lines.append(expectation_line(ENGINE.observe(self.state)))
        return write_case(title, self.setup, self.edition, lines)


def command_of(step: PlayerStep | DirectorStep) -> Command:
    """Return what a step asks of the table."""
    if isinstance(step, DirectorStep):
        return Find(step.findings)
    return PlayerActs(step.seat, step.action, step.accompanying, step.means or "", step.meaning, step.statement)


def play_case(case: Case, edition: Edition) -> tuple[Session, int | None]:
    """Play a case; return the session, and the line of the first step that could not be played, `None` if all were.

    Steps that the case says are refused, and its expectations, are passed over.
    """
    session = Session.begin(case.setup, edition)
    for step in case.steps:
        if isinstance(step, ExpectStep) or step.refused is not None:
            continue
        taken = session.take(step)
        if not isinstance(taken, Session):
            return session, step.line
        session = taken
    return session, None
