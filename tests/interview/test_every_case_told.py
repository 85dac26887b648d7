"""Every matter of the casebook is told to the interview, which rules as the table does.

What the interview cannot be told, and where its answers say less than the table saw, is listed with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from duplicado.casebook.model import CaseMode
from duplicado.casebook.reader import read_cases
from duplicado.director.interview.questions import StoryConditions
from duplicado.law.book import law_09, law_11, law_20_conduct, law_74, law_81, law_82
from duplicado.law.rectification import rectifications

from .telling import CannotBeTold, matters_of, rulings_of, tell, what_counts

CASES: Final = sorted((Path(__file__).parents[2] / "cases").glob("*/*.yaml"))

OF_THE_OFFICE: Final = {
    name
    for rectification in (
        law_09.take_up_late_call, law_11.take_up_choice, law_20_conduct.take_up_question, law_20_conduct.take_up_review,
        law_74.take_up, law_81.take_up_notice, law_82.take_up_error, law_82.take_up_procedure,
    )
    for name in rectification.names
}  # fmt: skip

NOT_TOLD: Final = {
    "the double had been cancelled by an earlier ruling":
        "two incidents: an insufficient bid, whose correction by a double was cancelled (27B3), and the double again",
    "told that it was his turn, and more than a lead has come of it":
        "the trick to which he led early had been taken back by another ruling: the record knows what lies there",
    "it is no penalty card any more":
        "the revoke by which the penalty card was not played is corrected first, and takes the penalty card with it",
    "the auction began with a call that has been cancelled":
        "the interview hears of the calls that stand, and a card seen before any call is another incident",
    "the Director has not noted who explained":
        "the interview asks who explained, and so says more than a case in which that was not noted",
}  # fmt: skip
"""The reasons why a matter that has an incident cannot be told, and why a director may leave it to the table."""
ENDS_RECTIFICATIONS: Final = frozenset({"10B", "11A", "81C5"})
"""The steps that end a matter of an earlier incident, of which the interview has not heard."""
WITHOUT_INCIDENT: Final = {
    "11B": "a penalty beside a right that is lost; right-in-doubt says that it is lost",
    "15A4": "a penalty beside the rectification of wrong cards; wrong-board says what that is",
    "20F4": "explanation-corrected asks whose call may rest on the explanation (21B1)",
    "20F5": "the same for an explanation of partner's",
    "53 found": "a second look at a lead taken for an acceptance; lead-out-of-turn asks at once whether it was (53B)",
    "70 found": "the Director puts a result of his own in the place of what his answers about the claim led to",
    "79B2": "the number that he has found; tricks-disagreed asks for it with the disagreement (79B)",
}
NO_CASE: Final = {
    "65B3": "of a late remark on a card turned wrongly the table takes up no matter; `test_incidents.py` tells it",
    "75 correction": "when it is due depends on what is to come; `test_judged_interview.py` tells it",
}
SAYS_LESS: Final = {
    **dict.fromkeys(
        [
            ("29", "The call is not repeated"),
            ("29", "A double that had to be repeated was not, noticed after the lead"),
        ],
        "what follows is the matter 31A1, which begins with a call after the ruling",
    ),
    ("29", "Right-hand opponent's own call is illegal"): "another irregularity comes between, and is told as the next",
    ("54", "Both defenders face an opening lead"): "two incidents at once, which are told one after the other",
    ("49", "A defender plays before declarer leads again"): "an earlier ruling told declarer to lead again",
    ("62", "A card played while a claim waits for the correction of a revoke"): "the table saw a card that was void",
    ("62", "A lead in a forbidden suit from a hand that is not known, and he had no other"): (
        "who tells of a revoke has seen the hand: there is none where the Director finds that he could not comply"
    ),
    ("47E2(a)", "The fourth player was misinformed and South has led, 2007"): "it does not ask what lies in the trick",
    ("45D", "A card that dummy misplaced has been named since"): "the trick as it lies has another winner",
    **dict.fromkeys(
        [
            ("70", "A claim while a lead is forbidden"),
            ("70", "A defender claims after declarer has left the lead free"),
        ],
        "it does not ask what declarer had chosen for the lead",
    ),
    **dict.fromkeys(
        [
            ("57", "A card before its turn that does not follow suit, and the next trick"),
            ("57", "A card before its turn that does not follow suit, before the next trick"),
            ("57", "Dummy before its turn, not of the suit led, and the next trick"),
            ("57", "Dummy before its turn, not of the suit led, is corrected"),
            ("57", "A card at dummy's turn that does not follow suit, and the next trick"),
        ],
        "the others had played on, which is a revoke by then; told as a revoke it is ruled upon alike",
    ),
    **dict.fromkeys(
        [
            ("57", "A card at dummy's turn goes before the penalty card, and dummy has played"),
            ("57", "A defender plays before his partner and not the penalty card, declarer has played from both hands"),
            ("57", "A defender revokes before his partner has played, declarer has played from both hands"),
            ("52", "A prohibition leaves one of the penalty cards that may be substituted"),
            ("62", "A choice made before the next lead is none for the lead that is due again"),
        ],
        "two irregularities at once, which are told one after the other",
    ),
    **dict.fromkeys(
        [
            ("25", "A bid of eight that has been called over is changed"),
            ("25", "A call that had to be repeated is put right by a second thought"),
            ("25", "A silenced player takes an insufficient bid back, and that is refused"),
            ("25", "A silenced player takes his bid back, and that is refused"),
            ("29", "A call that had to be repeated is put right by a second thought"),
        ],
        "the call that was changed is itself irregular: two incidents, which are told one after the other",
    ),
    **dict.fromkeys(
        [
            ("27", "A call at the right of an offender is changed before his correction, which cannot stand"),
            ("27", "An insufficient bid is corrected over a call that has been changed"),
        ],
        "a call was changed meanwhile: two incidents, which are told one after the other",
    ),
    ("24", "A small card dropped while another lies face up"): (
        "the card that lay there already was another incident, of which the interview has not heard"
    ),
    (
        "28B or 29A",
        "The right player accepts by an insufficient bid",
    ): "the Director found otherwise",
    **dict.fromkeys(
        [
            ("29", "A bid out of rotation, then an insufficient bid and a double in its place"),
            ("29", "A bid out of rotation, then an insufficient bid in its place"),
            ("27", "A second insufficient bid by a player who must pass"),
            ("27", "A second insufficient bid by a player who must pass is called over"),
            ("27", "A double in the place of an insufficient bid, by a player who must pass, is called over"),
            ("27", "A double in the place of an insufficient bid, by a player who must pass, is called over, 2007"),
            ("29", "A bid out of rotation is made out of rotation again"),
            ("29", "An inadmissible redouble before a double that is to be repeated"),
            ("29", "An insufficient bid before the call that is compared"),
        ],
        "another irregularity comes between, and is told as the next",
    ),
    ("70", "The statement meant other trumps"): "the Director found more than he was asked",
    ("70", "A finesse that is marked"): "the interview does not ask who showed out in an earlier trick",
    ("70", "A marked finesse that might be missed"): "the interview does not ask who showed out in an earlier trick",
    ("29", "The offender of 31A2 had to pass"): "a ruling that came meanwhile obliged him to pass",
    ("15A", "The meanings of both calls are on file, 2007"): "the interview does not ask what the calls mean",
    ("15A", "The same call means something else on the right cards, 2007"): "the Director found more than he was asked",
    ("15A", "Another call with the same meaning on the right cards, 2007"): "the Director found more than he was asked",
    (
        "57",
        "Play before partner after declarer has played from both hands",
    ): "two incidents at once, which are told one after the other",
    ("26", "A lead restriction that waits until partner wins a trick, 2017"): "the option came up twice",
    ("26", "A suit is required when partner wins a trick, 2007"): "the option came up twice",
    ("26", "The restriction waits for the partner's first lead"): "the option came up twice",
    ("26", "A finding about the suits of one offender is none about his partner's"): "the option came up twice",
    ("26", "Bid by the opening leader after the final pass"): "the option came up twice",
    ("26", "An exposed honour, then an insufficient bid by the same player"): "the option came up twice",
    **dict.fromkeys(
        [
            ("15A", "The call on the right cards was unintended, 2007"),
            ("27", "A correction falls with the call that is changed, and the next one is insufficient"),
            ("27", "An insufficient call in the place of a correction is accepted as a change of call"),
            ("27", "The intended call in the place of a correction is insufficient"),
            ("27", "The intended call in the place of a correction is insufficient, 2007"),
            ("27", "A pass in place of an insufficient bid was unintended, 2007"),
            ("27", "A pass in place of an insufficient bid was unintended, 2017"),
            ("27", "The correction of an insufficient bid was unintended, 2017"),
            ("29", "A call that was not comparable is changed after misinformation, 2017"),
            ("29", "Right-hand opponent corrects an insufficient bid before the offender calls"),
            ("29", "The bid over a bid out of rotation becomes a pass"),
            ("29", "The bid over a double out of rotation becomes a pass"),
            ("29", "The call in place of a pass out of rotation was unintended, 2017"),
            ("29", "The offender had called over the bid that becomes a pass, 2017"),
            ("29", "The offender meant a comparable call, 2017"),
            ("29", "The offender meant to repeat the denomination, 2007"),
            ("29", "The pass became a bid before the offender called, 2017"),
            ("29", "The pass over a double out of rotation becomes a bid, 2017"),
            ("29", "The pass over which a call was repeated is changed to a bid"),
            ("29", "The repeated call was unintended"),
            ("29", "Wrong cards found in the hand of the player at whose right the bid out of rotation stood"),
        ],
        "a call on which the ruling rests is changed later: another incident, after which the first is told again",
    ),
}


@dataclass(frozen=True)
class Comparison:
    """A matter of a case, as the table ruled and as the interview did."""

    law: str
    title: str
    untold: str
    """The reason why it cannot be told; empty when it can."""
    by_table: object = None
    by_interview: object = None


def comparisons_of(file: Path) -> Iterator[Comparison]:
    for case in read_cases(file.read_text()).cases:
        if case.setup.mode is CaseMode.GUARDED:
            continue
        for edition in case.editions:
            for session, matter in matters_of(case, edition):
                if matter.law in OF_THE_OFFICE:  # the Director takes them up, nobody tells them
                    continue
                setup = session.table_setup
                try:
                    outcome = tell(matter, StoryConditions(edition, setup.regulations, setup.kind))
                except CannotBeTold as reason:
                    yield Comparison(matter.law, case.title, str(reason))
                    continue
                ends = matter.law in ENDS_RECTIFICATIONS
                told, ruled = (what_counts(each, ends=ends) for each in (rulings_of(outcome, matter), matter.rulings))
                yield Comparison(matter.law, case.title, "", ruled, told)


@pytest.fixture(scope="module")
def everything() -> tuple[Comparison, ...]:
    return tuple(each for file in CASES for each in comparisons_of(file))


@pytest.mark.rest
def test_the_interview_rules_as_the_table(everything: tuple[Comparison, ...]) -> None:
    for each in everything:
        if not each.untold and (each.law, each.title) not in SAYS_LESS:
            assert each.by_interview == each.by_table, (each.law, each.title)


@pytest.mark.rest
def test_what_cannot_be_told_is_known(everything: tuple[Comparison, ...]) -> None:
    for each in everything:
        assert not each.untold or each.untold in NOT_TOLD or each.law in WITHOUT_INCIDENT, (each.title, each.untold)


@pytest.mark.rest
def test_the_exceptions_are_needed(everything: tuple[Comparison, ...]) -> None:
    differing = {(each.law, each.title) for each in everything if each.by_interview != each.by_table}
    assert differing == set(SAYS_LESS)
    assert {each.law for each in everything if each.untold} >= set(WITHOUT_INCIDENT)
    assert {each.untold for each in everything if each.law not in WITHOUT_INCIDENT} == {"", *NOT_TOLD}


@pytest.mark.rest
def test_every_rectification_of_laws_6_to_71_can_be_told(everything: tuple[Comparison, ...]) -> None:
    told = {each.law for each in everything if not each.untold}
    assert set(rectifications()) - OF_THE_OFFICE - told == {*WITHOUT_INCIDENT, *NO_CASE}


@pytest.mark.rest
def test_hardly_anything_cannot_be_told(everything: tuple[Comparison, ...]) -> None:
    to_be_told = [each for each in everything if each.law not in WITHOUT_INCIDENT]  # the others are told as part of one
    untold = sum(bool(each.untold) for each in to_be_told)
    assert len(to_be_told) > 300 * untold
