"""Results as comma-separated values: ranking, travellers, score cards, and a federation's ranking file."""

from duplicado.formats.contest_csv.award_points import AwardTable, award_points, tables_played
from duplicado.formats.contest_csv.federation import write_federation_csv
from duplicado.formats.contest_csv.federation_form import FederationForm, Member, read_federation_form
from duplicado.formats.contest_csv.results import (
    write_cards_csv,
    write_event_cards_csv,
    write_event_travellers_csv,
    write_ranking_csv,
    write_travellers_csv,
)

__all__ = [
    "AwardTable",
    "FederationForm",
    "Member",
    "award_points",
    "read_federation_form",
    "tables_played",
    "write_cards_csv",
    "write_event_cards_csv",
    "write_event_travellers_csv",
    "write_federation_csv",
    "write_ranking_csv",
    "write_travellers_csv",
]
