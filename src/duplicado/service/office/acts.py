"""Acts of the office: each with its name in addresses and its facts."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from duplicado.event.facts.entry import AnyFact
from duplicado.event.record.fold import fold
from duplicado.event.record.state import EventState
from duplicado.service.live.roles import Capability
from duplicado.service.office import (
    acts_in_full,
    acts_of_clock,
    acts_of_conditions,
    acts_of_hearing,
    acts_of_movement,
    acts_of_pairing,
    acts_of_people,
    acts_of_register,
    acts_of_results,
    acts_of_rulings,
    acts_of_tables,
)
from duplicado.service.office.filled import Filled

__all__ = ["ACTS", "Act", "Page"]

_C = Capability


class Page(enum.Enum):
    """A page of the office; the value is its name in addresses."""

    OVERVIEW = ""
    RESULTS = "results"
    PLACE = "place"
    RULINGS = "ruling"
    INTERVIEW = "interview"
    MOVEMENT = "movement"
    RECORD = "record"
    SCORE = "score"
    """An adjusted score, field by field."""
    WRITTEN = "written"
    """Calls, rulings in full, polls, referrals."""
    PEOPLE = "contestants"
    REGISTER = "register"
    FILES = "files"
    CONDITIONS = "conditions"

    __hash__ = object.__hash__


_Make: TypeAlias = Callable[[Filled, EventState], tuple[AnyFact, ...]]


@dataclass(frozen=True, slots=True)
class Act:
    """Something that the office does."""

    page: Page
    """Where its form stands."""
    needs: Capability
    make: _Make
    """Makes the facts; raises `FormError` where the form says nothing that can be understood."""
    is_shown_before: bool = True
    """Whether what follows is shown and asked about before it is taken down; else it is taken down at once."""

    def facts(self, form: Filled, state: EventState) -> tuple[AnyFact, ...]:
        """Make the facts; sent again with the same id, they are made from what the record said the first time.

        So who lost the answer and asks again is answered the same, and nothing is done twice.

        Args:
            form: what stands in the fields, with the entries of the record.
            state: what the record says.

        Raises:
            FormError: the form says nothing that can be understood.
        """
        own = form.entry(1, 1)
        ours = (number for number, entry in enumerate(form.order) if entry.id == own or entry.id.startswith(f"{own}."))
        first = next(ours, None)
        if first is None:
            return self.make(form, state)
        earlier = form.order[:first]
        return self.make(replace(form, order=earlier), fold(earlier))


def _take_ruling(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    from duplicado.service.office import interviewing  # noqa: PLC0415 - a server starts sooner without the interview

    return interviewing.take_ruling(form, state)


def _at_once(needs: Capability, make: _Make) -> Act:
    return Act(Page.OVERVIEW, needs, make, is_shown_before=False)


ACTS: Final[Mapping[str, Act]] = MappingProxyType(
    {
        "round": _at_once(_C.CLOCK, acts_of_clock.call_round),
        "timed": _at_once(_C.CLOCK, acts_of_clock.time_rounds),
        "hold": _at_once(_C.CLOCK, acts_of_clock.hold),
        "resume": _at_once(_C.CLOCK, acts_of_clock.resume),
        "announce": _at_once(_C.CLOCK, acts_of_clock.announce),
        "announce-end": _at_once(_C.CLOCK, acts_of_clock.end_announcement),
        "call-take": _at_once(_C.RULINGS, acts_of_clock.take_call),
        "call-settle": _at_once(_C.RULINGS, acts_of_clock.settle_call),
        "end-session": Act(Page.OVERVIEW, _C.CLOCK, acts_of_clock.end_session),
        "publish": Act(Page.OVERVIEW, _C.PUBLICATION, acts_of_clock.publish),
        "close": Act(Page.OVERVIEW, _C.PUBLICATION, acts_of_clock.close),
        "result": Act(Page.PLACE, _C.RESULTS, acts_of_results.enter, is_shown_before=False),
        "correct": Act(Page.PLACE, _C.CORRECTIONS, acts_of_results.correct),
        "direction": Act(Page.PLACE, _C.CORRECTIONS, acts_of_results.turn),
        "pair": Act(Page.PLACE, _C.CORRECTIONS, acts_of_results.other_pairs),
        "board": Act(Page.PLACE, _C.UNDOING, acts_of_results.other_board),
        "not-played": Act(Page.PLACE, _C.CORRECTIONS, acts_of_results.not_played),
        "postpone": Act(Page.PLACE, _C.TABLES, acts_of_results.postpone),
        "cancel": Act(Page.PLACE, _C.TABLES, acts_of_results.cancel),
        "agree": Act(Page.PLACE, _C.RESULTS, acts_of_tables.agree, is_shown_before=False),
        "unplayed": Act(Page.PLACE, _C.RULINGS, acts_of_tables.unplayed),
        "form": Act(Page.PLACE, _C.TABLES, acts_of_tables.found_form),
        "score": Act(Page.SCORE, _C.RULINGS, acts_in_full.rule_score),
        "rule": Act(Page.PLACE, _C.RULINGS, acts_of_rulings.rule),
        "penalty": Act(Page.RULINGS, _C.PENALTIES, acts_of_rulings.penalty),
        "appeal": Act(Page.RULINGS, _C.APPEALS, acts_of_rulings.appeal),
        "decide": Act(Page.RULINGS, _C.APPEALS, acts_of_rulings.decide),
        "given": Act(Page.INTERVIEW, _C.RULINGS, _take_ruling),
        "pair-next": Act(Page.MOVEMENT, _C.MOVEMENT, acts_of_pairing.pair_next),
        "replan": Act(Page.MOVEMENT, _C.MOVEMENT, acts_of_movement.replan),
        "call": Act(Page.WRITTEN, _C.RULINGS, acts_of_hearing.call),
        "notice": Act(Page.WRITTEN, _C.RULINGS, acts_of_hearing.notice),
        "ruling": Act(Page.WRITTEN, _C.RULINGS, acts_in_full.write_ruling),
        "correct-ruling": Act(Page.WRITTEN, _C.RULINGS, acts_in_full.correct_ruling),
        "retract": Act(Page.WRITTEN, _C.RULINGS, acts_in_full.retract),
        "waive": Act(Page.WRITTEN, _C.RULINGS, acts_of_hearing.waive),
        "refer": Act(Page.WRITTEN, _C.RULINGS, acts_of_hearing.refer),
        "poll": Act(Page.WRITTEN, _C.RULINGS, acts_of_hearing.poll),
        "enter": Act(Page.PEOPLE, _C.ENTRIES, acts_of_people.enter),
        "withdraw": Act(Page.PEOPLE, _C.ENTRIES, acts_of_people.withdraw),
        "substitute": Act(Page.PEOPLE, _C.ENTRIES, acts_of_people.substitute),
        "missed": Act(Page.PEOPLE, _C.ENTRIES, acts_of_people.missed),
        "carry": Act(Page.PEOPLE, _C.PENALTIES, acts_of_people.carry),
        "suspend": Act(Page.PEOPLE, _C.PENALTIES, acts_of_people.suspend),
        "disqualify": Act(Page.PEOPLE, _C.PENALTIES, acts_of_people.disqualify),
        "sit": Act(Page.PEOPLE, _C.TABLES, acts_of_tables.sit),
        "mover": Act(Page.PEOPLE, _C.TABLES, acts_of_tables.mover),
        "finish-round": Act(Page.PEOPLE, _C.CLOCK, acts_of_tables.finish_round),
        "conduct": Act(Page.REGISTER, _C.REGISTER, acts_of_register.conduct),
        "partnership": Act(Page.REGISTER, _C.REGISTER, acts_of_register.partnership),
        "conditions": Act(Page.CONDITIONS, _C.CONDITIONS, acts_of_conditions.change_conditions),
        "undo": Act(Page.RECORD, _C.UNDOING, acts_of_results.undo),
    }
)
"""By name."""
