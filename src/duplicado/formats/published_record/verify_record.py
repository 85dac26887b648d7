"""Verifier of a published record: chain, deals, scores and ranking, checked without the program that wrote them.

Run `python verify_record.py record.json [NUMBER:HEAD ...]` with heads printed earlier; exit code 1: something is wrong.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import defaultdict
from fractions import Fraction
from itertools import accumulate, product
from math import comb, factorial, prod
from pathlib import Path
from typing import Any

OF_LENGTH = [[each for each in range(1 << 13) if each.bit_count() == length] for length in range(14)]
SHAPES = [(26 - s - h - d, d, h, s) for s, h, d in product(range(14), repeat=3) if 0 <= 26 - s - h - d <= 13]
DEALS = factorial(52) // factorial(13) ** 4
VULNERABLE = ["", "NS", "EW", "NSEW", "NS", "EW", "NSEW", "", "EW", "NSEW", "", "NS", "NSEW", "", "NS", "EW"]


def sha(*parts: bytes) -> str:
    """Return the SHA-256 of bytes, in hexadecimal."""
    return hashlib.sha256(b"".join(parts)).hexdigest()


def leaf_of(entry: dict[str, str]) -> str:
    """Return what an entry is bound by: of one that is not published, the leaf itself is."""
    if "text" not in entry:
        return entry["leaf"]
    return sha(*(len(part).to_bytes(8, "big") + part for part in (entry["id"].encode(), entry["text"].encode())))


def heads_of(entries: list[dict[str, str]]) -> list[str]:
    """Return the head after each entry: whoever alters, takes away or adds one changes all heads from there on."""
    return list(accumulate(map(leaf_of, entries), lambda head, leaf: sha((head + leaf).encode()), initial=""))[1:]


def hand_at(place: int, held: list[int]) -> int:
    """Return the hand at a place among those that a side with these holdings can split off."""
    upper = 0
    while place >= (size := comb(13, 13 - upper.bit_count())):
        place, upper = place - size, upper + 1
    chosen, hand = upper << 13 | OF_LENGTH[13 - upper.bit_count()][place], 0
    for suit, holding in enumerate(held):
        for card in (card for card in range(13) if holding >> card & 1):
            hand |= (chosen & 1) << 13 * suit + card
            chosen >>= 1
    return hand


def deal_at(number: int) -> str:
    """Return the deal of a number as PBN writes it, by the numbering `duplicado-1`."""
    rest, east_place = divmod(number, comb(26, 13))
    place, north_place = divmod(rest, comb(26, 13))
    for shape in SHAPES:
        if place < (size := prod(comb(13, length) for length in shape)):
            break
        place -= size
    held = []
    for same in (OF_LENGTH[length] for length in shape):
        place, which = divmod(place, len(same))
        held.append(same[which])
    ours = sum(holding << 13 * suit for suit, holding in enumerate(held))
    north, east = hand_at(north_place, held), hand_at(east_place, [8191 ^ holding for holding in held])
    hands = (north, east, ours ^ north, ~ours ^ east)
    suits = ([hand >> 39 - down & 8191 for down in range(0, 52, 13)] for hand in hands)
    ranks = list(zip(range(12, -1, -1), "AKQJT98765432", strict=True))
    return "N:" + " ".join(".".join("".join(r for c, r in ranks if suit >> c & 1) for suit in each) for each in suits)


def deals_of(lot: dict[str, Any]) -> tuple[dict[int, str], list[str]]:
    """Deal a lot's boards again, and see that it is what was committed to, and that everybody's chance is in it."""
    seed, boards, chance = bytes.fromhex(lot["seed"]), lot["boards"], lot["chance"]
    about = f"{lot['event']}\n{lot['session']}\n" if chance else ""
    dealt, wrong, at, purpose = dict[int, str](), list[str](), 0, f"duplicado deal {2 if chance else 1}\n".encode()
    if lot["commitment"] != sha(purpose, f"{about}{','.join(map(str, boards))}\n".encode(), seed):
        wrong.append("the seed is not the one that was committed to before play")
    if chance:
        values = [bytes.fromhex(each["value"]) for each in chance]
        if [each["hash"] for each in chance] != [sha(b"duplicado chance 1\n", value) for value in values]:
            wrong.append("somebody's chance is not the one that he announced")
        if lot["closed"] != sha(purpose, "\n".join([lot["commitment"], *(each["hash"] for each in chance)]).encode()):
            wrong.append("the list of chances is not the one that was closed before they were shown")
        seed = hashlib.sha256(purpose + lot["closed"].encode() + seed + b"".join(values)).digest()
    drawn = hashlib.shake_256(purpose + seed).digest(12 * (40 + 4 * len(boards)))
    for board in boards:
        while (number := int.from_bytes(drawn[at : at + 12], "big")) >= DEALS:
            at += 12
        dealt[board], at = deal_at(number), at + 12
    return dealt, wrong


def points(board: int, said: dict[str, Any]) -> int:
    """Return the points to North-South of what was entered: a score, or a contract and its tricks (Law 77)."""
    bid, _, declarer = said.get("contract", {}).get("contract", "").partition(" ")
    if not bid[:1].isdigit():
        return int(said.get("north_south", 0))
    level, suit, doubled = int(bid[0]), bid[1:].rstrip("X"), bid.count("X")
    over, vulnerable = said["tricks"] - 6 - level, declarer in VULNERABLE[(board - 1) % 16]
    if over < 0:
        down = [200, 300, 300] if vulnerable else [100, 200, 200]
        score = -sum([*down, *[300] * 13][:-over]) * doubled if doubled else over * (100 if vulnerable else 50)
    else:
        each = 20 if suit in ("C", "D") else 30
        trick_score = (level * each + (10 if suit == "NT" else 0)) * 2**doubled
        bonus = (500 if vulnerable else 300) if trick_score >= 100 else 50
        bonus += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
        score = trick_score + bonus + 50 * doubled + over * ((200 if vulnerable else 100) * doubled or each)
    return int(score if declarer in "NS" else -score)


def matchpoints(scores: list[int], expected: int) -> list[Fraction]:
    """Return the matchpoints of each score, 2/1/0, factored to the number expected (Law 78A, Neuberg's formula)."""
    among = [sum(2 if each > other else each == other for other in scores) - 1 for each in scores]
    return [Fraction(each * expected + expected - len(scores), len(scores)) for each in among]


def stated(texts: list[str]) -> dict[tuple[Any, ...], list[Any]]:
    """Return what was entered of each board at each table, by the entries that are published."""
    found = defaultdict[tuple[Any, ...], list[Any]](list)
    for said in (json.loads(text).get("fact", {}) for text in texts):
        if (said := said.get("result", said)).get("is") == "result-entered":
            place = said["place"]
            found[place["session"], place["section"], str(place["table"]), place["board"]].append(said["line"])
    return found


def check_field(field: dict[str, Any], entered: dict[tuple[Any, ...], list[Any]]) -> list[str]:
    """Go through a field: lines as they were entered, none left out; points, matchpoints, totals, figures, places."""
    wrong, lines, top = list[str](), field["lines"], {int(k): 2 * v - 2 for k, v in field["expected"].items()}
    totals, tops, there = (defaultdict[Any, Any](int) for _ in range(3))
    for line in lines:
        place, entry = (field["session"], line["section"], line["table"], line["board"]), line["entered"]
        there[place] += not line["adjusted"]
        for who, side in ((line["north_south"], "ns"), (line["east_west"], "ew")):
            totals[who] += Fraction(line[side] or 0)
            tops[who] += top[line["board"]] if line[side] else 0
        if not line["adjusted"] and (entry not in entered.get(place, []) or line["score"] != points(place[3], entry)):
            wrong.append(f"board {place[3]}, table {place[2]}: {line['score']} is not what was entered there")
    ours = {each for each in entered if each[0] == field["session"] and field["section"] in (None, each[1])}
    if len(ours - there.keys()) != field["left_out"] or any(there[each] > len(entered[each]) for each in there):
        wrong.append("the results are not those that were entered, each as often")
    for board in sorted(top) if not field["otherwise"] else []:
        plain = [line for line in lines if line["board"] == board and not line["adjusted"]]
        among = matchpoints([line["score"] for line in plain], top[board] // 2 + 1)
        if [(Fraction(line["ns"]), Fraction(line["ew"])) for line in plain] != [(n, top[board] - n) for n in among]:
            wrong.append(f"board {board}: the matchpoints do not follow from the scores")
    for ranking in field["rankings"]:
        figures = [Fraction(each["figure"]) for each in ranking]
        for each, figure in zip(ranking, figures, strict=True):
            total, above, who = Fraction(each["total"]), sum(other > figure for other in figures), each["who"]
            if not above < each["place"] <= above + (figures.count(figure) if field["ties"] else 1):
                wrong.append(f"{who} has place {each['place']}, by the figures it is {above + 1}")
            by_tops = figure in (total, total * 100 / (tops[who] or 1))
            if not (field["otherwise"] or (by_tops and totals[who] + Fraction(each["penalty"]) == total)):
                wrong.append(f"{who}: total and figure do not follow from the boards")
    return wrong


def check(record: dict[str, Any], known: tuple[str, ...] = ()) -> tuple[list[str], list[str]]:
    """Return what of a record was checked, and what is wrong; `known`: heads that were printed before, NUMBER:HEAD."""
    done, wrong, heads = list[str](), list[str](), heads_of(record["entries"])
    texts = [each["text"] for each in record["entries"] if "text" in each]
    if record["head"] != f"{len(heads)}:{['', *heads][-1]}":
        wrong.append("the head is not that of these entries")
    for each in known:
        number, _, head = each.partition(":")
        if not (number.isdigit() and 0 < int(number) <= len(heads) and heads[int(number) - 1].startswith(head or "-")):
            wrong.append(f"the record does not go on from the head {each}")
    done.append(f"chain: {len(heads)} entries, {len(texts)} of them published")
    done += [f"{a}: nothing is proved of them" for a, b in (("deals", "lots"), ("scores", "fields")) if not record[b]]
    for lot in record["lots"]:
        dealt, found = deals_of(lot)
        shown = record["deals"].get(str(lot["session"]), {})
        found += [f"board {board} is not as dealt" for board in dealt if shown.get(str(board)) != dealt[board]]
        found += [f"{deal} is in no entry" for deal in shown.values() if not any(deal in text for text in texts)]
        wrong += [f"session {lot['session']}: {each}" for each in found]
        alone = f"by the organizer's seed alone, committed to by {lot['commitment'][:16]}"
        chance = f"with the chance of {len(lot['chance'])} devices, {lot['given_up']} lists given up before"
        done.append(f"deals of session {lot['session']}: {len(dealt)} boards, {chance if lot['chance'] else alone}")
    for field in record["fields"]:
        wrong += check_field(field, stated(texts))
        told = f"{len(field['lines'])} results, {sum(line['adjusted'] for line in field['lines'])} ruled or not played"
        how = "by rules that are not checked here" if field["otherwise"] else "matchpoints and totals checked"
        done.append(f"scores of session {field['session']}: {told}, {field['left_out']} more left out, {how}")
        done[-1] += f", {sum(map(len, field['rankings']))} contestants ranked"
    return done, wrong


if __name__ == "__main__":
    try:
        checked, faults = check(json.loads(Path(sys.argv[1]).read_text("utf-8")), tuple(sys.argv[2:]))
    except (ArithmeticError, AttributeError, LookupError, OSError, RecursionError, TypeError, ValueError) as error:
        checked, faults = [], [f"no published record can be read ({type(error).__name__})"]
    told = [*checked, *(f"WRONG: {fault}" for fault in faults), *([] if faults else ["Everything is right."])]
    sys.stdout.write("\n".join([*told, ""]))
    sys.exit(bool(faults))
