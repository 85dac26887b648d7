"""Adjusted scores in reports: in words of each language, and as JSON."""

import json
from fractions import Fraction

import pytest

from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.regulations import rules_under
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import standings
from duplicado.law.regulations.profile import profile
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report_files import report_json
from duplicado.publish.report_words import ReportWords
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.seats import Side

DAMAGE = SelfInflicted(Points(420), Points(140), Points(-100))
FIXED = Artificial(amount=Fraction(37, 2))
SESSION = Artificial(Award.SESSION_AVERAGE)


def line(number: int, ours: SideScore) -> BoardResult:
    return BoardResult(1, ContestantId(number, Side.NS), ContestantId(number, Side.EW), ours, Points(50))


CONTEST = Contest(winners=2, results=(line(1, DAMAGE), line(2, FIXED), line(3, SESSION), line(4, Points(-50))))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, ["−100*", "18.5", "Ø"]),
        (Language("es"), ["−100*", "18,5", "Ø"]),
        (Language("pt"), ["−100*", "18,5", "Ø"]),
    ],
    ids=str,
)
def test_in_a_table(language: Language, words: list[str]) -> None:
    written = ReportWords(Messages.load(language), standings(CONTEST))
    assert [written.score(score) for score in (DAMAGE, FIXED, SESSION)] == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, ["−100, adjusted", "18.5 by ruling", "Session average"]),
        (Language("es"), ["−100, ajustado", "18,5 por decisión", "Media de la sesión"]),
        (Language("pt"), ["−100, ajustado", "18,5 por decisão", "Média da sessão"]),
    ],
    ids=str,
)
def test_on_a_page(language: Language, words: list[str]) -> None:
    wording = Wording.of(language)
    assert [wording.score(score) for score in (DAMAGE, FIXED, SESSION)] == words
    assert None not in {wording.explanation(score) for score in (DAMAGE, FIXED, SESSION)}


def test_as_json() -> None:
    (contest,) = json.loads(report_json([("evening", CONTEST, standings(CONTEST), ())]))["contests"]
    told = [each["north_south_score"] for each in contest["boards"][0]["results"]]
    assert told == [
        {"self_inflicted": {"expectation": 420, "after_infraction": 140, "table": -100}},
        {"amount": "37/2"},
        {"artificial": "session average"},
        -50,
    ]


@pytest.mark.parametrize("language", Language, ids=str)
def test_the_rules_for_them_stand_below_the_ranking(language: Language) -> None:
    plain, told = (
        ReportWords(Messages.load(language), standings(CONTEST, rules)).rules()
        for rules in (ScoringRules(), rules_under(profile("aeb"), CONTEST.method, base=ScoringRules(weighted_places=0)))
    )
    weighted, averages = (sentence for sentence in told if sentence not in plain)
    assert "{" not in weighted
    assert "50 %" in averages
