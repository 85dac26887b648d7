"""The pages of a whole event: its parts, its matches and its bracket, and the links among them."""

from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from litestar.testing import TestClient
from lxml import html

from duplicado.event.rules import LAWS
from duplicado.locale import Language
from duplicado.web.export import exported_pages
from duplicado.web.library import WatchedFile
from duplicado.web.site import site


def pages(path: Path, language: str = "en") -> dict[str, html.HtmlElement]:
    """Follow every link of the site, as a visitor of one language would."""
    found: dict[str, html.HtmlElement] = {}
    waiting = ["/"]
    with TestClient(site([WatchedFile(path, LAWS)], Language(language), languages=(Language(language),))) as client:
        while waiting:
            address = waiting.pop()
            if address in found:
                continue
            answer = client.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 200, address
            if not answer.headers["content-type"].startswith("text/html"):
                continue
            page = found[address] = html.fromstring(answer.text)
            for link in page.xpath("//a[not(@rel='external noreferrer')]/@href"):
                target = urlsplit(urljoin(address, str(link))).path
                if not target.startswith("/static"):
                    waiting.append(target)
    return found


def words(page: html.HtmlElement) -> str:
    return " ".join(page.text_content().split())


@pytest.mark.parametrize("name", ["swiss", "knock-out", "stanzas", "sessions"])
def test_every_page_can_be_reached_and_names_nothing_twice(whole_events: Path, name: str) -> None:
    for address, page in pages(whole_events / f"{name}.event").items():
        names = [str(each) for each in page.xpath("//@id")]
        assert len(names) == len(set(names)), address
        assert len(page.xpath("//h1")) == 1, address


def test_a_swiss_event_is_ranked_by_victory_points(whole_events: Path) -> None:
    found = pages(whole_events / "swiss.event")
    heads = [words(each) for each in found["/"].xpath("//table[@class='ranking']/thead//th")]
    assert heads[-1] == "VP"
    assert {"M", "W–T–L", "Byes", "Carry-over", "Penalty"} <= set(heads)
    rows = found["/"].xpath("//table[@class='ranking']/tbody/tr")
    totals = [float(words(row[-1])) for row in rows]
    assert totals == sorted(totals, reverse=True)
    assert "/boards" in found
    on_the_wall = [words(each) for each in found["/projector"].xpath("//tbody/tr/td[last()]")]
    assert list(map(float, on_the_wall)) == totals


def test_a_match_has_a_page_with_its_boards(whole_events: Path) -> None:
    found = pages(whole_events / "swiss.event")
    matches = [address for address in found if address.startswith("/match/")]
    assert len(matches) == 4
    for address in matches:
        boards = found[address].xpath("//table[contains(@class,'match-lines')]/tbody/tr")
        assert len(boards) == 6
    of_one = found["/contestant/1"].xpath("//li[contains(@class,'match')]")
    assert len(of_one) == 2


def test_sessions_and_sections_have_pages_of_their_own(whole_events: Path) -> None:
    found = pages(whole_events / "sessions.event")
    for part in ("1-A", "1-B", "2-A", "2-B"):
        assert f"/session/{part}" in found
        assert f"/session/{part}/board/1" in found
    heads = [words(each) for each in found["/"].xpath("//table[@class='ranking']/thead//th")]
    assert {"S1", "S2"} <= set(heads)
    card = found["/contestant/A1"]
    assert len(card.xpath("//section[@class='of-part']")) == 2
    assert len(card.xpath("//table[contains(@class,'card-lines')]")) == 2
    assert "Session 2, section B" in words(found["/session/2-B"])
    assert "A1" not in words(found["/session/2-B"].xpath("//table[@class='ranking']")[0])


def test_a_part_that_is_not_there_is_not_found(whole_events: Path) -> None:
    with TestClient(site([WatchedFile(whole_events / "sessions.event", LAWS)])) as client:
        for address in ("/session/3", "/session/1-C/boards", "/match/1-1-1-2", "/matches", "/bracket", "/boards/1"):
            assert client.get(address).status_code == 404, address
        assert client.get("/session/1-A/board/99").status_code == 404


@pytest.mark.parametrize(("language", "final"), [("en", "Final"), ("es", "Descansa"), ("pt", "Descansa")])
def test_the_bracket_is_a_page(whole_events: Path, language: str, final: str) -> None:
    bracket = pages(whole_events / "knock-out.event", language)["/bracket"]
    assert final in words(bracket)
    assert len(bracket.xpath("//div[@class='bracket-match']")) == 3
    assert len(bracket.xpath("//div[contains(@class,'bracket-side ahead')]")) == 3


def test_the_pages_of_an_event_can_be_exported(whole_events: Path) -> None:
    languages = (Language.ENGLISH, Language("pt"))
    app = site([WatchedFile(whole_events / "sessions.event", LAWS)], languages[0], languages=languages)
    files = dict(exported_pages(app, languages))
    assert {"index.html", "session/1-A.html", "session/2-B/board/3.html", "pt/session/1-A/boards.html"} <= set(files)
    for name, content in files.items():
        if name.endswith(".html"):
            for link in html.fromstring(content).xpath("//a/@href"):
                address = urlsplit(str(link))
                if not address.scheme and address.path:
                    assert urlsplit(urljoin(f"http://x/{name}", address.path)).path[1:] in files, (name, link)
