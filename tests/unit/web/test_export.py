"""The site as files: everything is there, and every link leads from file to file."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from html import unescape
from importlib.resources import as_file
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.event.standing import standings
from duplicado.formats.duplicado_json.document import read_json
from duplicado.locale import Language
from duplicado.publish.example.evening import example_evening
from duplicado.publish.pages.evening import EveningPage
from duplicado.score.side_score import Points
from duplicado.vocabulary.seats import Side
from duplicado.web.event_pages import Opened
from duplicado.web.export import PageMissingError, exported_pages
from duplicado.web.site import site

ENGLISH, SPANISH = Language.ENGLISH, Language("es")
LINK = re.compile(r'\s(?:href|src)="([^"]*)"')


class Fixed:
    """An event that does not change."""

    def __init__(self, evening: EveningPage) -> None:
        self.opened = Opened(evening)

    def current(self) -> Opened:
        return self.opened


def exported(
    evening: EveningPage, languages: Sequence[Language], *, with_steps: bool = True, besides: Collection[str] = ()
) -> dict[str, bytes]:
    documents = [("publish-ranking", "/paper/ranking.pdf")] if besides else []
    app = site([Fixed(evening)], languages[0], languages=languages, documents=documents)
    files = list(exported_pages(app, languages, with_steps=with_steps, besides=besides))
    assert len(files) == len(dict(files)), "a file is written once"
    return dict(files)


def links(files: dict[str, bytes], file: str) -> set[str]:
    """Return the files to which a page leads."""
    targets = (urlsplit(unescape(link)) for link in LINK.findall(files[file].decode()))
    inside = [target for target in targets if not target.scheme and target.path]
    assert all(not target.query and not target.path.startswith("/") for target in inside)
    return {normpath(join(dirname(file), unquote(target.path))) for target in inside}


@pytest.fixture(scope="module")
def evening() -> EveningPage:
    """Two boards of the example: twelve results, two of them with auction and play."""
    with as_file(example_evening()) as path:
        contest = read_json(path.read_bytes()).value.contest
    assert contest is not None
    results = tuple(result for result in contest.results if result.board in {1, 2})
    boards = {number: contest.boards[number] for number in (1, 2)}
    layouts = {number: contest.layouts[number] for number in (1, 2)}
    few = replace(contest, results=results, boards=boards, layouts=layouts)
    return EveningPage("<evening>.json", few, (), standings(few))


@pytest.fixture(scope="module")
def files(evening: EveningPage) -> dict[str, bytes]:
    return exported(evening, (SPANISH, ENGLISH))


@pytest.mark.rest
def test_every_link_leads_to_a_file(files: dict[str, bytes]) -> None:
    for file in files:
        if file.endswith(".html"):
            assert links(files, file) <= set(files), file


@pytest.mark.rest
def test_every_page_is_there_in_every_language(evening: EveningPage, files: dict[str, bytes]) -> None:
    steps = [line for lines in evening.lines.values() for line in lines if line.has_steps]
    for folder, language in (("", "es"), ("en/", "en")):
        pages = ["index", "boards", "projector", "board/1", "board/2"]
        pages += [f"contestant/{evening.addresses[each]}" for each in evening.contestants]
        for line in steps:
            assert line.record is not None
            last = len(line.record.calls) + len(line.record.plays)
            board = line.record.board.number
            pages += [
                f"board/{board}/table/{line.row}",
                *(f"board/{board}/table/{line.row}-{n}" for n in range(last + 1)),
            ]
        assert {f"{folder}{page}.html" for page in pages} <= set(files)
        assert f'<html lang="{language}">'.encode() in files[f"{folder}index.html"]
    assert {"static/site.css", "static/site.js", "static/icon.svg"} < set(files)


@pytest.mark.rest
def test_a_page_is_that_of_the_server(files: dict[str, bytes]) -> None:
    page = files["board/1.html"].decode()
    assert "<h1>Estuche 1</h1>" in page
    assert 'href="../en/board/1.html"' in page
    assert 'href="../static/site.css"' in page
    assert 'href="https://www.bridgebase.com/tools/handviewer.html?' in page
    assert '<figure class="chart"' in page


@pytest.mark.rest
def test_one_language_offers_no_other(evening: EveningPage) -> None:
    files = exported(evening, (ENGLISH,))
    assert not any(file.startswith("en/") for file in files)
    assert b'class="languages"' not in files["index.html"]


@pytest.mark.rest
def test_a_record_has_one_page_where_steps_are_not_wanted(evening: EveningPage) -> None:
    files = exported(evening, (ENGLISH,), with_steps=False)
    records = [file for file in files if "/table/" in file]
    assert len(records) == 2
    for file in records:
        assert links(files, file) <= set(files)
        assert "To the end" in files[file].decode()
        assert '<th scope="row" class="n">12</th>' in files[file].decode() or "claim" in files[file].decode()


@pytest.mark.rest
def test_sheets_are_led_to_and_not_asked_for(evening: EveningPage) -> None:
    files = exported(evening, (SPANISH, ENGLISH), besides={"paper/ranking.pdf", "en/paper/ranking.pdf"})
    assert "paper/ranking.pdf" not in files
    assert b'href="paper/ranking.pdf"' in files["index.html"]
    assert b'href="paper/ranking.pdf"' in files["en/index.html"]


@pytest.mark.rest
def test_a_page_that_is_not_there_is_a_fault(evening: EveningPage) -> None:
    app = site([Fixed(evening)], ENGLISH, languages=(ENGLISH,), documents=[("publish-ranking", "/paper/ranking.pdf")])
    with pytest.raises(PageMissingError, match=r"ranking\.pdf"):
        list(exported_pages(app, (ENGLISH,)))


def test_addresses_with_letters_beyond_ascii_and_lines() -> None:
    one, two = ContestantId(1, Side.NS, "Ä/.."), ContestantId(1, Side.EW, "A")
    contest = Contest(
        title='<img src="/static/x">',
        winners=2,
        contestants=(Contestant(one, ('<a href="/boards">',)), Contestant(two, ("B",))),
        results=(BoardResult(1, one, two, Points(90), Points(-90)),),
    )
    files = exported(EveningPage("club.json", contest, (), standings(contest)), (ENGLISH,))
    for file in files:
        assert ".." not in file
        if file.endswith(".html"):
            assert links(files, file) <= set(files)
