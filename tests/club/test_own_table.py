"""A playing director goes from the console to his own table, in one browser, and sees no more than a player."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Barrier, BrokenBarrierError

import pytest
from tests.club.canaries import canaries
from tests.club.conftest import EVENT, Club, Person, result

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.teams import round_robin
from duplicado.service.club.club_settings import PageSettings
from duplicado.service.club.table_devices import OwnSeat, chosen_seat
from duplicado.service.live.roles import Role, Viewer
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side

GO = f"/e/{EVENT}/office/table"
TWO = ContestantId(2)


def playing(club: Club, *plays: ContestantId, role: Role = Role.DIRECTOR) -> Person:
    return club.person(role, plays=plays or (TWO,))


def go(person: Person, **fields: str) -> int:
    return person.client.post(GO, data={"csrf": person.csrf, **fields}).status_code


def posted(person: Person, seat: str) -> int:
    return go(person, seat=seat)


def at_table(person: Person) -> Person:
    """Return the same browser at its table."""
    return Person(person.client, "table")


def scored(club: Club, table: int, board: int, score: str, round_number: int = 1) -> None:
    place = Place(1, "", round_number, table, board)
    club.person(Role.SCORER).done(ResultEntered(place, ScoreWritten(int(score))))


def test_the_console_leads_to_ones_own_table_and_back(thursday: Club) -> None:
    director = playing(thursday)
    console = director.client.get(f"/e/{EVENT}/office")
    assert "To my table: 2" in console.text
    answer = director.client.post(GO, data={"csrf": director.csrf, "seat": "2"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/e/{EVENT}/table")
    table = director.client.get(f"/e/{EVENT}/table")
    assert 'data-follows="2"' in table.text
    assert "To the Director&#39;s console" in table.text
    # One browser is both: the office did not get lost.
    assert director.client.get(f"/e/{EVENT}/office").status_code == 200
    assert at_table(director).get("/api/1/me").json()["role"] == "player"


def test_what_he_enters_there_is_a_players_statement(thursday: Club) -> None:
    director = playing(thursday)
    assert go(director) == 303
    table = at_table(director)
    entered = table.ask(result(2, 3, "4S N =", side=Side.NS))
    assert entered.status_code == 200, entered.text
    # Not at another table, though he directs: for that he goes back to the console.
    assert table.ask(result(1, 1, "4S N =", side=Side.NS)).status_code == 403


def test_he_sees_what_a_player_sees_and_nothing_of_boards_that_he_has_not_played(thursday: Club) -> None:
    """Every result is a number of its own, as in the property of leaks: it is found wherever it turns up."""
    director = playing(thursday)
    assert go(director) == 303
    table = at_table(director)
    elsewhere = {1: (1, "700110"), 3: (5, "700350")}
    for number, (board, score) in elsewhere.items():
        scored(thursday, number, board, score)
    own = "700230"
    scored(thursday, 2, 3, own)
    thursday.person(Role.DIRECTOR).done(RoundCalled(1, 2))
    scored(thursday, 1, 3, "700131", round_number=2)
    sent = [table.get(f"/api/1/events/{EVENT}/{path}").text for path in ("view", "rankings", "hall", "cards")]
    for path in ("hands/1/1", "hand-records/1/1", "hand-records/1/3", "office", "acts", "files", "audit"):
        refused = table.get(f"/api/1/events/{EVENT}/{path}")
        assert refused.status_code in {403, 404, 409}, path
        sent.append(refused.text)
    seen = set[str]().union(*map(canaries, sent))
    assert seen == {own}
    office = director.get(f"/api/1/events/{EVENT}/view").text
    assert canaries(office) <= {own, "700131"}


def test_going_again_makes_no_second_device(thursday: Club) -> None:
    director = playing(thursday)
    assert go(director) == go(director) == 303
    guests = [each for each in thursday.house.entrance.guests(EVENT) if each.role is Role.PLAYER]
    assert [each.by for each in guests] == ["the director as 2"]
    assert any(each.what == "token" and "as 2" in each.detail for each in thursday.house.entrance.trail.of(EVENT))


# ---- of a team: which of its pairs is his own he says once


def teams(club: Club) -> None:
    """Make an event of four teams in matches."""
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
    four = tuple(ContestantId(number) for number in range(1, 5))
    facts = (EventFounded("Teams", conditions), SectionPlanned(1, "", round_robin(4), four, 2))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    answer = club.organizer().send("POST", "/api/1/events", body)
    assert answer.status_code == 200, answer.text


def own_side(person: Person) -> object:
    """Return with which pair the browser goes."""
    return at_table(person).get("/api/1/me").json()["side"]


def test_the_pair_of_a_team_is_chosen_once(club: Club) -> None:
    """At the table of his team-mates he would see what they have done on boards that he is still to play."""
    teams(club)
    director = playing(club, TWO)
    console = director.client.get(f"/e/{EVENT}/office").text
    assert [f'value="2/{side}"' in console for side in ("NS", "EW")] == [True, True]
    # Nobody says it for him, and not for another team.
    assert [go(director, seat=each) for each in ("", "2", "1/NS", "2/N")] == [403] * 4
    assert go(director, seat="2/EW") == 303
    assert own_side(director) == "EW"
    for _ in range(2):
        assert go(director, seat="2/NS") == 403
        assert own_side(director) == "EW"
    refused = director.send("POST", f"/api/1/events/{EVENT}/own-table", {"seat": "2/NS"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-playing")
    assert go(director, seat="2/EW") == 303
    guests = [each for each in club.house.entrance.guests(EVENT) if each.role is Role.PLAYER]
    assert len(guests) == 1


def test_of_two_pairs_that_are_chosen_at_once_one_is(club: Club) -> None:
    teams(club)
    director = playing(club, TWO)
    asked = ["2/NS", "2/EW"] * 4
    with ThreadPoolExecutor(len(asked)) as pool:
        answers = list(pool.map(partial(posted, director), asked))
    taken = {seat for seat, status in zip(asked, answers, strict=True) if status == 303}
    assert len(taken) == 1


def test_what_was_chosen_by_a_program_holds_for_the_browser(club: Club) -> None:
    teams(club)
    director = playing(club, TWO)
    told = director.send("POST", f"/api/1/events/{EVENT}/own-table", {"seat": "2/NS", "device": "a program"})
    assert told.status_code == 200
    assert go(director, seat="2/EW") == 403
    assert go(director, seat="2/NS") == 303
    assert own_side(director) == "NS"


def test_who_said_it_wrongly_is_let_in_anew_and_others_choose_for_themselves(club: Club) -> None:
    teams(club)
    first, other = playing(club, TWO), playing(club, TWO)
    assert go(first, seat="2/NS") == 303
    assert go(other, seat="2/EW") == 303
    assert (own_side(first), own_side(other)) == ("NS", "EW")
    anew = playing(club, TWO)
    assert go(anew, seat="2/EW") == 303
    # Who plays in two teams chooses in each.
    both = playing(club, TWO, ContestantId(3))
    assert [go(both, seat=each) for each in ("2/NS", "3/EW", "3/NS", "2/EW")] == [303, 303, 403, 403]


@pytest.mark.parametrize("seat", ["3", "2/NS", "1", "x"])
def test_nobody_goes_to_the_table_of_others(thursday: Club, seat: str) -> None:
    assert go(playing(thursday), seat=seat) == 403


def test_who_does_not_play_has_no_table(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    assert "To my table" not in director.client.get(f"/e/{EVENT}/office").text
    assert go(director) == 403
    assert go(playing(thursday, ContestantId(99))) == 403
    answer = director.send("POST", f"/api/1/events/{EVENT}/own-table", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-playing")


def test_where_players_enter_nothing_themselves_there_is_no_way_to_the_table(thursday: Club) -> None:
    manager = thursday.organizer()
    access = manager.get(f"/api/1/events/{EVENT}/access").json()
    access["grants"]["player"] = ["rankings"]
    assert manager.send("PUT", f"/api/1/events/{EVENT}/access", access).status_code == 200
    assert go(playing(thursday)) == 403


def test_a_page_of_another_site_sends_nobody_to_a_table(thursday: Club) -> None:
    director = playing(thursday)
    assert director.client.post(GO, data={"csrf": "wrong"}).status_code == 403


def test_programs_are_given_a_players_token(thursday: Club) -> None:
    scorer = playing(thursday, role=Role.SCORER)
    told = scorer.send("POST", f"/api/1/events/{EVENT}/own-table", {"seat": "2", "device": "a program"}).json()
    assert (told["role"], told["event"], told["table"]) == ("player", EVENT, None)
    headers = {"Authorization": f"Bearer {told['token']}"}
    cards = thursday.client().get(f"/api/1/events/{EVENT}/cards", headers=headers)
    assert [each["contestant"] for each in cards.json()["cards"]] == ["2"]
    assert thursday.client().get(f"/api/1/events/{EVENT}/office", headers=headers).status_code == 403


def test_of_two_who_name_a_pair_of_their_team_at_once_one_is_the_first(
    thursday: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who asks twice at once, once for each pair of his team, sees his own table alone."""
    house, seats = thursday.house, tuple(OwnSeat(TWO, side) for side in Side)
    viewer = Viewer("director-9", Role.DIRECTOR, "the director", plays=(TWO,))
    remembered = PageSettings.of

    both = Barrier(2)

    def slowly(pages: PageSettings, name: str) -> str:
        found = remembered(pages, name)
        with suppress(BrokenBarrierError):
            both.wait(0.05)  # so that the other one may look as well, where he can
        return found

    monkeypatch.setattr(PageSettings, "of", slowly)

    def ask(seat: OwnSeat) -> OwnSeat | None:
        return chosen_seat(house, EVENT, viewer, seats, seat.key)

    with ThreadPoolExecutor(2) as threads:
        given = [*threads.map(ask, seats)]
    (kept,) = [each for each in given if each]
    assert [ask(each) for each in seats] == [each if each == kept else None for each in seats]
