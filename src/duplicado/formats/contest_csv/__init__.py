"""Results as comma-separated values: ranking, travellers, score cards, and a federation's ranking file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.lazy_names import lazy_names

if TYPE_CHECKING:
    from duplicado.formats.contest_csv.federation import write_federation_csv
    from duplicado.formats.contest_csv.federation_form import read_federation_form
    from duplicado.formats.contest_csv.results import (
        write_cards_csv,
        write_event_cards_csv,
        write_event_travellers_csv,
        write_ranking_csv,
        write_travellers_csv,
    )
else:
    __getattr__ = lazy_names(__name__)

__all__ = [
    "read_federation_form",
    "write_cards_csv",
    "write_event_cards_csv",
    "write_event_travellers_csv",
    "write_federation_csv",
    "write_ranking_csv",
    "write_travellers_csv",
]
