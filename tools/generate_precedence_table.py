"""Write into docs/explored.md which Law goes before which, from the declarations that the program reads.

With --check it only says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from duplicado.law.edition import BASE_EDITIONS, Edition
from duplicado.law.numbering import cited_in
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
    return f"| {each.law} | {', '.join(each.others)} | {editions} | {number}: {words} |\n"


def table() -> str:
    """Write the table."""
    head = "| Law | goes before | editions | as the clause says |\n| --- | --- | --- | --- |\n"
    return "\n" + head + "".join(map(row, PRECEDENCES)) + "\n"


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="do not write; exit 1 if the page is out of date")
    stands = PAGE.read_text(encoding="utf-8")
    wanted, places = PLACE.subn(lambda _: table(), stands)
    if parser.parse_args().check:
        up_to_date = places == 1 and stands == wanted
        print("up to date" if up_to_date else f"{PAGE.name} is out of date: make reference")
        return 0 if up_to_date else 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
