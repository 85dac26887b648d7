"""Unauthorized and wrong information, told to the interview down to the score, in three languages and both editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

import pytest

from duplicado.casebook.answer_reader import read_answer
from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import StoryConditions
from duplicado.event.adjusting.rulings import Assigned, Ruling, SelfInflictedDamage
from duplicado.event.record.ruling_from_interview import score_heard
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.rulings.ruling_terms import RulingWords

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
EN, ES, PT = Language.ENGLISH, Language("es"), Language("pt")


@dataclass(frozen=True)
class Told:
    """An incident as a director tells it, and what must come of it."""

    what: str
    answers: str
    """In their order, parted by semicolons."""
    ends: Mapping[str, str]
    """`NS` and `EW`: contract, tricks, weights in per cent; or the clause by which it is `refused` or `stands`."""
    edition: Edition = NEW
    language: Language = EN
    regulations: Mapping[str, object] = field(default_factory=dict[str, object])


def both(results: str) -> dict[str, str]:
    return {"NS": results, "EW": results}


INCIDENTS = [
    # Slow double, North pulls it: the pull was suggested, pass was an alternative (16B).
    Told("information-from-partner", "N; tempo; yes; yes; yes; no; 3HX W -1; ; 3H; nothing", both("3HX W 8")),
    Told(
        "information-from-partner",
        "N; tempo; sí; sí; sí; no; 60% 3CX O -1, 40% 3CX O =; ; 3C; 1",
        both("3HX W 8 60, 3HX W 9 40"),
        NEW,
        ES,
    ),
    Told(
        "information-from-partner",
        "N; tempo; sim; sim; sim; sim; 3CX O -1; 1",
        both("3HX W 8"),
        OLD,
        PT,
    ),
    Told("information-from-partner", "S; question; yes; no", {"stands": "16B1(a)"}),
    Told("information-from-partner", "S; question; no", {"stands": "16B1(b)"}),
    Told("information-from-partner", "S; no", {"stands": "16B1"}, OLD),
    Told("information-from-partner", "E; manner; yes; yes; no; no", {"stands": "12B1"}),
    # A weight on what could come about only by the infraction (12C1(c)); 2007 has no such rule.
    Told("information-from-partner", "N; tempo; yes; yes; yes; no; 50% 4S N =, 50% 3S N +1; 1", {"refused": "12C1(c)"}),
    Told(
        "information-from-partner",
        "N; tempo; yes; yes; yes; yes; 50% 4S N =, 50% 3S N +1; nothing",
        both("4S N 10 50, 3S N 10 50"),
        OLD,
    ),
    # No lower contract than had been bid (12C1(b)).
    Told("information-from-partner", "N; tempo; yes; yes; yes; no; 2S N =; ; 3C", {"refused": "12C1(b)"}),
    Told("information-from-partner", "N; tempo; sí; sí; sí; no; paso; ; 1T", {"refused": "12C1(b)"}, NEW, ES),
    # Weights that are not the whole; weights that the authority does not allow (2007).
    Told("information-from-partner", "N; tempo; yes; yes; yes; no; 60% 4S N =, 50% 4S N -1", {"refused": ""}),
    Told(
        "information-from-partner",
        "N; tempo; yes; yes; yes; yes; 60% 4S N =, 40% 4S N -1",
        {"refused": "12C1(c)"},
        OLD,
        EN,
        {"weighted.allowed": False},
    ),
    # The innocent side gambled: it bears its own part, the other one does not gain by it (12C1(e); 2007: 12C1(b)).
    Told(
        "information-from-partner",
        "W; tempo; yes; yes; yes; no; 4S N =; ; ; gambling action; NS; 3S N -1",
        {"NS": "own", "EW": "4S N 10"},
    ),
    Told(
        "information-from-partner",
        "O; tempo; sim; sim; sim; sim; 4E N =; 2; NS; 3E N -1",
        {"NS": "own", "EW": "4S N 10"},
        OLD,
        PT,
    ),
    # A wrong explanation: 4H would have been bid and made, the opponents had no agreement (75D3).
    Told("wrong-explanation", "E; no; no; yes; no; N bids 4H; 4H N =; ; ; nothing", both("4H N 10")),
    Told(
        "wrong-explanation",
        "E; sí; no; no; sí; no; N declara 4C; 70% 4C N =, 30% 4C N -1; ; ; 1",
        both("4H N 10 70, 4H N 9 30"),
        NEW,
        ES,
    ),
    Told("wrong-explanation", "E; não; não; sim; não; N declara 4C; 4C N =; 1", both("4H N 10"), OLD, PT),
    Told("wrong-explanation", "E; yes; yes", {"stands": "75C"}),
    Told("wrong-explanation", "E; yes", {"stands": "75C"}, OLD),
    Told("wrong-explanation", "E; yes; no; yes; no", {"stands": "21A"}),
    Told("wrong-explanation", "E; sí; no; no; no; no", {"stands": "12B1"}, NEW, ES),
    # Something crucial was left out (40B5), or an alert (40B2).
    Told("incomplete-explanation", "W; yes; yes; no; yes; no; S leads a club; 3NT E -1; ; ; nothing", both("3NT E 8")),
    Told("incomplete-explanation", "O; sim; não", {"stands": "40B5(b)"}, NEW, PT),
    Told("alert-missing", "W; yes; no; yes; yes; S doubles; 2HX W -2; ; ; nothing", both("2HX W 6")),
    Told("alert-missing", "O; sim; não; sim; não; S dobra; 2CX O -2; 1", both("2HX W 6"), OLD, PT),
    Told("alert-needless", "O; no", {"stands": "40B2(a)(iii)"}, NEW, ES),
]


def outcome_of(told: Told) -> InterviewOutcome:
    interview = Interview(incident(told.what), StoryConditions(told.edition, told.regulations))
    for text in told.answers.split("; "):
        asked = hear(interview).asked
        assert asked is not None, f"nothing is asked: {text}"
        interview = interview.answered(asked.key, read_answer(asked, text, told.language))
    return hear(interview)


def written(ruling: Ruling, side: str) -> str:
    given = ruling.north_south if side == "NS" else ruling.east_west
    if isinstance(given, SelfInflictedDamage):
        return "own"
    assert isinstance(given, Assigned)
    parts = [
        f"{each.contract} {each.tricks}" + ("" if each.weight == 1 else f" {Fraction(100) * each.weight}")
        for each in given.outcomes
    ]
    return ", ".join(parts)


@pytest.mark.clause("12B1", "12C1(a)", "12C1(b)", "12C1(c)", "12C1(e)", "16B1(a)", "16B1(b)", "21A", "75C", "75D3")
@pytest.mark.parametrize("told", INCIDENTS, ids=lambda told: f"{told.what} {told.edition} {told.answers}")
def test_information_is_ruled_upon_down_to_the_score(told: Told) -> None:
    outcome = outcome_of(told)
    if "refused" in told.ends:
        assert outcome.misfit is not None
        assert outcome.misfit.key in {"results", "by the infraction"}
        assert outcome.misfit.values.get("clause", "") == told.ends["refused"]
        return
    assert outcome.is_complete, (outcome.asked, outcome.misfit)
    score = score_heard(outcome)
    for language in Language:
        said = tell_outcome(RulingWords.of(language), outcome).said
        assert said
        if "stands" in told.ends:
            continue
        assert "12C1(a)" in " ".join(said)  # what the score is, and not that it is adjusted, is the last word
    if "stands" in told.ends:
        assert score is None
        assert told.ends["stands"] in tell_outcome(RulingWords.of(EN), outcome).clauses
    else:
        assert score is not None
        assert {side: written(score, side) for side in told.ends} == told.ends
