"""The site as a visitor's program sees it: pages, languages, errors, and nothing that a file's author could smuggle."""

import re
from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import duplicado
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.event.rules import LAWS
from duplicado.event.standing import standings
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.locale import Language
from duplicado.publish.example.evening import example_evening
from duplicado.publish.messages import read_area
from duplicado.publish.pages.evening import EveningPage
from duplicado.score.side_score import Points
from duplicado.web.event_pages import Opened
from duplicado.web.language import negotiated, preferred
from duplicado.web.library import NothingToShowError, WatchedFile, open_event
from duplicado.web.site import site

Client = TestClient[Litestar]


class Fixed:
    """An event that does not change."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened

    def current(self) -> Opened:
        return self.opened


@pytest.fixture(scope="module")
def example() -> Iterator[Path]:
    with as_file(example_evening()) as path:
        yield path


@pytest.fixture(scope="module")
def client(example: Path) -> Iterator[Client]:
    with TestClient(site([WatchedFile(example, LAWS)])) as client:
        yield client


def named(*names: str, title: str = "Club", remarks: tuple[Diagnostic, ...] = ()) -> Fixed:
    one, two = ContestantId(1), ContestantId(2)
    contest = Contest(
        title=title,
        contestants=(Contestant(one, names),),
        results=(BoardResult(1, one, two, Points(420), Points(-420), note="<i>note"),),
    )
    return Fixed(Opened(EveningPage("<s>file.json", contest, (), standings(contest)), remarks))


@pytest.mark.parametrize("path", ["/", "/boards", "/board/4", "/contestant/3", "/projector"])
@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_pages_come_in_three_languages(client: Client, path: str, language: str) -> None:
    answer = client.get(path, params={"lang": language})
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert answer.headers["content-language"] == language
    client.cookies.clear()


def test_the_language_is_kept_in_links_and_in_a_cookie(client: Client) -> None:
    first = client.get("/?lang=pt")
    assert 'href="/boards?lang=pt"' in first.text
    assert '<html lang="pt">' in client.get("/boards").text
    client.cookies.clear()
    assert '<html lang="en">' in client.get("/boards").text


def test_the_language_of_the_browser(client: Client) -> None:
    assert '<html lang="es">' in client.get("/", headers={"Accept-Language": "fr, es-AR;q=0.7, en;q=0.2"}).text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", Language("pt")),
        ("en;q=0.2, es;q=0.9", Language("es")),
        ("fr", None),
        ("", None),
        ("es;q=0", None),
        ("es;q=much, en;q=0.1", Language.ENGLISH),
        ("*", None),
    ],
)
def test_preferences(header: str, language: Language | None) -> None:
    assert preferred(header) is language


def test_what_is_asked_goes_before_what_was_kept() -> None:
    assert negotiated("es", "pt", "en", Language.ENGLISH) is Language("es")
    assert negotiated("xx", "pt", "en", Language.ENGLISH) is Language("pt")
    assert negotiated(None, None, "", Language("es")) is Language("es")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/board/99", 404),
        ("/board/0", 404),
        ("/board/-1", 404),
        ("/board/x", 404),
        ("/board/" + "9" * 5000, 404),
        ("/board/4/table/99", 404),
        ("/board/99/table/1", 404),
        ("/board/4/table/1?step=x", 400),
        ("/contestant/13", 404),
        ("/contestant/%3Cscript%3E", 404),
        ("/static/../site.py", 404),
        ("/static/..%2f..%2fsite.py", 404),
        ("/nothing", 404),
    ],
)
def test_a_wrong_address_is_answered_kindly(client: Client, path: str, status: int) -> None:
    answer = client.get(path, headers={"Accept-Language": "es"})
    assert answer.status_code == status
    assert '<html lang="es">' in answer.text
    assert "<h1>" in answer.text
    assert "<script>" not in answer.text


def test_a_missing_board_is_named(client: Client) -> None:
    assert "En esta prueba no hay estuche 99." in client.get("/board/99?lang=es").text
    client.cookies.clear()


def test_nothing_can_be_written(client: Client) -> None:
    answer = client.post("/")
    assert answer.status_code == 405
    assert "<h1>This can only be read</h1>" in answer.text


def test_a_head_request_is_answered(client: Client) -> None:
    assert client.head("/").status_code == 200


def test_the_browser_is_told_to_load_nothing_from_elsewhere(client: Client) -> None:
    for path in ("/", "/board/99", "/static/site.css"):
        policy = client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy


def test_pages_have_neither_scripts_nor_styles_in_them(client: Client) -> None:
    for path in ("/", "/board/4", "/contestant/3", "/projector"):
        text = client.get(path).text
        assert not re.search(r"<style|style=|<script(?! src=\"/static/)|\son\w+=", text)


def test_names_and_files_are_escaped() -> None:
    shown = named("<script>alert(1)</script>", 'O"Neill & <u>', title="<img src=x>")
    with TestClient(site([shown])) as client:
        for path in ("/", "/board/1", "/contestant/1", "/projector", "/boards"):
            text = client.get(path).text
            assert "<script>alert" not in text
            assert not re.search(r"<(img|u|s|i)>|<img ", text)
        assert "O&#34;Neill &amp; &lt;u&gt;" in client.get("/").text


def test_remarks_of_the_reader_are_told() -> None:
    with TestClient(site([named("A", remarks=(Diagnostic(7, "nonsense", (("x", "<u>"),)),))])) as client:
        text = client.get("/").text
    assert "One remark from the reading of the file" in text
    assert "Line 7: nonsense x=&lt;u&gt;" in text


def test_several_events_have_a_list() -> None:
    with TestClient(site([named("A", title="First"), named("B", title="Second")])) as client:
        text = client.get("/?lang=es").text
        assert "<h1>Pruebas</h1>" in text
        assert 'href="/event/2?lang=es"' in text
        assert "Second" in client.get("/event/2").text
        assert 'href="/event/2/board/1"' in client.get("/event/2/boards", headers={"Cookie": ""}).text.replace(
            "?lang=es", ""
        )
        assert client.get("/event/3").status_code == 404
        assert client.get("/board/1").status_code == 404


def test_a_page_that_cannot_be_made_is_an_apology(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def current(self) -> Opened:
            raise RuntimeError("the reason")

    with TestClient(site([Broken()]), raise_server_exceptions=False) as client:
        answer = client.get("/boards")
    assert answer.status_code == 500
    assert "the reason" not in answer.text
    assert "Something went wrong" in answer.text
    assert "the reason" in caplog.text


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "club.json"
    opened = named("A", title="Before").opened.evening.contest
    path.write_text(write_json(OwnDocument(contest=opened)), encoding="utf-8")
    event = WatchedFile(path, LAWS)
    assert event.current().evening.title == "Before"
    path.write_text("half a fi", encoding="utf-8")
    assert event.current().evening.title == "Before"
    after = named("A", title="Afterwards").opened.evening.contest
    path.write_text(write_json(OwnDocument(contest=after)), encoding="utf-8")
    assert event.current().evening.title == "Afterwards"
    path.unlink()
    assert event.current().evening.title == "Afterwards"


def test_pages_say_that_their_file_cannot_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, said = tmp_path / "club.json", 'role="status">The file of this event cannot be read now.'
    contest = named("A", title="Before").opened.evening.contest
    path.write_text(write_json(OwnDocument(contest=contest)), encoding="utf-8")
    with TestClient(site([WatchedFile(path, LAWS)])) as client:
        assert said not in client.get("/").text
        path.unlink()
        for page in ("/", "/", "/boards", "/projector"):
            assert said in client.get(page).text
        path.write_text(write_json(OwnDocument(contest=contest)), encoding="utf-8")
        assert said not in client.get("/").text
    told = [each for each in caplog.messages if str(path) in each]
    assert [("FileNotFoundError" in each, "again" in each) for each in told] == [(True, False), (False, True)]


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"form": "duplicado 1"}', "<USEBIO/>"])
def test_a_file_with_nothing_to_show(tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(NothingToShowError):
        open_event(path, LAWS)


def test_the_example_is_what_it_is_said_to_be(example: Path) -> None:
    opened = open_event(example, LAWS)
    contest = opened.evening.contest
    assert opened.remarks == ()
    assert len(contest.contestants) == 12
    assert len(contest.layouts) == 22
    assert len(contest.results) == 132
    met = {frozenset((each.north_south, each.east_west)) for each in contest.results}
    assert len(met) == 66
    recorded = [each.record for each in contest.results if each.record]
    assert len(recorded) == 22
    assert sum(bool(each.plays) for each in recorded) > 15
    adjusted = [each for each in contest.results if not isinstance(each.north_south_score, Points)]
    assert len(adjusted) == 4


def test_templates_and_messages_agree() -> None:
    """Every message of the pages is used, and every one that is used exists."""
    source = Path(duplicado.__file__).parent
    area = (source / "locale" / "en" / "messages" / "web.ftl").read_text(encoding="utf-8")
    known = {entry.id.name for entry in read_area(area, "web.ftl").body if hasattr(entry, "id")}
    texts = [
        path.read_text(encoding="utf-8")
        for folder, pattern in (("web", "*.py"), ("web", "*.html"), ("publish/pages", "*.py"), ("cli", "serve*.py"))
        for path in (source / folder).rglob(pattern)
    ]
    named_whole = {name for text in texts for name in re.findall(r"['\"](web-[a-z0-9-]*[a-z0-9])['\"]", text)}
    beginnings = {name for text in texts for name in re.findall(r"['\"](web-[a-z0-9-]+-)['\"{]", text)}
    assert named_whole - known == set()
    assert all(any(name.startswith(begin) for name in known) for begin in beginnings)
    assert {name for name in known - named_whole if not name.startswith(tuple(beginnings))} == set()


def test_tables_come_as_csv(client: Client) -> None:
    for name, heading in (("ranking", "place"), ("travellers", "board"), ("cards", "board")):
        answer = client.get(f"/{name}.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        first, *rows = answer.content.decode("utf-8-sig").splitlines()
        assert heading in first.split(",")
        assert len(rows) >= 12


def test_the_ranking_comes_as_json_with_names(client: Client) -> None:
    told = client.get("/ranking.json").json()
    first = told["ranking"][0]
    assert (told["method"], first["place"]) == ("matchpoints", 1)
    assert all(len(row["names"]) == 2 for row in told["ranking"])


def test_a_board_comes_as_json_with_hands_and_results(client: Client) -> None:
    told = client.get("/board/4/board.json").json()
    assert set(told["hands"]) == set("NESW")
    assert {len(row["names"]["NS"]) for row in told["results"]} == {2}
    assert sum(row["gain"]["NS"] or 0 for row in told["results"]) > 0
    assert client.get("/board/99/board.json").status_code == 404
