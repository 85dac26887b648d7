"""The right to appeal is said once with each ruling of the Director, and nowhere else (Laws 83, 92A)."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import Session, play_case
from duplicado.cli.rule import command as rule
from duplicado.cli.table import command as table_command
from duplicado.director.given import decisions
from duplicado.law.book.law_83 import Advice, AdviceOfAppeal
from duplicado.law.edition import Edition
from duplicado.library.table import Table
from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import advice_text, tell_entries

LANGUAGES = pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
MENTIONED = AdviceOfAppeal(Advice.MENTION, ("92A",))
DROPPED = ("4♠ S", "E", "♥A", "", "S")
EXPOSED = """
case: x
law: 2017
contract: 4S S
position: {hands: "N:K.7.Q.2 2.T.4.9 A.A.K.5 8.6.A.T", lead: W, won: {NS: 5, EW: 4}}
steps:
  - E: shows HT
  - S: attention
"""


def exposed() -> Session:
    session, stopped = play_case(read_cases(EXPOSED).cases[0], Edition.LAWS_2017)
    assert stopped is None
    return session


def sentence(language: Language, advice: AdviceOfAppeal = MENTIONED) -> str:
    return advice_text(RulingWords.of(language), advice)


@LANGUAGES
def test_every_way_of_telling_it_has_its_own_sentence(language: Language) -> None:
    told = {sentence(language, AdviceOfAppeal(advice, ("83",))) for advice in Advice}
    assert len(told) == len(Advice)
    assert all("83" in each for each in told)


@LANGUAGES
def test_the_command_says_it_last_and_once(language: Language) -> None:
    answers = [part for answer in DROPPED for part in ("-a", answer)]
    ran = CliRunner().invoke(rule, ["card-exposed", *answers, "--lang", language.value])
    assert ran.output.count(sentence(language)) == 1, ran.output
    open_yet = CliRunner().invoke(rule, ["card-exposed", *answers[:4], "--lang", language.value])
    assert sentence(language) not in open_yet.output


def test_a_regulation_makes_it_a_duty_and_the_clause_says_so() -> None:
    answers = [part for answer in DROPPED for part in ("-a", answer)]
    said = {}
    for name in ("wbf", "aeb"):
        ran = CliRunner().invoke(rule, ["card-exposed", *answers, "--regulations", name, "--json"])
        said[name] = json.loads(ran.output)["ruling"]
    assert said["wbf"][-1].endswith("[Law 92A]")
    assert said["aeb"][-1].endswith("[Law 83]")


@LANGUAGES
def test_the_table_says_it_with_a_ruling_and_not_with_a_choice_that_the_play_brings(
    language: Language, tmp_path: Path
) -> None:
    case, choice = tmp_path / "case.yaml", "S: forbid H\nW: S8\n"
    options = ["--lang", language.value]
    case.write_text(EXPOSED, encoding="utf-8")
    taken_up_before = CliRunner().invoke(table_command, [str(case), *options], input=choice)
    assert sentence(language) not in taken_up_before.output, taken_up_before.output
    case = tmp_path / "other.yaml"
    case.write_text(EXPOSED.replace("  - S: attention\n", ""), encoding="utf-8")
    ruled_here = CliRunner().invoke(table_command, [str(case), *options], input=f"S: attention\n{choice}")
    assert ruled_here.output.count(sentence(language)) == 1, ruled_here.output


@LANGUAGES
def test_the_library_says_it_when_a_matter_has_come_to_its_end(language: Language) -> None:
    table = Table(board=1).play("N 1S", "E 1H", "S attention")
    assert sentence(language) not in table.ruling.say(language.value)
    assert sentence(language) not in table.answer("refuse").ruling.say(language.value)
    assert table.play("E 2H").find("27B1(a)").ruling.say(language.value).count(sentence(language)) == 1


def test_a_refusal_of_an_electronic_table_is_no_ruling(tmp_path: Path) -> None:
    options = ["--guarded", "--journal", str(tmp_path / "table.yaml")]
    ran = CliRunner().invoke(table_command, options, input="N: 1S\nE: 1H\n")
    assert "insufficient" in ran.output, ran.output
    assert sentence(Language.ENGLISH) not in ran.output


def test_what_the_play_brings_up_of_itself_decides_nothing() -> None:
    session = exposed()
    (open_now,) = session.state.matters
    assert open_now.law == "50D2"
    assert decisions(open_now) == ()


def test_an_examination_and_the_book_do_not_say_it() -> None:
    session = exposed()
    told = tell_entries(RulingWords.of(Language.ENGLISH), session.beginning, session.entries)
    assert sentence(Language.ENGLISH) not in [line.text for line in told]
