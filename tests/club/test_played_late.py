"""A board that was put off and is played after the end: nobody reads before what it came to at the other tables."""

from __future__ import annotations

import base64
import io
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.club.canaries import canaries
from tests.club.conftest import EVENT, Club, result

from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.locale import Language
from duplicado.service.live.roles import Role
from duplicado.vocabulary.hands import Layout

RESULTS = f"/e/{EVENT}/results"
FILES = f"/api/1/events/{EVENT}/files"
LATE = Place(1, "", 5, 1, 9)
"""In the last round table 1 plays the boards that table 5 has played in the first."""
SECRET = "700123"
TELLING = (
    *(f"{RESULTS}/{word}" for word in ("board/9", "board/9/board.json", "contestant/5", "contestant/5/kept")),
    *(f"{RESULTS}/{word}" for word in ("travellers.csv", "cards.csv", "contestant/5?lang=pt")),
    f"/e/{EVENT}/record.json",
)
HAND = "AKQJ.T98.765.432"
"""Of board 9, and of board 1 in another seat."""


@pytest.fixture
def published(thursday: Club) -> Club:
    """An event whose result is published while one table is still to play board 9."""
    director = thursday.person(Role.DIRECTOR)
    hands = [HAND, "T987.AKQ.432.765", "5432.J65.AKQ.T98", "6.7432.JT98.AKQJ"]
    layouts = {9: Layout.parse(f"N:{' '.join(hands)}"), 1: Layout.parse(f"N:{' '.join(hands[1:] + hands[:1])}")}
    director.done(DealsRecorded(1, layouts))
    director.done(ResultEntered(Place(1, "", 1, 5, 9), ScoreWritten(int(SECRET))), result(1, 1, "4S N ="))
    director.done(BoardPostponed(LATE, "no time"), SessionEnded(1), ResultsPublished())
    return thursday


def told(club: Club) -> set[str]:
    """Return the addresses at which the public reads the result of board 9, or the hands of the boards."""
    public = club.public()
    answers = {path: public.get(path).text for path in TELLING}
    return {path for path, text in answers.items() if SECRET in canaries(text) or f"N:{HAND}" in text}


def test_what_a_board_came_to_elsewhere_waits_until_it_is_played(published: Club) -> None:
    assert not told(published)
    public = published.public()
    assert public.get(f"{RESULTS}/board/1").status_code == 200
    assert public.get(f"/e/{EVENT}/record.json").status_code == 404
    published.person(Role.DIRECTOR).done(ResultEntered(LATE, ScoreWritten(100)))
    assert told(published) == set(TELLING)


def test_no_file_of_the_office_has_the_deals_before(published: Club) -> None:
    director = published.person(Role.DIRECTOR)

    def handed_out() -> dict[str, bytes]:
        found = {each["file"]: director.get(f"{FILES}/{each['file']}") for each in director.get(FILES).json()}
        return {name: base64.b64decode(answer.json()["content"] or "") for name, answer in found.items()}

    before = handed_out()
    assert {"site", "record"} <= before.keys()
    assert "checked" not in before
    assert not [name for name, content in before.items() if f"N:{HAND}".encode() in content]
    with zipfile.ZipFile(io.BytesIO(before["site"])) as pages:
        assert not [
            each for each in pages.namelist() if SECRET in canaries(pages.read(each).decode("utf-8", "replace"))
        ]
        assert "record.json" not in pages.namelist()
    director.done(ResultEntered(LATE, ScoreWritten(100)))
    after = handed_out()
    assert [f"N:{HAND}".encode() in after[name] for name in ("checked", "record")] == [True, True]
    with zipfile.ZipFile(io.BytesIO(after["site"])) as pages:
        assert "record.json" in pages.namelist()


@pytest.mark.parametrize("ends", [BoardCancelled(LATE, "no time"), EventClosed()], ids=["cancelled", "closed"])
def test_it_waits_no_longer_than_it_may_be_played(published: Club, ends: AnyFact) -> None:
    published.person(Role.DIRECTOR).done(ends)
    assert told(published) == set(TELLING)


@pytest.mark.parametrize("language", Language, ids=lambda each: each.value)
def test_it_is_said_which_boards_are_not_counted(published: Club, language: Language) -> None:
    words = {
        "en": "Board 9 is still",
        "es": "estuche 9 aún",
        "pt": "bolsa 9 ainda",
    }
    public, address = published.public(), f"{RESULTS}?lang={language.value}"
    assert words[language.value] in public.get(address).text
    published.person(Role.DIRECTOR).done(ResultEntered(LATE, ScoreWritten(100)))
    assert words[language.value] not in public.get(address).text


def test_many_look_while_results_come_in(published: Club) -> None:
    """Prepared results are let go while others look: none of them is answered a fault."""
    director, lookers = published.person(Role.DIRECTOR), [published.public() for _ in range(6)]
    with ThreadPoolExecutor(len(lookers) + 1) as pool:
        corrected = [pool.submit(director.done, result(2, 3, f"{n}S N =", side=None)) for n in (1, 2, 3, 4, 5, 6)]
        seen = [
            pool.submit(each.get, f"{RESULTS}/{word}")
            for _ in range(5)
            for each in lookers
            for word in ("", "cards.csv")
        ]
        assert {each.result().status_code for each in seen} == {200}
        assert all(each.result() is None for each in corrected)
