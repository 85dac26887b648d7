"""The catalogue: complete, its editions tied to one another, its texts counted."""

import re

import pytest

from duplicado.law.edition import EVERY_EDITION, Edition, in_2007
from duplicado.law.reference import ClauseId
from duplicado.locale import Language
from duplicado.publish.catalogue import entries
from duplicado.publish.catalogue.entries import ClauseText, Relation, clause_texts
from duplicado.publish.catalogue.loading import load_catalogue, read_references

CATALOGUE = load_catalogue()


def numbers(edition: Edition) -> set[ClauseId]:
    return {entry.clause for entry in CATALOGUE.of(edition)}


def test_every_law_is_there_in_every_edition() -> None:
    for edition in EVERY_EDITION:
        assert {clause.law for clause in numbers(edition)} == set(range(-1, 94))


def test_the_clauses_of_2017() -> None:
    assert len(numbers(Edition.LAWS_2017)) == 778


@pytest.mark.parametrize(
    ("clause", "number"),
    [
        ("16C1", "16D1"),
        ("16D2(b)", "16C2(b)"),
        ("72C", "23"),
        ("53B", "53C"),
        ("25A6", "25A4"),
        ("15A3", "17D3"),
        ("12C2(b)", "86A"),
        ("12C4", "12C4"),
        ("12C4", "86B"),
        ("9A4", "9A3"),
        ("9A5", "9A4"),
        ("50E3", "50E2"),
        ("51:fn16", "50D2(b)"),
        ("17D1", "22B1"),
    ],
)
def test_what_moved_has_its_number_of_2007(clause: str, number: str) -> None:
    entry = CATALOGUE.get(ClauseId.parse(number), Edition.LAWS_2007)
    assert entry is not None
    assert ClauseId.parse(clause) in entry.counterparts


def test_catalogue_and_correspondence_of_numbers_agree() -> None:
    """A clause of 2017 stands in 2007 under the numbers, or within those, that the correspondence has for it."""
    for entry in CATALOGUE.of(Edition.LAWS_2007):
        own = entry.clause
        for new in entry.counterparts:
            assert any(old.covers(own) or own.covers(old) for old in in_2007(new)), f"{new} of 2017, {own} of 2007"
            missing = [str(old) for old in in_2007(new) if not CATALOGUE.has(old, Edition.LAWS_2007)]
            assert missing == [], f"{new} of 2017, {own} of 2007"


@pytest.mark.parametrize(
    "clause",
    ["23A1", "30B1(b)(i)", "31C", "35A", "36C", "56A", "71B", "57A4", "64B8", "68D2(b)", "75D1", "75D2", "86B2(a)"],
)
def test_what_came_with_2017_is_not_in_2007(clause: str) -> None:
    assert CATALOGUE.get(ClauseId.parse(clause), Edition.LAWS_2017) is not None
    assert CATALOGUE.get(ClauseId.parse(clause), Edition.LAWS_2007) is None


@pytest.mark.parametrize("clause", ["12C1(f)", "13E", "16A3", "16A4", "26A2", "70D3"])
def test_what_went_with_2007(clause: str) -> None:
    entry = CATALOGUE.get(ClauseId.parse(clause), Edition.LAWS_2007)
    assert entry is not None
    assert entry.relation is Relation.ONLY_HERE
    assert CATALOGUE.get(ClauseId.parse(clause), Edition.LAWS_2017) is None


def test_2024_changes_laws_73_and_89_and_nothing_else() -> None:
    changed = {
        entry.clause.law
        for entry in CATALOGUE.of(Edition.LAWS_2017_AMENDED_2024)
        if entry.relation is not Relation.SAME
    }
    assert changed == {73, 89}
    gone = numbers(Edition.LAWS_2017) - numbers(Edition.LAWS_2017_AMENDED_2024)
    assert {str(clause) for clause in gone} == {"73B1", "73B2"}
    new = numbers(Edition.LAWS_2017_AMENDED_2024) - numbers(Edition.LAWS_2017)
    assert {str(clause) for clause in new} == {"73B", "73D3"}


def test_a_difference_is_said() -> None:
    for edition in EVERY_EDITION:
        for entry in CATALOGUE.of(edition):
            assert (entry.relation is Relation.DIFFERS) == bool(entry.differences), entry.clause


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_edition_is_written_in_every_language(language: Language) -> None:
    written = clause_texts(language)
    for edition in EVERY_EDITION:
        for entry in CATALOGUE.of(edition):
            own = [written.get(key, ClauseText()) for key in entry.texts]
            assert any(text.title for text in own), entry.clause
            assert any(text.wording for text in own), entry.clause
            assert all(written[key].difference for key in entry.differences), entry.clause


def test_the_languages_say_something_of_the_same_clauses() -> None:
    assert len({frozenset(clause_texts(language)) for language in Language}) == 1


def test_a_missing_text_is_shown_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = CATALOGUE.get(ClauseId.parse("27A1"), Edition.LAWS_2017)
    assert entry is not None
    english, spanish = ((entry.title(one), entry.wording(one)) for one in (Language.ENGLISH, Language("es")))
    assert english != spanish
    written = clause_texts(Language.ENGLISH)
    monkeypatch.setattr(entries, "clause_texts", lambda language: written if language is Language.ENGLISH else {})
    assert (entry.title(Language("es")), entry.wording(Language("es"))) == english


def test_references_lead_to_clauses() -> None:
    known = numbers(Edition.LAWS_2017)
    for clause, others in read_references().items():
        assert clause in known
        for other in others:
            assert any(other.covers(each) for each in known), (clause, other)


LADDER: dict[str, dict[str, tuple[str, ...]]] = {
    "must not": {"es": ("no debe", "no deben"), "pt": ("não deve", "não devem")},
    "may not": {"es": ("no puede", "no pueden", "no se puede"), "pt": ("não pode", "não podem", "não se pode")},
    "shall not": {"es": ("no deberá", "no deberán"), "pt": ("não deverá", "não deverão")},
}
"""The degrees of prohibition of the Introduction, in the words that it gives them in each language."""


def test_a_prohibition_is_of_the_same_degree_in_every_language() -> None:
    said = {
        language.value: {
            str(clause): text.wording.lower() for (_, clause), text in clause_texts(language).items() if text.wording
        }
        for language in Language
    }
    prohibitions = {clause: each for clause, text in said["en"].items() for each in LADDER if each in text}
    assert {"43A1(c)", "72B1", "73B1", "76B4", "79A2"} <= set(prohibitions)
    weaker = [
        f"{clause}: {degree} | {said[code][clause]}"
        for clause, degree in prohibitions.items()
        for code, words in LADDER[degree].items()
        if not clause.startswith(("INTRO", "DEF")) and not any(word in said[code][clause] for word in words)
    ]
    assert weaker == []


DUTIES: dict[str, dict[str, str]] = {
    r"\bmust\b(?! not)": {
        "es": r"\b(?:tienen?|tengan?|hay|han?) (?:que|de)\b|\bobligad[oa]s?\b",
        "pt": r"\b(?:t[eê]m|tenham?) que\b|\bobrigad[oa]s?\b|\bé preciso\b",
    },
    r"\bshould\b": {"es": r"\bdeberían?\b", "pt": r"\bdeveriam?\b"},
}
"""The degrees of duty of the Introduction, as a pattern in English and in the words that it gives them elsewhere."""

DUTY = {"es": r"(?<!no )\bdeb(?:en?|erían?|erán?)\b", "pt": r"(?<!não )\bdev(?:em?|eriam?|erão|erá)\b"}
"""Any word of duty of the language but the strongest."""


@pytest.mark.parametrize("language", [Language("es"), Language("pt")], ids=lambda language: language.value)
def test_a_duty_is_of_the_same_degree_in_every_language(language: Language) -> None:
    english, own = clause_texts(Language.ENGLISH), clause_texts(language)
    told = {key: text.wording for key, text in english.items() if text.wording and key[1].law >= 0}
    duties = [(key, degree) for key, wording in told.items() for degree in DUTIES if re.search(degree, wording)]
    assert len(duties) > 60
    weaker = [
        f"{key}: {degree} | {own[key].wording}"
        for key, degree in duties
        if not re.search(DUTIES[degree][language.value], own[key].wording, re.IGNORECASE)
    ]
    assert weaker == []
    # A weak word of duty stands only where English has one, or the prohibition of the same degree.
    added = [
        f"{key}: {own[key].wording}"
        for key, wording in told.items()
        if re.search(DUTY[language.value], own[key].wording, re.IGNORECASE)
        and not re.search(r"\bshould\b|\bshall\b", wording)
    ]
    assert added == []


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        ("30A", "en", "Before anybody has bid"),
        ("12C1(b)", "es", "error serio ajeno a la infracción"),
        ("46B1(a)", "pt", "“Grande” é a carta mais alta."),
        ("57C1", "en", "dummy, unasked"),
        ("17D3", "en", "artificial adjusted score"),
    ],
)
def test_under_a_number_of_2007_stands_the_text_of_2007(number: str, language: str, said: str) -> None:
    clause = ClauseId.parse(number)
    old = load_catalogue().get(clause, Edition.LAWS_2007)
    assert old is not None
    assert said in old.wording(Language(language))
    for each in old.counterparts:
        new = load_catalogue().get(each, Edition.LAWS_2017)
        assert new is None or new.wording(Language(language)) != old.wording(Language(language))


NAMED = re.compile(r"\b\d{1,2}[A-H](?:\d{1,2}(?:\([a-z]\)(?:\([iv]+\))?)?)?")
"""A clause named in running text; a Law by its number alone is the same in every edition but 23."""

SAME_WORDS = {"INTRO:should", "INTRO:prohibition_ladder", "DEF:hand", "DEF:play(4)", "6C"}
"""Clauses of 2007 that differ in the Portuguese text alone: the words of 2017 say them too."""


def test_what_differs_in_2007_has_words_of_its_own() -> None:
    differing = {entry for entry in CATALOGUE.of(Edition.LAWS_2007) if entry.relation is Relation.DIFFERS}
    borrowed = {str(entry.clause) for entry in differing if entry.worded_under[0] != Edition.LAWS_2007.value}
    assert borrowed == SAME_WORDS


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_where_2007_differs_no_sentence_of_2017_is_shown(language: Language) -> None:
    newer = {entry.wording(language) for entry in CATALOGUE.of(Edition.LAWS_2017)}
    shown = {
        str(entry.clause)
        for entry in CATALOGUE.of(Edition.LAWS_2007)
        if entry.difference_in(language) and entry.wording(language) in newer
    }
    assert shown == SAME_WORDS


def stands(number: ClauseId) -> bool:
    """True where the clause of that number in 2017 has it in 2007 too, whether or not it stands elsewhere besides."""
    entry = CATALOGUE.get(number, Edition.LAWS_2007)
    return entry is not None and number in entry.counterparts


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_under_2007_no_number_of_2017_is_named(language: Language) -> None:
    wrong = []
    for entry in CATALOGUE.of(Edition.LAWS_2007):
        borrowed = entry.worded_under[0] != Edition.LAWS_2007.value
        for named in map(ClauseId.parse, NAMED.findall(entry.wording(language))):
            there = [each for each in CATALOGUE.of(Edition.LAWS_2007) if named.covers(each.clause)]
            moved = [
                each
                for each in CATALOGUE.of(Edition.LAWS_2007)
                if any(named.covers(new) and not stands(new) for new in each.counterparts)
                and not named.covers(each.clause)
            ]
            if not there or (borrowed and moved):
                wrong.append(f"{entry.clause}: {named} in {entry.wording(language)}")
    assert wrong == []
