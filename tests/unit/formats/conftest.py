"""Records and contests to write and read again: lawful ones, made through the procedure of the Laws, and others."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction, AuctionPosition
from duplicado.law.procedure.play import PlayPosition
from duplicado.score import law_77
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import DOUBLE, EVERY_BID, PASS, Call
from duplicado.vocabulary.cards import EVERY_CARD
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult, Contract, Doubling
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat, Side

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


# Contests, with everything that a format of results may or may not be able to take.

PERSONS = WORDS.filter(bool)
PAIRS = (ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS, ScoringMethod.TOTAL_POINTS)
TEAMS = (ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH)
BIDS = [bid for bid in EVERY_BID if bid.level <= 7]


@st.composite
def outcomes(draw: st.DrawFn, board: int) -> tuple[AuctionResult, int | None, int]:
    """A contract, its tricks and its score to North-South."""
    if draw(st.integers(0, 9)) == 0:
        return PASSED_OUT, None, 0
    contract = Contract(draw(st.sampled_from(BIDS)), draw(st.sampled_from(Seat)), draw(st.sampled_from(Doubling)))
    tricks = draw(st.integers(0, 13))
    return contract, tricks, law_77.score(contract, tricks, law_02.vulnerability(board))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    pack = draw(st.permutations(EVERY_CARD))
    return Deal({seat: Hand(pack[seat.index * 13 : seat.index * 13 + 13]) for seat in Seat})


def percents() -> st.SearchStrategy[SideScore]:
    return st.integers(0, 100).map(lambda percent: Artificial(share=Fraction(percent, 100)))


def any_score() -> st.SearchStrategy[SideScore | None]:
    weights = st.tuples(st.integers(-40, 40), st.integers(-40, 40)).map(
        lambda tens: Weighted(((Fraction(1, 3), tens[0] * 10), (Fraction(2, 3), tens[1] * 10)))
    )
    shares = st.fractions(0, 1).map(lambda share: Artificial(share=share))
    points = st.integers(-80, 80).map(lambda tens: Points(tens * 10))
    return st.none() | points | shares | weights | st.sampled_from(Award).map(Artificial)


@st.composite
def make_contests(draw: st.DrawFn, *, anything: bool = False, methods: tuple[ScoringMethod, ...] = PAIRS) -> Contest:
    """A contest; with `anything`, scores and texts that other programs have no place for."""
    method = draw(st.sampled_from(methods))
    in_teams = method in TEAMS
    two = not in_teams and draw(st.booleans())
    sections = draw(st.sampled_from([("",), ("A",), ("A", "B"), ("A", "AA", "C")])) if not in_teams else ("",)
    entrants = {
        ContestantId(number, line, section): draw(st.lists(PERSONS, max_size=5 if in_teams else 2))
        if not two or line
        else ()
        for section in sections
        for line in ((Side.NS, Side.EW) if two else (None,))
        for number in range(1, draw(st.integers(3, 5)))
    }
    results: list[BoardResult] = []
    for board in draw(st.lists(st.integers(1, 40), unique=True, max_size=4).map(sorted)):
        for section in sections:
            ours = [who for who in entrants if who.section == section and who.line is not Side.EW]
            theirs = [who for who in entrants if who.section == section and who.line is not Side.NS]
            for _ in range(draw(st.integers(0, 3))):
                north_south = draw(st.sampled_from(ours))
                east_west = draw(st.sampled_from([who for who in theirs if who != north_south]))
                tables = (
                    [(north_south, east_west), (east_west, north_south)] if in_teams else [(north_south, east_west)]
                )
                results += [draw(lines(board, *pair, anything=anything)) for pair in tables]
    amounts = st.fractions(-5, 5) if anything else st.integers(-500, 500).map(lambda cents: Fraction(cents, 100))
    penalized = draw(st.lists(st.sampled_from(sorted(entrants, key=str)), unique=True, max_size=2))
    return Contest(
        title=draw(st.just("") | PERSONS),
        date=draw(st.dates().map(str) | st.just("")),
        method=method,
        winners=2 if two else 1,
        contestants=tuple(Contestant(who, tuple(names)) for who, names in entrants.items()),
        boards={result.board: law_02.board(result.board) for result in results},
        layouts={number: draw(deals()) for number in sorted({result.board for result in results})[:2]},
        results=tuple(results),
        penalties=tuple(
            Penalty(who, amount, "ADJUSTMENT")
            for who in sorted(penalized, key=list(entrants).index)
            if (amount := draw(amounts))
        ),
    )


@st.composite
def lines(
    draw: st.DrawFn, board: int, north_south: ContestantId, east_west: ContestantId, *, anything: bool
) -> BoardResult:
    contract, tricks, points = draw(outcomes(board))
    kind = draw(st.sampled_from(["played", "played", "played", "ruled", "unplayed", "anything"]))
    scores: tuple[SideScore | None, SideScore | None] = (Points(points), Points(-points))
    lead = draw(st.none() | st.sampled_from(EVERY_CARD))
    if kind == "ruled":
        scores = (draw(percents()), draw(percents()))
    elif kind == "unplayed":
        scores = (None, None)
    elif kind == "anything" and anything:
        scores = (draw(any_score()), draw(any_score()))
    if kind in {"ruled", "unplayed"}:
        return BoardResult(board, north_south, east_west, *scores)
    return BoardResult(board, north_south, east_west, *scores, contract, tricks, lead)


@pytest.fixture(scope="session")
def contests() -> Callable[..., st.SearchStrategy[Contest]]:
    """Makes contests of pairs, or of the methods that are asked for; with `anything`, what few formats can take."""
    return make_contests
