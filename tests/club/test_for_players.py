"""Answers to players over HTTP when they have finished boards: score cards and hand records, by every role."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.conftest import EVENT, Club, Person, result
from tests.club.test_managing import dealt, of_role

from duplicado.event.contest import ContestantId
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.locale import Language
from duplicado.service.live.roles import Access, Openness, Role
from duplicado.vocabulary.seats import Side

CARDS = f"/api/1/events/{EVENT}/cards"
RECORD = f"/api/1/events/{EVENT}/hand-records/1"


def cards(person: Person) -> list[dict[str, Any]]:
    return list(person.get(CARDS).json()["cards"])


def boards(card: dict[str, Any]) -> list[int]:
    return [each["board"] for each in card["lines"]]


@pytest.mark.parametrize("role", Role)
def test_who_has_a_score_card(thursday: Club, role: Role) -> None:
    answer = of_role(thursday, role).get(CARDS)
    assert (answer.status_code == 200) == (role is Role.PLAYER)
    if role is not Role.PLAYER:
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    assert answer.headers["cache-control"] == "no-store"


def test_a_director_who_plays_has_his_own(thursday: Club) -> None:
    playing = thursday.person(Role.DIRECTOR, plays=(ContestantId(6),))
    thursday.at_table(1).done(result(1, 1, "4S N ="))
    thursday.at_table(2).done(result(2, 3, "4S N ="))
    (card,) = cards(playing)
    assert (card["contestant"], boards(card), card["lines"][0]["score"]) == ("6", [1], -420)


def test_the_card_goes_with_the_pair_and_stays_with_nobody_else(thursday: Club) -> None:
    table = thursday.at_table(1)
    table.done(result(1, 1, "4S N ="), result(1, 1, "4S N =", side=Side.EW))
    follow = f"/api/1/events/{EVENT}/follow"
    table.send("POST", follow, {"contestant": "6"})
    stays = thursday.at_table(1)
    assert [each["contestant"] for each in cards(stays)] == ["1", "6"]
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 2))
    (card,) = cards(table)
    assert (card["contestant"], card["own"], boards(card)[:1]) == ("6", True, [1])
    # At the table others sit by now: the card shown there is theirs, without what the other pair has not played.
    assert [each["contestant"] for each in cards(stays)] == ["1", "10"]
    assert [boards(each) for each in cards(stays)] == [[], []]


@pytest.mark.parametrize("role", Role)
def test_who_sees_a_hand_record_when_the_board_is_finished_everywhere(thursday: Club, role: Role) -> None:
    thursday.person(Role.DIRECTOR).done(dealt())
    person = of_role(thursday, role)
    answer = person.get(f"{RECORD}/1")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-finished-everywhere")
    assert "AKQJ" not in answer.text
    thursday.person(Role.DIRECTOR).done(SessionEnded(1))
    shown = person.get(f"{RECORD}/1").json()
    assert shown["hands"]["N"] == "AKQJ.T98.765.432"
    assert set(shown) == {"session", "section", "board", "dealer", "vulnerability", "hands", "tricks", "par"}
    thursday.house.open_events.set_access(EVENT, Access(openness=Openness(hands=False)))
    office = {Role.ORGANIZER, Role.DIRECTOR, Role.ASSISTANT, Role.SCORER}
    assert (person.get(f"{RECORD}/1").status_code == 200) == (role in office)


def test_a_board_of_the_card_says_when_its_hands_can_be_read(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(dealt())
    table = thursday.at_table(1)
    table.done(result(1, 1, "4S N =", side=Side.NS), result(1, 1, "4S N =", side=Side.EW))
    assert [each["lines"][0]["hands"] for each in cards(table)] == [False, False]
    director.done(SessionEnded(1))
    assert [each["lines"][0]["hands"] for each in cards(table)] == [True, True]


def test_why_it_is_not_shown_is_said_in_the_readers_language(thursday: Club) -> None:
    table = thursday.at_table(1)
    said = {
        each: table.client.get(f"{RECORD}/1", headers={"Accept-Language": each.value}).json()["sentence"]
        for each in Language
    }
    assert said[Language("es")] == "Un estuche se muestra cuando todos los que lo juegan lo han terminado."
    assert len(set(said.values())) == len(Language)
