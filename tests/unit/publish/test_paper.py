"""The texts on the sheets of paper, read back from the PDFs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from importlib.resources import as_file
from types import MappingProxyType
from typing import Protocol

import pytest

from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.section_plan import SectionPlan
from duplicado.event.sections import sections_of
from duplicado.event.standing import standings
from duplicado.formats.duplicado_json.document import read_json
from duplicado.law.book import law_02
from duplicado.locale import Language
from duplicado.movement.half_table import without_last_pair
from duplicado.movement.howell import howell
from duplicado.movement.model import Movement
from duplicado.publish.example.evening import example_evening
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.paper.board_sheets import SheetLayout, hand_records_pdf, travellers_pdf
from duplicado.publish.paper.director_report import ReportedPart, director_report_pdf
from duplicado.publish.paper.ranking import ranking_pdf
from duplicado.publish.paper.score_cards import CardsPerPage, score_cards_pdf
from duplicado.publish.paper.session_cards import PlannedSection, session_cards_pdf
from duplicado.publish.paper.typesetting import PaperSize, PaperStyle, SuitColours
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Side
from duplicado.vocabulary.suits import Suit

SPANISH, PORTUGUESE = PaperStyle(Language("es")), PaperStyle(Language("pt"))
DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
TABLE = DoubleDummyTable(((10, 3, 10, 3), (9, 4, 9, 4), (11, 2, 11, 2), (8, 4, 8, 5), (10, 3, 10, 3)))
HOSTILE = '#import "x": y'
STARRED = "*a* _b_ `c` $d$ <e> @f \\g [h] // i /* j"


class Printed(Protocol):
    """See conftest.py."""

    @property
    def pages(self) -> Sequence[str]: ...
    @property
    def objects(self) -> bytes: ...
    def has(self, text: str) -> bool: ...


Read = Callable[[bytes], Printed]


def pair(number: int, line: Side | None = None, section: str = "") -> ContestantId:
    return ContestantId(number, line, section)


def scored(
    board: int, ours: ContestantId, theirs: ContestantId, points: SideScore | None, **more: object
) -> BoardResult:
    other = Points(-points.value) if isinstance(points, Points) else points
    return replace(BoardResult(board, ours, theirs, points, other), **more)  # type: ignore[arg-type] # named by each test


def evening(contest: Contest) -> EveningPage:
    return EveningPage("club.json", contest, (), standings(contest))


def named(**names: tuple[str, ...]) -> tuple[Contestant, ...]:
    return tuple(Contestant(pair(int(key[1:])), players) for key, players in names.items())


@pytest.fixture(scope="module")
def example() -> EveningPage:
    with as_file(example_evening()) as path:
        contest = read_json(path.read_bytes()).value.contest
    assert contest is not None
    return EveningPage("evening.json", contest, (), standings(contest))


@pytest.fixture(scope="module")
def small() -> EveningPage:
    results = (
        scored(1, pair(1), pair(2), Points(420), contract=Contract.parse("4S N"), tricks=10, lead=Card.parse("HT")),
        scored(1, pair(3), pair(4), Points(-50), contract=Contract.parse("4SX S"), tricks=9),
        scored(2, pair(1), pair(4), Artificial(Award.AVERAGE_PLUS), note="Fouled before play."),
        scored(2, pair(3), pair(2), Weighted(((Fraction(1, 2), 620), (Fraction(1, 2), -100)))),
        scored(3, pair(1), pair(3), None),
        scored(3, pair(2), pair(4), Points(0), contract=PASSED_OUT),
    )
    return evening(
        Contest(
            title="Club",
            date="2026-03-01",
            contestants=named(n1=(HOSTILE, "Núñez Ibáñez"), n2=(STARRED,), n3=("João Conceição",), n4=("Ж Ω",)),
            boards={1: law_02.board(1)},
            layouts={1: DEAL},
            results=results,
            penalties=(Penalty(pair(3), Fraction(-1, 2), "Late at the table."),),
        )
    )


DOCUMENTS: dict[str, Callable[[EveningPage, PaperStyle], bytes]] = {
    "ranking": ranking_pdf,
    "travellers": travellers_pdf,
    "score cards": score_cards_pdf,
    "hand records": lambda shown, style: hand_records_pdf(shown, style, tables={1: TABLE}),
    "director's report": lambda shown, style: director_report_pdf([ReportedPart(shown)], style),
    "cards": lambda _, style: session_cards_pdf([planned(howell(8))], style),
}


def planned(movement: Movement, names: Mapping[int, str] = MappingProxyType({})) -> PlannedSection:
    contestants = tuple(map(pair, range(1, movement.contestants + 1)))
    due = SectionPlan(1, "", (SectionPlanned(1, "", movement, contestants, 2),)).due.values()
    return PlannedSection("League", tuple(due), {pair(number): each for number, each in names.items()}, movement)


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_document_in_every_language(small: EveningPage, printed: Read, document: str, language: Language) -> None:
    found = printed(DOCUMENTS[document](small, PaperStyle(language)))
    assert len(found.pages) >= 1
    assert f"/Lang({language.value})".encode() in found.objects.replace(b" ", b"")
    assert b"/StructTreeRoot" in found.objects  # told to screen readers


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_is_the_same_each_time(small: EveningPage, document: str) -> None:
    make = DOCUMENTS[document]
    assert make(small, SPANISH) == make(small, SPANISH)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_no_document_tells_when_it_was_made(small: EveningPage, document: str) -> None:
    pdf = DOCUMENTS[document](small, SPANISH)
    assert b"CreationDate" not in pdf
    assert b"ModDate" not in pdf


@pytest.mark.parametrize(
    ("size", "box"), [(PaperSize.A4, b"595.2756 841.8898"), (PaperSize.US_LETTER, b"612 792")], ids=["a4", "letter"]
)
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_size_of_the_paper(small: EveningPage, printed: Read, document: str, size: PaperSize, box: bytes) -> None:
    found = printed(DOCUMENTS[document](small, PaperStyle(size=size)))
    assert found.objects.count(b"[0 0 " + box + b"]") == len(found.pages)


@pytest.mark.parametrize("document", ["ranking", "score cards"])
def test_a_name_is_never_markup(small: EveningPage, printed: Read, document: str) -> None:
    found = printed(DOCUMENTS[document](small, SPANISH))
    assert found.has(HOSTILE)
    assert found.has(STARRED)


def test_the_letters_of_our_languages_and_some_others(small: EveningPage, printed: Read) -> None:
    found = printed(ranking_pdf(small))
    for name in ("Núñez Ibáñez", "João Conceição", "Ж Ω"):
        assert found.has(name)


@pytest.mark.parametrize("name", ["山田", "a\x00b\x1b[31m\ud800", "\u202eabc", ""])
def test_a_name_beyond_the_fonts_is_no_reason_to_print_nothing(printed: Read, name: str) -> None:
    contest = Contest(
        title=name, contestants=named(n1=(name, "Rui")), results=(scored(1, pair(1), pair(2), Points(90)),)
    )
    assert printed(ranking_pdf(evening(contest))).has("Rui")


def test_the_ranking(example: EveningPage, printed: Read) -> None:
    found = printed(ranking_pdf(example, SPANISH))
    assert len(found.pages) == 1
    (ranking,) = example.rankings
    for each in ranking.standings:
        assert each.percentage is not None
        assert found.has(" – ".join(example.names[each.contestant]))
        assert found.has(f"{float(each.percentage):.2f}".replace(".", ","))
    assert found.has("−2,5")


def test_two_winners_are_two_tables(printed: Read) -> None:
    lines = [(pair(n, Side.NS), pair(n, Side.EW), Points(p)) for n, p in ((1, 420), (2, 400), (3, -50))]
    contest = Contest(winners=2, results=tuple(scored(1, *each) for each in lines))
    found = printed(ranking_pdf(evening(contest), PORTUGUESE))
    assert found.has("Norte-Sul")
    assert found.has("Este-Oeste")


def test_sections_apart(printed: Read) -> None:
    lines = [(pair(n, section=s), pair(n + 1, section=s), Points(p)) for s, n, p in
             (("A", 1, 420), ("A", 3, 400), ("B", 1, -50), ("B", 3, 110))]  # fmt: skip
    whole = Contest(title="Open", results=tuple(scored(1, *each) for each in lines))
    parts = [evening(part) for part in sections_of(whole)]
    found = printed(ranking_pdf(parts))
    assert found.has("Section A")
    assert found.has("Section B")
    assert "".join(found.pages).count("A1") == 1


def test_the_travellers(small: EveningPage, printed: Read) -> None:
    found = printed(travellers_pdf(small, SPANISH))
    assert found.has("4♠ N =")
    assert found.has("4♠× S −1")
    assert found.has("♥10")
    assert found.has("Todos pasan")
    assert found.has("50 % de +620, 50 % de −100")
    assert found.has("A+")
    assert found.has("♠RV5")  # king and jack as they are written in Spanish
    assert found.has("Este-Oeste vulnerables")
    assert found.has("João Conceição")  # where no hands take the room, who sat there is named


def test_an_average_of_the_session_has_its_sign(printed: Read) -> None:
    line = scored(1, pair(1), pair(2), Artificial(Award.SESSION_AVERAGE))
    contest = Contest(contestants=named(n1=("Ana", "Rui"), n2=("Eva", "Leo")), results=(line,))
    assert printed(travellers_pdf(evening(contest), SPANISH)).has("Ø")


def test_only_the_boards_asked_for(small: EveningPage, printed: Read) -> None:
    found = printed(travellers_pdf(small, boards=[3]))
    assert found.has("Board 3")
    assert not found.has("Board 1")
    with pytest.raises(KeyError):
        travellers_pdf(small, boards=[99])


def test_the_score_cards(small: EveningPage, printed: Read) -> None:
    found = printed(score_cards_pdf(small, per_page=CardsPerPage.ONE))
    assert len(found.pages) == 4
    first = found.pages[0]
    assert "Núñez Ibáñez" in first
    assert "Average plus Fouled before play." in first.replace("\n", "")
    assert "adj." in found.pages[1]
    assert "50% of −620, 50% of +100" in found.pages[1] or "50% of +620, 50% of −100" in found.pages[1]


@pytest.mark.rest
@pytest.mark.parametrize(("per_page", "pages"), [(CardsPerPage.ONE, 12), (CardsPerPage.TWO, 6), (CardsPerPage.FOUR, 3)])
def test_score_cards_to_a_page(example: EveningPage, printed: Read, per_page: CardsPerPage, pages: int) -> None:
    found = printed(score_cards_pdf(example, per_page=per_page))
    assert len(found.pages) == pages
    assert all(found.has(name) for names in example.names.values() for name in names)


@pytest.mark.rest
def test_a_long_card_is_shrunk_to_its_place(printed: Read) -> None:
    results = tuple(scored(board, pair(1), pair(2), Points(90)) for board in range(1, 121))
    found = printed(score_cards_pdf(evening(Contest(results=results)), per_page=CardsPerPage.FOUR))
    assert len(found.pages) == 1
    assert found.has("120")


def test_hands_with_points_tricks_and_par(small: EveningPage, printed: Read) -> None:
    found = printed(hand_records_pdf(small, tables={1: TABLE}))
    assert found.has("♠10643")
    for points in ("10", "6", "16", "8"):
        assert f"\n{points}\n" in found.pages[0]
    assert found.has("Par +450: 4♥ NS +1, 5♥ NS =")
    assert not printed(hand_records_pdf(small)).has("Par")


@pytest.mark.parametrize("layout", SheetLayout)
def test_deals_to_a_page(example: EveningPage, printed: Read, layout: SheetLayout) -> None:
    found = printed(hand_records_pdf(example, layout=layout))
    assert len(found.pages) == -(-22 // layout.value)
    for number in example.numbers:
        shown = example.layout(number)
        assert shown is not None
        for hand in dict(shown.items()).values():
            assert hand is not None
            assert found.has("♥" + (hand.ranks(Suit.HEARTS).replace("T", "10") or "—"))


def test_deals_before_they_are_played(printed: Read) -> None:
    dealt = EveningPage("thursday.pbn", Contest(boards={1: law_02.board(1)}, layouts={1: DEAL}))
    assert printed(hand_records_pdf(dealt)).has("♥AKQ964")


def test_the_colours_of_the_suits() -> None:
    two, four = (PaperStyle(suits=suits).colours for suits in SuitColours)
    assert [two["♠"] == two["♣"], two["♥"] == two["♦"], two["♠"] == two["♥"]] == [True, True, False]
    assert len(set(four.values())) == 4
    shown = evening(Contest(layouts={1: DEAL}))
    assert hand_records_pdf(shown, PaperStyle(suits=SuitColours.TWO)) != hand_records_pdf(shown)


def test_guide_cards_tell_each_pair_where_to_go(printed: Read) -> None:
    movement = without_last_pair(howell(8))
    found = printed(session_cards_pdf([planned(movement, {1: f"{HOSTILE} – Rui"})]))
    assert found.has("Pair 7")
    assert found.has(HOSTILE)
    assert "".join(found.pages).count("sits out") == len(movement.sit_outs)


def test_a_slip_for_each_table_and_round(printed: Read) -> None:
    movement = howell(8)
    found = printed(session_cards_pdf([planned(movement)]))
    assert "".join(found.pages).count("Round ") == len(movement.sittings)
    assert found.has("Round 5 · Table 4")


def test_the_directors_report(small: EveningPage, printed: Read) -> None:
    ruled = ReportedPart(small, "Session 2", (("Table 2", "Revoke by West: one trick (64A2)."),))
    found = printed(director_report_pdf([ReportedPart(small, "Session 1"), ruled]))
    assert len(found.pages) == 2
    assert not found.pages[0].count("Revoke by West")
    for said in (
        "Late at the table.",
        "Fouled before play.",
        "NS Average plus",
        "Revoke by West",
        "Session 1",
        "4♠× S −1 is −100 by Law 77",
    ):
        assert found.has(said), said
    assert printed(director_report_pdf([ReportedPart(small)], SPANISH)).has("Informe del Árbitro")


def test_an_evening_with_nothing_in_it(printed: Read) -> None:
    nothing = EveningPage("empty.pbn")
    assert printed(ranking_pdf(nothing)).has("nothing to rank")
    assert printed(ranking_pdf(())).has("nothing to rank")
    assert printed(travellers_pdf(nothing)).has("no boards")
    assert printed(score_cards_pdf(nothing)).has("Nobody has a result")
    assert len(printed(hand_records_pdf(nothing)).pages) == 1
    assert len(printed(director_report_pdf([ReportedPart(nothing)])).pages) == 1
