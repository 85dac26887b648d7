"""Make the example evening that `duplicado serve --example` shows: twelve pairs that do not exist, 22 boards.

Run it from the root of the repository: python -m tools.make_example_evening. It needs the double-dummy engine (extra
`dds`). The model:

* Deals: `duplicado.dealing`, uniform over all deals, from a pseudo-random stream with the seed below, so that the file
  can be made again.
* Movement: a Howell of eleven rounds of two boards (example_evening/howell.py), every pair against every other.
* Auctions: natural bidders who err in the value of their hands by a normal deviate of 0.8 points, drawn anew at every
  table (example_evening/bidding.py). The contract is what they reach.
* Play: double-dummy best cards, except that one card in twenty is drawn at random among the lawful ones
  (example_evening/play.py). The tricks are what they make.
* Scores: Law 77.
* Records: auction and play are kept of every board at table 1, as if it were an electronic one; elsewhere only the
  travellers' contract, lead and tricks are. Where the rest of a recorded play was clear, it ended by a claim.
* Rulings: a weighted score, an average plus against an average minus, a fixed 60 to 40 per cent, a board that was not
  played, and a procedural penalty, at tables drawn by the same stream.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

from tools.example_evening.bidding import auction
from tools.example_evening.howell import Meeting, howell
from tools.example_evening.play import play

from duplicado.dealing.chance import deal_boards
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.law.procedure.play import PlayPosition
from duplicado.score import law_77
from duplicado.score.side_score import Artificial, Points, Weighted
from duplicado.table.record import BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal

FILE = Path(__file__).resolve().parent.parent / "src" / "duplicado" / "publish" / "example" / "evening.json"
SEED = 1925
RECORDED_TABLE = 1

# Invented: given names and family names that are common in the three languages, put together at random once.
PLAYERS = (
    ("Amelia Thornbury", "Gordon Ashwick"),
    ("Lucía Berrocal", "Ignacio Valderas"),
    ("Beatriz Montenho", "Tomás Alvarim"),
    ("Harriet Colebrook", "Nigel Farthingale"),
    ("Rosario Quintanar", "Elvira Somoza"),
    ("Joaquim Serrazes", "Leonor Vilarinho"),
    ("Desmond Okehampton", "Priya Wexcombe"),
    ("Gonzalo Iriberri", "Marisa Peñalosa"),
    ("Catarina Lourosa", "Duarte Fontelas"),
    ("Winifred Hallowell", "Stanley Pickmere"),
    ("Amparo Cifuentes", "Hernán Ugalde"),
    ("Mafalda Rebordelo", "Inácio Carvalhosa"),
)


def record(board: Board, deal: Deal, chance: Random) -> BoardRecord:
    """Bid and play a board."""
    bid = auction(board, deal, chance)
    found = BoardRecord(board, deal, bid.calls, auction_is_complete=True, stated_contract=bid.result)
    contract = bid.contract
    if contract is None:
        return replace(found, stated_score=0)
    position = PlayPosition.beginning(contract, deal)
    plays: list[CardPlayed] = []
    for card in play(deal, contract, chance):
        plays.append(CardPlayed(position.turn, card))
        position = position.after(card)
    tricks = position.tricks(contract.declarer.side)
    score = points(contract, tricks, board.vulnerability)
    return replace(found, plays=tuple(plays), stated_tricks=tricks, stated_score=score)


def points(contract: Contract, tricks: int, vulnerability: Vulnerability) -> int:
    """Return the score to North-South (Law 77)."""
    return law_77.score(contract, tricks, vulnerability)


def claimed(found: BoardRecord) -> BoardRecord:
    """Let the play end by a claim as soon as one hand has the rest: the winners of the last tricks all on lead."""
    contract = found.stated_contract
    if not isinstance(contract, Contract) or found.stated_tricks is None:
        return found
    position = PlayPosition.beginning(contract, found.layout)
    leaders = [position.leader]
    for played in found.plays:
        position = position.after(played.card)
        if not position.trick:
            leaders.append(position.leader)
    rest = 13
    while rest and leaders[rest - 1] is leaders[12] and leaders[12] is leaders[13]:
        rest -= 1
    if 13 - rest < 3:
        return found
    cut = 4 * (rest + 1)
    return replace(found, plays=found.plays[:cut], claim=Claim(found.stated_tricks, leaders[12]))


def result(meeting: Meeting, found: BoardRecord) -> BoardResult:
    """Write the traveller's line of a board that was played."""
    score = found.stated_score or 0
    recorded = meeting.table == RECORDED_TABLE
    return BoardResult(
        found.board.number,
        ContestantId(meeting.north_south),
        ContestantId(meeting.east_west),
        Points(score),
        Points(-score),
        contract=found.stated_contract or PASSED_OUT,
        tricks=found.stated_tricks,
        lead=found.plays[0].card if found.plays else None,
        round=meeting.round,
        table=str(meeting.table),
        record=claimed(found) if recorded else None,
    )


def rulings(results: list[BoardResult], boards: dict[int, Board], chance: Random) -> None:
    """Replace a few results by what the Director might have ruled."""
    candidates = [i for i, each in enumerate(results) if each.record is None and isinstance(each.contract, Contract)]
    one, two, three, four = chance.sample(candidates, 4)
    contract, tricks = results[one].contract, results[one].tricks or 0
    if isinstance(contract, Contract):
        likely = points(contract, tricks, boards[results[one].board].vulnerability)
        less = points(contract, tricks - 1, boards[results[one].board].vulnerability)
        parts = ((Fraction(2, 3), likely), (Fraction(1, 3), less))
        results[one] = replace(
            results[one],
            north_south_score=Weighted(parts),
            east_west_score=Weighted(tuple((weight, -value) for weight, value in parts)),
        )
    for place in (two, three, four):
        results[place] = replace(results[place], contract=None, tricks=None, lead=None)
    results[two] = replace(
        results[two],
        north_south_score=Artificial(Award.AVERAGE_PLUS),
        east_west_score=Artificial(Award.AVERAGE_MINUS),
    )
    results[three] = replace(
        results[three],
        north_south_score=Artificial(share=Fraction(3, 5)),
        east_west_score=Artificial(share=Fraction(2, 5)),
    )
    results[four] = replace(results[four], north_south_score=None, east_west_score=None)


def evening() -> Contest:
    """Play the whole evening."""
    chance = Random(SEED)  # noqa: S311 - an example that can be made again, not a tournament
    dealt = deal_boards(range(1, 23), chance.randbytes)
    deals = {board.number: deal for board, deal in dealt}
    boards = {board.number: board for board, _ in dealt}
    results = [
        result(meeting, record(boards[number], deals[number], chance))
        for meeting in howell()
        for number in (2 * meeting.board_set - 1, 2 * meeting.board_set)
    ]
    rulings(results, boards, chance)
    return Contest(
        title="Club Duplicado",
        date="2026-11-20",
        method=ScoringMethod.MATCHPOINTS,
        contestants=tuple(Contestant(ContestantId(n), names) for n, names in enumerate(PLAYERS, 1)),
        boards=boards,
        layouts=dict(deals),
        results=tuple(results),
        penalties=(Penalty(ContestantId(chance.randint(1, 12)), Fraction(-5, 2)),),
        scheduled_boards=22,
        program="Duplicado",
    )


def main() -> None:
    """Write the file."""
    text = write_json(OwnDocument(contest=evening()))
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {len(text)} characters")


if __name__ == "__main__":
    main()
