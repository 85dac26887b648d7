"""The judgement Laws by name; each is taken up at the table when play has ended, or away from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from duplicado.law.book import law_12_judged, law_16_judged, law_40, law_72, law_73, law_75, law_84
from duplicado.law.procedure_steps import Procedure

__all__ = ["JUDGED_PROCEDURES"]

JUDGED_PROCEDURES: Final[Mapping[str, Callable[[Any], Procedure]]] = {
    "12A judged": law_12_judged.rectify,
    "16A judged": law_16_judged.of_no_permitted_source,
    "16B judged": law_16_judged.rectify,
    "16B2 judged": law_16_judged.reserve_rights,
    "16C2 judged": law_16_judged.withdrawn_actions_used,
    "23C judged": law_72.helped,
    "27D judged": law_72.helped,
    "40B judged": law_40.understand,
    "40C judged": law_40.deviate,
    "50E4 judged": law_72.helped,
    "72C judged": law_72.could_have_known,
    "73B judged": law_73.communicate,
    "73E2 judged": law_73.mislead,
    "75 correction": law_75.correct,
    "75 judged": law_75.explain,
    "75A judged": law_75.misread_by_partner,
    "84 judged": law_84.establish,
}
