"""Faults that the parsers of JSON, XML, YAML and archives find are told by line and class, in each language."""

import io
import zipfile
from collections.abc import Callable, Sequence

import pytest

from duplicado.formats.bws.reader import read_bws
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.duplicado_json.document import read_json
from duplicado.formats.lin.viewer import read_viewer_link
from duplicado.formats.movement_rows import read_movement_rows
from duplicado.formats.usebio.reader import read_usebio
from duplicado.library.files import sentences
from duplicado.locale import Language


def of_json(text: str) -> Sequence[Diagnostic]:
    return read_json(text.encode("latin-1")).diagnostics


def of_xml(text: str) -> Sequence[Diagnostic]:
    return read_usebio(text.encode("latin-1")).diagnostics


def of_movement(text: str) -> Sequence[Diagnostic]:
    return read_movement_rows(text.encode()).diagnostics


FAULTS: list[tuple[Callable[[str], Sequence[Diagnostic]], str, int, str]] = [
    (of_json, '{"form":\n"duplicado 1', 2, "ends"),
    (of_json, '{"form": 1,', 1, "ends"),
    (of_json, "{}\n{}", 2, "more"),
    (of_json, '{"form":\n\n1 1}', 3, "sign"),
    (of_json, '{"form":\n12345678901234567890}', 2, "number"),
    (of_json, "[" * 100_000, 0, "deep"),
    (of_json, '{"form":\n"\xe9"}', 2, "encoding"),
    (of_xml, "<USEBIO>\n<EVENT>\n", 3, "ends"),
    (of_xml, "<USEBIO>\n<EVENT", 2, "unclosed"),
    (of_xml, "<USEBIO>\n<EVENT></USEBIO>", 2, "tags"),
    (of_xml, "<USEBIO>\n<EVENT A=1></EVENT></USEBIO>", 2, "attribute"),
    (of_xml, "<USEBIO>\n<EVENT>a & b</EVENT></USEBIO>", 2, "name"),
    (of_xml, "<USEBIO>\n<EVENT>&b;</EVENT></USEBIO>", 2, "entity"),
    (of_xml, "<USEBIO>\n<EVENT>\1</EVENT></USEBIO>", 2, "sign"),
    (of_xml, "<USEBIO><EVENT/></USEBIO>\n<USEBIO/>", 2, "more"),
    (of_xml, "<" + "E" * 60_000 + "/>", 1, "limit"),
    (of_xml, "no XML", 1, "nothing"),
    (of_xml, "<USEBIO>\n<EVENT>]]></EVENT></USEBIO>", 2, "rules"),
    (of_movement, '{"rounds":\n[', 2, "ends"),
    (of_movement, "a: &x [1]\nb: *x\n", 2, "alias"),
    (of_movement, "a: [1\nb: }", 2, "sign"),
]


@pytest.mark.parametrize(("read", "text", "line", "fault"), FAULTS)
def test_a_fault_is_told_by_its_line_and_class(
    read: Callable[[str], Sequence[Diagnostic]], text: str, line: int, fault: str
) -> None:
    found = read(text)
    assert (line, fault) in [(each.line, dict(each.values).get("fault")) for each in found]
    assert len({sentences(found, language.value) for language in Language}) == len(Language)


def test_a_file_that_breaks_off_is_told_without_words_of_a_parser() -> None:
    assert sentences(of_json("{"), "es") == ("1: Esto no es JSON: se interrumpe aquí.",)
    assert sentences(of_xml("<USEBIO>\n<EVENT"), "pt")[0] == (
        "2: O XML está estragado aqui (uma etiqueta não está fechada, como onde um arquivo se interrompe); "
        "lê-se o que foi possível entender."
    )


def test_an_archive_that_is_locked_is_told_apart_from_a_damaged_one() -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("ReceivedData.csv", "Section\n")
    locked = bytearray(data.getvalue())
    for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        locked[locked.index(mark) + flags] |= 1
    said = "The archive is locked with a password and cannot be unpacked."
    assert sentences(read_bws(bytes(locked)).diagnostics)[0] == said
    assert "damaged" in sentences(read_bws(b"PK\x03\x04" + b"\0" * 40).diagnostics)[0]


def test_what_is_no_link_is_told_in_the_reader_s_language() -> None:
    found = read_viewer_link("https://[::/?lin=x").diagnostics
    assert sentences(found, "es") == ("1: Esto no es un enlace a un visor de manos.",)


def test_a_mark_of_utf_8_before_an_older_set_is_no_part_of_the_text() -> None:
    assert of_json("\xef\xbb\xbf{\n\xe9")[0].line == 2
