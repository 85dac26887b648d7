"""The conversation of `duplicado table`: a line in, what the Director says out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from duplicado.analysis.solver import default_solver
from duplicado.casebook.model import DirectorStep, PlayerStep
from duplicado.casebook.problems import CaseProblem
from duplicado.casebook.session import Session, SessionRefused
from duplicado.casebook.typed_answers import read_typed
from duplicado.casebook.writing import head_of_case, step_line
from duplicado.cli.options import reason_of
from duplicado.cli.table_files import CannotLoad, Journal, load_table, save_table
from duplicado.director.offered_choices import is_answer
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.publish.inspection_report import answer_lines, information_lines, revoke_lines
from duplicado.publish.rulings.matters import tell_noted
from duplicado.publish.rulings.refusals import clause_in_short, tell_refusal
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries, tell_kept, tell_open
from duplicado.publish.table_report import (
    due_line,
    heading,
    line_of_claim,
    request_lines,
    state_lines,
    table_report,
)
from duplicado.table.state import Noted
from duplicado.vocabulary.errors import NotationError


class Shell:
    """One table and what is typed at it. `answer` never raises for what somebody types."""

    def __init__(self, words: RulingWords, session: Session, journal: Journal) -> None:
        """Begin with a table and a journal in which nothing is written yet."""
        self.words = words
        self.session = session
        self.journal = journal
        self.saved = True
        """True where what has been told stands in a file that the director named."""
        self.failed = False
        """True where some line was not taken."""
        self.done = False
        self._own_files: set[Path] = set()
        self._commands: Final[dict[str, Callable[[str], Iterator[str]]]] = {
            "help": self._help,
            "?": self._help,
            "options": self._options,
            "state": self._state,
            "report": self._report,
            "information": self._information,
            "revokes": self._revokes,
            "undo": self._undo,
            "save": self._save,
            "save!": self._save_over,
            "load": self._load,
            "edition": self._edition,
            "law": self._law,
            "quit": self._quit,
            "exit": self._quit,
        }

    def greeting(self) -> Iterator[str]:
        """Say what the table is."""
        yield from heading(self.words, self.session.table_setup)
        yield self.words.text("table-welcome", journal=str(self.journal.path))
        yield from self._now_open()

    def answer(self, line: str) -> list[str]:
        """Return what is said to a line."""
        bare = line.strip()
        if not bare or bare.startswith("#"):
            return []
        word, _, rest = bare.partition(" ")
        command = self._commands.get(word.lower())
        try:
            return list(command(rest.strip()) if command is not None else self._step(bare))
        except Exception as error:  # noqa: BLE001 - a mistake of the program must not cost a director his table
            self.failed = True
            reason = f"{type(error).__name__}: {error}"
            return [self.words.text("table-program-error", reason=reason, journal=str(self.journal.path))]

    def farewell(self) -> Iterator[str]:
        """Say where to find what has not been saved."""
        if self.saved or not self.session.turns:
            self.journal.discard()
            if self.session.turns:
                yield self.words.text("table-bye")
        elif self.journal.exists:
            yield self.words.text("table-kept", journal=str(self.journal.path))

    @property
    def title(self) -> str:
        """The title under which the table is kept as a case."""
        return self.words.text("table-case-title", board=self.session.setup.board.number)

    def _step(self, text: str) -> Iterator[str]:
        step = read_typed(text, self.words.language)
        if isinstance(step, CaseProblem):
            meant = self._as_answer(text)
            if meant is not None:
                yield self.words.text("table-taken-as", step=step_line(meant).removeprefix("  - "))
                yield from self._take(meant)
                return
            self.failed = True
            yield self.words.text(step.code, **dict(step.values))
            return
        yield from self._take(step)

    def _as_answer(self, text: str) -> PlayerStep | DirectorStep | None:
        """Take bare words as the answer to what alone is open: `refuse`, `true`."""
        state = self.session.state
        if len(state.offers) + len(state.questions) != 1:
            return None
        by = (str(offer.by) for offer in state.offers)
        asked = (f"director {question.clause}" for question in state.questions)
        step = read_typed(f"{(*by, *asked)[0]}: {text}")
        if isinstance(step, CaseProblem):
            return None
        return step if isinstance(step, DirectorStep) or is_answer(step.action) else None

    def _take(self, step: PlayerStep | DirectorStep) -> Iterator[str]:
        taken = self.session.take(step)
        if isinstance(taken, SessionRefused):
            self.failed = True
            reason = tell_refusal(self.words, taken.refusal, taken.command, self.session.state)
            yield self.words.text("table-not-taken", reason=reason)
            return
        before = self.session.state
        self.session, self.saved = taken, False
        yield from self._kept(step_line(step))
        for line in tell_entries(self.words, before, taken.turns[-1].entries, appeals=True):
            yield line.text if line.is_fact else f"  {line.text}"
        for line in tell_kept(self.words, taken.turns[-1].entries):
            yield f"  {line.text}"
        yield from line_of_claim(self.words, before, self.session.state)
        yield from self._without_attention(before)
        yield from self._now_open()

    def _without_attention(self, before: DirectedTable) -> Iterator[str]:
        """Say what is irregular and has drawn no attention, and what is condoned because play went on."""
        after = self.session.state
        if after.opened > before.opened or before.awaits_ruling:
            return
        for noted in after.table.noted[len(before.table.noted) :]:
            yield "  " + self.words.text("table-noted-now", what=tell_noted(self.words, noted))
        gone = [fact for fact in before.table.irregular if fact not in after.table.irregular]
        if len(after.table.irregular) < len(before.table.irregular):
            for fact in gone:
                what = tell_noted(self.words, Noted(fact.law, fact.offender))
                yield "  " + self.words.text("table-condoned", what=what)

    def _requests(self) -> Iterator[str]:
        for request in tell_open(self.words, self.session.state):
            for line in request_lines(request):
                yield f"  {line}"

    def _now_open(self) -> Iterator[str]:
        yield from self._requests()
        due = due_line(self.words, self.session.state)
        if due is not None:
            yield f"  {due}"

    def _kept(self, line: str | None) -> Iterator[str]:
        """Bring the journal up to date: by a line, or as a whole."""
        setup, edition = self.session.setup, self.session.edition
        try:
            if line is not None:
                self.journal.append(head_of_case(self.title, setup, edition), line)
            elif self.session.turns:
                self.journal.rewrite(self.session.as_case(self.title, with_expectations=False))
            else:
                self.journal.discard()
        except OSError as error:
            reason = reason_of(error)
            yield self.words.text("table-no-journal", file=str(self.journal.path), reason=reason)

    def _help(self, _: str) -> Iterator[str]:
        yield self.words.text("table-help")

    def _options(self, _: str) -> Iterator[str]:
        requests = tell_open(self.words, self.session.state)
        for request in requests:
            yield from request_lines(request)
        if not requests:
            yield self.words.text("table-nothing-open")

    def _state(self, _: str) -> Iterator[str]:
        yield from state_lines(self.words, self.session.state)

    def _report(self, _: str) -> Iterator[str]:
        session = self.session
        yield table_report(self.words, session.table_setup, session.beginning, session.entries).rstrip()

    def _information(self, asked: str) -> Iterator[str]:
        state = self.session.state
        if asked:
            yield from answer_lines(self.words, state, asked)
        elif state.table.ledger:
            yield from information_lines(self.words, state.table.ledger)
        else:
            yield self.words.text("information-nothing")

    def _revokes(self, _: str) -> Iterator[str]:
        yield from revoke_lines(self.words, self.session.state.table, default_solver())

    def _undo(self, _: str) -> Iterator[str]:
        if not self.session.turns:
            yield self.words.text("table-nothing-to-undo")
            return
        last = self.session.turns[-1].step
        self.session, self.saved = self.session.undone(), False
        yield from self._kept(None)
        yield self.words.text("table-undone", step="…" if last is None else step_line(last).removeprefix("  - "))
        yield from self._now_open()

    def _save(self, name: str) -> Iterator[str]:
        yield from self._written(name, replace=False)

    def _save_over(self, name: str) -> Iterator[str]:
        yield from self._written(name, replace=True)

    def _written(self, name: str, *, replace: bool) -> Iterator[str]:
        path = Path(name.strip("\"'")).expanduser()
        if not name or path.suffix.lower() not in {".yaml", ".yml", ".json", ".jsonl", ".pbn", ".txt"}:
            self.failed = True
            yield self.words.text("table-save-how")
            return
        if path.exists() and not replace and path.resolve() not in self._own_files:
            self.failed = True
            yield self.words.text("table-save-exists", file=str(path))
            return
        try:
            save_table(self.words, self.session, self.title, path)
        except OSError as error:
            self.failed = True
            yield self.words.text("cli-file-unwritable", file=str(path), reason=reason_of(error))
            return
        self._own_files.add(path.resolve())
        # What is exported does not hold everything; a case or a record does.
        self.saved = self.saved or path.suffix.lower() in {".yaml", ".yml", ".json", ".jsonl"}
        yield self.words.text("table-saved", file=str(path))

    def _load(self, name: str) -> Iterator[str]:
        if not name:
            self.failed = True
            yield self.words.text("table-load-how")
            return
        try:
            loaded = load_table(self.words, name)
        except CannotLoad as cannot:
            self.failed = True
            yield from cannot.lines
            return
        if not self.saved and self.session.turns and self.journal.exists:
            kept = self.journal.path
            self.journal = Journal(_next_to(kept))
            yield self.words.text("table-before-loading", journal=str(kept))
        self.session, self.saved = loaded.session, True
        yield from self._kept(None)
        yield from loaded.remarks
        yield self.words.text("table-loaded", file=loaded.file, steps=len(loaded.session.turns))
        yield from heading(self.words, self.session.table_setup)
        yield from state_lines(self.words, self.session.state)
        yield from self._requests()

    def _edition(self, name: str) -> Iterator[str]:
        known = ", ".join(edition.value for edition in Edition)
        chosen = next((edition for edition in Edition if edition.value == name), None)
        if chosen is None:
            self.failed = self.failed or bool(name)
            yield self.words.text("table-edition-is", edition=str(self.session.edition), known=known)
            return
        self.session, left = self.session.under(chosen)
        self.saved = False
        yield from self._kept(None)
        yield self.words.text("table-edition-set", edition=str(chosen))
        if left:
            steps = "; ".join(step_line(step).removeprefix("  - ") for step in left)
            yield self.words.text("table-edition-left", steps=steps)
        yield from self._state("")
        yield from self._requests()

    def _law(self, clause: str) -> Iterator[str]:
        try:
            short = clause_in_short(self.words, clause.strip(), self.session.edition)
        except NotationError:
            short = ""
        if not short:
            self.failed = True
            yield self.words.text("table-unknown-law", clause=clause or "?", edition=str(self.session.edition))
            return
        yield self.words.with_law(short, clause)

    def _quit(self, _: str) -> Iterator[str]:
        self.done = True
        return iter(())


def _next_to(path: Path) -> Path:
    """Return a name beside a file that is not taken."""
    return next(
        beside for number in range(2, 1000) if not (beside := path.with_name(f"{path.stem}-{number}.yaml")).exists()
    )
