"""Drawings of hands and deals are legible on any background."""

import re

import pytest

from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.drawing import auction_html, auction_svg, table_html, table_svg
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour (WCAG 2.2)."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("background", ["#ffffff", "#111111"])
def test_suits_stand_out_from_a_light_and_from_a_dark_notebook(background: str) -> None:
    """Spades have the colour of the notebook's own text."""
    drawn = DEAL._repr_html_()
    colours = set(re.findall(r"color:(#[0-9a-f]{6})", drawn))
    assert len(colours) == 3
    assert '<span style="color:inherit">♠</span>' in drawn
    for colour in colours:
        low, high = sorted((luminance(colour), luminance(background)))
        assert (high + 0.05) / (low + 0.05) >= 4


def test_a_picture_brings_its_background() -> None:
    drawn = DEAL.to_svg()
    width, height = re.findall(r'viewBox="0 0 (\d+) (\d+)"', drawn)[0]
    assert f'<rect width="{width}" height="{height}" fill="#ffffff"/>' in drawn
    assert drawn.index("<rect") < drawn.index("<text")
    # Without a size of its own a picture within a text is as narrow as nothing, and by itself as wide as the window.
    assert f'width="{width}" height="{height}" viewBox' in drawn


def test_the_suits_of_an_auction_have_their_colours() -> None:
    calls = [parse_call("1H"), parse_call("P"), parse_call("2C")]
    assert '1<span style="color:#dd3a3a">♥</span>' in auction_html(Seat.N, calls)
    assert '1<tspan fill="#dd3a3a">♥</tspan>' in auction_svg(Seat.N, calls, "")
    assert '2<tspan fill="#2c8a3c">♣</tspan>' in auction_svg(Seat.N, calls, "")


def test_numbers_stand_to_the_right_and_names_to_the_left() -> None:
    heads = ["name", "total"]
    rows: list[tuple[str, object]] = [("<A>", 7), ("B", ""), ("C", -10.5)]
    drawn = table_html(heads, rows)
    assert re.findall(r'<t[hd] style="text-align:(\w+)', drawn) == ["left", "right"] * 4
    assert "&lt;A&gt;" in drawn
    picture = table_svg(heads, rows, "")
    places = re.findall(r'<text x="(\d+)" y="\d+"( text-anchor="end")?', picture)
    assert len({x for x, end in places if end}) == 1
    assert len([x for x, end in places if end]) == 3  # the head and two numbers; what is empty is not drawn
    assert {x for x, end in places if not end} == {"10"}
