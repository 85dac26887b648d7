"""Charts as text of SVG: the axes on which they are drawn, their colours by name, the element that comes of it.

The same data give the same text for a page, a file and paper alike. Everything is said by attributes, because the pages
forbid styles in their text; letters are set in the font of who shows the chart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal
from xml.sax.saxutils import escape

COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ink": "#1b211e",
        "quiet": "#59635d",
        "rule": "#dcded7",
        "ground": "#fefefe",
        "line": "#0b5f48",
        "gain": "#a9d3c1",
        "loss": "#eab9b2",
        "spades": "#20306b",
        "hearts": "#c3142d",
        "diamonds": "#b04a00",
        "clubs": "#14713a",
        "notrump": "#5b6b8c",
        "passed": "#6b736e",
    }
)
"""The colours of the charts by their names; a page puts those of its own scheme in their place."""

_WIDTH: Final = 460.0
_HEIGHT: Final = 208.0
_LEFT, _TOP, _ACROSS, _DOWN = 36.0, 15.0, 414.0, 158.0
"""Room of the axes, in the units of the drawing, which are points on paper."""
_FONTS: Final = "system-ui, Libertinus Serif, sans-serif"
"""That of a page, and that of the sheets."""
_DOT: Final = 1.7
_BASELINES: Final = {"above": -0.25, "middle": 0.35, "below": 0.8}
"""Distance from a point down to the baseline of its letters, in sizes of these."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart."""

    svg: str
    """The element `svg` with nothing around it; colours are those of `COLOURS`."""
    title: str
    description: str
    """Contents in words: for those who do not see it."""


@dataclass(slots=True)
class Axes:
    """Axes of a drawing: places in the units of what is shown, sizes in points, colours by their names."""

    left: float
    right: float
    bottom: float
    top: float
    parts: list[str] = field(default_factory=list[str])

    def text(
        self,
        point: tuple[float, float],
        said: str,
        colour: str = "ink",
        *,
        across: Literal["start", "middle", "end"] = "middle",
        at: Literal["above", "middle", "below"] = "middle",
        size: float = 9,
        is_bold: bool = False,
        is_upright: bool = False,
    ) -> None:
        """Write: on which side of the point it stands, across and upwards; turned upright it ends there."""
        here, there = self._x(point[0]), self._y(point[1])
        weight = ' font-weight="700"' if is_bold else ""
        drop = _BASELINES["middle" if is_upright else at] * size
        turned = f' transform="rotate(-90 {_number(here)} {_number(there)})"' if is_upright else ""
        where = f'x="{_number(here)}" y="{_number(there + drop)}" text-anchor="{"end" if is_upright else across}"'
        how = f'font-size="{_number(size)}" fill="{COLOURS[colour]}"'
        self.parts.append(f"<text {where} {how}{weight}{turned}>{escape(said)}</text>")

    def rule(self, y: float, left: float, right: float, colour: str, width: float) -> None:
        """Draw a line across."""
        ends = f'x1="{_number(self._x(left))}" x2="{_number(self._x(right))}"'
        height = _number(self._y(y))
        self.parts.append(
            f'<line {ends} y1="{height}" y2="{height}" stroke="{COLOURS[colour]}" stroke-width="{_number(width)}"/>'
        )

    def bar(self, x: float, start: float, end: float, width: float, colour: str, *, is_edged: bool = False) -> None:
        """Draw a bar from one height to another, so many units of what is shown wide; with an edge of the ground."""
        low, high = sorted((start, end))
        place = f'x="{_number(self._x(x - width / 2))}" y="{_number(self._y(high))}"'
        size = f'width="{_number(self._x(x + width / 2) - self._x(x - width / 2))}"'
        tall = f'height="{_number(self._y(low) - self._y(high))}"'
        edge = f' stroke="{COLOURS["ground"]}"' if is_edged else ""
        self.parts.append(f'<rect {place} {size} {tall} fill="{COLOURS[colour]}"{edge}/>')

    def course(self, points: Iterable[tuple[float, float]], colour: str, width: float) -> None:
        """Draw a line through points, each with a dot."""
        there = [(_number(self._x(x)), _number(self._y(y))) for x, y in points]
        through = " ".join(f"{x},{y}" for x, y in there)
        how = f'fill="none" stroke="{COLOURS[colour]}" stroke-width="{_number(width)}"'
        self.parts.append(f'<polyline points="{through}" {how}/>')
        self.parts += (f'<circle cx="{x}" cy="{y}" r="{_DOT}" fill="{COLOURS[colour]}"/>' for x, y in there)

    def _x(self, x: float) -> float:
        return _LEFT + (x - self.left) / (self.right - self.left) * _ACROSS

    def _y(self, y: float) -> float:
        return _TOP + (self.top - y) / (self.top - self.bottom) * _DOWN


def drawn(axes: Axes) -> str:
    """Return what is drawn on axes, as the text of an SVG element."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(_WIDTH)} {_number(_HEIGHT)}" '
        f'font-family="{_FONTS}" stroke-linejoin="round">'
    )
    return "\n".join((head, *axes.parts, "</svg>"))


def _number(value: float) -> str:
    """Write a length to a hundredth, the same on every computer."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
