"""The service for programs: commands, live views, what is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.club.conftest import EVENT, Club, founding, result

from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.stated_results import ResultAgreed
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.event_terms import name_for
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side
from duplicado.web import event_streams


def test_a_command_sent_twice_is_done_once(thursday: Club) -> None:
    table = thursday.at_table(1)
    answers = [table.ask(result(1, 1, "4S N ="), id="once").json() for _ in range(2)]
    assert answers[0]["entries"] == answers[1]["entries"]
    assert answers[0]["outcome"] == "accepted"
    assert len(table.view()["boards"]["1"]["results"]) == 1


def test_what_looks_like_a_slip_is_asked_back_in_the_language_of_who_sent_it(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    director.done(result(1, 1, "4S N =", side=None))
    body = {"id": "x", "facts": [fact_data(result(1, 1, "3NT N =", side=None))]}
    said: dict[str, str] = {}
    for language in ("en", "es", "pt"):
        answer = director.client.post(
            f"/api/1/events/{EVENT}/commands",
            json=body,
            headers={"X-CSRF-Token": director.csrf, "Accept-Language": language},
        )
        assert answer.status_code == 428
        said[language] = answer.json()["questions"][0]
    assert len(set(said.values())) == 3
    assert not [each for each in said.values() if "duplicado event" in each], "who asks by HTTP has no command line"


def test_an_event_is_made_once(club: Club) -> None:
    organizer = club.organizer()
    body = {"id": "x", "name": "Friday", "facts": [fact_data(each) for each in founding()]}
    first, again = (organizer.send("POST", "/api/1/events", body).json() for _ in range(2))
    assert first["entries"] == again["entries"]
    other = organizer.send("POST", "/api/1/events", {**body, "id": "y"})
    assert other.status_code == 409
    assert organizer.get("/api/1/events").json() == ["Friday"]


def test_nothing_is_left_of_an_event_that_is_refused(club: Club) -> None:
    organizer = club.organizer()
    twice = [fact_data(EventFounded("Friday", founding()[0].conditions))] * 2  # type: ignore[union-attr]  # the founding
    assert organizer.send("POST", "/api/1/events", {"id": "x", "name": "Friday", "facts": twice}).status_code == 409
    assert organizer.get("/api/1/events").json() == []
    assert not list(club.folder.glob("*.event"))


def test_a_name_that_leads_out_of_the_folder(club: Club) -> None:
    organizer = club.organizer()
    body = {"id": "x", "name": "../Friday", "facts": [fact_data(each) for each in founding()]}
    answer = organizer.send("POST", "/api/1/events", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "event-not-made")
    assert organizer.get("/api/1/events/..%2FFriday/view").status_code == 404


@pytest.mark.parametrize("name", ["CON", "nul", "aux.txt", "Lpt1", "com3.2026"])
def test_a_name_under_which_windows_keeps_no_file(club: Club, name: str) -> None:
    organizer = club.organizer()
    body = {"id": "x", "name": name, "facts": [fact_data(each) for each in founding()]}
    answer = organizer.send("POST", "/api/1/events", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "event-not-made")
    assert f"“{name}” is the name of a device" in answer.text
    assert not list(club.folder.glob("*.event"))
    assert name_for(name, "", ()) == f"Event {name}"
    assert name_for(f"{name} club", "", ()) == (f"{name} club" if "." not in name else f"Event {name} club")


def test_a_stream_brings_what_happens_and_resumes(thursday: Club) -> None:
    table = thursday.at_table(1)
    seen: list[tuple[str, dict[str, Any]]] = []

    def read(count: int, **headers: str) -> None:
        address = f"/api/1/events/{EVENT}/view?as=table"
        with table.client.stream("GET", address, headers={"Accept": "text/event-stream", **headers}) as stream:
            assert stream.headers["cache-control"] == "no-store"
            position = ""
            for line in stream.iter_lines():
                if line.startswith("id: "):
                    position = line[4:]
                elif line.startswith("data: "):
                    seen.append((position, json.loads(line[6:])))
                    if len(seen) == count:
                        return
                    if len(seen) == 1:
                        table.done(result(1, 1, "4S N ="))

    read(2)
    assert [each["whole"] for _, each in seen] == [True, False]
    stated = seen[1][1]["view"]["boards"]["1"]["results"][0]
    assert stated["score"] == 420
    thursday.at_table(1, side=Side.EW).done(ResultAgreed(result(1, 1, "4S N =").place, stated["id"], Side.EW))
    position = seen[-1][1]["position"]
    read(3, **{"Last-Event-ID": str(position)})
    assert seen[2][1]["whole"] is False
    assert seen[2][1]["view"]["boards"]["1"]["agreed"] is True


def test_a_stream_of_signs_says_that_something_has_changed_and_no_more(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    address = f"/api/1/events/{EVENT}/office?as=office&signs=true"
    seen: list[dict[str, Any]] = []
    with scorer.client.stream("GET", address, headers={"Accept": "text/event-stream"}) as stream:
        for line in stream.iter_lines():
            if line.startswith("data: {"):
                seen.append(json.loads(line[6:]))
                if len(seen) == 4:
                    break
                # The third result makes no other tile than the second: two that differ.
                thursday.at_table(1).done(result(1, 1, ("4S N =", "4S N +1", "4S N +2")[len(seen) - 1]))
    assert [set(each) for each in seen] == [{"number", "position", "whole"}] * 4
    assert [each["whole"] for each in seen] == [True, False, False, False]
    later = scorer.client.get(f"/api/1/events/{EVENT}/office?as=office", params={"after": seen[0]["position"]}).json()
    assert [each["number"] for each in later] == [seen[-1]["number"]]


def test_a_sign_of_life_is_no_message(thursday: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_streams, "SIGN_OF_LIFE", 0.05)
    table = thursday.at_table(1)
    seen: list[str] = []
    address = f"/api/1/events/{EVENT}/view?as=table"
    with table.client.stream("GET", address, headers={"Accept": "text/event-stream"}) as stream:
        for line in stream.iter_lines():
            seen.append(line)
            if seen.count(": alive") == 2:
                break
    # A browser makes a message of every block that has data and no name, were the data empty.
    blocks = [block.split("\n") for block in "\n".join(seen).split("\n\n")]
    with_data = [block for block in blocks if any(line.startswith("data:") for line in block)]
    assert [next(line for line in block if line.startswith("data:"))[:7] for block in with_data] == ["data: {", "data:"]
    assert ["event: alive" in block for block in with_data] == [False, True]


def test_the_public_sees_rankings_when_they_are_published(thursday: Club) -> None:
    shown = thursday.public().view()
    assert shown["kind"] == "rankings"
    table = thursday.at_table(1)
    table.done(result(1, 1, "4S N ="))
    assert all(not rank["boards"] for each in thursday.public().view()["rankings"] for rank in each["ranks"])


def test_every_answer_forbids_what_the_pages_do_not_need(thursday: Club) -> None:
    public = thursday.public()
    for path in ("/", f"/e/{EVENT}", "/nowhere", "/api/1/nowhere", "/api/1/events"):
        headers = public.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["cache-control"] in {"no-store", "no-cache"}, path


def test_the_document_of_the_service_is_there(club: Club) -> None:
    document = club.public().get("/api/1/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert all(path.startswith("/api/1/") for path in document["paths"])


def test_the_examples_of_the_manual_make_an_event_and_enter_a_pair(club: Club) -> None:
    office = club.person(Role.ORGANIZER, event="")
    page = (Path(__file__).parents[2] / "docs" / "service.md").read_text("utf-8")
    section = page.partition("## An event")[2].partition("## ")[0]
    sent = [json.loads(each) for each in re.findall(r"-d '(.*)'", section)]
    addresses = [each.partition("/api/1")[2] for each in re.findall(r"curl (\S+)", section)]
    assert addresses == ["/events", "/events/thursday/acts/enter"]
    for address, body in zip(addresses, sent, strict=True):
        answer = office.client.post(f"/api/1{address}", json=body, headers={"X-CSRF-Token": office.csrf})
        assert answer.json()["outcome"] == "accepted", answer.text


def test_what_a_body_lacks_is_named(club: Club) -> None:
    office = club.person(Role.ORGANIZER, event="")
    for body, lacking in (({"id": "a", "facts": [{}]}, "name"), ({"name": "a", "facts": [{}]}, "id")):
        answer = office.client.post("/api/1/events", json=body, headers={"X-CSRF-Token": office.csrf})
        assert (answer.status_code, answer.json()["sentence"]) == (
            400,
            f"That was not well formed: look at “{lacking}”.",
        )
