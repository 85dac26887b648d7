"""The tags of a game in the export format: what the record says, in canonical spelling, and what else the game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from duplicado.formats.pbn.model import PbnGame
from duplicado.formats.pbn.values import MANDATORY, SEATS, read_score
from duplicado.table.record import BoardRecord, Claim
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.seats import Seat

_VULNERABILITIES: Final = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def export_tags(game: PbnGame) -> dict[str, str]:
    """List the tags as the export format has them: the fifteen in their order, auction, play, the others by name.

    The record goes before the tags; a tag that says more than the record (a split score) or that could not be
    understood stays as it is. A game without a record has the tags that it has.
    """
    record = game.record
    if record is None:
        present = [name for name in MANDATORY if name in game.tags]
        return {name: game.tags[name] for name in (*present, *sorted(set(game.tags) - set(present)))}
    own = _of_the_record(record, game.tags)
    tags = {name: own.get(name, game.tags.get(name, "?")) for name in MANDATORY}
    if has_auction(record):
        tags["Auction"] = record.board.dealer.value
    if has_play(record):
        tags["Play"] = first_column(record)
    supplemental = {name: value for name, value in game.tags.items() if name not in {*tags, "Auction", "Play", "Claim"}}
    for name in ("Score", "Claim"):
        if name in own:
            supplemental[name] = own[name]
    return tags | dict(sorted(supplemental.items()))


def has_auction(record: BoardRecord) -> bool:
    """Tell whether there is anything for an auction section."""
    return bool(record.calls)


def has_play(record: BoardRecord) -> bool:
    """Tell whether there is anything for a play section: cards, or a claim before the first."""
    return bool(record.plays) or (record.claim is not None and isinstance(record.stated_contract, Contract))


def first_column(record: BoardRecord) -> str:
    """Return the seat of the first column: who made the opening lead."""
    if record.plays:
        return str(record.plays[0].seat)
    contract = record.stated_contract
    return str(contract.declarer.lho) if isinstance(contract, Contract) else "-"


def play_ends_with(record: BoardRecord) -> str:
    """Return the mark behind the last card: `*` when play was ended, `+` when it goes on or breaks off."""
    if len(record.plays) == 52:
        return ""
    return "*" if record.stated_tricks is None or record.claim is not None else "+"


def _of_the_record(record: BoardRecord, tags: Mapping[str, str]) -> dict[str, str]:
    own = {"Dealer": record.board.dealer.value, "Vulnerable": _VULNERABILITIES[record.board.vulnerability]}
    if record.board.number:
        own["Board"] = str(record.board.number)
    for seat in Seat.clockwise_from(Seat.W):
        if seat in record.players:
            own[seat.full_name] = record.players[seat]
    if record.layout is not None:
        own["Deal"] = record.layout.text_from(record.board.dealer)
    own |= _contract_and_result(record)
    score = _score(record, tags)
    if score is not None:
        own["Score"] = score
    claim = _claim(record)
    if claim is not None:
        own["Claim"] = claim
    return own


def _contract_and_result(record: BoardRecord) -> dict[str, str]:
    contract = record.stated_contract
    own: dict[str, str] = {}
    if isinstance(contract, PassedOut):
        own |= {"Declarer": "", "Contract": "Pass", "Result": ""}
    elif contract is not None:
        own["Declarer"] = ("^" if record.partner_declares else "") + contract.declarer.value
        own["Contract"] = contract.bid.text + contract.doubling.value
    if record.stated_tricks is not None:
        own["Result"] = ("^" if record.result_is_agreed else "") + str(record.stated_tricks)
    return own


def _score(record: BoardRecord, tags: Mapping[str, str]) -> str | None:
    if record.stated_score is None:
        return tags.get("Score")
    contract = record.stated_contract
    declarer = contract.declarer if isinstance(contract, Contract) else SEATS.get(tags.get("Declarer", ""))
    if "Score" in tags and read_score(tags["Score"], declarer) == (record.stated_score, ""):
        return tags["Score"]
    return f"NS {record.stated_score}"


def _claim(record: BoardRecord) -> str | None:
    """Return our own tag `Claim` where the result and the mark `*` do not say the same."""
    claim = record.claim
    derived = play_ends_with(record) == "*" and has_play(record) and record.stated_tricks is not None
    if claim is None or (derived and claim == Claim(record.stated_tricks or 0)):
        return None
    claimer = f" {claim.claimer}" if claim.claimer else ""
    return f"{claim.declarer_tricks}{claimer}"
