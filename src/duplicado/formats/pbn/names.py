"""The names of the tags of PBN 2.1 that have a part in reading."""

from __future__ import annotations

from typing import Final

MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"),
    *("Scoring", "Declarer", "Contract", "Result"),
)
"""The fifteen tags of the identification section, in the order of the export format."""

DATA_SECTIONS: Final = frozenset({"Auction", "Play"})
"""The tags that are followed by calls and cards."""

_TABLES: Final = (
    *("ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable"),
    *("PlayTimeTable", "ScoreTable", "TotalScoreTable"),
)
_OTHERS: Final = (
    *("Auction", "Play", "Note", "Competition", "DealId", "FrenchMP", "Generator", "Hidden", "Room", "Termination"),
    *("Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber", "ScoreRubberHistory", "OptimumScore"),
    *("ParContract", "BidSystemEW", "BidSystemNS", "PairEW", "PairNS", "WestNA", "NorthNA", "EastNA"),
    *("SouthNA", "WestType", "NorthType", "EastType", "SouthType", "EventDate", "EventSponsor", "HomeTeam", "Round"),
    *("Section", "Stage", "Table", "VisitTeam", "Time", "UTCDate", "UTCTime", "TimeControl", "TimeCall", "TimeCard"),
    *("Annotator", "AnnotatorNA", "Mode", "DoubleDummyTricks", "Claim"),
)
SINGLE_VALUED: Final = frozenset((*MANDATORY, *_OTHERS)) - DATA_SECTIONS - {"Note"}
"""Tags that have a value and nothing after it: what follows them is astray."""

CANONICAL: Final = {name.lower(): name for name in (*MANDATORY, *_TABLES, *_OTHERS)}
"""The spelling of the standard by the name in small letters: files are read whatever their case."""


def canonical_name(name: str) -> str:
    """Return the spelling of the standard, or the name itself when the standard does not have it."""
    return CANONICAL.get(name.lower(), name)
