"""A program that prints the cards of an evening as a server does, and says what memory that took."""

from __future__ import annotations

import json
import resource
import sys
from datetime import UTC, datetime

from benchmarks.memory import taken_now
from tests.club.conftest import founding

from duplicado.event.facts.entry import Entry
from duplicado.event.record.folding import fold
from duplicado.locale import Language
from duplicado.movement.mitchell import skip_mitchell
from duplicado.web.club.print_queue import guide_cards_file


def main(tables: int, rounds: int) -> None:
    """Print the cards of a Mitchell, two boards a round; say what was taken, in MB."""
    now = datetime(2027, 1, 14, 20, tzinfo=UTC)
    facts = founding(2 * tables, 2, skip_mitchell(tables, rounds))
    state = fold([Entry(f"e{number}", now, "x", fact) for number, fact in enumerate(facts)])
    before = taken_now()
    sheet = guide_cards_file(state, Language.ENGLISH)
    assert sheet is not None
    server = (taken_now() - before) / 1_000_000
    printing = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
    said = {"printing": round(printing), "server": round(server), "sheet": round(len(sheet) / 1_000_000, 1)}
    sys.stdout.write(json.dumps(said))
