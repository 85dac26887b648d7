"""The ordinary procedure: golden counts of the auction, lawful plays, boards."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.auction_counting import count_complete_auctions, count_lawful_sequences

from duplicado.law.book import law_02
from duplicado.law.procedure import law_44
from duplicado.law.procedure.auction import Auction, AuctionPosition
from duplicado.law.procedure.play import PlayPosition, opening_leader
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_CALL, Bid, Call, Double, Pass, parse_call
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

# Lawful sequences of exactly n calls; an ended auction is not continued.
GOLDEN = (36, 701, 9_731, 107_451, 999_852, 8_126_237, 59_087_257)


def is_lawful_said_otherwise(dealer: Seat, calls: list[Call], call: Call) -> bool:
    """A second opinion on Laws 18, 19 and 22, written from the words of the Laws and from the whole auction."""
    if len(calls) >= 4 and all(isinstance(each, Pass) for each in calls[-3:]):
        return False
    seat = dealer.after(len(calls))
    behind = [(dealer.after(place), each) for place, each in enumerate(calls) if not isinstance(each, Pass)]
    bids = [(who, each) for who, each in behind if isinstance(each, Bid)]
    if isinstance(call, Pass):
        return True
    if isinstance(call, Bid):
        return not bids or (call.level, call.denomination.index) > (bids[-1][1].level, bids[-1][1].denomination.index)
    if not behind:
        return False
    who, last = behind[-1]
    if isinstance(call, Double):
        return isinstance(last, Bid) and who.side is not seat.side
    return isinstance(last, Double) and who.side is not seat.side


def count_by_walking(auction: Auction, calls: int) -> int:
    """Count by making every lawful call, without help from repeated positions."""
    if calls == 0:
        return 1
    if calls == 1:
        return len(auction.lawful_calls())
    return sum(count_by_walking(auction.after(call), calls - 1) for call in auction.lawful_calls())


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """Lawful auctions, ended or not."""
    auction = Auction(draw(st.sampled_from(Seat)))
    for _ in range(draw(st.integers(0, 40))):
        if auction.is_ended:
            break
        low = auction.lawful_calls()[:6]
        auction = auction.after(draw(st.sampled_from([*low, parse_call("P")])))
    return auction


@pytest.mark.clause("17C", "18B", "19A1", "19B1", "22A")
def test_golden_counts_of_short_auctions() -> None:
    assert tuple(count_lawful_sequences(calls) for calls in range(1, 8)) == GOLDEN
    assert tuple(count_by_walking(Auction(Seat.N), calls) for calls in range(1, 5)) == GOLDEN[:4]


@pytest.mark.slow
def test_golden_counts_by_making_every_call() -> None:
    positions: dict[AuctionPosition, int] = {AuctionPosition(): 1}
    for expected in GOLDEN:
        after: dict[AuctionPosition, int] = {}
        for position, ways in positions.items():
            for call in position.lawful_calls():
                following = position.after(call)
                after[following] = after.get(following, 0) + ways
        positions = after
        assert sum(positions.values()) == expected
    assert count_by_walking(Auction(Seat.N), 6) == GOLDEN[5]


def test_complete_auctions_are_counted() -> None:
    assert count_complete_auctions() == 1 + 4 * (22**35 - 1) // 3


@given(auctions())
def test_lawful_calls_agree_with_a_second_opinion(auction: Auction) -> None:
    calls = [call for call in auction.calls if call is not None]
    expected = {call for call in EVERY_CALL if is_lawful_said_otherwise(auction.dealer, calls, call)}
    assert set(auction.lawful_calls()) == expected


@given(auctions(), st.sampled_from(EVERY_CALL))
def test_the_position_behind_a_call_is_that_of_all_the_calls(auction: Auction, call: Call) -> None:
    behind = auction.after(call)
    assert behind.position == Auction(behind.dealer, behind.calls).position


@given(auctions())
def test_the_contract_is_that_of_the_last_bid_and_its_first_bidder(auction: Auction) -> None:
    result, bids = auction.result, auction.bids()
    if not auction.is_ended:
        assert result is None
        return
    if not bids:
        assert result == PASSED_OUT
        return
    assert isinstance(result, Contract)
    last_seat, last = bids[-1]
    assert result.bid is last
    assert result.declarer.side is last_seat.side
    firsts = [who for who, bid in bids if who.side is last_seat.side and bid.denomination is last.denomination]
    assert result.declarer is firsts[0]


@pytest.mark.clause("38A")
def test_a_bid_of_eight_is_never_a_contract() -> None:
    auction = Auction.of(Seat.N, map(parse_call, ["8C", "P", "P", "P"]))
    with pytest.raises(DuplicadoError, match="Law 38"):
        _ = auction.contract


@pytest.mark.clause("2:dealer", "2:vulnerability", "2:cycle")
def test_boards_follow_the_table_of_law_2_for_any_number() -> None:
    printed = {1: "N none", 2: "E ns", 3: "S ew", 4: "W both", 8: "W none", 13: "N both", 16: "W ew", 17: "N none"}
    for number, marks in printed.items():
        board = law_02.board(number)
        assert f"{board.dealer} {board.vulnerability}" == marks
    for number in range(1, 200):
        assert law_02.board(number).vulnerability is law_02.board(number + 16).vulnerability
        assert law_02.dealer(number) is law_02.dealer(number + 4)
    counts = [law_02.vulnerability(number) for number in range(1, 17)]
    assert all(counts.count(vulnerability) == 4 for vulnerability in Vulnerability)
    with pytest.raises(DuplicadoError, match="numbered from 1"):
        law_02.board(0)


@pytest.mark.clause("2", "2:nonconforming")
def test_what_is_marked_on_a_board_governs() -> None:
    board = law_02.board(1, marked_dealer=Seat.S, marked=Vulnerability.BOTH)
    assert (board.dealer, board.vulnerability) == (Seat.S, Vulnerability.BOTH)


@given(st.permutations(EVERY_CARD), st.sampled_from([None, *Suit]), st.randoms(use_true_random=False))
def test_lawful_play_accounts_for_thirteen_tricks(pack: list[Card], trump: Suit | None, chance: random.Random) -> None:
    hands = [Hand(pack[13 * place : 13 * place + 13]) for place in range(4)]
    layout = Layout(dict(zip(Seat, hands, strict=True)))
    denomination = "NT" if trump is None else trump.value
    contract = Contract.parse(f"1{denomination} N")
    position = PlayPosition.beginning(contract, layout)
    assert position.turn is opening_leader(contract) is Seat.E
    while not position.is_over:
        playable = position.playable()
        assert playable
        led = position.suit_led
        hand = position.hand(position.turn)
        assert hand is not None
        if led is not None and hand.suit(led):
            assert set(playable) == set(hand.suit(led))
        else:
            assert set(playable) == set(hand)
        position = position.after(chance.choice(list(playable)))
    assert sum(position.won) == 13


@given(st.lists(st.sampled_from(EVERY_CARD), min_size=4, max_size=4, unique=True), st.sampled_from([None, *Suit]))
def test_the_trick_goes_to_the_highest_trump_or_the_highest_of_the_suit_led(
    cards: list[Card], trump: Suit | None
) -> None:
    plays = list(zip(Seat, cards, strict=True))
    winner = law_44.trick_winner(plays, trump)
    led = plays[0][1].suit
    suits = {card.suit for _, card in plays}
    deciding = trump if trump in suits else led
    best = max((card for _, card in plays if card.suit is deciding), key=lambda card: card.rank.index)
    assert dict(plays)[winner] is best
