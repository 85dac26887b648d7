"""What a player does or says at the table, lawful or not: one frozen value for every row of the casebook's table.

Each action prints its canonical text, which `parse_action` reads back: the two are exact inverses. Who acted, and what
another player did at the same moment, is said beside the action, not in it. Nothing here judges: a claim by dummy, or
of more tricks than are left, can be written down, as it can happen.

>>> str(parse_action("H3 & H10"))
'H3 & HT'
"""

from duplicado.table.actions.answers import (
    Accept,
    Answer,
    ChoosesCard,
    Forbid,
    FromDummy,
    FromHand,
    Highest,
    Keep,
    Lowest,
    NoRestriction,
    Refuse,
    Require,
    Spread,
)
from duplicado.table.actions.auction import Alerts, AsksAbout, AsksReview, ChangesCall, Explains, MakesCall
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Disputes, Objects, PlaysOn, SaysTricks
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.irregularity import Attention, LooksAt, RulesHimself, Warns
from duplicado.table.actions.play import (
    AsksToPoint,
    AsksToSeeLastCard,
    AsksToSeeTrick,
    ChangesDesignation,
    Designates,
    Drops,
    FacesHand,
    FacesLead,
    Holds,
    Indicates,
    LeadsFaceDown,
    Names,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    PointsWrongly,
    PutsCard,
    ReturnsHands,
    Shows,
    TakesBack,
    Touches,
)
from duplicado.table.actions.reader import Action, parse_action

__all__ = [
    "Accept",
    "Action",
    "Agrees",
    "Alerts",
    "Answer",
    "AsksAbout",
    "AsksReview",
    "AsksToPoint",
    "AsksToSeeLastCard",
    "AsksToSeeTrick",
    "Attention",
    "ChangesCall",
    "ChangesDesignation",
    "ChoosesCard",
    "Claims",
    "Concedes",
    "Designates",
    "Designation",
    "Disputes",
    "Drops",
    "Explains",
    "FacesHand",
    "FacesLead",
    "Forbid",
    "FromDummy",
    "FromHand",
    "Highest",
    "Holds",
    "Indicates",
    "Instruction",
    "Keep",
    "LeadsFaceDown",
    "LooksAt",
    "Lowest",
    "MakesCall",
    "Names",
    "NamesLead",
    "NoRestriction",
    "Objects",
    "PlaysCard",
    "PlaysOn",
    "PlaysTogether",
    "PlaysWithHidden",
    "PointsWrongly",
    "PutsCard",
    "Refuse",
    "Require",
    "ReturnsHands",
    "RulesHimself",
    "SaysTricks",
    "Shows",
    "Spread",
    "TakesBack",
    "Touches",
    "Warns",
    "parse_action",
]
