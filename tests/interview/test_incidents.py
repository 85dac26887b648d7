"""Incidents of dummy's rights, incomplete designations, quitted tricks, claims and deals: what is said in the end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from duplicado.director.interview.conversation import Interview, InterviewOutcome, hear
from duplicado.director.interview.incidents import incident
from duplicado.director.interview.questions import (
    REST,
    AnswerForm,
    BesidePenaltyCards,
    Heard,
    StoryConditions,
    TrickSoFar,
    Upshot,
)
from duplicado.law.book.law_15 import WrongCards
from duplicado.law.edition import Edition
from duplicado.law.orders import Disposition, PlayEnds, RevokeFate, RevokeRuled
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer
from duplicado.locale import Language
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import tell_misfit
from duplicado.publish.rulings.effects import tell_effect
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.contest_kind import ContestKind
from duplicado.table.entries import MatterOpened, Ruled
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
ENGLISH = RulingWords.of(Language.ENGLISH)
FOUR_SPADES = Contract.parse("4S S")


def card(text: str) -> Card:
    return Card.parse(text)


def told(name: str, answers: Mapping[str, object], edition: Edition = NEW) -> InterviewOutcome:
    return hear(Interview(incident(name), StoryConditions(edition), answers))


def upshot(outcome: InterviewOutcome) -> tuple[str, tuple[str, ...]]:
    """Return the word of what follows, and the clauses; nothing may be left to be asked."""
    assert outcome.is_complete, (outcome.asked, outcome.misfit)
    (concluded,) = outcome.concluded
    assert isinstance(concluded.ruling, Upshot)
    return concluded.ruling.word, concluded.clauses


def said(outcome: InterviewOutcome) -> str:
    return " ".join(tell_outcome(ENGLISH, outcome).said)


@pytest.mark.parametrize(
    ("did", "excuse", "edition", "word", "clause"),
    [
        ("drew attention", (), NEW, "attention breach", "43A1(b)"),
        ("called the director", (), NEW, "attention breach", "43A1(a)"),
        ("drew attention", ("play is over",), NEW, "allowed", "42B3"),
        ("drew attention", ("declarers revoke",), OLD, "allowed", "42B1"),
        ("called the director", ("another did first",), NEW, "allowed", "43A1(a)"),
        ("warned declarer", (), OLD, "allowed", "42B2"),
        ("warned a defender", (), NEW, "allowed", "42B2"),
        ("warned a defender", (), OLD, "breach", "43A1(c)"),
        ("asked declarer", (), NEW, "allowed", "42B1"),
        ("asked a defender", (), NEW, "attention breach", "61B2(b)"),
        ("took part", (), NEW, "breach", "43A1(c)"),
        ("exchanged hands", (), NEW, "rights lost", "43A2(a)"),
        ("watched declarer", (), NEW, "rights lost", "43A2(b)"),
        ("looked at a hand", (), OLD, "rights lost", "43A2(c)"),
    ],
)
@pytest.mark.clause("42B1", "42B2", "42B3", "43A1(a)", "43A1(b)", "43A1(c)", "43A2(c)", "43B1")
def test_what_dummy_may_do(did: str, excuse: tuple[str, ...], edition: Edition, word: str, clause: str) -> None:
    found, clauses = upshot(told("dummy-oversteps", {"dummy did": did, "excuse": excuse}, edition))
    assert (found, clauses[0]) == (word, clause)


@pytest.mark.clause("43B2(a)")
def test_a_warning_of_dummy_without_rights_gives_the_defenders_the_choice() -> None:
    outcome = told("dummy-without-rights", {"first": "warned", "contract": FOUR_SPADES})
    assert outcome.asked is not None
    assert outcome.asked.clauses == ("43B2(a)",)


@pytest.mark.clause("43B2(b)")
def test_a_revoke_that_dummy_without_rights_pointed_out() -> None:
    answers = {
        "first": "revoke", "contract": FOUR_SPADES, "how far": (),
        "trick": TrickSoFar.in_rotation(Seat.W, card("H3"), card("H5"), card("H9"), card("C2")),
    }  # fmt: skip
    outcome = told("dummy-without-rights", answers)
    assert outcome.asked is not None
    assert "43B2(b)" in tell_outcome(ENGLISH, outcome).clauses
    how_far = next(ask for ask, _ in outcome.answered if ask.key == "how far")
    assert not any("dummy" in str(each) for each in how_far.among)


@pytest.mark.parametrize(
    ("words", "fitting", "more", "word", "clause"),
    [
        ("high", "HA HQ H9", {}, "dummys card", "46B1(a)"),
        ("low", "HA HQ H9", {}, "dummys card", "46B1(c)"),
        ("win", "HA HQ H9", {"still out": (card("HK"),)}, "dummys card", "46B1(b)"),
        ("suit", "HA HQ", {}, "dummys card", "46B2"),
        ("rank", "H9", {}, "dummys card", "46B3(b)"),
        ("high", "", {}, "words void", "46B4"),
        ("not there", "", {}, "words void", "46B4"),
    ],
)
@pytest.mark.clause("46B1(a)", "46B1(b)", "46B1(c)", "46B2", "46B3(b)", "46B4")
def test_words_that_name_dummys_card_incompletely(
    words: str, fitting: str, more: Mapping[str, object], word: str, clause: str
) -> None:
    cards = tuple(map(card, fitting.split()))
    answers = {
        "contract": FOUR_SPADES, "trick": TrickSoFar.in_rotation(Seat.W, card("H6")), "words": words,
        "intended": REST, "fitting": cards or REST, **more,
    }  # fmt: skip
    outcome = told("incomplete-designation", answers)
    assert upshot(outcome) == (word, (clause,))
    named = {"high": "♥A", "low": "♥9", "win": "♥A", "suit": "♥Q", "rank": "♥9"}
    if word == "dummys card":
        assert f"Dummy plays {named[words]}" in said(outcome)


@pytest.mark.clause("46B1(b)")
def test_the_lowest_card_known_to_win_depends_on_what_is_out() -> None:
    answers = {
        "contract": FOUR_SPADES, "trick": TrickSoFar.in_rotation(Seat.W, card("H6")), "words": "win",
        "intended": REST, "fitting": (card("HA"), card("HQ")),
    }  # fmt: skip
    assert "♥Q" in said(told("incomplete-designation", {**answers, "still out": REST}))
    assert "♥A" in said(told("incomplete-designation", {**answers, "still out": (card("HK"),)}))


@pytest.mark.clause("46B3(a)")
def test_on_lead_a_rank_is_of_the_suit_with_which_dummy_won() -> None:
    answers = {
        "contract": Contract.parse("3NT S"), "trick": REST, "words": "rank", "intended": REST,
        "fitting": (card("H7"), card("D7")),
        "last trick": TrickSoFar.in_rotation(Seat.E, card("D4"), card("D2"), card("D6"), card("DJ")),
    }  # fmt: skip
    outcome = told("incomplete-designation", answers)
    assert upshot(outcome) == ("dummys card", ("46B3(a)",))
    assert "♦7" in said(outcome)
    unknown = told("incomplete-designation", {**answers, "last trick": REST})
    assert unknown.asked is not None
    assert unknown.asked.clauses == ("46B3(b)",)


@pytest.mark.clause("46B5", "46B")
def test_play_anything_and_what_he_beyond_doubt_meant() -> None:
    answers = {
        "contract": FOUR_SPADES, "trick": REST, "words": "anything", "intended": REST,
        "fitting": (card("H7"), card("D7")),
    }  # fmt: skip
    outcome = told("incomplete-designation", answers)
    assert outcome.asked is not None
    assert outcome.asked.clauses == ("46B5",)
    meant = told("incomplete-designation", {**answers, "intended": card("D7")})
    assert meant.is_complete
    assert tell_outcome(ENGLISH, meant).clauses == ("46B",)


@pytest.mark.clause("45E1", "45E2")
def test_a_fifth_card() -> None:
    answers = {"contract": FOUR_SPADES, "offender": Seat.E, "card": card("DK"), "already": REST, "winner": Seat.S}
    defender = told("fifth-card", answers)
    assert defender.state is not None
    assert [each.disposition for each in defender.state.table.exposed] == [Disposition.MAJOR]
    declarer = told("fifth-card", {**answers, "offender": Seat.N})
    assert declarer.is_complete
    assert declarer.state is not None
    assert not declarer.state.table.exposed


@pytest.mark.parametrize(
    ("asker", "edition", "late", "word"),
    [
        ("defender", NEW, {"played since": False}, "turned"),
        ("defender", OLD, {"led since": False}, "turned"),
        ("declarer", OLD, {}, "turned"),
        ("defender", NEW, {"played since": True}, "breach"),
        ("dummy", OLD, {"led since": True}, "breach"),
    ],
)
@pytest.mark.clause("65B3")
def test_pointing_out_a_card_turned_wrongly(
    asker: str, edition: Edition, late: Mapping[str, object], word: str
) -> None:
    outcome = told("arrangement-of-tricks", {"arrangement": "points it out", "asker": asker, **late}, edition)
    assert upshot(outcome)[0] == word
    assert outcome.state is not None
    assert outcome.state.table.reviews == (("16B",) if word == "breach" and edition is NEW else ())


@pytest.mark.clause("65B1", "65B2", "65D", "66D")
def test_cards_turned_wrongly_or_mixed() -> None:
    for won, clause in ((True, "65B1"), (False, "65B2")):
        turned = told("arrangement-of-tricks", {"arrangement": "turned wrongly", "won it": won})
        assert upshot(turned) == ("turned", (clause, "65B3"))
    assert "mixed" in said(told("arrangement-of-tricks", {"arrangement": "mixed"}))
    after = told("inspection-of-tricks", {"inspection": "after play", "mixed": True})
    assert "mixed" in said(after)
    assert upshot(told("inspection-of-tricks", {"inspection": "after play", "mixed": False}))[0] == "allowed"


@pytest.mark.parametrize(
    ("answers", "edition", "word", "clause"),
    [
        (
            {"inspection": "last trick", "asker": "defender", "played since": False, "turned": False},
            NEW,
            "allowed",
            "66A",
        ),
        (
            {"inspection": "last trick", "asker": "defender", "played since": False, "turned": True},
            NEW,
            "breach",
            "66C",
        ),
        ({"inspection": "last trick", "asker": "declarer", "played since": True}, OLD, "breach", "66C"),
        ({"inspection": "last trick", "asker": "dummy"}, NEW, "breach", "66A"),
        ({"inspection": "earlier trick", "asker": "declarer"}, NEW, "breach", "66C"),
        ({"inspection": "own last card", "asker": "defender", "played since": False}, NEW, "allowed", "66B"),
        ({"inspection": "own last card", "asker": "defender", "led since": True}, OLD, "breach", "66B"),
        ({"inspection": "own last card", "asker": "dummy"}, NEW, "breach", "66B"),
    ],
)
@pytest.mark.clause("66A", "66B", "66C")
def test_who_may_see_a_trick(answers: Mapping[str, object], edition: Edition, word: str, clause: str) -> None:
    assert upshot(told("inspection-of-tricks", {**answers, "ordered": False}, edition)) == (word, (clause,))


@pytest.mark.clause("66C", "61C")
def test_the_director_orders_an_inspection() -> None:
    outcome = told("inspection-of-tricks", {"inspection": "earlier trick", "asker": "defender", "ordered": True})
    assert "inspected" in said(outcome)


@pytest.mark.clause("64A", "64B5")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("late", [(), ("round over",)])
def test_of_a_revoke_is_said_what_it_comes_to_and_not_that_tricks_may_be_transferred(
    language: Language, late: tuple[str, ...]
) -> None:
    answers = {"contract": FOUR_SPADES, "how far": ("established",), "offender": Seat.E, "tricks won": ("himself",)}
    outcome = told("revoke", {**answers, "circumstances": late})
    words = RulingWords.of(language)
    (first, *_) = tell_outcome(words, outcome).said
    effect = RevokeRuled(Seat.E, 0, RevokeFate.STANDS)
    (settled,) = tell_effect(words, effect, transfer_is_told=True)
    (open_,) = tell_effect(words, effect)
    assert first.startswith(settled)
    assert open_.startswith(settled.removesuffix("."))
    assert open_ not in first


@pytest.mark.clause("67B3")
def test_a_card_found_again() -> None:
    answers = {"contract": FOUR_SPADES, "offender": Seat.E, "played again": True, "too late": True}
    late = told("card-found-again", answers)
    assert late.state is not None
    assert late.state.table.adjusted == "67B3"
    once = told("card-found-again", {**answers, "played again": False})
    assert once.is_complete
    assert tell_outcome(ENGLISH, once).clauses == ("67B3",)
    old = told("card-found-again", answers, OLD)
    assert old.misfit is not None
    assert "A player played no card to a trick" in tell_misfit(ENGLISH, old.misfit)


@pytest.mark.clause("67B1(a)", "67B1(b)")
def test_the_card_that_is_put_among_the_played_ones_says_under_which_clause() -> None:
    answers = {
        "contract": FOUR_SPADES, "offender": Seat.N, "too late": True,
        "trick": TrickSoFar(((Seat.W, card("H3")), (Seat.E, card("H5")), (Seat.S, card("H9")))),
    }  # fmt: skip
    for put, clause in (("H2", "67B1(a)"), ("C2", "67B1(b)")):
        assert clause in tell_outcome(ENGLISH, told("card-omitted", {**answers, "restored": card(put)})).clauses


@pytest.mark.clause("68", "68A", "48B2")
def test_was_it_a_claim() -> None:
    answers = {"contract": FOUR_SPADES, "claimer": Seat.S}
    for how in ("said tricks", "stop playing", "showed cards"):
        assert upshot(told("claim-or-not", {**answers, "statement was": how}))[0] == "is a claim"
    for how, clause in (("this trick", "68"), ("by accident", "48B2")):
        assert tell_outcome(ENGLISH, told("claim-or-not", {**answers, "statement was": how})).clauses == (clause,)
    assert upshot(told("claim-or-not", {**answers, "claimer": Seat.N}))[0] == "dummys claim"
    defender = told("claim-or-not", {**answers, "claimer": Seat.W})
    assert defender.asked is not None
    assert "by accident" not in defender.asked.among


@pytest.mark.parametrize(
    ("seat", "conceded", "at_once", "word"),
    [
        (Seat.W, 2, True, "no concession"),
        (Seat.W, 2, False, "claim stands"),
        (Seat.W, 0, True, "claim stands"),
        (Seat.S, 2, True, "claim stands"),
    ],
)
@pytest.mark.clause("68B1", "68B2")
def test_a_partner_objects_to_a_concession(seat: Seat, conceded: int, at_once: bool, word: str) -> None:
    answers = {"contract": FOUR_SPADES, "claimer": seat, "left": 4, "conceded": conceded, "at once": at_once}
    assert upshot(told("concession-objected-to", answers))[0] == word
    too_many = told("concession-objected-to", {**answers, "conceded": 5})
    assert too_many.misfit is not None


@pytest.mark.parametrize(
    ("more", "edition", "word"),
    [
        ({"proposed": True, "director called": False, "all four": True}, NEW, "played on"),
        ({"proposed": True, "director called": False, "all four": False}, NEW, "cards void"),
        ({"proposed": True, "director called": True}, NEW, "cards void"),
        ({"proposed": False}, NEW, "cards void"),
        ({}, OLD, "cards void"),
    ],
)
@pytest.mark.clause("68D", "68D2(b)", "68D2(b)(i)", "68D2(b)(ii)")
def test_playing_on_after_a_claim(more: Mapping[str, object], edition: Edition, word: str) -> None:
    assert upshot(told("played-on-after-a-claim", {"claiming side": Side.NS, **more}, edition))[0] == word


@pytest.mark.clause("64C1", "12B1")
def test_a_transfer_that_does_not_make_good_the_damage() -> None:
    answers = {"redress": "64C1", "without it": 9, "obtained": 8}
    damaged = told("transfer-not-enough", answers)
    assert damaged.state is not None
    assert damaged.state.table.adjusted == "64C1"
    assert upshot(told("transfer-not-enough", {**answers, "obtained": 9})) == ("score stands", ("64C1", "12B1"))


@pytest.mark.clause("31A1")
def test_a_call_that_was_not_repeated() -> None:
    calls = ((Seat.N, MakesCall(parse_call("P"))), (Seat.E, MakesCall(parse_call("2H"))))
    answers = {"calls": Heard(Seat.N, calls), "required": parse_call("1H")}
    outcome = told("call-not-repeated", answers)
    assert "North pass, East 1♥" in said(outcome)
    repeated = told("call-not-repeated", {**answers, "required": parse_call("2H")})
    assert repeated.misfit is not None
    elsewhere = told("call-not-repeated", {**answers, "calls": Heard(Seat.E, calls[1:] + calls[1:])})
    assert elsewhere.misfit is not None


@pytest.mark.parametrize(
    ("answers", "word", "clauses"),
    [
        ({"deal fault": "incorrectly dealt", "auction begun": False}, "deal again", "6D1"),
        ({"deal fault": "adjacent cards to one hand", "auction begun": False}, "deal again", "6D1"),
        ({"deal fault": "a card could be seen", "auction begun": True}, "card seen in the deal", "6D1 16D3"),
        ({"deal fault": "dealt from a sorted deck"}, "deal again", "6D2"),
        ({"deal fault": "imported from another session", "replay event": True}, "deal stands", "6D2"),
        ({"deal fault": "another reason of the Director's", "passed out": True}, "deal stands", "6D3 22B"),
        (
            {"deal fault": "another reason of the Director's", "passed out": False, "result known": False},
            "deal again",
            "6D3",
        ),
    ],
)
@pytest.mark.clause("6D1", "6D2", "6D3")
def test_a_faulty_deal(answers: Mapping[str, object], word: str, clauses: str) -> None:
    assert upshot(told("faulty-deal", answers)) == (word, tuple(clauses.split()))


@pytest.mark.parametrize(
    ("fault", "word", "clauses"),
    [
        ("incorrectly dealt", "fouled deal", "6D1 87A 87B"),
        ("adjacent cards to one hand", "deal stands", "6D1"),  # which 2007 does not forbid
        ("a card could be seen", "card seen in the deal", "6D1 16C3"),
    ],
)
@pytest.mark.clause("6D1", "87A")
def test_a_faulty_deal_found_in_the_auction_of_2007(fault: str, word: str, clauses: str) -> None:
    answers = {"deal fault": fault, "auction begun": True}
    old = told("faulty-deal", answers, edition=Edition.LAWS_2007)
    assert upshot(old) == (word, tuple(clauses.split()))


@pytest.mark.parametrize(
    ("answers", "what", "clauses"),
    [({"team results": "one", "clearly favourable": True}, "assigned", ("86B1", "12C1(c)")),
     ({"team results": "one", "clearly favourable": False, "first team": "not", "second team": "directly"},
      "better and complement", ("86B2(b)", "12C2(b)")),
     ({"team results": "two", "first team": "partly", "second team": "directly"},
      "artificial", ("86B2(c)", "12C2(a)")),
     ({"team results": "none", "first team": "partly", "second team": "directly"},
      "artificial", ("12C2(a)", "12C2(b)")),
     ({"team results": "none", "first team": "not", "second team": "not", "time for another": True,
       "result known": False}, "substitute", ("6D3", "86A")),
     ({"team results": "two", "first team": "not", "second team": "not", "time for another": True,
       "result known": False}, "substitute", ("86B2(a)", "86A")),
     ({"team results": "two", "first team": "not", "second team": "not", "time for another": True,
       "result known": True}, "artificial", ("86B2(a)", "12C2(a)"))],
)  # fmt: skip
@pytest.mark.clause("86A", "86B1", "86B2(a)", "86B2(b)", "86B2(c)")
def test_a_board_of_a_match_that_cannot_be_compared(
    answers: Mapping[str, object], what: str, clauses: tuple[str, ...]
) -> None:
    assert upshot(told("team-board-not-comparable", answers)) == (f"team board {what}", clauses)


@pytest.mark.parametrize("differs", ["cards", "marks", "turned"])
@pytest.mark.clause("87A", "87B")
def test_a_fouled_board(differs: str) -> None:
    asked = told("fouled-board", {"board differs": differs})
    assert upshot(asked) == ("board fouled", ("87A", "87B"))
    teams = StoryConditions(Edition.LAWS_2017, kind=ContestKind.TEAMS)
    between_teams = hear(Interview(incident("fouled-board"), teams))
    assert between_teams.asked is not None
    assert between_teams.asked.clauses == ("86B1",)


@pytest.mark.clause("87A")
def test_a_board_is_not_fouled_by_pairs_that_sat_the_other_way_round() -> None:
    assert upshot(told("fouled-board", {"board differs": "other direction"})) == ("board not fouled", ("87A",))


@pytest.mark.clause("13D2", "13B1")
@pytest.mark.parametrize(
    ("noticed", "edition", "asked"),
    [
        ("before a call", OLD, ("interferes", "moved")),
        ("before a call", NEW, ()),
        ("after a call", OLD, ("correctable", "moved")),
        ("after a call", NEW, ("correctable",)),
    ],
)
def test_of_hands_with_a_wrong_number_only_that_is_asked_on_which_the_ruling_depends(
    noticed: str, edition: Edition, asked: tuple[str, ...]
) -> None:
    counts = ((Seat.N, 14), (Seat.S, 12))
    answers = {"counts": counts, "noticed": noticed, "seen": (Card.parse("HK"),), "moved": REST}
    outcome = told("wrong-number-of-cards", {**answers, "interferes": False, "correctable": True}, edition)
    assert outcome.is_complete
    assert tuple(ask.key for ask, _ in outcome.answered)[3:] == asked


@pytest.mark.clause("7B1", "7B3")
def test_cards_that_are_not_his() -> None:
    answers = {"offender": Seat.N, "owner": Seat.E, "contract": REST}
    assert upshot(told("cards-touched", {**answers, "touched": "wrong pocket"})) == ("wrong hand", ("7B1", "16D1"))
    for edition, word, cited in ((NEW, "allowed", ("7B3",)), (OLD, "breach", ("7B3", "90B5"))):
        outcome = told("cards-touched", {**answers, "touched": "touched", "allowed by": "an opponent"}, edition)
        assert upshot(outcome) == (word, cited)


def test_the_calls_that_stand_are_those_of_the_table() -> None:
    """A changed call takes the place of the first: it is not one more call."""
    one_spade, one_heart = parse_call("1S"), parse_call("1H")
    calls = Heard(
        Seat.N, ((Seat.N, MakesCall(one_spade)), (Seat.N, ChangesCall(one_heart)), (Seat.E, MakesCall(parse_call("P"))))
    )
    outcome = told("cards-from-another-board", {"calls": calls, "offender": Seat.E})
    opened = next(each for each in outcome.entries if isinstance(each, MatterOpened) and each.law == "15A")
    assert isinstance(opened.facts, WrongCards)
    assert len(opened.facts.auction.calls) == 2


def test_a_revoke_noticed_when_the_next_trick_has_been_led_to() -> None:
    trick = TrickSoFar.in_rotation(Seat.S, card("H3"), card("H5"), card("H9"), card("C2"))
    answers = {
        "contract": FOUR_SPADES, "how far": ("next trick", "penalty cards"), "trick": trick,
        "next": TrickSoFar.in_rotation(Seat.N, card("D4")), "already": (card("DK"),),
    }  # fmt: skip
    outcome = told("revoke", answers)
    assert outcome.state is not None
    kinds = {each.card: each.disposition for each in outcome.state.table.exposed}
    assert kinds[card("C2")] is Disposition.MAJOR
    assert outcome.asked is not None
    assert outcome.asked.about["seat"] is Seat.E


@pytest.mark.clause("57D")
def test_a_card_played_early_that_was_not_legal_is_a_penalty_card() -> None:
    answers = {
        "contract": FOUR_SPADES, "trick": TrickSoFar.in_rotation(Seat.W, card("H3")), "offender": Seat.E,
        "card": card("D8"), "told": False,
    }  # fmt: skip
    legal = told("premature-play", {**answers, "follows with": REST})
    illegal = told("premature-play", {**answers, "follows with": card("H9")})
    assert legal.state is not None
    assert illegal.state is not None
    assert not legal.state.table.exposed
    assert [each.card for each in illegal.state.table.exposed] == [card("D8")]


@pytest.mark.clause("50B")
def test_a_card_played_early_beside_a_small_penalty_card_makes_both_major() -> None:
    outcome = told(
        "premature-play",
        {
            "contract": FOUR_SPADES, "trick": TrickSoFar.in_rotation(Seat.S, card("H3")), "offender": Seat.E,
            "card": card("H8"), "already": (card("D2"),), "early": "none",
        },
    )  # fmt: skip
    assert outcome.state is not None
    lying = {each.card: each.disposition for each in outcome.state.table.exposed}
    assert lying == {card("D2"): Disposition.MAJOR, card("H8"): Disposition.MAJOR}


def test_suits_are_not_mixed() -> None:
    answers = {
        "contract": FOUR_SPADES, "trick": REST, "words": "suit", "intended": REST, "fitting": (card("H7"), card("D7")),
    }  # fmt: skip
    misfit = told("incomplete-designation", answers).misfit
    assert misfit is not None
    assert misfit.reason == "interview-one-suit"


@pytest.mark.clause("27B2")
def test_the_ruling_ends_with_the_position_when_players_have_acted_on_it() -> None:
    heard = Heard(Seat.N, ((Seat.N, MakesCall(parse_call("1S"))), (Seat.E, MakesCall(parse_call("1H")))))
    answers: dict[str, object] = {"calls": heard}
    outcome = told("insufficient-bid", answers)
    while outcome.asked is not None and outcome.asked.form is not AnswerForm.CALL:
        assert isinstance(outcome.asked.request, Offer)
        answers[outcome.asked.key] = Choice(ChoiceWord.REFUSE, outcome.asked.request.by)
        outcome = told("insufficient-bid", answers)
    assert outcome.asked is not None
    answers[outcome.asked.key] = parse_call("2C")
    outcome = told("insufficient-bid", answers)
    while outcome.asked is not None:
        answers[outcome.asked.key] = False
        outcome = told("insufficient-bid", answers)
    said = tell_outcome(ENGLISH, outcome).said
    assert said[-1] == "You may appeal against this ruling. [Law 92A]"
    assert said[-2] == (
        "The position now: The auction stands: North 1♠, East 2♣. It is South's turn. "
        "West must pass for the rest of the auction."
    )


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_declarer_chooses_among_the_penalty_cards_that_were_told(edition: Edition) -> None:
    lead = told(
        "penalty-card-partner-leads", {"contract": FOUR_SPADES, "leader": Seat.W, "cards": (card("HK"),)}, edition
    )
    play = told(
        "several-penalty-cards",
        {"contract": FOUR_SPADES, "offender": Seat.E, "cards": (card("HK"), card("C3"))},
        edition,
    )
    for outcome, clause in ((lead, "50D2"), (play, "51A")):
        assert outcome.asked is not None
        assert isinstance(outcome.asked.request, Offer)
        assert outcome.asked.request.clause.startswith(clause)


def test_a_lead_before_declarer_has_chosen_goes_back() -> None:
    outcome = told(
        "led-before-declarer-chose",
        {"contract": FOUR_SPADES, "leader": Seat.W, "due": (card("HK"),), "card": card("C3")},
    )
    assert {entry.law for entry in outcome.entries if isinstance(entry, MatterOpened)} >= {"50D2", "50 led"}
    assert outcome.asked is not None
    assert isinstance(outcome.asked.request, Offer)


def test_an_inadmissible_double_by_a_player_who_must_pass_is_not_condoned() -> None:
    calls = tuple(
        (Seat(seat), MakesCall(parse_call(call)))
        for seat, call in zip("NESWN", ("1D", "1H", "P", "X", "2D"), strict=True)
    )
    outcome = told("call-by-a-player-who-must-pass", {"calls": Heard(Seat.N, calls), "offender": Seat.W})
    assert outcome.misfit is None
    assert "It is West's turn." in said(outcome)
    assert "36A" in said(outcome)


@pytest.mark.parametrize(
    ("cards", "tricks"),
    [((), (0, 2)), ((card("SQ"),), (2, 0)), ((card("SK"),), None)],
    ids=["none", "west's", "south's"],
)
def test_a_claim_is_judged_under_the_penalty_cards_told_with_the_hands(
    cards: tuple[Card, ...], tricks: tuple[int, int] | None
) -> None:
    hands = Layout.parse("N:.43.. ...32 K..5. AQ...")
    answers = {
        "contract": Contract.parse("3NT S"), "claimer": Seat.S, "tricks": 2, "leader": Seat.W, "statement": REST,
        "hands": BesidePenaltyCards(hands, cards) if cards else hands,
    }  # fmt: skip
    outcome = told("disputed-claim", answers)
    if tricks is None:
        assert outcome.misfit is not None
        assert "South" not in tell_misfit(ENGLISH, outcome.misfit)
        return
    (ends,) = (each for entry in outcome.entries if isinstance(entry, Ruled) for each in entry.effects)
    assert isinstance(ends, PlayEnds)
    assert (ends.north_south, ends.east_west) == tricks


@pytest.mark.parametrize("edition", [OLD, NEW])
@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("lead-out-of-turn", {"trick": TrickSoFar(((Seat.E, card("DK")),)), "proper": Seat.W, "told": False}),
        ("opening-lead-out-of-turn", {"lead": TrickSoFar(((Seat.E, card("DK")),)), "how": "face up"}),
    ],
)
def test_a_penalty_card_that_lay_there_counts_at_partners_lead(
    name: str, answers: Mapping[str, object], edition: Edition
) -> None:
    key, already = ("trick" if "trick" in answers else "lead"), (card("HQ"),)
    for beside, clause in ((answers[key], "50D2"), (BesidePenaltyCards(answers[key], already), "51B")):
        given = dict(answers) | {"contract": FOUR_SPADES, key: beside}
        asked = told(name, given, edition).asked
        while asked is not None and not asked.clauses[0].startswith(("50D2", "51B")):
            given[asked.key] = Choice(ChoiceWord.REFUSE) if isinstance(asked.request, Offer) else False
            asked = told(name, given, edition).asked
        assert asked is not None
        assert asked.clauses[0].startswith(clause)
