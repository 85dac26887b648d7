"""The rectifications by name, and which one an irregularity calls for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.director.judged_procedures import JUDGED_PROCEDURES
from duplicado.director.office_procedures import OFFICE_PROCEDURES
from duplicado.director.play_procedures import PLAY_PROCEDURES
from duplicado.law.book import (
    law_11,
    law_13,
    law_14,
    law_15,
    law_16_sources,
    law_17,
    law_21,
    law_24,
    law_25,
    law_26,
    law_27,
    law_28,
    law_29,
    law_31,
    law_36,
    law_37,
    law_38,
    law_39,
)
from duplicado.law.procedure_steps import Procedure
from duplicado.law.situation import CallIrregularity

__all__ = ["OF_IRREGULAR_CALLS", "PROCEDURES"]

# Each rectification reads a fact sheet of its own; the name in the record is what ties the two together.
PROCEDURES: Final[Mapping[str, Callable[[Any], Procedure]]] = {
    "10B": law_11.waive,
    "11A": law_11.forfeit,
    "13": law_13.rectify,
    "13C": lambda facts: law_13.surplus_card(facts[0], played_to_quitted_trick=facts[1]),
    "14": law_14.rectify,
    "15A": law_15.rectify,
    "15A3": law_15.on_the_other_board,
    "16B": lambda facts: law_16_sources.from_partner(*facts),
    "16D": law_16_sources.from_other_source,
    "16D2": lambda facts: law_16_sources.way_taken(*facts),
    "81C5": law_11.waive,
    "17D3": lambda facts: law_17.reopen(*facts),
    "21B": law_21.rectify,
    "24": law_24.rectify,
    "25": law_25.rectify,
    "25B1": law_25.accepted_by_calling,
    "26": law_26.offer_at_the_lead,
    "27": law_27.rectify,
    "28B": law_28.right_player_called,
    "28B or 29A": law_28.right_player_may_have_accepted,
    "29": law_29.rectify,
    "31A1": law_31.another_call_instead,
    "36": law_36.rectify,
    "37": law_37.rectify,
    "38": law_38.rectify,
    "39": law_39.rectify,
    **PLAY_PROCEDURES,
    **JUDGED_PROCEDURES,
    **OFFICE_PROCEDURES,
}

OF_IRREGULAR_CALLS: Final[Mapping[CallIrregularity, str]] = {kind: kind.value for kind in CallIrregularity}
