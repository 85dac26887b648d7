"""Drawing with Matplotlib so that the same data give the same text, for a page, a file and paper alike.

Letters are drawn as outlines, from the font that Matplotlib brings along, so nothing depends on what a computer has
installed. Matplotlib's style attributes become plain attributes of SVG, because the pages forbid styles in their text.
"""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Protocol, cast

__all__ = ["COLOURS", "Axes", "Chart", "drawn", "load_ahead"]

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

_SIZE: Final = (6.4, 2.9)  # inches of 72 units
_ROOM: Final = (0.08, 0.17, 0.9, 0.76)  # what the axes take of it: from the left, from below, across, up
_SETTINGS: Final = {
    "svg.fonttype": "path",
    "svg.hashsalt": "duplicado",
    "font.size": 9,
    "figure.facecolor": "none",
    "text.color": COLOURS["ink"],
}
# The settings of Matplotlib belong to the whole program.
_LOCK: Final = threading.Lock()
_ROOT: Final = re.compile(r'<svg [^>]*?viewBox="(?P<box>[^"]*)"[^>]*>')
_STYLE: Final = re.compile(r' style="([^"]*)"')
_ID: Final = re.compile(r' id="([^"]*)"')
_REFERENCE: Final = re.compile(r"""(?<=["(])#([\w.-]+)(?=[")])(?<!#[0-9a-f]{6})""")


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart."""

    svg: str
    """The element `svg` with nothing around it; colours are those of `COLOURS`."""
    title: str
    description: str
    """What it shows, in words: for those who do not see it."""


class Axes(Protocol):
    """Axes of Matplotlib as far as a chart uses them, for its own types are incomplete. See its manual."""

    def set_xlim(self, left: float, right: float) -> object:
        """Set what the drawing goes from and to, across."""
        ...

    def set_ylim(self, bottom: float, top: float) -> object:
        """Set what the drawing goes from and to, upwards."""
        ...

    def set_axis_off(self) -> None:
        """Leave out the marks of Matplotlib's own."""
        ...

    def text(self, x: float, y: float, s: str, **how: object) -> object:
        """Write."""
        ...

    def hlines(self, y: float, xmin: float, xmax: float, **how: object) -> object:
        """Draw a line across."""
        ...

    def vlines(self, x: Sequence[float], ymin: float, ymax: Sequence[float], **how: object) -> object:
        """Draw lines upwards, one for each place."""
        ...

    def plot(self, x: Sequence[float], y: Sequence[float], **how: object) -> object:
        """Draw a line through points."""
        ...

    def bar(self, x: float, height: float, **how: object) -> object:
        """Draw a bar."""
        ...


class _Figure(Protocol):
    def add_axes(self, rect: tuple[float, float, float, float]) -> Axes: ...


class _Canvas(Protocol):
    def print_svg(self, filename: io.BytesIO, *, metadata: Mapping[str, None]) -> None: ...


class _Settings(Protocol):
    def update(self, m: Mapping[str, object]) -> None: ...


@cache
def load_ahead() -> None:
    """Load Matplotlib and its fonts in a thread of its own, once: who opens the first page with a chart need not wait.

    It takes a second of processor time and 50 MiB, so it is called where a page with a chart is the next to be opened.
    """
    threading.Thread(target=drawn, args=("ahead", _a_sign), name="duplicado-drawing").start()


def _a_sign(axes: Axes) -> None:
    axes.text(0, 0, "0")


def drawn(name: str, draw: Callable[[Axes], None]) -> str:
    """Return what a function draws, as the text of an SVG element.

    Args:
        name: stands at the beginning of each id in it, so that several charts can stand in one page.
        draw: gets the axes to draw on.
    """
    import matplotlib as mpl  # noqa: PLC0415 - takes a while to load, and only charts need it
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415 - as above
    from matplotlib.figure import Figure  # noqa: PLC0415 - as above

    with _LOCK, mpl.rc_context():  # pyright: ignore[reportUnknownMemberType] - of an incomplete type
        mpl.rcdefaults()  # whatever a person has set for his own work
        cast("_Settings", mpl.rcParams).update(_SETTINGS)
        figure = Figure(figsize=_SIZE)
        canvas = cast("_Canvas", FigureCanvasSVG(figure))
        # Bare axes: Matplotlib's own marks and the search for room for them take most of the time of a drawing.
        axes = cast("_Figure", figure).add_axes(_ROOM)
        axes.set_axis_off()
        draw(axes)
        written = io.BytesIO()
        canvas.print_svg(written, metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _plain(written.getvalue().decode(), name)


def _plain(svg: str, name: str) -> str:
    """Keep the drawing and leave out what a page forbids or does not need."""
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->|<style[^>]*>.*?</style>", "", body, flags=re.DOTALL)
    root = _ROOT.match(body)
    if root is None:
        raise ValueError("Matplotlib wrote no SVG element with a view box")
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{root["box"]}" stroke-linejoin="round" stroke-linecap="butt">'
    )
    body = head + body[root.end() :]
    body = _STYLE.sub(lambda match: "".join(_attribute(each) for each in match[1].split(";")), body)
    wanted = set(_REFERENCE.findall(body))
    body = _ID.sub(lambda match: f' id="{name}-{match[1]}"' if match[1] in wanted else "", body)
    body = _REFERENCE.sub(rf"#{name}-\1", body)
    return re.sub(r"\s*\n\s*", "\n", body).strip()


def _attribute(declaration: str) -> str:
    """Write `fill: #fff` as the attribute that means the same."""
    name, _, value = (each.strip() for each in declaration.partition(":"))
    return f' {name}="{value}"' if name else ""
