"""Forms of pages: what is read into their dataclasses."""

import asyncio
from dataclasses import dataclass
from enum import Enum
from io import BytesIO
from typing import Annotated, Literal

import pytest
from litestar.datastructures import FormMultiDict, UploadFile
from msgspec import Meta, Struct

from duplicado.web.form_fields import LongText, NumberWithin, OneLine, OneOf, SentAs, file_in, read_form


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Form:
    title: Annotated[str, OneLine(9)] = "none"
    notes: Annotated[str, LongText(7)] = ""
    count: Annotated[int, NumberWithin(2, 12)] = 5
    colour: Colour = Colour.RED
    other: Colour | None = None
    size: Annotated[str, OneOf("small", "large")] = "small"
    ticked: bool = False
    together: bool = True
    as_: Annotated[str, SentAs("as"), LongText(10)] = ""
    line: tuple[Annotated[str, OneLine(4)], ...] = ()
    file: UploadFile | None = None
    files: tuple[UploadFile, ...] = ()


def test_an_empty_form_is_what_it_is_by_default() -> None:
    assert read_form(Form, FormMultiDict([])) == Form()


def test_what_is_sent_is_read() -> None:
    file = UploadFile(content_type="text/plain", filename="a.txt", file_data=b"cards")
    sent = FormMultiDict(
        [
            ("title", "  A   long\ttitle "),
            ("notes", "one\ntwo and more"),
            ("count", " 7 "),
            ("colour", "blue"),
            ("other", "red"),
            ("size", "large"),
            ("ticked", "on"),
            ("together", "no"),
            ("as", "guest"),
            ("line", "first"),
            ("line", "2"),
            ("file", file),
            ("files", file),
            ("files", file),
        ]
    )
    read = read_form(Form, sent)
    assert (read.title, read.notes, read.count, read.size) == ("A long ti", "one\ntwo", 7, "large")
    assert (read.colour, read.other, read.ticked, read.together) == (Colour.BLUE, Colour.RED, True, False)
    assert (read.as_, read.line) == ("guest", ("firs", "2"))
    assert (read.file, read.files) == (file, (file, file))
    assert asyncio.run(file_in(file)) == ("a.txt", b"cards")
    file.file.close()


@pytest.mark.parametrize(
    ("count", "read"), [("1", 2), ("13", 12), ("-3", 5), ("", 5), ("٣", 5), ("9" * 5000, 5), ("1e3", 5), ("3.5", 5)]
)
def test_a_number_stays_between_its_ends(count: str, read: int) -> None:
    assert read_form(Form, FormMultiDict([("count", count)])).count == read


def test_what_is_not_offered_is_not_chosen() -> None:
    sent = FormMultiDict([("colour", "green"), ("other", ""), ("size", "huge"), ("file", "text"), ("title", BytesIO())])
    assert read_form(Form, sent) == Form()


def test_no_file_has_no_contents() -> None:
    assert asyncio.run(file_in(None)) == ("", b"")


def test_a_field_without_a_way_to_be_read_is_a_fault_of_the_program() -> None:
    @dataclass(frozen=True)
    class Wrong:
        anything: str = ""

    @dataclass(frozen=True)
    class Wanting:
        count: Annotated[int, NumberWithin(1, 2)]

    for kind in (Wrong, Wanting):
        with pytest.raises(TypeError, match="of a form"):
            read_form(kind, FormMultiDict([]))


class Settings(Struct, frozen=True):
    """Settings that programs are asked for too."""

    count: Annotated[int, Meta(ge=2, le=12)] = 5
    title: Annotated[str, Meta(max_length=9)] = "none"
    day: Annotated[str, Meta(pattern="^[0-9]{2}$")] = ""
    source: Literal["none", "file"] = "none"
    colour: Annotated[Colour | None, Meta(description="Of the cards.")] = None
    notes: dict[str, str] = {}


def test_the_bounds_for_programs_are_those_of_a_form() -> None:
    sent = [("count", "40"), ("title", "  A   long\ttitle "), ("day", "07"), ("source", "file"), ("colour", "blue")]
    read = read_form(Settings, FormMultiDict(sent), notes={"a": "b"})
    assert read == Settings(12, "A long ti", "07", "file", Colour.BLUE, {"a": "b"})
    odd = FormMultiDict([("day", "x7"), ("source", "sea"), ("colour", "green")])
    assert read_form(Settings, odd, notes={}) == Settings()
    with pytest.raises(TypeError, match="notes"):
        read_form(Settings, odd)
