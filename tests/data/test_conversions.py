"""Every real file through every writer: what is written is read again, and what is lost is said."""

from pathlib import Path

import pytest

from duplicado.formats.document import Document
from duplicado.formats.format import Format
from duplicado.formats.losses import contest_losses, losses
from duplicado.formats.registry import WRITTEN, format_of, writer_of

pytestmark = pytest.mark.sampled

# The great files take long in fourteen formats; what is in them is in the small ones too.
FILES = (
    *("pbn/example-1.pbn", "pbn/example-4.pbn", "pbn/sample-play.pbn", "pbn/teams-final-1.pbn", "dealing/test.pbn"),
    *("lin/example1.lin", "lin/online-table.lin", "lin/sample.lin", "lin/teams-final-quarter.lin", "dealing/test.dup"),
    *("usebio/butler_howell.xml", "usebio/mp_pairs_howell.xml", "acbl/howell-12-pairs.json", "dealing/test.csv"),
)
# The contests that come back from RBN, and what does not: a result that was awarded.
IN_RBN = {
    "usebio/butler_howell.xml": ["lost-leads"],
    "usebio/mp_pairs_howell.xml": ["lost-results", "lost-leads"],
    "acbl/howell-12-pairs.json": ["lost-places"],
}


def document(path: Path) -> Document:
    source = path.read_bytes()
    known = format_of(path.name, source)
    assert known is not None
    contents = known.read(source).value
    return Document(contents.records, contents.read_contest().value, contents.title, (contents.native,))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("target", WRITTEN, ids=lambda target: target.key)
def test_what_is_written_is_known_and_read_without_a_remark(shared_data: Path, name: str, target: Format) -> None:
    written = target.write(document(shared_data / name))
    if written.data is None:
        assert all(found.code.startswith("unwritable-") for found in written.diagnostics)
        assert written.diagnostics
        return
    assert all(found.code.startswith("lost-") for found in written.diagnostics)
    known = format_of("", written.data)
    assert known is not None
    assert known.name == target.name
    assert known.read(written.data).diagnostics == ()


@pytest.mark.parametrize("name", FILES)
def test_our_own_json_loses_nothing_of_boards_and_contest(shared_data: Path, name: str) -> None:
    before = document(shared_data / name)
    written = next(target for target in WRITTEN if target.key == "json").write(before)
    assert {found.code for found in written.diagnostics} <= {"lost-around"}
    assert written.data is not None
    known = format_of("", written.data)
    assert known is not None
    contents = known.read(written.data).value
    assert len(contents.records) == len(before.records)
    assert losses(before.records, contents.records) == ()
    assert contents.read_contest().value == before.contest


@pytest.mark.parametrize("name", IN_RBN)
def test_contests_of_pairs_come_back_from_rbn(shared_data: Path, name: str) -> None:
    before = document(shared_data / name)
    target = writer_of("rbn")
    assert target is not None
    written = target.write(before)
    assert written.data is not None
    known = format_of("", written.data)
    assert known is not None
    after = known.read(written.data).value.read_contest().value
    assert [found.code for found in contest_losses(before.contest, after)] == IN_RBN[name]
    assert [found.code for found in written.diagnostics] == IN_RBN[name]
