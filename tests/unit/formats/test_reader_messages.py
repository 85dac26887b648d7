"""Whatever a reader of LIN, USEBIO or ACBL files may say has its sentence in every language, with its values."""

import ast
from pathlib import Path

import pytest

import duplicado.formats
from duplicado.formats.acbl.reader import read_acbl
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.usebio.reader import read_usebio
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages

FORMATS = Path(duplicado.formats.__file__).parent
SOURCES = [
    path for name in ("lin", "usebio", "acbl") for path in (FORMATS / name).glob("*.py") if path.stem != "movement"
]
PREFIXES = ("lin-", "usebio-", "acbl-")

DAMAGED_USEBIO = """<USEBIO><EVENT EVENT_TYPE="DARTS"><WINNER_TYPE>9</WINNER_TYPE><MATCH/><PARTICIPANTS><PAIR/>
<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><TOTAL_SCORE>x</TOTAL_SCORE></PAIR><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>
</PARTICIPANTS><BOARD><TRAVELLER_LINE/></BOARD><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE/>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>x</SCORE>
<CONTRACT>9Z</CONTRACT><LEAD>x</LEAD></TRAVELLER_LINE></BOARD></EVENT><EVENT/><HANDSET><BOARD>
<BOARD_NUMBER>1</BOARD_NUMBER><HAND/><HAND><DIRECTION>N</DIRECTION><SPADES>x</SPADES></HAND>
<HAND><DIRECTION>E</DIRECTION><SPADES>A</SPADES></HAND><HAND><DIRECTION>S</DIRECTION><SPADES>A</SPADES></HAND>
</BOARD></HANDSET>&x;<"""
DAMAGED_ACBL = """{"sessions": [{"hand_records": [{"board": 0}, {"board": 1, "dealer": "Q"}, {"board": 2,
"north_spades": "x"}], "sections": [{"pair_summaries": [{"pair_number": 1, "score": "x"}, {"pair_number": 1}],
"boards": [{}, {"board_number": 1, "board_results": [{}, {"ns_pair": 1, "ew_pair": 2, "ns_score": "x",
"contract": "x", "opening_lead": "x"}]}]}, {}]}, {}]"""
DAMAGED_LIN = """x|vg|t,s,I,x,2,,,,|rs|1N|bn|9|md|1SAA,SA,SA|qx|o1|md|1SA,SA,|ah|Board 2|sv|q|an|x|mb|1Z|pc|S1|mc|14|
qx|z|md|1,,|pc|SA|"""


def codes_in_sources() -> set[str]:
    constants = (
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if text.startswith(PREFIXES) and " " not in text}


def test_there_is_something_to_look_at() -> None:
    assert len(codes_in_sources()) > 40


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_code_is_a_message(language: Language) -> None:
    text = (Path(duplicado.formats.__file__).parents[1] / f"locale/{language.value}/messages/formats.ftl").read_text(
        "utf-8"
    )
    defined = {line.partition(" =")[0] for line in text.splitlines() if line.startswith(PREFIXES)}
    assert defined == codes_in_sources()


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_the_sentences_can_be_written(language: Language) -> None:
    messages = Messages.load(language)
    found = [
        *read_usebio(DAMAGED_USEBIO).diagnostics,
        *read_acbl(DAMAGED_ACBL).diagnostics,
        *read_lin(DAMAGED_LIN).diagnostics,
    ]
    assert len({each.code for each in found}) > 30
    for each in found:
        assert len(diagnostic_text(each, messages)) > 10
