"""The results of an event on pages: what is released, to whom, and the feed of what is new."""

from datetime import datetime
from typing import Any

from lxml import etree
from tests.club.conftest import EVENT, Club, result
from tests.club.test_managing import dealt

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.progress import SessionEnded
from duplicado.service.live.roles import Access, Openness, Release, Role

RESULTS = f"/e/{EVENT}/results"
ATOM = "{http://www.w3.org/2005/Atom}"


def played(club: Club) -> None:
    for table in range(1, 6):
        club.at_table(table).done(result(table, 2 * table - 1, "4S N ="))


def test_there_is_nothing_before_the_official_score(thursday: Club) -> None:
    played(thursday)
    director = thursday.person(Role.DIRECTOR)
    director.done(SessionEnded(1))
    public = thursday.public()
    answer = public.get(RESULTS)
    assert answer.status_code == 404
    assert "The result is not published" in answer.text
    assert RESULTS not in public.get(f"/e/{EVENT}").text
    director.done(ResultsPublished(1))
    page = public.get(RESULTS)
    assert page.status_code == 200
    assert "North 3" in page.text
    first = public.get(f"/e/{EVENT}").text
    for link in (
        f'<a href="{RESULTS}/contestant/3">',
        f'<option value="3 North 3\xa0– South 3" data-href="{RESULTS}/contestant/3">',
    ):
        assert link in first, link
    # A ranking in turns is for a hall; a player is offered none with his card.
    assert f'href="{RESULTS}/projector"' in public.get(f"{RESULTS}/boards").text
    assert "/projector" not in public.get(f"{RESULTS}/contestant/3").text
    for path in ("boards", "board/1", "contestant/3", "projector"):
        assert public.get(f"{RESULTS}/{path}").status_code == 200, path


def test_however_early_rankings_are_released_a_board_in_play_is_on_no_page(thursday: Club) -> None:
    access = Access(openness=Openness(players=Release.AT_ONCE, display=Release.AT_ONCE, public=Release.AT_ONCE))
    thursday.house.open_events.set_access(EVENT, access)
    played(thursday)
    for person in (thursday.public(), thursday.at_table(2), thursday.person(Role.DISPLAY)):
        assert person.get(f"{RESULTS}/board/1").status_code == 404
    thursday.person(Role.DIRECTOR).done(SessionEnded(1))
    assert thursday.public().get(f"{RESULTS}/board/1").status_code == 200


def test_hands_are_shown_where_the_event_says_so(thursday: Club) -> None:
    thursday.house.open_events.set_access(EVENT, Access(openness=Openness(hands=False)))
    director = thursday.person(Role.DIRECTOR)
    director.done(dealt())
    played(thursday)
    director.done(SessionEnded(1), ResultsPublished(1))
    holding = "T98"
    assert holding not in thursday.public().get(f"{RESULTS}/board/1").text.replace("10", "T")
    assert "♠" in director.get(f"{RESULTS}/board/1").text
    before = thursday.public().get(f"{RESULTS}/board/1").text
    thursday.house.open_events.set_access(EVENT, Access())
    assert len(thursday.public().get(f"{RESULTS}/board/1").text) > len(before)


def test_what_nobody_is_to_see(thursday: Club) -> None:
    thursday.house.open_events.set_access(EVENT, Access(openness=Openness(public=Release.NEVER)))
    played(thursday)
    thursday.person(Role.DIRECTOR).done(SessionEnded(1), ResultsPublished(1))
    assert thursday.public().get(RESULTS).status_code == 404
    assert EVENT not in thursday.public().get("/feed.atom").text


def test_the_feed_tells_of_what_is_published(thursday: Club) -> None:
    assert not etree.fromstring(thursday.public().get("/feed.atom").content).findall(f"{ATOM}entry")
    played(thursday)
    thursday.person(Role.DIRECTOR).done(SessionEnded(1), ResultsPublished(1))
    answer = thursday.public().get("/feed.atom")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    (entry,) = etree.fromstring(answer.content).findall(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}title") == "Thursday pairs"
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert thursday.public().get(str(link.get("href"))).status_code == 200
    summary = entry.findtext(f"{ATOM}summary")
    assert summary is not None
    assert summary.startswith("First: North ")


def test_the_feed_names_things_for_ever_and_tells_of_corrections(thursday: Club) -> None:
    """RFC 4287: ids that do not change with the address by which it is read; times; where it is and what it is of."""
    played(thursday)
    director = thursday.person(Role.DIRECTOR)
    director.done(SessionEnded(1), ResultsPublished(1))

    def read(host: str) -> Any:  # noqa: ANN401 - lxml does not tell what its elements are called
        return etree.fromstring(thursday.client().get("/feed.atom", headers={"Host": host}).content)

    def times(feed: Any) -> list[datetime]:  # noqa: ANN401 - as above
        return [datetime.fromisoformat(str(each.text)) for each in feed.iter(f"{ATOM}updated")]

    one, other = read("127.0.0.1"), read("club.example")
    ids = [each.text for each in one.iter(f"{ATOM}id")]
    assert len(set(ids)) == 2
    assert all(str(each).startswith("urn:uuid:") for each in ids)
    assert [each.text for each in other.iter(f"{ATOM}id")] == ids
    assert {each.get("rel"): each.get("href") for each in other.findall(f"{ATOM}link")} == {
        "self": "http://club.example/feed.atom",
        "alternate": "http://club.example/",
    }
    assert other.findtext(f"{ATOM}author/{ATOM}name")
    director.done(result(1, 2, "3NT E -2", side=None))
    assert min(times(read("127.0.0.1"))) > max(times(one))
    assert all(each.tzinfo is not None for each in times(one))


def test_an_event_that_is_not_there(club: Club) -> None:
    assert club.public().get("/e/nothing/results").status_code == 404


def test_a_name_with_an_apostrophe_is_written_as_it_is(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    for number in (1, 2, 3):
        director.done(
            ContestantEntered(ContestantId(number), (Player(f"Íñigo O'Donnell {number}"), Player("Ana & Co")))
        )
    for table, line in ((1, "4S N +1"), (2, "4S N ="), (3, "4S N -1")):
        director.done(result(table, 1, line, side=None, round_number=table))
    director.done(SessionEnded(1), ResultsPublished(1))
    page = thursday.public().get(RESULTS).text
    assert "ahead of Íñigo O&#39;Donnell" in page
    assert "&amp;#39;" not in page
    assert "&amp;amp;" not in page


def test_a_winner_with_less_than_half_of_the_boards_is_marked(thursday: Club) -> None:
    director = thursday.person(Role.DIRECTOR)
    played_at = (
        (1, 1, 1, "4S N +1"),
        (5, 1, 2, "4S N -1"),
        (2, 3, 1, "4S N ="),
        (2, 4, 1, "4S N ="),
        (2, 5, 2, "4S N ="),
    )
    for table, board, round_number, line in played_at:
        director.done(result(table, board, line, side=None, round_number=round_number))
    director.done(SessionEnded(1), ResultsPublished(1))
    public = thursday.public()
    for path in (RESULTS, f"/e/{EVENT}"):
        page = public.get(path).text
        assert "‡" in page, path
        assert "Fewer than half" in page, path
