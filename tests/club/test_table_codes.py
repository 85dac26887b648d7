"""Permanent codes of tables, which hold no secret, and tonight's code."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.conftest import EVENT, LAPTOP, Club, Person, founding
from tests.unit.service.live.test_following import state_of

from duplicado.event.facts.progress import SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.table_codes import places_of_table
from duplicado.service.club.table_pins import TablePins
from duplicado.service.live.roles import Role, TableKey

ACCESS = f"/e/{EVENT}/office/access"


def enter(club: Club, table: int, pin: str) -> Any:  # noqa: ANN401 - an answer
    client = club.client()
    sent = {"session": 1, "table": table, "pin": pin, "cookie": True}
    answer = client.post(f"/api/1/events/{EVENT}/enter", json=sent)
    return Person(client, "table") if answer.status_code == 200 else answer


def test_the_card_printed_for_one_event_leads_to_the_table_of_the_next(thursday: Club) -> None:
    public, director = thursday.public(), thursday.person(Role.DIRECTOR)
    assert public.client.get("/m/3").headers["location"] == f"/e/{EVENT}/t/1/3"
    director.done(SessionEnded(1))
    assert public.client.get("/m/3").status_code == 404
    sent = {"id": "next", "name": "Friday", "facts": [fact_data(each) for each in founding()]}
    assert thursday.organizer().send("POST", "/api/1/events", sent).status_code == 200
    assert public.client.get("/m/3").headers["location"] == "/e/Friday/t/1/3"
    assert public.client.get("/m/6").status_code == 404


def test_of_two_events_one_is_chosen(thursday: Club) -> None:
    sent = {"id": "next", "name": "Friday", "facts": [fact_data(each) for each in founding()]}
    thursday.organizer().send("POST", "/api/1/events", sent)
    page = thursday.public().client.get("/m/3")
    assert page.status_code == 200
    assert f'href="/e/{EVENT}/t/1/3"' in page.text
    assert 'href="/e/Friday/t/1/3"' in page.text


def test_who_is_let_in_is_asked_for_nothing_again(thursday: Club) -> None:
    own = thursday.at_table(1, own=6)
    assert own.client.get("/m/4").headers["location"] == f"/e/{EVENT}/table"


@pytest.mark.parametrize("place", ["0", "6", "x", "3x", "-3", "9" * 30, "A3", "%00", ""])
def test_what_is_no_table_leads_nowhere(place: str) -> None:
    assert places_of_table(state_of(*founding()), place) == ()


def test_tonights_code_is_good_at_every_table_until_it_is_drawn_again(thursday: Club) -> None:
    entrance = thursday.house.entrance
    director = thursday.person(Role.DIRECTOR)
    page = director.client.post(f"{ACCESS}/tonight", data={"csrf": director.csrf}).text
    code = entrance.tonight(EVENT)
    assert f'<p class="code">{code}</p>' in page
    assert code not in {thursday.pin(table) for table in range(1, 6)}
    one, two, by_pin = enter(thursday, 1, code), enter(thursday, 2, code), thursday.at_table(3)
    assert (one.view()["table"], two.view()["table"]) == (1, 2)
    assert entrance.set_tonight(EVENT, issuer=LAPTOP) != code
    assert [each.get("/api/1/me").status_code for each in (one, two, by_pin)] == [401, 401, 200]
    assert enter(thursday, 1, code).status_code == 403
    again = enter(thursday, 1, entrance.tonight(EVENT))
    director.client.post(f"{ACCESS}/tonight", data={"csrf": director.csrf, "end": "yes"})
    assert (again.get("/api/1/me").status_code, entrance.tonight(EVENT)) == (401, "")
    assert [each.what for each in entrance.trail.of(EVENT) if "tonight" in each.what] == [
        "tonight", "tonight", "tonight-ended",
    ]  # fmt: skip


def test_a_new_pin_of_a_table_ends_who_came_in_there_by_tonights_code_too(thursday: Club) -> None:
    code = thursday.house.entrance.set_tonight(EVENT, issuer=LAPTOP)
    one, two = enter(thursday, 1, code), enter(thursday, 2, code)
    thursday.house.entrance.set_pins(EVENT, (TableKey(1, "", 1),), issuer=LAPTOP)
    assert [each.get("/api/1/me").status_code for each in (one, two)] == [401, 200]


def test_of_two_codes_of_tonight_drawn_at_once_the_one_that_is_shown_is_good(
    thursday: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    entrance = thursday.house.entrance
    draw = TablePins.draw

    def overtaken(*asked: Any) -> list[str]:  # noqa: ANN401 - what `draw` takes
        monkeypatch.setattr(TablePins, "draw", draw)
        drawn = draw(*asked)
        entrance.set_tonight(EVENT, issuer=LAPTOP)
        return drawn

    monkeypatch.setattr(TablePins, "draw", overtaken)
    entrance.set_tonight(EVENT, issuer=LAPTOP)
    assert enter(thursday, 1, entrance.tonight(EVENT)).view()["table"] == 1


def test_the_cards_are_printed_without_a_secret(thursday: Club) -> None:
    printed = thursday.organizer().client.get("/office/table-codes.pdf?tables=9")
    assert printed.content.startswith(b"%PDF")
    assert thursday.person(Role.DIRECTOR).client.get("/office/table-codes.pdf").status_code == 403
