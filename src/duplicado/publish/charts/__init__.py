"""Charts where people would rather look: a contestant's session, the field on a board, a match.

Each is an SVG without fonts, styles or scripts, the same each time it is drawn, with its contents in words.
"""

from duplicado.publish.charts.drawing import COLOURS, Chart
from duplicado.publish.charts.field import field_chart
from duplicado.publish.charts.of_evening import contestant_chart, two_teams_chart
from duplicado.publish.charts.session import match_chart, session_chart

__all__ = [
    "COLOURS",
    "Chart",
    "contestant_chart",
    "field_chart",
    "match_chart",
    "session_chart",
    "two_teams_chart",
]
