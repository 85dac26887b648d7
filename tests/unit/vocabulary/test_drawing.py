"""Drawings of hands and deals are legible on any background."""

import re

import pytest

from duplicado.vocabulary.hands import Deal

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
