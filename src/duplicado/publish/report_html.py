"""A scored contest as one HTML page that needs nothing else: to print, to send, to read on a telephone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from duplicado.publish.harmless import harmless
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report import Report
from duplicado.vocabulary.seats import Side

# The shapes tell the suits apart; the colours only help.
_SUITS: Final = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


def report_html(reports: Sequence[Report], messages: Messages) -> str:
    """Write a page of one or more reports. Everything that comes from a file is escaped."""
    template = _environment().get_template("score.html.j2")
    return template.render(reports=reports, text=messages.text, wording=Wording(messages), sides=Side)


def pips(text: str) -> Markup:
    """Escape a text and put the symbols of the suits into their colours.

    >>> str(pips("<4♠"))
    '&lt;4<span class="spades">♠</span>'
    """
    shown = str(escape(text))
    for symbol, name in _SUITS.items():
        shown = shown.replace(symbol, f'<span class="{name}">{symbol}</span>')
    return Markup(shown)  # noqa: S704 - escaped above; the marks put in are our own


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("duplicado.publish", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=harmless,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["pips"] = pips
    return environment
