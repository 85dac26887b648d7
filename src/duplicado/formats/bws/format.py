"""Declaration of the Bridgemate database, as an Access file or as its tables in CSV."""

from __future__ import annotations

from typing import Final

from duplicado.formats.bws.access import is_access_file
from duplicado.formats.bws.csv_tables import is_scoring_archive, table_named_by
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.event_features import Feature, statement
from duplicado.formats.format import FileContents, Format, ResultToWrite


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.bws.reader import read_bws  # noqa: PLC0415 - loaded when it is needed

    parsed = read_bws(source)
    database = parsed.value
    contents = FileContents(
        read_contest=lambda: Parsed(database.contest), numbers=database.numbers, double_dummy=database.double_dummy
    )
    return Parsed(contents, parsed.diagnostics)


def _write(result: ResultToWrite) -> Written:
    from duplicado.formats.bws.writer import write_bws_event, write_bws_tables  # noqa: PLC0415 - as above

    if result.several is not None:
        return write_bws_event(result.several)
    return write_bws_tables(result.contest, result.numbers)


BRIDGEMATE: Final = Format(
    key="bws",
    name="Bridgemate",
    suffixes=(".bws",),
    media="application/zip",
    ending="bws.zip",
    recognise=lambda head: is_access_file(head) or is_scoring_archive(head) or table_named_by(head) is not None,
    read=_read,
    write_result=_write,
    says=statement(
        kept=(
            *(Feature.TITLE, Feature.NAMES, Feature.NUMBERS, Feature.TWO_WINNERS, Feature.SECTIONS),
            *(Feature.INDIVIDUALS, Feature.TEAMS, Feature.HANDS, Feature.CONTRACTS, Feature.WHERE),
            *(Feature.PASSED_OUT, Feature.NOT_PLAYED, Feature.ARTIFICIAL),
        ),
        told=(
            Feature.TEAM_NAMES,
            *(Feature.AWARDS, Feature.BRACKET, Feature.TEXTS, Feature.FOULED, Feature.HANDS_ANEW),
            *(Feature.OF_MATCHES, Feature.MATCHES, Feature.NOTES, Feature.SECTION_NAMES, Feature.SHARES),
            *(Feature.SPLIT, Feature.DISQUALIFIED, Feature.WEIGHTED, Feature.SELF_INFLICTED, Feature.LINE_UPS),
        ),
        otherwise={"contest-file-split": (Feature.SPLIT_WEIGHTED,)},
        elsewhere={
            "csv": (
                *(Feature.PLACES, Feature.SESSIONS, Feature.BYES, Feature.PENALTIES, Feature.REASONS),
                *(Feature.CARRIED, Feature.CATEGORIES, Feature.SUBSTITUTES, Feature.WITHDRAWN),
            )
        },
    ),
    holds="deals; pairs and teams of several sections, with one winner or two; rounds, double-dummy results and "
    "players' numbers; auctions and plays in `BiddingData` and `PlayData`; the Access file, or its tables as CSV in a "
    "folder or a `.zip`; results are written as such a `.zip`",
    tried_on="the tables of one event of 10 tables, the Access file on a sample of our own; *untried*: individuals, "
    "auctions and plays",
)
