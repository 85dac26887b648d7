"""Write the tables of docs/formats.md from the declarations of the formats.

With --check it only says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.generated_page import kept_up_to_date

from duplicado.formats.event_features import Feature, Kept, Said, SaidElsewhere
from duplicado.formats.format import Format
from duplicado.formats.registry import FORMATS, RESULTS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "formats.md"


def work(known: Format) -> str:
    """Say what is done with files of a format."""
    done = [
        ("read", known.is_read),
        ("written", known.is_written),
        ("results written", known.is_of_results),
    ]
    return ", ".join(name for name, is_done in done if is_done)


def formats() -> Iterator[str]:
    """Write the table of the formats."""
    yield "| short name | format | what it holds | | tried on |"
    yield "|---|---|---|---|---|"
    for known in FORMATS:
        ends = (
            f" ({', '.join(f'`{suffix}`' for suffix in (*known.suffixes, *known.written_suffixes))})"
            if known.suffixes
            else ""
        )
        tried = known.tried_on or ("" if known.is_tried else "*untried*")
        yield f"| `{known.key}` | {known.name}{ends} | {known.holds} | {work(known)} | {tried} |"


def cell(said: Said) -> str:
    """Write a format's word on a feature."""
    match said:
        case Kept():
            return "yes"
        case SaidElsewhere(key):
            return f"in `{key}`"
        case _:
            return "*told*"


def features() -> Iterator[str]:
    """Write the table of what of an event is in which file."""
    yield f"| feature | {' | '.join(f'`{known.key}`' for known in RESULTS)} |"
    yield "|---" * (1 + len(RESULTS)) + "|"
    for feature in Feature:
        yield f"| {feature.value} | {' | '.join(cell(known.says[feature]) for known in RESULTS)} |"


def filled(page: str) -> str:
    """Put the tables between their marks."""
    for name, lines in (("formats", formats()), ("features", features())):
        mark = f"<!-- {name}: written by tools/generate_formats_page.py -->\n"
        begin, rest = page.split(mark, 1)
        _, end = rest.split("<!-- end -->", 1)
        table = "\n".join(lines)
        page = f"{begin}{mark}\n{table}\n\n<!-- end -->{end}"
    return page


if __name__ == "__main__":
    sys.exit(kept_up_to_date(PAGE, filled, __doc__))
