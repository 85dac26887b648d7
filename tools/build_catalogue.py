"""Write the rows of the catalogue that come from the survey of the Laws beside the repository.

    python tools/build_catalogue.py ../shared/laws/clauses-2017.csv

Writes clauses.csv, references.csv, edition-2007.csv and only-2007.csv; titles, wordings and edition-2024.csv are
written by hand. The repository does not need the survey: what is written is kept.
"""

from __future__ import annotations

import argparse
import csv
import re
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "src" / "duplicado" / "publish" / "catalogue"

# Number of 2017 and number of 2007; what stands below a clause moves with it. Several of 2017 may be one of 2007.
MOVED: Final = """
13B1 13A|13B2 13B|13D 13C|13A1 13D1|13A2 13D2|13C 13F|13A 13D|13B 13A|15A1 17D1|15A2(a) 17D2|15A2(b) 17D2
15A3 17D3|15A4 17D4
15B1 15B|15B2 15A|15B3 15B|15B 15C|16C 16D|16D 16C|17D1 17E1|17D2 17E1|17D3 17E2|20G3 20G2|21B3 21B2|22A 22A2|22B 22A1
72C 23|25A4 25A2|25A5 25A3|25A6 25A4|30A 30A|30B1 30B2|30B1(a) 30B2|30B2 30B3|32A 32B|32B 32A|40B1(b) 40B1(a)
40B1(c) 40B1(b)|40B1(a) 40B1(b)|40B2(a)(v) 40B2(d)|40B2(a)(iv) 40B3|40B3(a) 40B4|40B4 40B5|40B5 40B6|40B2(d) 40C3(a)
40B3(b) 40C3(b)|45D1 45D|50E4 50E3|53C 53B|53B 53C|57A4 57A3|57C2 57C1|57C3 57C2|61C 62C3|64C1 64C|73C1 73C|73E2 73F
73E1 73E|79B3 79B2|86A 86C|86B1 86D|12C1(e) 12C1(b)|12C1(e)(i) 12C1(b)|12C1(e)(ii) 12C1(b)|12C4 86B|40A4 40B2(a)
"""
# What only 2007 has.
ONLY_2007: Final = (
    ("12C1(f)", "Scores need not balance", "score-adjustment", "auto", "office"),
    ("13E", "Information from moved cards", "information", "auto", "table-1"),
    ("16A3", "No other information may be used", "information", "finding", "office"),
    ("16A4", "Adjustment for unauthorized information", "score-adjustment", "finding", "office"),
    ("70D3", "Cards played after a claim as evidence", "rectification", "finding", "table-2"),
)
# Abbreviations of the survey, as a director would say them.
# The survey calls these different where 2007 has no such clause: its 16D ends with 16D2.
NOT_IN_2007: Final = frozenset({"16C3"})
WORDS: Final = {
    "OS": "the offending side", "NOS": "the non-offending side", "TD": "the Director", "MPC": "major penalty card",
    "mPC": "minor penalty card", "PC": "penalty card", "OOR": "out of rotation", "PP": "procedural penalty",
    "AS": "adjusted score", "SPU": "special partnership understanding", "RA": "the Regulating Authority",
    "TO": "the Tournament Organizer", "UI": "unauthorized information", "AI": "authorized information",
    "LOOT": "lead out of turn", "IB": "insufficient bid", "director": "the Director", "X/XX": "double or redouble",
    "LA": "logical alternative", "LAs": "logical alternatives", "OLOOT": "opening lead out of turn",
}  # fmt: skip
# The survey's shorthand for what a program keeps, as a director would say it.
PHRASES: Final = (
    (r"\bmust_pass\[(\w+)\]=1", r"\1 must pass once"),
    (r"\bmust_pass\[(\w+)\]=(?:all|auction)", r"\1 must pass for the rest of the auction"),
    (r"\blead26B\[(\w+)\](?: armed)?", r"Law 26B may bind the first lead of the partner of \1"),
    (r"\blead26B (and Law 16C|and 16C) (?:off|does not apply)\b", "Laws 26B and 16C do not apply"),
    (r"\blead26B off\b", "no lead restriction"),
    (r"\b16C off\b", "Law 16C does not apply"),
    (r"\breview (\d+\w*(?:\(\w\))?)", r"the Director looks at \1 when play ends"),
    (r"\bis ui\b", "is unauthorized information"),
)


def moved() -> dict[str, str]:
    """Read the table of moved clauses: number of 2017 to number of 2007."""
    pairs = (pair.split() for line in MOVED.split("\n") for pair in line.split("|") if pair)
    return {new: old for new, old in pairs}  # noqa: C416 - the pairs are lists of two


def number_in_2007(clause: str, table: dict[str, str]) -> str:
    """Follow the longest prefix that has moved."""
    for length in range(len(clause), 0, -1):
        old = table.get(clause[:length])
        rest = clause[length:]
        if old is not None and (not rest or rest[0] in "(:ABCDEFG" or (rest[0].isdigit() and not old[-1].isdigit())):
            return old + rest
    return clause


def in_words(effect: str) -> str:
    """Write the abbreviations of the survey out."""
    text = re.sub(r"\b(?<!the )(ui|ai)\[(N?OS)\]", lambda m: f"{m[1].upper()} for {m[2]}", effect)
    for short in sorted(WORDS, key=len, reverse=True):
        text = re.sub(rf"(?<![\w/])(?:[Tt]he )?{re.escape(short)}(?![\w/])", WORDS[short], text)
    text = text.replace("->", "→").strip()
    for pattern, words in PHRASES:
        text = re.sub(pattern, words, text)
    return text[:1].upper() + text[1:]


def write(name: str, header: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Write one file of the catalogue."""
    with (FOLDER / name).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)


def main() -> None:
    """Read the survey and write the catalogue."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("survey", type=Path)
    with parser.parse_args().survey.open(encoding="utf-8", newline="") as file:
        survey = list(csv.DictReader(file))
    head = ("clause", "title", "kind", "execution", "part")
    write("clauses.csv", head, [tuple(row[key] for key in head) for row in survey])
    refers: list[tuple[str, ...]] = [(row["clause"], row["refs"]) for row in survey if row["refs"]]
    write("references.csv", ("clause", "refers_to"), refers)
    table = moved()
    older: list[tuple[str, ...]] = []
    for row in survey:
        relation, _, difference = row["same_2007"].partition(":")
        if relation == "absent" or row["clause"] in NOT_IN_2007:
            older.append((row["clause"], "", "absent", ""))
            continue
        number = number_in_2007(row["clause"], table)
        if relation == "differs" or number != row["clause"]:
            older.append((row["clause"], number, relation, in_words(difference.strip())))
    write("edition-2007.csv", ("clause", "number", "relation", "difference"), older)
    write("only-2007.csv", head, [tuple(row) for row in ONLY_2007])


if __name__ == "__main__":
    main()
