"""Real events taken over into the record of an event, kept as text, read again, and scored entry by entry."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import Contest
from duplicado.event.facts.entry import Entry
from duplicado.event.record.board_results import contest_of, fields_of
from duplicado.event.record.import_of_contest import facts_of
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.rules import RULE_SETS
from duplicado.event.standing import standings
from duplicado.formats.acbl.reader import read_acbl
from duplicado.formats.event_record.document import read_event, write_event
from duplicado.formats.usebio.reader import read_usebio

pytestmark = pytest.mark.sampled

EVENTS = [
    ("usebio/mp_pairs_howell.xml", "compscore"),
    ("usebio/mp_pairs_mitchell.xml", "compscore"),
    ("usebio/mp_pairs_mitchell_adjusted.xml", "compscore"),
    ("usebio/butler_howell.xml", "laws"),
    ("usebio/cross_imp_howell.xml", "laws"),
    ("acbl/howell-12-pairs.json", "acbl"),
]
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def read(path: Path) -> Contest:
    data = path.read_bytes()
    return (read_acbl(data) if path.suffix == ".json" else read_usebio(data)).value


@pytest.mark.parametrize(("file", "rules"), EVENTS)
def test_an_event_stands_as_a_record_as_it_stands_as_a_file(shared_data: Path, file: str, rules: str) -> None:
    contest = replace(read(shared_data / file), penalties=())
    conditions = Conditions(rules=rules, compared=ComparedAcross.FIELD)
    entries = [
        Entry(f"e{number}", NOON, "the scorer", fact) for number, fact in enumerate(facts_of(contest, conditions))
    ]
    read_again = read_event(write_event(entries))
    assert read_again.diagnostics == ()
    assert list(read_again.value) == entries

    live = LiveStandings()
    for entry in read_again.value:
        live.add(entry)
    wanted = standings(contest, RULE_SETS[rules])
    found = {rank.contestant: rank for ranking in live.rankings for rank in ranking.ranks}
    for ranking in wanted.rankings:
        for standing in ranking.standings:
            rank = found.pop(standing.contestant)
            assert (rank.place, rank.shared_by) == (standing.place, standing.shared_by)
            assert rank.tally.figures == (
                standing.card.boards,
                standing.total,
                standing.card.maximum,
                standing.percentage,
            )
    assert not found
    (field,) = fields_of(live.state)
    again = standings(contest_of(live.state, field), RULE_SETS[rules])
    assert {who: (card.total, card.percentage) for who, card in again.cards.items()} == {
        who: (card.total, card.percentage) for who, card in wanted.cards.items()
    }
