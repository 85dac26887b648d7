"""Every matter of the casebook is told to the interview, which rules as the table does.

What the interview cannot be told, and where its answers say less than the table saw, is listed with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from duplicado.casebook import read_cases
from duplicado.casebook.model import Mode
from duplicado.director.interview import Conditions

from .telling import CannotBeTold, matters_of, rulings_of, tell, what_counts

CASES: Final = sorted((Path(__file__).parents[2] / "cases").glob("*/*.yaml"))

NOT_TOLD: Final = {
    # Rare things that several earlier rulings or cards of several tricks lead to: for these there is the table.
    "a call that had to be repeated",
    "cards missing from several hands, or unknown ones",
    "dummy without rights, and no revoke",
    "it was noticed too late",
    "his words have led to a card already",
    "his partner has a penalty card, too",
    "he has a penalty card, too",
    "which penalty card was due had been ruled or lost before",
    "the last trick",
    "told that it was his turn, and more than a lead has come of it",
    "others have played since",
    "there are cards of the next trick",
    "there are cards of the next trick, or it is known what he holds",
    "both sides revoked on the trick",
    "the fact sheet shows the trick after it was corrected",
    "a claim in the middle of a trick",
    "another card lies there already",
    "cards of the next trick have been played",
    "no trick in progress",
    "several withdrawn calls",
    "a player must pass because of an earlier ruling",
    "the Director has not noted who explained",
}
WITHOUT_INCIDENT: Final = {
    # Findings of the Director's own motion in the midst of another matter, and steps within one.
    "16B", "16D2", "25B1", "43B2(a)", "45E", "45F", "46B", "50", "50 led", "53 found", "55C", "62D2", "64C", "66",
    "67B3", "68", "70 found", "79A2", "79B2", "16A judged",
}  # fmt: skip
SAYS_LESS: Final = {
    ("29", "The call is not repeated"): "what follows is the matter 31A1, which begins with a call after the ruling",
    ("29", "Right-hand opponent's own call is illegal"): "another irregularity comes between",
    ("54", "Both defenders face an opening lead"): "two incidents at once",
    ("57", "Declarer's premature play is not legal, 2017"): "the hand is not known",
    ("57", "An illegal card played at dummy's turn"): "the hand is not known",
    ("57", "Both defenders lead at the same moment"): "the hand is not known",
    ("49", "A defender plays before declarer leads again"): "an earlier ruling told declarer to lead again",
    ("62", "A card played while a claim waits for the correction of a revoke"): "the table saw a card that was void",
    ("70", "The statement meant other trumps"): "the Director found more than he was asked",
    ("26", "The restriction waits for the partner's first lead"): "the option came up twice",
    ("26", "Bid by the opening leader after the final pass"): "the option came up twice",
}


@dataclass(frozen=True)
class Comparison:
    """A matter of a case, as the table ruled and as the interview did."""

    law: str
    title: str
    untold: str
    """Why it cannot be told; empty when it can."""
    by_table: object = None
    by_interview: object = None


def comparisons_of(file: Path) -> Iterator[Comparison]:
    for case in read_cases(file.read_text()).cases:
        if case.setup.mode is Mode.GUARDED:
            continue
        for edition in case.editions:
            for session, matter in matters_of(case, edition):
                setup = session.table_setup
                try:
                    outcome = tell(matter, Conditions(edition, setup.regulations, setup.kind))
                except CannotBeTold as reason:
                    yield Comparison(matter.law, case.title, str(reason))
                    continue
                told, ruled = what_counts(rulings_of(outcome, matter.law)), what_counts(matter.rulings)
                yield Comparison(matter.law, case.title, "", ruled, told)


@pytest.fixture(scope="module")
def everything() -> tuple[Comparison, ...]:
    return tuple(each for file in CASES for each in comparisons_of(file))


def test_the_interview_rules_as_the_table(everything: tuple[Comparison, ...]) -> None:
    for each in everything:
        if not each.untold and (each.law, each.title) not in SAYS_LESS:
            assert each.by_interview == each.by_table, (each.law, each.title)


def test_what_cannot_be_told_is_known(everything: tuple[Comparison, ...]) -> None:
    for each in everything:
        assert not each.untold or each.untold in NOT_TOLD or each.law in WITHOUT_INCIDENT, (each.title, each.untold)


def test_the_exceptions_are_needed(everything: tuple[Comparison, ...]) -> None:
    differing = {(each.law, each.title) for each in everything if each.by_interview != each.by_table}
    assert differing == set(SAYS_LESS)
    assert {each.law for each in everything if each.untold} >= WITHOUT_INCIDENT


def test_most_matters_can_be_told(everything: tuple[Comparison, ...]) -> None:
    untold = sum(bool(each.untold) for each in everything)
    assert len(everything) - untold > 6 * untold
