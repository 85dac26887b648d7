"""Write into docs/explored.md which Law goes before which, from the declarations that the program reads.

With --check it only says whether the page is up to date.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tools.generated_page import kept_up_to_date

from duplicado.law.edition import BASE_EDITIONS, Edition, cited_in
from duplicado.law.precedence import PRECEDENCES, Precedence
from duplicado.locale import Language
from duplicado.publish.catalogue.loading import load_catalogue

PAGE = Path(__file__).resolve().parent.parent / "docs" / "explored.md"
PLACE = re.compile(
    r"(?<=<!-- precedence: written by tools/generate_precedence_table.py -->\n).*?(?=<!-- end)", re.DOTALL
)


def row(each: Precedence) -> str:
    """Write the row of a Law that goes before others."""
    numbers = dict.fromkeys(cited_in(edition, str(each.said_by)) for edition in reversed(each.editions))
    said_by, *earlier = numbers
    number = f"{said_by} (2007: {earlier[0]})" if earlier else said_by
    editions = "both" if each.editions == BASE_EDITIONS else ", ".join(edition.value for edition in each.editions)
    entry = load_catalogue().get(each.said_by, Edition.LAWS_2017)
    words = "" if entry is None else entry.wording(Language.ENGLISH)
    condoned = ", where it would be condoned" if each.when_condoned else ""
    return f"| {each.law} | {', '.join(each.others)}{condoned} | {editions} | {number}: {words} |\n"


def table() -> str:
    """Write the table."""
    head = "| Law | goes before | editions | as the clause says |\n| --- | --- | --- | --- |\n"
    return "\n" + head + "".join(map(row, PRECEDENCES)) + "\n"


def with_table(stands: str) -> str:
    """Put the table into its place in the page.

    Raises:
        ValueError: the page has no such place, or several.
    """
    made, places = PLACE.subn(lambda _: table(), stands)
    if places != 1:
        raise ValueError(f"{PAGE.name} has {places} places for the table")
    return made


if __name__ == "__main__":
    sys.exit(kept_up_to_date(PAGE, with_table, __doc__))
