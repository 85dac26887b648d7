"""Law 16A1: on which ground a player may use a call, a card, or what was said, and on which he may not."""

import pytest
from tests.authorization import may_use

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.director.authorization import grounds
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_16_authorized import (
    AuthorizedGround,
    Background,
    LawfulSource,
    by_regulation,
    from_action,
    from_background,
    from_lawful_procedure,
    known_before,
    said_by,
)
from duplicado.law.edition import Edition
from duplicado.law.information import Extraneous, Misstated
from duplicado.vocabulary.calls import DOUBLE, Bid, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
EDITIONS = pytest.mark.parametrize("edition", [OLD, NEW], ids=str)
HANDS = 'hands: "N:K32.A32.K32.8432 QJT9.KQJ.QJT.QJT A876.T98.A98.A97 54.7654.7654.K65"\n'
ENDING = 'contract: 4S S\nposition: {hands: "N:K.32.5. .Q4.J.7 A.K.8.3 .T9.A9.", lead: E, won: {NS: 5, EW: 4}}\n'


def after(*steps: str, edition: Edition = NEW, head: str = "") -> DirectedTable:
    text = f"case: x\nlaw: {edition.value}\n{head}steps:\n" + "".join(f"  - {step}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], edition)
    assert stopped is None
    return session.state


def authorized(state: DirectedTable, told: str) -> dict[Seat, bool | None]:
    item = Card.parse(told) if told[0].isalpha() and len(told) == 2 else parse_call(told)
    return {seat: may_use(state, seat, item) for seat in Seat}


def same_for_all(answer: bool | None) -> dict[Seat, bool | None]:
    return dict.fromkeys(Seat, answer)


@pytest.mark.clause("16A1(a)", "16A1")
def test_an_action_counts_when_it_stands_and_is_not_in_question() -> None:
    assert from_action(stands=True, in_question=False) == AuthorizedGround(authorized=True, clauses=("16A1(a)",))
    assert from_action(stands=True, in_question=True) is None
    assert from_action(stands=False, in_question=False) is None


@EDITIONS
@pytest.mark.clause("16A1(a)")
def test_an_insufficient_bid_is_authorized_for_all_once_it_is_accepted(edition: Edition) -> None:
    told = ("N: 1S", "E: 1H", "S: attention")
    assert authorized(after("N: 1S", "E: 1H", edition=edition), "1H") == same_for_all(None)
    assert authorized(after(*told, edition=edition), "1H") == same_for_all(None)
    accepted = after(*told, "S: accept", edition=edition)
    assert authorized(accepted, "1H") == same_for_all(answer=True)
    assert grounds(accepted, Seat.E, parse_call("1H")) == (AuthorizedGround(authorized=True, clauses=("16A1(a)",)),)
    over = after("N: 1S", "E: 1H", "S: 2C", edition=edition)
    assert authorized(over, "1H") == same_for_all(answer=True)


@EDITIONS
@pytest.mark.clause("16A1(b)", "16C1", "16C2")
def test_the_withdrawn_bid_is_authorized_for_the_innocent_side_alone(edition: Edition) -> None:
    state = after("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: 2S", edition=edition)
    cited = ("16D1", "16D2") if edition is OLD else ("16C1", "16C2")
    (against,) = grounds(state, Seat.W, parse_call("1H"))
    assert not against.authorized
    assert set(cited) <= set(against.clauses)
    (ground,) = grounds(state, Seat.N, parse_call("1H"))
    assert ground == AuthorizedGround(authorized=True, clauses=("16A1(b)", *against.clauses))


@pytest.mark.clause("16A1(a)", "16C2")
def test_of_a_withdrawn_call_and_the_same_call_that_stands_one_is_authorized_and_the_other_not() -> None:
    state = after(
        "N: 1C", "W: P", "E: attention", "N: refuse", "E: 1D", "S: 1H", "W: 2C", "director: {23A: false}", "N: P"
    )
    assert {ground.authorized for ground in grounds(state, Seat.E, parse_call("P"))} == {True, False}
    assert may_use(state, Seat.E, parse_call("P")) is None, "North's pass is, West's that was withdrawn is not"
    assert may_use(state, Seat.N, parse_call("P")) is True


@EDITIONS
@pytest.mark.clause("16A1(a)", "31A1")
def test_a_call_that_is_repeated_is_authorized_for_its_side_too(edition: Edition) -> None:
    withdrawn = ("E: 1H", "N: attention", "S: refuse")
    assert may_use(after(*withdrawn, edition=edition), Seat.W, parse_call("1H")) is False
    repeated = after(*withdrawn, "N: P", "E: 1H", edition=edition)
    assert authorized(repeated, "1H") == same_for_all(answer=True)


@EDITIONS
@pytest.mark.clause("16A1(a)", "41D", "7B2")
def test_cards_that_were_played_are_authorized_and_hidden_ones_are_nobodys_but_the_holders(edition: Edition) -> None:
    state = after("W: S5", edition=edition, head=f"contract: 4H S\n{HANDS}")
    assert authorized(state, "S5") == same_for_all(answer=True)
    assert authorized(state, "SK") == same_for_all(answer=True), "dummy's"
    assert authorized(state, "HK") == same_for_all(None) | {Seat.E: True}, "East's own"
    assert grounds(state, Seat.E, Card.parse("HK")) == (AuthorizedGround(authorized=True, clauses=("16A1(c)", "7B2")),)
    assert grounds(state, Seat.E, Card.parse("SK")) == (AuthorizedGround(authorized=True, clauses=("16A1(c)", "41D")),)
    assert grounds(state, Seat.E, Card.parse("S5")) == (AuthorizedGround(authorized=True, clauses=("16A1(a)",)),)


@pytest.mark.clause("16A1(a)")
def test_a_card_in_question_has_no_ground_until_it_is_ruled_upon() -> None:
    state = after("E: HA", head="contract: 4S S\n")
    assert authorized(state, "HA")[Seat.S] is None
    ruled = after("E: HA", "W: attention", "director: {54C: false}", "S: accept", head="contract: 4S S\n")
    assert authorized(ruled, "HA")[Seat.S] is True


@pytest.mark.clause("16A1(c)", "50E1", "50E2", "50E3")
def test_a_penalty_card_is_authorized_while_it_lies_and_no_longer() -> None:
    exposed = after("E: drops HQ", "S: attention", head=ENDING)
    assert grounds(exposed, Seat.W, Card.parse("HQ")) == (
        AuthorizedGround(authorized=True, clauses=("16A1(c)", "50E1")),
    )
    played = after("E: drops HQ", "S: attention", "E: HQ", head=ENDING)
    assert set(grounds(played, Seat.W, Card.parse("HQ"))) == {
        AuthorizedGround(authorized=False, clauses=("50E3",)),
        AuthorizedGround(authorized=True, clauses=("16A1(a)",)),
    }
    assert may_use(played, Seat.W, Card.parse("HQ")) is None, "the play is, how it was exposed is not"
    assert may_use(played, Seat.S, Card.parse("HQ")) is True


@pytest.mark.clause("16A1(c)", "50E1")
def test_in_2007_only_the_duty_to_play_it_is_authorized() -> None:
    state = after("E: drops HQ", "S: attention", edition=OLD, head=ENDING)
    against, duty = grounds(state, Seat.W, Card.parse("HQ"))
    assert not against.authorized
    assert duty == AuthorizedGround(authorized=True, clauses=("16A1(c)", "50E1"))
    assert may_use(state, Seat.S, Card.parse("HQ")) is True


@EDITIONS
@pytest.mark.clause("16A1(c)", "16B1", "20F1")
def test_the_words_of_the_opponents_are_authorized_and_those_of_partner_are_not(edition: Edition) -> None:
    state = after("N: 1C", "E: asks 1C", 'S: explains 1C as "strong"', edition=edition)
    asked, explained = state.table.statements
    assert grounds(state, Seat.E, explained) == (AuthorizedGround(authorized=True, clauses=("16A1(c)", "20F1")),)
    assert grounds(state, Seat.N, explained) == (AuthorizedGround(authorized=False, clauses=("16B1",)),)
    assert {seat: may_use(state, seat, asked) for seat in Seat} == {
        Seat.N: True,
        Seat.E: True,
        Seat.S: True,
        Seat.W: False,
    }


@pytest.mark.clause("16A1(c)", "20B", "20C1", "20C2", "40B2(c)")
def test_each_lawful_procedure_names_its_law() -> None:
    later = after("W: asks review", "E: asks who leads", "N: alerts", head="contract: 4S S\n")
    cited = [grounds(later, Seat.S, said)[0].clauses for said in later.table.statements[:2]]
    assert cited == [("16A1(c)", "20C2"), ("16A1(c)", "20C1")]
    assert grounds(later, Seat.E, later.table.statements[2])[0].clauses == ("16A1(c)", "40B2(a)")
    early = after("N: 1C", "E: asks review")
    assert grounds(early, Seat.S, early.table.statements[0])[0].clauses == ("16A1(c)", "20B")
    card = from_lawful_procedure(LawfulSource.OPPONENTS_CARD, NEW)
    assert card == AuthorizedGround(authorized=True, clauses=("16A1(c)", "40B2(c)"))
    assert said_by(Seat.N, Seat.S, LawfulSource.ALERT, NEW).authorized is False


@pytest.mark.clause("16A1(c)")
def test_a_regulation_authorizes_what_it_names_and_nothing_else() -> None:
    regulations = {"ui.authorised_by_regulation": ("live ranking",)}
    assert by_regulation("live ranking", regulations) == AuthorizedGround(authorized=True, clauses=("16A1(c)",))
    assert by_regulation("the back of the bidding cards", regulations) is None
    assert by_regulation("live ranking", {}) is None
    state = after("N: 1C", head="regulations: {ui.authorised_by_regulation: live ranking}\n")
    assert may_use(state, Seat.W, "live ranking") is True
    assert may_use(state, Seat.W, "the score of table 3") is None


@pytest.mark.clause("19A3", "16B1", "73D1")
def test_a_misstated_double_may_be_used_by_the_opponents_at_their_own_risk() -> None:
    state = after("N: 3S", "E: X of 3H")
    words = Misstated(DOUBLE, Bid(3, Denomination.HEARTS))
    assert grounds(state, Seat.W, words) == (AuthorizedGround(authorized=False, clauses=("19A3", "16B1")),)
    assert grounds(state, Seat.S, words) == (AuthorizedGround(authorized=True, clauses=("73D1",)),)
    assert authorized(state, "X") == same_for_all(answer=True)


@EDITIONS
@pytest.mark.clause("16B", "16D1")
def test_what_came_from_partner_or_from_elsewhere_is_the_receivers_burden_alone(edition: Edition) -> None:
    state = after("N: 1NT", "director: {16B: {to: S}}", "director: {16D: {to: E, interferes: true}}", edition=edition)
    assert may_use(state, Seat.S, Extraneous.FROM_PARTNER) is False
    assert may_use(state, Seat.W, Extraneous.FROM_PARTNER) is None
    assert may_use(state, Seat.E, Extraneous.FROM_ELSEWHERE) is False
    assert may_use(state, Seat.N, Extraneous.FROM_ELSEWHERE) is None


@pytest.mark.clause("16A1(d)")
def test_what_was_known_before_the_hand_was_taken() -> None:
    assert known_before() == AuthorizedGround(authorized=True, clauses=("16A1(d)",))
    assert known_before(precluded_by="16D1") == AuthorizedGround(authorized=False, clauses=("16D1",))


@EDITIONS
@pytest.mark.clause("16A2")
def test_a_player_may_reckon_with_his_score_but_not_with_a_ranking_that_is_shown(edition: Edition) -> None:
    allowed = {"ui.authorised_by_regulation": ("live ranking",)}
    for of in Background:
        own = of is not Background.PUBLISHED_STANDING
        assert from_background(of, {}, edition).authorized is own
        assert from_background(of, allowed, edition).authorized
    shown = from_background(Background.PUBLISHED_STANDING, {}, edition)
    assert shown.clauses == ("16C1" if edition is OLD else "16D1",)
