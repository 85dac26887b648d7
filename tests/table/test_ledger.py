"""The ledger of information: each line with its reason, since when it holds, and by which clause it ended."""

import pytest

from duplicado.casebook.reader import read_cases
from duplicado.casebook.session import play_case
from duplicado.director.observations import authorized, unauthorized
from duplicado.law.edition import Edition
from duplicado.law.information import DutyToPlay, Extraneous
from duplicado.table import ledger
from duplicado.table.ledger import KnownBecause
from duplicado.table.moment import Moment, Phase
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import PASS, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

NEW, OLD = Edition.LAWS_2017, Edition.LAWS_2007
EDITIONS = pytest.mark.parametrize("edition", [OLD, NEW], ids=str)
EAST_HAS_HQ = 'contract: 4S S\nposition: {hands: "N:K.32.5. .Q4.J.7 A.K.8.3 .T9.A9.", lead: E, won: {NS: 5, EW: 4}}\n'
HQ, ONE_HEART = Card.parse("HQ"), parse_call("1H")
TRICK_10 = Moment(Phase.PLAY, 10)


def after(*steps: str, edition: Edition = NEW, head: str = "") -> TableState:
    text = f"case: x\nlaw: {edition.value}\n{head}steps:\n" + "".join(f"  - {step}\n" for step in steps)
    session, stopped = play_case(read_cases(text).cases[0], edition)
    assert stopped is None
    return session.state.table


def test_a_line_ends_once_for_each_item_and_the_newest_first() -> None:
    earlier, later, end = (Moment(Phase.AUCTION, turn) for turn in (2, 4, 6))
    lines = ledger.noted((), Side.EW, (PASS, ONE_HEART), ("16C2",), earlier)
    lines = ledger.noted(lines, Side.EW, (PASS,), ("16C2",), later)
    ended = ledger.lifted(lines, Side.EW, (PASS,), ("23B",), end)
    assert [line.holds for line in ended] == [True, True, False]
    assert ended[2] == KnownBecause(PASS, Side.EW, ("16C2",), later, ("23B",), end)
    assert ledger.unauthorized(ended, Side.EW) == (PASS, ONE_HEART)
    assert ledger.lifted(ended, Side.NS, (PASS,), ("23B",), end) == ended, "another side's"
    again = ledger.lifted(ended, Side.EW, (PASS, PASS), ("31A1",), end)
    assert [line.holds for line in again] == [False, True, False]
    assert again[2].ended_by == ("23B",), "what has ended does not end again"


@EDITIONS
@pytest.mark.clause("16C1", "16C2", "16A1(b)")
def test_a_withdrawn_bid_is_unauthorized_since_the_ruling(edition: Edition) -> None:
    assert after("N: 1S", "E: 1H", "S: attention", edition=edition).ledger == ()
    table = after("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: 2S", edition=edition)
    (line,) = table.ledger
    assert (line.item, line.unauthorized, line.holds) == (ONE_HEART, Side.EW, True)
    assert line.since == Moment(Phase.AUCTION, 2)
    assert ("16D2" if edition is OLD else "16C2") in line.because
    assert unauthorized(table, Side.EW) == authorized(table, Side.NS) == (ONE_HEART,)
    assert unauthorized(table, Side.NS) == authorized(table, Side.EW) == ()


@EDITIONS
@pytest.mark.clause("27B1(a)", "27D")
def test_it_is_so_no_longer_when_the_correction_says_as_much(edition: Edition) -> None:
    told = ("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: 2H", "director: {27B1(a): true}")
    table = after(*told, edition=edition)
    (line,) = table.ledger
    assert not line.holds
    assert "27B1" in line.ended_by
    assert line.until == Moment(Phase.AUCTION, 2)
    assert unauthorized(table, Side.EW) == ()
    over = after("N: 1S", "E: 1H", "S: attention", "S: refuse", "E: P", edition=edition)
    assert unauthorized(over, Side.EW) == (ONE_HEART,)


@pytest.mark.clause("23B", "31A1")
def test_a_comparable_call_and_a_repeated_one_end_it_by_their_own_clauses() -> None:
    compared = after("N: 1C", "W: P", "E: attention", "N: refuse", "E: 1D", "S: 1H", "W: 2D", "director: {23A: true}")
    assert [line.ended_by for line in compared.ledger] == [compared.cites]
    assert unauthorized(compared, Side.EW) == ()
    repeated = after("E: 1H", "N: attention", "S: refuse", "N: P", "E: 1H")
    assert [line.ended_by for line in repeated.ledger] == [("31A1",)]


@pytest.mark.clause("25B1", "26A")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_withdrawals_of_one_call_each_finding_is_about_its_own(first: bool) -> None:
    """North and South both change a pass; the replacement of one of them is comparable."""
    changes = ("N: P", "N: instead 1C", "E: 1D", "S: P", "S: instead 1H", "W: P")
    table = after(*changes, f"director: {{23A: {str(first).lower()}}}", f"director: {{23A: {str(not first).lower()}}}")
    assert [(line.item, line.since.turn, line.holds) for line in table.ledger] == [
        (PASS, 2, not first),
        (PASS, 4, first),
    ]
    assert [given.right.offender for given in table.lead_rights] == [Seat.S if first else Seat.N]


@pytest.mark.clause("50E1", "50E3")
def test_a_penalty_card_is_for_both_while_it_lies_and_against_its_side_when_played_2017() -> None:
    lies = after("E: drops HQ", "S: attention", head=EAST_HAS_HQ)
    assert lies.ledger == (KnownBecause(HQ, None, ("50E1",), TRICK_10),)
    assert unauthorized(lies, Side.EW) == ()
    assert authorized(lies, Side.NS) == authorized(lies, Side.EW) == (HQ,)
    played = after("E: drops HQ", "S: attention", "E: HQ", head=EAST_HAS_HQ)
    assert set(played.ledger) == {
        KnownBecause(HQ, None, ("50E1",), TRICK_10, ("50E3",), TRICK_10),
        KnownBecause(HQ, Side.EW, ("50E3",), TRICK_10),
    }


@pytest.mark.clause("50E1", "50E2")
def test_of_a_penalty_card_only_the_duty_is_for_both_2007() -> None:
    lies = after("E: drops HQ", "S: attention", edition=OLD, head=EAST_HAS_HQ)
    assert [(line.item, line.unauthorized) for line in lies.ledger] == [(HQ, Side.EW), (DutyToPlay(HQ), None)]
    assert unauthorized(lies, Side.EW) == (HQ,)
    played = after("E: drops HQ", "S: attention", "E: HQ", edition=OLD, head=EAST_HAS_HQ)
    assert [line.holds for line in played.ledger] == [True, False], "the duty has been done; what was seen was seen"


WEST_LEADS = 'contract: 4S S\nposition: {hands: "N:K.32.5. .Q4.J.7 A.K.8.3 .T9.A9.", lead: W, won: {NS: 5, EW: 4}}\n'


@EDITIONS
@pytest.mark.clause("50D2(a)", "50E2")
def test_a_penalty_card_that_is_picked_up_is_for_both_no_longer(edition: Edition) -> None:
    table = after("E: drops HQ", "S: attention", "S: require H", edition=edition, head=WEST_LEADS)
    (common,) = (line for line in table.ledger if line.unauthorized is None)
    assert common.ended_by == ("50D2(a)", "50E2")
    assert unauthorized(table, Side.EW) == (HQ,)
    assert authorized(table, Side.NS) == (HQ,)


@pytest.mark.clause("50E1", "57A")
def test_a_penalty_card_that_was_played_and_goes_back_is_for_both_again() -> None:
    """East plays his penalty card before West has played: declarer's ruling sends the trick's card back."""
    head = 'contract: 4S S\nposition: {hands: "N:K.32.5. .Q4.J.7 A.K.8.3 .T9.A9.", lead: S, won: {NS: 5, EW: 4}}\n'
    steps = ("E: drops HQ", "W: attention", "S: HK", "E: HQ", "S: attention 57")
    table = after(*steps, head=head)
    assert [card.card for card in table.exposed] == [HQ], "it lies there again"
    history = [(line.unauthorized, line.because, line.ended_by) for line in table.ledger]
    assert history == [(None, ("50E1",), ("50E3",)), (Side.EW, ("50E3",), ("50E1",)), (None, ("50E1",), ())]
    assert unauthorized(table, Side.EW) == ()


@pytest.mark.clause("50", "16C2")
def test_a_card_that_is_no_penalty_card_after_all_goes_back_by_the_director_s_word() -> None:
    table = after("E: drops HQ", "S: attention", 'director: {"50": false}', head=EAST_HAS_HQ)
    (common,) = (line for line in table.ledger if line.unauthorized is None)
    assert common.ended_by == ("50", "16C1", "16C2")
    assert unauthorized(table, Side.EW) == (HQ,)


@EDITIONS
@pytest.mark.clause("24E", "50E1")
def test_a_card_exposed_in_the_auction_becomes_a_penalty_card_of_a_defender(edition: Edition) -> None:
    steps = ("N: 1C", "E: drops S9", "S: attention", 'director: {"24": [S9]}', "E: P", "S: P", "W: P")
    table = after(*steps, edition=edition)
    lines = [(line.item, line.unauthorized, line.holds) for line in table.ledger]
    nine = Card.parse("S9")
    common = nine if edition is NEW else DutyToPlay(nine)
    assert lines == [(nine, Side.EW, edition is OLD), (common, None, True)]


@EDITIONS
@pytest.mark.clause("68B2", "16B")
def test_cards_shown_with_a_concession_that_never_was_are_noted_without_a_ruling(edition: Edition) -> None:
    table = after("E: concedes 3", "E: shows HQ", "W: objects", edition=edition, head=EAST_HAS_HQ)
    (line,) = table.ledger
    assert (line.item, line.unauthorized, line.because) == (HQ, Side.EW, ("68B2",))


@pytest.mark.clause("68D2(b)(ii)")
def test_what_was_shown_since_a_claim_burdens_nobody_when_all_play_on() -> None:
    plays_on = [f"{seat}: plays on" for seat in ("E", "W", "S", "N")]
    table = after("S: claims 2", "E: shows HQ", *plays_on, head=EAST_HAS_HQ)
    assert table.ledger == ()
    assert table.irregular == ()


@EDITIONS
@pytest.mark.clause("16B3", "16D1")
def test_what_comes_from_partner_or_elsewhere_is_noted_but_is_no_call_and_no_card(edition: Edition) -> None:
    table = after("N: 1C", "director: {16B: {to: S}}", "director: {16D: {to: E, interferes: false}}", edition=edition)
    assert [(line.item, line.unauthorized) for line in table.ledger] == [
        (Extraneous.FROM_PARTNER, Side.NS),
        (Extraneous.FROM_ELSEWHERE, Side.EW),
    ]
    assert unauthorized(table, Side.NS) == unauthorized(table, Side.EW) == ()


def test_the_moments_of_a_board() -> None:
    assert after("N: 1C").moment == Moment(Phase.AUCTION, 1)
    led = after("N: 1C", "E: P", "S: P", "W: P", "E: D2 face down")
    assert led.moment == Moment(Phase.CLARIFICATION)
    faced = after("N: 1C", "E: P", "S: P", "W: P", "E: D2")
    assert faced.moment == Moment(Phase.PLAY, 1)
    assert after("N: P", "E: P", "S: P", "W: P", "N: returns hands").moment == Moment(Phase.OVER)
    assert faced.play is not None
    assert faced.play.play.turn is Seat.S
