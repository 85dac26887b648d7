"""Former and short addresses of an event's pages lead for good to where these are now."""

import re

from tests.club.conftest import EVENT, Club

from duplicado.web.club.app import club_site
from duplicado.web.club.moved_addresses import FORMER, SHORT

VALUES = {"number": "7", "part": "pins"}


def test_each_address_leads_to_where_the_page_is_now(thursday: Club) -> None:
    client, behind = thursday.public().client, "?session=1&board=2%261"
    led = {
        before: (answer.status_code, answer.headers.get("location"))
        for before in {**FORMER, **SHORT}
        for answer in [client.get(f"/e/{EVENT}/{before.format(**VALUES)}{behind}")]
    }
    assert led == {
        before: (308, f"/e/{EVENT}/{now.format(**VALUES)}{behind}") for before, now in {**FORMER, **SHORT}.items()
    }


def test_each_leads_to_a_page_that_there_is() -> None:
    pages = {
        re.sub(r"{.*?}", "{}", route.path_format)
        for route in club_site("unused").routes
        if hasattr(route, "path_format")
    }
    for now in (*FORMER.values(), *SHORT.values()):
        assert "/e/{}/" + re.sub(r"{.*?}", "{}", now.replace("{part}", VALUES["part"])) in pages


def test_a_form_of_a_page_that_was_open_before_is_taken_where_the_page_is_now(thursday: Club) -> None:
    organizer = thursday.organizer()
    form = {"csrf": organizer.csrf, "table": "1-3"}
    led = organizer.client.post(f"/e/{EVENT}/office/doors/pins", data=form)
    assert (led.status_code, led.headers["location"]) == (308, f"/e/{EVENT}/office/access/pins")
    drawn = organizer.client.post(f"/e/{EVENT}/office/doors/pins", data=form, follow_redirects=True)
    assert drawn.status_code == 200
    assert 'name="pin 1-3"' in drawn.text
    assert organizer.client.post(f"/e/{EVENT}/office/score", data={"csrf": organizer.csrf}).status_code == 308


def test_what_stands_in_an_address_stays_one_word_of_it(thursday: Club) -> None:
    answer = thursday.public().client.get("/e/%2F%2Fevil.example%2Fx/display")
    assert answer.headers.get("location", "/e/").startswith("/e/")
