"""What the pages of an event show: pure functions from contests, records and figures, in no particular markup."""

from duplicado.publish.pages.board import BoardPage, Frequency, TravellerLine, board_page, is_split
from duplicado.publish.pages.evening import Evening, TableLine
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.publish.pages.hands import SUITS_AS_WRITTEN, Diagram, HandDiagram, diagram, high_card_points
from duplicado.publish.pages.matches import (
    BracketLine,
    BracketRound,
    CrossTable,
    MatchBoard,
    MatchLine,
    MatchPage,
    MatchRound,
    bracket_pages,
    cross_table_page,
    match_page,
    match_rounds,
    part_title,
    round_title,
)
from duplicado.publish.pages.progress import Progress, ProgressStep, match_progress, session_progress
from duplicado.publish.pages.ranking import (
    ColumnBeside,
    RankingPage,
    RankingRow,
    RankingTable,
    columns_beside,
    net_text,
    ranking_page,
    ranking_table,
)
from duplicado.publish.pages.scorecard import CardLine, ScoreCard, score_card
from duplicado.publish.pages.selections import selection_title
from duplicado.publish.pages.steps import AuctionCell, StepPage, Trick, contract_of, step_page
from duplicado.publish.pages.whole import EventPart, WholeEvent, whole_event
from duplicado.publish.pages.wording import Wording, shortened

__all__ = [
    "SUITS_AS_WRITTEN",
    "AuctionCell",
    "BoardPage",
    "BracketLine",
    "BracketRound",
    "CardLine",
    "ColumnBeside",
    "CrossTable",
    "Diagram",
    "Evening",
    "EventPart",
    "Frequency",
    "Gain",
    "HandDiagram",
    "MatchBoard",
    "MatchLine",
    "MatchPage",
    "MatchRound",
    "Progress",
    "ProgressStep",
    "RankingPage",
    "RankingRow",
    "RankingTable",
    "ScoreCard",
    "StepPage",
    "TableLine",
    "TravellerLine",
    "Trick",
    "WholeEvent",
    "Wording",
    "board_page",
    "bracket_pages",
    "columns_beside",
    "contract_of",
    "cross_table_page",
    "decimal_places",
    "diagram",
    "high_card_points",
    "is_split",
    "match_page",
    "match_progress",
    "match_rounds",
    "net_text",
    "part_title",
    "ranking_page",
    "ranking_table",
    "round_title",
    "score_card",
    "selection_title",
    "session_progress",
    "shortened",
    "step_page",
    "whole_event",
]
