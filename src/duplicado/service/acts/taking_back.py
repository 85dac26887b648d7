"""Act that takes back a ruling with all that it gave."""

from __future__ import annotations

from typing import get_args

from duplicado.event.facts.awards import AwardFact
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.record.effects.appeals import given_by
from duplicado.event.record.office_queries import withdrawal
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.appeals_told import appeals_that_fall
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.acts.place_kinds import EntryOf, StandingRuling, rulings_standing


@act(
    "retract",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("ruling",)),
    examples=('thursday.event 56 --reason "the wrong table"',),
)
class RetractRuling(Act):
    """Take back a ruling, a waiver, a suspension or a disqualification with all that it gave.

    The score of the table counts again, and penalties that the ruling imposed are undone. A score or a penalty that a
    ruling gave stands for that ruling.
    """

    ruling: EntryId = ask(EntryOf(get_args(StandingRuling | AwardFact), rulings_standing))
    reason: str = ask(Words())

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        facts = withdrawal(asked.state, given_by(asked.state, self.ruling), self.reason)
        if not facts:
            raise FormError("no-such-entry", "ruling")
        return facts

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return appeals_that_fall(asked, given_by(asked.state, self.ruling))
