"""Contests to their end on the pages and in the files that are served: who takes part is named as what it is."""

# pyright: reportPrivateUsage=false

import base64
import csv
import html
import io
import re
from dataclasses import replace

import pytest
from tests.club.conftest import Club, Person, founding, result
from tests.club.test_consolation import CONDITIONS, knock_out, pair, play
from tests.club.test_templates import make

from duplicado.event.conditions import ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultCorrected, ResultEntered
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.formats.event_record.document import fact_data
from duplicado.publish.replan_words import ranges
from duplicado.service.live.hall_view import rounds_view
from duplicado.service.live.roles import Access, Openness, Release, TableKey
from duplicado.service.live.table_views import table_view

ROUND_TWO = {"en": "Round 2 of 5", "es": "Ronda 2 de 5", "pt": "Rodada 2 de 5"}
ALL_IN = {
    "en": "All results of round 1 are in",
    "es": "Están todos los resultados de la ronda 1",
    "pt": "Todos os resultados da rodada 1 estão anotados",
}
SINGLES = ("Ana Alba", "Bea Bras", "Eva Cruz", "Ida Dias", "Leo Egea", "Max Faro", "Noe Gama", "Rui Hoyo")


def words(page: str) -> str:
    """Return what a page says."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def everything_played(club: Club, person: Person, event: str) -> None:
    """Enter a result wherever one is due."""
    for section in club.house.open_events.served[event].state.session(1).plans.values():
        for number, place in enumerate(section.due):
            person.done(ResultEntered(place, ScoreWritten(10 * (number * 37 % 61) - 300)), event=event)


@pytest.fixture
def individual(club: Club) -> Person:
    """The organizer of an individual of eight that is over and published."""
    organizer = club.organizer()
    make(
        organizer,
        {"title": "Single", "kind": "individual", "number": "8", "minutes": "180"},
        players="\n".join(SINGLES),
    )
    everything_played(club, organizer, "Single")
    organizer.done(SessionEnded(1), ResultsPublished(1), event="Single")
    return organizer


def rows_of(person: Person, event: str, file: str) -> list[dict[str, str]]:
    """Return the rows of a file of the result that is CSV."""
    told = person.client.get(f"/api/1/events/{event}/files/{file}", params={"as": "office"}).json()
    return list(csv.DictReader(io.StringIO(base64.b64decode(told["content"]).decode("utf-8-sig"))))


def test_the_pages_and_files_of_an_individual_name_all_four(club: Club, individual: Person) -> None:
    public = club.public()
    due = next(iter(club.house.open_events.served["Single"].state.session(1).plans[""].due.values()))
    four = [SINGLES[who.number - 1] for who in (due.north_south, due.south, due.east_west, due.west) if who is not None]
    assert len(four) == 4
    board = words(public.get(f"/e/Single/results/board/{due.place.board}").text)
    assert [name for name in four if name not in board] == []
    card = words(public.get(f"/e/Single/results/contestant/{due.east_west.number}").text)
    assert f"Partner {due.west.number} {four[3]}" in card  # type: ignore[union-attr]  # there are four
    assert [name for name in four if name not in card] == []
    (line,) = [
        each
        for each in rows_of(individual, "Single", "csv-travellers")
        if (each["board"], each["table"]) == (str(due.place.board), str(due.place.table))
    ]
    assert (line["ns_names"], line["ew_names"]) == (" - ".join(four[:2]), " - ".join(four[2:]))
    assert "By player" in individual.get("/e/Single/office/results").text
    round_one = words(individual.client.get(f"/e/Single/office/results?by=round&round={due.place.round}").text)
    assert f"{four[0]} – {four[1]} ·" in round_one
    assert f"{four[2]} – {four[3]}" in round_one
    slips = words(individual.client.get(f"/e/Single/scorer/slips?round={due.place.round}").text)
    assert [name for name in four if name not in slips] == []
    assert [each["player_1"] for each in rows_of(individual, "Single", "csv")][:1] == ["Rui Hoyo"]
    cards = rows_of(individual, "Single", "csv-cards")
    assert {each["partner_names"] for each in cards if each["names"] == four[2]} == set(SINGLES) - {four[2]}


@pytest.mark.parametrize("language", list(ROUND_TWO))
def test_a_page_has_all_events_of_the_day_with_what_is_released(thursday: Club, language: str) -> None:
    organizer = thursday.organizer()
    body = {"id": "next", "name": "Beginners", "facts": [fact_data(each) for each in founding()]}
    assert organizer.send("POST", "/api/1/events", body).status_code == 200
    at_once = Openness(players=Release.AT_ONCE, display=Release.AT_ONCE, public=Release.AT_ONCE)
    thursday.house.open_events.set_access("Thursday", Access(openness=at_once))
    for table in range(1, 6):
        organizer.done(result(table, 2 * table - 1, "4S N =", side=None), event="Thursday")
        organizer.done(result(table, 2 * table - 1, "4S N =", side=None), event="Beginners")
    organizer.done(RoundCalled(1, 2), event="Thursday")
    page = thursday.public().client.get("/today", params={"lang": language})
    assert page.status_code == 200
    of_events = dict(re.findall(r'<section.*?href="/e/(\w+)">(.*?)</section>', page.text, re.DOTALL))
    assert set(of_events) == {"Thursday", "Beginners"}
    # The barometer of the one is shown while it is played, of the other nothing is released.
    assert ROUND_TWO[language] in of_events["Thursday"]
    assert "North 3" in of_events["Thursday"]
    assert "North 3" not in of_events["Beginners"]
    assert 'href="/today"' in thursday.public().client.get("/").text
    bare = {"id": "bare", "name": "Unplanned", "facts": [fact_data(founding()[0])]}
    assert organizer.send("POST", "/api/1/events", bare).status_code == 200
    assert "Not begun yet" in thursday.public().client.get("/today").text.split("/e/Unplanned")[1]
    organizer.done(SessionEnded(1), ResultsPublished(1), event="Beginners")
    assert "North 3" in thursday.public().client.get("/today").text.split("/e/Beginners")[1]


def test_a_team_is_called_by_its_name_in_rankings_and_files(club: Club) -> None:
    organizer = knock_out(club)
    at_once = Openness(players=Release.AT_ONCE, display=Release.AT_ONCE, public=Release.AT_ONCE)
    club.house.open_events.set_access("Cup", Access(openness=at_once))
    play(club, organizer)
    for page in (club.public().get("/e/Cup"), club.public().get("/today"), organizer.get("/e/Cup/office/ranking")):
        assert re.search(
            r'<b class="team">T1</b> <span class="quiet">.*?Ana 1\b.*?Bea 1\b.*?Eva 1\b.*?Ida 1\b', page.text
        )
    assert re.search(r'1 <span class="names">T1</span>', organizer.get("/e/Cup/scorer").text)
    (first,) = [each for each in rows_of(organizer, "Cup", "csv") if each["number"] == "1"]
    assert (first["team"], first["player_1"], first["player_4"]) == ("T1", "Ana 1", "Ida 1")


@pytest.mark.parametrize(
    ("language", "told", "asked"),
    [
        ("en", "T1 against T4 is tied: 2 extra boards", "Play 2 extra boards"),
        ("es", "T1 contra T4 está empatado: 2 estuches extra", "Jugar 2 estuches extra"),
        ("pt", "T1 contra T4 está empatado: 2 bolsas extras", "Jogar 2 bolsas extras"),
    ],
)
def test_a_tied_match_of_a_knock_out_is_told_with_how_it_goes_on(
    club: Club, language: str, told: str, asked: str
) -> None:
    organizer = knock_out(club)
    organizer.done(RoundCalled(1, 1), event="Cup")
    assert told not in words(organizer.client.get("/e/Cup/office", params={"lang": language}).text)
    for place in club.house.open_events.served["Cup"].state.session(1).plans[""].due:
        organizer.done(ResultEntered(place, ScoreWritten(100)), event="Cup")
    page = organizer.client.get("/e/Cup/office", params={"lang": language}).text
    assert told in words(page)
    sheet = "/e/Cup/scorer?session=1&amp;round=1"
    assert page.count(f'href="{sheet}"') == 3  # of each match, and of the bar
    main = re.search(r'<div class="main-action">(.*?)</div>', bar_of(page), re.DOTALL)
    assert main is not None
    assert words(main[1]) == asked
    assert ALL_IN[language] not in words(page)
    how = words(organizer.client.get("/e/Cup/office/pair", params={"lang": language}).text)
    assert "3–4" in how  # the numbers of the extra boards
    assert "--yes" not in how
    # The sheet of the round has them, open; what is entered of them is asked about no more than another board.
    lines = organizer.client.get(html.unescape(sheet), params={"lang": language}).text
    assert len(re.findall(r'<tr class="open', lines)) == 8
    for table in range(1, 5):
        for board in (3, 4):
            # Of the match at tables 1 and 2 nothing is decided by them.
            points = 100 if table < 3 else 200 * table
            entered = ResultEntered(Place(1, "", 1, table, board), ScoreWritten(points))
            assert organizer.ask(entered, event="Cup").json()["outcome"] == "accepted"
    page = organizer.client.get("/e/Cup/office", params={"lang": language}).text
    assert "5–6" in words(page)
    assert asked in words(page)


@pytest.mark.parametrize(
    ("language", "told", "anew", "begun"),
    [
        ("en", "4 T4 has won the match against 1 T1", "pair it anew", "Round 2 has begun"),
        ("es", "4 T4 ha ganado el partido contra 1 T1", "emparéjela de nuevo", "La ronda 2 ha empezado"),
        ("pt", "4 T4 ganhou o match contra 1 T1", "emparelhe-a de novo", "A rodada 2 começou"),
    ],
)
def test_a_winner_who_is_another_when_the_next_round_is_paired_is_told(
    club: Club, language: str, told: str, anew: str, begun: str
) -> None:
    organizer = knock_out(club)
    play(club, organizer)
    pair(organizer, "Cup")
    desk = club.house.open_events.served["Cup"]
    plan = desk.state.session(1).plans[""]
    dues = [due for due in plan.of_contestant(1, ContestantId(1)) if due.north_south.number == 1]

    def tables() -> str:
        return words(organizer.client.get("/e/Cup/office", params={"lang": language}).text)

    assert told not in tables()
    for due in dues:
        (stated,) = desk.state.cell(due.place).stated
        corrected = ResultCorrected(ResultEntered(due.place, ScoreWritten(-1100)), (stated,), "slip")
        at = {"table": str(due.place.table), "board": str(due.place.board), "round": "1"}
        fields = {**at, "session": "1", "line": "-1100", "reason": "slip"}
        asked = organizer.client.post(
            "/api/1/events/Cup/acts/correct",
            params={"as": "office", "lang": language},
            json={"id": f"r{due.place.board}", "fields": fields, "rehearse": True, "language": language},
            headers={"X-CSRF-Token": organizer.csrf},
        )
        assert asked.status_code == 200, asked.text
        overturns = any(told in each and anew in each for each in asked.json()["questions"])
        assert overturns == (due is dues[-1])
        organizer.done(corrected, event="Cup")
    assert told in tables()
    assert anew in tables()
    final = next(place for place in plan.due if place.round == 2)
    organizer.done(ResultEntered(final, ScoreWritten(100)), event="Cup")
    assert told in tables()
    assert begun in tables()


def test_where_no_match_must_be_won_the_next_round_is_asked_for_after_a_tie(club: Club) -> None:
    organizer = knock_out(club, replace(CONDITIONS, form=ContestForm.MATCHES, pairing=RoundsPaired.SWISS))
    for place in club.house.open_events.served["Cup"].state.session(1).plans[""].due:
        organizer.done(ResultEntered(place, ScoreWritten(100)), event="Cup")
    assert ALL_IN["en"] in words(organizer.get("/e/Cup/office").text)


@pytest.mark.parametrize("language", list(ROUND_TWO))
def test_a_knock_out_asks_for_its_next_round_until_the_final_is_played(club: Club, language: str) -> None:
    organizer = knock_out(club)

    def tables() -> str:
        return words(organizer.client.get("/e/Cup/office", params={"lang": language}).text)

    assert ALL_IN[language] not in tables()
    play(club, organizer)
    assert ALL_IN[language] in tables()
    pair(organizer, "Cup")
    assert ALL_IN[language] not in tables()
    final = [each for each in club.house.open_events.served["Cup"].state.session(1).plans[""].due if each.round == 2]
    for place in final:
        organizer.done(ResultEntered(place, ScoreWritten(-800 if place.table % 2 else 800)), event="Cup")
    assert ALL_IN[language].replace("1", "2") not in tables()


ROUND_ONE = {"en": "Round 1", "es": "Ronda 1", "pt": "Rodada 1"}
END_IT = 'id="end-1"'


def bar_of(page: str) -> str:
    """Return the bar of a page of the console up to the calls."""
    return page[page.index('id="bar"') : page.index("data-calls")]


@pytest.mark.parametrize("language", list(ROUND_ONE))
def test_after_a_round_that_another_is_paired_after_nothing_is_called_the_last(club: Club, language: str) -> None:
    organizer = knock_out(club)
    organizer.done(RoundsTimed(1, 20, 3), RoundCalled(1, 1), event="Cup")
    asked = {"lang": language}

    def bar() -> tuple[str, str]:
        page = organizer.client.get("/e/Cup/office", params=asked).text
        main = re.search(r'<div class="main-action">(.*?)</div>', bar_of(page), re.DOTALL)
        return words(bar_of(page)), main[1] if main else ""

    # Of four teams the bracket says that there are two rounds, though one is planned.
    play(club, organizer)
    said, main = bar()
    assert ROUND_TWO[language].replace("2", "1", 1).replace("5", "2") in said
    assert 'href="/e/Cup/office/pair"' in main
    assert END_IT not in main
    pair(organizer, "Cup")
    assert END_IT not in bar()[1]
    organizer.done(RoundCalled(1, 2), event="Cup")
    said, main = bar()
    assert ROUND_TWO[language].replace("5", "2") in said
    assert END_IT in main


@pytest.mark.parametrize("language", list(ROUND_ONE))
def test_the_rounds_of_a_swiss_event_are_open_on_screens_and_phones(club: Club, language: str) -> None:
    organizer = club.organizer()
    teams = "\n".join(f"Team {name}: {', '.join(f'{name} {each}' for each in SINGLES[:4])}" for name in "ABCD")
    asked = {"title": "Swiss", "kind": "teams-swiss", "number": "4", "minutes": "180"}
    make(organizer, asked, players=teams)
    # A team that comes late is entered, and is paired with the next round.
    people = organizer.get("/e/Swiss/office/people").text
    assert '<a class="button" href="/e/Swiss/office/people?act=enter#enter">A team arrives late</a>' in people
    organizer.done(RoundCalled(1, 1), event="Swiss")
    desk = club.house.open_events.served["Swiss"]
    assert rounds_view(desk.state, 1)["rounds"] is None
    assert table_view(desk.state, TableKey(1, "", 1), Openness())["paired"] is True
    public = words(club.public().client.get("/e/Swiss", params={"lang": language}).text)
    assert ROUND_ONE[language] in public
    assert ROUND_TWO[language].replace("2", "1", 1).replace("5", "1") not in public
    # The conditions of contest may say how many there are to be; after the last of them the session ends.
    organizer.done(ConditionsChanged(replace(desk.state.conditions, rounds=1), "one round"), event="Swiss")
    assert rounds_view(desk.state, 1)["rounds"] == 1
    assert table_view(desk.state, TableKey(1, "", 1), Openness())["paired"] is False


def test_a_three_way_match_names_both_opponents_of_a_table_with_their_boards(club: Club) -> None:
    organizer = club.organizer()
    teams = "\n".join(f"Team {name}: {', '.join(f'{name} {each}' for each in SINGLES[:4])}" for name in "ABCDEFG")
    make(organizer, {"title": "Swiss", "kind": "teams-swiss", "number": "7", "minutes": "180"}, players=teams)
    desk = club.house.open_events.served["Swiss"]
    everything_played(club, organizer, "Swiss")
    odd = replace(desk.state.conditions, odd=OddOneOut.THREE_WAY_IN_ONE_ROUND)
    organizer.done(RoundCalled(1, 1), ConditionsChanged(odd, "three of them meet"), event="Swiss")
    pair(organizer, "Swiss")
    organizer.done(RoundCalled(1, 2), event="Swiss")
    plan = desk.state.session(1).plans[""]
    table = next(each for each in plan.tables_in(2) if len({due.east_west for due in plan.at_table(2, each)}) == 2)
    dues = plan.at_table(2, table)
    page = organizer.get("/e/Swiss/office").text
    tile = words(page[page.index(f'aria-label="Table {table}"') :].partition("</dl>")[0])
    for due in dues:
        team = desk.state.entered(due.east_west).name
        boards = [each.place.board for each in dues if each.east_west == due.east_west]
        assert f"EW {due.east_west} {team} {ranges(boards)}" in tile
    home = dues[0].north_south
    assert f"{home} {desk.state.entered(home).name} – " in words(organizer.get("/e/Swiss/office/movement").text)
    # Whoever calls at one of their boards calls with the team that plays it.
    called = dues[-1]
    organizer.done(DirectorCalled(Where(1, "", 2, table, called.place.board), "a revoke"), event="Swiss")
    strip = words(organizer.get("/e/Swiss/office").text.partition('id="calls"')[2][:3000])
    assert f"EW {desk.state.entered(called.east_west).name}" in strip
    assert desk.state.entered(dues[0].east_west).name not in strip
    # Where a round cannot be paired, each way that suffices is pressed.
    everything_played(club, organizer, "Swiss")
    impossible = organizer.get("/e/Swiss/office/pair").text
    assert "Round 3 cannot be paired" in impossible
    ways = re.findall(r'<input type="hidden" name="(remedy-[a-z-]+)" value="1">', impossible)
    assert "remedy-bye" in ways
    assert "Round 3" in organizer.client.get("/e/Swiss/office/pair", params={"remedy-bye": "1"}).text
    # In no round somebody stays at a table: the columns of the sheet are tables, whoever sat there.
    assert 'class="stays"' not in organizer.get("/e/Swiss/office/results").text


def test_patton_is_called_so_on_its_pages(club: Club) -> None:
    organizer = club.organizer()
    teams = "\n".join(f"Team {name}: {', '.join(f'{name} {each}' for each in SINGLES[:4])}" for name in "ABCD")
    make(organizer, {"title": "Patton", "kind": "patton", "number": "4", "minutes": "180"}, players=teams)
    assert "By team" in organizer.get("/e/Patton/office/results").text
    everything_played(club, organizer, "Patton")
    organizer.done(SessionEnded(1), ResultsPublished(1), event="Patton")
    facts = re.search(r'<p class="facts">.*?</p>', club.public().get("/e/Patton/results").text, re.DOTALL)
    assert facts is not None
    assert "<span>Patton</span>" in facts[0]
    # Where teams meet, a team is its name; whoever plays in it stands in the ranking.
    for page in ("matches", "contestant/1"):
        told = words(club.public().get(f"/e/Patton/results/{page}").text)
        assert "Team B" in told, page
        assert "Team B: " not in told, page
        assert "B Bea Bras" not in told, page


def test_board_a_match_has_its_matches_and_the_lead_in_per_cent(club: Club) -> None:
    organizer = club.organizer()
    teams = "\n".join(f"Team {name}: {', '.join(f'{name} {each}' for each in SINGLES[:4])}" for name in "ABCD")
    make(organizer, {"title": "BAM", "kind": "board-a-match", "number": "4", "minutes": "180"}, players=teams)
    assert 'id="matches"' in organizer.get("/e/BAM/office").text
    first = min(club.house.open_events.served["BAM"].state.session(1).plans[""].due)
    organizer.done(ResultEntered(first, ScoreWritten(-300)), event="BAM")
    told = words(organizer.get("/e/BAM/office/ranking").text)
    assert "begins with the first board that has a result at both its tables" in told
    assert re.search(r"1 result, 0 of \d+ boards compared", told)
    everything_played(club, organizer, "BAM")
    assert 'class="match-who"' in organizer.get("/e/BAM/office/ranking").text
    organizer.done(SessionEnded(1), ResultsPublished(1), event="BAM")
    public = club.public()
    page = public.get("/e/BAM/results").text
    assert 'href="/e/BAM/results/matches"' in page
    assert re.search(r"[\d.]+\s?% ahead of Team", words(page)), words(page)
    assert "Winner Team" in words(page)
    assert "Winners" not in words(page)
    matches = public.get("/e/BAM/results/matches").text
    dues = club.house.open_events.served["BAM"].state.session(1).plans[""].due.values()
    boards = {(frozenset(due.contestants), due.place.board) for due in dues}
    points = [float(each) for each in re.findall(r'match-points">([\d.]+)<', matches)]
    assert len(points) == 12  # six matches
    assert sum(points) == 2 * len(boards)
    assert 'class="n match-gained"></span>' in matches  # the boards are the points, and stand once
    address = re.search(r'href="(/e/BAM/results/match/[^"]+)"', matches)
    assert address is not None
    assert "Team A" in words(public.get(address[1]).text)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "Winner", "Winners"), ("es", "Ganador", "Ganadores"), ("pt", "Vencedor", "Vencedores")],
)
def test_one_who_has_won_alone_is_one(club: Club, individual: Person, language: str, one: str, several: str) -> None:
    for path in ("/e/Single", "/e/Single/results"):
        page = words(club.public().client.get(path, params={"lang": language}).text)
        assert one in page.split()
        assert several not in page
    assert one in words(individual.client.get("/e/Single/office", params={"lang": language}).text).split()


def test_an_event_without_a_movement_leads_to_it(club: Club) -> None:
    organizer = club.organizer()
    body = {"id": "bare", "name": "Bare", "facts": [fact_data(founding()[0])]}
    assert organizer.send("POST", "/api/1/events", body).status_code == 200
    none = organizer.client.get("/e/Bare/office/session", params={"minutes": "60"})
    assert "There are not two who could meet." in none.text
    page = organizer.get("/e/Bare/office").text
    assert 'Nothing is planned here. <a href="/e/Bare/office/movement">' in page
