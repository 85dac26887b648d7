"""An evening of eight tables and eight rounds over HTTP: phones, a director, a screen; the command line agrees."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from click.testing import CliRunner
from tests.club.conftest import EVENT, Club, Person, founding, result
from tests.waiting import until

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.clock import RoundsTimed
from duplicado.event.facts.ending import EntryUndone, ResultsPublished
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected
from duplicado.formats.event_record.document import fact_data
from duplicado.law.sanction import PenaltyUnit
from duplicado.movement.mitchell import share_and_relay
from duplicado.service.live.roles import Access, Openness, Release, Role
from duplicado.vocabulary.seats import Side

TABLES, ROUNDS, EACH = 8, 8, 2
LINES = ("4S N =", "3NT S +1", "2H E -1", "5DX W -2", "1NT N -1", "pass", "6C S =", "3C E +1")


def said(number: int, table: int, board: int) -> str:
    """Return what was played, another thing at each table."""
    return LINES[(3 * table + 5 * board + number) % len(LINES)]


@dataclass
class Table:
    """A table with a phone for each side."""

    number: int
    north_south: Person
    east_west: Person
    sent: int = field(default=0)

    def state(self, board: int, line: str, **more: object) -> Any:  # noqa: ANN401 - JSON
        """Have North-South state a result, by its line of the traveller; return the answer's JSON."""
        self.sent += 1
        body = {"id": f"r{self.sent}", "board": board, "line": line, "side": "NS", "confirmed": True, **more}
        return self.north_south.send("POST", f"/api/1/events/{EVENT}/results", body).json()

    def play(self, number: int) -> None:
        """Play the boards of a round: one side states, the other agrees."""
        boards = self.north_south.view()["boards"]
        assert len(boards) == EACH
        for board in [int(each) for each, shown in boards.items() if not shown["results"]]:
            line = said(number, self.number, board)
            if (number, self.number) == (2, 3):
                self._lose_the_answer(board, line)
            elif (number, self.number) == (3, 5):
                self._differ(board, line)
            else:
                self._agree(board, self.state(board, line)["entries"][0], number)
        shown = self.east_west.view()["boards"]
        assert all(each["agreed"] or each["ruled"] or (number, self.number) == (4, 2) for each in shown.values())
        self.north_south.done(RoundFinished(1, "", self.number, number))

    def _agree(self, board: int, entry: str, number: int) -> None:
        self.east_west.done(ResultAgreed(Place(1, "", number, self.number, board), entry, Side.EW))

    def _lose_the_answer(self, board: int, line: str) -> None:
        """The phone sends it again, as it does when it heard nothing."""
        first = self.state(board, line)
        self.sent -= 1
        assert self.state(board, line)["entries"] == first["entries"]
        self._agree(board, first["entries"][0], 2)

    def _differ(self, board: int, line: str) -> None:
        """Two phones state different results; one is put right."""
        wrong = result(self.number, board, "7NTXX N =", side=Side.EW, round_number=3)
        self.state(board, line)
        entry = str(self.east_west.ask(wrong, sure=True).json()["entries"][0])
        shown = self.east_west.view()["boards"][str(board)]
        assert not shown["agreed"]
        assert len(shown["results"]) == 2
        right = result(self.number, board, line, side=Side.EW, round_number=3)
        self.east_west.done(ResultCorrected(right, (entry,), "it was the other board"))


def at_command_line(club: Club) -> dict[str, tuple[str, str]]:
    """Return places and percentages as `duplicado event show` has them."""
    done = CliRunner().invoke(root_group(COMMANDS), ["event", "show", str(club.folder / f"{EVENT}.event"), "--json"])
    assert done.exit_code in {0, 1}, done.output
    (ranking,) = json.loads(done.output)["rankings"]
    return {
        each["contestant"]: (each["place"], f"{float(Fraction(each['percentage'])):.1f}") for each in ranking["ranks"]
    }


def on_the_screen(person: Person) -> dict[str, tuple[str, str]]:
    """Return the same of a live ranking; `{}` while there is none."""
    shown = person.get(f"/api/1/events/{EVENT}/rankings").json()[-1]["view"]["rankings"]
    ranks = shown[0]["ranks"] if shown else []
    return {each["contestant"]: (each["place"], f"{float(each['figure']):.1f}") for each in ranks}


def undone_in_the_office(director: Person) -> int:
    """Return how many boards are still to be played by what the office is shown."""
    (session,) = director.get(f"/api/1/events/{EVENT}/office").json()[-1]["view"]["sessions"]
    return sum(len(table["due"]) - table["done"] for section in session["sections"] for table in section["tables"])


def comes_to(look: Callable[[], object], wanted: object) -> None:
    """Look until something is seen: what is shown comes at most once a second."""
    seen: list[object] = []

    def comes() -> bool:
        seen[:] = [look()]
        return seen == [wanted]

    with suppress(AssertionError):
        until(comes)
    assert seen == [wanted]


def test_an_evening(club: Club) -> None:
    organizer = club.organizer()
    facts = founding(2 * TABLES, EACH, share_and_relay(TABLES))
    body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in facts]}
    assert organizer.send("POST", "/api/1/events", body).status_code == 200
    club.house.open_events.set_access(EVENT, Access(openness=Openness(display=Release.AT_ONCE)))
    director, screen, public = club.person(Role.DIRECTOR), club.person(Role.DISPLAY), club.public()
    tables = [
        Table(number, club.at_table(number, side=Side.NS), club.at_table(number, side=Side.EW))
        for number in range(1, TABLES + 1)
    ]

    director.done(RoundsTimed(1, 15, 3))
    for number in range(1, ROUNDS + 1):
        director.done(RoundCalled(1, number))
        if number == 4:
            _the_director_is_busy(director, tables[1])
        for table in tables:
            table.play(number)
        assert not public.view()["rankings"] or not any(
            rank["boards"] for ranking in public.view()["rankings"] for rank in ranking["ranks"]
        )

    comes_to(lambda: undone_in_the_office(director), 0)
    director.done(SessionEnded(1), ResultsPublished(1))

    expected = at_command_line(club)
    assert len(expected) == 2 * TABLES
    assert len({percent for _, percent in expected.values()}) > 4
    comes_to(lambda: on_the_screen(public), expected)
    comes_to(lambda: on_the_screen(screen), expected)
    assert public.get(f"/e/{EVENT}/results").status_code == 200


def _the_director_is_busy(director: Person, table: Table) -> None:
    """A call, a ruling, a penalty, a correction, something undone, an announcement."""
    place = Place(1, "", 4, table.number, min(map(int, table.north_south.view()["boards"])))
    where = Where.at(place)
    table.east_west.done(DirectorCalled(where, "a bid out of turn"))
    (call,) = table.north_south.view()["calls"]
    director.done(RulingGiven(where, ("31A",), "The bid is cancelled.", call=call["id"]))
    assert not table.north_south.view()["calls"]
    penalty = RuledPenalty(ContestantId(3), Fraction(10), PenaltyUnit.PERCENT_OF_TOP, under=("90B2",))
    director.done(PenaltyRuled(penalty, 1))
    table.state(place.board, "1NT N =")
    entries = [each["id"] for each in table.north_south.view()["boards"][str(place.board)]["results"]]
    right = result(2, place.board, "1C N =", side=None, round_number=4)
    director.done(ResultCorrected(right, tuple(entries), "misread"))
    undone = str(director.ask(AnnouncementMade("Coffe", 1)).json()["entries"][0])
    director.done(EntryUndone(undone, "a slip of the pen"))
    director.done(AnnouncementMade("Coffee is ready", 1))
    assert [each["text"] for each in table.north_south.view()["announcements"]] == ["Coffee is ready"]
