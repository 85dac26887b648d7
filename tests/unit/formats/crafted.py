"""Files that are made to keep a reader busy: one unit over and over, behind a head that has it read."""

from collections.abc import Iterator

LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE>"
    "</TRAVELLER_LINE>"
)
BOARD = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{LINE}</BOARD>"
EVENT = '<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">'
ROW = '"K","K","K","K","A","A","A","A","QJT98765","","","","","QJT9","QJ","QJT","1","N/-"\n'
DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
CRAFTED: dict[str, list[tuple[str, str]]] = {
    "pbn": [
        ("", f'[Board "1"]\n[Deal "{DEAL}"]\n[Auction "N"]\npass\n'),
        *(("", unit) for unit in ('[Event "##x"]\n\n', '[Auction "N"]\n1S =1= ', '[Note "1:a"]\n', "{", ";x\n")),
    ],
    "lin": [("", unit) for unit in ("|", "md|3SAKQ,HAK,|mb|p|", "qx|o1|md|1,,,|mb|p|mb|p|pg||\n", "rs|4SN+1,|")],
    "rbn": [("", unit) for unit in ("B 1\n", "K 1:2\n", "R N:420\n", "A N:", "P N:S2S3S4")],
    "links": [("", unit) for unit in ("https://a.example/handviewer.html?lin=md|1|\n", "?n=s", "%7C")],
    "usebio": [
        ("", "<a>"),
        *((EVENT, unit) for unit in (BOARD, f"<SESSION>{BOARD}</SESSION>", "<SECTION></SECTION>", "<a/>")),
        *((EVENT, f"<{name}></{name}>" + " " * 20) for name in ("MATCH", "PAIR", "TEAM", "EVENT", "HANDSET")),
    ],
    "json": [("", "["), ("", '{"a":'), ('{"form":"duplicado","boards":[', "{},")],
    "acbl": [('{"sessions":[{"sections":[', '{"id": "1", "a": 1},'), ("<html>", "var a={"), ("", "[1,")],
    "csv": [("", "a,b\n"), ("", '"a\n'), ("", ROW)],
    "ber": [("", "4343124213112333223143134214413434214414221241324112")],
    "bri": [("", "4343124213112333223143134214413434214414221241324112")],
    "bws": [("PK\x03\x04", "A"), ("\0\1\0\0Standard Jet DB", "\0")],
}


def crafted(key: str, size: int) -> Iterator[tuple[str, bytes]]:
    """Make such files for the reader of a format, of about so many bytes; each with its head and unit, to be named."""
    for head, unit in CRAFTED.get(key, [("", unit) for unit in ("A", "0", "1234", "\n", "[", "#")]):
        yield head + unit, (head + unit * (size // len(unit))).encode("latin-1")
