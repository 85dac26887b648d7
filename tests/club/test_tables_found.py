"""Tables of the console: filtered, searched, and one of them looked at; the address keeps which."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.club.conftest import EVENT, Club, founded, founding, result, serving
from tests.club.console import Console
from tests.club.test_rulings_desk import words

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.formats.event_record.document import fact_data
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Side


def tables(director: Console, **asked: str) -> list[str]:
    """The numbers of the tables that are shown."""
    return re.findall(r'class="tile-number"[^>]*><b>(\w+)</b>', director.open("", **asked))


def found(director: Console, text: str, **fields: str) -> list[str]:
    """The numbers of the tables that are shown after a search, of which the address says no word."""
    sent = {"csrf": director.person.csrf, "text": text, **fields}
    to = director.person.client.post(director.office, data=sent)
    assert to.status_code == 303
    assert not text.strip() or text.replace(" ", "+") not in to.headers["location"]
    page = director.person.client.get(to.headers["location"]).text
    return re.findall(r'class="tile-number"[^>]*><b>(\w+)</b>', page)


def test_tables_are_filtered_and_found(thursday: Club, director: Console) -> None:
    assert tables(director) == ["1", "2", "3", "4", "5"]
    thursday.at_table(4).done(DirectorCalled(Where(1, "", 1, 4, 7), "hesitation"))
    director.person.done(result(2, 3, "4S N =", side=Side.NS))
    director.person.done(result(2, 3, "4S N +1", side=Side.EW))
    for board in (1, 2):
        director.person.done(result(1, board, "1NT N =", side=None))
    assert tables(director, show="needs") == ["2", "4"]
    assert tables(director, show="ready") == ["1"]
    assert tables(director, show="playing") == ["2", "3", "4", "5"]
    assert found(director, "south 8") == ["3"]
    assert found(director, "8", show="ready") == []
    assert found(director, "nobody") == []
    assert "Found: 3." in director.open("", found="3 elsewhere")
    assert found(director, " ") == ["1", "2", "3", "4", "5"]
    assert tables(director, show="nonsense") == ["1", "2", "3", "4", "5"]


def test_one_table_is_looked_at(director: Console) -> None:
    director.person.done(result(3, 5, "4S N =", side=None))
    page = director.open("", table="3", show="playing")
    drawer = words(page.partition('id="drawer"')[2].partition("</section>")[0])
    assert "Table 3 · Round 1" in drawer
    assert "Board 5 4♠ N = +620" in drawer
    assert "Round 2 NS 3 North 3 – South 3 EW 7 North 7 – South 7" in drawer
    assert re.search(r'data-refresh="[^"]*show=playing&amp;table=3"', page)
    assert 'id="drawer"' not in director.open("", table="99")


def test_a_table_has_all_that_is_done_about_it(thursday: Club, director: Console) -> None:
    table = thursday.at_table(3)
    table.done(result(3, 5, "4S N ="), DirectorCalled(Where(1, "", 1, 3, 5), "West has revoked"))
    page = director.open("", table="3")
    panel = page.partition('id="drawer"')[2].partition('id="wanting-1"')[0]
    assert "West has revoked" in panel
    assert "Phone or tablet" in panel
    agreed = director.send(panel, "agree")
    assert re.fullmatch(rf"{director.office}\?table=3&done=\S+#drawer", agreed.headers["Location"])
    assert table.view()["boards"]["5"]["agreed"] is True
    assert director.send(panel, "announce", text="Please hurry").status_code == 303
    assert [each["text"] for each in table.view()["announcements"]] == ["Please hurry"]
    assert thursday.at_table(4).view().get("announcements", []) == []


def lasts(view: dict[str, dict[str, str]]) -> timedelta:
    clock = view["clock"]
    return datetime.fromisoformat(clock["ends"]) - datetime.fromisoformat(clock["began"])


def test_one_table_gets_three_minutes_more(thursday: Club, director: Console) -> None:
    director.person.done(RoundsTimed(1, 15, 2), RoundCalled(1, 1))
    panel = director.open("", table="3")
    assert director.send(panel.partition('id="drawer"')[2], "timed").status_code == 303
    assert lasts(thursday.at_table(3).view()) == timedelta(minutes=18)
    assert lasts(thursday.at_table(4).view()) == timedelta(minutes=15)
    assert "This round: 18 min" in words(director.open("", table="3"))
    assert director.person.ask(RoundsTimed(1, 18, table=3)).json()["code"] == "rounds-wanted"


def test_a_table_of_which_nothing_is_heard_is_told(tmp_path: Path) -> None:
    now = [datetime(2027, 1, 14, 20, tzinfo=UTC)]

    async def opened(setting: str) -> ClubHouse:
        return await ClubHouse.open(setting, clock=lambda: now[0])

    with serving(tmp_path / "club", opened) as club:
        founded(club)
        director = Console(club.person(Role.DIRECTOR))
        director.person.done(RoundCalled(1, 1))
        silent, looking, _ = (club.at_table(table) for table in (1, 2, 3))
        for table in (4, 5):
            club.pin(table)
        director.person.done(*(result(3, board, "1NT N =", side=None) for board in (5, 6)))
        stream = {"as": looking.login}
        headers = {"Accept": "text/event-stream"}
        with looking.client.stream("GET", "/api/1/events/Thursday/view", params=stream, headers=headers) as line:
            lines = line.iter_lines()  # held: the stream is closed with its iterator
            next(lines)
            now[0] += timedelta(minutes=4)
            assert phones_off(director) == {"1": "4"}
            assert needed(director) == ["Table 1 , nothing entered yet phone off 4 min"]
            assert "not heard for 4 min" in words(director.open("", table="1"))
            assert "connected" in words(director.open("", table="2"))
        silent.view()


def needed(director: Console) -> list[str]:
    """The lines of the list of what the Director has to see to."""
    listed = director.open("").partition('class="needs-list"')[2].partition("</ul>")[0]
    lines = (words(each) for each in re.findall(r"<li.*?</li>", listed, re.DOTALL))
    return [each for each in lines if each != "Nothing."]


def test_what_needs_the_director_stands_in_one_list(thursday: Club, director: Console) -> None:
    assert needed(director) == []
    for table in range(1, 6):
        thursday.pin(table)
    thursday.at_table(4).done(DirectorCalled(Where(1, "", 1, 4, 7), "hesitation"))
    director.person.done(result(2, 3, "4S N =", side=Side.NS), result(2, 3, "4S N +1", side=Side.EW))
    thursday.at_table(5).done(result(5, 9, "3NT S ="))
    assert needed(director) == [
        "Table 4 calls Board 7 hesitation",
        "Table 2 , board 3: two results Decide NS 4♠ N = · EW 4♠ N +1",
    ]
    page = director.open("")
    assert "<q>hesitation</q>" in page
    assert "Needs you · 2" in words(page)
    assert "0 of 5 tables ready · 2 of 10 boards in" in words(page)
    director.person.done(RoundFinished(1, "", 5, 1))
    assert needed(director)[2] == "Table 5 , board 9: not agreed Round 1 · NS 3NT S ="


def test_results_are_missing_when_their_round_is_over(thursday: Club, director: Console) -> None:
    director.person.done(RoundCalled(1, 1), result(1, 1, "4S N =", side=None))
    assert needed(director) == []
    director.person.done(result(2, 3, "pass", side=None), RoundFinished(1, "", 2, 1))
    assert needed(director)[-1] == "Still missing: One result"
    director.person.done(RoundCalled(1, 2))
    assert needed(director)[-1] == "Still missing: 8 results"
    director.person.done(SessionEnded(1))
    assert needed(director)[-1] == "Still missing: 48 results"


def test_contestants_who_are_numbers_only_are_to_be_named(club: Club) -> None:
    entered, planned = ContestantEntered(ContestantId(2), (Player("Ana Lima"), Player("Rui Matos"))), founding()[-1]
    body = {
        "id": "founding",
        "name": EVENT,
        "facts": [fact_data(EventFounded("Numbers", Conditions())), fact_data(planned)],
    }
    assert club.organizer().send("POST", "/api/1/events", body).status_code == 200
    director = Console(club.person(Role.DIRECTOR))
    assert needed(director) == ["10 pairs without a name Name them"]
    listed = re.findall(r"act=enter&(?:amp;)?who=(\d+)", director.open("/people"))
    assert listed == [str(each) for each in range(1, 11)]
    director.person.done(entered)
    assert needed(director) == ["9 pairs without a name Name them"]
    director.person.done(RoundCalled(1, 1))
    assert "Table 2 NS Ana Lima – Rui Matos EW 7" in words(club.public().client.get(f"/e/{EVENT}").text)


def test_a_device_keeps_how_much_of_each_table_it_shows(director: Console) -> None:
    roomy = words(director.open(""))
    assert "North 1 – South 1" in roomy
    compact = director.open("", density="compact")
    assert '<ul class="tables compact">' in compact
    assert '<ul class="tables compact">' in director.open("")
    assert '<ul class="tables">' in director.open("", density="roomy")
    assert director.person.client.get(f"{director.office}?density=vast").status_code == 200


def test_what_is_often_announced_is_one_press(thursday: Club, director: Console) -> None:
    page = director.open("")
    pressed = next(each for each in page.split("<form") if 'id="announce-quiet"' in each)
    said = re.search(r'value="([^"]*)" id="announce-quiet"', pressed)
    assert said is not None
    assert director.send("<form" + pressed, "announce", text=said[1]).status_code == 303
    assert [each["text"] for each in thursday.at_table(1).view()["announcements"]] == ["Please, quiet."]


def test_when_all_is_over_the_winners_are_told(director: Console) -> None:
    director.person.done(RoundCalled(1, 1), result(1, 1, "4S N =", side=None), RoundCalled(1, 2))
    director.person.done(result(5, 1, "4S N -1", side=None, round_number=2))
    assert "Winners" not in words(director.open(""))
    director.person.done(SessionEnded(1))
    ended = words(director.open("").partition('id="end-of-event"')[2].partition("</section>")[0])
    assert "Winners" in ended
    assert "North 1 – South 1" in ended
    assert "Publish" in ended
    director.person.done(ResultsPublished())
    assert "Take the publication back" in words(director.open(""))


def phones_off(director: Console) -> dict[str, str]:
    """The tables that are told to be away, each with the minutes."""
    tiles = director.open("").partition('class="rail"')[0].split('class="tile-number"')[1:]
    found = ((re.search(r"<b>(\w+)</b>", tile), re.search(r"phone off (\d+) min", tile)) for tile in tiles)
    return {number[1]: gone[1] for number, gone in found if number and gone}
