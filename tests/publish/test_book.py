"""The book: complete in every edition and language, tied together, and found by what a director types."""

import csv
import importlib
from dataclasses import replace
from pathlib import Path

import pytest
from tests.locale.pseudo import sayings

from duplicado.casebook.library import cases
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.book.clause_cases import cases_of, ways_of
from duplicado.publish.book.clause_numbers import address_of, pieces, typed_clause
from duplicado.publish.book.pages import clause_page, law_page
from duplicado.publish.book.search import likeness, search_index, topics
from duplicado.publish.book.stories import UnknownCaseError, story
from duplicado.publish.book.structure import book
from duplicado.publish.book.text import clause_text, law_text, said
from duplicado.publish.book.words import BookWords, case_title
from duplicado.publish.catalogue.coverage import coverage
from duplicado.publish.catalogue.entries import read_law_titles
from duplicado.publish.search_words import stemmed

EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)
LANGUAGES = pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
TRANSLATIONS = pytest.mark.parametrize(
    "language", [one for one in Language if one is not Language.ENGLISH], ids=lambda language: language.value
)
# What directors type into the search, and the clauses of which one must come first.
QUERIES = Path(__file__).resolve().parents[1] / "data" / "book-queries.csv"
EVERY = [
    (Edition(row["edition"]), Language(row["language"]), row["query"], tuple(row["first"].split(";")))
    for row in csv.DictReader(QUERIES.read_text(encoding="utf-8").splitlines())
]
OLD, NEW, AMENDED = Edition.LAWS_2007, Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024


def number(text: str) -> ClauseId:
    return ClauseId.parse(text)


@EDITIONS
@LANGUAGES
def test_every_clause_has_a_page_in_every_language(edition: Edition, language: Language) -> None:
    here, words = book(edition), BookWords.of(language)
    assert {one.entry.clause for one in coverage(edition)} <= set(here.numbers)
    for clause in here.numbers:
        if not clause.path:
            assert law_page(clause.law, edition).rows, clause
        shown = clause_page(clause, edition)
        assert (shown.entry is None) == (clause not in here.entries)
        assert shown.below or shown.entry, clause
        assert words.heading(clause, here), clause
        if shown.entry is not None:
            assert said(words, shown.entry, here), clause
            assert words.applies(shown, ()), clause
            assert words.entails(replace(shown, cases=()), ()), clause
            assert len(list(words.elsewhere(shown))) == 2, clause


@EDITIONS
@LANGUAGES
def test_every_law_has_a_heading(edition: Edition, language: Language) -> None:
    titles = read_law_titles(edition, language)
    assert set(titles) == set(range(-1, 94))
    assert all(titles.values())


@EDITIONS
@LANGUAGES
def test_every_link_leads_to_a_page(edition: Edition, language: Language) -> None:
    here, words = book(edition), BookWords.of(language)
    found = 0
    for clause in here.numbers:
        for other in (*here.refers_to(clause), *here.referred_by(clause), *here.above(clause), *here.below(clause)):
            assert other in here, (clause, other)
        assert all(clause in here.referred_by(other) for other in here.refers_to(clause))
        entry = here.entries.get(clause)
        if entry is None:
            continue
        for elsewhere in here.elsewhere(entry):
            assert all(one.clause in book(elsewhere.edition) for one in elsewhere.entries)
        for piece in pieces(entry.wording(words.language), here):
            assert piece.clause is None or piece.clause in here, (clause, piece)
            found += piece.clause is not None
    assert found > 20


@EDITIONS
def test_the_pages_of_an_edition_follow_one_another(edition: Edition) -> None:
    here = book(edition)
    for row in ([one for one in here.numbers if one.path], [one for one in here.numbers if not one.path]):
        walked, at = [row[0]], here.neighbours(row[0])[1]
        assert here.neighbours(row[0])[0] is None
        while at is not None:
            assert here.neighbours(at)[0] == walked[-1]
            walked.append(at)
            at = here.neighbours(at)[1]
        assert walked == row


@EDITIONS
def test_every_case_of_an_edition_appears(edition: Edition) -> None:
    here = book(edition)
    wanted = {case.address for case in cases() if edition in case.editions or edition.base in case.editions}
    by_law = {shown.case.address for law in range(-1, 94) for shown in cases_of(ClauseId(law), edition)}
    assert by_law == wanted
    by_clause = {shown.case.address for one in here.entries for shown in cases_of(one, edition)}
    # What is left is about a whole Law, or about a number without text of its own; each of these has its page.
    for address in wanted - by_clause:
        assert any(address == shown.case.address for one in here.numbers for shown in cases_of(one, edition)), address


@EDITIONS
def test_a_number_is_known_without_its_brackets(edition: Edition) -> None:
    here = book(edition)
    for clause in here.numbers:
        assert typed_clause(address_of(clause), edition) == clause
        assert typed_clause(address_of(clause).upper().replace("(", " (").replace(" (", "("), edition) == clause
    assert len({address_of(clause).lower() for clause in here.numbers}) == len(here.numbers)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("27 b1a", "27B1(a)"),
        ("Ley 27b", "27B"),
        ("art. 12c1e(ii)", "12C1(e)(ii)"),
        ("§ 64", "64"),
        ("def:bid", "DEF:bid"),
    ],
)
def test_numbers_as_people_type_them(text: str, clause: str) -> None:
    found = typed_clause(text, NEW)
    assert found is not None
    assert address_of(found) == clause


@pytest.mark.parametrize("text", ["", "99", "27Z", "revoke", "law", "12 cards", "1NT", "0"])
def test_what_is_no_number(text: str) -> None:
    assert typed_clause(text, NEW) is None


def test_a_sentence_with_the_numbers_of_2017_has_those_of_2007_there() -> None:
    parts = pieces("Laws 90 and 91, 16C1 and 23A1; 40% of 12 boards", book(OLD))
    assert [(part.text, part.clause) for part in parts if part.clause] == [
        ("90", number("90")),
        ("91", number("91")),
        ("16D1", number("16D1")),
    ]
    assert "".join(part.text for part in parts) == "Laws 90 and 91, 16D1 and 23A1; 40% of 12 boards"


def test_what_2007_says_otherwise_comes_first() -> None:
    words, here = BookWords.of(Language("es")), book(OLD)
    worded = said(words, here.entries[number("27B1(b)")], here)
    assert worded.startswith("Corregida con una voz legal de igual significado")
    assert "A diferencia de 2017: La sustituta tiene que tener el mismo significado" in worded
    assert "Lo que dice 2017" not in worded
    remark = said(words, here.entries[number("6C")], here)
    assert remark.startswith("En esta edición: El texto portugués")
    assert "Lo que dice 2017: " in remark


def test_what_2007_words_for_itself_has_its_numbers() -> None:
    words, here = BookWords.of(Language.ENGLISH), book(OLD)
    assert "Law 16D" in said(words, here.entries[number("DEF:cancelled")], here)
    assert "Law 16C" in said(words, book(NEW).entries[number("DEF:cancelled")], book(NEW))


def test_a_number_of_2017_does_not_lead_to_another_clause_of_2007() -> None:
    here = book(OLD)
    for other in ("16C3", "20G2", "25A2", "32B1", "57A3", "62C3"):
        assert number(other) in here
        assert here.here(number(other)) == ()
    assert [part.clause for part in pieces("see 62C3", here)] == [None, None]
    assert number("62C3") not in here.refers_to(number("63B"))


def test_an_amended_clause_is_not_told_as_what_2017_says() -> None:
    words, here = BookWords.of(Language.ENGLISH), book(AMENDED)
    for entry in here.entries.values():
        text = said(words, entry, here)
        assert ("What 2017 says" in text) == (not here.is_worded_anew(entry)), entry.clause


def test_editions_lead_to_one_another() -> None:
    moved = clause_page(number("17D1"), OLD)
    assert [[str(one.clause) for one in other.entries] for other in moved.elsewhere] == [["15A1"], ["15A1"]]
    new = clause_page(number("23A1"), NEW)
    assert [(other.edition, other.entries) for other in new.elsewhere if not other.entries] == [(OLD, ())]
    amended = next(other for other in clause_page(number("73C1"), NEW).elsewhere if other.edition is AMENDED)
    assert [str(one.clause) for one in amended.entries] == ["73C1"]
    assert amended.difference is not None


def test_what_the_regulations_may_decide_is_on_the_page_of_the_clause_that_grants_it() -> None:
    options = clause_page(number("12C2(d)"), NEW).options
    assert "unplayed_board.justified" in {option.name for option in options}
    moved = clause_page(number("86D"), OLD).options
    assert [option.name for option in moved] == ["teams.clearly_favourable_threshold"]


def test_every_reading_of_a_clause_function_is_on_its_page() -> None:
    found = 0
    for edition in EVERY_EDITION:
        for covered in coverage(edition):
            docs = [documented(name) for name in covered.functions]
            wanted = [doc for doc in docs if "Reading: " in doc or "Reading (" in doc]
            page = clause_page(covered.entry.clause, edition)
            assert bool(page.readings) == bool(wanted), covered.entry.clause
            found += len(wanted)
    assert found > 20


def documented(name: str) -> str:
    module, _, function = name.rpartition(".")
    try:
        return getattr(importlib.import_module(module), function).__doc__ or ""
    except ModuleNotFoundError:
        return ""  # a method


def test_readings_are_translated_as_they_stand() -> None:
    pages = (clause_page(one.entry.clause, edition) for edition in EVERY_EDITION for one in coverage(edition))
    known = {reading.text for page in pages for reading in page.readings}
    for language in Language:
        written = {row["reading"] for row in language.rows("readings.csv")}
        assert written <= known, "a reading has changed since"


@TRANSLATIONS
def test_every_title_of_a_case_is_translated_as_it_stands(language: Language) -> None:
    rows = list(language.rows("cases.csv"))
    written = {row["title"] for row in rows}
    known = {case.title for case in cases()}
    missing, former = sorted(known - written), sorted(written - known)
    assert not missing, f"titles without a row in locale/{language.value}/cases.csv:\n" + "\n".join(missing)
    assert not former, "cases that are called otherwise now:\n" + "\n".join(former)
    assert len(written) == len(rows)
    assert all(row["text"] for row in rows)


@TRANSLATIONS
def test_a_title_that_is_not_translated_stays_as_it_is_written(language: Language) -> None:
    assert case_title("A title of somebody's own", language) == ("A title of somebody's own", Language.ENGLISH)
    own, told_in = case_title(cases()[0].case.title, language)
    assert own != cases()[0].case.title
    assert told_in is language


@LANGUAGES
def test_a_matter_is_told_from_what_happened_to_what_follows(language: Language) -> None:
    ways = ways_of(number("27B2"), NEW, language)
    assert ways
    way = ways[0]
    assert way.law == "27"
    assert next(str(decision.clause) for decision in way.decisions if decision.clause) == "27A1"
    assert all(decision.asked for decision in way.decisions if decision.clause)
    assert "27B2" in " ".join(way.ruled_under(number("27B2")))
    assert len({(one.law, one.key) for one in ways}) == len(ways)


def test_a_way_is_told_to_its_end() -> None:
    keys = [(way.law, way.key) for way in ways_of(number("27"), NEW, Language.ENGLISH)]
    for law, key in keys:
        assert not any(law == other and key == more[: len(key)] and key != more for other, more in keys)


def test_what_follows_at_the_end_of_the_play_is_told_under_its_clause() -> None:
    words, page = BookWords.of(Language.ENGLISH), clause_page(number("64A1"), NEW)
    assert words.ways(page) == ()
    assert any("64A1" in sentence for sentence in words.entails(page, ()))


def test_a_page_that_differs_does_not_call_the_others_the_same() -> None:
    words = BookWords.of(Language.ENGLISH)
    told = [
        sentence for sentence, edition, _, _ in words.elsewhere(clause_page(number("89"), AMENDED)) if edition is NEW
    ]
    assert told == ["Laws of 2017: not as here, at 89."]


def test_the_ways_of_a_law_cover_the_answers_that_can_be_given() -> None:
    keys = {part for way in ways_of(number("27"), NEW, Language.ENGLISH) for part in way.key}
    assert {"27A1 accept", "27A1 refuse", "27B1(a) True", "27B1(a) False", "23A True", "23A False"} <= keys


@LANGUAGES
def test_a_case_is_told_with_what_was_asked(language: Language) -> None:
    told = story("shared/law_27/7", NEW, language)
    assert [len(act.facts) for act in told.acts][:3] == [1, 1, 1]
    assert any(act.asked and len(act.asked[0].answers) == 2 for act in told.acts)
    assert any("27A1" in request.sentence for act in told.acts for request in act.asked)
    assert told.outcome


def test_what_a_table_refuses_is_told() -> None:
    guarded = next(case for case in cases() if "mode: guarded" in case.source and "refused: 18D" in case.source)
    told = story(guarded.address, guarded.editions[0], Language.ENGLISH)
    refused = [act for act in told.acts if act.is_refused]
    assert refused
    assert any("18D" in sentence for act in refused for sentence in act.said)


def test_a_case_is_not_told_in_an_edition_in_which_it_does_not_hold() -> None:
    only = next(case for case in cases() if case.editions == (OLD,))
    with pytest.raises(UnknownCaseError):
        story(only.address, NEW, Language.ENGLISH)
    with pytest.raises(UnknownCaseError):
        story("no/such/1", NEW, Language.ENGLISH)


@pytest.mark.parametrize(("edition", "language", "query", "first"), EVERY)
def test_a_director_finds_what_he_types(
    edition: Edition, language: Language, query: str, first: tuple[str, ...]
) -> None:
    hits = [address_of(hit.clause) for hit in search_index(edition, language).search(query)]
    assert hits[:1]
    assert hits[0] in first, hits[:6]


@pytest.mark.parametrize("query", ["", "zzzz", "¿?", "  "])
def test_what_is_nowhere_is_not_found(query: str) -> None:
    assert search_index(NEW, Language("es")).search(query) == ()


def test_words_are_alike_by_their_beginning() -> None:
    spanish = Language("es")
    assert [*stemmed("Los RENUNCIOS", spanish).values()] == [*stemmed("renuncio", spanish).values()] == ["renunci"]
    assert likeness("revok", "revok") == 1.0
    assert likeness("hesit", "hesitation") == 0.8
    assert likeness("revoking", "revok") == 0.5
    assert likeness("card", "cart") == 0.0


def test_topics_lead_to_clauses_of_2017() -> None:
    here = book(NEW)
    assert all(clause in here for topic in topics() for clause in topic.clauses)


@LANGUAGES
def test_a_page_as_text(language: Language) -> None:
    words = BookWords.of(language)
    text = clause_text(words, clause_page(number("27B1(a)"), NEW), 80)
    assert text.startswith("27B1(a) ")
    assert max(map(len, text.splitlines())) <= 80
    assert "shared/law_27/" in text
    assert law_text(words, law_page(27, OLD), 80).count("27B") > 4


def test_what_players_say_in_the_cases_is_translated_as_it_stands() -> None:
    known = set(sayings())
    for language in set(Language) - {Language.ENGLISH}:
        rows = {row["saying"]: row["text"] for row in language.rows("sayings.csv")}
        assert rows.keys() == known
        assert all(rows.values())
