"""The Definitions, and Law 1A: each defined term stands for a value of the vocabulary or of the procedure.

The vocabulary knows no Laws, so its terms are tied to their definitions here.
"""

from __future__ import annotations

from typing import Final

from duplicado.law.book import law_25, law_30
from duplicado.law.clause import defines
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import opening_leader
from duplicado.law.procedure.tricks import Play, Trick
from duplicado.law.procedure_steps import Order
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import Bid, Double, Pass, Redouble, parse_call
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination, Suit

DEFINED: Final[dict[str, object]] = {
    "1A": Card,
    "DEF:auction(1)": Auction,
    "DEF:auction(2)": Auction.after,
    "DEF:bid": Bid,
    "DEF:board(2)": Layout,
    "DEF:call": parse_call,
    "DEF:deal(1)": Deal,
    "DEF:defender": Play.player_of,
    "DEF:denomination": Denomination,
    "DEF:double": Double,
    "DEF:dummy(1)": Play.dummy,
    "DEF:dummy(2)": Play.hand,
    "DEF:hand": Hand,
    "DEF:honour": Rank,
    "DEF:lead": Play.led,
    "DEF:lho": Seat,
    "DEF:opening_lead": opening_leader,
    "DEF:opponent": Side,
    "DEF:pack": Hand.parse,
    "DEF:partner": Seat,
    "DEF:pass": Pass,
    "DEF:play(1)": Play.played,
    "DEF:play(2)": Play,
    "DEF:rectification": Order,
    "DEF:redouble": Redouble,
    "DEF:rho": Seat,
    "DEF:rotation": Seat.clockwise_from,
    "DEF:side": Side,
    "DEF:suit": Suit,
    "DEF:trick": Trick,
    "DEF:turn": Auction.turn,
    "DEF:vulnerability": Vulnerability,
}
"""Clause and what stands for the defined term."""

for _clause, _term in DEFINED.items():
    defines(_clause, _term)
defines("DEF:unintended", law_25.rectify)
defines("DEF:artificial_call(2)", law_30.is_artificial)
defines("DEF:artificial_call(3)", law_30.is_artificial)
