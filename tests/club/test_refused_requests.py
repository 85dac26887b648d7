"""Refusals for want of rights in the audit of the club: who, of which event, what he asked for."""

from __future__ import annotations

import pytest
from tests.club.conftest import EVENT, Club

from duplicado.locale import Language
from duplicado.publish.audit_words import audited
from duplicado.publish.messages import Messages
from duplicado.service.live.roles import Role
from duplicado.store.port import StoreError

AT = f"/api/1/events/{EVENT}"


def noted(club: Club) -> list[tuple[str, str, str]]:
    return [(each.event, each.by, each.detail) for each in club.house.entrance.trail.of() if each.what == "refused"]


def test_who_is_refused_for_his_rights_is_written_down_whatever_he_asked_for(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    assert scorer.get(f"{AT}/audit").status_code == 403
    assert scorer.get(f"/e/{EVENT}/office/rulings/register").status_code == 403
    assert scorer.send("POST", f"{AT}/tokens", {"role": "director", "by": "x"}).status_code == 403
    table = thursday.at_table(1)
    assert table.get("/office/people").status_code == 401, "who is nobody there is not refused for his rights"
    assert noted(thursday) == [
        (EVENT, "the scorer", f"GET {AT}/audit"),
        (EVENT, "the scorer", f"GET /e/{EVENT}/office/rulings/register"),
        (EVENT, "the scorer", f"POST {AT}/tokens"),
    ]


def test_what_another_site_asks_for_is_written_down_with_whose_browser_it_was(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    foreign = {"Origin": "http://elsewhere.example", "Content-Type": "application/json"}
    assert director.client.post(f"{AT}/backup?as=office", headers=foreign).status_code == 403
    assert noted(thursday) == [(EVENT, "the director", f"POST {AT}/backup")]


def test_the_same_refusal_is_written_once_and_many_fill_nothing(thursday: Club) -> None:
    scorer, other = thursday.person(Role.SCORER), thursday.person(Role.SCORER, by="another")
    for _ in range(5):
        assert scorer.get(f"{AT}/audit").status_code == 403
    assert other.get(f"{AT}/audit").status_code == 403
    assert [by for _, by, _ in noted(thursday)] == ["the scorer", "another"]
    for board in range(1, 100):
        assert scorer.get(f"{AT}/hands/1/{board}").status_code == 403
    assert 50 <= len(noted(thursday)) <= 70


def test_where_it_cannot_be_written_down_he_is_refused_all_the_same(
    thursday: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    scorer = thursday.person(Role.SCORER)

    def full(*_: object) -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(thursday.house.entrance.trail, "note", full)
    assert scorer.get(f"{AT}/audit").status_code == 403
    assert noted(thursday) == []


def test_whoever_is_nobody_stands_there_by_his_address_and_names_no_event_that_is_not(thursday: Club) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    stranger = thursday.public().client
    for event in (EVENT, "%1B[2Jnone"):
        sent = stranger.post(
            f"/api/1/events/{event}/enter", json={"session": 1, "table": 1, "pin": "1"}, headers=foreign
        )
        assert sent.status_code == 403
    assert noted(thursday) == [
        (EVENT, "127.0.0.1", f"POST {AT}/enter"),
        ("", "127.0.0.1", "POST /api/1/events/%1B%5B2Jnone/enter"),
    ]


def test_it_is_said_in_every_language() -> None:
    told = {audited("refused", Messages.load(each)) for each in Language}
    assert len(told) == len(Language)
    assert "refused" not in told
