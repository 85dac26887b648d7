"""The pages and sheets of a whole event: columns of the ranking, matches, brackets, cards."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, LineUpNamed, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.folding import fold
from duplicado.event.record.section_plan import SectionPlan
from duplicado.locale import Language
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.half_table import rover
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.replanning.options import replan
from duplicado.movement.replanning.ways import PairsArrive
from duplicado.movement.teams import american_whist, round_robin
from duplicado.publish.pages.event_pages import WholeEvent, whole_event
from duplicado.publish.pages.matches import bracket_pages, cross_table_page, match_page, match_rounds
from duplicado.publish.pages.ranking import columns_beside, ranking_page
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.matches import bracket_pdf, matches_pdf
from duplicado.publish.paper.ranking import ranking_pdf
from duplicado.publish.paper.session_cards import PlannedSection, planned_sections, session_cards_pdf
from duplicado.publish.paper.sheets import sheets_of
from duplicado.publish.paper.typesetting import PaperStyle
from duplicado.service.contests import outcome_in
from duplicado.table.contest_kind import ContestKind

ENGLISH = Wording.of(Language.ENGLISH)


class Printed(Protocol):
    """See conftest.py."""

    @property
    def pages(self) -> Sequence[str]: ...
    def has(self, text: str) -> bool: ...


Read = Callable[[bytes], Printed]


@pytest.fixture
def whole(whole_events: Path, request: pytest.FixtureRequest) -> WholeEvent:
    name = str(request.param)
    return whole_event(f"{name}.event", outcome_in(whole_events / f"{name}.event"))


of_event = pytest.mark.parametrize


@of_event("whole", ["swiss"], indirect=True)
def test_a_ranking_by_matches_has_their_columns(whole: WholeEvent) -> None:
    (table,) = ranking_page(whole.evening).tables
    columns = {column.key: column for column in columns_beside(table, ENGLISH)}
    assert list(columns) == ["boards", "matches", "record", "byes", "margin", "carried", "penalty"]
    at = [row.contestant.number for row in table.rows]
    assert columns["carried"].cells[at.index(2)] == "5"
    assert columns["penalty"].cells[at.index(3)] == "−1"
    assert not table.is_signed
    for row, played, byes in zip(table.rows, columns["matches"].cells, columns["byes"].cells, strict=True):
        assert int(played) + int(byes or 0) == 2, row.contestant


@of_event("whole", ["sessions"], indirect=True)
def test_sessions_have_columns_and_parts_the_addresses_of_the_event(whole: WholeEvent) -> None:
    (table,) = ranking_page(whole.evening).tables
    assert [column.key for column in columns_beside(table, ENGLISH)] == ["session-1", "session-2", "boards"]
    assert [part.address for part in whole.parts] == ["1-A", "1-B", "2-A", "2-B"]
    assert all(part.evening.addresses == whole.evening.addresses for part in whole.parts)
    assert [part.address for part in whole.parts_of(ContestantId(3, None, "B"))] == ["1-B", "2-B"]
    assert match_rounds(whole, ENGLISH) == ()
    assert cross_table_page(whole, ENGLISH) is None


@of_event("whole", ["swiss"], indirect=True)
def test_the_boards_of_a_match_make_its_result(whole: WholeEvent) -> None:
    for place, match in enumerate(whole.matches):
        if not match.is_bye:
            page = match_page(whole, place, ENGLISH)
            for at, side in enumerate(match.sides):
                assert sum(board.swings[at] for board in page.boards) == side.margin
            assert [len(board.lines) for board in page.boards] == [2, 2, 2]


@of_event("whole", ["stanzas"], indirect=True)
def test_the_boards_of_a_match_over_two_sessions_say_of_which_they_are(whole: WholeEvent) -> None:
    for place, match in enumerate(whole.matches):
        page = match_page(whole, place, ENGLISH)
        sessions = [match.session, match.session + 1]
        assert [(board.session, board.part and board.part.session, len(board.lines)) for board in page.boards] == [
            (session, session, 2) for session in sessions for _ in range(3)
        ]
        for at, side in enumerate(match.sides):
            assert sum(board.swings[at] for board in page.boards) == side.margin


@of_event("language", Language)
@of_event("whole", ["stanzas"], indirect=True)
def test_a_match_over_two_sessions_is_printed_with_them(whole: WholeEvent, language: Language, printed: Read) -> None:
    style = PaperStyle(language)
    sheet = printed(matches_pdf(whole, style))
    for session in (1, 2, 3):
        assert sheet.has(style.wording.text("whole-session-short", session=session))


@of_event("whole", ["swiss"], indirect=True)
def test_the_cross_table_has_each_match_from_both_sides(whole: WholeEvent) -> None:
    table = cross_table_page(whole, ENGLISH)
    assert table is not None
    filled = [(row, column) for row, cells in enumerate(table.cells) for column, cell in enumerate(cells) if cell[0]]
    assert sorted(filled) == sorted((column, row) for row, column in filled)
    assert len(filled) == 2 * sum(not match.is_bye for match in whole.matches)


@of_event("whole", ["knock-out"], indirect=True)
def test_the_bracket_names_its_rounds(whole: WholeEvent) -> None:
    ((section, rounds),) = bracket_pages(whole, ENGLISH)
    assert (section, [each.title for each in rounds]) == ("", ["Semifinals", "Final"])
    assert [line.address != "" for each in rounds for line in each.lines] == [False, True, True]


@of_event("language", Language)
@of_event("whole", ["swiss"], indirect=True)
def test_ranking_and_matches_are_printed(whole: WholeEvent, language: Language, printed: Read) -> None:
    style = PaperStyle(language)
    sheet = printed(ranking_pdf(whole.evening, style))
    assert sheet.has(style.wording.text("whole-unit-victory-points"))
    assert sheet.has(style.wording.text("whole-table-carried"))
    matches = printed(matches_pdf(whole, style))
    for number in (1, 2):
        assert matches.has(style.wording.text("whole-round", round=number))
    assert matches.has(style.wording.text("whole-bye"))
    assert matches.has("4 Ana4")


@of_event("whole", ["knock-out"], indirect=True)
def test_the_bracket_is_printed(whole: WholeEvent, printed: Read) -> None:
    sheet = printed(bracket_pdf(whole))
    assert len(sheet.pages) == 1
    assert sheet.has("Semifinals")
    assert sheet.has("Bye")
    assert [each.path for each in sheets_of(whole, lambda _: {})][:3] == [
        "paper/ranking.pdf",
        "paper/matches.pdf",
        "paper/bracket.pdf",
    ]


def planned(movement: AnyMovement, size: int) -> PlannedSection:
    contestants = tuple(ContestantId(number) for number in range(1, size + 1))
    plan = SectionPlan(1, "", (SectionPlanned(1, "", movement, contestants, 2),))
    return PlannedSection("Club", tuple(plan.due.values()), {ContestantId(1): "Ana – Rui"}, movement)


@of_event("language", Language)
def test_cards_of_pairs_name_table_side_opponents_and_boards(language: Language, printed: Read) -> None:
    style = PaperStyle(language)
    sheet = printed(session_cards_pdf([planned(mitchell(3), 6)], style))
    # Six guide cards on two pages, three table cards on two, nine slips on two.
    assert len(sheet.pages) == 6
    assert sheet.has(style.wording.called(ContestantId(6), ContestKind.PAIRS))
    assert sheet.has("Ana – Rui")
    assert sheet.has(style.wording.text("movement-card-stays"))
    assert sheet.has(style.wording.text("paper-slip", round=3, table=3))


def test_cards_of_players_name_the_partner(printed: Read) -> None:
    sheet = printed(session_cards_pdf([planned(rainbow(5), 20)]))
    assert sheet.has("Player 20")
    assert sheet.has("with 11") or sheet.has("with 12")
    # Twenty guide cards, five tables, as many slips as there are sittings.
    assert len(sheet.pages) == 5 + 3 + 4


def test_a_team_is_told_both_its_tables(printed: Read) -> None:
    sheet = printed(session_cards_pdf([planned(american_whist(5), 5)]))
    assert sheet.has("Team 5")
    assert len(sheet.pages) == 2 + 3 + 3


def test_cards_of_a_team_name_its_pairs_where_they_are_known(printed: Read) -> None:
    ana, rui, eva, leo, gil = (Player(name) for name in ("Ana", "Rui", "Eva", "Leo", "Gil"))
    four = tuple(ContestantId(number) for number in range(1, 5))
    facts: tuple[AnyFact, ...] = (
        EventFounded("League", Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS)),
        ContestantEntered(four[0], (ana, rui, eva, leo, gil), "Lions"),
        SectionPlanned(1, "", round_robin(4), four, 2),
        LineUpNamed(four[0], 1, 1, (ana, rui), (eva, leo)),
        LineUpNamed(four[0], 1, 3, (gil, rui), (eva, leo)),
    )
    state = fold(Entry(str(at), datetime(2027, 1, 1, 20, at, tzinfo=UTC), "x", fact) for at, fact in enumerate(facts))
    sheet = printed(session_cards_pdf(planned_sections(state, ENGLISH.messages)))
    pages = [each.replace("\N{NO-BREAK SPACE}", " ") for each in sheet.pages]
    guide, slips = pages[0], "".join(pages[3:])
    assert "Lions: Ana – Rui – Eva – Leo – Gil" in guide
    assert [guide.count(pair) for pair in ("Ana – Rui", "Eva – Leo", "Gil – Rui")] == [3, 4, 1]
    assert [slips.count(f"Lions: {pair}") for pair in ("Ana – Rui", "Eva – Leo", "Gil – Rui")] == [2, 3, 1]


@of_event("language", Language)
def test_a_table_that_shares_its_boards_is_told_with_which(language: Language, printed: Read) -> None:
    style = PaperStyle(language)
    late = replan(rover(7), 4, PairsArrive())
    sheet = printed(session_cards_pdf([planned(late, 16)], style))
    for boards, table in (("1–2", 5), ("1–2", 8)):
        assert sheet.has(style.wording.text("movement-card-shared", boards=boards, tables=table))
