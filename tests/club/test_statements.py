"""Results stated by their line of the traveller."""

from typing import Any

import httpx
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.event.facts.calls import CallTaken, DirectorCalled
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side


def state(person: Person, board: int, line: str, id_: str = "", **more: object) -> httpx.Response:
    body = {"id": id_ or f"r{board}-{line}".replace(" ", "").replace("=", "").replace("+", "p"), "board": board}
    return person.send("POST", f"/api/1/events/{EVENT}/results", {**body, "line": line, **more})


def shown(person: Person, board: int) -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = person.view()["boards"][str(board)]["results"]
    return results


def test_a_line_is_taken_down_where_the_table_is_and_the_server_scores_it(thursday: Club) -> None:
    table = thursday.at_table(2)
    answer = state(table, 3, "4S N +1 HK", side="NS")
    assert (answer.status_code, answer.json()["outcome"]) == (200, "accepted")
    stated = shown(table, 3)[0]
    assert (stated["line"], stated["score"], stated["sides"]) == ("4S N +1 HK", 450, ["NS"])


def test_sent_again_it_is_taken_down_once_and_a_correction_too(thursday: Club) -> None:
    north, east = thursday.at_table(1), thursday.at_table(1)
    first = [state(north, 1, "4S N =", "one", side="NS").json() for _ in range(2)]
    assert first[0]["entries"] == first[1]["entries"]
    assert state(east, 1, "4S N =", "two", side="EW").status_code == 200
    assert north.view()["boards"]["1"]["agreed"] is True
    change = {"side": "NS", "instead_of": first[0]["entries"], "reason": "an overtrick"}
    again = [state(north, 1, "4S N +1", "three", **change).json() for _ in range(2)]
    assert again[0] == again[1]
    assert [each["line"] for each in shown(east, 1)] == ["4S N +1"]
    assert north.view()["boards"]["1"]["agreed"] is False


def test_a_side_that_gives_in_agrees(thursday: Club) -> None:
    north, east = thursday.at_table(1), thursday.at_table(1)
    state(north, 1, "4S N =", side="NS")
    mine = state(east, 1, "4S N -1", side="EW", confirmed=True).json()["entries"]
    assert len(shown(north, 1)) == 2
    state(east, 1, "4S N =", "give-in", side="EW", instead_of=mine, reason="we looked again")
    assert north.view()["boards"]["1"]["agreed"] is True


def test_a_late_line_names_its_table_and_round(thursday: Club) -> None:
    table, director = thursday.at_table(1), thursday.person(Role.DIRECTOR)
    director.done(RoundCalled(1, 2))
    late = state(table, 1, "3NT E =", side="NS", session=1, section="", table=1, round=1)
    assert late.status_code == 200
    other = state(table, 5, "3NT E =", side="NS", session=1, section="", table=3, round=1)
    assert (other.status_code, other.json()["code"]) == (403, "other-table")


def test_what_is_no_line_is_told_in_words(thursday: Club) -> None:
    table = thursday.at_table(1)
    answer = state(table, 1, "4S X N", side="NS")
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-line")
    assert "4S X N" in answer.json()["sentence"]
    assert state(table, 1, "4P N =", "es", side="NS", language="es").status_code == 200
    assert shown(table, 1)[0]["line"] == "4S N ="


def test_a_scorer_names_the_table_and_the_round_is_found(thursday: Club) -> None:
    scorer = thursday.person(Role.SCORER)
    assert state(scorer, 1, "pass").json()["code"] == "table-wanted"
    assert state(scorer, 3, "4S N =", table=1).status_code == 200  # table 1 has board 3 in round 2
    table = thursday.at_table(1)
    table.done(result(1, 1, "4S N =", side=Side.NS), RoundFinished(1, "", 1, 1))
    assert shown(table, 3)[0]["line"] == "4S N ="


def test_the_public_states_nothing(thursday: Club) -> None:
    answer = thursday.public().client.post(
        f"/api/1/events/{EVENT}/results", json={"id": "x", "board": 1, "table": 1, "line": "pass"}
    )
    assert answer.status_code == 401


def test_a_call_made_by_mistake_is_taken_back_until_somebody_goes(thursday: Club) -> None:
    table, other, director = thursday.at_table(1), thursday.at_table(1), thursday.person(Role.DIRECTOR)

    def calls(id_: str) -> str:
        called = table.ask(DirectorCalled(Where(1, table=1, round=1), "a slip of the thumb"), id=id_)
        return str(called.json()["entries"][0])

    def take_back(person: Person, call: str, id_: str) -> int:
        path = f"/api/1/events/{EVENT}/call-taken-back"
        return person.send("POST", path, {"id": id_, "call": call}).status_code

    mistaken = calls("one")
    assert take_back(other, mistaken, "theirs") == 409, "who calls takes it back"
    assert "a slip of the thumb" in director.client.get(f"/e/{EVENT}/office").text
    assert take_back(table, mistaken, "back") == 200
    assert table.view()["calls"] == []
    strip = director.client.get(f"/e/{EVENT}/office").text.partition('id="calls"')[2].partition("</section>")[0]
    assert "a slip of the thumb" not in strip
    kinds = [each["fact"]["is"] for each in director.view()["entries"]]
    assert kinds[-2:] == ["director-called", "call-settled"], "the record keeps both"
    for language, said in (("en", "Taken back at the table"), ("pt", "Retirado na mesa")):
        assert said in director.client.get(f"/e/{EVENT}/office/settings/record?lang={language}").text
    taken = calls("two")
    director.done(CallTaken(taken, "Ana"))
    assert take_back(table, taken, "late") == 409
    assert [each["taken_by"] for each in table.view()["calls"]] == ["Ana"]
