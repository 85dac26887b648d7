"""Declarations of the CSV files: boards and ranking, travellers, score cards, and the ranking of a federation."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from duplicado.formats.dealing_files.csv_file import KIND, has_boards, looks_like_csv
from duplicado.formats.dealing_files.deals import dealing_reader, dealing_writer
from duplicado.formats.diagnostics import Written
from duplicado.formats.event_features import Feature, statement
from duplicado.formats.format import Format, ResultToWrite

_MEDIA: Final = "text/csv; charset=utf-8"
_OF_RANKING: Final = (
    *(Feature.PLACES, Feature.NUMBERS, Feature.SESSIONS, Feature.BYES, Feature.PENALTIES, Feature.REASONS),
    *(Feature.CARRIED, Feature.CATEGORIES, Feature.SUBSTITUTES, Feature.WITHDRAWN),
)
_OF_BOTH: Final = (Feature.NAMES, Feature.TEAM_NAMES, Feature.TWO_WINNERS, Feature.SECTIONS, Feature.SECTION_NAMES)
_OF_HANDS: Final = (Feature.HANDS, Feature.HANDS_ANEW)
_OF_LINES: Final = (
    *(Feature.INDIVIDUALS, Feature.CONTRACTS, Feature.WHERE, Feature.PASSED_OUT, Feature.NOT_PLAYED, Feature.NOTES),
    *(Feature.ARTIFICIAL, Feature.AWARDS, Feature.SHARES, Feature.SPLIT, Feature.WEIGHTED, Feature.SPLIT_WEIGHTED),
    *(Feature.SELF_INFLICTED, Feature.FOULED, Feature.LINE_UPS),
)
_TOLD: Final = (Feature.TEXTS, Feature.MATCHES, Feature.BRACKET, Feature.OF_MATCHES, Feature.DISQUALIFIED)
_IN_HEADING: Final = {"contest-file-heading": (Feature.TITLE, Feature.TEAMS)}


def _write_ranking(result: ResultToWrite) -> Written:
    from duplicado.formats.contest_csv.results import write_ranking_csv  # noqa: PLC0415 - loaded when it is needed

    return write_ranking_csv(result.contest, result.standings, result.event)


def _write_travellers(result: ResultToWrite) -> Written:
    from duplicado.formats.contest_csv.results import (  # noqa: PLC0415 - as above
        write_event_travellers_csv,
        write_travellers_csv,
    )

    if result.several is not None:
        return write_event_travellers_csv(result.several)
    return write_travellers_csv(result.contest, result.standings)


def _write_cards(result: ResultToWrite) -> Written:
    from duplicado.formats.contest_csv.results import write_cards_csv, write_event_cards_csv  # noqa: PLC0415 - as above

    if result.several is not None:
        return write_event_cards_csv(result.several)
    return write_cards_csv(result.contest, result.standings)


def _write_federation(result: ResultToWrite) -> Written:
    from duplicado.formats.contest_csv.federation import write_federation_csv  # noqa: PLC0415 - as above

    if result.form is None:
        raise KeyError(FEDERATION.key)
    return write_federation_csv(result.contest, result.standings, result.form, numbers=result.numbers)


def _in_columns(result: ResultToWrite) -> Collection[Feature]:
    """Name what a federation's form has columns for although CSV has no heading."""
    wanted = result.form is not None and {"event", "date"} & result.form.values
    return (Feature.TITLE,) if wanted else ()


CSV: Final = Format(
    key="csv",
    name="CSV",
    suffixes=(".csv",),
    media=_MEDIA,
    ending="ranking.csv",
    recognise=looks_like_csv,
    confirm=has_boards,
    read=dealing_reader(KIND.read),
    write=dealing_writer(KIND.write),
    write_result=_write_ranking,
    says=statement((*_OF_RANKING, *_OF_BOTH), _TOLD, {"csv-travellers": (*_OF_HANDS, *_OF_LINES)}, _IN_HEADING),
    holds="of boards the deals, a line for each, with dealer and vulnerability; of results the ranking",
    tried_on="sixteen boards that another program wrote in this and in the other formats of dealing files",
)
CSV_TRAVELLERS: Final = Format(
    key="csv-travellers",
    name="CSV of travellers",
    media=_MEDIA,
    ending="travellers.csv",
    write_result=_write_travellers,
    says=statement((*_OF_BOTH, *_OF_HANDS, *_OF_LINES), _TOLD, {"csv": _OF_RANKING}, _IN_HEADING),
    holds="each line of each traveller, and the hands as PBN writes them",
)
CSV_CARDS: Final = Format(
    key="csv-cards",
    name="CSV of score cards",
    media=_MEDIA,
    ending="cards.csv",
    write_result=_write_cards,
    says=statement((*_OF_BOTH, *_OF_LINES), _TOLD, {"csv": _OF_RANKING, "csv-travellers": _OF_HANDS}, _IN_HEADING),
    holds="each contestant's lines",
)
FEDERATION: Final = Format(
    key="federation",
    name="a federation's ranking",
    media=_MEDIA,
    ending="federation.csv",
    write_result=_write_federation,
    says=statement(
        (), _TOLD, {"csv": (*_OF_RANKING, *_OF_BOTH), "csv-travellers": (*_OF_HANDS, *_OF_LINES)}, _IN_HEADING
    ),
    says_besides=_in_columns,
    wants_form=True,
    holds="the columns of the federation's form, see [Scoring an event](scoring.md)",
)
