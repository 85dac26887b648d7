"""Table with its Director, for programs: what happens is told in a line, what follows is asked of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self, cast

from duplicado.director.offered_choices import is_answer
from duplicado.director.outcome import BoardOutcome, outcome
from duplicado.director.own_motion import established
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.inquiry import inquiry_of
from duplicado.law.procedure_steps import Offer, Question
from duplicado.law.regulations.option import Value
from duplicado.law.regulations.options import option
from duplicado.library.arguments import (
    BoardLike,
    ContractLike,
    EditionLike,
    SeatLike,
    as_board,
    as_contract,
    as_edition,
    as_language,
    as_layout,
    as_seat,
)
from duplicado.library.extras import extra
from duplicado.library.refusals import why_refused
from duplicado.table.entries import Entry, Ruled
from duplicado.table.finding import FindingValue
from duplicado.table.view import SeatView, view
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.errors import DuplicadoError, NotationError, WrongArgumentError, expect
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

with extra("app", "A table that is told in words"):
    from duplicado.casebook.from_record import regulations_of
    from duplicado.casebook.model import CaseMode, DirectorStep, PlayerStep, Setup
    from duplicado.casebook.problems import CaseProblem
    from duplicado.casebook.session import Session, SessionRefused
    from duplicado.casebook.typed_answers import read_typed
    from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from duplicado.publish.rulings.ruling_terms import RulingWords


class StepError(DuplicadoError, ValueError):
    """A line that is no step of a table."""


class StepRefusedError(DuplicadoError):
    """A step that may not be taken now: an answer that is not on offer, or what a guarded table forbids."""


@dataclass(frozen=True, slots=True)
class TableRuling:
    """Consequence of one step: what the Director said, and what is open now."""

    before: DirectedTable = field(repr=False)
    entries: tuple[Entry, ...]
    after: DirectedTable = field(repr=False)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses under which something was ruled."""
        return tuple(clause for entry in self.entries if isinstance(entry, Ruled) for clause in entry.clauses)

    def say(self, language: str = "en") -> str:
        """Tell it in words, a line each: what happened, what was ruled and why, what is open.

        Args:
            language: `en`, `es` or `pt`.

        Raises:
            DuplicadoError: there is no such language.
        """
        words = _words(language)
        from duplicado.publish.rulings.ruling_text import tell_entries, tell_kept, tell_open  # noqa: PLC0415 - the extra `app`
        from duplicado.publish.table_report import line_of_claim  # noqa: PLC0415 - the extra `app`

        told = [line.text for line in tell_entries(words, self.before, self.entries, appeals=True)]
        told += (line.text for line in tell_kept(words, self.entries))
        told += (line.strip() for line in line_of_claim(words, self.before, self.after))
        return "\n".join([*told, *(request.sentence for request in tell_open(words, self.after))])


@checked
class Table:
    """A table at which anything may happen, lawful or not, and its Director, who says what follows.

    >>> table = Table(board=1)
    >>> table.play("N 1S", "E 1H", "S attention").offers[0].clause
    '27A1'
    >>> table.answer("refuse").play("E 2H").find("27B1(a)", True).state.table.auction.calls[-1]
    parse_call('2H')
    """

    def __init__(
        self,
        board: BoardLike = 1,
        hands: Layout | str | None = None,
        *,
        edition: EditionLike = Edition.LAWS_2017,
        contract: ContractLike | None = None,
        regulations: Mapping[str, object] | None = None,
        scoring: str = "pairs",
        guarded: bool = False,
    ) -> None:
        """Begin with nothing said.

        Args:
            board: the board, or its number.
            hands: the hands as far as they are known; cards that are named are taken as held where they are not.
            edition: the edition of the Laws.
            contract: a contract, where the auction is over already.
            regulations: values of options by their names, see `duplicado regulations`.
            scoring: the kind of contest: pairs, teams or individual.
            guarded: whether irregular actions are refused.

        Raises:
            WrongArgumentError: an argument is of another type.
            NotationError: a text is not the notation of what is asked for.
            DuplicadoError: there is no such board, edition, option or kind of contest.
        """
        kinds = {each.value: each for each in ContestKind}
        if scoring not in kinds:
            raise DuplicadoError(f"scoring is {scoring!r}; there are {', '.join(kinds)}")
        setup = Setup(
            as_board(board, "board"),
            regulations_of(_checked(regulations or {})),
            CaseMode.GUARDED if guarded else CaseMode.LIVE,
            kinds[scoring],
            None if hands is None else as_layout(hands, "hands"),
            None if contract is None else as_contract(contract, "contract"),
        )
        self._session = Session.begin(setup, as_edition(edition, "edition"))

    def __repr__(self) -> str:
        """Print the board and how far it has come: `Table(board 1, auction, entries: 5, offers: 1)`."""
        table, counts = self.state.table, f"entries: {len(self.entries)}, offers: {len(self.offers)}"
        return f"{type(self).__name__}(board {table.setup.board.number}, {table.phase.value}, {counts})"

    def play(self, *steps: str) -> Self:
        """Take steps down, each a seat and what it does: `N 1S`, `E HK`, `S attention`, `W claims 3`.

        Raises:
            StepError: a line is no step; those before it stand.
            StepRefusedError: a step may not be taken now.
        """
        for step in steps:
            self._take(self._read(expect(step, str, "steps")))
        return self

    @checked
    def answer(self, text: str, by: SeatLike | None = None) -> Self:
        """Choose among what is offered: `accept`, `refuse`, `require HK` … `by` is needed where several are asked.

        Raises:
            StepError: that is no answer, or it is not clear whose.
            StepRefusedError: it is not on offer.
        """
        asked = {offer.by for offer in self.offers} if by is None else {as_seat(by, "by")}
        if len(asked) != 1:
            who = ", ".join(map(str, sorted(asked, key=lambda seat: seat.index))) or "nobody"
            raise StepError(f"answer {text!r}: {who} may choose; say whose answer it is with `by`")
        step = self._read(f"{asked.pop()} {text}")
        if not isinstance(step, PlayerStep) or not is_answer(step.action):
            raise StepError(f"{text!r} is no answer to an offer")
        self._take(step)
        return self

    def find(self, clause: str, value: FindingValue | str = True) -> Self:  # noqa: FBT002 - most findings are yes or no
        """Enter what the Director finds under a clause.

        What is asked stands in `questions`. A finding of his own motion may also come before its question, and is kept
        for it; that of a clause under which the Laws ask him nothing is refused, with those of that Law.

        Args:
            clause: the clause of the question, or a circumstance of time, such as `round`.
            value: what he finds, or how a case writes it: `N`, `SA, HK`, `{tricks: {NS: 3}}`.

        Raises:
            NotationError: the clause cannot be read.
            StepError: a text is not how that finding is written.
            StepRefusedError: it is not asked for and cannot be found now, or is of another type than what is asked.
        """
        key = expect(clause, str, "clause")
        step = self._finding_read(key, value) if isinstance(value, str) else DirectorStep(1, (established(key, value),))
        self._take(step)
        return self

    def undo(self) -> Self:
        """Go back before the last step."""
        self._session = self._session.undone()
        return self

    @property
    def state(self) -> DirectedTable:
        """State of the table."""
        return self._session.state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole record."""
        return self._session.entries

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Offers that players have."""
        return self.state.offers

    @property
    def questions(self) -> tuple[Question, ...]:
        """Questions that only the Director can answer, and has to answer before it can go on."""
        return self.state.questions

    @property
    def ruling(self) -> TableRuling:
        """Ruling that followed from the last step.

        Raises:
            StepError: nothing has happened yet.
        """
        if not self._session.turns:
            raise StepError("nothing has happened at this table yet")
        turn = self._session.turns[-1]
        return TableRuling(turn.before, turn.entries, turn.after)

    @property
    def outcome(self) -> BoardOutcome | None:
        """The result of the board after any transfer of tricks; `None` while it is not over."""
        return outcome(self.state.table)

    @checked
    def view(self, seat: SeatLike) -> SeatView:
        """Return what the player at a seat may see."""
        return view(self.state.table, as_seat(seat, "seat"), self.offers)

    @checked
    def as_case(self, title: str) -> str:
        """Write the table as a case of the casebook, with what was reached as its expectations."""
        return self._session.as_case(title)

    def _read(self, text: str) -> PlayerStep | DirectorStep:
        seat, _, rest = text.strip().partition(" ")
        try:
            said = read_typed(f"{Seat.named(seat)}: {rest}")
        except NotationError:
            said = read_typed(text)
        if isinstance(said, CaseProblem):
            reason = dict(said.values).get("reason", "write a seat and what it does, e.g. N 1S or E HK")
            raise StepError(f"{text!r} is no step: {reason}")
        return said

    def _finding_read(self, clause: str, text: str) -> PlayerStep | DirectorStep:
        said = read_typed(f"director {clause}: {text}")
        if isinstance(said, CaseProblem):
            shape = inquiry_of(str(established(clause, value=False).key), self.state.table.edition).shape
            raise StepError(f"{text!r} is no finding of {clause}, which asks for {shape}")
        return said

    def _take(self, step: PlayerStep | DirectorStep) -> None:
        taken = self._session.take(step)
        if isinstance(taken, SessionRefused):
            raise StepRefusedError(why_refused(self.state, taken.refusal, taken.command))
        self._session = taken


def _checked(regulations: Mapping[str, object]) -> Mapping[str, object]:
    """Refuse an option that there is not, and a value that is none of its option."""
    for name, value in regulations.items():
        option(name).check(cast("Value", value))
    return regulations


def rule(*steps: str, board: BoardLike = 1, edition: EditionLike = Edition.LAWS_2017) -> TableRuling:
    """Tell what happened at a table and return what followed from the last step.

    For anything longer, or with hands and regulations, keep a `Table`.

    Raises:
        StepError: a line is no step.
        StepRefusedError: a step may not be taken then.

    >>> rule("N 1S", "E 1H", "S attention", "S refuse", "E 2NT").after.table.auction.calls[-1]
    parse_call('2NT')
    """
    if not steps:
        raise WrongArgumentError("steps is empty: tell at least one, e.g. rule('N 1S', 'E 1H', 'S attention')")
    return Table(board, edition=edition).play(*steps).ruling


def _words(language: str) -> RulingWords:
    with extra("app", "A ruling in words"):
        from duplicado.publish.rulings.ruling_terms import RulingWords  # noqa: PLC0415 - the extra `app`
    return RulingWords.of(as_language(language))
