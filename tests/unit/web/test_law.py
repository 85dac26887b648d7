"""The book of the Laws in the server and as files: every address, every link, nothing where there is no book."""

import re
from collections.abc import Iterator
from functools import partial
from html import unescape
from importlib.resources import as_file
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from duplicado.casebook.library import cases
from duplicado.event.rules import LAWS
from duplicado.law.edition import Edition
from duplicado.law.regulations.options import OPTIONS
from duplicado.locale import Language
from duplicado.publish.book.structure import book
from duplicado.publish.book.words import BookWords
from duplicado.publish.example.evening import example_evening
from duplicado.web.addresses import BOOK, EXAM, place_of, root_of
from duplicado.web.export import exported_pages
from duplicado.web.library import WatchedFile
from duplicado.web.site import book_site, site

Client = TestClient[Litestar]
LINK = re.compile(r'\s(?:href|src|action)="([^"]*)"')


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with as_file(example_evening()) as path, TestClient(site([WatchedFile(path, LAWS)], with_book=True)) as client:
        yield client


def links(text: str) -> set[str]:
    found = {unescape(link) for link in LINK.findall(text)}
    return {link.partition("#")[0] for link in found if not link.startswith("#")}


PAGES = (
    "/law",
    "/law/2007",
    "/law/2017-2024",
    "/law?q=revoke",
    "/law?q=zzzz",
    "/law/27",
    "/law/50",
    "/law/DEF",
    "/law/INTRO",
    "/law/27B1",
    "/law/27B1(a)",
    "/law/12C2(d)",
    "/law/DEF:bid",
    "/law/77-T1",
    "/law/2:dealer",
    "/law/2007/17D1",
    "/law/2007/12C1(f)",
    "/law/2017-2024/89",
    "/law/case/shared/law_27/7",
    "/law/2007/case/laws/law_27/3",
)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_there_in_every_language(client: Client, path: str, language: Language) -> None:
    answer = client.get(path, params={"lang": language.value, **({"q": "revoke"} if "q=" in path else {})})
    assert answer.status_code == 200
    assert f'<html lang="{language.value}">' in answer.text
    assert answer.text.count("<h1") == 1
    client.cookies.clear()


@pytest.mark.parametrize("path", PAGES)
def test_every_link_of_a_page_leads_to_a_page(client: Client, path: str) -> None:
    known = {BOOK, EXAM, "/"} | {root_of(edition) for edition in Edition}
    known |= {place_of(clause, edition) for edition in Edition for clause in book(edition).numbers}
    known |= {f"{root_of(edition)}/case/{case.address}" for case in cases() for edition in case.editions}
    for link in links(client.get(path).text):
        target = unquote(urlsplit(link).path)
        assert target in known or target.startswith("/static/"), link


def test_what_is_typed_otherwise_is_led_to_its_page(client: Client) -> None:
    answer = client.get("/law/27b1a?lang=es", follow_redirects=False)
    assert answer.status_code in {302, 307}
    assert answer.headers["location"] == "/law/27B1(a)?lang=es"
    amended = client.get("/law/2017-2024/case/shared/law_27/7", follow_redirects=False)
    assert amended.headers["location"] == "/law/case/shared/law_27/7"
    client.cookies.clear()


@pytest.mark.parametrize(
    "path",
    ["/law/99", "/law/2007/23A1", "/law/2018/27", "/law/case/shared/law_27/999", "/law/case/no/such/1", "/law/%3Cb%3E"],
)
def test_what_is_not_there(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "<b>" not in answer.text.replace("<b>27", "")


def test_a_missing_clause_is_said_with_its_edition(client: Client) -> None:
    assert "There is no clause 75D1 in the Laws of 2007." in client.get("/law/2007/75D1").text


def test_a_number_that_an_edition_lacks_leads_to_where_the_rule_stands(client: Client) -> None:
    text = client.get("/law/2007/63A4", params={"lang": "es"}).text
    assert "El Reglamento de 2007 no tiene la cláusula 63A4: en él es 63A3." in text
    assert 'href="/law/2007/63A3?lang=es"' in text
    assert 'href="/law/2007/23?lang=en"' in client.get("/law/2007/72C", params={"lang": "en"}).text
    client.cookies.clear()


def test_the_search_shows_what_was_found_and_keeps_what_was_typed(client: Client) -> None:
    answer = client.get("/law", params={"q": '"<i>renuncio', "lang": "es"})
    assert "<i>" not in answer.text
    assert "/law/64A1?lang=es" in answer.text
    assert 'value="&#34;&lt;i&gt;renuncio"' in answer.text
    older = client.get("/law/2007", params={"q": "could have known"})
    assert older.text.index("/law/2007/23") > 0
    client.cookies.clear()


def test_the_page_says_which_edition_it_shows_and_leads_to_the_others(client: Client) -> None:
    text = client.get("/law/2007/27B1(b)").text
    assert "Laws of 2007" in text
    assert re.search(r'href="/law/2007/27B1\(b\)" aria-current="true"', text)
    assert 'href="/law/27B1(b)"' in text
    assert "Unlike the Laws of 2017:" in text


def test_the_menu_leads_to_the_book_only_where_it_is(client: Client) -> None:
    assert f'href="{BOOK}"' in client.get("/").text
    assert 'href="/"' in client.get("/law/27").text
    with as_file(example_evening()) as path, TestClient(site([WatchedFile(path, LAWS)])) as without:
        assert BOOK not in without.get("/").text
        assert without.get("/law").status_code == 404


def test_a_form_may_be_sent_to_this_server_only(client: Client) -> None:
    assert "form-action 'self'" in client.get("/law").headers["content-security-policy"]


@pytest.mark.slow
def test_the_book_as_files_is_whole() -> None:
    app = book_site(Language("es"), languages=[Language("es")])
    files = dict(exported_pages(app, [Language("es")], start=BOOK))
    assert {"index.html", "law/words/2017.js", "static/book.js", "static/site.law.css"} <= set(files)
    for edition in Edition:
        for clause in book(edition).numbers:
            assert f"{place_of(clause, edition)[1:].replace(':', '_')}.html" in files
    for case in cases():
        for edition in case.editions:
            assert f"{root_of(edition)[1:]}/case/{case.address}.html" in files
    assert len({name.lower() for name in files}) == len(files), "some disks do not tell capitals apart"
    for name, body in files.items():
        if name.endswith(".html"):
            for link in links(body.decode()):
                target = urlsplit(link)
                assert not target.scheme, link
                assert normpath(join(dirname(name), unquote(target.path))) in files, (name, link)


@pytest.mark.parametrize(
    ("path", "language", "told", "code"),
    [
        ("/law/70E2", "es", "de arriba abajo", "top_down"),
        ("/law/41A", "en", "face down", ": down"),
        ("/law/73B", "pt", "", "before the auction"),
    ],
)
def test_values_of_options_are_told_in_words(client: Client, path: str, language: str, told: str, code: str) -> None:
    text = client.get(path, params={"lang": language}).text
    assert told in text
    assert code not in text
    client.cookies.clear()


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_value_of_an_option_has_words(language: Language) -> None:
    words = BookWords.of(language)
    told = {
        name: said
        for name, option in OPTIONS.items()
        for said in map(partial(words.value, option), (option.default, *option.printed.values()))
        if not said or "_" in said or "-none" in said
    }
    assert told == {}
