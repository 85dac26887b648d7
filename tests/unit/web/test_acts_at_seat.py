"""Acts that a page offers beside its buttons: each is an action of the table, and each has words in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from duplicado.locale import Language
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions import answers, auction, claims, irregularity, play
from duplicado.table.actions.reader import Action, parse_action
from duplicado.vocabulary.seats import Seat
from duplicado.web.playing.acts_at_seat import acts_at_seat

NAMED = {
    "": "",
    "card": "SA",
    "cards": "H3",
    "trick": "4",
    "tricks": "7",
    "seat": "E",
    "words": '"you must pass"',
}
WITH_BUTTONS = {
    *get_args(answers.Answer),
    auction.MakesCall,
    auction.ChangesCall,
    auction.AsksAbout,
    auction.Explains,
    auction.Alerts,
    auction.SelfAlerts,
    play.LeadsFaceDown,
    play.FacesLead,
    play.ChangesDesignation,
    claims.Claims,
    claims.Concedes,
    claims.Agrees,
    claims.Disputes,
    claims.Objects,
    claims.PlaysOn,
    irregularity.Attention,
}
"""The acts for which a page has buttons, a bidding box or a form."""


def actions(language: Language) -> list[tuple[Action, str]]:
    found: list[tuple[Action, str]] = []
    for act in acts_at_seat(RulingWords.of(language), Seat.S):
        named = [value for value, _ in act["among"]] or [NAMED[act["takes"]]]
        if act["joint"] != " ":
            named = [f"SA{act['joint']}H3"]
        found += [(parse_action(act["do"].replace("{}", each)), act["label"]) for each in named]
    return found


def test_there_is_a_way_on_the_page_to_everything_that_can_happen_at_a_seat() -> None:
    assert {type(action) for action, _ in actions(Language.ENGLISH)} == set(get_args(Action)) - WITH_BUTTONS


@pytest.mark.parametrize("language", list(Language))
def test_each_act_is_said_in_the_language_of_the_page(language: Language) -> None:
    labels = {type(action): label for action, label in actions(language)}
    assert len(set(labels.values())) == len(labels)
    english = {type(action): label for action, label in actions(Language.ENGLISH)}
    same = [kind for kind, label in labels.items() if label == english[kind]]
    assert same == ([] if language is not Language.ENGLISH else list(labels))


def test_cards_are_named_one_after_the_other() -> None:
    together = next(act for act in acts_at_seat(RulingWords.of(Language.ENGLISH), Seat.S) if act["joint"] == " & ")
    assert parse_action(together["do"].replace("{}", together["joint"].join(["H3", "HT"]))) == parse_action("H3 & HT")
