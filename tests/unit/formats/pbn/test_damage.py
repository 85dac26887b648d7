"""Files with bytes lost, doubled and garbled: nothing is raised, and the games that were not touched stay."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.inspection.record import inspect_record
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.model import PbnFile
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import read_optimum_results, read_table
from duplicado.formats.pbn.writer import write_pbn
from duplicado.publish.diagnostic_sentences import diagnostic_text, observation_text
from duplicado.publish.messages import Messages

pytestmark = pytest.mark.sampled

SPANISH = Messages.load("es")
SAMPLE = Path(__file__).parents[3] / "samples/pbn/irregular.pbn"
BYTES = st.binary(max_size=4) | st.sampled_from(
    [b'"', b"[", b"]", b"{", b"}", b";", b"\n", b"\n\n", b"^", b"=", b"*", b"#"]
)


def use_everything(source: bytes) -> PbnFile:
    """Do with a file whatever can be done with it."""
    parsed = read_pbn(source)
    lines = source.count(b"\n") + source.count(b"\r") + 1
    assert all(0 <= found.line <= lines for found in parsed.diagnostics)
    for found in parsed.diagnostics:
        assert diagnostic_text(found, SPANISH)
    for record in parsed.value.records:
        for seen in inspect_record(record):
            assert observation_text(seen, SPANISH)
    for game in parsed.value.games:
        for name, section in game.sections.items():
            (read_optimum_results if name == "OptimumResultTable" else lambda s: read_table(s, "T"))(section)
    for found in contest_of(parsed.value).diagnostics:
        assert diagnostic_text(found, SPANISH)
    read_pbn(write_pbn(parsed.value))
    return parsed.value


@given(data=st.data())
def test_a_damaged_sample_never_raises(data: st.DataObject) -> None:
    source = SAMPLE.read_bytes()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(source)))
        end = data.draw(st.integers(start, min(start + 40, len(source))))
        insert = data.draw(BYTES | st.just(source[start:end] * 2))
        source = source[:start] + insert + source[end:]
    use_everything(source)


@given(st.binary(max_size=300))
def test_any_bytes(source: bytes) -> None:
    use_everything(source)


@pytest.mark.parametrize("name", ["example-1.pbn", "sample-play.pbn", "teams-final-1.pbn"])
@given(data=st.data())
def test_damage_in_one_game_leaves_the_others(shared_data: Path, name: str, data: st.DataObject) -> None:
    whole = (shared_data / "pbn" / name).read_bytes().replace(b"\r\n", b"\n")
    games = whole.strip().split(b"\n\n")
    place = data.draw(st.integers(1, len(games) - 1))
    game = games[place]
    start = data.draw(st.integers(1, len(game)))
    end = data.draw(st.integers(start, min(start + 60, len(game))))
    games[place] = game[:start] + data.draw(BYTES) + game[end:]
    read = use_everything(b"\n\n".join(games))
    before, after = games[: max(place - 1, 0)], games[place + 2 :]
    expected = [record for kept in (before, after) for record in read_pbn(b"\n\n".join(kept)).value.records]
    found = list(read.records)
    assert [record for record in expected if record not in found] == []


@pytest.mark.parametrize("end", range(0, 1200, 7))
def test_a_file_that_breaks_off(end: int) -> None:
    source = SAMPLE.read_bytes()[:end]
    use_everything(source)
