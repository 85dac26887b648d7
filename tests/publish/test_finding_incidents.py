"""Incidents found by what a hurried director types, in three languages, and what is offered where it is not certain."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from duplicado.director.interview.incidents import INCIDENTS
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.publish.interview.finding import find_incidents, incident_laws, incident_name
from duplicado.publish.interview.telling_words import told_by
from duplicado.publish.rulings.ruling_terms import RulingWords

SENTENCES = Path(__file__).parents[1] / "data" / "incident_sentences.csv"
"""Typed sentences and what they mean. Those of `SET_ASIDE` are in no phrase of the search and tune nothing: `set aside`
are the older ones; the words of `fresh` are read by nobody who writes phrases, only how many of them are found."""
SET_ASIDE = ("set aside", "fresh")


def sentences(part: str, language: str) -> list[tuple[str, str]]:
    with SENTENCES.open(encoding="utf-8", newline="") as rows:
        return [
            (row["incident"], row["sentence"])
            for row in csv.DictReader(rows)
            if (row["part"], row["language"]) == (part, language)
        ]


def found_in(told: list[tuple[str, str]]) -> tuple[float, float]:
    """Return how many per cent are found first, and among those offered."""
    found = [(incident, [each.id for each in find_incidents(sentence)]) for incident, sentence in told]
    first = sum(offered[:1] == [incident] for incident, offered in found)
    return 100 * first / len(told), 100 * sum(incident in offered[:3] for incident, offered in found) / len(told)


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_sentences_are_many_and_a_third_is_set_aside(language: str) -> None:
    tuning = sentences("tuning", language)
    held_out = [told for part in SET_ASIDE for told in sentences(part, language)]
    assert len(tuning) + len(held_out) >= 200
    assert len(held_out) >= (len(tuning) + len(held_out)) // 3
    assert {each.id for each in INCIDENTS} == {incident for incident, _ in (*tuning, *held_out)}
    phrases = {phrase for row in Language(language).rows("incidents.csv") for phrase in row["phrases"].split(";")}
    copied = [sentence for _, sentence in held_out if sentence in phrases]
    assert len(copied) <= len(held_out) // 20, copied  # short ones are what everybody says


LEAST = {
    "en": {"tuning": (99.0, 99.0), "set aside": (94.0, 99.0), "fresh": (88.0, 98.0)},
    "es": {"tuning": (99.0, 99.0), "set aside": (98.0, 99.0), "fresh": (86.0, 96.0)},
    "pt": {"tuning": (99.0, 99.0), "set aside": (96.0, 98.0), "fresh": (89.0, 97.0)},
}
"""Of a hundred sentences, how many have the incident first, and among those offered."""


@pytest.mark.rest
@pytest.mark.parametrize("part", ["tuning", *SET_ASIDE])
@pytest.mark.parametrize("language", LEAST)
def test_what_a_director_types_is_found(language: str, part: str) -> None:
    first, offered = LEAST[language][part]
    found_first, found_offered = found_in(sentences(part, language))
    assert found_first >= first
    assert found_offered >= offered


def test_what_says_the_same_has_one_name_in_every_language() -> None:
    english, *others = (frozenset(each.data["search"]["alike"]) for each in Language)
    assert all(names == english for names in others)
    told = {told_by("out of turn", Language("en")), told_by("fuera de turno", Language("es"))}
    assert told == {told_by("fora da vez", Language("pt"))} == {("=out-of-turn",)}


def test_a_capital_letter_is_a_seat() -> None:
    assert told_by("N passed", Language("en"))[0] == "<seat>"
    assert "<seat>" not in told_by("O carteador e o morto", Language("pt"))
    assert told_by("jogou O", Language("pt"))[1] == "<seat>"


def test_a_suit_is_no_form_of_another_word() -> None:
    assert told_by("carta de paus", Language("pt")) == ("=card", "<suit>")
    assert told_by("pausas", Language("pt")) == told_by("hesitação", Language("pt"))


def test_who_revoked_is_found_whatever_stands_before_it() -> None:
    assert find_incidents("Na bolsa 1 o Norte revocou")[0].id == "revoke"


@pytest.mark.parametrize("language", list(Language), ids=str)
def test_a_name_is_certain(language: Language) -> None:
    words = RulingWords.of(language)
    for each in INCIDENTS:
        assert find_incidents(incident_name(words, each).upper()) == (each,)


def test_nothing_is_certain_that_only_resembles() -> None:
    assert len(find_incidents("he has led a card and then dropped another one")) == 3
    assert find_incidents("qwertyuiop") == ()
    assert find_incidents(" ") == INCIDENTS


@pytest.mark.parametrize(
    ("few", "meant"),
    [
        ("no alertaron", "alert-missing"),
        ("não alertaram", "alert-missing"),
        ("defensor mostró una carta", "card-exposed"),
    ],
)
def test_words_within_a_name_are_not_certain_where_another_incident_fits_better(few: str, meant: str) -> None:
    assert find_incidents(few)[0].id == meant


def test_what_a_director_abbreviates_is_understood() -> None:
    for short, in_full, language in (
        ("OLOOT by N", "opening lead out of turn by N", "en"),
        ("dbl by the def", "double by the defender", "en"),
        ("SFT de N", "salida fuera de turno de N", "es"),
        ("CP do parc.", "carta penalizada do parceiro", "pt"),
    ):
        assert told_by(short, Language(language)) == told_by(in_full, Language(language))


def test_numbers_are_those_of_the_edition() -> None:
    old, new = Edition.LAWS_2007, Edition.LAWS_2017
    assert {each.id for each in find_incidents("16D", edition=new)} == {"information-from-elsewhere"}
    assert "information-from-elsewhere" in {each.id for each in find_incidents("16C", edition=old)}
    assert "withdrawn-action-used" in {each.id for each in find_incidents("16d", edition=old)}
    (elsewhere,) = find_incidents("Law 16D", edition=new)
    assert incident_laws(elsewhere, old) == ("16C",)
    assert {each.id for each in find_incidents("Artículo 64")} >= {"revoke"}
