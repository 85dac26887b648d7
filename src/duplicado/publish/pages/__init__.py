"""What the pages of an event show: pure functions from contests, records and figures, in no particular markup."""

from duplicado.publish.pages.board import BoardPage, Frequency, TravellerLine, board_page, is_split
from duplicado.publish.pages.evening import Evening, TableLine
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.publish.pages.hands import SUITS_AS_WRITTEN, Diagram, HandDiagram, diagram, high_card_points
from duplicado.publish.pages.progress import Progress, ProgressStep, match_progress, session_progress
from duplicado.publish.pages.ranking import RankingPage, RankingRow, RankingTable, ranking_page
from duplicado.publish.pages.scorecard import CardLine, ScoreCard, score_card
from duplicado.publish.pages.steps import AuctionCell, StepPage, Trick, contract_of, step_page
from duplicado.publish.pages.wording import Wording, shortened

__all__ = [
    "SUITS_AS_WRITTEN",
    "AuctionCell",
    "BoardPage",
    "CardLine",
    "Diagram",
    "Evening",
    "Frequency",
    "Gain",
    "HandDiagram",
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
    "Wording",
    "board_page",
    "contract_of",
    "decimal_places",
    "diagram",
    "high_card_points",
    "is_split",
    "match_progress",
    "ranking_page",
    "score_card",
    "session_progress",
    "shortened",
    "step_page",
]
