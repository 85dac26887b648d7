"""Deals that a later session plays again: what the first session made of them is told when the second has played."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.club.canaries import canaries
from tests.club.conftest import EVENT, Club

from duplicado.cli.publish import command as publish
from duplicado.cli.score import command as score
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role
from duplicado.vocabulary.hands import Layout

RESULTS = f"/e/{EVENT}/results"
FILES = f"/api/1/events/{EVENT}/files"
SECRET = "700123"
BOARD = 9
LATER = tuple(ContestantId(number) for number in range(21, 27))
"""A player of the second session only."""
HAND = "AKQJ.T98.765.432"
TELLING = (
    *(f"{RESULTS}{part}/{word}" for part in ("", "/session/1") for word in ("board/9", "board/9/board.json")),
    *(f"{RESULTS}/{word}" for word in ("contestant/5", "contestant/5/kept", "travellers.csv", "cards.csv")),
    *(f"{RESULTS}/session/1/{word}" for word in ("travellers.csv", "cards.csv")),
    f"{RESULTS}/contestant/5?lang=pt",
    f"/e/{EVENT}/record.json",
)


def deals(session: int) -> DealsRecorded:
    return DealsRecorded(session, {BOARD: Layout.parse(f"N:{HAND} T987.AKQ.432.765 5432.J65.AKQ.T98 6.7432.JT98.AKQJ")})


def second_session() -> tuple[AnyFact, ...]:
    """Return a session of three tables that plays board 9 among others."""
    names = (ContestantEntered(each, (Player(f"A{each}"), Player(f"B{each}"))) for each in LATER)
    return (*names, SectionPlanned(2, "", mitchell(3), LATER, 2, first_board=BOARD), deals(2))


LAST = tuple(Place(2, "", number, table, BOARD) for number, table in ((1, 1), (2, 3), (3, 2)))
"""The place where the second session plays it."""


@pytest.fixture
def first_over(thursday: Club) -> Club:
    """An event whose first session is over and published while the second is to play the same deals."""
    director = thursday.person(Role.DIRECTOR)
    director.done(deals(1), ResultEntered(Place(1, "", 1, 5, BOARD), ScoreWritten(int(SECRET))))
    director.done(ResultEntered(Place(1, "", 1, 1, 1), ScoreWritten(420)))
    director.done(*second_session())
    director.done(SessionEnded(1), ResultsPublished(1))
    return thursday


def told(club: Club) -> set[str]:
    """Return the addresses at which the public reads the result of board 9, or its hands."""
    public = club.public()
    answers = {path: public.get(path).text for path in TELLING}
    return {path for path, text in answers.items() if SECRET in canaries(text) or f"N:{HAND}" in text}


def play_it(club: Club) -> None:
    """Have the second session play board 9, at each table that is to."""
    club.person(Role.DIRECTOR).done(*(ResultEntered(each, ScoreWritten(100)) for each in LAST))


def test_results_wait_for_the_last_who_play_the_deal_and_the_ranking_does_not(first_over: Club) -> None:
    assert not told(first_over)
    public = first_over.public()
    # What is withheld is one board: the other of the same session is told.
    assert public.get(f"{RESULTS}/session/1/board/1").status_code == 200
    assert "/board/9" not in public.get(f"{RESULTS}/session/1/boards").text
    ranking = public.get(f"{RESULTS}/session/1/ranking.json").json()["ranking"]
    assert {each["contestant"]: each["boards"] for each in ranking}["5"] == 1
    play_it(first_over)
    assert told(first_over) == {each for each in TELLING if "/session/1" in each or "/contestant/" in each}


@pytest.mark.parametrize("ends", [SessionEnded(2), EventClosed()], ids=["ended", "closed"])
def test_they_wait_no_longer_than_it_may_be_played(first_over: Club, ends: AnyFact) -> None:
    first_over.person(Role.DIRECTOR).done(ends)
    assert {each for each in TELLING if "/session/1/" in each} <= told(first_over)


def test_no_file_of_the_office_tells_them(first_over: Club) -> None:
    director = first_over.person(Role.DIRECTOR)

    def handed_out() -> dict[str, bytes]:
        found = {each["file"]: director.get(f"{FILES}/{each['file']}") for each in director.get(FILES).json()}
        return {name: base64.b64decode(answer.json()["content"] or "") for name, answer in found.items()}

    def telling(files: dict[str, bytes]) -> set[str]:
        with zipfile.ZipFile(io.BytesIO(files["site"])) as pages:
            unpacked = {f"site/{each}": pages.read(each) for each in pages.namelist()}
        every = {name: content for name, content in files.items() if name != "record"} | unpacked
        return {name for name, content in every.items() if SECRET in canaries(content.decode("utf-8", "replace"))}

    assert not telling(handed_out())
    play_it(first_over)
    assert {"usebio", "csv"} & {each.partition("-")[0] for each in telling(handed_out())}


@pytest.mark.parametrize("language", Language, ids=lambda each: each.value)
def test_it_is_said_that_boards_are_withheld(first_over: Club, language: Language) -> None:
    words = {"en": "The deal of one board", "es": "El reparto de un estuche", "pt": "A distribuição de uma bolsa"}
    public = first_over.public()
    for address in ("", "/session/1", "/session/1/boards", "/contestant/5", "/contestant/5/kept"):
        assert words[language.value] in public.get(f"{RESULTS}{address}?lang={language.value}").text, address


def test_a_director_who_plays_the_second_session_reads_nothing_of_the_first_that_is_news_to_him(
    first_over: Club,
) -> None:
    playing = first_over.person(Role.DIRECTOR, plays=(LATER[0],))
    record = f"/api/1/events/{EVENT}/view"
    sheet = f"/e/{EVENT}/office/results?session=1&board={BOARD}"
    assert SECRET not in canaries(playing.get(record).text)
    assert SECRET not in canaries(playing.get(sheet).text)
    # Somebody who does not play later is told.
    other = first_over.person(Role.DIRECTOR, plays=(ContestantId(3),))
    assert SECRET in canaries(other.get(record).text)
    play_it(first_over)
    assert SECRET in canaries(playing.get(record).text)


def test_what_is_published_from_the_file_follows(first_over: Club, tmp_path: Path) -> None:
    (event,) = first_over.folder.rglob("*.event")

    def published(folder: Path) -> dict[str, str]:
        ran = CliRunner().invoke(publish, [str(event), "--to", str(folder), "--only", "html", "--json"])
        assert ran.exit_code == 0, ran.output
        assert json.loads(ran.stdout)["withheld"] == (1 if folder.name == "before" else 0)
        return {each.name: each.read_text("utf-8", "replace") for each in folder.rglob("*") if each.is_file()}

    def scored() -> str:
        ran = CliRunner().invoke(score, [str(event), "--json"])
        return ran.output

    before = published(tmp_path / "before")
    assert not [name for name, text in before.items() if SECRET in canaries(text) or f"N:{HAND}" in text]
    assert "record.json" not in before
    assert SECRET not in canaries(scored())
    play_it(first_over)
    after = published(tmp_path / "after")
    assert "record.json" in after
    assert [name for name, text in after.items() if SECRET in canaries(text)]
