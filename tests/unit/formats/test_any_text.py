"""Whatever people are called, every file can be written; what cannot be said of a name is told."""

import io
import zipfile
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.examples import examples

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.event.standing import standings
from duplicado.formats.diagnostics import Severity
from duplicado.formats.document import Document
from duplicado.formats.event_losses import written_result
from duplicado.formats.federation_form import FederationForm
from duplicado.formats.format import ResultToWrite
from duplicado.formats.registry import RESULTS, WRITTEN, format_of, result_format
from duplicado.law.book import law_02
from duplicado.score.side_score import Points
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

# Half characters too: they come from JSON.
TEXTS = st.text(st.characters(codec=None, categories=None, exclude_categories=()), max_size=30) | st.sampled_from(
    [
        "\ud800",
        "a\x00b",
        "<b>&amp;",
        "]]>",
        'x"y\\',
        "עדי",
        "\u202eX",
        "a - b",
        "a\nb",
        "a\tb",
        "%x",
        "{x}",
        "|",
        "=1+1",
    ]
)
DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
ONE, TWO = ContestantId(1), ContestantId(2)
FORM = FederationForm((("a", "names"), ("b", "event")), encoding="iso-8859-1")


def contest_of(name: str, *, title: str = "", table: str = "", note: str = "", section: str = "") -> Contest:
    one, two = (replace(who, section=section) for who in (ONE, TWO))
    players = dict.fromkeys(Seat, name)
    record = BoardRecord(law_02.board(1), DEAL, (PASS,) * 4, auction_is_complete=True, players=players)
    return Contest(
        title=title,
        contestants=(Contestant(one, (name, "Rui")), Contestant(two, ("Eva",))),
        boards={1: law_02.board(1)},
        layouts={1: DEAL},
        results=tuple(
            BoardResult(1, *pair, Points(0), Points(0), table=table, note=note, record=record)
            for pair in ((one, two), (two, one))
        ),
    )


def in_words(data: bytes, encoding: str) -> str:
    """The text of a file; of a packed one, that of its content."""
    if not data.startswith(b"PK"):
        return data.decode(encoding)
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return "\n".join(packed.read(each).decode(encoding) for each in packed.namelist())


@settings(max_examples=examples(15))
@given(name=TEXTS, title=TEXTS, table=TEXTS, note=TEXTS, section=TEXTS.filter(lambda text: not text.startswith("#")))
@example(name="\ud800", title="\ud800", table="\ud800", note="\ud800", section="\ud800")
@pytest.mark.parametrize("target", [known.key for known in RESULTS])
def test_every_file_of_a_result_can_be_written(
    target: str, name: str, title: str, table: str, note: str, section: str
) -> None:
    contest = contest_of(name, title=title, table=table, note=note, section=section)
    written = written_result(result_format(target), ResultToWrite(contest, standings(contest), form=FORM))
    assert written.data
    assert {found.severity for found in written.diagnostics} <= {Severity.WARNING}
    if not name.isprintable() and not name.isspace() and target not in {"csv-travellers", "csv-cards"}:
        text = in_words(written.data, FORM.encoding if target == "federation" else "utf-8")
        told = {"contest-file-characters", "contest-file-encoding"} & {found.code for found in written.diagnostics}
        assert told or name.strip() in text or any(letter in name for letter in '"\\<>&\n\r\t')


@settings(max_examples=examples(15))
@given(name=TEXTS, title=TEXTS)
@example(name="\ud800", title="\ud800")
@pytest.mark.parametrize("key", [known.key for known in WRITTEN])
def test_every_file_of_boards_can_be_written_and_read(key: str, name: str, title: str) -> None:
    target = next(known for known in WRITTEN if known.key == key)
    contest = contest_of(name, title=title)
    records = tuple(line.record for line in contest.results if line.record is not None)
    written = target.write(Document(records, contest, title))
    assert written.data is not None
    known = format_of(f"x.{key}", written.data)
    assert known is not None
    back = known.read(written.data).value
    told = {found.code for found in written.diagnostics}
    assert back.records
    assert all(each.layout == DEAL for each in back.records)
    names = {text for each in back.records for text in each.players.values()}
    assert names == {name} or told & {"lost-players", "lost-contest", "lost-characters"} or not name
    read = back.read_contest().value
    assert told & {"lost-contest", "lost-contestants", "lost-characters"} or (
        read is not None and sorted(_named(read)) == sorted(_named(contest))
    )


def _named(contest: Contest) -> list[tuple[str, ...]]:
    return [tuple(name for name in each.names if name) for each in contest.contestants]
