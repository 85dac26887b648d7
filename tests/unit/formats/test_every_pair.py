"""Generated boards through every pair of formats, and every reader with what is no file of it."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.examples import examples

from duplicado.formats.document import Document
from duplicado.formats.format import Format
from duplicado.formats.losses import losses
from duplicado.formats.registry import READ, WRITTEN
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.table.record import BoardRecord

pytestmark = pytest.mark.rest

# What the links of one table cannot say is a mistake of whoever makes them, so they are read and never written.
BOARDS = [known for known in WRITTEN if known.is_read]
MESSAGES = Messages.load(Language("en"))


def through(known: Format, records: Sequence[BoardRecord]) -> tuple[tuple[BoardRecord, ...] | None, set[str]]:
    """The records as they come back from a file, and the codes of the losses that the writer tells."""
    written = known.write(Document(tuple(records)))
    said = {found.code for found in written.diagnostics}
    if written.data is None:
        assert said
        assert all(code.startswith("unwritable-") for code in said)
        return None, said
    parsed = known.read(written.data)
    assert parsed.diagnostics == (), known.key
    return parsed.value.records, said


@pytest.mark.parametrize("first", BOARDS, ids=lambda known: known.key)
@given(data=st.data())
@settings(max_examples=examples(4))
def test_a_board_comes_through_two_formats_less_what_each_says(
    first: Format, data: st.DataObject, records: st.SearchStrategy[BoardRecord]
) -> None:
    drawn = data.draw(st.lists(records, min_size=1, max_size=3, unique_by=lambda record: record.board.number))
    kept, _ = through(first, drawn)
    if kept is None:
        return
    assert through(first, kept) == (kept, set()), "the second time through a format costs nothing"
    for second in BOARDS:
        after, said = through(second, kept)
        if after is not None:
            # What has no place for numbers has the boards in their order.
            given = sorted(kept, key=lambda record: record.board.number) if "lost-number" in said else kept
            assert {found.code for found in losses(given, after)} == said, (first.key, second.key)


@pytest.mark.parametrize("known", READ, ids=lambda known: known.key)
@given(data=st.data())
@settings(max_examples=examples(10))
def test_no_reader_fails_on_what_is_no_file_of_it(
    known: Format, data: st.DataObject, records: st.SearchStrategy[BoardRecord]
) -> None:
    source = data.draw(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
    written = data.draw(st.sampled_from(BOARDS)).write(Document(tuple(data.draw(st.lists(records, max_size=2)))))
    if written.data:
        at = data.draw(st.integers(0, len(written.data)))
        source = written.data[:at] + source + written.data[at + data.draw(st.integers(0, 100)) :]
    parsed = known.read(source)
    contest = parsed.value.read_contest()
    for found in (*parsed.diagnostics, *contest.diagnostics):
        assert diagnostic_text(found, MESSAGES)
