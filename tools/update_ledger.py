"""Bring the ledger of open clauses up to date: what is executed leaves it, what is not and is missing enters it.

A reason that stands in the ledger is kept. With --check it only says whether the ledger is up to date.
"""

from __future__ import annotations

import argparse
import csv
import io
import sys
from pathlib import Path

from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.coverage import State, coverage, read_ledger

LEDGER = Path(__file__).resolve().parent.parent / "src" / "duplicado" / "publish" / "catalogue" / "ledger.csv"


def ledger() -> str:
    """Write the whole ledger."""
    reasons = read_ledger() if LEDGER.is_file() else {}
    rows: dict[tuple[ClauseId, str], list[Edition]] = {}
    for edition in EVERY_EDITION:
        for covered in coverage(edition):
            if covered.state is State.OPEN:
                key = (covered.entry.clause, edition)
                kept = None if covered.functions else reasons.get(key)
                reason = kept or covered.reason or f"part-{covered.entry.part.value}"
                rows.setdefault((covered.entry.clause, reason), []).append(edition)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("clause", "editions", "reason"))
    for clause, reason in sorted(rows):
        writer.writerow((clause, ";".join(edition.value for edition in rows[clause, reason]), reason))
    return text.getvalue()


def main() -> int:
    """Write the ledger, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="do not write; exit 1 if the ledger is out of date")
    if not LEDGER.is_file():
        LEDGER.write_text("clause,editions,reason\n", encoding="utf-8")
    wanted = ledger()
    if parser.parse_args().check:
        up_to_date = LEDGER.read_text(encoding="utf-8") == wanted
        print("up to date" if up_to_date else "ledger.csv is out of date: python tools/update_ledger.py")
        return 0 if up_to_date else 1
    LEDGER.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
