"""The Definitions and the Introduction: each term that is said to stand for a definition does what is defined."""

import pytest

from duplicado.event.contest import Contestant, ContestantId
from duplicado.law.book import law_02
from duplicado.law.book.definitions import DEFINED
from duplicado.law.clause import ClauseClashError, defines, executed_clauses
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import opening_leader
from duplicado.law.procedure.tricks import Play
from duplicado.law.reference import ClauseId
from duplicado.law.sanction import Strength
from duplicado.score.side_score import Artificial
from duplicado.table.play_state import PlayState
from duplicado.table.record import BoardRecord
from duplicado.table.state import Noted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import EVERY_BID, EVERY_CALL, PASS, Double, Pass, Redouble
from duplicado.vocabulary.cards import EVERY_CARD, Card, Rank
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

PLAY = Play.beginning(Contract.parse("4S S"), Layout.parse("N:A... K... Q... J..."), Seat.W)


@pytest.mark.clause(
    "1A", "DEF:pack", "DEF:suit", "DEF:honour", "DEF:denomination", "DEF:hand", "DEF:deal(1)", "DEF:board(2)"
)
def test_pack_suits_honours_hands() -> None:
    assert len(set(EVERY_CARD)) == 52
    assert all(sum(card.suit is suit for card in EVERY_CARD) == 13 for suit in Suit)
    assert [str(rank) for rank in Rank if rank.is_honour] == ["T", "J", "Q", "K", "A"]
    assert list(Denomination)[-1] is Denomination.NOTRUMP
    with pytest.raises(ValueError, match="two hands"):
        Layout.parse("N:A... A... - -")
    deal = Deal.parse("N:KT85.JT54.8.KJ65 AQ73.K983.J64.32 42.A62.AKQ93.Q98 J96.Q7.T752.AT74")
    assert all(len(deal[seat]) == 13 for seat in Seat)


@pytest.mark.clause(
    "DEF:bid", "DEF:call", "DEF:pass", "DEF:double", "DEF:redouble", "DEF:auction(1)", "DEF:auction(2)", "DEF:turn"
)
def test_calls_and_auction() -> None:
    assert len(EVERY_BID) == 35
    assert len(EVERY_CALL) == 38
    assert [type(call) for call in EVERY_CALL[:3]] == [Pass, Double, Redouble]
    auction = Auction(Seat.E)
    assert auction.turn is Seat.E
    assert auction.after(PASS).turn is Seat.S
    assert auction.after(PASS).calls == (PASS,)


@pytest.mark.clause(
    "DEF:lho", "DEF:rho", "DEF:partner", "DEF:opponent", "DEF:side", "DEF:rotation", "DEF:vulnerability"
)
def test_players_around_the_table() -> None:
    assert [seat.lho for seat in Seat.clockwise_from(Seat.N)] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert Seat.S.rho is Seat.E
    assert Seat.S.partner is Seat.N
    assert Side.NS.opponents is Side.EW
    assert Vulnerability.EW.includes(Seat.W)


@pytest.mark.clause(
    "DEF:defender",
    "DEF:dummy(1)",
    "DEF:dummy(2)",
    "DEF:lead",
    "DEF:play(1)",
    "DEF:play(2)",
    "DEF:trick",
    "DEF:rectification",
)
def test_play() -> None:
    assert PLAY.dummy is Seat.N
    assert PLAY.player_of(Seat.N) is Seat.S
    assert PLAY.player_of(Seat.E) is Seat.E
    assert len(PLAY.hand(Seat.N) or ()) == 1
    jack, ace, king, queen = map(Card.parse, ("SJ", "SA", "SK", "SQ"))
    play = PLAY.led(Seat.W, jack)
    assert play.turn is Seat.N
    complete = play.played(Seat.N, ace).played(Seat.E, king).played(Seat.S, queen)
    assert complete.tricks[0].winner(complete.trump) is Seat.N
    assert complete.tricks_won(Side.NS) == 1


@pytest.mark.clause("INTRO:may", "INTRO:does", "INTRO:should", "INTRO:shall", "INTRO:must", "INTRO:prohibition_ladder")
def test_the_words_of_the_introduction_are_ordered_by_strength() -> None:
    assert Strength.DOES < Strength.SHOULD < Strength.SHALL < Strength.MUST
    assert Strength.SHALL_NOT < Strength.MAY_NOT < Strength.MUST_NOT
    assert [strength for strength in Strength if not strength.is_infraction] == [Strength.MAY]


@pytest.mark.clause("DEF:unintended", "DEF:artificial_call(2)", "DEF:artificial_call(3)")
@pytest.mark.clause(
    "2:nonconforming", "DEF:adjusted_score", "DEF:contestant", "DEF:deal(2)", "DEF:play(3)", "DEF:play(4)"
)
@pytest.mark.clause("DEF:play_period", "DEF:irregularity", "DEF:opening_lead")
def test_every_defined_term_is_registered_once() -> None:
    registered = {executed.clause for executed in executed_clauses()}
    assert {ClauseId.parse(text) for text in (*DEFINED, "DEF:unintended", "DEF:artificial_call(2)")} <= registered
    with pytest.raises(ClauseClashError, match="DEF:bid"):
        defines("DEF:bid", Seat)


def test_terms_of_the_upper_layers() -> None:
    contract = Contract.parse("4S S")
    assert opening_leader(contract) is Seat.W
    state = PlayState(PLAY)
    assert not state.is_over
    assert BoardRecord(law_02.board(1)).stated_contract is None
    assert Noted("27", Seat.E).offender is Seat.E
    assert Artificial(award=Award.AVERAGE).share is None
    assert Contestant(ContestantId(8, Side.NS)) != Contestant(ContestantId(8, Side.EW))
