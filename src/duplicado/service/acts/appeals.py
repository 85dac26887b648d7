"""Acts about appeals: lodged (Law 92) and decided (Law 93)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.contest import ContestantId
from duplicado.event.facts.appeals import AppealDecided, AppealLodged, Hearing
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import AnyRuling, ruling_in
from duplicado.event.record.deductions import settlement
from duplicado.event.record.effects.appeals import routes, who_must_concur
from duplicado.event.record.office_queries import first_ruling, where_of
from duplicado.event.record.state import EventState
from duplicado.law.book.law_93 import Point
from duplicado.publish.event_words import refused_text
from duplicado.publish.messages import Messages
from duplicado.publish.office_texts import route_text
from duplicado.publish.ruling_words import short_number
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.board_act import place_given, score_ruled
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Amount, Approval, ChoiceOf, Laws, Lines, LongWords, Tick, Words
from duplicado.service.acts.place_kinds import ContestantNumber, EntryOf, appeals_open, rulings_listed
from duplicado.service.acts.score_kind import AdjustedScore, citing
from duplicado.vocabulary.errors import DuplicadoError

_OUTCOMES: Final = {
    "upheld": AppealOutcome.UPHELD,
    "changed": AppealOutcome.CHANGED,
    "withdrawn": AppealOutcome.WITHDRAWN,
    "not-heard": AppealOutcome.NOT_HEARD,
}
"""Outcomes that may be decided on an appeal, by their names in forms."""
_POINTS: Final = {each.value: each for each in (Point.LAW, Point.FACT, Point.JUDGEMENT)}
"""On which point a decision may turn (Law 93B), by its name in forms; discipline is seen by the ruling."""


@act(
    "appeal",
    page=Page.RULINGS,
    duty=Duty.APPEALS,
    cli=Cli(
        positional=("against", "who"),
        was={"--concurs": "concurred=yes", "--refuses": "concurred=no", "--approved-by": "approved"},
    ),
    examples=("thursday.event 66 9 --deposit 20 --concurred yes",),
)
class LodgeAppeal(Act):
    """Record that a contestant appeals against a ruling, by its number in the log (Law 92).

    The number may be that of a decision on an appeal, where the regulations have a further appeal (Law 93C). Without
    the concurrence of partner, or of a team's captain, an appeal is not heard (92D); who is absent is deemed to concur.
    """

    against: EntryId = ask(EntryOf(offered=rulings_listed), option="ruling")
    who: ContestantId = ask(ContestantNumber())
    concurred: bool | None = ask(ChoiceOf({"yes": True, "no": False}), default=None)
    grounds: str = ask(Words(), default="")
    deposit: Fraction = ask(Amount(), default=Fraction(0))
    approved: str | None = ask(Approval(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        return (AppealLodged(self.against, self.who, self.deposit, self.grounds, self.concurred, self.approved),)

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        messages = Messages.load(asked.language)
        lacking = who_must_concur(asked.state, asked=self.concurred)
        unheard = () if lacking is None else (refused_text(lacking, messages),)
        return (*unheard, *(route_text(messages, each) for each in routes(asked.state, self.against)))

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        return bool(state.rulings)


@act(
    "decide",
    page=Page.RULINGS,
    duty=Duty.APPEALS,
    cli=Cli(
        positional=("appeal", "outcome"),
        was={"--keep": "kept", "--concurs": "concurred=1", "--on": "disputed"},
    ),
    examples=(
        (
            'thursday.event 69 changed --reasons "more would have bid it" --under "12C1(c)" '
            '--both "70% 4H N =, 30% 4H N -1"'
        ),
    ),
)
class DecideAppeal(Act):
    """Record what was decided on an appeal, by its number in the log (Law 93), with the score to which it leads."""

    appeal: EntryId = ask(EntryOf((AppealLodged,), appeals_open))
    outcome: AppealOutcome = ask(ChoiceOf(_OUTCOMES))
    disputed: Point | None = ask(ChoiceOf(_POINTS), default=None)
    reasons: str = ask(Words(), default="")
    body: str = ask(Words(), default="")
    chairman: str = ask(Words(), default="")
    members: tuple[str, ...] = ask(Lines(apart=","), default=(), option="member")
    present: tuple[str, ...] = ask(Lines(apart=","), default=())
    summary: str = ask(LongWords(), default="")
    recommended: str = ask(Words(), default="")
    concurred: bool = ask(Tick(), default=False)
    without_merit: bool = ask(Tick(), default=False)
    kept: Fraction | None = ask(Amount(), default=None)
    score: Ruling | None = ask(AdjustedScore(), default=None)
    under: tuple[str, ...] = ask(Laws(), default=())
    """The clauses of that score."""

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        told = Hearing(
            body=self.body,
            chairman=self.chairman,
            members=self.members,
            present=self.present,
            summary=self.summary,
            recommended=self.recommended,
            concurred=self.concurred or None,
        )
        hearing = None if told == Hearing() else told
        try:
            decided = AppealDecided(
                self.appeal, self.outcome, self.without_merit, self.kept, self.reasons, hearing, self.disputed
            )
        except DuplicadoError as error:
            raise FormError("decision", "outcome", str(error)) from None
        return (decided,) if self.score is None else (decided, self._score(asked.state, self.score))

    @classmethod
    def is_offered(cls, state: EventState, place: Place | None) -> bool:
        return bool(appeals_open(state))

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        settled = settlement(asked.state, self.appeal)
        if settled is None or not settled.returned + settled.kept:
            return ()
        messages = Messages.load(asked.language)
        returned, kept = (short_number(each, messages) for each in (settled.returned, settled.kept))
        return (messages.text("event-deposit", returned=returned, kept=kept),)

    def _score(self, state: EventState, score: Ruling) -> AnyFact:
        if self.outcome is not AppealOutcome.CHANGED:
            raise FormError("score-of-changed", "for")
        place = _appealed_place(state, self.appeal)
        if place is None:
            raise FormError("appeal-without-board", "for")
        reason = self.reasons or self.summary
        if not reason:
            raise FormError("needed", "reasons")
        return score_ruled(state, place, citing(score, self.under), reason, instead=True)


def _appealed_place(state: EventState, appeal: EntryId) -> Place | None:
    """Return the board whose score an appeal is about, where there is one."""
    lodged = state.appeals.get(appeal)
    against = state.rulings.get(lodged.against) if lodged else None
    if against is None:
        return None
    ruling = first_ruling(state, against)
    gave = ruling_in(ruling.fact).gave if isinstance(ruling.fact, AnyRuling) else ()
    where = where_of(state, ruling)
    return place_given(state, gave) or (where.place if where else None)
