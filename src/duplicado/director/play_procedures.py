"""The rectifications of the play by name; each reads an irregular card and the penalty cards that lie there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.law.book import (
    law_43,
    law_45,
    law_46,
    law_47,
    law_49,
    law_50,
    law_51,
    law_52,
    law_53,
    law_54,
    law_55,
    law_56,
    law_57,
    law_58,
    law_62,
    law_67,
    law_68,
    law_69,
    law_70,
)
from duplicado.law.requests import Procedure

__all__ = ["PLAY_PROCEDURES"]

PLAY_PROCEDURES: Final[Mapping[str, Callable[[Any], Procedure]]] = {
    "41": lambda facts: law_47.face_down_lead_taken_back(facts[0]),
    "43B2(a)": law_43.warned_without_rights,
    "43B3": lambda facts: law_43.dummy_without_rights(facts[0]),
    "45C4": lambda facts: law_45.changed_designation(facts[0]),
    "45D": lambda facts: law_45.misplaced_by_dummy(facts[0], too_late=facts[2]),
    "45C": law_45.deemed_played,
    "45E": lambda facts: law_45.fifth_card(*facts),
    "46B": law_46.specified,
    "46B intention": law_46.incontrovertible,
    "47E1": lambda facts: law_47.misinformed_about_turn(facts[0]),
    "47E2(a)": law_47.misinformed_about_a_call,
    "49": lambda facts: law_49.rectify(*facts),
    "50": lambda facts: law_49.no_penalty_card(facts[0]),
    "50D2": law_50.offer_at_the_lead,
    "50 led": lambda facts: law_50.led_before_choice(*facts),
    "51A": law_51.offer,
    "52": lambda facts: law_52.rectify(*facts),
    "53": lambda facts: law_53.proper_lead_made(*facts),
    "54": lambda facts: law_54.rectify(*facts),
    "54E": lambda facts: law_54.by_declaring_side(facts[0]),
    "55": lambda facts: law_55.rectify(facts[0]),
    "56": lambda facts: law_56.rectify(*facts),
    "57": lambda facts: law_57.rectify(*facts),
    "57A": lambda facts: law_57.before_partner(*facts),
    "58": lambda facts: law_58.rectify(*facts),
    "62": lambda facts: law_62.rectify(*facts),
    "67": lambda facts: law_67.rectify(facts[0]),
    "68": law_68.no_claim,
    "69B": law_69.agreement_withdrawn,
    "70": law_70.rectify,
    "70 found": lambda facts: law_70.found(*facts),
    "71": law_69.concession_cancelled,
    "79B2": law_69.tricks_established,
}
