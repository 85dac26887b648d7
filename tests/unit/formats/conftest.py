"""Records to write and read again: lawful ones, made through the procedure of the Laws, and irregular ones."""

import pytest
from hypothesis import strategies as st

from duplicado.law.procedure import Auction, AuctionPosition, PlayPosition
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary import (
    DOUBLE,
    EVERY_BID,
    EVERY_CARD,
    PASS,
    PASSED_OUT,
    AuctionResult,
    Board,
    Call,
    Contract,
    Deal,
    Hand,
    Layout,
    Seat,
    Vulnerability,
)

# Text as it stands on one line of a file: what editors and readers take away from its ends is not there.
LINE = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"], include_characters=" "), max_size=20)
WORDS = LINE.map(str.strip)
NAMES = WORDS.filter(lambda text: text not in {"", "?"} and not text.startswith("#"))


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    pack = draw(st.permutations(EVERY_CARD))
    hands = {seat: Hand(pack[seat.index * 13 : seat.index * 13 + 13]) for seat in Seat}
    match draw(st.sampled_from(["deal", "deal", "deal", "two hands", "ending"])):
        case "two hands":
            return Layout({Seat.N: hands[Seat.N], Seat.S: hands[Seat.S]})
        case "ending":
            return Layout({seat: Hand(list(hand)[:5]) for seat, hand in hands.items()})
        case _:
            return Deal(hands)


@st.composite
def auctions(draw: st.DrawFn) -> tuple[Call | None, ...]:
    """Calls to the end of the auction, now and then an insufficient bid, a wrong double, a turn passed over."""
    position, calls = AuctionPosition(), list[Call | None]()
    irregular = draw(st.booleans())
    for _ in range(draw(st.integers(0, 12))):
        if position.is_ended:
            break
        choices: list[Call | None] = [PASS, *position.lawful_calls()]
        if irregular:
            choices += [None, DOUBLE, draw(st.sampled_from(EVERY_BID))]
        call = draw(st.sampled_from(choices))
        calls.append(call)
        position = position.after_skipped_turn() if call is None else position.after(call)
    while not position.is_ended:
        calls.append(PASS)
        position = position.after(PASS)
    return tuple(calls)


@st.composite
def plays(draw: st.DrawFn, contract: Contract, layout: Layout) -> tuple[CardPlayed, ...]:
    """Cards in rotation, now and then a revoke; as many as the hands have or fewer."""
    position, played = PlayPosition.beginning(contract, layout), list[CardPlayed]()
    revoking = draw(st.booleans())
    for _ in range(draw(st.integers(0, 52))):
        held = position.hand(position.turn)
        if not held:
            break
        cards = position.playable() or held
        card = draw(st.sampled_from(list(held if revoking else cards)))
        played.append(CardPlayed(position.turn, card))
        position = position.after(card)
    return tuple(played)


ANNOTATIONS = st.lists(
    st.builds(Annotation, st.just("note"), WORDS)
    | st.builds(Annotation, st.just("comment"), WORDS)
    | st.builds(Annotation, st.just("nag"), st.sampled_from(["!", "?", "!!", "??", "!?", "?!", "$13", "$32"])),
    min_size=1,
    max_size=2,
).map(tuple)


def annotated(places: int) -> st.SearchStrategy[dict[int, tuple[Annotation, ...]]]:
    if not places:
        return st.just({})
    return st.dictionaries(st.integers(0, places - 1), ANNOTATIONS, max_size=3)


@st.composite
def board_records(draw: st.DrawFn) -> BoardRecord:
    """A record with everything that a file can say of a board, in the form in which PBN says it."""
    board = Board(draw(st.integers(1, 99)), draw(st.sampled_from(Seat)), draw(st.sampled_from(Vulnerability)))
    layout = draw(st.none() | layouts())
    calls = draw(auctions())
    contract: AuctionResult = Auction.of(board.dealer, calls).result or PASSED_OUT
    cards = draw(plays(contract, layout)) if isinstance(contract, Contract) and layout else ()
    tricks = draw(st.none() | st.integers(0, 13)) if isinstance(contract, Contract) else None
    is_claimed = tricks is not None and len(cards) < 52 and draw(st.booleans())
    break_off = draw(st.integers(0, len(calls)))
    if draw(st.booleans()) and not Auction.of(board.dealer, calls[:break_off]).is_ended:
        calls = calls[:break_off]
    complete = Auction.of(board.dealer, calls).is_ended
    skipped = {place for place, call in enumerate(calls) if call is None}
    bids = [place for place, call in enumerate(calls) if call is not None]
    marked = draw(st.sets(st.sampled_from(bids), max_size=1)) if bids else set()
    marked_plays = draw(st.sets(st.integers(0, len(cards) - 1), max_size=2)) if cards else set()
    return BoardRecord(
        board=board,
        layout=layout,
        calls=calls,
        auction_is_complete=complete,
        plays=cards,
        claim=Claim(tricks, draw(st.none() | st.sampled_from(Seat))) if is_claimed and tricks is not None else None,
        stated_contract=contract,
        stated_tricks=tricks,
        stated_score=draw(st.none() | st.integers(-400, 400).map(lambda tens: tens * 10)),
        marked_calls=frozenset(skipped | marked),
        marked_plays=frozenset(marked_plays),
        result_is_agreed=tricks is not None and draw(st.booleans()),
        call_annotations=draw(annotated(len(calls))),
        play_annotations=draw(annotated(len(cards))),
        players=draw(st.dictionaries(st.sampled_from(Seat), NAMES)),
    )


@pytest.fixture(scope="session")
def records() -> st.SearchStrategy[BoardRecord]:
    """Records of all kinds."""
    return board_records()


@pytest.fixture(scope="session")
def names() -> st.SearchStrategy[str]:
    """One-line texts that say something."""
    return NAMES


@pytest.fixture(scope="session")
def words() -> st.SearchStrategy[str]:
    """One-line texts, possibly empty."""
    return WORDS
