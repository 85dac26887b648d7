"""How a result, a ruling or a clause is shown to a person."""
