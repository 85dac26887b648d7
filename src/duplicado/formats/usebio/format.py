"""Declaration of USEBIO, the XML in which clubs exchange results: version 1.2; 1.3 by its description."""

from __future__ import annotations

import re
from typing import Final

from duplicado.event.contest import Contest
from duplicado.formats.diagnostics import Parsed, Written
from duplicado.formats.event_features import Feature, statement
from duplicado.formats.format import FileContents, Format, ResultToWrite

_HEAD: Final = re.compile(rb"(?is)^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<\s*USEBIO\b")


def _read(source: bytes) -> Parsed[FileContents]:
    from duplicado.formats.usebio.reader import read_usebio_events  # noqa: PLC0415 - loaded when it is needed

    parsed = read_usebio_events(source)
    contests = parsed.value.contests
    first = next(iter(contests), Contest())
    contents = FileContents(
        tuple(result.record for each in contests for result in each.results if result.record is not None),
        lambda: Parsed(first, parsed.value.beyond_the_first),
        contests=contests,
        title=first.title,
    )
    return Parsed(contents, parsed.diagnostics)


def _write_12(result: ResultToWrite) -> Written:
    return _write(result, "1.2")


def _write_13(result: ResultToWrite) -> Written:
    return _write(result, "1.3")


def _write(result: ResultToWrite, number: str) -> Written:
    from duplicado.formats.award_points import award_points  # noqa: PLC0415 - as above
    from duplicado.formats.usebio.writer import UsebioVersion, write_usebio, write_usebio_event  # noqa: PLC0415 - as above

    form, version = result.form, UsebioVersion(number)
    awarded = award_points(result.standings, form.points) if form is not None and form.points is not None else {}
    if result.several is not None:
        return write_usebio_event(result.several, version=version, awarded=awarded)
    return write_usebio(result.contest, result.standings, version=version, numbers=result.numbers, awarded=awarded)


_SAYS: Final = statement(
    kept=(
        *(Feature.PLACES, Feature.TITLE, Feature.NAMES, Feature.NUMBERS, Feature.TWO_WINNERS, Feature.SECTIONS),
        Feature.TEAM_NAMES,
        *(Feature.TEAMS, Feature.HANDS, Feature.CONTRACTS, Feature.PASSED_OUT, Feature.NOT_PLAYED),
        *(Feature.ARTIFICIAL, Feature.PENALTIES),
    ),
    told=(
        *(Feature.AWARDS, Feature.BRACKET, Feature.BYES, Feature.CARRIED, Feature.TEXTS, Feature.FOULED),
        *(Feature.HANDS_ANEW, Feature.INDIVIDUALS, Feature.OF_MATCHES, Feature.MATCHES, Feature.NOTES),
        *(Feature.WHERE, Feature.REASONS, Feature.SECTION_NAMES, Feature.CATEGORIES, Feature.SESSIONS),
        *(Feature.SHARES, Feature.SPLIT, Feature.SUBSTITUTES, Feature.DISQUALIFIED, Feature.WEIGHTED),
        *(Feature.SELF_INFLICTED, Feature.WITHDRAWN, Feature.LINE_UPS),
    ),
    otherwise={"contest-file-split": (Feature.SPLIT_WEIGHTED,)},
)

USEBIO: Final = Format(
    key="usebio",
    name="USEBIO",
    suffixes=(".xml",),
    media="application/xml",
    ending="xml",
    recognise=lambda head: bool(_HEAD.search(head)),
    read=_read,
    write_result=_write_12,
    says=_SAYS,
    holds_several=True,
    holds="deals; auctions and plays in `LIN_DATA`; pairs by matchpoints, Butler and cross-IMPs; artificial scores; "
    "adjustments; totals, percentages and places",
    tried_on="five events of one scoring program; *untried*: version 1.3, matches of teams and pairs",
)
USEBIO_13: Final = Format(
    key="usebio13",
    name="USEBIO 1.3",
    media=USEBIO.media,
    ending="usebio13.xml",
    write_result=_write_13,
    says=_SAYS,
    holds_several=True,
    is_tried=False,
    holds="what USEBIO 1.2 holds; it is read as USEBIO",
)
