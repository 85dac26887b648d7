"""Somebody at the office of a served club, who fills in the forms that he is shown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

import httpx
from tests.club.conftest import EVENT, Person, founding

from duplicado.event.facts.entry import Entry
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import Place
from duplicado.event.record.section_plan import SectionPlan
from duplicado.formats.event_record.document import read_event

OFFICE = f"/e/{EVENT}/office"
_FORM = re.compile(r"<form method=\"post\" action=\"([^\"]+)\".*?</form>", re.DOTALL)
HIDDEN = re.compile(r"<input[^>]* type=\"hidden\" name=\"([^\"]+)\" value=\"([^\"]*)\">")


@dataclass
class Console:
    """Somebody at the office who fills in the forms that he is shown."""

    person: Person
    event: str = EVENT

    @property
    def office(self) -> str:
        """The address of his event's office."""
        return f"/e/{self.event}/office"

    def open(self, path: str, **query: object) -> str:
        answer = self.person.client.get(
            f"{self.office}{path}", params={name: str(each) for name, each in query.items()}
        )
        assert answer.status_code == 200, answer.text
        return answer.text

    def searched(self, path: str, **fields: str) -> str:
        """Fill in the form by which a page looks for something, and return what it shows then."""
        address = f"{self.office}{path}"
        form = next(each[0] for each in _FORM.finditer(self.open(path)) if each[1] == address)
        answer = self.person.client.post(address, data={**dict(HIDDEN.findall(form)), **fields})
        assert answer.status_code == 200, answer.text
        return answer.text

    def send(self, page: str, act: str, **fields: str) -> httpx.Response:
        """Fill in the form of an act on a page."""
        action = f"{self.office}/do/{act}"
        form = next(each[0] for each in _FORM.finditer(page) if each[1] == action)
        kept = {name: unescape(value) for name, value in HIDDEN.findall(form)}
        return self.person.client.post(action, data={**kept, **fields})

    def confirmed(self, page: str, act: str, **fields: str) -> httpx.Response:
        """Fill it in, and say that it is right."""
        asked = self.send(page, act, **fields)
        assert asked.status_code == 200, asked.text
        # The bar of the console may offer the same act; what is confirmed is asked below it.
        done = self.send(asked.text[asked.text.index("<main") :], act)
        assert done.status_code == 303, done.text
        return asked

    def place(self, table: int, board: int, round_number: int = 1) -> str:
        return self.open("/results/place", session=1, section="", round=round_number, table=table, board=board)


def forms_of(page: str, office: str) -> Iterator[tuple[str, str]]:
    """The forms of a page, each with the act that it asks for."""
    for form in _FORM.finditer(page):
        if form[1].startswith(f"{office}/do/"):
            yield form[1].rpartition("/")[2], form[0]


def places(board: int) -> list[Place]:
    """The places where the movement of the evening has a board, in the order of rounds."""
    planned = founding()[-1]
    assert isinstance(planned, SectionPlanned)
    return [due.place for due in SectionPlan(1, "", (planned,)).by_board[board]]


def due_at(place: Place) -> tuple[str, str]:
    """The pairs that the movement of the evening seats there."""
    planned = founding()[-1]
    assert isinstance(planned, SectionPlanned)
    due = SectionPlan(1, "", (planned,)).at(place)
    assert due is not None
    return str(due.north_south), str(due.east_west)


def at(console: Console, place: Place) -> str:
    return console.place(place.table, place.board, place.round)


def rows(text: str) -> list[tuple[str, ...]]:
    """The rows of the table of what changes: contestant, figure before, figure after."""
    body = text[text.index("<tbody>") : text.index("</tbody>")]
    return [tuple(re.findall(r"<b>([^<]*)</b>", row)) for row in body.split("</tr>") if "<b>" in row]


def wrong(page: str) -> dict[str, str]:
    """The remarks beside the fields of a form, by the id of the field."""
    said = re.findall(r'<p class="alarm wrong-here" id="([^"]+)-wrong">([^<]*)', page)
    return {field: unescape(text) for field, text in said}


def record(console: Console) -> list[Entry]:
    """The record as the console lets it be downloaded."""
    answer = console.person.client.get(f"{console.office}/files/record")
    assert answer.status_code == 200
    return list(read_event(answer.text).value)
