"""The page of a table: who is let in, and whether its scripts find the words that they say."""

import json
import re
from html import unescape
from importlib.resources import files

import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.test_managing import dealt

from duplicado.event.contest import ContestantId
from duplicado.event.facts.progress import RoundFinished
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Role
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side
from duplicado.web.club.phone import phone_words

PAGE = f"/e/{EVENT}/table"
SCRIPTS = {
    each.name: each.read_text(encoding="utf-8")
    for each in (files("duplicado.web") / "static").iterdir()
    if each.name.startswith("phone")
}


def test_the_page_is_for_who_was_let_in_at_a_table(thursday: Club) -> None:
    for person in (thursday.public(), thursday.person(Role.DIRECTOR)):
        answer = person.client.get(PAGE)
        assert (answer.status_code, answer.headers["location"]) == (302, f"/e/{EVENT}")
    page = thursday.at_table(3).client.get(PAGE)
    assert page.status_code == 200
    assert '<h1><span id="table-title">Table 3</span>' in page.text
    assert 'data-at="1-3"' in page.text


def test_hands_are_promised_only_where_there_are_any(thursday: Club) -> None:
    phone = thursday.at_table(3)
    assert "data-hands" not in phone.client.get(PAGE).text
    thursday.person(Role.DIRECTOR).done(dealt())
    assert 'data-hands="yes"' in phone.client.get(PAGE).text


def test_the_page_speaks_the_language_of_the_person(thursday: Club) -> None:
    table = thursday.at_table(3)
    said = {}
    for language in Language:
        page = table.client.get(PAGE, params={"lang": language.value})
        words = re.search(r'data-words="([^"]*)"', page.text)
        assert words is not None
        said[language] = json.loads(unescape(words[1]))["call-waits"]
    assert said[Language("es")] == "Se ha llamado al Árbitro."
    assert len(set(said.values())) == 3


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_scripts_find_what_they_say(language: Language) -> None:
    words = phone_words(Messages.load(language), ContestKind.PAIRS)
    for name, text in SCRIPTS.items():
        called = re.findall(r'\b(?:say|hasWords)\("([\w-]+)"', text)
        chosen = [each for pair in re.findall(r'say\([^"`()]*\? "([\w-]+)" : "([\w-]+)"', text) for each in pair]
        beginnings = re.findall(r"\bsay\(`([\w-]+)\$", text)
        assert {each for each in (*called, *chosen) if each not in words} == set(), name
        assert [each for each in beginnings if not any(word.startswith(each) for word in words)] == [], name
    assert sum(len(re.findall(r"\bsay\(", text)) for text in SCRIPTS.values()) > 100


@pytest.mark.parametrize(
    ("signed", "words"),
    [("Director", "Árbitro"), ("o Diretor", "el Árbitro"), ("Ana Lima", None), ("the Director", "el Árbitro")],
)
def test_an_official_without_a_name_is_called_as_the_players_language_calls_him(signed: str, words: str | None) -> None:
    said = phone_words(Messages.load(Language("es")), ContestKind.PAIRS)
    assert said.get(f"signed-{signed}") == words


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_keys_of_denominations_and_seats_are_told_apart(language: Language) -> None:
    words = phone_words(Messages.load(language), ContestKind.PAIRS)
    for names in (["key-S", "key-H", "key-D", "key-C", "key-NT"], ["seat-N", "seat-E", "seat-S", "seat-W"]):
        assert len({words[name] for name in names}) == len(names)


def test_a_device_goes_with_who_sits_there(thursday: Club) -> None:
    table = thursday.at_table(1)
    address = f"/api/1/events/{EVENT}/follow"
    refused = table.send("POST", address, {"contestant": "2"})
    assert (refused.status_code, refused.json()["code"]) == (403, "other-table")
    assert table.send("POST", address, {"contestant": "6"}).json() == {"contestant": "6"}
    again = table.send("POST", address, {"contestant": "1"})
    assert (again.status_code, again.json()["code"]) == (403, "pin-again")
    thursday.at_table(2).done(result(2, 3, "pass"), result(2, 4, "pass"))
    table.done(result(1, 1, "pass", side=Side.EW), RoundFinished(1, "", 1, 1))
    view = table.view()
    assert (view["table"], view["contestant"], view["side"]) == (2, "6", "EW")
    late = {"id": "late", "board": 2, "line": "pass", "side": "EW", "session": 1, "section": "", "table": 1, "round": 1}
    assert table.send("POST", f"/api/1/events/{EVENT}/results", late).status_code == 200
    own = {"id": "own", "board": 5, "line": "pass", "side": "EW"}
    assert table.send("POST", f"/api/1/events/{EVENT}/results", own).status_code == 200
    assert table.view()["boards"]["5"]["results"][0]["sides"] == ["EW"]
    assert "Table 2" in table.client.get(PAGE).text
    scorer = thursday.person(Role.SCORER, plays=(ContestantId(1),))
    assert scorer.send("POST", address, {"contestant": "1"}).status_code == 403


def test_who_goes_with_a_pair_gives_the_pin_to_stay_at_a_table(thursday: Club) -> None:
    table = thursday.at_table(1)
    address = f"/e/{EVENT}/t/1/1"
    assert table.client.get(address).status_code == 302
    table.send("POST", f"/api/1/events/{EVENT}/follow", {"contestant": "6"})
    assert 'name="pin"' in table.client.get(address).text
    table.client.post(address, data={"pin": thursday.pin(1)})
    table = Person(table.client, "table")
    table.client.post(f"{PAGE}/whose", data={"csrf": table.csrf, "whose": "table"})
    assert "contestant" not in table.view()
