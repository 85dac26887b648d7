"""The examination as pages: a case is told as far as it was answered, marks are counted, nothing is kept."""

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import urlencode

import pytest
from litestar.testing import TestClient
from tests.unit.web.test_site import Client, named

from duplicado.casebook.exam.marking import mark
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.exam_sheet import drawn, sheet_of
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.web.site import book_site, site

SEED = "16"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(site([named("A – B")], with_book=True)) as open_client:
        yield open_client


def page(client: Client, **asked: object) -> tuple[int, str]:
    answer = client.get(f"/exam?{urlencode(asked, doseq=True)}")
    return answer.status_code, unescape(answer.text)


def right_answers(law: int | None = None, number: int = 1) -> list[str]:
    found = drawn(Edition.LAWS_2017, SEED, law, number)
    assert found is not None
    _, paper = found
    answers: list[str] = []
    for question in paper.questions:
        places = [place for place in range(1, len(question.answers) + 1) if mark(question, str(place)).is_right]
        answers.append(str(places[0]))
    return answers


def test_it_begins_with_a_choice_of_laws(client: Client) -> None:
    status, text = page(client)
    assert status == 200
    assert '<option value="27">' in text
    assert re.search(r'name="seed" value="\d+"', text)


def test_every_right_answer_makes_a_full_score(client: Client) -> None:
    answers = right_answers(27)
    for count in range(len(answers)):
        status, text = page(client, seed=SEED, law=27, a=answers[:count])
        assert status == 200
        assert text.count("Right.") == count
        assert "Next case" not in text
    status, text = page(client, seed=SEED, law=27, a=answers)
    assert f"{len(answers)} of {len(answers)} right: 100 %." in text
    assert "number=2" in text
    assert f"right={len(answers)}" in text


def test_a_form_sends_the_answers_given_before_the_new_one(client: Client) -> None:
    answers = right_answers(27)
    assert len(answers) > 1
    _, text = page(client, seed=SEED, law=27, a=answers[:-1])
    form = text[text.index("<form") : text.index("</form>")]
    sent = [
        (name, value)
        for kind, name, value in re.findall(r'<input type="(\w+)" name="(\w+)" value="([^"]*)"', form)
        if kind == "hidden" or value == answers[-1]
    ]
    assert [value for name, value in sent if name == "a"] == answers
    _, text = page(client, **{name: [each for other, each in sent if other == name] for name, _ in sent})
    assert "100 %." in text


def test_what_comes_after_an_open_question_is_not_told(client: Client) -> None:
    found = drawn(Edition.LAWS_2017, SEED, 64, 1)
    assert found is not None
    words = RulingWords.of(Language.ENGLISH)
    sheet = sheet_of(words, found[0].address, found[1], [])
    assert sheet.open is not None
    assert not any(moment.said for moment in sheet.moments)
    _, text = page(client, seed=SEED, law=64)
    assert found[0].address not in text
    assert "The Director:" not in text


def test_no_answer_is_not_right_and_the_reasons_are_given(client: Client) -> None:
    _, text = page(client, seed=SEED, law=27, a=["."])
    assert "No answer. It is:" in text
    assert "Law " in text


@pytest.mark.parametrize("answers", [["99"], ["x"], ["0"]])
def test_an_answer_that_is_none(client: Client, answers: list[str]) -> None:
    status, text = page(client, seed=SEED, law=27, a=answers)
    assert status == 404
    assert "One of the answers" in text


def test_there_is_an_end(client: Client) -> None:
    status, text = page(client, seed=SEED, law=27, number=9_999, right=3, asked=4)
    assert status == 404
    assert "75 %" in text


@pytest.mark.parametrize(("language", "said"), [("es", "Examen sobre el Reglamento"), ("pt", "Exame sobre as Leis")])
def test_it_is_held_in_other_languages_and_editions(client: Client, language: str, said: str) -> None:
    _, text = page(client, lang=language)
    assert said in text
    status, text = page(client, lang=language, seed=SEED, edition="2007", law=27, a=["."])
    assert status == 200
    assert "No answer" not in text


def test_a_book_in_files_has_none() -> None:
    with TestClient(book_site(Language.ENGLISH)) as offline:
        assert "/exam" not in offline.get("/law").text
