"""Files that are empty or cut off: read as far as they go, and what is wrong is said."""

import pytest

from duplicado.formats.lin import read_lin
from duplicado.formats.readers import FORMATS, Format

LIN = "pn|A,B,C,D|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|p|mb|1H|\npg||\n"


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
@pytest.mark.parametrize("source", [b"", b" \r\n\n", b"\xef\xbb\xbf", bytes(512)], ids=["none", "blank", "mark", "nulls"])
def test_an_empty_file_is_said_to_be_empty_whatever_its_format(known: Format, source: bytes) -> None:
    read = known.read(source)
    assert [(found.code, dict(found.values)["bytes"]) for found in read.diagnostics] == [
        ("file-empty", str(len(source)))
    ]
    assert read.value.read_contest().value is None


def test_a_lin_file_that_is_cut_off_within_a_value() -> None:
    assert read_lin(LIN).diagnostics == ()
    cut = read_lin(LIN[: LIN.index("H|\n")])
    assert [(found.line, found.code, dict(found.values)) for found in cut.diagnostics][:1] == [
        (1, "lin-breaks-off", {"tag": "mb", "text": "1"})
    ]


def test_a_lin_file_may_end_without_its_last_bar() -> None:
    assert read_lin(LIN.removesuffix("|\n")).diagnostics == ()
